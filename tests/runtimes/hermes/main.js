import "./polyfills.js";
import { runSmoke } from "../../_smoke.js";
runSmoke().then((report) => print(JSON.stringify(report)));
