/**
 * Compiles one file for the npm package. Each by itself: the types were checked by `deno check`, and
 * `isolatedDeclarations` makes the declarations of a file follow from that file alone.
 */

import ts from "typescript";
import { compiled } from "./_npm_manifest.ts";

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ES2022,
  declaration: true,
  isolatedDeclarations: true,
  rewriteRelativeImportExtensions: true,
  useDefineForClassFields: true,
  verbatimModuleSyntax: true,
};

/** What a source file is compiled to. */
export interface Compiled {
  readonly js: string;
  readonly dts: string;
  /** What it imports of other packages. */
  readonly imported: readonly string[];
  /** What the compiler has against it. */
  readonly faults: readonly string[];
}

/** Compiles one file to JavaScript and declarations. */
export function compile(path: string, source: string): Compiled {
  const settings = { compilerOptions: options, fileName: path, reportDiagnostics: true };
  const js = ts.transpileModule(source, { ...settings, compilerOptions: { ...options, isolatedDeclarations: false } });
  const dts = ts.transpileDeclaration(source, settings);
  return {
    js: js.outputText,
    dts: withoutTsExtensions(dts.outputText),
    imported: [js.outputText, dts.outputText].flatMap(importsOf).filter((specifier) => !/^(\.|node:)/.test(specifier)),
    faults: [...js.diagnostics ?? [], ...dts.diagnostics ?? []].map(({ file, start, messageText }) => {
      const line = file && start !== undefined ? file.getLineAndCharacterOfPosition(start).line + 1 : 0;
      return `${path}:${line}: ${ts.flattenDiagnosticMessageText(messageText, "\n")}`;
    }),
  };
}

function importsOf(source: string): string[] {
  return ts.preProcessFile(source, true, true).importedFiles.map(({ fileName }) => fileName);
}

/** The compiler rewrites `./a.ts` to `./a.js` in JavaScript only; older compilers need that in declarations as well. */
function withoutTsExtensions(declarations: string): string {
  let result = declarations;
  for (const { fileName, pos, end } of ts.preProcessFile(declarations, true, true).importedFiles.toReversed()) {
    if (!/^\..*\.ts$/.test(fileName)) continue;
    const specifier = result.slice(pos, end + 1).replace(fileName, compiled(fileName, ".js"));
    result = result.slice(0, pos) + specifier + result.slice(end + 1);
  }
  return result;
}
