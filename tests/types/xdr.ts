/** Compiled, never run: uses of the wire types that the compiler must accept, and those that it must reject. */

import { decodeStream, isXdr, LedgerEntryChanges, LedgerKey, ScAddress, ScMapEntry, ScVal } from "@dwsa/base/xdr";

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends (<T>() => T extends B ? 1 : 2) ? true : false;
function same<A, B>(_: Same<A, B>): void {}

export function narrowing(value: ScVal, unknown: unknown): void {
  if (value.type === "scvU32") same<typeof value.value, number>(true);
  if (value.type === "scvMap") same<typeof value.value, readonly ScMapEntry[] | null>(true);
  if (value.type === "scvI256") same<typeof value.value, bigint>(true);
  if (value.type === "scvSymbol") same<typeof value.value, string | Uint8Array>(true);
  if (ScVal.is(unknown) && unknown.type === "scvBool") same<typeof unknown.value, boolean>(true);
  if (unknown instanceof ScVal && unknown.type === "scvVoid") same<typeof unknown.value, null>(true);
  const decoded = ScVal.fromXDR("");
  same<typeof decoded, ScVal>(true);

  const maps: ScVal<"scvMap">[] = [value].filter((v) => v.type === "scvMap");
  same<typeof maps[0]["value"], readonly ScMapEntry[] | null>(true);
}

export function exhaustive(address: ScAddress): string {
  switch (address.type) {
    case "scAddressTypeAccount":
    case "scAddressTypeContract":
    case "scAddressTypeMuxedAccount":
    case "scAddressTypeClaimableBalance":
    case "scAddressTypeLiquidityPool":
    case "scAddressTypeMuxedContract":
      return address.type;
    default:
      return address satisfies never;
  }
}

export function refused(value: ScVal, entry: ScMapEntry): void {
  // @ts-expect-error this arm does not exist
  if (value.type === "scvU3") return;
  // @ts-expect-error an int64 is a bigint
  ScVal.scvI64(5);
  // @ts-expect-error unions are created by the methods of their arms
  new ScVal("scvU32", 5);
  // @ts-expect-error fields are read-only
  entry.key = value;
  // @ts-expect-error a field is missing
  new ScMapEntry({ key: value });
  // @ts-expect-error another union
  const wrong: ScVal = LedgerKey.fromXDR("");
  void wrong;
  if (value.type === "scvVec") {
    // @ts-expect-error lists are read-only
    value.value?.push(value);
  }
}

/** `isXdr()` narrows the type by name. */
export function nameTells(value: unknown): number | undefined {
  if (isXdr(value, "ScVal") && value.type === "scvU32") return value.value;
  // @ts-expect-error -- no struct or union has this name
  return isXdr(value, "ScVall") ? 1 : undefined;
}

/** A stream is typed by its values, and is asynchronous if its input is. */
export function streamsTell(bytes: Uint8Array, chunks: AsyncIterable<Uint8Array>): void {
  const values: Generator<ScVal> = decodeStream(ScVal, bytes);
  const later: AsyncGenerator<ScVal> = decodeStream(ScVal, chunks, { framing: "records" });
  const lists: Generator<LedgerEntryChanges> = decodeStream(LedgerEntryChanges, bytes);
  // @ts-expect-error -- chunks yield an asynchronous generator
  const wrong: Generator<ScVal> = decodeStream(ScVal, chunks);
  void [values, later, lists, wrong];
}
