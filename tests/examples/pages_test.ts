/** The examples that use the npm package: a Node service, a page with React and Vite, and a page with a passkey. */

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import process from "node:process";
import { after, before, test, type TestContext } from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { gzipSync } from "node:zlib";
import * as esbuild from "esbuild";
import { inspectAuthEntry } from "@dwsa/base/auth";
import { DwsaAuthorizationEntry } from "@dwsa/base/xdr";
import type { Page } from "playwright-core";
import { buildPackage, packPackage } from "../../scripts/build_npm.ts";
import { requestCases } from "../describe/_requests.ts";
import { attacksOn } from "../rpc/_attacks.ts";
import { NPM_INSTALL } from "../../scripts/_project.ts";
import { withChromium } from "../site/_chromium.ts";

const EXAMPLES = fileURLToPath(new URL("../../examples/", import.meta.url));
const TYPES: Readonly<Record<string, string>> = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css" };

/** An entry of a contract account. */
const PASSKEY_ENTRY = DwsaAuthorizationEntry.fromXDR(
  "AAAAAgAAAAE2Pqo4Z4QfutD07YjHeeT+ZuVqJHDcmMDsnAc9BcexAwAAAAAAAAAHAAAAAAAAAAEAAAAAAAAAATY+qjhnhB+60PTtiMd55P5m5WokcNyY" +
    "wOycBz0Fx7EDAAAACHBheV9yZW50AAAAAAAAAAA=",
);

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
  await run(npm!, [...args, tarball.pathname]); // the package, and the example's own dependencies
});

after(async () => {
  rmSync(folder, { recursive: true });
  await esbuild.stop();
});

/** Serves a folder as http://localhost/ to a page of Chromium, and passes the page to `use`. */
async function browse(
  context: TestContext,
  files: string,
  use: (page: Page) => Promise<void>,
  query = "",
): Promise<void> {
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
    await page.goto(`http://localhost/${query}`);
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

test("examples/react_vite compiles, and shows in a page what a pasted entry would approve", async (context) => {
  await run("npm", ["run", "build"]);
  const assets = join(app, "dist", "assets");
  const scripts = readdirSync(assets).filter((name) => name.endsWith(".js")).map((name) =>
    readFileSync(join(assets, name))
  );
  // React takes about 60 kB, and the description of any request about 75.
  assert.ok(gzipSync(Buffer.concat(scripts)).length < 150_000, `${gzipSync(Buffer.concat(scripts)).length}`);
  await browse(context, join(app, "dist"), async (page) => {
    const shown = async (text: string) => {
      await page.getByLabel("Entry").fill(text);
      return await page.locator("output").textContent() ?? "";
    };
    assert.match(await shown(PASSKEY_ENTRY.toXDR("base64")), /pay_rent/);
    assert.match(await shown("AAAAAwAAAAc="), /^not an authorization entry in base64 \(xdr\//);
    assert.equal(await shown(""), "");
    // A danger must be acknowledged, for each request again, and a count opens.
    const xdr = (name: string) => requestCases().find((one) => one.name === name)!.input;
    const sign = page.getByRole("button", { name: "Sign" });
    for (const name of ["r-hidden-deep-approve", "deep-then-wide", "r-hidden-deep-approve"]) {
      await shown(xdr(name));
      const aware = page.getByLabel("I understand the danger");
      assert.equal(await sign.isDisabled(), await aware.count() > 0, name);
      if (await aware.count() > 0) await aware.check();
      assert.equal(await sign.isDisabled(), false, name);
    }
    assert.equal(await page.getByLabel("I understand the danger").count(), 1);
    await sign.click();
    assert.match((await page.locator("p[role=status]").textContent())!, /agrees/);
    await shown(xdr("s-hidden-wide"));
    const statements = page.locator('[data-role="statement"]');
    assert.equal(await statements.count(), 50);
    await page.getByRole("button", { name: /^357 more statements/ }).click();
    assert.equal(await statements.count(), 407);
  });
});

/** Opens examples/passkey in a page with a virtual authenticator, creates a passkey, and passes the page to `use`. */
async function withPasskey(
  context: TestContext,
  query: string,
  use: (page: Page, signatures: () => Promise<number>) => Promise<void>,
): Promise<void> {
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
    const { authenticatorId } = await devtools.send("WebAuthn.addVirtualAuthenticator", {
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
    await use(page, async () => {
      const { credentials } = await devtools.send("WebAuthn.getCredentials", { authenticatorId });
      return credentials.reduce((sum, { signCount }) => sum + signCount, 0);
    });
  }, query);
}

test("examples/passkey signs an entry by a passkey of a virtual authenticator", async (context) => {
  await withPasskey(context, "", async (page, signatures) => {
    const before = await signatures();
    assert.match(await page.locator("#call").textContent() ?? "", /^call pay_rent of C/);
    await page.getByRole("button", { name: "Approve" }).click();
    await page.getByText(/^(NOT )?valid /i).waitFor();
    const [, verdict, xdr] = /^(.*?valid) (\S+)$/i.exec(await page.locator("output").textContent() ?? "")!;
    assert.equal(verdict, "valid");
    const [node] = inspectAuthEntry(DwsaAuthorizationEntry.fromXDR(xdr!)).nodes;
    assert.equal(node?.present, true);
    assert.ok(await signatures() > before); // the counter that the next test compares
  });
});

for (const { name, entries } of attacksOn(PASSKEY_ENTRY).filter(({ entries }) => entries.length === 1)) {
  test(`examples/passkey does not ask the passkey for what a hostile server returns: ${name}`, async (context) => {
    const query = `?${new URLSearchParams({ entry: entries[0]!.toXDR("base64") })}`;
    await withPasskey(context, query, async (page, signatures) => {
      const before = await signatures();
      await page.getByRole("button", { name: "Approve" }).click();
      await page.getByText(/^not signed: Cannot authorize the entry: expected /).waitFor();
      assert.equal(await signatures(), before);
    });
  });
}
