/** The page: an input field and the report. */

import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { fromBase64 } from "@dwsa/base/encoding";
import { descriptionLines, partText } from "@dwsa/base/describe";
import type { Forms, Query, Report } from "../model/report.ts";
import { readNames } from "../model/names.ts";
import { holdsSecret } from "../../reader/mod.ts";
import { type Sample, SAMPLES } from "../samples.ts";
import type { Analyst } from "../worker.ts";
import { LEVELS, type Place, PlaceContext } from "./parts.tsx";
import { Result } from "./result.tsx";
import { ledgerOf, Settings } from "./settings.tsx";

/** Time that the page waits for more input, in milliseconds. */
const PAUSE = 80;

/** Time that an outdated report remains visible after a setting has changed, in milliseconds. */
const LATE = 200;

/** Maximum number of characters shown in the input field: browsers take seconds to lay out longer strings. */
const FIELD = 50_000;

/** Maximum number of characters of an input in a link. */
const LINKED = 30_000;

/** The initial query: no input, and default settings. */
const START: Query = {
  ...{ input: "", other: "", kind: "", item: 0 },
  ...{ network: null, ledger: null, now: null, isLinked: false, names: "", policy: "", account: "" },
};

/** Returns the initial query: from the data that `dwsa inspect` embedded, or from the link. */
function givenQuestion(): Query {
  const data = document.getElementById("given")?.textContent;
  if (data && location.hash === "") {
    const { bytes, ...given }: Partial<Query> & { readonly bytes?: string } = JSON.parse(data);
    return { ...START, ...given, ...(bytes === undefined ? {} : { input: fromBase64(bytes) }) };
  }
  const link = new URLSearchParams(location.hash.slice(1));
  const [input, network, ledger] = [link.get("input") ?? "", link.get("network"), ledgerOf(link.get("ledger") ?? "")];
  return { ...START, input, network, ledger, isLinked: network !== null || ledger !== null };
}

/** The whole page. */
export function App({ analyst }: { readonly analyst: Analyst }): JSX.Element {
  const [query, setQuery] = useState<Query>(START);
  const [report, setReport] = useState<Report | null>(null);
  const [forms, setForms] = useState<Forms | null>(null);
  /** Number of the shown input. It is a key, so that a new input does not inherit the folded nodes of the last one. */
  const [shown, setShown] = useState(0);
  const [error, setError] = useState<string | null>(null);
  const [hasSecret, setSecret] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [isEditing, setEditing] = useState(true);
  const [from, setFrom] = useState("");
  const [wanted, setWanted] = useState<Place["wanted"]>(null);
  const [fold, setFold] = useState<Place["fold"]>(null);

  const page = useRef<HTMLDivElement>(null);
  /** The settings of the user; settings from samples and links are not kept. */
  const own = useRef<Query>(START);
  const isBorrowed = useRef(false);
  /** Whether the input is complete (pasted or selected), so that focus moves to the report. */
  const arrived = useRef(false);
  /** Time to wait for more input, in milliseconds: zero for pasted or selected input. */
  const pause = useRef(0);
  const inputs = useRef(0);

  /**
   * Clears everything and returns `true` if the query contains a secret. A link that contains a secret is removed
   * from the address bar and the history.
   */
  const stopsAt = (next: Query): boolean => {
    const { input, other, names, policy, network } = next;
    const text = typeof input === "string" ? input : new TextDecoder().decode(input);
    if (![text, other, names, policy, network ?? ""].some(holdsSecret)) return false;
    if (location.hash !== "") history.replaceState(null, "", location.pathname);
    own.current = START;
    setSecret(true);
    setQuery(START);
    setReport(null);
    setEditing(true);
    setFrom("");
    return true;
  };
  const change = (next: Query, isWhole: boolean, name = "") => {
    if (stopsAt(next)) return;
    pause.current = isWhole ? 0 : PAUSE;
    inputs.current++;
    arrived.current = isWhole;
    setSecret(false);
    setFrom(name);
    setReport(null);
    setQuery(next);
    if (isWhole) setEditing(next.input === "");
  };
  /** Shows a new input with the user's settings. */
  const enter = (input: Query["input"], isWhole: boolean, name?: string) => {
    isBorrowed.current = false;
    change({ ...START, ...own.current, input, kind: "", item: 0 }, isWhole, name);
  };
  /** Shows an input with its own settings: a sample or a link. */
  const borrow = (next: Query, name?: string) => {
    isBorrowed.current = true;
    change(next, true, name);
  };
  const refine = (part: Partial<Query>) => {
    pause.current = PAUSE;
    const next = { ...query, ...part, ...("network" in part ? { isLinked: false } : {}) };
    if (stopsAt(next)) return;
    if (!isBorrowed.current) own.current = { ...own.current, ...part };
    setQuery(next);
  };
  const clear = () => {
    own.current = START;
    isBorrowed.current = false;
    if (location.hash !== "") history.replaceState(null, "", location.pathname);
    change(START, true);
    setEditing(true);
    requestAnimationFrame(() => document.getElementById("input")?.focus());
  };

  useEffect(() => {
    const load = () => {
      const given = givenQuestion();
      if (given.input !== "" || given.network !== null) borrow(given);
    };
    load();
    addEventListener("hashchange", load);
    const drop = (event: DragEvent) => {
      event.preventDefault();
      const file = event.dataTransfer?.files[0];
      if (event.type === "drop" && file !== undefined) {
        readFile(file).then((read) => enter(read.input, true, read.name));
      }
    };
    addEventListener("dragover", drop);
    addEventListener("drop", drop);
    return () => {
      removeEventListener("hashchange", load);
      removeEventListener("dragover", drop);
      removeEventListener("drop", drop);
    };
  }, []);

  useLayoutEffect(() => {
    setBusy(true);
    let isCurrent = true; // until the next query: a result that arrives then is of another input
    let late: ReturnType<typeof setTimeout> | undefined;
    const start = () => {
      const input = inputs.current;
      late = setTimeout(() => setReport(null), LATE);
      analyst.run({ ...query, now: Math.floor(Date.now() / 1000) }, (message) => {
        if (!isCurrent) return;
        if ("forms" in message) return setForms(message.forms);
        clearTimeout(late);
        setBusy(false);
        setShown(input);
        setWanted(null);
        setFold(null);
        setForms(null);
        setError("error" in message ? message.error : null);
        setReport("report" in message ? message.report : null);
      });
    };
    const timer = setTimeout(start, pause.current);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
      clearTimeout(late);
    };
  }, [query]);

  const isEmpty = query.input.length === 0;
  const hasReport = !isEmpty && report !== null && report.kind !== "";
  useEffect(() => {
    if (!hasReport) return;
    // scrollIntoView() would also scroll the page around a frame.
    if (arrived.current) scrollTo(0, scrollY + (page.current?.getBoundingClientRect().top ?? 8) - 8);
    arrived.current = false;
  }, [hasReport, report]);

  const labels = useMemo(() => readNames(query.names).labels, [query.names]);
  const { now = null, current = null } = report ?? {};
  const place: Place = useMemo(
    () => ({ wanted, fold, labels, now, current, reveal: (path: string) => setWanted({ path }) }),
    [wanted, fold, labels, now, current],
  );
  return (
    <PlaceContext.Provider value={place}>
      <header class={isEmpty ? "large" : ""}>
        <h1>Inspector</h1>
        <p>
          See what you are about to sign. <strong>Runs offline</strong>: nothing that you paste leaves this page.
        </p>
      </header>
      <main>
        <form class="card input" aria-label="Input" onSubmit={(event) => event.preventDefault()}>
          {isEditing
            ? (
              <Field
                input={query.input}
                enter={(text, isWhole) => enter(text, isWhole, text.length > FIELD ? "Pasted" : "")}
              />
            )
            : null}
          {!isEmpty && (!isEditing || from !== "")
            ? <p class="folded">{inputText(report, query.input, from)}</p>
            : null}
          <div class="row">
            {isEditing
              ? (
                <label class="button">
                  Open a file
                  <input
                    type="file"
                    class="visually-hidden"
                    onChange={(event) => {
                      const file = event.currentTarget.files?.[0];
                      if (file !== undefined) readFile(file).then((read) => enter(read.input, true, read.name));
                    }}
                  />
                </label>
              )
              : <button type="button" onClick={() => setEditing(true)}>Edit</button>}
            <button type="button" onClick={clear}>Clear</button>
            {isEmpty ? null : <Share query={query} />}
            {hasReport ? <button type="button" onClick={() => print()}>Print</button> : null}
            {hasReport ? <Kinds report={report} onKind={(kind) => refine({ kind })} /> : null}
          </div>
          <Settings query={query} exact={forms?.exact ?? null} refine={refine} />
        </form>
        <div class="result" ref={page} aria-busy={isBusy}>
          <p role="status" class="visually-hidden">{statusText(report, error, isBusy, hasSecret)}</p>
          {error === null ? null : <p class="finding level-0">{error}</p>}
          {hasSecret ? <Secret /> : null}
          {isEmpty
            ? hasSecret ? null : <Samples choose={({ query, title }) => borrow({ ...START, ...query }, title)} />
            : hasReport
            ? (
              <Result
                key={`${shown} ${report.kind} ${report.item}`}
                report={report}
                forms={forms}
                onItem={(item) => refine({ item, kind: "" })}
                onFold={(open) => setFold({ open })}
                onAccount={(account) => refine({ account })}
                onNetwork={(passphrase) => refine({ network: passphrase })}
              />
            )
            : error === null
            ? <Progress size={query.input.length} />
            : null}
        </div>
      </main>
      <footer>
        <p>
          Inspector of @dwsa/base {VERSION}: a single file that cannot connect to a network.{" "}
          <a href={`${REPOSITORY}docs/describing.md`}>Guide</a>, <a href={REPOSITORY}>source</a>.
        </p>
      </footer>
    </PlaceContext.Provider>
  );
}

/** The package version, the same as in `deno.json`. */
const VERSION = "0.1.0";

/** URL of the page's source. */
const REPOSITORY = "https://github.com/dwsa/base/blob/main/";

/** Returns the announcement of a report for screen readers: the heading, and the worst of what was found. */
function statusText(report: Report | null, error: string | null, isBusy: boolean, hasSecret: boolean): string {
  if (hasSecret) return SECRET;
  if (isBusy) return "";
  if (error !== null) return error;
  if (report === null || report.kind === "") return "";
  const textOf = (parts: Report["headline"]) => parts.map(partText).join("");
  const [headline, ...lines] = report.description === null ? [] : descriptionLines(report.description, { most: 0 });
  const heading = report.headline.length === 0 ? headline!.parts : report.headline;
  const [first] = report.findings;
  const found = [
    ...first?.level === 0 ? [`${LEVELS[0]}: ${first.text}`] : [],
    ...lines.filter(({ role }) => role === "danger" || role === "warning").map(({ parts }) => textOf(parts)),
    ...first === undefined || first.level === 0 ? [] : [`${LEVELS[first.level]}: ${first.text}`],
  ];
  return [textOf(heading), ...found.slice(0, 1)].join(". ");
}

const SECRET = "You pasted a secret key";

/** The warning that replaces the report if a secret was pasted. */
function Secret(): JSX.Element {
  return (
    <section class="card secret level-0" aria-labelledby="secret">
      <h2 id="secret">{SECRET}</h2>
      <p>
        The page has cleared it and kept nothing. Anyone with a secret key controls the account: never paste it
        anywhere.
      </p>
      <p>If you have pasted it anywhere else, move your funds to another account.</p>
    </section>
  );
}

/** Summarizes the folded input on one line. */
function inputText(report: Report | null, input: Query["input"], from: string): string {
  const count = input.length.toLocaleString("en-US");
  const size = typeof input === "string" ? `${count} characters` : `${count} bytes`;
  return [from, report === null || report.kind === "" ? "" : report.line, size].filter((part) => part !== "").join(
    " · ",
  );
}

/** The progress message while the worker creates a report. */
function Progress({ size }: { readonly size: number }): JSX.Element {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((before) => before + 1), 1_000);
    return () => clearInterval(timer);
  }, []);
  return (
    <p class="card progress">
      Reading {size.toLocaleString("en-US")} characters…{seconds === 0 ? "" : ` ${seconds} s`}
    </p>
  );
}

/** Reads a file as a string, or as bytes if its first 10,000 characters are not all ASCII. */
async function readFile(file: File): Promise<{ readonly input: Query["input"]; readonly name: string }> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = new TextDecoder().decode(bytes);
  const isText = /^[\s!-~]*$/.test(text.slice(0, 10_000));
  return { input: isText ? text : bytes, name: `File ${file.name}` };
}

function Field(
  { input, enter }: {
    readonly input: Query["input"];
    readonly enter: (text: string, isWhole: boolean) => void;
  },
): JSX.Element {
  const value = typeof input === "string" && input.length <= FIELD ? input : "";
  const stopping = useRef(false);
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData?.getData("text/plain") ?? "";
    // The field never contains long input or secrets.
    if (text.length <= FIELD && !holdsSecret(text)) return;
    event.preventDefault();
    enter(text, true);
  };
  return (
    <>
      <label for="input">Paste here, or drop a file anywhere</label>
      <textarea
        id="input"
        rows={5}
        spellcheck={false}
        autocomplete="off"
        autocapitalize="off"
        placeholder="A transaction, an authorization entry, a server response, a link or an address"
        value={value}
        onPaste={paste}
        onInput={(event) => {
          const area = event.currentTarget;
          const text = area.value;
          const found = stopping.current || holdsSecret(text);
          if (found) {
            // Browsers insert multiple lines one by one: clear the rest of a secret as well.
            area.value = "";
            if (stopping.current) return;
            stopping.current = true;
            setTimeout(() => {
              stopping.current = false;
              area.value = "";
            });
          }
          enter(text, event.inputType === "insertFromPaste");
        }}
      />
    </>
  );
}

/** The selection among the possible types of the input. */
function Kinds(
  { report, onKind }: { readonly report: Report; readonly onKind: (key: string) => void },
): JSX.Element | null {
  const { kinds, kind } = report;
  if (kinds.length === 0) return null;
  return (
    <label class="kinds">
      Decode as
      <select value={kind} onChange={(event) => onKind(event.currentTarget.value)}>
        {kinds.map(({ key, type, form, warnings }) => (
          <option key={key} value={key}>
            {type} ({form === "list" ? "all values" : form}){warnings.length > 0 ? ", unlikely" : ""}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The list of samples, with title and description. */
function Samples({ choose }: { readonly choose: (sample: Sample) => void }): JSX.Element {
  return (
    <section aria-labelledby="samples">
      <h2 id="samples">Or try a sample</h2>
      <div class="samples">
        {SAMPLES.map((sample) => (
          <button
            type="button"
            class="card sample"
            key={sample.title}
            onClick={() => choose(sample)}
          >
            <strong>{sample.title}</strong>
            <span>{sample.about}</span>
          </button>
        ))}
      </div>
    </section>
  );
}

/** Puts the input into the address of the page. Only on request: browsers store addresses, and users share them. */
function Share({ query }: { readonly query: Query }): JSX.Element | null {
  const { input, network, ledger } = query;
  const [said, setSaid] = useState("");
  if (typeof input !== "string" || input.length > LINKED) return null;
  const make = async () => {
    const parts = new URLSearchParams({
      input: input.trim(),
      ...(network === null ? {} : { network }),
      ...(ledger === null ? {} : { ledger: `${ledger}` }),
    });
    history.replaceState(null, "", `${location.pathname}#${parts}`);
    await navigator.clipboard.writeText(location.href).then(
      () => setSaid("link copied"),
      () => setSaid("the link is in the address bar"),
    );
  };
  return (
    <button type="button" onClick={make}>
      Share<span role="status" class="done">{said}</span>
    </button>
  );
}
