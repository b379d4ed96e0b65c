/**
 * Checks the one-way order of the areas: no area imports one above it, and there are no cycles. From another area, only
 * `mod.ts` and `_shared.ts` are imported. A private file has two users, or is a table or an algorithm of at least 80 code
 * lines.
 *
 *     deno run --allow-read --allow-env scripts/check_layers.ts
 *
 * An `import type` counts like any other import, since it also makes one area depend on another.
 */

import ts from "typescript";
import { report, root, shippedFiles } from "./_project.ts";

/**
 * The areas, lowest first. Areas in the same row may import one another in one direction; the search for cycles finds
 * imports in both directions.
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
  ["webauth", "uri"],
  ["humanize"],
  ["ledger"],
  ["describe", "policy", "accounts"],
  ["policy/compare"],
  ["client"],
  ["testing"],
  ["mod.ts"],
];

/** Pairs of areas in one row of which neither imports the other. */
const APART: readonly (readonly string[])[] = [["describe", "policy"]];

/** An import between two files of the project, as paths from the root. */
export interface Import {
  /** The importing file. */
  readonly from: string;
  /** The imported path, or the bare specifier of a package. */
  readonly to: string;
}

/** Returns the imports, re-exports, dynamic imports and `import()` types of a file, including type-only imports. */
export function importsOf(path: string, source: string): Import[] {
  return ts.preProcessFile(source, true, true).importedFiles.map(({ fileName }) => ({
    from: path,
    to: fileName.startsWith(".") ? new URL(fileName, `file:///${path}`).pathname.slice(1) : fileName,
  }));
}

/** Returns the errors in these imports, one sentence each; empty if all imports follow the order. */
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

/** Returns the errors in one import. */
function errorsOf(from: string, to: string): string[] {
  const [source, target] = [areaOf(from), areaOf(to)];
  if (to.startsWith("@dwsa/base")) return ["inside the package, import by relative path"];
  if (to.startsWith("node:")) return ["shipped code has no static node: import"];
  if (/^[^/]+:/.test(to)) return ["name it in the import map"];
  if (!isProjectFile(to) || source === target) return [];
  const errors: string[] = [];
  const [height, depth] = [layerOf(source), layerOf(target)];
  if (height < 0) errors.push(`${source} is not in a layer`);
  if (depth < 0) errors.push(`${target} is not in a layer`);
  if (height >= 0 && depth > height) errors.push(`${target} is above ${source}`);
  if (APART.some((pair) => pair.includes(source) && pair.includes(target))) {
    errors.push(`${source} and ${target} do not import one another`);
  }
  const open = target === "internal" || `${from} ${to}`.includes("/generated/");
  if (errors.length === 0 && !open && !/\/(mod|_shared)\.ts$/.test(to)) {
    errors.push(`import from ${target}/mod.ts, or from ${target}/_shared.ts what users may not use`);
  }
  return errors;
}

/** Returns whether an import refers to a file of the project: bare specifiers of packages do not end in `.ts`. */
function isProjectFile(to: string): boolean {
  return to.endsWith(".ts");
}

/** Returns the area of a path: a folder of two levels if `LAYERS` lists it, else the top-level directory or file. */
function areaOf(path: string): string {
  const folder = path.split("/", 2).join("/");
  return layerOf(folder) >= 0 ? folder : path.split("/", 1)[0]!;
}

function layerOf(area: string): number {
  return LAYERS.findIndex((layer) => layer.includes(area));
}

/** A shipped file. */
export interface SourceFile {
  /** The path of the file from the root. */
  readonly path: string;
  readonly source: string;
}

/** Number of importing files below which a private file must have {@linkcode PRIVATE_LINES}. */
const PRIVATE_USERS = 2;

/** Number of code lines from which a table or an algorithm may have its own file. */
const PRIVATE_LINES = 80;

/**
 * Reports private files (`_x.ts`, and files in a directory `_x`) that should be part of the only file that uses them,
 * because they are too short.
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

/** Reports exports of public files that neither `mod.ts` nor `_shared.ts` of their area exports. */
export function leakErrors(files: readonly SourceFile[]): string[] {
  const named = new Map<string, Set<string>>();
  const isPublic = ({ path }: SourceFile) =>
    !isPrivate(path) && !path.endsWith("mod.ts") && !path.includes("/generated/");
  for (const { path, source } of files) {
    if (path.endsWith("/mod.ts")) named.set(areaOf(path), new Set(source.match(/[\w$]+/g)));
  }
  for (const { path, source } of files) {
    if (!path.endsWith("/_shared.ts")) continue;
    for (const name of source.match(/[\w$]+/g) ?? []) named.get(areaOf(path))?.add(name);
  }
  return files.filter(isPublic).flatMap(({ path, source }) => {
    const names = named.get(areaOf(path));
    const exports = source.matchAll(
      /^export (?:abstract |async )*(?:function\*?|class|const|interface|type) ([\w$]+)/gm,
    );
    const leaks = names === undefined ? [] : [...exports].map(([, name]) => name!).filter((name) => !names.has(name));
    return leaks.map((name) => `${path}: mod.ts does not export ${name}: move it to a private file`);
  });
}

/** Counts the code lines of a file. Blank lines and lines with only comments do not count. */
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

/** Returns whether a path is that of a private file. */
function isPrivate(path: string): boolean {
  return path.split("/").some((part) => part.startsWith("_"));
}

/** Returns the first import cycle, as a list that begins and ends with the same name; `undefined` if there is none. */
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
  report(errors, `${files.length} files follow the order of the areas`);
}
