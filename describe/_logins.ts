/** Creates the statements about logins (SEP-10, SEP-45), and warns of what only looks like one. */

import { isUsualDomain } from "../webauth/_shared.ts";
import type { Login } from "../webauth/mod.ts";
import { type Draft, type Findings, warn } from "./_findings.ts";
import type { Facts } from "./_knowledge.ts";
import { sentence, TRANSACTION_TEMPLATES } from "./_templates.ts";
import { addressValue, numberValue, textValue } from "./_values.ts";
import type { RequestOrigin, Statement, Value } from "./description.ts";

/** Creates the statement of a login, which says all that its operations or its call do. */
export function loginStatement(
  login: Login,
  path: string,
  more: Partial<Statement>,
  facts: Facts,
  findings: Findings,
): Draft {
  const { account, memo, homeDomain, webAuthDomain, serverAccount, clientDomain, webAuthContract } = login;
  const fields: { readonly [name: string]: Value } = {
    homeDomain: textValue(homeDomain),
    ...webAuthDomain === null ? {} : { webAuthDomain: textValue(webAuthDomain) },
    account: addressValue(account, facts),
    ...memo === null ? {} : { memo: numberValue(memo) },
    ...clientDomain === null ? {} : {
      clientDomain: textValue(clientDomain.domain),
      clientDomainAccount: addressValue(clientDomain.account, facts),
    },
    server: addressValue(serverAccount, facts),
    ...webAuthContract === null ? {} : { contract: addressValue(webAuthContract, facts) },
  };
  const parts = sentence(TRANSACTION_TEMPLATES, "login", fields);
  const draft: Draft = { path, kind: "login", ...more, fields, parts, warnings: [], below: [] };
  findings.drafts.push(draft);
  const domains = [homeDomain, webAuthDomain, clientDomain?.domain ?? null];
  if (domains.some((domain) => domain !== null && !isUsualDomain(domain))) warn(findings, draft, "unusual-domain");
  return draft;
}

/** Returns what a login says about who asks for it. */
export function loginOrigin({ protocol, homeDomain, webAuthDomain, account }: Login): RequestOrigin {
  return {
    standard: protocol === "sep10" ? "SEP-10" : "SEP-45",
    domain: homeDomain,
    isVerified: false,
    webAuthDomain,
    publicKey: account,
  };
}
