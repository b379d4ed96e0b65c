/** The page: what is pasted on one side, what it is on the other. */

import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { Networks } from "@dwsa/base/network";
import { fromBase64 } from "@dwsa/base/encoding";
import type { Forms, Question, Report } from "../model/report.ts";
import { readNames } from "../model/names.ts";
import { holdsSecret } from "../model/secrets.ts";
import { SAMPLES } from "../samples.ts";
import type { Analyst } from "../worker.ts";
import { LEVELS, type Place, PlaceContext } from "./parts.tsx";
import { Result } from "./result.tsx";

/** How long the page waits for more input, in milliseconds. */
const PAUSE = 80;

/** The names of the networks, as people know them. */
const NETWORKS: readonly (readonly [passphrase: string, name: string])[] = [
  [Networks.PUBLIC, "Public network"],
  [Networks.TESTNET, "Test network"],
  [Networks.FUTURENET, "Future network"],
  [Networks.STANDALONE, "Standalone (quickstart)"],
  [Networks.SANDBOX, "Sandbox (quickstart)"],
];

/** How long a pasted text may be to stand in the field: browsers take seconds to lay out longer ones. */
const FIELD = 50_000;

const START: Question = {
  ...{
    input: "",
    other: "",
    kind: "",
    item: 0,
    network: Networks.PUBLIC,
    ledger: null,
    names: "native XLM",
    policy: "",
  },
};

/** What the page is given: in a copy that `dwsa inspect` has made, or by a link, if somebody has asked for one. */
function givenQuestion(): Question {
  const data = document.getElementById("given")?.textContent;
  if (data) {
    const { bytes, ...given }: Partial<Question> & { readonly bytes?: string } = JSON.parse(data);
    return { ...START, ...given, ...(bytes === undefined ? {} : { input: fromBase64(bytes) }) };
  }
  const link = new URLSearchParams(location.hash.slice(1));
  // Somebody else made this link: the secret goes from the address and from the history.
  if ([...link.values()].some(holdsSecret)) history.replaceState(null, "", location.pathname);
  return {
    ...START,
    input: link.get("input") ?? "",
    network: link.get("network") ?? START.network,
    ledger: ledgerOf(link.get("ledger") ?? ""),
  };
}

/** The whole page. */
export function App({ analyst }: { readonly analyst: Analyst }): JSX.Element {
  const [question, setQuestion] = useState<Question>(givenQuestion);
  const [report, setReport] = useState<Report | null>(null);
  const [forms, setForms] = useState<Forms | null>(null);
  /** Which input the report is of: what was folded and opened in another one means nothing there. */
  const [shown, setShown] = useState(0);
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [wanted, setWanted] = useState<Place["wanted"]>(null);
  const [fold, setFold] = useState<Place["fold"]>(null);

  const page = useRef<HTMLDivElement>(null);
  /** Whether a whole input has arrived: where the result is below the input, it is what to look at then. */
  const arrived = useRef(false);
  /** How long to wait for more input: not for what is pasted or chosen. */
  const pause = useRef(0);
  const inputs = useRef(0);

  const change = (part: Partial<Question>, isWhole: boolean) => {
    pause.current = isWhole ? 0 : PAUSE;
    inputs.current++;
    arrived.current = isWhole && matchMedia("(max-width: 64rem)").matches;
    setQuestion((before) => ({ ...before, kind: "", item: 0, ...part }));
  };
  const refine = (part: Partial<Question>) => {
    pause.current = PAUSE;
    setQuestion((before) => ({ ...before, ...part }));
  };

  useLayoutEffect(() => {
    setBusy(true);
    const ask = () => {
      const input = inputs.current;
      analyst.ask(question, (answer) => {
        if ("forms" in answer) return setForms(answer.forms);
        setBusy(false);
        setShown(input);
        setWanted(null);
        setFold(null);
        setForms(null);
        setError("error" in answer ? answer.error : null);
        setReport("report" in answer ? answer.report : null);
      });
    };
    const timer = setTimeout(ask, pause.current);
    return () => clearTimeout(timer);
  }, [question]);

  useEffect(() => {
    if (report === null || report.title === "") return;
    if (arrived.current) page.current?.scrollIntoView();
    arrived.current = false;
  }, [report]);

  const labels = useMemo(() => readNames(question.names, question.network).labels, [question.names, question.network]);
  const place: Place = useMemo(
    () => ({ wanted, fold, labels, reveal: (path: string) => setWanted({ path }) }),
    [wanted, fold, labels],
  );
  return (
    <PlaceContext.Provider value={place}>
      <header>
        <h1>Inspector</h1>
        <p>
          See what you are about to sign.{" "}
          <strong>Nothing that you paste leaves this page</strong>: it cannot connect to anything.
        </p>
      </header>
      <main>
        <Input question={question} exact={forms?.exact ?? null} change={change} refine={refine} />
        <div class="result" ref={page} aria-busy={isBusy}>
          <p role="status" class="visually-hidden">{statusText(report, error, isBusy)}</p>
          {error === null ? null : <p class="finding level-0">{error}</p>}
          {report === null || report.title === "" ? error === null ? <Welcome /> : null : (
            <Result
              key={`${shown} ${report.kind} ${report.item}`}
              report={report}
              forms={forms}
              onKind={(kind) => refine({ kind })}
              onItem={(item) => refine({ item, kind: "" })}
              onFold={(open) => setFold({ open })}
            />
          )}
        </div>
      </main>
    </PlaceContext.Provider>
  );
}

/** What a screen reader says when a result is there. */
function statusText(report: Report | null, error: string | null, isBusy: boolean): string {
  if (isBusy) return "";
  if (error !== null) return error;
  if (report === null || report.title === "") return "";
  const counts = LEVELS.map((word, level) =>
    [word, report.findings.filter((one) => one.level === level).length] as const
  );
  const found = counts.filter(([, count]) => count > 0).map(([word, count]) => `${count} ${word.toLowerCase()}`);
  return [report.title, ...found].join(", ");
}

function Welcome(): JSX.Element {
  return (
    <div class="card welcome">
      <h2>Paste something, or try a sample</h2>
      <p>
        A transaction, an authorization entry, a contract value, events, the result of a transaction, the code of a
        contract, or an address: as base64, hexadecimal, JSON, or a file.
      </p>
      <p>This page says what it is, whom it binds, whether its signatures are valid, and what it would do.</p>
    </div>
  );
}

interface InputProps {
  readonly question: Question;
  /** The policy that allows what is shown and nothing else. */
  readonly exact: string | null;
  readonly change: (part: Partial<Question>, isWhole: boolean) => void;
  readonly refine: (part: Partial<Question>) => void;
}

function Input({ question, exact, change, refine }: InputProps): JSX.Element {
  const [sample, setSample] = useState("");
  const [from, setFrom] = useState<string | null>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const { input } = question;

  const take = async (blob: File | undefined) => {
    if (blob === undefined) return;
    const bytes = new Uint8Array(await blob.arrayBuffer());
    const text = new TextDecoder().decode(bytes);
    const isText = /^[\s!-~]*$/.test(text.slice(0, 10_000));
    setFrom(`From the file ${blob.name}, ${bytes.length} bytes`);
    setSample("");
    change({ input: isText ? text : bytes }, true);
  };
  const choose = (name: string) => {
    setSample(name);
    setFrom(null);
    const found = SAMPLES.find((one) => one.name === name);
    if (found !== undefined) change({ ...START, ...found.question }, true);
  };
  const type = (text: string, isWhole: boolean) => {
    setFrom(null);
    setSample("");
    change({ input: text }, isWhole);
  };
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData?.getData("text/plain") ?? "";
    if (text.length <= FIELD) return;
    event.preventDefault();
    setFrom(`Pasted: ${text.length} characters, which begin with ${text.trim().slice(0, 40)}`);
    setSample("");
    change({ input: text }, true);
  };
  return (
    <form
      class="card input"
      aria-label="Input"
      onSubmit={(event) => event.preventDefault()}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        if (event.dataTransfer?.files.length) {
          event.preventDefault();
          take(event.dataTransfer.files[0]);
        }
      }}
    >
      <label for="input">Paste here, or drop a file</label>
      <textarea
        id="input"
        ref={area}
        rows={6}
        spellcheck={false}
        autocomplete="off"
        autocapitalize="off"
        placeholder="AAAA…"
        value={typeof input === "string" && input.length <= FIELD ? input : ""}
        onPaste={paste}
        onInput={(event) => type(event.currentTarget.value, event.inputType === "insertFromPaste")}
      />
      {from === null ? null : <p class="quiet">{from}</p>}
      <div class="row">
        <label class="button">
          Open a file
          <input type="file" class="visually-hidden" onChange={(event) => take(event.currentTarget.files?.[0])} />
        </label>
        <button
          type="button"
          onClick={() => {
            type("", false);
            area.current?.focus();
          }}
        >
          Clear
        </button>
        <Link question={question} />
      </div>
      <label for="sample">Samples</label>
      <select id="sample" value={sample} onChange={(event) => choose(event.currentTarget.value)}>
        <option value="">Choose one to try</option>
        {SAMPLES.map(({ name }) => <option key={name} value={name}>{name}</option>)}
      </select>
      <Settings question={question} exact={exact} refine={refine} />
    </form>
  );
}

function Settings({ question, exact, refine }: Omit<InputProps, "change">): JSX.Element {
  const { network, ledger, names, other, policy } = question;
  const isKnown = NETWORKS.some(([passphrase]) => passphrase === network);
  return (
    <>
      <div class="pair">
        <div>
          <label for="network">Network</label>
          <select
            id="network"
            value={isKnown ? network : ""}
            onChange={(event) => refine({ network: event.currentTarget.value || "My network" })}
          >
            {NETWORKS.map(([passphrase, name]) => <option key={passphrase} value={passphrase}>{name}</option>)}
            <option value="">Another one</option>
          </select>
        </div>
        <div>
          <label for="ledger">Current ledger</label>
          <input
            id="ledger"
            inputMode="numeric"
            pattern="[0-9]*"
            placeholder="not known"
            value={ledger ?? ""}
            onInput={(event) => refine({ ledger: ledgerOf(event.currentTarget.value) })}
          />
        </div>
      </div>
      {isKnown ? null : (
        <>
          <label for="passphrase">Passphrase of the network</label>
          <input
            id="passphrase"
            value={network}
            onInput={(event) => refine({ network: event.currentTarget.value || " " })}
          />
        </>
      )}
      <details>
        <summary>Tokens and addresses that you know</summary>
        <label for="names">One on a line</label>
        <textarea
          id="names"
          rows={4}
          spellcheck={false}
          aria-describedby="names-help"
          value={names}
          onInput={(event) => refine({ names: event.currentTarget.value })}
        />
        <p id="names-help" class="quiet">
          <code>native</code> or <code>CODE:ISSUER</code> for an asset; <code>CONTRACT SYMBOL DECIMALS</code>{" "}
          for another token; <code>ADDRESS = name</code>{" "}
          for an address. Only tokens that stand here are shown with their symbols.
        </p>
      </details>
      <details>
        <summary>Check against a signing policy</summary>
        <label for="policy">The policy, as JSON</label>
        <textarea
          id="policy"
          rows={6}
          spellcheck={false}
          value={policy}
          onInput={(event) => refine({ policy: event.currentTarget.value })}
        />
        {exact === null ? null : (
          <button type="button" onClick={() => refine({ policy: exact })}>
            Fill in one that allows exactly this
          </button>
        )}
      </details>
      <details>
        <summary>Compare with another value</summary>
        <label for="other">The other one</label>
        <textarea
          id="other"
          rows={4}
          spellcheck={false}
          value={other}
          onInput={(event) => refine({ other: event.currentTarget.value })}
        />
      </details>
    </>
  );
}

/** A ledger that was typed, if it is one. */
function ledgerOf(text: string): number | null {
  const ledger = Number(text);
  return /^\d+$/.test(text) && ledger <= 0xffffffff ? ledger : null;
}

/** Puts the input into the address of the page: only on request, since addresses are kept and sent to others. */
function Link({ question }: { readonly question: Question }): JSX.Element | null {
  const { input, network, ledger } = question;
  const [said, setSaid] = useState("");
  if (typeof input !== "string" || input.trim() === "" || input.length > 30_000) return null;
  if (holdsSecret(input) || holdsSecret(network)) return <p>No link: this may be a secret key, or hold one.</p>;
  const make = async () => {
    const parts = new URLSearchParams({
      input: input.trim(),
      network,
      ...(ledger === null ? {} : { ledger: `${ledger}` }),
    });
    location.hash = parts.toString();
    await navigator.clipboard.writeText(location.href).then(
      () => setSaid("link copied"),
      () => setSaid("the link is in the address bar"),
    );
  };
  return (
    <button type="button" onClick={make}>
      Make a link<span role="status" class="done">{said}</span>
    </button>
  );
}
