/** The parser of the page and the command, compared with expectations that were written before it. */

import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { test } from "node:test";
import { readPasted } from "../../apps/reader/mod.ts";
import { ROWS } from "./_rows.ts";
import { corpus, CORPUS_TYPES } from "../_corpus.ts";

for (const { name, input, ...expected } of ROWS) {
  test(`readPasted() names ${name}`, () => {
    const { kind, network, line } = readPasted(typeof input === "string" ? input : Buffer.from(input.hex, "hex"));
    assert.deepEqual({ kind, network, line }, expected);
  });
}

test("readPasted() keeps nothing of a secret", () => {
  for (const { input, kind } of ROWS) {
    if (kind !== "secret") continue;
    const reading = readPasted(input as string);
    assert.deepEqual({ items: reading.items, keys: Object.keys(reading).length }, { items: [], keys: 5 });
  }
});

for (const [kind, type] of CORPUS_TYPES) {
  test(`readPasted() recognizes the ${kind} of the ledger at first sight`, () => {
    const wrong = corpus(kind).map(({ xdr }) => ({ xdr, kind: readPasted(xdr).kind })).filter((one) =>
      one.kind !== type
    );
    assert.deepEqual(wrong.map((one) => `${one.kind}: ${one.xdr.slice(0, 200)}`), []);
  });
}
