/**
 * Bundles typical imports of the npm package, prints what they weigh beside the same imports of js-stellar-sdk, and fails
 * above a ceiling.
 *
 *     deno task size             # checks
 *     deno task size --write     # also writes the tables into README.md and docs/performance.md
 */

// deno-lint-ignore-file no-console -- a script talks to the terminal

import * as esbuild from "esbuild";
import { parseArgs } from "node:util";
import { constants, gzipSync } from "node:zlib";
import { benchFolder, benchImports, installBenchPackages } from "./bench.ts";
import { buildPackage, linkPackages, packageRoot } from "./_npm.ts";
import { report, root, run } from "./_project.ts";
import { markdownTable, replaceSection } from "./_report.ts";

/** An import and what it may cost. */
export interface Fixture {
  /** The imported names, as the table shows them. */
  readonly name: string;
  /** The whole program. */
  readonly code: string;
  /** Another program: what counts is how much larger the whole one is. */
  readonly without?: string;
  /** The most bytes that it may have, minified and compressed by gzip: about a tenth above what it has. */
  readonly ceiling: number;
  /** Identifiers and paths that must not be in the bundle. */
  readonly absent: readonly string[];
  /** What to import of js-stellar-sdk for the same, where it has the same. */
  readonly same?: Same;
}

/** An import of js-stellar-sdk. */
interface Same {
  /** The imported names. */
  readonly names: string;
  /** The entrypoint, after the name of the package. */
  readonly path: string;
  /** Why ours weighs more than half of it, where it does and is not small. */
  readonly cause?: string;
}

/** Smaller bundles may come nearer to those of js-stellar-sdk. */
const SMALL = 12_000;

const JSON_AND_TEXT = "JSON (SEP-51) and the text for consoles, in every bundle with a wire type";

const CURVES = "node_modules/@noble/curves";
const LEDGER = ["TransactionEnvelope", "LedgerEntry"];
const XDR = "@dwsa/base/shared/xdr.js";
const NATIVES = "nativeToScVal, scValToNative";
const SPEC = "contractSpec, encodeArguments, decodeResult, decodeEvent, contractErrors";

/** The names of `@dwsa/base/approve` that programs use. */
const APPROVE: ReadonlySet<string> = new Set([
  "describeApproval",
  "describeTransaction",
  "formatDescription",
  "signingPolicy",
]);

export const FIXTURES: readonly Fixture[] = [
  {
    name: "xdr.ScVal",
    code: 'export { ScVal } from "@dwsa/base/xdr";',
    ceiling: 10_200,
    absent: [...LEDGER, "Operation"],
    same: { names: "ScVal", path: "/xdr" },
  },
  fixture("Dwsa", 1_800, [XDR, CURVES, "StrKey"], { names: "Soroban" }),
  fixture("StrKey", 4_400, [XDR, CURVES], { names: "StrKey" }),
  fixture("Address", 13_300, [CURVES, ...LEDGER], { names: "Address", cause: JSON_AND_TEXT }),
  fixture("DwsaDataBuilder", 13_400, [CURVES, ...LEDGER], { names: "SorobanDataBuilder", cause: JSON_AND_TEXT }),
  fixture("buildInvocationTree", 14_900, [CURVES, ...LEDGER], { names: "buildInvocationTree" }),
  fixture("humanizeEvents", 14_600, [CURVES, ...LEDGER], { names: "humanizeEvents", cause: JSON_AND_TEXT }),
  fixture("describeApproval, formatDescription", 30_500, [CURVES, ...LEDGER]),
  fixture("describeTransaction, formatDescription", 49_000, [CURVES]),
  fixture("hashTransaction", 22_500, ["LedgerEntry", "bls12-381", "secp256k1"], { names: "Transaction" }),
  fixture(
    "buildTransaction, signTransaction, feeBumpTransaction, readFees",
    47_000, // 4 of which check what nodes reject of operations
    ["bls12-381", "secp256k1"],
    {
      names: "TransactionBuilder, Operation",
      cause: "blinded signing, every operation, and the requests of authorization entries",
    },
  ),
  operation("payment", 1_450),
  operation("setOptions", 800),
  operation("manageSellOffer", 2_050), // with prices
  fixture("Contract", 23_900, [CURVES, ...LEDGER], { names: "Contract" }),
  fixture("contractSpec, decodeResult", 18_500, [CURVES, "ScSpecEntry", ...LEDGER]),
  fixture("contractSpec, encodeArguments", 19_500, [CURVES, "ScSpecEntry", ...LEDGER]),
  fixture(SPEC, 22_500, [CURVES, "ScSpecEntry", ...LEDGER], { names: "Spec", path: "/contract" }),
  fixture("callFunction, contractSpec, contractSpecFromWasm, decodeResult", 34_000, [CURVES, ...LEDGER]),
  added("Contract", "callFunction", "contractSpec, callFunction", 6_100),
  fixture(NATIVES, 19_000, [CURVES, ...LEDGER], { names: NATIVES }),
  added(NATIVES, "contractSpec, …, contractErrors", SPEC, 7_800),
  fixture("authorizeEntry", 36_400, ["TransactionEnvelope", "bls12-381", "secp256k1"], {
    names: "authorizeEntry",
    cause: `blinded signing; ${JSON_AND_TEXT}`,
  }),
  fixture("authorizeEntry, signingPolicy", 45_600, ["TransactionEnvelope", "bls12-381", "secp256k1"]),
];

/** A program that imports `name` from the root and uses all of it; `same` is what js-stellar-sdk has for that. */
function fixture(name: string, ceiling: number, absent: readonly string[], same?: Partial<Same>): Fixture {
  const names = name.split(", ");
  const code = [
    exportOf(names.filter((one) => !APPROVE.has(one)), "@dwsa/base"),
    exportOf(names.filter((one) => APPROVE.has(one)), "@dwsa/base/approve"),
  ].join("");
  return {
    name,
    code,
    ceiling,
    absent,
    ...(same === undefined ? {} : { same: { names: name, path: "/base", ...same } }),
  };
}

function exportOf(names: readonly string[], entrypoint: string): string {
  return names.length === 0 ? "" : `export { ${names.join(", ")} } from "${entrypoint}";`;
}

/** What the function of an operation adds to a program that builds transactions. */
function operation(name: string, ceiling: number): Fixture {
  const without = 'export { buildTransaction } from "@dwsa/base/transaction";';
  const code = `${without} export { ${name} } from "@dwsa/base/operation";`;
  return { name: `added to buildTransaction by ${name}`, code, without, ceiling, absent: ["bls12-381", "secp256k1"] };
}

/** What interfaces add to a program that imports `others`: `names`, which the table calls `by`. */
function added(others: string, by: string, names: string, ceiling: number): Fixture {
  const absent = [CURVES, "ScSpecEntry", ...LEDGER];
  const { code } = fixture(others, ceiling, absent);
  return { ...fixture(`${others}, ${names}`, ceiling, absent), name: `added to ${others} by ${by}`, without: code };
}

/** What is wrong with the size of a bundle beside that of js-stellar-sdk, or `undefined`. */
export function halfError({ name, same }: Fixture, bytes: number, sdkBytes: number): string | undefined {
  const isAbove = bytes > Math.max(SMALL, sdkBytes / 2);
  if (isAbove === (same?.cause !== undefined)) return undefined;
  return isAbove
    ? `${name}: ${bytes} bytes are above half of the ${sdkBytes} of js-stellar-sdk: say why, or save some`
    : `${name}: ${bytes} bytes are no longer above half of the ${sdkBytes} of js-stellar-sdk: remove the cause`;
}

/** The size of a fixture, and the names in it that should be absent. */
interface Measured {
  readonly fixture: Fixture;
  readonly bytes: number;
  readonly found: readonly string[];
}

async function measure(fixture: Fixture): Promise<Measured> {
  const [small] = await bundle(fixture.code, true);
  const [named, inputs] = await bundle(fixture.code, false);
  const text = `${named}\n${inputs.join("\n")}`;
  const rest = fixture.without === undefined ? 0 : compressed((await bundle(fixture.without, true))[0]);
  return {
    fixture,
    bytes: compressed(small) - rest,
    found: fixture.absent.filter((name) => new RegExp(`(?<![\\w$])${RegExp.escape(name)}(?![\\w$])`).test(text)),
  };
}

/** How many bytes a text has after gzip. */
function compressed(text: string): number {
  return gzipSync(text, { level: constants.Z_BEST_COMPRESSION }).length;
}

/** The package that the sizes are compared with, and its version. */
const OTHER = "@stellar/stellar-sdk";
const OTHER_NAME = `js-stellar-sdk ${benchImports()[OTHER]!.split("@").at(-1)}`;

/** The sizes beside those of js-stellar-sdk. */
interface Comparison {
  /** The table, and the causes of what is above half. */
  readonly text: string;
  readonly errors: readonly string[];
}

/** Compares the sizes; `undefined` where js-stellar-sdk cannot be installed, which it says. */
async function compare(measured: readonly Measured[]): Promise<Comparison | undefined> {
  try {
    await installBenchPackages();
  } catch (error) {
    console.warn(`NOT COMPARED: ${OTHER_NAME} is not there. ${(error as Error).message}`);
    return undefined;
  }
  const rows: string[][] = [];
  const causes: string[] = [];
  const errors: string[] = [];
  for (const { fixture, bytes } of measured) {
    const { name, same } = fixture;
    if (same === undefined) continue;
    const [code] = await bundle(`export { ${same.names} } from "${OTHER}${same.path}";`, true, benchFolder);
    const sdkBytes = compressed(code);
    rows.push([`\`${name}\``, `\`${same.names}\``, kilo(bytes), kilo(sdkBytes), (bytes / sdkBytes).toFixed(2)]);
    if (same.cause !== undefined) causes.push(`- \`${name}\`: ${same.cause}`);
    const error = halfError(fixture, bytes, sdkBytes);
    if (error !== undefined) errors.push(error);
  }
  const table = markdownTable(["import", OTHER_NAME, "ours", "theirs", "ratio"], rows);
  return { text: `${table}\n\nAbove ${kilo(SMALL)} and above half:\n\n${causes.join("\n")}`, errors };
}

/** The bundle, and the files that have a part in it. `from` is the folder whose node_modules has the package. */
async function bundle(
  code: string,
  minifyIdentifiers: boolean,
  from: URL = new URL("..", packageRoot),
): Promise<[string, string[]]> {
  const { outputFiles, metafile } = await esbuild.build({
    stdin: { contents: code, resolveDir: from.pathname },
    bundle: true,
    write: false,
    metafile: true,
    format: "esm",
    target: "es2022",
    minifyWhitespace: true,
    minifySyntax: true,
    minifyIdentifiers,
    preserveSymlinks: true, // the dependencies are found beside the links, not beside what they lead to
    legalComments: "none",
    logLevel: "silent",
  });
  const inputs = Object.values(metafile.outputs).flatMap(({ inputs }) => Object.entries(inputs));
  return [outputFiles[0]!.text, inputs.filter(([, { bytesInOutput }]) => bytesInOutput > 0).map(([path]) => path)];
}

/** The number and the size of the files below a directory. */
function weigh(directory: URL): { files: number; bytes: number } {
  const sum = { files: 0, bytes: 0 };
  for (const { name, isDirectory } of Deno.readDirSync(directory)) {
    const part = isDirectory
      ? weigh(new URL(`${name}/`, directory))
      : { files: 1, bytes: Deno.statSync(new URL(name, directory)).size };
    sum.files += part.files;
    sum.bytes += part.bytes;
  }
  return sum;
}

const kilo = (bytes: number) => `${(bytes / 1e3).toFixed(1)} kB`;
const mega = (bytes: number) => `${(bytes / 1e6).toFixed(2)} MB`;

/** The most bytes that the installed package may have. */
const INSTALL_CEILING = 3_300_000;

/** The most bytes that the package as one module may have, compressed by gzip. */
const BUNDLE_CEILING = 124_000;

if (import.meta.main) {
  const { values } = parseArgs({ args: Deno.args, options: { write: { type: "boolean" } } });
  await buildPackage();
  const dependencies = await linkPackages();
  const measured: Measured[] = [];
  const errors: string[] = [];
  for (const fixture of FIXTURES) {
    await measure(fixture).then(
      (result) => measured.push(result),
      (error: Error) => errors.push(`${fixture.name}: ${error.message}`),
    );
  }
  const beside = await compare(measured);
  await esbuild.stop();
  const whole = compressed(Deno.readTextFileSync(new URL("bundle.js", packageRoot)));

  const own = weigh(packageRoot);
  const all = dependencies.map(weigh).reduce((a, b) => ({ files: a.files + b.files, bytes: a.bytes + b.bytes }), own);
  const table = markdownTable(
    ["import", "gzip", "ceiling"],
    measured.map(({ fixture, bytes }) => [`\`${fixture.name}\``, kilo(bytes), kilo(fixture.ceiling)]),
  );
  const install = `Installed: ${mega(own.bytes)} in ${own.files} files; with all dependencies ${mega(all.bytes)} in ` +
    `${all.files} files. All in one module, \`@dwsa/base/bundle\`: ${kilo(whole)} of gzip.`;
  console.log(`${table}\n\n${install}${beside === undefined ? "" : `\n\n${beside.text}`}`);

  if (values.write) {
    const sections = { "README.md": `${table}\n\n${install}`, "docs/performance.md": beside?.text };
    for (const [path, section] of Object.entries(sections)) {
      if (section === undefined) continue;
      const file = new URL(path, root);
      Deno.writeTextFileSync(file, replaceSection(Deno.readTextFileSync(file), "size", section));
      await run([Deno.execPath(), "fmt", "--quiet", path]);
    }
  }
  for (const { fixture: { name, ceiling }, bytes, found } of measured) {
    if (bytes > ceiling) errors.push(`${name}: ${bytes} bytes are above the ceiling of ${ceiling}`);
    errors.push(...found.map((what) => `${name}: the bundle holds ${what}`));
  }
  if (whole > BUNDLE_CEILING) errors.push(`bundle.js: ${whole} bytes are above ${BUNDLE_CEILING}`);
  if (own.bytes > INSTALL_CEILING) errors.push(`the package: ${own.bytes} bytes are above ${INSTALL_CEILING}`);
  errors.push(...beside?.errors ?? []);
  report(errors, "all within their ceilings");
}
