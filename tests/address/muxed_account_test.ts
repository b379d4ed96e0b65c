import assert from "node:assert/strict";
import { test } from "node:test";
import { addressToMuxedAccount, muxedAccountToString } from "@dwsa/base/address";
import { Keypair } from "@dwsa/base/keys";
import { MuxedAccount, MuxedAccountMed25519, ScVal } from "@dwsa/base/xdr";

const ACCOUNT = "GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ";
const ed25519 = Keypair.fromPublicKey(ACCOUNT).rawPublicKey();

// Vectors from SEP-23.
const muxed = [
  { id: 0n, text: "MA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJUAAAAAAAAAAAACJUQ" },
  { id: 1n << 63n, text: "MA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVAAAAAAAAAAAAAJLK" },
];

test("addressToMuxedAccount() makes a plain account of G..., and muxedAccountToString() gives it back", () => {
  const account = addressToMuxedAccount(ACCOUNT);
  assert.ok(account.equals(MuxedAccount.keyTypeEd25519(ed25519)));
  assert.equal(muxedAccountToString(account), ACCOUNT);
  assert.ok(account.equals(Keypair.fromPublicKey(ACCOUNT).xdrMuxedAccount()));
});

for (const { id, text } of muxed) {
  test(`addressToMuxedAccount() and muxedAccountToString() keep the id ${id} of M...`, () => {
    const account = addressToMuxedAccount(text);
    assert.ok(account.equals(MuxedAccount.keyTypeMuxedEd25519(new MuxedAccountMed25519({ id, ed25519 }))));
    assert.equal(muxedAccountToString(account), text);
    assert.ok(account.equals(Keypair.fromPublicKey(ACCOUNT).xdrMuxedAccount(`${id}`)));
  });
}

const refused = [
  { name: "a contract", input: "CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE", code: "address/kind" },
  { name: "a wrong checksum", input: `${ACCOUNT.slice(0, -1)}A`, code: "strkey/checksum" },
  { name: "a cut string", input: ACCOUNT.slice(0, -1), code: "strkey/length" },
  { name: "an empty string", input: "", code: "address/kind" },
];

for (const { name, input, code } of refused) {
  test(`addressToMuxedAccount() rejects ${name}`, () => {
    assert.throws(() => addressToMuxedAccount(input), { name: "DwsaError", code });
  });
}

test("addressToMuxedAccount() rejects a seed without repeating it", () => {
  const seed = Keypair.random().secret();
  assert.throws(() => addressToMuxedAccount(seed), (error: Error & { code?: string }) => {
    assert.equal(error.code, "address/kind");
    assert.ok(!error.message.includes(seed.slice(4, 12)));
    return true;
  });
});

test("muxedAccountToString() rejects a value that is not a MuxedAccount, and parts that do not fit", () => {
  for (const value of [null, undefined, ACCOUNT, ScVal.scvVoid(), {}]) {
    assert.throws(() => muxedAccountToString(value as never), {
      name: "TypeError",
      message: /^Cannot read the address: expected account to be a MuxedAccount, got /,
    });
  }
  assert.throws(() => muxedAccountToString(MuxedAccount.keyTypeEd25519(new Uint8Array(31))), { code: "strkey/length" });
  const tooBig = new MuxedAccountMed25519({ id: 1n << 64n, ed25519 });
  assert.throws(() => muxedAccountToString(MuxedAccount.keyTypeMuxedEd25519(tooBig)), RangeError);
});
