/** Parses policies. */

import type { ApprovalCredentials } from "../auth/mod.ts";
import type { Bytes } from "../internal/bytes.ts";
import { wrongType } from "../internal/describe.ts";
import { readChoice } from "../internal/options.ts";
import { networkIdOf } from "../network/_shared.ts";
import { type PolicyReader, readFields, type Rule } from "./_rules.ts";

/** A parsed policy, without its transaction rules. */
export interface Policy {
  readonly version: 1 | 2;
  readonly network: { readonly passphrase: string; readonly id: Bytes } | undefined;
  readonly addresses: ReadonlySet<string>;
  readonly credentials: readonly ApprovalCredentials[];
  /** Whether the policy has the property `credentials`. */
  readonly namesCredentials: boolean;
  /** The latest allowed expiry; -1 if requests with an expiry are rejected. */
  readonly untilLedger: number;
  readonly entries: number;
  readonly calls: readonly Rule[];
  readonly limits: ReadonlyMap<string, bigint> | undefined;
  readonly recipients: ReadonlySet<string> | undefined;
  readonly maxFee: bigint | undefined;
  /** The `transactions` property of a version 2 policy, not yet parsed. */
  readonly transactions: unknown;
  /** The limits of classic assets with their paths; the assets are not yet parsed. */
  readonly assetLimits: readonly { readonly name: string; readonly asset: unknown; readonly amount: bigint }[];
}

/** The properties of both policy versions. */
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
] as const;

/** All credential types. */
export const CREDENTIALS: readonly ApprovalCredentials[] = ["address", "addressV2", "delegates", "sourceAccount"];

const RECIPIENTS = ["ed25519PublicKey", "contract", "med25519PublicKey", "muxedContract"] as const;

/** Parses a policy, except for its transaction rules. */
export function readPolicy(reader: PolicyReader, value: unknown): Policy {
  const { action, prefix } = reader;
  const withPrefix = (name: string) => `${prefix}${name}`;
  const argument = prefix === "" ? "policy" : prefix.slice(0, -1);
  const { version } = Object(value) as { readonly version?: unknown };
  if (typeof value === "object" && value !== null && version !== 1 && version !== 2) {
    if (typeof version !== "number") throw wrongType(action, withPrefix("version"), "1 or 2", version);
    throw new TypeError(`Cannot ${action}: expected ${withPrefix("version")} to be 1 or 2, got ${version}`);
  }
  const fields = readFields<{ readonly [Name in typeof FIELDS[number] | "maxFee" | "transactions"]: unknown }>(
    action,
    argument,
    value,
    version === 2 ? [...FIELDS, "transactions"] : [...FIELDS, "maxFee"],
  );
  if ((version === 2 || fields.network !== undefined) && typeof fields.network !== "string") {
    throw wrongType(action, withPrefix("network"), "a network passphrase", fields.network);
  }
  const { network, credentials, untilLedger, entries, calls, limits, recipients, maxFee } = fields;
  const [tokens, assetLimits] = readLimits(reader, withPrefix("limits"), limits, version === 2);
  return {
    version: version as 1 | 2,
    network: network === undefined && version === 1 ? undefined : reader.within(withPrefix("network"), () => ({
      passphrase: network as string, // validated by networkIdOf()
      id: networkIdOf(network as string, action, withPrefix("network")),
    })),
    addresses: new Set(
      reader.list(withPrefix("addresses"), fields.addresses, (value, name) => reader.key(name, value), 1),
    ),
    credentials: credentials === undefined
      ? CREDENTIALS.slice(0, -1)
      : reader.list(withPrefix("credentials"), credentials, (value, name) => {
        const one = readChoice(action, name, value, CREDENTIALS);
        if (one === undefined) throw wrongType(action, name, "a string", value);
        return one;
      }, 1),
    namesCredentials: credentials !== undefined,
    untilLedger: untilLedger === undefined && version === 2
      ? -1
      : reader.integer(withPrefix("untilLedger"), untilLedger),
    entries: entries === undefined ? Infinity : reader.integer(withPrefix("entries"), entries),
    calls: calls === undefined && version === 2 ? [] : reader.calls(withPrefix("calls"), calls),
    limits: tokens,
    recipients: recipients === undefined ? undefined : new Set(
      reader.list(withPrefix("recipients"), recipients, (value, name) => reader.key(name, value, RECIPIENTS)),
    ),
    maxFee: maxFee === undefined ? undefined : reader.amount(withPrefix("maxFee"), maxFee),
    transactions: fields.transactions,
    assetLimits,
  };
}

/** Parses the limits for tokens and for classic assets. */
function readLimits(
  reader: PolicyReader,
  name: string,
  limits: unknown,
  hasAssets: boolean,
): [ReadonlyMap<string, bigint> | undefined, Policy["assetLimits"]] {
  if (limits === undefined) return [undefined, []];
  const tokens = new Map<string, bigint>();
  const assets: { name: string; asset: unknown; amount: bigint }[] = [];
  reader.list(name, limits, (value, at) => {
    const isAsset = hasAssets && typeof value === "object" && value !== null && Object.hasOwn(value, "asset");
    const fields = readFields<{ token: unknown; asset: unknown; amount: unknown }>(
      reader.action,
      at,
      value,
      isAsset ? ["asset", "amount"] : ["token", "amount"],
    );
    const amount = reader.amount(`${at}.amount`, fields.amount);
    if (isAsset) {
      assets.push({ name: `${at}.asset`, asset: fields.asset, amount });
      return;
    }
    const token = reader.key(`${at}.token`, fields.token, ["contract"]);
    if (tokens.has(token)) throw reader.violated(`${at}.token`, `repeats ${token}`, "each token once", token);
    tokens.set(token, amount);
  });
  // An empty list means that no token may be spent.
  return [tokens.size > 0 || assets.length === 0 ? tokens : undefined, assets];
}
