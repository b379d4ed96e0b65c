import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { fromHex, toHex } from "@dwsa/base";
import { parsePasskeyPublicKey } from "@dwsa/base/auth";
import { numRuns } from "../_arbitraries/property.ts";
import { attestation, newPair } from "./_passkeys.ts";

const { spki, point } = newPair();

const FORMS: readonly { readonly name: string; readonly bytes: Uint8Array | ArrayBuffer }[] = [
  { name: "the uncompressed point", bytes: point },
  { name: "an ArrayBuffer", bytes: Uint8Array.from(spki).buffer },
  { name: "the SubjectPublicKeyInfo of getPublicKey()", bytes: spki },
  { name: "an attestation object, for browsers without getPublicKey()", bytes: attestation(point) },
  {
    name: "an attestation object with a statement of every type of item",
    bytes: attestation(point, {
      // { "a": [1, -1, h'00', "b", 1.5 (half), true, 24 (one byte), 65536 (four), 2^32 (eight)], "c": tag(24) }
      statement: [
        ...[0xa2, 0x61, 0x61, 0x89, 1, 0x20, 0x41, 0, 0x61, 0x62, 0xf9, 0x3e, 0, 0xf5, 0x18, 24],
        ...[0x1a, 0, 1, 0, 0, 0x1b, 0, 0, 0, 1, 0, 0, 0, 0, 0x61, 0x63, 0xd8, 24, 0],
      ],
    }),
  },
  { name: "an attestation object with a long credential id", bytes: attestation(point, { idLength: 300 }) },
  { name: "an attestation object with extensions", bytes: withExtensions() },
];
for (const { name, bytes } of FORMS) {
  test(`parsePasskeyPublicKey() reads ${name}`, () => {
    assert.equal(toHex(parsePasskeyPublicKey(bytes)), toHex(point));
  });
}

/** Creates an attestation object whose authenticator data continues after the key. */
function withExtensions(): Uint8Array {
  const bytes = attestation(point, { flags: 0xc5 });
  const header = bytes.indexOf(0x58) + 1; // the length of the authenticator data
  return Uint8Array.from([...bytes.slice(0, header), bytes[header]! + 1, ...bytes.slice(header + 1), 0xa0]);
}

test("parsePasskeyPublicKey() follows a statement of 16 levels, and no more", () => {
  const nested = (levels: number) =>
    attestation(point, { statement: [...new Array<number>(levels - 1).fill(0x81), 0] });
  assert.equal(toHex(parsePasskeyPublicKey(nested(16))), toHex(point));
  assert.throws(() => parsePasskeyPublicKey(nested(17)), { code: "auth/passkey" });
});

test("parsePasskeyPublicKey() returns a copy", () => {
  const input = point.slice();
  parsePasskeyPublicKey(input).fill(0);
  assert.deepEqual(input, point);
});

const compressed = Uint8Array.from([2 + (point[64]! & 1), ...point.slice(1, 33)]);
const offCurve = point.slice();
offCurve[64]! ^= 1;
const beyondPrime = Uint8Array.from([4, ...new Array(64).fill(255)]);

/** Encodes the point with the x coordinate 5 as 5 plus the prime of the field. */
function withLargeX(): Uint8Array {
  const prime = 0xffffffff00000001000000000000000000000000ffffffffffffffffffffffffn;
  const y = "459243b9aa581806fe913bce99817ade11ca503c64d9a3c533415c083248fbcc";
  const small = `04${"5".padStart(64, "0")}${y}`;
  assert.equal(toHex(parsePasskeyPublicKey(fromHex(small))), small);
  return fromHex(`04${(prime + 5n).toString(16)}${y}`);
}

/** Creates an attestation object with a key, but without the flag for a key. */
function withoutFlag(): Uint8Array {
  const bytes = attestation(point);
  const flags = bytes.indexOf(0x58) + 2 + 32; // in the authenticator data, after the hash of the relying party's ID
  assert.notEqual(bytes[flags]! & 0x40, 0);
  bytes[flags]! &= ~0x40;
  return bytes;
}

const WRONG: readonly { readonly name: string; readonly bytes: Uint8Array; readonly message: RegExp }[] = [
  { name: "a compressed key", bytes: compressed, message: /got a compressed point$/ },
  { name: "a hybrid key", bytes: Uint8Array.from([6, ...point.slice(1)]), message: /got 65 bytes$/ },
  { name: "x and y alone", bytes: point.slice(1), message: /got 64 bytes$/ },
  { name: "66 bytes", bytes: Uint8Array.from([...point, 0]), message: /got 66 bytes$/ },
  { name: "nothing", bytes: new Uint8Array(0), message: /got 0 bytes$/ },
  { name: "a point beside the curve", bytes: offCurve, message: /the point is not on the curve P-256/ },
  { name: "coordinates beyond the prime", bytes: beyondPrime, message: /the point is not on the curve P-256/ },
  { name: "a coordinate that is not reduced", bytes: withLargeX(), message: /the point is not on the curve P-256/ },
  {
    name: "the point at the origin",
    bytes: Uint8Array.from([4, ...new Array(64).fill(0)]),
    message: /the point is not on the curve P-256/,
  },
  { name: "the SubjectPublicKeyInfo of another curve", bytes: otherCurve(), message: /got \d+ bytes$/ },
  { name: "a SubjectPublicKeyInfo cut short", bytes: spki.slice(0, 90), message: /got 90 bytes$/ },
  { name: "an attestation without a key", bytes: attestation(point, { flags: 0x05 }), message: /got \d+ bytes$/ },
  { name: "a key that the flags deny", bytes: withoutFlag(), message: /got \d+ bytes$/ },
  { name: "an attestation cut short", bytes: attestation(point).slice(0, -1), message: /got \d+ bytes$/ },
  { name: "a key of another algorithm", bytes: attestation(point, { coseKey: [0xa4, 1, 1, 3, 0x27] }), message: /got/ },
  { name: "an empty map", bytes: new Uint8Array([0xa0]), message: /got 1 byte$/ },
  { name: "an endless map", bytes: new Uint8Array([0xbf, 0x61, 0x61, 1]), message: /got 4 bytes$/ },
  { name: "a map with other keys than strings", bytes: new Uint8Array([0xa1, 1, 1]), message: /got 3 bytes$/ },
];
for (const { name, bytes, message } of WRONG) {
  test(`parsePasskeyPublicKey() rejects ${name}`, () => {
    assert.throws(() => parsePasskeyPublicKey(bytes), { code: "auth/passkey", message });
  });
}

function otherCurve(): Uint8Array {
  const bytes = spki.slice();
  bytes[22]! ^= 1; // in the identifier of the curve
  return bytes;
}

test("parsePasskeyPublicKey() ends on any bytes with the key or an error", () => {
  const valid = attestation(point);
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), fc.nat(), fc.integer({ min: 1, max: 255 }), (bytes, at, change) => {
      const damaged = valid.slice();
      damaged[at % damaged.length]! ^= change;
      const nested = Uint8Array.from([0xa1, 0x61, 0x61, ...new Array(bytes.length * 10).fill(0x81)]);
      for (const input of [bytes, damaged, nested, Uint8Array.from([0xbb, ...new Array(8).fill(255), ...bytes])]) {
        try {
          assert.equal(parsePasskeyPublicKey(input).length, 65);
        } catch (error) {
          assert.equal((error as { code?: string }).code, "auth/passkey");
        }
      }
    }),
    { numRuns: numRuns(50) },
  );
});

test("parsePasskeyPublicKey() rejects values that are not bytes", () => {
  for (const wrong of [undefined, null, toHex(point), [...point]]) {
    assert.throws(() => parsePasskeyPublicKey(wrong as never), TypeError);
  }
});
