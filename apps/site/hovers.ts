/**
 * Writes the types of the names in the programs of the guides and the examples, for hovers: `.build/hovers.json`, from
 * the code of a block to `[start, end, text]` for each name.
 */

import ts from "typescript";
import { fileURLToPath } from "node:url";
import { filesBelow, readManifest, root } from "../../scripts/_project.ts";

/** A hover: the offsets of a name in a block, and what is shown. */
export type Hover = readonly [start: number, end: number, text: string];

/** Maximum length of a type. */
const MAX = 400;

const ROOT = fileURLToPath(root);
const read = (path: string): string => Deno.readTextFileSync(new URL(path, root));

/** A block, and the earlier blocks of its page that it continues. */
interface Block {
  readonly before: string;
  readonly code: string;
}

const declared = (code: string): readonly string[] =>
  Array.from(code.matchAll(/^(?:const|let|function|async function|interface) \W*([\w, :]+)/gm), ([, names]) => names!)
    .flatMap((names) => names.split(/\W+/));

/** Returns the blocks of a page. A block that does not run alone continues those before it that declare other names. */
function blocksOf(page: string): Block[] {
  const pieces: string[] = [];
  return Array.from(page.matchAll(/^```ts( ignore)?\n([^]*?)\n```$/gm), ([, isPiece, code]) => {
    if (isPiece === undefined) return { before: "", code: code! };
    const names = new Set(declared(code!));
    const earlier = pieces.filter((piece) => {
      const own = declared(piece);
      const isNew = own.every((name) => !names.has(name));
      if (isNew) { for (const name of own) names.add(name); }
      return isNew;
    });
    pieces.push(code!);
    return { before: earlier.map((piece) => `${piece}\n`).join(""), code: code! };
  });
}

/** Returns the hovers of each block. */
function hoversOf(blocks: readonly Block[]): Map<string, Hover[]> {
  const names = blocks.map((_, i) => `${ROOT}examples/block${i}.ts`);
  const files = new Map(blocks.map(({ before, code }, i) => [names[i]!, `${before}${code}\nexport {};\n`]));
  const paths = Object.entries(readManifest().exports).map(([name, path]) => [`@dwsa/base${name.slice(1)}`, [path]]);
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.Preserve,
    allowImportingTsExtensions: true,
    strict: true,
    exactOptionalPropertyTypes: true,
    noEmit: true,
    types: [],
    baseUrl: ROOT,
    ignoreDeprecations: "6.0",
    paths: Object.fromEntries(paths),
    typeRoots: [],
  };
  const service = ts.createLanguageService({
    getScriptFileNames: () => names,
    getScriptVersion: () => "1",
    getScriptSnapshot(path) {
      const text = files.get(path) ?? ts.sys.readFile(path);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => ROOT,
    getCompilationSettings: () => options,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: (path) => files.has(path) || ts.sys.fileExists(path),
    readFile: (path) => files.get(path) ?? ts.sys.readFile(path),
  });
  const program = service.getProgram()!;
  return new Map(blocks.map(({ before, code }, i) => {
    const file = program.getSourceFile(names[i]!)!;
    const hovers: Hover[] = [];
    const visit = (node: ts.Node): void => {
      if (ts.isImportDeclaration(node)) return;
      if (ts.isIdentifier(node) && node.getStart() >= before.length) {
        const text = textOf(service.getQuickInfoAtPosition(names[i]!, node.getStart()));
        const [start, end] = [node.getStart() - before.length, node.getEnd() - before.length];
        if (text !== undefined && end <= code.length) hovers.push([start, end, text]);
      }
      ts.forEachChild(node, visit);
    };
    visit(file);
    return [code, hovers];
  }));
}

/** Returns the text of a hover: the type, and the first sentence of the documentation. */
function textOf(info: ts.QuickInfo | undefined): string | undefined {
  const type = (info?.displayParts ?? []).map(({ text }) => text).join("").replace(
    /^\(alias\) ([^]*)\nimport .*$/,
    "$1",
  );
  if (type === "" || /: any$|^any$|^module /.test(type)) return undefined;
  const about = (info!.documentation ?? []).map(({ text }) => text).join("").replace(/\s+/g, " ")
    .replace(/\{@link(?:code)? ([^}]*?) ?\}/g, "$1");
  const [sentence = ""] = /^.*?[.:](?= [A-Z`]|$)/.exec(about) ?? [];
  return `${type.length > MAX ? `${type.slice(0, MAX)}…` : type}${sentence === "" ? "" : `\n\n${sentence}`}`;
}

if (import.meta.main) {
  const pages = ["README.md", ...filesBelow("docs").filter((path) => path.endsWith(".md"))].map(read);
  const programs = filesBelow("examples").filter((path) => /^examples\/\w+\.ts$/.test(path))
    .map((path) => ({ before: "", code: read(path).trimEnd() }));
  const hovers = hoversOf([...pages.flatMap(blocksOf), ...programs]);
  Deno.writeTextFileSync(new URL(".build/hovers.json", import.meta.url), JSON.stringify(Object.fromEntries(hovers)));
}
