import { DwsaError } from "../errors/mod.ts";
import { quote, wrongType } from "../internal/describe.ts";
import { decode, encode } from "../strkey/codec.ts";
import { AlphaNum12, AlphaNum4, Asset, PublicKey } from "../xdr/mod.ts";

/**
 * The asset of its canonical text (SEP-11).
 *
 * @param text `native`, or the code and the issuer as `CODE:G…`, with a code of 1 to 12 letters and digits
 * @returns the asset
 * @throws {TypeError} if `text` is not a string
 * @throws {DwsaError} `contract/asset` if `text` is not an asset, `strkey/…` if its issuer is not an account
 *
 * @example A payment of an asset
 * ```ts
 * import { parseAsset } from "@dwsa/base/contract";
 * import assert from "node:assert/strict";
 *
 * const asset = parseAsset("USDC:GA5ZSEJYB37JRC5AVCIA5MOP4RHTM335X2KGX3IHOJAPP5RE34K4KZVN");
 * assert.equal(asset.type, "assetTypeCreditAlphanum4");
 * assert.throws(() => parseAsset("USDC"), { code: "contract/asset" });
 * ```
 */
export function parseAsset(text: string): Asset {
  if (typeof text !== "string") throw wrongType("read the asset", "text", "a string", text);
  if (text === "native") return Asset.assetTypeNative();
  const [, code, key] = /^([A-Za-z0-9]{1,12}):([^:]*)$/.exec(text) ?? [];
  if (code === undefined || key === undefined) {
    const expected = '"native" or "CODE:G..."';
    const message = `Cannot read the asset: expected ${expected}, got ${quote(text)}`;
    throw new DwsaError("contract/asset", message, { expected });
  }
  const issuer = PublicKey.publicKeyTypeEd25519(decode("G", key));
  return code.length <= 4
    ? Asset.assetTypeCreditAlphanum4(new AlphaNum4({ assetCode: padCode(code, 4), issuer }))
    : Asset.assetTypeCreditAlphanum12(new AlphaNum12({ assetCode: padCode(code, 12), issuer }));
}

/** The code as ASCII, with zeros after it up to `length` bytes. */
function padCode(code: string, length: number): Uint8Array {
  return Uint8Array.from({ length }, (_, i) => i < code.length ? code.charCodeAt(i) : 0);
}

/** The canonical text of an asset, `native` or `CODE:ISSUER`; `undefined` when its code is not valid. */
export function assetText(asset: Asset): string | undefined {
  if (asset.type === "assetTypeNative") return "native";
  const minimum = asset.type === "assetTypeCreditAlphanum4" ? 1 : 5; // a shorter code would have two forms
  const { assetCode, issuer } = asset.value;
  const code = String.fromCharCode(...assetCode).replace(/\0+$/, "");
  if (code.length < minimum || !/^[A-Za-z0-9]+$/.test(code)) return undefined;
  return `${code}:${encode("G", issuer.value)}`;
}
