/**
 * Runs the cases of tests/conformance with js-stellar-sdk. In the root of the repository:
 * `cat tests/conformance/cases/*.jsonl | deno run --allow-env --config=tests/differential/deno.json \
 *   tests/conformance/runners/js_stellar_sdk.ts`
 *
 * It has no function for contract ids of deployers, muxed contracts, policies, approvals and smart accounts.
 */

// deno-lint-ignore-file no-explicit-any -- types by their name, and functions with narrower declarations

import * as sdk from "@stellar/stellar-sdk/base";
import { print, type Runner } from "./_runner.ts";

const { StrKey, xdr } = sdk;
const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
const fromHex = (text: string) => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const typeOf = (name: string): any => (xdr as any)[name];
const entryOf = (entry: string) => xdr.SorobanAuthorizationEntry.fromXDR(entry, "base64");

const STRKEYS: Readonly<Record<string, (strkey: string) => Uint8Array>> = {
  G: (key) => StrKey.decodeEd25519PublicKey(key),
  S: (key) => StrKey.decodeEd25519SecretSeed(key),
  M: (key) => StrKey.decodeMed25519PublicKey(key),
  T: (key) => StrKey.decodePreAuthTx(key),
  X: (key) => StrKey.decodeSha256Hash(key),
  P: (key) => StrKey.decodeSignedPayload(key),
  C: (key) => StrKey.decodeContract(key),
  L: (key) => StrKey.decodeLiquidityPool(key),
  B: (key) => StrKey.decodeClaimableBalance(key),
};

const runner: Runner = {
  "asset-id": ({ asset, networkPassphrase }) => {
    const [code, issuer] = asset.split(":");
    return (issuer === undefined ? sdk.Asset.native() : new sdk.Asset(code, issuer)).contractId(networkPassphrase);
  },
  delegates: ({ entry, ...rest }) => sdk.buildWithDelegatesEntry({ entry: entryOf(entry), ...rest }).toXDR("base64"),
  ed25519: ({ publicKey, message, signature }) => sdk.verify(fromHex(message), fromHex(signature), fromHex(publicKey)),
  entry: async ({ entry, seed, validUntilLedgerSeq, networkPassphrase, forAddress }) => {
    const signer = sdk.Keypair.fromSecret(seed);
    const signed = sdk.authorizeEntry(entryOf(entry), signer, validUntilLedgerSeq, networkPassphrase, forAddress);
    return (await signed).toXDR("base64");
  },
  "entry-payload": ({ entry, validUntilLedgerSeq, networkPassphrase }) =>
    hex(sdk.hash(
      sdk.buildAuthorizationEntryPreimage(entryOf(entry), validUntilLedgerSeq, networkPassphrase).toXDR() as any,
    )),
  "json-read": ({ type, json }) => typeOf(type)?.fromJson(JSON.parse(json)).toXDR("base64"),
  "json-write": ({ type, xdr }) => typeOf(type)?.fromXDR(xdr, "base64").toJson(),
  map: ({ keys }) =>
    sdk.scvSortedMap(
      keys.map((key: string) =>
        new xdr.ScMapEntry({ key: xdr.ScVal.fromXDR(key, "base64"), val: xdr.ScVal.scvVoid() })
      ),
    ).toXDR("base64"),
  message: ({ seed, message }) => hex(sdk.Keypair.fromSecret(seed).signMessage(message) as any),
  strkey: ({ strkey }) => {
    const bytes = STRKEYS[strkey[0]]?.(strkey);
    return bytes && hex(bytes);
  },
  "transaction-hash": ({ envelope, networkPassphrase }) =>
    hex(sdk.TransactionBuilder.fromXDR(envelope, networkPassphrase).hash()),
  value: ({ type, value }) => {
    if (type === "address") return sdk.Address.fromString(value).toScVal().toXDR("base64");
    if (type === "bytes") return xdr.ScVal.scvBytes(fromHex(value)).toXDR("base64");
    if (type === "bool") return sdk.nativeToScVal(value === "true").toXDR("base64");
    const native = /^([ui]\d+|timepoint|duration)$/.test(type) ? BigInt(value) : value;
    return sdk.nativeToScVal(native, { type } as any).toXDR("base64");
  },
  xdr: ({ type, xdr }) => typeOf(type)?.fromXDR(xdr, "base64").toXDR("base64"),
};

await print(runner);
