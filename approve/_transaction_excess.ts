/** Transactions that one policy accepts and another rejects, or none. */

import { addressToMuxedAccount } from "../address/mod.ts";
import { withAuth } from "../contract/mod.ts";
import { decodeBase64 } from "../internal/codec.ts";
import { concatBytes, equalBytes } from "../internal/bytes.ts";
import { Networks } from "../network/mod.ts";
import { networkIdOf } from "../network/_shared.ts";
import type { TransactionRequest } from "../transaction/mod.ts";
import { encodeStrKey, isValidStrKey } from "../strkey/mod.ts";
import { operationTypes } from "../xdr/json/_shared.ts";
import {
  DwsaAuthorizationEntry,
  type DwsaAuthorizedInvocation,
  DwsaCredentials,
  FeeBumpTransaction,
  FeeBumpTransactionEnvelope,
  FeeBumpTransactionExt,
  FeeBumpTransactionInnerTx,
  HostFunction,
  InvokeHostFunctionOp,
  Memo,
  Operation,
  OperationBody,
  Preconditions,
  PreconditionsV2,
  TimeBounds,
  Transaction,
  TransactionEnvelope,
  TransactionExt,
  TransactionV1Envelope,
} from "../xdr/mod.ts";
import type { Actor, CallConditions } from "./_classes.ts";
import { Excess, type PlannedCalls } from "./_excess.ts";
import { ABSENT, accountText, type FieldForm, fieldForms } from "./_operation_rules.ts";
import { commonNetwork, type Evidence, findRequests, type Side } from "./_request_excess.ts";
import type { RequestPart, TransactionPart } from "./policy_parts.ts";
import { selfOf } from "./_requests.ts";
import type { Rule } from "./_rules.ts";
import { type Steps, tooComplex } from "./_solve.ts";
import { ADDRESS, OTHER, type TextSet, type ValueSet } from "./_value_set.ts";
import { invocationOf } from "./_witness.ts";
import { footprintRule, type TransactionTerms } from "./_transaction_terms.ts";

/** A policy in a comparison, with what it allows of transactions. */
export interface TransactionSide extends Side {
  readonly terms: TransactionTerms | undefined;
}

/** A transaction that shows a difference. */
export interface TransactionEvidence {
  readonly part: TransactionPart | RequestPart;
  readonly transaction: TransactionRequest;
}

/** The most operations of a transaction. */
const MAX_OPERATIONS = 100;

const NO_CONDITIONS: CallConditions = { limits: undefined, recipients: undefined, tokens: /* @__PURE__ */ new Set() };

/** What a transaction is made of. */
interface Parts {
  readonly source: string;
  readonly operations: readonly Operation[];
  readonly fee: bigint;
  readonly maxTime: bigint;
  readonly memo: Memo;
  readonly minSeqNum: bigint | null;
  readonly feeSource: string | undefined;
  readonly networkId: Uint8Array;
}

/** Finds a transaction that the first policy accepts and the second rejects. */
export function findTransaction(
  steps: Steps,
  a: TransactionSide,
  b: TransactionSide,
  maxCalls: number,
): TransactionEvidence | undefined {
  const form = formOf(steps, a, b.policy);
  if (form === undefined || a.terms === undefined) return undefined; // it signs no transaction
  const { terms } = a;
  const { terms: other } = b;
  const show = (part: TransactionEvidence["part"], change: Partial<Parts> = {}): TransactionEvidence => ({
    part,
    transaction: requestOf({ ...form, ...change }),
  });
  if (other === undefined || formOf(steps, b, a.policy) === undefined) return show("transaction");
  if (b.policy.network !== undefined && !equalBytes(form.networkId, b.policy.network.id)) return show("network");
  if (a.policy.network === undefined && b.policy.network !== undefined) {
    const { TESTNET, PUBLIC } = Networks;
    const networkId = networkIdOf(b.policy.network.passphrase === TESTNET ? PUBLIC : TESTNET, "compare the policies");
    return show("network", { networkId });
  }
  const bumps = terms.feeBump && !other.feeBump;
  const most = terms.feeBump && other.feeBump ? 0x7fff_ffff_ffff_ffffn : 0xffff_ffffn;
  if (terms.maxFee > other.maxFee && other.maxFee < most) {
    const isLarge = other.maxFee >= 0xffff_ffffn;
    return show("fee", { fee: other.maxFee + 1n, feeSource: isLarge ? form.source : undefined });
  }
  const foreign = sourcesOf(a).find((address) => !b.policy.addresses.has(address));
  if (foreign !== undefined) {
    const own = formOf(steps, a, b.policy, foreign);
    if (own !== undefined) return { part: "source", transaction: requestOf(own) };
  }
  if (other.until !== undefined && (terms.until === undefined || terms.until > other.until)) {
    return show("until", { maxTime: terms.until === undefined ? 0n : other.until + 1n });
  }
  if (other.memo !== undefined && terms.memo !== other.memo) {
    return show("memo", terms.memo === undefined ? { memo: otherMemo(other.memo) } : {});
  }
  if (terms.anySequence && !other.anySequence) return show("sequence", { minSeqNum: 0n });
  if (bumps) return show("feeBump", { feeSource: form.source });
  if (terms.feeBump && terms.anyInner && !other.anyInner) {
    const stranger = strangerOf(a, b);
    return show("feeBump", {
      feeSource: form.source,
      source: stranger,
      operations: form.operations.map(withoutSource),
    });
  }
  const found = findOperations(steps, a, b, form);
  if (found !== undefined) return found;
  const own = findOwnCalls(steps, a, b, form);
  if (own !== undefined) return own;
  const bySource = findEntries(steps, a, b, form, maxCalls);
  if (bySource !== undefined) return bySource;
  requireLimits(a, b);
  return undefined;
}

/** The accounts that a policy allows as the source of a transaction. */
function sourcesOf({ policy }: Side): string[] {
  return [...policy.addresses].filter((address) => isValidStrKey("ed25519PublicKey", address));
}

/** An account that neither policy names. */
function strangerOf(a: Side, b: Side): string {
  for (let i = 1;; i++) {
    const address = encodeStrKey("ed25519PublicKey", new Uint8Array(32).fill(i));
    if (!a.policy.addresses.has(address) && !b.policy.addresses.has(address)) return address;
  }
}

/** The accounts of operations, as the comparison tells them apart. */
function operationActors(a: TransactionSide, b: TransactionSide): Actor[] {
  const forms = (type: string) => fieldForms(type).map(({ all }) => all);
  const extra = a.terms?.anyInner ? [strangerOf(a, b)] : [];
  return [...sourcesOf(a), ...extra].map((address) => ({
    address,
    self: { part: OTHER, value: accountText(address) },
    forms,
  }));
}

function callActors(a: Side): Actor[] {
  return sourcesOf(a).map((address) => ({ address, self: { part: ADDRESS, value: selfOf(address)! } }));
}

/** A transaction that a policy accepts, with one operation; `undefined` if it accepts none. */
function formOf(
  steps: Steps,
  side: TransactionSide,
  other: Side["policy"],
  source: string | undefined = sourcesOf(side)[0],
): Parts | undefined {
  const { terms, policy } = side;
  if (terms === undefined || source === undefined || terms.until === 0n) return undefined;
  const make = (operation: Operation): Parts => ({
    source,
    operations: [operation],
    fee: terms.maxFee < 100n ? terms.maxFee : 100n,
    maxTime: terms.until ?? 0n,
    memo: terms.memo === undefined ? Memo.memoNone() : Memo.fromXDR(terms.memo, "base64"),
    minSeqNum: null,
    feeSource: undefined,
    networkId: commonNetwork(policy, other),
  });
  const excess = new Excess(steps, NO_CONDITIONS);
  const forms = (type: string) => fieldForms(type).map(({ all }) => all);
  const actor: Actor = { address: source, self: { part: OTHER, value: accountText(source) }, forms };
  // Footprints move nothing, so that they keep every limit.
  const rules = operationRules(terms).slice().sort((x, y) => weight(x) - weight(y));
  for (const rule of rules) {
    const [one] = excess.roots([rule], [actor], 1, 1) ?? [];
    if (one === undefined) continue;
    const operation = operationOf(one.plan);
    if (terms.assetLimits === undefined || weight(rule) === 0) return make(operation);
  }
  const [call] = excess.roots(
    flat(policy.calls),
    callActors({ ...side, policy: { ...policy, addresses: new Set([source]) } }),
    1,
    1,
  ) ?? [];
  return call === undefined ? undefined : make(callOperation(invocationOf(call.plan), undefined, []));
}

/** 0 for rules about footprints, which move nothing. */
function weight({ head }: Rule): number {
  return head.first.has("restore_footprint") || head.first.has("extend_footprint_ttl") ? 0 : 1;
}

function operationRules({ operations }: TransactionTerms): readonly Rule[] {
  return operations ?? [footprintRule()];
}

/** Rules for calls, without the calls below them. */
function flat(rules: readonly Rule[]): Rule[] {
  return rules.map((rule) => ({ ...rule, calls: [] }));
}

/** Operations that only the first policy accepts. */
function findOperations(
  steps: Steps,
  a: TransactionSide,
  b: TransactionSide,
  form: Parts,
): TransactionEvidence | undefined {
  const calls = new Excess(steps, NO_CONDITIONS).find(
    operationRules(a.terms!),
    operationRules(b.terms!),
    operationActors(a, b),
    MAX_OPERATIONS,
  );
  if (calls === undefined) return undefined;
  const operations = expand(calls).map(({ plan }) => operationOf(plan));
  const isForeign = operations.some(({ sourceAccount }) => !a.policy.addresses.has(accountOf(sourceAccount!)));
  return {
    part: "operation",
    transaction: requestOf({ ...form, operations, feeSource: isForeign ? form.source : undefined }),
  };
}

/** Calls of the transaction itself that only the first policy accepts. */
function findOwnCalls(
  steps: Steps,
  a: TransactionSide,
  b: TransactionSide,
  form: Parts,
): TransactionEvidence | undefined {
  const most = a.policy.version === 1 ? 1 : MAX_OPERATIONS;
  const calls = new Excess(steps, NO_CONDITIONS).find(flat(a.rules), flat(b.rules), callActors(a), most);
  if (calls === undefined) return undefined;
  const operations = expand(calls).map(({ plan }) => callOperation(invocationOf(plan), plan.actor.address, []));
  return { part: "rules", transaction: requestOf({ ...form, operations }) };
}

/** Entries of the source account that only the first policy accepts, where version 2 allows those of the own call. */
function findEntries(
  steps: Steps,
  a: TransactionSide,
  b: TransactionSide,
  form: Parts,
  maxCalls: number,
): TransactionEvidence | undefined {
  const isDefault = ({ policy }: Side) => policy.version === 2 && !policy.namesCredentials;
  if (!isDefault(a)) return undefined; // then its entries have been compared
  const accounts = new Set(sourcesOf(a));
  if (accounts.size === 0) return undefined;
  const within = (side: TransactionSide): Side => ({ ...side, credentials: ["sourceAccount"] });
  const left: Side = { ...within(a), policy: { ...a.policy, addresses: accounts } };
  const right: Side = isDefault(b) || b.credentials.includes("sourceAccount")
    ? within(b)
    : { ...b, credentials: b.credentials };
  const found: Evidence<RequestPart> | undefined = findRequests(steps, left, right, Math.min(maxCalls, MAX_OPERATIONS));
  if (found === undefined) return undefined;
  if (found.requests === null || found.requests.length > MAX_OPERATIONS) throw tooComplex("compare the policies");
  const operations = found.requests.map(({ address, invocation }) =>
    callOperation(invocation, address!, [
      new DwsaAuthorizationEntry({
        credentials: DwsaCredentials.dwsaCredentialsSourceAccount(),
        rootInvocation: invocation,
      }),
    ])
  );
  return { part: found.part, transaction: requestOf({ ...form, operations }) };
}

/** Throws unless the limits of assets of the first policy are clearly within those of the second. */
function requireLimits({ terms }: TransactionSide, { terms: other }: TransactionSide): void {
  const [limits, others] = [terms?.assetLimits, other?.assetLimits];
  if (others === undefined) return;
  const spends = operationRules(terms!).some((rule) => weight(rule) > 0);
  if (!spends) return;
  const isWithin = limits !== undefined &&
    [...limits].every(([asset, amount]) => (others.get(asset) ?? -1n) >= amount);
  if (!isWithin) throw tooComplex("compare the policies");
}

function expand(calls: readonly PlannedCalls[]): PlannedCalls[] {
  return calls.flatMap((one) => Array.from({ length: Number(one.count) }, () => one));
}

function accountOf(account: NonNullable<Operation["sourceAccount"]>): string {
  return encodeStrKey("ed25519PublicKey", account.type === "keyTypeEd25519" ? account.value : account.value.ed25519);
}

function withoutSource(operation: Operation): Operation {
  return new Operation({ ...operation, sourceAccount: null });
}

/** A contract call or a creation as an operation. */
function callOperation(
  { function: { type, value } }: DwsaAuthorizedInvocation,
  source: string | undefined,
  auth: readonly DwsaAuthorizationEntry[],
): Operation {
  const hostFunction = type === "dwsaAuthorizedFunctionTypeContractFn"
    ? HostFunction.hostFunctionTypeInvokeContract(value)
    : type === "dwsaAuthorizedFunctionTypeCreateContractHostFn"
    ? HostFunction.hostFunctionTypeCreateContract(value)
    : HostFunction.hostFunctionTypeCreateContractV2(value);
  const body = OperationBody.invokeHostFunction(new InvokeHostFunctionOp({ hostFunction, auth: [] }));
  const operation = new Operation({ sourceAccount: source === undefined ? null : addressToMuxedAccount(source), body });
  return auth.length === 0 ? operation : withAuth(operation, auth);
}

/** The operation of a plan: its fields one after the other, as the wire form has them. */
function operationOf({ box: { first: type, second, sets } }: PlannedCalls["plan"]): Operation {
  const number = operationTypes().indexOf(type);
  const head = new Uint8Array(4);
  new DataView(head.buffer).setInt32(0, number);
  const fields = fieldForms(type).map((form, i) => fieldBytes(form, sets[i]!));
  return new Operation({
    sourceAccount: addressToMuxedAccount(second),
    body: OperationBody.fromXDR(concatBytes(head, ...fields)),
  });
}

/** The bytes of a value of a field. */
function fieldBytes(form: FieldForm, set: ValueSet): Uint8Array {
  const none = new Uint8Array(4); // an absent value, an empty list, or version 0
  const texts = set.get(OTHER) as TextSet | undefined;
  const listed = texts === undefined || texts.except ? [] : [...texts.texts].sort();
  if (listed[0] === ABSENT) return none;
  const integers = form.integer === undefined ? undefined : set.get(form.integer) as readonly bigint[] | undefined;
  let bytes: Uint8Array;
  if (integers !== undefined) {
    const value = integers[0]! > 1n || integers[1]! < 1n ? integers[0]! : 1n;
    bytes = new Uint8Array(form.integer === "u32" ? 4 : 8);
    if (form.integer === "u32") new DataView(bytes.buffer).setUint32(0, Number(value));
    else new DataView(bytes.buffer).setBigInt64(0, BigInt.asIntN(64, value));
  } else if (listed.length > 0) {
    bytes = decodeBase64(listed[0]!);
  } else if (form.isOptional && !texts!.texts.has(ABSENT)) {
    return none;
  } else {
    bytes = decodeBase64(unnamedText(form, texts!));
  }
  return form.isOptional ? concatBytes(Uint8Array.of(0, 0, 0, 1), bytes) : bytes;
}

/** A value of a field that no rule names. */
function unnamedText(form: FieldForm, { texts }: TextSet): string {
  for (let i = 1; i < 10_000; i++) {
    for (const json of candidates(i)) {
      let text: string;
      try {
        text = form.xdr(json);
      } catch {
        continue; // of another type
      }
      const isEmpty = Array.isArray(json) && json.length === 0 || json === "v0";
      if (!texts.has(isEmpty ? ABSENT : text)) return text;
    }
  }
  throw tooComplex("compare the policies");
}

/** Values of every type of field, by number. */
function candidates(i: number): unknown[] {
  const key = new Uint8Array(32);
  new DataView(key.buffer).setUint32(28, i);
  const account = encodeStrKey("ed25519PublicKey", key);
  const issued = { credit_alphanum4: { asset_code: `A${i % 1000}`, issuer: account } };
  const balance = new Uint8Array(33);
  balance.set(key, 1);
  return [
    ...(i === 1 ? ["native", "v0", []] : []),
    account,
    issued,
    [issued],
    { n: i, d: 1 },
    { key: account, weight: 1 },
    [{ claimant_type_v0: { destination: account, predicate: "unconditional" } }],
    encodeStrKey("liquidityPool", key),
    encodeStrKey("claimableBalance", balance),
    { ledger_entry: { account: { account_id: account } } },
    `v${i}`,
    i.toString(16).padStart(8, "0"),
  ];
}

/** A memo that is not the one with these bytes. */
function otherMemo(xdr: string): Memo {
  const none = Memo.memoNone();
  return none.toXDR("base64") === xdr ? Memo.memoId(0n) : none;
}

/** The request of a transaction, by its source, or by the fee source of a fee bump. */
function requestOf(
  { source, operations, fee, maxTime, memo, minSeqNum, feeSource, networkId }: Parts,
): TransactionRequest {
  const timeBounds = maxTime === 0n ? null : new TimeBounds({ minTime: 0n, maxTime });
  const tx = new Transaction({
    sourceAccount: addressToMuxedAccount(source),
    fee: Number(feeSource === undefined ? fee : fee < 100n ? fee : 100n),
    seqNum: 1n,
    cond: minSeqNum !== null
      ? Preconditions.precondV2(
        new PreconditionsV2({
          timeBounds,
          ledgerBounds: null,
          minSeqNum,
          minSeqAge: 0n,
          minSeqLedgerGap: 0,
          extraSigners: [],
        }),
      )
      : timeBounds === null
      ? Preconditions.precondNone()
      : Preconditions.precondTime(timeBounds),
    memo,
    operations,
    ext: TransactionExt.v0(),
  });
  const inner = new TransactionV1Envelope({ tx, signatures: [] });
  const envelope = feeSource === undefined
    ? TransactionEnvelope.envelopeTypeTx(inner)
    : TransactionEnvelope.envelopeTypeTxFeeBump(
      new FeeBumpTransactionEnvelope({
        tx: new FeeBumpTransaction({
          feeSource: addressToMuxedAccount(feeSource),
          fee,
          innerTx: FeeBumpTransactionInnerTx.envelopeTypeTx(inner),
          ext: FeeBumpTransactionExt.v0(),
        }),
        signatures: [],
      }),
    );
  const requests = operations.flatMap(({ body, sourceAccount }, i) =>
    body.type !== "invokeHostFunction" ? [] : body.value.auth.map((entry, j) => ({
      path: `operations[${i}].auth[${j}]`,
      networkId: networkId as TransactionRequest["networkId"],
      credentials: "sourceAccount" as const,
      address: sourceAccount === null ? source : accountOf(sourceAccount),
      signatureExpirationLedger: null,
      invocation: entry.rootInvocation,
    }))
  );
  return {
    envelope,
    networkId: networkId as TransactionRequest["networkId"],
    signer: feeSource ?? source,
    fee,
    requests,
  };
}
