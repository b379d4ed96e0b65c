/**
 * Builds the inspector: one HTML file with inline script and style, and a policy that allows these two by their
 * hashes and forbids all connections.
 *
 *     deno task test:inspector     # builds and tests it
 */

// deno-lint-ignore-file no-console -- a script prints to the terminal

import * as esbuild from "esbuild";
import { createHash } from "node:crypto";
import { brotliCompressSync, gzipSync } from "node:zlib";

const root = new URL("../../", import.meta.url);

/** Output path of the page. */
export const PAGE: URL = new URL("dist/inspector.html", root);

/**
 * Maximum gzip size of the page in bytes. A third of the page decodes, encodes and names the wire types; a fifth is for
 * sentences and policies, a fifth for the user interface, and the rest for tokens, events, signatures and hashes.
 */
export const CEILING = 193_000;

/** Returns the HTML of the page. */
export async function buildPage(): Promise<string> {
  const [script, style] = [await bundle("main.tsx"), await bundle("style.css")];
  const policy = [
    "default-src 'none'",
    `script-src '${hashOf(script)}'`,
    `style-src '${hashOf(style)}'`,
    "worker-src blob:",
    "img-src data:",
    "connect-src 'none'",
    "form-action 'none'",
    "base-uri 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types inspector",
  ];
  return `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy.join("; ")}">
<meta name="referrer" content="no-referrer">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Inspector: see what you are about to sign</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>
<noscript>This page decodes what you paste with a script of its own. It needs JavaScript but no network.</noscript>
<div id="app"></div>
<script>${script}</script>
</body>
</html>
`;
}

/** Bundles and minifies a module or a style sheet with its imports. */
async function bundle(path: string): Promise<string> {
  const { outputFiles } = await esbuild.build({
    entryPoints: [new URL(path, import.meta.url).pathname],
    bundle: true,
    write: false,
    format: "iife",
    target: "es2022",
    minify: true,
    jsx: "automatic",
    jsxImportSource: "preact",
    legalComments: "none",
    logLevel: "silent",
    nodePaths: [await linkPackages()],
    preserveSymlinks: true,
    alias: entrypoints(),
    plugins: [withoutUnused],
    tsconfigRaw: {},
  });
  return outputFiles[0]!.text.trim();
}

/** Matches the path of the table of all types by name. */
const BY_NAME = /\/xdr\/json\/generated\/by_name\.ts$/;

/** Files in `xdr/generated` with the messages between nodes, which are never signed or returned by servers. */
const BETWEEN_NODES = ["overlay", "internal"];

/**
 * Removes the messages between nodes from the table of types, which no bundler can drop. Tests compare the results of
 * the built page with those of its sources.
 */
const withoutUnused: esbuild.Plugin = {
  name: "without what is not used",
  setup(build) {
    const dropTypes = dropBetweenNodes();
    build.onLoad({ filter: BY_NAME }, ({ path }) => ({
      contents: dropTypes(Deno.readTextFileSync(path)),
      loader: "ts",
    }));
  },
};

/** Returns a function that removes the rows of node messages from the table of types. */
function dropBetweenNodes(): (source: string) => string {
  const names = new Set(BETWEEN_NODES.flatMap((file) => {
    const source = Deno.readTextFileSync(new URL(`xdr/generated/${file}.ts`, root));
    return [...source.matchAll(/^export (?:class|const) (\w+)/gm)].map(([, name]) => name!);
  }));
  const rowOfType = /^ {2}(?:"(\w+)", .*|(\w+)),\n/gm; // a name before its schema, or a class
  return (source) => {
    const rest = source.replace(rowOfType, (row, plain, own) => names.has(plain ?? own) ? "" : row);
    if (rest === source) throw new Error("Cannot leave the messages between nodes out: the table has no rows of them");
    return rest;
  };
}

/** Returns the entrypoints of the library by name; the page imports nothing else from it. */
function entrypoints(): Record<string, string> {
  const { name, exports } = JSON.parse(Deno.readTextFileSync(new URL("deno.json", root)));
  return Object.fromEntries(
    Object.entries<string>(exports).map(([entry, path]) => [`${name}${entry.slice(1)}`, new URL(path, root).pathname]),
  );
}

let linked: string | undefined;

/** Creates a folder with links to the page's packages in Deno's cache, which esbuild does not search. */
async function linkPackages(): Promise<string> {
  if (linked !== undefined) return linked;
  const folder = Deno.makeTempDirSync({ prefix: "dwsa-inspector-" });
  const config = new URL("deno.json", import.meta.url).pathname;
  const { stdout } = await new Deno.Command(Deno.execPath(), {
    args: ["info", "--json", "--config", config, new URL("main.tsx", import.meta.url).pathname],
  }).output();
  const { npmPackages } = JSON.parse(new TextDecoder().decode(stdout)) as {
    npmPackages: Record<string, { name: string; localPath: string }>;
  };
  for (const { name, localPath } of Object.values(npmPackages)) {
    const link = new URL(name, `file://${folder}/`);
    Deno.mkdirSync(new URL(".", link), { recursive: true });
    Deno.symlinkSync(localPath, link, { type: "dir" });
  }
  return linked = folder;
}

function hashOf(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}

/** Builds the page and writes it to {@linkcode PAGE}. Returns its size in bytes, raw and compressed. */
export async function writePage(): Promise<{ readonly bytes: number; readonly compressed: number }> {
  try {
    const page = new TextEncoder().encode(await buildPage());
    Deno.mkdirSync(new URL(".", PAGE), { recursive: true });
    Deno.writeFileSync(PAGE, page);
    Deno.writeFileSync(new URL(`${PAGE}.br`), brotliCompressSync(page)); // for the npm package, which must stay small
    return { bytes: page.length, compressed: gzipSync(page, { level: 9 }).length };
  } finally {
    if (linked !== undefined) Deno.removeSync(linked, { recursive: true });
    linked = undefined;
    await esbuild.stop();
  }
}

if (import.meta.main) {
  const { bytes, compressed } = await writePage();
  console.log(`dist/inspector.html: ${bytes} bytes, ${compressed} compressed by gzip (at most ${CEILING})`);
  if (compressed > CEILING) Deno.exit(1);
}
