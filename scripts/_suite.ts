/** The suite as one module for each folder of tests. */

import { filesBelow, readManifest, root } from "./_project.ts";

/** Options of `deno test` for every run of tests. */
export const TEST_OPTIONS: readonly string[] = [
  ..."--no-check --quiet --parallel --reporter=dot --allow-read --allow-env".split(" "),
  `--preload=${new URL("scripts/_rejections.ts", root).pathname}`,
];

/** Returns the test files of the suite, as paths from the root. */
export function suiteFiles(): string[] {
  const { exclude } = readManifest().test;
  return filesBelow("tests").filter((path) =>
    path.endsWith("_test.ts") && !exclude.some((left) => path.startsWith(`${left}/`))
  );
}

/** Returns the files and folders whose examples are tested: the shipped sources and the documents, from the root. */
export function withExamples(): string[] {
  const { include } = readManifest().publish;
  const documents = [...Deno.readDirSync(root)].map(({ name }) => name).filter((name) => name.endsWith(".md"));
  return ["docs", ...documents.sort(), ...include.filter((path) => path.endsWith(".ts") || !/\W|LICENSE/.test(path))];
}

/**
 * Writes a module for each folder of tests, which imports its files, and calls a function with the arguments for
 * `deno test`. `deno test` loads the library again for each module that it is given, which takes longer than most tests.
 */
export async function withGroups<T>(work: (args: readonly string[]) => Promise<T>): Promise<T> {
  const groups = Map.groupBy(suiteFiles(), (path) => path.slice("tests/".length, path.lastIndexOf("/")));
  const folder = Deno.makeTempDirSync({ prefix: "dwsa-suite-" });
  try {
    const modules = [...groups].map(([name, paths]) => {
      const module = `${folder}/${name.replaceAll("/", "_")}.ts`;
      Deno.writeTextFileSync(module, paths.sort().map((path) => `import "${new URL(path, root)}";\n`).join(""));
      return module;
    });
    return await work([`--config=${new URL("deno.json", root).pathname}`, ...modules]);
  } finally {
    Deno.removeSync(folder, { recursive: true });
  }
}
