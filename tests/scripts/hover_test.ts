/** Editors show a union value with the name of its type, not with the list of its arms. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import ts from "typescript";

test("the type of a union is shown by its name, wherever it comes from", () => {
  const file = fileURLToPath(new URL("./hover.ts", import.meta.url));
  const source = `import { type LedgerEntry, ScMapEntry, ScVal } from "../../xdr/mod.ts";
    export const decoded = ScVal.fromXDR("");
    export const field = (entry: ScMapEntry) => entry.key;
    export const other = (entry: LedgerEntry) => entry.data;
    export const one = ScVal.scvU32(1);`;
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    allowImportingTsExtensions: true,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.getSourceFile = (path, ...rest) =>
    path === file ? ts.createSourceFile(path, source, ts.ScriptTarget.ES2022, true) : getSourceFile(path, ...rest);
  host.fileExists = (path) => path === file || fileExists(path);
  const program = ts.createProgram([file], options, host);
  const checker = program.getTypeChecker();
  const module = checker.getSymbolAtLocation(program.getSourceFile(file)!)!;
  const shown = Object.fromEntries(
    checker.getExportsOfModule(module).map((symbol) => [
      symbol.name,
      checker.typeToString(checker.getTypeOfSymbol(symbol)),
    ]),
  );
  assert.deepEqual(shown, {
    decoded: "ScVal<keyof ScValArms>",
    field: "(entry: ScMapEntry) => ScVal<keyof ScValArms>",
    other: "(entry: LedgerEntry) => LedgerEntryData<keyof LedgerEntryDataArms>",
    one: 'ScValUnion<"scvU32">',
  });
});
