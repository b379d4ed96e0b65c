/** What several functions of this area know of signers: keys, hints, thresholds, and who made a signature. */

import { equalBytes } from "../internal/bytes.ts";
import { hash, verify } from "../keys/mod.ts";
import { Networks } from "../network/mod.ts";
import {
  type DecoratedSignature,
  type MuxedAccount,
  type OperationBody,
  SignerKey,
  TransactionEnvelope,
} from "../xdr/mod.ts";
import { accountKey, transactionOf } from "./_transaction.ts";
import { hashTransaction } from "./hash_transaction.ts";

/** Returns whether a signature is valid for a signer key, with the rules of the network. */
export function isBy({ hint, signature }: DecoratedSignature, key: SignerKey, payload: Uint8Array): boolean {
  if (!equalBytes(hint, hintOf(key))) return false;
  switch (key.type) {
    case "signerKeyTypeEd25519":
      return verify(payload, signature, key.value);
    case "signerKeyTypeHashX":
      return equalBytes(hash(signature), key.value);
    case "signerKeyTypeEd25519SignedPayload":
      return verify(key.value.payload, signature, key.value.ed25519);
    default:
      return false; // a transaction hash (`T…`) requires no signature
  }
}

/** Returns the signature hint of a key; for a signed payload, as defined in CAP-40. */
export function hintOf(key: SignerKey): Uint8Array {
  if (key.type !== "signerKeyTypeEd25519SignedPayload") return key.value.slice(-4);
  const { ed25519, payload } = key.value;
  const hint = ed25519.slice(-4);
  for (const [i, byte] of payload.subarray(-4).entries()) hint[i]! ^= byte;
  return hint;
}

/** Returns the master key of an account, which is also that of its muxed accounts. */
export function accountSigner(account: MuxedAccount): SignerKey {
  return SignerKey.signerKeyTypeEd25519(accountKey(account));
}

/** A signature that nodes look for. */
export interface RequiredKey {
  /** The part of the transaction that needs it: `""`, `cond.extraSigners[0]`, `operations[0]`, or `fee` of a fee bump. */
  readonly path: string;
  readonly role: "source" | "operation-source" | "fee-source" | "extra-signer";
  /** The extra signer, or the master key of the account. */
  readonly key: SignerKey;
  /** The threshold that signatures of the account must reach; `null` for an extra signer. */
  readonly threshold: "low" | "medium" | "high" | null;
}

/** What one list of signatures signs: a transaction, or one of the two transactions of a fee bump. */
export interface Payload {
  readonly path: "" | "innerTx";
  readonly signatures: readonly DecoratedSignature[];
  /** The required keys in the order in which nodes look for them. */
  readonly required: readonly RequiredKey[];
  /** Returns the hash to sign on a network. */
  readonly hashOn: (networkPassphrase: string) => Uint8Array;
}

/** Returns the payloads of an envelope. For a fee bump, the payload of the outer transaction comes first. */
export function payloadsOf(envelope: TransactionEnvelope): Payload[] {
  const { sourceAccount, operations, cond } = transactionOf(envelope);
  const required: readonly RequiredKey[] = [
    { path: "", role: "source", key: accountSigner(sourceAccount), threshold: "low" },
    ...(cond.type === "precondV2" ? cond.value.extraSigners : []).map((key, i) => (
      { path: `cond.extraSigners[${i}]`, role: "extra-signer", key, threshold: null } as const
    )),
    ...operations.map(({ sourceAccount: own, body }, i) => {
      const key = accountSigner(own ?? sourceAccount);
      return { path: `operations[${i}]`, role: "operation-source", key, threshold: thresholdOf(body) } as const;
    }),
  ];
  if (envelope.type !== "envelopeTypeTxFeeBump") return [payloadOf("", envelope, required)];
  const { feeSource, innerTx } = envelope.value.tx;
  const payer = { path: "fee", role: "fee-source", key: accountSigner(feeSource), threshold: "low" } as const;
  const inner = TransactionEnvelope.envelopeTypeTx(innerTx.value);
  return [payloadOf("", envelope, [payer]), payloadOf("innerTx", inner, required)];
}

function payloadOf(path: Payload["path"], envelope: TransactionEnvelope, required: readonly RequiredKey[]): Payload {
  const hashes = new Map<string, Uint8Array>();
  const hashOn = (network: string) => {
    const known = hashes.get(network) ?? hashTransaction(envelope, network);
    hashes.set(network, known);
    return known;
  };
  return { path, signatures: envelope.value.signatures, required, hashOn };
}

/** Who made a signature, and for what: this payload, the other one of the fee bump, or another network. */
export type Origin =
  | { readonly of: "this" | "other-payload"; readonly by: SignerKey }
  | { readonly of: "other-network"; readonly by: SignerKey; readonly network: string };

/** Finds the known key that made a signature of a payload; `undefined` if none did. */
export function originOf(
  signature: DecoratedSignature,
  keys: readonly SignerKey[],
  payload: Payload,
  others: readonly Payload[],
  networkPassphrase: string,
  isSignedBy: typeof isBy = isBy,
): Origin | undefined {
  const candidates = keys.filter((key) => equalBytes(signature.hint, hintOf(key)));
  const maker = (of: Payload, network: string) =>
    candidates.find((key) => isSignedBy(signature, key, of.hashOn(network)));
  if (candidates.length === 0) return undefined;
  for (const each of [payload, ...others]) {
    const by = maker(each, networkPassphrase);
    if (by !== undefined) return { of: each === payload ? "this" : "other-payload", by };
  }
  for (const network of Object.values(Networks)) {
    const by = network === networkPassphrase ? undefined : maker(payload, network);
    if (by !== undefined) return { of: "other-network", by, network };
  }
  return undefined;
}

/** Removes repeated keys. */
export function distinctKeys(keys: readonly SignerKey[]): SignerKey[] {
  return [...new Map(keys.map((key) => [key.toXDR("base64"), key])).values()];
}

/** The operation types with the low threshold, as in `getThresholdLevel` of stellar-core. */
const LOW: readonly OperationBody["type"][] = [
  "allowTrust",
  "inflation",
  "bumpSequence",
  "claimClaimableBalance",
  "setTrustLineFlags",
  "extendFootprintTtl",
  "restoreFootprint",
];

/** Returns the threshold of an operation. */
export function thresholdOf(body: OperationBody): "low" | "medium" | "high" {
  if (body.type === "accountMerge") return "high";
  if (body.type !== "setOptions") return LOW.includes(body.type) ? "low" : "medium";
  const { masterWeight, lowThreshold, medThreshold, highThreshold, signer } = body.value;
  const isHigh = [masterWeight, lowThreshold, medThreshold, highThreshold, signer].some((part) => part !== null);
  return isHigh ? "high" : "medium";
}
