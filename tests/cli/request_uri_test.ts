/** `dwsa tx show` reads request URIs (SEP-7). */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { runCommand } from "../../apps/cli/commands.ts";
import { runIn } from "./_run.ts";

const { cases }: { readonly cases: readonly { readonly id: string; readonly uri: string; readonly valid: boolean }[] } =
  JSON.parse(readFileSync(new URL("../vectors/webauth/sep7.json", import.meta.url), "utf8"));
const uriOf = (number: string) => cases.find(({ id }) => id === `sep7-${number}`)!.uri;

test("tx show shows where the signed transaction goes, the claimed requester, and what the wallet fills in", async () => {
  const { code, out } = await runIn(runCommand, ["tx", "show", uriOf("014")]);
  assert.equal(code, 0);
  for (
    const line of [
      'warning: the signed transaction goes  to "https://shop.example/cb" (callback), not to the network',
      'warning: claims to come from  "shop.example": not verified',
      'warning: the wallet fills in  sourceAccount: "who pays"',
      'message  "order 24"',
    ]
  ) assert.ok(out.includes(line), `${line} in ${out}`);
  assert.ok(out.includes("Send 0.5 XLM"), out);
});

test("tx show shows a requested payment, with invisible characters escaped", async () => {
  const { code, out } = await runIn(runCommand, ["tx", "show", uriOf("027")]);
  assert.equal(code, 0);
  assert.match(out, /^a payment request/);
  assert.ok(out.includes('message  "pay \\u{202e}001 me"'), out);
  const json = await runIn(runCommand, ["tx", "show", "--json", uriOf("009")]);
  assert.deepEqual(JSON.parse(json.out).memo, { type: "id", value: "18446744073709551615" });
});

test("tx show rejects every malformed request URI, and repeats no secret key", async () => {
  for (const { uri } of cases.filter(({ valid }) => !valid)) {
    if (/\s/.test(uri) || !uri.startsWith("web+stellar:")) continue;
    const { code, out, notes } = await runIn(runCommand, ["tx", "show", uri]);
    assert.equal(code, 2, uri);
    assert.doesNotMatch(out + notes.join("\n"), /S[A-Z2-7]{55}/);
  }
});
