/** What is to be signed, drawn from the lines of its description: what leaves comes first. */

import type { ComponentChildren, JSX } from "preact";
import { useContext, useEffect, useRef } from "preact/hooks";
import type { Description, Line } from "@dwsa/base/describe";
import { loginFacts } from "../../reader/logins.ts";
import type { Finding, Level, Mark, Report } from "../model/report.ts";
import type { Listing } from "./listing.ts";
import { Address, Badge, PlaceContext, Section, Sentence } from "./parts.tsx";

/** The deepest level that is still indented; deeper lines show the number of their level. */
const INDENTED = 8;

/** Levels by their names. */
const LEVELS: { readonly [level in NonNullable<Line["level"]>]: Level } = { danger: 0, warning: 1, note: 2 };

/** What leaves and what arrives: what one must read first. */
export function Flows(
  { description: { flows }, sections: { leaves, arrives, moreFlows }, more }:
    & Pick<Listing, "sections" | "more">
    & { readonly description: Pick<Description, "flows"> },
): JSX.Element | null {
  if (flows.length === 0) return null;
  const isPromised = flows.some(({ direction }) => direction === "in");
  return (
    <section class="card flows" aria-label="Leaves and arrives">
      {leaves.length === 0 ? null : (
        <>
          <h2>Leaves</h2>
          <Lines lines={leaves} more={more} />
        </>
      )}
      <h2>Arrives</h2>
      {arrives.length > 0
        ? <Lines lines={arrives} more={more} />
        : <p>{isPromised ? "Not shown yet" : "Nothing is promised"}</p>}
      {moreFlows.length === 0 ? null : <Lines lines={moreFlows} more={more} />}
    </section>
  );
}

function Lines({ lines, more }: { readonly lines: readonly Line[]; readonly more: () => void }): JSX.Element {
  return (
    <ul class="lines">
      {lines.map((line, i) => (
        <li key={i} class={line.role}>
          {line.role === "more" ? <More line={line} more={more} /> : <Sentence parts={line.parts} copy />}
        </li>
      ))}
    </ul>
  );
}

/** The number of lines that are left out, and a button that shows them. */
function More({ line, more }: { readonly line: Line; readonly more: () => void }): JSX.Element {
  return (
    <>
      <Sentence parts={line.parts} /> <button type="button" onClick={more}>Show</button>
    </>
  );
}

/** The card of a login: where, as whom, until when, and whether the server has signed. */
export function Login({ description }: { readonly description: Description }): JSX.Element | null {
  const facts = loginFacts(description);
  if (facts.length === 0) return null;
  return (
    <Section title="Login">
      <dl class="fields login">
        {facts.map(({ label, parts, level }) => (
          <div key={label} class={level === undefined ? "" : `level-${LEVELS[level]}`}>
            <dt>{label}</dt>
            <dd>
              <Sentence parts={parts} copy />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

/** The most severe findings, and the dangers of the description; each leads to its place. */
export function Dangers(
  { findings, lines, has }: {
    readonly findings: readonly Finding[];
    readonly lines: readonly Line[];
    readonly has: Listing["has"];
  },
): JSX.Element | null {
  if (findings.length === 0 && lines.length === 0) return null;
  return (
    <ul class="findings" aria-label="Dangers">
      {findings.map((finding, i) => <FindingItem key={i} finding={finding} has={has} />)}
      {lines.map((line, i) => <LineItem key={`line ${i}`} line={line} has={has} />)}
    </ul>
  );
}

/** A finding of the page. */
export function FindingItem(
  { finding: { level, code, text, path }, has }: { readonly finding: Finding; readonly has: Listing["has"] },
): JSX.Element {
  return (
    <li class={`finding level-${level}`}>
      <Badge level={level} code={code} />
      <span>{text}</span>
      {path !== undefined && (path === "signers" || path.startsWith("trace.") || has(path))
        ? <ShowWhere path={path} />
        : null}
    </li>
  );
}

function LineItem({ line, has }: { readonly line: Line; readonly has: Listing["has"] }): JSX.Element {
  const { level, parts, path = "" } = line;
  return (
    <li class={`finding ${level === undefined ? "" : `level-${LEVELS[level]}`}`}>
      <span class="text">
        <Sentence parts={parts} />
      </span>
      {has(path) ? <ShowWhere path={path} /> : null}
    </li>
  );
}

function ShowWhere({ path }: { readonly path: string }): JSX.Element {
  const { reveal } = useContext(PlaceContext);
  return <button type="button" onClick={() => reveal(path)}>Show where</button>;
}

/** The marks of the states of signers, which words say, too. */
const STATES: {
  readonly [S in NonNullable<Description["signers"]>["signers"][number]["state"]]: readonly [
    name: string,
    mark: string,
  ];
} = {
  "signed": ["good", "✓"],
  "other-key": ["doubt", "?"],
  "unknown-key": ["doubt", "?"],
  "custom": ["doubt", "?"],
  "not-signed": ["none", "○"],
  "invalid": ["bad", "✗"],
  "other-network": ["bad", "✗"],
};

/** Who must sign and has signed, and what is signed. Green is only for signatures by the signers' own keys. */
export function Signers(
  { description, unverified, lines, onNetwork }: Pick<Report, "unverified"> & {
    readonly description: Description;
    readonly lines: readonly Line[];
    readonly onNetwork: (passphrase: string) => void;
  },
): JSX.Element | null {
  const { wanted } = useContext(PlaceContext);
  const isWanted = wanted?.path === "signers";
  const ref = useFocus(isWanted);
  const { signers } = description;
  if (signers === null && unverified === null) return null;
  const all = signers === null ? [] : [...signers.signers, ...signers.unmatched];
  let row = 0;
  return (
    <Section title="Who must sign">
      <div class={isWanted ? "wanted" : ""} tabIndex={-1} ref={ref}>
        {signers?.complete ? <p class="summary good">Complete, as far as can be checked offline</p> : null}
        {unverified === null ? null : <Unverified unverified={unverified} />}
        <ul class="lines signers">
          {lines.map((line, i) => {
            const signer = line.role === "signer" ? all[row++] : undefined;
            const [state, mark] = signer === undefined ? ["", ""] : "state" in signer ? STATES[signer.state] : UNNEEDED;
            return (
              <li key={i} class={`${line.role} ${state}`}>
                {mark === "" ? null : <span class="state" aria-hidden="true" data-mark={mark} />}
                <Sentence parts={line.parts} copy />
                {signer?.network === undefined ? null : (
                  <>
                    {" "}
                    <button type="button" onClick={() => onNetwork(signer.network!)}>Switch to that network</button>
                  </>
                )}
              </li>
            );
          })}
        </ul>
      </div>
    </Section>
  );
}

const UNNEEDED = ["doubt", "?"] as const;

/** The signers of a request for an unknown network: whether signatures are valid, and what is signed, depends on it. */
function Unverified(
  { unverified: { addresses, signatures } }: { readonly unverified: NonNullable<Report["unverified"]> },
): JSX.Element {
  const state = signatures === 0
    ? "Not signed yet."
    : `${signatures} ${signatures === 1 ? "signature is" : "signatures are"} not verified.`;
  return (
    <>
      <p class="summary">{state} The network is unknown: choose it above to see the hash to sign.</p>
      <ul class="lines">
        {addresses.map((address) => (
          <li key={address}>
            <Address text={address} copy />
          </li>
        ))}
      </ul>
    </>
  );
}

/** What is done, line by line. */
export function Statements(
  { listing: { sections, more, target }, marks }: {
    readonly listing: Listing;
    readonly marks: Report["marks"];
  },
): JSX.Element | null {
  const { statements } = sections;
  if (statements.length === 0) return null;
  return (
    <Section title="What it does">
      <ul class="lines statements">
        {statements.map((line, i) => (
          <LineRow key={i} line={line} isWanted={line.role === "statement" && line.path === target}>
            {line.role === "more" ? <More line={line} more={more} /> : (
              <>
                <Sentence parts={line.parts} copy />
                {line.role === "statement" ? <Marks marks={marks[line.path!] ?? []} /> : null}
              </>
            )}
          </LineRow>
        ))}
      </ul>
    </Section>
  );
}

function Marks({ marks }: { readonly marks: readonly Mark[] }): JSX.Element {
  return (
    <>
      {marks.map(({ level, name, text }) => <span key={name} class={`mark level-${level}`} title={text}>{name}</span>)}
    </>
  );
}

/** A line that can be the target of "Show where", indented by its depth. */
function LineRow(
  { line: { role, depth, path, level }, isWanted, children }: {
    readonly line: Line;
    readonly isWanted: boolean;
    readonly children: ComponentChildren;
  },
): JSX.Element {
  const ref = useFocus(isWanted);
  return (
    <li
      class={`${role} ${isWanted ? "wanted" : ""}`}
      style={{ "--depth": Math.min(depth, INDENTED) }}
      data-path={path}
      data-level={level}
      tabIndex={-1}
      ref={ref as { current: HTMLLIElement | null }}
    >
      {depth > INDENTED ? <small class="quiet">level {depth}:</small> : null}
      {children}
    </li>
  );
}

/** Returns the ref of an element that is scrolled to, and focused, when it is wanted. */
function useFocus(isWanted: boolean): { current: HTMLDivElement | null } {
  const { wanted } = useContext(PlaceContext);
  const ref = useRef<HTMLDivElement | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    ref.current?.scrollIntoView({ block: "center" });
    ref.current?.focus({ preventScroll: true });
  }, [wanted, isWanted]);
  return ref;
}

/** Warnings, notes, the fee, when it is valid, the memo, and who asks. */
export function Also(
  { listing: { sections, more, target, has }, findings, problems }: Pick<Report, "problems"> & {
    readonly listing: Listing;
    readonly findings: readonly Finding[];
  },
): JSX.Element | null {
  const { also } = sections;
  const warned = also.filter(({ role }) => role === "warning" || role === "note");
  const counts = also.filter(({ role }) => role === "more");
  const rest = also.filter((line) => !warned.includes(line) && !counts.includes(line));
  if (also.length + findings.length + problems.length === 0) return null;
  return (
    <Section title="Also">
      {findings.length + warned.length === 0 ? null : (
        <ul class="findings small" aria-label="Warnings and notes">
          {findings.map((finding, i) => <FindingItem key={i} finding={finding} has={has} />)}
          {warned.map((line, i) => <LineItem key={`line ${i}`} line={line} has={has} />)}
          {counts.map((line, i) => (
            <li key={`more ${i}`} class="more">
              <More line={line} more={more} />
            </li>
          ))}
        </ul>
      )}
      {problems.length === 0 ? null : (
        <>
          <h3>Why the network does not accept it</h3>
          <ul class="lines problems">
            {problems.map(({ text, isCharged }, i) => (
              <li key={i}>{isCharged ? "Fails, and its fee is charged" : "Rejected"}: {text}</li>
            ))}
          </ul>
        </>
      )}
      <ul class="lines conditions">
        {rest.map((line, i) => (
          <LineRow key={i} line={line} isWanted={line.path !== undefined && line.path === target}>
            <Sentence parts={line.parts} copy />
          </LineRow>
        ))}
      </ul>
    </Section>
  );
}
