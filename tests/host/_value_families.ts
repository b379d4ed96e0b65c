/** Contract values: those that the host accepts and rejects, and their maximum depth. */

import fc from "fast-check";
import { buildWithDelegatesEntry, type DelegateSignature } from "@dwsa/base/auth";
import { nativeToScVal, validateScVal } from "@dwsa/base/scval";
import { encodeArguments } from "@dwsa/base/spec";
import { ClaimableBalanceId, ScAddress, ScNonceKey, ScVal } from "@dwsa/base/xdr";
import { argument } from "../_arbitraries/auth.ts";
import { native } from "../_arbitraries/native.ts";
import { everyScVal } from "../_arbitraries/sc_val.ts";
import { fieldValues } from "../_arbitraries/spec.ts";
import { handles } from "../spec/_specs.ts";
import { question } from "./_calls.ts";
import { accepts, type Case, type Family, family, type Opinion, refuses } from "./_family.ts";
import { contractAddress, install, NETWORKS, SEQ, treesOf, unsigned } from "./_ledger.ts";
import { opinionOf } from "./_opinions.ts";
import type { Question } from "./_questions.ts";
import { base64, callOf, entry, levels, nested, REFUSED, VOID } from "./_values.ts";

/** The way of a value to the host: as the argument of a call, or as bytes that a contract decodes. */
type Through = "argument" | "bytes";

function asked(xdr: string, through: Through): Question {
  return through === "bytes" ? { op: "value", xdr } : callOf("take", ScVal.fromXDR(xdr, "base64"));
}

/** Returns the expected result for a valid value: a call returns nothing; a contract that decodes it returns it. */
function taken(xdr: string, through: Through): Opinion {
  return accepts("valid", through === "bytes" ? xdr : VOID);
}

const through: fc.Arbitrary<Through> = fc.oneof(
  { arbitrary: fc.constant("bytes" as const), weight: 9 },
  fc.constant("argument" as const),
);

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

/** Invalid values, with the host's verdicts. */
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

/** Creates a case with a value as the signature: at the top, or of a delegate `level` levels below. */
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
    // A value that is too deep for the host can also be too deep for its XDR decoder.
    opinion: opinion.ok ? opinion : refuses(opinion.says, ...opinion.verdicts!, "decode"),
  };
}

/** The families of this file. */
export const valueFamilies: readonly Family[] = [values, invalid, depths];
