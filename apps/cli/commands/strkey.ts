/** `dwsa strkey`: describes or encodes a strkey. */

import { fromHex, toHex } from "@dwsa/base/encoding";
import { didYouMean, quote } from "../_shared.ts";
import { encodeStrKey, type ParsedStrKey, parseStrKey, StrKey, type VersionByteName } from "@dwsa/base/strkey";
import { type Command, command, type CommandResult, JSON_OPTIONS, jsonLines, type Options } from "../_command.ts";
import { identify } from "@dwsa/base/catalogue";
import { inputText } from "../_describe_input.ts";
import { UsageError } from "../_io.ts";

/** Strkey types that can be encoded: all except secret seeds. */
const KINDS: readonly string[] =
  /* @__PURE__ */ (() => [...new Set(Object.values(StrKey.types))].filter((kind) => kind !== "ed25519SecretSeed"))();

const OPTIONS = {
  kind: {
    type: "text",
    value: "KIND",
    help: "encode a strkey of this type",
  },
  ...JSON_OPTIONS,
} as const;

/** `dwsa strkey`. */
export const STRKEY: Command = command({
  name: "strkey",
  summary: "Describe a strkey (G..., M..., C..., W..., T..., H..., X..., P..., B..., L...), or encode one",
  arguments: [{ name: "VALUE", help: "a strkey, or with --kind the bytes to encode, in hexadecimal" }],
  options: OPTIONS,
  details: [
    `KIND is one of ${KINDS.join(", ")}. Secret seeds are never accepted.`,
  ],
  examples: [{
    shows: "An account",
    args: ["GDVEU3DD4KOFECV66VIHWEZOYX4ZKR3WV27L464SIIPOU2IUI3JCZA57"],
  }],
  run: strkey,
});

function strkey(
  { kind, ...options }: Options<typeof OPTIONS>,
  [text = ""]: readonly string[],
): CommandResult {
  if (kind === undefined) return describeStrKey(text, options);
  if (!KINDS.includes(kind)) {
    throw new UsageError(
      `expected --kind to be one of ${KINDS.join(", ")}, got ${quote(kind)}${didYouMean(kind, KINDS)}`,
    );
  }
  const result = encodeStrKey(kind as VersionByteName, fromHex(text));
  return options.json || options.pretty ? jsonLines({ strkey: result }, options) : [result];
}

/** Decodes a strkey. `runCommand` has already rejected secret seeds. */
function describeStrKey(
  text: string,
  options: Options<typeof JSON_OPTIONS>,
): readonly string[] {
  const candidates = identify(text);
  if (candidates.length > 0 && candidates[0]!.form !== "strkey") {
    throw new UsageError(
      `expected a strkey, got ${inputText(text, candidates)}; dwsa decode shows it`,
    );
  }
  const key = parseStrKey(text);
  return options.json || options.pretty ? jsonLines(strKeyFields(key), options) : strKeyLines(key);
}

/** Returns the parts of a strkey by name. */
export function strKeyFields(
  key: ParsedStrKey,
): Readonly<Record<string, string>> {
  return {
    kind: key.type,
    bytes: toHex(key.bytes),
    ...("publicKey" in key ? { publicKey: encodeStrKey("ed25519PublicKey", key.publicKey) } : {}),
    ...("contractId" in key ? { contract: encodeStrKey("contract", key.contractId) } : {}),
    ...("muxedId" in key ? { id: `${key.muxedId}` } : {}),
    ...("payload" in key ? { payload: toHex(key.payload) } : {}),
  };
}

/** Renders the parts of a strkey as lines. */
export function strKeyLines(key: ParsedStrKey): string[] {
  return Object.entries(strKeyFields(key)).map(([name, value]) =>
    `${(name === "publicKey" ? "public key" : name).padEnd(12)}${value}`
  );
}
