/**
 * Reads and changes the credentials of an entry, builds the signed payload, and implements the account signature
 * format: a vec of `{ public_key, signature }` maps sorted by raw public key. Other formats are defined by contracts
 * and cannot be parsed, merged or verified here.
 */

import { sha256 } from "@noble/hashes/sha2.js";
import { type Bytes, compareBytes, equalBytes } from "../internal/bytes.ts";
import { violated } from "../internal/fault.ts";
import { verify } from "../keys/mod.ts";
import { encode } from "../strkey/_shared.ts";
import {
  CreateContractArgsV2,
  DwsaAddressCredentials,
  DwsaAddressCredentialsWithDelegates,
  DwsaAuthorizationEntry,
  DwsaAuthorizedFunction,
  DwsaAuthorizedInvocation,
  DwsaCredentials,
  type DwsaCredentialsType,
  DwsaDelegateSignature,
  HashIdPreimage,
  HashIdPreimageDwsaAuthorization,
  HashIdPreimageDwsaAuthorizationWithAddress,
  type ScAddress,
  ScMapEntry,
  ScVal,
} from "../xdr/mod.ts";
import { accountKey } from "./_arguments.ts";

/** The credential types that contain an address: all except source account credentials. */
type AddressArm = Exclude<DwsaCredentialsType, "dwsaCredentialsSourceAccount">;

/** The properties of a credential type. */
interface Traits {
  /** Whether the signed payload contains the address (CAP-71). */
  readonly addressBound: boolean;
  /** Whether the credentials can have delegates. */
  readonly delegated: boolean;
}

/** The credential types and their properties. */
export const ARMS: { readonly [Type in AddressArm]: Traits } = {
  dwsaCredentialsAddress: { addressBound: false, delegated: false },
  dwsaCredentialsAddressV2: { addressBound: true, delegated: false },
  dwsaCredentialsAddressWithDelegates: { addressBound: true, delegated: true },
};

/** Address credentials of any type. */
export interface UnwrappedCredentials {
  readonly type: AddressArm;
  /** Address, nonce, expiry and the top-level signature. */
  readonly credentials: DwsaAddressCredentials;
  /** The delegates; empty unless the credential type supports delegates. */
  readonly delegates: readonly DwsaDelegateSignature[];
}

/** Returns the address credentials of an entry; `undefined` if the entry has source account credentials. */
export function unwrapCredentials(
  { credentials: { type, value } }: DwsaAuthorizationEntry,
): UnwrappedCredentials | undefined {
  if (type === "dwsaCredentialsSourceAccount") return undefined;
  return type === "dwsaCredentialsAddressWithDelegates"
    ? { type, credentials: value.addressCredentials, delegates: value.delegates }
    : { type, credentials: value, delegates: [] };
}

/** Creates an entry from address credentials and an invocation. */
export function wrapCredentials(
  { type, credentials, delegates }: UnwrappedCredentials,
  rootInvocation: DwsaAuthorizedInvocation,
): DwsaAuthorizationEntry {
  const value = ARMS[type].delegated
    ? new DwsaAddressCredentialsWithDelegates({ addressCredentials: credentials, delegates })
    : credentials;
  // The compiler cannot relate the value to `type`; the table ensures that they match.
  return new DwsaAuthorizationEntry({ credentials: DwsaCredentials[type](value as never), rootInvocation });
}

/** A node that carries a signature: the top-level credentials or a delegate. */
export interface SignatureNode {
  /** The index of the node in {@linkcode signatureNodes}; 0 for the top-level credentials. */
  readonly index: number;
  /** The nesting depth; 0 for the top-level credentials. */
  readonly depth: number;
  /** The path of the node, shortened by {@linkcode pathText}. */
  readonly path: string;
  readonly address: ScAddress;
  readonly signature: ScVal;
  /** The direct delegates of the node. */
  readonly delegates: readonly DwsaDelegateSignature[];
}

/**
 * Returns a copy of the credentials with new signatures and, if passed, a new expiry. `sign` is called for each node in
 * depth-first order, top-level first, and returns the new signature of the node.
 */
export function mapSignatures(
  open: UnwrappedCredentials,
  sign: (node: SignatureNode) => ScVal,
  signatureExpirationLedger: number = open.credentials.signatureExpirationLedger,
): UnwrappedCredentials {
  const steps: string[] = [];
  let index = 0;
  const mapDelegates = (list: readonly DwsaDelegateSignature[], name: string) =>
    list.map(({ address, signature, nestedDelegates }, i): DwsaDelegateSignature => {
      steps.push(`.${name}[${i}]`);
      const depth = steps.length;
      const path = pathText("credentials", steps);
      const signed = sign({ index: ++index, depth, path, address, signature, delegates: nestedDelegates });
      const nested = mapDelegates(nestedDelegates, "nestedDelegates");
      steps.pop();
      return new DwsaDelegateSignature({ address, signature: signed, nestedDelegates: nested });
    });
  const { credentials, delegates } = open;
  const { address, signature } = credentials;
  const signed = sign({ index, depth: 0, path: "credentials", address, signature, delegates });
  return {
    ...open,
    credentials: new DwsaAddressCredentials({ ...credentials, signatureExpirationLedger, signature: signed }),
    delegates: mapDelegates(delegates, "delegates"),
  };
}

/** Returns all nodes that can carry a signature, top-level first. */
export function signatureNodes(open: UnwrappedCredentials): SignatureNode[] {
  const nodes: SignatureNode[] = [];
  mapSignatures(open, (node) => {
    nodes.push(node);
    return node.signature;
  });
  return nodes;
}

/** Returns a copy of the credentials with all signatures set to void. */
export function withoutSignatures(open: UnwrappedCredentials): UnwrappedCredentials {
  const none = ScVal.scvVoid();
  return mapSignatures(open, () => none);
}

/** The maximum number of steps in a formatted path. */
const SHOWN_STEPS = 12;

/**
 * Formats a path as a string. Paths of more than 12 steps are shortened in the middle, so the total length of all paths
 * stays proportional to the size of the entry.
 */
export function pathText(root: string, steps: readonly string[]): string {
  if (steps.length <= SHOWN_STEPS) return root + steps.join("");
  return `${root}${steps.slice(0, SHOWN_STEPS - 1).join("")}…${steps[steps.length - 1]}`;
}

/**
 * Returns the preimage that all signers of an entry sign, in every node. Except for legacy credentials, the preimage
 * contains the top-level address (CAP-71).
 */
export function preimageOf(
  { type, credentials: { address, nonce } }: UnwrappedCredentials,
  signatureExpirationLedger: number,
  rootInvocation: DwsaAuthorizedInvocation,
  networkId: Uint8Array,
): HashIdPreimage {
  const fields = { networkId, nonce, signatureExpirationLedger, invocation: normalizeCreations(rootInvocation) };
  return ARMS[type].addressBound
    ? HashIdPreimage.envelopeTypeDwsaAuthorizationWithAddress(
      new HashIdPreimageDwsaAuthorizationWithAddress({ ...fields, address }),
    )
    : HashIdPreimage.envelopeTypeDwsaAuthorization(new HashIdPreimageDwsaAuthorization(fields));
}

/** Returns the 32-byte payload to sign: the SHA-256 hash of the preimage. */
export function payloadOf(preimage: HashIdPreimage): Bytes {
  return sha256(preimage.toXDR()) as Bytes;
}

/**
 * Returns an invocation tree as hashed by the network. Before hashing, the host converts each V1 contract creation to
 * V2 without constructor arguments (CAP-58).
 */
export function normalizeCreations(invocation: DwsaAuthorizedInvocation): DwsaAuthorizedInvocation {
  const { function: called, subInvocations } = invocation;
  const subs = subInvocations.map(normalizeCreations);
  const isV1 = called.type === "dwsaAuthorizedFunctionTypeCreateContractHostFn";
  if (!isV1 && subs.every((sub, i) => sub === subInvocations[i])) return invocation;
  return new DwsaAuthorizedInvocation({
    function: isV1
      ? DwsaAuthorizedFunction.dwsaAuthorizedFunctionTypeCreateContractV2HostFn(
        new CreateContractArgsV2({ ...called.value, constructorArgs: [] }),
      )
      : called,
    subInvocations: subs,
  });
}

/** An Ed25519 signature and the public key of its signer. */
export interface KeySignature {
  /** The raw public key: 32 bytes. */
  readonly publicKey: Uint8Array;
  /** The signature: 64 bytes. */
  readonly signature: Uint8Array;
}

/**
 * The maximum number of signatures that the network accepts for an account. The signatures of a node with more of them
 * are not verified.
 */
export const MAX_SIGNATURES = 20;

/** Returns whether a signature is absent: void, or an empty vec, which some tools use as a placeholder. */
export function isUnsigned(signature: ScVal): boolean {
  return signature.type === "scvVoid" || (signature.type === "scvVec" && !signature.value?.length);
}

/** Returns a map from symbols to bytes, the encoding of contract structs; names must be in ascending order. */
export function symbolMap(fields: Readonly<Record<string, Uint8Array>>): ScVal {
  return ScVal.scvMap(
    Object.entries(fields).map(([name, bytes]) =>
      new ScMapEntry({ key: ScVal.scvSymbol(name), val: ScVal.scvBytes(bytes) })
    ),
  );
}

/** Encodes signatures as the signature value of an account, sorted by raw public key. */
export function accountSignature(signatures: readonly KeySignature[]): ScVal {
  return ScVal.scvVec(
    [...signatures].sort((a, b) => compareBytes(a.publicKey, b.publicKey)).map(({ publicKey, signature }) =>
      symbolMap({ public_key: publicKey, signature })
    ),
  );
}

/**
 * Parses the signature value of an account; returns `undefined` if the value is void, empty or in a different format.
 */
export function readAccountSignature(signature: ScVal): KeySignature[] | undefined {
  if (signature.type !== "scvVec" || !signature.value?.length) return undefined;
  const signatures: KeySignature[] = [];
  for (const item of signature.value) {
    const [first, second, ...rest] = item.type === "scvMap" ? item.value ?? [] : [];
    const publicKey = readBytes(first, "public_key", 32);
    const bytes = readBytes(second, "signature", 64);
    if (publicKey === undefined || bytes === undefined || rest.length > 0) return undefined;
    signatures.push({ publicKey, signature: bytes });
  }
  return signatures;
}

function readBytes(entry: ScMapEntry | undefined, key: string, length: number): Uint8Array | undefined {
  if (entry?.key.type !== "scvSymbol" || entry.key.value !== key || entry.val.type !== "scvBytes") return undefined;
  return entry.val.value.length === length ? entry.val.value : undefined;
}

/** Returns the address (`G…`) of a raw public key. */
export function keyText(publicKey: Uint8Array): string {
  return encode("G", publicKey);
}

/** A violated network rule for account signatures. */
export interface FormProblem {
  /** The rule: the shape, the length or the order of the list, or unique keys. */
  readonly reason: "signature-form" | "signature-count" | "signature-order" | "signature-duplicate";
  /** The requirement of the rule. */
  readonly expected: string;
  /** The value found. */
  readonly got: string;
  /** The violated rule, as a sentence. */
  readonly rule: string;
  /** The fix for an entry that is already signed. */
  readonly fix: string;
}

/** Returns the first network rule for account signatures that a value violates. No signature is verified. */
export function formProblem(signature: ScVal): FormProblem | undefined {
  const list = readAccountSignature(signature);
  if (list === undefined) {
    const expected = "a list of maps { public_key: 32 bytes, signature: 64 bytes }";
    const got = shapeOf(signature);
    const rule = `an account's signature must be ${expected}, got ${got}`;
    return { reason: "signature-form", expected, got, rule, fix: "sign again" };
  }
  if (list.length > MAX_SIGNATURES) {
    const [expected, got] = [`at most ${MAX_SIGNATURES} signatures`, `${list.length}`];
    const rule = `an account can have ${expected}, got ${got}`;
    return { reason: "signature-count", expected, got, rule, fix: "remove those that the threshold does not need" };
  }
  for (let i = 1; i < list.length; i++) {
    const [before, after] = [list[i - 1]!.publicKey, list[i]!.publicKey];
    const order = compareBytes(before, after);
    if (order < 0) continue;
    const expected = "the signatures sorted by raw public key, each key once";
    if (order === 0) {
      const rule = `an account's signature repeats the key ${keyText(after)}`;
      const got = `${keyText(after)} twice`;
      return { reason: "signature-duplicate", expected, got, rule, fix: "remove one of the two" };
    }
    const got = `${keyText(after)} after ${keyText(before)}`;
    const rule = `an account's signatures must be sorted by raw public key, got ${got}`;
    return { reason: "signature-order", expected, got, rule, fix: "sort the list" };
  }
  return undefined;
}

/** Formats the type of a signature that is not in account format. */
function shapeOf({ type }: ScVal): string {
  return type === "scvVec" ? "scvVec of a different shape" : type;
}

/**
 * Merges the signatures in `added` with the signatures of the node. A signature by the same key is replaced if
 * `replace` is `true`; otherwise the two signatures must be equal. Values in other formats must be equal.
 */
export function joinSignatures(node: SignatureNode, added: ScVal, replace: boolean): ScVal {
  const { path, signature } = node;
  if (isUnsigned(signature)) return added;
  if (isUnsigned(added) || signature.equals(added)) return signature;
  const [old, more] = [readAccountSignature(signature), readAccountSignature(added)];
  if (old === undefined || more === undefined) {
    const expected = "lists of maps { public_key, signature }";
    const got = shapeOf(old === undefined ? signature : added);
    const rule = `only ${expected} can be merged, got ${got} at ${path}`;
    throw violated("auth/conflict", rule, expected, got, { path });
  }
  const replaced = new Set(replace ? more.map(({ publicKey }) => keyText(publicKey)) : []);
  const joined = new Map<string, KeySignature>();
  for (const one of [...old.filter(({ publicKey }) => !replaced.has(keyText(publicKey))), ...more]) {
    const by = keyText(one.publicKey);
    const same = joined.get(by);
    if (same !== undefined && !equalBytes(same.signature, one.signature)) {
      const rule = `two signatures by ${by} differ at ${path}`;
      throw violated("auth/conflict", rule, `one signature by ${by}`, "two that differ", { path });
    }
    joined.set(by, one);
  }
  if (joined.size > MAX_SIGNATURES) {
    const [expected, got] = [`at most ${MAX_SIGNATURES} signatures`, `${joined.size}`];
    const rule = `a node can have ${expected}, got ${got} at ${path}`;
    throw violated("auth/too-many-signatures", rule, expected, got, { path });
  }
  return accountSignature([...joined.values()]);
}

/** The result of verifying the signature of a node. */
export interface VerifiedSignature {
  /** `true` if all signatures are valid; `"custom"` if only the contract can verify the signature. */
  readonly verified: boolean | "custom";
  /** The result for each key; `"unknown"` if the node has more than 20 signatures. */
  readonly signatures: readonly { readonly publicKey: string; readonly verified: boolean | "unknown" }[];
}

/** Verifies the Ed25519 signatures of a node, for an account with the rules of the network, but without ledger data. */
export function verifySignature(
  { address, signature }: Pick<SignatureNode, "address" | "signature">,
  payload: Uint8Array,
): VerifiedSignature {
  const list = readAccountSignature(signature);
  const isContract = address.type === "scAddressTypeContract";
  if (list === undefined) return { verified: isContract && !isUnsigned(signature) && "custom", signatures: [] };
  const tooMany = list.length > MAX_SIGNATURES;
  const signatures = list.map(({ publicKey, signature }) => ({
    publicKey: keyText(publicKey),
    verified: tooMany ? "unknown" as const : verify(payload, signature, publicKey),
  }));
  if (tooMany) return { verified: isContract && "custom", signatures };
  const isAllowed = isContract || (accountKey(address) !== undefined && formProblem(signature) === undefined);
  return { verified: isAllowed && signatures.every(({ verified }) => verified === true), signatures };
}
