/** Hostile strings of 10^3 to 10^6 characters, for every parameter that accepts a string. */

import assert from "node:assert/strict";
import process from "node:process";
import { test } from "node:test";
import { fromJsonNamed, type TypeName } from "@dwsa/base/catalogue";
import { parseJson, toJson } from "@dwsa/base/json";
import { ScVal, XdrValue } from "@dwsa/base/xdr";
import { attempt } from "../hostile/_call.ts";
import { leastTime } from "./_growth.ts";

/** Whether the measurements are printed. The longest strings then have 10^6 characters, otherwise 10^5. */
const isReport = process.env.REPORT !== undefined;

/** The lengths between which the exponent of the growth is measured. */
const [SMALL, LARGE] = isReport ? [1e4, 1e6] : [1e3, 1e5];

/** The maximum exponent: the time may grow as the length to this power. */
const POWER = 1.2;

/** The exponent is not measured if the large string takes less time, in milliseconds: quadratic time would take longer. */
const SHORT = LARGE / 2.5e5;

/** The maximum time for the small string in milliseconds; with more, the large one would take minutes. */
const LONG = 300;

/** Repeated strings: ASCII characters other than letters and digits, some letters and digits, and other characters. */
const RUNS: readonly string[] = [
  ...Array.from({ length: 128 }, (_, code) => String.fromCharCode(code)).filter((char) => !/[A-Za-z0-9]/.test(char))
    .filter((char) => char >= " " && char !== "\x7f" || "\0\t\n\r\v".includes(char)),
  ...["0", "1", "9", "A", "a", "f", "G", "S", "e", "x"],
  ...["\u00e9", "\u0301", "\u200b", "\u2028", "\ufeff", "\ud800", "\u{1f600}"],
  ...["A ", " \n", "\n ", "0x", "\\u", "\\x", '\\"', "[[", '{"', '",', '":', "=A", "-1", ".0", "a:", "1e"],
];

/** Repeated strings that formatters treat differently: unchanged, escaped or hidden. */
const FEW: readonly string[] = [" ", "\n", "\\", "A", "\u0301", "\u200b"];

/** A position of a string in a list of arguments. */
export interface Slot {
  readonly where: string;
  /** The string at this position in the sample, since some functions check the beginning first. */
  readonly sample: string;
  readonly fill: (text: string) => unknown[];
}

type Make = (text: string) => unknown;

/** Yields the positions of strings in a value: strings, bytes, contract values, and names of fields. */
function* places(value: unknown, where: string, depth = 6): Generator<readonly [string, string, Make]> {
  if (typeof value === "string") yield [where, value, (text) => text];
  if (depth === 0 || typeof value !== "object" || value === null) return;
  if (value instanceof Uint8Array) {
    yield [`${where} as bytes`, new TextDecoder("latin1").decode(value), (text) => new TextEncoder().encode(text)];
  } else if (value instanceof XdrValue) {
    const type = value[Symbol.toStringTag].slice(4) as TypeName;
    const json = JSON.stringify(toJson(value));
    if (!json.includes('{"u32":7}')) return; // the contract value in the samples
    const read = (text: string) => {
      const string = JSON.stringify(
        toJson(ScVal.scvString(text.isWellFormed() ? text : text.replace(/\p{Cs}/gu, "?"))),
      );
      return fromJsonNamed(type, parseJson(json.split('{"u32":7}').join(string)));
    };
    yield [`${where}, a string in a ${type}`, "", read];
  } else if (Array.isArray(value)) {
    for (const [i, item] of value.entries()) {
      for (const [path, sample, make] of places(item, `${where}[${i}]`, depth - 1)) {
        yield [path, sample, (text) => value.with(i, make(text))];
      }
    }
  } else if (Object.getPrototypeOf(value) === Object.prototype) {
    yield [`${where}, the name of a field`, "", (text) => ({ ...value, [text]: 1 })];
    for (const [name, field] of Object.entries(value)) {
      for (const [path, sample, make] of places(field, `${where}.${name}`, depth - 1)) {
        yield [path, sample, (text) => ({ ...value, [name]: make(text) })];
      }
    }
  }
}

/** Returns all positions of strings in a list of arguments. */
export function slots(args: readonly unknown[]): Slot[] {
  const found: Slot[] = [];
  for (const [i, arg] of args.entries()) {
    if (typeof arg !== "string") {
      found.push({ where: `argument ${i}, a string`, sample: "", fill: (text) => args.with(i, text) });
    }
    for (const [where, sample, make] of places(arg, `argument ${i}`)) {
      found.push({ where, sample, fill: (text) => args.with(i, make(text)) });
    }
  }
  return found;
}

/** A function, and the positions of strings in its arguments. */
export interface Reader {
  readonly id: string;
  readonly slots: readonly Slot[];
  readonly call: (args: readonly unknown[]) => unknown;
}

/** Creates strings of a size: a run before or after a wrong character, and within or around a valid string. */
function hostile(run: string, size: number, sample: string): string[] {
  const text = run.repeat(Math.ceil(size / run.length)).slice(0, size);
  const wrong = run === "!" ? "\u0001" : "!";
  const half = sample.length >> 1;
  const strings = [text + wrong, wrong + text];
  if (sample !== "") strings.push(sample.slice(0, half) + text + sample.slice(half), sample + text + sample);
  for (const string of strings) string.charCodeAt(size - 1); // makes the engine flatten the string
  return strings;
}

/** The position and the run with the strongest growth. */
interface Seen {
  power: number;
  ms: readonly number[];
  where: string;
}

/** Tests that the time of a function grows linearly with the length of hostile strings at every position. */
export function testStrings(reader: Reader): void {
  test(`${reader.id} takes time in proportion to the length of hostile strings`, () => measure(reader));
}

async function measure({ id, slots, call }: Reader): Promise<void> {
  const seen: Seen = { power: 0, ms: [0], where: "" };
  let longest = SHORT;
  for (const { where, sample, fill } of slots) {
    // All wire values have the same decoder, so a few runs suffice.
    for (const run of where.includes(", a string in a ") ? FEW : RUNS) {
      const at = (size: number) => hostile(run, size, sample).map((text) => fill(text));
      const work = (list: readonly unknown[][]) => async () => {
        for (const args of list) await attempt(() => call(args));
      };
      const what = `${where}, ${JSON.stringify(run)}`;
      const small = at(SMALL);
      const first = await leastTime(work(small), 1);
      if (first > LONG) assert.ok(await leastTime(work(small), 5) < LONG, `${id}: ${what}: ${SMALL} took ${first} ms`);
      const large = at(LARGE);
      const ms = await leastTime(work(large), 1);
      if (ms < longest) {
        if (ms > seen.ms.at(-1)! && seen.power === 0) Object.assign(seen, { ms: [ms], where: what });
        continue;
      }
      longest = 1.5 * ms; // quadratic time of another run would be much longer
      const middle = at(LARGE / 10);
      let power = Infinity;
      for (let i = 0; i < 6 && power > POWER; i++) {
        const [times, runs] = ms > 300 ? [1, 1] : [20, 3];
        const before = await leastTime(repeated(work(small), times), runs) / times;
        const between = await leastTime(work(middle), runs);
        const after = i === 0 ? ms : await leastTime(work(large), runs);
        // Memory effects can raise one of the exponents; quadratic time raises both.
        power = Math.min(power, Math.log10(after / before) / 2, Math.log10(after / between));
      }
      assert.ok(power <= POWER, `${id}: ${what}: the time grows with the power ${power.toFixed(2)} of the length`);
      if (power > seen.power) Object.assign(seen, { power, ms: [ms], where: what });
      if (power === seen.power && isReport) {
        const times: number[] = [];
        for (const size of [1e3, 1e4, 1e5]) times.push(await leastTime(work(at(size)), 5));
        Object.assign(seen, { ms: [...times, ms] });
      }
    }
  }
  if (isReport) {
    const times = seen.ms.map((one) => one.toFixed(2)).join(" ");
    // deno-lint-ignore no-console -- prints the requested measurements
    console.log(`${id} | ${seen.power === 0 ? "-" : seen.power.toFixed(2)} | ${times} | ${seen.where}`);
  }
}

function repeated(work: () => Promise<void>, times: number): () => Promise<void> {
  return async () => {
    for (let i = 0; i < times; i++) await work();
  };
}
