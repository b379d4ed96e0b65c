/** The package as one module, `@dwsa/base/bundle`, imported by URL from a server of this machine. */

import type { SmokeReport } from "../tests/runtimes/_smoke.ts";
import { cpSync } from "node:fs";
import { type App, bundleFor } from "./_installed_tests.ts";
import { packageRoot } from "./_npm.ts";
import { NPM_INSTALL, readManifest, root, run, shippedFiles } from "./_project.ts";
import { fetchRuntime, type Smoked, withChromium, WORKERD_DATE } from "./_runtimes.ts";

/** Uses each area of the module that the name `base` stands for. Where the runtime has text and randomness, all works. */
const USES = `
  import { BARE_USES, tryBareUse } from "./tests/runtimes/_bare_uses.js";
  const library = new Proxy({ xdr: base.xdr, json: { parseJson: JSON.parse } }, { get: (areas, name) => areas[name] ?? base });
  const makeReport = async () => {
    const report = {};
    for (const use of BARE_USES) {
      const { result, message } = await tryBareUse(use, library);
      const expected = use.expected.result ?? result;
      report[use.name] = result === expected && result !== undefined ? null : message ?? "got " + result;
    }
    return report;
  };
`;

/** How a program gets at a module by its URL. */
const IMPORTS = {
  statement: (url: string) => `import * as base from "${url}";`,
  // For runtimes that import no URL of a server.
  blob: (url: string) => `
    const text = await (await fetch("${url}")).text();
    const base = await import(URL.createObjectURL(new Blob([text], { type: "text/javascript" })));`,
} as const;

async function program(app: App, url: string, how: keyof typeof IMPORTS, end: string): Promise<string> {
  const code = `${IMPORTS[how](url)}${USES}${end}`;
  return await bundleFor({ code, directory: app.directory, format: "esm", external: [url] });
}

const PRINT = "console.log(JSON.stringify(await makeReport()));";

/** Serves files by their paths while work is done. */
async function serving<T>(files: (url: URL) => Response | undefined, work: (origin: string) => Promise<T>): Promise<T> {
  const server = Deno.serve(
    { hostname: "localhost", port: 0, onListen: () => {} },
    (request) => files(new URL(request.url)) ?? new Response(null, { status: 404 }),
  );
  return await work(`http://localhost:${server.addr.port}`).finally(() => server.shutdown());
}

/** The module, with the headers of a server of packages. */
function bundleResponse(): Response {
  const headers = { "content-type": "text/javascript", "access-control-allow-origin": "*" };
  return new Response(Deno.readFileSync(new URL("bundle.js", packageRoot)), { headers });
}

const onlyBundle = ({ pathname }: URL) => pathname === "/bundle.js" ? bundleResponse() : undefined;

/** Runs a program that prints its report. */
async function printed(name: string, version: string, command: readonly string[], cwd: URL): Promise<Smoked> {
  const { ok, stdout, output } = await run(command, cwd);
  if (!ok) throw new Error(`Cannot run ${name}:\n${output}`);
  return { version, report: JSON.parse(stdout) };
}

/** On Deno, by an import statement. */
export function bundleOnDeno(app: App): Promise<Smoked> {
  return serving(onlyBundle, async (origin) => {
    const file = new URL("bundle_deno.mjs", app.directory);
    Deno.writeTextFileSync(file, await program(app, `${origin}/bundle.js`, "statement", PRINT));
    const allow = `--allow-import=${new URL(origin).host}`;
    const command = [
      Deno.execPath(),
      "run",
      "--quiet",
      "--no-prompt",
      "--no-config",
      "--no-lock",
      allow,
      file.pathname,
    ];
    return printed("Deno", Deno.version.deno, command, app.directory);
  });
}

/** In Bun, which imports the text that it fetched. */
export function bundleOnBun(app: App, version: string): Promise<Smoked> {
  return serving(onlyBundle, async (origin) => {
    Deno.writeTextFileSync(
      new URL("bundle_bun.mjs", app.directory),
      await program(app, `${origin}/bundle.js`, "blob", PRINT),
    );
    return printed("Bun", version, [await fetchRuntime("bun", version), "bundle_bun.mjs"], app.directory);
  });
}

/** In Bun, from the sources of a clone, after the one step that docs/runtimes.md names. */
export async function sourcesOnBun(app: App, version: string): Promise<Smoked> {
  const manifest = readManifest();
  const clone = new URL("clone/", app.root);
  for (const path of shippedFiles(manifest)) cpSync(new URL(path, root), new URL(path, clone));
  const packages = ["curves", "hashes"].map((name) => manifest.imports[`@noble/${name}`]!.slice("npm:".length));
  const { ok, output } = await run([...NPM_INSTALL, "--no-save", ...packages], clone);
  if (!ok) throw new Error(`Cannot install the packages:\n${output}`);
  const file = new URL("sources_bun.mjs", app.directory);
  const module = new URL("mod.ts", clone).pathname;
  Deno.writeTextFileSync(file, await program(app, module, "statement", PRINT));
  return printed("Bun", version, [await fetchRuntime("bun", version), file.pathname], app.directory);
}

/** In workerd, which asks a service for the modules that it has not, over HTTP. */
export function bundleOnWorkerd(app: App, version: string): Promise<Smoked> {
  const service = (url: URL) => {
    const specifier = url.searchParams.get("specifier")?.slice(1);
    return specifier?.endsWith("/bundle.js")
      ? Response.json({ name: specifier, esModule: Deno.readTextFileSync(new URL("bundle.js", packageRoot)) })
      : undefined;
  };
  return serving(service, async (origin) => {
    const files = new URL("workerd-bundle/", app.directory);
    Deno.mkdirSync(files);
    const end = `export default { async test() { ${PRINT} } };`;
    Deno.writeTextFileSync(
      new URL("worker.js", files),
      await program(app, `${origin}/bundle.js`, "statement", end),
    );
    Deno.writeTextFileSync(
      new URL("config.capnp", files),
      `using Workerd = import "/workerd/workerd.capnp";
      const config :Workerd.Config = (services = [(name = "main", worker = .main)]);
      const main :Workerd.Worker = (
        modules = [(name = "worker.js", esModule = embed "worker.js")],
        compatibilityDate = "${WORKERD_DATE}",
        moduleFallback = "${new URL(origin).host}",
      );`,
    );
    const command = [await fetchRuntime("workerd", version), "test", "--experimental", "config.capnp"];
    return printed("workerd", version, command, files);
  });
}

/** In a page of Chromium: by the right hash of its script element, and not by another one. */
export function bundleOnChromium(app: App): Promise<Smoked | string> {
  const integrity = Deno.readTextFileSync(new URL("bundle.integrity", packageRoot)).trim();
  const page = (hash: string) =>
    `<!doctype html><script type="module" src="/bundle.js" integrity="${hash}" onerror="globalThis.refused = true">
    </script><script type="module" src="/program.js"></script>`;
  let code = "";
  const files = ({ pathname }: URL) => {
    const html = { headers: { "content-type": "text/html" } };
    if (pathname === "/right") return new Response(page(integrity), html);
    if (pathname === "/wrong") return new Response(page(`sha384-${"A".repeat(64)}`), html);
    if (pathname !== "/program.js") return onlyBundle(new URL(`http://localhost${pathname}`));
    return new Response(code, { headers: { "content-type": "text/javascript" } });
  };
  return serving(files, async (origin) => {
    code = await program(app, `${origin}/bundle.js`, "statement", "globalThis.smoke = makeReport();");
    return await withChromium(async (browser) => {
      const tab = await browser.newPage();
      await tab.goto(`${origin}/right`);
      const handle = await tab.waitForFunction("globalThis.smoke", undefined, { timeout: 30_000 });
      const report = await handle.jsonValue() as Record<string, string | null>;
      await tab.goto(`${origin}/wrong`);
      const refused = await tab.waitForFunction("globalThis.refused", undefined, { timeout: 30_000 });
      report["integrity of another module"] = await refused.jsonValue() === true ? null : "was accepted";
      return { version: browser.version(), report: report satisfies SmokeReport };
    });
  });
}
