/** The report: what is worst first, then what it means, then what it is made of. */

import type { JSX } from "preact";
import type { EntryView, Finding, Forms, Report, SignerView, TransactionView, VerdictView } from "../model/report.ts";
import { Comparison, Events, Interface, Movements } from "./tables.tsx";
import { Address, Badge, Copy, Fields, PlaceContext, Section, useWanted } from "./parts.tsx";
import { CallTree, Frames, Notes, Sentence } from "./tree.tsx";
import { Value } from "./value.tsx";
import { useContext, useState } from "preact/hooks";

/** How much of the JSON is shown until all of it is asked for. */
const JSON_SHOWN = 20_000;

/** All that is known of the input. */
export function Result(
  { report, forms, onKind, onItem, onFold }: {
    readonly report: Report;
    /** Null until they are there. */
    readonly forms: Forms | null;
    readonly onKind: (key: string) => void;
    readonly onItem: (item: number) => void;
    readonly onFold: (open: boolean) => void;
  },
): JSX.Element {
  const { comparison, transaction, entries, trace, movements, events, contract, value } = report;
  return (
    <>
      <h2 class="title">{report.title}</h2>
      <Findings findings={report.findings} />
      <Head report={report} onKind={onKind} onItem={onItem} />
      {report.verdict === null ? null : <Verdict verdict={report.verdict} />}
      {comparison === null ? null : <Comparison comparison={comparison} />}
      {trace?.failure ? <Trace report={report} /> : null}
      {movements === null ? null : <Movements movements={movements} />}
      <Totals totals={report.totals} />
      {entries.map((entry, i) => (
        <Entry
          key={entry.path}
          entry={entry}
          title={entries.length === 1 ? "What this allows" : `What this allows, ${i + 1} of ${entries.length}`}
          onFold={onFold}
        />
      ))}
      {transaction === null ? null : <Transaction transaction={transaction} />}
      {trace === null || trace.failure ? null : <Trace report={report} />}
      {events.length === 0
        ? null
        : <Events events={events} left={report.eventsLeft} isOpen={trace === null && movements === null} />}
      {contract === null ? null : <Interface contract={contract} />}
      {report.fields.length === 0 ? null : (
        <Section title="Parts">
          <Fields fields={report.fields} />
        </Section>
      )}
      {value === null ? null : (
        <Section title="Value">
          <Value value={value} />
        </Section>
      )}
      {report.native === null
        ? null
        : (
          <Section title="In JavaScript" aside={<Copy text={report.native} name="JavaScript" />}>
            <pre tabIndex={0} role="region" aria-label="JavaScript">{report.native}</pre>
          </Section>
        )}
      {forms === null ? null : <Data forms={forms} />}
    </>
  );
}

function Head(
  { report, onKind, onItem }: {
    readonly report: Report;
    readonly onKind: (key: string) => void;
    readonly onItem: (item: number) => void;
  },
): JSX.Element {
  const { kinds, kind, items } = report;
  return (
    <div class="head">
      <p>{report.about}</p>
      {kinds.length === 0 ? null : (
        <div class="row">
          {items.length === 0 ? null : (
            <label>
              Which of the {items.length} values
              <select value={report.item} onChange={(event) => onItem(Number(event.currentTarget.value))}>
                {items.map((label, i) => <option key={i} value={i}>{label === "" ? `value ${i + 1}` : label}</option>)}
              </select>
            </label>
          )}
          <label>
            Read as
            <select value={kind} onChange={(event) => onKind(event.currentTarget.value)}>
              {kinds.map(({ key, type, form, warnings }) => (
                <option key={key} value={key}>
                  {type} ({form === "list" ? "all values" : form}){warnings.length > 0 ? ", unlikely" : ""}
                </option>
              ))}
            </select>
          </label>
          {kinds.length > 1 ? <span class="quiet">the likeliest of {kinds.length} kinds comes first</span> : null}
        </div>
      )}
    </div>
  );
}

function Findings({ findings }: { readonly findings: readonly Finding[] }): JSX.Element | null {
  const { reveal } = useContext(PlaceContext);
  if (findings.length === 0) return null;
  return (
    <ul class="findings" aria-label="What to know first">
      {findings.map(({ level, text, path }, i) => (
        <li key={i} class={`finding level-${level}`}>
          <Badge level={level} />
          <span>{text}</span>
          {path === undefined || path === ""
            ? null
            : <button type="button" onClick={() => reveal(path)}>Show where</button>}
        </li>
      ))}
    </ul>
  );
}

/** What the policy says, in one line; then each violation, with the call that it is about. */
function Verdict({ verdict: { count, rows } }: { readonly verdict: VerdictView }): JSX.Element {
  const { reveal } = useContext(PlaceContext);
  const level = count === null ? 1 : count === 0 ? 3 : 0;
  return (
    <Section title="The policy">
      <p class="verdict">
        <Badge level={level} /> {count === null
          ? "cannot be used"
          : count === 0
          ? "allows all of this"
          : `refuses this: ${count} ${count === 1 ? "violation" : "violations"}`}
      </p>
      <ul class="findings">
        {rows.map(({ text, path }, i) => (
          <li key={i} class={`finding level-${level}`}>
            <span>{text}</span>
            {path === undefined ? null : (
              <button
                type="button"
                onClick={() => reveal(path)}
              >
                Show the call
              </button>
            )}
          </li>
        ))}
      </ul>
      {count !== null && count > rows.length ? <p class="left">{count - rows.length} more are not shown.</p> : null}
    </Section>
  );
}

/** What is spent in all, where a token moves more than once. */
function Totals({ totals }: { readonly totals: Report["totals"] }): JSX.Element | null {
  if (totals.length === 0) return null;
  return (
    <Section title="In all">
      <ul class="totals">
        {totals.map((parts, i) => (
          <li key={i}>
            <Sentence parts={parts} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

const STATES: { readonly [state in SignerView["state"]]: string } = {
  valid: "valid signature",
  invalid: "signature not valid",
  missing: "not signed yet",
  optional: "no signature needed here",
  contract: "signed; only its contract can verify that",
  unknown: "signed, not verified",
};

function Entry(
  { entry, title, onFold }: {
    readonly entry: EntryView;
    readonly title: string;
    readonly onFold: (open: boolean) => void;
  },
): JSX.Element {
  return (
    <Section
      title={title}
      aside={entry.call.count > 0
        ? (
          <span class="row">
            <button type="button" onClick={() => onFold(true)}>Open all</button>
            <button type="button" onClick={() => onFold(false)}>Fold all</button>
          </span>
        )
        : null}
    >
      <CallTree call={entry.call} />
      {entry.signers.length === 0 ? null : (
        <>
          <h3>Who signs</h3>
          <ul class="signers">{entry.signers.map((signer) => <Signer key={signer.path} signer={signer} />)}</ul>
        </>
      )}
      <Fields fields={entry.fields} />
    </Section>
  );
}

function Signer({ signer }: { readonly signer: SignerView }): JSX.Element {
  const { ref, isWanted } = useWanted(signer.path);
  return (
    <li
      class={`signer depth-${Math.min(signer.depth, 6)} ${isWanted ? "wanted" : ""}`}
      tabIndex={-1}
      ref={ref as { current: HTMLLIElement | null }}
    >
      <span class="quiet">{signer.depth === 0 ? "" : `delegate, level ${signer.depth} `}</span>
      <Address text={signer.address} /> <span class={`state ${signer.state}`}>{STATES[signer.state]}</span>
      {signer.keys.length > 1 || signer.keys.some(({ key }) => key !== signer.address)
        ? (
          <ul>
            {signer.keys.map(({ key, state }, i) => (
              <li key={i}>
                <span class="quiet">by</span> <Address text={key} /> <span class={`state ${state}`}>{state}</span>
              </li>
            ))}
          </ul>
        )
        : null}
      {signer.state === "contract" ? <Value value={signer.scVal} level={3} /> : null}
    </li>
  );
}

function Transaction({ transaction }: { readonly transaction: TransactionView }): JSX.Element {
  const { ref, isWanted } = useWanted("signatures");
  return (
    <Section title="The transaction">
      <Fields fields={transaction.fields} />
      <h3>What it does</h3>
      <ol class="operations">
        {transaction.operations.map((operation) => (
          <li key={operation.path}>
            {operation.sentence === null ? <strong>{operation.name}</strong> : (
              <strong class="sentence">
                <Sentence parts={operation.sentence} />
              </strong>
            )}
            {operation.source === null ? null : (
              <>
                {" "}
                <span class="quiet">for</span> <Address text={operation.source} />
              </>
            )}
            {operation.settings.length === 0 ? null : (
              <ul>
                {operation.settings.map((parts, i) => (
                  <li key={i}>
                    <Sentence parts={parts} />
                  </li>
                ))}
              </ul>
            )}
            {operation.call === null ? null : <CallTree call={operation.call} />}
            {operation.value === null ? null : <Value value={operation.value} />}
          </li>
        ))}
      </ol>
      <h3>Who must sign</h3>
      <ul class={`signers ${isWanted ? "wanted" : ""}`} tabIndex={-1} ref={ref as { current: HTMLUListElement | null }}>
        {transaction.signatures.length === 0 ? <li class="quiet">none</li> : null}
        {transaction.signatures.map(({ text, state }, i) => (
          <li key={i}>
            <code>{text}</code> {state === "unknown" ? null : <span class={`state ${state}`}>{state}</span>}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Trace({ report }: { readonly report: Report }): JSX.Element {
  const { failure, complete, calls, notes, metrics } = report.trace!;
  const origin = failure === null || failure.path === "" ? null : `trace.${failure.path}`;
  return (
    <Section title={failure === null ? "The calls that were made" : "Where it failed"}>
      {complete ? null : <p class="quiet">The list of events has holes, so the calls are not certain.</p>}
      {report.trace!.certain
        ? null
        : <p class="quiet">Events do not tell several arguments from one argument that is a list of them.</p>}
      <Frames frames={calls} failure={origin} said={failure?.text ?? null} />
      <Notes notes={notes} isOpen={origin === null} />
      {metrics.length === 0 ? null : (
        <details>
          <summary>What it used up</summary>
          <Fields fields={metrics} />
        </details>
      )}
    </Section>
  );
}

function Data({ forms: { json, base64, hex } }: { readonly forms: Forms }): JSX.Element | null {
  const [all, setAll] = useState(false);
  if (json === null && base64 === null && hex === null) return null;
  const shown = all ? json : json?.slice(0, JSON_SHOWN);
  return (
    <Section
      title="As data"
      aside={
        <span class="row">
          {base64 === null ? null : <Copy text={base64} name="base64" />}
          {hex === null ? null : <Copy text={hex} name="hex" />}
          {json === null ? null : <Copy text={json} name="JSON" />}
        </span>
      }
    >
      {json === null ? null : (
        <>
          <pre tabIndex={0} role="region" aria-label="SEP-51 JSON">{shown}</pre>
          {json.length > JSON_SHOWN && !all
            ? <button type="button" onClick={() => setAll(true)}>Show all {json.length} characters</button>
            : null}
        </>
      )}
    </Section>
  );
}
