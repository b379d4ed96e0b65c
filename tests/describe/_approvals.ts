/** Requests and token calls for the tests of `describeRequest`. */

import { addressToScAddress } from "@dwsa/base/address";
import { type ApprovalRequest } from "@dwsa/base/auth";
import { Networks } from "@dwsa/base/network";
import { contractIdFromAsset, contractInvocation } from "@dwsa/base/contract";
import {
  describeRequest,
  type Description,
  descriptionLines,
  type Knowledge,
  type KnownToken,
  partText,
  type WarningCode,
} from "@dwsa/base/describe";
import { hash } from "@dwsa/base/keys";
import { type DwsaAuthorizedInvocation, ScVal } from "@dwsa/base/xdr";
import { ACCOUNT, CONTRACT } from "../humanize/_invocations.ts";

export const NETWORK: string = Networks.PUBLIC;

/** The asset that {@linkcode describe} passes as known, its contract, and a token that some tests pass as known. */
export const USDC: string = "USDC:GA5ZSEJYB37JRC5AVCIA5MOP4RHTM335X2KGX3IHOJAPP5RE34K4KZVN";
export const TOKEN: string = contractIdFromAsset(USDC, NETWORK);
export const OWN: KnownToken = { contract: CONTRACT, symbol: "OWN", decimals: 2 };

export const BOB: string = "GBENG52XDGOO7SNB5ANZZQOZHNHP57JJ56M64NE4AKBWI64LITJLK4UG";

export function address(text: string): ScVal {
  return ScVal.scvAddress(addressToScAddress(text));
}

export function i128(amount: bigint): ScVal {
  return ScVal.scvI128(amount);
}

/** Creates a call to a function of a token. */
export function tokenCall(
  name: string,
  args: ScVal[],
  subInvocations: DwsaAuthorizedInvocation[] = [],
  contract: string = TOKEN,
): DwsaAuthorizedInvocation {
  return contractInvocation({ contract, function: name, args, subInvocations });
}

/** Creates a transfer of {@linkcode TOKEN}. */
export function send(amount: bigint, to: string = BOB, from: string = ACCOUNT): DwsaAuthorizedInvocation {
  return tokenCall("transfer", [address(from), address(to), i128(amount)]);
}

/** Creates a request to the account for an invocation. `fields` replaces properties. */
export function request(
  invocation: DwsaAuthorizedInvocation,
  fields: Partial<ApprovalRequest> = {},
): ApprovalRequest {
  return {
    path: "",
    networkId: hash(new TextEncoder().encode(NETWORK)),
    credentials: "addressV2",
    address: ACCOUNT,
    signatureExpirationLedger: 1_000,
    invocation,
    ...fields,
  };
}

/** Describes one request. {@linkcode USDC} is the only known token, unless `knowledge` replaces the tokens. */
export function describe(
  invocation: DwsaAuthorizedInvocation,
  knowledge: Partial<Knowledge> = {},
): Description {
  return describeRequest([request(invocation)], {
    networkPassphrase: NETWORK,
    tokens: [{ asset: USDC }],
    ...knowledge,
  });
}

/** Returns the warning codes of a description, each once. */
export function codesOf({ warnings }: Pick<Description, "warnings">): WarningCode[] {
  return [...new Set(warnings.map(({ code }) => code))];
}

/** Formats the statements of a description, without approvers and warnings; those of a sub-invocation are indented. */
export function sentencesOf(description: Description): string {
  return descriptionLines(description).filter(({ role }) => role === "statement")
    .map(({ depth, parts }) => `${"  ".repeat(depth)}${parts.map(partText).join("")}`).join("\n");
}
