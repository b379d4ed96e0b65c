/**
 * Calls of asset contracts with all types of addresses, on the host of protocol 30: which recipients are accepted, and
 * which receive tokens.
 */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { muxedAddress, scAddressToString } from "@dwsa/base/address";
import { readTokenCall } from "@dwsa/base/contract";
import { tokenMovements } from "@dwsa/base/humanize";
import { ContractEvent, DwsaAuthorizationEntry, requiredProtocol, ScVal } from "@dwsa/base/xdr";

interface Call {
  readonly call: string;
  readonly args: readonly string[];
  readonly host30: string;
  readonly host28: string;
  readonly events?: readonly string[];
  readonly auth?: readonly string[];
}

const { asset }: { readonly asset: readonly Call[] } = JSON.parse(
  readFileSync(new URL("../vectors/protocol/host.json", import.meta.url), "utf8"),
);

test("readTokenCall() reads a muxed recipient of transfer, as the host does", () => {
  let muxed = 0;
  for (const { call, args, auth = [], host28 } of asset) {
    for (const text of auth) {
      const { function: fn } = DwsaAuthorizationEntry.fromXDR(text).rootInvocation;
      assert(fn.type === "dwsaAuthorizedFunctionTypeContractFn");
      const found = readTokenCall(fn.value);
      assert(found !== undefined, call);
      if (!/^transfer .*to [MW]/.test(call)) continue;
      muxed++;
      const to = ScVal.fromXDR(args[1]!);
      assert(found.name === "transfer" && to.type === "scvAddress");
      assert.equal(found.to, scAddressToString(to.value), call);
      assert.equal(requiredProtocol(fn.value) === 30, host28 === "decode", call);
    }
  }
  assert.ok(muxed >= 6, `only ${muxed}`);
});

test("tokenMovements() has the contract and the id of a muxed recipient, which muxedAddress() puts together", () => {
  let found = 0;
  for (const { call, args, events = [] } of asset.filter(({ call }) => /^transfer .*to [MW]/.test(call))) {
    const to = ScVal.fromXDR(args[1]!);
    assert(to.type === "scvAddress");
    for (const movement of tokenMovements(events.map((text) => ContractEvent.fromXDR(text))).movements) {
      assert("to" in movement && movement.to !== undefined && movement.toMuxedId?.type === "u64", call);
      assert.equal(muxedAddress(movement.to, movement.toMuxedId.value), scAddressToString(to.value), call);
      found++;
    }
  }
  assert.equal(found, 7);
});
