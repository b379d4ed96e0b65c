import assert from "node:assert/strict";
import { test } from "node:test";
import { Contract, contractIdFromDeployer, Keypair, Networks, SignerKey, StrKey } from "@dwsa/base";
import { Address, addressToMuxedAccount, extractBaseAddress, muxedAddress } from "@dwsa/base/address";
import { EXAMPLES } from "./_addresses.ts";

const textOf = (type: string) => EXAMPLES.find((example) => example.type === type)!.text;
const [ACCOUNT, CONTRACT, MUXED, POOL, BALANCE, MUXED_CONTRACT] = [
  textOf("account"),
  textOf("contract"),
  textOf("muxedAccount"),
  textOf("liquidityPool"),
  textOf("claimableBalance"),
  textOf("muxedContract"),
];
const SEED = "SAKICEVQLYWGSOJS4WW7HZJWAHZVEEBS527LHK5V4MLJALYKICQCJXMW";

test("muxedAddress() returns M... for G... and W... for C...", () => {
  assert.equal(muxedAddress(ACCOUNT, 2n ** 63n), MUXED);
  assert.equal(muxedAddress(CONTRACT, 2n ** 63n + 1n), MUXED_CONTRACT);
});

test("muxedAddress() accepts every id of 64 bits, and extractBaseAddress() returns the address", () => {
  for (
    const id of [
      0n,
      1n,
      2n ** 53n,
      2n ** 63n,
      2n ** 64n - 1n,
      0,
      7,
      Number.MAX_SAFE_INTEGER,
      "0",
      "7",
      `${2n ** 64n - 1n}`,
    ]
  ) {
    for (const base of [ACCOUNT, CONTRACT]) {
      const text = muxedAddress(base, id);
      const parsed = StrKey.parse(text);
      assert("muxedId" in parsed);
      assert.equal(parsed.muxedId, BigInt(id));
      assert.equal(extractBaseAddress(text), base);
      assert.notEqual(text, base);
    }
  }
});

test("muxedAddress() rejects other ids", () => {
  const message = /^Cannot create a muxed address: expected id to be an integer from 0 to 18446744073709551615, got /;
  for (
    const id of [
      -1n,
      -1,
      2n ** 64n,
      2 ** 53,
      1.5,
      NaN,
      Infinity,
      "",
      "-1",
      "01",
      "+1",
      "1e3",
      "0x1",
      " 1",
      `${2n ** 64n}`,
    ]
  ) {
    assert.throws(() => muxedAddress(CONTRACT, id), { name: "RangeError", message }, String(id));
  }
  assert.throws(() => muxedAddress(CONTRACT, 2 ** 60), { message: /got 1152921504606847000; use a bigint$/ });
  for (const id of [undefined, null, {}, [1], true]) {
    assert.throws(() => muxedAddress(CONTRACT, id as never), { name: "TypeError", message });
  }
});

test("muxedAddress() rejects an address that is muxed already, and every other type", () => {
  for (const text of [MUXED, MUXED_CONTRACT, BALANCE, POOL, SEED]) {
    assert.throws(() => muxedAddress(text, 1n), { code: "address/kind" }, text);
  }
  assert.throws(() => muxedAddress(CONTRACT.slice(0, -1) + "A", 1n), { code: "strkey/checksum" });
  assert.throws(() => muxedAddress(5 as never, 1n), TypeError);
});

test("extractBaseAddress() returns accounts and contracts themselves", () => {
  for (const text of [ACCOUNT, CONTRACT]) assert.equal(extractBaseAddress(text), text);
  assert.throws(() => extractBaseAddress(CONTRACT.slice(0, -1) + "A"), { code: "strkey/checksum" });
});

test("extractBaseAddress() rejects other types", () => {
  for (const text of [BALANCE, POOL, SEED, "hello", "", `${CONTRACT}:7`]) {
    assert.throws(() => extractBaseAddress(text), (error: Error & { code?: string }) => {
      assert.match(error.code!, /^(address\/kind|strkey\/length)$/, text);
      return true;
    });
  }
  assert.throws(() => extractBaseAddress(null as never), TypeError);
});

test("the id of a muxed contract is never dropped where a contract or an account is expected", () => {
  const refused: readonly (readonly [what: string, use: () => unknown])[] = [
    ["new Contract", () => new Contract(MUXED_CONTRACT)],
    ["contractIdFromDeployer", () => contractIdFromDeployer(MUXED_CONTRACT, new Uint8Array(32), Networks.TESTNET)],
    ["SignerKey.decodeAddress", () => SignerKey.decodeAddress(MUXED_CONTRACT)],
    ["Keypair.fromPublicKey", () => Keypair.fromPublicKey(MUXED_CONTRACT)],
    ["StrKey.decodeEd25519PublicKey", () => StrKey.decodeEd25519PublicKey(MUXED_CONTRACT)],
    ["addressToMuxedAccount", () => addressToMuxedAccount(MUXED_CONTRACT)],
  ];
  for (const [what, use] of refused) {
    assert.throws(use, (error: Error) => /^(DwsaError)$/.test(error.name), what);
  }
});

test("a muxed contract equals neither its contract nor another id", () => {
  const address = new Address(MUXED_CONTRACT);
  assert(!address.equals(new Address(CONTRACT)));
  assert(!address.equals(new Address(muxedAddress(CONTRACT, 0n))));
  assert(address.equals(new Address(muxedAddress(CONTRACT, 2n ** 63n + 1n))));
});
