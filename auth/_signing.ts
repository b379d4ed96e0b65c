/** Requests signatures and adds them to entries. */

import { count, Fault, unexpected, violated, wrongType } from "../internal/fault.ts";
import { scAddressToString } from "../address/mod.ts";
import type { DwsaErrorDetails } from "../errors/mod.ts";
import { type Bytes, copyBytes, isBytes } from "../internal/bytes.ts";
import { type DwsaAuthorizationEntry, type HashIdPreimage, ScVal } from "../xdr/mod.ts";
import {
  accountKey,
  isClass,
  parseAccountKey,
  parseEntry,
  parseScVal,
  requireSigningAddress,
  showAddress,
  viewBytes,
} from "./_arguments.ts";
import {
  accountSignature,
  formProblem,
  isUnsigned,
  joinSignatures,
  keyText,
  mapSignatures,
  payloadOf,
  preimageOf,
  readAccountSignature,
  type SignatureNode,
  signatureNodes,
  unwrapCredentials,
  verifySignature,
  withoutSignatures,
  wrapCredentials,
} from "./_credentials.ts";
import type { ApprovalRequest } from "./approver.ts";
import type { PayloadSigner, SigningCallback } from "./signing_callback.ts";

/** Validated parameters of {@linkcode prepareEntry}. */
export interface Signing {
  readonly signer: PayloadSigner | SigningCallback;
  readonly expiry: number;
  readonly networkId: Uint8Array;
  /** The address of the nodes to sign; `undefined` for the top-level credentials. */
  readonly target: string | undefined;
  readonly reset: boolean | undefined;
  /** Throws if the key that the signer returned (`G…`) must not sign. */
  readonly confirm: (key: string) => unknown;
}

/**
 * Returns whether a signature by `key` is also valid for another address than that of the request: the key's own
 * account.
 */
export function isMovable({ credentials, address }: ApprovalRequest, key: string): boolean {
  return credentials === "address" && address !== key;
}

/**
 * Returns the account of the signer's key; `null` if the signer names no key. A callback names its key only in its
 * result.
 */
export function signerAddress(signer: PayloadSigner | SigningCallback): string | null {
  const key = signerKey(signer);
  return key === undefined ? null : keyText(key);
}

/**
 * Validates the entry and the options, and returns a function that signs the entry: `authorizeEntries` validates all
 * entries before it asks for the first signature. `parsed` must be a private copy.
 */
export function prepareEntry(
  parsed: DwsaAuthorizationEntry,
  { signer, expiry, networkId, target, reset, confirm }: Signing,
): () => Promise<DwsaAuthorizationEntry> {
  const { rootInvocation } = parsed;
  const open = unwrapCredentials(parsed);
  if (open === undefined) return () => Promise.resolve(parsed);
  requireSigningAddress(open.credentials.address);
  const key = signerKey(signer);
  const kept = reset ? withoutSignatures(open) : open;
  const nodes = signatureNodes(kept);
  const until = kept.credentials.signatureExpirationLedger;
  const replaced = until === expiry ? [] : nodes.filter(({ signature }) => !isUnsigned(signature));
  const replacedKey = requireReplaceable(replaced, key === undefined ? undefined : keyText(key), until, expiry);
  const toSign = replaced.length > 0 ? withoutSignatures(kept) : kept;
  const targets = selectNodes(nodes, target);
  if (typeof signer !== "function" && key === undefined) targets.forEach(assumedPublicKey);

  const payload = payloadOf(preimageOf(toSign, expiry, rootInvocation, networkId));
  return async () => {
    const result = await requestSignature(signer, key, payload, () => {
      const copy = parseEntry(parsed); // the callback can modify only its own copy
      return preimageOf(unwrapCredentials(copy)!, expiry, copy.rootInvocation, networkId);
    });
    if (key === undefined && result.publicKey !== undefined) confirm(keyText(result.publicKey));
    requireSameTarget(result.address, target);
    const selected = result.address === undefined
      ? targets
      : selectNodes(nodes, result.address, "the address of the signer's result");
    if (replacedKey !== undefined) requireReplaceable(replaced, keyOf(result, selected[0]!), until, expiry);
    const named = replacedKey === undefined ? result : { ...result, publicKey: result.publicKey ?? replacedKey };
    const written = new Set([...selected, ...replaced].map(({ index }) => index));
    const sign = (node: SignatureNode) => written.has(node.index) ? signNode(node, named, payload) : node.signature;
    return wrapCredentials(mapSignatures(toSign, sign, expiry), rootInvocation);
  };
}

/** Throws if the option `forAddress` is present and not a string. */
export function requireTarget(forAddress: unknown): void {
  if (forAddress === undefined || typeof forAddress === "string") return;
  throw wrongType("forAddress", "a string", forAddress);
}

/** Throws if the signer's result contains an address other than the option `forAddress`. */
function requireSameTarget(address: string | undefined, forAddress: string | undefined): void {
  if (address === undefined || forAddress === undefined || address === forAddress) return;
  const [wanted, found] = [showAddress(forAddress), showAddress(address)];
  const rule = `the signer's result is for ${found}, but forAddress is ${wanted}`;
  throw violated("auth/no-matching-node", rule, `a result for ${wanted}`, `one for ${found}`);
}

/**
 * Throws unless all signatures that a new expiry invalidates are by one key: the key of the signer, if known.
 *
 * @param nodes the signed nodes
 * @param key the account of the signer's key; `undefined` if only the signer's result names it
 * @returns the raw key; `undefined` if there are no signed nodes
 */
function requireReplaceable(
  nodes: readonly SignatureNode[],
  key: string | null | undefined,
  until: number,
  expiry: number,
): Bytes | undefined {
  let only = key;
  let raw: Bytes | undefined;
  for (const { signature, address, path } of nodes) {
    const signatures = readAccountSignature(signature) ?? [];
    only = only === undefined && signatures.length > 0 ? keyText(signatures[0]!.publicKey) : only;
    if (signatures.length > 0 && signatures.every(({ publicKey }) => keyText(publicKey) === only)) {
      raw = copyBytes(signatures[0]!.publicKey);
      continue;
    }
    const rule = `the signature of ${scAddressToString(address)} expires at ledger ${until}; ` +
      `pass validUntilLedgerSeq ${until}, or ${DROP}`;
    const expected = `validUntilLedgerSeq ${until}`;
    throw violated("auth/already-signed", rule, expected, `${expiry}`, { path });
  }
  return raw;
}

/** Returns the account of the only key in a signer's result; `null` if there is no such key. */
function keyOf({ signature, publicKey }: SignerResult, node: SignatureNode): string | null {
  if (!ScVal.is(signature)) return keyText(publicKey ?? assumedPublicKey(node));
  const [first, ...others] = readAccountSignature(signature) ?? [];
  return first === undefined || others.length > 0 ? null : keyText(first.publicKey);
}

/** The advice to drop signatures, which is an option of `authorizeEntry` alone. */
const DROP = "drop all signatures with { reset: true } of authorizeEntry()";

/** The maximum number of nodes listed in a message. */
const LISTED = 8;

/**
 * Returns the nodes with an address; without an address, the top-level credentials.
 *
 * @param nodes all nodes of the entry
 * @param address the address to select; `undefined` for the top-level credentials
 * @param name the name of the address in messages
 */
function selectNodes(
  nodes: readonly SignatureNode[],
  address: string | undefined,
  name = "forAddress",
): readonly SignatureNode[] {
  if (address === undefined) return [nodes[0]!];
  const found = nodes.filter((node) => scAddressToString(node.address) === address);
  if (found.length > 0) return found;
  const listed = nodes.slice(0, LISTED).map(({ path, address }) => `${scAddressToString(address)} (${path})`);
  if (nodes.length > LISTED) listed.push(`${nodes.length - LISTED} more`);
  const got = listed.join(", ");
  const rule = `${name} (${showAddress(address)}) is not a signer of this entry; its signers are ${got}`;
  const expected = `a signer with the address ${showAddress(address)}`;
  throw violated("auth/no-matching-node", rule, expected, got);
}

/** Returns the public key assumed for a signature that does not name its key. */
function assumedPublicKey({ path, address }: SignatureNode): Uint8Array {
  const key = accountKey(address);
  if (key !== undefined) return key;
  const expected = "{ publicKey, signature } or { signatureScVal }";
  const rule = `the signature for ${scAddressToString(address)} does not name its key; ` +
    `pass a signer with publicKey, or return ${expected}`;
  throw violated("auth/unknown-signer", rule, expected, "a signature without its key", { path });
}

/**
 * Merges the signer's result into the signature of a node. The result is verified, unless it is an `ScVal` for a
 * contract. For an account, the other signatures of the node are verified as well.
 */
function signNode(node: SignatureNode, { signature, publicKey }: SignerResult, payload: Uint8Array): ScVal {
  const isAccount = accountKey(node.address) !== undefined;
  const isWhole = ScVal.is(signature);
  const added = isWhole ? signature : accountSignature([{ publicKey: publicKey ?? assumedPublicKey(node), signature }]);
  if (isWhole) requireSignature(node, signature, isAccount);
  const joined = joinSignatures(node, added, true);
  // If one signature of an account is invalid, the network rejects all of them. Contracts define their own rules.
  if (isAccount) requireValid(node, joined, added, payload);
  else if (!isWhole) requireValid(node, added, added, payload);
  return joined;
}

/** Throws if an `ScVal` from the signer is empty, or violates a network rule for account signatures. */
function requireSignature({ path, address }: SignatureNode, signature: ScVal, isAccount: boolean): void {
  if (isUnsigned(signature)) {
    const [expected, got] = [`a signature for ${scAddressToString(address)}`, `${signature.type} without content`];
    const rule = `the signer returned an empty signature (${signature.type}) for ${scAddressToString(address)}`;
    throw violated("auth/invalid-signature", rule, expected, got, { path });
  }
  const problem = isAccount ? formProblem(signature) : undefined;
  if (problem === undefined) return;
  const code = problem.reason === "signature-count" ? "auth/too-many-signatures" : "auth/invalid-signature";
  const { rule, expected, got } = problem;
  throw violated(code, `${rule} at ${path}`, expected, got, { path });
}

/** Throws if a new or an existing signature is not valid. */
function requireValid({ path, address }: SignatureNode, signature: ScVal, added: ScVal, payload: Uint8Array): void {
  const wrong = verifySignature({ address, signature }, payload).signatures.find(({ verified }) => verified !== true);
  if (wrong === undefined) return;
  const by = wrong.publicKey;
  const isNew = readAccountSignature(added)?.some(({ publicKey }) => keyText(publicKey) === by) === true;
  if (isNew) throw unverified(by, { path });
  const rule = `the existing signature by ${by} is not valid for this entry, expiry and network; ` +
    `sign again with that key, or ${DROP}`;
  throw violated("auth/invalid-signature", rule, `a valid signature by ${by}`, "an invalid one", { path });
}

/** Creates the error for a new signature by the key `by` that is not valid for the payload. */
export function unverified(by: string, details?: DwsaErrorDetails): Fault {
  const rule =
    `the signature by ${by} does not verify; sign the payload, which is the hash of the preimage, with that key`;
  return violated("auth/invalid-signature", rule, `a valid signature by ${by}`, "an invalid one", details);
}

/** Creates the error for a signature that is not bytes; names the function that decodes a string. */
export function wrongSignature(name: string, value: unknown): Fault {
  const fault = wrongType(name, "a Uint8Array", value);
  if (typeof value !== "string") return fault;
  const decode = /^[\da-f]{128}$/i.test(value) ? "fromHex" : "fromBase64";
  return fault.withAdvice(`use ${decode}()`);
}

/** The normalized result of a signer. */
export interface SignerResult {
  /** An Ed25519 signature, or a complete signature value. */
  readonly signature: Uint8Array | ScVal;
  /** The raw public key of the signer, if known. */
  readonly publicKey: Uint8Array | undefined;
  /** The address of the nodes to sign, if the signer's result contains it. */
  readonly address: string | undefined;
}

/** Throws if a value is not a signer. */
export function requireSigner(
  signer: PayloadSigner | ((...args: never) => unknown),
): void {
  const expected = "a Keypair, an object with a sign method, or a callback";
  if (typeof signer === "function") {
    if (!isClass(signer)) return;
    throw new Fault("type", `expected signer to be ${expected}, got a class; pass an instance of it`);
  }
  if (typeof signer?.sign !== "function") throw wrongType("signer", expected, signer);
}

/** Returns the raw public key of a signer; `undefined` if unknown. A callback names its key only in its result. */
export function signerKey(
  signer: PayloadSigner | ((...args: never) => unknown),
): Bytes | undefined {
  if (typeof signer === "function") return undefined;
  const [publicKey, address] = [readKey(signer, "publicKey"), readKey(signer, "address")];
  if (publicKey !== undefined && address !== undefined && publicKey.some((byte, i) => byte !== address[i])) {
    const rule = "signer.publicKey and signer.address name different keys";
    throw violated("auth/unknown-signer", rule, "one key", "two different keys");
  }
  return publicKey ?? address;
}

/** Calls the signer and normalizes its result. */
export async function requestSignature(
  signer: PayloadSigner | SigningCallback,
  publicKey: Uint8Array | undefined,
  payload: Uint8Array,
  preimageOf: () => HashIdPreimage,
): Promise<SignerResult> {
  if (typeof signer === "function") return parseSignerResult(await signer(preimageOf(), copyBytes(payload)));
  const result = parseSignerResult(await signer.sign(copyBytes(payload)));
  return { ...result, publicKey: result.publicKey ?? publicKey };
}

/** Returns the raw public key from a property or a method of the signer; `undefined` if absent. */
function readKey(signer: PayloadSigner, name: "publicKey" | "address"): Bytes | undefined {
  const property = readProperty(signer, name);
  if (property === undefined) return undefined;
  const [value, shown] = typeof property === "function"
    ? [property.call(signer) as unknown, `signer.${name}()`]
    : [property, `signer.${name}`];
  if (typeof value === "string") return copyBytes(parseAccountKey(value, shown));
  if (isBytes(value) && value.length === 32) return copyBytes(value);
  throw wrongType(shown, "an address (G...) or 32 bytes", value);
}

/**
 * Returns a property of an object or its class. Properties of `Object.prototype` are ignored: other code can modify
 * them.
 */
function readProperty(value: object, name: string): unknown {
  if (name in Object.prototype && !Object.prototype.hasOwnProperty.call(value, name)) return undefined;
  return (value as Readonly<Record<string, unknown>>)[name];
}

/** Returns the known properties of a signer's result. */
function readProperties(result: object): Readonly<Record<string, unknown>> {
  const names = ["signatureScVal", "signature", "publicKey", "address"];
  return Object.fromEntries(names.map((name) => [name, readProperty(result, name)]));
}

/** Parses a `SigningResult` of any shape. */
function parseSignerResult(result: unknown): SignerResult {
  const { signatureScVal = result, signature = result, publicKey, address } = readProperties(Object(result));
  const isBare = ScVal.is(result) || viewBytes(result) !== undefined;
  if (!isBare && address !== undefined && typeof address !== "string") {
    throw wrongType("the address of the signer's result", "a string", address);
  }
  const target = isBare ? undefined : address as string | undefined;
  if (ScVal.is(signatureScVal)) {
    const copy = parseScVal(signatureScVal, "the signer's result");
    return { signature: copy, publicKey: undefined, address: target };
  }
  const bytes = viewBytes(signature);
  if (bytes !== undefined && (signature === result || typeof publicKey === "string")) {
    if (bytes.length !== 64) {
      const got = count(bytes.length, "byte");
      throw unexpected("auth/invalid-signature", "the signer's signature to be 64 bytes", got);
    }
    const key = isBare ? undefined : parseAccountKey(publicKey, "the signer's publicKey");
    return { signature: copyBytes(bytes), publicKey: key, address: target };
  }
  if (signature !== result) {
    if (bytes === undefined) throw wrongSignature("the signer's signature", signature);
    throw wrongType("the signer's publicKey", "an account (G...)", publicKey);
  }
  const shapes = "{ publicKey, signature }, { signatureScVal }, an ScVal, a Uint8Array or an ArrayBuffer";
  const error = wrongType("the signer's result", shapes, result);
  const isWallet = typeof result === "string" || "signedAuthEntry" in Object(result);
  throw isWallet ? error.withAdvice("convert it with parseWalletSignature()") : error;
}
