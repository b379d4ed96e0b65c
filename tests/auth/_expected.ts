/** An expected call and a signer for the tests of `expectInvocation` and of approvers. */

import assert from "node:assert/strict";
import type { ExpectedInvocation } from "@dwsa/base/policy";
import { ScVal } from "@dwsa/base/xdr";
import { ALICE, contract } from "./_entries.ts";

/** The arguments of the expected call. */
export const args: readonly ScVal[] = [ScVal.scvU32(7)];
/** The expected sub-invocation. */
export const transfer: ExpectedInvocation = { contract: contract(4), function: "transfer", args: [] };
/** The expected call of `swap`, which calls `transfer`. */
export const expected: ExpectedInvocation = {
  address: ALICE,
  contract: contract(3),
  function: "swap",
  args,
  subInvocations: [transfer],
};

/** A signer that must not be called. */
export const never: { publicKey(): string; sign(): never } = {
  publicKey: () => ALICE,
  sign: () => assert.fail("asked to sign"),
};
