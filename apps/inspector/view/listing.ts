/** The lines of a description for the page: in sections, and as many as are shown. */

import { useContext, useEffect, useMemo, useState } from "preact/hooks";
import { type Description, descriptionLines, type Line, type Statement } from "@dwsa/base/describe";
import { isWithin, PlaceContext, usePrint } from "./parts.tsx";

/** The number of statements that are shown first. */
const FIRST = 100;

/** The number of statements from which on all are shown. */
const ALL = 50_000;

/** The lines of a description by section. Each line is in exactly one. */
export interface Sections {
  readonly leaves: readonly Line[];
  readonly arrives: readonly Line[];
  /** The count of the flows that are left out. */
  readonly moreFlows: readonly Line[];
  readonly headline: readonly Line[];
  readonly dangers: readonly Line[];
  readonly signers: readonly Line[];
  readonly statements: readonly Line[];
  readonly also: readonly Line[];
  readonly network: readonly Line[];
}

/** The section of a line; a count of what is left out follows the lines that it belongs to. */
const SECTION: { readonly [R in Exclude<Line["role"], "flow" | "more">]: keyof Sections } = {
  headline: "headline",
  danger: "dangers",
  signer: "signers",
  hash: "signers",
  approval: "statements",
  statement: "statements",
  warning: "also",
  note: "also",
  condition: "also",
  origin: "also",
  network: "network",
};

/** Divides the lines of a description into the sections of the page. */
export function sectionsOf(description: Description, most?: number): Sections {
  const found: Record<keyof Sections, Line[]> = {
    ...{ leaves: [], arrives: [], moreFlows: [], headline: [], dangers: [] },
    ...{ signers: [], statements: [], also: [], network: [] },
  };
  let last: keyof Sections = "headline";
  for (const line of descriptionLines(description, most === undefined ? {} : { most })) {
    if (line.role === "flow") last = line.direction === "in" ? "arrives" : "leaves";
    else if (line.role !== "more") last = SECTION[line.role];
    else if (line.omitted!.statements > 0) last = "statements";
    else if (line.omitted!.flows > 0) last = "moreFlows";
    found[last].push(line);
  }
  return found;
}

/** The state of the list of statements: what is shown, and the line that is wanted. */
export interface Listing {
  readonly sections: Sections;
  /** Shows more lines. */
  readonly more: () => void;
  /** Whether a path has a line. */
  readonly has: (path: string) => boolean;
  /** The path of the wanted line; `undefined` if there is none. */
  readonly target: string | undefined;
}

/** Returns the lines to show. All of them are shown when the page is printed, or if the wanted line is left out. */
export function useListing(description: Description | null): Listing | null {
  const { wanted } = useContext(PlaceContext);
  const [most, setMost] = useState<number | undefined>(FIRST);
  const paths = useMemo(() => description === null ? [] : pathsOf(description), [description]);
  const sections = useMemo(() => description === null ? null : sectionsOf(description, most), [description, most]);
  const target = wanted === null ? undefined : nearest(wanted.path, paths);
  usePrint(() => setMost(undefined));
  useEffect(() => {
    if (target === undefined) return;
    const shown = [...sections!.statements, ...sections!.also];
    if (!shown.some(({ role, path }) => role !== "more" && path === target)) setMost(undefined);
  }, [wanted]);
  if (sections === null) return null;
  return {
    sections,
    target,
    more: () => setMost((before) => before === undefined || before * 10 > ALL ? undefined : before * 10),
    has: (path) => nearest(path, paths) !== undefined,
  };
}

/** Returns the paths of all statements and conditions. */
function pathsOf({ statements, conditions }: Description): string[] {
  const paths: string[] = [];
  const pending: Statement[] = [...statements, ...conditions];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (next.path !== "") paths.push(next.path);
    for (const one of next.below) pending.push(one);
  }
  return paths;
}

/** Returns the longest path that contains a path. */
function nearest(path: string, paths: readonly string[]): string | undefined {
  let found: string | undefined;
  for (const one of paths) if (isWithin(path, one) && one.length > (found ?? "").length) found = one;
  return found;
}
