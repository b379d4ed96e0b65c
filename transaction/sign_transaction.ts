import { attemptAsync, count, Fault, quoteWalletError, unexpected, violated, wrongType } from "../internal/fault.ts";
import type { PayloadSigner } from "../auth/mod.ts";
import { parseAccountKey, requireApproval, requireSigner, signerKey, wrongSignature } from "../auth/_shared.ts";
import { type Bytes, copyBytes, equalBytes, isBytes } from "../internal/bytes.ts";
import { readOptions } from "../internal/options.ts";
import { hash, verify } from "../keys/mod.ts";
import { encodeStrKey } from "../strkey/mod.ts";
import {
  DecoratedSignature,
  FeeBumpTransactionEnvelope,
  type MuxedAccount,
  TransactionEnvelope,
  type TransactionSignaturePayload,
  TransactionV0Envelope,
  TransactionV1Envelope,
} from "../xdr/mod.ts";
import { parseEnvelope } from "./_parameters.ts";
import { signaturePayload } from "./_signature_payload.ts";
import { type TransactionApprover, transactionRequest } from "./transaction_request.ts";

/** A signature of a transaction and its signer. */
export interface TransactionSignature {
  /** The address (`G…`) of the key that signed. */
  readonly publicKey: string;
  /** The 64-byte Ed25519 signature of the hash. */
  readonly signature: Uint8Array;
}

/** The response of a wallet's `signTransaction` (SEP-43). */
export interface WalletTransaction {
  /** The envelope with the wallet's signature, as base64. An envelope of any other transaction is rejected. */
  readonly signedTxXdr?: string;
  /** The address (`G…`) that signed; not used. */
  readonly signerAddress?: string;
  /** The wallet's error, if the transaction was not signed. */
  readonly error?: unknown;
}

/**
 * Signs a transaction, synchronously or asynchronously. The callback receives the payload and the 32-byte hash to sign.
 * A signature without a public key must be by the key of the source account, or of the fee source of a fee bump.
 */
export type TransactionCallback = (
  payload: TransactionSignaturePayload,
  hash: Bytes,
) => TransactionCallbackResult | Promise<TransactionCallbackResult>;

/** The result of a {@linkcode TransactionCallback}. */
export type TransactionCallbackResult = TransactionSignature | WalletTransaction | Uint8Array;

/** Options for {@linkcode signTransaction}. */
export interface SignTransactionOptions {
  /**
   * The approver, which is called before the signer: for example `transaction` of `signingPolicy`, or `expectTransaction`. Approvers
   * for entries, such as those of `signingPolicy`, are not accepted.
   */
  readonly approve?: TransactionApprover | undefined;
}

/** The maximum number of signatures of an envelope. */
const MAX_SIGNATURES = 20;

/**
 * Signs a transaction. Returns a copy of the envelope with the added signature. The signature is verified unless it comes
 * from a wallet's envelope.
 *
 * | signer | added signature |
 * |---|---|
 * | a `Keypair`, or an object with `sign` and with `publicKey` or `address` | the signature by the signer's key |
 * | a callback that returns `{ publicKey, signature }` | the signature by `publicKey` |
 * | a callback that returns only a signature | the signature, which must be by the source account, or by the fee source of a fee bump |
 * | a callback that returns `{ signedTxXdr }` of a wallet | the new signatures in that envelope, which are not verified, since their keys are unknown |
 *
 * If a known key has already signed, no signature is added, since the network rejects duplicate signatures.
 *
 * The `approve` callback receives the {@linkcode TransactionRequest} for the transaction and the signer's key. A
 * signing callback is assumed to sign for the source account, or for the fee source of a fee bump. If the callback
 * returns a different key, `approve` is called again before the result is returned.
 *
 * @param envelope a transaction of any type
 * @param signer a `Keypair`, any other object with `sign` and with `publicKey` or `address`, or a callback
 * @param networkPassphrase the network passphrase
 * @param options the `approve` callback
 * @returns a promise of the envelope, with any new signatures last
 * @throws {TypeError} if an argument or the signer's result is of the wrong type, or an option is unknown
 * @throws {RangeError} if a number in the envelope is out of range
 * @throws {DwsaError} `auth/refused` with all `violations` if `approve` found any; `transaction/signature` if the signature
 *   is not valid, a wallet adds no signature, or the envelope would have more than 20 signatures; `transaction/envelope` if
 *   a wallet returns a different transaction; `transaction/declined` if a wallet returns an error; `network/passphrase` if
 *   the passphrase is invalid; `auth/invalid-address` if a public key is not an account; `auth/unknown-signer` if
 *   `publicKey` and `address` of the signer are different keys; `xdr/…` if the envelope cannot be encoded; `encoding/…`
 *   or `xdr/…` if a wallet does not return an envelope
 *
 * @example Sign and verify
 * ```ts
 * import { buildTransaction, hashTransaction, signTransaction } from "@dwsa/base/transaction";
 * import { Contract } from "@dwsa/base/contract";
 * import { Keypair } from "@dwsa/base/keys";
 * import assert from "node:assert/strict";
 *
 * const network = "Test SDF Network ; September 2015";
 * const signer = Keypair.random();
 * const envelope = buildTransaction({
 *   source: signer.publicKey(),
 *   accountSequence: 0n,
 *   operations: [new Contract("CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE").call("ping")],
 *   baseFee: 100,
 *   timeBounds: "unbounded",
 * });
 * const signed = await signTransaction(envelope, signer, network);
 * const [signature] = signed.value.signatures;
 * assert(signer.verify(hashTransaction(envelope, network), signature!.signature));
 * ```
 */
export function signTransaction(
  envelope: TransactionEnvelope,
  signer: PayloadSigner | TransactionCallback,
  networkPassphrase: string,
  options?: SignTransactionOptions,
): Promise<TransactionEnvelope> {
  return attemptAsync("sign the transaction", () => signEnvelope(envelope, signer, networkPassphrase, options));
}

async function signEnvelope(
  envelope: TransactionEnvelope,
  signer: PayloadSigner | TransactionCallback,
  networkPassphrase: string,
  options?: SignTransactionOptions,
): Promise<TransactionEnvelope> {
  const copy = parseEnvelope(envelope);
  const payload = signaturePayload(copy, networkPassphrase);
  const payloadHash = hash(payload.toXDR());
  const { approve } = readOptions(options, ["approve"]);
  requireSigner(signer);
  const key = signerKey(signer);
  if (typeof signer !== "function" && key === undefined) {
    throw wrongType("signer", "an object with publicKey or address", signer);
  }
  const check = (signing: Bytes) => {
    if (approve === undefined) return;
    const request = transactionRequest(copy, networkPassphrase, encodeStrKey("ed25519PublicKey", signing));
    requireApproval(approve, request, "transaction");
  };
  check(key ?? sourceKey(copy));
  if (typeof signer !== "function") {
    const signature: unknown = await signer.sign(copyBytes(payloadHash));
    if (!isBytes(signature)) throw wrongSignature("the signer's result", signature);
    return addSignature(copy, key!, copyBytes(signature), payloadHash);
  }
  const result: unknown = await signer(payload, copyBytes(payloadHash));
  if (isBytes(result)) return addSignature(copy, sourceKey(copy), copyBytes(result), payloadHash);
  if (typeof result !== "object" || result === null) throw wrongResult(result);
  const { publicKey, signature, signedTxXdr, error } = result as Partial<TransactionSignature & WalletTransaction>;
  if (error !== undefined && error !== null) {
    const got = `the error ${quoteWalletError(error)}`;
    throw violated("transaction/declined", `the wallet returned ${got}`, "a signature", got, { cause: error });
  }
  if (signedTxXdr !== undefined) return addFromWallet(copy, signedTxXdr, payloadHash, networkPassphrase);
  if (signature === undefined) throw wrongResult(result);
  if (!isBytes(signature)) throw wrongSignature("the signer's signature", signature);
  const named = copyBytes(parseAccountKey(publicKey, "the signer's publicKey"));
  if (!equalBytes(named, sourceKey(copy))) check(named);
  return addSignature(copy, named, copyBytes(signature), payloadHash);
}

function wrongResult(result: unknown): Fault {
  const shapes = "{ publicKey, signature }, { signedTxXdr } or a Uint8Array";
  const error = wrongType("the signer's result", shapes, result);
  const advice = "wrap a wallet's envelope as { signedTxXdr }, or decode a signature with fromBase64()";
  return typeof result === "string" ? error.withAdvice(advice) : error;
}

/** Returns the raw public key of the source account, or of the fee source of a fee bump. */
function sourceKey(envelope: TransactionEnvelope): Bytes {
  switch (envelope.type) {
    case "envelopeTypeTxV0":
      return copyBytes(envelope.value.tx.sourceAccountEd25519);
    case "envelopeTypeTx":
      return accountKey(envelope.value.tx.sourceAccount);
    case "envelopeTypeTxFeeBump":
      return accountKey(envelope.value.tx.feeSource);
  }
}

function accountKey(account: MuxedAccount): Bytes {
  return copyBytes(account.type === "keyTypeEd25519" ? account.value : account.value.ed25519);
}

/** Verifies a signature and returns the envelope with it; unchanged if the key has already signed. */
function addSignature(
  envelope: TransactionEnvelope,
  publicKey: Bytes,
  signature: Bytes,
  payloadHash: Bytes,
): TransactionEnvelope {
  if (signature.length !== 64) {
    const got = count(signature.length, "byte");
    throw unexpected("transaction/signature", "the signer's signature to be 64 bytes", got);
  }
  if (!verify(payloadHash, signature, publicKey)) {
    const by = encodeStrKey("ed25519PublicKey", publicKey);
    const rule = `the signature by ${by} does not verify; sign the transaction's hash on this network with that key`;
    throw violated("transaction/signature", rule, `a valid signature by ${by}`, "an invalid one");
  }
  const hint = publicKey.slice(-4);
  const hasSigned = envelope.value.signatures.some((one) =>
    equalBytes(one.hint, hint) && one.signature.length === 64 && verify(payloadHash, one.signature, publicKey)
  );
  return hasSigned ? envelope : withMore(envelope, [new DecoratedSignature({ hint, signature })]);
}

/** Returns the envelope with the signatures that a wallet added to the same transaction. */
function addFromWallet(
  envelope: TransactionEnvelope,
  signedTxXdr: unknown,
  payloadHash: Bytes,
  networkPassphrase: string,
): TransactionEnvelope {
  if (typeof signedTxXdr !== "string") throw wrongType("signedTxXdr", "a string", signedTxXdr);
  const signed = TransactionEnvelope.fromXDR(signedTxXdr, "base64");
  if (!equalBytes(hash(signaturePayload(signed, networkPassphrase).toXDR()), payloadHash)) {
    const rule = "the wallet returned a different transaction than the one passed";
    throw violated("transaction/envelope", rule, "the same transaction", "another one");
  }
  const known = new Set(envelope.value.signatures.map((one) => one.toXDR("base64")));
  const added = signed.value.signatures.filter((one) => !known.has(one.toXDR("base64")));
  if (added.length > 0) return withMore(envelope, added);
  throw violated("transaction/signature", "the wallet added no signature", "a new signature", "none");
}

function withMore(envelope: TransactionEnvelope, added: readonly DecoratedSignature[]): TransactionEnvelope {
  const signatures = [...envelope.value.signatures, ...added];
  if (signatures.length > MAX_SIGNATURES) {
    const [expected, got] = [`at most ${MAX_SIGNATURES} signatures`, `${signatures.length}`];
    throw violated("transaction/signature", `an envelope can have ${expected}, got ${got}`, expected, got);
  }
  return withSignatures(envelope, signatures);
}

/** Returns an envelope of the same transaction with the given signatures. */
function withSignatures(
  envelope: TransactionEnvelope,
  signatures: readonly DecoratedSignature[],
): TransactionEnvelope {
  switch (envelope.type) {
    case "envelopeTypeTxV0":
      return TransactionEnvelope.envelopeTypeTxV0(new TransactionV0Envelope({ tx: envelope.value.tx, signatures }));
    case "envelopeTypeTx":
      return TransactionEnvelope.envelopeTypeTx(new TransactionV1Envelope({ tx: envelope.value.tx, signatures }));
    case "envelopeTypeTxFeeBump":
      return TransactionEnvelope.envelopeTypeTxFeeBump(
        new FeeBumpTransactionEnvelope({ tx: envelope.value.tx, signatures }),
      );
  }
}
