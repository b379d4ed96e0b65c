import { type VerifiedAuthNode, verifyAuthEntry } from "../auth/mod.ts";
import { toHex } from "../encoding/mod.ts";
import { equalBytes } from "../internal/bytes.ts";
import { wrongType } from "../internal/describe.ts";
import { readOptions } from "../internal/options.ts";
import { signerAddress } from "../keys/_shared.ts";
import { Networks } from "../network/mod.ts";
import { networkIdOf } from "../network/_shared.ts";
import { parseAccountKey } from "../operation/_shared.ts";
import { type DecoratedSignature, DwsaAuthorizationEntry, SignerKey, TransactionEnvelope } from "../xdr/mod.ts";
import { copyXdr } from "../xdr/_shared.ts";
import { parseEnvelope } from "./_parameters.ts";
import { accountSigner, hintOf, isBy, thresholdOf } from "./_signers.ts";
import { transactionOf } from "./_transaction.ts";
import { hashTransaction } from "./hash_transaction.ts";

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
  readonly unmatched: readonly {
    /** The path of the signed payload, as in {@linkcode RequiredSigner.path}. */
    readonly path: string;
    /** The signature hint, the last 4 bytes of the key, in hexadecimal. */
    readonly hint: string;
  }[];
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

const ACTION = "list the required signers";

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
 * import { buildTransaction, requiredSigners, signTransaction } from "@dwsa/base/transaction";
 * import { Operation, OperationBody } from "@dwsa/base/xdr";
 * import { addressToMuxedAccount } from "@dwsa/base/address";
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
 * assert.deepEqual(signers, [
 *   { path: "", address: alice.publicKey(), roles: ["source"], threshold: "low", state: "signed" },
 *   { path: "", address: bob, roles: ["operation-source"], threshold: "high", state: "not-signed" },
 * ]);
 * ```
 */
export function requiredSigners(
  subject: TransactionEnvelope | DwsaAuthorizationEntry,
  networkPassphrase: string,
  options?: RequiredSignersOptions,
): SignerReport {
  const keys = readKeys(options);
  networkIdOf(networkPassphrase, ACTION);
  if (DwsaAuthorizationEntry.is(subject)) {
    const signers = entrySigners("", copyXdr(DwsaAuthorizationEntry, subject), networkPassphrase);
    return { complete: signers.every(isSigned), signers, unmatched: [] };
  }
  if (!TransactionEnvelope.is(subject)) {
    throw wrongType(ACTION, "subject", "a TransactionEnvelope or a DwsaAuthorizationEntry", subject);
  }
  const envelope = parseEnvelope(ACTION, subject);
  const reports = payloadsOf(envelope).map((payload) => reportOf(payload, networkPassphrase, keys));
  const entries = transactionOf(envelope).operations.flatMap(({ body }, i) =>
    body.type !== "invokeHostFunction"
      ? []
      : body.value.auth.flatMap((entry, j) => entrySigners(`operations[${i}].auth[${j}]`, entry, networkPassphrase))
  );
  const signers = [...reports.flatMap((report) => report.signers), ...entries];
  const unmatched = reports.flatMap((report) => report.unmatched);
  return { complete: signers.every(isSigned) && unmatched.length === 0, signers, unmatched };
}

/** Returns the raw public key of each account in `keys`. */
function readKeys(options: RequiredSignersOptions | undefined): ReadonlyMap<string, Uint8Array> {
  const { keys = [] } = readOptions(ACTION, options, ["keys"]);
  if (!Array.isArray(keys)) throw wrongType(ACTION, "keys", "an array of accounts (G...)", keys);
  return new Map(Array.from(keys as readonly unknown[], (key, i) => {
    return [key as string, parseAccountKey([ACTION, `keys[${i}]`], key)];
  }));
}

function isSigned({ state }: RequiredSigner): boolean {
  return state === "signed";
}

/** The account thresholds, in ascending order. */
const THRESHOLDS = ["low", "medium", "high"] as const;

/** A payload, with the addresses that must sign it. */
interface Payload {
  readonly path: string;
  readonly envelope: TransactionEnvelope;
  /** The signers by the JSON of their keys. */
  readonly rows: ReadonlyMap<string, Row>;
}

interface Row {
  readonly key: SignerKey;
  readonly roles: Set<SignerRole>;
  /** An index into {@linkcode THRESHOLDS}; `undefined` for an extra signer. */
  threshold: number | undefined;
}

/** Returns the payloads of an envelope. For a fee bump, the payload of the outer transaction comes first. */
function payloadsOf(envelope: TransactionEnvelope): Payload[] {
  if (envelope.type !== "envelopeTypeTxFeeBump") return [{ path: "", envelope, rows: transactionRows(envelope) }];
  const { feeSource, innerTx } = envelope.value.tx;
  const inner = TransactionEnvelope.envelopeTypeTx(innerTx.value);
  const rows = new Map<string, Row>();
  addRow(rows, accountSigner(feeSource), "fee-source", 0);
  return [{ path: "", envelope, rows }, { path: "innerTx", envelope: inner, rows: transactionRows(inner) }];
}

function transactionRows(envelope: TransactionEnvelope): ReadonlyMap<string, Row> {
  const { sourceAccount, operations, cond } = transactionOf(envelope);
  const rows = new Map<string, Row>();
  const source = addRow(rows, accountSigner(sourceAccount), "source", 0);
  for (const { sourceAccount: account, body } of operations) {
    const threshold = THRESHOLDS.indexOf(thresholdOf(body));
    const key = accountSigner(account ?? sourceAccount);
    if (key.equals(source.key)) source.threshold = Math.max(source.threshold!, threshold);
    else addRow(rows, key, "operation-source", threshold);
  }
  for (const key of cond.type === "precondV2" ? cond.value.extraSigners : []) addRow(rows, key, "extra-signer");
  return rows;
}

function addRow(rows: Map<string, Row>, key: SignerKey, role: SignerRole, threshold?: number): Row {
  const name = key.toJSON();
  const row = rows.get(name) ?? { key, roles: new Set(), threshold };
  rows.set(name, row);
  row.roles.add(role);
  if (threshold !== undefined) row.threshold = Math.max(row.threshold ?? 0, threshold);
  return row;
}

/** Returns the signers of a payload with their states, and the unmatched signatures. */
function reportOf(
  { path, envelope, rows }: Payload,
  networkPassphrase: string,
  keys: ReadonlyMap<string, Uint8Array>,
): { readonly signers: readonly RequiredSigner[]; readonly unmatched: SignerReport["unmatched"] } {
  const signatures: readonly DecoratedSignature[] = envelope.value.signatures;
  const hashes = new Map<string, Uint8Array>();
  const hashOn = (network: string) => {
    const known = hashes.get(network) ?? hashTransaction(envelope, network);
    hashes.set(network, known);
    return known;
  };
  const used = new Set<DecoratedSignature>();
  /** Returns the first signature by a key on a network, and records that it is used. */
  const findBy = (key: SignerKey, network = networkPassphrase) => {
    const found = signatures.find((one) => isBy(one, key, hashOn(network)));
    if (found !== undefined) used.add(found);
    return found;
  };
  const others = [...keys].filter(([address]) => !rows.has(address))
    .filter(([, raw]) => findBy(SignerKey.signerKeyTypeEd25519(raw)) !== undefined)
    .map(([address]) => address);
  const drafts = [...rows.values()].map(({ key, roles, threshold }) => {
    const isSigned = findBy(key) !== undefined || (key.type === "signerKeyTypePreAuthTx" &&
      equalBytes(key.value, hashOn(networkPassphrase)));
    const level = threshold === undefined ? null : THRESHOLDS[threshold]!;
    return { key, isSigned, row: { path, address: signerAddress(key), roles: [...roles], threshold: level } };
  });
  const signed = new Set(used);
  const hinted = new Map<SignerKey, DecoratedSignature[]>();
  for (const { key, isSigned } of drafts) {
    if (isSigned) continue;
    const found = signatures.filter((one) => !signed.has(one) && equalBytes(one.hint, hintOf(key)));
    for (const one of found) used.add(one);
    hinted.set(key, found);
  }
  const hasStranger = signatures.some((one) =>
    !used.has(one) && !drafts.some(({ key }) => equalBytes(one.hint, hintOf(key)))
  );
  const signers = drafts.map(({ key, isSigned, row }): RequiredSigner => {
    if (isSigned) return { ...row, state: "signed" };
    if (hinted.get(key)!.length > 0) {
      const network = row.threshold === null ? undefined : otherNetworks(networkPassphrase)
        .find((passphrase) => hinted.get(key)!.some((one) => isBy(one, key, hashOn(passphrase))));
      return network === undefined ? { ...row, state: "invalid" } : { ...row, state: "other-network", network };
    }
    if (row.threshold === null) return { ...row, state: "not-signed" };
    if (others.length > 0) return { ...row, state: "other-key", by: others };
    return { ...row, state: hasStranger ? "unknown-key" : "not-signed" };
  });
  const unmatched = signatures.filter((one) => !used.has(one)).map(({ hint }) => ({ path, hint: toHex(hint) }));
  return { signers, unmatched };
}

function otherNetworks(networkPassphrase: string): string[] {
  return Object.values(Networks).filter((passphrase) => passphrase !== networkPassphrase);
}

/** Returns the required signers of an authorization entry, which has its own payload. */
function entrySigners(path: string, entry: DwsaAuthorizationEntry, networkPassphrase: string): RequiredSigner[] {
  const verified = verifyAuthEntry(entry, networkPassphrase);
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
