/** 100 calls of 10 accounts at once over HTTP, with broken connections and responses in any order. */

import assert from "node:assert/strict";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import process from "node:process";
import { test } from "node:test";
import { createClient, httpRequest } from "@dwsa/base/client";
import { contract, key } from "../client/_player.ts";
import { randomOf } from "../client/_schedule.ts";
import { createWorld, NETWORK, valueOf } from "../client/_world.ts";

test("each of 100 simultaneous payments of 10 accounts over HTTP is made exactly once", async () => {
  const accounts = Array.from({ length: 11 }, (_, i) => key(i + 1).publicKey());
  const { server, executed } = createWorld({ accounts });
  const random = randomOf(Number(process.env.SEED ?? 7));
  const counts = { asked: 0, broken: 0 };
  let held: { readonly response: ServerResponse; readonly text: string }[] = [];
  const flush = () => { // in another order
    for (
      const { response, text } of held.map((one) => ({ ...one, order: random() })).sort((a, b) => a.order - b.order)
    ) {
      response.writeHead(200, { "content-type": "application/json" }).end(text);
    }
    held = [];
  };
  const flushing = setInterval(flush, 5);
  const http = createServer(async (request, response) => {
    let body = "";
    for await (const part of request) body += part;
    const { id, method, params } = JSON.parse(body);
    if (++counts.asked % 40 === 0) { // the network's own time
      server.now += 5_000;
      server.chain.close(Math.floor(server.now / 1_000));
    }
    const fault = random();
    if (fault < 0.1) return void (counts.broken++, response.destroy());
    const result = server.respond(method, params);
    if (fault < 0.2) return void (counts.broken++, response.destroy());
    held.push({ response, text: JSON.stringify({ jsonrpc: "2.0", id, result }) });
  });
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  const { port } = http.address() as AddressInfo;
  const timing = {
    now: () => server.now,
    sleep: (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds / 50)),
    random: (length: number) => new Uint8Array(length).map(() => 256 * random()),
  };
  try {
    const request = httpRequest(`http://127.0.0.1:${port}`, { fetch, retries: 8, ...timing });
    const client = createClient({ request, networkPassphrase: NETWORK, ...timing });
    const wanted = Array.from({ length: 100 }, (_, i) => {
      const source = key(1 + i % 10);
      const args = [source.publicKey(), accounts[10]!].map((address) => valueOf({ address }));
      const call = client.call(contract(5), "transfer", [...args, valueOf({ i128: 1 + i % 20 })]); // many are equal
      return call.send({ source, maxFee: 1_000_000, timeoutSeconds: 600 });
    });
    const sent = await Promise.all(wanted);
    assert.equal(new Set(sent.map(({ hash }) => hash)).size, 100);
    assert.equal(executed().length, 100);
    const made = new Map<string, number>();
    for (const name of executed()) made.set(name, (made.get(name) ?? 0) + 1);
    assert.deepEqual([made.size, new Set(made.values())], [20, new Set([5])]);
    assert(counts.broken > 50, `${counts.broken} of ${counts.asked} connections are broken`);
  } finally {
    clearInterval(flushing);
    http.close();
    http.closeAllConnections();
  }
});
