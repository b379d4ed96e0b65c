/** Strkeys of all types, and signer keys. */

import fc from "fast-check";
import { decodeSignerKey, encodeSignerKey, SignerKey } from "@dwsa/base/keys";
import { StrKey } from "@dwsa/base/strkey";
import { SignerKey as XdrSignerKey } from "@dwsa/base/xdr";
import { bytes, text } from "../_arbitraries/bytes.ts";
import { damagedStrKey, strKey, strKeyData, type StrKeyKind, strKeyKinds } from "../_arbitraries/strkey.ts";
import { wireValue } from "../_arbitraries/xdr.ts";
import { type Family, family } from "./_family.ts";
import { stellarSdk, toSdk } from "./_sdk.ts";

/** The types that js-stellar-sdk supports. */
const known = strKeyKinds.filter((kind): kind is Exclude<StrKeyKind, "MuxedContract"> => kind !== "MuxedContract");

/** The types with an `isValid…` method in js-stellar-sdk. */
const checked = known.filter((kind): kind is Exclude<typeof known[number], "PreAuthTx" | "Sha256Hash"> =>
  kind !== "PreAuthTx" && kind !== "Sha256Hash"
);

/** A valid or damaged strkey, or any other string. */
const anyText = fc.oneof(strKey(...known), damagedStrKey(...known), text());

export const strKeyFamilies: readonly Family[] = [
  ...known.flatMap((kind) => [
    family({
      name: `StrKey.encode${kind}`,
      input: strKeyData[kind],
      ours: (data) => StrKey[`encode${kind}`](data),
      sdk: (data) => stellarSdk.StrKey[`encode${kind}`](data),
    }),
    family({
      name: `StrKey.encode${kind} of any bytes`,
      input: fc.oneof(strKeyData[kind], bytes(104)),
      ours: (data) => StrKey[`encode${kind}`](data),
      sdk: (data) => stellarSdk.StrKey[`encode${kind}`](data),
    }),
    family({
      name: `StrKey.decode${kind}`,
      input: fc.oneof(strKey(kind), anyText),
      ours: (text) => StrKey[`decode${kind}`](text),
      sdk: (text) => stellarSdk.StrKey[`decode${kind}`](text),
    }),
  ]),
  ...checked.map((kind) =>
    family({
      name: `StrKey.isValid${kind}`,
      input: fc.oneof(strKey(kind), damagedStrKey(kind), anyText),
      ours: (text) => StrKey[`isValid${kind}`](text),
      sdk: (text) => stellarSdk.StrKey[`isValid${kind}`](text),
    })
  ),
  family({
    name: "StrKey.getVersionByteForPrefix",
    input: anyText,
    ours: (text) => StrKey.getVersionByteForPrefix(text),
    sdk: (text) => stellarSdk.StrKey.getVersionByteForPrefix(text),
  }),
  family({
    name: "SignerKey.decodeAddress",
    input: anyText,
    ours: (text) => SignerKey.decodeAddress(text),
    sdk: (text) => stellarSdk.SignerKey.decodeAddress(text),
  }),
  family({
    name: "SignerKey.encodeSignerKey",
    input: wireValue<XdrSignerKey>("SignerKey"),
    ours: (key) => SignerKey.encodeSignerKey(key),
    sdk: (key) => stellarSdk.SignerKey.encodeSignerKey(toSdk("SignerKey", key)),
  }),
  family({
    name: "decodeSignerKey, encodeSignerKey",
    input: strKey("Ed25519PublicKey", "PreAuthTx", "Sha256Hash", "SignedPayload"),
    ours: (text) => encodeSignerKey(decodeSignerKey(text), { prefix: "X" }),
    sdk: (text) => stellarSdk.SignerKey.encodeSignerKey(toSdk("SignerKey", decodeSignerKey(text))),
  }),
];
