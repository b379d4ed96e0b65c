import { attempt, quote, unexpected, wrongType } from "../internal/fault.ts";
import { DwsaError } from "../errors/mod.ts";
import { decode } from "../strkey/_shared.ts";
import { AlphaNum12, AlphaNum4, Asset, PublicKey } from "../xdr/mod.ts";
import { encodeXdr } from "../xdr/_shared.ts";
import { assetText } from "./_asset_text.ts";

/**
 * Parses the canonical string of an asset (SEP-11).
 *
 * @param text `native`, or the code and the issuer as `CODE:G…`, with a code of 1 to 12 letters and digits
 * @returns the asset
 * @throws {TypeError} if `text` is not a string
 * @throws {DwsaError} `contract/asset` if `text` has a different format, `strkey/…` if the issuer is not an account
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
  return attempt("read the asset", () => {
    if (typeof text !== "string") throw wrongType("text", "a string", text);
    if (text === "native") return Asset.assetTypeNative();
    const [, code, key] = /^([A-Za-z0-9]{1,12}):([^:]*)$/.exec(text) ?? [];
    if (code === undefined || key === undefined) {
      throw unexpected("contract/asset", '"native" or "CODE:G..."', quote(text));
    }
    const issuer = PublicKey.publicKeyTypeEd25519(decode("G", key));
    return code.length <= 4
      ? Asset.assetTypeCreditAlphanum4(new AlphaNum4({ assetCode: padCode(code, 4), issuer }))
      : Asset.assetTypeCreditAlphanum12(new AlphaNum12({ assetCode: padCode(code, 12), issuer }));
  });
}

/** Encodes an asset code as ASCII, padded with zeros to `length` bytes. */
function padCode(code: string, length: number): Uint8Array {
  return Uint8Array.from({ length }, (_, i) => i < code.length ? code.charCodeAt(i) : 0);
}

/**
 * Formats an asset as its canonical string (SEP-11), which {@linkcode parseAsset} parses.
 *
 * @param asset the asset as a wire value
 * @returns `native`, or the code and the issuer as `CODE:G…`
 * @throws {TypeError} if `asset` is not an `Asset`, or a part of it has the wrong type
 * @throws {DwsaError} `contract/asset` if the network does not accept the asset code: the code is empty, contains
 *   characters other than letters and digits, or has fewer than 5 characters in a 12-byte field; `xdr/…` if `asset`
 *   cannot be encoded
 *
 * @example An asset of a payment
 * ```ts
 * import { formatAsset, parseAsset } from "@dwsa/base/contract";
 * import { Asset } from "@dwsa/base/xdr";
 * import assert from "node:assert/strict";
 *
 * const usdc = "USDC:GA5ZSEJYB37JRC5AVCIA5MOP4RHTM335X2KGX3IHOJAPP5RE34K4KZVN";
 * assert.equal(formatAsset(parseAsset(usdc)), usdc);
 * assert.equal(formatAsset(Asset.assetTypeNative()), "native");
 * ```
 */
export function formatAsset(asset: Asset): string {
  return attempt("format the asset", () => {
    if (!Asset.is(asset)) throw wrongType("asset", "an Asset", asset);
    encodeXdr(Asset, asset); // throws if a part is malformed
    const text = assetText(asset);
    if (text !== undefined) return text;
    const rule = "the asset code must be 1 to 4 letters and digits in 4 bytes, or 5 to 12 in 12 bytes";
    throw new DwsaError("contract/asset", `Cannot format the asset: ${rule}`);
  });
}
