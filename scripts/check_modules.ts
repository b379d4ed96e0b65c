/**
 * Checks the entrypoints: each begins with its documentation and a sample, exports every public file of its area and no
 * private one, and has no side effects when imported. The root exports all areas. Examples in doc comments have titles
 * and assertions. Only `client/` uses clocks, timers and `fetch`. The import maps of `scripts`, `scripts/bench` and
 * `tests/differential` agree with that of the package.
 *
 *     deno run --allow-read --allow-env --allow-run scripts/check_modules.ts
 *
 * Bundlers cannot drop an import with side effects, and it would run on runtimes that lack the features that it needs.
 */

import * as esbuild from "esbuild";
import { readManifest, report, root, shippedFiles } from "./_project.ts";
import { importsOf } from "./check_layers.ts";

/** The parts of a deno.json that {@linkcode importMapErrors} compares. */
export interface ImportMap {
  readonly exports?: Readonly<Record<string, string>>;
  readonly imports: Readonly<Record<string, string>>;
}

/** The folders whose import maps are checked, and the relative path from each to the root. */
const MANIFESTS = { "scripts": "..", "scripts/bench": "../..", "tests/differential": "../.." } as const;

/**
 * Reports differences between the import map of a folder and that of the package. The folder must map every entrypoint,
 * and the same versions of the same packages. It may map additional packages.
 */
export function importMapErrors(directory: string, way: string, main: ImportMap, other: ImportMap): string[] {
  const expected: Record<string, string> = {};
  for (const [name, path] of Object.entries(main.exports ?? {})) {
    expected[`@dwsa/base${name.slice(1)}`] = `${way}${path.slice(1)}`;
  }
  for (const [name, target] of Object.entries(main.imports)) if (name in other.imports) expected[name] = target;
  const names = new Set([...Object.keys(expected), ...Object.keys(other.imports)]);
  return [...names].flatMap((name) => {
    const target = other.imports[name];
    const isOwn = !(name in expected) && target!.startsWith("npm:");
    if (isOwn || target === expected[name]) return [];
    return [
      `${directory}/deno.json: expected ${name} to be ${expected[name] ?? "absent"}, found ${target ?? "nothing"}`,
    ];
  });
}

/** Returns the errors in the doc comment of an entrypoint, one sentence each. */
export function documentationErrors(path: string, source: string): string[] {
  const opening = /^\s*(?:\/\/.*\s+)*\/\*\*([\s\S]*?)\*\//.exec(source)?.[1] ?? "";
  const sample = /```ts\b/;
  return [
    ...(/@module\b/.test(opening) ? [] : [`${path}: expected a doc comment with @module at the top`]),
    ...(sample.test(opening) ? [] : [`${path}: expected a sample in the doc comment at the top`]),
  ];
}

/**
 * Reports public files of an area that its `mod.ts` does not export, and private files that it exports. Generated files
 * may be for other areas only.
 */
export function exportErrors(area: string, files: readonly string[], modSource: string): string[] {
  const exported = new Set(importsOf(`${area}/mod.ts`, modSource).map(({ to }) => to));
  const isPrivate = (path: string) => path.split("/").some((part) => part.startsWith("_"));
  const values = modSource.replace(/^export type \{[^}]*\} from "[^"]+";$/gm, ""); // types contain no code
  return [
    ...files.filter((path) => path !== `${area}/mod.ts` && !/\/generated\/|\/_/.test(path) && !exported.has(path))
      .map((path) => `${path}: public by its name, but ${area}/mod.ts does not export it`),
    ...importsOf(`${area}/mod.ts`, values).map(({ to }) => to).filter(isPrivate).map((path) =>
      `${area}/mod.ts: exports the private file ${path}`
    ),
  ];
}

/** Reports differences between the exports of the root and the entrypoints in the table of its doc comment. */
export function rootErrors(source: string): string[] {
  const named = new Set([...source.matchAll(/^ \* \| `@dwsa\/base\/(\w+)` \|/gm)].map(([, area]) => area!));
  const exported = new Set(
    [...source.matchAll(/^export \* (?:as xdr )?from "\.\/(\w+)\/mod\.ts";$/gm)].map(([, area]) => area!),
  );
  return [
    ...[...named].filter((area) => !exported.has(area)).map((area) => `mod.ts: expected to export ${area}/mod.ts`),
    ...[...exported].filter((area) => !named.has(area)).map((area) => `mod.ts: expected ${area} in its table`),
  ];
}

/** Reports examples in the doc comments of a file that have no title, no TypeScript or no assertion. */
export function exampleErrors(path: string, source: string): string[] {
  return [...source.matchAll(/^ *\* @example\b([^\n]*)\n([\s\S]*?)(?=^ *\* @|^ *\*\/)/gm)].flatMap((match) => {
    const [, title, body] = match;
    const where = `${path}:${source.slice(0, match.index).split("\n").length}`;
    return [
      ...(title!.trim() === "" ? [`${where}: expected a title after @example`] : []),
      ...(/```ts\b/.test(body!) ? [] : [`${where}: expected TypeScript in the example`]),
      ...(/\bassert\b/.test(body!) ? [] : [`${where}: expected the example to assert something`]),
      ...(/from "@dwsa\/base[/"]/.test(body!) ? [] : [`${where}: expected the example to import from @dwsa/base`]),
    ];
  });
}

/** Reports the clocks, timers and calls of `fetch` in a shipped file. Only files in `client/` may use them. */
export function platformErrors(path: string, source: string): string[] {
  if (path.startsWith("client/")) return [];
  const code = source.replace(/^\s*(\/?\*|\/\/).*$/gm, "");
  const used = code.matchAll(/(?<![.\w])(Date\.now|setTimeout|setInterval|performance\.now|fetch)\(/g);
  return [...used].map(([, name]) => `${path}: uses ${name}, which only client/ may`);
}

/** Areas whose `mod.ts` need not export all public files. */
const NOT_EXPORTED = ["internal"];

/**
 * Returns what remains of a module if none of its exports are used, without other packages. The string is empty if
 * importing the module has no side effects.
 */
async function sideEffects(entrypoint: string): Promise<string> {
  const { outputFiles } = await esbuild.build({
    stdin: { contents: `import ${JSON.stringify(entrypoint)};`, resolveDir: root.pathname },
    bundle: true,
    write: false,
    format: "esm",
    target: "es2022",
    logLevel: "silent",
    minifySyntax: true, // folds constants such as 1 << 16
    tsconfigRaw: {},
    plugins: [{
      name: "other packages have no side effects",
      setup({ onResolve }) {
        onResolve({ filter: /^[^./]/ }, ({ path }) => ({ path, external: true, sideEffects: false }));
      },
    }],
  });
  return outputFiles[0]!.text.trim();
}

if (import.meta.main) {
  const manifest = readManifest();
  const files = shippedFiles(manifest);
  const read = (path: string) => Deno.readTextFileSync(new URL(path, root));
  const errors = files.flatMap((path) => [...exampleErrors(path, read(path)), ...platformErrors(path, read(path))]);
  const areas = Object.values(manifest.exports).map((path) => path.slice(2, Math.max(2, path.lastIndexOf("/")))).sort();
  for (const [directory, way] of Object.entries(MANIFESTS)) {
    errors.push(...importMapErrors(directory, way, manifest, JSON.parse(read(`${directory}/deno.json`))));
  }
  for (const entrypoint of Object.values(manifest.exports)) {
    const path = entrypoint.slice("./".length);
    const area = path.slice(0, Math.max(0, path.lastIndexOf("/")));
    if (!files.includes(path)) {
      errors.push(`${path}: deno.json exports this file, but it does not exist`);
      continue;
    }
    errors.push(...documentationErrors(path, read(path)));
    if (path.endsWith("/mod.ts") && !NOT_EXPORTED.includes(area)) {
      // Folders with their own entrypoint, such as xdr/json, are not part of the area that contains them.
      const own = (file: string) => areas.findLast((other) => file.startsWith(`${other}/`)) === area;
      errors.push(...exportErrors(area, files.filter(own), read(path)));
    }
    if (area !== "cli") { // importing the command runs it
      const rest = await sideEffects(entrypoint).catch((error: Error) => error.message);
      if (rest !== "") errors.push(`${path}: importing it has side effects:\n${rest.slice(0, 2_000)}`);
    }
  }
  errors.push(...rootErrors(read("mod.ts")));
  await esbuild.stop();
  report(
    errors,
    `${Object.keys(manifest.exports).length} entrypoints are documented, complete and free of side effects`,
  );
}
