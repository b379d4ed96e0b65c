/** Creates the lines of a description about what leaves and enters addresses. */

import type { Flow } from "../transaction/mod.ts";
import { addressValue, decimal, type Labels, text } from "./_values.ts";
import type { Description, Line, Part, Statement, Value } from "./description.ts";

/** The words before an amount, by its bound. */
export const BOUNDS: { readonly [B in Flow["bound"]]: string } = {
  "exact": "",
  "at-most": "at most ",
  "at-least": "at least ",
  "all": "all ",
  "unlimited": "",
  "unknown": "an unknown amount of ",
};

/**
 * Returns at most `bound` flows, in their order. What leaves is chosen before what enters; of that, what concerns
 * addresses that must sign; of that, assets and known tokens before other contracts. Among these, each address gets one
 * flow before any gets its next, the source account first, so that many flows of one address do not hide another's.
 */
export function chosenFlows(
  { flows, signers, tokens }: Description,
  byPath: ReadonlyMap<string, Statement>,
  bound: number,
): readonly Flow[] {
  if (flows.length <= bound) return flows;
  const signing = new Set<string | null | undefined>(signers?.signers.map(({ address }) => address));
  for (const { approval } of byPath.values()) signing.add(approval?.address);
  const source = signers?.signers.find(({ roles }) => roles.includes("source"))?.address;
  const named = new Set(tokens.map(({ contract }) => contract));
  const counts = new Map<string, number>();
  const ranks = flows.map((flow) => {
    const { address, direction, token } = flow;
    const isNamed = !isContract(token) || named.has(token);
    const group = Number(direction === "in") * 4 + Number(!signing.has(address)) * 2 + Number(!isNamed);
    const key = `${group} ${address}`;
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    return { flow, rank: (group * flows.length + count) * 2 + Number(address !== source) };
  });
  const first = ranks.sort((a, b) => a.rank - b.rank).slice(0, bound);
  const chosen = new Set(first.map(({ flow }) => flow));
  return flows.filter((flow) => chosen.has(flow));
}

function isContract(token: string): boolean {
  return token.startsWith("C") && token.length === 56;
}

/** Returns the line of a flow, with its receiver or the number of receivers. */
export function flowLine(
  flow: Flow,
  byPath: ReadonlyMap<string, Statement>,
  { tokens }: Description,
  labels: Labels,
): Line {
  const { address, direction, when, bound, until, paths } = flow;
  const verb = direction === "in" ? "Enters " : when === "now" ? "Leaves " : "Can leave ";
  const others = direction === "in" ? [] : receiversOf(paths, byPath);
  const to: readonly Part[] = others.length === 0
    ? []
    : others.length === 1
    ? [text(when === "now" ? ", to " : ", taken by "), others[0]!]
    : [text(when === "now" ? ", to " : ", taken by "), { kind: "count", value: others.length }, text(" addresses")];
  const last: readonly Part[] = until === undefined
    ? []
    : [text(", until ledger "), { kind: "ledger", sequence: until }];
  const parts = [
    text(verb),
    addressValue(address, labels),
    text(when === "later" ? " later: " : ": "),
    ...BOUNDS[bound] === "" ? [] : [text(BOUNDS[bound])],
    ...amountParts(flow, tokens),
    ...to,
    ...last,
  ];
  return { role: "flow", depth: 0, direction, ...paths[0] === undefined ? {} : { path: paths[0] }, parts };
}

/** The fields with the address that receives or may take an amount. */
const RECEIVERS = ["destination", "to", "spender"] as const;

/** Returns the addresses to which statements send an amount, each once; none if a statement names none. */
function receiversOf(paths: readonly string[], byPath: ReadonlyMap<string, Statement>): Value[] {
  const found = new Map<string, Value>();
  for (const path of paths) {
    const fields = byPath.get(path)?.fields ?? {};
    const receiver = RECEIVERS.map((name) => fields[name]).find((value) => value?.kind === "address");
    if (receiver?.kind !== "address") return [];
    found.set(receiver.address, receiver);
  }
  return [...found.values()];
}

/** Returns an amount of a token by its name in flows. */
function amountParts({ token, amount, bound }: Flow, tokens: Description["tokens"]): Part[] {
  const [name = "", side] = token.split(":");
  if (token.startsWith("B") && name.length > 50) {
    return [text("the claimable balance "), { kind: "address", address: token }];
  }
  if (token.startsWith("L") && name.length > 50) {
    const what = side === undefined ? "shares of pool " : `the ${side === "a" ? "first" : "second"} asset of pool `;
    const pool: Part = { kind: "address", address: name };
    if (amount === null) return [text(what), pool];
    const much: Part = { kind: "amount", amount, display: decimal(BigInt(amount), 7) };
    return [much, text(side === undefined ? ` ${what}` : ` of ${what}`), pool];
  }
  const contract = isContract(token) ? token : undefined;
  if (contract === undefined) {
    if (amount === null) return [{ kind: "asset", asset: token }];
    if (bound === "unlimited") return [{ kind: "amount", amount, asset: token, unlimited: true }];
    return [{ kind: "amount", amount, asset: token, display: decimal(BigInt(amount), 7) }];
  }
  const known = tokens.find((one) => one.contract === contract);
  if (amount === null) return [{ kind: "address", address: contract }];
  return [{
    kind: "amount",
    amount,
    token: contract,
    ...known === undefined ? {} : { symbol: known.symbol },
    ...bound === "unlimited"
      ? { unlimited: true as const }
      : known === undefined
      ? {}
      : { display: decimal(BigInt(amount), known.decimals) },
  }];
}
