/**
 * Every name that js-stellar-sdk exports is also exported here, with `Dwsa` instead of `Soroban`, or docs/migrating.md
 * lists it with its replacement, or with the reason why there is none.
 */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import * as sdk from "@stellar/stellar-sdk/base";
import * as base from "@dwsa/base";
import * as compare from "@dwsa/base/compare";
import * as describe from "@dwsa/base/describe";
import * as policy from "@dwsa/base/policy";
import * as catalogue from "@dwsa/base/catalogue";
import * as json from "@dwsa/base/json";
import * as operation from "@dwsa/base/operation";
import * as transaction from "@dwsa/base/transaction";

const EXPORTED: Readonly<Record<string, unknown>> = {
  ...base,
  ...compare,
  ...describe,
  ...policy,
  ...catalogue,
  ...json,
  ...operation,
  ...transaction,
};

/** The rows of the table in docs/migrating.md: the missing names, and their replacements. */
const ROWS: readonly (readonly [names: readonly string[], here: string])[] = Array.from(
  /## Names that are not here\n([^]*)/.exec(
    readFileSync(new URL("../../docs/migrating.md", import.meta.url), "utf8"),
  )![1]!.matchAll(/^\| (`.*?) +\| (.*?) +\|$/gm),
  ([, names, here]) => [codeOf(names!), here!],
);

/** Code in the table that is not an export: values, parameters and fields. */
const NOT_EXPORTED =
  /^("|(timeBounds: "unbounded"|line: \{ pool \}|accountSequence|bigint|claimants|memo|type|value\.id|i|result\.result\.value\S+)$)/;

function codeOf(cell: string): string[] {
  return Array.from(cell.matchAll(/`([^`]+)`/g), ([, code]) => code!);
}

const ofOurs = (name: string) => name.replaceAll("Soroban", "Dwsa");

function isExported(path: string): boolean {
  let at: unknown = EXPORTED;
  for (const step of path.split(".")) {
    if (!(step in Object(at))) return false;
    at = (at as Record<string, unknown>)[step];
  }
  return true;
}

test("docs/migrating.md lists exactly the names of the base entrypoint of js-stellar-sdk that are not here", () => {
  const missing = Object.keys(sdk).filter((name) => !isExported(ofOurs(name)));
  assert.deepEqual(missing.sort(), ROWS.flatMap(([names]) => names).sort());
});

for (const [names, here] of ROWS) {
  test(`docs/migrating.md names exports in place of ${names.join(", ")}, or says that there are none`, () => {
    const exports = codeOf(here).filter((code) => !NOT_EXPORTED.test(code));
    assert.ok(exports.length > 0 || here.startsWith("not here: "));
    for (const name of exports) assert.ok(isExported(name), name);
  });
}

/** The patterns of the names in `xdr` that are not here, and their replacements. */
const PATTERNS: readonly (readonly [pattern: RegExp, here: string])[] = [
  [/^[A-Z][A-Z0-9_]+$/, "constants of the protocol: not exported; the wire types check lengths"],
  [/^(encode|decode)(Array|Bytes)$/, "the structs and unions that contain them"],
  [/^(expect|is)UnionVariant$/, "a comparison of `type`"],
  [/^(bigIntTo\d+Parts|partsTo\d+BigInt)$/, "an integer is one bigint"],
  [/^(BaseType|BigIntValue|BytesValue|EnumValue|Value|XdrError|XdrString|xdrString)$/, "the machinery of its codec"],
  [/^(Ui|I)nt(32|64|128|256)$/, "number, bigint; 32 bytes for Uint256"],
  [
    /^(AssetCode(4|12)|ContractId|DataValue|EncodedLedgerKey|EncryptedBody|Hash|PoolId|ScBytes|Signature|SignatureHint|Thresholds|UpgradeType|Uint256Bytes)$/,
    "a Uint8Array",
  ],
  [/^Error$/, "`SError`"],
];

test("every name in xdr of js-stellar-sdk is here, or is the class of an arm, or has a pattern", () => {
  const unions = Object.keys(base.xdr).filter((name) => {
    const type = (base.xdr as Record<string, unknown>)[name];
    return typeof type === "function" && "fromXDR" in type;
  });
  const unexplained = Object.keys(sdk.xdr).filter((name) => {
    if (ofOurs(name) in base.xdr) return false;
    if (PATTERNS.some(([pattern]) => pattern.test(name))) return false;
    // The longest union name that is a prefix: ScVal of ScValU32, LedgerKey of LedgerKeyAccountArm.
    const union = unions.filter((one) => ofOurs(name).startsWith(one)).sort((a, b) => b.length - a.length)[0];
    return union === undefined;
  });
  assert.deepEqual(unexplained, []);
  for (const [pattern] of PATTERNS) {
    assert.ok(Object.keys(sdk.xdr).some((name) => !(ofOurs(name) in base.xdr) && pattern.test(name)), `${pattern}`);
  }
});

test("a field of an arm in js-stellar-sdk is undefined here: code in JavaScript must read `value`", () => {
  const value = base.xdr.ScVal.scvU32(7) as unknown as { readonly u32?: number; readonly value: number };
  assert.deepEqual([value.u32, value.value], [undefined, 7]);
});
