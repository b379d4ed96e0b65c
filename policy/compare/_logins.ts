/** Finds logins that one policy accepts and another rejects, for `comparePolicies()`. */

import type { ApprovalCredentials, ApprovalRequest } from "../../auth/mod.ts";
import { copyBytes, equalBytes } from "../../internal/bytes.ts";
import { encodeUtf8 } from "../../internal/utf8.ts";
import { encodeStrKey, isValidStrKey } from "../../strkey/mod.ts";
import type { TransactionRequest } from "../../transaction/mod.ts";
import { buildChallenge, buildContractChallenge, type ClientDomain } from "../../webauth/mod.ts";
import type { LoginRule } from "../mod.ts";
import { acceptsLogin, type Policy } from "../_shared.ts";
import { acceptedCredentials, type Evidence, type Side } from "./_request_excess.ts";
import type { TransactionEvidence } from "./_transaction_search.ts";
import { requestOf } from "./_witness.ts";

/** A login that demonstrates a difference: a transaction (SEP-10), or requests (SEP-45). */
export type LoginEvidence = TransactionEvidence | Evidence<"logins" | "entries">;

/**
 * Finds logins that policy `a` accepts and policy `b` rejects; returns `undefined` if there are none. A rule accepts a
 * login without a wallet and, if it names a wallet, also that one; with a contract, each of these also in SEP-45. Who
 * signs is the account that logs in, or the wallet; any other account could log in with it. So a few logins for each
 * approver and rule stand for all.
 */
export function findLogins(a: Side, b: Side, maxCalls: number): LoginEvidence | undefined {
  const { policy } = a;
  if (policy.logins.length === 0) return undefined;
  const strangers = strangersTo(a.policy, b.policy);
  const approvers = [...policy.addresses];
  const accounts = approvers.filter((address) => isValidStrKey("ed25519PublicKey", address));
  for (const rule of policy.logins) {
    for (const candidate of loginsOf(rule, accounts, accounts, strangers.account, strangers.wallet)) {
      if (!isRejected(a, b, rule, candidate, null)) continue;
      const transaction = challengeOf(policy, rule, candidate);
      if (transaction !== undefined) return { part: "logins", transaction };
    }
  }
  const contracts = approvers.filter((address) => isValidStrKey("contract", address));
  for (const rule of policy.logins) {
    const { webAuthContract } = rule;
    if (webAuthContract === undefined) continue;
    for (const candidate of loginsOf(rule, contracts, accounts, strangers.contract, strangers.wallet)) {
      const isOther = isRejected(a, b, rule, candidate, webAuthContract);
      for (const kind of acceptedCredentials(a)) {
        const show = (part: "logins" | "entries", count: number) => ({
          part,
          requests: count > maxCalls
            ? null
            : loginRequests(policy, { ...rule, webAuthContract }, candidate, kind, count),
        });
        if (isOther || !acceptsForm(b.policy, kind, policy.untilLedger)) return show("logins", 1);
        if (b.policy.entries < policy.entries) return show("entries", b.policy.entries + 1);
      }
    }
  }
  return undefined;
}

/** A login that a rule accepts: who signs it, who logs in, and the wallet that it names. */
interface Candidate {
  readonly signer: string;
  readonly account: string;
  readonly wallet: ClientDomain | undefined;
}

/** Lists the logins that stand for all which a rule accepts: by the account itself, and by the wallet for a stranger. */
function* loginsOf(
  { serverAccount, clientDomain: domain }: LoginRule,
  accounts: readonly string[],
  wallets: readonly string[],
  stranger: string,
  other: string,
): Generator<Candidate> {
  for (const account of accounts) {
    yield { signer: account, account, wallet: undefined };
    if (domain !== undefined) yield { signer: account, account, wallet: { domain, account: other } };
  }
  if (domain === undefined) return;
  for (const wallet of wallets) {
    if (wallet !== serverAccount) yield { signer: wallet, account: stranger, wallet: { domain, account: wallet } };
  }
}

function serviceOf(
  { homeDomain, webAuthDomain, serverAccount }: LoginRule,
): Pick<LoginRule, "homeDomain" | "webAuthDomain" | "serverAccount"> {
  return { homeDomain, webAuthDomain, serverAccount };
}

/** Builds a challenge with a nonce of zeros; `undefined` if a domain is too long for one. */
function challengeOf(
  { networkId }: Policy,
  rule: LoginRule,
  { account, signer, wallet: clientDomain }: Candidate,
): TransactionRequest | undefined {
  const { homeDomain, webAuthDomain } = rule;
  const lengths = [homeDomain, webAuthDomain, clientDomain?.domain ?? ""].map((text) => encodeUtf8(text)!.length);
  if (lengths[0]! > 59 || lengths[1]! > 64 || lengths[2]! > 64) return undefined;
  const envelope = buildChallenge({
    ...serviceOf(rule),
    ...{ account, clientDomain, timeBounds: { max: 1 }, nonce: new Uint8Array(48) },
  });
  return { envelope, networkId: copyBytes(networkId), signer, fee: BigInt(envelope.value.tx.fee), requests: [] };
}

/** Creates requests for equal logins of a contract account, with a nonce of zeros. */
function loginRequests(
  { networkId, untilLedger }: Policy,
  rule: LoginRule & { readonly webAuthContract: string },
  { account, signer, wallet: clientDomain }: Candidate,
  credentials: ApprovalCredentials,
  count: number,
): ApprovalRequest[] {
  const { webAuthContract } = rule;
  const fields = { ...serviceOf(rule), webAuthContract, account, clientDomain, nonce: "0".repeat(32) };
  const [{ rootInvocation }] = buildContractChallenge(fields);
  const signatureExpirationLedger = credentials === "sourceAccount" ? null : untilLedger;
  const request = requestOf({ networkId, credentials, signatureExpirationLedger }, signer, rootInvocation);
  return Array.from({ length: count }, (_, i) => ({ ...request, path: `requests[${i}]` }));
}

/** Returns whether policy `b` rejects a login that a rule of policy `a` accepts. */
function isRejected(
  { policy }: Side,
  { policy: other }: Side,
  rule: LoginRule,
  { signer, wallet }: Candidate,
  webAuthContract: string | null,
): boolean {
  if (!equalBytes(policy.networkId, other.networkId) || !other.addresses.has(signer)) return true;
  const login = { ...serviceOf(rule), webAuthContract, clientDomain: wallet ?? null };
  return !other.logins.some((rule) => acceptsLogin(rule, login));
}

function acceptsForm({ credentials, untilLedger }: Policy, kind: ApprovalCredentials, expiry: number): boolean {
  return credentials.includes(kind) && (kind === "sourceAccount" || expiry <= untilLedger);
}

/** Accounts and a contract that neither policy names. */
interface Strangers {
  readonly account: string;
  readonly wallet: string;
  readonly contract: string;
}

function strangersTo(...policies: readonly Policy[]): Strangers {
  const named = new Set(policies.flatMap(({ addresses, logins }) => [
    ...addresses,
    ...logins.map(({ serverAccount }) => serverAccount),
  ]));
  const key = new Uint8Array(32);
  const next = (kind: "ed25519PublicKey" | "contract"): string => {
    for (const view = new DataView(key.buffer);;) {
      view.setUint32(28, view.getUint32(28) + 1);
      const found = encodeStrKey(kind, key);
      if (!named.has(found)) return found;
    }
  };
  return { account: next("ed25519PublicKey"), wallet: next("ed25519PublicKey"), contract: next("contract") };
}
