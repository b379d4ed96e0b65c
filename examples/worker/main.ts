/**
 * Contract values decoded in a worker. Threads exchange strings and JSON: wire values lose their class when
 * they are cloned.
 *
 *     deno run --allow-read examples/worker/main.ts
 */

// deno-lint-ignore-file no-console -- a program prints to the terminal

import assert from "node:assert/strict";

const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });

function ask(text: string): Promise<unknown> {
  return new Promise((resolve) => {
    worker.onmessage = ({ data }) => resolve(data);
    worker.postMessage(text);
  });
}

assert.deepEqual(await ask("AAAAAwAAAAc="), { json: { u32: 7 } });
assert.deepEqual(await ask("AAAAAw=="), { code: "xdr/truncated" });
console.log("decoded in a worker");
worker.terminate();
