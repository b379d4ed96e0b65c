import assert from "node:assert/strict";
import { test } from "node:test";
import { fromBase64, toBase64, toHex } from "@dwsa/base";
import { hash, Keypair, messageHash, sign, signMessage, verifyMessage } from "@dwsa/base/keys";
import { engines, withEngine } from "./_engines.ts";
import { notBytes } from "./_hostile.ts";

/** The key and the three vectors of SEP-53. */
const SECRET = "SAKICEVQLYWGSOJS4WW7HZJWAHZVEEBS527LHK5V4MLJALYKICQCJXMW";
const ADDRESS = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L";
const vectors: readonly { name: string; message: string | Uint8Array; hex: string; base64: string }[] = [
  {
    name: "an ASCII string",
    message: "Hello, World!",
    hex: "7cee5d6d885752104c85eea421dfdcb95abf01f1271d11c4bec3fcbd7874dccd" +
      "6e2e98b97b8eb23b643cac4073bb77de5d07b0710139180ae9f3cbba78f2ba04",
    base64: "fO5dbYhXUhBMhe6kId/cuVq/AfEnHRHEvsP8vXh03M1uLpi5e46yO2Q8rEBzu3feXQewcQE5GArp88u6ePK6BA==",
  },
  {
    name: "a Japanese string",
    message: "こんにちは、世界！",
    hex: "083536eb95ecf32dce59b07fe7a1fd8cf814b2ce46f40d2a16e4ea1f6cecd980" +
      "e04e6fbef9d21f98011c785a81edb85f3776a6e7d942b435eb0adc07da4d4604",
    base64: "CDU265Xs8y3OWbB/56H9jPgUss5G9A0qFuTqH2zs2YDgTm+++dIfmAEceFqB7bhfN3am59lCtDXrCtwH2k1GBA==",
  },
  {
    name: "bytes",
    message: fromBase64("2zZDP1sa1BVBfLP7TeeMk3sUbaxAkUhBhDiNdrksaFo="),
    hex: "540d7eee179f370bf634a49c1fa9fe4a58e3d7990b0207be336c04edfcc539ff" +
      "8bd0c31bb2c0359b07c9651cb2ae104e4504657b5d17d43c69c7e50e23811b0d",
    base64: "VA1+7hefNwv2NKScH6n+Sljj15kLAge+M2wE7fzFOf+L0MMbssA1mwfJZRyyrhBORQRle10X1Dxpx+UOI4EbDQ==",
  },
];

for (const { name: engineName, engine, skip } of engines) {
  for (const { name, message, hex, base64 } of vectors) {
    test(`signMessage() of ${name} is that of SEP-53 through ${engineName}`, { skip }, () => {
      withEngine(engine!, () => {
        const keypair = Keypair.fromSecret(SECRET);
        assert.equal(keypair.publicKey(), ADDRESS);
        const signature = keypair.signMessage(message);
        assert.equal(toHex(signature), hex);
        assert.equal(toBase64(signature), base64);
        assert.deepEqual(signMessage(message, keypair.rawSecretKey()), signature);
        assert.ok(Keypair.fromPublicKey(ADDRESS).verifyMessage(message, signature));
        assert.ok(verifyMessage(message, signature, keypair.rawPublicKey()));
      });
    });
  }
}

test("signMessage() signs a string as its UTF-8 bytes", () => {
  const keypair = Keypair.fromSecret(SECRET);
  for (const text of ["", "Hello, World!", "é", "こんにちは", "👋🏽", "\uFEFF with a byte order mark", "\u0000"]) {
    const signature = keypair.signMessage(text);
    assert.deepEqual(keypair.signMessage(new TextEncoder().encode(text)), signature);
    assert.ok(keypair.verifyMessage(text, signature));
  }
});

test("signMessage() is the signature of SHA-256 of the prefix and the message, with nothing between", () => {
  const keypair = Keypair.fromSecret(SECRET);
  const encode = (text: string) => new TextEncoder().encode(text);
  const signature = keypair.signMessage("message");
  assert.deepEqual(signature, keypair.sign(hash(encode("Stellar Signed Message:\nmessage"))));
  for (const wrong of ["message", "Stellar Signed Message:\n\0message", "\x18Stellar Signed Message:\nmessage"]) {
    assert.notDeepEqual(signature, keypair.sign(hash(encode(wrong))));
    assert.ok(!keypair.verifyMessage("message", sign(hash(encode(wrong)), keypair.rawSecretKey())));
  }
});

test("messageHash() is what signMessage() signs", async () => {
  const keypair = Keypair.fromSecret(SECRET);
  const service = { sign: (digest: Uint8Array) => Promise.resolve(keypair.sign(digest)) };
  for (const message of ["message", "grün €", "", new Uint8Array([0, 255])]) {
    const digest = messageHash(message);
    assert.equal(digest.length, 32);
    assert.deepEqual(await service.sign(digest), keypair.signMessage(message));
    assert.ok(verifyMessage(message, await service.sign(digest), keypair.rawPublicKey()));
  }
});

test("messageHash() rejects what is no message", () => {
  assert.throws(() => messageHash("\ud800"), { name: "DwsaError", code: "keys/ill-formed-text" });
  for (const { value } of notBytes.filter(({ value }) => typeof value !== "string")) {
    assert.throws(() => messageHash(value as string), {
      name: "TypeError",
      message: /^Cannot hash a message: expected message to be a string or a Uint8Array, got /,
    });
  }
});

test("verifyMessage() rejects a signature of data, and verify() that of a message", () => {
  const keypair = Keypair.random();
  const data = new Uint8Array(32).fill(1);
  assert.ok(!keypair.verifyMessage(data, keypair.sign(data)));
  assert.ok(!keypair.verify(data, keypair.signMessage(data)));
});

test("signMessage() names what to pass instead of a keypair, without its secret", () => {
  const message = "Cannot sign: expected rawSecret to be a Uint8Array, such as keypair.rawSecretKey(), got";
  const keypair = Keypair.random();
  const rows = [[keypair, "Keypair"], [keypair.secret(), "string of 56 characters"]] as const;
  for (const [wrong, got] of rows) {
    assert.throws(() => signMessage("x", wrong as never), { name: "TypeError", message: `${message} ${got}` });
  }
});

for (const text of ["\ud800", "a\udc00b", "\udc00\ud800", "👋".slice(0, 1)]) {
  test(`signMessage() and verifyMessage() reject ${JSON.stringify(text)}`, () => {
    const keypair = Keypair.random();
    const refused = { name: "DwsaError", code: "keys/ill-formed-text" };
    assert.throws(() => keypair.signMessage(text), refused);
    assert.throws(() => keypair.verifyMessage(text, new Uint8Array(64)), refused);
    assert.throws(() => signMessage(text, keypair.rawSecretKey()), refused);
    assert.throws(() => verifyMessage(text, new Uint8Array(64), keypair.rawPublicKey()), refused);
  });
}

for (const { name, value } of notBytes.filter(({ value }) => typeof value !== "string")) {
  test(`signMessage() and verifyMessage() reject ${name}`, () => {
    const keypair = Keypair.fromSecret(SECRET);
    const refused = { name: "TypeError", message: /: expected message to be a string or a Uint8Array, got / };
    assert.throws(() => keypair.signMessage(value as string), refused);
    assert.throws(() => keypair.verifyMessage(value as string, new Uint8Array(64)), refused);
  });
}

test("verifyMessage() rejects a signature as a string, and is false for one of the wrong length", () => {
  const keypair = Keypair.fromPublicKey(ADDRESS);
  assert.throws(() => keypair.verifyMessage("Hello, World!", vectors[0]!.hex as never), TypeError);
  assert.throws(() => keypair.verifyMessage("Hello, World!", vectors[0]!.base64 as never), TypeError);
  assert.equal(keypair.verifyMessage("Hello, World!", new Uint8Array(63)), false);
});
