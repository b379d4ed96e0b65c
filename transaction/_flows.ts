/** Sums what operations and calls move. */

import { extractBaseAddress } from "../address/mod.ts";
import type { ApprovalRequest } from "../auth/mod.ts";
import { authorizedFunction } from "../auth/_shared.ts";
import { contractIdFromAsset, readTokenCall, TOKEN_FUNCTIONS } from "../contract/mod.ts";
import {
  baseAccount,
  type FieldValue,
  malformedOperation,
  type Move,
  movesOf,
  readFields,
} from "../operation/_shared.ts";
import type { DwsaAuthorizedFunction, Operation, TransactionEnvelope } from "../xdr/mod.ts";
import { transactionOf } from "./_transaction.ts";
import type { Flow } from "./flow.ts";

/** A sum to which amounts are still added. */
interface Sum extends Pick<Flow, "address" | "direction" | "when" | "token"> {
  bound: Flow["bound"];
  /** `undefined` if no amount is known. */
  amount: bigint | undefined;
  /** The part of the amount that allowances give. */
  allowed: bigint;
  until: number | undefined;
  readonly paths: string[];
}

/** One movement of an operation or a call. */
type Movement = Pick<Sum, "address" | "direction" | "when" | "token" | "bound" | "amount"> & {
  readonly until?: number | undefined;
  readonly isAllowance?: boolean;
};

/** The bounds of outgoing amounts, weakest last: a sum has the weakest bound of its amounts. */
const WEAKER: readonly Flow["bound"][] = ["exact", "at-most", "all"];

/**
 * Computes the flows of a validated transaction or of requests; see `flowsOf`.
 *
 * @param envelope the transaction of the requests, if any
 * @param requests the requests: of a transaction, in the order of its entries
 * @param networkPassphrase the network passphrase, or `null`
 * @param assets valid assets whose contracts are named by the asset
 * @param isStrict whether moves of an address to itself count
 */
export function collectFlows(
  envelope: TransactionEnvelope | undefined,
  requests: readonly ApprovalRequest[],
  networkPassphrase: string | null,
  assets: readonly string[],
  isStrict = false,
): Flow[] {
  const tx = envelope && transactionOf(envelope);
  const operations = (tx?.operations ?? []).map((operation) => {
    const account = baseAccount(operation.sourceAccount ?? tx!.sourceAccount);
    const values = new Map(readFields(operation, account).map(({ name, value }) => [name, value]));
    return { operation, account, values };
  });
  const actors = new Set(operations.map(({ account }) => account));
  if (tx !== undefined) actors.add(baseAccount(tx.sourceAccount));
  for (const { address } of requests) if (address !== null) actors.add(baseOf(address));
  const { pools, named } = namesIn(operations);
  const contracts = contractNames(["native", ...named, ...assets], networkPassphrase);

  const sums = new Map<string, Sum>();
  const add = (path: string, { address, direction, when, token, bound, amount, until, isAllowance }: Movement) => {
    if (direction === "in" && !actors.has(address)) return;
    const key = `${address} ${direction} ${when} ${token}`;
    let sum = sums.get(key);
    if (sum === undefined) {
      sum = { address, direction, when, token, bound, amount: undefined, allowed: 0n, until: undefined, paths: [] };
      sums.set(key, sum);
    }
    if (amount !== undefined) sum.amount = (sum.amount ?? 0n) + amount;
    if (isAllowance) sum.allowed += amount!;
    if (direction === "out") sum.bound = WEAKER[Math.max(WEAKER.indexOf(sum.bound), WEAKER.indexOf(bound))]!;
    else if (sum.bound === "exact") sum.bound = bound;
    else if (bound !== "exact" && bound !== sum.bound) sum.bound = "unknown";
    if (until !== undefined) sum.until = Math.max(sum.until ?? 0, until);
    sum.paths.push(path);
  };
  const addCall = (fn: DwsaAuthorizedFunction, bound: "exact" | "at-most", path: string, until?: number) => {
    for (const movement of callMovements(fn, contracts, isStrict)) {
      add(path, { ...movement, ...boundOf(movement, bound, until) });
    }
  };
  /** Adds the calls of a request. Returns whether its root call is `own`, the call of the operation. */
  const addRequest = ({ path, signatureExpirationLedger, invocation }: ApprovalRequest, own: string | undefined) => {
    const isOwn = own !== undefined && invocation.function.toXDR("base64") === own;
    const until = signatureExpirationLedger || undefined; // 0 is not set yet
    const pending = [{ call: invocation, at: `${path}${path === "" ? "" : "."}rootInvocation` }];
    for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
      const { call, at } = next;
      addCall(call.function, isOwn && call === invocation ? "exact" : "at-most", at, until);
      for (let i = call.subInvocations.length - 1; i >= 0; i--) {
        pending.push({ call: call.subInvocations[i]!, at: `${at}.subInvocations[${i}]` });
      }
    }
    return isOwn;
  };

  if (tx === undefined) {
    for (const request of requests) addRequest(request, undefined);
  }
  const byOperation = requestsByOperation(requests);
  for (const [i, { operation, account, values }] of operations.entries()) {
    const path = `operations[${i}]`;
    if (operation.body.type !== "invokeHostFunction") {
      for (const movement of operationMovements(operation, account, values, pools, isStrict)) add(path, movement);
      continue;
    }
    const own = authorizedFunction(operation.body.value.hostFunction);
    let text = own?.toXDR("base64");
    for (const request of byOperation.get(path) ?? []) if (addRequest(request, text)) text = undefined;
    byOperation.delete(path);
    if (text !== undefined) addCall(own!, "exact", path);
  }
  // What does not say to which operation it belongs is counted by itself.
  if (tx !== undefined) { for (const request of [...byOperation.values()].flat()) addRequest(request, undefined); }
  return Array.from(sums.values(), flowOfSum);
}

/** Returns the address without a muxed ID. Addresses of other types remain as they are. */
function baseOf(address: string): string {
  return /^[MW]/.test(address) ? extractBaseAddress(address) : address;
}

type Values = ReadonlyMap<string, FieldValue | null>;

/** Returns the assets of pools by the pool's strkey, and all assets, that the fields of operations name. */
function namesIn(
  operations: readonly { readonly values: Values }[],
): { readonly pools: ReadonlyMap<string, readonly [a: string, b: string]>; readonly named: readonly string[] } {
  const pools = new Map<string, readonly [string, string]>();
  const named: string[] = [];
  for (const value of operations.flatMap(({ values }) => [...values.values()])) {
    if (value?.kind === "asset") named.push(value.asset);
    if (value?.kind !== "group") continue;
    const { asset, assetA, assetB } = value.fields;
    if (asset?.kind !== "address" || assetA?.kind !== "asset" || assetB?.kind !== "asset") continue;
    pools.set(asset.address, [assetA.asset, assetB.asset]);
    named.push(assetA.asset, assetB.asset);
  }
  return { pools, named };
}

/** Returns the names of assets by their contracts; none if the network is unknown. */
function contractNames(assets: readonly string[], networkPassphrase: string | null): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  if (networkPassphrase === null) return names;
  for (const asset of new Set(assets)) {
    const isMalformed = !/^(?:native|[A-Za-z0-9]{1,12}:G\w+)$/.test(asset); // such an asset cannot have a contract
    if (!isMalformed) names.set(contractIdFromAsset(asset, networkPassphrase), asset);
  }
  return names;
}

/** Groups the requests of a transaction by the path of their operation. */
function requestsByOperation(requests: readonly ApprovalRequest[]): Map<string, readonly ApprovalRequest[]> {
  const groups = new Map<string, ApprovalRequest[]>();
  for (const request of requests) {
    const operation = request.path.slice(0, request.path.indexOf("."));
    const group = groups.get(operation);
    if (group === undefined) groups.set(operation, [request]);
    else group.push(request);
  }
  return groups;
}

/** Returns what an operation other than a contract call moves; nothing if it is malformed. */
function operationMovements(
  operation: Operation,
  account: string,
  values: Values,
  pools: ReadonlyMap<string, readonly [a: string, b: string]>,
  isStrict: boolean,
): Movement[] {
  const moves = movesOf(operation.body.type);
  if (moves.length === 0 || malformedOperation(operation, () => account).length > 0) return [];
  const movements = moves.flatMap((move): Movement[] => {
    const { direction, bound, isLater } = move;
    const holder = move.address === undefined ? undefined : values.get(move.address);
    const address = holder?.kind === "address" ? baseOf(holder.address) : account;
    const amount = amountOf(move, values);
    if (amount === 0n && bound !== "at-least") return [];
    const token = tokenOf(move, values, pools);
    return [{ address, direction, when: isLater ? "later" : "now", token, bound, amount }];
  });
  const [out, into] = moves;
  const isToItself = into !== undefined && out!.amount === into.amount && movements[1]?.address === account;
  return isToItself && !isStrict ? [] : movements;
}

/** Returns the amount that an operation moves; `undefined` if its fields do not say. */
function amountOf({ amount: name, price: priceName }: Move, values: Values): bigint | undefined {
  const amount = name === undefined ? undefined : values.get(name);
  if (amount?.kind !== "amount") return undefined;
  const price = priceName === undefined ? undefined : values.get(priceName);
  if (price?.kind !== "price") return BigInt(amount.amount);
  const [n, d] = [BigInt(price.n), BigInt(price.d)];
  return (BigInt(amount.amount) * n + d - 1n) / d;
}

/** Returns the name of the token that an operation moves. */
function tokenOf(
  { amount, token: name, side }: Move,
  values: Values,
  pools: ReadonlyMap<string, readonly [a: string, b: string]>,
): string {
  if (name === "native") return name;
  const value = values.get(name ?? amount!);
  if (value?.kind !== "address") return (value as { readonly asset: string }).asset; // the table names an asset
  const { address } = value;
  return side === undefined ? address : pools.get(address)?.[side === "a" ? 0 : 1] ?? `${address}:${side}`;
}

/**
 * Returns what a call of a token function moves, with bounds of exact amounts. The functions of SEP-41 count for any
 * contract, and those of an administrator only for the contract of a named asset.
 */
function callMovements(
  fn: DwsaAuthorizedFunction,
  contracts: ReadonlyMap<string, string>,
  isStrict: boolean,
): Movement[] {
  if (fn.type !== "dwsaAuthorizedFunctionTypeContractFn") return [];
  const call = readTokenCall(fn.value);
  if (call === undefined || !("amount" in call) || call.amount <= 0n) return [];
  const { moves, approver } = TOKEN_FUNCTIONS[call.name];
  const token = contracts.get(call.token);
  if (token === undefined && approver === "administrator") return [];
  const from = "from" in call ? call.from : undefined;
  const to = "to" in call ? baseOf(call.to) : undefined;
  if (!isStrict && from !== undefined && from === to) return [];
  return moves.map(([direction, holder, when]) => ({
    address: holder === "from" ? from! : to!,
    direction,
    when,
    token: token ?? call.token,
    bound: "exact",
    amount: call.amount,
    ...call.name === "approve" ? { until: call.liveUntilLedger, isAllowance: true } : {},
  }));
}

/** Returns the bound and the expiry of a call's movement. An allowance has its own. */
function boundOf(
  { direction, isAllowance, until: ownUntil }: Movement,
  bound: "exact" | "at-most",
  until: number | undefined,
): Pick<Movement, "bound" | "until"> {
  if (isAllowance) return { bound: "at-most", until: ownUntil };
  return { bound, until: direction === "out" ? until : undefined };
}

function flowOfSum({ address, direction, when, token, bound: weakest, amount, allowed, until, paths }: Sum): Flow {
  const bound = isUnlimited(allowed, token) ? "unlimited" : weakest;
  return {
    address,
    direction,
    when,
    token,
    amount: amount === undefined || bound === "all" || bound === "unknown" ? null : `${amount}`,
    bound,
    ...until === undefined ? {} : { until },
    paths,
  };
}

/** Returns whether allowances of an amount together have no limit in effect, for a token of unknown decimals. */
function isUnlimited(amount: bigint, token: string): boolean {
  const isAsset = token === "native" || token.includes(":");
  return amount >= (isAsset ? 10n ** 17n : 10n ** 28n) || !isAsset && amount === 2n ** 63n - 1n;
}
