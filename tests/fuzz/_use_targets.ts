/** Fuzz targets beyond decoding: JSON of every type, every public parser, and server responses. */

import { readFileSync } from "node:fs";
import {
  assembleTransaction,
  readAccount,
  readSendResult,
  readSimulation,
  readTransactionResult,
} from "../../transaction/mod.ts";
import { wireNames, wireType } from "../_arbitraries/xdr.ts";
import { readers } from "../hostile/_readers.ts";
import { encode } from "../xdr/_types.ts";
import { fromJsonNamed, type TypeName, typeNames } from "../../xdr/catalogue/mod.ts";
import { type JsonValue, parseJson, toJsonNamed } from "../../xdr/json/mod.ts";
import { TransactionEnvelope } from "../../xdr/mod.ts";
import { damageBytes, damageText, type Random, shortXdr, type Target } from "./_damage.ts";

const [utf8, text] = [new TextEncoder(), new TextDecoder()];
const isTypeName = (name: string): name is TypeName => (typeNames as readonly string[]).includes(name);

/** Values to put in place of a node of valid JSON. */
const STRANGE: readonly JsonValue[] = [
  ...[null, true, 0, -1, 1.5, 2 ** 32, 2 ** 53, "", "0", "-0", "+1", "99999999999999999999", "\\x", "\ud800", "é"],
  ...[[], {}, [[]], { void: null }, { vec: null }, { u32: "1" }],
];

/** Replaces, removes or renames a node of a JSON value, or damages the string. */
function damageJson(input: Uint8Array, random: Random): Uint8Array {
  let value: JsonValue;
  try {
    value = JSON.parse(text.decode(input));
  } catch {
    return damageText(input, random);
  }
  if (random() < 0.2) return damageText(input, random);
  return utf8.encode(JSON.stringify(damageNode(value, random)));
}

function damageNode(value: JsonValue, random: Random): JsonValue {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  if (Array.isArray(value) && value.length > 0 && random() < 0.8) {
    const at = Math.floor(random() * value.length);
    return value.map((item, i) => i === at ? damageNode(item, random) : item);
  }
  if (typeof value === "object" && value !== null && !Array.isArray(value) && random() < 0.85) {
    const entries = Object.entries(value as Readonly<Record<string, JsonValue>>);
    if (entries.length === 0) return pick(STRANGE);
    const at = Math.floor(random() * entries.length);
    const [name, item] = entries[at]!;
    const way = random();
    const names = ["", "__proto__", "constructor", `${name}_`, name.toUpperCase()];
    if (way < 0.1) entries.splice(at, 1);
    else if (way < 0.2) entries[at] = [pick(names), item];
    else entries[at] = [name, damageNode(item, random)];
    return Object.fromEntries(entries);
  }
  if (typeof value === "string" && random() < 0.5) {
    return text.decode(damageText(utf8.encode(value), random));
  }
  return pick(STRANGE);
}

/** The JSON parsers: values that they accept must be the same after writing and parsing them again. */
export const jsonTargets: readonly Target[] = wireNames.flatMap((name): Target[] => {
  const type = wireType(name);
  if (!isTypeName(type.xdrName)) return [];
  const typeName = type.xdrName;
  return [{
    name: `${typeName} from JSON`,
    valid: (random) => utf8.encode(JSON.stringify(toJsonNamed(typeName, type.fromXDR(shortXdr(name, random))))),
    damage: damageJson,
    recode(input) {
      const json = JSON.stringify(toJsonNamed(typeName, fromJsonNamed(typeName, parseJson(text.decode(input)))));
      const again = JSON.stringify(toJsonNamed(typeName, fromJsonNamed(typeName, parseJson(json))));
      return again === json ? input : new Uint8Array();
    },
  }];
});

/** All public parsers, with damaged sample arguments, which they must accept or reject with an error of the library. */
export const readerTargets: readonly Target[] = readers.map(({ name, form, sample, read }): Target => {
  const reading = (
    valid: Target["valid"],
    damage: Target["damage"],
    decode: (input: Uint8Array) => unknown,
  ): Target => ({
    name: `${name} (${form.split(":")[0]})`,
    valid,
    damage,
    recode: async (input) => {
      await read(decode(input));
      return input;
    },
  });
  if (form === "string") {
    return reading(() => utf8.encode(sample() as string), damageText, (input) => text.decode(input));
  }
  if (form === "bytes") return reading(() => (sample() as Uint8Array).slice(), damageBytes, (input) => input.slice());
  if (form === "json") {
    return reading(() => utf8.encode(JSON.stringify(sample())), damageJson, (input) => parseJson(text.decode(input)));
  }
  const wire = wireNames.find((wire) => wireType(wire).xdrName === form.slice("xdr:".length))!;
  const type = wireType(wire);
  return reading(
    (random) => random() < 0.5 ? encode(type, sample()) : shortXdr(wire, random),
    damageBytes,
    (input) => type.fromXDR(input),
  );
});

/** Recorded responses of an RPC server. */
const ANSWERS: readonly { readonly method: string; readonly result: JsonValue }[] = JSON.parse(
  readFileSync(new URL("../vectors/rpc.json", import.meta.url), "utf8"),
);
const READERS: Readonly<Record<string, (answer: unknown) => unknown>> = {
  getLedgerEntries: readAccount,
  getTransaction: readTransactionResult,
  sendTransaction: readSendResult,
  simulateTransaction: readSimulation,
};
const ENVELOPE: string | undefined = JSON.stringify(ANSWERS).match(/"transaction":"([^"]+)"/)?.[1];

export const answerTargets: readonly Target[] = ANSWERS.filter(({ method }) => method in READERS).map((
  { method, result },
  i,
) => ({
  name: `answer ${i} of ${method}`,
  valid: () => utf8.encode(JSON.stringify(result)),
  damage: damageJson,
  recode(input) {
    const read = READERS[method]!(parseJson(text.decode(input)));
    if (method === "simulateTransaction" && ENVELOPE !== undefined) {
      assembleTransaction(TransactionEnvelope.fromXDR(ENVELOPE), read as ReturnType<typeof readSimulation>);
    }
    return input;
  },
}));
