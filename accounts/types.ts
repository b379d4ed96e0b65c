/** Types of smart accounts: payloads, signatures, contexts and problems. */

import type { PasskeyAssertion } from "../auth/mod.ts";
import type { DwsaAuthorizationEntry, DwsaAuthorizedFunction, HashIdPreimage, ScVal } from "../xdr/mod.ts";

/**
 * The supported account contracts. A new format gets a new name; names of published versions stay.
 *
 * | name | contract | signed data |
 * |---|---|---|
 * | `openzeppelin@0.7` | `stellar-accounts` 0.7.0 to 0.7.3 | SHA-256 of the payload and the XDR of the rule IDs |
 * | `openzeppelin@0.8` | `stellar-accounts` 0.8.0 | SHA-256 of the XDR of `AuthDigestPreimage`, which names the account |
 * | `passkey-kit@1` | kalepail/passkey-kit, version 1 | the payload |
 */
export type AccountContract = "openzeppelin@0.7" | "openzeppelin@0.8" | "passkey-kit@1";

/** The approval of a smart account. */
export interface AccountPayload {
  /** The contract of the account and its version, see {@linkcode accountContractOf}. */
  readonly contract: AccountContract;
  /** The account, `C…`. */
  readonly account: string;
  /** The preimage of the account's entry: the first argument of a signing callback. */
  readonly preimage: HashIdPreimage;
  /**
   * For OpenZeppelin only, and required there: the id of the account's rule for each context, from 0 to 2^32 - 1, in
   * the order of {@linkcode authContexts}.
   */
  readonly contextRuleIds?: readonly number[] | undefined;
}

/** A call or a creation that an account approves. */
export interface AuthContext {
  /** Its path in the entry, such as `rootInvocation.subInvocations[1]`. */
  readonly path: string;
  /** The call or the creation, without its sub-invocations. */
  readonly function: DwsaAuthorizedFunction;
}

/**
 * The signature of one account signer. OpenZeppelin accounts support the first three types, passkey-kit the last four.
 */
export type AccountSignature =
  | {
    /** An account or contract (`G…` or `C…`) that approves with an entry of its own, see {@linkcode delegatedEntry}. */
    readonly delegated: string;
  }
  | {
    /** The contract (`C…`) that verifies the signature. */
    readonly verifier: string;
    /** The key data in the account's rule. */
    readonly key: Uint8Array;
    /** The signature of the digest in the verifier's format, copied unchanged: 64 bytes for Ed25519. */
    readonly signature: Uint8Array;
  }
  | {
    /** The contract (`C…`) that verifies passkeys. */
    readonly verifier: string;
    /** The key data in the account's rule: the 65 bytes of the public key, then the credential id. */
    readonly key: Uint8Array;
    /** The `response` of `navigator.credentials.get()`, with the digest as its challenge. */
    readonly assertion: PasskeyAssertion;
  }
  | {
    /** The account (`G…`) of an Ed25519 key. */
    readonly ed25519: string;
    /** The signature of the digest, 64 bytes. */
    readonly signature: Uint8Array;
  }
  | {
    /** The credential id of a passkey. */
    readonly credentialId: Uint8Array;
    /** The `response` of `navigator.credentials.get()`, with the digest as its challenge. */
    readonly assertion: PasskeyAssertion;
  }
  | {
    /** The credential id of a passkey. */
    readonly credentialId: Uint8Array;
    /** The signature in the format of `passkeySignature`. */
    readonly signature: ScVal;
  }
  | {
    /** The contract (`C…`) of a policy signer. */
    readonly policy: string;
  };

/** The parts of an account's signature. */
export interface DecodedAccountSignature {
  /** The rule ID of each context; null for passkey-kit. */
  readonly contextRuleIds: readonly number[] | null;
  /** The signature of each signer, never an assertion. {@linkcode encodeAccountSignature} encodes them again. */
  readonly signatures: readonly AccountSignature[];
}

/**
 * An account approval that delegated signers can be asked for: the account's entry or its preimage, with or without the
 * rule IDs of its contexts.
 */
export type OuterApproval =
  | DwsaAuthorizationEntry
  | HashIdPreimage
  | {
    /** The entry of the account, or its preimage. */
    readonly entry: DwsaAuthorizationEntry | HashIdPreimage;
    /** The rule ID of each context; by default, those in the signature of the entry. */
    readonly contextRuleIds: readonly number[];
  };

/** A reason why an OpenZeppelin account rejects its entry, or why the entry is dangerous. */
export interface AccountProblem {
  /**
   * | reason | problem |
   * |---|---|
   * | `backup-state` | a passkey that is backed up without being eligible (contract error 3118) |
   * | `challenge` | a passkey signature whose challenge is not the digest (3114) |
   * | `client-data-too-long` | client data of a passkey over 1,024 bytes (3111) |
   * | `client-data-type` | passkey client data whose type is not `webauthn.get` (3113) |
   * | `delegated-is-context` | a delegated signer that is the contract of a context: from 0.7.3 on error 3017; 0.7.2 accepts it without a signature |
   * | `delegated-missing` | a delegated signer without an entry for this payload |
   * | `delegated-more` | a delegated signer whose entry also approves other calls; the contract accepts it |
   * | `high-s` | a P-256 signature with the higher of the two values of s |
   * | `invalid` | an Ed25519 signature that is not valid for the digest |
   * | `rule-count` | the number of rule IDs differs from the number of contexts (3014) |
   * | `signature-form` | a signature that is not in the contract's `AuthPayload` format |
   * | `signer-order` | signers that are not in the host's order, or repeated |
   * | `user-not-present` | a passkey without the flag UP (3116) |
   * | `user-not-verified` | a passkey without the flag UV (3117) |
   * | `webauthn-form` | a passkey signature that is not in the `WebAuthnSigData` format, or client data that is not JSON |
   */
  readonly reason:
    | "backup-state"
    | "challenge"
    | "client-data-too-long"
    | "client-data-type"
    | "delegated-is-context"
    | "delegated-missing"
    | "delegated-more"
    | "high-s"
    | "invalid"
    | "rule-count"
    | "signature-form"
    | "signer-order"
    | "user-not-present"
    | "user-not-verified"
    | "webauthn-form";
  /** Its path: `entries[0].signature`, or, for the second signer, `entries[0].signature.signers[1]`. */
  readonly path: string;
  /** The account, `C…`. */
  readonly address: string;
  /** The problem and its correction. */
  readonly message: string;
}
