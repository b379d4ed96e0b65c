/** Sends transactions other than calls: classic operations and contract creations. */

import { contractCodeKey, contractIdFromAsset, contractIdFromDeployer } from "../contract/mod.ts";
import { toHex } from "../encoding/mod.ts";
import { DwsaError } from "../errors/mod.ts";
import { expectedBytes, parseBytes, parseHash } from "../internal/arguments.ts";
import { wrongType } from "../internal/describe.ts";
import { hash } from "../keys/mod.ts";
import { baseAccount } from "../operation/_shared.ts";
import { decodeStrKey } from "../strkey/mod.ts";
import { createContract, uploadWasm } from "../transaction/mod.ts";
import { LedgerKey, LedgerKeyData, type MuxedAccount, Operation, PublicKey, type ScVal } from "../xdr/mod.ts";
import { scAddressToString } from "../address/mod.ts";
import { type Context, readRun, type Run, sendContractOperation, sendOperations, sentOf } from "./_send.ts";
import type { FinishedTransaction, Sent } from "./call.ts";
import { ClientError } from "./client_error.ts";
import type { Deployed, DeployParams, TransactParams } from "./parameters.ts";

/** Sends classic operations. */
export async function transact(context: Context, params: TransactParams): Promise<Sent<null>> {
  const run = readRun(context, { action: "send the transaction" }, params, ["operations", "memo"]);
  const { operations, memo } = params;
  if (!Array.isArray(operations)) throw wrongType(run.subject.action, "operations", "an array", operations);
  const list = Array.from(operations, (operation: unknown, i) => {
    if (!Operation.is(operation)) throw wrongType(run.subject.action, `operations[${i}]`, "an Operation", operation);
    if (!CONTRACT_OPERATIONS.has(operation.body.type)) return operation;
    const [expected, got] = ["an operation that is not of a contract", operation.body.type];
    const advice = got === "invokeHostFunction"
      ? "send it with call() or deploy()"
      : "build it with buildTransaction() and resourceData, then simulate, assemble, sign and send() the transaction";
    const message = `Cannot ${run.subject.action}: operations[${i}] is a contract operation (${got}); ${advice}`;
    throw new DwsaError("transaction/operation", message, { path: `operations[${i}]`, expected, got });
  });
  if (memo === undefined) await requireNoMemo(run, list);
  return sentOf(run, await sendOperations(run, list, memo), () => null);
}

const CONTRACT_OPERATIONS: ReadonlySet<string> =
  /* @__PURE__ */ (() => new Set(["invokeHostFunction", "extendFootprintTtl", "restoreFootprint"]))();

/**
 * Throws if a payment without a memo is sent to an account that requires a memo (SEP-29). A muxed destination
 * identifies the customer without a memo.
 */
async function requireNoMemo(
  { client, subject, options: { signal } }: Run,
  operations: readonly Operation[],
): Promise<void> {
  const accounts = new Map(operations.flatMap((operation) => {
    const destination = destinationOf(operation);
    return destination?.type === "keyTypeEd25519" ? [[baseAccount(destination), operation] as const] : [];
  }));
  if (accounts.size === 0) return;
  const keys = [...accounts.keys()].map((account) => {
    const accountId = PublicKey.publicKeyTypeEd25519(decodeStrKey("ed25519PublicKey", account));
    return LedgerKey.data(new LedgerKeyData({ accountId, dataName: "config.memo_required" }));
  });
  const { entries } = await client.getLedgerEntries(keys, { signal });
  for (const { data } of entries) {
    if (data.type !== "data" || toHex(data.value.dataValue) !== "31") continue; // "1" means that a memo is required
    const account = [...accounts.keys()].find((one) =>
      toHex(decodeStrKey("ed25519PublicKey", one)) === toHex(data.value.accountId.value)
    );
    const message =
      `Cannot ${subject.action}: ${account} requires a memo, which identifies the recipient of a payment; pass memo`;
    throw new ClientError("client/memo", message, { path: "memo" });
  }
}

function destinationOf({ body }: Operation): MuxedAccount | undefined {
  switch (body.type) {
    case "payment":
    case "pathPaymentStrictReceive":
    case "pathPaymentStrictSend":
      return body.value.destination;
    case "accountMerge":
      return body.value;
    default:
      return undefined;
  }
}

/** Uploads the code unless it is on the ledger, and creates a contract. */
export async function deploy(context: Context, params: DeployParams): Promise<Deployed> {
  const action = "deploy the contract";
  if (Object.hasOwn(Object(params), "deployer")) {
    throw new TypeError(`Cannot ${action}: the deployer is the account of source; omit deployer`);
  }
  const run = readRun(context, { action }, params, ["wasm", "wasmHash", "asset", "args", "salt"]);
  const { wasm, wasmHash, asset, args, salt } = params;
  if ([wasm, wasmHash, asset].filter((one) => one !== undefined).length !== 1) {
    throw new TypeError(`Cannot ${action}: expected params to have exactly one of wasm, wasmHash and asset`);
  }
  const { client: { networkPassphrase }, source: { address: deployer }, clock } = run;
  if (asset !== undefined) {
    if (args !== undefined || salt !== undefined) {
      throw new TypeError(`Cannot ${action}: params with asset must not have args or salt`);
    }
    return {
      ...await create(run, createContract({ asset }), contractIdFromAsset(asset, networkPassphrase)),
      uploaded: null,
    };
  }
  const bytes = salt === undefined ? clock.random(32) : parseHash(action, "salt", salt);
  const code = wasm === undefined ? undefined : parseBytes(action, "wasm", wasm, undefined, expectedBytes(wasm));
  const operation = createContract({
    ...{ deployer, salt: bytes, wasmHash: code === undefined ? wasmHash! : hash(code) },
    ...(args === undefined ? {} : { args }),
  });
  const uploaded = code === undefined ? null : await upload(run, code);
  return { ...await create(run, operation, contractIdFromDeployer(deployer, bytes, networkPassphrase)), uploaded };
}

/** Uploads code unless it is on the ledger. Returns the upload transaction; `null` if none was needed. */
async function upload(run: Run, code: Uint8Array): Promise<FinishedTransaction | null> {
  const { client, options: { signal, onStep } } = run;
  const { entries } = await client.getLedgerEntries([contractCodeKey(hash(code))], { signal });
  if (entries.length > 0) return null;
  onStep?.({ type: "upload" });
  const { found, hash: sent } = await sendContractOperation(run, uploadWasm(code), 2n); // the creation needs the rest
  return { hash: sent, ledger: found.ledger, feeCharged: found.result.feeCharged };
}

/** Sends the creation of a contract whose ID was computed in advance. */
async function create(run: Run, operation: Operation, contract: string): Promise<Sent<string>> {
  const done = await sendContractOperation(run, operation);
  return sentOf(run, done, (value) => {
    const created = addressIn(value);
    if (created === contract) return contract;
    throw new TypeError(`Expected the contract ${contract}, got ${created ?? "none"}`);
  });
}

function addressIn(value: ScVal | null): string | undefined {
  return value?.type === "scvAddress" ? scAddressToString(value.value) : undefined;
}
