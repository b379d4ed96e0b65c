/** Tests the sources of a clone, with their two packages installed. */
import { reportOn } from "./report.js";
import * as base from "../../inside/mod.ts";
console.log(JSON.stringify(await reportOn(base)));
