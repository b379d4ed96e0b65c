import { attempt, wrongType } from "../internal/fault.ts";
import type { Bytes } from "../internal/bytes.ts";
import { parseBytes } from "../internal/arguments.ts";
import { brandOf } from "../internal/brand.ts";
import { showAsText } from "../internal/inspect.ts";
import { claimableBalanceId } from "../strkey/mod.ts";
import { decode, encode, isValid } from "../strkey/_shared.ts";
import { type ScAddress, ScVal } from "../xdr/mod.ts";
import { addressToScAddress, compareScAddress, scAddressToString } from "./sc_address.ts";
import type { AddressType } from "./address_type.ts";
import { kindError, kindOfText } from "./_types.ts";

/**
 * The address of an account, a muxed account, a contract, a muxed contract, a claimable balance or a liquidity pool.
 *
 * An address stores its strkey, which is immutable and validated once. Returned bytes are copies. The class is final.
 * The conversions are also exported as functions: {@linkcode addressToScAddress}, {@linkcode scAddressToString},
 * {@linkcode compareScAddress}.
 *
 * @example From a string to a contract value and back
 * ```ts
 * import { Address } from "@dwsa/base";
 * import assert from "node:assert/strict";
 *
 * const address = new Address("CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE");
 * assert.equal(address.type, "contract");
 * assert(Address.fromScVal(address.toScVal()).equals(address));
 * assert.equal(JSON.stringify({ address }), `{"address":"${address}"}`);
 * ```
 */
export class Address {
  /**
   * The strkey, as returned by `toString`. It is a property and not a private field, so that `assert.deepEqual`
   * compares the strkey, and proxies, such as Vue's, work.
   */
  declare readonly text: string;

  /**
   * Creates an address from its strkey.
   *
   * @param address the strkey: `G…`, `M…`, `C…`, `W…`, `B…` or `L…`
   * @throws {TypeError} if `address` is not a string, or a subclass calls the constructor
   * @throws {DwsaError} `address/kind` if the first character is not the prefix of an address type, as in a secret
   *   seed; `strkey/…` if `address` is malformed. The message does not contain the string
   */
  constructor(address: string) {
    if (new.target !== Address) {
      throw new TypeError("Cannot extend Address: the class is final; keep an instance in a property");
    }
    const { prefix } = kindOfText(address);
    if (!isValid(prefix, address)) decode(prefix, address); // throws with the reason
    this.text = address;
    Object.freeze(this);
    showAsText(Address.prototype, "Address");
  }

  /**
   * Creates an address from its strkey, like the constructor.
   *
   * @param address the strkey: `G…`, `M…`, `C…`, `W…`, `B…` or `L…`
   * @returns the address
   * @throws {TypeError | DwsaError} as the constructor does
   *
   * @example An account
   * ```ts
   * import { Address } from "@dwsa/base/address";
   * import assert from "node:assert/strict";
   *
   * const text = "GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ";
   * assert.equal(Address.fromString(text).toString(), text);
   * ```
   */
  static fromString(address: string): Address {
    return new Address(address);
  }

  /**
   * Creates the address of an account.
   *
   * @param buffer the 32-byte Ed25519 public key of the account
   * @returns the address
   * @throws {TypeError} if `buffer` is not a `Uint8Array`
   * @throws {DwsaError} `strkey/length` if `buffer` is not 32 bytes
   *
   * @example From a public key
   * ```ts
   * import { Address } from "@dwsa/base/address";
   * import assert from "node:assert/strict";
   *
   * const address = Address.account(new Uint8Array(32));
   * assert.equal(address.toString(), "GAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAWHF");
   * assert.throws(() => Address.account(new Uint8Array(31)), {
   *   message: "Cannot encode an account strkey (G...): expected 32 bytes, got 31",
   * });
   * ```
   */
  static account(buffer: Uint8Array): Address {
    return new Address(encode("G", buffer));
  }

  /**
   * Creates the address of a muxed account: an account and the ID of one of its users.
   *
   * @param buffer 40 bytes: the Ed25519 public key, then the ID as 64 bits, big-endian
   * @returns the address
   * @throws {TypeError} if `buffer` is not a `Uint8Array`
   * @throws {DwsaError} `strkey/length` if `buffer` is not 40 bytes
   *
   * @example User 7 of an account
   * ```ts
   * import { Address } from "@dwsa/base/address";
   * import assert from "node:assert/strict";
   *
   * const buffer = new Uint8Array(40);
   * new DataView(buffer.buffer).setBigUint64(32, 7n);
   * const address = Address.muxedAccount(buffer);
   * assert.equal(address.type, "muxedAccount");
   * assert.deepEqual(address.toBuffer(), buffer);
   * ```
   */
  static muxedAccount(buffer: Uint8Array): Address {
    return new Address(encode("M", buffer));
  }

  /**
   * Creates the address of a contract.
   *
   * @param buffer the 32-byte ID of the contract
   * @returns the address
   * @throws {TypeError} if `buffer` is not a `Uint8Array`
   * @throws {DwsaError} `strkey/length` if `buffer` is not 32 bytes
   *
   * @example From a contract ID
   * ```ts
   * import { Address } from "@dwsa/base/address";
   * import assert from "node:assert/strict";
   *
   * const address = Address.contract(new Uint8Array(32));
   * assert.equal(address.toString(), "CAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABSC4");
   * ```
   */
  static contract(buffer: Uint8Array): Address {
    return new Address(encode("C", buffer));
  }

  /**
   * Creates the address of a muxed contract: a contract and the ID of one of its users (CAP-84). A muxed contract can
   * only receive payments, and requires protocol 30. {@linkcode muxedAddress} creates its address from `C…` and an ID.
   *
   * @param buffer 40 bytes: the contract ID, then the user's ID as 64 bits, big-endian
   * @returns the address
   * @throws {TypeError} if `buffer` is not a `Uint8Array`
   * @throws {DwsaError} `strkey/length` if `buffer` is not 40 bytes
   *
   * @example User 7 of a contract
   * ```ts
   * import { Address } from "@dwsa/base/address";
   * import assert from "node:assert/strict";
   *
   * const buffer = new Uint8Array(40);
   * new DataView(buffer.buffer).setBigUint64(32, 7n);
   * const address = Address.muxedContract(buffer);
   * assert.equal(address.type, "muxedContract");
   * assert.deepEqual(address.toBuffer(), buffer);
   * ```
   */
  static muxedContract(buffer: Uint8Array): Address {
    return new Address(encode("W", buffer));
  }

  /**
   * Creates the address of a claimable balance.
   *
   * @param buffer the ID of the balance in one of three encodings: 33 bytes (the type byte 0, then the hash, as
   *   returned by `toBuffer`), 32 bytes (the hash alone) or 36 bytes (the XDR)
   * @returns the address
   * @throws {TypeError} if `buffer` is not a `Uint8Array`
   * @throws {DwsaError} `strkey/length` if `buffer` has any other length, `strkey/balance-type` if the type byte is not
   *   0
   *
   * @example From the hash, and from the hash with its type
   * ```ts
   * import { Address } from "@dwsa/base/address";
   * import assert from "node:assert/strict";
   *
   * const address = Address.claimableBalance(new Uint8Array(32));
   * assert.equal(address.type, "claimableBalance");
   * assert(Address.claimableBalance(new Uint8Array(33)).equals(address));
   * ```
   */
  static claimableBalance(buffer: Uint8Array): Address {
    return attempt(
      "encode a claimable balance",
      () => new Address(claimableBalanceId(parseBytes("buffer", buffer)).strkey),
    );
  }

  /**
   * Creates the address of a liquidity pool.
   *
   * @param buffer the 32-byte ID of the pool
   * @returns the address
   * @throws {TypeError} if `buffer` is not a `Uint8Array`
   * @throws {DwsaError} `strkey/length` if `buffer` is not 32 bytes
   *
   * @example From a pool ID
   * ```ts
   * import { Address } from "@dwsa/base/address";
   * import assert from "node:assert/strict";
   *
   * assert.equal(Address.liquidityPool(new Uint8Array(32)).type, "liquidityPool");
   * ```
   */
  static liquidityPool(buffer: Uint8Array): Address {
    return new Address(encode("L", buffer));
  }

  /**
   * Creates an address from its wire type.
   *
   * @param scAddress the wire type
   * @returns the address
   * @throws {TypeError | RangeError | DwsaError} as in {@linkcode scAddressToString}
   *
   * @example A round trip
   * ```ts
   * import { Address } from "@dwsa/base/address";
   * import assert from "node:assert/strict";
   *
   * const address = Address.contract(new Uint8Array(32));
   * assert(Address.fromScAddress(address.toScAddress()).equals(address));
   * ```
   */
  static fromScAddress(scAddress: ScAddress): Address {
    return new Address(scAddressToString(scAddress));
  }

  /**
   * Creates an address from a contract value.
   *
   * @param scVal a contract value of type `scvAddress`
   * @returns the address
   * @throws {TypeError} if `scVal` is not an `ScVal`
   * @throws {DwsaError} `address/kind` if `scVal` is of any other type, otherwise as in {@linkcode scAddressToString}
   *
   * @example A round trip
   * ```ts
   * import { Address } from "@dwsa/base/address";
   * import { ScVal } from "@dwsa/base/xdr";
   * import assert from "node:assert/strict";
   *
   * const address = Address.contract(new Uint8Array(32));
   * assert(Address.fromScVal(address.toScVal()).equals(address));
   * assert.throws(() => Address.fromScVal(ScVal.scvU32(1)), { code: "address/kind" });
   * ```
   */
  static fromScVal(scVal: ScVal): Address {
    return attempt("read the address", () => {
      if (!ScVal.is(scVal)) throw wrongType("scVal", ScVal, scVal);
      if (scVal.type !== "scvAddress") throw kindError("an ScVal of type scvAddress", String(scVal.type));
      return Address.fromScAddress(scVal.value);
    });
  }

  /**
   * Compares two addresses in the order of the protocol, as {@linkcode compareScAddress} does, for use with `sort`.
   *
   * @param a an address
   * @param b another address
   * @returns a negative number if `a` comes first, a positive number if `b` comes first, zero if they are equal
   * @throws {TypeError} if `a` or `b` is not an `Address`
   *
   * @example Sort addresses like map keys
   * ```ts
   * import { Address } from "@dwsa/base/address";
   * import assert from "node:assert/strict";
   *
   * const account = Address.account(new Uint8Array(32).fill(0x34)); // GA2D...
   * const other = Address.account(new Uint8Array(32)); // GAAA..., first by its bytes, last as a string
   * const contract = Address.contract(new Uint8Array(32));
   * const [first, second, third] = [contract, account, other].sort(Address.compare);
   * assert(first === other && second === account && third === contract);
   * ```
   */
  static compare(a: Address, b: Address): number {
    return compareScAddress(scAddressOf("a", a), scAddressOf("b", b));
  }

  /** The type of the address. */
  get type(): AddressType {
    return kindOfText(this.text).type;
  }

  /** The tag by which other copies of this library recognize addresses; see {@linkcode isAddress}. */
  get [Symbol.toStringTag](): string {
    return "dwsa.Address";
  }

  /**
   * Returns the raw bytes between the version byte and the checksum of the strkey.
   *
   * @returns a copy of the bytes: 32 (the public key or the ID), 40 for a muxed account or contract (the key or the
   *   contract ID, then the user's ID), 33 for a claimable balance (the type byte 0, then the hash)
   *
   * @example The ID of a contract
   * ```ts
   * import { Address } from "@dwsa/base/address";
   * import assert from "node:assert/strict";
   *
   * const address = new Address("CAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAABSC4");
   * assert.deepEqual(address.toBuffer(), new Uint8Array(32));
   * ```
   */
  toBuffer(): Bytes {
    return decode(kindOfText(this.text).prefix, this.text);
  }

  /**
   * Converts the address to a wire type.
   *
   * @returns the `ScAddress`
   *
   * @example A contract
   * ```ts
   * import { Address } from "@dwsa/base/address";
   * import assert from "node:assert/strict";
   *
   * const { type, value } = Address.contract(new Uint8Array(32)).toScAddress();
   * assert.equal(type, "scAddressTypeContract");
   * assert.deepEqual(value, new Uint8Array(32));
   * ```
   */
  toScAddress(): ScAddress {
    return addressToScAddress(this.text);
  }

  /**
   * Converts the address to a contract value.
   *
   * @returns the `ScVal`, of type `scvAddress`
   *
   * @example An argument of a call
   * ```ts
   * import { Address } from "@dwsa/base/address";
   * import assert from "node:assert/strict";
   *
   * assert.equal(Address.contract(new Uint8Array(32)).toScVal().type, "scvAddress");
   * ```
   */
  toScVal(): ScVal<"scvAddress"> {
    return ScVal.scvAddress(this.toScAddress());
  }

  /**
   * Returns the address as a string.
   *
   * @returns the strkey: `G…`, `M…`, `C…`, `W…`, `B…` or `L…`
   */
  toString(): string {
    return this.text;
  }

  /**
   * Returns the value that `JSON.stringify` writes: the strkey.
   *
   * @returns the strkey
   */
  toJSON(): string {
    return this.text;
  }

  /**
   * Returns whether a value is the same address.
   *
   * @param other any value
   * @returns `true` if `other` is an `Address` with the same strkey, possibly from another copy of this library
   *
   * @example Compare two addresses
   * ```ts
   * import { Address } from "@dwsa/base/address";
   * import assert from "node:assert/strict";
   *
   * const address = Address.contract(new Uint8Array(32));
   * assert(address.equals(new Address(address.toString())));
   * assert(!address.equals(address.toString()));
   * ```
   */
  equals(other: unknown): boolean {
    return isAddress(other) && other.toString() === this.text;
  }
}

/**
 * Returns whether a value is an {@linkcode Address}. Unlike `instanceof`, the function also recognizes addresses from
 * another copy of this library. Never throws.
 *
 * @param value any value
 * @returns `true` if `value` is an `Address`
 *
 * @example Distinguish an address from a string
 * ```ts
 * import { Address, isAddress } from "@dwsa/base/address";
 * import assert from "node:assert/strict";
 *
 * const text = "CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE";
 * assert.equal(isAddress(new Address(text)), true);
 * assert.equal(isAddress(text), false);
 * ```
 */
export function isAddress(value: unknown): value is Address {
  return brandOf(value) === "dwsa.Address";
}

/** Converts an address to its wire type. */
function scAddressOf(name: string, address: Address): ScAddress {
  return attempt("compare addresses", () => {
    if (isAddress(address)) return address.toScAddress();
    throw wrongType(name, "an Address", address);
  });
}
