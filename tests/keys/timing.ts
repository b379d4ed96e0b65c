/**
 * Checks whether the time of signing depends on secrets, by the method of dudect: it measures many calls with secrets of
 * two classes in random order, and then classifies the times. Prints the area under the ROC curve (AUC): 0.5 if the times
 * reveal nothing, 1 if they reveal the class. Fails above 0.6.
 *
 *     deno run -RE tests/keys/timing.ts                # three rounds of 2,000 calls of each class
 *     deno run -RE tests/keys/timing.ts --calls=500    # fewer calls
 *
 * It measures the engine for runtimes without native Ed25519 and, for comparison, `ed25519` of `@noble/curves`, each
 * with two pairs of classes:
 *
 * | secret | one class | the other |
 * |---|---|---|
 * | the nonce of a signature | at most 244 bits | 252 bits |
 * | the secret scalar of a key | at most 244 bits | 252 bits |
 *
 * To show that the check can fail, it first measures a multiplication that skips the leading zeros of its scalar.
 */

// deno-lint-ignore-file no-console dwsa/no-clock-in-tests -- a program, not a test of the suite

import process from "node:process";
import { parseArgs } from "node:util";
import { ed25519 } from "@noble/curves/ed25519.js";
import { bytesToNumberLE } from "@noble/curves/utils.js";
import { sha512 } from "@noble/hashes/sha2.js";
import { fallback } from "../../keys/_ed25519.ts";

/** The maximum AUC that passes. */
const LIMIT = 0.6;

/** The number of rounds. The median counts, since other processes disturb single rounds. */
const ROUNDS = 3;

/** A call that uses a secret. */
interface Target {
  readonly name: string;
  /** The calls of each class: secrets of at most 244 bits, and of 252 bits. */
  readonly classes: readonly [short: readonly (() => unknown)[], full: readonly (() => unknown)[]];
}

/** The order of the group. */
const ORDER = ed25519.Point.Fn.ORDER;

const { values } = parseArgs({ options: { calls: { type: "string", default: "2000" } } });
const calls = Number(values.calls);
if (!Number.isSafeInteger(calls) || calls < 100) throw new RangeError("expected --calls to be 100 or more");

const leaky: Target = {
  name: "a multiplication that leaks, which must be found",
  classes: [[() => doubleAndAdd(1n << 243n)], [() => doubleAndAdd(1n << 251n)]],
};
const targets: readonly Target[] = [
  ...nonces("fallback: nonces", (data, seed) => fallback.secretKey(seed).sign(data)),
  ...nonces("@noble/curves: nonces", (data, seed) => ed25519.sign(data, seed)),
  ...seeds("fallback: seeds", (seed) => fallback.secretKey(seed).publicKey()),
  ...seeds("@noble/curves: seeds", (seed) => ed25519.getPublicKey(seed)),
];

const failed: string[] = [];
for (const { name, classes } of [leaky, ...targets]) {
  const rounds = Array.from({ length: ROUNDS }, () => measure(classes, calls)).sort((a, b) => a - b);
  const auc = rounds[ROUNDS >> 1]!;
  const bad = name === leaky.name ? auc <= LIMIT : auc > LIMIT;
  if (bad) failed.push(name);
  console.log(
    `${bad ? "FAIL" : "ok  "}  AUC ${auc.toFixed(3)}  ${name} (${rounds.map((r) => r.toFixed(3)).join(", ")})`,
  );
}
if (failed.length > 0) {
  console.error(`Failed: ${failed.join("; ")}`);
  process.exitCode = 1;
}

/** Signatures by one key of data whose nonces are in the two classes. */
function nonces(name: string, sign: (data: Uint8Array, seed: Uint8Array) => unknown): Target[] {
  const seed = new Uint8Array(32).fill(7);
  const prefix = sha512(seed).subarray(32);
  const classes = search((data) => {
    const hash = sha512(Uint8Array.of(...prefix, ...data));
    return bytesToNumberLE(hash) % ORDER;
  });
  return [{
    name,
    classes: [classes[0].map((data) => () => sign(data, seed)), classes[1].map((data) => () => sign(data, seed))],
  }];
}

/** Public keys of seeds whose scalars, modulo the order, are in the two classes. */
function seeds(name: string, derive: (seed: Uint8Array) => unknown): Target[] {
  const classes = search((seed) => ed25519.utils.getExtendedPublicKey(seed).scalar, 32);
  return [{
    name,
    classes: [classes[0].map((seed) => () => derive(seed)), classes[1].map((seed) => () => derive(seed))],
  }];
}

/** Finds inputs whose secrets have at most 244 bits, and as many whose secrets have 252 bits. */
function search(secretOf: (input: Uint8Array) => bigint, size = 32): [Uint8Array[], Uint8Array[]] {
  const found: [Uint8Array[], Uint8Array[]] = [[], []];
  for (let i = 0; found[0].length < 16 || found[1].length < 16; i++) {
    const input = sha512(Uint8Array.of(i, i >> 8, i >> 16, i >> 24)).slice(0, size);
    const bits = secretOf(input).toString(2).length;
    if (bits <= 244 && found[0].length < 16) found[0].push(input);
    else if (bits === 252 && found[1].length < 16) found[1].push(input);
  }
  return found;
}

/** Multiplies the base point by a scalar bit by bit, so the time depends on the length of the scalar. */
function doubleAndAdd(scalar: bigint): unknown {
  let { ZERO: result, BASE: power } = ed25519.Point;
  for (let rest = scalar; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = result.add(power);
    power = power.double();
  }
  return result;
}

/** Returns the AUC of one round. */
function measure([short, full]: Target["classes"], calls: number): number {
  const times: { readonly ms: number; readonly isFull: boolean }[] = [];
  for (let i = 0; i < 200; i++) (i % 2 === 0 ? short : full)[i % short.length % full.length]!(); // warm-up
  for (let i = 0; i < 2 * calls; i++) {
    const isFull = Math.random() < 0.5; // in a fixed order, periodic disturbances would look like a class
    const set = isFull ? full : short;
    const call = set[Math.floor(Math.random() * set.length)]!;
    const start = performance.now();
    call();
    times.push({ ms: performance.now() - start, isFull });
  }
  return areaUnderCurve(times);
}

/** Returns how well a threshold on the time separates the classes, in either direction. Equal times share a rank. */
function areaUnderCurve(times: { readonly ms: number; readonly isFull: boolean }[]): number {
  times.sort((a, b) => a.ms - b.ms);
  let [rank, sum, full] = [0, 0, 0];
  while (rank < times.length) {
    let end = rank;
    while (end < times.length && times[end]!.ms === times[rank]!.ms) end++;
    const shared = (rank + 1 + end) / 2;
    for (let i = rank; i < end; i++) {
      if (!times[i]!.isFull) continue;
      sum += shared;
      full++;
    }
    rank = end;
  }
  const auc = (sum - full * (full + 1) / 2) / (full * (times.length - full));
  return Math.max(auc, 1 - auc);
}
