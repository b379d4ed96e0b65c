/** Converts solver results to requests and transactions. */

import type { ApprovalCredentials, ApprovalRequest } from "@dwsa/base/auth";
import { type ScValJson, toJson, transactionEnvelopeFromJson } from "@dwsa/base/json";
import { hash } from "@dwsa/base/keys";
import { encodeStrKey } from "@dwsa/base/strkey";
import { type TransactionRequest, transactionRequest } from "@dwsa/base/transaction";
import { type CallTree, invocationOf } from "../../_arbitraries/policy.ts";

/** A call; `null` stands for a name that neither policy has. */
export interface FoundCall {
  readonly contract: string | null;
  readonly function: string | null;
  readonly args: readonly (ScValJson | { readonly address: null })[];
  readonly calls: readonly FoundCall[];
}

/** A request; `null` stands for a network that neither policy names. */
export interface FoundRequest {
  readonly network: string | null;
  readonly credentials: ApprovalCredentials;
  readonly address: string;
  readonly expiry: number;
  readonly call: FoundCall;
}

/**
 * An operation. A field is an integer as a decimal string, or an object with another value as a string; `null` stands
 * for a value that no rule names.
 */
interface FoundOperation {
  readonly type: string;
  readonly source: string | null;
  readonly fields: { readonly [name: string]: string | { readonly text: string | null } };
  readonly call?: FoundCall;
  readonly entry?: boolean;
}

/** A transaction found by the solver. */
export interface FoundTransaction {
  readonly source: string | null;
  readonly feeSource: string | null;
  readonly bump: boolean;
  readonly fee: string;
  readonly maxTime: string;
  readonly memo: string | null;
  readonly sequence: boolean;
  readonly network: string | null;
  readonly operations: readonly FoundOperation[];
}

const STRANGER = encodeStrKey("ed25519PublicKey", new Uint8Array(32).fill(99));
/** An address that no rule names, other than the source of an operation that no rule names. */
const OTHER_STRANGER = encodeStrKey("ed25519PublicKey", new Uint8Array(32).fill(98));
const UNNAMED = encodeStrKey("contract", new Uint8Array(32).fill(99));
const UNNAMED_NETWORK = "A network that no policy names";

/** Converts an address: `null` stands for an address that no rule names, and `muxed` for a muxed address. */
function addressOf(text: string | null): string {
  return text === "muxed" ? encodeStrKey("med25519PublicKey", new Uint8Array(40).fill(99)) : text ?? STRANGER;
}

function treeOf({ contract, function: name, args, calls }: FoundCall): CallTree {
  const values = args.map((arg): ScValJson =>
    typeof arg === "object" && "address" in arg ? { address: addressOf(arg.address) } : arg as ScValJson
  );
  return { contract: contract ?? UNNAMED, function: name ?? "unnamed", args: values, calls: calls.map(treeOf) };
}

export function requestOf({ network, credentials, address, expiry, call }: FoundRequest, i: number): ApprovalRequest {
  return {
    path: `requests[${i}]`,
    networkId: hash(new TextEncoder().encode(network ?? UNNAMED_NETWORK)),
    credentials,
    address,
    signatureExpirationLedger: credentials === "sourceAccount" ? null : expiry,
    invocation: invocationOf(treeOf(call)),
    signer: address,
  };
}

/** Converts a field to JSON. A string that is not valid for the field stands for a value that no rule names. */
function fieldJson(name: string, value: string | { readonly text: string | null }): unknown {
  if (typeof value === "string") return name === "extend_to" ? Number(value) : value;
  const text = value.text ?? "";
  const isAccount = /^G[A-Z2-7]{55}$/.test(text);
  switch (name) {
    case "asset": {
      const [code, issuer] = /^[A-Z]{1,4}:G/.test(text) ? text.split(":") as [string, string] : ["ZZZ", STRANGER];
      return text === "native" ? text : { credit_alphanum4: { asset_code: code, issuer } };
    }
    case "home_domain":
      return text === "absent" ? null : /^\w+\.\w+$/.test(text) ? text : "unnamed.example";
    case "signer":
      return text === "absent" ? null : { key: STRANGER, weight: 1 };
    default:
      if (isAccount) return text;
      return value.text === "stranger" ? STRANGER : OTHER_STRANGER; // the solver's word for the source itself
  }
}

const SETTINGS = [
  "inflation_dest",
  "clear_flags",
  "set_flags",
  "master_weight",
  "low_threshold",
  "med_threshold",
  "high_threshold",
  "home_domain",
  "signer",
];

function operationJson({ type, source, fields, call, entry }: FoundOperation): unknown {
  const given = Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, fieldJson(name, value)]));
  const bodyOf = (): unknown => {
    switch (type) {
      case "invoke_host_function": {
        const invocation = invocationOf(treeOf(entry ? call! : { ...call!, calls: [] }));
        const auth = entry ? [{ credentials: "source_account", root_invocation: toJson(invocation) }] : [];
        const called = invocation.function.value as Parameters<typeof toJson>[0];
        return { host_function: { invoke_contract: toJson(called) }, auth };
      }
      case "account_merge":
        return given["value"];
      case "set_options":
        return { ...Object.fromEntries(SETTINGS.map((name) => [name, null])), ...given };
      case "restore_footprint":
      case "extend_footprint_ttl":
        return { ext: "v0", ...given };
      default:
        return given;
    }
  };
  return { source_account: source ?? STRANGER, body: { [type]: bodyOf() } };
}

export function transactionOf(found: FoundTransaction): TransactionRequest {
  const { source, feeSource, bump, fee, maxTime, memo, sequence, network, operations } = found;
  const timeBounds = maxTime === "0" ? null : { min_time: "0", max_time: maxTime };
  const inner = {
    tx: {
      source_account: source ?? STRANGER,
      fee: bump ? 100 : Number(fee),
      seq_num: "1",
      cond: sequence
        ? {
          v2: {
            time_bounds: timeBounds,
            ledger_bounds: null,
            min_seq_num: "0",
            min_seq_age: "0",
            min_seq_ledger_gap: 0,
            extra_signers: [],
          },
        }
        : timeBounds === null
        ? "none"
        : { time: timeBounds },
      memo: memo === null ? { id: "999" } : memo === "none" ? memo : JSON.parse(memo),
      operations: operations.map(operationJson),
      ext: "v0",
    },
    signatures: [],
  };
  const payer = feeSource ?? STRANGER;
  const envelope = bump
    ? { tx_fee_bump: { tx: { fee_source: payer, fee, inner_tx: { tx: inner }, ext: "v0" }, signatures: [] } }
    : { tx: inner };
  const signer = bump ? payer : source ?? STRANGER;
  return transactionRequest(transactionEnvelopeFromJson(envelope), network ?? UNNAMED_NETWORK, signer);
}
