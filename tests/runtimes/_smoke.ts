/**
 * A short task for each area, with known results. It needs only the library, so it runs without `node:test`: in
 * workers, in browsers and without permissions.
 */

import * as base from "@dwsa/base";
import { Address } from "@dwsa/base/address";
import { Dwsa } from "@dwsa/base/amount";
import { accountDigest, authContexts } from "@dwsa/base/accounts";
import { comparePolicies } from "@dwsa/base/compare";
import { describeRequest, formatDescription } from "@dwsa/base/describe";
import { policyFrom, signingPolicy } from "@dwsa/base/policy";
import { createClient } from "@dwsa/base/client";
import { createTestNetwork } from "@dwsa/base/testing";
import { payment } from "@dwsa/base/operation";
import { buildTransaction, hashTransaction, requiredSigners } from "@dwsa/base/transaction";
import {
  approvalRequest,
  authorizeEntry,
  authorizeInvocation,
  buildAuthorizationEntryPreimage,
  checkAuthEntryReadiness,
  verifyAuthEntry,
} from "@dwsa/base/auth";
import { Networks } from "@dwsa/base/network";
import { DwsaDataBuilder } from "@dwsa/base/builder";
import { Contract, contractIdFromAsset } from "@dwsa/base/contract";
import { equalBytes, fromBase64, fromHex, toHex } from "@dwsa/base/encoding";
import { DwsaError } from "@dwsa/base/errors";
import { buildInvocationTree, formatInvocationTree, humanizeEvents } from "@dwsa/base/humanize";
import { fromJsonNamed, identify, readNamed, typeNames } from "@dwsa/base/catalogue";
import { parseJson, scValFromJson, toJson } from "@dwsa/base/json";
import { hash, Keypair, SignerKey, signMessage, verifyMessage } from "@dwsa/base/keys";
import { nativeToScVal, scValToNative } from "@dwsa/base/scval";
import { callFunction, contractSpec, contractSpecFromXdr, decodeResult } from "@dwsa/base/spec";
import { StrKey } from "@dwsa/base/strkey";
import { buildChallenge, readChallenge } from "@dwsa/base/webauth";
import { ledgerRows, readLedger } from "@dwsa/base/ledger";
import { buildRequestUri, parseRequestUri } from "@dwsa/base/uri";
import { ContractEvent, DwsaAuthorizationEntry, ScMapEntry, ScVal } from "@dwsa/base/xdr";

/** A call with a check of its result. Throws if the result is wrong. */
export type Smoke = () => void | Promise<void>;

const ACCOUNT = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L";
const SECRET = "SAKICEVQLYWGSOJS4WW7HZJWAHZVEEBS527LHK5V4MLJALYKICQCJXMW";
const CONTRACT = "CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE";

/** An unsigned entry for the account whose seed consists of 32 bytes 7. */
const ENTRY =
  "AAAAAQAAAAAAAAAA6kpsY+KcUgq+9VB7Ey7F+ZVHdq6+vnuSQh7qaRRG0iwAAAAAAAAABwAAAAAAAAABAAAAAAAAAAEDAwMDAwMDAwMD" +
  "AwMDAwMDAwMDAwMDAwMDAwMDAwMDAwAAAARwaW5nAAAAAAAAAAA=";

/** A contract event: a `transfer` of 5. */
const EVENT =
  "AAAAAAAAAAE2Pqo4Z4QfutD07YjHeeT+ZuVqJHDcmMDsnAc9BcexAwAAAAEAAAAAAAAAAQAAAA8AAAAIdHJhbnNmZXIAAAAKAAAAAAAAAAAA" +
  "AAAAAAAABQ==";

/** The calls, by entrypoint. */
export const SMOKE: Readonly<Record<string, Smoke>> = {
  ".": () => {
    equal(base.toHex(base.fromBase64("AP+g")), "00ffa0");
    equal(base.toBase64(base.fromHex("00ffa0")), "AP+g");
    equal(codeOf(() => base.fromHex("0x")), "encoding/invalid-hex");
  },
  "./errors": () => {
    equal(DwsaError.is(new DwsaError("keys/no-secret", "Cannot sign")), true);
    equal(DwsaError.is(new Error("Cannot sign")), false);
  },
  "./encoding": () => {
    equal(toHex(fromBase64("AP+g")), "00ffa0");
    equal(equalBytes(fromHex("00ffa0"), fromBase64("AP+g")), true);
    equal(codeOf(() => fromBase64("AP+")), "encoding/invalid-base64");
  },
  "./xdr": () => {
    const map = ScVal.scvMap([new ScMapEntry({ key: ScVal.scvString("grün €"), val: ScVal.scvI128(-7n) })]);
    const text = "AAAAEQAAAAEAAAABAAAADgAAAAlncsO8biDigqwAAAAAAAAK////////////////////+Q==";
    equal(map.toXDR("base64"), text);
    equal(ScVal.fromXDR(text).equals(map), true);
    equal(codeOf(() => ScVal.fromXDR(text.slice(0, -4))), "xdr/truncated");
  },
  "./json": () => {
    const text = '{"map":[{"key":{"string":"gr\\\\xc3\\\\xbcn"},"val":{"i128":"-7"}}]}';
    const map = scValFromJson(parseJson(text));
    equal(map.equals(ScVal.scvMap([new ScMapEntry({ key: ScVal.scvString("grün"), val: ScVal.scvI128(-7n) })])), true);
    equal(JSON.stringify(map), text);
    equal(json(toJson(ScVal.scvVoid())), '"void"');
    equal(codeOf(() => parseJson('{"a":1,"a":2}')), "json/duplicate-key");
  },
  "./catalogue": () => {
    equal(typeNames.includes("ScVal"), true);
    equal(json(toJson(readNamed("ScVal", "AAAAAwAAAAc="))), '{"u32":7}');
    equal(fromJsonNamed("MemoType", "none"), "memoNone");
    equal(identify("00000003 00000007").map(({ type }) => type)[0], "ScVal");
    equal(codeOf(() => readNamed("Hash", "")), "xdr/truncated");
  },
  "./strkey": () => {
    equal(StrKey.encodeEd25519PublicKey(StrKey.decodeEd25519PublicKey(ACCOUNT)), ACCOUNT);
    equal(SignerKey.encodeSignerKey(SignerKey.decodeAddress(ACCOUNT)), ACCOUNT);
    equal(StrKey.isValidContract(ACCOUNT), false);
  },
  "./keys": () => {
    const keypair = Keypair.fromSecret(SECRET);
    const data = hash(Uint8Array.of(1, 2, 3));
    equal(base.toHex(data), "039058c6f2c0cb492c533b0a4d14ef77cc0f78abccced5287d84a1a2011cfb81");
    equal(keypair.publicKey(), ACCOUNT);
    equal(Keypair.fromPublicKey(ACCOUNT).verify(data, keypair.sign(data)), true);
    equal(Keypair.fromPublicKey(ACCOUNT).verify(hash(data), keypair.sign(data)), false);
    const random = Keypair.random();
    equal(verifyMessage("grün €", signMessage("grün €", random.rawSecretKey()), random.rawPublicKey()), true);
  },
  "./address": () => {
    const address = new Address(CONTRACT);
    equal(address.type, "contract");
    equal(Address.fromScVal(address.toScVal()).toString(), CONTRACT);
  },
  "./amount": () => {
    equal(Dwsa.formatTokenAmount("125000000", 7), "12.5");
    equal(Dwsa.parseTokenAmount("12.5", 7), "125000000");
  },
  "./scval": () => {
    const value = { amount: 2n ** 70n, items: ["grün €", true, null], of: CONTRACT };
    const type = { items: [null, ["string", null, null]], of: [null, "address"] } as const;
    equal(json(scValToNative(nativeToScVal(value, { type }))), json(value));
  },
  "./client": async () => {
    const request = () => Promise.resolve({ id: "00", protocolVersion: 28, sequence: 7 });
    const client = createClient({ request, networkPassphrase: Networks.TESTNET });
    equal((await client.latestLedger()).sequence, 7);
  },
  "./testing": async () => {
    const keypair = Keypair.random();
    const networkPassphrase = Networks.TESTNET;
    const network = createTestNetwork({ networkPassphrase, accounts: [keypair.publicKey()] });
    const client = createClient({ request: network.request, networkPassphrase, ...network.timing });
    const operations = [payment({ destination: ACCOUNT, asset: "native", amount: "1" })];
    const sent = await network.run(client.transact({ operations, source: keypair, maxFee: 100 }));
    equal(sent.ledger, 1_000_001);
  },
  "./contract": () => {
    const operation = new Contract(CONTRACT).call("balance", ScVal.scvU32(1));
    equal(operation.toXDR("base64").endsWith("AAAAB2JhbGFuY2UAAAAAAQAAAAMAAAABAAAAAA=="), true);
    const native = contractIdFromAsset("native", Networks.TESTNET);
    equal(native, "CDLZFC3SYJYDZT7K67VZ75HPJVIEUVNIXF47ZG2FB2RMQQVU2HHGCYSC");
  },
  "./spec": () => {
    const spec = contractSpec([
      { function_v0: { name: "balance", inputs: [{ name: "id", type: "u32" }], outputs: ["i128"] } },
    ]);
    const operation = callFunction(spec, CONTRACT, "balance", { id: 1 });
    equal(operation.toXDR("base64").endsWith("AAAAB2JhbGFuY2UAAAAAAQAAAAMAAAABAAAAAA=="), true);
    equal(decodeResult(spec, "balance", ScVal.scvI128(5n)), 5n);
    equal(contractSpecFromXdr(["AAAAAAAAAAAAAAAHdmVyc2lvbgAAAAAAAAAAAQAAAAQ="]).functions.has("version"), true);
  },
  "./network": () => equal(Networks.TESTNET, "Test SDF Network ; September 2015"),
  "./operation": () => {
    const { body } = payment({ destination: ACCOUNT, asset: "native", amount: "1.5" });
    equal(body.type === "payment" && body.value.amount, 15_000_000n);
  },
  "./transaction": () => {
    const operations = [new Contract(CONTRACT).call("ping")];
    const envelope = buildTransaction({
      source: ACCOUNT,
      accountSequence: "1",
      baseFee: 100,
      timeBounds: "unbounded",
      operations,
    });
    equal(hashTransaction(envelope, Networks.TESTNET).length, 32);
    equal(requiredSigners(envelope, Networks.TESTNET).complete, false);
  },
  "./accounts": () => {
    const entry = DwsaAuthorizationEntry.fromXDR(ENTRY);
    equal(authContexts(entry.rootInvocation).length, 1);
    const preimage = buildAuthorizationEntryPreimage(entry, 9, Networks.TESTNET);
    equal(accountDigest({ contract: "passkey-kit@1", account: CONTRACT, preimage }).length, 32);
  },
  "./policy": () => {
    const request = approvalRequest(DwsaAuthorizationEntry.fromXDR(ENTRY), Networks.TESTNET, 9);
    equal(signingPolicy(policyFrom([request])).entries([request]).length, 0);
  },
  "./webauth": () => {
    const params = { serverAccount: ACCOUNT, account: ACCOUNT, homeDomain: "a.b", webAuthDomain: "a.b" };
    const challenge = buildChallenge({ ...params, timeBounds: { max: 1 }, nonce: new Uint8Array(48) });
    equal(readChallenge(challenge).homeDomain, "a.b");
  },
  "./ledger": () => {
    const ledger = readLedger(new Uint8Array(412), Networks.PUBLIC); // an empty ledger
    equal(ledgerRows(ledger, "ledgers").length, 1);
  },
  "./uri": () => {
    const uri = buildRequestUri({ operation: "pay", destination: ACCOUNT, amount: "1.5" });
    equal(parseRequestUri(uri).operation, "pay");
  },
  "./compare": () => {
    const policy = policyFrom([approvalRequest(DwsaAuthorizationEntry.fromXDR(ENTRY), Networks.TESTNET, 9)]);
    equal(comparePolicies(policy, policy).allowsMore, undefined);
  },
  "./describe": () => {
    const request = approvalRequest(DwsaAuthorizationEntry.fromXDR(ENTRY), Networks.TESTNET, 9);
    const described = formatDescription(describeRequest([request], { networkPassphrase: Networks.TESTNET }));
    equal(described.includes("ping"), true);
  },
  "./auth": async () => {
    const entry = DwsaAuthorizationEntry.fromXDR(ENTRY);
    const keypair = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(7));
    const signed = await authorizeEntry(entry, keypair, 1000, Networks.TESTNET);
    equal(checkAuthEntryReadiness(signed, 900, Networks.TESTNET).ready, true);
    equal(verifyAuthEntry(signed, Networks.TESTNET)[0]?.verified, true);
    equal(verifyAuthEntry(signed, Networks.PUBLIC)[0]?.verified, false);
    const made = await authorizeInvocation({
      signer: keypair,
      validUntilLedgerSeq: 1000,
      invocation: entry.rootInvocation,
      networkPassphrase: Networks.TESTNET,
    });
    equal(checkAuthEntryReadiness(made, 900, Networks.TESTNET).ready, true);
  },
  "./builder": () => {
    const key = new Contract(CONTRACT).getFootprint();
    const data = new DwsaDataBuilder().setReadOnly([key]).setResources(1, 2, 3).setResourceFee("5").build();
    equal(data.resourceFee, 5n);
    equal(new DwsaDataBuilder(data.toXDR("base64")).getReadOnly()[0]?.equals(key), true);
  },
  "./humanize": () => {
    const { rootInvocation } = DwsaAuthorizationEntry.fromXDR(ENTRY);
    equal(buildInvocationTree(rootInvocation).type, "execute");
    equal(formatInvocationTree(rootInvocation).startsWith("call ping of C"), true);
    const [event] = humanizeEvents([ContractEvent.fromXDR(EVENT)]);
    equal(json({ ...event }), json({ type: "contract", contractId: CONTRACT, topics: ["transfer"], data: 5n }));
    equal(JSON.stringify(event?.toJSON?.().data), `{"i128":"5"}`);
  },
};

/** The outcome of each entrypoint: `null`, or the error. */
export type SmokeReport = Readonly<Record<string, string | null>>;

/** Runs all calls, on a runtime without a test runner. */
export async function runSmoke(): Promise<SmokeReport> {
  const results: Record<string, string | null> = {};
  for (const [name, smoke] of Object.entries(SMOKE)) {
    try {
      await smoke();
      results[name] = null;
    } catch (error) {
      results[name] = error instanceof Error ? error.stack ?? error.message : String(error);
    }
  }
  return results;
}

/** `assert.equal`, for runtimes without `node:assert`. */
function equal(actual: unknown, expected: unknown): void {
  if (!Object.is(actual, expected)) throw new Error(`Expected ${String(expected)}, got ${String(actual)}`);
}

function json(value: unknown): string {
  return JSON.stringify(value, (_, item) => typeof item === "bigint" ? `${item}n` : item);
}

function codeOf(body: () => unknown): string | undefined {
  try {
    body();
  } catch (error) {
    return base.DwsaError.is(error) ? error.code : String(error);
  }
  return undefined;
}
