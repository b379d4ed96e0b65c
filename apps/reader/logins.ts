/** What a login asks for, as a card for the command and the page. */

import type { Description, Part, WarningLevel } from "@dwsa/base/describe";

/** A row of the card. */
export interface LoginFact {
  /** The name of the fact, such as `log in to`. */
  readonly label: string;
  readonly parts: readonly Part[];
  /** How serious it is, if it is a problem. */
  readonly level?: WarningLevel;
}

/** The labels of the fields of a login, in the order of the card. */
const LABELS: readonly (readonly [field: string, label: string])[] = [
  ["homeDomain", "log in to"],
  ["webAuthDomain", "at the server"],
  ["account", "as"],
  ["memo", "as user"],
  ["clientDomain", "with the wallet of"],
  ["clientDomainAccount", "whose key is"],
  ["contract", "by the contract"],
];

function text(words: string): Part {
  return { kind: "text", text: words };
}

/** Returns the rows of the card of a login; none for any other request. */
export function loginFacts({ kind, statements: [login], conditions, signers }: Description): LoginFact[] {
  if (kind !== "login" || login === undefined) return [];
  const facts = LABELS.flatMap(([field, label]): LoginFact[] => {
    const value = login.fields[field];
    return value === undefined ? [] : [{ label, parts: [value] }];
  });
  const until = conditions.find(({ kind }) => kind === "not-after")?.fields["time"];
  const expiry = login.approval?.expirationLedger;
  if (until !== undefined) facts.push({ label: "valid until", parts: [until] });
  if (expiry) facts.push({ label: "valid until", parts: [text("ledger "), { kind: "ledger", sequence: expiry }] });
  if (until === undefined && !expiry) facts.push({ label: "valid until", parts: [text("a time that is not set yet")] });
  const { server } = login.fields;
  if (server?.kind !== "address") return facts;
  const state = signers?.signers.find(({ address }) => address === server.address)?.state;
  facts.push({
    label: "server's key",
    parts: [server, text(state === undefined ? UNKNOWN : state === "signed" ? SIGNED : NOT_SIGNED)],
    ...state === undefined ? { level: "warning" } : state === "signed" ? {} : { level: "danger" },
  });
  return facts;
}

const SIGNED = ", which has signed";
const NOT_SIGNED = ", which has NOT signed: do not sign before the server has";
const UNKNOWN = "; whether it has signed is not known without the network";
