/** What the texts of entrypoints and of their doc comments shall hold. */

import { importsOf } from "./check_layers.ts";

/** What is wrong with the text of an entrypoint, one sentence each. */
export function documentationFaults(path: string, source: string): string[] {
  const opening = /^\s*(?:\/\/.*\s+)*\/\*\*([\s\S]*?)\*\//.exec(source)?.[1] ?? "";
  const sample = path.startsWith("cli/") ? /```sh\b/ : /```ts\b/; // nobody imports the command
  return [
    ...(/@module\b/.test(opening) ? [] : [`${path}: expected a doc comment with @module at the top`]),
    ...(sample.test(opening) ? [] : [`${path}: expected a sample in the doc comment at the top`]),
  ];
}

/** Which files of an area its `mod.ts` wrongly exports or leaves out, one sentence each. */
export function exportFaults(area: string, files: readonly string[], modSource: string): string[] {
  const exported = new Set(importsOf(`${area}/mod.ts`, modSource).map(({ to }) => to));
  const isPrivate = (path: string) => path.split("/").some((part) => part.startsWith("_"));
  return [
    ...files.filter((path) => path !== `${area}/mod.ts` && !isPrivate(path) && !exported.has(path))
      .map((path) => `${path}: public by its name, but ${area}/mod.ts does not export it`),
    ...[...exported].filter(isPrivate).map((path) => `${area}/mod.ts: exports the private file ${path}`),
  ];
}

/** Which examples in the doc comments of a file have no title, or do not show that what they say is so. */
export function exampleFaults(path: string, source: string): string[] {
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
