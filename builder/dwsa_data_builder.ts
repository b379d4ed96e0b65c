import {
  DwsaResources,
  DwsaResourcesExtV0,
  DwsaTransactionData,
  DwsaTransactionDataExt,
  type LedgerFootprint,
  type LedgerKey,
} from "../xdr/mod.ts";
import { encodeXdr } from "../xdr/value.ts";
import { byText, footprintOf, indexesOf, type Keys, requireKinds, takeArchived } from "./_keys.ts";
import { takeFee } from "./_take_fee.ts";
import type { IntLike } from "../internal/int_like.ts";

/**
 * Builds the resource data of a contract transaction: which ledger entries it reads and writes, what it may use, and the
 * fee for that. Simulation gives such data, this changes them.
 *
 * The builder keeps them in a state that the network takes:
 * - Each key is there once. One that is given as read-only and as read-write is read-write, which includes reading; it
 *   is read-only again when it is no longer among the read-write ones.
 * - What marks archived entries to be restored (CAP-66), by their places in the read-write list, follows these entries
 *   when the list changes, and goes with them when they go.
 * - Everything is checked when it is set; a call that throws changes nothing. What goes in and comes out is copied.
 *
 * @example What a simulation said, with another fee and one more entry
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
  /** As they were given: some may be read-write, too. */
  #readOnly: Keys = new Map();
  #readWrite: Keys = new Map();
  /** The texts of those read-write keys that are archived; nothing when the data have no list of them. */
  #archived: Set<string> | undefined;
  /** What the transaction may use; a footprint in it is not looked at. */
  #usage: Pick<DwsaResources, "instructions" | "diskReadBytes" | "writeBytes"> = {
    instructions: 0,
    diskReadBytes: 0,
    writeBytes: 0,
  };
  #resourceFee = 0n;

  /**
   * Starts from existing data, or from none.
   *
   * @param dwsaData the data as base64 text or bytes of the XDR, or as an instance; an empty text is no data
   * @throws {TypeError} if `dwsaData` is something else
   * @throws {DwsaError} `encoding/invalid-base64` or `xdr/…` if it is malformed, `builder/archived-index` if its list of
   * archived entries is
   * @throws {RangeError} if the fee is negative
   */
  constructor(dwsaData?: string | Uint8Array | DwsaTransactionData) {
    if (!dwsaData) return;
    const input = DwsaTransactionData.is(dwsaData) ? dwsaData.toXDR() : dwsaData;
    const { ext, resources, resourceFee } = DwsaDataBuilder.fromXDR(input);
    const { footprint } = resources;
    if (ext.type === "resourceExt") {
      this.#archived = takeArchived(footprint.readWrite, ext.value.archivedDwsaEntries);
    }
    this.#replace(byText(footprint.readOnly), byText(footprint.readWrite));
    this.#usage = resources;
    this.#resourceFee = takeFee(resourceFee);
  }

  /**
   * Decodes resource data.
   *
   * @param data the XDR as base64 text or as bytes
   * @returns the data
   * @throws {TypeError} if `data` is neither a string nor a `Uint8Array`
   * @throws {DwsaError} `encoding/invalid-base64` or `xdr/…` if it is malformed
   *
   * @example Look at some data
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
   * The footprint that restores archived entries, which the network takes in one shape only: all keys read-write.
   *
   * @param keys the keys of contract data (persistent ones) and of contract code; a contract needs both its instance and
   * its code, see `contractFootprint`
   * @returns a new builder
   * @throws {TypeError} if `keys` is not an array, or an item of it not a `LedgerKey`
   * @throws {DwsaError} `builder/key-kind` if an entry of that kind cannot be restored, `xdr/…` if a key is malformed
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
    const builder = new DwsaDataBuilder().appendFootprint([], keys);
    requireKinds(keys, "restore", /^contractCode|^persistent/);
    return builder;
  }

  /**
   * The footprint that extends the life of entries, which the network takes in one shape only: all keys read-only.
   *
   * @param keys the keys of contract data and of contract code; a contract needs both its instance and its code, see
   * `contractFootprint`
   * @returns a new builder
   * @throws {TypeError} if `keys` is not an array, or an item of it not a `LedgerKey`
   * @throws {DwsaError} `builder/key-kind` if the life of an entry of that kind cannot be extended, `xdr/…` if a key is
   * malformed
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
    const builder = new DwsaDataBuilder().appendFootprint(keys, []);
    requireKinds(keys, "extend", /contract/);
    return builder;
  }

  /**
   * The data as they are now. What is set later does not change them.
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
    return new DwsaTransactionData({
      ext: this.#ext(),
      resources: new DwsaResources({ ...this.#usage, footprint: this.getFootprint() }),
      resourceFee: this.#resourceFee,
    });
  }

  /**
   * Both lists of keys.
   *
   * @returns a new instance
   */
  getFootprint(): LedgerFootprint {
    return footprintOf(this.#onlyRead(), [...this.#readWrite.values()]);
  }

  /**
   * The keys of the entries that are read only.
   *
   * @returns a new list, in the order in which the keys were set
   */
  getReadOnly(): LedgerKey[] {
    return [...footprintOf(this.#onlyRead(), []).readOnly];
  }

  /**
   * The keys of the entries that are read and written.
   *
   * @returns a new list, in the order in which the keys were set
   */
  getReadWrite(): LedgerKey[] {
    return [...footprintOf([], [...this.#readWrite.values()]).readWrite];
  }

  /**
   * Replaces the keys of either part or of both.
   *
   * @param readOnly the new read-only keys; `null` and `undefined` keep those that there are, `[]` clears them
   * @param readWrite the new read-write keys; `null` and `undefined` keep those that there are, `[]` clears them
   * @returns this builder
   * @throws {TypeError} if a list is not an array, or an item of it not a `LedgerKey`
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
    const given = footprintOf(readOnly ?? [], readWrite ?? []);
    this.#replace(
      readOnly ? byText(given.readOnly) : this.#readOnly,
      readWrite ? byText(given.readWrite) : this.#readWrite,
    );
    return this;
  }

  /**
   * Replaces the read-only keys.
   *
   * @param readOnly the new keys; `null` and `undefined` keep those that there are, `[]` clears them
   * @returns this builder
   * @throws {TypeError} if `readOnly` is not an array, or an item of it not a `LedgerKey`
   * @throws {DwsaError} `xdr/…` if a key is malformed
   */
  setReadOnly(readOnly?: readonly LedgerKey[] | null): this {
    return this.setFootprint(readOnly);
  }

  /**
   * Replaces the read-write keys.
   *
   * @param readWrite the new keys; `null` and `undefined` keep those that there are, `[]` clears them
   * @returns this builder
   * @throws {TypeError} if `readWrite` is not an array, or an item of it not a `LedgerKey`
   * @throws {DwsaError} `xdr/…` if a key is malformed
   */
  setReadWrite(readWrite?: readonly LedgerKey[] | null): this {
    return this.setFootprint(undefined, readWrite);
  }

  /**
   * Adds keys to those that there are; one that is there already is not added again.
   *
   * @param readOnly more read-only keys
   * @param readWrite more read-write keys
   * @returns this builder
   * @throws {TypeError} if a list is not an array, or an item of it not a `LedgerKey`
   * @throws {DwsaError} `xdr/…` if a key is malformed
   *
   * @example A key that is now written, too
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
    const more = footprintOf(readOnly, readWrite);
    byText(more.readOnly, this.#readOnly);
    byText(more.readWrite, this.#readWrite);
    return this;
  }

  /**
   * Sets the fee for the resources, which is a part of the transaction's fee.
   *
   * @param fee the fee in the network's smallest unit, from 0 to 2^63 - 1
   * @returns this builder
   * @throws {TypeError} if `fee` is not a bigint, a number or a string
   * @throws {RangeError} if it is negative, too large, not an integer, or a number beyond 2^53 - 1
   * @throws {DwsaError} `builder/fee` if it is a string of anything but decimal digits
   *
   * @example As bigint, number or text
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
    this.#resourceFee = takeFee(fee);
    return this;
  }

  /**
   * Sets what the transaction may use, each from 0 to 2^32 - 1. Simulation gives these.
   *
   * @param cpuInstrs CPU instructions
   * @param diskReadBytes bytes read from disk
   * @param writeBytes bytes written
   * @returns this builder
   * @throws {TypeError} if one of them is not a number
   * @throws {RangeError} if one of them is not an unsigned 32-bit integer
   *
   * @example By hand
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
    for (const [xdrName, amount] of Object.entries({ cpuInstrs, diskReadBytes, writeBytes })) {
      encodeXdr({ xdrName, write: (writer) => writer.uint32(amount) }, amount); // refuses what is no such integer
    }
    this.#usage = { instructions: cpuInstrs, diskReadBytes, writeBytes };
    return this;
  }

  /** The keys to show as read-only: those given as such that are not read-write as long as they are that. */
  #onlyRead(): LedgerKey[] {
    return [...this.#readOnly].flatMap(([text, key]) => this.#readWrite.has(text) ? [] : [key]);
  }

  /** Takes the keys of both parts; no mark stays without its key. */
  #replace(readOnly: Keys, readWrite: Keys): void {
    for (const text of this.#archived ?? []) if (!readWrite.has(text)) this.#archived?.delete(text);
    this.#readOnly = readOnly;
    this.#readWrite = readWrite;
  }

  #ext(): DwsaTransactionDataExt {
    if (this.#archived === undefined) return DwsaTransactionDataExt.v0();
    const archivedDwsaEntries = indexesOf(this.#archived, this.#readWrite);
    return DwsaTransactionDataExt.resourceExt(new DwsaResourcesExtV0({ archivedDwsaEntries }));
  }
}
