/** Assets and their strings. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { formatAsset, parseAsset } from "@dwsa/base/contract";
import { AlphaNum12, AlphaNum4, Asset, PublicKey } from "@dwsa/base/xdr";

const ISSUER = "GA5ZSEJYB37JRC5AVCIA5MOP4RHTM335X2KGX3IHOJAPP5RE34K4KZVN";
const issuer = PublicKey.publicKeyTypeEd25519(
  (parseAsset(`A:${ISSUER}`) as Asset<"assetTypeCreditAlphanum4">).value.issuer.value,
);

const codeOf = (asset: Asset) => asset.type === "assetTypeNative" ? null : [...asset.value.assetCode];
const made = (size: 4 | 12, codes: readonly number[]): Asset => {
  const assetCode = Uint8Array.from({ length: size }, (_, i) => codes[i] ?? 0);
  return size === 4
    ? Asset.assetTypeCreditAlphanum4(new AlphaNum4({ assetCode, issuer }))
    : Asset.assetTypeCreditAlphanum12(new AlphaNum12({ assetCode, issuer }));
};
const letters = (text: string) => [...text].map((letter) => letter.charCodeAt(0));

for (const code of ["A", "z9", "USD", "USDC", "USDC5", "abcdefgh", "ABCDEFGHIJK", "ABCDEFGHIJK0"]) {
  const size = code.length <= 4 ? 4 : 12;
  test(`parseAsset() reads ${code} as a code of ${size} bytes, and formatAsset() writes it`, () => {
    const asset = parseAsset(`${code}:${ISSUER}`);
    assert.equal(asset.type, `assetTypeCreditAlphanum${size}`);
    assert.deepEqual(codeOf(asset), [...letters(code), ...Array<number>(size - code.length).fill(0)]);
    assert.equal(formatAsset(asset), `${code}:${ISSUER}`);
  });
}

test("parseAsset() reads native, and formatAsset() writes it", () => {
  assert.equal(parseAsset("native").type, "assetTypeNative");
  assert.equal(formatAsset(parseAsset("native")), "native");
});

const INVALID_CODES: readonly (readonly [name: string, asset: Asset])[] = [
  ["no letter in 4 bytes", made(4, [])],
  ["a zero before a letter", made(4, [0, 65])],
  ["a zero between letters", made(4, [65, 0, 66])],
  ["a space", made(4, letters("A B"))],
  ["a byte beyond ASCII", made(4, [0xe9])],
  ["no letter in 12 bytes", made(12, [])],
  ["1 letter in 12 bytes", made(12, letters("A"))],
  ["4 letters in 12 bytes", made(12, letters("USDC"))],
  ["a dash in 12 bytes", made(12, letters("USD-COIN"))],
];
for (const [name, asset] of INVALID_CODES) {
  test(`formatAsset() rejects a code of ${name}`, () => {
    assert.throws(() => formatAsset(asset), {
      code: "contract/asset",
      message: /^Cannot format the asset: the asset code must be /,
    });
  });
}

test("formatAsset() rejects values that are no assets", () => {
  for (const value of [undefined, null, "native", {}, issuer, made(4, [65]).toXDR()]) {
    assert.throws(() => formatAsset(value as never), {
      name: "TypeError",
      message: /^Cannot format the asset: expected asset to be an Asset, got /,
    });
  }
});

test("formatAsset() rejects an asset with a part of the wrong type", () => {
  assert.throws(() => formatAsset(Asset.assetTypeCreditAlphanum4(null as never)), {
    name: "TypeError",
    message: "Cannot encode Asset.assetTypeCreditAlphanum4: expected AlphaNum4, got null",
  });
});

const REFUSED: readonly (readonly [text: unknown, expected: object])[] = [
  [undefined, { name: "TypeError", message: "Cannot read the asset: expected text to be a string, got undefined" }],
  ["USDC", { code: "contract/asset", message: 'Cannot read the asset: expected "native" or "CODE:G...", got "USDC"' }],
  ["Native", { code: "contract/asset" }],
  [`:${ISSUER}`, { code: "contract/asset" }],
  [`ABCDEFGHIJKL3:${ISSUER}`, { code: "contract/asset" }],
  [`A B:${ISSUER}`, { code: "contract/asset" }],
  [`é:${ISSUER}`, { code: "contract/asset" }],
  [`A:${ISSUER}:`, { code: "contract/asset" }],
  ["A:", { code: /^strkey\// }],
  [`A:${ISSUER.slice(1)}`, { code: /^strkey\// }],
];
for (const [text, expected] of REFUSED) {
  test(`parseAsset() rejects ${JSON.stringify(text)}`, () => {
    assert.throws(() => parseAsset(text as string), expected as Error);
  });
}
