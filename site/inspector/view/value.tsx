/** A contract value: its type as a word and a colour, then what it is. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { ValueView } from "../model/report.ts";
import { Address } from "./parts.tsx";

const FAMILIES: { readonly [type: string]: string } = {
  address: "address",
  bytes: "bytes",
  string: "text",
  symbol: "text",
  name: "text",
  text: "text",
  boolean: "bool",
  nothing: "bool",
  list: "list",
  parts: "list",
  bool: "bool",
  void: "bool",
  error: "error",
  vec: "list",
  map: "list",
};

/** How many levels of a value are open at first. */
const OPEN = 3;

/** A value on one line, with its parts below it. */
export function Value({ value, level = 0 }: { readonly value: ValueView; readonly level?: number }): JSX.Element {
  const [open, setOpen] = useState(level < OPEN);
  const type = <span class={`type type-${FAMILIES[value.type] ?? "number"}`}>{value.type}</span>;
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
        {type} <span class="quiet">{count} {count === 1 ? "part" : "parts"}</span>
      </summary>
      {open
        ? (
          <ol class="parts" start={0}>
            {value.parts.map(({ key, value: part }, i) => (
              <li key={i}>
                {key === undefined ? null : (
                  <>
                    <Value value={key} level={OPEN} /> <span class="quiet">is</span>
                    {" "}
                  </>
                )}
                <Value value={part} level={level + 1} />
              </li>
            ))}
            {value.left ? <li class="quiet">{value.left} more, in the JSON below</li> : null}
          </ol>
        )
        : null}
    </details>
  );
}
