/** Assets as strings. */

import { encode } from "../strkey/_shared.ts";
import { Asset } from "../xdr/mod.ts";

/** The canonical string of an asset, `native` or `CODE:ISSUER`; `undefined` when its code is not valid. */
export function assetText(asset: Asset): string | undefined {
  if (asset.type === "assetTypeNative") return "native";
  const minimum = asset.type === "assetTypeCreditAlphanum4" ? 1 : 5; // a shorter code would have two forms
  const { assetCode, issuer } = asset.value;
  const code = String.fromCharCode(...assetCode).replace(/\0+$/, "");
  if (code.length < minimum || !/^[A-Za-z0-9]+$/.test(code)) return undefined;
  return `${code}:${encode("G", issuer.value)}`;
}
