/** Sends transactions other than calls: classic operations and contract creations. */

import { attemptAsync, Fault, unexpected, wrongType } from "../internal/fault.ts";
import { unwrapCredentials } from "../auth/_shared.ts";
import { contractCodeKey, contractIdFromAsset, contractIdFromDeployer, withAuth } from "../contract/mod.ts";
import { toHex } from "../encoding/mod.ts";
import { expectedBytes, parseBytes, parseHash } from "../internal/arguments.ts";
import { hash } from "../keys/mod.ts";
import { baseAccount } from "../operation/_shared.ts";
import { decodeStrKey } from "../strkey/mod.ts";
import { createContract, type TransactionMemo, uploadWasm } from "../transaction/mod.ts";
import {
  type DwsaDelegateSignature,
  LedgerKey,
  LedgerKeyData,
  type MuxedAccount,
  Operation,
  PublicKey,
  type ScVal,
} from "../xdr/mod.ts";
import { scAddressToString } from "../address/mod.ts";
import { type Done, finished, settle } from "./_resume.ts";
import { ask, type Context, inTurn, readRun, report, type Run } from "./_run.ts";
import { resumeOrSend, sendContractOperation, sendOperations, sentOf } from "./_send.ts";
import type { FinishedTransaction, Sent } from "./call.ts";
import { ClientError } from "./client_error.ts";
import type { Deployed, DeployParams, TransactParams } from "./parameters.ts";

/** Sends classic operations, or one contract operation. */
export function transact(context: Context, params: TransactParams): Promise<Sent<ScVal | null>> {
  const subject = { action: "send the transaction" };
  return attemptAsync(subject.action, async () => {
    const given = readRun(context, subject, params, ["operations", "memo", "resourceData"]);
    const { operations, memo, resourceData } = params;
    if (!Array.isArray(operations)) throw wrongType("operations", "an array", operations);
    const list = Array.from(operations, (operation: unknown, i) => {
      if (!Operation.is(operation)) throw wrongType(`operations[${i}]`, "an Operation", operation);
      return operation;
    });
    const contractOperation = readContractOperation(list);
    if (contractOperation === undefined) {
      return sentOf(given, await inTurn(given, () => sendClassic(given, list, memo)), () => null);
    }
    if (memo !== undefined) {
      throw new Fault("type", "expected no memo for a contract operation, got one");
    }
    const run = { ...given, resourceData };
    return sentOf(run, await inTurn(run, () => resumeOrSend(run, contractOperation)), (value) => value);
  });
}

async function sendClassic(run: Run, operations: readonly Operation[], memo?: TransactionMemo): Promise<Done> {
  const settled = await settle(run, operations, memo);
  if (settled.done !== undefined) return settled.done;
  if (memo === undefined) await requireNoMemo(run, operations);
  return await sendOperations(run, operations, memo);
}

/**
 * Returns a contract operation without entries, since the simulation records them anew; `undefined` for classic
 * operations. Throws if the contract operation is not alone, has a source account of its own, or has signed entries.
 */
function readContractOperation(operations: readonly Operation[]): Operation | undefined {
  const i = operations.findIndex(({ body }) => CONTRACT_OPERATIONS.has(body.type));
  if (i < 0) return undefined;
  const { sourceAccount, body } = operations[i]!;
  const auth = body.type === "invokeHostFunction" ? body.value.auth : [];
  const isSigned = auth.map(unwrapCredentials).some((one) => one && hasSignature(one.credentials, one.delegates));
  const got = operations.length > 1
    ? `one of ${operations.length} operations`
    : sourceAccount !== null
    ? "an operation with a source account of its own"
    : isSigned
    ? "an operation with signed entries"
    : undefined;
  if (got === undefined) return body.type === "invokeHostFunction" ? withAuth(operations[i]!, []) : operations[i]!;
  const path = `operations[${i}]`;
  const expected = "a contract operation to be the only one, without a source account and signed entries";
  throw unexpected("transaction/operation", expected, got, { path });
}

function hasSignature(
  { signature }: { readonly signature: ScVal },
  delegates: readonly DwsaDelegateSignature[],
): boolean {
  return signature.type !== "scvVoid" || delegates.some((one) => hasSignature(one, one.nestedDelegates));
}

const CONTRACT_OPERATIONS: ReadonlySet<string> =
  /* @__PURE__ */ (() => new Set(["invokeHostFunction", "extendFootprintTtl", "restoreFootprint"]))();

/**
 * Throws if a payment without a memo is sent to an account that requires a memo (SEP-29). A muxed destination
 * identifies the customer without a memo.
 */
async function requireNoMemo(run: Run, operations: readonly Operation[]): Promise<void> {
  const { client, subject, options: { signal } } = run;
  const accounts = new Map(operations.flatMap((operation) => {
    const destination = destinationOf(operation);
    return destination?.type === "keyTypeEd25519" ? [[baseAccount(destination), operation] as const] : [];
  }));
  if (accounts.size === 0) return;
  const keys = [...accounts.keys()].map((account) => {
    const accountId = PublicKey.publicKeyTypeEd25519(decodeStrKey("ed25519PublicKey", account));
    return LedgerKey.data(new LedgerKeyData({ accountId, dataName: "config.memo_required" }));
  });
  const { entries } = await ask(run, () => client.getLedgerEntries(keys, { signal }));
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
export function deploy(context: Context, params: DeployParams): Promise<Deployed> {
  const subject = { action: "deploy the contract" };
  return attemptAsync(subject.action, async () => {
    if (Object.hasOwn(Object(params), "deployer")) {
      throw new Fault("type", "the deployer is the account of source; omit deployer");
    }
    const run = readRun(context, subject, params, ["wasm", "wasmHash", "externalRef", "asset", "args", "salt"]);
    if (run.resume !== undefined) {
      throw new Fault("type", "a deployment cannot be resumed; pass the same salt again");
    }
    const { wasm, wasmHash, externalRef, asset, args, salt } = params;
    if ([wasm, wasmHash, externalRef, asset].filter((one) => one !== undefined).length !== 1) {
      throw new Fault("type", "expected params to have exactly one of wasm, wasmHash, externalRef and asset");
    }
    const { client: { networkPassphrase }, source: { address: deployer }, clock } = run;
    if (asset !== undefined) {
      if (args !== undefined || salt !== undefined) {
        throw new Fault("type", "params with asset must not have args or salt");
      }
      const contract = contractIdFromAsset(asset, networkPassphrase);
      return { ...await inTurn(run, () => create(run, createContract({ asset }), contract)), uploaded: null };
    }
    const bytes = salt === undefined ? clock.random(32) : parseHash("salt", salt);
    const code = wasm === undefined ? undefined : parseBytes("wasm", wasm, undefined, expectedBytes(wasm));
    const common = { deployer, salt: bytes, ...(args === undefined ? {} : { args }) };
    const operation = externalRef === undefined
      ? createContract({ ...common, wasmHash: code === undefined ? wasmHash! : hash(code) })
      : createContract({ ...common, externalRef });
    const contract = contractIdFromDeployer(deployer, bytes, networkPassphrase);
    return await inTurn(run, async () => {
      const uploaded = code === undefined ? null : await upload(run, code);
      return { ...await create(run, operation, contract), uploaded };
    });
  });
}

/** Uploads code unless it is on the ledger. Returns the upload transaction; `null` if none was needed. */
async function upload(run: Run, code: Uint8Array): Promise<FinishedTransaction | null> {
  const { client, options, options: { signal } } = run;
  const { entries } = await client.getLedgerEntries([contractCodeKey(hash(code))], { signal });
  if (entries.length > 0) return null;
  await report(options, { type: "upload" });
  return finished(await sendContractOperation(run, uploadWasm(code), 2n)); // the creation needs the rest
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
