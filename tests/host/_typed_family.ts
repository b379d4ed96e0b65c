/** Arguments of contract functions with declared types. */

import fc from "fast-check";
import { addressToScAddress, scAddressToString } from "@dwsa/base/address";
import { scvSortedMap, validateScVal } from "@dwsa/base/scval";
import { type ContractSpec, decodeArguments, encodeArguments, type SpecType } from "@dwsa/base/spec";
import { HostFunction, InvokeContractArgs, ScMapEntry, ScVal } from "@dwsa/base/xdr";
import { fieldValues, isSymbol } from "../_arbitraries/spec.ts";
import { handles, kinds } from "../spec/_specs.ts";
import { accepts, type Family, family, refuses } from "./_family.ts";
import { contractAddress, ledgerOf, NETWORKS } from "./_ledger.ts";
import { VOID } from "./_values.ts";

/** The interfaces of public contracts, and one with types that are rare in them. */
const interfaces = [...handles, kinds];

/** The changes of a value inside the arguments: another type, or more or less content. */
const CHANGES = ["type", "more", "less"] as const;

/** Returns the names of the types that types refer to, directly or indirectly. */
function typesOf(spec: ContractSpec, types: readonly SpecType[], found = new Set<string>()): Set<string> {
  for (const type of types) {
    if (typeof type === "string" || "bytes_n" in type) continue;
    if (!("udt" in type)) {
      typesOf(spec, Object.values(type).flatMap((inner) => Object.values(inner).flat() as SpecType[]), found);
      continue;
    }
    const { name } = type.udt;
    if (found.has(name)) continue;
    found.add(name);
    const of = spec.types.get(name);
    if (of?.kind === "struct" || of?.kind === "tuple") typesOf(spec, of.fields.map((field) => field.type), found);
    if (of?.kind === "union") typesOf(spec, [...of.cases.values()].flatMap((values) => values ?? []), found);
  }
  return found;
}

/** All callable functions with arguments and only known types, with the index of their interface. */
const functions = interfaces.flatMap(({ spec }, of) =>
  [...spec.functions.values()]
    .filter(({ name, inputs }) => inputs.length > 0 && isSymbol(name) && !name.startsWith("__"))
    .filter(({ inputs }) => [...typesOf(spec, inputs.map(({ type }) => type))].every((name) => spec.types.has(name)))
    .map(({ name }) => ({ of, name }))
);

/** Returns the entries of an interface that a function requires, in base64. */
function entriesOf(of: number, name: string): string[] {
  const { spec, entries } = interfaces[of]!;
  const types = typesOf(spec, spec.functions.get(name)!.inputs.map((input) => input.type));
  return entries.filter((_, i) =>
    Object.entries(spec.entries[i]!).some(([kind, entry]) =>
      kind === "function_v0" ? entry.name === name : kind.startsWith("udt_") && types.has(entry.name)
    )
  );
}

/** Functions that convert the content of a value to a similar type. */
const NEIGHBORS: readonly (readonly [from: ScVal["type"], change: (value: never) => ScVal])[] = [
  ["scvU32", (value: number) => ScVal.scvI32(value | 0)],
  ["scvI32", (value: number) => ScVal.scvU32(value >>> 0)],
  ["scvU64", (value: bigint) => ScVal.scvI64(BigInt.asIntN(64, value))],
  ["scvI64", (value: bigint) => ScVal.scvU64(BigInt.asUintN(64, value))],
  ["scvTimepoint", (value: bigint) => ScVal.scvDuration(value)],
  ["scvDuration", (value: bigint) => ScVal.scvU64(value)],
  ["scvU128", (value: bigint) => ScVal.scvI128(BigInt.asIntN(128, value))],
  ["scvI128", (value: bigint) => ScVal.scvU128(BigInt.asUintN(128, value))],
  ["scvU256", (value: bigint) => ScVal.scvI256(BigInt.asIntN(256, value))],
  ["scvI256", (value: bigint) => ScVal.scvU256(BigInt.asUintN(256, value))],
  ["scvSymbol", (value: string) => ScVal.scvString(value)],
  ["scvString", () => ScVal.scvSymbol("a")],
  ["scvBytes", (value: Uint8Array) => ScVal.scvString(value)],
  ["scvBool", (value: boolean) => ScVal.scvU32(Number(value))],
  ["scvVoid", () => ScVal.scvBool(false)],
  ["scvVec", () => ScVal.scvVoid()],
  ["scvMap", () => ScVal.scvVec([])],
];

/** Returns a value of another type, or with more or less content; the value itself if the change is impossible. */
function changed(value: ScVal, change: typeof CHANGES[number]): ScVal {
  if (change === "type") {
    if (value.type === "scvAddress") return ScVal.scvString(scAddressToString(value.value));
    const neighbor = NEIGHBORS.find(([type]) => type === value.type)?.[1];
    return neighbor === undefined ? value : neighbor(value.value as never);
  }
  const isMore = change === "more";
  switch (value.type) {
    case "scvVec":
      return ScVal.scvVec(isMore ? [...value.value!, ScVal.scvVoid()] : value.value!.slice(0, -1));
    case "scvMap": {
      const more = new ScMapEntry({ key: ScVal.scvSymbol("zzzzzzzz"), val: ScVal.scvVoid() });
      return isMore ? scvSortedMap([...value.value!, more]) : ScVal.scvMap(value.value!.slice(0, -1));
    }
    case "scvBytes":
      return ScVal.scvBytes(isMore ? Uint8Array.from([...value.value, 0]) : value.value.slice(0, -1));
    case "scvSymbol":
      return ScVal.scvSymbol(isMore ? `${value.value}x`.slice(-32) : `${value.value}`.slice(0, -1));
    case "scvU32":
      return ScVal.scvU32((value.value + (isMore ? 1 : -1)) >>> 0);
    default:
      return value;
  }
}

/** Returns a value with one change at the position `place`, counted over all nested values. */
function changedAt(value: ScVal, place: number, change: typeof CHANGES[number]): ScVal {
  const total = sizeOf(value);
  return visit(value, place % total);

  function visit(value: ScVal, at: number): ScVal {
    if (at === 0) return changed(value, change);
    let left = at - 1;
    const step = (inner: ScVal): ScVal => {
      const size = sizeOf(inner);
      const result = left >= 0 && left < size ? visit(inner, left) : inner;
      left -= size;
      return result;
    };
    if (value.type === "scvVec") return ScVal.scvVec(value.value!.map(step));
    if (value.type !== "scvMap") return value;
    return ScVal.scvMap(value.value!.map(({ key, val }) => new ScMapEntry({ key: step(key), val: step(val) })));
  }
}

function sizeOf(value: ScVal): number {
  const parts = value.type === "scvVec"
    ? value.value!
    : value.type === "scvMap"
    ? value.value!.flatMap(({ key, val }) => [key, val])
    : [];
  return parts.reduce((sum, part) => sum + sizeOf(part), 1);
}

const typed = family<{
  readonly of: number;
  readonly name: string;
  /** The seed of the native values. */
  readonly seed: number;
  readonly change?: { readonly arg: number; readonly place: number; readonly change: typeof CHANGES[number] };
}>({
  number: 33,
  name: "arguments by encodeArguments() at contracts with typed parameters, and by decodeArguments() with one change",
  share: 4,
  recorded: 60,
  signed: false,
  recipes: fc.tuple(
    fc.constantFrom(...functions),
    fc.nat(1_000_000),
    fc.option(fc.record({ arg: fc.nat(9), place: fc.nat(99), change: fc.constantFrom(...CHANGES) }), {
      nil: undefined,
      freq: 3,
    }),
  ).map(([{ of, name }, seed, change]) => ({ of, name, seed, ...(change === undefined ? {} : { change }) })),
  make: ({ of, name, seed, change }) => {
    const { spec } = interfaces[of]!;
    const { inputs } = spec.functions.get(name)!;
    const [native] = fc.sample(fieldValues(spec.types, inputs), { seed, numRuns: 1 });
    const args = [...encodeArguments(spec, name, native!)];
    const at = (change?.arg ?? 0) % args.length;
    if (change !== undefined) args[at] = changedAt(args[at]!, change.place, change.change);
    const call = new InvokeContractArgs({
      contractAddress: addressToScAddress(contractAddress(1)),
      functionName: name,
      args,
    });
    const opinion = () => {
      if (change !== undefined && validateScVal(args[at]!) !== undefined) {
        return refuses("a value that no contract can be given", "call Object/InvalidInput", "call Value/InvalidInput");
      }
      try {
        decodeArguments(spec, name, args);
        return accepts(change === undefined ? "encoded" : "changed, and of its type", VOID);
      } catch (error) {
        if (change === undefined) throw error;
        return refuses(`${change.change}: ${(error as { readonly code: string }).code}`, `call Contract/${at + 1}`);
      }
    };
    return {
      question: {
        op: "typed",
        ledger: ledgerOf(NETWORKS[0]),
        spec: entriesOf(of, name),
        function: HostFunction.hostFunctionTypeInvokeContract(call).toXDR("base64"),
      },
      opinion: opinion(),
    };
  },
});

/** The families of this file. */
export const typedFamilies: readonly Family[] = [typed];
