/** Small parts that many views share. */

import { type ComponentChildren, createContext, type JSX } from "preact";
import { useContext, useEffect, useRef, useState } from "preact/hooks";
import type { Field, Level } from "../model/report.ts";
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

/** Whether what has this path shall be the focus now, and the element to put it on. */
export function useWanted(path: string): { ref: { current: HTMLElement | null }; isWanted: boolean } {
  const { wanted } = useContext(PlaceContext);
  const ref = useRef<HTMLElement | null>(null);
  const isWanted = wanted?.path === path;
  useEffect(() => {
    if (!isWanted) return;
    ref.current?.scrollIntoView({ block: "center" });
    ref.current?.focus({ preventScroll: true });
  }, [wanted]);
  return { ref, isWanted };
}

/** An address, whole: its ends stand out, since these are what people compare. */
export function Address({ text }: { readonly text: string }): JSX.Element {
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
    </>
  );
}

/** A text that people may want elsewhere. */
export function Copy({ text, name }: { readonly text: string; readonly name: string }): JSX.Element {
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
  return (
    <button type="button" onClick={copy}>
      Copy {name}
      <span role="status" class="done">{state}</span>
    </button>
  );
}

/** A list of names and values. */
export function Fields({ fields }: { readonly fields: readonly Field[] }): JSX.Element | null {
  if (fields.length === 0) return null;
  return (
    <dl class="fields">
      {fields.map(({ label, text, as }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{as === "address" ? <Address text={text} /> : as === "code" ? <code>{text}</code> : text}</dd>
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
export const LEVELS: readonly string[] = ["Danger", "Warning", "Note", "Good"];

/** A level as a word. */
export function Badge({ level }: { readonly level: Level }): JSX.Element {
  return <span class={`badge level-${level}`}>{LEVELS[level]}</span>;
}

/** What is said where something is left out. */
export function Left({ count, what }: { readonly count: number; readonly what: string }): JSX.Element | null {
  return count > 0 ? <p class="left">{count} more {what} are not shown; the JSON below has them.</p> : null;
}
