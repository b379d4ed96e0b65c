/** Reads the text of an asset. */

import { describe, quote } from "../internal/describe.ts";
import { DwsaError } from "../errors/mod.ts";
import { decodeStrKey } from "../strkey/mod.ts";
import { AlphaNum12, AlphaNum4, Asset, PublicKey } from "../xdr/mod.ts";

/** The asset of its canonical text: `native`, or `CODE:G…` with a code of 1 to 12 letters and digits. */
export function assetFromText(text: string): Asset {
  if (typeof text !== "string") {
    throw new TypeError(`Cannot read asset: expected a string, got ${describe(text)}`);
  }
  if (text === "native") return Asset.assetTypeNative();
  const [, code, key] = /^([A-Za-z0-9]{1,12}):([^:]*)$/.exec(text) ?? [];
  if (code === undefined || key === undefined) {
    const expected = '"native" or "CODE:G..."';
    throw new DwsaError("contract/asset", `Cannot read asset: expected ${expected}, got ${quote(text)}`, { expected });
  }
  const issuer = PublicKey.publicKeyTypeEd25519(decodeStrKey("ed25519PublicKey", key));
  return code.length <= 4
    ? Asset.assetTypeCreditAlphanum4(new AlphaNum4({ assetCode: padded(code, 4), issuer }))
    : Asset.assetTypeCreditAlphanum12(new AlphaNum12({ assetCode: padded(code, 12), issuer }));
}

/** The code as ASCII, made up to `length` bytes by zeros. */
function padded(code: string, length: number): Uint8Array {
  return Uint8Array.from({ length }, (_, i) => i < code.length ? code.charCodeAt(i) : 0);
}
