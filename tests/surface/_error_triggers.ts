/** For each error code something that triggers it. */

import { fromBase64, fromHex, toBase64 } from "@dwsa/base";
import { accountDigest } from "@dwsa/base/accounts";
import { Address } from "@dwsa/base/address";
import { formatTokenAmount, parseTokenAmount } from "@dwsa/base/amount";
import {
  approvalRequest,
  authorizeEntry,
  authorizeInvocation,
  buildAuthorizationEntryPreimage,
  mergeAuthEntries,
  parseP256Signature,
  parseWalletSignature,
} from "@dwsa/base/auth";
import {
  comparePolicies,
  describeApproval,
  expectInvocation,
  type SigningPolicy,
  signingPolicy,
} from "@dwsa/base/approve";
import { DwsaDataBuilder } from "@dwsa/base/builder";
import {
  assembleTransaction,
  buildTransaction,
  type BuildTransactionParams,
  feeBumpTransaction,
  readAccount,
  readSimulation,
  signTransaction,
  uploadWasm,
} from "@dwsa/base/transaction";
import { Contract, contractIdFromAsset, contractIdFromDeployer, withAuth } from "@dwsa/base/contract";
import type { DwsaErrorCode } from "@dwsa/base";
import { buildInvocationTree, humanizeEvents, tokenMovement } from "@dwsa/base/humanize";
import { hash, Keypair } from "@dwsa/base/keys";
import { parseJson, scValFromJson } from "@dwsa/base/json";
import { bumpSequence, manageSellOffer, payment } from "@dwsa/base/operation";
import { nativeToScVal } from "@dwsa/base/scval";
import {
  type ContractSpec,
  contractSpec,
  contractSpecFromWasm,
  decodeEvent,
  decodeResult,
  decodeValue,
  encodeArguments,
  encodeValue,
  type SpecEntry,
  type TypesOf,
} from "@dwsa/base/spec";
import { StrKey } from "@dwsa/base/strkey";
import * as xdr from "@dwsa/base/xdr";
import {
  ALICE,
  alice,
  BOB,
  bob,
  carol,
  contract,
  delegatedFor,
  entryFor,
  invocation,
  keypair,
  NETWORK,
  sourceEntry,
} from "../auth/_entries.ts";

/** A seed that is nobody's. */
const SEED = new Uint8Array(32).fill(7);
const CONTRACT = contract(3);
const POOL = StrKey.encodeLiquidityPool(SEED);

const ORDERS_ENTRIES = [
  {
    function_v0: {
      name: "find",
      inputs: [{ name: "id", type: "u32" }],
      outputs: [{ result: { ok_type: "i128", error_type: { udt: { name: "Failure" } } } }],
    },
  },
  { udt_error_enum_v0: { name: "Failure", cases: [{ name: "NotFound", value: 5 }] } },
  { udt_enum_v0: { name: "Side", cases: [{ name: "Buy", value: 0 }, { name: "Sell", value: 1 }] } },
  { udt_struct_v0: { name: "Order", fields: [{ name: "id", type: "u32" }] } },
] as const;

/** An interface for tests of errors. */
export const ORDERS: ContractSpec<TypesOf<typeof ORDERS_ENTRIES>> = contractSpec(ORDERS_ENTRIES);

function event(name: string): SpecEntry {
  const params = [{ name: "amount", type: "u32", location: "data" }] as const;
  return { event_v0: { name, prefix_topics: [], params, data_format: "single_value" } };
}

/** Does something on a runtime that lacks a global, or a method of one. */
async function without(name: string, act: () => unknown, holder: object = globalThis): Promise<unknown> {
  const saved = Object.getOwnPropertyDescriptor(holder, name);
  Object.defineProperty(holder, name, { value: undefined, configurable: true, writable: true });
  try {
    return await act();
  } finally {
    if (saved === undefined) Reflect.deleteProperty(holder, name);
    else Object.defineProperty(holder, name, saved);
  }
}

/** A contract call in a transaction, with other parameters. */
function transaction(params: Partial<BuildTransactionParams> = {}): xdr.TransactionEnvelope {
  return buildTransaction({
    source: ALICE,
    accountSequence: 1n,
    operations: [new Contract(CONTRACT).call("ping")],
    baseFee: 100,
    timeBounds: "unbounded",
    ...params,
  });
}

/** What an RPC server says of a call that can be submitted, or that fails. */
function simulation(error?: string): ReturnType<typeof readSimulation> {
  return readSimulation({
    latestLedger: 7,
    ...(error === undefined ? {} : { error }),
    transactionData: new DwsaDataBuilder().setResourceFee(60_000).build().toXDR("base64"),
    minResourceFee: "60000",
    results: [{ auth: [], xdr: xdr.ScVal.scvVoid().toXDR("base64") }],
  });
}

/** The strkey of a kind with another body, right up to its checksum. */
function strKeyOf(body: readonly number[]): string {
  const bytes = [...body, ...crc16(body)];
  const bits = bytes.map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return bits.match(/.{1,5}/g)!.map((five) => "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"[parseInt(five.padEnd(5, "0"), 2)])
    .join(
      "",
    );
}

/** CRC-16/XMODEM, the low byte first. */
function crc16(bytes: readonly number[]): [number, number] {
  let crc = 0;
  for (const byte of bytes) {
    crc ^= byte << 8;
    for (let i = 0; i < 8; i++) crc = crc & 0x8000 ? (crc << 1) ^ 0x1021 : crc << 1;
  }
  return [crc & 255, (crc >> 8) & 255];
}

/** Twenty people sign, and one more. */
async function crowd(): Promise<unknown> {
  let entry = entryFor(ALICE);
  for (let i = 1; i <= 21; i++) entry = await authorizeEntry(entry, keypair(i), 100, NETWORK);
  return entry;
}

function circular(): unknown {
  const value: Record<string, unknown> = {};
  value.self = value;
  return value;
}

function deep(levels: number): unknown {
  let value: unknown = null;
  for (let i = 0; i < levels; i++) value = [value];
  return value;
}

/** JSON of a vec in a vec in a vec. */
function nested(levels: number): unknown {
  let json: unknown = "void";
  for (let i = 0; i < levels; i++) json = { vec: [json] };
  return json;
}

/** The triggers, by their code: the compiler sees to it that there is one for each. */
export const triggers: Readonly<Record<DwsaErrorCode, () => unknown>> = {
  "address/kind": () => new Address(StrKey.encodePreAuthTx(SEED)),
  "amount/malformed": () => formatTokenAmount("1.5", 7),
  "amount/too-precise": () => parseTokenAmount("1.55", 1),
  "auth/account": () =>
    accountDigest({
      contract: "openzeppelin@0.8",
      account: CONTRACT,
      preimage: buildAuthorizationEntryPreimage(entryFor(CONTRACT), 100, NETWORK),
      contextRuleIds: [],
    }),
  "auth/already-signed": async () =>
    await authorizeEntry(await authorizeEntry(entryFor(ALICE), alice, 100, NETWORK), bob, 150, NETWORK),
  "auth/conflict": () =>
    authorizeEntry(entryFor(ALICE, { signature: xdr.ScVal.scvBool(true), expiry: 100 }), bob, 100, NETWORK),
  "auth/declined": () => parseWalletSignature({ error: { message: "The user declined", code: -4 } }),
  "auth/different-payload": () => mergeAuthEntries(entryFor(ALICE), entryFor(BOB)),
  "auth/duplicate-delegate": () => delegatedFor(ALICE, [{ address: BOB }, { address: BOB }]),
  "auth/invalid-address": () => authorizeEntry(entryFor(POOL), alice, 100, NETWORK),
  "auth/invalid-signature": () => authorizeEntry(entryFor(ALICE), () => new Uint8Array(64), 100, NETWORK),
  "auth/no-address-credentials": () => buildAuthorizationEntryPreimage(sourceEntry, 100, NETWORK),
  "auth/invalid-policy": () => signingPolicy({ version: 1, addresses: [], untilLedger: 1, calls: [] }),
  "auth/no-matching-node": () => authorizeEntry(entryFor(ALICE), alice, 100, NETWORK, BOB),
  "auth/no-randomness": () =>
    without(
      "crypto",
      () => authorizeInvocation({ signer: alice, invocation, validUntilLedgerSeq: 100, networkPassphrase: NETWORK }),
    ),
  "auth/passkey": () => parseP256Signature(new Uint8Array(8)),
  "auth/refused": () =>
    authorizeEntry(entryFor(ALICE), alice, 100, NETWORK, {
      approve: expectInvocation({ contract: CONTRACT, function: "burn" }),
    }),
  "auth/too-complex": () => {
    const policy: SigningPolicy = {
      version: 1,
      addresses: [ALICE],
      untilLedger: 1,
      calls: [{ contract: CONTRACT, function: "burn", args: "any" }],
    };
    comparePolicies(policy, policy, { maxSteps: 1 });
  },
  "auth/too-many-signatures": crowd,
  "auth/unknown-signer": () =>
    authorizeEntry(entryFor(contract(8)), { sign: (data) => carol.sign(data) }, 100, NETWORK, contract(8)),
  "auth/wallet": () => parseWalletSignature({ error: { message: "No such key", code: -1 } }),
  "builder/account": () => readAccount({ entries: [] }),
  "builder/archived-index": () =>
    new DwsaDataBuilder(
      new xdr.DwsaTransactionData({
        ext: xdr.DwsaTransactionDataExt.resourceExt(new xdr.DwsaResourcesExtV0({ archivedDwsaEntries: [1] })),
        resources: new DwsaDataBuilder().build().resources,
        resourceFee: 0n,
      }),
    ),
  "builder/auth": () => {
    const signed = withAuth(new Contract(CONTRACT).call("ping"), [entryFor(ALICE)]);
    return assembleTransaction(transaction({ operations: [signed] }), simulation());
  },
  "builder/declined": () => signTransaction(transaction(), () => ({ error: { code: -4 } }), NETWORK),
  "builder/envelope": () =>
    feeBumpTransaction(feeBumpTransaction(transaction(), { feeSource: ALICE, baseFee: 100 }), {
      feeSource: ALICE,
      baseFee: 100,
    }),
  "builder/fee": () => new DwsaDataBuilder().setResourceFee("1.5"),
  "builder/key-kind": () =>
    DwsaDataBuilder.forRestore([
      xdr.LedgerKey.account(new xdr.LedgerKeyAccount({ accountId: alice.xdrAccountId() })),
    ]),
  "builder/operation": () =>
    transaction({ operations: [bumpSequence({ bumpTo: 1 })], resourceData: new DwsaDataBuilder().build() }),
  "builder/rpc": () => readSimulation({ jsonrpc: "2.0", id: 1, error: { code: -32602, message: "invalid params" } }),
  "builder/signature": () => signTransaction(transaction(), () => new Uint8Array(64), NETWORK),
  "builder/simulation": () => assembleTransaction(transaction(), simulation("HostError")),
  "builder/wasm": () => uploadWasm(new Uint8Array(8)),
  "contract/argument": () => new Contract(CONTRACT).call("f", xdr.ScVal.scvVec(null)),
  "contract/asset": () => contractIdFromAsset("USD", NETWORK),
  "contract/deployer": () => contractIdFromDeployer(POOL, SEED, NETWORK),
  "contract/method": () => new Contract(CONTRACT).call("a b"),
  "contract/operation": () =>
    withAuth(new xdr.Operation({ sourceAccount: null, body: xdr.OperationBody.inflation() }), []),
  "encoding/invalid-base64": () => fromBase64("AQI"),
  "encoding/invalid-hex": () => fromHex("0x00"),
  "encoding/unsupported-runtime": () =>
    without(
      "toBase64",
      () => without("Buffer", () => without("btoa", () => toBase64(SEED))),
      Uint8Array.prototype,
    ),
  "humanize/invalid-event": () => humanizeEvents(["AAAA"]),
  "humanize/knowledge": () =>
    describeApproval([approvalRequest(entryFor(ALICE), NETWORK)], { networkPassphrase: "another network" }),
  "humanize/token-event": () =>
    tokenMovement(
      new xdr.ContractEvent({
        ext: xdr.ExtensionPoint.v0(),
        contractId: SEED,
        type: "contract",
        body: xdr.ContractEventBody.v0(
          new xdr.ContractEventV0({ topics: [xdr.ScVal.scvSymbol("transfer")], data: xdr.ScVal.scvVoid() }),
        ),
      }),
    ),
  "humanize/unknown-arm": () =>
    buildInvocationTree(
      new xdr.DwsaAuthorizedInvocation({ function: { type: "other", value: null } as never, subInvocations: [] }),
    ),
  "json/depth": () => scValFromJson(nested(600)),
  "json/duplicate-key": () => parseJson('{"amount":"1","amount":"1000"}'),
  "json/invalid-value": () => scValFromJson({ i128: "1e5" }),
  "json/length": () => scValFromJson({ symbol: "x".repeat(33) }),
  "json/missing-field": () => scValFromJson({ map: [{ key: "void" }] }),
  "json/unknown-name": () => scValFromJson({ u33: 5 }),
  "keys/ill-formed-text": () => alice.signMessage("\ud800"),
  "keys/invalid-id": () => alice.xdrMuxedAccount("five"),
  "keys/mismatch": () => new Keypair({ type: "ed25519", secretKey: SEED, publicKey: BOB }),
  "keys/no-randomness": () => without("crypto", () => Keypair.random()),
  "keys/no-secret": () => Keypair.fromPublicKey(ALICE).sign(hash(SEED)),
  "keys/unsupported-type": () => new Keypair({ type: "secp256k1" as "ed25519", secretKey: SEED }),
  "network/passphrase": () => buildAuthorizationEntryPreimage(entryFor(ALICE), 100, ""),
  "operation/inexact-price": () =>
    manageSellOffer({ selling: "native", buying: `USD:${ALICE}`, amount: "1", price: "0.33333333333" }),
  "operation/malformed": () => payment({ destination: ALICE, asset: "native", amount: "0" }),
  "scval/address-kind": () => nativeToScVal(POOL, { type: "address" }),
  "scval/circular": () => nativeToScVal(circular()),
  "scval/depth": () => nativeToScVal(deep(501)),
  "scval/duplicate-key": () => nativeToScVal(new Map<unknown, string>([[1, "a"], [1n, "b"]])),
  "scval/empty-item": () => nativeToScVal(Object.assign(new Array(2), [1])),
  "scval/ill-formed-text": () => nativeToScVal({ name: "\ud800" }),
  "scval/invalid-integer": () => nativeToScVal("1e5", { type: "i128" }),
  "scval/invalid-symbol": () => nativeToScVal("a b", { type: "symbol" }),
  "scval/size": () => nativeToScVal("a long text", { maxBytes: 8 }),
  "scval/unmatched-type": () => nativeToScVal({ amount: 5 }, { type: { amuont: ["symbol", "i128"] } }),
  "spec/ambiguous-event": () =>
    decodeEvent(contractSpec([event("Paid"), event("Sent")]), { topics: [], data: xdr.ScVal.scvU32(1) }),
  "spec/contract-error": () => decodeResult(ORDERS, "find", xdr.ScVal.scvError(xdr.ScError.sceContract(5))),
  "spec/duplicate-name": () =>
    contractSpec([
      { udt_enum_v0: { name: "Side", cases: [{ name: "Buy", value: 0 }] } },
      { udt_enum_v0: { name: "Side", cases: [{ name: "Buy", value: 1 }] } },
    ]),
  "spec/invalid-entry": () => contractSpec([{ function_v0: { name: "ping", inputs: [], outputs: ["u33"] } }] as never),
  "spec/invalid-wasm": () => contractSpecFromWasm(fromHex("0061736d02000000")),
  "spec/mismatch": () => decodeResult(ORDERS, "find", xdr.ScVal.scvU64(5n)),
  "spec/missing-field": () => encodeArguments(ORDERS, "find", {} as never),
  "spec/no-interface": () => contractSpecFromWasm(fromHex("0061736d01000000")),
  "spec/unexpected-field": () => encodeArguments(ORDERS, "find", { id: 5, idd: 5 } as never),
  "spec/unknown-case": () => decodeValue(ORDERS, "Side", xdr.ScVal.scvU32(2)),
  "spec/unknown-function": () => encodeArguments(ORDERS, "fnid" as never, { id: 5 } as never),
  "spec/unknown-type": () => encodeValue(ORDERS, "side" as never, "Buy" as never),
  "strkey/balance-type": () => StrKey.decodeClaimableBalance(strKeyOf([8, 1, ...SEED])),
  "strkey/character": () => StrKey.decodeContract(`${CONTRACT.slice(0, 10)}0${CONTRACT.slice(11)}`),
  "strkey/checksum": () => StrKey.decodeContract(`${CONTRACT.slice(0, 10)}Z${CONTRACT.slice(11)}`),
  "strkey/kind": () => StrKey.decodeContract(ALICE),
  "strkey/length": () => StrKey.decodeContract(CONTRACT.slice(0, 55)),
  "strkey/payload": () => StrKey.encodeSignedPayload(new Uint8Array(40)),
  "strkey/spare-bits": () => {
    const text = StrKey.encodeMed25519PublicKey(new Uint8Array(40));
    const last = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567".indexOf(text.at(-1)!);
    return StrKey.decodeMed25519PublicKey(text.slice(0, -1) + "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"[last + 1]);
  },
  "xdr/bad-padding": () => xdr.ScVal.fromXDR("AAAADgAAAAFhAAAB"),
  "xdr/depth": () =>
    xdr.ScVal.fromXDR(new Uint8Array(12 * 600).map((_, i) => [0, 0, 0, 16, 0, 0, 0, 1, 0, 0, 0, 1][i % 12]!)),
  "xdr/invalid-bool": () => xdr.ScVal.fromXDR("AAAAAAAAAAI="),
  "xdr/invalid-value": () => xdr.ScVal.scvString("\ud800").toXDR(),
  "xdr/length": () => xdr.ScVal.scvSymbol("x".repeat(33)).toXDR(),
  "xdr/trailing-bytes": () => xdr.ScVal.fromXDR("AAAAAQAAAAA="),
  "xdr/truncated": () => xdr.ScVal.fromXDR("AAAAAw=="),
  "xdr/unknown-discriminant": () => xdr.ScVal.fromXDR("AAAAYw=="),
};
