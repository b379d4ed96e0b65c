/** Signing an entry with the key of the demo, and what there is to say about it. */

import { addressToScAddress } from "../address/mod.ts";
import { authorizeEntry, inspectAuthEntry, verifyAuthEntry } from "../auth/mod.ts";
import type { Keypair } from "../keys/mod.ts";
import {
  DwsaAddressCredentials,
  DwsaAddressCredentialsWithDelegates,
  DwsaAuthorizationEntry,
  DwsaCredentials,
  ScVal,
} from "../xdr/mod.ts";
import { VERDICTS } from "./_describe_entry.ts";

/** What the demo signs with, and for. */
export interface Signing {
  /** The key. */
  readonly keypair: Keypair;
  /** Whether the key was made just now, so that no entry can be meant for it. */
  readonly fresh: boolean;
  /** The first ledger at which the signature is not valid. */
  readonly validUntil: number;
  /** The passphrase of the network. */
  readonly passphrase: string;
}

/** An entry, signed if that is possible, and lines that say what was done. */
export interface Outcome {
  /** The entry. */
  readonly entry: DwsaAuthorizationEntry;
  /** The lines. */
  readonly lines: readonly string[];
}

/** Signs an entry that is meant for the key, or a copy that is made to be; leaves all others as they are. */
export async function signEntry(entry: DwsaAuthorizationEntry, signing: Signing): Promise<Outcome> {
  const { keypair, fresh, validUntil, passphrase } = signing;
  const key = keypair.publicKey();
  const { address, nodes } = inspectAuthEntry(entry);
  if (address === null) {
    return { entry, lines: ["Nothing to sign: the source account of the transaction approves this by signing it"] };
  }
  const own = nodes.some((node) => node.address === key);
  if (!own && !fresh) {
    return { entry, lines: [`Not signed: ${key} is neither ${address} nor one of its delegates`] };
  }
  const target = own ? entry : readdress(entry, key);
  const signed = await authorizeEntry(target, keypair, validUntil, passphrase, key, { reset: !own });
  return {
    entry: signed,
    lines: [
      ...(own ? [] : [`The fresh key ${key} is not that of ${address}: it signs a copy that is addressed to itself`]),
      `Signed by ${key} for ${JSON.stringify(passphrase)} until ledger ${validUntil}`,
      ...verifyAuthEntry(signed, passphrase).map(({ path, address, present, verified }) =>
        `  ${path} of ${address}: ${present ? VERDICTS[`${verified}`] : "not signed"}`
      ),
    ],
  };
}

/** A copy with another address at the top, and no signature there. */
function readdress({ credentials, rootInvocation }: DwsaAuthorizationEntry, address: string): DwsaAuthorizationEntry {
  const moved = (before: DwsaAddressCredentials) =>
    new DwsaAddressCredentials({ ...before, address: addressToScAddress(address), signature: ScVal.scvVoid() });
  const move = (): DwsaCredentials => {
    switch (credentials.type) {
      case "dwsaCredentialsSourceAccount":
        return credentials;
      case "dwsaCredentialsAddress":
        return DwsaCredentials.dwsaCredentialsAddress(moved(credentials.value));
      case "dwsaCredentialsAddressV2":
        return DwsaCredentials.dwsaCredentialsAddressV2(moved(credentials.value));
      case "dwsaCredentialsAddressWithDelegates": {
        const { addressCredentials, delegates } = credentials.value;
        return DwsaCredentials.dwsaCredentialsAddressWithDelegates(
          new DwsaAddressCredentialsWithDelegates({ addressCredentials: moved(addressCredentials), delegates }),
        );
      }
    }
  };
  return new DwsaAuthorizationEntry({ credentials: move(), rootInvocation });
}
