import { attempt, wrongType } from "../internal/fault.ts";
import { type VerifiedAuthNode, verifyAuthEntry } from "../auth/mod.ts";
import { payloadOf, preimageOf, unwrapCredentials } from "../auth/_shared.ts";
import { toHex } from "../encoding/mod.ts";
import { equalBytes } from "../internal/bytes.ts";
import { readOptions } from "../internal/options.ts";
import { signerAddress } from "../keys/_shared.ts";
import { Networks } from "../network/mod.ts";
import { networkIdOf } from "../network/_shared.ts";
import { parseAccountKey } from "../operation/_shared.ts";
import { type DecoratedSignature, DwsaAuthorizationEntry, SignerKey, TransactionEnvelope } from "../xdr/mod.ts";
import { copyXdr } from "../xdr/_shared.ts";
import { parseEnvelope } from "./_parameters.ts";
import { distinctKeys, hintOf, originOf, type Payload, payloadsOf, type RequiredKey } from "./_signers.ts";
import { transactionOf } from "./_transaction.ts";

/**
 * The required and the existing signatures: the result of {@linkcode requiredSigners}. Serializes to JSON without loss.
 */
export interface SignerReport {
  /**
   * Whether the state of every signer is `"signed"`, and no signature is unmatched. If `false`, the network can still
   * accept the signatures, since accounts can have additional signers. If `true`, the network can still reject them,
   * since weights and thresholds are not checked.
   */
  readonly complete: boolean;
  /** The required signers, one for each address and payload to sign, in transaction order. */
  readonly signers: readonly RequiredSigner[];
  /**
   * Signatures that match no required signer and no known key, and repeated signatures of a key. The network rejects a
   * transaction with an unused signature (`txBAD_AUTH_EXTRA`).
   */
  readonly unmatched: readonly UnmatchedSignature[];
}

/** A signature that matches no required signer; see {@linkcode SignerReport.unmatched}. */
export interface UnmatchedSignature {
  /** The path of the signed payload, as in {@linkcode RequiredSigner.path}. */
  readonly path: string;
  /** The signature hint, the last 4 bytes of the key, in hexadecimal. */
  readonly hint: string;
  /**
   * Why no required signer has made it:
   *
   * | reason | meaning |
   * |---|---|
   * | `duplicate` | the key has already signed, or another signature has the same bytes |
   * | `other-payload` | it is valid for the other transaction of the fee bump |
   * | `other-network` | it is valid on a different network of `Networks` |
   * | `not-required` | it is valid, but only the other transaction of the fee bump requires its key |
   * | `unknown` | none of these, as far as the keys in the envelope and in `keys` show |
   */
  readonly reason: "duplicate" | "other-payload" | "other-network" | "not-required" | "unknown";
  /** The address of the key that made it (`G…`, `X…` or `P…`), if known. */
  readonly by?: string;
  /** The passphrase of the network on which it is valid, if the reason is `"other-network"`. */
  readonly network?: string;
}

/** A required signer. */
export interface RequiredSigner {
  /**
   * The path of the payload to sign: `""` for the subject itself, `"innerTx"` for the inner transaction of a fee bump,
   * or the path of an entry, such as `"operations[0].auth[1]"`.
   */
  readonly path: string;
  /**
   * The account (`G…`) or contract (`C…`) that must sign; for an extra signer, a key (`G…`), a hash (`X…`), the hash of
   * a transaction (`T…`) or a signed payload (`P…`). A hash has the prefix of SEP-23:
   * `StrKey.encodeSha256Hash` returns it with the option `{ prefix: "X" }`, and by default the same hash as `H…`.
   */
  readonly address: string;
  /** The reasons why the address must sign. */
  readonly roles: readonly SignerRole[];
  /** The account threshold that the signatures must reach; `null` for contracts and extra signers. */
  readonly threshold: "low" | "medium" | "high" | null;
  /** The 32 bytes that the signature signs, in hexadecimal: the hash of the transaction, or of the entry's payload. */
  readonly hash: string;
  /** Whether the address has signed. */
  readonly state: SignerState;
  /** The keys (`G…`) that signed, if the state is `"other-key"`. */
  readonly by?: readonly string[];
  /** The passphrase of the network on which the signature is valid, if the state is `"other-network"`. */
  readonly network?: string;
}

/**
 * A reason why an address must sign:
 *
 * | role | what the address signs for |
 * |---|---|
 * | `source` | the fee and sequence number of the transaction, and operations without a source account |
 * | `operation-source` | an operation with this source account |
 * | `fee-source` | the fee of a fee bump |
 * | `extra-signer` | the transaction, as an extra signer that its preconditions require (CAP-21) |
 * | `entry` | an authorization entry of this address |
 * | `delegate` | an authorization entry of another address, as a delegate (CAP-71) |
 */
export type SignerRole = "source" | "operation-source" | "fee-source" | "extra-signer" | "entry" | "delegate";

/**
 * Whether a required signer has signed:
 *
 * | state | meaning |
 * |---|---|
 * | `signed` | a valid signature by the address's own key is present; for a hash (`X…`), its preimage is present; for a transaction hash (`T…`), it is the hash of this transaction |
 * | `other-network` | a signature with the key's hint is valid on a different network of `Networks` |
 * | `invalid` | a signature with the key's hint is not valid |
 * | `other-key` | a different key signed; the signature is valid only if that key is a signer of the account |
 * | `unknown-key` | a signature by a key that is neither required nor in `keys` is present |
 * | `custom` | only the contract can verify the signature |
 * | `not-signed` | no signature is present that this signer could have created |
 */
export type SignerState =
  | "signed"
  | "other-key"
  | "unknown-key"
  | "custom"
  | "not-signed"
  | "invalid"
  | "other-network";

/** Options for {@linkcode requiredSigners}. */
export interface RequiredSignersOptions {
  /** Additional keys (`G…`) to match with signatures, such as the signers of a multisig account. */
  readonly keys?: readonly string[] | undefined;
}

/**
 * Lists the addresses that must sign a transaction or an authorization entry, and whether each has signed. Signatures
 * are verified offline, with the same rules as validators. Weights are not checked, since the signers of an account are
 * ledger data.
 *
 * The signers of a transaction are the fee source of a fee bump, the source account, the source accounts of operations
 * and the extra signers, in this order. The signers of authorization entries follow. An entry with source account
 * credentials has no separate signer, since the signature of the transaction approves the entry.
 *
 * As on the network, a signature is valid only with the hint of its key.
 *
 * @param subject a transaction of any type, or a single authorization entry
 * @param networkPassphrase the network passphrase, such as one of `Networks`
 * @param options additional keys to match with signatures
 * @returns the required signers and the unmatched signatures
 * @throws {TypeError} if an argument is of the wrong type, or an option is unknown
 * @throws {RangeError} if a number in the subject is out of range
 * @throws {DwsaError} `network/passphrase` if the passphrase is invalid; `strkey/…` if an item of `keys` is not an
 *   account; `xdr/…` if the subject cannot be encoded
 *
 * @example A missing signature of an operation's source account
 * ```ts
 * import { Networks } from "@dwsa/base/network";
 * import { Keypair } from "@dwsa/base/keys";
 * import { buildTransaction, hashTransaction, requiredSigners, signTransaction } from "@dwsa/base/transaction";
 * import { Operation, OperationBody } from "@dwsa/base/xdr";
 * import { addressToMuxedAccount } from "@dwsa/base/address";
 * import { toHex } from "@dwsa/base/encoding";
 * import assert from "node:assert/strict";
 *
 * const alice = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(1));
 * const bob = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(2)).publicKey();
 * const merge = new Operation({
 *   sourceAccount: addressToMuxedAccount(bob),
 *   body: OperationBody.accountMerge(addressToMuxedAccount(alice.publicKey())),
 * });
 * const envelope = buildTransaction({
 *   source: alice.publicKey(),
 *   accountSequence: 1n,
 *   operations: [merge],
 *   baseFee: 100,
 *   timeBounds: "unbounded",
 * });
 * const signed = await signTransaction(envelope, alice, Networks.TESTNET);
 *
 * const { complete, signers } = requiredSigners(signed, Networks.TESTNET);
 * assert.equal(complete, false);
 * const hash = toHex(hashTransaction(signed, Networks.TESTNET));
 * assert.deepEqual(signers, [
 *   { path: "", address: alice.publicKey(), roles: ["source"], threshold: "low", hash, state: "signed" },
 *   { path: "", address: bob, roles: ["operation-source"], threshold: "high", hash, state: "not-signed" },
 * ]);
 * ```
 */
export function requiredSigners(
  subject: TransactionEnvelope | DwsaAuthorizationEntry,
  networkPassphrase: string,
  options?: RequiredSignersOptions,
): SignerReport {
  return attempt("list the required signers", () => listSigners(subject, networkPassphrase, options));
}

function listSigners(
  subject: TransactionEnvelope | DwsaAuthorizationEntry,
  networkPassphrase: string,
  options?: RequiredSignersOptions,
): SignerReport {
  const keys = readKeys(options);
  networkIdOf(networkPassphrase);
  if (DwsaAuthorizationEntry.is(subject)) {
    const signers = entrySigners("", copyXdr(DwsaAuthorizationEntry, subject), networkPassphrase);
    return { complete: signers.every(isSigned), signers, unmatched: [] };
  }
  if (!TransactionEnvelope.is(subject)) {
    throw wrongType("subject", "a TransactionEnvelope or a DwsaAuthorizationEntry", subject);
  }
  const envelope = parseEnvelope(subject);
  const payloads = payloadsOf(envelope);
  const reports = payloads.map((payload) =>
    reportOf(payload, payloads.filter((other) => other !== payload), networkPassphrase, keys)
  );
  const entries = transactionOf(envelope).operations.flatMap(({ body }, i) =>
    body.type !== "invokeHostFunction"
      ? []
      : body.value.auth.flatMap((entry, j) => entrySigners(`operations[${i}].auth[${j}]`, entry, networkPassphrase))
  );
  const signers = [...reports.flatMap((report) => report.signers), ...entries];
  const unmatched = reports.flatMap((report) => report.unmatched);
  return { complete: signers.every(isSigned) && unmatched.length === 0, signers, unmatched };
}

/** Returns the master key of each account in `keys`. */
function readKeys(options: RequiredSignersOptions | undefined): SignerKey[] {
  const { keys = [] } = readOptions(options, ["keys"]);
  if (!Array.isArray(keys)) throw wrongType("keys", "an array of accounts (G...)", keys);
  return Array.from(
    keys as readonly unknown[],
    (key, i) => SignerKey.signerKeyTypeEd25519(parseAccountKey(`keys[${i}]`, key)),
  );
}

function isSigned({ state }: RequiredSigner): boolean {
  return state === "signed";
}

/** The account thresholds, in ascending order. */
const THRESHOLDS = ["low", "medium", "high"] as const;

/** The requirements of one key in a payload. */
interface Row {
  readonly key: SignerKey;
  readonly roles: Set<SignerRole>;
  /** An index into {@linkcode THRESHOLDS}; -1 for an extra signer. */
  threshold: number;
}

/** Returns the requirements of a payload by key: accounts first, then extra signers. */
function rowsOf({ required }: Payload): Row[] {
  const rows = new Map<string, Row>();
  const isExtra = ({ threshold }: RequiredKey) => threshold === null;
  for (const { key, role, threshold } of [...required.filter((one) => !isExtra(one)), ...required.filter(isExtra)]) {
    const row = rows.get(key.toJSON()) ?? { key, roles: new Set(), threshold: -1 };
    rows.set(key.toJSON(), row);
    if (role !== "operation-source" || !row.roles.has("source")) row.roles.add(role);
    row.threshold = Math.max(row.threshold, threshold === null ? -1 : THRESHOLDS.indexOf(threshold));
  }
  return [...rows.values()];
}

/** Returns the signers of a payload with their states, and the unmatched signatures. */
function reportOf(
  payload: Payload,
  others: readonly Payload[],
  networkPassphrase: string,
  keys: readonly SignerKey[],
): { readonly signers: readonly RequiredSigner[]; readonly unmatched: SignerReport["unmatched"] } {
  const rows = rowsOf(payload);
  const ofOthers = others.flatMap(({ required }) => required.map(({ key }) => key));
  const known = distinctKeys([...rows.map(({ key }) => key), ...keys, ...ofOthers]);
  const seen = new Set<string>();
  const signatures = payload.signatures.map((signature) => {
    const origin = originOf(signature, known, payload, others, networkPassphrase);
    const id = (origin?.of === "this" ? origin.by : signature).toXDR("base64");
    const isDuplicate = seen.has(id);
    seen.add(id);
    return { signature, origin, isDuplicate };
  });
  const isOneOf = (list: readonly SignerKey[], key: SignerKey) => list.some((other) => other.equals(key));
  const signedBy = signatures.flatMap(({ origin }) => origin?.of === "this" ? [origin.by] : []);
  const isRow = (key: SignerKey) => rows.some((row) => row.key.equals(key));
  const strangers = known.filter((key) => isOneOf(signedBy, key) && !isRow(key)).map(signerAddress);
  const hasHint = ({ hint }: DecoratedSignature, { key }: Row) => equalBytes(hint, hintOf(key));
  const isUnknown = ({ signature, origin, isDuplicate }: typeof signatures[number]) =>
    origin === undefined && !isDuplicate && !rows.some((row) => hasHint(signature, row));
  const stateOfRow = (row: Row): Pick<RequiredSigner, "state" | "by" | "network"> => {
    const { key, threshold } = row;
    const isPreAuthorized = key.type === "signerKeyTypePreAuthTx" &&
      equalBytes(key.value, payload.hashOn(networkPassphrase));
    if (isPreAuthorized || isOneOf(signedBy, key)) return { state: "signed" };
    const elsewhere = signatures.find(({ origin }) => origin?.of === "other-network" && origin.by.equals(key))?.origin;
    if (elsewhere?.of === "other-network") return { state: "other-network", network: elsewhere.network };
    const isWrong = signatures.some(({ signature, origin }) => origin?.of !== "this" && hasHint(signature, row));
    if (isWrong) return { state: "invalid" };
    if (threshold < 0) return { state: "not-signed" };
    if (strangers.length > 0) return { state: "other-key", by: strangers };
    return { state: signatures.some(isUnknown) ? "unknown-key" : "not-signed" };
  };
  const hash = toHex(payload.hashOn(networkPassphrase));
  const signers = rows.map((row): RequiredSigner => ({
    path: payload.path,
    address: signerAddress(row.key),
    roles: [...row.roles],
    threshold: THRESHOLDS[row.threshold] ?? null,
    hash,
    ...stateOfRow(row),
  }));
  /** Returns why a signature is unmatched; `undefined` if it is valid, or if it decides the state of a row. */
  const reasonOf = (
    { signature, origin, isDuplicate }: typeof signatures[number],
  ): UnmatchedSignature["reason"] | undefined => {
    if (isDuplicate) return "duplicate";
    if (origin?.of === "other-payload") return origin.of;
    const decides = (state: SignerState) =>
      rows.some((row, i) => signers[i]!.state === state && hasHint(signature, row));
    if (origin?.of === "other-network") return decides(origin.of) ? undefined : origin.of;
    if (origin === undefined) return decides("invalid") ? undefined : "unknown";
    return isRow(origin.by) || isOneOf(keys, origin.by) || signers.some(({ state }) => state === "other-key")
      ? undefined
      : "not-required";
  };
  const unmatched = signatures.flatMap((one): UnmatchedSignature[] => {
    const reason = reasonOf(one);
    if (reason === undefined) return [];
    const { signature, origin } = one;
    return [{
      path: payload.path,
      hint: toHex(signature.hint),
      reason,
      ...(origin === undefined ? {} : { by: signerAddress(origin.by) }),
      ...(reason === "other-network" && origin?.of === reason ? { network: origin.network } : {}),
    }];
  });
  return { signers, unmatched };
}

function otherNetworks(networkPassphrase: string): string[] {
  return Object.values(Networks).filter((passphrase) => passphrase !== networkPassphrase);
}

/** Returns the required signers of an authorization entry, which has its own payload. */
function entrySigners(path: string, entry: DwsaAuthorizationEntry, networkPassphrase: string): RequiredSigner[] {
  const verified = verifyAuthEntry(entry, networkPassphrase);
  const open = unwrapCredentials(entry);
  const hash = open === undefined ? "" : toHex(payloadOf(preimageOf(
    open,
    open.credentials.signatureExpirationLedger,
    entry.rootInvocation,
    networkIdOf(networkPassphrase),
  )));
  const elsewhere = new Map<string, readonly VerifiedAuthNode[]>();
  const networkOf = (i: number) =>
    otherNetworks(networkPassphrase).find((passphrase) => {
      const nodes = elsewhere.get(passphrase) ?? verifyAuthEntry(entry, passphrase);
      elsewhere.set(passphrase, nodes);
      return nodes[i]!.verified === true;
    });
  const rows = new Map<string, RequiredSigner>();
  for (const [i, node] of verified.entries()) {
    if (!node.required) continue;
    const { address } = node;
    const row = {
      path,
      address,
      roles: [i === 0 ? "entry" as const : "delegate" as const],
      threshold: address.startsWith("G") ? "medium" as const : null,
      hash,
      ...stateOf(node, () => networkOf(i)),
    };
    const known = rows.get(address);
    if (known === undefined) rows.set(address, row);
    else rows.set(address, { ...isSigned(known) ? row : known, roles: [...new Set([...known.roles, ...row.roles])] });
  }
  return [...rows.values()];
}

function stateOf(
  { address, present, verified, signatures }: VerifiedAuthNode,
  networkOf: () => string | undefined,
): Pick<RequiredSigner, "state" | "by" | "network"> {
  if (!present) return { state: "not-signed" };
  if (verified === false) {
    const network = networkOf();
    return network === undefined ? { state: "invalid" } : { state: "other-network", network };
  }
  if (verified === "custom" || !address.startsWith("G")) return { state: "custom" };
  const by = signatures.map(({ publicKey }) => publicKey);
  return by.includes(address) ? { state: "signed" } : { state: "other-key", by };
}
