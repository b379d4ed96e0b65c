/**
 * Compiles the sources for the npm package. Nothing is checked but what declarations need: `deno check` has checked the
 * types, and `isolatedDeclarations` makes the declarations of a file follow from that file alone.
 */

import ts from "typescript";
import { compiled } from "./_npm_manifest.ts";

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ES2022,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  declaration: true,
  isolatedDeclarations: true,
  noCheck: true,
  rewriteRelativeImportExtensions: true,
  types: [],
  useDefineForClassFields: true,
  verbatimModuleSyntax: true,
};

/** What the sources are compiled to. */
export interface Compiled {
  /** JavaScript and declarations, by their paths. */
  readonly files: ReadonlyMap<string, string>;
  /** What is imported of other packages. */
  readonly imported: ReadonlySet<string>;
  /** What the compiler has against the sources. */
  readonly faults: readonly string[];
}

/** Compiles TypeScript files, given by their paths, to JavaScript and declarations beside them. */
export function compile(sources: ReadonlyMap<string, string>): Compiled {
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (path, target, ...rest) => {
    const source = sources.get(path.slice(1));
    return source === undefined ? getSourceFile(path, target, ...rest) : ts.createSourceFile(path, source, target);
  };
  host.fileExists = (path) => sources.has(path.slice(1));
  host.getCurrentDirectory = () => "/";

  const files = new Map<string, string>();
  const imported = new Set<string>();
  host.writeFile = (path, text) => {
    files.set(path.slice(1), path.endsWith(".d.ts") ? withoutTsExtensions(text) : text);
    for (const { fileName } of ts.preProcessFile(text, true, true).importedFiles) {
      if (!/^(\.|node:)/.test(fileName)) imported.add(fileName);
    }
  };
  const program = ts.createProgram([...sources.keys()].map((path) => `/${path}`), options, host);
  program.emit();
  const diagnostics = [...program.getSyntacticDiagnostics(), ...program.getDeclarationDiagnostics()];
  return { files, imported, faults: diagnostics.map(describe) };
}

function describe({ file, start, messageText }: ts.Diagnostic): string {
  const line = file && start !== undefined ? file.getLineAndCharacterOfPosition(start).line + 1 : 0;
  return `${file?.fileName.slice(1)}:${line}: ${ts.flattenDiagnosticMessageText(messageText, "\n")}`;
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
