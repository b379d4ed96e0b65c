import assert from "node:assert/strict";
import { test } from "node:test";
import { decodeSignerKey, encodeSignerKey, SignerKey } from "@dwsa/base/keys";
import { StrKey } from "@dwsa/base/strkey";
import { SignerKey as XdrSignerKey, SignerKeyEd25519SignedPayload } from "@dwsa/base/xdr";

const KEY = "3f0c34bf93ad0d9971d04ccc90f705511c838aad9734a4a2fb0d7a03fc7fe89a";
const SEED = "SAKICEVQLYWGSOJS4WW7HZJWAHZVEEBS527LHK5V4MLJALYKICQCJXMW";

/** The strkeys in SEP-23 for each type, and their XDR. */
const pairs: readonly { readonly name: string; readonly text: string; readonly xdr: string }[] = [
  {
    name: "a public key",
    text: "GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ",
    xdr: "00000000" + KEY,
  },
  {
    name: "a pre-authorized transaction",
    text: StrKey.encodePreAuthTx(new Uint8Array(32).fill(1)),
    xdr: "00000001" + "01".repeat(32),
  },
  {
    name: "a hash",
    text: StrKey.encodeSha256Hash(new Uint8Array(32).fill(2)),
    xdr: "00000002" + "02".repeat(32),
  },
  {
    name: "a signed payload of 32 bytes",
    text:
      "PA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJUAAAAAQACAQDAQCQMBYIBEFAWDANBYHRAEISCMKBKFQXDAMRUGY4DUPB6IBZGM",
    xdr: "00000003" + KEY + "00000020" + "0102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f20",
  },
  {
    name: "a signed payload of 29 bytes",
    text:
      "PA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJUAAAAAOQCAQDAQCQMBYIBEFAWDANBYHRAEISCMKBKFQXDAMRUGY4DUAAAAFGBU",
    xdr: "00000003" + KEY + "0000001d" + "0102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d" + "000000",
  },
];

for (const { name, text, xdr } of pairs) {
  test(`SignerKey converts ${name} both ways`, () => {
    const key = SignerKey.decodeAddress(text);
    assert.equal(key.toXDR("hex"), xdr);
    assert.equal(SignerKey.encodeSignerKey(XdrSignerKey.fromXDR(xdr, "hex")), text);
    assert(decodeSignerKey(encodeSignerKey(key)).equals(key));
  });
}

test("SignerKey.decodeAddress() accepts a hash with either prefix, encodeSignerKey() writes H by default", () => {
  const hash = new Uint8Array(32).fill(2);
  const [h, x] = [StrKey.encodeSha256Hash(hash), StrKey.encodeSha256Hash(hash, { prefix: "X" })];
  const key = SignerKey.decodeAddress(x);
  assert(SignerKey.decodeAddress(h).equals(key));
  assert.equal(key.type, "signerKeyTypeHashX");
  assert.equal(SignerKey.encodeSignerKey(key), h);
  assert.equal(SignerKey.encodeSignerKey(key, { prefix: "H" }), h);
  assert.equal(SignerKey.encodeSignerKey(key, { prefix: "X" }), x);
});

test("SignerKey.decodeAddress() accepts only G, T, H, X and P", () => {
  const others: readonly [string, string][] = [
    ["MA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVAAAAAAAAAAAAAJLK", "a muxed account strkey (M...)"],
    ["CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE", "a contract strkey (C...)"],
    ["BAAD6DBUX6J22DMZOHIEZTEQ64CVCHEDRKWZONFEUL5Q26QD7R76RGR4TU", "a claimable balance strkey (B...)"],
    ["LA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJUPJN", "a liquidity pool strkey (L...)"],
    [SEED, "a secret seed strkey (S...)"],
  ];
  for (const [text, got] of others) {
    assert.throws(() => SignerKey.decodeAddress(text), {
      code: "strkey/kind",
      message: `Cannot decode the signer key: expected a signer key (G..., T..., X..., H... or P...), got ${got}`,
      got,
    });
  }
});

test("SignerKey.decodeAddress() reports how a string differs from a key", () => {
  const lower = pairs[0]!.text.toLowerCase();
  for (
    const [text, got] of [["", "an empty string"], [lower, "an account strkey (G...) with lower-case letters; .*"]]
  ) {
    assert.throws(() => SignerKey.decodeAddress(text!), {
      code: "strkey/kind",
      message: new RegExp(`^Cannot decode the strkey: expected a strkey, got ${got!.replace(/[()]/g, "\\$&")}$`),
    });
  }
});

test("SignerKey.decodeAddress() reports what is wrong with a damaged key", () => {
  for (const { text } of pairs) {
    const last = text.at(-1) === "A" ? "C" : "A";
    assert.throws(
      () => SignerKey.decodeAddress(text.slice(0, -1) + last),
      (error: { code?: string }) => error.code === "strkey/checksum" || error.code === "strkey/spare-bits",
    );
    assert.throws(() => SignerKey.decodeAddress(text + "A"), { code: "strkey/length" });
  }
});

test("SignerKey rejects values of other types", () => {
  for (const value of [undefined, null, 7, {}, new Uint8Array(32)]) {
    assert.throws(() => SignerKey.decodeAddress(value as never), TypeError);
    assert.throws(() => SignerKey.encodeSignerKey(value as never), TypeError);
  }
  assert.throws(() => SignerKey.encodeSignerKey(pairs[0]!.text as never), {
    name: "TypeError",
    message: "Cannot encode the signer key: expected signerKey to be an xdr.SignerKey, got string of 56 characters",
  });
});

test("SignerKey.encodeSignerKey() rejects what decodeAddress() would", () => {
  const short = new Uint8Array(31);
  for (
    const key of [
      XdrSignerKey.signerKeyTypeEd25519(short),
      XdrSignerKey.signerKeyTypePreAuthTx(short),
      XdrSignerKey.signerKeyTypeHashX(short),
    ]
  ) {
    assert.throws(() => SignerKey.encodeSignerKey(key), { code: "strkey/length" });
  }
  assert.throws(() => SignerKey.encodeSignerKey(signedPayload(31, 1)), { code: "xdr/length" });
  assert.throws(() => SignerKey.encodeSignerKey(signedPayload(32, 65)), { code: "xdr/length" });
  assert.throws(
    () => SignerKey.encodeSignerKey(signedPayload(32, 0)),
    (error: { code?: string }) => error.code === "strkey/payload" || error.code === "strkey/length",
  );
});

test("SignerKey.encodeSignerKey() accepts a key of another copy of the library", () => {
  const foreign = {
    [Symbol.toStringTag]: "xdr.SignerKey",
    type: "signerKeyTypeHashX",
    value: new Uint8Array(32).fill(2),
  };
  assert.equal(SignerKey.encodeSignerKey(foreign as never), pairs[2]!.text);
});

test("SignerKey.encodeSignerKey() rejects a key of a later protocol", () => {
  const later = { [Symbol.toStringTag]: "xdr.SignerKey", type: "signerKeyTypePasskey", value: new Uint8Array(65) };
  assert.throws(() => SignerKey.encodeSignerKey(later as never), {
    code: "strkey/kind",
    message: /a known signer key type/,
  });
});

test("SignerKey keeps signed payloads of every length", () => {
  for (const length of [1, 2, 3, 4, 5, 29, 32, 63, 64]) {
    const key = signedPayload(32, length);
    const read = SignerKey.decodeAddress(SignerKey.encodeSignerKey(key));
    assert.equal(read.toXDR("hex"), key.toXDR("hex"));
  }
});

function signedPayload(keyLength: number, payloadLength: number): XdrSignerKey {
  const fields = { ed25519: new Uint8Array(keyLength).fill(3), payload: new Uint8Array(payloadLength).fill(255) };
  return XdrSignerKey.signerKeyTypeEd25519SignedPayload(new SignerKeyEd25519SignedPayload(fields));
}

test("encodeSignerKey() can be handed to map, and rejects options that it does not know", () => {
  const [hash, account] = [XdrSignerKey.signerKeyTypeHashX(new Uint8Array(32)), decodeSignerKey(pairs[0]!.text)];
  for (const encode of [encodeSignerKey, SignerKey.encodeSignerKey]) {
    assert.deepEqual([hash, account].map(encode), [encode(hash), encode(account)]);
    assert.equal(encode(hash, Object.create({ prefix: "X" }))[0], "H");
    for (const key of [hash, account]) {
      assert.throws(() => encode(key, { prefi: "X" } as never), {
        name: "TypeError",
        message: /did you mean "prefix"/,
      });
    }
  }
});

test("new SignerKey() accepts no arguments", () => assert.ok(new SignerKey() instanceof SignerKey));
