import { Address } from "../address/mod.ts";
import { brandOf } from "../internal/brand.ts";
import { showAsText } from "../internal/inspect.ts";
import type { InvokeHostFunctionResult, LedgerKey, ScVal } from "../xdr/mod.ts";
import { invokeContractFunction, type Operation2 } from "./invoke_contract_function.ts";
import { parseContractId } from "./_contract_id.ts";
import { contractInstanceKey } from "./ledger_keys.ts";

/**
 * A contract on the network, by its id: makes the operations that call it. Contracts are frozen, and the class is
 * final.
 *
 * The methods are also functions that work alone: {@linkcode invokeContractFunction}, {@linkcode contractInstanceKey}.
 *
 * @example A call
 * ```ts
 * import { Contract, nativeToScVal } from "@dwsa/base";
 * import assert from "node:assert/strict";
 *
 * const contract = new Contract("CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE");
 * const operation = contract.call("transfer", nativeToScVal("alice"), nativeToScVal(100n, { type: "i128" }));
 * assert.equal(operation.body.type, "invokeHostFunction");
 * ```
 */
export class Contract {
  /** The id, as `contractId` gives it. A property, as in `Address`: `assert.deepEqual` compares contracts. */
  declare readonly id: string;

  /**
   * Makes a contract from its id.
   *
   * @param contractId the strkey `C…`
   * @throws {TypeError} if `contractId` is not a string
   * @throws {DwsaError} `strkey/kind` if it is another type of key, else `strkey/…` if it is malformed. The string is
   * not repeated
   *
   * @example Any other type of key is rejected by name
   * ```ts
   * import { Contract } from "@dwsa/base/contract";
   * import assert from "node:assert/strict";
   *
   * assert.throws(() => new Contract("GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ"), {
   *   code: "strkey/kind",
   * });
   * ```
   */
  constructor(contractId: string) {
    if (new.target !== Contract) {
      throw new TypeError("Cannot extend Contract: the class is final; keep an instance in a property");
    }
    parseContractId("make a contract", "contractId", contractId);
    this.id = contractId;
    Object.freeze(this);
    showAsText(Contract.prototype, "Contract");
  }

  /** Marks contracts, so that another copy of this library recognizes them. */
  get [Symbol.toStringTag](): string {
    return "dwsa.Contract";
  }

  /**
   * The contract's address.
   *
   * @returns the address, of type `contract`
   *
   * @example As a contract value
   * ```ts
   * import { Contract } from "@dwsa/base/contract";
   * import assert from "node:assert/strict";
   *
   * const contract = new Contract("CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE");
   * assert.equal(contract.address().toScVal().type, "scvAddress");
   * ```
   */
  address(): Address {
    return new Address(this.id);
  }

  /**
   * The contract's id as a string.
   *
   * @returns the strkey `C…`
   */
  contractId(): string {
    return this.id;
  }

  /**
   * The contract's id as a string.
   *
   * @returns the strkey `C…`
   */
  toString(): string {
    return this.id;
  }

  /**
   * The value that `JSON.stringify` writes: the id as a string.
   *
   * @returns the strkey `C…`
   */
  toJSON(): string {
    return this.id;
  }

  /**
   * Whether another value is the same contract.
   *
   * @param other any value
   * @returns `true` when it is a `Contract`, also of another copy of this library, with the same id
   *
   * @example Compare two contracts
   * ```ts
   * import { Contract } from "@dwsa/base/contract";
   * import assert from "node:assert/strict";
   *
   * const contract = new Contract("CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE");
   * assert(contract.equals(new Contract(contract.toString())));
   * assert(!contract.equals(contract.address()));
   * ```
   */
  equals(other: unknown): boolean {
    return brandOf(other) === "dwsa.Contract" && (other as Contract).toString() === this.id;
  }

  /**
   * The operation that calls a function of this contract; see {@linkcode invokeContractFunction}.
   *
   * @param method the name of the function: 1 to 32 of the characters `A-Z`, `a-z`, `0-9` and `_`
   * @param params the arguments, see `nativeToScVal`
   * @returns the operation, without authorization entries and without its own source account
   * @throws {TypeError} if `method` is not a string or an argument is not an `ScVal`
   * @throws {DwsaError} `contract/method` if `method` is not a function name, `contract/argument` if an argument is a
   * value that the network rejects, see `validateScVal`
   *
   * @example A call without arguments
   * ```ts
   * import { Contract } from "@dwsa/base/contract";
   * import assert from "node:assert/strict";
   *
   * const contract = new Contract("CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE");
   * assert.equal(contract.call("ping").body.type, "invokeHostFunction");
   * assert.throws(() => contract.call("has space"), { code: "contract/method" });
   * ```
   */
  call(method: string, ...params: readonly ScVal[]): Operation2<InvokeHostFunctionResult> {
    return invokeContractFunction(this.id, method, params);
  }

  /**
   * The key of the ledger entry that every call of this contract reads, its instance, as
   * {@linkcode contractInstanceKey} gives it. Restoring or extending a contract also needs the key of its code: see
   * {@linkcode contractFootprint}.
   *
   * @returns the ledger key
   *
   * @example The instance
   * ```ts
   * import { Contract } from "@dwsa/base/contract";
   * import assert from "node:assert/strict";
   *
   * const contract = new Contract("CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE");
   * assert.equal(contract.getFootprint().type, "contractData");
   * ```
   */
  getFootprint(): LedgerKey {
    return contractInstanceKey(this.id);
  }
}
