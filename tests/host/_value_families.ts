/** Families of values, their order, texts and bytes: what needs no authorization. */

import fc from "fast-check";
import { addressToScAddress, scAddressToString } from "@dwsa/base/address";
import { buildWithDelegatesEntry, type DelegateSignature } from "@dwsa/base/auth";
import { Contract, contractIdFromAsset, contractIdFromDeployer } from "@dwsa/base/contract";
import { toHex } from "@dwsa/base/encoding";
import { compareScVal, nativeToScVal, scvSortedMap, validateScVal } from "@dwsa/base/scval";
import { encodeArguments } from "@dwsa/base/spec";
import { StrKey, type VersionByteName } from "@dwsa/base/strkey";
import {
  AlphaNum12,
  AlphaNum4,
  Asset,
  ClaimableBalanceId,
  DwsaAuthorizedInvocation,
  HostFunction,
  InvokeContractArgs,
  PublicKey,
  ScAddress,
  ScMapEntry,
  ScNonceKey,
  ScVal,
} from "@dwsa/base/xdr";
import { argument } from "../_arbitraries/auth.ts";
import { bytesOf, int, symbol, uint, uint32 } from "../_arbitraries/bytes.ts";
import { native } from "../_arbitraries/native.ts";
import { authorizer, everyScVal, plainScVal, scMapEntries } from "../_arbitraries/sc_val.ts";
import { fieldValues } from "../_arbitraries/spec.ts";
import { damagedStrKey, strKey, strKeyKinds } from "../_arbitraries/strkey.ts";
import { damagedBytes, wireBytes, wireType } from "../_arbitraries/xdr.ts";
import { handles } from "../spec/_specs.ts";
import { question } from "./_calls.ts";
import { accepts, type Case, type Family, family, type Opinion, refuses } from "./_family.ts";
import { contractAddress, install, ledgerOf, NETWORKS, person, SEQ, treesOf, unsigned } from "./_ledger.ts";
import { opinionOf } from "./_opinions.ts";
import type { Question } from "./_questions.ts";

/** How a value gets to the host: as the argument of a call, or as bytes that a contract decodes. */
type Through = "argument" | "bytes";

function asked(xdr: string, through: Through): Question {
  return through === "bytes" ? { op: "value", xdr } : callOf("take", ScVal.fromXDR(xdr, "base64"));
}

/** What the host answers to a value that it takes: a call returns nothing, a contract that decodes it has it again. */
function taken(xdr: string, through: Through): Opinion {
  return accepts("valid", through === "bytes" ? xdr : VOID);
}

const VOID = ScVal.scvVoid().toXDR("base64");

function callOf(functionName: string, ...args: readonly ScVal[]): Question {
  const contractScAddress = addressToScAddress(contractAddress(1));
  const call = new InvokeContractArgs({ contractAddress: contractScAddress, functionName, args });
  return {
    op: "call",
    ledger: ledgerOf(NETWORKS[0]),
    entries: [],
    contracts: [install(1, "caller")],
    function: HostFunction.hostFunctionTypeInvokeContract(call).toXDR("base64"),
  };
}

const through: fc.Arbitrary<Through> = fc.oneof(
  { arbitrary: fc.constant("bytes" as const), weight: 9 },
  fc.constant("argument" as const),
);

/** A value as the host has it, in base64. */
const base64 = argument.map((value) => value.toXDR("base64"));

/** An argument of a function of a public contract, from a random native value. */
const specArgument = fc.constantFrom(
  ...handles.flatMap(({ spec }) =>
    [...spec.functions.values()].filter(({ inputs }) => inputs.length > 0).map((called) => ({ spec, called }))
  ),
).chain(({ spec, called }) =>
  fieldValues(spec.types, called.inputs).chain((args) =>
    fc.constantFrom(...encodeArguments(spec, called.name, args).map((value) => value.toXDR("base64")))
  )
);

const values = family<{ readonly xdr: string; readonly through: Through }>({
  number: 19,
  name: "values of nativeToScVal() and others that validateScVal() accepts",
  share: 40,
  signed: false,
  recipes: fc.record({
    xdr: fc.oneof(base64, native.map((value) => nativeToScVal(value).toXDR("base64")), specArgument),
    through,
  }),
  make: ({ xdr, through }) => {
    const found = validateScVal(ScVal.fromXDR(xdr, "base64"));
    if (found !== undefined) throw new Error(`an invalid value: ${found.reason}`);
    return { question: asked(xdr, through), opinion: taken(xdr, through) };
  },
});

/** All that the host answers to a value that it cannot have. */
const REFUSED = ["Value/UnexpectedType", "Value/InvalidInput", "Object/InvalidInput", "Object/UnexpectedType"]
  .map((error) => `call ${error}`);

/** Values that the host cannot have, and how it refuses them. */
const INVALID: Readonly<Record<string, readonly [verdict: string, make: (value: ScVal) => ScVal]>> = {
  "map in another order": [
    "Object/InvalidInput",
    (val) => ScVal.scvMap([entry(ScVal.scvSymbol("b"), val), entry(ScVal.scvSymbol("a"), val)]),
  ],
  "key twice": [
    "Object/InvalidInput",
    (val) => ScVal.scvMap([entry(ScVal.scvU32(1), val), entry(ScVal.scvU32(1), val)]),
  ],
  "keys of two kinds": [
    "Object/InvalidInput",
    (val) => ScVal.scvMap([entry(ScVal.scvI32(1), val), entry(ScVal.scvU32(2), val)]),
  ],
  "symbol": ["Value/InvalidInput", () => ScVal.scvSymbol("a-b")],
  "symbol of other letters": ["Value/InvalidInput", () => ScVal.scvSymbol("é")],
  "no vec": ["Value/UnexpectedType", () => ScVal.scvVec(null)],
  "no map": ["Value/UnexpectedType", () => ScVal.scvMap(null)],
  "instance key": ["Value/UnexpectedType", () => ScVal.scvLedgerKeyContractInstance()],
  "nonce key": ["Value/UnexpectedType", () => ScVal.scvLedgerKeyNonce(new ScNonceKey({ nonce: 1n }))],
  "claimable balance": [
    "Object/UnexpectedType",
    () =>
      ScVal.scvAddress(
        ScAddress.scAddressTypeClaimableBalance(ClaimableBalanceId.claimableBalanceIdTypeV0(new Uint8Array(32))),
      ),
  ],
  "liquidity pool": [
    "Object/UnexpectedType",
    () => ScVal.scvAddress(ScAddress.scAddressTypeLiquidityPool(new Uint8Array(32))),
  ],
};

function entry(key: ScVal, val: ScVal): ScMapEntry {
  return new ScMapEntry({ key, val });
}

/** The value somewhere inside of others. */
function nested(value: ScVal, places: readonly number[]): ScVal {
  return places.reduce((inner, place) => {
    if (place === 0) return ScVal.scvVec([ScVal.scvU32(1), inner]);
    if (place === 1) return ScVal.scvMap([entry(ScVal.scvSymbol("k"), inner)]);
    return ScVal.scvMap([entry(inner, ScVal.scvVoid())]);
  }, value);
}

const invalid = family<{ readonly xdr: string; readonly through: Through; readonly error?: string }>({
  number: 20,
  name: "values with one thing that validateScVal() refuses, and any values of the protocol",
  share: 40,
  signed: false,
  recipes: fc.oneof(
    fc.record({ xdr: everyScVal.map((value) => value.toXDR("base64")), through }),
    fc.tuple(fc.constantFrom(...Object.keys(INVALID)), argument, fc.array(fc.nat(2), { maxLength: 3 }), through)
      .map(([error, value, places, through]) => {
        const xdr = nested(INVALID[error]![1](value), places).toXDR("base64");
        return { xdr, through, error };
      }),
  ),
  make: ({ xdr, through, error }) => {
    const found = validateScVal(ScVal.fromXDR(xdr, "base64"));
    return { question: asked(xdr, through), opinion: opinionOn(xdr, through, found?.reason, error) };
  },
});

function opinionOn(
  xdr: string,
  through: Through,
  reason: string | undefined,
  error: string | undefined,
): Opinion {
  if (reason === undefined) return taken(xdr, through);
  return refuses("not valid", ...(error === undefined ? REFUSED : [`call ${INVALID[error]![0]}`]));
}

/** So many levels of values in each other; each is a vec, or a map that has the next one as a value or as a key. */
function levels(count: number, shape: readonly number[], leaf: ScVal = ScVal.scvVoid()): ScVal {
  let value = leaf;
  for (let level = 1; level < count; level++) {
    const kind = shape[level % shape.length]!;
    value = kind === 0
      ? ScVal.scvVec([value])
      : ScVal.scvMap([kind === 1 ? entry(ScVal.scvVoid(), value) : entry(value, ScVal.scvVoid())]);
  }
  return value;
}

const depths = family<
  {
    readonly count: number;
    readonly shape: readonly number[];
    readonly through: Through | "signature";
    readonly delegate?: number;
  }
>({
  number: 21,
  name: "values of 93 to 102 levels, also as signatures of delegates",
  share: 3,
  signed: false,
  recipes: fc.record({
    count: fc.oneof(fc.integer({ min: 97, max: 102 }), fc.integer({ min: 93, max: 99 })),
    shape: fc.oneof(fc.constantFrom([0], [1], [2], [1, 2]), fc.array(fc.nat(2), { minLength: 1, maxLength: 7 })),
    through: fc.constantFrom<Through | "signature">("argument", "bytes", "signature"),
    delegate: fc.nat(5),
  }),
  make: ({ count, shape, through, delegate = 0 }) => {
    const value = levels(count, shape);
    if (through === "signature") return signatureCase(value, delegate);
    const xdr = value.toXDR("base64");
    return {
      question: asked(xdr, through),
      opinion: validateScVal(value) === undefined
        ? taken(xdr, through)
        : refuses("too deep", "call Context/ExceededLimit", "decode"),
    };
  },
});

const plain = plainScVal.filter((value) => validateScVal(value) === undefined);

/** The value as a signature: at the top, or of a delegate so many levels below it. */
function signatureCase(value: ScVal, level: number): Case {
  const who = contractAddress(1);
  const node = { contract: 2, who };
  let delegates: DelegateSignature[] = [];
  for (let i = level; i > 0; i--) {
    const signature = i === level ? value : ScVal.scvBool(true);
    delegates = [{ address: contractAddress(10 + i), signature, nestedDelegates: delegates }];
  }
  const entry = buildWithDelegatesEntry({
    entry: unsigned(who, treesOf(node, who)[0]!),
    validUntilLedgerSeq: SEQ + 10,
    delegates,
    signature: level === 0 ? value : ScVal.scvBool(true),
  });
  const opinion = opinionOf([entry], NETWORKS[0]);
  return {
    question: question(NETWORKS[0], node, [entry], { contracts: [install(1, "accept")] }),
    // What is too deep for the host's values may be too deep for its XDR before.
    opinion: opinion.ok ? opinion : refuses(opinion.says, ...opinion.verdicts!, "decode"),
  };
}

/** A value near another one: what tells them apart comes late, or is at the edge of a form that the host has. */
const near: fc.Arbitrary<readonly [ScVal, ScVal]> = fc.oneof(
  edges(fc.constantFrom(55n, 56n, 63n, 64n), (value) => ScVal.scvU64(BigInt.asUintN(64, value))),
  edges(fc.constantFrom(55n, 56n, 63n), (value) => ScVal.scvI64(BigInt.asIntN(64, value))),
  edges(fc.constantFrom(55n, 56n, 63n), (value) => ScVal.scvTimepoint(BigInt.asUintN(64, value))),
  edges(fc.constantFrom(55n, 64n, 127n), (value) => ScVal.scvI128(BigInt.asIntN(128, value))),
  edges(fc.constantFrom(55n, 64n, 128n), (value) => ScVal.scvU128(BigInt.asUintN(128, value))),
  edges(fc.constantFrom(55n, 64n, 128n, 255n), (value) => ScVal.scvI256(BigInt.asIntN(256, value))),
  edges(fc.constantFrom(55n, 64n, 128n, 255n), (value) => ScVal.scvU256(BigInt.asUintN(256, value))),
  // Symbols of up to nine letters have a form of their own.
  fc.tuple(fc.stringMatching(/^[A-Za-z0-9_]{7,11}$/), symbol, fc.nat(3))
    .map(([a, other, kind]) => [a, [a + "_", a.slice(0, -1), a.slice(0, -1) + "z", other][kind]!] as const)
    .map(([a, b]) => [ScVal.scvSymbol(a), ScVal.scvSymbol(b.slice(0, 32))] as const),
  fc.tuple(bytesOf(32), bytesOf(32), uint(64), uint(64), fc.boolean()).map(([a, b, x, y, same]) =>
    [muxed(a, x), muxed(same ? a : b, y)] as const
  ),
  fc.tuple(everyAddress(), everyAddress()),
  fc.tuple(fc.array(plain, { maxLength: 3 }), plain).map(([items, more]) =>
    [ScVal.scvVec(items), ScVal.scvVec([...items, more])] as const
  ),
  fc.tuple(scMapEntries(plain), plain).map(([entries, val]) =>
    [
      scvSortedMap(entries.filter(({ key }) => validateScVal(key) === undefined)),
      scvSortedMap(
        entries.filter(({ key }) => validateScVal(key) === undefined)
          .map(({ key, val: old }, i, { length }) => entry(key, i === length - 1 ? val : old)),
      ),
    ] as const
  ),
);

function edges(bits: fc.Arbitrary<bigint>, make: (value: bigint) => ScVal): fc.Arbitrary<readonly [ScVal, ScVal]> {
  const value = fc.tuple(bits, fc.bigInt(-2n, 2n), fc.boolean(), int(64))
    .map(([bits, delta, negative, other]) => delta === 2n ? other : (negative ? -1n : 1n) * (1n << bits) + delta);
  return fc.tuple(value, value).map(([a, b]) => [make(a), make(b)]);
}

function muxed(ed25519: Uint8Array, id: bigint): ScVal {
  return nativeToScVal(StrKey.encodeMed25519PublicKey(Uint8Array.from([...ed25519, ...bigEndian(id)])), {
    type: "address",
  });
}

function bigEndian(value: bigint): Uint8Array {
  const out = new Uint8Array(8);
  new DataView(out.buffer).setBigUint64(0, value);
  return out;
}

function everyAddress(): fc.Arbitrary<ScVal> {
  return authorizer.map((address) => ScVal.scvAddress(address));
}

const pairs = family<{ readonly a: string; readonly b: string }>({
  number: 22,
  name: "the order of two values, by compareScVal() and by three comparers of the host",
  share: 40,
  signed: false,
  recipes: fc.tuple(
    fc.oneof(
      { arbitrary: near, weight: 6 },
      { arbitrary: fc.tuple(argument, argument), weight: 6 },
      { arbitrary: argument.map((value) => [value, value] as const), weight: 3 },
      { arbitrary: fc.tuple(everyScVal, everyScVal), weight: 3 },
      // As deep as the host follows values, and deeper.
      {
        arbitrary: fc.tuple(fc.integer({ min: 97, max: 104 }), plain, plain)
          .map(([count, a, b]) => [a, b].map((leaf) => levels(count, [0], leaf)) as [ScVal, ScVal]),
        weight: 1,
      },
    ),
    fc.boolean(),
    fc.array(fc.nat(2), { maxLength: 2 }),
  ).map(([[one, other], swap, places]) => {
    const [a, b] = swap ? [other, one] : [one, other];
    return { a: nested(a, places).toXDR("base64"), b: nested(b, places).toXDR("base64") };
  }),
  make: ({ a, b }) => {
    const [one, other] = [ScVal.fromXDR(a, "base64"), ScVal.fromXDR(b, "base64")];
    const sign = Math.sign(compareScVal(one, other));
    // Only values that a contract can be given have a form in the host.
    const objects = [one, other].every((value) => validateScVal(value) === undefined) ? sign : null;
    return {
      question: { op: "compare", a, b },
      opinion: accepts(sign === 0 ? "equal" : "not equal", { derived: sign, metered: sign, objects }),
    };
  },
});

const sorted = family<{ readonly keys: readonly string[] }>({
  number: 23,
  name: "maps with shuffled keys of any kind, sorted by scvSortedMap()",
  share: 15,
  signed: false,
  recipes: fc.uniqueArray(fc.oneof(base64, near.map(([a]) => a.toXDR("base64"))), { maxLength: 12 })
    .map((keys) => ({ keys })),
  make: ({ keys }) => {
    const map = scvSortedMap(keys.map((key) => entry(ScVal.fromXDR(key, "base64"), ScVal.scvVoid())));
    const xdr = map.toXDR("base64");
    return { question: { op: "value", xdr }, opinion: accepts("sorted", xdr) };
  },
});

const storageKeys = family<{ readonly key: string }>({
  number: 24,
  name: "keys of storage entries, with and without muxed accounts",
  share: 3,
  signed: false,
  recipes: fc.tuple(
    fc.oneof(
      argument,
      fc.tuple(bytesOf(32), uint(64)).map(([key, id]) => muxed(key, id)),
      everyScVal,
    ),
    fc.array(fc.nat(2), { maxLength: 2 }),
  ).map(([value, places]) => ({ key: nested(value, places).toXDR("base64") })),
  make: ({ key }) => {
    const value = ScVal.fromXDR(key, "base64");
    const asArgument = validateScVal(value);
    const found = validateScVal(value, { use: "storageKey" });
    // A contract is given its keys as values: the keys of its instance and of nonces only the host itself has.
    const opinion = asArgument !== undefined
      ? refuses("no value", ...REFUSED)
      : value.type === "scvExecutableTag"
      ? refuses("valid, for a value that is the hash of a code", "call Storage/MissingValue")
      : found === undefined
      ? accepts("valid", VOID)
      : refuses("no storage key", "call Storage/InvalidInput");
    return { question: callOf("put", value, ScVal.scvBytes(new Uint8Array(32))), opinion };
  },
});

/** The kinds of strkeys, by the names of the host program. */
const NAMES: Readonly<Record<VersionByteName, string>> = {
  ed25519PublicKey: "ed25519PublicKey",
  ed25519SecretSeed: "ed25519SecretSeed",
  med25519PublicKey: "med25519PublicKey",
  preAuthTx: "preAuthTx",
  sha256Hash: "sha256Hash",
  signedPayload: "signedPayload",
  contract: "contract",
  claimableBalance: "claimableBalance",
  liquidityPool: "liquidityPool",
};

const strkeys = family<{ readonly text: string }>({
  number: 25,
  name: "strkeys of every kind, whole and damaged",
  share: 30,
  signed: false,
  recipes: fc.oneof(strKey(...strKeyKinds), damagedStrKey(...strKeyKinds), strKey("Sha256Hash").map(withX))
    .map((text) => ({ text })),
  make: ({ text }) => {
    const key = StrKey.tryParse(text);
    const any = key === undefined ? null : { data: toHex(key.bytes), kind: NAMES[key.type], text };
    const address = addressIn(text);
    const isPlain = text.startsWith("G") || text.startsWith("C");
    return {
      question: { op: "strkey", text: toHex(new TextEncoder().encode(text)) },
      opinion: accepts(
        key === undefined ? "no strkey" : key.type === "sha256Hash" ? `${key.type} ${text[0]}` : key.type,
        {
          address: isPlain ? address : null,
          any,
          muxed: isPlain || text.startsWith("M") ? address : null,
        },
      ),
    };
  },
});

function withX(text: string): string {
  return StrKey.encodeSha256Hash(StrKey.decodeSha256Hash(text), { prefix: "X" });
}

/** The address of a strkey as a value, if it is one. */
function addressIn(text: string): string | null {
  try {
    return ScVal.scvAddress(addressToScAddress(text)).toXDR("base64");
  } catch {
    return null;
  }
}

const contractIds = family<
  { readonly network: number; readonly deployer: string; readonly salt: string } | {
    readonly network: number;
    readonly code: string;
    readonly issuer: number;
  }
>({
  number: 26,
  name: "contract IDs of deployers and of assets, on three networks",
  share: 15,
  signed: false,
  recipes: fc.oneof(
    fc.record({
      network: fc.nat(NETWORKS.length - 1),
      deployer: authorizer.map((address) => scAddressToString(address)),
      salt: bytesOf(32).map(toHex),
    }),
    fc.record({
      network: fc.nat(NETWORKS.length - 1),
      code: fc.oneof(fc.stringMatching(/^[A-Za-z0-9]{1,12}$/), fc.constant("")),
      issuer: fc.integer({ min: 1, max: 40 }),
    }),
  ),
  make: (recipe) => {
    const passphrase = NETWORKS[recipe.network]!;
    const ledger = ledgerOf(passphrase);
    const answer = (id: string) => accepts("an ID", new Contract(id).address().toScVal().toXDR("base64"));
    if ("deployer" in recipe) {
      const { deployer, salt } = recipe;
      const bytes = Uint8Array.from(salt.match(/../g)!, (pair) => parseInt(pair, 16));
      return {
        question: { op: "contractId", ledger, deployer: addressToScAddress(deployer).toXDR("base64"), salt },
        opinion: answer(contractIdFromDeployer(deployer, bytes, passphrase)),
      };
    }
    const { code } = recipe;
    const issuer = person(recipe.issuer);
    const text = code === "" ? "native" : `${code}:${issuer.publicKey()}`;
    const key = PublicKey.publicKeyTypeEd25519(issuer.rawPublicKey());
    const padded = (length: number) => Uint8Array.from({ length }, (_, i) => code.charCodeAt(i) || 0);
    const asset = code === ""
      ? Asset.assetTypeNative()
      : code.length <= 4
      ? Asset.assetTypeCreditAlphanum4(new AlphaNum4({ assetCode: padded(4), issuer: key }))
      : Asset.assetTypeCreditAlphanum12(new AlphaNum12({ assetCode: padded(12), issuer: key }));
    return {
      question: { op: "contractId", ledger, asset: asset.toXDR("base64") },
      opinion: answer(contractIdFromAsset(text, passphrase)),
    };
  },
});

/** The names in the definitions of the types that are decoded. */
const DECODED = {
  ContractEvent: "ContractEvent",
  DwsaAuthorizationEntry: "DwsaAuthorizationEntry",
  DwsaTransactionData: "DwsaTransactionData",
  HashIdPreimage: "HashIDPreimage",
  HostFunction: "HostFunction",
  LedgerEntry: "LedgerEntry",
  LedgerKey: "LedgerKey",
  ScVal: "SCVal",
} as const;

type Decoded = keyof typeof DECODED;

const decoded = fc.constantFrom(...Object.keys(DECODED) as Decoded[]);

/** The longest bytes that are decoded here: longer ones say nothing more. */
const LONGEST = 4000;

const bytes = family<{ readonly of: Decoded; readonly xdr: string }>({
  number: 28,
  name: "bytes of the protocol's types, whole, damaged and random",
  share: 30,
  signed: false,
  recipes: decoded.chain((of) => {
    const definition = DECODED[of];
    const flipped = fc.tuple(wireBytes(definition), fc.nat(), fc.nat(7)).map(([given, place, bit]) => {
      const bytes = Uint8Array.from(given);
      if (bytes.length > 0) bytes[place % bytes.length]! ^= 1 << bit;
      return bytes;
    });
    const deep = of !== "DwsaAuthorizationEntry" ? [] : [fc.integer({ min: 240, max: 250 }).map(deepEntry)];
    // A boolean is a number of 32 bits.
    const booleans = of !== "ScVal" ? [] : [uint32.map((value) => Uint8Array.from([0, 0, 0, 0, ...word(value)]))];
    const random = fc.uint8Array({ maxLength: 40 });
    return fc.oneof(
      ...[wireBytes(definition), damagedBytes(definition), flipped].map((arbitrary) => ({ arbitrary, weight: 10 })),
      ...[random, ...booleans, ...deep].map((arbitrary) => ({ arbitrary, weight: 1 })),
    ).filter((bytes) => bytes.length <= LONGEST || deep.length > 0)
      .map((bytes) => ({ of, xdr: toText(bytes) }));
  }),
  make: ({ of, xdr }) => {
    let opinion: Opinion;
    try {
      wireType(DECODED[of]).fromXDR(xdr, "base64");
      opinion = accepts("decoded", true);
    } catch (error) {
      opinion = refuses(String((error as { readonly code?: unknown }).code), "decode");
    }
    return { question: { op: "decode", of, xdr }, opinion };
  },
});

function word(value: number): Uint8Array {
  return Uint8Array.of(value >>> 24, value >>> 16, value >>> 8, value);
}

function toText(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("base64");
}

/** The bytes of an entry with so many calls below each other. */
function deepEntry(count: number): Uint8Array {
  const who = contractAddress(1);
  let tree = treesOf({ contract: 2, who }, who)[0]!;
  for (let i = 0; i < count; i++) {
    tree = new DwsaAuthorizedInvocation({ function: tree.function, subInvocations: [tree] });
  }
  return unsigned(who, tree).toXDR();
}

/** The families of this file. */
export const valueFamilies: readonly Family[] = [
  values,
  invalid,
  depths,
  pairs,
  sorted,
  storageKeys,
  strkeys,
  contractIds,
  bytes,
];
