import { attempt, describe, Fault, unexpected, wrongType } from "../internal/fault.ts";
import { DwsaError } from "../errors/mod.ts";
import type { IntLike } from "../internal/int_like.ts";
import { decodeHex, encodeHex } from "../internal/codec.ts";
import { integerText } from "../internal/integers.ts";
import {
  DwsaResources,
  DwsaResourcesExtV0,
  DwsaTransactionData,
  DwsaTransactionDataExt,
  LedgerFootprint,
  LedgerKey,
  XdrReader,
} from "../xdr/mod.ts";
import { encodeXdr } from "../xdr/_shared.ts";

/**
 * Builds the resource data of a contract transaction: the footprint, the maximum resources and the resource fee. Use
 * the builder to modify the resource data that a simulation returns.
 *
 * The builder keeps the data consistent:
 * - Each key appears in the footprint once. A key that is set as both read-only and read-write is read-write, and
 *   becomes read-only when it is removed from the read-write keys.
 * - Archived entries to restore (CAP-66) are identified by their indexes in the read-write keys. The indexes are
 *   updated when the keys change.
 * - Values are validated when they are set, and a call that throws changes nothing. All arguments and results are
 *   copied.
 *
 * `forRestore` and `forExtend` return a `DwsaDataBuilder`, never an instance of a subclass.
 *
 * @example The data from a simulation, with another fee and one more entry
 * ```ts
 * import { Contract, DwsaDataBuilder } from "@dwsa/base";
 * import assert from "node:assert/strict";
 *
 * const contract = new Contract("CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE");
 * const simulated = new DwsaDataBuilder().setResources(1_000_000, 0, 200).setResourceFee(50_000).build();
 *
 * const data = new DwsaDataBuilder(simulated)
 *   .appendFootprint([contract.getFootprint()], [])
 *   .setResourceFee(60_000n)
 *   .build();
 * assert.equal(data.resourceFee, 60_000n);
 * assert.equal(data.resources.instructions, 1_000_000);
 * assert(data.resources.footprint.readOnly[0]?.equals(contract.getFootprint()));
 * ```
 */
export class DwsaDataBuilder {
  readonly #data: Data = {
    readOnly: new Set(),
    readWrite: new Set(),
    archived: undefined,
    resources: { instructions: 0, diskReadBytes: 0, writeBytes: 0 },
    resourceFee: 0n,
  };

  /**
   * Creates a builder with existing or empty data.
   *
   * @param dwsaData the data as base64 of the XDR, as bytes, or as an instance; an empty string means no data
   * @throws {TypeError} if `dwsaData` is of the wrong type
   * @throws {DwsaError} `encoding/invalid-base64` or `xdr/…` if the data is malformed, `builder/archived-index` if the
   *   list of archived entries is malformed
   * @throws {RangeError} if the fee is negative
   */
  constructor(dwsaData?: string | Uint8Array | DwsaTransactionData) {
    if (!dwsaData) return;
    const input = DwsaTransactionData.is(dwsaData) ? dwsaData.toXDR() : dwsaData;
    const { ext, resources, resourceFee } = DwsaDataBuilder.fromXDR(input);
    const readWrite = encodeKeys(resources.footprint.readWrite, "readWrite");
    if (ext.type === "resourceExt") this.#data.archived = parseArchived(readWrite, ext.value.archivedDwsaEntries);
    this.#data.readOnly = new Set(encodeKeys(resources.footprint.readOnly, "readOnly"));
    this.#data.readWrite = new Set(readWrite);
    this.#data.resources = resources;
    this.#data.resourceFee = parseFee(resourceFee);
  }

  /**
   * Decodes resource data.
   *
   * @param data the XDR as a base64 string or as bytes
   * @returns the data
   * @throws {TypeError} if `data` is neither a string nor a `Uint8Array`
   * @throws {DwsaError} `encoding/invalid-base64` or `xdr/…` if the data is malformed
   *
   * @example Decode resource data
   * ```ts
   * import { DwsaDataBuilder } from "@dwsa/base/builder";
   * import assert from "node:assert/strict";
   *
   * const text = new DwsaDataBuilder().setResourceFee(100).build().toXDR("base64");
   * assert.equal(DwsaDataBuilder.fromXDR(text).resourceFee, 100n);
   * ```
   */
  static fromXDR(data: string | Uint8Array): DwsaTransactionData {
    return DwsaTransactionData.fromXDR(data);
  }

  /**
   * Creates a builder with the footprint for restoring archived entries, in which all keys are read-write.
   *
   * @param keys the keys of persistent contract data and of contract code; to restore a contract, pass the keys of both
   *   its instance and its code (see `contractFootprint`)
   * @returns a new builder
   * @throws {TypeError} if `keys` is not an array, or an item is not a `LedgerKey`
   * @throws {DwsaError} `builder/key-kind` if an entry of that type cannot be restored, `xdr/…` if a key is malformed
   *
   * @example Restore a contract
   * ```ts
   * import { DwsaDataBuilder } from "@dwsa/base/builder";
   * import { contractFootprint } from "@dwsa/base/contract";
   * import assert from "node:assert/strict";
   *
   * const contractId = "CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE";
   * const builder = DwsaDataBuilder.forRestore(contractFootprint(contractId, new Uint8Array(32)));
   * assert.equal(builder.getReadWrite().length, 2);
   * assert.equal(builder.getReadOnly().length, 0);
   * ```
   */
  static forRestore(keys: readonly LedgerKey[]): DwsaDataBuilder {
    attempt("restore entries", () => requireKeys(keys));
    const builder = new DwsaDataBuilder().appendFootprint([], keys);
    checkKinds(keys, "restore", /^contractCode|^persistent/);
    return builder;
  }

  /**
   * Creates a builder with the footprint for extending the lifetime of entries, in which all keys are read-only.
   *
   * @param keys the keys of contract data and of contract code; to extend a contract, pass the keys of both its
   *   instance and its code (see `contractFootprint`)
   * @returns a new builder
   * @throws {TypeError} if `keys` is not an array, or an item is not a `LedgerKey`
   * @throws {DwsaError} `builder/key-kind` if the lifetime of an entry of that type cannot be extended, `xdr/…` if a
   *   key is malformed
   *
   * @example Extend a contract
   * ```ts
   * import { DwsaDataBuilder } from "@dwsa/base/builder";
   * import { contractFootprint } from "@dwsa/base/contract";
   * import assert from "node:assert/strict";
   *
   * const contractId = "CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE";
   * const builder = DwsaDataBuilder.forExtend(contractFootprint(contractId, new Uint8Array(32)));
   * assert.equal(builder.getReadOnly().length, 2);
   * assert.equal(builder.getReadWrite().length, 0);
   * ```
   */
  static forExtend(keys: readonly LedgerKey[]): DwsaDataBuilder {
    attempt("extend entries", () => requireKeys(keys));
    const builder = new DwsaDataBuilder().appendFootprint(keys, []);
    checkKinds(keys, "extend", /contract/);
    return builder;
  }

  /**
   * Returns a copy of the current data, which later calls do not change.
   *
   * @returns a new instance
   *
   * @example Two builds
   * ```ts
   * import { DwsaDataBuilder } from "@dwsa/base/builder";
   * import assert from "node:assert/strict";
   *
   * const builder = new DwsaDataBuilder();
   * const before = builder.build();
   * assert.equal(builder.setResourceFee(7).build().resourceFee, 7n);
   * assert.equal(before.resourceFee, 0n);
   * ```
   */
  build(): DwsaTransactionData {
    return attempt("build resource data", () => {
      const data = DwsaDataBuilder.#dataOf(this);
      const { archived, readWrite, resources, resourceFee } = data;
      const { instructions, diskReadBytes, writeBytes } = resources;
      const footprint = footprintOf(data);
      const ext = archived === undefined ? DwsaTransactionDataExt.v0() : DwsaTransactionDataExt.resourceExt(
        new DwsaResourcesExtV0({ archivedDwsaEntries: positionsOf(archived, readWrite) }),
      );
      return new DwsaTransactionData({
        ext,
        resources: new DwsaResources({ instructions, diskReadBytes, writeBytes, footprint }),
        resourceFee,
      });
    });
  }

  /**
   * Returns a copy of the footprint: the read-only and the read-write keys.
   *
   * @returns a new instance
   */
  getFootprint(): LedgerFootprint {
    return attempt("read the footprint", () => footprintOf(DwsaDataBuilder.#dataOf(this)));
  }

  /**
   * Returns the keys of the read-only entries.
   *
   * @returns a new list, in the order in which the keys were set
   */
  getReadOnly(): LedgerKey[] {
    return attempt("read the footprint", () => keysOf(encodedReadOnly(DwsaDataBuilder.#dataOf(this))));
  }

  /**
   * Returns the keys of the read-write entries.
   *
   * @returns a new list, in the order in which the keys were set
   */
  getReadWrite(): LedgerKey[] {
    return attempt("read the footprint", () => keysOf(DwsaDataBuilder.#dataOf(this).readWrite));
  }

  /**
   * Replaces the read-only keys, the read-write keys, or both.
   *
   * @param readOnly the new read-only keys; `null` and `undefined` keep the current keys, and `[]` removes them
   * @param readWrite the new read-write keys; `null` and `undefined` keep the current keys, and `[]` removes them
   * @returns this builder
   * @throws {TypeError} if a list is not an array, or an item is not a `LedgerKey`
   * @throws {DwsaError} `xdr/…` if a key is malformed
   *
   * @example Keep, replace, clear
   * ```ts
   * import { DwsaDataBuilder } from "@dwsa/base/builder";
   * import { contractCodeKey } from "@dwsa/base/contract";
   * import assert from "node:assert/strict";
   *
   * const [a, b] = [1, 2].map((byte) => contractCodeKey(new Uint8Array(32).fill(byte)));
   * const builder = new DwsaDataBuilder().setFootprint([a!]).setFootprint(undefined, [b!]);
   * assert(builder.getReadOnly()[0]?.equals(a) && builder.getReadWrite()[0]?.equals(b));
   * assert.equal(builder.setFootprint([], null).getReadOnly().length, 0);
   * ```
   */
  setFootprint(readOnly?: readonly LedgerKey[] | null, readWrite?: readonly LedgerKey[] | null): this {
    return attempt("set the footprint", () => {
      const data = DwsaDataBuilder.#dataOf(this);
      const texts = [encodeKeys(readOnly ?? [], "readOnly"), encodeKeys(readWrite ?? [], "readWrite")] as const;
      if (readOnly) data.readOnly = new Set(texts[0]);
      if (readWrite) data.readWrite = new Set(texts[1]);
      for (const text of data.archived ?? []) if (!data.readWrite.has(text)) data.archived?.delete(text);
      return this;
    });
  }

  /**
   * Replaces the read-only keys.
   *
   * @param readOnly the new keys; `null` and `undefined` keep the current keys, and `[]` removes them
   * @returns this builder
   * @throws {TypeError} if `readOnly` is not an array, or an item is not a `LedgerKey`
   * @throws {DwsaError} `xdr/…` if a key is malformed
   */
  setReadOnly(readOnly?: readonly LedgerKey[] | null): this {
    return this.setFootprint(readOnly);
  }

  /**
   * Replaces the read-write keys.
   *
   * @param readWrite the new keys; `null` and `undefined` keep the current keys, and `[]` removes them
   * @returns this builder
   * @throws {TypeError} if `readWrite` is not an array, or an item is not a `LedgerKey`
   * @throws {DwsaError} `xdr/…` if a key is malformed
   */
  setReadWrite(readWrite?: readonly LedgerKey[] | null): this {
    return this.setFootprint(undefined, readWrite);
  }

  /**
   * Adds keys to the footprint. A key that is already present is not added again.
   *
   * @param readOnly the read-only keys to add
   * @param readWrite the read-write keys to add
   * @returns this builder
   * @throws {TypeError} if a list is not an array, or an item is not a `LedgerKey`
   * @throws {DwsaError} `xdr/…` if a key is malformed
   *
   * @example Make a key read-write
   * ```ts
   * import { DwsaDataBuilder } from "@dwsa/base/builder";
   * import { contractCodeKey } from "@dwsa/base/contract";
   * import assert from "node:assert/strict";
   *
   * const key = contractCodeKey(new Uint8Array(32));
   * const builder = new DwsaDataBuilder().appendFootprint([key, key], []);
   * assert.equal(builder.getReadOnly().length, 1);
   * builder.appendFootprint([], [key]);
   * assert.equal(builder.getReadOnly().length, 0);
   * assert.equal(builder.getReadWrite().length, 1);
   * ```
   */
  appendFootprint(readOnly: readonly LedgerKey[], readWrite: readonly LedgerKey[]): this {
    return attempt("append to the footprint", () => {
      const data = DwsaDataBuilder.#dataOf(this);
      const texts = [encodeKeys(readOnly, "readOnly"), encodeKeys(readWrite, "readWrite")] as const;
      for (const text of texts[0]) data.readOnly.add(text);
      for (const text of texts[1]) data.readWrite.add(text);
      return this;
    });
  }

  /**
   * Sets the resource fee, which is part of the transaction's fee.
   *
   * @param fee the fee in stroops, from 0 to 2^63 - 1
   * @returns this builder
   * @throws {TypeError} if `fee` is not a bigint, a number or a string
   * @throws {RangeError} if `fee` is negative, too large, not an integer, or a number beyond 2^53 - 1
   * @throws {DwsaError} `builder/fee` if `fee` is a string other than 1 to 99 digits with an optional minus sign
   *
   * @example As a bigint, a number or a string
   * ```ts
   * import { DwsaDataBuilder } from "@dwsa/base/builder";
   * import assert from "node:assert/strict";
   *
   * for (const fee of [100n, 100, "100"]) {
   *   assert.equal(new DwsaDataBuilder().setResourceFee(fee).build().resourceFee, 100n);
   * }
   * assert.throws(() => new DwsaDataBuilder().setResourceFee(-1), RangeError);
   * ```
   */
  setResourceFee(fee: IntLike): this {
    return attempt("set the resource fee", () => {
      DwsaDataBuilder.#dataOf(this).resourceFee = parseFee(fee);
      return this;
    });
  }

  /**
   * Sets the maximum resources that the transaction may use, each from 0 to 2^32 - 1. A simulation returns suitable
   * values.
   *
   * @param cpuInstrs the number of CPU instructions
   * @param diskReadBytes the number of bytes read from disk
   * @param writeBytes the number of bytes written
   * @returns this builder
   * @throws {TypeError} if an argument is not a number
   * @throws {RangeError} if an argument is not an unsigned 32-bit integer
   *
   * @example Set the limits manually
   * ```ts
   * import { DwsaDataBuilder } from "@dwsa/base/builder";
   * import assert from "node:assert/strict";
   *
   * const { resources } = new DwsaDataBuilder().setResources(1_000_000, 2_000, 300).build();
   * assert.equal(resources.instructions, 1_000_000);
   * assert.equal(resources.diskReadBytes, 2_000);
   * assert.equal(resources.writeBytes, 300);
   * ```
   */
  setResources(cpuInstrs: number, diskReadBytes: number, writeBytes: number): this {
    return attempt("set the resources", () => {
      const data = DwsaDataBuilder.#dataOf(this);
      checkUint32("cpuInstrs", cpuInstrs);
      checkUint32("diskReadBytes", diskReadBytes);
      checkUint32("writeBytes", writeBytes);
      data.resources = { instructions: cpuInstrs, diskReadBytes, writeBytes };
      return this;
    });
  }

  /**
   * Returns the state of a builder. Throws for a proxy, which has no private fields, and for a detached method, which
   * has no `this`.
   */
  static #dataOf(builder: DwsaDataBuilder): Data {
    if (typeof builder === "object" && builder !== null && #data in builder) return builder.#data;
    const got = describe(builder) === "DwsaDataBuilder" ? "a proxy or copy of one" : describe(builder);
    throw new Fault("type", `expected the method to be called on a DwsaDataBuilder itself, got ${got}`);
  }
}

/**
 * Unique ledger keys in insertion order. A key is stored as the hexadecimal string of its XDR, so changes to the
 * caller's value have no effect.
 */
type Keys = Set<string>;

/** The state of a builder. */
interface Data {
  /** The keys that were set as read-only, which can also be in `readWrite`. */
  readOnly: Keys;
  /** The keys that were set as read-write. */
  readWrite: Keys;
  /** The read-write keys whose entries are archived; `undefined` if the data has no list of archived entries. */
  archived: Set<string> | undefined;
  /** The resources that the transaction may use. */
  resources: { readonly instructions: number; readonly diskReadBytes: number; readonly writeBytes: number };
  resourceFee: bigint;
}

/** Returns the keys that are read-only and not also read-write. */
function encodedReadOnly({ readOnly, readWrite }: Data): string[] {
  return [...readOnly].filter((text) => !readWrite.has(text));
}

/** Encodes keys in hexadecimal. Throws if the list or a key is of the wrong type; the error has the path. */
function encodeKeys(keys: readonly LedgerKey[], name: "readOnly" | "readWrite"): string[] {
  const ends: number[] = [];
  const bytes = encodeXdr({
    xdrName: `LedgerFootprint.${name}`,
    write: (writer, list: readonly LedgerKey[]) =>
      writer.array(list, 4_294_967_295, (writer, key) => {
        LedgerKey.write(writer, key);
        ends.push(writer.offset);
      }),
  }, keys);
  const hex = encodeHex(bytes);
  let start = 4; // skips the encoded length of the list
  return ends.map((end) => hex.slice(start * 2, (start = end) * 2));
}

/** Decodes keys from hexadecimal. */
function keysOf(encoded: Iterable<string>): LedgerKey[] {
  const keys = [...encoded];
  const reader = new XdrReader(decodeHex(keys.join("")), { input: "borrowed" });
  return keys.map(() => LedgerKey.read(reader));
}

/** Creates a footprint with copies of the keys. */
function footprintOf(data: Data): LedgerFootprint {
  return new LedgerFootprint({ readOnly: keysOf(encodedReadOnly(data)), readWrite: keysOf(data.readWrite) });
}

/** Returns the keys of the archived entries. The indexes must be in ascending order, without repetitions (CAP-66). */
function parseArchived(readWrite: readonly string[], positions: readonly number[]): Set<string> {
  return attempt("read resource data", () => {
    const archived = new Set<string>();
    let previous = -1;
    for (const position of positions) {
      const text = readWrite[position];
      if (text === undefined || position <= previous) {
        const expected = `the indexes of archived entries to be ascending and below ${readWrite.length}`;
        throw unexpected("builder/archived-index", expected, `${position}`);
      }
      archived.add(text);
      previous = position;
    }
    return archived;
  });
}

/** Returns the indexes in `keys` of the keys in `texts`. */
function positionsOf(texts: ReadonlySet<string>, keys: Keys): number[] {
  return [...keys].flatMap((text, i) => texts.has(text) ? i : []);
}

/** Throws if a value is not an array of keys. */
function requireKeys(keys: readonly LedgerKey[]): void {
  if (!Array.isArray(keys)) throw wrongType("keys", "an array", keys);
  for (let i = 0; i < keys.length; i++) { // not forEach, which skips holes
    if (!LedgerKey.is(keys[i])) throw wrongType(`keys[${i}]`, LedgerKey, keys[i]);
  }
}

/** Throws if the type of a key, after its durability, does not match `kinds`. */
function checkKinds(keys: readonly LedgerKey[], verb: "restore" | "extend", kinds: RegExp): void {
  keys.forEach(({ type, value }, i) => {
    const kind = type === "contractData" ? `${value.durability} contractData` : type;
    if (kinds.test(kind)) return;
    const expected = `contractCode or ${verb === "restore" ? "persistent contractData" : "contractData"}`;
    const path = `keys[${i}]`;
    throw unexpected("builder/key-kind", expected, kind, { path }).toError(`Cannot ${verb} ${path}`);
  });
}

const MAX_INT64 = 0x7fff_ffff_ffff_ffffn;

/** Parses a fee: a non-negative signed 64-bit integer. */
function parseFee(fee: IntLike): bigint {
  const message = `Cannot set the resource fee: expected an integer from 0 to ${MAX_INT64}, got `;
  switch (typeof fee) {
    case "bigint":
      break;
    case "number":
      if (Number.isSafeInteger(fee)) break;
      throw new RangeError(message + fee + (Number.isInteger(fee) ? "; use a bigint" : ""));
    case "string":
      if (!/^-?\d{1,99}$/.test(fee)) throw new DwsaError("builder/fee", message + describe(fee));
      break;
    default:
      throw new TypeError(message + describe(fee));
  }
  const value = BigInt(fee);
  if (value < 0n || value > MAX_INT64) throw new RangeError(message + integerText(value));
  return value;
}

/** Throws if a value is not an unsigned 32-bit integer. */
function checkUint32(name: string, value: number): void {
  const expected = "an integer from 0 to 4294967295";
  if (typeof value !== "number") throw wrongType(name, expected, value);
  if (value >>> 0 !== value) {
    throw new RangeError(`Cannot set the resources: expected ${name} to be ${expected}, got ${value}`);
  }
}
