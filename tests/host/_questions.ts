/**
 * Types of requests to the host program and of its responses: JSON objects in lines, see `program/src/questions.rs`.
 */

/** The ledger in which a call is applied. */
export interface Ledger {
  readonly seq: number;
  /** The SHA-256 hash of the passphrase in hexadecimal. */
  readonly networkId: string;
  readonly maxEntryTtl: number;
  readonly minTempTtl: number;
}

/** The name of a contract in `program/contracts`. */
export type ContractKind =
  | "accept"
  | "caller"
  | "constructed"
  | "delegate_all"
  | "delegate_first"
  | "ed25519"
  | "passkey"
  | "plain"
  | "refuse"
  | "store";

/** A contract at an address. */
export interface Installed {
  /** 32 bytes in hexadecimal. */
  readonly id: string;
  readonly kind: ContractKind;
  /** The storage of its instance: an `ScMap` in base64. */
  readonly storage?: string;
}

/** A host function and its authorization; all XDR in base64. */
export interface Call {
  readonly ledger: Ledger;
  /** Ledger entries, each with the last ledger in which it is live; `null` if it does not expire. */
  readonly entries: readonly (readonly [entry: string, liveUntil: number | null])[];
  readonly contracts: readonly Installed[];
  readonly function: string;
  /** Authorization entries; without them `simulate` records. */
  readonly auth?: readonly string[];
  /** The Ed25519 key of the source account in hexadecimal; by default, a key without a known secret. */
  readonly source?: string;
  /** Asks `simulate` for entries whose credentials do not bind the address. */
  readonly legacy?: boolean;
  /** Whether the response contains the text of an error. */
  readonly text?: boolean;
  /** Whether the value of the response to `enforce` contains the diagnostic events of a failed call, in base64. */
  readonly diagnostics?: boolean;
}

/** A transaction that is applied like by a node. The envelope contains everything else. */
export interface Apply extends Pick<Call, "ledger" | "entries" | "contracts"> {
  /** A `TransactionEnvelope` in base64. */
  readonly envelope: string;
}

/** The value of a response to `apply`. */
export interface Applied {
  /** The hash of the transaction, and of its fee bump if there is one, in hexadecimal. */
  readonly hashes: readonly string[];
  readonly changes: readonly {
    readonly key: string;
    readonly entry: string | null;
    readonly liveUntil: number | null;
  }[];
  readonly events: readonly string[];
  /** The instructions of the call, and the bytes that it read from disk and wrote. */
  readonly instructions: number;
  readonly readBytes: number;
  readonly writeBytes: number;
  /** The part of the resource fee that is due before the call, and the whole due resource fee. */
  readonly feeBefore: string;
  readonly feeDue: string;
}

/** A question. */
export type Question =
  | { readonly op: "about" }
  | ({ readonly op: "call" | "simulate" } & Call)
  | ({ readonly op: "enforce"; readonly resources: string } & Call)
  | ({ readonly op: "apply" } & Apply)
  | {
    readonly op: "typed";
    readonly ledger: Ledger;
    /** Entries of an interface in base64. */
    readonly spec: readonly string[];
    /** A `HostFunction` in base64. */
    readonly function: string;
  }
  | { readonly op: "value"; readonly xdr: string }
  | { readonly op: "compare"; readonly a: string; readonly b: string }
  | { readonly op: "strkey"; readonly text: string }
  | {
    readonly op: "contractId";
    readonly ledger: Ledger;
    readonly deployer?: string;
    readonly salt?: string;
    readonly asset?: string;
  }
  | { readonly op: "verify"; readonly key: string; readonly message: string; readonly signature: string }
  | { readonly op: "decode"; readonly of: string; readonly xdr: string };

/** A response. */
export interface Answer {
  /** The stage at which the host ended. The last three are not verdicts. */
  readonly stage: "about" | "call" | "decode" | "entries" | "transaction" | "budget" | "panic" | "question";
  readonly ok: boolean;
  /** The type of the error. */
  readonly type?: string;
  /** The code of the error, or the number of a contract's own error. */
  readonly code?: string;
  /** The text of the error; not part of the verdict. */
  readonly text?: string;
  readonly value?: unknown;
}

/** Formats the verdict of a response: `ok`, or a stage and an error such as `call Auth/InvalidAction`. */
export function verdictOf({ stage, ok, type, code }: Answer): string {
  if (ok) return "ok";
  return type === undefined ? stage : `${stage} ${type}/${code}`;
}
