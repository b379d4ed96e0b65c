/**
 * The cases of tests/conformance for js-stellar-sdk:
 * `deno run --allow-read --allow-env --config=tests/differential/deno.json tests/conformance/runners/js_stellar_sdk.ts`
 */

// deno-lint-ignore-file no-console no-explicit-any -- a runner prints; each function knows the fields of its family

import * as sdk from "@stellar/stellar-sdk/base";
import { type FamilyName, readCases } from "../_cases.ts";
import { run } from "../_compare.ts";

const { xdr } = sdk;
const hex = (bytes: Uint8Array) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
const fromHex = (text: string) => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const networkId = (passphrase: string) => sdk.hash(new TextEncoder().encode(passphrase));
const typeOf = (name: string): any => (xdr as any)[name];

const DECODE: Readonly<Record<string, readonly [kind: string, decode: (strkey: string) => Uint8Array]>> = {
  G: ["ed25519PublicKey", (key) => sdk.StrKey.decodeEd25519PublicKey(key)],
  S: ["ed25519SecretSeed", (key) => sdk.StrKey.decodeEd25519SecretSeed(key)],
  M: ["med25519PublicKey", (key) => sdk.StrKey.decodeMed25519PublicKey(key)],
  T: ["preAuthTx", (key) => sdk.StrKey.decodePreAuthTx(key)],
  X: ["sha256Hash", (key) => sdk.StrKey.decodeSha256Hash(key)],
  P: ["signedPayload", (key) => sdk.StrKey.decodeSignedPayload(key)],
  C: ["contract", (key) => sdk.StrKey.decodeContract(key)],
  L: ["liquidityPool", (key) => sdk.StrKey.decodeLiquidityPool(key)],
  B: ["claimableBalance", (key) => sdk.StrKey.decodeClaimableBalance(key)],
};

/** What js-stellar-sdk has functions for. */
const implementation: Partial<Readonly<Record<FamilyName, (input: any) => unknown>>> = {
  "contract-id": ({ networkPassphrase, asset, deployer, salt }) => {
    if (asset !== undefined) {
      const [code, issuer] = asset.split(":");
      return (issuer === undefined ? sdk.Asset.native() : new sdk.Asset(code, issuer)).contractId(networkPassphrase);
    }
    const address = sdk.Address.fromString(deployer).toScAddress();
    const contractIdPreimage = xdr.ContractIdPreimage.contractIdPreimageFromAddress(
      new xdr.ContractIdPreimageFromAddress({ address, salt: fromHex(salt) } as any),
    );
    const preimage = xdr.HashIdPreimage.envelopeTypeContractId(
      new xdr.HashIdPreimageContractId({ networkId: networkId(networkPassphrase), contractIdPreimage } as any),
    );
    return sdk.StrKey.encodeContract(sdk.hash(preimage.toXDR()));
  },
  ed25519: ({ publicKey, message, signature }) => {
    if (!sdk.verify(fromHex(message), fromHex(signature), fromHex(publicKey))) throw new Error("not valid");
  },
  entry: async ({ entry, seed, validUntilLedgerSeq, networkPassphrase }) => {
    const given = xdr.SorobanAuthorizationEntry.fromXDR(entry, "base64");
    return (await sdk.authorizeEntry(given, sdk.Keypair.fromSecret(seed), validUntilLedgerSeq, networkPassphrase))
      .toXDR("base64");
  },
  "json-read": ({ type, json }) => typeOf(type).fromJson(JSON.parse(json)).toXDR("base64"),
  "json-write": ({ type, xdr }) => JSON.parse(JSON.stringify(typeOf(type).fromXDR(xdr, "base64").toJson())),
  map: ({ keys }) => {
    const entries = keys.map((key: string) =>
      new xdr.ScMapEntry({ key: xdr.ScVal.fromXDR(key, "base64"), val: xdr.ScVal.scvVoid() })
    );
    return sdk.scvSortedMap(entries).toXDR("base64");
  },
  message: ({ seed, message }) => {
    const pair: any = sdk.Keypair.fromSecret(seed);
    return hex(pair.signMessage(message));
  },
  strkey: ({ strkey }) => {
    const [kind, decode] = DECODE[strkey[0]]!;
    return { kind, data: hex(decode(strkey)) };
  },
  "transaction-hash": ({ envelope, networkPassphrase }) =>
    hex(sdk.TransactionBuilder.fromXDR(envelope, networkPassphrase).hash()),
  value: ({ type, value }) => {
    if (type === "address") return sdk.Address.fromString(value).toScVal().toXDR("base64");
    if (type === "bytes") return xdr.ScVal.scvBytes(fromHex(value)).toXDR("base64");
    const native = /^([ui]\d+|timepoint|duration)$/.test(type) ? BigInt(value) : value;
    return sdk.nativeToScVal(native, { type } as any).toXDR("base64");
  },
  xdr: ({ type, xdr }) => typeOf(type).fromXDR(xdr, "base64").toXDR("base64"),
};

for (const [family, cases] of readCases()) {
  if (implementation[family] === undefined) continue;
  for (const one of cases) console.log(JSON.stringify({ id: one.id, ...await run(implementation, family, one) }));
}
