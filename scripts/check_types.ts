/**
 * Compiles a program that imports every entrypoint of the npm package, with the oldest TypeScript that is supported and
 * a current one, the way that Node resolves and the way that bundlers do, and checks the declarations too.
 *
 *     deno run --allow-read --allow-write --allow-run --allow-env scripts/check_types.ts
 */

import current from "typescript";
import oldest from "typescript-5.4";
import { buildPackage, linkPackages, packageRoot } from "./_npm.ts";
import { report } from "./_project.ts";

/** The two compilers have the same interface as far as it is used here. */
const COMPILERS = [oldest as unknown as typeof current, current];

/** Functions with optional options can be handed to `map` and `Array.from`, which takes overloads in a certain order. */
const MAPPED = (name: string) => `
import { explainError, humanizeEvents } from "${name}/humanize";
import { nativeToScVal, type ScValNative, scValToNative, validateScVal } from "${name}/scval";
import type { ContractEvent, ScVal } from "${name}/xdr";
export function mapped(values: ScVal[], lists: ContractEvent[][]): unknown[] {
  const natives: ScValNative[] = values.map(scValToNative);
  const made: ScVal[] = [1n, "a"].map(nativeToScVal);
  // @ts-expect-error a number is no options
  nativeToScVal(5, 32);
  return [natives, made, Array.from(values, scValToNative), values.map(validateScVal), lists.map(humanizeEvents),
    ["Error(Auth, InvalidInput)"].map(explainError)];
}
`;

/** The options of a careful project, as in its tsconfig.json. */
export const COMPILER_OPTIONS: Readonly<Record<string, string | boolean | string[]>> = {
  target: "es2022",
  strict: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: false,
  noEmit: true,
  types: [], // the library needs no global types
};

/** A program that imports entrypoints of the package. */
export function consumer(name: string, entrypoints: readonly string[]): string {
  return entrypoints.map((path, i) => `export * as area${i} from "${name}${path.slice(1)}";\n`).join("") + MAPPED(name);
}

/** The errors that this compiler reports to a consumer with these options. */
function errorsFor(ts: typeof current, file: URL, options: current.CompilerOptions): string[] {
  const program = ts.createProgram([file.pathname], {
    ...COMPILER_OPTIONS,
    target: ts.ScriptTarget.ES2022,
    preserveSymlinks: true,
    ...options,
  });
  return ts.getPreEmitDiagnostics(program).map(({ file, start, messageText }) => {
    const line = file && start !== undefined ? file.getLineAndCharacterOfPosition(start).line + 1 : 0;
    const where = file?.fileName.split("/node_modules/").at(-1);
    return `TypeScript ${ts.version}: ${where}:${line}: ${ts.flattenDiagnosticMessageText(messageText, "\n")}`;
  });
}

if (import.meta.main) {
  const { name, exports } = await buildPackage();
  await linkPackages();
  const file = new URL("../consumer.mts", packageRoot);
  const entrypoints = Object.keys(exports).filter((path) => path !== "./package.json");
  Deno.writeTextFileSync(file, consumer(name, entrypoints));
  const found = COMPILERS.flatMap((ts) => [
    ...errorsFor(ts, file, { module: ts.ModuleKind.Node16, moduleResolution: ts.ModuleResolutionKind.Node16 }),
    ...errorsFor(ts, file, { module: ts.ModuleKind.ES2022, moduleResolution: ts.ModuleResolutionKind.Bundler }),
  ]);
  const versions = COMPILERS.map(({ version }) => version).join(" and ");
  report(found, `${entrypoints.length} entrypoints, TypeScript ${versions}, node16 and bundler`);
}
