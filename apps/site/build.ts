/**
 * Builds the documentation site in dist/site, and checks it: `deno task test:site`. It needs Node and npm.
 *
 * The site also contains the Markdown of each page. `llms.txt` lists the pages; `llms-full.txt` contains all of them,
 * except for the wire types and the pages of single error codes.
 */

// deno-lint-ignore-file no-console -- a script prints to the terminal

import { existsSync } from "node:fs";
import { NPM_INSTALL, type Outcome, readManifest, root, run } from "../../scripts/_project.ts";
import { checkFiles } from "./check.ts";
import { PAGES, pages, titleOf } from "./page.ts";
import { stage } from "./stage.ts";

const HERE = new URL("./", import.meta.url);
const SITE = new URL("dist/site/", root);
const INSPECTOR = new URL("dist/inspector.html", root);

async function step(name: string, ...command: string[]): Promise<Outcome> {
  const start = performance.now();
  const outcome = await run(command, HERE);
  console.log(`${name}: ${((performance.now() - start) / 1e3).toFixed(1)} s`);
  if (outcome.ok) return outcome;
  console.error(outcome.output);
  Deno.exit(1);
}

/** Writes the files for language models: the Markdown of each page, a list of all pages, and most pages in one file. */
function writeTexts(): void {
  const entries = [...pages].sort(([a], [b]) => a < b ? -1 : 1);
  for (const [page, text] of entries) {
    Deno.writeTextFileSync(new URL(page, SITE), text);
  }
  const listOf = (folder: string) =>
    entries.filter(([page]) => page.startsWith(folder)).map(([page, text]) => `- [${titleOf(text)}](/${page})`);
  const sections = [
    ["Guides", "guide/"],
    ["Examples", "examples/"],
    ["Reference", "reference/"],
    ["Wire types", "wire/"],
    ["Errors", "errors/"],
  ];
  const intro =
    "# @dwsa/base\n\n> Keys, addresses, contract values, calls, authorization entries and transactions for " +
    "Stellar-compatible networks. Only the client needs a network.\n\n" +
    "Each page is also available as Markdown, at the same address with `.md`. Most pages in one file: " +
    "[llms-full.txt](/llms-full.txt).\n";
  const lists = sections.map(([title, folder]) => `\n## ${title}\n\n${listOf(folder!).join("\n")}\n`);
  Deno.writeTextFileSync(new URL("llms.txt", SITE), intro + lists.join(""));
  const full = entries.filter(([page]) => !/^(wire|errors\/.+\/)/.test(page))
    .map(([page, text]) => `<!-- /${page} -->\n\n${text}`);
  Deno.writeTextFileSync(new URL("llms-full.txt", SITE), full.join("\n\n"));
}

/** Copies the inspector, and adds a link back to the site. */
function copyInspector(): void {
  const way =
    '<nav class="site" aria-label="Site"><a href="./" target="_top">← @dwsa/base: guides and reference</a></nav>';
  const text = Deno.readTextFileSync(INSPECTOR);
  const withWay = text.replace('<div id="app">', (app) => `${way}\n${app}`);
  if (withWay === text) {
    throw new Error(
      "expected the inspector to have an element with the id app",
    );
  }
  Deno.writeTextFileSync(new URL("inspector.html", SITE), withWay);
}

const start = performance.now();
const lock = Deno.readTextFileSync(new URL("package-lock.json", HERE));
/** The lock file from which the packages in `node_modules` were installed. */
const INSTALLED = new URL("node_modules/installed-lock.json", HERE);
if (!existsSync(INSTALLED) || Deno.readTextFileSync(INSTALLED) !== lock) {
  // `npm ci` would download the optional packages of all platforms.
  await step(
    "packages",
    "npm",
    "install",
    "--no-save",
    ...NPM_INSTALL.slice(2).filter((arg) => arg !== "--no-package-lock"),
  );
  Deno.writeTextFileSync(INSTALLED, lock);
}
/** Every entrypoint has pages, except for the root, which exports the others again. */
const entryPoints = Object.entries(readManifest().exports).filter(([name]) => name !== ".")
  .flatMap(([, path]) => ["--entryPoints", `../../${path}`]);
const begin = performance.now();
Deno.mkdirSync(new URL(".build/", HERE), { recursive: true });
for (const folder of [PAGES, SITE]) {
  if (existsSync(folder)) Deno.removeSync(folder, { recursive: true });
}
await Promise.all([
  step("reference", "node", "node_modules/typedoc/bin/typedoc", ...entryPoints),
  step(
    "hovers",
    ...[Deno.execPath(), "run", "--no-check", "--config=../../scripts/deno.json", "--frozen", "--quiet", "--allow-all"],
    "hovers.ts",
  ),
  step(
    "inspector",
    ...[Deno.execPath(), "run", "--config=../inspector/deno.json", "--frozen", "--quiet", "--allow-all"],
    "../inspector/build.ts",
  ),
]);
const sidebar = await stage();
Deno.writeTextFileSync(
  new URL(".build/site.json", HERE),
  JSON.stringify({ sidebar }),
);
// A larger nursery saves a third of the time, which would be spent on garbage collection.
await step(
  "pages",
  "node",
  "--max-semi-space-size=64",
  "node_modules/vitepress/bin/vitepress.js",
  "build",
);
copyInspector();
writeTexts();
const errors = checkFiles(SITE);
for (const error of errors.slice(0, 50)) console.error(error);
const seconds = (performance.now() - begin) / 1e3;
if (errors.length > 0) Deno.exit(1);
console.log(
  `${pages.size} pages in ${seconds.toFixed(1)} s (${((performance.now() - start) / 1e3).toFixed(1)} s with packages)`,
);
