/** Runs the scenarios of the client over HTTP. */
import { argv } from "node:process";
import { runOverHttp } from "../../_over_http.js";
console.log(JSON.stringify(await runOverHttp(argv[2])));
