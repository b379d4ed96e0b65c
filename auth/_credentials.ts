/** The one table of the credential kinds that belong to an address, and the one walker over their signatures. */

import { DwsaError } from "../internal/errors.ts";
import {
  DwsaAddressCredentials,
  DwsaAddressCredentialsWithDelegates,
  DwsaAuthorizationEntry,
  DwsaCredentials,
  type DwsaCredentialsArms,
  DwsaDelegateSignature,
  type ScAddress,
  ScVal,
} from "../xdr/mod.ts";
import { MAX_DEPTH } from "../xdr/reader.ts";

/** The kinds of credentials that belong to an address: all but those of the transaction's source account. */
type AddressArm = Exclude<keyof DwsaCredentialsArms, "dwsaCredentialsSourceAccount">;

/** What all of these kinds hold. */
export interface Parts {
  /** Address, nonce, expiry and the top-level signature. */
  readonly credentials: DwsaAddressCredentials;
  /** The delegates; only one kind has any. */
  readonly delegates: readonly DwsaDelegateSignature[];
}

/** One kind of credentials, the one whose XDR holds a `T`. */
interface Arm<T = never> {
  /** Whether the signed payload names the address (CAP-71). */
  readonly addressBound: boolean;
  /** Whether there can be delegates. */
  readonly delegates: boolean;
  readonly open: (value: T) => Parts;
  readonly close: (parts: Parts) => DwsaCredentials;
}

const NO_DELEGATES: readonly DwsaDelegateSignature[] = [];

const ARMS: { readonly [K in AddressArm]: Arm<DwsaCredentialsArms[K]> } = {
  dwsaCredentialsAddress: {
    addressBound: false,
    delegates: false,
    open: (credentials) => ({ credentials, delegates: NO_DELEGATES }),
    close: ({ credentials }) => DwsaCredentials.dwsaCredentialsAddress(credentials),
  },
  dwsaCredentialsAddressV2: {
    addressBound: true,
    delegates: false,
    open: (credentials) => ({ credentials, delegates: NO_DELEGATES }),
    close: ({ credentials }) => DwsaCredentials.dwsaCredentialsAddressV2(credentials),
  },
  dwsaCredentialsAddressWithDelegates: {
    addressBound: true,
    delegates: true,
    open: ({ addressCredentials, delegates }) => ({ credentials: addressCredentials, delegates }),
    close: ({ credentials, delegates }) =>
      DwsaCredentials.dwsaCredentialsAddressWithDelegates(
        new DwsaAddressCredentialsWithDelegates({ addressCredentials: credentials, delegates }, true),
      ),
  },
};

/** Credentials of an address, whatever their kind. */
export interface OpenCredentials extends Parts {
  readonly arm: Arm;
}

/** The credentials of an entry; `undefined` when it is approved by the transaction's source account instead. */
export function openCredentials({ credentials }: DwsaAuthorizationEntry): OpenCredentials | undefined {
  const arm = (ARMS as Record<string, Arm | undefined>)[credentials.type];
  return arm && { arm, ...arm.open(credentials.value as never) };
}

/** A place for a signature: the credentials themselves, or one of the delegates below them. */
export interface SignatureNode {
  /** Its number: the credentials are 0, then the delegates depth-first. */
  readonly index: number;
  /** Where it stands, such as `credentials.delegates[0].nestedDelegates[2]`. */
  readonly path: string;
  readonly address: ScAddress;
  readonly signature: ScVal;
  /** The address before this one in its list of delegates. */
  readonly previous: ScAddress | undefined;
  /** Whether it has delegates of its own. */
  readonly delegates: boolean;
}

/**
 * The credentials with the signature that `sign` gives for each node, top-level first. Whatever stays the same is
 * shared with the credentials given, which are not changed.
 */
export function mapSignatures(open: OpenCredentials, sign: (node: SignatureNode) => ScVal): OpenCredentials {
  let index = 0;
  const mapList = (list: readonly DwsaDelegateSignature[], path: string, depth: number) => {
    if (depth > MAX_DEPTH) {
      throw new DwsaError("xdr/depth", `Cannot read the delegates: nested more than ${MAX_DEPTH} levels deep`);
    }
    let changed = false;
    const mapped = list.map((delegate, i) => {
      const { address, nestedDelegates } = delegate;
      const node = { index: index++, path: `${path}[${i}]`, address, signature: delegate.signature };
      const signature = sign({ ...node, previous: list[i - 1]?.address, delegates: nestedDelegates.length > 0 });
      const nested: readonly DwsaDelegateSignature[] = nestedDelegates.length === 0
        ? nestedDelegates
        : mapList(nestedDelegates, `${node.path}.nestedDelegates`, depth + 1);
      if (signature === delegate.signature && nested === nestedDelegates) return delegate;
      changed = true;
      return new DwsaDelegateSignature({ address, signature, nestedDelegates: nested }, true);
    });
    return changed ? mapped : list;
  };

  const { address, signature } = open.credentials;
  const delegates = open.delegates.length > 0;
  const top = sign({ index: index++, path: "credentials", address, signature, previous: undefined, delegates });
  return {
    arm: open.arm,
    credentials: top === signature ? open.credentials : withFields(open.credentials, { signature: top }),
    delegates: mapList(open.delegates, "credentials.delegates", 1),
  };
}

/** All places for signatures, top-level first. */
export function signatureNodes(open: OpenCredentials): SignatureNode[] {
  const nodes: SignatureNode[] = [];
  mapSignatures(open, (node) => {
    nodes.push(node);
    return node.signature;
  });
  return nodes;
}

/** The credentials with no signatures at all. */
export function withoutSignatures(open: OpenCredentials): OpenCredentials {
  const none = ScVal.scvVoid();
  return mapSignatures(open, () => none);
}

/** The credentials with another expiry; the signatures in them, if any, are then of another payload. */
export function withExpiry(open: OpenCredentials, signatureExpirationLedger: number): OpenCredentials {
  return { ...open, credentials: withFields(open.credentials, { signatureExpirationLedger }) };
}

function withFields(
  { address, nonce, signatureExpirationLedger, signature }: DwsaAddressCredentials,
  fields: { readonly signatureExpirationLedger?: number; readonly signature?: ScVal },
): DwsaAddressCredentials {
  return new DwsaAddressCredentials({ address, nonce, signatureExpirationLedger, signature, ...fields });
}

/** The entry with other credentials. */
export function withCredentials(
  { rootInvocation }: DwsaAuthorizationEntry,
  open: OpenCredentials,
): DwsaAuthorizationEntry {
  return new DwsaAuthorizationEntry({ credentials: open.arm.close(open), rootInvocation });
}
