/**
 * Builds the package @dwsa/cli in dist/cli, packs it, installs it beside the packed @dwsa/base, and runs it there.
 *
 *     deno task build:npm
 */

import * as esbuild from "esbuild";
import { existsSync } from "node:fs";
import about from "../../scripts/npm_package.json" with { type: "json" };
import { report, root, run } from "../../scripts/_project.ts";

const FOLDER = new URL("dist/cli/", root);

const { name, version, license, imports } = JSON.parse(Deno.readTextFileSync(new URL("apps/cli/deno.json", root))) as {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly imports: Readonly<Record<string, string>>;
};

/** Packages that the command needs besides the library. */
const EXTERNAL = ["@bomb.sh/tab", "commander", "fzstd"];

/** Runs the command from its sources. */
const SOURCES = ["run", "--config=apps/cli/deno.json", "--quiet", "--allow-read", "--allow-env", "apps/cli/main.ts"];

/** Bundles the command; the packages that it needs stay external. */
async function bundle(): Promise<void> {
  await esbuild.build({
    entryPoints: [new URL("apps/cli/main.ts", root).pathname],
    outfile: new URL("apps/cli/dwsa.js", FOLDER).pathname,
    bundle: true,
    format: "esm",
    platform: "node",
    target: "node20",
    external: ["@dwsa/base", ...EXTERNAL],
    banner: { js: "#!/usr/bin/env node" },
    logLevel: "error",
  });
  await esbuild.stop();
}

/** Runs a program and returns its output; an error includes all output. */
async function output(command: readonly [string, ...string[]], folder: URL): Promise<string> {
  const { ok, stdout, output } = await run([...command], folder);
  if (!ok) throw new Error(`Cannot run ${command.join(" ")}:\n${output}`);
  return stdout.trim();
}

/** Returns the contents of package.json. With provenance, npm rejects a package that does not name its repository. */
export function packageJson(): Readonly<Record<string, unknown>> {
  const { homepage, bugs, repository } = about;
  return {
    name,
    version,
    description:
      "The dwsa command: inspects, signs, merges and verifies transactions and authorization entries, offline",
    license,
    ...{ homepage, bugs, repository: { ...repository, directory: "apps/cli" } },
    type: "module",
    bin: { dwsa: "apps/cli/dwsa.js" },
    engines: { node: ">=20.19.0" },
    dependencies: {
      "@dwsa/base": version,
      ...Object.fromEntries(EXTERNAL.map((name) => [name, imports[name]!.split("@").at(-1)!])),
    },
  };
}

/** Builds dist/cli, with the folders of the repository, and packs it. */
async function pack(): Promise<URL> {
  if (existsSync(FOLDER)) Deno.removeSync(FOLDER, { recursive: true });
  Deno.mkdirSync(new URL("dist/", FOLDER), { recursive: true });
  await bundle();
  const inspector = [
    "run",
    "--config=apps/inspector/deno.json",
    "--frozen",
    "--quiet",
    "--allow-all",
    "apps/inspector/build.ts",
  ];
  await output([Deno.execPath(), ...inspector], root);
  Deno.copyFileSync(new URL("dist/inspector.html.br", root), new URL("dist/inspector.html.br", FOLDER));
  for (const file of ["LICENSE", "apps/cli/README.md"]) {
    Deno.copyFileSync(new URL(file, root), new URL(file.split("/").at(-1)!, FOLDER));
  }
  Deno.writeTextFileSync(new URL("package.json", FOLDER), JSON.stringify(packageJson(), null, 2) + "\n");
  const tarball = await output(["npm", "pack", "--ignore-scripts", "--pack-destination", ".."], FOLDER);
  return new URL(`../${tarball.split("\n").at(-1)!}`, FOLDER);
}

/** Tests the command, installed next to the packed library, and returns the problems. */
async function installedErrors(tarball: URL): Promise<string[]> {
  const base = [...Deno.readDirSync(new URL("dist/", root))].find(({ name }) => /^dwsa-base-.*\.tgz$/.test(name));
  if (base === undefined) return ["dist/ has no tarball of @dwsa/base"];
  const path = Deno.makeTempDirSync({ prefix: "dwsa-cli-" });
  const folder = new URL(`file://${path}/`);
  try {
    Deno.writeTextFileSync(new URL("package.json", folder), "{}");
    const packages = [new URL(`dist/${base.name}`, root).pathname, tarball.pathname];
    await output(["npm", "install", "--no-audit", "--no-fund", "--ignore-scripts", ...packages], folder);
    const dwsa = (...args: string[]) => output(["node_modules/.bin/dwsa", ...args], folder);
    const outputs: readonly [got: string, expected: string][] = [
      [await dwsa("--version"), version],
      [await dwsa("amount", "parse", "1.5", "--decimals", "7"), "15000000"],
      [
        await dwsa("decode", "AAAAAwAAAAc="),
        await output([Deno.execPath(), ...SOURCES, "decode", "AAAAAwAAAAc="], root),
      ],
    ];
    const errors = outputs.filter(([got, expected]) => got !== expected).map(([got, expected]) =>
      `the installed command printed ${JSON.stringify(got)}, not ${JSON.stringify(expected)}`
    );
    const page = await dwsa("inspect", "--no-open", "AAAAAwAAAAc=");
    return page.startsWith("file://") ? errors : [...errors, `dwsa inspect printed ${page}`];
  } finally {
    Deno.removeSync(path, { recursive: true });
  }
}

if (import.meta.main) {
  const tarball = await pack();
  const size = Deno.statSync(tarball).size;
  report(await installedErrors(tarball), `${name}@${version}: ${tarball.pathname.split("/").pop()}, ${size} bytes`);
}
