/** Entries to sign, and events to decode. */

import { addressToScAddress } from "@dwsa/base/address";
import { nativeToScVal } from "@dwsa/base/scval";
import { decodeStrKey } from "@dwsa/base/strkey";
import {
  ContractEvent,
  ContractEventBody,
  ContractEventV0,
  DiagnosticEvent,
  DwsaAddressCredentials,
  DwsaAuthorizationEntry,
  DwsaAuthorizedFunction,
  DwsaAuthorizedInvocation,
  DwsaCredentials,
  ExtensionPoint,
  InvokeContractArgs,
  ScVal,
} from "@dwsa/base/xdr";
import { keypairOf } from "./_envelopes.ts";

/** Creates an unsigned entry for the account of a key. */
export function entryOf({ seed }: { readonly seed: number }): DwsaAuthorizationEntry {
  return DwsaAuthorizationEntry.fromXDR(sampleEntry(keypairOf(seed).publicKey()));
}

const EXCHANGE = "CB6R67HALC6KNLFAVOXU65OS7W6XNEROAP52ROLJWGVI5ZMC7YQZWUA6";
const TOKEN = "CBIELTK6YBZJU5UP2WWQEUCYKLPU6AUNZ2BQ4WWFEIE3USCIHMXQDAMA";
const OTHER_TOKEN = "CDLZFC3SYJYDZT7K67VZ75HPJVIEUVNIXF47ZG2FB2RMQQVU2HHGCYSC";

/** Creates an unsigned entry: `signer` allows an exchange to swap 100 of one token for at least 5 of another. */
export function sampleEntry(signer: string): string {
  const transfer = call(TOKEN, "transfer", [address(signer), address(EXCHANGE), amount(100n)]);
  return new DwsaAuthorizationEntry({
    credentials: DwsaCredentials.dwsaCredentialsAddress(
      new DwsaAddressCredentials({
        address: addressToScAddress(signer),
        nonce: 7n,
        signatureExpirationLedger: 0,
        signature: ScVal.scvVoid(),
      }),
    ),
    rootInvocation: call(EXCHANGE, "swap", [address(TOKEN), address(OTHER_TOKEN), amount(100n), amount(5n)], [
      transfer,
    ]),
  }).toXDR("base64");
}

/** The events that the swap would emit, and a diagnostic event of the host. */
export function sampleEvents(signer: string): string[] {
  const symbol = (name: string) => ScVal.scvSymbol(name);
  const swapped = nativeToScVal({ bought: 5n, path: [address(TOKEN), address(OTHER_TOKEN)], sold: 100n });
  return [
    event(TOKEN, [symbol("transfer"), address(signer), address(EXCHANGE)], amount(100n)).toXDR("base64"),
    event(EXCHANGE, [symbol("swap"), address(signer)], swapped).toXDR("base64"),
    new DiagnosticEvent({
      inSuccessfulContractCall: true,
      event: event(undefined, [symbol("fn_return"), symbol("swap")], amount(5n)),
    }).toXDR("base64"),
  ];
}

function address(text: string): ScVal {
  return ScVal.scvAddress(addressToScAddress(text));
}

function amount(value: bigint): ScVal {
  return ScVal.scvI128(value);
}

function call(
  contract: string,
  functionName: string,
  args: readonly ScVal[],
  subInvocations: readonly DwsaAuthorizedInvocation[] = [],
): DwsaAuthorizedInvocation {
  return new DwsaAuthorizedInvocation({
    function: DwsaAuthorizedFunction.dwsaAuthorizedFunctionTypeContractFn(
      new InvokeContractArgs({ contractAddress: addressToScAddress(contract), functionName, args }),
    ),
    subInvocations,
  });
}

function event(contract: string | undefined, topics: readonly ScVal[], data: ScVal): ContractEvent {
  return new ContractEvent({
    ext: ExtensionPoint.v0(),
    contractId: contract === undefined ? null : decodeStrKey("contract", contract),
    type: contract === undefined ? "diagnostic" : "contract",
    body: ContractEventBody.v0(new ContractEventV0({ topics, data })),
  });
}
