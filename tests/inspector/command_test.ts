/** `dwsa inspect` as a process, and the page that it creates. */

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { test } from "node:test";
import { setTimeout } from "node:timers/promises";
import { openPage, pageTest } from "./_page.ts";

const config = new URL("../../apps/cli/deno.json", import.meta.url).pathname;

pageTest("dwsa inspect makes a page that holds its input, for its owner alone", async () => {
  const main = new URL("../../apps/cli/main.ts", import.meta.url).pathname;
  const text = JSON.stringify({ vec: [{ string: "</script><b>" }] });
  const address = new URL(
    execFileSync(process.execPath, [
      "run",
      `--config=${config}`,
      "-A",
      "--quiet",
      main,
      "inspect",
      text,
      "--network=testnet",
      "--no-open",
    ], {
      encoding: "utf8",
    }).trim(),
  );
  try {
    assert.equal(statSync(address).mode & 0o777, 0o600);
    const { page, messages } = await openPage({ address: address.href });
    await page.locator(".kicker", { hasText: "Contract value" }).waitFor();
    assert.match(await page.locator(".value").first().innerText(), /<\/script><b>/);
    assert.equal(await page.getByLabel("Network", { exact: true }).inputValue(), "Test SDF Network ; September 2015");
    assert.deepEqual(messages, []);
  } finally {
    rmSync(new URL(".", address), { recursive: true });
  }
});

for (
  const { name, args, opens } of [
    { name: "opens it with the program of the system", args: [], opens: true },
    { name: "does not open it with --no-open", args: ["--no-open"], opens: false },
  ]
) {
  test(
    `dwsa inspect makes a page and ${name}`,
    { skip: process.platform !== "linux" && "xdg-open is of Linux" },
    async () => {
      const folder = mkdtempSync(join(tmpdir(), "dwsa-opener-"));
      const opened = join(folder, "opened");
      // The file is renamed after writing, so that no process reads a partial file.
      const script = `#!/bin/sh\nprintf '%s' "$*" > '${opened}.part' && mv '${opened}.part' '${opened}'\n`;
      writeFileSync(join(folder, "xdg-open"), script, { mode: 0o755 });
      const main = new URL("../../apps/cli/main.ts", import.meta.url).pathname;
      const env = { ...process.env, PATH: `${folder}:${process.env["PATH"]}` };
      const address = execFileSync(
        process.execPath,
        ["run", `--config=${config}`, "-A", "--quiet", main, "inspect", "AAAAAwAAAAc=", ...args],
        {
          encoding: "utf8",
          env,
        },
      ).trim();
      try {
        for (let i = 0; opens && i < 100 && !existsSync(opened); i++) await setTimeout(50);
        assert.equal(existsSync(opened) ? readFileSync(opened, "utf8") : undefined, opens ? address : undefined);
        assert.match(readFileSync(new URL(address), "utf8"), /id="given">\{"input":"AAAAAwAAAAc="/);
      } finally {
        rmSync(new URL(".", address), { recursive: true });
        rmSync(folder, { recursive: true });
      }
    },
  );
}

test("dwsa inspect prints the address where no program opens it", { skip: process.platform !== "linux" }, () => {
  const folder = mkdtempSync(join(tmpdir(), "dwsa-opener-"));
  const main = new URL("../../apps/cli/main.ts", import.meta.url).pathname;
  try {
    const address = execFileSync(process.execPath, [
      "run",
      `--config=${config}`,
      "-A",
      "--quiet",
      main,
      "inspect",
      "AAAA",
    ], {
      encoding: "utf8",
      env: { ...process.env, PATH: folder },
    }).trim();
    assert.match(address, /^file:\/\/.*inspector\.html$/);
    rmSync(new URL(".", address), { recursive: true });
  } finally {
    rmSync(folder, { recursive: true });
  }
});
