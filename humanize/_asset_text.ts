import { encodeStrKey } from "../strkey/mod.ts";
import type { Asset } from "../xdr/mod.ts";

/** The canonical text of an asset, `native` or `CODE:ISSUER`; `undefined` when its code is not one. */
export function assetText(asset: Asset): string | undefined {
  if (asset.type === "assetTypeNative") return "native";
  const minimum = asset.type === "assetTypeCreditAlphanum4" ? 1 : 5; // else a code would have two forms
  const { assetCode, issuer } = asset.value;
  const code = String.fromCharCode(...assetCode).replace(/\0+$/, "");
  if (code.length < minimum || !/^[A-Za-z0-9]+$/.test(code)) return undefined;
  return `${code}:${encodeStrKey("ed25519PublicKey", issuer.value)}`;
}
