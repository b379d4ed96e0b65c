/** Small parts shared by several views. */

import { type ComponentChildren, createContext, type JSX } from "preact";
import { useContext, useEffect, useRef, useState } from "preact/hooks";
import type { Field, Level, PartView } from "../model/report.ts";
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
}

/** Page context shared by all views. */
export const PlaceContext: ReturnType<typeof createContext<Place>> = createContext<Place>({
  wanted: null,
  fold: null,
  reveal: () => {},
  labels: {},
});

/** Returns whether a path is the path of a node, or inside that node. */
export function isWithin(path: string, node: string): boolean {
  return path === node || (path.startsWith(node) && /[.[]/.test(path[node.length]!));
}

/** Returns a ref for the element of a path, and whether it is the target. The paths `below` have their own elements. */
export function useWanted(
  path: string,
  below?: readonly string[],
): { ref: { current: HTMLElement | null }; isWanted: boolean } {
  const { wanted } = useContext(PlaceContext);
  const ref = useRef<HTMLElement | null>(null);
  const isWanted = below === undefined
    ? wanted?.path === path
    : wanted !== null && isWithin(wanted.path, path) && !below.some((one) => isWithin(wanted.path, one));
  useEffect(() => {
    if (!isWanted) return;
    ref.current?.scrollIntoView({ block: "center" });
    ref.current?.focus({ preventScroll: true });
  }, [wanted]);
  return { ref, isWanted };
}

/** A full address with emphasized ends, which people compare. */
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
      <code class="address">
        <b>{text.slice(0, 5)}</b>
        {text.slice(5, -5)}
        <b>{text.slice(Math.max(5, text.length - 5))}</b>
      </code>
      {copy ? <CopyAddress text={text} /> : null}
    </>
  );
}

/** The ends of an address, for places where the full address is shown below. */
function ShortAddress({ text }: { readonly text: string }): JSX.Element {
  const label = useContext(PlaceContext).labels[text];
  if (label !== undefined) return <span class="label">{quoted(label)}</span>;
  return (
    <span class="short" title={text}>
      {text.length < 15 ? text : `${text.slice(0, 5)}…${text.slice(-5)}`}
    </span>
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
    <button type="button" class="copy" aria-label={`Copy ${text.slice(0, 5)}…${text.slice(-5)}`} onClick={copy}>
      {state === "" ? "copy" : state}
    </button>
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

/** A sentence with emphasized addresses and amounts. */
export function Sentence(
  { parts, copy = false }: { readonly parts: readonly PartView[]; readonly copy?: boolean },
): JSX.Element {
  return <>{parts.map((part, i) => <Part key={i} part={part} copy={copy} />)}</>;
}

function Part(
  { part: { as, text, address }, copy }: { readonly part: PartView; readonly copy: boolean },
): JSX.Element {
  switch (as) {
    case "text":
      return <>{text}</>;
    case "amount":
      return (
        <span class="amount">
          {text}
          {address === undefined ? null : (
            <>
              {" "}
              {text.endsWith(" of") ? <Address text={address} /> : (
                <small>
                  (<Address text={address} />)
                </small>
              )}
            </>
          )}
        </span>
      );
    case "name":
      return (
        <>
          <code>{text}</code> of <Address text={address!} />
        </>
      );
    case "address":
      return <Address text={address!} copy={copy} />;
    case "short":
      return <ShortAddress text={address!} />;
    case "value":
      return <code>{text}</code>;
  }
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
  const omitted = count === 1 ? `${what.replace(/s$/, "")} is` : `${what} are`;
  return <p class="left">{count} more {omitted} not shown; see the data below.</p>;
}
