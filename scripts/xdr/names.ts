/** Names of the wire format to names of TypeScript. */

/** `SCVal` → `ScVal`, `HashIDPreimage` → `HashIdPreimage`, `UInt128Parts` → `Uint128Parts`, `uint32` → `Uint32`. */
export function typeName(name: string): string {
  if (name === "uint256") return "Uint256Bytes"; // 32 bytes; the name Uint256 would read as a number
  return capital(words(name.replace(/^UInt/, "Uint")));
}

/** `txMEMO` → `txMemo`, `hi_lo` → `hiLo`, `accountID` → `accountId`, `feeDiskRead1KB` → `feeDiskRead1Kb`. */
export function fieldName(name: string): string {
  const joined = words(name).replace(/_+([a-zA-Z0-9])/g, (_, letter: string) => letter.toUpperCase());
  return joined[0]!.toLowerCase() + joined.slice(1);
}

/** `SCV_U32` → `scvU32`, `opBAD_AUTH` → `opBadAuth`, `WasmInsnExec` → `wasmInsnExec`. */
export function memberName(name: string): string {
  if (!/_|^[A-Z0-9]+$/.test(name) && !/^[a-z]+[A-Z]{2}/.test(name)) return name[0]!.toLowerCase() + name.slice(1);
  const [, prefix = "", rest = ""] = /^([a-z]*)(.*)$/.exec(name)!;
  const joined = (prefix === "" ? [] : [prefix]).concat(rest.split("_")).map((part) => capital(part.toLowerCase()))
    .join("");
  return joined[0]!.toLowerCase() + joined.slice(1);
}

/** Lower-cases runs of capitals but for the first letter of each word: `SCSpecUDTUnion` → `ScSpecUdtUnion`. */
function words(name: string): string {
  return name.replace(/[A-Z]{2,}(?![a-z])|[A-Z]{2,}(?=[A-Z][a-z])/g, (run) => run[0] + run.slice(1).toLowerCase())
    .replace(/([A-Z])([A-Z]+)(?=[A-Z][a-z])/g, (_, first: string, rest: string) => first + rest.toLowerCase());
}

function capital(name: string): string {
  return name[0]!.toUpperCase() + name.slice(1);
}
