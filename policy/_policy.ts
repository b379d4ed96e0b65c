/** Parses policies. */

import { readAmount, readAsset, readFields, readKey, readList, readUint32, violatedAt, within } from "./_fields.ts";
import type { ApprovalCredentials } from "../auth/mod.ts";
import { contractIdFromAsset, formatAsset } from "../contract/mod.ts";
import type { Bytes } from "../internal/bytes.ts";
import { Fault, wrongType } from "../internal/fault.ts";
import { readChoice, readFlag } from "../internal/options.ts";
import { networkIdOf } from "../network/_shared.ts";
import { memoFromJson, type MemoJson } from "../xdr/json/mod.ts";
import { readLogins } from "./_logins.ts";
import { readOperationRules } from "./_operation_rules.ts";
import { readCallRules, type Rule } from "./_rules.ts";
import type { LoginRule } from "./login_rule.ts";

/** A parsed policy. */
export interface Policy {
  readonly network: string;
  readonly networkId: Bytes;
  readonly addresses: ReadonlySet<string>;
  readonly credentials: readonly ApprovalCredentials[];
  /** Whether the policy has the property `credentials`. */
  readonly namesCredentials: boolean;
  /** The latest allowed expiry; -1 if requests with an expiry are rejected. */
  readonly untilLedger: number;
  readonly entries: number;
  readonly calls: readonly Rule[];
  /** The spending limits by the contract ID of the token; `undefined` if spending is not limited. */
  readonly limits: ReadonlyMap<string, bigint> | undefined;
  /** The limited tokens as the policy names them, by contract ID. */
  readonly limited: ReadonlyMap<string, string>;
  readonly recipients: ReadonlySet<string> | undefined;
  /** The rules for transactions; `undefined` if no transaction is allowed. */
  readonly transactions: TransactionTerms | undefined;
  readonly logins: readonly LoginRule[];
}

/** The parsed rules for transactions. */
export interface TransactionTerms {
  readonly maxFee: bigint;
  /** The latest allowed `maxTime`, in seconds since 1970. */
  readonly until: bigint;
  /** The rules for operations other than contract calls. */
  readonly operations: readonly Rule[];
  /** Whether each of these rules must be used exactly `times` times. */
  readonly together: boolean;
  /** The base64 XDR of the allowed memo; `undefined` for any memo. */
  readonly memo: string | undefined;
  readonly anySequence: boolean;
  readonly feeBump: boolean;
  readonly anyInner: boolean;
}

const FIELDS = [
  "version",
  "network",
  "addresses",
  "credentials",
  "untilLedger",
  "entries",
  "calls",
  "limits",
  "recipients",
  "transactions",
  "logins",
] as const;

const TERMS = ["maxFee", "until", "operations", "together", "memo", "anySequence", "feeBump", "anyInner"] as const;

/** All credential types. */
export const CREDENTIALS: readonly ApprovalCredentials[] = ["address", "addressV2", "delegates", "sourceAccount"];

const RECIPIENTS = ["ed25519PublicKey", "contract", "med25519PublicKey", "muxedContract"] as const;

/** Parses a policy. */
export function readPolicy(value: unknown, prefix = ""): Policy {
  const pathOf = (name: string) => `${prefix}${name}`;
  const argument = prefix === "" ? "policy" : prefix.slice(0, -1);
  const { version } = Object(value) as { readonly version?: unknown };
  if (typeof value === "object" && value !== null && version !== 1) {
    if (typeof version !== "number") throw wrongType(pathOf("version"), "1", version);
    throw new Fault("type", `expected ${pathOf("version")} to be 1, got ${version}`);
  }
  const fields = readFields(argument, value, FIELDS);
  const { network, credentials, untilLedger, entries, calls, limits, recipients } = fields;
  if (typeof network !== "string") {
    throw wrongType(pathOf("network"), "a network passphrase", network);
  }
  return {
    network,
    networkId: within(
      pathOf("network"),
      () => networkIdOf(network, pathOf("network")),
    ),
    addresses: new Set(
      readList(pathOf("addresses"), fields.addresses, readKey, 1),
    ),
    credentials: credentials === undefined
      ? CREDENTIALS.slice(0, -1)
      : readList(pathOf("credentials"), credentials, (name, value) => {
        const one = readChoice(name, value, CREDENTIALS);
        if (one === undefined) throw wrongType(name, "a string", value);
        return one;
      }, 1),
    namesCredentials: credentials !== undefined,
    untilLedger: untilLedger === undefined ? -1 : readUint32(pathOf("untilLedger"), untilLedger),
    entries: entries === undefined ? Infinity : readUint32(pathOf("entries"), entries),
    calls: calls === undefined ? [] : readCallRules(pathOf("calls"), calls),
    ...readLimits(pathOf("limits"), limits, network),
    recipients: recipients === undefined ? undefined : new Set(
      readList(pathOf("recipients"), recipients, (name, value) => readKey(name, value, RECIPIENTS)),
    ),
    transactions: fields.transactions === undefined
      ? undefined
      : readTerms(pathOf("transactions"), fields.transactions),
    logins: fields.logins === undefined ? [] : readLogins(pathOf("logins"), fields.logins),
  };
}

/** Parses the limits. An asset and its contract are the same token. */
function readLimits(name: string, limits: unknown, passphrase: string): Pick<Policy, "limits" | "limited"> {
  const amounts = new Map<string, bigint>();
  const limited = new Map<string, string>();
  if (limits === undefined) return { limits: undefined, limited };
  readList(name, limits, (at, value) => {
    const fields = readFields(at, value, ["token", "amount"]);
    const amount = readAmount(`${at}.amount`, fields.amount);
    const { token } = fields;
    const place = `${at}.token`;
    const contract = isAssetName(token)
      ? contractIdFromAsset(formatAsset(readAsset(place, token)), passphrase)
      : readKey(place, token, ["contract"], '"native", an asset (CODE:G...) or ');
    const known = limited.get(contract);
    if (known !== undefined) {
      const rule = known === token ? `repeats ${token}` : `(${token}) is the same token as ${known}`;
      throw violatedAt(place, rule, "each token once", token as string);
    }
    amounts.set(contract, amount);
    limited.set(contract, token as string); // validated above
  });
  return { limits: amounts, limited };
}

function isAssetName(token: unknown): boolean {
  return typeof token === "string" && (token === "native" || token.includes(":"));
}

/** Parses the rules for transactions. */
function readTerms(name: string, value: unknown): TransactionTerms {
  const fields = readFields(name, value, TERMS);
  const { memo = "none" } = fields;
  return {
    maxFee: readAmount(`${name}.maxFee`, fields.maxFee),
    until: readAmount(`${name}.until`, fields.until),
    operations: readOperationRules(`${name}.operations`, fields.operations),
    together: readFlag(`${name}.together`, fields.together),
    memo: memo === "any" ? undefined : within(`${name}.memo`, () => memoFromJson(memo as MemoJson)).toXDR("base64"), // validates the memo
    anySequence: readFlag(`${name}.anySequence`, fields.anySequence),
    feeBump: readFlag(`${name}.feeBump`, fields.feeBump),
    anyInner: readFlag(`${name}.anyInner`, fields.anyInner),
  };
}
