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
  /** The passphrase of the network that the user has chosen; null to find it out. */
  readonly network: string | null;
  /** The current ledger, if it is known. */
  readonly ledger: number | null;
  /** The time in seconds since 1970, if it is known. */
  readonly now: number | null;
  /** Whether network and ledger came by a link. */
  readonly isLinked: boolean;
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
export type Level = 0 | 1 | 2;

/** Something that the reader should know before all else. */
export interface Finding {
  /** 0 danger, 1 warning, 2 note. */
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
  readonly as: "text" | "address" | "short" | "amount" | "name" | "value";
  readonly text: string;
  /** The address that belongs to it, such as the contract of a token. */
  readonly address?: string;
}

/** A node of an invocation tree. */
export interface CallView {
  readonly path: string;
  readonly kind: "call" | "create";
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

/** Something that is asked for, in a sentence, with what belongs to it. */
export interface EffectView {
  readonly path: string;
  /** Who acts or approves, where the sentence does not name that. */
  readonly by: readonly PartView[];
  readonly parts: readonly PartView[];
  readonly marks: CallView["marks"];
  /** Settings, claimants, approvals and calls of contracts that belong to it. */
  readonly below: readonly EffectView[];
}

/** Whose signature is needed. */
export interface SignerRow {
  readonly path: string;
  readonly address: string;
  readonly role: string;
  /** `good`: signed by its own key; `doubt`: perhaps; `none`: not yet; `bad`: the signature does not fit. */
  readonly state: "good" | "doubt" | "none" | "bad";
  readonly text: string;
  /** The keys that have signed instead of its own. */
  readonly by: readonly string[];
  /** The network that its signature fits; to be chosen. */
  readonly network: string | null;
}

/** Who must sign, and who has. */
export interface SignersView {
  readonly rows: readonly SignerRow[];
  /** What is said of all together. */
  readonly summary: string;
  readonly isComplete: boolean;
  /** Signatures that belong to no row. */
  readonly unmatched: readonly string[];
}

/** Which network the values are shown for. */
export interface NetworkView {
  readonly passphrase: string;
  readonly name: string;
  /** How it is known. */
  readonly how: string;
}

/** An authorization entry. */
export interface EntryView {
  readonly path: string;
  /** Who approves; null for the source account of the transaction. */
  readonly address: string | null;
  readonly fields: readonly Field[];
  readonly call: CallView;
}

/** The details of a transaction. */
export interface TransactionView {
  readonly fields: readonly Field[];
  readonly operations: readonly OperationView[];
}

/** An operation of a transaction, part by part. */
export interface OperationView {
  readonly path: string;
  readonly name: string;
  readonly source: string | null;
  /** The call of a contract. */
  readonly call: CallView | null;
  /** All of any other operation. */
  readonly value: ValueView | null;
}

/** What a transaction changed in the ledger. */
export interface ChangesView {
  readonly rows: readonly {
    /** The account or contract that the entry belongs to, or what it is. */
    readonly who: string;
    readonly what: string;
    readonly before: string;
    readonly after: string;
  }[];
  readonly left: number;
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
  /** What the input is, in a line; empty for no input. */
  readonly line: string;
  /** What happens: the heading. */
  readonly headline: readonly PartView[];
  /** What such a thing is. */
  readonly about: string;
  /** Null where the network does not matter. */
  readonly network: NetworkView | null;
  readonly findings: readonly Finding[];
  readonly effects: readonly EffectView[];
  /** How many effects are not shown. */
  readonly effectsLeft: number;
  /** The fee, the time and other conditions, in sentences. */
  readonly conditions: readonly (readonly PartView[])[];
  readonly signers: SignersView | null;
  /** What is spent in all, in sentences. */
  readonly totals: readonly (readonly PartView[])[];
  /** What the policy says that was pasted; null where there is none. */
  readonly verdict: VerdictView | null;
  readonly transaction: TransactionView | null;
  readonly entries: readonly EntryView[];
  readonly movements: MovementsView | null;
  readonly changes: ChangesView | null;
  readonly trace: TraceView | null;
  readonly events: readonly EventView[];
  readonly eventsLeft: number;
  readonly contract: InterfaceView | null;
  readonly fields: readonly Field[];
  readonly value: ValueView | null;
  readonly native: string | null;
  readonly comparison: ComparisonView | null;
}
