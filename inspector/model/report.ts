/** The report on an input: plain data, so that a worker can create it and a page can render it. */

/** The input of a report. */
export interface Question {
  /** The pasted string, or the bytes of a file. */
  readonly input: string | Uint8Array;
  /** The value to compare with; empty for none. */
  readonly other: string;
  /** The key of the selected type; empty for the most likely one. */
  readonly kind: string;
  /** The index of the selected value in the input. */
  readonly item: number;
  /** The network passphrase that the user selected; null to detect it. */
  readonly network: string | null;
  /** The current ledger, if known. */
  readonly ledger: number | null;
  /** The time in seconds since 1970, if known. */
  readonly now: number | null;
  /** Whether network and ledger came from a link. */
  readonly isLinked: boolean;
  /** The user's known tokens and addresses, one per line. */
  readonly names: string;
  /** The JSON of a signing policy; empty for none. */
  readonly policy: string;
  /** The version of the smart account contract; empty to detect it. */
  readonly account: AccountVersion | "";
}

/** The versions of smart accounts whose entries are checked. */
export type AccountVersion = "openzeppelin@0.7" | "openzeppelin@0.8";

/** A possible type of the input. */
export interface Kind {
  /** Its value for {@linkcode Question.kind}. */
  readonly key: string;
  /** Its name, such as `TransactionEnvelope`. */
  readonly type: string;
  /** The format of the input: `base64`, `hex`, `json`, `bytes`, `strkey`, `wasm`, or `list`. */
  readonly form: string;
  /** Reasons against it. */
  readonly warnings: readonly string[];
}

/** The severity of a finding: 0 is the highest. */
export type Level = 0 | 1 | 2;

/** An important finding, shown first. */
export interface Finding {
  /** 0 danger, 1 warning, 2 note. */
  readonly level: Level;
  /** A short name, such as `unlimited-allowance`. */
  readonly code: string;
  /** The sentence. */
  readonly text: string;
  /** The path of the node it concerns. */
  readonly path?: string;
}

/** A contract value. */
export interface ValueView {
  /** The type, such as `i128`. */
  readonly type: string;
  /** The formatted value, if it has no parts. */
  readonly text?: string;
  /** Its parts; each with a key in a map. */
  readonly parts?: readonly { readonly key?: ValueView; readonly value: ValueView }[];
  /** The number of omitted parts. */
  readonly left?: number;
}

/** A value with a name. */
export interface Field {
  readonly label: string;
  readonly text: string;
  /** How it is rendered; as a plain string if absent. */
  readonly as?: "address" | "code";
}

/** A part of a sentence: words, or a specially rendered value. */
export interface PartView {
  readonly as: "text" | "address" | "short" | "amount" | "name" | "value";
  readonly text: string;
  /** The address behind it, such as the contract of a token. */
  readonly address?: string;
}

/** A node of an invocation tree. */
export interface CallView {
  readonly path: string;
  readonly kind: "call" | "create";
  /** Its warnings, most severe first: a short and a long version. */
  readonly marks: readonly { readonly level: Level; readonly name: string; readonly text: string }[];
  /** The function, or the created item. */
  readonly name: string;
  /** The contract, or the asset. */
  readonly target: string;
  readonly args: readonly ValueView[];
  /** Details of a creation. */
  readonly fields: readonly Field[];
  readonly below: readonly CallView[];
  /** The number of its sub-invocations at all depths. */
  readonly count: number;
  /** The number of omitted sub-invocations. */
  readonly left: number;
}

/** A requested action in a sentence, with its sub-statements. */
export interface EffectView {
  readonly path: string;
  /** The acting or approving address, if the sentence does not name it. */
  readonly by: readonly PartView[];
  readonly parts: readonly PartView[];
  readonly marks: CallView["marks"];
  /** Settings, claimants, approvals and contract calls that belong to it. */
  readonly below: readonly EffectView[];
}

/** A required signer. */
export interface SignerRow {
  readonly path: string;
  readonly address: string;
  readonly role: string;
  /** `good`: signed by its own key; `doubt`: perhaps; `none`: not yet; `bad`: the signature is invalid. */
  readonly state: "good" | "doubt" | "none" | "bad";
  readonly text: string;
  /** The keys that signed instead of its own. */
  readonly by: readonly string[];
  /** The network on which its signature is valid; selectable. */
  readonly network: string | null;
}

/** Required and existing signatures. */
export interface SignersView {
  readonly rows: readonly SignerRow[];
  /** The summary. */
  readonly summary: string;
  readonly isComplete: boolean;
  /** Signatures that match no row. */
  readonly unmatched: readonly string[];
}

/** The signers of smart accounts. */
export interface AccountsView {
  readonly rows: readonly {
    /** The account, `C…`. */
    readonly account: string;
    /** The address of the signer; null if it has none. */
    readonly signer: string | null;
    /** The type of signer. */
    readonly text: string;
  }[];
  /** The version whose problems are shown; null if unknown: then only problems common to all versions are shown. */
  readonly version: AccountVersion | null;
  readonly isPicked: boolean;
  /** Whether an account has the OpenZeppelin format, the only one checked for problems. */
  readonly isOpenZeppelin: boolean;
  /** The number of problems. */
  readonly problems: number;
}

/** The network of the shown values. */
export interface NetworkView {
  readonly passphrase: string;
  readonly name: string;
  /** How it was determined. */
  readonly how: string;
}

/** An authorization entry. */
export interface EntryView {
  readonly path: string;
  /** The approver; null for the source account of the transaction. */
  readonly address: string | null;
  readonly fields: readonly Field[];
  readonly call: CallView;
}

/** The details of a transaction. */
export interface TransactionView {
  readonly fields: readonly Field[];
  readonly operations: readonly OperationView[];
}

/** The parts of an operation. */
export interface OperationView {
  readonly path: string;
  readonly name: string;
  readonly source: string | null;
  /** The contract call. */
  readonly call: CallView | null;
  /** The fields of any other operation. */
  readonly value: ValueView | null;
}

/** Ledger changes of a transaction. */
export interface ChangesView {
  readonly rows: readonly {
    /** The account or contract of the entry, or the entry itself. */
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
  /** The event type, and whether its call succeeded. */
  readonly kind: string;
  readonly topics: readonly ValueView[];
  readonly data: ValueView;
}

/** Token movements. */
export interface MovementsView {
  readonly rows: readonly MovementRow[];
  /** The total of each address by token. */
  readonly sums: readonly { readonly address: string; readonly token: string; readonly amount: string }[];
  /** The number of omitted rows. */
  readonly left: number;
}

/** One movement. */
export interface MovementRow {
  readonly kind: string;
  readonly from: string | null;
  readonly to: string | null;
  readonly amount: string;
  readonly token: string;
  /** Details, such as a customer ID. */
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

/** The calls that were made, and the failed ones. */
export interface TraceView {
  /** Whether the list of events is complete. */
  readonly complete: boolean;
  /** Whether all arguments are certain to belong to their calls. */
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

/** One compared part of two values. */
export interface ComparedRow {
  readonly path: string;
  /** The JSON of the first value; null if it lacks this part. */
  readonly one: string | null;
  /** The same for the second value. */
  readonly two: string | null;
  readonly same: boolean;
}

/** Two compared values. */
export interface ComparisonView {
  /** The type of the second value, or the reason why it cannot be compared. */
  readonly title: string;
  readonly rows: readonly ComparedRow[];
  readonly different: number;
  /** The number of omitted rows. */
  readonly left: number;
}

/** The verdict of the pasted policy. */
export interface VerdictView {
  /** The number of violations; null if the policy is invalid. */
  readonly count: number | null;
  /** The violations, or the reason why the policy is invalid. */
  readonly rows: readonly { readonly text: string; readonly path?: string }[];
}

/** The formats that can be copied; null if not available. */
export interface Forms {
  readonly json: string | null;
  readonly base64: string | null;
  readonly hex: string | null;
  /** The policy that allows only the shown requests, as JSON. */
  readonly exact: string | null;
}

/** The complete report, except for the {@linkcode Forms}, which follow it. */
export interface Report {
  /** The possible types of the input; empty if unknown. */
  readonly kinds: readonly Kind[];
  /** The key of the shown type. */
  readonly kind: string;
  /** The values in the input, if it has several. */
  readonly items: readonly string[];
  readonly item: number;
  /** A one-line description of the input; empty for no input. */
  readonly line: string;
  /** The heading. */
  readonly headline: readonly PartView[];
  /** An explanation of the type. */
  readonly about: string;
  /** Null if the network does not matter. */
  readonly network: NetworkView | null;
  readonly findings: readonly Finding[];
  readonly effects: readonly EffectView[];
  /** The number of omitted effects. */
  readonly effectsLeft: number;
  /** The fee, time bounds and other conditions, in sentences. */
  readonly conditions: readonly (readonly PartView[])[];
  readonly signers: SignersView | null;
  /** Null if no smart account signs. */
  readonly accounts: AccountsView | null;
  /** The total spending, in sentences. */
  readonly totals: readonly (readonly PartView[])[];
  /** The verdict of the pasted policy; null if there is none. */
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
