/** The cases of SEP-10: verdicts of wallets and servers, logins, subjects and signatures. */

import { checkChallenge, readChallenge, verifyChallenge } from "@dwsa/base/webauth";
import assert from "node:assert/strict";
import { test } from "node:test";
import { envelopeOf, expectedOf, optionsOf, SEP10 } from "./_cases.ts";

/** The reasons of each rule of SEP-10, by the number that `because` begins with. */
const REASONS: Readonly<Record<number, readonly string[]>> = {
  1: ["envelope"],
  2: ["server-account"],
  3: ["sequence"],
  4: ["time-bounds", "expired", "not-yet-valid"],
  5: ["operations"],
  6: ["account"],
  7: ["home-domain"],
  8: ["nonce"],
  9: ["memo"],
  10: ["operations"],
  11: ["web-auth-domain"],
  12: ["client-domain"],
  13: ["server-signature"],
  14: ["unknown-signature"],
  15: ["client-domain-signature"],
  16: ["client-signature"],
  17: ["threshold"],
  18: ["memo"],
  19: ["client-domain"],
};

/** Cases in which an earlier part of the structure fails than the rule of the case. */
const EARLIER = ["sep10-035", "sep10-037"];

for (const one of SEP10.cases) {
  test(`SEP-10 ${one.id}: ${one.name}`, () => {
    const envelope = envelopeOf(one.challenge);
    if (envelope === undefined) {
      assert.deepEqual([one.check, one.verify], [false, false]);
      return;
    }
    const check = checkChallenge(envelope, expectedOf(one.given));
    const verdict = verifyChallenge(envelope, optionsOf(one.given));
    assert.equal(check.valid, one.check, JSON.stringify(check.problems));
    assert.equal(verdict.valid, one.verify, JSON.stringify(verdict.problems));
    assert.equal(verdict.login !== null, one.kind === "login");
    assert.equal(verdict.subject, one.verify ? one.subject : null);
    for (const [because, { valid, problems }] of [[one.checkBecause, check], [one.because, verdict]] as const) {
      const [, number] = /^R(\d+) /.exec(because ?? "") ?? [];
      if (valid || number === undefined || Number(number) !== one.rule || EARLIER.includes(one.id)) continue;
      assert.ok(problems.some(({ reason }) => REASONS[Number(number)]!.includes(reason)), JSON.stringify(problems));
    }
    if (verdict.login === null) {
      assert.throws(() => readChallenge(envelope), { code: "webauth/challenge" });
    } else {
      assert.deepEqual(readChallenge(envelope), verdict.login);
      const { memo, ...rest } = verdict.login;
      const found = { ...rest, memo: memo === null ? null : String(memo) };
      for (const [name, value] of Object.entries(one.login ?? {})) {
        const expected = name === "memo" && value !== null ? String(value) : value;
        assert.deepEqual(found[name as keyof typeof found], expected, name);
      }
    }
    if (one.signers !== undefined) {
      const clients = verdict.signatures.filter(({ role }) => role === "client").map(({ by }) => by);
      assert.deepEqual([...clients].sort(), [...one.signers].sort());
      assert.equal(verdict.weight, one.weight);
      assert.equal(verdict.signatures.filter(({ role }) => role === "server").length, 1);
      assert.ok(verdict.signatures.every(({ by }) => by !== null));
    }
  });
}
