/**
 * Builds the inspector: one HTML file with its script and style inside, and a policy that allows these two by their
 * hashes and forbids every connection.
 *
 *     deno task test:inspector     # builds and tests it
 */

// deno-lint-ignore-file no-console -- a script talks to the terminal

import * as esbuild from "esbuild";
import { createHash } from "node:crypto";
import { brotliCompressSync, gzipSync } from "node:zlib";

const root = new URL("../", import.meta.url);

/** Where the page goes. */
export const PAGE: URL = new URL("dist/inspector.html", root);

/** The most bytes that the page may have, compressed by gzip: 8 kB of it are the reader and the table of signers. */
export const CEILING = 178_000;

/** The page, as the text of its file. */
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
<noscript>This page decodes what you paste with a script of its own. It needs JavaScript, and no network.</noscript>
<div id="app"></div>
<script>${script}</script>
</body>
</html>
`;
}

/** One file with all that a module or a style sheet imports, minified. */
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

/** A static method of a generated union that makes one of its arms. */
const MAKES_ARM = /^ {2}static (\w+)\([^)]*\): \w+<"\1"> \{\n {4}return new \w+\("\1"[^;\n]*\);\n {2}\}\n/gm;

/** The generated code of the library. */
const GENERATED = /\/xdr\/(generated|catalogue)\/\w+\.ts$/;

/**
 * Leaves out of generated code what the page never uses, and no bundler can drop: the methods that make arms, of those
 * that no hand-written file names. That saves 2 % of the page. A test compiles the library and the page without them.
 */
const withoutUnused: esbuild.Plugin = {
  name: "without what is not used",
  setup(build) {
    const drop = dropUnused();
    build.onLoad({ filter: GENERATED }, ({ path }) => ({ contents: drop(Deno.readTextFileSync(path)), loader: "ts" }));
  },
};

/** A function that leaves the methods out of a source that make arms which no hand-written file names. */
export function dropUnused(): (source: string) => string {
  const names = new Set(handWritten().flatMap((text) => text.match(/(?<=[."'])\w+/g) ?? []));
  return (source) => source.replace(MAKES_ARM, (method, name) => names.has(name) ? method : "");
}

/** The hand-written files of the library and of the page. */
function handWritten(directory: URL = root): string[] {
  return [...Deno.readDirSync(directory)].flatMap(({ name, isDirectory }) => {
    if (/^(\.|generated$|tests$|dist$|bench$|scripts$|docs$)/.test(name)) return [];
    if (isDirectory) return handWritten(new URL(`${name}/`, directory));
    return /\.tsx?$/.test(name) ? [Deno.readTextFileSync(new URL(name, directory))] : [];
  });
}

/** The entrypoints of the library: the page imports nothing else of it. */
function entrypoints(): Record<string, string> {
  const { name, exports } = JSON.parse(Deno.readTextFileSync(new URL("deno.json", root)));
  return Object.fromEntries(
    Object.entries<string>(exports).map(([entry, path]) => [`${name}${entry.slice(1)}`, new URL(path, root).pathname]),
  );
}

let linked: string | undefined;

/** A folder with links to the packages that the page is made of, in Deno's cache: esbuild does not look there itself. */
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

/** Builds the page and writes it to {@linkcode PAGE}. Returns how many bytes it has, as it is and compressed. */
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
