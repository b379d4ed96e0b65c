/** Uses each area of the module imported as `base`. All works if the runtime has text codecs and randomness. */
import { BARE_USES, tryBareUse } from "../../_bare_uses.js";

export async function reportOn(base) {
  const areas = { xdr: base.xdr, json: { parseJson: JSON.parse } };
  const library = new Proxy(areas, { get: (_, name) => areas[name] ?? base });
  const report = {};
  for (const use of BARE_USES) {
    if (use.isNotInRoot) continue;
    const { result, message } = await tryBareUse(use, library);
    const expected = use.expected.result ?? result;
    report[use.name] = result === expected && result !== undefined ? null : message ?? `got ${result}`;
  }
  return report;
}
