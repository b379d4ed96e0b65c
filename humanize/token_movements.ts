import { attempt, Fault, unexpectedAt, wrongType } from "../internal/fault.ts";
import { scAddressToString } from "../address/mod.ts";
import { contractIdFromAsset } from "../contract/mod.ts";
import { DwsaError } from "../errors/mod.ts";
import { copyBytes } from "../internal/bytes.ts";
import { networkIdOf } from "../network/_shared.ts";
import { ignoreMapIndex, readOptions } from "../internal/options.ts";
import type { Bytes } from "../internal/bytes.ts";
import { encodeStrKey, isValidStrKey } from "../strkey/mod.ts";
import { isXdr } from "../xdr/mod.ts";
import type {
  ContractEvent,
  DiagnosticEvent,
  ScAddressArms,
  ScMapEntry,
  ScVal,
  TransactionEvent,
  TransactionEventStage,
} from "../xdr/mod.ts";
import type { TransactionEvents } from "./_events_of_meta.ts";

/** The contents of a token event; see {@linkcode tokenMovement}. */
export type TokenMovement = TokenMovementOrigin & TokenMovementKind;

/** The token of a movement, and the format of its event. */
export interface TokenMovementOrigin {
  /** The strkey (`C…`) of the contract that emitted the event. This contract is the token. */
  readonly token: string;
  /** The asset that the event names, `native` or `CODE:G…`. Any contract can claim to be the contract of any asset. */
  readonly asset?: string;
  /**
   * Whether `token` is the contract of `asset`, or for a fee, of the native asset. Present if a passphrase was passed,
   * and the event names an asset or is a fee.
   */
  readonly assetVerified?: boolean;
  /** Whether the data was a value or a pair (`"value"`), or a map with named fields (`"map"`). */
  readonly layout: "value" | "map";
  /**
   * For a diagnostic event only: whether the call that emitted the event succeeded. If the call failed, nothing moved.
   */
  readonly inSuccessfulContractCall?: boolean;
}

/** A token movement. Amounts are in base units. */
export type TokenMovementKind =
  | {
    /** A transfer between two addresses. */
    readonly type: "transfer";
    /** The sender. */
    readonly from: string;
    /** The recipient. */
    readonly to: string;
    /** The amount, not negative. */
    readonly amount: bigint;
    /** The muxed ID of the recipient (CAP-67). */
    readonly toMuxedId?: MuxedId;
  }
  | {
    /** A mint: new tokens are created. */
    readonly type: "mint";
    /** The recipient. */
    readonly to: string;
    /** The amount, not negative. */
    readonly amount: bigint;
    /** The muxed ID of the recipient (CAP-67). */
    readonly toMuxedId?: MuxedId;
    /** The administrator, in events of the asset contract before protocol 23, and in events of older tokens. */
    readonly admin?: string;
  }
  | {
    /** A burn: the holder's tokens are destroyed. */
    readonly type: "burn";
    /** The address whose tokens were burned. */
    readonly from: string;
    /** The amount, not negative. */
    readonly amount: bigint;
  }
  | {
    /** A clawback: the administrator seized and destroyed an amount. A clawback has no separate `burn` event. */
    readonly type: "clawback";
    /** The address whose tokens were clawed back. */
    readonly from: string;
    /** The amount, not negative. */
    readonly amount: bigint;
    /** The administrator, in events from before protocol 23. */
    readonly admin?: string;
  }
  | {
    /** An allowance: an address may spend an amount held by another address. */
    readonly type: "approve";
    /** The address that holds the amount. */
    readonly from: string;
    /** The address that may spend the amount. */
    readonly spender: string;
    /** The total allowance, not negative; 0 revokes the allowance. */
    readonly amount: bigint;
    /** The last ledger in which the allowance may be spent. */
    readonly liveUntilLedger: number;
  }
  | {
    /** A change of authorization: whether an address may use its balance of the token. */
    readonly type: "set_authorized";
    /** The address whose authorization changes. */
    readonly id: string;
    /** Whether the address may use its balance of the token. */
    readonly authorized: boolean;
    /** The administrator, in events from before protocol 23. */
    readonly admin?: string;
  }
  | {
    /** A change of administrator. */
    readonly type: "set_admin";
    /** The former administrator. */
    readonly admin: string;
    /** The new administrator. */
    readonly newAdmin: string;
  }
  | {
    /**
     * The fee of a transaction. Any contract can emit an event with this name: trust the fee only if `assetVerified` is
     * `true`.
     */
    readonly type: "fee";
    /** The account that pays the fee. */
    readonly from: string;
    /** The amount, in stroops if `assetVerified` is `true`; negative for a refund. */
    readonly amount: bigint;
    /** The stage at which the fee was charged; present only for transaction events. */
    readonly stage?: TransactionEventStage;
  };

/**
 * The ID of a user of the recipient (CAP-67). If `to` is a contract (`C…`) and the event is from the asset's own
 * contract, the recipient was `muxedAddress(to, value)`. If `to` is an account (`G…`), the ID can also be the memo of
 * the transaction.
 */
export type MuxedId =
  | {
    /** The ID of a muxed account or muxed contract, or an ID memo. */
    readonly type: "u64";
    /** An integer from 0 to 2^64 - 1. */
    readonly value: bigint;
  }
  | {
    /** A text memo. */
    readonly type: "string";
    /** The string; bytes if it is not UTF-8. */
    readonly value: string | Bytes;
  }
  | {
    /** A memo hash, or the hash of a refunded transaction. */
    readonly type: "bytes";
    /** The 32-byte hash. */
    readonly value: Bytes;
  };

/** The options for {@linkcode tokenMovement} and {@linkcode tokenMovements}. */
export interface TokenMovementOptions {
  /** The network passphrase, for checking whether a token is the contract of the asset that it names. */
  readonly networkPassphrase?: string;
}

/** The result of {@linkcode tokenMovements}. */
export interface TokenMovements {
  /** The movements, in order. */
  readonly movements: TokenMovement[];
  /** Events that look like token events but are malformed. */
  readonly refused: {
    /** The index of the event in its list. */
    readonly index: number;
    /** The path of the invalid part, such as `events[3].topics[1]`. */
    readonly path: string;
    /** The expected value and the actual value. */
    readonly reason: string;
  }[];
}

/** An event of any of the three types. */
export type AnyEvent = ContractEvent | DiagnosticEvent | TransactionEvent;

const ACTION = "read the token event";

/**
 * Parses a token event: a transfer, a mint, a burn, a clawback, an allowance, an authorization, a change of
 * administrator (SEP-41, CAP-46-06) or a fee (CAP-67), in current and former layouts.
 *
 * The symbol in the first topic names the event; the other parts must have the types of that event. NFT events (SEP-50)
 * have the same names but other types.
 *
 * @param event an event of any contract or of the network
 * @param options the network passphrase, for verifying assets
 * @returns the movement; `undefined` if the event is not a contract event or does not have the name of a token event
 * @throws {TypeError} if `event` is not an event, or an option is unknown or of the wrong type
 * @throws {DwsaError} `humanize/token-event` if the event has the name of a token event but a different format (`path`
 *   locates the difference); `network/passphrase` if the passphrase is invalid
 *
 * @example The recipient and the amount
 * ```ts
 * import { tokenMovement } from "@dwsa/base/humanize";
 * import { ContractEvent } from "@dwsa/base/xdr";
 * import assert from "node:assert/strict";
 *
 * const event = ContractEvent.fromXDR(
 *   "AAAAAAAAAAEltPzYWa7C+mNIQ4xImzw8EMmLbSG+T9PLMMtolT75dwAAAAEAAAAAAAAAAgAAAA8AAAADZmVlAAAAABIAAAAAAAAAAD/tCUu9dQlI"
 *     + "mjpgyFYxyGhMvg1p1sDMttKKSJsXI0rkAAAACgAAAAAAAAAAAAAAAAAAAGQ=",
 * );
 * const movement = tokenMovement(event);
 * assert(movement?.type === "fee" && movement.amount === 100n);
 * ```
 */
export function tokenMovement(event: AnyEvent, options: TokenMovementOptions | undefined): TokenMovement | undefined;
/** Parses a token event without options, for use as `events.map(tokenMovement)`. */
export function tokenMovement(event: AnyEvent): TokenMovement | undefined;
export function tokenMovement(event: AnyEvent, options?: TokenMovementOptions): TokenMovement | undefined {
  return readEvent(event, readPassphrase(options));
}

/** Returns the passphrase in the options, if any. */
function readPassphrase(options: TokenMovementOptions | undefined): string | undefined {
  return attempt(ACTION, () => {
    const { networkPassphrase } = readOptions<TokenMovementOptions>(ignoreMapIndex(options), [
      "networkPassphrase",
    ]);
    if (networkPassphrase !== undefined) networkIdOf(networkPassphrase); // rejects invalid passphrases
    return networkPassphrase;
  });
}

function readEvent(event: AnyEvent, networkPassphrase: string | undefined, name = "event"): TokenMovement | undefined {
  return attempt(ACTION, () => {
    if (isXdr(event, "ContractEvent")) return movementOf(event, networkPassphrase);
    if (isXdr(event, "DiagnosticEvent")) {
      const movement = movementOf(event.event, networkPassphrase);
      return movement && { ...movement, inSuccessfulContractCall: event.inSuccessfulContractCall };
    }
    if (isXdr(event, "TransactionEvent")) {
      const movement = movementOf(event.event, networkPassphrase);
      return movement?.type === "fee" ? { ...movement, stage: event.stage } : movement;
    }
    throw wrongType(name, "a ContractEvent, DiagnosticEvent or TransactionEvent", event);
  });
}

/**
 * Parses the token movements in events. Malformed token events are listed in `refused`.
 *
 * Pass the result of `eventsFromMeta`, so that each movement counts once: the function skips the list of diagnostic
 * events, which can repeat contract events. If `events` is an array, only the diagnostic events of failed calls are
 * skipped, since these calls had no effect.
 *
 * @param events the events of a transaction, or a list of events
 * @param options the network passphrase, for verifying assets
 * @returns the movements, and the malformed events
 * @throws {TypeError} if `events` is neither a `TransactionEvents` object nor an array, an item is not an event, or an
 *   option is unknown or of the wrong type
 * @throws {DwsaError} `network/passphrase` if the passphrase is invalid
 *
 * @example The movements of a transaction
 * ```ts
 * import { eventsFromMeta, tokenMovements } from "@dwsa/base/humanize";
 * import { TransactionMeta } from "@dwsa/base/xdr";
 * import assert from "node:assert/strict";
 *
 * const meta = TransactionMeta.operations([]);
 * assert.deepEqual(tokenMovements(eventsFromMeta(meta)), { movements: [], refused: [] });
 * ```
 */
export function tokenMovements(
  events: TransactionEvents | readonly AnyEvent[],
  options: TokenMovementOptions | undefined,
): TokenMovements;
/** Parses the token movements in events without options, for use as `lists.map(tokenMovements)`. */
export function tokenMovements(events: TransactionEvents | readonly AnyEvent[]): TokenMovements;
export function tokenMovements(
  events: TransactionEvents | readonly AnyEvent[],
  options?: TokenMovementOptions,
): TokenMovements {
  const networkPassphrase = readPassphrase(options);
  const found: TokenMovements = { movements: [], refused: [] };
  for (const [name, list] of listsOf(events)) {
    for (const [index, event] of list.entries()) {
      if (isXdr(event, "DiagnosticEvent") && !event.inSuccessfulContractCall) continue;
      try {
        const movement = readEvent(event, networkPassphrase, `${name}[${index}]`);
        if (movement !== undefined) found.movements.push(movement);
      } catch (error) {
        if (!DwsaError.is(error) || error.code !== "humanize/token-event") throw error;
        const reason = `expected ${error.expected}, got ${error.got}`;
        found.refused.push({ index, path: `${name}[${index}].${error.path}`, reason });
      }
    }
  }
  return found;
}

/** Returns the lists to read, by name; together they contain each movement once. */
function listsOf(events: unknown): readonly (readonly [name: string, events: readonly AnyEvent[]])[] {
  return attempt(ACTION, () => {
    if (Array.isArray(events)) return [["events", Array.from(events)]];
    const { transactionEvents, contractEvents } = Object(events) as Partial<TransactionEvents>;
    if (!Array.isArray(transactionEvents) || !Array.isArray(contractEvents)) {
      throw wrongType("events", "an array, or the result of eventsFromMeta", events);
    }
    return [["transactionEvents", Array.from(transactionEvents)], ["contractEvents", Array.from(contractEvents)]];
  });
}

/** The topics after the name of an event: the possible numbers of addresses, and whether an asset follows. */
const TOPICS: {
  readonly [K in TokenMovement["type"]]: {
    readonly addresses: readonly number[];
    readonly asset: "none" | "optional" | "required";
  };
} = {
  transfer: { addresses: [2], asset: "optional" },
  mint: { addresses: [1, 2], asset: "optional" },
  burn: { addresses: [1], asset: "optional" },
  clawback: { addresses: [1, 2], asset: "optional" },
  approve: { addresses: [2], asset: "optional" },
  set_authorized: { addresses: [1, 2], asset: "required" },
  set_admin: { addresses: [1], asset: "optional" },
  fee: { addresses: [1], asset: "none" },
};

function movementOf(event: ContractEvent, networkPassphrase: string | undefined): TokenMovement | undefined {
  const [name] = event.body.type === "v0" ? event.body.value.topics : [];
  if (event.type !== "contract" || name?.type !== "scvSymbol" || !isMovement(name.value)) return undefined;
  if (event.contractId === null) throw tokenError("contractId", "a contract", "none");
  const token = encodeStrKey("contract", event.contractId);
  const { topics, data } = event.body.value;
  const { addresses, asset } = readTopics(name.value, topics);
  const { layout, movement } = readMovement(name.value, addresses, data);
  const claimed = movement.type === "fee" ? "native" : asset; // the network charges fees in the native asset
  return {
    token,
    ...(asset === undefined ? {} : { asset }),
    ...(claimed === undefined || networkPassphrase === undefined
      ? {}
      : { assetVerified: contractIdFromAsset(claimed, networkPassphrase) === token }),
    layout,
    ...movement,
  };
}

function isMovement(name: unknown): name is TokenMovement["type"] {
  return typeof name === "string" && Object.hasOwn(TOPICS, name);
}

/** Parses the addresses after the name, and the asset after them. The last topic is an asset if it is a string. */
function readTopics(type: TokenMovement["type"], topics: readonly ScVal[]): { addresses: string[]; asset?: string } {
  const rule = TOPICS[type];
  const last = topics.length - 1;
  const hasAsset = rule.asset !== "none" && last > 0 && topics[last]!.type === "scvString";
  const count = topics.length - 1 - (hasAsset ? 1 : 0);
  if (!rule.addresses.includes(count) || (rule.asset === "required" && !hasAsset)) {
    const asset = { none: "", optional: " and optionally an asset", required: " and an asset" }[rule.asset];
    const noun = rule.addresses.includes(2) ? "addresses" : "address";
    const separator = asset === "" ? " and" : ",";
    const expected = `the name ${type}${separator} ${rule.addresses.join(" or ")} ${noun}${asset}`;
    throw tokenError("topics", expected, `${topics.length} topics`);
  }
  const addresses = topics.slice(1, 1 + count).map((topic, i) => readAddress(topic, `topics[${i + 1}]`));
  return hasAsset ? { addresses, asset: readAsset(topics[last]!, `topics[${last}]`) } : { addresses };
}

function readMovement(
  type: TokenMovement["type"],
  addresses: readonly string[],
  data: ScVal,
): { layout: "value" | "map"; movement: TokenMovementKind } {
  const [first, second] = addresses as readonly [string, string | undefined];
  const fields = data.type === "scvMap" && type !== "fee" ? readFields(data.value) : undefined;
  const layout = fields === undefined ? "value" : "map";
  const amount = () =>
    fields === undefined ? readAmount(data, "data") : readAmount(fields.get("amount"), "data.amount");
  const toMuxedId = () => readMuxedId(fields?.get("to_muxed_id"));
  const last = second ?? first;
  const admin = second === undefined ? {} : { admin: first };
  switch (type) {
    case "transfer":
      return { layout, movement: { type, from: first, to: last, amount: amount(), ...toMuxedId() } };
    case "mint":
      return { layout, movement: { type, to: last, amount: amount(), ...toMuxedId(), ...admin } };
    case "burn":
      return { layout, movement: { type, from: first, amount: amount() } };
    case "clawback":
      return { layout, movement: { type, from: last, amount: amount(), ...admin } };
    case "approve":
      return { layout, movement: { type, from: first, spender: last, ...readAllowance(data, fields) } };
    case "set_authorized":
      if (data.type !== "scvBool") throw tokenError("data", "a bool", typeOf(data));
      return { layout, movement: { type, id: last, authorized: data.value, ...admin } };
    case "set_admin":
      return { layout, movement: { type, admin: first, newAdmin: readAddress(data, "data") } };
    case "fee":
      if (data.type !== "scvI128") throw tokenError("data", "an i128", typeOf(data));
      return { layout, movement: { type, from: first, amount: data.value } };
  }
}

/** Returns the fields of a map by name; the readers skip unknown fields. */
function readFields(entries: readonly ScMapEntry[] | null): ReadonlyMap<string, ScVal> {
  if (entries === null) throw tokenError("data", "a map", "a map that is null");
  const fields = new Map<string, ScVal>();
  for (const [i, { key, val }] of entries.entries()) {
    if (key.type !== "scvSymbol") throw tokenError(`data[${i}].key`, "a symbol", typeOf(key));
    const name = String(key.value);
    if (fields.has(name)) throw tokenError(`data[${i}].key`, "a unique key", "a duplicate");
    fields.set(name, val);
  }
  return fields;
}

function readAmount(value: ScVal | undefined, path: string): bigint {
  if (value?.type !== "scvI128") throw tokenError(path, "an i128", typeOf(value));
  if (value.value < 0n) throw tokenError(path, "a non-negative amount", `${value.value}`);
  return value.value;
}

/** Parses an amount and a ledger, as a pair or as fields. */
function readAllowance(
  data: ScVal,
  fields: ReadonlyMap<string, ScVal> | undefined,
): { amount: bigint; liveUntilLedger: number } {
  if (fields !== undefined) {
    const amount = readAmount(fields.get("amount"), "data.amount");
    return { amount, liveUntilLedger: readLedger(fields.get("live_until_ledger"), "data.live_until_ledger") };
  }
  if (data.type !== "scvVec" || data.value?.length !== 2) {
    throw tokenError("data", "a pair of i128 and u32", typeOf(data));
  }
  const [amount, ledger] = data.value;
  return { amount: readAmount(amount, "data[0]"), liveUntilLedger: readLedger(ledger, "data[1]") };
}

function readLedger(value: ScVal | undefined, path: string): number {
  if (value?.type === "scvU32") return value.value;
  throw tokenError(path, "a u32", typeOf(value));
}

/** Parses the muxed ID of the recipient, which is absent if the value is void or missing. */
function readMuxedId(value: ScVal | undefined): { toMuxedId?: MuxedId } {
  switch (value?.type) {
    case undefined:
    case "scvVoid":
      return {};
    case "scvU64":
      return { toMuxedId: { type: "u64", value: value.value } };
    case "scvString": {
      const text = value.value;
      return { toMuxedId: { type: "string", value: typeof text === "string" ? text : copyBytes(text) } };
    }
    case "scvBytes":
      if (value.value.length === 32) return { toMuxedId: { type: "bytes", value: copyBytes(value.value) } };
  }
  throw tokenError("data.to_muxed_id", "a u64, a string or 32 bytes", typeOf(value));
}

/** The names of muxed address types. Token events contain the underlying address, and the ID in their data. */
const MUXED: Readonly<Record<keyof ScAddressArms, string | undefined>> = {
  scAddressTypeAccount: undefined,
  scAddressTypeContract: undefined,
  scAddressTypeMuxedAccount: "a muxed account",
  scAddressTypeMuxedContract: "a muxed contract",
  scAddressTypeClaimableBalance: undefined,
  scAddressTypeLiquidityPool: undefined,
};

/** Parses the address of an account, a contract, a claimable balance or a pool. */
function readAddress(value: ScVal, path: string): string {
  if (value.type !== "scvAddress") throw tokenError(path, "an address", typeOf(value));
  const muxed = MUXED[value.value.type];
  if (muxed) throw tokenError(path, "an address that is not muxed", muxed);
  return scAddressToString(value.value);
}

/** Parses the canonical string of an asset (SEP-11). */
function readAsset(value: ScVal, path: string): string {
  const text = value.value;
  if (text === "native") return text;
  const [, issuer] = typeof text === "string" ? /^[A-Za-z0-9]{1,12}:(G[A-Z2-7]{55})$/.exec(text) ?? [] : [];
  if (isValidStrKey("ed25519PublicKey", issuer)) return text as string;
  throw tokenError(path, '"native" or "CODE:G..."', "a different string");
}

/** Returns the name of a value's type, such as `u32`, for error messages. */
function typeOf(value: ScVal | undefined): string {
  return value === undefined ? "nothing" : value.type.charAt(3).toLowerCase() + value.type.slice(4);
}

function tokenError(path: string, expected: string, got: string): Fault {
  return unexpectedAt("humanize/token-event", path, expected, got);
}
