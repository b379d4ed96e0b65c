/**
 * Judges the reading of interfaces by the contracts of the public network: reads all, generates calls, results and
 * events, and compares the calls with `Spec` of js-stellar-sdk and the interfaces with the JSON of the Stellar CLI.
 *
 *     deno task judge:interfaces COLLECTION
 *
 * COLLECTION is a checkout of https://github.com/stellar-experimental/contract-wasms, or a gzipped file of lines
 * `{ wasm, count, spec }`, in which `spec` is the base64 of the section `contractspecv0`. Not a test of the suite: the
 * collection has 200 MB. tests/vectors/spec/irregular.json is a sample of it.
 */

// deno-lint-ignore-file no-console -- a program, not a test of the suite

import { isDeepStrictEqual } from "node:util";
import { validateScVal } from "@dwsa/base/scval";
import fc from "fast-check";
import { toBase64 } from "@dwsa/base/encoding";
import { DwsaError } from "@dwsa/base/errors";
import { scSpecEntryFromJson } from "@dwsa/base/json";
import {
  type ContractSpec,
  contractSpec,
  contractSpecFromWasm,
  contractSpecFromXdr,
  contractSpecToJson,
  decodeArguments,
  decodeEvent,
  decodeResult,
  encodeArguments,
  type SpecEntry,
} from "@dwsa/base/spec";
import { NEWEST_PROTOCOL, requiredProtocol, type ScVal } from "@dwsa/base/xdr";
import { contract } from "@stellar/stellar-sdk";
import { fieldValues } from "../_arbitraries/spec.ts";
import { eventEncoder } from "../spec/_events.ts";
import { reasonOf, sdk } from "./_spec_forms.ts";

/** The number of random calls, results and events for each declaration. */
const SAMPLES = 2;

/** An interface of the collection. */
interface Found {
  readonly name: string;
  readonly count: number;
  readonly spec: ContractSpec;
  /** The interface as the Stellar CLI prints it. */
  readonly cli?: unknown;
}

const counts = new Map<string, number>();
const count = (what: string, n = 1) => void counts.set(what, (counts.get(what) ?? 0) + n);
const faults: string[] = [];
const fault = (text: string) => void faults.push(text);
const seen = new Set<string>();

for await (const found of readCollection(Deno.args[0])) {
  count("interfaces read", 1);
  count("codes read", found.count);
  judgeJson(found);
  const key = JSON.stringify(found.spec.entries);
  if (seen.has(key)) continue;
  seen.add(key);
  count("unique interfaces");
  if (found.spec.problems.length > 0) count("unique interfaces with problems");
  for (const { code } of found.spec.problems) count(`problem ${code}`);
  judgeCalls(found);
  judgeResults(found);
  judgeEvents(found);
}
for (const [what, n] of [...counts].sort()) console.log(`${String(n).padStart(8)}  ${what}`);
for (const text of faults.slice(0, 40)) console.error(text);
if (faults.length > 0) console.error(`${faults.length} faults`);
if (faults.length > 0 || counts.get("unique interfaces") === undefined) Deno.exit(1);

async function* readCollection(path: string | undefined): AsyncGenerator<Found> {
  let info: Deno.FileInfo | undefined;
  try {
    info = path === undefined ? undefined : await Deno.stat(path);
  } catch {
    // reported below
  }
  if (path === undefined || info === undefined) {
    console.error(`NOT JUDGED: the collection ${path ?? "(no argument)"} is absent; see the head of this file`);
    Deno.exit(2);
  }
  if (info.isFile) {
    const stream = (await Deno.open(path)).readable.pipeThrough(new DecompressionStream("gzip"));
    for (const line of (await new Response(stream).text()).trim().split("\n")) {
      const { wasm, count, spec } = JSON.parse(line) as { wasm: string; count: number; spec: string };
      yield* read(wasm, count, () => contractSpecFromXdr(spec));
    }
    return;
  }
  for (const { name } of Deno.readDirSync(`${path}/contracts`)) {
    if (!name.endsWith(".wasm")) continue;
    const hash = name.slice(0, -5);
    let cli: unknown;
    try {
      cli = JSON.parse(Deno.readTextFileSync(`${path}/specs/${hash}.json`));
    } catch {
      count("codes without JSON of the Stellar CLI");
    }
    for (const one of read(hash, 1, () => contractSpecFromWasm(Deno.readFileSync(`${path}/contracts/${name}`)))) {
      yield cli === undefined ? one : { ...one, cli };
    }
  }
}

function* read(name: string, count_: number, make: () => ContractSpec): Generator<Found> {
  try {
    yield { name, count: count_, spec: make() };
  } catch (error) {
    if (DwsaError.is(error) && error.code === "spec/no-interface") count("codes without an interface", count_);
    else fault(`${name}: ${error}`);
  }
}

/** Compares an interface with the JSON of the Stellar CLI, which writes `type_` for `type`. */
function judgeJson({ name, spec, cli }: Found): void {
  if (cli === undefined) return;
  const renamed = JSON.parse(JSON.stringify(cli), (key, value) => {
    if (key === "type_" || value === null || typeof value !== "object" || !("type_" in value)) return value;
    const { type_: type, ...rest } = value;
    return { ...rest, type };
  });
  if (isDeepStrictEqual(contractSpecToJson(spec), renamed)) count("JSON equal with the Stellar CLI");
  else fault(`${name}: the JSON differs from that of the Stellar CLI`);
}

function samples(spec: ContractSpec, fields: Parameters<typeof fieldValues>[1]) {
  return fc.sample(fieldValues(spec.types, fields), { numRuns: SAMPLES, seed: 7 });
}

/** Returns whether an error says that definitions of one name give different results. */
function isAmbiguous(error: unknown): boolean {
  return DwsaError.is(error) && error.code === "spec/ambiguous-type";
}

function judgeCalls({ name, spec }: Found): void {
  const sdkSpec = sdkSpecOf(spec);
  for (const { name: method, inputs } of spec.functions.values()) {
    for (const args of samples(spec, inputs)) {
      count("calls");
      let ours: ScVal[];
      try {
        ours = encodeArguments(spec, method, args);
      } catch (error) {
        if (isAmbiguous(error)) count("calls: several definitions fit with different bytes");
        else fault(`${name} ${method}: ${error}`);
        continue;
      }
      const expected = ours.map((value) => value.toXDR("base64"));
      if (ours.some((value) => validateScVal(value) !== undefined)) {
        fault(`${name} ${method}: the host rejects a value`);
      }
      let found: string[] | string;
      try {
        const named = Object.fromEntries(inputs.map(({ name, type }) => [name, sdk(args[name], type, spec.types)]));
        found = sdkSpec.funcArgsToScVals(method, named).map((value) => toBase64(Uint8Array.from(value.toXDR())));
      } catch (error) {
        found = String(error);
      }
      if (isDeepStrictEqual(found, expected)) count("calls: bytes equal with js-stellar-sdk");
      else {
        const reason = ours.some((value) => requiredProtocol(value) === NEWEST_PROTOCOL)
          ? "js-stellar-sdk does not know protocol 30"
          : reasonOf(spec.types, inputs, found);
        if (reason === undefined) fault(`${name} ${method}: ${found} for ${expected}`);
        else count(`calls: ${reason}`);
      }
      try {
        const again = encodeArguments(spec, method, decodeArguments(spec, method, ours));
        if (isDeepStrictEqual(again.map((value) => value.toXDR("base64")), expected)) continue;
        fault(`${name} ${method}: decoded arguments encode to other bytes`);
      } catch (error) {
        if (isAmbiguous(error)) count("calls: several definitions fit when decoding");
        else fault(`${name} ${method}: ${error}`);
      }
    }
  }
}

/** Creates the interface of js-stellar-sdk. */
function sdkSpecOf(spec: ContractSpec): contract.Spec {
  return new contract.Spec(spec.entries.map((entry) => scSpecEntryFromJson(entry as never).toXDR("base64")));
}

function judgeResults({ name, spec }: Found): void {
  const encoder = contractSpec(spec.entries.map((entry): SpecEntry => {
    if (!("function_v0" in entry)) return entry;
    const { name, outputs } = entry.function_v0;
    return { function_v0: { name, inputs: outputs.map((type) => ({ name: "result", type })), outputs: [] } };
  }));
  for (const { name: method, outputs: [type] } of spec.functions.values()) {
    if (type === undefined || type === "error") continue;
    for (const args of samples(spec, [{ doc: "", name: "result", type }])) {
      count("results");
      try {
        const [value] = encodeArguments(encoder, method, args);
        const result = decodeResult(spec, method, value!);
        const [again] = encodeArguments(encoder, method, { result });
        if (again!.toXDR("base64") === value!.toXDR("base64")) {
          count("results: decoded to what encodes to the same bytes");
        } else fault(`${name} ${method}: the result encodes to other bytes`);
      } catch (error) {
        if (isAmbiguous(error)) count("results: several definitions fit");
        else fault(`${name} ${method}: ${error}`);
      }
    }
  }
}

function judgeEvents({ name, spec }: Found): void {
  const encode = eventEncoder(spec);
  spec.events.forEach((definition, i) => {
    for (const params of samples(spec, [...definition.topics, ...definition.data])) {
      count("events");
      let event;
      try {
        event = encode(i, params);
      } catch (error) {
        if (isAmbiguous(error)) count("events: several definitions of a type fit");
        else fault(`${name} event ${definition.name}: ${error}`);
        continue;
      }
      const decoded = decodeEvent(spec, event);
      if (decoded === null) fault(`${name} event ${definition.name}: null`);
      else if (decoded.name === definition.name && isSameObject(decoded.params, params)) {
        count("events: decoded to their declaration");
      } else if (isSameObject(decoded.params, params)) count("events: decoded to an earlier, equal declaration");
      else if (decoded.also?.some((one) => one.name === definition.name && isSameObject(one.params, params))) {
        count("events: their declaration is in also");
      } else fault(`${name} event ${definition.name}: decoded to ${decoded.name}`);
    }
  });
}

/** Returns whether parameters are equal, whatever their order. */
function isSameObject(a: object, b: object): boolean {
  return isDeepStrictEqual(a, Object.fromEntries(Object.keys(a).map((key) => [key, b[key as keyof typeof b]])));
}
