/** Converts names of the wire format to TypeScript names, and generates small pieces of code. */

import { type Definition, XdrSyntaxError } from "./parse.ts";

/** Converts a type name: `SCVal` → `ScVal`, `HashIDPreimage` → `HashIdPreimage`, `uint32` → `Uint32`. */
export function typeName(name: string): string {
  if (name === "uint256") return "Uint256Bytes"; // 32 bytes; the name Uint256 would suggest a number
  if (name === "Error") return "SError"; // the name Error would shadow the global class
  return capital(words(name.replace(/^UInt/, "Uint")));
}

/** Converts a field name: `txMEMO` → `txMemo`, `hi_lo` → `hiLo`, `feeDiskRead1KB` → `feeDiskRead1Kb`. */
export function fieldName(name: string): string {
  const joined = words(name).replace(/_+([a-zA-Z0-9])/g, (_, letter: string) => letter.toUpperCase());
  return joined[0]!.toLowerCase() + joined.slice(1);
}

/** Converts a member name: `SCV_U32` → `scvU32`, `opBAD_AUTH` → `opBadAuth`, `IPv4` → `iPv4`. */
export function memberName(name: string): string {
  const isCamel = /^[A-Z][^_]*[a-z][^_]*$/.test(name);
  const [, prefix = "", rest = ""] = /^([a-z]*)(.*)$/.exec(name)!;
  const parts = isCamel ? [name] : [prefix, ...rest.toLowerCase().split("_")];
  const joined = parts.filter((part) => part !== "").map(capital).join("");
  return joined[0]!.toLowerCase() + joined.slice(1);
}

/** Lower-cases runs of capitals except the first letter of each word: `SCSpecUDTUnion` → `ScSpecUdtUnion`. */
function words(name: string): string {
  return name.replace(/[A-Z]{2,}(?![a-z])/g, (run) => run[0] + run.slice(1).toLowerCase());
}

/** Capitalizes the first letter of a string. */
export function capital(text: string): string {
  return text[0]!.toUpperCase() + text.slice(1);
}

/** Throws for a definition with duplicate names or values, or with a name that its class already has. */
export function requireDistinct(
  { name, at }: Definition,
  kind: string,
  values: readonly (string | number)[],
  taken: readonly string[] = [],
): void {
  for (const [i, value] of values.entries()) {
    if (values.indexOf(value) < i) throw new XdrSyntaxError(at, `${name} has the ${kind} ${value} twice`);
    if (taken.includes(`${value}`)) {
      throw new XdrSyntaxError(at, `${name} has the ${kind} ${value}, a name that its class uses`);
    }
  }
}

/** Generates a doc comment of one line. */
export function doc(text: string): string {
  return `/** ${text} */`;
}

/** Returns the comment of a field or an arm, if it has one, followed by a phrase for its type. */
export function meaning(comment: string, phrase: string): string {
  return `${comment}${comment && " "}${capital(phrase)}.`;
}
