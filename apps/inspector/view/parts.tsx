/** Small parts shared by several views. */

import { type ComponentChildren, createContext, type JSX } from "preact";
import { useContext, useEffect, useRef, useState } from "preact/hooks";
import { type Part, partText } from "@dwsa/base/describe";
import { type CurrentLedger, distanceText, timeDistanceText } from "../model/ledger.ts";
import type { Field, Level } from "../model/report.ts";
import { quoted } from "../model/values.ts";

/** Navigation to a path of the report, and other state that all views share. */
export interface Place {
  /** The path to open and scroll to; each request is a new object. */
  readonly wanted: { readonly path: string } | null;
  /** A request to open or close all tree nodes; each request is a new object. */
  readonly fold: { readonly open: boolean } | null;
  reveal(path: string): void;
  /** The names that the user gave to addresses. */
  readonly labels: { readonly [address: string]: string };
  /** The time in seconds since 1970, and the current ledger, as far as they are known. */
  readonly now: number | null;
  readonly current: CurrentLedger | null;
}

/** Page context shared by all views. */
export const PlaceContext: ReturnType<typeof createContext<Place>> = createContext<Place>({
  wanted: null,
  fold: null,
  reveal: () => {},
  labels: {},
  now: null,
  current: null,
});

/** Returns whether a path is the path of a node, or inside that node. */
export function isWithin(path: string, node: string): boolean {
  return path === node || (node !== "" && path.startsWith(node) && [".", "["].includes(path[node.length]!));
}

/** Returns a ref for the element of a path, and whether it is the target. It gets the focus if `isFirst`. */
export function useWanted(
  path: string,
  isFirst: boolean,
): { ref: { current: HTMLElement | null }; isWanted: boolean } {
  const { wanted } = useContext(PlaceContext);
  const ref = useRef<HTMLElement | null>(null);
  const isWanted = wanted?.path === path;
  useEffect(() => {
    if (!isWanted || !isFirst) return;
    ref.current?.scrollIntoView({ block: "center" });
    ref.current?.focus({ preventScroll: true });
  }, [wanted]);
  return { ref, isWanted };
}

/** A full address with emphasized ends, which people compare, after the name that the user gave it. */
export function Address({ text, copy = false }: { readonly text: string; readonly copy?: boolean }): JSX.Element {
  const label = useContext(PlaceContext).labels[text];
  return (
    <>
      {label === undefined ? null : (
        <>
          <span class="label">{quoted(label)}</span>
          {" "}
        </>
      )}
      <StrKey text={text} copy={copy} />
    </>
  );
}

/** A full address with emphasized ends. */
function StrKey({ text, copy }: { readonly text: string; readonly copy: boolean }): JSX.Element {
  return (
    <>
      <code class="address">
        <b>{text.slice(0, 5)}</b>
        <span>{text.slice(5, -5)}</span>
        <b>{text.slice(Math.max(5, text.length - 5))}</b>
      </code>
      {copy ? <CopyAddress text={text} /> : null}
    </>
  );
}

/** Returns a function that copies a string, and a message that reports for two seconds whether copying succeeded. */
function useCopy(text: string): readonly [state: string, copy: () => Promise<void>] {
  const [state, setState] = useState("");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setState("copied");
    } catch {
      setState("copying is not allowed here");
    }
    setTimeout(() => setState(""), 2_000);
  };
  return [state, copy];
}

function CopyAddress({ text }: { readonly text: string }): JSX.Element {
  const [state, copy] = useCopy(text);
  return (
    <button
      type="button"
      class="copy"
      aria-label={`Copy ${text.slice(0, 5)}…${text.slice(-5)}`}
      data-state={state === "" ? "copy" : state}
      onClick={copy}
    />
  );
}

/** A button that copies a string. */
export function Copy({ text, name }: { readonly text: string; readonly name: string }): JSX.Element {
  const [state, copy] = useCopy(text);
  return (
    <button type="button" onClick={copy}>
      Copy {name}
      <span role="status" class="done">{state}</span>
    </button>
  );
}

/** A sentence with emphasized addresses and amounts. Its text is that of its parts, in the same words as everywhere. */
export function Sentence(
  { parts, copy = false }: { readonly parts: readonly Part[]; readonly copy?: boolean },
): JSX.Element {
  return <>{parts.map((part, i) => <PartText key={i} part={part} copy={copy} />)}</>;
}

function PartText({ part, copy }: { readonly part: Part; readonly copy: boolean }): JSX.Element {
  const { now, current } = useContext(PlaceContext);
  const text = partText(part);
  switch (part.kind) {
    case "address":
      return <Marked text={text} address={part.address} copy={copy} />;
    case "amount":
    case "asset":
    case "token":
      return (
        <span class="amount">
          <Marked text={text} address={contractOrIssuer(part)} copy={copy} />
        </span>
      );
    case "ledger":
      return <>{text}{current === null ? null : <Remark text={distanceText(part.sequence, current)} />}</>;
    case "time":
      return <>{text}{now === null ? null : <Remark text={timeDistanceText(Number(part.seconds), now)} />}</>;
    case "string":
    case "bytes":
    case "value":
    case "list":
      return (
        <code>
          <Long text={text} />
        </code>
      );
    default:
      return <>{text}</>;
  }
}

/** A remark of the page in a sentence. */
function Remark({ text }: { readonly text: string }): JSX.Element {
  return <span class="remark" data-text={` (${text})`} aria-label={text} role="note" />;
}

/** Returns the contract of a token, or the issuer of an asset, if there is one. */
function contractOrIssuer(part: Extract<Part, { readonly kind: "amount" | "asset" | "token" }>): string | undefined {
  return ("token" in part ? part.token : undefined) ?? ("asset" in part ? part.asset?.split(":")[1] : undefined);
}

/** A text with an emphasized address in it. */
function Marked(
  { text, address, copy }: { readonly text: string; readonly address: string | undefined; readonly copy: boolean },
): JSX.Element {
  const at = address === undefined ? -1 : text.lastIndexOf(address);
  if (at < 0) return <>{text}</>;
  return (
    <>
      {text.slice(0, at)}
      <StrKey text={address!} copy={copy} />
      {text.slice(at + address!.length)}
    </>
  );
}

/** Calls a function before the page is printed, so that the paper has everything. */
export function usePrint(showAll: () => void): void {
  useEffect(() => {
    addEventListener("beforeprint", showAll);
    return () => removeEventListener("beforeprint", showAll);
  }, []);
}

/** The number of characters of a value that are shown first. */
const LONG = 500;

/** A long text, whose rest is counted and shown on request. */
function Long({ text }: { readonly text: string }): JSX.Element {
  const [all, setAll] = useState(false);
  usePrint(() => setAll(true));
  if (all || text.length <= LONG) return <>{text}</>;
  const left = text.length - LONG;
  return (
    <>
      {text.slice(0, LONG)}…{" "}
      <button type="button" onClick={() => setAll(true)}>Show {left.toLocaleString("en-US")} more characters</button>
    </>
  );
}

/** A list of names and values. */
export function Fields({ fields }: { readonly fields: readonly Field[] }): JSX.Element | null {
  if (fields.length === 0) return null;
  return (
    <dl class="fields">
      {fields.map(({ label, text, as }) => (
        <div key={`${label} ${text}`}>
          <dt>{label}</dt>
          <dd>{as === "address" ? <Address text={text} copy /> : as === "code" ? <code>{text}</code> : text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A section of the page with a heading. */
export function Section(
  { title, aside, children }: {
    readonly title: string;
    readonly aside?: ComponentChildren;
    readonly children: ComponentChildren;
  },
): JSX.Element {
  const id = `section-${title.replace(/\W+/g, "-").toLowerCase()}`;
  return (
    <section class="card" aria-labelledby={id}>
      <div class="heading">
        <h2 id={id}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

/** Number of table rows shown initially. */
const ROWS = 40;

/** A column of a table: its heading, and its content for a row. */
type Column<T> = readonly [heading: string, cell: (row: T) => ComponentChildren];

/** A paged table that shows each row as a card on narrow screens. */
export function Table<T>(
  { name, columns, rows, rowClass, first = ROWS }: {
    /** Plural name of the rows, such as `movements`. */
    readonly name: string;
    readonly columns: readonly Column<T>[];
    readonly rows: readonly T[];
    readonly rowClass?: (row: T) => string;
    readonly first?: number;
  },
): JSX.Element {
  const [shown, setShown] = useState(first);
  return (
    <>
      <div class="scroll" tabIndex={0} role="region" aria-label={`Table of ${name}`}>
        <table class={name}>
          <thead>
            <tr>{columns.map(([heading]) => <th key={heading} scope="col">{heading}</th>)}</tr>
          </thead>
          <tbody>
            {rows.slice(0, shown).map((row, i) => (
              <tr key={i} class={rowClass?.(row)}>
                {columns.map(([heading, cell]) => <td key={heading} data-label={heading}>{cell(row)}</td>)}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {shown < rows.length
        ? <button type="button" onClick={() => setShown(Infinity)}>Show all {rows.length} {name}</button>
        : null}
    </>
  );
}

/** Names of the levels, so that color is not the only distinction. */
export const LEVELS: readonly string[] = ["Danger", "Warning", "Note"];

/** The name of a level; "Failed" for a failure, which is not a danger. */
export function Badge({ level, code = "" }: { readonly level: Level; readonly code?: string }): JSX.Element {
  return <span class={`badge level-${level}`}>{code === "failed" ? "Failed" : LEVELS[level]}</span>;
}

/** The number of omitted items, by their plural name; nothing if there are none. */
export function Left({ count, what }: { readonly count: number; readonly what: string }): JSX.Element | null {
  if (count === 0) return null;
  return <p class="left">Not shown, but in the data below: {count} more {what}.</p>;
}
