/**
 * A backend that accepts the transactions of any program: it chooses the response by the call, not by the exact
 * request.
 */

import { Address, addressToScAddress } from "@dwsa/base/address";
import { toBase64, toHex } from "@dwsa/base/encoding";
import { Networks } from "@dwsa/base/network";
import { hashTransaction } from "@dwsa/base/transaction";
import {
  DwsaAddressCredentials,
  DwsaAuthorizationEntry,
  DwsaAuthorizedFunction,
  DwsaAuthorizedInvocation,
  DwsaCredentials,
  type InvokeHostFunctionOp,
  ScVal,
  TransactionEnvelope,
} from "@dwsa/base/xdr";
import type { Recorded } from "./_recorded.ts";
import type { Backend } from "./_server.ts";

/** The response to `getLatestLedger`, which is not in the recordings. The header and the meta, which are not read, are zero. */
const LATEST_LEDGER = {
  id: "0".repeat(64),
  sequence: 1_000_000,
  protocolVersion: 28,
  closeTime: "1800000000",
  headerXdr: toBase64(new Uint8Array(324)),
  metadataXdr: toBase64(new Uint8Array(412)),
};

function operationOf(transaction: string): InvokeHostFunctionOp {
  const envelope = TransactionEnvelope.fromXDR(transaction);
  const [operation] = envelope.type === "envelopeTypeTx" ? envelope.value.tx.operations : [];
  if (operation?.body.type !== "invokeHostFunction") throw new TypeError("expected the call of a contract");
  return operation.body.value;
}

/** Returns the call of a transaction, and whether it has entries with address credentials. */
function callOf(transaction: unknown): string {
  const { hostFunction, auth } = operationOf(String(transaction));
  const isSigned = auth.some(({ credentials }) => credentials.type !== "dwsaCredentialsSourceAccount");
  return `${hostFunction.toXDR("base64")} ${isSigned}`;
}

/** Returns the simulation of any other transfer: the recorded one, with an entry for the account in the first argument. */
function transferBy(transaction: string, [unsigned, signed]: readonly Recorded[]): object {
  const operation = operationOf(transaction);
  const { hostFunction, auth } = operation;
  if (hostFunction.type !== "hostFunctionTypeInvokeContract") throw new TypeError("expected the call of a contract");
  const entries = auth.length > 0 ? auth : [
    new DwsaAuthorizationEntry({
      credentials: DwsaCredentials.dwsaCredentialsAddressV2(
        new DwsaAddressCredentials({
          address: addressToScAddress(Address.fromScVal(hostFunction.value.args[0]!).toString()),
          nonce: 7n,
          signatureExpirationLedger: 0,
          signature: ScVal.scvVoid(),
        }),
      ),
      rootInvocation: new DwsaAuthorizedInvocation({
        function: DwsaAuthorizedFunction.dwsaAuthorizedFunctionTypeContractFn(hostFunction.value),
        subInvocations: [],
      }),
    }),
  ];
  const simulation = Object((auth.length > 0 ? signed : unsigned)!.result) as { readonly results: readonly object[] };
  return {
    ...simulation,
    results: [{ ...simulation.results[0], auth: entries.map((entry) => entry.toXDR("base64")) }],
  };
}

/** Creates a backend that responds as recorded, with the sent transaction in place of the recorded one. */
export function echo(recording: readonly Recorded[]): Backend {
  const of = (method: string) => recording.filter((one) => one.method === method);
  const paramsOf = (params: unknown) => Object(params) as Readonly<Record<string, unknown>>;
  let sent = { hash: "", envelopeXdr: "", call: "" };
  return {
    answer(method, params) {
      const { transaction } = paramsOf(params);
      switch (method) {
        case "simulateTransaction": {
          const call = callOf(transaction);
          const found = of(method).find((one) => callOf(paramsOf(one.params).transaction) === call);
          return Promise.resolve(found?.result ?? transferBy(String(transaction), of(method).slice(-2)));
        }
        case "sendTransaction": {
          const envelope = TransactionEnvelope.fromXDR(String(transaction));
          const hash = toHex(hashTransaction(envelope, Networks.TESTNET));
          sent = { hash, envelopeXdr: String(transaction), call: callOf(transaction) };
          return Promise.resolve({ ...Object(of(method)[0]!.result), hash });
        }
        case "getTransaction": {
          // The recordings of sendTransaction and getTransaction are in the same order.
          const i = of("sendTransaction").findIndex((one) => callOf(paramsOf(one.params).transaction) === sent.call);
          return Promise.resolve({ ...Object(of(method).at(i)!.result), envelopeXdr: sent.envelopeXdr });
        }
        default:
          return Promise.resolve(of(method)[0]?.result ?? LATEST_LEDGER);
      }
    },
  };
}
