/** Foldable trees: authorized invocations and executed calls. */

import type { ComponentChildren, JSX } from "preact";
import { useContext, useEffect, useState } from "preact/hooks";
import type { CallView, FrameView, ValueView } from "../model/report.ts";
import { Address, Fields, isWithin, PlaceContext, useWanted } from "./parts.tsx";
import { Value } from "./value.tsx";

/** Number of calls in a list that are shown initially. */
const STEP = 60;

/** Trees with up to this many calls are open initially. */
const SMALL = 20;

/** Lists of up to this many executed calls are open initially. */
const FEW = 12;

/** A node: a one-line summary and its contents. */
function Node(
  { path, isOpen, mark, summary, children }: {
    readonly path: string;
    readonly isOpen: boolean;
    readonly mark?: string;
    readonly summary: ComponentChildren;
    readonly children: () => ComponentChildren;
  },
): JSX.Element {
  const { wanted, fold } = useContext(PlaceContext);
  const [open, setOpen] = useState(isOpen);
  const { ref, isWanted } = useWanted(path, path.startsWith("trace."));
  useEffect(() => {
    if (wanted !== null && isWithin(wanted.path, path)) setOpen(true);
  }, [wanted]);
  useEffect(() => {
    if (fold !== null) setOpen(fold.open);
  }, [fold]);
  return (
    <details
      class={`node ${mark ?? ""} ${isWanted ? "wanted" : ""}`}
      data-path={path}
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary ref={ref as { current: HTMLElement | null }}>{summary}</summary>
      {open ? children() : null}
    </details>
  );
}

/** A paged list of nodes. */
function Nodes<T>(
  { items, left, render, level }: {
    readonly items: readonly T[];
    readonly left: number;
    readonly level: number;
    readonly render: (item: T) => JSX.Element;
  },
): JSX.Element | null {
  const [shown, setShown] = useState(STEP);
  if (items.length === 0 && left === 0) return null;
  return (
    <ul class={level < 10 ? "tree" : "tree deep"}>
      {items.slice(0, shown).map((item, i) => <li key={i}>{render(item)}</li>)}
      {shown < items.length
        ? (
          <li>
            <button type="button" onClick={() => setShown(shown + STEP)}>
              Show {Math.min(STEP, items.length - shown)} more of {items.length - shown}
            </button>
          </li>
        )
        : null}
      {left > 0 ? <li class="quiet">{left} more {left === 1 ? "call" : "calls"}, in the data below</li> : null}
    </ul>
  );
}

function Arguments({ values }: { readonly values: readonly ValueView[] }): JSX.Element | null {
  if (values.length === 0) return null;
  return (
    <ol class="args" aria-label="arguments">
      {values.map((value, i) => (
        <li key={i}>
          <Value value={value} level={1} />
        </li>
      ))}
    </ol>
  );
}

function calls(count: number): string {
  return count === 1 ? "1 sub-invocation" : `${count} sub-invocations`;
}

function Called({ name, target }: { readonly name: string; readonly target: string }): JSX.Element {
  return (
    <>
      <strong class="function">{name}</strong>
      {target === "" ? null : (
        <>
          {" "}
          <span class="quiet">of</span> <Address text={target} />
        </>
      )}
    </>
  );
}

/** Authorized invocations: a call, its arguments, and its sub-invocations. */
export function CallTree(
  { call, total, level = 0 }: { readonly call: CallView; readonly total?: number; readonly level?: number },
): JSX.Element {
  const size = total ?? call.count;
  return (
    <Node
      path={call.path}
      isOpen={size <= SMALL || level < 1}
      summary={
        <>
          <Called name={call.name} target={call.target} />
          {call.marks.map(({ level, name, text }) => (
            <span key={name} class={`mark level-${level}`} title={text}>{name}</span>
          ))}
          {call.count > 0 ? <span class="count">{calls(call.count)}</span> : null}
        </>
      }
    >
      {() => (
        <>
          <Fields fields={call.fields} />
          <Arguments values={call.args} />
          <Nodes
            items={call.below}
            left={call.left}
            level={level}
            render={(below) => <CallTree call={below} total={size} level={level + 1} />}
          />
        </>
      )}
    </Node>
  );
}

const OUTCOMES: { readonly [outcome in FrameView["outcome"]]: string } = {
  returned: "returned",
  failed: "failed",
  caught: "failed; its caller continued",
  open: "did not finish: the list of events ends here",
};

/** Returns whether a call contains the call that failed first. */
function isAbove(path: string, failure: string | null): boolean {
  return failure !== null && failure !== path && isWithin(failure, path);
}

/** Messages of the host. They are folded if they only repeat errors of sub-invocations. */
export function Notes(
  { notes, isOpen }: { readonly notes: readonly string[]; readonly isOpen: boolean },
): JSX.Element | null {
  if (notes.length === 0) return null;
  return (
    <details class="notes" open={isOpen}>
      <summary>{notes.length === 1 ? "1 host message" : `${notes.length} host messages`}</summary>
      <ul>{notes.map((note, i) => <li key={i}>{note}</li>)}</ul>
    </details>
  );
}

/** The executed calls. Those that lead to the failure are open. */
export function Frames(
  { frames, left = 0, failure, said, level = 0 }: {
    readonly frames: readonly FrameView[];
    readonly left?: number;
    /** The path of the first failed call. */
    readonly failure: string | null;
    /** The reason for the failure, which is already shown and not repeated. */
    readonly said: string | null;
    readonly level?: number;
  },
): JSX.Element | null {
  return (
    <Nodes
      items={frames}
      left={left}
      level={level}
      render={(frame) => (
        <Node
          path={frame.path}
          isOpen={(frames.length <= FEW && (frame.count <= SMALL || level < 1)) ||
            (failure !== null && isWithin(failure, frame.path))}
          mark={`outcome-${frame.outcome}${failure === frame.path ? " origin" : ""}`}
          summary={
            <>
              <strong class="function">{frame.name}</strong> <span class="quiet">of</span>{" "}
              <Address text={frame.contract} />
              <span class={`outcome ${frame.outcome}`}>
                {failure === frame.path ? "failed here" : OUTCOMES[frame.outcome]}
              </span>
              {frame.count > 0 ? <span class="count">{calls(frame.count)}</span> : null}
            </>
          }
        >
          {() => (
            <>
              {frame.error === null || frame.error === said || isAbove(frame.path, failure)
                ? null
                : <p class="why">{frame.error}</p>}
              <Arguments values={frame.args} />
              {frame.result === null ? null : (
                <div>
                  <Value value={frame.result} label={<span class="quiet">returned</span>} />
                </div>
              )}
              {frame.events > 0
                ? <p class="quiet">{frame.events === 1 ? "1 event" : `${frame.events} events`}</p>
                : null}
              <Notes notes={frame.notes} isOpen={failure === frame.path} />
              <Frames frames={frame.below} left={frame.left} failure={failure} said={said} level={level + 1} />
            </>
          )}
        </Node>
      )}
    />
  );
}
