/** The cases of SEP-45: verdicts of wallets and servers, with and without a simulation. */

import { checkContractChallenge, readChallenge, verifyContractChallenge } from "@dwsa/base/webauth";
import assert from "node:assert/strict";
import { test } from "node:test";
import { contractExpectedOf, entriesOf, SEP45 } from "./_cases.ts";

/** The reasons of each rule of SEP-45, by the number that `because` begins with. */
const REASONS: Readonly<Record<number, readonly string[]>> = {
  1: ["entries"],
  2: ["credentials"],
  3: ["sub-invocations"],
  4: ["function"],
  5: ["arguments"],
  6: ["different-calls"],
  7: ["account"],
  8: ["home-domain", "arguments"],
  9: ["web-auth-domain", "arguments"],
  10: ["server-account", "arguments"],
  11: ["client-domain"],
  12: ["arguments"],
  13: ["server-signature", "expired"],
  14: ["client-domain-signature", "expired"],
  15: ["expired"],
  16: ["simulation"],
  17: ["side-effects"],
  18: ["client-domain"],
};

/** Cases in which an earlier part of the structure fails than the rule of the case. */
const EARLIER = ["sep45-077"];

for (const one of SEP45.cases) {
  test(`SEP-45 ${one.id}: ${one.name}`, () => {
    const entries = entriesOf(one.challenge);
    if (entries === undefined) {
      assert.deepEqual([one.check, one.verify], [false, false]);
      return;
    }
    const expected = contractExpectedOf(one);
    const { homeDomain: _, account, clientDomain: __, ...server } = expected;
    const check = checkContractChallenge(entries, expected);
    const homeDomains = one.given.homeDomains ?? SEP45.given.homeDomains;
    const verdict = verifyContractChallenge(entries, { ...server, homeDomains });
    assert.equal(check.valid, one.check, JSON.stringify(check.problems));
    assert.equal(verdict.valid, one.verify, JSON.stringify(verdict.problems));
    assert.equal(verdict.subject, one.verify && one.simulation !== undefined ? verdict.login!.account : null);
    if (one.check) assert.equal(verdict.login?.account, account);
    for (const [because, { valid, problems }] of [[one.checkBecause, check], [one.because, verdict]] as const) {
      const [, number] = /^C(\d+) /.exec(because ?? "") ?? [];
      if (valid || number === undefined || Number(number) !== one.rule || EARLIER.includes(one.id)) continue;
      assert.ok(problems.some(({ reason }) => REASONS[Number(number)]!.includes(reason)), JSON.stringify(problems));
    }
    if (verdict.login === null) {
      assert.throws(() => readChallenge(entries), { code: "webauth/challenge" });
    } else {
      assert.deepEqual(readChallenge(entries), verdict.login);
      for (const [name, value] of Object.entries(one.login ?? {})) {
        assert.deepEqual(verdict.login[name as keyof typeof verdict.login], value, name);
      }
    }
  });
}

test("a simulation that asks for a restoration first proves no login", () => {
  const ready = SEP45.cases.find(({ check, verify, simulation }) => check && verify && simulation !== undefined)!;
  const { simulation, ...expected } = contractExpectedOf(ready);
  assert.ok(simulation?.type === "ready");
  const { account: _, homeDomain, clientDomain: __, ...server } = expected;
  const entries = entriesOf(ready.challenge)!;
  const options = { ...server, homeDomains: [homeDomain] };
  assert.equal(verifyContractChallenge(entries, { ...options, simulation }).subject, ready.login!.account);
  const restore = { ...simulation, type: "restore", afterRestore: simulation } as const;
  const { valid, subject, problems } = verifyContractChallenge(entries, { ...options, simulation: restore });
  assert.deepEqual([valid, subject, problems.map(({ reason }) => reason)], [false, null, ["simulation"]]);
  assert.equal(checkContractChallenge(entries, { ...expected, simulation: restore }).valid, false);
});
