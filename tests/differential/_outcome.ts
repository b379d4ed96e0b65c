/** Functions on the outcomes of both libraries, for the table of differences. */

import { DwsaError } from "@dwsa/base";
import { scvSortedMap } from "@dwsa/base/scval";
import { StrKey } from "@dwsa/base/strkey";
import { DwsaAuthorizationEntry, NEWEST_PROTOCOL, requiredProtocol, ScMapEntry, ScVal, XdrValue } from "@dwsa/base/xdr";
import { strKeyKinds } from "../_arbitraries/strkey.ts";
import { wireType } from "../_arbitraries/xdr.ts";
import type { Outcome } from "./_family.ts";

/** Returns whether a part of a value requires protocol 30: a wire value, a strkey, or bytes with a type name. */
export function needsNewest(part: unknown): boolean {
  if (typeof part === "string") return part.startsWith("W") && part.length > 60;
  if (typeof part !== "object" || part === null) return false;
  try {
    if (part instanceof XdrValue) return requiredProtocol(part) === NEWEST_PROTOCOL;
    if (Array.isArray(part) && typeof part[0] === "string" && part[1] instanceof Uint8Array) {
      return needsNewest(wireType(part[0]).fromXDR(part[1]));
    }
  } catch {
    return false; // not encodable or decodable
  }
  return !(part instanceof Uint8Array) && Object.values(part).some(needsNewest);
}

/** Returns whether a library threw an error. */
export function refused(outcome: Outcome): boolean {
  return "error" in outcome;
}

/** Returns the result; `undefined` if there is none. */
export function valueOf(outcome: Outcome): unknown {
  return "value" in outcome ? outcome.value : undefined;
}

/** Returns the result if it is a string, otherwise `""`. */
export function textOf(outcome: Outcome): string {
  const value = valueOf(outcome);
  return typeof value === "string" ? value : "";
}

/** Returns the code of a `DwsaError`; `undefined` for any other outcome. */
export function codeOf(outcome: Outcome): string | undefined {
  return "error" in outcome && DwsaError.is(outcome.error) ? outcome.error.code : undefined;
}

/** Returns whether a library threw a `RangeError`. */
export function isRangeError(outcome: Outcome): boolean {
  return "error" in outcome && outcome.error instanceof RangeError;
}

/** Returns whether two results are contract values that are equal after sorting the maps of the second. */
export function isInHostOrder(ours: Outcome, sdk: Outcome): boolean {
  const [ourValue, sdkValue] = [ours, sdk].map((side) => valueOf(side) as { toXDR?(): Uint8Array } | undefined);
  if (ourValue?.toXDR === undefined || sdkValue?.toXDR === undefined) return false;
  return ScVal.fromXDR(ourValue.toXDR()).equals(sorted(ScVal.fromXDR(sdkValue.toXDR())));
}

function sorted(value: ScVal): ScVal {
  if (value.type === "scvVec") return ScVal.scvVec(value.value?.map(sorted) ?? null);
  if (value.type !== "scvMap" || value.value === null) return value;
  return scvSortedMap(value.value.map(({ key, val }) => new ScMapEntry({ key: sorted(key), val: sorted(val) })));
}

/** Returns whether two strkeys contain the same hash. */
export function sameHash(a: string, b: string): boolean {
  return StrKey.decodeSha256Hash(a).join() === StrKey.decodeSha256Hash(b).join();
}

/** Returns whether a string is a strkey of any type. */
export function canBeDecoded(text: string): boolean {
  return strKeyKinds.some((kind) => {
    try {
      return StrKey[`decode${kind}`](text).length > 0;
    } catch {
      return false;
    }
  });
}

/** Returns the top-level signatures of an entry in hexadecimal, in order; none for credentials with delegates. */
export function signaturesIn(outcome: Outcome): string[] {
  const entry = valueOf(outcome) as { toXDR?(): Uint8Array } | undefined;
  if (entry?.toXDR === undefined) return [];
  const { credentials } = DwsaAuthorizationEntry.fromXDR(entry.toXDR());
  if (credentials.type !== "dwsaCredentialsAddress" && credentials.type !== "dwsaCredentialsAddressV2") return [];
  const { signature } = credentials.value;
  return signature.type === "scvVec" ? signature.value!.map((one) => one.toXDR("hex")) : [];
}
