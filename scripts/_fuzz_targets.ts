/** The targets of the fuzzer: everything that decodes, and the command, with valid input and ways to damage it. */

import type { Io } from "../cli/_io.ts";
import { runCommand, TABLE } from "../cli/commands.ts";
import { encodeStrKey, parseStrKey, StrKey } from "../strkey/mod.ts";
import { formatTokenAmount, parseTokenAmount } from "../amount/mod.ts";
import { parseP256Signature, parsePasskeyPublicKey } from "../auth/mod.ts";
import { fromBase64, fromHex, toBase64, toHex } from "../encoding/mod.ts";
import { mutate, randomXdr } from "../tests/xdr/_random_xdr.ts";
import { encode } from "../tests/xdr/_types.ts";
import { wireNames, wireType } from "../tests/_arbitraries/xdr.ts";
import {
  contractSpec,
  contractSpecFromWasm,
  contractSpecFromXdr,
  contractSpecToJson,
  decodeEvent,
  decodeResult,
  encodeValue,
} from "../spec/mod.ts";
import { concatBytes } from "../internal/bytes.ts";
import { scSpecEntryFromJson } from "../xdr/json/mod.ts";
import { ScMapEntry, ScVal } from "../xdr/mod.ts";

/** A source of numbers from 0 up to, not including, 1. */
type Random = () => number;

/** One decoder. Texts go as their UTF-8 bytes. */
export interface Target {
  readonly name: string;
  /** Makes an input that is accepted. */
  readonly valid: (random: Random) => Uint8Array;
  /** Makes one thing wrong. */
  readonly damage: (input: Uint8Array, random: Random) => Uint8Array;
  /** Decodes, and encodes what came out. */
  readonly recode: (input: Uint8Array) => Uint8Array | Promise<Uint8Array>;
}

/** Words that hostile bytes have where a length or a discriminant belongs. */
const WORDS = [0, 1, 2, 3, 7, 22, 100, 1000, 0xffff, 0x10000, 0xffffff, 0x7fffffff, 0x80000000, 0xfffffffe, 0xffffffff];

/** One of the ways of the tests, or a word that could be a length, or a part of the bytes put elsewhere. */
function damageXdr(input: Uint8Array, random: Random): Uint8Array {
  const at = Math.floor(random() * input.length) & ~3;
  switch (Math.floor(random() * 4)) {
    case 0: {
      if (at + 4 > input.length) return input.length === 0 ? input : mutate(input, random);
      const copy = input.slice();
      new DataView(copy.buffer).setUint32(at, WORDS[Math.floor(random() * WORDS.length)]!);
      return copy;
    }
    case 1: {
      const length = 4 * Math.floor(random() * 20);
      const part = input.slice(at, at + length);
      const to = Math.floor(random() * input.length) & ~3;
      return Uint8Array.from([...input.subarray(0, to), ...part, ...input.subarray(to)].slice(0, 1 << 20));
    }
    default:
      return input.length === 0 ? input : mutate(input, random);
  }
}

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567abcdef0189+/=-_. \n\t\0é\ufeff😀";
const letters = [...LETTERS];
const [utf8, text] = [new TextEncoder(), new TextDecoder("utf-8", { ignoreBOM: true })];

/** A letter replaced, put in, taken out or doubled; the case of all turned; the end cut off. */
function damageText(input: Uint8Array, random: Random): Uint8Array {
  const chars = [...text.decode(input)];
  const at = Math.floor(random() * chars.length);
  const letter = letters[Math.floor(random() * letters.length)]!;
  switch (Math.floor(random() * 6)) {
    case 0:
      chars.splice(at, 1, letter);
      break;
    case 1:
      chars.splice(at, 0, letter);
      break;
    case 2:
      chars.splice(at, 1);
      break;
    case 3:
      chars.length = at;
      break;
    case 4:
      chars.push(...chars.slice(at, at + 9));
      break;
    default:
      return utf8.encode(chars.join("").toLowerCase());
  }
  return utf8.encode(chars.join(""));
}

/** A decoder of texts, from two functions. */
function textTarget(name: string, valid: (random: Random) => string, recode: (text: string) => string): Target {
  return {
    name,
    valid: (random) => utf8.encode(valid(random)),
    damage: damageText,
    recode: (input) => utf8.encode(recode(text.decode(input))),
  };
}

function randomBytes(length: number, random: Random): Uint8Array {
  return Uint8Array.from({ length }, () => Math.floor(random() * 256));
}

const STRKEY_LENGTHS = {
  ed25519PublicKey: 32,
  med25519PublicKey: 40,
  ed25519SecretSeed: 32,
  preAuthTx: 32,
  sha256Hash: 32,
  contract: 32,
  liquidityPool: 32,
} as const;

const text64 = (random: Random) => toBase64(randomBytes(Math.floor(random() * 60), random));

const textTargets: readonly Target[] = [
  ...Object.entries(STRKEY_LENGTHS).map(([kind, length]) =>
    textTarget(
      `parseStrKey (${kind})`,
      (random) => encodeStrKey(kind as keyof typeof STRKEY_LENGTHS, randomBytes(length, random)),
      recodeStrKey,
    )
  ),
  textTarget("parseStrKey (claimableBalance)", (random) => {
    return StrKey.encodeClaimableBalance(Uint8Array.from([0, ...randomBytes(32, random)]));
  }, recodeStrKey),
  textTarget("parseStrKey (signedPayload)", (random) => {
    const length = 1 + Math.floor(random() * 64);
    const padding = new Uint8Array(-length & 3);
    const data = [...randomBytes(32, random), 0, 0, 0, length, ...randomBytes(length, random), ...padding];
    return StrKey.encodeSignedPayload(Uint8Array.from(data));
  }, recodeStrKey),
  textTarget("fromBase64", text64, (given) => toBase64(fromBase64(given))),
  textTarget(
    "fromHex",
    (random) => toHex(randomBytes(Math.floor(random() * 60), random)),
    // Either case is read, and the lower one is written.
    (given) => toHex(fromHex(given)) === given.toLowerCase() ? given : "",
  ),
  textTarget(
    "ScVal.fromXDR (base64)",
    (random) => toBase64(randomXdr("SCVal", random)),
    (given) => ScVal.fromXDR(given, "base64").toXDR("base64"),
  ),
  textTarget("parseTokenAmount", (random) => formatTokenAmount(randomInteger(random), 7), (given) => {
    const amount = parseTokenAmount(given, 7);
    // Zeros may be written or not: the amount is what must come back.
    return parseTokenAmount(formatTokenAmount(amount, 7), 7) === amount ? given : "";
  }),
  textTarget("formatTokenAmount", (random) => `${randomInteger(random)}`, (given) => {
    return parseTokenAmount(formatTokenAmount(given, 7), 7) === `${BigInt(given)}` ? given : "";
  }),
];

/** A signed integer of up to 128 bits. */
function randomInteger(random: Random): bigint {
  const bits = Math.floor(random() * 128);
  const value = BigInt(`0x${toHex(randomBytes(16, random))}`) >> BigInt(128 - bits);
  return random() < 0.5 ? value : -value;
}

/** Decoders of bytes that others have made, whose results cannot be turned back: that they take or refuse it is all. */
const foreignTargets: readonly Target[] = [
  {
    name: "parseP256Signature",
    valid: (random) => derSignature(randomBytes(32, random), randomBytes(32, random)),
    damage: damageBytes,
    recode: (input) => parseP256Signature(input).length === 64 ? input : new Uint8Array(),
  },
  {
    name: "parsePasskeyPublicKey",
    valid: () => SPKI,
    damage: damageBytes,
    recode: (input) => parsePasskeyPublicKey(input).length === 65 ? input : new Uint8Array(),
  },
];

/** The base point of P-256, as browsers give a public key. */
const SPKI = fromHex(
  "3059301306072a8648ce3d020106082a8648ce3d030107034200046b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898" +
    "c2964fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f5",
);

/** Two integers, each with a zero in front where its first bit is set. */
function derSignature(...integers: readonly Uint8Array[]): Uint8Array {
  const parts = integers.flatMap((bytes) => {
    const body = bytes[0]! > 127 ? [0, ...bytes] : [...bytes];
    return [2, body.length, ...body];
  });
  return Uint8Array.from([0x30, parts.length, ...parts]);
}

function damageBytes(input: Uint8Array, random: Random): Uint8Array {
  return input.length === 0 ? input : mutate(input, random);
}

function recodeStrKey(given: string): string {
  const { type, bytes } = parseStrKey(given);
  return type === "sha256Hash"
    ? encodeStrKey(type, bytes, { prefix: given.startsWith("H") ? "H" : "X" })
    : encodeStrKey(type, bytes);
}

/** An interface whose function has an argument with every kind of part. */
const INTERFACE = contractSpec([
  {
    function_v0: {
      name: "place",
      inputs: [],
      outputs: [{ map: { key_type: "symbol", value_type: { vec: { element_type: { udt: { name: "Order" } } } } } }],
    },
  },
  {
    udt_struct_v0: {
      name: "Order",
      fields: [
        { name: "kind", type: { udt: { name: "Kind" } } },
        { name: "to", type: "muxed_address" },
        { name: "note", type: { option: { value_type: "string" } } },
        { name: "side", type: { udt: { name: "Side" } } },
      ],
    },
  },
  {
    udt_union_v0: {
      name: "Kind",
      cases: [{ void_v0: { name: "Market" } }, { tuple_v0: { name: "Limit", type: ["i128"] } }],
    },
  },
  { udt_enum_v0: { name: "Side", cases: [{ name: "Buy", value: 0 }, { name: "Sell", value: 1 }] } },
  { udt_error_enum_v0: { name: "Failure", cases: [{ name: "NotFound", value: 1 }] } },
  {
    event_v0: {
      name: "Placed",
      prefix_topics: ["placed"],
      params: [{ name: "order", type: { udt: { name: "Order" } }, location: "data" }],
      data_format: "single_value",
    },
  },
]);

const ORDER = {
  kind: { tag: "Limit", values: [5n] },
  to: "GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ",
  note: "n",
  side: "Buy",
} as const;
const ORDER_XDR = encodeValue(INTERFACE, "Order", ORDER).toXDR();
const RESULT = ScVal.scvMap([
  new ScMapEntry({ key: ScVal.scvSymbol("a"), val: ScVal.scvVec([ScVal.fromXDR(ORDER_XDR)]) }),
]).toXDR();
const ENTRIES = concatBytes(
  ...contractSpecToJson(INTERFACE).map((entry) => scSpecEntryFromJson(entry).toXDR()),
);
const SECTION = concatBytes(Uint8Array.of(14), new TextEncoder().encode("contractspecv0"), ENTRIES);
const WASM = concatBytes(
  fromHex("0061736d01000000" + "00"),
  Uint8Array.of(SECTION.length & 127 | 128, SECTION.length >> 7),
  SECTION,
);

/** Interfaces, and values that are read by one. */
const specTargets: readonly Target[] = [
  {
    name: "contractSpecFromXdr",
    valid: () => ENTRIES,
    damage: damageBytes,
    recode: (input) => {
      const entries = contractSpecToJson(contractSpecFromXdr(input));
      return concatBytes(...entries.map((entry) => scSpecEntryFromJson(entry).toXDR()));
    },
  },
  {
    name: "contractSpecFromWasm",
    valid: () => WASM,
    damage: damageBytes,
    recode: (input) => contractSpecFromWasm(input).entries.length >= 0 ? input : new Uint8Array(),
  },
  {
    name: "decodeResult",
    valid: () => RESULT,
    damage: damageBytes,
    recode: (input) => {
      const value = ScVal.fromXDR(input);
      decodeResult(INTERFACE, "place", value);
      return value.toXDR();
    },
  },
  {
    name: "decodeEvent",
    valid: () => ORDER_XDR,
    damage: damageBytes,
    recode: (input) => {
      const data = ScVal.fromXDR(input);
      const event = decodeEvent(INTERFACE, { topics: [ScVal.scvSymbol("placed")], data });
      // An order whose option is missing is whole, but written in full.
      const complete = event !== null && data.type === "scvMap" && data.value?.length === 4;
      return complete ? encodeValue(INTERFACE, "Order", event.params.order).toXDR() : input;
    },
  },
];

const xdrTargets: readonly Target[] = wireNames.map((name) => {
  const type = wireType(name);
  return {
    name: `${type.xdrName}.fromXDR`,
    valid: (random) => randomXdr(name, random),
    damage: damageXdr,
    recode: (input) => encode(type, type.fromXDR(input)),
  };
});

/** The account of the command lines, and what they give options by their names. */
const ACCOUNT = "GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ";
const VALUES: Readonly<Record<string, string>> = {
  "base-fee": "2000000000",
  "fee-source": ACCOUNT,
  "secret-env": "SEED",
  address: ACCOUNT,
  decimals: "7",
  deployer: ACCOUNT,
  for: ACCOUNT,
  index: "0",
  kind: "contract",
  ledger: "9",
  network: "testnet",
  out: "k",
  salt: "00".repeat(32),
  signature: toBase64(new Uint8Array(64)),
  signer: ACCOUNT,
  to: ACCOUNT,
  until: "1000",
};
const READ = ["TransactionEnvelope", "DwsaAuthorizationEntry", "DwsaAuthorizationEntries", "SCVal"] as const;

/** A value of any of the types that commands read, in base64. */
function anyXdr(random: Random): string {
  return toBase64(randomXdr(READ[Math.floor(random() * READ.length)]!, random));
}

/** The words of a command line, with most of the options that the command has. */
function commandLine(random: Random): string[] {
  const { name, arguments: list, options } = TABLE.commands[Math.floor(random() * TABLE.commands.length)]!;
  const args = list.filter(() => random() < 0.8).map(() => random() < 0.8 ? anyXdr(random) : ACCOUNT);
  const given = Object.entries(options).filter(([, { type }]) => random() < (type === "flag" ? 0.1 : 0.7));
  return [
    ...name.split(" "),
    ...args,
    ...given.map(([option, { type }]) =>
      type === "flag" ? `--${option}` : `--${option}=${VALUES[option] ?? anyXdr(random)}`
    ),
  ];
}

/** What a command reads and writes: every file is the same, and nothing is kept. */
function ioOf(input: string): Io {
  const none = () => Promise.resolve();
  return {
    interactive: false,
    columns: 80,
    colour: false,
    readFile: () => Promise.resolve(input),
    readBytes: () => Promise.resolve(utf8.encode(input)),
    chunks: async function* () {
      yield await Promise.resolve(utf8.encode(input));
    },
    readInput: () => Promise.resolve(input),
    readSecret: () => Promise.resolve(SEED),
    writeSecret: none,
    variable: () => SEED,
    print: () => {},
    write: none,
    progress: () => {},
    note: () => {},
  };
}
const SEED = encodeStrKey("ed25519SecretSeed", new Uint8Array(32).fill(7));

/** `dwsa`, with the words of its command line between zeros: whatever they are, it answers yes, no or bad input. */
const commandTarget: Target = {
  name: "dwsa",
  valid: (random) => utf8.encode(commandLine(random).join("\0")),
  damage: damageText,
  recode: async (input) => {
    const words = text.decode(input).split("\0");
    const code = await runCommand(words, ioOf(words.at(-1)!));
    if (![0, 1, 2].includes(code)) throw new Error(`exit code ${code}`);
    return input;
  },
};

/** All decoders, and the command. The few of texts are asked as often as a fifth of those of bytes. */
export const targets: readonly Target[] = [
  ...xdrTargets,
  ...foreignTargets,
  ...specTargets,
  ...Array<Target>(5).fill(commandTarget),
  ...textTargets.flatMap((target) => Array<Target>(Math.ceil(xdrTargets.length / 5 / textTargets.length)).fill(target)),
];
