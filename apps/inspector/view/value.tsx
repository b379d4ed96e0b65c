/** A contract value, preceded by its type in words and color. */

import type { ComponentChildren, JSX } from "preact";
import { useState } from "preact/hooks";
import type { ValueView } from "../model/report.ts";
import { Address } from "./parts.tsx";

const FAMILIES: { readonly [type: string]: string } = {
  address: "address",
  bytes: "bytes",
  string: "text",
  symbol: "text",
  boolean: "bool",
  none: "bool",
  list: "list",
  fields: "list",
  bool: "bool",
  void: "bool",
  error: "error",
  vec: "list",
  map: "list",
};

/** The number of value levels that are open initially. */
const OPEN = 3;

/** A value on one line, after its label if any, with its parts below. */
export function Value(
  { value, level = 0, label }: {
    readonly value: ValueView;
    readonly level?: number;
    readonly label?: ComponentChildren;
  },
): JSX.Element {
  const [open, setOpen] = useState(level < OPEN);
  const type = (
    <>
      {label}
      {label === undefined ? "" : " "}
      <span class={`type type-${FAMILIES[value.type] ?? "number"}`}>{value.type}</span>
    </>
  );
  if (value.parts === undefined) {
    return (
      <span class="value">
        {type} {value.type === "address" ? <Address text={value.text!} /> : <code class="text">{value.text}</code>}
      </span>
    );
  }
  const count = value.parts.length + (value.left ?? 0);
  if (count === 0) {
    return (
      <span class="value">
        {type} <span class="quiet">empty</span>
      </span>
    );
  }
  return (
    <details class="value" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {type} <span class="quiet">{count} {count === 1 ? "item" : "items"}</span>
      </summary>
      {open
        ? (
          <ol class={`parts ${value.parts[0]?.key === undefined ? "" : "keyed"}`} start={0}>
            {value.parts.map((part, i) => (
              <li key={i}>
                <Part part={part} level={level + 1} />
              </li>
            ))}
            {value.left ? <li class="quiet">{value.left} more, in the data below</li> : null}
          </ol>
        )
        : null}
    </details>
  );
}

/** A part of a value, after its key if any. A key that has parts is shown above the value. */
function Part(
  { part: { key, value }, level }: {
    readonly part: NonNullable<ValueView["parts"]>[number];
    readonly level: number;
  },
): JSX.Element {
  if (key === undefined) return <Value value={value} level={level} />;
  // Field names come from the definitions and cannot be mistaken for values.
  if (key.type === "name") return <Value value={value} level={level} label={<code class="key">{key.text}</code>} />;
  const is = <span class="quiet">is</span>;
  if (key.parts === undefined) {
    const label = (
      <>
        <Value value={key} /> {is}
      </>
    );
    return <Value value={value} level={level} label={label} />;
  }
  return (
    <>
      <Value value={key} level={OPEN} />
      <Value value={value} level={level} label={is} />
    </>
  );
}
