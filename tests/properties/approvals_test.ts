/** Properties of descriptions of approvals. */

import assert from "node:assert/strict";
import fc from "fast-check";
import { DwsaError } from "@dwsa/base";
import { scAddressToString } from "@dwsa/base/address";
import { Contract } from "@dwsa/base/contract";
import { type ApprovalRequest, approvalRequest, buildAuthorizationEntryPreimage } from "@dwsa/base/auth";
import { Networks } from "@dwsa/base/network";
import {
  describeRequest,
  type Description,
  descriptionLines,
  formatDescription,
  type Knowledge,
  type Statement,
} from "@dwsa/base/describe";
import { encodeStrKey } from "@dwsa/base/strkey";
import {
  DwsaAddressCredentials,
  DwsaAuthorizationEntry,
  type DwsaAuthorizedInvocation,
  DwsaCredentials,
  ScVal,
} from "@dwsa/base/xdr";
import { addressArm, anyTree, tokenContracts, tokenHolders, tokenTree } from "../_arbitraries/auth.ts";
import { text, uint32 } from "../_arbitraries/bytes.ts";
import { testProperty } from "../_arbitraries/property.ts";
import { assertSame } from "../_deep_equal.ts";

const NETWORK = Networks.TESTNET;
const [FIRST, SECOND] = tokenContracts.map((id) => encodeStrKey("contract", id)) as [string, string];
const HOLDERS = tokenHolders.map(scAddressToString);

/** An entry for a contract or an account of {@linkcode tokenHolders}. */
const entry = fc.tuple(
  fc.oneof(tokenTree, tokenTree, anyTree),
  fc.constantFrom(...tokenHolders.slice(1, 3)),
  uint32,
  addressArm,
)
  .map(([rootInvocation, address, expiry, arm]) =>
    new DwsaAuthorizationEntry({
      credentials: DwsaCredentials[arm](
        new DwsaAddressCredentials({
          address,
          nonce: 5n,
          signatureExpirationLedger: Math.max(1, expiry),
          signature: ScVal.scvVoid(),
        }),
      ),
      rootInvocation,
    })
  );
const label = fc.oneof(text(), fc.constantFrom("\n", "\u202e", "\x1b[2J", '"'));
const symbol = label.filter((name) => name !== "");
/** Any part of the approval context. */
const knowledge = fc.record({
  tokens: fc.tuple(symbol, symbol, fc.nat(255)).map(([first, second, decimals]) => [
    { contract: FIRST, symbol: first, decimals },
    { contract: SECOND, symbol: second, decimals: 7 },
    { asset: "native", symbol: first },
  ]),
  labels: fc.uniqueArray(fc.record({ address: fc.constantFrom(...HOLDERS), label }), {
    selector: (one) => one.address,
  }),
  currentLedger: uint32,
}, { requiredKeys: [] }).map((known): Knowledge => ({ networkPassphrase: NETWORK, ...known }));

/** Counts the calls in a tree. */
const sizeOf = (node: DwsaAuthorizedInvocation): number =>
  node.subInvocations.reduce((sum, sub) => sum + sizeOf(sub), 1);

/** Returns the description; `undefined` if the tree has inconsistent parts. */
function described(request: ApprovalRequest, known: Knowledge): Description | undefined {
  try {
    return describeRequest([request], known);
  } catch (error) {
    assert.ok(DwsaError.is(error), `${error}`);
    assert.match(error.code, /^humanize\/unknown-arm$/);
    return undefined;
  }
}

const statementsOf = (
  { below, ...one }: Statement,
): Omit<Statement, "below">[] => [one, ...below.flatMap(statementsOf)];
const allOf = (description: Description) => description.statements.flatMap(statementsOf);

testProperty(
  "formatDescription() writes a line for each call whatever texts are in it, without a character that does not show",
  fc.property(entry, knowledge, (unsigned, known) => {
    const description = described(approvalRequest(unsigned, NETWORK), known);
    if (description === undefined) return;
    const lines = formatDescription(description).split("\n");
    const roles = descriptionLines(description).map(({ role }) => role);
    assert.equal(lines.length, roles.length);
    assert.equal(roles.filter((role) => role === "statement").length, sizeOf(unsigned.rootInvocation));
    for (const line of lines) assert.doesNotMatch(line, /[\p{C}\p{Zl}\p{Zp}]/u);
  }),
  200,
);

testProperty(
  "describeRequest() says the same of an entry and of its preimage",
  fc.property(entry, knowledge, (unsigned, known) => {
    const { signatureExpirationLedger: expiry } = approvalRequest(unsigned, NETWORK);
    const preimage = buildAuthorizationEntryPreimage(unsigned, expiry!, NETWORK);
    const [ofEntry, ofPreimage] = [unsigned, preimage].map((one) => described(approvalRequest(one, NETWORK), known));
    if (unsigned.credentials.type === "dwsaCredentialsAddressV2") return assertSame(ofPreimage, ofEntry);
    if (ofEntry === undefined) return assert.equal(ofPreimage, undefined);
    // A legacy preimage does not contain the approver's address.
    const bindable = (statement: Omit<Statement, "below">) =>
      statement.warnings.filter((code) => code !== "not-the-approver");
    const expected = allOf(ofEntry).map((one, i) =>
      i === 0 ? new Set([...bindable(one), "address-not-bound"]) : new Set(bindable(one))
    );
    assert.deepEqual(allOf(ofPreimage!).map(({ warnings }) => new Set(warnings)), expected);
    assert.deepEqual(allOf(ofPreimage!).map(({ parts }) => parts), allOf(ofEntry).map(({ parts }) => parts));
  }),
  200,
);

/** The warnings that more knowledge can disprove: decimals, the ledger, and tokens or addresses that are now known. */
const DEPENDENT = /^(unknown-|unlimited-allowance|allowance|long-|lookalike-)/;

testProperty(
  "describeRequest() never loses a warning by more knowledge, but that of what was unknown",
  fc.property(entry, knowledge, knowledge, fc.nat(3), fc.boolean(), (unsigned, less, more, known, withOperation) => {
    const request = approvalRequest(unsigned, NETWORK);
    const operation = withOperation ? { operation: new Contract(FIRST).call("transfer") } : {};
    const all = { ...more, ...less, ...operation };
    const part = { ...less, ...operation, ...less.tokens === undefined ? {} : { tokens: less.tokens.slice(0, known) } };
    const [before, after] = [part, all].map((one) => described(request, one));
    if (before === undefined) return;
    const codes = allOf(after!).map((one) => new Set(one.warnings));
    for (const [i, one] of allOf(before).entries()) {
      const lost = one.warnings.filter((code) => !codes[i]!.has(code));
      assert.deepEqual(lost.filter((code) => !DEPENDENT.test(code)), []);
    }
  }),
  200,
);
