/** Parses the rules for logins, and checks logins with them. */

import { invalid, readFields, readKey, readList } from "./_fields.ts";
import { extractBaseAddress } from "../address/mod.ts";
import type { ApprovalRequest } from "../auth/mod.ts";
import type { PolicyViolation } from "../errors/mod.ts";
import { describe, wrongType } from "../internal/fault.ts";
import { quoted } from "../internal/escape.ts";
import { encodeUtf8 } from "../internal/utf8.ts";
import type { Login } from "../webauth/mod.ts";
import { callsLogin, loginOfInvocation } from "../webauth/_shared.ts";
import { violation } from "./_requests.ts";
import type { LoginRule } from "./login_rule.ts";
import { oneOf } from "./_texts.ts";

const FIELDS = ["homeDomain", "webAuthDomain", "serverAccount", "webAuthContract", "clientDomain"] as const;

/** Parses the rules for logins. */
export function readLogins(name: string, value: unknown): LoginRule[] {
  return readList(name, value, (at, item) => {
    const fields = readFields(at, item, FIELDS);
    const domain = (field: typeof FIELDS[number]): string => {
      const text = fields[field];
      if (typeof text !== "string") throw wrongType(`${at}.${field}`, "a domain as a string", text);
      if (text !== "" && encodeUtf8(text) !== undefined) return text;
      throw invalid(`${at}.${field}`, "a well-formed string that is not empty", describe(text));
    };
    return {
      homeDomain: domain("homeDomain"),
      webAuthDomain: domain("webAuthDomain"),
      serverAccount: readKey(`${at}.serverAccount`, fields.serverAccount, ["ed25519PublicKey"]),
      ...fields.webAuthContract === undefined
        ? {}
        : { webAuthContract: readKey(`${at}.webAuthContract`, fields.webAuthContract, ["contract"]) },
      ...fields.clientDomain === undefined ? {} : { clientDomain: domain("clientDomain") },
    };
  });
}

/** Returns the rule that accepts only the logins of this one's account, service and wallet. */
export function loginRuleOf(login: Login & { readonly webAuthDomain: string }): LoginRule {
  const { homeDomain, webAuthDomain, serverAccount, webAuthContract, clientDomain } = login;
  return {
    ...{ homeDomain, webAuthDomain, serverAccount },
    ...webAuthContract === null ? {} : { webAuthContract },
    ...clientDomain === null ? {} : { clientDomain: clientDomain.domain },
  };
}

/** The parts of a login that a rule compares. */
type Service = Pick<Login, "homeDomain" | "webAuthDomain" | "serverAccount" | "webAuthContract" | "clientDomain">;

/** Who signs a login, and what a policy knows of it. */
interface Terms {
  readonly addresses: ReadonlySet<string>;
  readonly logins: readonly LoginRule[];
}

/**
 * Yields the violations of a transaction that is a login: the account that logs in must be allowed, or the signer must
 * be the allowed account of the wallet that the rule names.
 */
export function* challengeViolations(
  { addresses, logins }: Terms,
  login: Login,
  signer: string | null,
): Generator<PolicyViolation> {
  const { account, clientDomain } = login;
  const rules = logins.filter((rule) => accepts(rule, login));
  if (rules.length === 0) {
    yield { code: "login", path: "", expected: rulesText(logins), got: loginText(login) };
    return;
  }
  const isWallet = clientDomain !== null && signer === clientDomain.account && addresses.has(signer);
  if (!isWallet && !addresses.has(extractBaseAddress(account))) {
    yield { code: "address", path: "operations[0].sourceAccount", expected: oneOf([...addresses]), got: account };
  }
}

/**
 * Yields the violations of a request whose call has the name of logins; the approver is checked elsewhere, unless it is
 * neither the account that logs in nor the wallet.
 */
export function* loginRequestViolations(
  { logins }: Terms,
  request: ApprovalRequest,
): Generator<PolicyViolation> {
  const login = loginOfInvocation(request.invocation);
  const place = "rootInvocation.function";
  if (login === undefined) {
    yield violation("login", request, place, "a login (SEP-45)", "a call of its function that is none");
    return;
  }
  const { account, clientDomain } = login;
  if (!logins.some((rule) => accepts(rule, login))) {
    yield violation("login", request, place, rulesText(logins), loginText(login));
  } else if (request.address !== account && request.address !== clientDomain?.account) {
    const expected = oneOf([account, ...clientDomain === null ? [] : [clientDomain.account]]);
    yield violation("login", request, "credentials.address", expected, request.address ?? "none");
  }
}

/** Returns whether a request is checked as a login: its call has the name of logins. */
export function isLoginRequest({ invocation }: ApprovalRequest): boolean {
  return callsLogin(invocation);
}

/**
 * Returns whether a signature for a request is also valid as that of the server or the wallet that its login names,
 * since the payload does not name its address.
 */
export function signsForOther({ invocation, signer }: ApprovalRequest): boolean {
  const login = loginOfInvocation(invocation);
  return login === undefined || signer === login.serverAccount || signer === login.clientDomain?.account;
}

/** Returns whether a rule accepts a login, apart from who signs it. */
export function accepts(rule: LoginRule, login: Service): boolean {
  return rule.homeDomain === login.homeDomain && rule.webAuthDomain === login.webAuthDomain &&
    rule.serverAccount === login.serverAccount &&
    (login.webAuthContract === null || rule.webAuthContract === login.webAuthContract) &&
    (login.clientDomain === null || rule.clientDomain === login.clientDomain.domain);
}

function rulesText(rules: readonly LoginRule[]): string {
  if (rules.length === 0) return "no login (the policy has no rules for logins)";
  return oneOf(rules.map((rule) => {
    const wallet = rule.clientDomain === undefined ? null : { domain: rule.clientDomain, account: "" };
    return loginText({ ...rule, webAuthContract: rule.webAuthContract ?? null, clientDomain: wallet });
  }));
}

function loginText(
  { homeDomain, webAuthDomain, serverAccount, webAuthContract, clientDomain }: Service,
): string {
  const at = webAuthDomain === null ? "" : ` at ${quoted(webAuthDomain)}`;
  const contract = webAuthContract === null ? "" : ` with contract ${webAuthContract}`;
  const wallet = clientDomain === null ? "" : `, with the wallet of ${quoted(clientDomain.domain)}`;
  return `a login to ${quoted(homeDomain)}${at} of ${serverAccount}${contract}${wallet}`;
}
