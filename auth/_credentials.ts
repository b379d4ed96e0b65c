/** The credentials of an address, for all types, and a walk over their signatures. */

import {
  DwsaAddressCredentials,
  DwsaAddressCredentialsWithDelegates,
  DwsaAuthorizationEntry,
  type DwsaAuthorizedInvocation,
  DwsaCredentials,
  type DwsaCredentialsType,
  DwsaDelegateSignature,
  type ScAddress,
  ScVal,
} from "../xdr/mod.ts";

/** The types of credentials of an address: all types except source account credentials. */
type AddressArm = Exclude<DwsaCredentialsType, "dwsaCredentialsSourceAccount">;

/** Properties of each credential type. */
interface Traits {
  /** Whether the signed payload names the address (CAP-71). */
  readonly addressBound: boolean;
  /** Whether there can be delegates. */
  readonly delegated: boolean;
}

/** Credential types and their properties. */
export const ARMS: { readonly [Type in AddressArm]: Traits } = {
  dwsaCredentialsAddress: { addressBound: false, delegated: false },
  dwsaCredentialsAddressV2: { addressBound: true, delegated: false },
  dwsaCredentialsAddressWithDelegates: { addressBound: true, delegated: true },
};

/** Credentials of an address, of any kind. */
export interface UnwrappedCredentials {
  readonly type: AddressArm;
  /** Address, nonce, expiry and the top-level signature. */
  readonly credentials: DwsaAddressCredentials;
  /** The delegates; only one kind has any. */
  readonly delegates: readonly DwsaDelegateSignature[];
}

/** The credentials of an entry; `undefined` if the entry has source account credentials. */
export function unwrapCredentials(
  { credentials: { type, value } }: DwsaAuthorizationEntry,
): UnwrappedCredentials | undefined {
  if (type === "dwsaCredentialsSourceAccount") return undefined;
  return type === "dwsaCredentialsAddressWithDelegates"
    ? { type, credentials: value.addressCredentials, delegates: value.delegates }
    : { type, credentials: value, delegates: [] };
}

/** The entry that has these credentials. */
export function wrapCredentials(
  { type, credentials, delegates }: UnwrappedCredentials,
  rootInvocation: DwsaAuthorizedInvocation,
): DwsaAuthorizationEntry {
  const value = ARMS[type].delegated
    ? new DwsaAddressCredentialsWithDelegates({ addressCredentials: credentials, delegates })
    : credentials;
  // The compiler does not know that the value has the type of `type`; the table ensures it.
  return new DwsaAuthorizationEntry({ credentials: DwsaCredentials[type](value as never), rootInvocation });
}

/** A node that carries a signature: the top-level credentials or a delegate. */
export interface SignatureNode {
  /** Its number in {@linkcode signatureNodes}: 0 at the top. */
  readonly index: number;
  /** Nesting depth; 0 for the top-level credentials. */
  readonly depth: number;
  /** Its path, as {@linkcode pathText} shortens it. */
  readonly path: string;
  readonly address: ScAddress;
  readonly signature: ScVal;
  /** Its own delegates. */
  readonly delegates: readonly DwsaDelegateSignature[];
}

/**
 * The credentials with the signature that `sign` gives for each node, top-level first, and with that expiry. The
 * argument is not changed.
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

/** All places for signatures, top-level first. */
export function signatureNodes(open: UnwrappedCredentials): SignatureNode[] {
  const nodes: SignatureNode[] = [];
  mapSignatures(open, (node) => {
    nodes.push(node);
    return node.signature;
  });
  return nodes;
}

/** The credentials with no signatures at all. */
export function withoutSignatures(open: UnwrappedCredentials): UnwrappedCredentials {
  const none = ScVal.scvVoid();
  return mapSignatures(open, () => none);
}

/** Maximum number of path steps shown in a message. */
const SHOWN_STEPS = 12;

/**
 * The path as a string. The middle of a path of more than 12 steps is left out, so that the total length of all paths
 * is proportional to the entry.
 */
export function pathText(root: string, steps: readonly string[]): string {
  if (steps.length <= SHOWN_STEPS) return root + steps.join("");
  return `${root}${steps.slice(0, SHOWN_STEPS - 1).join("")}…${steps[steps.length - 1]}`;
}
