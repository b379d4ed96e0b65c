/** Finds the fields of operations and transactions that the protocol always rejects. Decoding does not check them. */

import { Fault } from "../internal/fault.ts";
import type { LedgerKey, MuxedAccount, Operation, Transaction } from "../xdr/mod.ts";
import { checkFields, type Fields } from "./_meanings.ts";
import { baseAccount, OPERATIONS, type Row } from "./_table.ts";

/** A field that the protocol always rejects. */
export interface MalformedField {
  /** The path of the field in the operation, such as `claimants[1].destination`; `""` for the operation itself. */
  readonly path: string;
  /** The reason, which continues a sentence that begins with the path, such as `(0) is not positive`. */
  readonly reason: string;
  /** The result code of nodes, if it is not the name of the operation with `Malformed`. */
  readonly result?: string | undefined;
}

/** A table of operations by type name: the table of the network's operations, or a custom table. */
export interface Table {
  readonly [type: string]: Row;
}

/** Returns the row of an operation in a table of operations, and the wire values of its fields by name. */
export function rowOf({ body }: Operation, table: Table): { row: Row; wire: { readonly [name: string]: unknown } } {
  const row = table[body.type]!;
  const wire = row.open === undefined ? body.value ?? {} : row.open(body.value);
  return { row, wire: wire as { readonly [name: string]: unknown } };
}

/**
 * Returns the fields that the protocol rejects, each path once. `sourceOf` returns the source account (`G…`), if known.
 */
export function malformedFields<Wire>(
  row: Row<Wire>,
  wire: Wire,
  sourceOf: () => string | undefined,
): MalformedField[] {
  const problems = new Map<string, MalformedField>();
  const fields = row.fields as Fields;
  const report = (path: string, reason: string, result?: string) => {
    const field = fields[path.replace(/[.[].*/, "")];
    if (!problems.has(path)) problems.set(path, { path, reason, result: result ?? field?.result ?? row.result });
  };
  checkFields(fields, wire as object, "", report);
  row.check?.(wire, sourceOf(), report);
  return [...problems.values()];
}

/** Returns the fields of an operation that the protocol always rejects, each with the result code of nodes. */
export function malformedOperation(
  operation: Operation,
  sourceOf: () => string | undefined,
  table: Table = OPERATIONS,
): (MalformedField & { readonly result: string })[] {
  const { row, wire } = rowOf(operation, table);
  return malformedFields(row, wire, sourceOf)
    .map(({ path, reason, result = `${operation.body.type}Malformed` }) => ({ path, reason, result }));
}

/** The operation types that must be the only operation in a transaction. */
const ALONE: readonly string[] = ["invokeHostFunction", "extendFootprintTtl", "restoreFootprint"];

/**
 * Returns the fields of a transaction that the protocol always rejects, in transaction order, with paths such as
 * `operations[0].amount`, `operations` or `memo`. Contract operations may lack resource data, as before a simulation.
 */
export function malformedTransaction(tx: Transaction): MalformedField[] {
  const { sourceAccount, seqNum, cond, memo, operations } = tx;
  const problems: MalformedField[] = [];
  const isCall = operations.length === 1 && operations[0]!.body.type === "invokeHostFunction";
  const isMuxed = (account: MuxedAccount | null) => account?.type === "keyTypeMuxedEd25519";
  const muxed = "is muxed, which a contract call does not allow; use the account (G...)";
  if (isCall && isMuxed(sourceAccount)) problems.push({ path: "sourceAccount", reason: muxed });
  if (seqNum < 0n) problems.push({ path: "seqNum", reason: `(${seqNum}) is negative` });
  const signers = cond.type === "precondV2" ? cond.value.extraSigners : [];
  signers.forEach((signer, i) => {
    const path = `cond.extraSigners[${i}]`;
    if (signers.findIndex((other) => other.equals(signer)) < i) problems.push({ path, reason: "is a duplicate" });
    if (signer.type === "signerKeyTypeEd25519SignedPayload" && signer.value.payload.length === 0) {
      problems.push({ path, reason: "has an empty payload" });
    }
  });
  if (isCall && memo.type !== "memoNone") {
    problems.push({
      path: "memo",
      reason: "is set, which a contract call does not allow; pay to an M... address instead",
    });
  }
  if (operations.length === 0) problems.push({ path: "operations", reason: "is empty" });
  const alone = operations.findIndex(({ body }) => ALONE.includes(body.type));
  if (alone >= 0 && operations.length > 1) {
    problems.push({
      path: "operations",
      reason: `must contain only operations[${alone}], since it is a contract operation`,
    });
  }
  for (const [i, operation] of operations.entries()) {
    if (isCall && isMuxed(operation.sourceAccount)) {
      problems.push({ path: `operations[${i}].sourceAccount`, reason: muxed });
    }
    const sourceOf = () => baseAccount(operation.sourceAccount ?? sourceAccount);
    for (const { path, reason } of malformedOperation(operation, sourceOf)) {
      problems.push({ path: `operations[${i}]${path === "" ? "" : `.${path}`}`, reason });
    }
  }
  return [...problems, ...malformedFootprint(tx)];
}

/** Returns the part of the footprint that nodes reject, if the only operation extends or restores entries. */
function malformedFootprint({ operations, ext }: Transaction): MalformedField[] {
  const type = operations.length === 1 ? operations[0]!.body.type : undefined;
  if (ext.type !== "dwsaData" || (type !== "extendFootprintTtl" && type !== "restoreFootprint")) return [];
  const isRestore = type === "restoreFootprint";
  const [used, unused] = isRestore ? ["readWrite", "readOnly"] as const : ["readOnly", "readWrite"] as const;
  const advice = `; DwsaDataBuilder.for${isRestore ? "Restore" : "Extend"}(keys) creates the footprint`;
  const { footprint } = ext.value.resources;
  const path = "ext.resources.footprint.";
  if (footprint[unused].length > 0) return [{ path: path + unused, reason: `is not empty${advice}` }];
  const allowed = isRestore ? /^contractCode|^persistent/ : /contract/;
  const wrong = footprint[used].findIndex((key) => !allowed.test(kindOfKey(key)));
  if (wrong < 0) return [];
  return [{ path: `${path}${used}[${wrong}]`, reason: `is ${kindOfKey(footprint[used][wrong]!)}${advice}` }];
}

/** Returns the type of a ledger key, after its durability. */
function kindOfKey({ type, value }: LedgerKey): string {
  return type === "contractData" ? `${value.durability} contractData` : type;
}

/** Creates the error for a field that the protocol rejects. */
export function malformedError({ path, reason }: MalformedField): Fault {
  return new Fault("operation/malformed", `${path} ${reason}`, { path });
}
