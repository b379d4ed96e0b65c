/** Loads the bundle with the correct integrity hash of its script element, and with a wrong one. */
import { reportOn } from "./report.js";

const url = "/node_modules/@dwsa/base/bundle.js";
const load = (src, integrity) =>
  new Promise((resolve) => {
    const script = Object.assign(document.createElement("script"), { type: "module", src, integrity });
    script.onload = () => resolve(true);
    script.onerror = () => resolve(false);
    document.head.append(script);
  });
const integrity = await (await fetch("/node_modules/@dwsa/base/bundle.integrity")).text();
const isRefused = !(await load(`${url}?other`, `sha384-${"A".repeat(64)}`));
const isLoaded = await load(url, integrity.trim());
const report = await reportOn(await import(url));
report["the right hash"] = isLoaded ? null : "was refused";
report["the hash of another module"] = isRefused ? null : "was accepted";
await fetch("/report", { method: "POST", body: JSON.stringify(report) });
