/** Builds example requests that one policy accepts and another rejects. */

import type { ApprovalCredentials, ApprovalRequest } from "../../auth/mod.ts";
import { addressToScAddress } from "../../address/mod.ts";
import { fromHex } from "../../encoding/mod.ts";
import type { Bytes } from "../../internal/bytes.ts";
import { copyBytes } from "../../internal/bytes.ts";
import {
  Asset,
  ContractExecutable,
  ContractIdPreimage,
  ContractIdPreimageFromAddress,
  CreateContractArgs,
  CreateContractArgsV2,
  DwsaAuthorizedFunction,
  DwsaAuthorizedInvocation,
  InvokeContractArgs,
  ScVal,
} from "../../xdr/mod.ts";
import type { Box } from "./_classes.ts";
import type { Plan, PlannedCalls } from "./_excess.ts";
import { pick } from "./_set_algebra.ts";

/** The fields that all requests of an example share. */
export interface RequestForm {
  readonly networkId: Bytes;
  readonly credentials: ApprovalCredentials;
  readonly signatureExpirationLedger: number | null;
}

/** Returns the total number of calls, including sub-invocations. */
export function countCalls(calls: readonly PlannedCalls[]): bigint {
  return calls.reduce((sum, { plan, count }) => sum + count * (1n + countCalls(plan.below)), 0n);
}

/** Creates a request for each planned root call; returns `null` if there are more calls than allowed. */
export function requestsOf(
  form: RequestForm,
  calls: readonly PlannedCalls[],
  maxCalls: number,
): ApprovalRequest[] | null {
  if (countCalls(calls) > BigInt(maxCalls)) return null;
  return calls.flatMap(({ plan, count }) =>
    Array.from({ length: Number(count) }, () => requestOf(form, plan.actor.address, invocationOf(plan)))
  ).map((request, i) => ({ ...request, path: `requests[${i}]` }));
}

/** Creates a request for one call that the approver signs with its own key. */
export function requestOf(
  { networkId, credentials, signatureExpirationLedger }: RequestForm,
  address: string,
  invocation: DwsaAuthorizedInvocation,
): ApprovalRequest {
  return {
    path: "",
    networkId: copyBytes(networkId),
    credentials,
    address,
    signatureExpirationLedger,
    invocation,
    signer: address,
  };
}

export function invocationOf({ box, below }: Plan): DwsaAuthorizedInvocation {
  const subInvocations = below.flatMap(({ plan, count }) =>
    Array.from({ length: Number(count) }, () => invocationOf(plan))
  );
  return boxInvocation(box, box.sets.map(pick), subInvocations);
}

/** Creates a call of a box with the given arguments and sub-invocations. */
export function boxInvocation(
  { creates, first, second }: Box,
  args: readonly ScVal[],
  subInvocations: readonly DwsaAuthorizedInvocation[],
): DwsaAuthorizedInvocation {
  if (!creates) { // not contractInvocation(), which rejects the function name "" that policies can contain
    const contractAddress = addressToScAddress(first);
    const call = new InvokeContractArgs({ contractAddress, functionName: second, args });
    const fn = DwsaAuthorizedFunction.dwsaAuthorizedFunctionTypeContractFn(call);
    return new DwsaAuthorizedInvocation({ function: fn, subInvocations });
  }
  const isWasm = /^[0-9a-f]{64}$/.test(first);
  const contractIdPreimage = isWasm
    ? ContractIdPreimage.contractIdPreimageFromAddress(
      new ContractIdPreimageFromAddress({ address: addressToScAddress(second), salt: new Uint8Array(32) }),
    )
    : ContractIdPreimage.contractIdPreimageFromAsset(Asset.fromXDR(first, "base64"));
  const executable = isWasm
    ? ContractExecutable.contractExecutableWasm(fromHex(first))
    : ContractExecutable.contractExecutableStellarAsset();
  return new DwsaAuthorizedInvocation({
    function: args.length === 0
      ? DwsaAuthorizedFunction.dwsaAuthorizedFunctionTypeCreateContractHostFn(
        new CreateContractArgs({ contractIdPreimage, executable }),
      )
      : DwsaAuthorizedFunction.dwsaAuthorizedFunctionTypeCreateContractV2HostFn(
        new CreateContractArgsV2({ contractIdPreimage, executable, constructorArgs: args }),
      ),
    subInvocations,
  });
}
