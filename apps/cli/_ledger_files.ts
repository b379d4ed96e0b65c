/** Finds closed ledgers in files of any format: compressed or not, batches, streams, responses and lines. */

import { DwsaError } from "@dwsa/base/errors";
import { decodeStream, LedgerCloseMeta, LedgerCloseMetaBatch } from "@dwsa/base/xdr";
import { joinBytes } from "./_shared.ts";
import { fileText } from "./_describe_input.ts";
import { type Io, UsageError } from "./_io.ts";
import { lineReader } from "./_lines.ts";

type Chunks = AsyncIterable<Uint8Array>;

/** A ledger of an input: a value, or the base64 string of one. */
type Meta = LedgerCloseMeta | string;

/** The maximum size of a frame, compressed or not, and of a response in bytes. */
const LIMIT = 2 ** 28;

/**
 * Returns the ledgers of an input, found by its contents. Throws a `UsageError` if the input has another format, and
 * any other error if it is damaged.
 */
export async function* ledgersIn(chunks: Chunks, io: Io): AsyncGenerator<Meta> {
  const [head, all] = await peek(chunks);
  const [first, second] = [wordAt(head, 0), wordAt(head, 4)];
  if (isFrame(first)) {
    for await (const frame of framesIn(all)) {
      if (wordAt(frame, 0) === ZSTD) yield* valuesIn(once(await io.unzstd(frame, LIMIT)));
    }
  } else if (first >>> 16 === 0x1f8b) {
    yield* valuesIn(gunzip(all));
  } else if (isValue(first, second)) {
    yield* valuesIn(all);
  } else if (head[0]! > 0x20 || /^\s/.test(String.fromCharCode(head[0]!))) {
    yield* metasInText(all, head);
  } else throw notLedgers(head);
}

/** Returns the ledgers in decompressed bytes: metas with or without record marks, or batches. */
async function* valuesIn(chunks: Chunks): AsyncGenerator<LedgerCloseMeta> {
  const [head, all] = await peek(chunks);
  const [first, second] = [wordAt(head, 0), wordAt(head, 4)];
  if (isBatch(first, second)) {
    for await (const { ledgerCloseMetas } of decodeStream(LedgerCloseMetaBatch, all)) yield* ledgerCloseMetas;
  } else if (isValue(first, second)) {
    yield* decodeStream(LedgerCloseMeta, all, { framing: first >= RECORD ? "records" : "none" });
  } else if (head.length > 0 && head.length < 8) {
    throw new DwsaError("xdr/truncated", `expected a ledger, got ${head.length} bytes`);
  } else if (head.length > 0) throw notLedgers(head); // an empty frame is valid
}

/** The mark of the last fragment of a record. */
const RECORD = 2 ** 31;

/** Returns whether words begin a batch (two sequences), a meta (its version and an extension) or a record. */
function isValue(first: number, second: number): boolean {
  if (second < 0) return false; // too short
  const isRecord = first >= RECORD && first - RECORD <= LIMIT && second <= 2;
  return isRecord || isBatch(first, second) || first === 0 || (first <= 2 && second <= 1);
}

function isBatch(first: number, second: number): boolean {
  return first > 0 && second > 1 && first <= second && second - first < 2 ** 20;
}

function notLedgers(head: Uint8Array): UsageError {
  const expected =
    "ledgers: a zstd or gzip file, LedgerCloseMeta or LedgerCloseMetaBatch, getLedgers or lines of base64";
  return new UsageError(`expected ${expected}, got ${head.length === 0 ? "nothing" : fileText(head) ?? "other bytes"}`);
}

/** Returns the ledgers in a response to `getLedgers`, or in lines of base64. */
async function* metasInText(chunks: Chunks, head: Uint8Array): AsyncGenerator<string> {
  if (head[0] === "{".charCodeAt(0)) {
    yield* metasInResponse(new TextDecoder().decode(await collect(chunks)));
    return;
  }
  const read = lineReader();
  for await (const chunk of chunks) yield* read(chunk).flatMap(metasInLine);
  yield* read().flatMap(metasInLine);
}

function metasInLine(line: string | UsageError): string[] {
  if (typeof line !== "string") throw line;
  const text = line.trim();
  if (/^[A-Za-z0-9+/]{8,}=*$/.test(text)) return [text];
  if (text === "") return [];
  throw notLedgers(new TextEncoder().encode(text.slice(0, 8)));
}

function metasInResponse(text: string): string[] {
  let response: { readonly result?: unknown };
  try {
    response = JSON.parse(text);
  } catch {
    throw new UsageError("expected a response to getLedgers, got invalid JSON");
  }
  const { ledgers } = Object(response.result ?? response) as { readonly ledgers?: unknown };
  const metas = Array.isArray(ledgers) ? ledgers.map((ledger) => Object(ledger).metadataXdr) : undefined;
  if (metas?.every((meta) => typeof meta === "string")) return metas;
  throw new UsageError("expected a response to getLedgers with metadataXdr in each of its ledgers, got other JSON");
}

/** The first word of a zstd frame. */
const ZSTD = 0x28b52ffd;

/** Returns whether a word begins a zstd frame or a skippable frame (RFC 8878, section 3.1). */
function isFrame(word: number): boolean {
  return word === ZSTD || (word & 0xf0ffffff) >>> 0 === 0x502a4d18;
}

/** Splits zstd data into its frames. Engines ignore what follows the first frame, and Deno also a missing end. */
async function* framesIn(chunks: Chunks): AsyncGenerator<Uint8Array> {
  let parts: Uint8Array[] = [];
  let [size, enough] = [0, 0];
  const frames = function* (isEnd: boolean): Generator<Uint8Array> {
    if (size < enough && !isEnd) return;
    let rest = joinBytes(parts);
    while (rest.length > 0) {
      const end = frameSize(rest);
      if (end === undefined && isEnd) throw new DwsaError("xdr/truncated", "the last zstd frame is incomplete");
      if (end === undefined) break;
      yield rest.subarray(0, end);
      rest = rest.subarray(end);
    }
    if (rest.length > LIMIT) throw new UsageError(`expected a zstd frame of at most ${LIMIT} bytes, got more`);
    [parts, size, enough] = [[rest], rest.length, rest.length * 1.25];
  };
  for await (const chunk of chunks) {
    parts.push(chunk);
    size += chunk.length;
    yield* frames(false);
  }
  yield* frames(true);
}

/** Returns the size of the first frame (RFC 8878, section 3.1); `undefined` if the bytes end before it does. */
function frameSize(bytes: Uint8Array): number | undefined {
  if (bytes.length < 5) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const magic = view.getUint32(0);
  if (!isFrame(magic)) throw new DwsaError("xdr/trailing-bytes", "other bytes follow a zstd frame");
  if (magic !== ZSTD) return bytes.length < 8 ? undefined : within(8 + view.getUint32(4, true), bytes);
  const descriptor = bytes[4]!;
  const isSingle = (descriptor & 0x20) !== 0;
  const dictionary = [0, 1, 2, 4][descriptor & 3]!;
  const content = [isSingle ? 1 : 0, 2, 4, 8][descriptor >> 6]!;
  let at = 5 + (isSingle ? 0 : 1) + dictionary + content;
  for (let isLast = false; !isLast;) {
    if (at + 3 > bytes.length) return undefined;
    const header = bytes[at]! | bytes[at + 1]! << 8 | bytes[at + 2]! << 16;
    isLast = (header & 1) === 1;
    const isRun = (header >> 1 & 3) === 1; // one byte, repeated
    at += 3 + (isRun ? 1 : header >> 3);
  }
  return within(at + ((descriptor & 4) === 0 ? 0 : 4), bytes);
}

function within(end: number, bytes: Uint8Array): number | undefined {
  return end > bytes.length ? undefined : end;
}

async function* gunzip(chunks: Chunks): AsyncGenerator<Uint8Array> {
  const iterator = chunks[Symbol.asyncIterator]();
  const source = new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      const { done, value } = await iterator.next();
      if (done) controller.close();
      else controller.enqueue(new Uint8Array(value));
    },
  });
  yield* source.pipeThrough(new DecompressionStream("gzip"));
}

/** Returns the first bytes, 8 or fewer at the end, and all chunks with them. */
async function peek(chunks: Chunks): Promise<[head: Uint8Array, all: Chunks]> {
  const iterator = chunks[Symbol.asyncIterator]();
  let head: Uint8Array = new Uint8Array(0);
  while (head.length < 8) {
    const { done, value } = await iterator.next();
    if (done) break;
    head = joinBytes([head, value]);
  }
  return [head.subarray(0, 8), followedBy(head, { [Symbol.asyncIterator]: () => iterator })];
}

async function* followedBy(head: Uint8Array, rest: Chunks): AsyncGenerator<Uint8Array> {
  if (head.length > 0) yield head;
  yield* rest;
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(bytes);
}

async function collect(chunks: Chunks): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    parts.push(chunk);
    if ((size += chunk.length) > LIMIT) throw new UsageError(`expected a response of at most ${LIMIT} bytes, got more`);
  }
  return joinBytes(parts);
}

/** Returns a word of 32 bits, or -1 if the bytes end before it does. */
function wordAt(bytes: Uint8Array, at: number): number {
  return at + 4 > bytes.length ? -1 : new DataView(bytes.buffer, bytes.byteOffset).getUint32(at);
}
