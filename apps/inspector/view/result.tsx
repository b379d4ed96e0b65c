/** The report: what leaves, dangers, required signers, what is done, then the details. */

import type { JSX } from "preact";
import type { Line } from "@dwsa/base/describe";
import type { AccountsView, EntryView, Forms, Query, Report, TransactionView, VerdictView } from "../model/report.ts";
import { Also, Dangers, FindingItem, Flows, Login, Signers, Statements } from "./description.tsx";
import { useListing } from "./listing.ts";
import { Changes, Comparison, Events, Interface, Movements } from "./tables.tsx";
import { Address, Badge, Copy, Fields, Left, PlaceContext, Section, Sentence, Table } from "./parts.tsx";
import { CallTree, Frames, Notes } from "./tree.tsx";
import { Value } from "./value.tsx";
import { useContext, useEffect, useState } from "preact/hooks";

/** Number of characters of the JSON that are shown initially. */
const JSON_SHOWN = 20_000;

interface ResultProps {
  readonly report: Report;
  /** The formats for copying; null until they are available. */
  readonly forms: Forms | null;
  readonly onItem: (item: number) => void;
  readonly onFold: (open: boolean) => void;
  /** Selects the version of the smart account contract. */
  readonly onAccount: (version: Query["account"]) => void;
  /** Selects the network on which a signature is valid. */
  readonly onNetwork: (passphrase: string) => void;
}

/** The complete report. */
export function Result({ report, forms, onItem, onFold, onAccount, onNetwork }: ResultProps): JSX.Element {
  const { description, comparison, accounts, trace, movements, changes, contract, verdict, findings } = report;
  const listing = useListing(description);
  const has = listing === null ? () => false : listing.has;
  const [worst, others] = [findings.filter(({ level }) => level === 0), findings.filter(({ level }) => level !== 0)];
  const sections = listing?.sections;
  return (
    <>
      <Head report={report} network={sections?.network ?? []} onItem={onItem} />
      {listing === null || description === null ? null : (
        <>
          <Login description={description} />
          <Flows description={description} sections={listing.sections} more={listing.more} />
          <h2 class={report.headline.length === 0 ? "title" : "second"}>
            {listing.sections.headline.map(({ parts }, i) => <Sentence key={i} parts={parts} />)}
          </h2>
        </>
      )}
      <Dangers findings={worst} lines={sections?.dangers ?? []} has={has} />
      {report.reasons.length === 0 ? null : (
        <Section title="Why it failed">
          <Fields fields={report.reasons} />
        </Section>
      )}
      {trace?.failure ? <Trace report={report} /> : null}
      {listing === null || description === null ? null : (
        <>
          <Signers
            description={description}
            unverified={report.unverified}
            lines={listing.sections.signers}
            onNetwork={onNetwork}
          />
          {accounts === null ? null : <Accounts accounts={accounts} onAccount={onAccount} />}
          {verdict === null ? null : <Verdict verdict={verdict} />}
          <Statements listing={listing} marks={report.marks} />
          <Also listing={listing} findings={others} problems={report.problems} />
        </>
      )}
      {description !== null || others.length === 0 ? null : (
        <ul class="findings" aria-label="Findings">
          {others.map((finding, i) => <FindingItem key={i} finding={finding} has={has} />)}
        </ul>
      )}
      {comparison === null ? null : <Comparison comparison={comparison} />}
      {movements === null ? null : <Movements movements={movements} />}
      {changes === null ? null : <Changes changes={changes} />}
      {report.fields.length === 0 ? null : (
        <Section title="Properties">
          <Fields fields={report.fields} />
        </Section>
      )}
      {contract === null ? null : <Interface contract={contract} />}
      {trace === null || trace.failure ? null : <Trace report={report} />}
      <Details report={report} onFold={onFold} />
      {forms === null ? null : <Data forms={forms} native={report.native} />}
    </>
  );
}

function Head(
  { report, network, onItem }: Pick<ResultProps, "report" | "onItem"> & { readonly network: readonly Line[] },
): JSX.Element {
  const { line, headline, about, items, item, kind } = report;
  return (
    <div class="head">
      {kind === "" || isPlain(report) ? null : <p class="kicker">{line}</p>}
      {network.map(({ parts }, i) => (
        <p key={i} class="network">
          <Sentence parts={parts} />
        </p>
      ))}
      {report.network === "" ? null : <p class="network">{report.network}</p>}
      {headline.length === 0 ? null : (
        <h2 class={`title ${kind === "secret" ? "level-0" : ""}`}>
          <Sentence parts={headline} />
        </h2>
      )}
      {about === "" ? null : <p class="quiet">{about}</p>}
      {items.length === 0 ? null : (
        <label class="row">
          Value (of {items.length})
          <select value={item} onChange={(event) => onItem(Number(event.currentTarget.value))}>
            {items.map((label, i) => <option key={i} value={i}>{label === "" ? `value ${i + 1}` : label}</option>)}
          </select>
        </label>
      )}
    </div>
  );
}

/** Returns whether the heading equals the one-line description. */
function isPlain({ line, headline }: Report): boolean {
  return headline.length === 1 && headline[0]!.kind === "text" && headline[0]!.text === line;
}

/** The policy verdict in one line, followed by each violation with its call. */
function Verdict({ verdict: { count, rows } }: { readonly verdict: VerdictView }): JSX.Element {
  const { reveal } = useContext(PlaceContext);
  const level = count === null ? 1 : 0;
  return (
    <Section title="The policy">
      <p class="verdict">
        {count === 0 ? "allows all of this" : (
          <>
            <Badge level={level} />{" "}
            {count === null ? "cannot be used" : `rejects this: ${count} ${count === 1 ? "violation" : "violations"}`}
          </>
        )}
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

/** The signers of smart accounts. The contract of the account verifies them by rules that are on the ledger. */
function Accounts(
  { accounts, onAccount }: { readonly accounts: AccountsView; readonly onAccount: ResultProps["onAccount"] },
): JSX.Element {
  const { rows, version, isPicked, isOpenZeppelin, problems } = accounts;
  const of = version === null ? "any version" : `OpenZeppelin ${version.slice(-3)}`;
  return (
    <Section
      title="Smart account"
      aside={isOpenZeppelin
        ? (
          <label class="kinds">
            Contract
            <select
              value={isPicked ? version ?? "" : ""}
              onChange={(event) => onAccount(event.currentTarget.value as Query["account"])}
            >
              <option value="">{version === null || isPicked ? "Auto" : `Auto: ${of}`}</option>
              <option value="openzeppelin@0.8">OpenZeppelin 0.8</option>
              <option value="openzeppelin@0.7">OpenZeppelin 0.7</option>
            </select>
          </label>
        )
        : null}
    >
      {rows.length === 0 ? <p>No signatures in a known format.</p> : (
        <Table
          name="signatures"
          rows={rows}
          columns={[
            ["account", ({ account }) => <Address text={account} />],
            ["signed by", ({ signer }) => signer === null ? "–" : <Address text={signer} copy />],
            ["how", ({ text }) => text],
          ]}
        />
      )}
      <p class="quiet">
        {!isOpenZeppelin
          ? "Only the contract knows whether these signatures are sufficient."
          : problems === 0
          ? `No problems found for ${of}. The account's rules and signers are on the ledger, so they are not checked.`
          : `${problems} ${problems === 1 ? "problem" : "problems"} for ${of}, listed above.`}
      </p>
    </Section>
  );
}

/** The details of a report: operations, trees of calls, values and events. */
function Details(
  { report, onFold }: { readonly report: Report; readonly onFold: ResultProps["onFold"] },
): JSX.Element | null {
  const { transaction, entries, events, value, movements, trace } = report;
  const { wanted } = useContext(PlaceContext);
  const isAlone = report.description === null && movements === null && trace === null && report.changes === null;
  const [open, setOpen] = useState(isAlone);
  useEffect(() => {
    if (wanted !== null && wanted.path !== "signers") setOpen(true);
  }, [wanted]);
  if (transaction === null && entries.length === 0 && events.length === 0 && value === null) return null;
  return (
    <details class="card" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <h2>Details</h2>
      </summary>
      {!open ? null : (
        <>
          {entries.map((entry, i) => (
            <Entry
              key={entry.path}
              entry={entry}
              title={entries.length === 1 ? "What this approves" : `What this approves, ${i + 1} of ${entries.length}`}
              onFold={onFold}
            />
          ))}
          <Left count={report.entriesLeft} what="entries" />
          {transaction === null ? null : <Transaction transaction={transaction} />}
          {value === null ? null : <Value value={value} />}
          {events.length === 0
            ? null
            : <Events events={events} left={report.eventsLeft} isOpen={trace === null && movements === null} />}
        </>
      )}
    </details>
  );
}

function Entry(
  { entry, title, onFold }: {
    readonly entry: EntryView;
    readonly title: string;
    readonly onFold: ResultProps["onFold"];
  },
): JSX.Element {
  return (
    <div class="entry">
      <div class="heading">
        <h3>{title}</h3>
        {entry.call.count > 0
          ? (
            <span class="row">
              <button type="button" onClick={() => onFold(true)}>Expand all</button>
              <button type="button" onClick={() => onFold(false)}>Collapse all</button>
            </span>
          )
          : null}
      </div>
      <CallTree call={entry.call} />
      <Fields fields={entry.fields} />
    </div>
  );
}

function Transaction({ transaction }: { readonly transaction: TransactionView }): JSX.Element {
  return (
    <>
      <h3>The transaction</h3>
      <Fields fields={transaction.fields} />
      <ol class="operations">
        {transaction.operations.map((operation) => (
          <li key={operation.path}>
            <strong>{operation.name}</strong>
            {operation.source === null ? null : (
              <>
                {" "}
                <span class="quiet">for</span> <Address text={operation.source} />
              </>
            )}
            {operation.call === null ? null : <CallTree call={operation.call} />}
            {operation.value === null ? null : <Value value={operation.value} />}
          </li>
        ))}
      </ol>
    </>
  );
}

function Trace({ report }: { readonly report: Report }): JSX.Element {
  const { failure, complete, calls, notes, metrics } = report.trace!;
  const origin = failure === null || failure.path === "" ? null : `trace.${failure.path}`;
  return (
    <Section title={failure === null ? "Executed calls" : "Where it failed"}>
      {complete ? null : <p class="quiet">Some events are missing, so the calls may be incomplete.</p>}
      {report.trace!.certain
        ? null
        : <p class="quiet">Events do not distinguish several arguments from one argument that is a list.</p>}
      <Frames frames={calls} failure={origin} said={failure?.text ?? null} />
      <Notes notes={notes} isOpen={origin === null} />
      {metrics.length === 0 ? null : (
        <details>
          <summary>Resources used</summary>
          <Fields fields={metrics} />
        </details>
      )}
    </Section>
  );
}

/** The input in all formats, for copying. */
function Data(
  { forms: { json, base64, hex }, native }: { readonly forms: Forms; readonly native: string | null },
): JSX.Element | null {
  const [all, setAll] = useState(false);
  if (json === null && base64 === null && hex === null) return null;
  const shown = all ? json : json?.slice(0, JSON_SHOWN);
  return (
    <details class="card data">
      <summary>
        <h2>Data</h2>
      </summary>
      <div class="row">
        {base64 === null ? null : <Copy text={base64} name="base64" />}
        {hex === null ? null : <Copy text={hex} name="hex" />}
        {json === null ? null : <Copy text={json} name="JSON" />}
        {native === null ? null : <Copy text={native} name="JavaScript" />}
      </div>
      {json === null ? null : (
        <>
          <pre tabIndex={0} role="region" aria-label="SEP-51 JSON">{shown}</pre>
          {json.length > JSON_SHOWN && !all
            ? <button type="button" onClick={() => setAll(true)}>Show all {json.length} characters</button>
            : null}
        </>
      )}
      {native === null ? null : (
        <>
          <h3>In JavaScript</h3>
          <pre tabIndex={0} role="region" aria-label="JavaScript">{native}</pre>
        </>
      )}
    </details>
  );
}
