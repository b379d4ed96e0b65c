/** What the inspector shows of a report, in parts that a judge can compare. */

import { descriptionLines, type Part, partText, type Statement } from "@dwsa/base/describe";
import type { Mark, Report } from "../../apps/inspector/model/report.ts";

/** A part of a line: words, an address, an amount with its contract or issuer, or a value. */
export interface PartView {
  readonly as: "text" | "address" | "amount" | "value";
  /** The text without the address. */
  readonly text: string;
  readonly address?: string;
}

/** A statement with its line: who acts, the sentence, and the marks. */
export interface EffectView {
  readonly by: readonly PartView[];
  readonly parts: readonly PartView[];
  readonly marks: readonly Mark[];
  readonly below: readonly EffectView[];
}

/** What is shown of a transaction. */
export interface Shown extends Pick<Report, "entries" | "transaction"> {
  readonly effects: readonly EffectView[];
  readonly headline: readonly PartView[];
  readonly headlinePath: string;
  readonly headlineMore: number;
  readonly conditions: readonly (readonly PartView[])[];
  /** The codes of warnings and findings. */
  readonly findings: readonly { readonly code: string }[];
  readonly signers: readonly { readonly address: string; readonly role: string; readonly isSigned: boolean }[];
}

/** Returns what the page shows of the report on a transaction. */
export function shownOf({ description, entries, transaction, marks, findings }: Report): Shown {
  const lines = descriptionLines(description!);
  const byPath = new Map(lines.flatMap(({ role, path, parts }) => role === "statement" ? [[path!, parts]] : []));
  const effectOf = ({ path, source, below }: Statement): EffectView => {
    const parts = byPath.get(path)!.map(viewOf);
    const isNamed = source !== undefined && parts[1]?.text === ": ";
    return {
      by: isNamed ? parts.slice(0, 1) : [],
      parts: isNamed ? parts.slice(2) : parts,
      marks: marks[path] ?? [],
      below: below.map(effectOf),
    };
  };
  const { headline, statements, warnings, signers } = description!;
  return {
    ...{ entries, transaction },
    effects: statements.map(effectOf),
    headline: headline.parts.map(viewOf),
    headlinePath: headline.path,
    headlineMore: headline.more,
    conditions: lines.filter(({ role }) => role === "condition").map(({ parts }) => parts.map(viewOf)),
    findings: [...findings, ...warnings].map(({ code }) => ({ code })),
    signers: signers!.signers.map(({ address, roles, state }) => ({
      address,
      role: roles.join(),
      isSigned: state === "signed",
    })),
  };
}

function viewOf(part: Part): PartView {
  const text = partText(part);
  switch (part.kind) {
    case "address":
      return { as: "address", text: "", address: part.address };
    case "value":
      return { as: "value", text };
    case "amount":
    case "asset":
    case "token": {
      const address = ("token" in part ? part.token : undefined) ??
        ("asset" in part ? part.asset?.split(":")[1] : undefined);
      if (address === undefined) return { as: "amount", text };
      const before = text.slice(0, text.lastIndexOf(address));
      return { as: "amount", text: before.replace(/ \($|:$| $/, ""), address };
    }
    default:
      return { as: "text", text };
  }
}
