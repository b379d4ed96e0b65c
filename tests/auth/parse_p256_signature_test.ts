import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { fromHex, toHex } from "@dwsa/base";
import { parseP256Signature } from "@dwsa/base/auth";
import { numRuns } from "../_arbitraries/property.ts";
import { newPair, ORDER, signDer, verifyRaw } from "./_passkeys.ts";

/** Returns s of r‖s. */
const sOf = (signature: Uint8Array) => BigInt(`0x${toHex(signature.subarray(32))}`);

/** Encodes an integer in DER. */
function integer(value: bigint): string {
  const hex = value.toString(16);
  const even = hex.length % 2 === 0 ? hex : `0${hex}`;
  return tagged("02", parseInt(even.slice(0, 2), 16) > 127 ? `00${even}` : even);
}

function tagged(tag: string, content: string): string {
  return tag + (content.length / 2).toString(16).padStart(2, "0") + content;
}

const der = (r: bigint, s: bigint) => fromHex(tagged("30", integer(r) + integer(s)));
const raw = (r: bigint, s: bigint) => r.toString(16).padStart(64, "0") + s.toString(16).padStart(64, "0");

test("parseP256Signature() keeps signatures of node:crypto valid and makes high s low", async () => {
  const pair = newPair();
  let high = 0;
  for (let i = 0; i < 40; i++) {
    const data = new Uint8Array([i]);
    const der = signDer(data, pair);
    const signature = parseP256Signature(der);
    assert.equal(signature.length, 64);
    assert(sOf(signature) <= ORDER / 2n);
    assert(await verifyRaw(data, signature, pair));
    const s = ORDER - sOf(signature);
    if (toHex(der).endsWith(s.toString(16))) high++;
  }
  assert(high > 5 && high < 35); // about half of all signatures have a high s
});

test("parseP256Signature() turns s into the lower of s and -s, and pads both numbers", () => {
  const number = fc.oneof(
    fc.bigInt({ min: 1n, max: ORDER - 1n }),
    fc.bigInt({ min: 1n, max: 300n }),
    fc.constantFrom(1n, ORDER - 1n, ORDER / 2n, ORDER / 2n + 1n, 2n ** 255n, 2n ** 255n - 1n, 127n, 128n),
  );
  fc.assert(
    fc.property(number, number, (r, s) => {
      const low = s > ORDER / 2n ? ORDER - s : s;
      assert.equal(toHex(parseP256Signature(der(r, s))), raw(r, low));
      assert.equal(toHex(parseP256Signature(der(r, ORDER - s))), raw(r, low));
      assert.equal(toHex(parseP256Signature(Uint8Array.from(der(r, s)).buffer)), raw(r, low));
    }),
    { numRuns: numRuns(50) },
  );
});

const MALFORMED: readonly { readonly name: string; readonly hex: string }[] = [
  { name: "nothing", hex: "" },
  { name: "another tag", hex: "3106020101020101" },
  { name: "a length that is too short", hex: "3005020101020101" },
  { name: "a length that is too long", hex: "3007020101020101" },
  { name: "a length in the long form", hex: "308106020101020101" },
  { name: "an indefinite length", hex: "30800201010201010000" },
  { name: "bytes after the sequence", hex: "300602010102010100" },
  { name: "bytes after s", hex: "300702010102010100" },
  { name: "no s", hex: "3003020101" },
  { name: "an empty r", hex: "30050200020101" },
  { name: "an empty s", hex: "30050201010200" },
  { name: "r of another type", hex: "3006030101020101" },
  { name: "r that goes beyond the end", hex: "3006022001020101" },
  { name: "r = 0", hex: "3006020100020101" },
  { name: "s = 0", hex: "3006020101020100" },
  { name: "a negative r", hex: "3006020180020101" },
  { name: "a negative s", hex: "30060201010201ff" },
  { name: "r with a zero too many", hex: "300702020001020101" },
  { name: "s with a zero too many", hex: "30070201010202007f" },
  { name: "r = order", hex: tagged("30", integer(ORDER) + integer(1n)) },
  { name: "s = order", hex: tagged("30", integer(1n) + integer(ORDER)) },
  { name: "s of 33 bytes", hex: tagged("30", integer(1n) + integer(2n ** 256n)) },
  { name: "r‖s", hex: raw(ORDER / 3n, ORDER / 3n) },
];
for (const { name, hex } of MALFORMED) {
  test(`parseP256Signature() rejects ${name}`, () => {
    assert.throws(() => parseP256Signature(fromHex(hex)), {
      code: "auth/passkey",
      message: /^Cannot read the P-256 signature: /,
    });
  });
}

test("parseP256Signature() accepts exactly one form of each signature", () => {
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 1, maxLength: 75 }), fc.nat(), (bytes, position) => {
      const damaged = der(ORDER / 3n, ORDER / 5n);
      damaged[position % damaged.length]! ^= bytes[0]!;
      for (const input of [bytes, damaged]) {
        let signature;
        try {
          signature = parseP256Signature(input);
        } catch (error) {
          assert.equal((error as { code?: string }).code, "auth/passkey");
          continue;
        }
        const [r, s] = [BigInt(`0x${toHex(signature.subarray(0, 32))}`), sOf(signature)];
        assert([toHex(der(r, s)), toHex(der(r, ORDER - s))].includes(toHex(input)));
      }
    }),
    { numRuns: numRuns(50) },
  );
});

test("parseP256Signature() names the number that is out of range", () => {
  const cases = [
    { hex: "3006020100020101", message: "r of der to be above 0 and below the order of P-256, got 0" },
    { hex: "3006020101020100", message: "s of der to be above 0 and below the order of P-256, got 0" },
    {
      hex: tagged("30", integer(1n) + integer(ORDER)),
      message: "s of der to be above 0 and below the order of P-256, got a larger integer",
    },
  ];
  for (const { hex, message } of cases) {
    assert.throws(() => parseP256Signature(fromHex(hex)), {
      code: "auth/passkey",
      message: `Cannot read the P-256 signature: expected ${message}`,
    });
  }
});

test("parseP256Signature() rejects a buffer that was transferred", () => {
  const bytes = fromHex("3006020101020101");
  const { buffer } = bytes;
  structuredClone(buffer, { transfer: [buffer] });
  for (const der of [bytes, buffer]) {
    assert.throws(() => parseP256Signature(der), {
      name: "TypeError",
      message: /expected der to be a Uint8Array or an ArrayBuffer, got detached (Uint8Array|ArrayBuffer)$/,
    });
  }
  const forged = { [Symbol.toStringTag]: "ArrayBuffer", length: 8 };
  assert.throws(() => parseP256Signature(forged as never), TypeError);
});

test("parseP256Signature() rejects values that are not bytes", () => {
  for (const wrong of [undefined, null, "3006020101020101", [0x30], 5]) {
    assert.throws(() => parseP256Signature(wrong as never), TypeError);
  }
});
