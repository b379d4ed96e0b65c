/** Random valid bytes of any wire type, generated from the XDR sources only, without the generated code. */

import { readdirSync, readFileSync } from "node:fs";
import { type Definition, parseXdr, type TypeSpec } from "../../scripts/xdr/parse.ts";

const SIGNED_PAYLOAD = "SignerKeyEd25519SignedPayload";

const IDL = new URL("../../xdr/idl/", import.meta.url);

/** All types of the protocol, by their names in the XDR sources. */
export const definitions: ReadonlyMap<string, Definition> = new Map(
  readdirSync(IDL).filter((name) => name.endsWith(".x"))
    .flatMap((name) => parseXdr(name, readFileSync(new URL(name, IDL), "utf8")))
    .filter(({ kind }) => kind !== "const")
    .map((definition) => [definition.name, definition]),
);

/** Creates a seeded random number generator (mulberry32). */
export function randomSource(seed: number): () => number {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Creates random valid XDR of the definition with this name. */
export function randomXdr(name: string, random: () => number): Uint8Array {
  const out: number[] = [];
  const int = (below: number) => Math.floor(random() * below);
  const word = (value: number) =>
    out.push((value >>> 24) & 255, (value >>> 16) & 255, (value >>> 8) & 255, value & 255);
  const pad = () => {
    while (out.length % 4 !== 0) out.push(0);
  };
  const bytes = (count: number) => {
    for (let i = 0; i < count; i++) out.push(int(256));
    pad();
  };
  // Half of the integers are extreme values.
  const integer = (size: number) => {
    const edge = [0, 255][int(4)];
    for (let i = 0; i < size; i++) out.push(edge ?? int(256));
  };
  const length = (max = 1000, depth: number) => Math.min(max, depth > 6 ? 0 : int(int(8) === 0 ? 70 : 4));

  function type(spec: TypeSpec, depth: number, least = 0): void {
    switch (spec.kind) {
      case "int":
      case "uint":
        return integer(4);
      case "hyper":
      case "uhyper":
        return integer(8);
      case "bool":
        return void word(int(2));
      case "opaque":
        return bytes(spec.size);
      case "varOpaque": {
        const count = Math.max(least, length(spec.max, 0));
        word(count);
        return bytes(count);
      }
      case "string": {
        const count = length(spec.max, 0);
        word(count);
        if (int(3) === 0) return bytes(count); // rarely valid UTF-8
        for (let i = 0; i < count; i++) out.push(32 + int(95));
        return pad();
      }
      case "array": {
        const count = length(spec.max, depth);
        word(count);
        for (let i = 0; i < count; i++) type(spec.element, depth + 1);
        return;
      }
      case "fixedArray":
        for (let i = 0; i < spec.size; i++) type(spec.element, depth + 1);
        return;
      case "optional": {
        const present = depth > 6 ? 0 : int(2);
        word(present);
        if (present === 1) type(spec.element, depth + 1);
        return;
      }
      case "ref":
        return definition(definitions.get(spec.name)!, depth + 1);
    }
  }

  function definition(found: Definition, depth: number): void {
    switch (found.kind) {
      case "typedef":
        return type(found.type, depth);
      case "struct":
        // A signed payload of 0 bytes has JSON that cannot be parsed.
        for (const field of found.fields) type(field.type, depth, found.name === SIGNED_PAYLOAD ? 1 : 0);
        return;
      case "enum":
        return void word(found.members[int(found.members.length)]!.value);
      case "union": {
        // At deep levels, only arms without recursion.
        const shallow = found.arms.filter((arm) => arm.field === undefined || arm.field.type.kind !== "ref");
        const arms = depth > 8 && shallow.length > 0 ? shallow : found.arms;
        const arm = arms[int(arms.length)]!;
        const chosen = arm.cases[int(arm.cases.length)]!;
        word(typeof chosen === "number" ? chosen : memberValue(found, chosen));
        if (arm.field !== undefined) type(arm.field.type, depth);
        return;
      }
      default:
        throw new Error(`${found.name} has no bytes`);
    }
  }

  definition(definitions.get(name)!, 0);
  return Uint8Array.from(out);
}

function memberValue(union: Extract<Definition, { kind: "union" }>, member: string): number {
  const { type } = union.discriminant;
  const enumeration = type.kind === "ref" ? definitions.get(type.name) : undefined;
  if (enumeration?.kind !== "enum") throw new Error(`${union.name} has no enum`);
  return enumeration.members.find(({ name }) => name === member)!.value;
}

/** Mutates bytes: flips a bit, overwrites a 32-bit word or a byte, truncates, or appends zeros. */
export function mutate(bytes: Uint8Array, random: () => number): Uint8Array {
  const at = Math.floor(random() * bytes.length);
  const copy = bytes.slice();
  switch (Math.floor(random() * 5)) {
    case 0:
      copy[at]! ^= 1 << Math.floor(random() * 8);
      return copy;
    case 1:
      copy.fill(255, at & ~3, (at & ~3) + 4);
      return copy;
    case 2:
      copy[at | 3] = Math.floor(random() * 256);
      return copy;
    case 3:
      return copy.subarray(0, at);
    default: {
      const longer = new Uint8Array(bytes.length + 1 + Math.floor(random() * 8));
      longer.set(bytes);
      return longer;
    }
  }
}

/** Returns the shortest of several encoded values of a type, since long values take longer to compare. */
export function shortXdr(name: string): Uint8Array {
  const some = [1, 2, 3, 4, 5].map((seed) => randomXdr(name, randomSource(seed)));
  return some.reduce((a, b) => b.length < a.length ? b : a);
}
