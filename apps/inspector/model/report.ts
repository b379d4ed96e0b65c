/** The report on an input: plain data, so that a worker can create it and a page can render it. */

import type { Description, Part } from "@dwsa/base/describe";
import type { CurrentLedger } from "./ledger.ts";

/** The input of a report. */
export interface Query {
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
  /** Known tokens and addresses that the user entered, one per line. */
  readonly names: string;
  /** The JSON of a signing policy; empty for none. */
  readonly policy: string;
  /** The version of the smart account contract; empty to detect it. */
  readonly account: AccountVersion | "";
}

/** The versions of smart account contracts whose entries are checked. */
export type AccountVersion = "openzeppelin@0.7" | "openzeppelin@0.8";

/** A possible type of the input. */
export interface Kind {
  /** The value of {@linkcode Query.kind} that selects this type. */
  readonly key: string;
  /** The name of the type, such as `TransactionEnvelope`. */
  readonly type: string;
  /** The format of the input: `base64`, `hex`, `json`, `bytes`, `strkey`, `wasm`, or `list`. */
  readonly form: string;
  /** Reasons why this type is unlikely. */
  readonly warnings: readonly string[];
}

/** The severity of a finding: 0 is the highest. */
export type Level = 0 | 1 | 2;

/** An important finding, shown first. */
export interface Finding {
  /** The severity: 0 is a danger, 1 a warning, 2 a note. */
  readonly level: Level;
  /** A short name, such as `unlimited-allowance`. */
  readonly code: string;
  /** The description, in a sentence. */
  readonly text: string;
  /** The sentence without details, for the heading. */
  readonly title?: string;
  /** The path of the node that the finding concerns. */
  readonly path?: string;
}

/** A warning at its place. */
export interface Mark {
  readonly level: Level;
  /** A short name, such as `unlimited allowance`. */
  readonly name: string;
  /** The description. */
  readonly text: string;
}

/** A contract value. */
export interface ValueView {
  /** The type, such as `i128`. */
  readonly type: string;
  /** The formatted value; absent if the value has parts. */
  readonly text?: string;
  /** The parts of the value; in a map, each has a key. */
  readonly parts?: readonly { readonly key?: ValueView; readonly value: ValueView }[];
  /** The number of omitted parts. */
  readonly left?: number;
}

/** A value with a name. */
export interface Field {
  readonly label: string;
  readonly text: string;
  /** How the value is rendered; if absent, as plain text. */
  readonly as?: "address" | "code";
}

/** A node of an invocation tree. */
export interface CallView {
  readonly path: string;
  readonly kind: "call" | "create";
  /** Warnings of the call, most severe first. */
  readonly marks: readonly Mark[];
  /** The name of the function, or a description of the creation. */
  readonly name: string;
  /** The address of the called contract, or the asset of the created one; otherwise empty. */
  readonly target: string;
  readonly args: readonly ValueView[];
  /** Details of a contract creation. */
  readonly fields: readonly Field[];
  readonly below: readonly CallView[];
  /** The number of sub-invocations at all depths. */
  readonly count: number;
  /** The number of omitted sub-invocations. */
  readonly left: number;
}

/** The signers of smart accounts. */
export interface AccountsView {
  readonly rows: readonly {
    /** The address of the smart account, `C…`. */
    readonly account: string;
    /** The address of the signer; null if it has none. */
    readonly signer: string | null;
    /** The type of the signer, with its key if it has no address. */
    readonly text: string;
  }[];
  /** The version whose problems are shown; null if it is unknown and only problems of all versions are shown. */
  readonly version: AccountVersion | null;
  readonly isPicked: boolean;
  /** Whether an account has the OpenZeppelin format, the only one checked for problems. */
  readonly isOpenZeppelin: boolean;
  /** The number of problems. */
  readonly problems: number;
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

/** The details of an operation. */
export interface OperationView {
  readonly path: string;
  readonly name: string;
  readonly source: string | null;
  /** The contract call; null for any other operation. */
  readonly call: CallView | null;
  /** The fields of the operation; null for a contract call. */
  readonly value: ValueView | null;
}

/** Ledger changes of a transaction. */
export interface ChangesView {
  readonly rows: readonly {
    /** The account or contract that owns the ledger entry; otherwise its ID or hash, or `the network` for its settings. */
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
  /** The net change per address and token. */
  readonly sums: readonly { readonly address: string; readonly token: string; readonly amount: string }[];
  /** The number of omitted rows. */
  readonly left: number;
}

/** One token movement. */
export interface MovementRow {
  readonly kind: string;
  readonly from: string | null;
  readonly to: string | null;
  readonly amount: string;
  readonly token: string;
  /** Details, such as the muxed ID of the recipient. */
  readonly more: string;
}

/** An executed call. */
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

/** The executed calls, and the first failure. */
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

/** One part of two compared values. */
export interface ComparedRow {
  readonly path: string;
  /** The JSON of the part in the first value; null if it is missing there. */
  readonly one: string | null;
  /** The JSON of the part in the second value; null if it is missing there. */
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
  /** The number of violations; null if the policy is invalid or the network unknown. */
  readonly count: number | null;
  /** The violations, or the reason why there is no verdict. */
  readonly rows: readonly { readonly text: string; readonly path?: string }[];
}

/** A rule of nodes that a transaction breaks. */
export interface ProblemView {
  readonly path: string;
  readonly text: string;
  /** Whether the transaction fails in a ledger and pays its fee, instead of being rejected. */
  readonly isCharged: boolean;
}

/** The formats that can be copied; null if not available. */
export interface Forms {
  readonly json: string | null;
  readonly base64: string | null;
  readonly hex: string | null;
  /** A policy that allows only the shown requests, as JSON. */
  readonly exact: string | null;
}

/** The complete report, except for the {@linkcode Forms}, which follow it. */
export interface Report {
  /** The possible types of the input; empty if unknown. */
  readonly kinds: readonly Kind[];
  /** The {@linkcode Kind.key} of the shown type. */
  readonly kind: string;
  /** The labels of the values in the input, if there are several. */
  readonly items: readonly string[];
  readonly item: number;
  /** A one-line description of the input; empty for no input. */
  readonly line: string;
  /** The heading; empty if the description has the heading. */
  readonly headline: readonly Part[];
  /** An explanation of the type. */
  readonly about: string;
  /** The network of the values, and how it is known; empty if they do not depend on one, or the description names it. */
  readonly network: string;
  readonly findings: readonly Finding[];
  /** Why a transaction failed: what its codes mean, the rules that it breaks, and what to do. */
  readonly reasons: readonly Field[];
  /** What is to be signed; null if it is not such a value. */
  readonly description: Description | null;
  /** Warnings of the policy and of smart accounts, by path of the statement. */
  readonly marks: { readonly [path: string]: readonly Mark[] };
  /** Who must sign on an unknown network, and the number of signatures, which cannot be verified; otherwise null. */
  readonly unverified: { readonly addresses: readonly string[]; readonly signatures: number } | null;
  /** The rules of nodes that the transaction breaks. */
  readonly problems: readonly ProblemView[];
  /** The time in seconds since 1970, if known. */
  readonly now: number | null;
  /** The current ledger, if known. */
  readonly current: CurrentLedger | null;
  /** The signers of smart accounts; null if no smart account signs. */
  readonly accounts: AccountsView | null;
  /** The verdict of the pasted policy; null if there is none. */
  readonly verdict: VerdictView | null;
  readonly transaction: TransactionView | null;
  readonly entries: readonly EntryView[];
  /** The number of omitted entries. */
  readonly entriesLeft: number;
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
