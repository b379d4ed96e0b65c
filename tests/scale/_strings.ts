/** Hostile strings of 10^3 to 10^6 characters, for every parameter that accepts a string. */

import assert from "node:assert/strict";
import process from "node:process";
import { test } from "node:test";
import { fromJsonNamed, type TypeName } from "@dwsa/base/catalogue";
import { parseJson, toJson } from "@dwsa/base/json";
import { ScVal, XdrValue } from "@dwsa/base/xdr";
import { attempt } from "../hostile/_call.ts";
import { leastTime } from "./_growth.ts";

/** Whether the figures are printed. Then the strings have up to 10^6 characters, else up to 10^5. */
const isReport = process.env.REPORT !== undefined;

/** The lengths that the power is measured between. */
const [SMALL, LARGE] = isReport ? [1e4, 1e6] : [1e3, 1e5];

/** The power of the length that the time may grow with. */
const POWER = 1.2;

/** Milliseconds for the large length below which the power is not measured: squared time would take far longer. */
const SHORT = LARGE / 2.5e5;

/** Milliseconds for the small length that mean squared time, or worse: the large one would take minutes. */
const LONG = 300;

/** What the runs consist of: every ASCII character that is no letter or digit, some that are, and some of Unicode. */
const RUNS: readonly string[] = [
  ...Array.from({ length: 128 }, (_, code) => String.fromCharCode(code)).filter((char) => !/[A-Za-z0-9]/.test(char))
    .filter((char) => char >= " " && char !== "\x7f" || "\0\t\n\r\v".includes(char)),
  ...["0", "1", "9", "A", "a", "f", "G", "S", "e", "x"],
  ...["\u00e9", "\u0301", "\u200b", "\u2028", "\ufeff", "\ud800", "\u{1f600}"],
  ...["A ", " \n", "\n ", "0x", "\\u", "\\x", '\\"', "[[", '{"', '",', '":', "=A", "-1", ".0", "a:", "1e"],
];

/** Runs that are written in ways of their own: as they are, escaped, hidden. */
const FEW: readonly string[] = [" ", "\n", "\\", "A", "\u0301", "\u200b"];

/** A place where a string can stand in a list of arguments, and the list with another string there. */
export interface Slot {
  readonly where: string;
  /** The string that stands there, for functions that look at the beginning first. */
  readonly sample: string;
  readonly fill: (text: string) => unknown[];
}

type Make = (text: string) => unknown;

/** The places in a value: strings, bytes, contract values, and the names of fields. */
function* places(value: unknown, where: string, depth = 6): Generator<readonly [string, string, Make]> {
  if (typeof value === "string") yield [where, value, (text) => text];
  if (depth === 0 || typeof value !== "object" || value === null) return;
  if (value instanceof Uint8Array) {
    yield [`${where} as bytes`, new TextDecoder("latin1").decode(value), (text) => new TextEncoder().encode(text)];
  } else if (value instanceof XdrValue) {
    const type = value[Symbol.toStringTag].slice(4) as TypeName;
    const json = JSON.stringify(toJson(value));
    if (!json.includes('{"u32":7}')) return; // the contract value of the samples
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

/** All places where a string can stand in a list of arguments. */
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

/** A reader: what is called, and the places of strings in its arguments. */
export interface Reader {
  readonly id: string;
  readonly slots: readonly Slot[];
  readonly call: (args: readonly unknown[]) => unknown;
}

/** The strings of a size: a run and one wrong character, that character first, and the run within a valid string. */
function hostile(run: string, size: number, sample: string): string[] {
  const text = run.repeat(Math.ceil(size / run.length)).slice(0, size);
  const wrong = run === "!" ? "\u0001" : "!";
  const half = sample.length >> 1;
  const strings = [text + wrong, wrong + text];
  if (sample !== "") strings.push(sample.slice(0, half) + text + sample.slice(half), sample + text + sample);
  for (const string of strings) string.charCodeAt(size - 1); // lets the engine put the string together
  return strings;
}

/** What was seen of a reader: the place and the run whose time grew the most. */
interface Seen {
  power: number;
  ms: readonly number[];
  where: string;
}

/** A test that the time of a reader grows in proportion to the length of hostile strings, wherever they stand. */
export function testStrings(reader: Reader): void {
  test(`${reader.id} takes time in proportion to the length of hostile strings`, () => measure(reader));
}

async function measure({ id, slots, call }: Reader): Promise<void> {
  const seen: Seen = { power: 0, ms: [0], where: "" };
  let longest = SHORT;
  for (const { where, sample, fill } of slots) {
    // What is in a wire value comes from one decoder: a few runs stand for all.
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
      longest = 1.5 * ms; // squared time of another run would be far longer
      const middle = at(LARGE / 10);
      let power = Infinity;
      for (let i = 0; i < 6 && power > POWER; i++) {
        const [times, runs] = ms > 300 ? [1, 1] : [20, 3];
        const before = await leastTime(repeated(work(small), times), runs) / times;
        const between = await leastTime(work(middle), runs);
        const after = i === 0 ? ms : await leastTime(work(large), runs);
        // Memory bends the curve here and there: squared time has both powers.
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
    // deno-lint-ignore no-console -- the figures are what it was started for
    console.log(`${id} | ${seen.power === 0 ? "-" : seen.power.toFixed(2)} | ${times} | ${seen.where}`);
  }
}

function repeated(work: () => Promise<void>, times: number): () => Promise<void> {
  return async () => {
    for (let i = 0; i < times; i++) await work();
  };
}
