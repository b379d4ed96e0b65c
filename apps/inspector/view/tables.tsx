/** Tables: token movements, events, interfaces, two compared values. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { ChangesView, ComparisonView, EventView, InterfaceView, MovementsView } from "../model/report.ts";
import { Address, Left, Section, Table } from "./parts.tsx";
import { Value } from "./value.tsx";

/** Number of events or ledger changes shown initially. */
const EVENTS = 20;

/** Token movements, with the net change of each address. */
export function Movements({ movements }: { readonly movements: MovementsView }): JSX.Element {
  const { rows, sums, left } = movements;
  const address = (text: string | null) => text === null ? "–" : <Address text={text} />;
  return (
    <Section title="Token movements">
      <Table
        name="movements"
        rows={rows}
        columns={[
          ["what", ({ kind }) => <b>{kind.replace("_", " ")}</b>],
          ["amount", ({ amount }) => <span class="amount">{amount}</span>],
          ["from", ({ from }) => address(from)],
          ["to", ({ to }) => address(to)],
          ["token", ({ token, more }) => (
            <>
              <Address text={token} /> <span class="quiet">{more}</span>
            </>
          )],
        ]}
      />
      <Left count={left} what="movements" />
      {sums.length === 0 ? null : (
        <>
          <h3>Totals</h3>
          <Table
            name="sums"
            rows={sums}
            columns={[
              ["address", ({ address }) => <Address text={address} />],
              [
                "change",
                ({ amount }) => <span class={`amount ${amount.startsWith("+") ? "plus" : "minus"}`}>{amount}</span>,
              ],
              ["token", ({ token }) => <Address text={token} />],
            ]}
          />
        </>
      )}
    </Section>
  );
}

/** Ledger changes: owner, entry, state before and state after. */
export function Changes({ changes }: { readonly changes: ChangesView }): JSX.Element {
  const { rows, left } = changes;
  return (
    <Section title="Ledger changes">
      <Table
        name="changes"
        rows={rows}
        first={EVENTS}
        columns={[
          ["who", ({ who }) => /^[GCMBL][A-Z2-7]{55,}$/.test(who) ? <Address text={who} /> : <code>{who}</code>],
          ["what", ({ what }) => what],
          ["before", ({ before }) => before],
          ["after", ({ after }) => after],
        ]}
      />
      <Left count={left} what="changes" />
    </Section>
  );
}

/** A list of events with their topics and data, folded if the report has a summary of them. */
export function Events(
  { events, left, isOpen }: {
    readonly events: readonly EventView[];
    readonly left: number;
    readonly isOpen: boolean;
  },
): JSX.Element {
  const [open, setOpen] = useState(isOpen);
  return (
    <Section title="Events">
      <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{events.length === 1 ? "1 event" : `${events.length} events`}</summary>
        {open ? <EventList events={events} /> : null}
        <Left count={left} what="events" />
      </details>
    </Section>
  );
}

function EventList({ events }: { readonly events: readonly EventView[] }): JSX.Element {
  const [shown, setShown] = useState(EVENTS);
  return (
    <ol class="events" start={0}>
      {events.slice(0, shown).map(({ path, contract, kind, topics, data }) => (
        <li key={path}>
          <span class="quiet">{kind}</span> {contract === null ? null : <Address text={contract} />}
          <ol class="args" aria-label="topics">
            {topics.map((topic, i) => (
              <li key={i}>
                <Value value={topic} level={2} />
              </li>
            ))}
          </ol>
          <Value value={data} level={2} label={<span class="quiet">data</span>} />
        </li>
      ))}
      {shown < events.length
        ? (
          <li>
            <button type="button" onClick={() => setShown(events.length)}>Show {events.length - shown} more</button>
          </li>
        )
        : null}
    </ol>
  );
}

/** The declarations of a contract. */
export function Interface({ contract }: { readonly contract: InterfaceView }): JSX.Element {
  return (
    <Section title="Declarations">
      <p class="quiet">As declared by the author: the actual behavior of the code may differ.</p>
      {contract.groups.map(({ title, rows, left }) => (
        <>
          <h3>{title}</h3>
          <dl class="interface">
            {rows.map(({ name, text, doc }, i) => (
              <div key={i}>
                <dt>
                  <code>{name}</code>
                </dt>
                <dd>
                  <code>{text}</code>
                  {doc === "" ? null : <p class="quiet">{doc}</p>}
                </dd>
              </div>
            ))}
          </dl>
          <Left count={left} what={title.toLowerCase()} />
        </>
      ))}
    </Section>
  );
}

/** Two values side by side: the differences, and on request the equal parts. */
export function Comparison({ comparison }: { readonly comparison: ComparisonView }): JSX.Element {
  const { title, rows, different, left } = comparison;
  const [all, setAll] = useState(false);
  if (rows.length === 0) {
    return (
      <Section title="Comparison">
        <p>{title}</p>
      </Section>
    );
  }
  const shown = rows.filter(({ same }) => all || !same);
  const parts = different === 1 ? "1 part differs" : `${different} parts differ`;
  return (
    <Section
      title="Comparison"
      aside={
        <label class="check">
          <input type="checkbox" checked={all} onChange={(event) => setAll(event.currentTarget.checked)} />
          Show equal parts too
        </label>
      }
    >
      <p>{different === 0 ? "The values are identical." : `${parts}.`}</p>
      {shown.length === 0 ? null : (
        <Table
          name="compared"
          rows={shown}
          first={Infinity}
          rowClass={({ same }) => same ? "same" : "different"}
          columns={[
            ["part", ({ path }) => <code>{path === "" ? "the whole value" : breakable(path)}</code>],
            ["first", ({ one }) => one === null ? <i>missing</i> : <code>{one}</code>],
            ["second", ({ two }) => two === null ? <i>missing</i> : <code>{two}</code>],
          ]}
        />
      )}
      <Left count={left} what="parts" />
    </Section>
  );
}

/** Returns a path that can wrap after its dots. */
function breakable(path: string): (string | JSX.Element)[] {
  return path.split(/(?<=\.)/).flatMap((part, i) => i === 0 ? [part] : [<wbr key={i} />, part]);
}
