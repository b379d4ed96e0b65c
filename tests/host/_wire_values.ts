/** Compares this library with the crate stellar-xdr on values of all wire types that the crate has made. */

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { gunzipSync, gzipSync } from "node:zlib";
import {
  type ApprovalRequest,
  approvalRequests,
  buildInvocationTree,
  DwsaError,
  eventsFromMeta,
  flowsOf,
  formatInvocationTree,
  formatScVal,
  humanizeEvents,
  inspectAuthEntry,
  Networks,
  requiredSigners,
  toBase64,
  transactionRequest,
} from "@dwsa/base";
import { describeRequest, formatDescription } from "@dwsa/base/describe";
import { expectTransaction, policyFrom, signingPolicy } from "@dwsa/base/policy";
import { fromJsonNamed, identify, readNamed, type TypeName, writeNamed, xdrToJsonString } from "@dwsa/base/catalogue";
import { parseJson, toJsonNamed } from "@dwsa/base/json";
import { DwsaAuthorizationEntry, ScVal, TransactionEnvelope, TransactionMeta } from "@dwsa/base/xdr";
import { build } from "./_program.ts";

/** A value of a wire type: the name of the type in the crate, the XDR in base64, and the JSON of the crate. */
export interface WireValue {
  readonly type: string;
  readonly xdr: string;
  readonly json: string;
}

const NETWORK = Networks.TESTNET;
const KNOWLEDGE = { networkPassphrase: NETWORK };
const ACCOUNT = "GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ";
const CONTRACT = "CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE";
const WANTED = { source: ACCOUNT, call: { contract: CONTRACT, function: "f", args: [] }, maxFee: 100 };

/**
 * The only difference from the JSON of the crate: fixed bytes without a type of their own are hexadecimal digits, as in
 * SEP-51, not a list of numbers.
 */
const FIXED_BYTES = /"(key|mac|seed|i_pv4|i_pv6)":\[([\d,]+)\]/g;

function hexOf(list: string): string {
  return list.split(",").map((byte) => Number(byte).toString(16).padStart(2, "0")).join("");
}

/** Returns the name of a type of the crate in this library. */
export function nameOf(type: string): string {
  return type.replace("Soroban", "Dwsa").replace(/^UInt/, "Uint");
}

/** Throws if this library and the crate differ on a value, or if a function that reads values throws. */
export function requireSame({ type, xdr, json: theirs }: WireValue): void {
  const name = nameOf(type) as TypeName;
  const json = theirs.replaceAll(FIXED_BYTES, (_, field, list) => `"${field}":"${hexOf(list)}"`);
  const value: unknown = readNamed(name, xdr);
  assert.equal(toBase64(writeNamed(name, value as never)), xdr);
  assert.equal(JSON.stringify(toJsonNamed(name, value, { names: "stellar" })), json);
  assert.equal(xdrToJsonString(name, xdr, { names: "stellar" }), json);
  const own = xdrToJsonString(name, xdr);
  assert.equal(JSON.stringify(toJsonNamed(name, value)), own);
  assert.equal(own.replaceAll(/dwsa(?=[_"])/g, "soroban"), json.replaceAll(/dwsa(?=[_"])/g, "soroban"));
  if (json.includes("<INVALID:")) assert.throws(() => fromJsonNamed(name, parseJson(json)), { code: /^json\// });
  else assert.equal(toBase64(writeNamed(name, fromJsonNamed(name, parseJson(json)) as never)), xdr);
  identify(xdr);
  if (value instanceof TransactionEnvelope) readEnvelope(value);
  if (value instanceof DwsaAuthorizationEntry) readEntry(value);
  if (value instanceof ScVal) formatScVal(value);
  if (value instanceof TransactionMeta) {
    const { contractEvents, diagnosticEvents, transactionEvents } = eventsFromMeta(value);
    humanizeEvents([...contractEvents, ...diagnosticEvents, ...transactionEvents]);
  }
}

function readEnvelope(envelope: TransactionEnvelope): void {
  formatDescription(describeRequest(envelope, KNOWLEDGE));
  requiredSigners(envelope, NETWORK);
  flowsOf(envelope, null);
  const request = transactionRequest(envelope, NETWORK);
  judge(() => signingPolicy(policyFrom(request)).transaction(request));
  judge(() => expectTransaction(WANTED)(request));
  readRequests(approvalRequests(envelope, NETWORK));
}

function readEntry(entry: DwsaAuthorizationEntry): void {
  requiredSigners(entry, NETWORK);
  inspectAuthEntry(entry);
  buildInvocationTree(entry.rootInvocation);
  formatInvocationTree(entry.rootInvocation);
}

function readRequests(requests: readonly ApprovalRequest[]): void {
  formatDescription(describeRequest(requests, KNOWLEDGE));
  for (const request of requests) judge(() => signingPolicy(policyFrom([request])).entries(request as never));
}

/** Calls a function of policies, which may throw an error of its area. */
function judge(call: () => unknown): void {
  try {
    call();
  } catch (error) {
    if (!DwsaError.is(error) || !/^(auth|policy)\//.test(error.code)) throw error;
  }
}

/** Makes values with the crate: the same seed makes the same values. */
export async function* makeValues(count: number, seed: number): AsyncGenerator<WireValue> {
  const child = spawn(build("values"), [`${count}`, `${seed}`], { stdio: ["ignore", "pipe", "inherit"] });
  const ended = new Promise<number | null>((resolve) => child.on("close", resolve));
  for await (const line of createInterface({ input: child.stdout, crlfDelay: Infinity })) yield valueOf(line);
  assert.equal(await ended, 0, "the program has failed");
}

function valueOf(line: string): WireValue {
  const [type, xdr, json] = line.split("\t") as [string, string, string];
  return { type, xdr, json };
}

const FILE = new URL("../vectors/host/values.tsv.gz", import.meta.url);

/** Reads the recorded values. */
export function recordedValues(): WireValue[] {
  return gunzipSync(readFileSync(FILE)).toString().trimEnd().split("\n").map(valueOf);
}

/** Writes the values to record. */
export function recordValues(values: readonly WireValue[]): void {
  writeFileSync(
    FILE,
    gzipSync(values.map(({ type, xdr, json }) => `${type}\t${xdr}\t${json}\n`).join(""), { level: 9 }),
  );
}
