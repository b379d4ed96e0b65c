/** What is best seen as a table: movements of tokens, events, interfaces, two values side by side. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import type { ChangesView, ComparisonView, EventView, InterfaceView, MovementsView } from "../model/report.ts";
import { Address, Left, Section } from "./parts.tsx";
import { Value } from "./value.tsx";

/** How many events, and how many rows of a table, are shown until more are asked for. */
const EVENTS = 20;
const ROWS = 40;

/** What tokens did, with the sum of each address. */
export function Movements({ movements }: { readonly movements: MovementsView }): JSX.Element {
  const { rows, sums, left } = movements;
  const [shown, setShown] = useState(ROWS);
  return (
    <Section title="Token movements">
      <div class="scroll" tabIndex={0} role="region" aria-label="Table of movements">
        <table class="cards">
          <thead>
            <tr>
              <th scope="col">what</th>
              <th scope="col">amount</th>
              <th scope="col">from</th>
              <th scope="col">to</th>
              <th scope="col">token</th>
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, shown).map((row, i) => (
              <tr key={i}>
                <th scope="row">{row.kind.replace("_", " ")}</th>
                <td class="amount" data-label="amount">{row.amount}</td>
                <td data-label="from">{row.from === null ? "–" : <Address text={row.from} />}</td>
                <td data-label="to">{row.to === null ? "–" : <Address text={row.to} />}</td>
                <td data-label="token">
                  <Address text={row.token} /> <span class="quiet">{row.more}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {shown < rows.length || shown < sums.length
        ? <button type="button" onClick={() => setShown(Infinity)}>Show all {rows.length} movements</button>
        : null}
      <Left count={left} what="movements" />
      {sums.length === 0 ? null : (
        <>
          <h3>In sum</h3>
          <div class="scroll" tabIndex={0} role="region" aria-label="Table of sums">
            <table class="cards">
              <thead>
                <tr>
                  <th scope="col">address</th>
                  <th scope="col">change</th>
                  <th scope="col">token</th>
                </tr>
              </thead>
              <tbody>
                {sums.slice(0, shown).map(({ address, token, amount }, i) => (
                  <tr key={i}>
                    <td data-label="address">
                      <Address text={address} />
                    </td>
                    <td class={`amount ${amount.startsWith("+") ? "plus" : "minus"}`} data-label="change">{amount}</td>
                    <td data-label="token">
                      <Address text={token} />
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </>
      )}
    </Section>
  );
}

/** What changed in the ledger: who, what, before, after. */
export function Changes({ changes }: { readonly changes: ChangesView }): JSX.Element {
  const { rows, left } = changes;
  const [shown, setShown] = useState(EVENTS);
  return (
    <Section title="What changed in the ledger">
      <div class="scroll" tabIndex={0} role="region" aria-label="Table of changes">
        <table class="cards">
          <thead>
            <tr>
              <th scope="col">who</th>
              <th scope="col">what</th>
              <th scope="col">before</th>
              <th scope="col">after</th>
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, shown).map(({ who, what, before, after }, i) => (
              <tr key={i}>
                <td data-label="who">
                  {/^[GCMBL][A-Z2-7]{55,}$/.test(who) ? <Address text={who} /> : <code>{who}</code>}
                </td>
                <td data-label="what">{what}</td>
                <td data-label="before">{before}</td>
                <td data-label="after">{after}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {shown < rows.length
        ? <button type="button" onClick={() => setShown(Infinity)}>Show all {rows.length} changes</button>
        : null}
      <Left count={left} what="changes" />
    </Section>
  );
}

/** A list of events, each with its topics and data; folded where something says the same in short. */
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

/** What a contract declares. */
export function Interface({ contract }: { readonly contract: InterfaceView }): JSX.Element {
  return (
    <Section title="What the contract declares">
      <p class="quiet">In its author’s words: nothing here says what the code really does.</p>
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

/** Two values side by side: what differs, and on demand what does not. */
export function Comparison({ comparison }: { readonly comparison: ComparisonView }): JSX.Element {
  const { title, rows, different, left } = comparison;
  const [all, setAll] = useState(false);
  if (rows.length === 0) {
    return (
      <Section title="Side by side">
        <p>{title}</p>
      </Section>
    );
  }
  const shown = rows.filter(({ same }) => all || !same);
  const parts = different === 1 ? "1 part differs" : `${different} parts differ`;
  return (
    <Section
      title="Side by side"
      aside={
        <label class="check">
          <input type="checkbox" checked={all} onChange={(event) => setAll(event.currentTarget.checked)} />
          also what is the same
        </label>
      }
    >
      <p>{different === 0 ? "Both are the same." : `${parts}.`}</p>
      {shown.length === 0 ? null : (
        <div class="scroll" tabIndex={0} role="region" aria-label="Table of parts">
          <table class="compare">
            <thead>
              <tr>
                <th scope="col">part</th>
                <th scope="col">first</th>
                <th scope="col">second</th>
              </tr>
            </thead>
            <tbody>
              {shown.map(({ path, one, two, same }) => (
                <tr key={path} class={same ? "same" : "different"}>
                  <th scope="row">
                    <code>{path === "" ? "all of it" : breakable(path)}</code>
                  </th>
                  <td>{one === null ? <i>is not there</i> : <code>{one}</code>}</td>
                  <td>{two === null ? <i>is not there</i> : <code>{two}</code>}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <Left count={left} what="parts" />
    </Section>
  );
}

/** A path that can be broken into lines after its dots. */
function breakable(path: string): (string | JSX.Element)[] {
  return path.split(/(?<=\.)/).flatMap((part, i) => i === 0 ? [part] : [<wbr key={i} />, part]);
}
