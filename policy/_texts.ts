/** Formats calls, values and lists for messages. */

import { scAddressToString } from "../address/mod.ts";
import { pathText } from "../auth/_shared.ts";
import { toHex } from "../encoding/mod.ts";
import { type Bytes, isBytes } from "../internal/bytes.ts";
import { attempt, count, quote } from "../internal/fault.ts";
import { INTEGER_SIZES, integerText } from "../internal/integers.ts";
import { Networks } from "../network/mod.ts";
import { networkIdOf } from "../network/_shared.ts";
import type { DwsaAuthorizedInvocation, ScVal } from "../xdr/mod.ts";

/** The maximum number of list items shown in a message. */
const SHOWN = 3;

/** Formats alternatives: up to three as `a or b`, more as `one of 7: a, b, c…`. */
export function oneOf(texts: readonly string[]): string {
  if (texts.length <= SHOWN) return texts.join(" or ");
  return `one of ${texts.length}: ${texts.slice(0, SHOWN).join(", ")}…`;
}

/** Describes a network in a message: by its name in {@linkcode Networks}, or else by its ID. */
export function networkText(id: Bytes): string {
  const hex = toHex(id);
  const known = Object.entries(Networks).find(([, one]) =>
    toHex(attempt("describe the network", () => networkIdOf(one))) === hex
  );
  return `the network ${known?.[0] ?? hex}`;
}

/** Describes a call or a contract creation in a message. */
export function showCall({ function: { type, value } }: DwsaAuthorizedInvocation): string {
  if (type !== "dwsaAuthorizedFunctionTypeContractFn") return "the creation of a contract";
  const { functionName, contractAddress } = value;
  const name = typeof functionName === "string" ? quote(functionName) : "a function whose name is not UTF-8";
  return `a call to ${name} on ${scAddressToString(contractAddress)}`;
}

/** Formats a value for a message: addresses, booleans and most integers in full, other values shortened. */
export function showValue({ type, value }: ScVal): string {
  const name = type.slice(3, 4).toLowerCase() + type.slice(4);
  if (type === "scvAddress") return scAddressToString(value);
  if (type === "scvBool") return `${value}`;
  if (Object.hasOwn(INTEGER_SIZES, name)) return `${name} ${integerText(value as number | bigint)}`;
  if (type === "scvSymbol" || type === "scvString") {
    return `${name} ${typeof value === "string" ? quote(value) : "that is not UTF-8"}`;
  }
  if (type === "scvBytes") return `bytes of length ${value.length}`;
  if (type !== "scvVec" && type !== "scvMap") return name;
  return value === null ? `${name} without a list` : `${name} of ${count(value.length, "item")}`;
}

/** A difference between two values: the path, and the descriptions of the two parts at that path. */
interface Difference {
  readonly path: string;
  readonly expected: string;
  readonly got: string;
}

/** A position in two values: the pair of parts at the position, the last step of the path, and the parent position. */
interface Place {
  readonly pair: readonly [expected: ScVal, got: ScVal];
  readonly step: string;
  readonly parent: Place | undefined;
}

/** Returns the first difference between two values. Not recursive, since values are untrusted. */
export function firstDifference(expected: ScVal, got: ScVal): Difference {
  const rest: Place[] = [{ pair: [expected, got], step: "", parent: undefined }];
  for (let place = rest.pop(); place !== undefined; place = rest.pop()) {
    const [a, b] = place.pair;
    const inner = innerPairs(a, b);
    if (inner === undefined && (a.type !== b.type || a.toXDR("base64") !== b.toXDR("base64"))) {
      return differenceOf(a, b, place);
    }
    for (const [step, ...pair] of inner?.reverse() ?? []) rest.push({ pair, step, parent: place });
  }
  return differenceOf(expected, got, undefined);
}

/** Returns the pairs of items of two vecs, or of two maps, of the same length; `undefined` for any other values. */
function innerPairs(a: ScVal, b: ScVal): [step: string, a: ScVal, b: ScVal][] | undefined {
  if (a.type === "scvVec" && b.type === "scvVec" && a.value?.length === b.value?.length) {
    return a.value?.map((item, i) => [`[${i}]`, item, b.value![i]!]);
  }
  if (a.type === "scvMap" && b.type === "scvMap" && a.value?.length === b.value?.length) {
    return a.value?.flatMap(({ key, val }, i) => [
      [`[${i}].key`, key, b.value![i]!.key],
      [`[${i}].val`, val, b.value![i]!.val],
    ]);
  }
  return undefined;
}

/**
 * Describes the difference between two parts. If `showValue()` returns the same for both, the descriptions begin at the
 * first different character or byte.
 */
function differenceOf(a: ScVal, b: ScVal, place: Place | undefined): Difference {
  const steps: string[] = [];
  for (let at = place; at !== undefined && at.step !== ""; at = at.parent) steps.push(at.step);
  const path = pathText("", steps.reverse());
  const [expected, got] = [showValue(a), showValue(b)];
  if (expected !== got) return { path, expected, got };
  const [first, second] = [a.value, b.value];
  if (typeof first === "string" && typeof second === "string") {
    let i = 0;
    while (first[i] === second[i]) i++;
    return { path: `${path}[${i}]`, expected: quote(first.slice(i)), got: quote(second.slice(i)) };
  }
  if (isBytes(first) && isBytes(second)) {
    const i = first.findIndex((byte, i) => byte !== second[i]);
    return { path: `${path}[${i}]`, expected: `byte ${first[i]}`, got: `byte ${second[i]}` };
  }
  return { path, expected, got: `a different ${got}` };
}
