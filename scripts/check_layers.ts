/**
 * Checks the one-way order of the areas: nothing imports upward, no two areas import each other, not even through
 * others. Of another area, only its `mod.ts` and its `_shared.ts` are imported. A private file has two users, or is a
 * table or an algorithm of some 100 code lines.
 *
 *     deno run --allow-read --allow-env scripts/check_layers.ts
 *
 * An `import type` counts like any other import: it ties areas and files together just the same.
 */

import ts from "typescript";
import { report, root, shippedFiles } from "./_project.ts";

/**
 * The areas, lowest first. Areas that share a row may import one another in one direction; whether they do so in both
 * is found by the search for cycles.
 */
export const LAYERS: readonly (readonly string[])[] = [
  ["errors"],
  ["internal"],
  ["network"],
  ["encoding"],
  ["strkey"],
  ["xdr"],
  ["xdr/json"],
  ["xdr/catalogue"],
  ["keys", "address", "amount"],
  ["scval"],
  ["contract"],
  ["operation", "spec"],
  ["builder", "auth"],
  ["transaction"],
  ["humanize"],
  ["approve", "accounts"],
  ["client"],
  ["mod.ts"],
];

/** One import of one file of the project by another, both as paths from the project's root. */
export interface Import {
  /** The file that imports. */
  readonly from: string;
  /** The imported path, or the bare specifier of a package. */
  readonly to: string;
}

/** The imports, re-exports, dynamic imports and `import()` types of a file, types included. */
export function importsOf(path: string, source: string): Import[] {
  return ts.preProcessFile(source, true, true).importedFiles.map(({ fileName }) => ({
    from: path,
    to: fileName.startsWith(".") ? new URL(fileName, `file:///${path}`).pathname.slice(1) : fileName,
  }));
}

/** The errors in these imports, one sentence each; empty when the layers hold. */
export function layerErrors(imports: readonly Import[]): string[] {
  const errors = imports.flatMap(({ from, to }) =>
    errorsOf(from, to).map((error) => `${from} imports ${to}: ${error}`)
  );
  const files = imports.filter(({ to }) => isProjectFile(to));
  const areas = files.map(({ from, to }) => ({ from: areaOf(from), to: areaOf(to) }));
  for (const cycle of [findCycle(files), findCycle(areas.filter(({ from, to }) => from !== to))]) {
    if (cycle !== undefined) errors.push(`imports form a cycle: ${cycle.join(" -> ")}`);
  }
  return errors;
}

/** The errors in one import. */
function errorsOf(from: string, to: string): string[] {
  const [source, target] = [areaOf(from), areaOf(to)];
  if (to.startsWith("@dwsa/base")) return ["inside the package, import by relative path"];
  if (to.startsWith("node:")) return ["shipped code has no static node: import"];
  if (/^[^/]+:/.test(to)) return ["name it in the import map"];
  if (!isProjectFile(to) || source === target) return [];
  const errors: string[] = [];
  const [height, depth] = [layerOf(source), layerOf(target)];
  if (height < 0) errors.push(`${source} is in no layer`);
  if (depth < 0) errors.push(`${target} is in no layer`);
  if (height >= 0 && depth > height) errors.push(`${target} is above ${source}`);
  const open = target === "internal" || `${from} ${to}`.includes("/generated/");
  if (errors.length === 0 && !open && !/\/(mod|_shared)\.ts$/.test(to)) {
    errors.push(`import from ${target}/mod.ts, or from ${target}/_shared.ts what users may not use`);
  }
  return errors;
}

/** Whether an import leads to a file of the project: the bare specifiers of packages have no `.ts` at their end. */
function isProjectFile(to: string): boolean {
  return to.endsWith(".ts");
}

/** The area of a path: a folder of two levels if the layers name it, else the top-level directory or file. */
function areaOf(path: string): string {
  const folder = path.split("/", 2).join("/");
  return layerOf(folder) >= 0 ? folder : path.split("/", 1)[0]!;
}

function layerOf(area: string): number {
  return LAYERS.findIndex((layer) => layer.includes(area));
}

/** One shipped file, for {@linkcode privateFileErrors}. */
export interface SourceFile {
  /** Its path from the root. */
  readonly path: string;
  readonly source: string;
}

/** A private file that fewer files import must have {@linkcode PRIVATE_LINES}. */
const PRIVATE_USERS = 2;

/** The code lines from which a table or an algorithm may have a file of its own. */
const PRIVATE_LINES = 80;

/**
 * The private files (`_x.ts`, and files in a directory `_x`) that should be part of the file that uses them: they have
 * one user and fewer than some 100 code lines.
 */
export function privateFileErrors(files: readonly SourceFile[]): string[] {
  const users = new Map<string, Set<string>>();
  for (const { from, to } of files.flatMap(({ path, source }) => importsOf(path, source))) {
    users.set(to, (users.get(to) ?? new Set()).add(from));
  }
  return files.filter(({ path }) => isPrivate(path) && !path.endsWith("/_shared.ts")).flatMap(({ path, source }) => {
    const [lines, names] = [codeLines(source), [...users.get(path) ?? []]];
    if (names.length >= PRIVATE_USERS || lines >= PRIVATE_LINES) return [];
    const found = names.length === 0 ? "no file uses it" : `only ${names[0]} uses it, so it belongs there`;
    return [`${path}: a private file of ${lines} code lines: ${found}`];
  });
}

/** The exports of public files that the `mod.ts` of their area does not name: what users may not use is private. */
export function leakErrors(files: readonly SourceFile[]): string[] {
  const named = new Map<string, Set<string>>();
  const isPublic = ({ path }: SourceFile) =>
    !isPrivate(path) && !path.endsWith("mod.ts") && !path.includes("/generated/");
  for (const { path, source } of files) {
    if (path.endsWith("/mod.ts")) named.set(areaOf(path), new Set(source.match(/[\w$]+/g)));
  }
  return files.filter(isPublic).flatMap(({ path, source }) => {
    const names = named.get(areaOf(path));
    const exports = source.matchAll(
      /^export (?:abstract |async )*(?:function\*?|class|const|interface|type) ([\w$]+)/gm,
    );
    const leaks = names === undefined ? [] : [...exports].map(([, name]) => name!).filter((name) => !names.has(name));
    return leaks.map((name) => `${path}: mod.ts does not name its export ${name}: move it to a private file`);
  });
}

/** How many lines of a file hold code. Blank lines do not count, nor do lines that hold comments alone. */
export function codeLines(source: string): number {
  const file = ts.createSourceFile("file.ts", source, ts.ScriptTarget.Latest);
  const lineAt = (position: number) => file.getLineAndCharacterOfPosition(position).line;
  const lines = new Set<number>();
  const visit = (node: ts.Node): void => {
    if (ts.isJSDoc(node)) return;
    const children = node.getChildren(file);
    if (children.length > 0) return children.forEach(visit);
    if (node.getEnd() === node.getStart(file)) return;
    for (let line = lineAt(node.getStart(file)); line <= lineAt(node.getEnd()); line++) lines.add(line);
  };
  visit(file);
  return lines.size;
}

/** Whether a path leads to a private file. */
function isPrivate(path: string): boolean {
  return path.split("/").some((part) => part.startsWith("_"));
}

/** The first import cycle as a list of names that ends with its first name. */
function findCycle(imports: readonly Import[]): string[] | undefined {
  const edges = new Map<string, Set<string>>();
  for (const { from, to } of imports) edges.set(from, (edges.get(from) ?? new Set()).add(to));
  const done = new Set<string>();
  const visit = (name: string, path: readonly string[]): string[] | undefined => {
    const start = path.indexOf(name);
    if (start >= 0) return [...path.slice(start), name];
    if (done.has(name)) return undefined;
    for (const next of edges.get(name) ?? []) {
      const cycle = visit(next, [...path, name]);
      if (cycle !== undefined) return cycle;
    }
    done.add(name);
    return undefined;
  };
  for (const name of edges.keys()) {
    const cycle = visit(name, []);
    if (cycle !== undefined) return cycle;
  }
  return undefined;
}

if (import.meta.main) {
  const files = shippedFiles();
  const sources = files.map((path) => ({ path, source: Deno.readTextFileSync(new URL(path, root)) }));
  const errors = [
    ...layerErrors(sources.flatMap(({ path, source }) => importsOf(path, source))),
    ...privateFileErrors(sources),
    ...leakErrors(sources),
  ];
  report(errors, `${files.length} files keep to the layers`);
}
