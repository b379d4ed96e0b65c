/** Defines the types of smart accounts: payloads, signatures, contexts and problems. */

import type { PasskeyAssertion } from "../auth/mod.ts";
import type { DwsaAuthorizationEntry, DwsaAuthorizedFunction, HashIdPreimage, ScVal } from "../xdr/mod.ts";

/**
 * The supported contracts of smart accounts. New formats are added under new names; the names of published versions do
 * not change.
 *
 * | name | contract | signed data |
 * |---|---|---|
 * | `openzeppelin@0.7` | `stellar-accounts` 0.7.0 to 0.7.3 | SHA-256 of the payload and the XDR of the rule IDs |
 * | `openzeppelin@0.8` | `stellar-accounts` 0.8.0 | SHA-256 of the XDR of `AuthDigestPreimage`, which contains the address of the account |
 * | `passkey-kit@1` | kalepail/passkey-kit, version 1 | the payload |
 */
export type AccountContract = "openzeppelin@0.7" | "openzeppelin@0.8" | "passkey-kit@1";

/** The approval that a smart account must sign. */
export interface AccountPayload {
  /** The contract that the account uses, see {@linkcode accountContractOf}. */
  readonly contract: AccountContract;
  /** The address of the account, `C…`. */
  readonly account: string;
  /** The preimage of the account's entry: the first argument of a signing callback. */
  readonly preimage: HashIdPreimage;
  /**
   * The ID of the account's rule for each context, from 0 to 2^32 - 1, in the order of {@linkcode authContexts}.
   * Required for OpenZeppelin, and not allowed for passkey-kit.
   */
  readonly contextRuleIds?: readonly number[] | undefined;
}

/** A call or a contract creation that an account authorizes. */
export interface AuthContext {
  /** The path in the entry, such as `rootInvocation.subInvocations[1]`; shortened in the middle after 12 levels. */
  readonly path: string;
  /** The call or the creation, without sub-invocations. */
  readonly function: DwsaAuthorizedFunction;
}

/**
 * The signature of one signer of a smart account. OpenZeppelin accounts support the first three types; passkey-kit
 * accounts support the last four.
 */
export type AccountSignature =
  | {
    /** An account or contract (`G…` or `C…`) that approves with an entry of its own, see {@linkcode delegatedEntry}. */
    readonly delegated: string;
  }
  | {
    /** The contract (`C…`) that verifies the signature. */
    readonly verifier: string;
    /** The key data of the signer in the account's rule. */
    readonly key: Uint8Array;
    /** The signature of the digest in the verifier's format, which is copied unchanged; 64 bytes for Ed25519. */
    readonly signature: Uint8Array;
  }
  | {
    /** The contract (`C…`) that verifies passkeys. */
    readonly verifier: string;
    /** The key data of the signer in the account's rule: the 65 bytes of the public key, then the credential ID. */
    readonly key: Uint8Array;
    /** The `response` of `navigator.credentials.get()` with the digest as the challenge. */
    readonly assertion: PasskeyAssertion;
  }
  | {
    /** The address (`G…`) of the Ed25519 key. */
    readonly ed25519: string;
    /** The signature of the digest, 64 bytes. */
    readonly signature: Uint8Array;
  }
  | {
    /** The credential ID of the passkey. */
    readonly credentialId: Uint8Array;
    /** The `response` of `navigator.credentials.get()` with the digest as the challenge. */
    readonly assertion: PasskeyAssertion;
  }
  | {
    /** The credential ID of the passkey. */
    readonly credentialId: Uint8Array;
    /** The passkey signature, in the format that `passkeySignature` returns. */
    readonly signature: ScVal;
  }
  | {
    /** The contract (`C…`) of a policy signer. */
    readonly policy: string;
  };

/** The decoded signature of a smart account. */
export interface DecodedAccountSignature {
  /** The rule ID of each context; `null` for passkey-kit. */
  readonly contextRuleIds: readonly number[] | null;
  /**
   * The signature of each signer, in a format that {@linkcode encodeAccountSignature} accepts. Passkey assertions are
   * returned as encoded signatures.
   */
  readonly signatures: readonly AccountSignature[];
}

/**
 * The entry of a smart account whose payload a delegated signer approves, or the preimage of that entry, with or
 * without rule IDs.
 */
export type OuterApproval =
  | DwsaAuthorizationEntry
  | HashIdPreimage
  | {
    /** The entry of the account, or its preimage. */
    readonly entry: DwsaAuthorizationEntry | HashIdPreimage;
    /** The rule ID of each context, in place of those in the signature of the entry. */
    readonly contextRuleIds: readonly number[];
  };

/** A reason why an OpenZeppelin account rejects an entry, or why the entry is dangerous. */
export interface AccountProblem {
  /**
   * The type of the problem:
   *
   * | reason | problem (with the contract's error code) |
   * |---|---|
   * | `backup-state` | a passkey is backed up without being eligible for backup (3118) |
   * | `challenge` | the challenge of a passkey signature is not the digest (3114) |
   * | `client-data-too-long` | the client data of a passkey signature exceeds 1,024 bytes (3111) |
   * | `client-data-type` | the type of a passkey's client data is not `webauthn.get` (3113) |
   * | `delegated-is-context` | a delegated signer is the contract of a context; version 0.7.2 accepts this signer without a signature, but later versions do not (3017) |
   * | `delegated-missing` | a delegated signer has no entry for this payload |
   * | `delegated-more` | the entry of a delegated signer also approves other calls, which the contract accepts |
   * | `high-s` | a P-256 signature has a high s, which the network rejects |
   * | `invalid` | an Ed25519 signature is not valid for the digest |
   * | `rule-count` | the number of rule IDs differs from the number of contexts (3014) |
   * | `signature-form` | the signature is not in the contract's `AuthPayload` format |
   * | `signer-order` | a signer is repeated, or the signers are not in the host's order |
   * | `user-not-present` | a passkey signature lacks the flag UP (user present) (3116) |
   * | `user-not-verified` | a passkey signature lacks the flag UV (user verified) (3117) |
   * | `webauthn-form` | a passkey signature is not in the `WebAuthnSigData` format, its client data is not JSON (3112), or its authenticator data is too short (3115) |
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
  /**
   * The path of the signature, such as `entries[0].signature`, or of a signer, such as
   * `entries[0].signature.signers[1]`.
   */
  readonly path: string;
  /** The address of the account, `C…`. */
  readonly address: string;
  /** A description of the problem, in some cases with the fix. */
  readonly message: string;
}
