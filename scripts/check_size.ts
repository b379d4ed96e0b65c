/**
 * Bundles typical imports of the npm package. Fails if a bundle exceeds its ceiling, or contains code that it does not
 * need.
 *
 *     deno task size             # checks
 *     deno task size --write     # also writes the tables in the documents
 */

// deno-lint-ignore-file no-console -- a script prints to the terminal

import * as esbuild from "esbuild";
import { parseArgs } from "node:util";
import { constants, gzipSync } from "node:zlib";
import { benchFolder, benchImports, installBenchPackages } from "./bench.ts";
import { buildPackage, packageRoot } from "./build_npm.ts";
import { filesBelow, report, root, run } from "./_project.ts";
import { REQUESTS } from "../tests/differential/programs/_programs.ts";
import { markdownTable, replaceSection } from "./_report.ts";

/** An import and its size limit. */
interface Fixture {
  /** The imported names. */
  readonly names: string;
  /** Whether the table of imports in docs/performance.md has a row for it. */
  readonly listed?: boolean;
  /** The entrypoint of each name that is not exported by the root. */
  readonly from?: Readonly<Record<string, string>>;
  /** Names of a base program: only the size difference counts. */
  readonly without?: string;
  /** Label of the base program in the table, if it has too many names. */
  readonly as?: string;
  /** Maximum size of the minified and gzipped bundle in bytes. */
  readonly ceiling: number;
  /** Identifiers and paths that must not be in the bundle. */
  readonly absent: readonly string[];
  /** Equivalent names and entrypoint of js-stellar-sdk, if any. */
  readonly same?: readonly [names: string, path: string];
}

const CURVES = "node_modules/@noble/curves";
const OTHER_CURVES = ["bls12-381", "secp256k1"];
const LEDGER = ["TransactionEnvelope", "LedgerEntry"];
const NO_XDR = ["@dwsa/base/shared/xdr.js", CURVES];
const VALUES = [CURVES, ...LEDGER];
const SPEC = [CURVES, "ScSpecEntry", ...LEDGER];
const ALL_OF_SPEC = "contractSpec, encodeArguments, decodeResult, decodeEvent, contractErrors";
const NATIVES = "nativeToScVal, scValToNative";
const APPROVE = Object.fromEntries(
  [
    ["comparePolicies", "/compare"],
    ["describeRequest", "/describe"],
    ["descriptionLines", "/describe"],
    ["formatDescription", "/describe"],
    ["signingPolicy", "/policy"],
  ],
);
const ACCOUNTS = Object.fromEntries(
  [
    ...["authContexts", "accountDigest", "encodeAccountSignature", "decodeAccountSignature", "delegatedEntry"],
    ...["resolveDelegatedRequests", "checkAccountEntries"],
  ].map((name) => [name, "/accounts"]),
);
const WEB = Object.fromEntries([
  ...["readChallenge", "verifyChallenge", "verifyContractChallenge"].map((name) => [name, "/webauth"]),
  ...["parseRequestUri", "verifyRequestUri"].map((name) => [name, "/uri"]),
]);
const TABLES = { ledgerRows: "/ledger", readLedger: "/ledger" };
const SIGN_ACCOUNTS = Object.keys(ACCOUNTS).slice(0, 5).join(", ");

/** The functions of a client. */
const CLIENT = "createClient, contractClient, httpRequest";
const PARTS: Readonly<Record<string, string>> = {
  "/auth": "approvalRequest, authorizeEntries, buildWithDelegatesEntry, parseWalletSignature",
  "/contract": "contractCodeKey, contractIdFromAsset, contractIdFromDeployer, withAuth",
  "/humanize":
    "eventsFromMeta, explainError, formatInvocationTree, formatScVal, humanizeEvents, tokenMovements, traceCalls",
  "/policy": "policyFrom",
  "/spec": "contractErrors, contractSpec, decodeResult, encodeArguments",
  "/transaction": "assembleTransaction, buildTransaction, checkTransaction, createContract, explainResult, " +
    "feeBumpTransaction, hashTransaction, " +
    "invokeContractFunction, readAccount, readEvents, readLedgerEntries, readSendResult, readSimulation, " +
    "readTransactionResult, restoreFootprint, signTransaction, transactionRequest, uploadWasm",
  "/xdr": "requiredProtocol",
};
const FROM_CLIENT = Object.fromEntries([
  ...CLIENT.split(", ").map((name) => [name, "/client"]),
  ...Object.entries(PARTS).flatMap(([from, names]) => names.split(", ").map((name) => [name, from])),
]);

/** Programs also written with js-stellar-sdk. */
const PROGRAMS = {
  call: ["contract call by a wallet", "[stellar/laboratory](https://github.com/stellar/laboratory)"],
  payment: ["payment of x402", "[@x402/stellar](https://www.npmjs.com/package/@x402/stellar) 2.9.0"],
} as const;

/** Returns the import of an operation function, measured on top of a program that builds transactions. */
const operation = (name: string, ceiling: number): Fixture => (
  { names: name, from: { [name]: "/operation" }, without: "buildTransaction", ceiling, absent: OTHER_CURVES }
);

const listed = true;

// deno-fmt-ignore -- a table
const FIXTURES: readonly Fixture[] = [
  { listed, names: "ScVal", from: { ScVal: "/xdr" }, ceiling: 11_600, absent: [...LEDGER, "Operation"], same: ["ScVal", "/xdr"] },
  { names: "Dwsa", ceiling: 2_220, absent: [...NO_XDR, "StrKey"], same: ["Soroban", "/base"] },
  { listed, names: "StrKey", ceiling: 4_850, absent: NO_XDR, same: ["StrKey", "/base"] },
  { listed, names: "Address", ceiling: 14_900, absent: VALUES, same: ["Address", "/base"] },
  { names: "DwsaDataBuilder", ceiling: 14_250, absent: VALUES, same: ["SorobanDataBuilder", "/base"] },
  { listed, names: "buildInvocationTree", ceiling: 15_650, absent: VALUES, same: ["buildInvocationTree", "/base"] },
  { listed, names: "humanizeEvents", ceiling: 15_800, absent: VALUES, same: ["humanizeEvents", "/base"] },
  { listed, names: "describeRequest, formatDescription", from: APPROVE, ceiling: 79_400, absent: OTHER_CURVES },
  { listed, names: "authorizeEntry, signTransaction, describeRequest, formatDescription", from: APPROVE,
    ceiling: 83_950, absent: ["comparePolicies", ...OTHER_CURVES] }, // what a wallet needs
  { names: "descriptionLines", from: APPROVE, without: "describeRequest", ceiling: 3_900, absent: OTHER_CURVES },
  { names: "flowsOf", ceiling: 31_850, absent: OTHER_CURVES },
  { listed, names: "eventsFromMeta, tokenMovements, humanizeEvents", ceiling: 24_400, absent: VALUES },
  { listed, names: "identify", from: { identify: "/catalogue" }, ceiling: 43_000, absent: [CURVES] }, // decodes every type
  { names: "hashTransaction", ceiling: 20_150, absent: ["LedgerEntry", ...OTHER_CURVES], same: ["Transaction", "/base"] },
  { listed, names: "buildTransaction, signTransaction, feeBumpTransaction, readFees", ceiling: 47_000, absent: OTHER_CURVES,
    same: ["TransactionBuilder, Operation", "/base"] },
  operation("payment", 1_550),
  operation("setOptions", 800),
  operation("manageSellOffer", 2_200), // with prices
  { listed, names: "Contract", ceiling: 22_150, absent: VALUES, same: ["Contract", "/base"] },
  { names: "contractSpec, decodeResult", ceiling: 22_100, absent: SPEC },
  { names: "contractSpec, encodeArguments", ceiling: 23_350, absent: SPEC },
  { names: ALL_OF_SPEC, ceiling: 26_550, absent: SPEC, same: ["Spec", "/contract"] },
  { listed, names: "callFunction, contractSpec, contractSpecFromWasm, decodeResult", ceiling: 33_900, absent: VALUES },
  { names: "contractSpec, callFunction", without: "Contract", ceiling: 8_100, absent: SPEC },
  { names: "assetSpec", without: "contractSpec", ceiling: 700, absent: SPEC },
  { listed, names: NATIVES, ceiling: 20_100, absent: VALUES, same: [NATIVES, "/base"] },
  { names: ALL_OF_SPEC, without: NATIVES, ceiling: 9_700, absent: SPEC },
  { listed, names: "authorizeEntry", ceiling: 35_300, absent: ["TransactionEnvelope", ...OTHER_CURVES], same: ["authorizeEntry", "/base"] },
  { listed, names: "authorizeEntry, signTransaction, signingPolicy", from: APPROVE, ceiling: 68_500,
    absent: ["comparePolicies", ...OTHER_CURVES] },
  { names: "comparePolicies", from: APPROVE, without: "signingPolicy", ceiling: 19_350, absent: [CURVES] },
  { names: SIGN_ACCOUNTS, from: ACCOUNTS, without: "authorizeEntry", ceiling: 5_600, absent: ["TransactionEnvelope", ...OTHER_CURVES] },
  { names: "resolveDelegatedRequests", from: ACCOUNTS, ceiling: 19_850, absent: ["TransactionEnvelope", CURVES] },
  { listed, names: CLIENT, from: FROM_CLIENT, ceiling: 115_300, absent: [...OTHER_CURVES, "comparePolicies"], same: ["Client", "/contract"] },
  { names: CLIENT, from: FROM_CLIENT, without: Object.values(PARTS).join(", "), as: "the client's parts", ceiling: 17_000, absent: OTHER_CURVES },
  { listed, names: "createClient, contractClient", from: FROM_CLIENT, ceiling: 113_700, absent: ["comparePolicies", ...OTHER_CURVES] },
  { names: "watchEvents", from: { ...FROM_CLIENT, watchEvents: "/client" }, without: "createClient", ceiling: 700, absent: OTHER_CURVES },
  { names: "explainResult", from: FROM_CLIENT, without: "checkTransaction, readTransactionResult", ceiling: 4_600, absent: OTHER_CURVES },
  { names: "createTestNetwork", from: { ...FROM_CLIENT, createTestNetwork: "/testing" }, without: "createClient", ceiling: 9_500,
    absent: OTHER_CURVES },
  { listed, names: "readChallenge", from: WEB, ceiling: 20_750, absent: OTHER_CURVES },
  { names: "verifyChallenge", from: WEB, ceiling: 38_300, absent: OTHER_CURVES },
  { names: "verifyContractChallenge", from: WEB, ceiling: 38_700, absent: OTHER_CURVES },
  { listed, names: "parseRequestUri", from: WEB, ceiling: 20_050, absent: OTHER_CURVES },
  { names: "verifyRequestUri", from: WEB, without: "parseRequestUri", ceiling: 14_100, absent: OTHER_CURVES },
  { listed, names: "readLedger, ledgerRows", from: TABLES, ceiling: 39_300, absent: [CURVES] },
  { names: "checkAccountEntries", from: ACCOUNTS, without: "authorizeEntry", ceiling: 3_900, absent: ["TransactionEnvelope", ...OTHER_CURVES] },
];

/** Maximum sizes in bytes: the installed package, and the gzipped single module. */
const [INSTALL_CEILING, BUNDLE_CEILING] = [3_420_000, 127_500];

const compressed = (text: string) => gzipSync(text, { level: constants.Z_BEST_COMPRESSION }).length;
const kilo = (bytes: number) => `${(bytes / 1e3).toFixed(1)} kB`;

/** Bundles a program that imports and uses all names. */
function bundle(names: string, pathOf: (name: string) => string, from: URL, isReadable = false): Promise<string> {
  const contents = names.split(", ").map((name) => `export { ${name} } from "${pathOf(name)}";`).join("");
  return bundleCode(contents, from, isReadable);
}

/** Bundles code in a folder with its imports; readable output ends with the paths of the bundled files. */
async function bundleCode(contents: string, from: URL, isReadable = false): Promise<string> {
  const { outputFiles, metafile } = await esbuild.build({
    stdin: { contents, resolveDir: from.pathname, loader: "ts" },
    bundle: true,
    write: false,
    metafile: true,
    format: "esm",
    target: "es2022",
    minifyWhitespace: true,
    minifySyntax: true,
    minifyIdentifiers: !isReadable,
    preserveSymlinks: true, // resolve dependencies next to the links, not next to their targets
    legalComments: "none",
    logLevel: "silent",
  });
  const inputs = Object.values(metafile.outputs).flatMap(({ inputs }) => Object.entries(inputs))
    .filter(([, { bytesInOutput }]) => bytesInOutput > 0).map(([path]) => path);
  return outputFiles[0]!.text + (isReadable ? `\n${inputs.join("\n")}` : "");
}

/** Returns the size of a fixture in bytes. */
async function measure({ names, from = {}, without, absent, ceiling }: Fixture, errors: string[]): Promise<number> {
  const folder = new URL("..", packageRoot);
  const pathOf = (name: string) => `@dwsa/base${from[name] ?? ""}`;
  const all = without === undefined ? names : `${without}, ${names}`;
  const rest = without === undefined ? 0 : compressed(await bundle(without, pathOf, folder));
  const bytes = compressed(await bundle(all, pathOf, folder)) - rest;
  const words = new Set((await bundle(all, pathOf, folder, true)).split(/[^\w$./@-]+|(?<=\w)\.(?=\w)/));
  const text = [...words].join("\n");
  const found = absent.filter((name) => name.includes("/") ? text.includes(name) : words.has(name));
  errors.push(...found.map((name) => `${all}: the bundle contains ${name}`));
  if (bytes > ceiling) errors.push(`${all}: ${bytes} bytes are above the ceiling of ${ceiling}`);
  return bytes;
}

/** Returns the table that compares the sizes with those of js-stellar-sdk. */
async function comparison(sizes: readonly number[]): Promise<string> {
  const name = "@stellar/stellar-sdk";
  await installBenchPackages();
  const rows: string[][] = [];
  for (const [i, { names, same }] of FIXTURES.entries()) {
    if (same === undefined) continue;
    const theirs = compressed(await bundle(same[0], () => name + same[1], benchFolder));
    rows.push([`\`${names}\``, `\`${same[0]}\``, kilo(sizes[i]!), kilo(theirs), (sizes[i]! / theirs).toFixed(2)]);
  }
  return markdownTable([
    "import",
    `js-stellar-sdk ${benchImports()[name]!.split("@").at(-1)}`,
    "ours",
    "theirs",
    "ratio",
  ], rows);
}

/** Returns the table that compares the programs with those written with js-stellar-sdk. */
async function programs(): Promise<string> {
  await installBenchPackages();
  const folders = [new URL("..", packageRoot), benchFolder];
  const rows: string[][] = [];
  for (const [name, [title, origin]] of Object.entries(PROGRAMS)) {
    const sources = [name, `${name}_sdk`].map((file) =>
      Deno.readTextFileSync(new URL(`tests/differential/programs/${file}.ts`, root))
    );
    const lines = sources.map((text) => text.split("\n").filter((line) => /^(?!\s*(\/|\*|$))/.test(line)).length);
    const sizes = [];
    for (const [i, text] of sources.entries()) sizes.push(compressed(await bundleCode(text, folders[i]!)));
    const requests = REQUESTS[name]!;
    rows.push([
      ...[title, origin, ...[lines, requests].map(([ours, theirs]) => `${ours} / ${theirs}`)],
      ...[sizes.map(kilo).join(" / "), (sizes[0]! / sizes[1]!).toFixed(2)],
    ]);
  }
  return markdownTable(["program", "modeled on", "lines", "requests", "bundle, gzip", "ratio"], rows);
}

function write(path: string, section: string, name = "size"): void {
  const file = new URL(path, root);
  Deno.writeTextFileSync(file, replaceSection(Deno.readTextFileSync(file), name, section));
}

if (import.meta.main) {
  const { values } = parseArgs({ args: Deno.args, options: { write: { type: "boolean" } } });
  await buildPackage();
  const errors: string[] = [];
  const sizes: number[] = [];
  for (const fixture of FIXTURES) sizes.push(await measure(fixture, errors));
  const files = filesBelow("dist/npm").map((path) => Deno.statSync(new URL(path, root)).size);
  const installed = files.reduce((sum, size) => sum + size);
  const whole = compressed(Deno.readTextFileSync(new URL("bundle.js", packageRoot)));
  if (installed > INSTALL_CEILING) errors.push(`the package: ${installed} bytes are above ${INSTALL_CEILING}`);
  if (whole > BUNDLE_CEILING) errors.push(`bundle.js: ${whole} bytes are above ${BUNDLE_CEILING}`);

  const rows = FIXTURES.map(({ names, without, as = `\`${without}\``, ceiling }, i) => [
    ...[without === undefined ? `\`${names}\`` : `added to ${as} by \`${names}\``],
    ...[kilo(sizes[i]!), kilo(ceiling)],
  ]);
  console.log(markdownTable(["import", "gzip", "ceiling"], rows));
  const short = rows.filter((_, i) => FIXTURES[i]!.listed).map((row) => row.slice(0, 2));
  const section = `${markdownTable(["import", "gzip"], short)}\n\n` +
    `Installed: ${(installed / 1e6).toFixed(2)} MB in ${files.length} files. ` +
    `The root entrypoint as one module, \`@dwsa/base/bundle\`: ${kilo(whole)} gzipped.`;
  console.log(section);
  if (values.write) {
    write("docs/performance.md", section, "imports");
    write("docs/performance.md", await comparison(sizes));
    write("docs/migrating.md", await programs(), "programs");
    await run([Deno.execPath(), "fmt", "--quiet", "docs/performance.md", "docs/migrating.md"]);
  }
  await esbuild.stop();
  report(errors, "all within their ceilings");
}
