import type { DwsaAuthorizationEntry } from "../xdr/mod.ts";

/** What a login challenge asks to approve; see {@linkcode readChallenge}. Only `timeBounds` and `memo` are not JSON. */
export interface Login {
  /** The standard: `"sep10"` for a transaction, `"sep45"` for authorization entries of a contract account. */
  readonly protocol: "sep10" | "sep45";
  /** The account that logs in: `G…` or `M…` (SEP-10), `C…` (SEP-45). */
  readonly account: string;
  /** The ID of a user of a shared account (SEP-10), from 0 to 2^64 - 1; `null` if there is none. */
  readonly memo: bigint | null;
  /** The domain of the service. */
  readonly homeDomain: string;
  /** The domain of the server that issued the challenge; `null` if a SEP-10 challenge does not name it. */
  readonly webAuthDomain: string | null;
  /** The account of the server, `G…`: `SIGNING_KEY` in the service's stellar.toml. */
  readonly serverAccount: string;
  /** The wallet that the challenge names. It is a claim: only a verdict shows that the wallet signed. */
  readonly clientDomain: ClientDomain | null;
  /** The server's nonce: 64 base64 characters (SEP-10), or a string of the server's choice (SEP-45). */
  readonly nonce: string;
  /** The period of validity in seconds since 1970 (SEP-10); `null` for SEP-45, whose entries expire by ledger. */
  readonly timeBounds: {
    /** The first second. */
    readonly min: bigint;
    /** The last second. */
    readonly max: bigint;
  } | null;
  /** The contract that is called (SEP-45), `C…`; `null` for SEP-10. */
  readonly webAuthContract: string | null;
}

/** A wallet that signs logins with an account of its own, in addition to the user. */
export interface ClientDomain {
  /** The wallet's domain. */
  readonly domain: string;
  /** The wallet's account, `G…`: `SIGNING_KEY` in the stellar.toml of the domain. */
  readonly account: string;
}

/** What a program knows of the server; the values are from the service's stellar.toml, never from the challenge. */
export interface WebAuthServer {
  /** The network passphrase, such as one of `Networks`. */
  readonly networkPassphrase: string;
  /** The account of the server, `G…`: `SIGNING_KEY`. */
  readonly serverAccount: string;
  /** The domain of the server: the host of `WEB_AUTH_ENDPOINT`, with its port if it has one. */
  readonly webAuthDomain: string;
}

/**
 * Why a challenge is not accepted:
 *
 * | reason | SEP | what is wrong |
 * |---|---|---|
 * | `envelope` | 10 | a fee bump is not a challenge |
 * | `server-account` | both | the server is not an account `G…`, or not the expected one |
 * | `sequence` | 10 | the sequence number is not 0, so the transaction could be submitted |
 * | `time-bounds` | 10 | there are none, or the end is missing or before the beginning |
 * | `expired`, `not-yet-valid` | both | the time, or the ledger, is outside the period of validity |
 * | `operations` | 10 | an operation is not `manageData`, or has another source account than the server |
 * | `account` | both | the account that logs in is missing, of a wrong type, or not the expected one |
 * | `home-domain`, `web-auth-domain` | both | the domain is not the expected one, or not a string |
 * | `nonce` | 10 | the nonce is not 64 base64 characters |
 * | `memo` | 10 | the memo is not an ID, stands beside an address `M…`, or is not the expected one |
 * | `client-domain` | both | the wallet's domain or account is malformed, or not the expected one |
 * | `server-signature` | both | the server has not signed |
 * | `client-domain-signature` | both | the wallet that the challenge names has not signed |
 * | `client-signature` | 10 | no signer of the account has signed |
 * | `unknown-signature` | 10 | a signature belongs to no key, or is the second one of its key |
 * | `threshold` | 10 | the weight of the signers is below the threshold |
 * | `entries` | 45 | an entry is missing, repeated, or of another address |
 * | `credentials` | 45 | the credentials are not those of an address, or have delegates |
 * | `sub-invocations` | 45 | the entry also authorizes other calls |
 * | `function` | 45 | the call is not `web_auth_verify` of the expected contract |
 * | `arguments` | 45 | the argument is not a map of the known names to strings |
 * | `different-calls` | 45 | the entries authorize different calls |
 * | `simulation` | 45 | the simulation did not succeed, or is of other entries |
 * | `side-effects` | 45 | the call would write ledger entries other than the nonces |
 */
export type ChallengeReason =
  | "account"
  | "arguments"
  | "client-domain"
  | "client-domain-signature"
  | "client-signature"
  | "credentials"
  | "different-calls"
  | "entries"
  | "envelope"
  | "expired"
  | "function"
  | "home-domain"
  | "memo"
  | "nonce"
  | "not-yet-valid"
  | "operations"
  | "sequence"
  | "server-account"
  | "server-signature"
  | "side-effects"
  | "simulation"
  | "sub-invocations"
  | "threshold"
  | "time-bounds"
  | "unknown-signature"
  | "web-auth-domain";

/** One reason not to accept a challenge. */
export interface ChallengeProblem {
  /** The reason, for programs. */
  readonly reason: ChallengeReason;
  /** The path in the challenge, such as `"operations[0].dataName"` or `"[1].credentials"`; `""` for all of it. */
  readonly path: string;
  /** The reason as a clause that continues the path, without an initial capital or a final period. */
  readonly message: string;
}

/** Whether a challenge may be signed: the result of {@linkcode checkChallenge}. */
export interface ChallengeCheck {
  /** Whether there are no problems. */
  readonly valid: boolean;
  /** All problems; only the first one if the challenge does not have the structure of a login. */
  readonly problems: readonly ChallengeProblem[];
  /** What the challenge asks to approve; `null` if it does not have the structure of a login. */
  readonly login: Login | null;
}

/** Who logged in, by a contract account: the result of {@linkcode verifyContractChallenge}. */
export interface ContractChallengeVerdict extends ChallengeCheck {
  /**
   * Who logged in, for the claim `sub` of a token: `G…`, `G…:memo`, `M…` or `C…`. It is `null` unless `valid`, and for
   * SEP-45 unless a simulation was passed: only the contract of the account can verify its signature.
   */
  readonly subject: string | null;
}

/** Who logged in: the result of {@linkcode verifyChallenge}. */
export interface ChallengeVerdict extends ContractChallengeVerdict {
  /** The signatures in the envelope's order. */
  readonly signatures: readonly {
    /** The path, such as `"signatures[1]"`. */
    readonly path: string;
    /** The key that signed, `G…`; `null` if it is unknown, or has signed before. */
    readonly by: string | null;
    /** The role of the key; `null` if `by` is `null`. */
    readonly role: "server" | "client" | "client-domain" | null;
  }[];
  /** The sum of the weights of the client's keys that signed. */
  readonly weight: number;
}

/** A SEP-45 challenge: the entries of the account, the server and, if it is named, the wallet, in any order. */
export type ContractChallenge = readonly DwsaAuthorizationEntry[];
