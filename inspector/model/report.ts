/** What the inspector knows of an input: plain data, so that a worker can make it and a page can show it. */

/** What the page asks. */
export interface Question {
  /** What was pasted, or the bytes of a file. */
  readonly input: string | Uint8Array;
  /** What to compare it with; empty for nothing. */
  readonly other: string;
  /** The key of the kind that was chosen; empty for the likeliest. */
  readonly kind: string;
  /** Which of several values in the input; the first is 0. */
  readonly item: number;
  /** The passphrase of the network. */
  readonly network: string;
  /** The current ledger, if it is known. */
  readonly ledger: number | null;
  /** The tokens and addresses that the user knows, one on a line. */
  readonly names: string;
  /** The JSON of a signing policy; empty for none. */
  readonly policy: string;
}

/** A kind that the input can be. */
export interface Kind {
  /** What {@linkcode Question.kind} names it by. */
  readonly key: string;
  /** Its name, such as `TransactionEnvelope`. */
  readonly type: string;
  /** The form of the input: `base64`, `hex`, `json`, `bytes`, `strkey`, `wasm`, or `list`. */
  readonly form: string;
  /** What speaks against it. */
  readonly warnings: readonly string[];
}

/** How serious a finding is: 0 is the worst. */
export type Level = 0 | 1 | 2 | 3;

/** Something that the reader should know before all else. */
export interface Finding {
  /** 0 danger, 1 warning, 2 note, 3 good. */
  readonly level: Level;
  /** A short name, such as `unlimited-allowance`. */
  readonly code: string;
  /** The sentence. */
  readonly text: string;
  /** The path of the node that it is about. */
  readonly path?: string;
}

/** A contract value. */
export interface ValueView {
  /** The type, such as `i128`. */
  readonly type: string;
  /** What it is, for values without parts. */
  readonly text?: string;
  /** Its parts; each with a key in a map. */
  readonly parts?: readonly { readonly key?: ValueView; readonly value: ValueView }[];
  /** How many parts are not shown. */
  readonly left?: number;
}

/** A value with a name. */
export interface Field {
  readonly label: string;
  readonly text: string;
  /** How it is shown; plain text if absent. */
  readonly as?: "address" | "code";
}

/** A part of a sentence: words, or something that is shown in a way of its own. */
export interface PartView {
  readonly as: "text" | "address" | "amount" | "name" | "value";
  readonly text: string;
  /** The address that belongs to it, such as the contract of a token. */
  readonly address?: string;
}

/** A node of an invocation tree. */
export interface CallView {
  readonly path: string;
  readonly kind: "call" | "create";
  /** What it does in a sentence; null for calls that only their arguments describe. */
  readonly sentence: readonly PartView[] | null;
  /** What to look at, the worst first: in a few words, and in more. */
  readonly marks: readonly { readonly level: Level; readonly name: string; readonly text: string }[];
  /** The name of the function, or what is created. */
  readonly name: string;
  /** The contract, or the asset. */
  readonly target: string;
  readonly args: readonly ValueView[];
  /** More about a creation. */
  readonly fields: readonly Field[];
  readonly below: readonly CallView[];
  /** How many calls are below it, at all depths. */
  readonly count: number;
  /** How many calls below it are not shown. */
  readonly left: number;
}

/** A place for a signature. */
export interface SignerView {
  readonly path: string;
  readonly address: string;
  /** 0 for the credentials themselves. */
  readonly depth: number;
  readonly state: "valid" | "invalid" | "missing" | "optional" | "contract" | "unknown";
  /** The keys that have signed. */
  readonly keys: readonly { readonly key: string; readonly state: "valid" | "invalid" | "unknown" }[];
  /** The whole signature, for forms that only a contract reads. */
  readonly scVal: ValueView;
}

/** An authorization entry. */
export interface EntryView {
  readonly path: string;
  /** Who approves; null for the source account of the transaction. */
  readonly address: string | null;
  readonly fields: readonly Field[];
  readonly signers: readonly SignerView[];
  readonly call: CallView;
}

/** A transaction. */
export interface TransactionView {
  readonly fields: readonly Field[];
  readonly operations: readonly OperationView[];
  readonly signatures: readonly { readonly text: string; readonly state: "valid" | "invalid" | "unknown" }[];
}

/** An operation of a transaction. */
export interface OperationView {
  readonly path: string;
  readonly name: string;
  readonly source: string | null;
  /** The call of a contract. */
  readonly call: CallView | null;
  /** What it does in a sentence; null for calls that only their arguments describe. */
  readonly sentence: readonly PartView[] | null;
  /** The settings that it changes, or the claimants of a balance, in sentences. */
  readonly settings: readonly (readonly PartView[])[];
  /** All of any other operation. */
  readonly value: ValueView | null;
}

/** An event. */
export interface EventView {
  readonly path: string;
  readonly contract: string | null;
  /** What kind of event it is, and whether its call succeeded. */
  readonly kind: string;
  readonly topics: readonly ValueView[];
  readonly data: ValueView;
}

/** What tokens do. */
export interface MovementsView {
  readonly rows: readonly MovementRow[];
  /** The sum of each address for each token. */
  readonly sums: readonly { readonly address: string; readonly token: string; readonly amount: string }[];
  /** How many rows are not shown. */
  readonly left: number;
}

/** One movement. */
export interface MovementRow {
  readonly kind: string;
  readonly from: string | null;
  readonly to: string | null;
  readonly amount: string;
  readonly token: string;
  /** More, such as the id of a customer. */
  readonly more: string;
}

/** A call that was made. */
export interface FrameView {
  readonly path: string;
  readonly contract: string;
  readonly name: string;
  readonly outcome: "returned" | "failed" | "caught" | "open";
  readonly args: readonly ValueView[];
  readonly result: ValueView | null;
  readonly error: string | null;
  readonly notes: readonly string[];
  readonly events: number;
  readonly below: readonly FrameView[];
  readonly count: number;
  readonly left: number;
}

/** The calls that were made, and where they failed. */
export interface TraceView {
  /** Whether the list of events has no holes. */
  readonly complete: boolean;
  /** Whether all arguments are certain to be those of the calls. */
  readonly certain: boolean;
  readonly failure: { readonly path: string; readonly text: string; readonly said: string | null } | null;
  readonly calls: readonly FrameView[];
  readonly notes: readonly string[];
  readonly metrics: readonly Field[];
}

/** The interface of a contract. */
export interface InterfaceView {
  readonly groups: readonly {
    readonly title: string;
    readonly rows: readonly { readonly name: string; readonly text: string; readonly doc: string }[];
    readonly left: number;
  }[];
}

/** A part of two values that is compared. */
export interface ComparedRow {
  readonly path: string;
  /** The JSON of the first one; null where it has none. */
  readonly one: string | null;
  /** The same of the second. */
  readonly two: string | null;
  readonly same: boolean;
}

/** Two values side by side. */
export interface ComparisonView {
  /** The kind of the second, or why it cannot be compared. */
  readonly title: string;
  readonly rows: readonly ComparedRow[];
  readonly different: number;
  /** How many rows are not shown. */
  readonly left: number;
}

/** What a policy says of all that is asked for. */
export interface VerdictView {
  /** How many violations there are; null when the policy cannot be used. */
  readonly count: number | null;
  /** What each violation is, or why the policy cannot be used. */
  readonly rows: readonly { readonly text: string; readonly path?: string }[];
}

/** The forms of the input that can be copied: null where there is none. */
export interface Forms {
  readonly json: string | null;
  readonly base64: string | null;
  readonly hex: string | null;
  /** The policy that allows what is shown and nothing else, as JSON. */
  readonly exact: string | null;
}

/** All that is shown, but for the {@linkcode Forms}, which come after it. */
export interface Report {
  /** What the input can be. Empty when it is nothing that is known. */
  readonly kinds: readonly Kind[];
  /** The key of the kind that is shown. */
  readonly kind: string;
  /** The values in the input, when it has several. */
  readonly items: readonly string[];
  readonly item: number;
  /** The kind in words, and what such a thing is. */
  readonly title: string;
  readonly about: string;
  readonly findings: readonly Finding[];
  /** What is spent in all, in sentences. */
  readonly totals: readonly (readonly PartView[])[];
  /** What the policy says that was pasted; null where there is none. */
  readonly verdict: VerdictView | null;
  readonly transaction: TransactionView | null;
  readonly entries: readonly EntryView[];
  readonly movements: MovementsView | null;
  readonly trace: TraceView | null;
  readonly events: readonly EventView[];
  readonly eventsLeft: number;
  readonly contract: InterfaceView | null;
  readonly fields: readonly Field[];
  readonly value: ValueView | null;
  readonly native: string | null;
  readonly comparison: ComparisonView | null;
}
