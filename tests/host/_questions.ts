/** Requests to the host program and its responses: one JSON object per line, see `program/src/questions.rs`. */

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
  /** Ledger entries, each with the ledger that it lives until, if it has one. */
  readonly entries: readonly (readonly [entry: string, liveUntil: number | null])[];
  readonly contracts: readonly Installed[];
  readonly function: string;
  /** Authorization entries; without them `simulate` records. */
  readonly auth?: readonly string[];
  /** The Ed25519 key of the source account in hexadecimal; a key that nobody has by default. */
  readonly source?: string;
  /** Asks `simulate` for entries whose credentials do not bind the address. */
  readonly legacy?: boolean;
  /** Asks for the text of an error, too. */
  readonly text?: boolean;
  /** Asks `enforce` for the diagnostic events of a call that fails, too: the value of the response, in base64. */
  readonly diagnostics?: boolean;
}

/** A whole transaction, as a node applies it: all else is in the envelope. */
export interface Apply extends Pick<Call, "ledger" | "entries" | "contracts"> {
  /** A `TransactionEnvelope` in base64. */
  readonly envelope: string;
}

/** What `apply` answers. */
export interface Applied {
  /** The hash of the transaction in hexadecimal, and of the fee bump around it. */
  readonly hashes: readonly string[];
  readonly changes: readonly {
    readonly key: string;
    readonly entry: string | null;
    readonly liveUntil: number | null;
  }[];
  readonly events: readonly string[];
  /** The instructions that the call took, and the bytes that it read from disk and wrote. */
  readonly instructions: number;
  readonly readBytes: number;
  readonly writeBytes: number;
  /** The part of the resource fee that is due before the call, and all of it. */
  readonly feeBefore: string;
  readonly feeDue: string;
}

/** One question. */
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

/** One response. */
export interface Answer {
  /** Where it ended. The last three are no verdicts. */
  readonly stage: "about" | "call" | "decode" | "entries" | "transaction" | "budget" | "panic" | "question";
  readonly ok: boolean;
  /** The type of the error. */
  readonly type?: string;
  /** Its code, or the number of a contract's own error. */
  readonly code?: string;
  /** For people; not part of the verdict. */
  readonly text?: string;
  readonly value?: unknown;
}

/** The verdict of a response in a few words: `ok`, or `call Auth/InvalidAction`. */
export function verdictOf({ stage, ok, type, code }: Answer): string {
  if (ok) return "ok";
  return type === undefined ? stage : `${stage} ${type}/${code}`;
}
