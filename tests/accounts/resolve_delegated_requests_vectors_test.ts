import assert from "node:assert/strict";
import { test } from "node:test";
import { type OuterApproval, resolveDelegatedRequests } from "@dwsa/base/accounts";
import { describeRequest, formatDescription } from "@dwsa/base/describe";
import { signingPolicy } from "@dwsa/base/policy";
import { approvalRequest } from "@dwsa/base/auth";
import { HashIdPreimage } from "@dwsa/base/xdr";
import { entryOf, NETWORK, type OuterJson, readVectors, type SightCase } from "./_vectors.ts";

const cases = readVectors<readonly SightCase[]>("sight.json");

const TOKEN = "CCW67TSZV3SSS2HXMBQ5JFGCKJNXKZM7UQUWUZPUTHXSTZLEO7SJMI75";

const policy = signingPolicy({
  version: 1,
  network: NETWORK,
  addresses: ["CB5QBNOJYFC26C5T4PPD45SSBLSOK6FQEUK4YLKB56WFSOOPCAYHRQF5"],
  untilLedger: 1500,
  calls: [{
    contract: TOKEN,
    function: "transfer",
    args: [
      "self",
      { is: { address: "GDWUSKGGFDI4FRXK5EBTRECZSVQSSWJHHJOGH6JWG3AUMFFMQ435DIAG" } },
      { is: { i128: "100" } },
    ],
  }],
}).entries;

function outerOf({ entry, preimage, contextRuleIds }: OuterJson): OuterApproval {
  const approval = entry === undefined ? HashIdPreimage.fromXDR(preimage!, "base64") : entryOf(entry);
  return contextRuleIds === undefined ? approval : { entry: approval, contextRuleIds };
}

test("the vectors are those of 25 requests that resolve and 31 that do not", () => {
  assert.equal(cases.filter(({ result }) => result.seen).length, 25);
  assert.equal(cases.filter(({ result }) => result.refused).length, 31);
});

for (const { name, network, nested, of, result } of cases) {
  test(`resolveDelegatedRequests() shows or rejects ${name}`, () => {
    const request = approvalRequest(entryOf(nested), network);
    const resolve = () => resolveDelegatedRequests([request], of.map(outerOf));
    if (result.refused !== undefined) {
      const { code, path } = result.refused;
      assert.throws(resolve, { code, path });
      return;
    }
    const [seen, ...more] = resolve();
    assert.equal(more.length, 0);
    const { path, credentials, address, signatureExpirationLedger, via, invocation } = seen!;
    const expected = result.seen!;
    assert.deepEqual(
      { path, credentials, address, signatureExpirationLedger, via, invocation: invocation.toXDR("base64") },
      { via: undefined, ...expected },
    );
    assert.deepEqual(policy([seen!]).map(({ code, path }) => ({ code, path })), result.violations);
    const description = describeRequest([seen!], {
      networkPassphrase: network,
      tokens: [{ contract: TOKEN, symbol: "USDC", decimals: 7 }],
    });
    assert(formatDescription(description).split("\n").includes(result.text!));
    assert(!description.warnings.some(({ code }) => code === "unread-payload"));
  });
}
