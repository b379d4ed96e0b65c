import { inspect } from "./model/inspect.ts";
import { largeInputs } from "../../tests/inspector/_large.ts";
import process from "node:process";
const q = {
  input: "",
  other: "",
  kind: "",
  item: 0,
  network: "Public Global Stellar Network ; September 2015",
  ledger: null,
  names: "native",
  policy: "",
};
for (const [name, input] of largeInputs()) {
  if (Deno.args[0] && !name.includes(Deno.args[0])) continue;
  for (let i = 0; i < 2; i++) {
    const c = process.cpuUsage();
    const { report, forms } = inspect({ ...q, input });
    const d = process.cpuUsage(c);
    const s = JSON.stringify(report).length;
    const c2 = process.cpuUsage();
    forms();
    const d2 = process.cpuUsage(c2);
    console.log(name, (d.user / 1000).toFixed(0), (d2.user / 1000).toFixed(0), s);
  }
}
