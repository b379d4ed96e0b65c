import assert from "node:assert/strict";
import { test } from "node:test";
import { fromHex, toHex } from "@dwsa/base";
import { decodeStream, type DecodeStreamOptions, LedgerEntryChanges, ScSpecEntry, ScVal } from "@dwsa/base/xdr";
import { randomSource } from "./_random_xdr.ts";

type Framing = NonNullable<DecodeStreamOptions["framing"]>;

const FRAMINGS: readonly Framing[] = ["none", "records", "array"];

/** Values of many sizes, some larger than a chunk. */
const values: readonly ScVal[] = [
  ScVal.scvVoid(),
  ScVal.scvU32(7),
  ScVal.scvBytes(new Uint8Array(200_000).fill(3)),
  ScVal.scvVec([ScVal.scvSymbol("transfer"), ScVal.scvI128(-5n)]),
  ScVal.scvString("é".repeat(1000)),
  ScVal.scvVec(Array.from({ length: 20_000 }, (_, i) => ScVal.scvU64(BigInt(i)))),
  ScVal.scvVoid(),
];

function word(value: number): Uint8Array {
  return Uint8Array.of(value >>> 24, value >>> 16, value >>> 8, value);
}

function join(...parts: readonly Uint8Array[]): Uint8Array {
  const out = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    out.set(part, at);
    at += part.length;
  }
  return out;
}

function frame(framing: Framing, list: readonly ScVal[]): Uint8Array {
  const parts = list.map((value) => value.toXDR());
  if (framing === "none") return join(...parts);
  if (framing === "array") return join(word(parts.length), ...parts);
  return join(...parts.flatMap((part) => [word(0x8000_0000 + part.length), part]));
}

/** Yields the bytes in chunks of the given sizes, repeatedly, and overwrites each chunk after its use. */
async function* chunks(bytes: Uint8Array, sizes: readonly number[]): AsyncGenerator<Uint8Array> {
  for (let at = 0, i = 0; at < bytes.length; i++) {
    const chunk = bytes.slice(at, at + sizes[i % sizes.length]!);
    yield chunk;
    at += chunk.length;
    chunk.fill(255);
    await Promise.resolve();
  }
}

async function collect<T>(source: AsyncIterable<T> | Iterable<T>): Promise<{ values: T[]; error: unknown }> {
  const found: T[] = [];
  try {
    for await (const value of source) found.push(value);
  } catch (error) {
    return { values: found, error };
  }
  return { values: found, error: undefined };
}

const hex = (list: readonly ScVal[]) => list.map((value) => value.toXDR("hex"));

for (const framing of FRAMINGS) {
  test(`decodeStream() returns the values of bytes, framing ${framing}`, () => {
    const bytes = frame(framing, values);
    assert.deepEqual(hex([...decodeStream(ScVal, bytes, { framing })]), hex(values));
    assert.deepEqual([...decodeStream(ScVal, frame(framing, []), { framing })], []);
  });

  for (const sizes of [[1_000_000], [65_536], [4], [7, 1, 100_000], [3]]) {
    test(`decodeStream() returns the values of chunks of ${sizes} bytes, framing ${framing}`, async () => {
      const list = sizes[0]! < 10 && sizes.length === 1 ? values.slice(0, 2) : values;
      const found = await collect(decodeStream(ScVal, chunks(frame(framing, list), sizes), { framing }));
      assert.equal(found.error, undefined);
      assert.deepEqual(hex(found.values), hex(list));
    });
  }

  test(`decodeStream() returns the same values and the same error wherever chunks end, framing ${framing}`, async () => {
    const random = randomSource(5);
    const bytes = frame(framing, [ScVal.scvU32(1), ScVal.scvVec([ScVal.scvU32(2)]), ScVal.scvBool(true)]);
    for (let cut = 0; cut <= bytes.length; cut++) {
      const part = bytes.subarray(0, cut);
      const whole = await collect(decodeStream(ScVal, part, { framing }));
      const sizes = [1 + Math.floor(random() * 9), 1 + Math.floor(random() * 9)];
      const pieces = await collect(decodeStream(ScVal, chunks(part, sizes), { framing }));
      assert.deepEqual(hex(pieces.values), hex(whole.values));
      assert.deepEqual(pieces.error, whole.error);
      const isWhole = cut === bytes.length || (framing === "none" ? [0, 8, 28].includes(cut) : false) ||
        (framing === "records" && [0, 12, 36].includes(cut));
      assert.equal(
        (whole.error as { code?: string } | undefined)?.code,
        isWhole ? undefined : "xdr/truncated",
        `${cut}`,
      );
    }
  });

  test(`decodeStream() returns the values before an unknown arm, then an error with offset and path, framing ${framing}`, async () => {
    const bytes = frame(framing, [values[1]!, values[2]!, ScVal.scvVec([ScVal.scvU32(3)])]);
    bytes.set(word(99), bytes.length - 8); // the type of the item in the vec
    for (const input of [bytes, chunks(bytes, [1000])]) {
      const { values: found, error } = await collect(decodeStream(ScVal, input as Uint8Array, { framing }));
      assert.deepEqual(hex(found), hex(values.slice(1, 3)));
      const offset = bytes.length - 8;
      const { code, path, message, offset: at } = error as Record<string, unknown>;
      assert.deepEqual({ code, path, message, at }, {
        code: "xdr/unknown-discriminant",
        path: "ScVal",
        message:
          `Cannot decode ScVal: unknown discriminant 99; the input may be damaged, or XDR of another type or of a protocol after 30 (at offset ${offset})`,
        at: offset,
      });
    }
  });

  test(`decodeStream() asks for no more chunks than it needs, and ends them with the loop, framing ${framing}`, async () => {
    let asked = 0;
    let ended = false;
    const bytes = frame(framing, [values[0]!, values[1]!, values[0]!]);
    async function* source(): AsyncGenerator<Uint8Array> {
      try {
        for (let at = 0; at < bytes.length; at += 4) {
          asked++;
          yield await Promise.resolve(bytes.subarray(at, at + 4));
        }
      } finally {
        ended = true;
      }
    }
    for await (const value of decodeStream(ScVal, source(), { framing })) {
      assert.equal(value.type, "scvVoid");
      break;
    }
    assert.equal(asked, framing === "none" ? 1 : 2);
    assert.ok(ended);
  });
}

test("decodeStream() joins the fragments of a record, empty ones too", async () => {
  const value = ScVal.scvVec([ScVal.scvU32(1), ScVal.scvU32(2)]);
  const bytes = value.toXDR();
  const record = join(
    word(0),
    word(5),
    bytes.subarray(0, 5),
    word(0),
    word(1),
    bytes.subarray(5, 6),
    word(0x8000_0000 + bytes.length - 6),
    bytes.subarray(6),
  ); // deno-fmt-ignore-line
  const stream = join(record, frame("records", [ScVal.scvVoid()]), record);
  for (const input of [stream, chunks(stream, [1]), chunks(stream, [5, 3])]) {
    const { values: found, error } = await collect(decodeStream(ScVal, input as Uint8Array, { framing: "records" }));
    assert.equal(error, undefined);
    assert.deepEqual(hex(found), hex([value, ScVal.scvVoid(), value]));
  }
});

test("decodeStream() ends a record with an empty fragment, also at the end of the stream", async () => {
  const bytes = values[1]!.toXDR();
  const record = join(word(bytes.length), bytes, word(0x8000_0000));
  for (const stream of [record, join(record, record)]) {
    for (const input of [stream, chunks(stream, [1]), chunks(stream, [stream.length - 4, 4])]) {
      const { values: found, error } = await collect(decodeStream(ScVal, input as Uint8Array, { framing: "records" }));
      assert.equal(error, undefined);
      assert.deepEqual(hex(found), Array(stream.length / record.length).fill(toHex(bytes)));
    }
  }
});

test("decodeStream() returns a record as soon as its last byte is there", async () => {
  const stream = join(frame("records", [values[0]!]), frame("records", [values[1]!]));
  const given: number[] = [];
  let asked = 0;
  async function* source(): AsyncGenerator<Uint8Array> {
    for (const byte of stream) {
      asked++;
      yield await Promise.resolve(Uint8Array.of(byte));
    }
  }
  for await (const _ of decodeStream(ScVal, source(), { framing: "records" })) given.push(asked);
  assert.deepEqual(given, [8, 20]);
});

const bad: readonly { name: string; framing: Framing; hex: string; code: string; offset: number; count: number }[] = [
  {
    name: "a record longer than its value",
    framing: "records",
    hex: "8000000c000000030000000700000000",
    code: "xdr/trailing-bytes",
    offset: 12,
    count: 0,
  },
  {
    name: "a record shorter than its value",
    framing: "records",
    hex: "8000000400000001800000040000000300000007",
    code: "xdr/truncated",
    offset: 16,
    count: 1,
  },
  { name: "an empty record", framing: "records", hex: "80000000", code: "xdr/truncated", offset: 4, count: 0 },
  {
    name: "a record that goes on after the end",
    framing: "records",
    hex: "8000000400000001" + "00000004" + "00000001",
    code: "xdr/truncated",
    offset: 16,
    count: 1,
  },
  { name: "half a mark", framing: "records", hex: "8000", code: "xdr/truncated", offset: 2, count: 0 },
  {
    name: "a mark of 2 GiB",
    framing: "records",
    hex: "8000000400000001" + "ffffffff" + "00000000",
    code: "xdr/length",
    offset: 8,
    count: 1,
  },
  {
    name: "bytes after an array",
    framing: "array",
    hex: "000000010000000100000001",
    code: "xdr/trailing-bytes",
    offset: 8,
    count: 1,
  },
  {
    name: "an array that ends too soon",
    framing: "array",
    hex: "0000000200000001",
    code: "xdr/truncated",
    offset: 8,
    count: 1,
  },
  { name: "an array without a length", framing: "array", hex: "", code: "xdr/truncated", offset: 0, count: 0 },
  {
    name: "nesting without end",
    framing: "none",
    hex: "00000001" + "000000100000000100000001".repeat(600),
    code: "xdr/depth",
    offset: 6008,
    count: 1,
  },
];

for (const { name, framing, hex, code, offset, count } of bad) {
  test(`decodeStream() rejects ${name}, after the values before it`, async () => {
    const bytes = fromHex(hex);
    for (const input of [bytes, chunks(bytes, [4]), chunks(bytes, [3])]) {
      const { values: found, error } = await collect(decodeStream(ScVal, input as Uint8Array, { framing }));
      assert.deepEqual([found.length, (error as { code: string }).code, (error as { offset: number }).offset], [
        count,
        code,
        offset,
      ]);
    }
  });
}

const framings: readonly { name: string; framing: Framing; hex: string; message: string }[] = [
  {
    name: "records without framing",
    framing: "none",
    hex: "800000080000000300000007",
    message:
      "unknown discriminant; the input is probably of another type, or a string passed as bytes (at offset 0); check options.framing",
  },
  {
    name: "values as records",
    framing: "records",
    hex: "1ac9fe810000000300000007",
    message: "a value of 449445505 bytes is above the maximum of 268435456 (at offset 0); check options.framing",
  },
  {
    name: "small values as records",
    framing: "records",
    hex: "0000000300000007",
    message: "the stream ends inside a record (at offset 8); check options.framing",
  },
  {
    name: "a damaged value without framing",
    framing: "none",
    hex: "00000063",
    message:
      "unknown discriminant 99; the input may be damaged, or XDR of another type or of a protocol after 30 (at offset 0)",
  },
  {
    name: "a large mark after a record",
    framing: "records",
    hex: "80000004000000017fffffff",
    message: "a value of 2147483647 bytes is above the maximum of 268435456 (at offset 8)",
  },
];
for (const { name, framing, hex, message } of framings) {
  test(`decodeStream() advises to check the framing only if it can be wrong: ${name}`, () => {
    assert.throws(() => [...decodeStream(ScVal, fromHex(hex), { framing })], {
      name: "DwsaError",
      message: `Cannot decode ScVal: ${message}`,
    });
  });
}

test("decodeStream() does not collect more than 256 MiB of a value whose end has not come", async () => {
  async function* source(): AsyncGenerator<Uint8Array> {
    yield join(ScVal.scvVoid().toXDR(), fromHex("0000000dfffffffc"));
    yield await Promise.resolve(new Uint8Array(268_435_456 - 7));
    throw new Error("asked for more");
  }
  const { values: found, error } = await collect(decodeStream(ScVal, source()));
  assert.deepEqual([found.length, (error as { code: string }).code, (error as { offset: number }).offset], [
    1,
    "xdr/length",
    4,
  ]);
});

test("decodeStream() accepts codecs, and returns values that share nothing with its input", () => {
  const changes = LedgerEntryChanges.toXDR([]);
  assert.deepEqual([...decodeStream(LedgerEntryChanges, join(changes, changes))], [[], []]);
  const bytes = frame("none", [ScVal.scvBytes(new Uint8Array(8)), ScVal.scvBytes(new Uint8Array(8))]);
  const [first] = decodeStream(ScVal, bytes);
  const stream = decodeStream(ScVal, bytes);
  stream.next();
  bytes.fill(255);
  assert.equal(toHex(first!.value as Uint8Array), "00".repeat(8));
  assert.equal(toHex((stream.next().value as ScVal).value as Uint8Array), "00".repeat(8));
});

test("decodeStream() rejects arguments of the wrong type at once, and chunks that are not bytes", async () => {
  const fails: readonly [input: readonly unknown[], message: RegExp][] = [
    [[undefined, new Uint8Array()], /expected type to be a wire type, such as ScVal, got undefined/],
    [
      [ScVal, "AAAA"],
      /expected input to be a Uint8Array or an async iterable of Uint8Array chunks, got string.*; convert base64 with fromBase64\(\)$/,
    ],
    [[ScVal, null], /expected input to be a Uint8Array or an async iterable/],
    [[ScVal, new Uint8Array(), { framing: "record" }], /did you mean "records"/],
    [[ScVal, new Uint8Array(), { frame: "records" }], /options/],
  ];
  for (const [args, message] of fails) {
    assert.throws(() => (decodeStream as (...args: readonly unknown[]) => unknown)(...args), {
      name: "TypeError",
      message,
    });
  }
  async function* texts(): AsyncGenerator<Uint8Array> {
    yield await Promise.resolve(new Uint8Array([0, 0, 0, 1]));
    yield "AAAA" as never;
  }
  const { values: found, error } = await collect(decodeStream(ScSpecEntry, texts()));
  assert.equal(found.length, 0);
  assert.match(`${error}`, /TypeError: Cannot decode the stream: expected a chunk to be a Uint8Array/);
});

test("decodeStream() tries a value that comes in many chunks a few times only", async () => {
  let reads = 0;
  const counting = {
    xdrName: "ScVal",
    read: (reader: Parameters<typeof ScVal.read>[0]) => {
      reads++;
      return ScVal.read(reader);
    },
  };
  const { values: found } = await collect(decodeStream(counting, chunks(frame("none", [values[5]!]), [64])));
  assert.equal(found.length, 1);
  assert.ok(reads < 60, `${reads}`); // 3,751 chunks
});
