/** Token functions, their arguments and the addresses that must approve them. */

import { attempt, wrongType } from "../internal/fault.ts";
import { scAddressToString } from "../address/mod.ts";
import { isXdr } from "../xdr/mod.ts";
import type { InvokeContractArgs, ScAddressArms, ScVal } from "../xdr/mod.ts";

/** A call of a token function with matching arguments; see {@linkcode readTokenCall}. */
export type TokenCall = TokenArguments & {
  /** The contract that is called: a strkey `C…`. */
  readonly token: string;
};

/** The token functions and their arguments. Amounts are in base units of the token and can be negative. */
export type TokenArguments =
  | {
    /** Transfers an amount. */
    readonly name: "transfer";
    /** The sender, who must approve. */
    readonly from: string;
    /** The recipient: an account, a contract, a muxed account `M…` or a muxed contract `W…`. */
    readonly to: string;
    /** The amount in base units. */
    readonly amount: bigint;
  }
  | {
    /** Transfers an amount from an allowance. */
    readonly name: "transfer_from";
    /** The address with the allowance, which must approve. */
    readonly spender: string;
    /** The owner of the tokens. */
    readonly from: string;
    /** The recipient. */
    readonly to: string;
    /** The amount in base units. */
    readonly amount: bigint;
  }
  | {
    /** Sets an allowance. */
    readonly name: "approve";
    /** The owner of the tokens, who must approve. */
    readonly from: string;
    /** The address that may spend the allowance. */
    readonly spender: string;
    /** The total allowance in base units; 0 revokes the allowance. */
    readonly amount: bigint;
    /** The last ledger in which the allowance may be spent. */
    readonly liveUntilLedger: number;
  }
  | {
    /** Burns an amount. */
    readonly name: "burn";
    /** The owner of the tokens, who must approve. */
    readonly from: string;
    /** The amount in base units. */
    readonly amount: bigint;
  }
  | {
    /** Burns an amount from an allowance. */
    readonly name: "burn_from";
    /** The address with the allowance, which must approve. */
    readonly spender: string;
    /** The owner of the tokens. */
    readonly from: string;
    /** The amount in base units. */
    readonly amount: bigint;
  }
  | {
    /** Mints an amount; the administrator must approve. */
    readonly name: "mint";
    /** The recipient. */
    readonly to: string;
    /** The amount in base units. */
    readonly amount: bigint;
  }
  | {
    /** Claws back an amount and destroys it; the administrator must approve. */
    readonly name: "clawback";
    /** The owner of the tokens. */
    readonly from: string;
    /** The amount in base units. */
    readonly amount: bigint;
  }
  | {
    /** Sets a new administrator; the current one must approve. */
    readonly name: "set_admin";
    /** The new administrator. */
    readonly newAdmin: string;
  }
  | {
    /** Allows or forbids an address to hold and transfer the token; the administrator must approve. */
    readonly name: "set_authorized";
    /** The address that may or may not hold the token. */
    readonly id: string;
    /** Whether the address may hold and transfer the token. */
    readonly authorize: boolean;
  }
  | {
    /** Creates a trust line for an account that has none; the account must approve. */
    readonly name: "trust";
    /** The account that receives the trust line. */
    readonly addr: string;
  };

/** The description of one function in {@linkcode TOKEN_FUNCTIONS}. */
export interface TokenFunction {
  /**
   * The arguments in order, each with a name and a type. `address` is an account or a contract; `recipient` is one of
   * these, a muxed account (CAP-67) or a muxed contract (CAP-84). The other types are contract types.
   */
  readonly args: readonly (readonly [name: string, type: "address" | "recipient" | "i128" | "u32" | "bool"])[];
  /** The approver: the address in the argument of this name, or the token's administrator. */
  readonly approver: "from" | "spender" | "addr" | "administrator";
  /**
   * The balances that the amount leaves (`out`) or enters (`in`), by the argument with the address. An allowance leaves
   * later, by the choice of the spender.
   */
  readonly moves: readonly (readonly [direction: "out" | "in", address: "from" | "to", when: "now" | "later"])[];
}

/**
 * The token functions: five from SEP-41, then five that only asset contracts have (CAP-46-06; `trust`: CAP-73).
 *
 * @example The approver of a call
 * ```ts
 * import { TOKEN_FUNCTIONS } from "@dwsa/base/contract";
 * import assert from "node:assert/strict";
 *
 * assert.equal(TOKEN_FUNCTIONS.transfer_from.approver, "spender");
 * assert.equal(TOKEN_FUNCTIONS.mint.approver, "administrator");
 * ```
 */
export const TOKEN_FUNCTIONS: { readonly [Name in TokenArguments["name"]]: TokenFunction } = /* @__PURE__ */ (() => {
  const row = (
    approver: TokenFunction["approver"],
    moves: TokenFunction["moves"],
    ...args: TokenFunction["args"]
  ): TokenFunction =>
    Object.freeze({
      args: Object.freeze(args.map((arg) => Object.freeze(arg))),
      approver,
      moves: Object.freeze(moves.map((move) => Object.freeze(move))),
    });
  const [out, into, later] = [["out", "from", "now"], ["in", "to", "now"], ["out", "from", "later"]] as const;
  const [from, spender, amount] = [["from", "address"], ["spender", "address"], ["amount", "i128"]] as const;
  return Object.freeze({
    transfer: row("from", [out, into], from, ["to", "recipient"], amount),
    transfer_from: row("spender", [out, into], spender, from, ["to", "address"], amount),
    approve: row("from", [later], from, spender, amount, ["liveUntilLedger", "u32"]),
    burn: row("from", [out], from, amount),
    burn_from: row("spender", [out], spender, from, amount),
    mint: row("administrator", [into], ["to", "address"], amount),
    clawback: row("administrator", [out], from, amount),
    set_admin: row("administrator", [], ["newAdmin", "address"]),
    set_authorized: row("administrator", [], ["id", "address"], ["authorize", "bool"]),
    trust: row("addr", [], ["addr", "address"]),
  });
})();

/** The argument types that accept each address type. */
const ADDRESSES: Readonly<Record<keyof ScAddressArms, readonly string[]>> = {
  scAddressTypeAccount: ["address", "recipient"],
  scAddressTypeContract: ["address", "recipient"],
  scAddressTypeMuxedAccount: ["recipient"],
  scAddressTypeMuxedContract: ["recipient"],
  scAddressTypeClaimableBalance: [],
  scAddressTypeLiquidityPool: [],
};

/**
 * Parses the arguments of a token call by name. Any contract can have functions with these names, so verify that the
 * contract is a token.
 *
 * @param call the contract, the function and its arguments, as in an authorized invocation
 * @returns the arguments by name; `undefined` if the function is not a token function, or the number or types of
 *   arguments do not match
 * @throws {TypeError} if `call` is not an `InvokeContractArgs`
 *
 * @example A payment
 * ```ts
 * import { contractInvocation, nativeToScVal, readTokenCall } from "@dwsa/base";
 * import assert from "node:assert/strict";
 *
 * const contract = "CAS3J7GYLGXMF6TDJBBYYSE3HQ6BBSMLNUQ34T6TZMYMW2EVH34XOWMA";
 * const from = "GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ";
 * const address = nativeToScVal(from, { type: "address" });
 * const args = [address, nativeToScVal(7n, { type: "i128" })];
 * const { function: fn } = contractInvocation({ contract, function: "burn", args });
 *
 * assert(fn.type === "dwsaAuthorizedFunctionTypeContractFn");
 * assert.deepEqual(readTokenCall(fn.value), { token: contract, name: "burn", from, amount: 7n });
 * ```
 */
export function readTokenCall(call: InvokeContractArgs): TokenCall | undefined {
  return attempt("read the token call", () => {
    if (!isXdr(call, "InvokeContractArgs")) throw wrongType("call", "an InvokeContractArgs", call);
    const { contractAddress, functionName: name, args } = call;
    if (contractAddress.type !== "scAddressTypeContract") return undefined;
    if (typeof name !== "string" || !Object.hasOwn(TOKEN_FUNCTIONS, name)) return undefined;
    const parameters = TOKEN_FUNCTIONS[name as keyof typeof TOKEN_FUNCTIONS].args;
    if (args.length !== parameters.length) return undefined;
    const named: Record<string, unknown> = { token: scAddressToString(contractAddress), name };
    for (const [i, [parameter, type]] of parameters.entries()) {
      named[parameter] = readArgument(args[i]!, type);
      if (named[parameter] === undefined) return undefined;
    }
    return named as TokenCall; // the table defines the fields of the union
  });
}

/** Converts an argument to its native value; returns `undefined` if it is of any other type. */
function readArgument(value: ScVal, type: string): string | bigint | number | boolean | undefined {
  switch (value.type) {
    case "scvAddress":
      return ADDRESSES[value.value.type]?.includes(type) ? scAddressToString(value.value) : undefined;
    case "scvI128":
      return type === "i128" ? value.value : undefined;
    case "scvU32":
      return type === "u32" ? value.value : undefined;
    case "scvBool":
      return type === "bool" ? value.value : undefined;
    default:
      return undefined;
  }
}
