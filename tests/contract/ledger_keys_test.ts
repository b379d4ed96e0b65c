import assert from "node:assert/strict";
import { test } from "node:test";
import { contractCodeKey, contractDataKey, contractFootprint, contractInstanceKey } from "@dwsa/base/contract";
import { scAddressToString } from "@dwsa/base/address";
import { LedgerKey, ScVal } from "@dwsa/base/xdr";
import { corpusTest } from "../_corpus.ts";

const ID = "CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE";
const ACCOUNT = "GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ";
const BYTES = "363eaa3867841fbad0f4ed88c779e4fe66e56a2470dc98c0ec9c073d05c7b103";

test("contractInstanceKey(), contractDataKey() and contractCodeKey() make ledger keys", () => {
  const hash = new Uint8Array(32).fill(7);
  const keys: readonly [LedgerKey, string][] = [
    [contractInstanceKey(ID), "00000006" + "00000001" + BYTES + "00000014" + "00000001"],
    [contractDataKey(ID, ScVal.scvU32(9)), "00000006" + "00000001" + BYTES + "0000000300000009" + "00000001"],
    [
      contractDataKey(ID, ScVal.scvU32(9), "temporary"),
      "00000006" + "00000001" + BYTES + "0000000300000009" + "00000000",
    ],
    [contractCodeKey(hash), "00000007" + "07".repeat(32)],
  ];
  for (const [key, xdr] of keys) {
    assert.equal(key.toXDR("hex"), xdr);
    assert(LedgerKey.is(key));
    assert(key.equals(LedgerKey.fromXDR(xdr, "hex")));
    assert.deepEqual(key.toJSON(), LedgerKey.fromXDR(xdr, "hex").toJSON());
  }
});

test("contractFootprint() has the instance and the code", () => {
  const hash = new Uint8Array(32).fill(7);
  const [instance, code, ...rest] = contractFootprint(ID, hash);
  assert(instance.equals(contractInstanceKey(ID)));
  assert(code.equals(contractCodeKey(hash)));
  assert.deepEqual(rest, []);
});

test("contractDataKey() keeps a copy of the contract value", () => {
  const bytes = ScVal.scvBytes(new Uint8Array(2));
  const key = contractDataKey(ID, bytes);
  const before = key.toXDR("hex");
  (bytes.value as Uint8Array).fill(255);
  Reflect.set(bytes, "value", new Uint8Array(1));
  assert.equal(key.toXDR("hex"), before);
});

test("contractCodeKey() copies the hash that it is given", () => {
  const hash = new Uint8Array(32).fill(7);
  const key = contractCodeKey(hash);
  hash.fill(0);
  assert.equal(key.toXDR("hex"), "00000007" + "07".repeat(32));
});

test("contractInstanceKey(), contractDataKey() and contractCodeKey() reject wrong parts of a key", () => {
  for (const id of [ACCOUNT, "", BYTES]) {
    assert.throws(() => contractInstanceKey(id), { code: "strkey/kind" });
    assert.throws(() => contractDataKey(id, ScVal.scvVoid()), { code: "strkey/kind" });
    assert.throws(() => contractFootprint(id, new Uint8Array(32)), { code: "strkey/kind" });
  }
  for (const id of [undefined, null, new Uint8Array(32)]) {
    assert.throws(() => contractInstanceKey(id as never), TypeError);
  }
  for (const key of [undefined, null, 5, "Counter"]) assert.throws(() => contractDataKey(ID, key as never), TypeError);
  assert.throws(() => contractDataKey(ID, "AAAAAwAAAAc=" as never), {
    message: "Cannot create a data key: expected key to be an ScVal, got string of 12 characters; use ScVal.fromXDR()",
  });
  assert.throws(() => contractDataKey(ID, ScVal.scvU32(-1)), RangeError);
  assert.throws(() => contractDataKey(ID, ScVal.scvVoid(), "forever" as never), TypeError);
  assert.throws(() => contractCodeKey(new Uint8Array(31)), { code: "xdr/length", message: /32 .*31/ });
  for (const hash of [undefined, null, "07".repeat(32), [7]]) {
    assert.throws(() => contractCodeKey(hash as never), TypeError);
  }
});

const MODULE = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0);
const MESSAGES: readonly (readonly [name: string, run: () => unknown, message: string])[] = [
  ["nothing", () => contractFootprint(ID, undefined as never), "wasmHash to be a Uint8Array, got undefined"],
  [
    "hexadecimal digits",
    () => contractFootprint(ID, "07" as never),
    "wasmHash to be a Uint8Array (fromHex() decodes hexadecimal digits), got string of 2 characters",
  ],
  ["a module", () => contractCodeKey(MODULE), "wasmHash to be 32 bytes, got 8 bytes; hash(wasm) computes it"],
  [
    "instance storage",
    () => contractDataKey(ID, ScVal.scvVoid(), "instance" as never),
    'durability to be "persistent" or "temporary", got "instance"; instance storage is part of the entry ' +
    "contractInstanceKey(contractId)",
  ],
  [
    "another durability",
    () => contractDataKey(ID, ScVal.scvVoid(), "forever" as never),
    'durability to be "persistent" or "temporary", got "forever"',
  ],
];
for (const [name, run, message] of MESSAGES) {
  test(`the functions of ledger keys name the argument for ${name}`, () => {
    assert.throws(run, ({ message: found }: Error) => found.endsWith(`: expected ${message}`));
  });
}

corpusTest(
  "contractDataKey() and contractCodeKey() make every such key of the ledger, byte for byte",
  "ledgerKeys",
  (keys) => {
    let made = 0;
    for (const { xdr } of keys) {
      const { type, value } = LedgerKey.fromXDR(xdr);
      if (type === "contractCode") {
        assert.equal(contractCodeKey(value.hash).toXDR("base64"), xdr);
        made++;
      } else if (type === "contractData" && value.contract.type === "scAddressTypeContract") {
        const contractId = scAddressToString(value.contract);
        assert.equal(contractDataKey(contractId, value.key, value.durability).toXDR("base64"), xdr);
        made++;
      }
    }
    assert(made > 5, `only ${made} keys`);
  },
);
