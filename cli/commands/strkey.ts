/** `dwsa strkey`: describes a strkey, or makes one. */

import { fromHex, toHex } from "@dwsa/base/encoding";
import { quote } from "../../internal/describe.ts";
import { didYouMean } from "../../internal/options.ts";
import { encodeStrKey, type ParsedStrKey, parseStrKey, StrKey, type VersionByteName } from "@dwsa/base/strkey";
import { type Answer, type Command, command, JSON_OPTIONS, jsonLines, type Options } from "../_command.ts";
import { identify } from "@dwsa/base/catalogue";
import { inputText } from "../_describe_input.ts";
import { UsageError } from "../_io.ts";

/** The types of keys that may be shown: all but the secret one. */
const KINDS: readonly string[] =
  /* @__PURE__ */ (() => [...new Set(Object.values(StrKey.types))].filter((kind) => kind !== "ed25519SecretSeed"))();

const OPTIONS = {
  kind: {
    type: "text",
    value: "KIND",
    help: "make a strkey of this kind from hexadecimal bytes",
  },
  ...JSON_OPTIONS,
} as const;

/** `dwsa strkey`. */
export const STRKEY: Command = command({
  name: "strkey",
  summary: "Describe a strkey (G..., M..., C..., T..., W..., X..., P..., B..., L...), or make a strkey",
  arguments: [{ name: "TEXT", help: "a strkey; with --kind, its bytes in hexadecimal" }],
  options: OPTIONS,
  details: [
    `KIND is one of ${KINDS.join(", ")}. Secret seeds are never taken.`,
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
): Answer {
  if (kind === undefined) return describeStrKey(text, options);
  if (!KINDS.includes(kind)) {
    throw new UsageError(
      `expected --kind to be one of ${KINDS.join(", ")}, got ${quote(kind)}${didYouMean(kind, KINDS)}`,
    );
  }
  const result = encodeStrKey(kind as VersionByteName, fromHex(text));
  return options.json || options.pretty ? jsonLines({ strkey: result }, options) : [result];
}

/** The parts of a strkey. `runCommand` has rejected secret seeds before. */
function describeStrKey(
  text: string,
  options: Options<typeof JSON_OPTIONS>,
): readonly string[] {
  const candidates = identify(text);
  if (candidates.length > 0 && candidates[0]!.form !== "strkey") {
    throw new UsageError(
      `expected a strkey, got ${inputText(text, candidates)}: dwsa decode shows it`,
    );
  }
  const key = parseStrKey(text);
  return options.json || options.pretty ? jsonLines(strKeyFields(key), options) : strKeyLines(key);
}

/** The parts of a strkey by their names. */
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

/** The parts of a strkey as lines. */
export function strKeyLines(key: ParsedStrKey): string[] {
  return Object.entries(strKeyFields(key)).map(([name, value]) =>
    `${(name === "publicKey" ? "public key" : name).padEnd(12)}${value}`
  );
}
