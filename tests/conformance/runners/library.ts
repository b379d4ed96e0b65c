/** Runs the cases of tests/conformance with this library: `cat cases/*.jsonl | deno run runners/library.ts`. */

import { accountDigest } from "@dwsa/base/accounts";
import { comparePolicies } from "@dwsa/base/compare";
import { describeRequest } from "@dwsa/base/describe";
import { signingPolicy } from "@dwsa/base/policy";
import * as auth from "@dwsa/base/auth";
import { fromJsonNamed } from "@dwsa/base/catalogue";
import { contractIdFromAsset, contractIdFromDeployer } from "@dwsa/base/contract";
import { fromHex, toHex } from "@dwsa/base/encoding";
import { parseJson, toJsonNamed } from "@dwsa/base/json";
import { hash, Keypair, verify } from "@dwsa/base/keys";
import { nativeToScVal, scvSortedMap } from "@dwsa/base/scval";
import { StrKey } from "@dwsa/base/strkey";
import { hashTransaction, requiredSigners } from "@dwsa/base/transaction";
import * as xdr from "@dwsa/base/xdr";
import { requestsOf } from "../../policy/_vectors.ts";
import { print, type Runner } from "./_runner.ts";

const { DwsaAuthorizationEntry, HashIdPreimage, ScMapEntry, ScVal, TransactionEnvelope } = xdr;
const nameOf = (type: string) => type.replace("Soroban", "Dwsa");
// deno-lint-ignore no-explicit-any -- a type by its name
const typeOf = (type: string) => (xdr as any)[nameOf(type)];
const INTEGERS = /^([ui]\d+|timepoint|duration)$/;

/** The functions of this library, by family. */
export const library: Runner = {
  "account-digest": ({ preimage, ...payload }) =>
    toHex(accountDigest({ ...payload, preimage: HashIdPreimage.fromXDR(preimage) })),
  approval: ({ envelope, knowledge: { currentTime, ...knowledge }, keys }) => {
    const decoded = TransactionEnvelope.fromXDR(envelope);
    const time = currentTime === undefined ? {} : { currentTime: BigInt(currentTime) };
    const description = describeRequest(decoded, { ...knowledge, ...time });
    return { ...description, ...requiredSigners(decoded, knowledge.networkPassphrase, keys && { keys }) };
  },
  "asset-id": ({ asset, networkPassphrase }) => contractIdFromAsset(asset, networkPassphrase),
  "contract-id": ({ deployer, salt, networkPassphrase }) =>
    contractIdFromDeployer(deployer, fromHex(salt), networkPassphrase),
  delegates: ({ entry, ...rest }) =>
    auth.buildWithDelegatesEntry({ entry: DwsaAuthorizationEntry.fromXDR(entry), ...rest }).toXDR("base64"),
  ed25519: ({ publicKey, message, signature }) => verify(fromHex(message), fromHex(signature), fromHex(publicKey)),
  entry: async ({ entry, seed, validUntilLedgerSeq, networkPassphrase, forAddress }) => {
    const args = [Keypair.fromSecret(seed), validUntilLedgerSeq, networkPassphrase, forAddress] as const;
    return (await auth.authorizeEntry(DwsaAuthorizationEntry.fromXDR(entry), ...args)).toXDR("base64");
  },
  "entry-payload": ({ entry, validUntilLedgerSeq, networkPassphrase }) => {
    const given = DwsaAuthorizationEntry.fromXDR(entry);
    return toHex(hash(auth.buildAuthorizationEntryPreimage(given, validUntilLedgerSeq, networkPassphrase).toXDR()));
  },
  "entry-verdict": ({ entry, ledger, maxEntryTtl, networkPassphrase }) => {
    const given = DwsaAuthorizationEntry.fromXDR(entry);
    return auth.checkAuthEntryReadiness(given, ledger - 1, networkPassphrase, { maxEntryTtl }).ready;
  },
  "json-read": ({ type, json }) => fromJsonNamed(nameOf(type) as "ScVal", parseJson(json)).toXDR("base64"),
  "json-write": ({ type, xdr }) => toJsonNamed(nameOf(type) as "ScVal", typeOf(type).fromXDR(xdr)),
  map: ({ keys }) => {
    const entries = keys.map((key: string) => new ScMapEntry({ key: ScVal.fromXDR(key), val: ScVal.scvVoid() }));
    return scvSortedMap(entries).toXDR("base64");
  },
  message: ({ seed, message }) => toHex(Keypair.fromSecret(seed).signMessage(message)),
  policy: ({ policy, requests }) => signingPolicy(policy).entries(requestsOf(requests)),
  "policy-comparison": ({ a, b }) => {
    const { allowsMore, allowsLess } = comparePolicies(a, b);
    if (allowsMore === undefined) return allowsLess === undefined ? "equal" : "less";
    return allowsLess === undefined ? "more" : "incomparable";
  },
  strkey: ({ strkey }) => toHex(StrKey.parse(strkey).bytes),
  "transaction-hash": ({ envelope, networkPassphrase }) =>
    toHex(hashTransaction(TransactionEnvelope.fromXDR(envelope), networkPassphrase)),
  value: ({ type, value }) => {
    if (type === "bytes") return ScVal.scvBytes(fromHex(value)).toXDR("base64");
    const native = INTEGERS.test(type) ? BigInt(value) : type === "bool" ? value === "true" : value;
    return (type === "bool" ? nativeToScVal(native) : nativeToScVal(native, { type })).toXDR("base64");
  },
  xdr: ({ type, xdr }) => typeOf(type).fromXDR(xdr).toXDR("base64"),
};

if (import.meta.main) await print(library);
