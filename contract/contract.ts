import { attempt } from "../internal/fault.ts";
import { Address } from "../address/mod.ts";
import { brandOf } from "../internal/brand.ts";
import { showAsText } from "../internal/inspect.ts";
import type { InvokeHostFunctionResult, LedgerKey, ScVal } from "../xdr/mod.ts";
import { invokeContractFunction, type Operation2 } from "./invoke_contract_function.ts";
import { parseContractId } from "./_contract_id.ts";
import { contractInstanceKey } from "./ledger_keys.ts";

/**
 * A contract on the network, identified by its ID. Its methods create calls and ledger keys. Instances are frozen, and
 * the class is final.
 *
 * The same operations are also exported as functions: {@linkcode invokeContractFunction},
 * {@linkcode contractInstanceKey}.
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
  /**
   * The ID, as returned by `contractId`. It is a property, as in `Address`, so that `assert.deepEqual` compares
   * contracts.
   */
  declare readonly id: string;

  /**
   * Creates a contract from its ID.
   *
   * @param contractId the strkey `C…`
   * @throws {TypeError} if `contractId` is not a string, or a subclass calls the constructor
   * @throws {DwsaError} `strkey/kind` if `contractId` is a strkey of any other type, `strkey/…` if `contractId` is
   *   malformed. The message does not contain the string
   *
   * @example Other types of keys are rejected
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
    attempt("create a Contract", () => parseContractId("contractId", contractId));
    this.id = contractId;
    Object.freeze(this);
    showAsText(Contract.prototype, "Contract");
  }

  /** The tag by which other copies of this library recognize contracts. */
  get [Symbol.toStringTag](): string {
    return "dwsa.Contract";
  }

  /**
   * Returns the contract's address.
   *
   * @returns the address, of type `contract`
   *
   * @example Convert the address to a contract value
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
   * Returns the contract's ID as a strkey.
   *
   * @returns the strkey `C…`
   */
  contractId(): string {
    return this.id;
  }

  /**
   * Returns the contract's ID as a strkey.
   *
   * @returns the strkey `C…`
   */
  toString(): string {
    return this.id;
  }

  /**
   * Returns the value that `JSON.stringify` writes: the ID as a strkey.
   *
   * @returns the strkey `C…`
   */
  toJSON(): string {
    return this.id;
  }

  /**
   * Returns whether a value is the same contract.
   *
   * @param other any value
   * @returns `true` if `other` is a `Contract` with the same ID, possibly from another copy of this library
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
   * Creates the operation that calls a function of this contract; see {@linkcode invokeContractFunction}.
   *
   * @param method the function name: 1 to 32 of the characters `A-Z`, `a-z`, `0-9` and `_`, not beginning with `__`
   * @param params the arguments; see `nativeToScVal`
   * @returns the operation, without authorization entries and without its own source account
   * @throws {TypeError} if `method` is not a string or an argument is not an `ScVal`
   * @throws {DwsaError} `contract/method` if `method` is not a function name or begins with `__`, `contract/argument` if
   *   the network would reject an argument; see `validateScVal`
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
   * Returns the key of the contract's instance, the ledger entry that every call to the contract reads; see
   * {@linkcode contractInstanceKey}. To restore or extend a contract, you also need the key of its code: see
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
