import { runSmoke } from "../../tests/runtimes/_smoke.js";
console.log(JSON.stringify(await runSmoke()));
