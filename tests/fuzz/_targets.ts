/** All fuzz targets, by group. */

import { encodeStrKey, parseStrKey, StrKey } from "../../strkey/mod.ts";
import { formatTokenAmount, parseTokenAmount } from "../../amount/mod.ts";
import { fromBase64, fromHex, toBase64, toHex } from "../../encoding/mod.ts";
import { randomXdr } from "../xdr/_random_xdr.ts";
import { encode } from "../xdr/_types.ts";
import { wireNames, wireType } from "../_arbitraries/xdr.ts";
import {
  contractSpec,
  contractSpecFromWasm,
  contractSpecFromXdr,
  contractSpecToJson,
  decodeEvent,
  decodeResult,
  encodeValue,
} from "../../spec/mod.ts";
import { concatBytes } from "../../internal/bytes.ts";
import { scSpecEntryFromJson } from "../../xdr/json/mod.ts";
import { ScMapEntry, ScVal } from "../../xdr/mod.ts";
import { commandTarget } from "./_command.ts";
import { damageBytes, damageText, damageXdr, type Random, type Target } from "./_damage.ts";
import { answerTargets, jsonTargets, readerTargets } from "./_use_targets.ts";

const [utf8, text] = [new TextEncoder(), new TextDecoder("utf-8", { ignoreBOM: true })];

/** Creates a target that reads a string. */
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
  textTarget("fromBase64", text64, (text) => toBase64(fromBase64(text))),
  textTarget(
    "fromHex",
    (random) => toHex(randomBytes(Math.floor(random() * 60), random)),
    // Both cases can be decoded; the encoder writes lower case.
    (text) => toHex(fromHex(text)) === text.toLowerCase() ? text : "",
  ),
  textTarget(
    "ScVal.fromXDR (base64)",
    (random) => toBase64(randomXdr("SCVal", random)),
    (text) => ScVal.fromXDR(text, "base64").toXDR("base64"),
  ),
  textTarget("parseTokenAmount", (random) => formatTokenAmount(randomInteger(random), 7), (text) => {
    const amount = parseTokenAmount(text, 7);
    // Since zeros are optional, the amounts are compared, not the strings.
    return parseTokenAmount(formatTokenAmount(amount, 7), 7) === amount ? text : "";
  }),
  textTarget("formatTokenAmount", (random) => `${randomInteger(random)}`, (text) => {
    return parseTokenAmount(formatTokenAmount(text, 7), 7) === `${BigInt(text)}` ? text : "";
  }),
];

/** Returns an integer of fewer than 128 bits, positive or negative. */
function randomInteger(random: Random): bigint {
  const bits = Math.floor(random() * 128);
  const value = BigInt(`0x${toHex(randomBytes(16, random))}`) >> BigInt(128 - bits);
  return random() < 0.5 ? value : -value;
}

function recodeStrKey(text: string): string {
  const { type, bytes } = parseStrKey(text);
  return type === "sha256Hash"
    ? encodeStrKey(type, bytes, { prefix: text.startsWith("H") ? "H" : "X" })
    : encodeStrKey(type, bytes);
}

/** An interface whose function returns a value with many types of parts. */
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

/** Parsers of interfaces, and decoders of values by an interface. */
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
      // A missing option is valid, but the encoder writes it.
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

/** A group of targets. The weight determines how often a target of the group is chosen. */
export interface Group {
  readonly weight: number;
  readonly targets: readonly Target[];
}

/** All targets. Fast targets are chosen more often. */
export const groups: readonly Group[] = [
  { weight: 40, targets: xdrTargets },
  { weight: 15, targets: textTargets },
  { weight: 15, targets: jsonTargets },
  { weight: 15, targets: readerTargets },
  { weight: 10, targets: specTargets },
  { weight: 3, targets: answerTargets },
  { weight: 2, targets: [commandTarget] },
];
