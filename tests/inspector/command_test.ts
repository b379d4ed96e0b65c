/** `dwsa inspect`, as a process: the page that it makes. */

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { rmSync, statSync } from "node:fs";
import process from "node:process";
import { openPage, pageTest } from "./_page.ts";

pageTest("dwsa inspect makes a page that holds its input, for its owner alone", async () => {
  const main = new URL("../../cli/main.ts", import.meta.url).pathname;
  const text = JSON.stringify({ vec: [{ string: "</script><b>" }] });
  const address = new URL(
    execFileSync(process.execPath, ["run", "-A", "--quiet", main, "inspect", text, "--network=testnet", "--no-open"], {
      encoding: "utf8",
    }).trim(),
  );
  try {
    assert.equal(statSync(address).mode & 0o777, 0o600);
    const { page, messages } = await openPage({ address: address.href });
    await page.getByRole("heading", { name: "Contract value" }).waitFor();
    assert.match(await page.locator(".value").first().innerText(), /<\/script><b>/);
    assert.equal(await page.getByLabel("Network", { exact: true }).inputValue(), "Test SDF Network ; September 2015");
    assert.deepEqual(messages, []);
  } finally {
    rmSync(new URL(".", address), { recursive: true });
  }
});
