/** Muxed contracts (CAP-84) as strkeys, with the vectors of Stellar's crates. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { fromHex, toHex } from "@dwsa/base";
import { encodeStrKey, isValidStrKey, parseStrKey, StrKey, tryParseStrKey } from "@dwsa/base/strkey";

interface Valid {
  readonly text: string;
  readonly contractId: string;
  readonly id: string;
}

interface Invalid {
  readonly text: string;
  readonly why: string;
  /** The type that the crate parses for a strkey, or its error. */
  readonly anyKind: string;
}

const vectors: { readonly valid: readonly Valid[]; readonly invalid: readonly Invalid[] } = JSON.parse(
  readFileSync(new URL("../vectors/protocol/strkeys.json", import.meta.url), "utf8"),
);

test("StrKey reads and writes every valid muxed contract as the crate does", () => {
  assert.equal(vectors.valid.length, 130);
  for (const { text, contractId, id } of vectors.valid) {
    const bytes = StrKey.decodeMuxedContract(text);
    assert.equal(toHex(bytes), contractId + BigInt(id).toString(16).padStart(16, "0"), text);
    assert.equal(StrKey.encodeMuxedContract(bytes), text);
    assert.equal(encodeStrKey("muxedContract", bytes), text);
    assert.deepEqual(parseStrKey(text), {
      type: "muxedContract",
      bytes,
      contractId: fromHex(contractId),
      muxedId: BigInt(id),
    });
  }
});

test("StrKey rejects every string that the crate rejects as a muxed contract", () => {
  assert.equal(vectors.invalid.length, 140);
  for (const { text, why } of vectors.invalid) {
    assert.equal(StrKey.isValidMuxedContract(text), false, why);
    assert.equal(isValidStrKey("muxedContract", text), false, why);
    assert.throws(() => StrKey.decodeMuxedContract(text), { name: "DwsaError", code: /^strkey\// }, why);
  }
});

test("tryParseStrKey() reads one of these strings only if the crate reads it as another type", () => {
  const kinds = { G: "PublicKeyEd25519", C: "Contract", M: "MuxedAccountEd25519", L: "LiquidityPool" };
  const found = { read: 0, refused: 0 };
  for (const { text, why, anyKind } of vectors.invalid) {
    const type = tryParseStrKey(text)?.type;
    const expected = Object.values(kinds).some((kind) => anyKind.startsWith(kind));
    found[expected ? "read" : "refused"]++;
    // The crate's `Strkey` supports neither seeds nor hashes with the prefix H.
    if (type !== "ed25519SecretSeed" && text[0] !== "H") {
      assert.equal(type !== undefined, expected, `${why}: ${anyKind}`);
    }
  }
  assert.ok(found.read > 0 && found.refused > 100, JSON.stringify(found));
});

test("a contract, an account and a muxed account are never read from a muxed contract", () => {
  const { text } = vectors.valid[5]!;
  for (const decode of [StrKey.decodeContract, StrKey.decodeEd25519PublicKey, StrKey.decodeMed25519PublicKey]) {
    assert.throws(() => decode(text), { code: "strkey/kind", message: /got a muxed contract strkey \(W\.\.\.\)$/ });
  }
  assert.equal(StrKey.isValidContract(text), false);
  assert.throws(() => StrKey.decodeMuxedContract(StrKey.encodeContract(new Uint8Array(32))), { code: "strkey/kind" });
  assert.throws(() => StrKey.encodeMuxedContract(new Uint8Array(32)), {
    code: "strkey/length",
    message: "Cannot encode a muxed contract strkey (W...): expected 40 bytes, got 32",
  });
});
