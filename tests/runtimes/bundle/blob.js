/** For runtimes that cannot import HTTP URLs: fetches the bundle and imports its source. */
import { argv } from "node:process";
import { reportOn } from "./report.js";
const text = await (await fetch(argv[2])).text();
const base = await import(URL.createObjectURL(new Blob([text], { type: "text/javascript" })));
console.log(JSON.stringify(await reportOn(base)));
