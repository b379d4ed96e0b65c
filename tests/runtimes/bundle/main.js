/** Imports the bundle from the URL in the first argument. */
import { argv } from "node:process";
import { reportOn } from "./report.js";
console.log(JSON.stringify(await reportOn(await import(argv[2]))));
