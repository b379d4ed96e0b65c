/** A signing screen: draws the lines of a request, and asks a second time if there is a danger. */

import { type ReactNode, useState } from "react";
import { type Description, descriptionLines, type Line, type Part, partText } from "@dwsa/base/describe";

/** The number of statements that are shown first. */
const FIRST = 50;

/** The deepest level that is still indented; deeper lines show the number of their level. */
const INDENTED = 6;

/** The sections of the screen: a title, and the roles of its lines. */
const SECTIONS: readonly (readonly [title: string, ...roles: Line["role"][]])[] = [
  ["What leaves and arrives", "flow"],
  ["The request", "headline", "danger"],
  ["Who must sign", "signer", "hash"],
  ["What it does", "approval", "statement", "more"],
  ["Also", "warning", "note", "condition"],
  ["Where it comes from", "network", "origin"],
];

/** The text of a part is the same for every renderer; only its element differs. */
function Words({ part }: { part: Part }): ReactNode {
  switch (part.kind) {
    case "text":
      return partText(part);
    case "amount":
      return <strong>{partText(part)}</strong>;
    case "address":
    case "bytes":
    case "value":
      return <code style={{ overflowWrap: "anywhere" }}>{partText(part)}</code>;
    default:
      return <span>{partText(part)}</span>;
  }
}

function Row({ line: { depth, level, parts, role }, onOpen }: { line: Line; onOpen: () => void }): ReactNode {
  const words = parts.map((part, i) => <Words key={i} part={part} />);
  const style = { marginInlineStart: `${Math.min(depth, INDENTED)}em` };
  if (role === "more") return <button type="button" style={style} onClick={onOpen}>{words}</button>;
  return (
    <p style={style} data-role={role} data-level={level}>
      {depth > INDENTED ? <small>level {depth}:</small> : null}
      {words}
    </p>
  );
}

/** Shows a request, and calls back with the decision of the user. */
export function RequestView({ description, onSign, onReject }: {
  description: Description;
  onSign: () => void;
  onReject: () => void;
}): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const [isAware, setAware] = useState(false);
  const lines = descriptionLines(description, isOpen ? {} : { most: FIRST });
  const isDangerous = description.level === "danger";
  return (
    <section aria-label="The request to sign">
      {SECTIONS.map(([title, ...roles]) => {
        const own = lines.filter(({ role }) => roles.includes(role));
        return own.length === 0 ? null : (
          <section key={title} aria-label={title}>
            <h2>{title}</h2>
            {own.map((line, i) => <Row key={i} line={line} onOpen={() => setOpen(true)} />)}
          </section>
        );
      })}
      {isDangerous
        ? (
          <label>
            <input type="checkbox" checked={isAware} onChange={(event) => setAware(event.target.checked)} />
            I understand the danger
          </label>
        )
        : null}
      <button type="button" onClick={onReject}>Reject</button>
      <button type="button" disabled={isDangerous && !isAware} onClick={onSign}>Sign</button>
    </section>
  );
}
