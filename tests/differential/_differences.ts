/** Known differences from js-stellar-sdk, with reasons. Any other difference is an error. */

import { formatTokenAmount, parseTokenAmount } from "@dwsa/base/amount";
import { nativeToScVal, validateScVal } from "@dwsa/base/scval";
import { StrKey } from "@dwsa/base/strkey";
import { ScError, type ScMapEntry, ScVal, SignerKey as XdrSignerKey, type TransactionEnvelope } from "@dwsa/base/xdr";
import { leavesListOut, repeatsKeys, type Step } from "./_builder.ts";
import {
  ACCOUNT,
  assetWithArguments,
  CONTRACT,
  creationV1,
  entryOf,
  holdsCreationV1,
  invocationOf,
  KEYS,
  mapEntry,
  POOL,
} from "./_examples.ts";
import type { Disagreement } from "./_family.ts";
import { nativeDifference } from "./_natives.ts";
import {
  canBeDecoded,
  codeOf,
  isInHostOrder,
  isRangeError,
  needsNewest,
  refused,
  sameHash,
  signaturesIn,
  textOf,
  valueOf,
} from "./_outcome.ts";
import { hasNearerPrice } from "./_operations.ts";
import { SAMPLE, type TransactionCase, withoutDefaults } from "./_transactions.ts";

/** An intended difference. */
export interface Difference {
  /** The subject of the difference. */
  readonly name: string;
  /** The document or rule that justifies the difference. */
  readonly reason: string;
  /** A pattern for the names of the families in which the difference occurs. */
  readonly families: RegExp;
  /** A family and an input that show the difference. */
  readonly example: readonly [family: string, input: unknown];
  /** Returns whether this difference explains a disagreement. */
  readonly covers: (found: Disagreement) => boolean;
}

/** The families that convert a contract value to a native value. */
const NATIVES = /^scValToNative/;

/** All intended differences. */
export const differences: readonly Difference[] = [
  {
    name: "protocol 30 is known",
    reason: "docs/decisions.md, xdr: all protocols are read at once; js-stellar-sdk has the types of 28",
    families: /./,
    example: [
      "StrKey.getVersionByteForPrefix",
      "WAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAADCKU",
    ],
    covers: ({ input }) => needsNewest(input),
  },
  {
    name: "a hash is written with H, which js-stellar-sdk does not know",
    reason: "docs/decisions.md: it says prefix H",
    families: /^StrKey\.encodeSha256Hash/,
    example: ["StrKey.encodeSha256Hash", new Uint8Array(32)],
    covers: ({ input, ours, sdk }) => {
      if (refused(ours)) return false;
      const x = StrKey.encodeSha256Hash(input as Uint8Array, { prefix: "X" });
      return textOf(sdk) === x && textOf(ours).startsWith("H") && sameHash(textOf(ours), x);
    },
  },
  {
    name: "a hash as a signer key is written with H, unless X is asked for",
    reason: "docs/decisions.md: it says prefix H",
    families: /^SignerKey\.encodeSignerKey$/,
    example: ["SignerKey.encodeSignerKey", XdrSignerKey.signerKeyTypeHashX(new Uint8Array(32))],
    covers: ({ ours, sdk }) =>
      textOf(ours).startsWith("H") && textOf(sdk).startsWith("X") && sameHash(textOf(ours), textOf(sdk)),
  },
  {
    name: "a hash that is written with H is read",
    reason: "docs/decisions.md: decoding accepts both H and X",
    families: /^StrKey\.decodeSha256Hash$|^SignerKey\.decodeAddress$|^StrKey\.getVersionByteForPrefix$/,
    example: ["StrKey.decodeSha256Hash", StrKey.encodeSha256Hash(new Uint8Array(32))],
    covers: ({ input, ours, sdk }) =>
      String(input).startsWith("H") && !refused(ours) && (refused(sdk) || valueOf(sdk) === undefined),
  },
  {
    name: "the key of a muxed account is decoded from M",
    reason: "the specification 4.3: decodeEd25519PublicKey accepts M",
    families: /^StrKey\.decodeEd25519PublicKey$/,
    example: ["StrKey.decodeEd25519PublicKey", StrKey.encodeMed25519PublicKey(new Uint8Array(40))],
    covers: ({ input, ours, sdk }) =>
      StrKey.isValidMed25519PublicKey(input) && valueOf(ours) instanceof Uint8Array && refused(sdk),
  },
  {
    name: "bytes that no strkey can hold are not encoded",
    reason: "encode refuses what decode would",
    families: /^StrKey\.encode\w+ of any bytes$|^SignerKey\.encodeSignerKey$/,
    example: ["StrKey.encodeContract of any bytes", new Uint8Array(33)],
    covers: ({ ours, sdk }) => refused(ours) && !canBeDecoded(textOf(sdk)),
  },
  {
    name: "a signature that is not 64 bytes is not valid",
    reason: "63 bytes give false",
    families: /verify$/,
    example: ["Keypair.verify, verify", {
      data: new Uint8Array(1),
      signature: new Uint8Array(63),
      key: new Uint8Array(32),
    }],
    covers: ({ input, ours, sdk }) =>
      (input as { signature: Uint8Array }).signature.length !== 64 && valueOf(ours) === false && refused(sdk),
  },
  {
    name: "the hint of a payload under 4 bytes",
    reason: "docs/decisions.md: it says zero-left-padded",
    families: /^Keypair\.signPayloadDecorated$/,
    example: ["Keypair.signPayloadDecorated", [new Uint8Array(32), new Uint8Array([1])]],
    covers: ({ input, ours, sdk }) => {
      const [, payload] = input as [Uint8Array, Uint8Array];
      return payload.length < 4 && !refused(ours) && !refused(sdk); // no difference with padding as in CAP-40
    },
  },
  {
    name: "the ID of a muxed account is decimal digits",
    reason: "docs/decisions.md keys: xdrMuxedAccount takes decimal text only",
    families: /^Keypair\.xdrMuxedAccount$/,
    example: ["Keypair.xdrMuxedAccount", [new Uint8Array(32), ""]],
    covers: ({ input, ours }) => !/^\d+$/.test((input as [Uint8Array, string])[1]) && refused(ours),
  },
  {
    name: "the 32 bytes of a balance's hash are an address",
    reason: "every form of a balance id is taken",
    families: /^Address\.claimableBalance$/,
    example: ["Address.claimableBalance", new Uint8Array(32)],
    covers: ({ input, ours, sdk }) => (input as Uint8Array).length === 32 && !refused(ours) && refused(sdk),
  },
  {
    name: "maps have their keys in the host's order",
    reason: "docs/decisions.md: entries sorted by the converted key in host order",
    families: /^nativeToScVal|^scvSortedMap$/,
    example: ["scvSortedMap", [mapEntry(ScVal.scvI32(-1)), mapEntry(ScVal.scvU32(5))]],
    covers: ({ ours, sdk }) => isInHostOrder(ours, sdk),
  },
  {
    name: "a boolean is only a bool",
    reason: 'docs/decisions.md: nativeToScVal(true, { type: "u32" }) is a bool in js-stellar-sdk',
    families: /^nativeToScVal of null or a boolean with a type$/,
    example: ["nativeToScVal of null or a boolean with a type", [true, "u32"]],
    covers: ({ input, ours, sdk }) =>
      typeof (input as readonly unknown[])[0] === "boolean" && refused(ours) && !refused(sdk),
  },
  {
    name: "a map cannot have a key twice",
    reason: "docs/decisions.md: duplicates rejected",
    families: /^nativeToScVal|^scvSortedMap/,
    example: ["scvSortedMap with twice the same key", [mapEntry(ScVal.scvSymbol("a"))]],
    covers: ({ ours, sdk }) => codeOf(ours) === "scval/duplicate-key" && !refused(sdk),
  },
  {
    name: "a key can be void",
    reason: "void before u32",
    families: /^scvSortedMap/,
    example: ["scvSortedMap", [mapEntry(ScVal.scvU32(1)), mapEntry(ScVal.scvVoid())]],
    covers: ({ input, sdk }) => (input as ScMapEntry[]).some(({ key }) => key.type === "scvVoid") && refused(sdk),
  },
  {
    name: "a symbol has only the letters that the host takes",
    reason: "docs/decisions.md: at most 32 bytes of [A-Za-z0-9_], checked when built",
    families: /^nativeToScVal/,
    example: ["nativeToScVal with a type", ["a b", "symbol"]],
    covers: ({ ours, sdk }) => codeOf(ours) === "scval/invalid-symbol" && !refused(sdk),
  },
  {
    name: "no contract takes a claimable balance or a liquidity pool",
    reason: "refused as call arguments",
    families: /^nativeToScVal/,
    example: ["nativeToScVal with a type", [StrKey.encodeLiquidityPool(new Uint8Array(32)), "address"]],
    covers: ({ ours, sdk }) => codeOf(ours) === "scval/address-kind" && !refused(sdk),
  },
  {
    name: "an integer that does not fit its type is refused",
    reason: "-1 as u128, 2^32 as u32, -5 as timepoint give RangeError",
    families: /^ScInt\.to|^nativeToScVal|^new ScInt$/,
    example: ["ScInt.toU64", -1],
    covers: ({ ours, sdk }) => isRangeError(ours) && !refused(sdk),
  },
  {
    name: "an integer has one text",
    reason: '"007" and "-0" are refused, as everywhere where a text stands for a value',
    families: /^nativeToScVal of an integer text with zeros in front$/,
    example: ["nativeToScVal of an integer text with zeros in front", ["007", "i128"]],
    covers: ({ ours, sdk }) => codeOf(ours) === "scval/invalid-integer" && !refused(sdk),
  },
  {
    name: "copies of contract values and addresses that lost their class are refused",
    reason: "a map of their fields is never meant",
    families: /^nativeToScVal of an object like a contract value or an address$/,
    example: ["nativeToScVal of an object like a contract value or an address", { type: "scvI128", value: 5n }],
    covers: ({ ours, sdk }) => refused(ours) && !refused(sdk),
  },
  {
    name: "u32 and i32 are integer types like the others",
    reason: "every integer type has its range checked",
    families: /^new ScInt$/,
    example: ["new ScInt", [5, "u32"]],
    covers: ({ input, ours, sdk }) => {
      const [value, type] = input as [bigint | number | string, "u32" | "i32" | undefined];
      return (type === "u32" || type === "i32") && refused(sdk) &&
        ours !== undefined && !refused(ours) && nativeToScVal(value, { type }).toXDR("base64").length > 0;
    },
  },
  {
    name: "errors of the system say which part they are of",
    reason: "auth, wasm and storage errors can be told apart",
    families: NATIVES,
    example: ["scValToNative", ScVal.scvError(ScError.sceAuth("scecInvalidAction"))],
    covers: nativeDifference("error type"),
  },
  {
    name: "a map with keys that an object cannot keep apart is a Map",
    reason: "docs/decisions.md: no entry is ever lost",
    families: NATIVES,
    example: ["scValToNative", ScVal.scvMap([mapEntry(ScVal.scvString("a")), mapEntry(ScVal.scvSymbol("a"))])],
    covers: nativeDifference("map"),
  },
  {
    name: "a list or map that is not there is null",
    reason: "a null vec gives null or an error",
    families: NATIVES,
    example: ["scValToNative of any value", ScVal.scvVec(null)],
    covers: nativeDifference("null"),
  },
  {
    name: "instances, nonces and tags have a native form",
    reason: "nothing is undefined",
    families: NATIVES,
    example: ["scValToNative of any value", ScVal.scvLedgerKeyContractInstance()],
    covers: nativeDifference("ledger kinds"),
  },
  {
    name: "text that is not a decimal number is refused",
    reason: "only digits, a minus, one point with a digit beside it",
    families: /TokenAmount of odd text$/,
    example: ["parseTokenAmount of odd text", ["0x10", 2]],
    covers: ({ ours, sdk }) => codeOf(ours) === "amount/malformed" && !refused(sdk),
  },
  {
    name: "zeros behind the last decimal place are no loss",
    reason: '"1.500000000" with 7 accepted, zeros only',
    families: /^parseTokenAmount of odd text$/,
    example: ["parseTokenAmount of odd text", ["1.0", 0]],
    covers: ({ input, ours, sdk }) => {
      const [value, decimals] = input as [string, number];
      const short = value.replace(/0+$/, "").replace(/\.$/, "");
      return value.includes(".") && refused(sdk) && textOf(ours) === parseTokenAmount(short || "0", decimals);
    },
  },
  {
    name: "a whole number has no zeros in front, and zero no minus",
    reason: '"-0" gives "0.0", "00012" with 2 gives "0.12"',
    families: /^formatTokenAmount of odd text$/,
    example: ["formatTokenAmount of odd text", ["-0", 7]],
    covers: ({ input, ours, sdk }) => {
      const [amount, decimals] = input as [string, number];
      return /^-?0\d*$/.test(amount) && !refused(sdk) &&
        textOf(ours) === formatTokenAmount(BigInt(amount), decimals);
    },
  },
  {
    name: "constructor arguments of an asset contract are shown",
    reason: "docs/decisions.md humanize: which 17.2.0 drops",
    families: /^buildInvocationTree of any tree/,
    example: ["buildInvocationTree of any tree, but for the values of arguments", assetWithArguments()],
    covers: ({ ours, sdk }) => {
      const shown = JSON.stringify(valueOf(ours));
      return shown !== undefined && /"asset":"[^"]+","constructorArgs":\d+,"type":"sac"/.test(shown) &&
        shown.replace(/("asset":"[^"]+"),"constructorArgs":\d+(,"type":"sac")/g, "$1$2") ===
          JSON.stringify(valueOf(sdk));
    },
  },
  {
    name: "what the network refuses in a tree is shown as malformed, and names that are no text are escaped",
    reason: "docs/decisions.md humanize: every invocation that can be decoded is shown",
    families: /^buildInvocationTree of any tree/,
    example: ["buildInvocationTree of any tree, but for the values of arguments", invocationOf(new Uint8Array([255]))],
    covers: ({ ours }) => /"malformed"|\\\\x[0-9a-f]{2}/.test(JSON.stringify(ours)),
  },
  {
    name: "the name of a function is a symbol of at least one letter",
    reason: "a bad method name is an error at the call",
    families: /^Contract\.call with anything$/,
    example: ["Contract.call with anything", [StrKey.encodeContract(new Uint8Array(32)), "a b", []]],
    covers: ({ ours, sdk }) => codeOf(ours) === "contract/method" && !refused(sdk),
  },
  {
    name: "what the network would refuse as an argument is refused at the call",
    reason: "Contract.call runs validateScVal",
    families: /^Contract\.call with anything$/,
    example: ["Contract.call with anything", [
      StrKey.encodeContract(new Uint8Array(32)),
      "a",
      [ScVal.scvMap([mapEntry(ScVal.scvU32(2)), mapEntry(ScVal.scvU32(1))])],
    ]],
    covers: ({ input, ours, sdk }) =>
      codeOf(ours) === "contract/argument" && !refused(sdk) &&
      (input as [string, string, ScVal[]])[2].some((arg) => validateScVal(arg) !== undefined),
  },
  {
    name: "a key is in a footprint once, and read-write wins",
    reason: "append dedupes; key in both, read-write wins",
    families: /^DwsaDataBuilder setters$/,
    example: ["DwsaDataBuilder setters", [KEYS, [{ call: "appendFootprint", readOnly: [0], readWrite: [0] }]]],
    covers: ({ input, ours, sdk }) => repeatsKeys(input as [unknown, Step[]]) && !refused(ours) && !refused(sdk),
  },
  {
    name: "a list that setFootprint is not given stays as it is",
    reason: "the specification 4.8: null or undefined keeps the existing keys",
    families: /^DwsaDataBuilder setters$/,
    example: ["DwsaDataBuilder setters", [KEYS, [
      { call: "setReadOnly", readOnly: [0] },
      { call: "setFootprint", readOnly: undefined, readWrite: [1] },
    ]]],
    covers: ({ input, ours, sdk }) => leavesListOut(input as [unknown, Step[]]) && !refused(ours) && !refused(sdk),
  },
  {
    name: "a fee is not negative",
    reason: "setResourceFee(-1) gives RangeError",
    families: /^DwsaDataBuilder setters$/,
    example: ["DwsaDataBuilder setters", [KEYS, [{ call: "setResourceFee", fee: -1n }]]],
    covers: ({ input, ours, sdk }) =>
      (input as [unknown, Step[]])[1].some((step) => step.call === "setResourceFee" && BigInt(step.fee) < 0n) &&
      isRangeError(ours) && !refused(sdk),
  },
  {
    name: "creations in the V1 arm are signed in the V2 arm",
    reason: "docs/decisions.md, auth: the host reads each creation into its V2 form and hashes that (host 28.0.2)",
    families: /^(buildAuthorizationEntryPreimage|authorizeEntry)( of a creation)?$/,
    example: ["buildAuthorizationEntryPreimage of a creation", [
      entryOf(ACCOUNT, ScVal.scvVoid(), creationV1()),
      1,
      "network",
    ]],
    covers: ({ input, ours, sdk }) => holdsCreationV1(input) && !refused(ours) && !refused(sdk),
  },
  {
    name: "authorizeInvocation makes legacy credentials unless authV2 is true",
    reason: "the specification 2.8: authV2 is false by default",
    families: /^authorizeInvocation without authV2$/,
    example: ["authorizeInvocation without authV2", [new Uint8Array(32), invocationOf("a"), 1, "network"]],
    covers: ({ ours, sdk }) =>
      valueOf(ours) === "dwsaCredentialsAddress" && valueOf(sdk) === "dwsaCredentialsAddressV2",
  },
  {
    name: "a misspelt parameter is an error",
    reason: "docs/decisions.md, auth: a misspelt option or parameter is an error",
    families: /^authorizeInvocation with a misspelt parameter$/,
    example: [
      "authorizeInvocation with a misspelt parameter",
      [new Uint8Array(32), invocationOf("a"), 1, "network", "expects"],
    ],
    covers: ({ ours, sdk }) => refused(ours) && !refused(sdk),
  },
  {
    name: "a second signature joins the first",
    reason: "two maps, sorted by public key",
    families: /^authorizeEntry by two signers$/,
    example: ["authorizeEntry by two signers", [
      [new Uint8Array(32), entryOf(ACCOUNT)],
      new Uint8Array(32).fill(1),
      1,
      "network",
    ]],
    covers: ({ ours, sdk }) => {
      const [ourSignatures, sdkSignatures] = [signaturesIn(ours), signaturesIn(sdk)];
      return ourSignatures.length === 2 && sdkSignatures.length === 1 && ourSignatures.includes(sdkSignatures[0]!) &&
        ourSignatures[0]! < ourSignatures[1]!;
    },
  },
  {
    name: "only accounts and contracts have delegates, and are them",
    reason: "M/L/B throws",
    families: /^buildWithDelegatesEntry$/,
    example: ["buildWithDelegatesEntry", [entryOf(POOL), 1, []]],
    covers: ({ ours, sdk }) => codeOf(ours) === "auth/invalid-address" && !refused(sdk),
  },
  {
    name: "a signature is not dropped without a word",
    reason: "buildWithDelegatesEntry on a signed entry",
    families: /^buildWithDelegatesEntry$/,
    example: ["buildWithDelegatesEntry", [entryOf(CONTRACT, ScVal.scvBool(true)), 1, []]],
    covers: ({ ours, sdk }) => codeOf(ours) === "auth/already-signed" && !refused(sdk),
  },
  {
    name: "a transaction has at least one operation",
    reason: "docs/decisions.md, transactions: no node takes one without operations",
    families: /^buildTransaction$/,
    example: ["buildTransaction", { ...SAMPLE, operations: [] }],
    covers: ({ input, ours, sdk }) =>
      (input as TransactionCase).operations.length === 0 && isRangeError(ours) && !refused(sdk),
  },
  {
    name: "a contract call has no memo and no muxed source",
    reason: "docs/decisions.md, transactions: nodes refuse both",
    families: /^buildTransaction$/,
    example: ["buildTransaction", { ...SAMPLE, memo: { type: "text", value: "" } }],
    covers: ({ ours, sdk }) => codeOf(ours) === "operation/malformed" && !refused(sdk),
  },
  {
    name: "an age, a gap or bounds of 0 that are written out equal those that are left out",
    reason: "docs/decisions.md, transactions: defaults have one form",
    families: /^buildTransaction$/,
    example: ["buildTransaction", { ...SAMPLE, age: 0n }],
    covers: ({ ours, sdk }) => {
      if (refused(ours) || refused(sdk)) return false;
      const { value } = valueOf(ours) as TransactionEnvelope<"envelopeTypeTx">;
      return value.tx.toXDR("hex") === withoutDefaults(valueOf(sdk));
    },
  },
  {
    name: "sequence numbers and rates are not negative",
    reason: "docs/decisions.md, transactions: no account has such a number, and no node takes such a rate",
    families: /^buildTransaction$/,
    example: ["buildTransaction", { ...SAMPLE, sequence: -1n }],
    covers: ({ input, ours, sdk }) => {
      const { sequence, minSequence = 0n, baseFee } = input as TransactionCase;
      return isRangeError(ours) && !refused(sdk) && [sequence, minSequence, baseFee].some((value) => value < 0n);
    },
  },
  {
    name: "js-stellar-sdk builds operations that the network rejects whatever the ledger holds",
    reason: "tests/operation/malformed_test.ts has each rule: amounts, offers, flags, names, claimants, issuers",
    families: /^operation |^liquidityPoolId$/,
    example: ["operation bumpSequence", { bumpTo: "-1" }],
    covers: ({ ours, sdk }) => codeOf(ours) === "operation/malformed" && !refused(sdk),
  },
  {
    name: "a price without an exact fraction is the nearest one, not the last convergent that fits",
    reason: "docs/decisions.md, prices: the best fraction",
    families: /^operation (manage|createPassive|liquidityPoolDeposit)/,
    example: ["operation createPassiveSellOffer", {
      selling: "native",
      buying: "USD:GABQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQHGPC",
      amount: "1",
      price: { value: "26.762564696", exact: false },
    }],
    covers: ({ input, ours, sdk }) =>
      !refused(ours) && !refused(sdk) && hasNearerPrice(input, valueOf(ours), valueOf(sdk)),
  },
  {
    name: "a price of more than 2^31 - 1 is refused, since no fraction is near",
    reason: "docs/decisions.md, prices: never silently another one",
    families: /^operation (manage|createPassive|liquidityPoolDeposit)/,
    example: ["operation createPassiveSellOffer", {
      selling: "native",
      buying: "USD:GABQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQHGPC",
      amount: "1",
      price: { value: "2147483647.66", exact: false },
    }],
    covers: ({ input, ours, sdk }) =>
      isRangeError(ours) && !refused(sdk) &&
      Object.values(input as object).some((part) => Number(part?.value) > 2 ** 31 - 1),
  },
  {
    name: "the assets of a pool are in the order of their bytes (CAP-38), not of the texts of their issuers",
    reason: "docs/decisions.md, pools: base32 puts A before 2, ASCII does not",
    families: /^operation changeTrust$|^liquidityPoolId$/,
    example: ["liquidityPoolId", [
      "USD:GABQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQHGPC",
      "USD:GA2BXOQEVVLQCTH5VQD64UAV4MG5OF77B4AAHUDYR4DP5IIGF4AAL6QZ",
    ]],
    covers: ({ ours, sdk }) => !refused(ours) && "error" in sdk && /lexicographic order/.test(sdk.error.message),
  },
  {
    name: "a change of trust line flags may change nothing",
    reason: "the network accepts it; operations are read and written alike",
    families: /^operation setTrustLineFlags$/,
    example: ["operation setTrustLineFlags", {
      trustor: "GAAQCAIBAEAQCAIBAEAQCAIBAEAQCAIBAEAQCAIBAEAQCAIBAEAQDZ7H",
      asset: "USD:GABQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQHGPC",
    }],
    covers: ({ ours, sdk }) => !refused(ours) && "error" in sdk && /map of boolean flags/.test(sdk.error.message),
  },
];
