/** Builds example transactions that one policy accepts and another rejects. */

import { addressToMuxedAccount } from "../../address/mod.ts";
import { decodeBase64 } from "../../internal/codec.ts";
import { concatBytes } from "../../internal/bytes.ts";
import { baseAccount, malformedOperation } from "../../operation/_shared.ts";
import type { TransactionRequest } from "../../transaction/mod.ts";
import { encodeStrKey } from "../../strkey/mod.ts";
import { operationTypes } from "../../xdr/json/_shared.ts";
import {
  type DwsaAuthorizationEntry,
  type DwsaAuthorizedInvocation,
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
} from "../../xdr/mod.ts";
import { ABSENT, type FieldForm, fieldForms, isEmpty, OTHER, type TextSet, type ValueSet } from "../_shared.ts";
import type { Box } from "./_classes.ts";
import { tooComplex } from "./_solve.ts";

/** The contents of a transaction to build. */
export interface Parts {
  readonly source: string;
  readonly operations: readonly Operation[];
  readonly fee: bigint;
  readonly maxTime: bigint;
  readonly memo: Memo;
  readonly minSeqNum: bigint | null;
  /** The fee source of a fee bump; `undefined` for a plain transaction. */
  readonly feeSource: string | undefined;
  readonly networkId: Uint8Array;
}

/** Creates the operation for a contract call or creation. */
export function callOperation(
  { function: { type, value } }: DwsaAuthorizedInvocation,
  source: string,
  auth: readonly DwsaAuthorizationEntry[],
): Operation {
  const hostFunction = type === "dwsaAuthorizedFunctionTypeContractFn"
    ? HostFunction.hostFunctionTypeInvokeContract(value)
    : type === "dwsaAuthorizedFunctionTypeCreateContractHostFn"
    ? HostFunction.hostFunctionTypeCreateContract(value)
    : HostFunction.hostFunctionTypeCreateContractV2(value);
  const body = OperationBody.invokeHostFunction(new InvokeHostFunctionOp({ hostFunction, auth }));
  return new Operation({ sourceAccount: addressToMuxedAccount(source), body });
}

/** Creates an operation from a box, whose sets contain the values of the fields in XDR order: a valid one if possible. */
export function operationOf(box: Box): Operation {
  return validOperation(box) ?? operationWith(box, valuesOf(box).map(([first]) => first!));
}

/** The maximum number of operations that are tried to find one that the network does not always reject. */
const MOST_TRIES = 256;

/** Creates an operation from a box that the network does not always reject; `undefined` if none is found. */
export function validOperation(box: Box): Operation | undefined {
  const values = valuesOf(box);
  let tries = [values.map(([first]) => first!)];
  for (let i = -1; i < values.length; i++) { // all first values, then further values of one field after another
    if (i >= 0) tries = tries.flatMap((some) => values[i]!.map((value) => some.map((one, j) => i === j ? value : one)));
    if (tries.length > MOST_TRIES) tries.length = MOST_TRIES;
    for (const some of tries) {
      const operation = operationWith(box, some);
      if (malformedOperation(operation, () => box.second).length === 0) return operation;
    }
  }
  return undefined;
}

function valuesOf({ first: type, sets }: Box): Uint8Array[][] {
  return fieldForms(type).map((form, i) => fieldValues(form, sets[i]!));
}

function operationWith({ first: type, second }: Box, fields: readonly Uint8Array[]): Operation {
  const head = new Uint8Array(4);
  new DataView(head.buffer).setInt32(0, operationTypes().indexOf(type));
  return new Operation({
    sourceAccount: addressToMuxedAccount(second),
    body: OperationBody.fromXDR(concatBytes(head, ...fields)),
  });
}

/** The number of values of a set that are tried. */
const VALUES = 3;

/** Returns the XDR of some values in a set, the preferred one first: positive integers, and absent values. */
function fieldValues(form: FieldForm, set: ValueSet): Uint8Array[] {
  const none = new Uint8Array(4); // an absent value, an empty list, or version 0
  const present = (bytes: Uint8Array): Uint8Array =>
    form.isOptional ? concatBytes(Uint8Array.of(0, 0, 0, 1), bytes) : bytes;
  const texts = set.get(OTHER) as TextSet | undefined;
  const integers = form.integer === undefined ? undefined : set.get(form.integer) as readonly bigint[] | undefined;
  if (integers !== undefined) {
    const [least, greatest] = [integers[0]!, integers[integers.length - 1]!];
    const one = integers.some((end, i) => i % 2 === 0 && end <= 1n && integers[i + 1]! >= 1n) ? [1n] : [];
    const absent = texts !== undefined && !texts.except && texts.texts.has(ABSENT) ? [none] : [];
    return [
      ...absent,
      ...[...one, least, greatest].map((value) => {
        const bytes = new Uint8Array(form.integer === "u32" ? 4 : 8);
        if (form.integer === "u32") new DataView(bytes.buffer).setUint32(0, Number(value));
        else new DataView(bytes.buffer).setBigInt64(0, BigInt.asIntN(64, value));
        return present(bytes);
      }),
    ];
  }
  if (!texts!.except) {
    return [...texts!.texts].sort().slice(0, VALUES).map((text) =>
      text === ABSENT ? none : present(decodeBase64(text))
    );
  }
  const found: Uint8Array[] = form.isOptional && !texts!.texts.has(ABSENT) ? [none] : [];
  const known = new Set(texts!.texts);
  while (found.length < VALUES) {
    const text = unnamedText(form, { except: true, texts: known });
    if (text === undefined) break;
    found.push(present(decodeBase64(text)));
    known.add(text).add(ABSENT);
  }
  if (found.length > 0) return found;
  throw tooComplex("the rules list too many values of a field");
}

/** Returns the base64 XDR of a field value that no rule names; `undefined` if none is found. */
function unnamedText(form: FieldForm, { texts }: TextSet): string | undefined {
  for (let i = 1; i < 10_000; i++) {
    for (const json of candidates(i)) {
      let text: string;
      try {
        text = form.xdr(json);
      } catch {
        continue; // not a value of this field type
      }
      if (!texts.has(isEmpty(form, json) ? ABSENT : text)) return text;
    }
  }
  return undefined;
}

/** Returns JSON values, including a valid value for each type of field. A different `i` yields different values. */
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

/** Returns a memo other than the one with this XDR. */
export function otherMemo(xdr: string): Memo {
  const none = Memo.memoNone();
  return none.toXDR("base64") === xdr ? Memo.memoId(0n) : none;
}

/** Creates a transaction request. The signer is the source account, or the fee source of a fee bump. */
export function requestOf(
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
      address: sourceAccount === null ? source : baseAccount(sourceAccount),
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
