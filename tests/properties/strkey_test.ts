/** Properties of strkeys: values and strings map one to one. */

import assert from "node:assert/strict";
import fc from "fast-check";
import { toHex } from "@dwsa/base";
import { SignerKey } from "@dwsa/base/keys";
import {
  claimableBalanceId,
  decodeStrKey,
  encodeStrKey,
  getVersionByteForPrefix,
  isValidStrKey,
  parseStrKey,
  StrKey,
  tryParseStrKey,
  type VersionByteName,
} from "@dwsa/base/strkey";
import { SignerKey as XdrSignerKey, SignerKeyEd25519SignedPayload } from "@dwsa/base/xdr";
import { bytesOf, uint } from "../_arbitraries/bytes.ts";
import { testProperty } from "../_arbitraries/property.ts";
import { damagedStrKey, strKey, strKeyData, strKeyKinds } from "../_arbitraries/strkey.ts";
import { checkedKinds, kinds } from "../strkey/_kinds.ts";
import { referenceEncode } from "../strkey/_reference.ts";

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

for (const { type, method, prefix } of kinds) {
  testProperty(
    `decodeStrKey() gives back what encodeStrKey() was given: ${type}`,
    fc.property(strKeyData[method], (data) => {
      const copy = data.slice();
      const text = encodeStrKey(type, data);
      assert.equal(text[0], prefix);
      assert.deepEqual(data, copy);
      data.fill(0xaa); // later changes to the input have no effect
      assert.deepEqual(decodeStrKey(type, text), copy);
      decodeStrKey(type, text).fill(0xaa); // nor do changes to the result
      assert.deepEqual(decodeStrKey(type, text), copy);
      assert.equal(getVersionByteForPrefix(text), type);
      for (const other of kinds) assert.equal(isValidStrKey(other.type, text), other.type === type);
    }),
  );
}

/** Bytes of any length, often of a length that a strkey type has, or of a length next to it. */
const anyBytes = fc.oneof(
  fc.uint8Array({ maxLength: 110, size: "max" }),
  fc.constantFrom(31, 32, 33, 36, 39, 40, 41, 100, 101).map((length) => new Uint8Array(length)),
);

testProperty(
  "what encodeStrKey() accepts of any bytes, decodeStrKey() gives back",
  fc.property(fc.constantFrom(...kinds), anyBytes, ({ type, version }, data) => {
    if (encodes(type, data)) assert.deepEqual(decodeStrKey(type, encodeStrKey(type, data)), data);
    else assert.equal(isValidStrKey(type, referenceEncode(version, data)), false);
  }),
  200,
);

/** A strkey with any version byte and body and the right checksum; its spare bits can be nonzero. */
const looseStrKey = fc.tuple(
  fc.oneof(fc.constantFrom(...kinds.map(({ version }) => version)), fc.nat(255)),
  fc.oneof(anyBytes, ...Object.values(strKeyData)),
  fc.nat(31),
).map(([version, body, extra]) => {
  const text = referenceEncode(version, body);
  const left = text.length * 5 - (body.length + 3) * 8;
  return text.slice(0, -1) + ALPHABET[ALPHABET.indexOf(text.at(-1)!) | extra & (1 << left) - 1];
});

/** Strkeys, and strings that resemble strkeys. */
const texts = fc.oneof(strKey(...strKeyKinds), damagedStrKey(...strKeyKinds), looseStrKey, fc.string());

testProperty(
  "tryParseStrKey() reads only the text that encodeStrKey() writes, as the one kind that it is",
  fc.property(texts, (text) => {
    const parsed = tryParseStrKey(text);
    for (const { type } of kinds) assert.equal(isValidStrKey(type, text), parsed?.type === type);
    if (parsed === undefined) {
      assert.throws(() => parseStrKey(text), { name: "DwsaError", code: /^strkey\// });
      return;
    }
    assert.deepEqual(parseStrKey(text), parsed);
    assert.equal(encodeStrKey(parsed.type, parsed.bytes, text.startsWith("X") ? { prefix: "X" } : {}), text);
  }),
  400,
);

testProperty(
  "decodeStrKey() rejects a strkey with one wrong letter",
  fc.property(fc.constantFrom(...kinds), fc.nat(), fc.nat(30), ({ type, data }, place, step) => {
    const text = encodeStrKey(type, data);
    const at = place % text.length;
    const other = ALPHABET[(ALPHABET.indexOf(text[at]!) + 1 + step) % 32]!;
    const wrong = text.slice(0, at) + other + text.slice(at + 1);
    assert.equal(isValidStrKey(type, wrong), false);
    assert.equal(tryParseStrKey(wrong), undefined);
  }),
  200,
);

testProperty(
  "the checks of strkeys throw for no value of any type",
  fc.property(fc.anything({ withNullPrototype: true, withTypedArray: true, withSparseArray: true }), (value) => {
    for (const { method } of checkedKinds) assert.equal(StrKey[`isValid${method}`](value as string), false);
    for (const { type } of kinds) assert.equal(isValidStrKey(type, value), false);
    assert.equal(tryParseStrKey(value), undefined);
  }),
);

testProperty(
  "parseStrKey() gives the parts of a muxed account, ids above 2^63 too",
  fc.property(bytesOf(32), uint(64), (publicKey, muxedId) => {
    const data = new Uint8Array(40);
    data.set(publicKey);
    new DataView(data.buffer).setBigUint64(32, muxedId);
    const text = StrKey.encodeMed25519PublicKey(data);
    assert.deepEqual(parseStrKey(text), { type: "med25519PublicKey", bytes: data, publicKey, muxedId });
    assert.deepEqual(StrKey.decodeEd25519PublicKey(text), publicKey);
  }),
);

testProperty(
  "claimableBalanceId() converts any hash from and to every form",
  fc.property(bytesOf(32), (hash) => {
    const forms = claimableBalanceId(hash);
    assert.equal(forms.hex, "00000000" + toHex(hash));
    assert.deepEqual(StrKey.decodeClaimableBalance(forms.strkey), forms.body);
    for (const form of Object.values(forms)) assert.deepEqual(claimableBalanceId(form), forms);
  }),
);

const signerKey: fc.Arbitrary<XdrSignerKey> = fc.oneof(
  bytesOf(32).map((value) => XdrSignerKey.signerKeyTypeEd25519(value)),
  bytesOf(32).map((value) => XdrSignerKey.signerKeyTypePreAuthTx(value)),
  bytesOf(32).map((value) => XdrSignerKey.signerKeyTypeHashX(value)),
  fc.record({ ed25519: bytesOf(32), payload: fc.uint8Array({ minLength: 1, maxLength: 64 }) }).map((fields) =>
    XdrSignerKey.signerKeyTypeEd25519SignedPayload(new SignerKeyEd25519SignedPayload(fields))
  ),
);

testProperty(
  "SignerKey gives back every key that it takes",
  fc.property(signerKey, fc.constantFrom("H" as const, "X" as const), (key, prefix) => {
    const text = SignerKey.encodeSignerKey(key, { prefix });
    const read = SignerKey.decodeAddress(text);
    assert.equal(toHex(read.toXDR()), toHex(key.toXDR()));
    assert.equal(SignerKey.encodeSignerKey(read, { prefix }), text);
  }),
);

function encodes(type: VersionByteName, data: Uint8Array): boolean {
  try {
    encodeStrKey(type, data);
    return true;
  } catch {
    return false;
  }
}
