/** Properties of contracts, their calls and their ledger keys. */

import assert from "node:assert/strict";
import fc from "fast-check";
import { Address } from "@dwsa/base/address";
import {
  Contract,
  contractCodeKey,
  contractDataKey,
  contractFootprint,
  contractInstanceKey,
  withAuth,
} from "@dwsa/base/contract";
import { StrKey } from "@dwsa/base/strkey";
import { LedgerKey, Operation } from "@dwsa/base/xdr";
import { argument, unsignedEntry } from "../_arbitraries/auth.ts";
import { bytesOf, functionName } from "../_arbitraries/bytes.ts";
import { testProperty } from "../_arbitraries/property.ts";

testProperty(
  "a Contract is its id, in every form",
  fc.property(bytesOf(32), (id) => {
    const text = StrKey.encodeContract(id);
    const contract = new Contract(text);
    assert.deepEqual([contract.contractId(), `${contract}`, `${contract.address()}`], [text, text, text]);
    assert.ok(contract.equals(new Contract(contract.contractId())));
    assert.ok(contract.address().equals(Address.contract(id)));
    assert.ok(contract.getFootprint().equals(contractInstanceKey(text)));
  }),
);

testProperty(
  "contract.call() and withAuth() copy their arguments into the operation unchanged",
  fc.property(
    bytesOf(32),
    functionName,
    fc.array(argument, { maxLength: 4 }),
    fc.array(unsignedEntry(), { maxLength: 2 }),
    (id, method, args, auth) => {
      const expectedArgs = args.map((arg) => arg.toXDR("base64"));
      const entries = auth.map((entry) => entry.toXDR("base64"));
      const call = new Contract(StrKey.encodeContract(id)).call(method, ...args);
      const read = Operation.fromXDR(withAuth(call, auth).toXDR());
      auth.length = 0;
      assert.ok(read.body.type === "invokeHostFunction");
      const { hostFunction, auth: readAuth } = read.body.value;
      assert.ok(hostFunction.type === "hostFunctionTypeInvokeContract");
      assert.deepEqual(hostFunction.value.contractAddress.value, id);
      assert.equal(hostFunction.value.functionName, method);
      assert.deepEqual(hostFunction.value.args.map((arg) => arg.toXDR("base64")), expectedArgs);
      assert.deepEqual(readAuth.map((entry) => entry.toXDR("base64")), entries);
      assert.ok(withAuth(read as typeof call, []).equals(call), "the call itself has none");
    },
  ),
);

testProperty(
  "ledger keys of a contract are different when anything in them is",
  fc.property(bytesOf(32), bytesOf(32), argument, argument, (one, other, a, b) => {
    const ids = [one, other].map((id) => StrKey.encodeContract(id));
    const keys = [
      ...ids.flatMap((id) =>
        [a, b].flatMap((key) => [contractDataKey(id, key), contractDataKey(id, key, "temporary")])
      ),
      ...ids.map((id) => contractInstanceKey(id)),
      ...[one, other].map((hash) => contractCodeKey(hash)),
    ];
    const differ = new Set(keys.map((key) => key.toXDR("base64"))).size;
    const [twoIds, twoKeys] = [ids[0] === ids[1] ? 1 : 2, a.equals(b) ? 1 : 2];
    assert.equal(differ, twoIds * twoKeys * 2 + twoIds * 2);
    for (const key of keys) assert.ok(LedgerKey.fromXDR(key.toXDR()).equals(key));
    assert.deepEqual(contractFootprint(ids[0]!, one), [contractInstanceKey(ids[0]!), contractCodeKey(one)]);
  }),
);
