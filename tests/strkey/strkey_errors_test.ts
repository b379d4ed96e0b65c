/** Error messages for strings that are not strkeys, and the contents that they do not repeat. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { encodeStrKey, StrKey } from "@dwsa/base/strkey";
import { checkedKinds, kinds } from "./_kinds.ts";
import { referenceEncode } from "./_reference.ts";

const texts = kinds.map(({ type, data }) => encodeStrKey(type, data));
const SEED = encodeStrKey("ed25519SecretSeed", kinds[2]!.data);

test("StrKey rejects strings of ten million characters in a short message", () => {
  const long = ["G".repeat(10_000_000), SEED + "A".repeat(10_000_000), "\u0000".repeat(10_000_000)];
  for (const text of long) text.charCodeAt(9_999_999); // makes the engine flatten the string
  for (const text of long) {
    for (const { method } of checkedKinds) assert.equal(StrKey[`isValid${method}`](text), false);
    assert.equal(StrKey.tryParse(text), undefined);
    assert.throws(() => StrKey.decodeContract(text), /^DwsaError: .{1,200}$/);
  }
});

test("decodeContract() names the length, the character and the checksum that it rejects", () => {
  const contract = texts[6]!;
  const cases: readonly [text: string, code: string, message: string][] = [
    [contract.slice(0, -1), "strkey/length", "expected 56 characters, got 55"],
    [contract + "A", "strkey/length", "expected 56 characters, got 57"],
    [
      contract.slice(0, 9) + "1" + contract.slice(10),
      "strkey/character",
      "the key has a character other than A-Z and 2-7",
    ],
    [
      contract.slice(0, 9) + (contract[9] === "A" ? "B" : "A") + contract.slice(10),
      "strkey/checksum",
      "the key has an invalid checksum; check for a typo",
    ],
    [
      referenceEncode(17, kinds[6]!.data),
      "strkey/kind",
      "expected a contract strkey (C...), got a string of 56 characters with the version byte 17, not 16",
    ],
  ];
  for (const [text, code, message] of cases) {
    assert.throws(() => StrKey.decodeContract(text), { code, message: `Cannot decode the strkey: ${message}` });
  }
  assert.throws(() => StrKey.decodeSignedPayload("PAAA"), { message: /expected 69 to 165 characters, got 4/ });
});

test("decodeEd25519PublicKey() reports how a string differs from a key and what to do", () => {
  const account = texts[0]!;
  const cases: readonly { readonly text: string; readonly code: string; readonly got: string }[] = [
    {
      text: account.toLowerCase(),
      code: "strkey/kind",
      got: "an account strkey (G...) with lower-case letters; convert it to upper case",
    },
    {
      text: ` ${account}`,
      code: "strkey/kind",
      got: "an account strkey (G...) with white space around it; trim it",
    },
    {
      text: `\ufeff${account}`,
      code: "strkey/kind",
      got: "an account strkey (G...) with white space around it; trim it",
    },
    {
      text: `${account}\n`,
      code: "strkey/length",
      got: "an account strkey (G...) with white space around it; trim it",
    },
    {
      text: `${account.slice(0, 8)}-${account.slice(8)}\u200b`,
      code: "strkey/length",
      got: "an account strkey (G...) with other characters in it; remove them",
    },
    {
      text: ` ${texts[2]!.toLowerCase()}`,
      code: "strkey/kind",
      got: "a secret seed strkey (S...) with white space around it; trim it and convert it to upper case",
    },
    {
      text: texts[6]!.slice(0, -1) + (texts[6]!.endsWith("A") ? "C" : "A"),
      code: "strkey/kind",
      got: "a string of 56 characters that begins with C and is not a valid strkey",
    },
    { text: "", code: "strkey/kind", got: "an empty string" },
  ];
  for (const { text, code, got } of cases) {
    const message = `Cannot decode the strkey: expected an account strkey (G...), got ${got}`;
    assert.throws(() => StrKey.decodeEd25519PublicKey(text), { code, message, got }, got);
  }
  assert.throws(() => StrKey.decodeEd25519PublicKey(null as never), {
    name: "TypeError",
    message: "Cannot decode the strkey: expected a string, got null",
  });
});

test("StrKey.encodeContract(33 bytes) and others name both lengths", () => {
  assert.throws(() => StrKey.encodeContract(new Uint8Array(33)), {
    code: "strkey/length",
    message: "Cannot encode a contract strkey (C...): expected 32 bytes, got 33",
  });
  assert.throws(() => StrKey.encodeClaimableBalance(new Uint8Array(36)), { message: /expected 33 bytes, got 36/ });
  assert.throws(() => StrKey.encodeSignedPayload(new Uint8Array(36)), { message: /expected 40 to 100 bytes, got 36/ });
});

test("StrKey.parse() names a type that is not known yet", () => {
  for (let value = 0; value < 32; value++) {
    const text = referenceEncode(value << 3, kinds[1]!.data);
    if (text[0]! in StrKey.types) continue;
    assert.equal(StrKey.tryParse(text), undefined);
    assert.throws(() => StrKey.parse(text), {
      code: "strkey/kind",
      message: `Cannot decode the strkey: expected a strkey, got a string of 69 characters`,
    });
    for (const { method } of checkedKinds) {
      assert.equal(StrKey[`isValid${method}`](text), false);
    }
  }
});
