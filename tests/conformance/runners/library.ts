/** The cases of tests/conformance for this library: `deno run --allow-read runners/library.ts cases`. */

import { accountDigest } from "@dwsa/base/accounts";
import { comparePolicies, describeTransaction, signingPolicy } from "@dwsa/base/approve";
import { authorizeEntry } from "@dwsa/base/auth";
import { contractIdFromAsset, contractIdFromDeployer } from "@dwsa/base/contract";
import { fromHex, toHex } from "@dwsa/base/encoding";
import * as json from "@dwsa/base/json";
import { Keypair, verify } from "@dwsa/base/keys";
import { nativeToScVal, scvSortedMap } from "@dwsa/base/scval";
import { StrKey } from "@dwsa/base/strkey";
import { hashTransaction, requiredSigners } from "@dwsa/base/transaction";
import * as xdr from "@dwsa/base/xdr";
import { requestsOf } from "../../approve/_vectors.ts";
import type { FamilyName } from "../_cases.ts";

// deno-lint-ignore no-explicit-any -- each function knows the fields of its family
type Input = any;

const { DwsaAuthorizationEntry, HashIdPreimage, ScMapEntry, ScVal, TransactionEnvelope } = xdr;
const INTEGERS = /^([ui]\d+|timepoint|duration)$/;

/** A wire type by the name that it has in the network's own crates. */
function typeOf(name: string): Input {
  const type = (xdr as Input)[name.replace("Soroban", "Dwsa")];
  if (type === undefined) throw new Error(`no type ${name}`);
  return type;
}

/** The names of JSON as this library writes them. */
const renamed = (text: string) => text.replaceAll("soroban_", "dwsa_");

function value({ type, value }: Input): xdr.ScVal {
  if (type === "bytes") return ScVal.scvBytes(fromHex(value));
  return nativeToScVal(INTEGERS.test(type) ? BigInt(value) : value, { type });
}

/** What this library gives for the input of each family; it throws for one that it rejects. */
export const library: Readonly<Record<FamilyName, (input: Input) => unknown>> = {
  "account-digest": ({ contextRuleIds, preimage, ...payload }) =>
    toHex(accountDigest({
      ...payload,
      ...contextRuleIds === null ? {} : { contextRuleIds },
      preimage: HashIdPreimage.fromXDR(preimage),
    })),
  approval: ({ envelope, knowledge: { currentTime, ...knowledge }, accounts, keys }) => {
    const decoded = TransactionEnvelope.fromXDR(envelope);
    const time = currentTime === undefined ? {} : { currentTime: BigInt(currentTime) };
    const description = describeTransaction(decoded, { ...knowledge, ...time, ...accounts && { accounts } });
    return { ...description, ...requiredSigners(decoded, knowledge.networkPassphrase, keys && { keys }) };
  },
  "contract-id": ({ networkPassphrase, asset, deployer, salt }) =>
    asset === undefined
      ? contractIdFromDeployer(deployer, fromHex(salt), networkPassphrase)
      : contractIdFromAsset(asset, networkPassphrase),
  ed25519: ({ publicKey, message, signature }) => {
    if (!verify(fromHex(message), fromHex(signature), fromHex(publicKey))) throw new Error("not valid");
  },
  entry: async ({ entry, seed, validUntilLedgerSeq, networkPassphrase }) => {
    const given = DwsaAuthorizationEntry.fromXDR(entry);
    const signed = await authorizeEntry(given, Keypair.fromSecret(seed), validUntilLedgerSeq, networkPassphrase);
    return signed.toXDR("base64");
  },
  "json-read": ({ type, json: text }) => {
    const name = type.replace("Soroban", "Dwsa");
    const read = (json as Input)[`${name[0].toLowerCase()}${name.slice(1)}FromJson`];
    return read(json.parseJson(renamed(text))).toXDR("base64");
  },
  "json-write": ({ type, xdr }) =>
    JSON.parse(
      JSON.stringify(json.toJsonNamed(type.replace("Soroban", "Dwsa"), typeOf(type).fromXDR(xdr))).replaceAll(
        "dwsa_",
        "soroban_",
      ),
    ),
  map: ({ keys }) => {
    const entries = keys.map((key: string) => new ScMapEntry({ key: ScVal.fromXDR(key), val: ScVal.scvVoid() }));
    return scvSortedMap(entries).toXDR("base64");
  },
  message: ({ seed, message }) => toHex(Keypair.fromSecret(seed).signMessage(message)),
  policy: ({ policy, requests }) => {
    const violations = signingPolicy(policy)(requestsOf(requests));
    return { verdict: violations.length === 0 ? "accept" : "reject", violations };
  },
  "policy-comparison": ({ a, b }) => {
    const { allowsMore, allowsLess } = comparePolicies(a, b);
    if (allowsMore === undefined) return allowsLess === undefined ? "equal" : "less";
    return allowsLess === undefined ? "more" : "incomparable";
  },
  strkey: ({ strkey }) => {
    const { type, bytes } = StrKey.parse(strkey);
    return { kind: type, data: toHex(bytes) };
  },
  "transaction-hash": ({ envelope, networkPassphrase }) =>
    toHex(hashTransaction(TransactionEnvelope.fromXDR(envelope), networkPassphrase)),
  value: (input) => value(input).toXDR("base64"),
  xdr: ({ type, xdr }) => typeOf(type).fromXDR(xdr).toXDR("base64"),
};
