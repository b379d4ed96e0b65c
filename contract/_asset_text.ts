/** Formats assets as strings. */

import { encode } from "../strkey/_shared.ts";
import { Asset } from "../xdr/mod.ts";

/** Returns the canonical string of an asset, `native` or `CODE:ISSUER`; `undefined` if its code is invalid. */
export function assetText(asset: Asset): string | undefined {
  if (asset.type === "assetTypeNative") return "native";
  const minimum = asset.type === "assetTypeCreditAlphanum4" ? 1 : 5; // a shorter code would have two encodings
  const { assetCode, issuer } = asset.value;
  const code = String.fromCharCode(...assetCode).replace(/\0+$/, "");
  if (code.length < minimum || !/^[A-Za-z0-9]+$/.test(code)) return undefined;
  return `${code}:${encode("G", issuer.value)}`;
}
