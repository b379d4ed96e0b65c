/** Runs the same operations with Stellar's codec (`rs-stellar-xdr` as WebAssembly) and with this library. */

import * as codec from "@stellar/stellar-xdr-json";
import { readFileSync } from "node:fs";
import { DwsaError, toBase64 } from "@dwsa/base";
import { parseJson, toJsonNamed } from "@dwsa/base/json";
import * as readers from "@dwsa/base/json";
import { typeName } from "../../scripts/xdr/names.ts";
import { definitions } from "../xdr/_random_xdr.ts";
import { encode, wireTypes } from "../xdr/_types.ts";

codec.initSync(readFileSync(new URL("stellar_xdr_json_bg.wasm", import.meta.resolve("@stellar/stellar-xdr-json"))));

const sdkTypes = new Map(codec.types().map((name) => [name.toLowerCase(), name]));

/** A type that both libraries can decode. */
export interface CodecType {
  /** The name in the XDR definitions. */
  readonly wire: string;
  /** The name in this library. */
  readonly ours: string;
  /** The name in the codec. */
  readonly sdk: string;
}

/** The types that both libraries support. */
export const types: readonly CodecType[] = [...definitions.keys()].flatMap((wire) => {
  const ours = typeName(wire);
  const sdk = sdkTypes.get((wire === "Error" ? "SError" : wire).replaceAll("Dwsa", "Soroban").toLowerCase());
  return sdk === undefined || !wireTypes.has(ours) ? [] : [{ wire, ours, sdk }];
});

/** The result of an operation: a string, or the error. */
export type Outcome = { readonly text: string } | { readonly error: unknown };

/** The results of both libraries for one input. */
export interface Answers {
  readonly type: CodecType;
  readonly question: "decode" | "read";
  /** The bytes in base64, or the JSON string. */
  readonly input: string;
  readonly ours: Outcome;
  readonly sdk: Outcome;
}

/** Converts bytes to JSON, in this library with Stellar's names. */
export function askDecode(type: CodecType, bytes: Uint8Array): Answers {
  const input = toBase64(bytes);
  return {
    type,
    question: "decode",
    input,
    ours: attempt(() =>
      JSON.stringify(toJsonNamed(type.ours, wireTypes.get(type.ours)!.fromXDR(bytes), { names: "stellar" }))
    ),
    sdk: attempt(() => codec.decode(type.sdk, input)),
  };
}

/** Converts JSON to bytes. */
export function askRead(type: CodecType, text: string): Answers {
  const read = (readers as unknown as Record<string, (json: unknown) => unknown>)[
    `${type.ours[0]!.toLowerCase()}${type.ours.slice(1)}FromJson`
  ]!;
  return {
    type,
    question: "read",
    input: text,
    ours: attempt(() => toBase64(encode(wireTypes.get(type.ours)!, read(parseJson(text))))),
    sdk: attempt(() => codec.encode(type.sdk, text)),
  };
}

function attempt(make: () => string): Outcome {
  try {
    return { text: make() };
  } catch (error) {
    return { error };
  }
}

/**
 * Returns whether both results are equal: the same string, or two errors, of which ours is an error of this library.
 */
export function agree({ ours, sdk }: Answers): boolean {
  if ("text" in ours) return "text" in sdk && ours.text === sdk.text;
  return "error" in sdk && isOwnError(ours.error);
}

/** Returns whether an error was created by this library. */
export function isOwnError(error: unknown): boolean {
  return (error instanceof DwsaError || error instanceof TypeError || error instanceof RangeError) &&
    error.message.startsWith("Cannot ");
}

/** An intended difference. */
export interface CodecDifference {
  readonly name: string;
  readonly reason: string;
  /** A type, an operation and an input that show the difference. */
  readonly example: readonly [type: string, question: Answers["question"], input: string];
  /** Returns whether this difference, alone or with others of the table, explains different results. */
  readonly covers: (answers: Answers) => boolean;
}

const SEP51 = "the specification: SEP-51";
const STRICT = "docs/decisions.md, JSON: each document has one meaning";

/** All intended differences. */
export const differences: readonly CodecDifference[] = [
  {
    name: "booleans other than 0 and 1 are refused",
    reason: "the specification: RFC 4506, section 4.4",
    example: ["ScVal", "decode", "AAAAAAAAAAI="],
    covers: ({ ours, sdk }) => "text" in sdk && codeOf(ours) === "xdr/invalid-bool",
  },
  {
    name: "what the codec of protocol 27 does not have is known",
    reason: "docs/decisions.md, xdr: all protocols are decoded at once",
    example: ["ScVal", "decode", "AAAAFgAAAAFhAAAA"],
    covers: ({ type, question, ours, sdk }) =>
      question === "decode" && "text" in ours && "error" in sdk &&
      (/"(executable_tag|external_ref|empty_tx_set|signed_ms|empty_tx_set_ms|muxed_contract)"|"W[A-Z2-7]{68}"|_ml_dsa/
        .test(ours.text) || /^ScSpec/.test(type.ours) && /"name":"[^"]{33,}"/.test(ours.text)),
  },
  {
    name: "a signed payload of 0 bytes is not written as a strkey, which it does not have",
    reason: "docs/decisions.md: JSON has <INVALID:G…:EMPTY_PAYLOAD>, as the crate writes it",
    example: ["SignerKeyEd25519SignedPayload", "decode", "A".repeat(48)],
    covers: ({ question, ours, sdk }) =>
      question === "decode" && "text" in sdk && "text" in ours && /<INVALID:G\w+:EMPTY_PAYLOAD>/.test(ours.text),
  },
  {
    name: "a field called type is written type, not type_",
    reason: SEP51,
    example: ["ScSpecFunctionInputV0", "decode", "AAAAAAAAAAFhAAAAAAAAAQ=="],
    covers: (answers) => sameAfter(answers, (text) => text.includes('"type_":')),
  },
  {
    name: "fixed bytes without a name of their own are hexadecimal digits, not a list of numbers",
    reason: SEP51,
    example: ["PeerAddressIp", "decode", "AAAAAAECAwQ="],
    covers: (answers) => sameAfter(answers, (text) => /\[\d/.test(text)),
  },
  {
    name: "fields that are not known are refused, not ignored",
    reason: STRICT,
    example: ["ScMapEntry", "read", '{"key":"void","val":"void","zzz":1}'],
    covers: ({ question, ours, sdk }) => question === "read" && "text" in sdk && codeOf(ours) === "json/unknown-name",
  },
  {
    name: "integers have no plus and no leading zeros",
    reason: STRICT,
    example: ["ScVal", "read", '{"u64":"+5"}'],
    covers: ({ question, ours, sdk }) =>
      question === "read" && "text" in sdk && "error" in ours &&
      /expected an integer as digits without leading zeros/.test(`${ours.error}`),
  },
  {
    name: "members of enums are no objects",
    reason: SEP51,
    example: ["ScError", "read", '{"wasm_vm":{"arith_domain":null}}'],
    covers: ({ question, ours, sdk }) =>
      question === "read" && "text" in sdk && "error" in ours &&
      /expected the name of a member, got object/.test(`${ours.error}`),
  },
  {
    name: "an asset code of 12 has at least 5 bytes",
    reason: SEP51,
    example: [
      "AlphaNum12",
      "read",
      '{"asset_code":"AB","issuer":"GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ"}',
    ],
    covers: ({ question, ours, sdk }) =>
      question === "read" && "text" in sdk && "error" in ours &&
      /expected a code of 5 to 12 bytes/.test(`${ours.error}`),
  },
  {
    name: "structs are objects, not lists",
    reason: SEP51,
    example: ["ScSpecTypeBytesN", "read", "[1]"],
    covers: ({ question, ours, sdk }) =>
      question === "read" && "text" in sdk && "error" in ours &&
      /expected an object, got array/.test(`${ours.error}`),
  },
  {
    name: "muxed accounts and signed payloads are strkeys, not objects",
    reason: SEP51,
    example: ["MuxedEd25519Account", "read", `{"id":1,"ed25519":"${"00".repeat(32)}"}`],
    covers: ({ question, ours, sdk }) =>
      question === "read" && "text" in sdk && "error" in ours &&
      /(muxed account|signed payload|strkey).*, got (object|array)/.test(`${ours.error}`),
  },
  {
    name: "numbers that are not safe integers are refused",
    reason: "docs/decisions.md, JSON: each document has one meaning; JSON.parse rounds these numbers",
    example: ["ScVal", "read", '{"u64":9007199254740992}'],
    covers: ({ question, ours, sdk }) =>
      question === "read" && "text" in sdk && "error" in ours && /not a safe integer/.test(`${ours.error}`),
  },
  {
    name: "lists that are too long are refused",
    reason: "docs/decisions.md, JSON: the same limits apply as to XDR",
    example: ["ClaimPredicate", "read", '{"and":["unconditional","unconditional","unconditional"]}'],
    covers: ({ question, ours, sdk }) =>
      question === "read" && "text" in sdk && codeOf(ours) === "json/length" &&
      /above the maximum/.test(`${"error" in ours && ours.error}`),
  },
  {
    name: "a field that is optional by its typedef may be left out, like other optional fields",
    reason: "docs/decisions.md, JSON: JSON from other tools is accepted",
    example: ["LedgerEntryExtensionV1", "read", '{"ext":"v0"}'],
    covers: ({ question, ours, sdk }) =>
      question === "read" && "text" in ours && "error" in sdk &&
      /missing field `sponsoring_id`|missing field `signer_sponsoring_i_ds`/.test(`${sdk.error}`),
  },
  {
    name: "integers of 128 and 256 bits may be numbers that are safe integers",
    reason: "docs/decisions.md, JSON: JSON from other tools is accepted",
    example: ["ScVal", "read", '{"i128":5}'],
    covers: ({ question, input, ours, sdk }) =>
      question === "read" && "text" in ours && "error" in sdk &&
      /untagged enum U?Int\d+PartsOrString/.test(`${sdk.error}`) &&
      /(^|[:[,])-?\d+/.test(input),
  },
  {
    name: "bytes may be lists of numbers",
    reason: "docs/decisions.md, JSON: JSON from other tools is accepted",
    example: ["ScVal", "read", '{"bytes":[1,2]}'],
    covers: ({ question, input, ours, sdk }) =>
      question === "read" && "text" in ours && "error" in sdk && /invalid type: sequence/.test(`${sdk.error}`) &&
      /\[/.test(input),
  },
];

/** Returns whether `applies` accepts the JSON of the codec, and the JSON is equal after conversion to SEP-51. */
function sameAfter({ question, ours, sdk }: Answers, applies: (text: string) => boolean): boolean {
  if (question !== "decode" || !("text" in ours) || !("text" in sdk) || !applies(sdk.text)) return false;
  return JSON.stringify(asSep51(JSON.parse(sdk.text))) === ours.text;
}

/** The fields and arms with fixed bytes that have no typedef. */
const FIXED = ["key", "mac", "seed", "i_pv4", "i_pv6"];

function asSep51(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(asSep51);
  if (typeof json !== "object" || json === null) return json;
  return Object.fromEntries(
    Object.entries(json).map(([key, value]) => {
      const isBytes = FIXED.includes(key) && Array.isArray(value) && value.every((item) => typeof item === "number");
      const hex = () => (value as number[]).map((byte) => byte.toString(16).padStart(2, "0")).join("");
      return [key === "type_" ? "type" : key, isBytes ? hex() : asSep51(value)];
    }),
  );
}

function codeOf(outcome: Outcome): string | undefined {
  return "error" in outcome && outcome.error instanceof DwsaError ? outcome.error.code : undefined;
}

const REPLACEMENTS: readonly unknown[] = [
  null,
  true,
  0,
  5,
  -1,
  256,
  1.5,
  4294967296,
  2 ** 53,
  "",
  "x",
  "5",
  "+5",
  "05",
  "-0",
  " 5",
  "0x5",
  "abcd",
  "abc",
  "\\x41",
  "\\q",
  "é",
  "void",
  [],
  [1],
  [300],
  {},
  { void: null },
  { zzz: 1 },
];

/** Returns JSON with one random change. */
export function damageJson(json: unknown, random: () => number): unknown {
  const int = (below: number) => Math.floor(random() * below);
  const places: { readonly holder: Record<string, unknown>; readonly key: string }[] = [];
  const root = { json: structuredClone(json) };
  const visit = (holder: Record<string, unknown>, key: string) => {
    places.push({ holder, key });
    const value = holder[key];
    if (typeof value === "object" && value !== null) {
      for (const name of Object.keys(value)) visit(value as Record<string, unknown>, name);
    }
  };
  visit(root, "json");
  const { holder, key } = places[int(places.length)]!;
  const value = holder[key];
  switch (int(7)) {
    case 0:
      if (Array.isArray(holder)) holder.splice(Number(key), 1);
      else delete holder[key];
      break;
    case 1:
      if (typeof value === "object" && value !== null && !Array.isArray(value)) (value as { zzz?: unknown }).zzz = 1;
      else if (Array.isArray(value)) value.push(value[0] ?? "void");
      else holder[key] = [value];
      break;
    case 2:
      if (typeof value === "string") holder[key] = int(2) === 0 ? value.toUpperCase() : value.toLowerCase();
      else holder[key] = { value };
      break;
    case 3:
      if (typeof value === "string") holder[key] = int(2) === 0 ? `${value}a` : value.slice(0, -1);
      else if (typeof value === "number") holder[key] = `${value}`;
      else holder[key] = null;
      break;
    case 4:
      if (typeof value === "string") holder[key] = { [value]: null };
      else if (typeof value === "number") holder[key] = value + 4294967296;
      break;
    default:
      holder[key] = structuredClone(REPLACEMENTS[int(REPLACEMENTS.length)]);
  }
  return root.json;
}
