/**
 * Bundles typical imports of the npm package, prints what they weigh and fails above a ceiling.
 *
 *     deno task size             # checks
 *     deno task size --write     # also writes the table into README.md
 */

// deno-lint-ignore-file no-console -- a script talks to the terminal

import * as esbuild from "esbuild";
import { parseArgs } from "node:util";
import { constants, gzipSync } from "node:zlib";
import { buildPackage, linkPackages, packageRoot } from "./_npm.ts";
import { report, root, run } from "./_project.ts";
import { markdownTable, replaceSection } from "./_report.ts";

/** An import and what it may cost. */
export interface Fixture {
  /** The imported names, as the table shows them. */
  readonly name: string;
  /** The whole program. */
  readonly code: string;
  /** The most bytes that it may have, minified and compressed by gzip. */
  readonly ceiling: number;
  /** Identifiers and paths that must not be in the bundle. */
  readonly absent: readonly string[];
}

const CURVES = "node_modules/@noble/curves";
const LEDGER = ["TransactionEnvelope", "LedgerEntry"];
const XDR = "@dwsa/base/shared/xdr.js";

export const FIXTURES: readonly Fixture[] = [
  {
    name: "xdr.ScVal",
    code: 'export { ScVal } from "@dwsa/base/xdr";',
    ceiling: 9_700,
    absent: [...LEDGER, "Operation"],
  },
  fixture("Dwsa", 1_800, [XDR, CURVES, "StrKey"]),
  fixture("StrKey", 4_400, [XDR, CURVES]),
  fixture("Address", 13_700, [CURVES, ...LEDGER]),
  fixture("DwsaDataBuilder", 13_000, [CURVES, ...LEDGER]),
  fixture("buildInvocationTree", 15_400, [CURVES, ...LEDGER]),
  fixture("humanizeEvents", 14_700, [CURVES, ...LEDGER]),
  fixture("describeApproval, formatApproval", 25_700, [CURVES, ...LEDGER]),
  fixture("hashTransaction", 22_500, ["LedgerEntry", "bls12-381", "secp256k1"]),
  fixture("buildTransaction, signTransaction, feeBumpTransaction, readFees", 42_000, ["bls12-381", "secp256k1"]),
  fixture("Contract", 24_400, [CURVES, ...LEDGER]),
  fixture("contractSpec, decodeResult", 17_500, [CURVES, "ScSpecEntry", ...LEDGER]),
  fixture("contractSpec, encodeArguments", 19_500, [CURVES, "ScSpecEntry", ...LEDGER]),
  fixture("contractSpec, encodeArguments, decodeResult, decodeEvent, contractErrors", 22_500, [CURVES, "ScSpecEntry"]),
  fixture("callFunction, contractSpec, contractSpecFromWasm, decodeResult", 34_000, [CURVES, ...LEDGER]),
  fixture("nativeToScVal, scValToNative", 19_000, [CURVES, ...LEDGER]),
  fixture("authorizeEntry", 36_600, ["TransactionEnvelope", "bls12-381", "secp256k1"]),
  fixture("authorizeEntry, signingPolicy", 46_000, ["TransactionEnvelope", "bls12-381", "secp256k1"]),
];

/** A program that imports `name` from the root and uses all of it. */
function fixture(name: string, ceiling: number, absent: readonly string[]): Fixture {
  return { name, code: `export { ${name} } from "@dwsa/base";`, ceiling, absent };
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
  return {
    fixture,
    bytes: gzipSync(small, { level: constants.Z_BEST_COMPRESSION }).length,
    found: fixture.absent.filter((name) => new RegExp(`(?<![\\w$])${RegExp.escape(name)}(?![\\w$])`).test(text)),
  };
}

/** The bundle, and the files that have a part in it. */
async function bundle(code: string, minifyIdentifiers: boolean): Promise<[string, string[]]> {
  const { outputFiles, metafile } = await esbuild.build({
    stdin: { contents: code, resolveDir: new URL("..", packageRoot).pathname },
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
const INSTALL_CEILING = 3_200_000;

/** The most bytes that the package as one module may have, compressed by gzip. */
const BUNDLE_CEILING = 132_000;

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
  await esbuild.stop();
  const whole = gzipSync(Deno.readFileSync(new URL("bundle.js", packageRoot)), { level: constants.Z_BEST_COMPRESSION });

  const own = weigh(packageRoot);
  const all = dependencies.map(weigh).reduce((a, b) => ({ files: a.files + b.files, bytes: a.bytes + b.bytes }), own);
  const table = markdownTable(
    ["import", "gzip", "ceiling"],
    measured.map(({ fixture, bytes }) => [`\`${fixture.name}\``, kilo(bytes), kilo(fixture.ceiling)]),
  );
  const install = `Installed: ${mega(own.bytes)} in ${own.files} files; with all dependencies ${mega(all.bytes)} in ` +
    `${all.files} files. All in one module, \`@dwsa/base/bundle\`: ${kilo(whole.length)} of gzip.`;
  console.log(`${table}\n\n${install}`);

  if (values.write) {
    const readme = new URL("README.md", root);
    Deno.writeTextFileSync(readme, replaceSection(Deno.readTextFileSync(readme), "size", `${table}\n\n${install}`));
    await run([Deno.execPath(), "fmt", "--quiet", "README.md"]);
  }
  for (const { fixture: { name, ceiling }, bytes, found } of measured) {
    if (bytes > ceiling) errors.push(`${name}: ${bytes} bytes are above the ceiling of ${ceiling}`);
    errors.push(...found.map((what) => `${name}: the bundle holds ${what}`));
  }
  if (whole.length > BUNDLE_CEILING) errors.push(`bundle.js: ${whole.length} bytes are above ${BUNDLE_CEILING}`);
  if (own.bytes > INSTALL_CEILING) errors.push(`the package: ${own.bytes} bytes are above ${INSTALL_CEILING}`);
  report(errors, "all within their ceilings");
}
