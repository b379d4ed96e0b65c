/**
 * A Node service that decodes a stream: it accepts framed XDR, as network nodes write their meta, and responds
 * with a line of JSON for each value, before the stream ends and without buffering it.
 *
 *     node examples/node_stream.ts        # or: deno run --allow-net=127.0.0.1 examples/node_stream.ts
 */

// deno-lint-ignore-file no-console -- a program prints to the terminal

import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { DwsaError } from "@dwsa/base/errors";
import { toJson } from "@dwsa/base/json";
import { type Bytes, decodeStream, ScVal } from "@dwsa/base/xdr";

async function* toLines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  try {
    for await (const value of decodeStream(ScVal, chunks, { framing: "records" })) {
      yield `${JSON.stringify(toJson(value))}\n`;
    }
  } catch (error) {
    if (!DwsaError.is(error)) throw error;
    yield `${JSON.stringify({ error: error.code, offset: error.offset })}\n`; // earlier values have been sent
  }
}

const server = createServer(async (request, response) => {
  response.writeHead(200, { "content-type": "application/x-ndjson" });
  await pipeline(Readable.from(toLines(request)), response);
});
server.listen(0, "127.0.0.1");
await once(server, "listening");
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

/** Frames a record: its length with the last-fragment bit (RFC 5531, section 11), then the value. */
function record(value: ScVal): Bytes {
  const bytes = value.toXDR();
  const framed = new Uint8Array(4 + bytes.length);
  new DataView(framed.buffer).setUint32(0, 0x80000000 | bytes.length);
  framed.set(bytes, 4);
  return framed;
}

async function post(records: readonly Bytes[]): Promise<unknown[]> {
  const response = await fetch(url, { method: "POST", body: new Blob([...records]) });
  return (await response.text()).trim().split("\n").map((line) => JSON.parse(line));
}

const values = [ScVal.scvU32(7), ScVal.scvSymbol("transfer"), ScVal.scvI128(5n)];
const lines = await post(values.map(record));
assert.deepEqual(lines, [{ u32: 7 }, { symbol: "transfer" }, { i128: "5" }]);
for (const line of lines) console.log(JSON.stringify(line));

// A truncated stream: all complete values are decoded.
const cut = await post([record(values[0]!), record(values[1]!).slice(0, 10)]);
assert.deepEqual(cut, [{ u32: 7 }, { error: "xdr/truncated", offset: 22 }]);

server.close();
