/** Compiled, never run: uses of strkeys that the compiler must accept, and those that it must reject. */

import {
  claimableBalanceId,
  encodeStrKey,
  type ParsedStrKey,
  parseStrKey,
  StrKey,
  tryParseStrKey,
  type VersionByteName,
} from "@dwsa/base/strkey";

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends (<T>() => T extends B ? 1 : 2) ? true : false;
function same<A, B>(_: Same<A, B>): void {}

export function results(text: string, data: Uint8Array): void {
  const bytes: Uint8Array = StrKey.decodeContract(text);
  const buffer: ArrayBuffer = StrKey.decodeContract(text).buffer;
  const kind: VersionByteName | undefined = StrKey.getVersionByteForPrefix(text);
  const type: VersionByteName | undefined = StrKey.types[text];
  const checks: boolean[] = [StrKey.isValidContract(text), StrKey.isValidContract(undefined)];
  const x: string = StrKey.encodeSha256Hash(data, { prefix: "X" });
  same<ReturnType<typeof tryParseStrKey>, ParsedStrKey | undefined>(true);
  const mapped: string[] = [data].map(StrKey.encodeSha256Hash);
  // @ts-expect-error -- a number is not an options object
  StrKey.encodeSha256Hash(data, 5);
  void [mapped, Array.from([data], StrKey.encodeSha256Hash)];
  void [bytes, buffer, kind, type, checks, x, claimableBalanceId(data).hex];
}

export function parts(text: string): bigint | Uint8Array {
  const key = parseStrKey(text);
  same<typeof key.type, VersionByteName>(true);
  if (key.type === "med25519PublicKey") return key.muxedId;
  if (key.type === "signedPayload") return key.payload;
  // @ts-expect-error other types have no parts
  void key.publicKey;
  return key.bytes;
}

export function refused(text: string, data: Uint8Array): void {
  // @ts-expect-error a string is not bytes
  StrKey.encodeContract(text);
  // @ts-expect-error bytes are not a string
  StrKey.decodeContract(data);
  // @ts-expect-error an array is not bytes
  StrKey.encodeContract([1, 2, 3]);
  // @ts-expect-error this prefix is for another type
  StrKey.encodeSha256Hash(data, { prefix: "G" });
  // @ts-expect-error this type does not exist
  encodeStrKey("account", data);
  // @ts-expect-error the results are read-only
  parseStrKey(text).bytes = data;
}
