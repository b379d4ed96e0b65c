/** Explains why an input cannot be read. */

import { readNamed, type TypeName } from "@dwsa/base/catalogue";
import { fromBase64 } from "@dwsa/base/encoding";
import type { DwsaError } from "@dwsa/base/errors";
import { tryParseStrKey } from "@dwsa/base/strkey";
import { kindText } from "./kinds.ts";

/** Magic numbers of files that do not contain XDR. */
const FILES: readonly (readonly [begin: readonly number[], text: string])[] = [
  [[0x1f, 0x8b, 8], "Gzip data: decompress it first"],
  [[0x28, 0xb5, 0x2f, 0xfd], "Zstandard data: decompress it first"],
  [[0x50, 0x4b, 3, 4], "A ZIP archive"],
  [[0x89, 0x50, 0x4e, 0x47], "A PNG image"],
  [[0xff, 0xd8, 0xff], "A JPEG image"],
  [[0x25, 0x50, 0x44, 0x46], "A PDF file"],
  [[0xff, 0xfe], "Text in UTF-16: save it as UTF-8"],
  [[0xfe, 0xff], "Text in UTF-16: save it as UTF-8"],
];

/** Describes a file that does not contain XDR, by its first bytes; returns `undefined` if its type is not known. */
export function fileText(bytes: Uint8Array): string | undefined {
  return FILES.find(([begin]) => begin.every((byte, i) => bytes[i] === byte))?.[1];
}

/** Strkey types by prefix: their names and lengths. */
const STRKEYS: { readonly [prefix: string]: readonly [name: string, length: number] } = {
  G: ["An account address", 56],
  C: ["A contract address", 56],
  M: ["A muxed account address", 69],
};

/** Describes the problem of a string that resembles a strkey; returns `undefined` for any other string. */
export function nearStrKey(text: string): string | undefined {
  const joined = text.replace(/\s+/g, "").toUpperCase();
  if (!/^[GCM][A-Z0-9]{50,75}$/.test(joined) || (text !== text.toUpperCase() && text !== text.toLowerCase())) {
    return undefined;
  }
  const [name, length] = STRKEYS[joined[0]!]!;
  if (Math.abs(joined.length - length) > 4) return undefined;
  if (joined.length !== length) return `${name} of ${joined.length} characters instead of ${length}`;
  if (text !== joined && tryParseStrKey(joined) !== undefined) {
    return `${name} in lower case: addresses are in upper case`;
  }
  return `${name} with a wrong character: its checksum does not match`;
}

/** Types whose values are so long that they are often truncated when copied. */
const CUT: readonly TypeName[] = [
  "TransactionEnvelope",
  "DwsaAuthorizationEntry",
  "TransactionMeta",
  "TransactionResult",
  "DwsaTransactionData",
  "DiagnosticEvent",
  "ContractEvent",
  "LedgerEntry",
  "LedgerCloseMeta",
];

/** The minimum number of decoded bytes for an input to count as truncated. */
const LEAST = 40;

/** Detects truncated base64 and its type; returns `undefined` if it is not the beginning of a value. */
export function cutText(text: string): string | undefined {
  const [run] = /[A-Za-z0-9+/_-]{24,}/.exec(text.replace(/\s+/g, "")) ?? [];
  if (run === undefined) return undefined;
  let bytes: Uint8Array;
  try {
    const letters = run.slice(0, run.length - (run.length % 4)).replace(/-/g, "+").replace(/_/g, "/");
    bytes = fromBase64(letters);
  } catch {
    return undefined;
  }
  let [furthest, found] = [LEAST - 1, ""]; // on ties, the first type wins
  for (const type of CUT) {
    if (type === "LedgerCloseMeta" && found !== "") break; // it starts with hashes, which match any bytes
    try {
      readNamed(type, bytes);
    } catch (error) {
      const { code, offset = 0 } = error as DwsaError;
      const missing = code === "xdr/truncated" && offset > furthest ? missingBytes(type, bytes, offset) : undefined;
      if (missing === undefined) continue;
      furthest = offset;
      const what = kindText(type).title.toLowerCase();
      found = `Truncated: at least ${missing} ${missing === 1 ? "byte" : "bytes"} of ${
        /^[aei]/.test(what) ? "an" : "a"
      } ${what} ${missing === 1 ? "is" : "are"} missing`;
    }
  }
  return found === "" ? undefined : found;
}

/** Returns how many bytes the part at `offset` lacks; `undefined` if more than 65,535, which is probably not XDR. */
function missingBytes(type: TypeName, bytes: Uint8Array, offset: number): number | undefined {
  const isEnough = (added: number): boolean => {
    const longer = new Uint8Array(bytes.length + added);
    longer.set(bytes);
    try {
      readNamed(type, longer);
      return true;
    } catch (error) {
      const { code, offset: at } = error as DwsaError;
      return code !== "xdr/truncated" || at !== offset;
    }
  };
  let [low, high] = [1, 65_536];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isEnough(middle)) high = middle;
    else low = middle + 1;
  }
  return low > 65_535 ? undefined : low;
}

/** Describes base64 in which no value was found; returns `undefined` for other strings. */
export function base64Text(text: string): string | undefined {
  const letters = text.replace(/\s+/g, "");
  if (!/^[A-Za-z0-9+/_-]{16,}=*$/.test(letters)) return undefined;
  const length = Math.floor(letters.replace(/=+$/, "").length * 3 / 4);
  return length % 4 === 0
    ? `Base64 of ${length} bytes that match no known type`
    : `Base64 of ${length} bytes, which is not a multiple of 4: it is truncated, or not XDR`;
}
