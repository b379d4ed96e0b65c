/** Small parts that many views share. */

import { type ComponentChildren, createContext, type JSX } from "preact";
import { useContext, useEffect, useRef, useState } from "preact/hooks";
import type { Field, Level, PartView } from "../model/report.ts";
import { quoted } from "../model/values.ts";

/** What a path leads to: opening all above a node and going there. */
export interface Place {
  /** The path that was asked for; a new object each time. */
  readonly wanted: { readonly path: string } | null;
  /** Whether all nodes of trees shall be open or closed; a new object each time. */
  readonly fold: { readonly open: boolean } | null;
  reveal(path: string): void;
  /** The names that the user gave addresses. */
  readonly labels: { readonly [address: string]: string };
}

/** What all views know of the page around them. */
export const PlaceContext: ReturnType<typeof createContext<Place>> = createContext<Place>({
  wanted: null,
  fold: null,
  reveal: () => {},
  labels: {},
});

/** Whether a path is that of a node, or of something in it. */
export function isWithin(path: string, node: string): boolean {
  return path === node || (path.startsWith(node) && /[.[]/.test(path[node.length]!));
}

/** Whether what has this path shall be the focus now, and the element to put it on. `below` are paths inside it. */
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

/** An address, whole: its ends stand out, since these are what people compare. */
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

/** The ends of an address, where all of it stands below. */
function ShortAddress({ text }: { readonly text: string }): JSX.Element {
  const label = useContext(PlaceContext).labels[text];
  if (label !== undefined) return <span class="label">{quoted(label)}</span>;
  return (
    <span class="short" title={text}>
      {text.length < 15 ? text : `${text.slice(0, 5)}…${text.slice(-5)}`}
    </span>
  );
}

/** Copies, and reports for two seconds whether that was possible. */
function useCopy(text: string): readonly [state: string, copy: () => Promise<void>] {
  const [state, setState] = useState("");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setState("copied");
    } catch {
      setState("not allowed here");
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

/** A string that people may want elsewhere. */
export function Copy({ text, name }: { readonly text: string; readonly name: string }): JSX.Element {
  const [state, copy] = useCopy(text);
  return (
    <button type="button" onClick={copy}>
      Copy {name}
      <span role="status" class="done">{state}</span>
    </button>
  );
}

/** A sentence with addresses and amounts that stand out. */
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

/** A part of the page with a heading. */
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

/** The words for levels, which colours alone must not say. */
export const LEVELS: readonly string[] = ["Danger", "Warning", "Note"];

/** A level as a word; what has failed is no danger. */
export function Badge({ level, code = "" }: { readonly level: Level; readonly code?: string }): JSX.Element {
  return <span class={`badge level-${level}`}>{code === "failed" ? "Failed" : LEVELS[level]}</span>;
}

/** What is said where something is left out. */
export function Left({ count, what }: { readonly count: number; readonly what: string }): JSX.Element | null {
  return count > 0 ? <p class="left">{count} more {what} are not shown; the data below has them.</p> : null;
}
