/** The examples that run on the npm package: a service on Node, a page by React and Vite, and one with a passkey. */

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import process from "node:process";
import { after, before, test, type TestContext } from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import * as esbuild from "esbuild";
import { inspectAuthEntry } from "@dwsa/base/auth";
import { DwsaAuthorizationEntry } from "@dwsa/base/xdr";
import type { Page } from "playwright-core";
import { buildPackage, packPackage } from "../../scripts/_npm.ts";
import { NPM_INSTALL } from "../../scripts/_project.ts";
import { withChromium } from "../../scripts/_runtimes.ts";

const EXAMPLES = fileURLToPath(new URL("../../examples/", import.meta.url));
const TYPES: Readonly<Record<string, string>> = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css" };

const folder = mkdtempSync(join(tmpdir(), "dwsa-pages-"));
const app = join(folder, "react_vite");

async function run(command: string, args: readonly string[]): Promise<string> {
  const options = { cwd: app, env: { ...process.env, NO_COLOR: "1" }, timeout: 300_000 };
  return (await promisify(execFile)(command, args, options)).stdout;
}

before(async () => {
  await buildPackage();
  const tarball = await packPackage();
  cpSync(join(EXAMPLES, "react_vite"), app, { recursive: true });
  const [npm, ...args] = NPM_INSTALL;
  await run(npm!, [...args, tarball.pathname]); // the package, and what the example itself names
});

after(async () => {
  rmSync(folder, { recursive: true });
  await esbuild.stop();
});

/** Serves a folder as http://localhost/ to one page of Chromium, and gives that page to `use`. */
async function browse(context: TestContext, files: string, use: (page: Page) => Promise<void>): Promise<void> {
  const missing = await withChromium(async (browser): Promise<void> => {
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    await page.route("**/*", (route) => {
      const { pathname } = new URL(route.request().url());
      const path = join(files, pathname === "/" ? "index.html" : pathname);
      return existsSync(path)
        ? route.fulfill({ contentType: TYPES[extname(path)] ?? "text/plain", body: readFileSync(path) })
        : route.fulfill({ status: 404 });
    });
    await page.goto("http://localhost/");
    await use(page);
    assert.deepEqual(errors, []);
  });
  if (missing !== undefined) context.skip(missing);
}

test("examples/node_stream.ts runs on Node with the npm package", async () => {
  const { code } = await esbuild.transform(readFileSync(join(EXAMPLES, "node_stream.ts")), { loader: "ts" });
  writeFileSync(join(app, "node_stream.mjs"), code);
  assert.equal(await run("node", ["node_stream.mjs"]), '{"u32":7}\n{"symbol":"transfer"}\n{"i128":"5"}\n');
});

test("examples/react_vite compiles, and says in a page what a pasted text is", async (context) => {
  await run("npm", ["run", "build"]);
  await browse(context, join(app, "dist"), async (page) => {
    const shown = async (text: string) => {
      await page.getByLabel("Text").fill(text);
      return await page.locator("output").textContent();
    };
    assert.equal(await shown("AAAAAwAAAAc="), "base64: ScVal");
    assert.equal(await shown("CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE"), "strkey: contract");
  });
});

test("examples/passkey signs an entry by a passkey of a virtual authenticator", async (context) => {
  const files = join(folder, "passkey");
  cpSync(join(EXAMPLES, "passkey"), files, { recursive: true });
  await esbuild.build({
    stdin: { contents: readFileSync(join(files, "page.ts"), "utf8"), loader: "ts", resolveDir: app },
    bundle: true,
    format: "esm",
    outfile: join(files, "page.js"),
    logLevel: "error",
  });
  await browse(context, files, async (page) => {
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("WebAuthn.enable");
    await devtools.send("WebAuthn.addVirtualAuthenticator", {
      options: {
        protocol: "ctap2",
        transport: "internal",
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
      },
    });
    await page.getByRole("button", { name: "Create" }).click();
    await page.getByText(/^created 04[0-9a-f]{128}$/).waitFor();
    assert.match(await page.locator("#call").textContent() ?? "", /^call pay_rent of C/);
    await page.getByRole("button", { name: "Approve" }).click();
    await page.getByText(/^(NOT )?valid /i).waitFor();
    const [, verdict, xdr] = /^(.*?valid) (\S+)$/i.exec(await page.locator("output").textContent() ?? "")!;
    assert.equal(verdict, "valid");
    const [node] = inspectAuthEntry(DwsaAuthorizationEntry.fromXDR(xdr!)).nodes;
    assert.equal(node?.present, true);
  });
});
