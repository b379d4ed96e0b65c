/** Internals of this area for other areas of the library. */

import type { DwsaAuthorizedInvocation, Operation, TransactionEnvelope } from "../xdr/mod.ts";
import { transactionOf } from "../transaction/_shared.ts";
import { decodeUtf8 } from "../internal/utf8.ts";
import { AUTH, readTransactionChallenge } from "./_challenge.ts";
import { readCall, VERIFY } from "./_contract_challenge.ts";
import type { Login } from "./login.ts";

export { VERIFY } from "./_contract_challenge.ts";

/** Returns the login that a transaction is; `undefined` if it is none. Signatures are not checked. */
export function loginOfTransaction(envelope: TransactionEnvelope): Login | undefined {
  const read = readTransactionChallenge(envelope);
  return "login" in read ? read.login : undefined;
}

/** Returns the login that an authorized invocation is; `undefined` if it is none, or authorizes other calls as well. */
export function loginOfInvocation(invocation: DwsaAuthorizedInvocation): Login | undefined {
  if (invocation.subInvocations.length > 0) return undefined;
  const read = readCall(invocation.function, "");
  return "reason" in read ? undefined : read;
}

/** Returns whether an operation of a transaction belongs to a login, although the transaction may be none. */
export function looksLikeLogin(envelope: TransactionEnvelope): boolean {
  return transactionOf(envelope).operations.some(isOfLogin);
}

function isOfLogin({ body }: Operation): boolean {
  if (body.type !== "manageData") return false;
  const { dataName, dataValue } = body.value;
  if (dataName === "web_auth_domain") return true;
  if (dataValue === null || typeof dataName !== "string" || !dataName.endsWith(AUTH)) return false;
  return /^[A-Za-z0-9+/]{64}$/.test(decodeUtf8(dataValue) ?? "");
}

/** Returns whether an invocation is a call of the function of logins, of any contract. */
export function callsLogin({ function: called }: DwsaAuthorizedInvocation): boolean {
  return called.type === "dwsaAuthorizedFunctionTypeContractFn" && called.value.functionName === VERIFY;
}

/** The domain, with a port if any, of ASCII letters, digits and inner hyphens, in lengths that DNS allows. */
const USUAL = /^(?!.{254})(?:(?!xn--)[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.(?=[a-z\d])|(?=:|$)))+(?::\d{1,5})?$/i;

/** Returns whether a domain has no characters that can be mistaken for others: ASCII, and not punycode. */
export function isUsualDomain(domain: string): boolean {
  return USUAL.test(domain);
}
