/** The test network with other participants: strangers, and a server that uses the signed entries that it sees. */

import { unwrapCredentials } from "../../auth/_shared.ts";
import { factsOf, isUsable, nonceOf } from "../../testing/_chain.ts";
import { Server, type ServerOptions, START } from "../../testing/_server.ts";
import { transactionOf } from "../../transaction/_shared.ts";
import { addressToScAddress } from "@dwsa/base/address";
import { payment } from "@dwsa/base/operation";
import { nativeToScVal } from "@dwsa/base/scval";
import { buildTransaction } from "@dwsa/base/transaction";
import type { TestCall } from "@dwsa/base/testing";
import {
  DwsaAddressCredentials,
  DwsaAuthorizationEntry,
  DwsaAuthorizedFunction,
  DwsaAuthorizedInvocation,
  DwsaCredentials,
  InvokeContractArgs,
  type Operation,
  ScVal,
  type TransactionEnvelope,
} from "@dwsa/base/xdr";

export { START };
export const NETWORK = "Test SDF Network ; September 2015";

/** A call below the requested call. `"self"` is the address that approves. */
export interface SubCall {
  readonly contract: string;
  readonly function: string;
  readonly args: readonly Value[];
  readonly calls?: readonly SubCall[];
}

/** A contract value in JSON. */
export type Value = "self" | { readonly address: string } | { readonly i128: number } | { readonly u32: number };

export interface WorldOptions extends Omit<ServerOptions, "networkPassphrase" | "simulate"> {
  /** Whether the server uses signed entries in transactions of its own, as soon as it sees them. */
  readonly stolen?: boolean | undefined;
  /** The time after the start at which it uses the first signed entries that it saw, in milliseconds. */
  readonly stealAt?: number | undefined;
  /** Whether the server returns entries with address credentials also for the source account. */
  readonly addressForSource?: boolean | undefined;
  readonly sub?: readonly SubCall[] | undefined;
}

export interface World {
  readonly server: Server;
  /** Returns what the network has executed, whoever sent it. */
  executed(): string[];
}

export function createWorld(options: WorldOptions): World {
  const { stolen, stealAt, addressForSource, sub, ...others } = options;
  const thefts: string[] = [];
  let first: TransactionEnvelope | undefined;
  const onEnvelope = (envelope: TransactionEnvelope) => {
    if (first === undefined && factsOf(envelope).entries.some(isSigned)) first = envelope;
    if (stolen) steal(envelope);
  };
  const simulate = (call: TestCall) => ({ auth: entriesOf(call) });
  const server: Server = new Server({ ...others, networkPassphrase: NETWORK, simulate, onEnvelope });
  if (stealAt !== undefined) server.schedule(START + stealAt, () => first && steal(first));
  return {
    server,
    executed: () => [
      ...server.chain.ledgers.flatMap(({ transactions }) => [...new Set(transactions.values())])
        .filter(({ succeeded }) => succeeded)
        .flatMap(({ envelope }) =>
          transactionOf(envelope).operations.map((one) => textOf(one, factsOf(envelope).source))
        ),
      ...thefts,
    ],
  };

  /** Uses the entries of a transaction, unless one of them is worth nothing without the signature of the transaction. */
  function steal(envelope: TransactionEnvelope): void {
    const { latest } = server.chain;
    for (const operation of transactionOf(envelope).operations) {
      const entries = operation.body.type === "invokeHostFunction" ? operation.body.value.auth : [];
      const names = entries.flatMap((entry) => nonceOf(entry) ?? []);
      if (entries.length === 0 || names.length < entries.length) continue;
      if (!entries.every((entry) => isUsable(entry, latest))) continue;
      for (const name of names) latest.nonces.set(name, latest.sequence);
      thefts.push(textOf(operation, factsOf(envelope).source));
    }
  }

  function entriesOf({ contract, function: name, args, source }: TestCall): DwsaAuthorizationEntry[] {
    const [from] = args;
    const approver = from?.type === "scvAddress" ? from.value : addressToScAddress(source);
    const invocation = (one: SubCall): DwsaAuthorizedInvocation =>
      invocationOf(
        one.contract,
        one.function,
        one.args.map((arg) => arg === "self" ? ScVal.scvAddress(approver) : valueOf(arg)),
        one.calls?.map(invocation),
      );
    const isSource = approver.equals(addressToScAddress(source)) && !addressForSource;
    const credentials = isSource
      ? DwsaCredentials.dwsaCredentialsSourceAccount()
      : DwsaCredentials.dwsaCredentialsAddress(
        new DwsaAddressCredentials({
          ...{ address: approver, nonce: server.nextNonce(), signatureExpirationLedger: 0, signature: ScVal.scvVoid() },
        }),
      );
    return [
      new DwsaAuthorizationEntry({
        credentials,
        rootInvocation: invocationOf(contract, name, args, sub?.map(invocation)),
      }),
    ];
  }
}

function isSigned(entry: DwsaAuthorizationEntry): boolean {
  const open = unwrapCredentials(entry);
  return open !== undefined && open.credentials.signature.type !== "scvVoid";
}

function invocationOf(
  contract: string,
  name: string,
  args: readonly ScVal[],
  subInvocations: readonly DwsaAuthorizedInvocation[] = [],
): DwsaAuthorizedInvocation {
  const call = new InvokeContractArgs({ contractAddress: addressToScAddress(contract), functionName: name, args });
  return new DwsaAuthorizedInvocation({
    function: DwsaAuthorizedFunction.dwsaAuthorizedFunctionTypeContractFn(call),
    subInvocations,
  });
}

/** Converts a value from JSON. */
export function valueOf(value: Exclude<Value, "self">): ScVal {
  const [[type, native]] = Object.entries(value) as [[string, string | number]];
  return nativeToScVal(native, { type } as never);
}

/** Returns a name of what an operation does: calls are the same whoever sends them. */
export function textOf({ body }: Operation, source: string): string {
  if (body.type === "invokeHostFunction") return body.value.hostFunction.toXDR("base64");
  return `${source} ${body.toXDR("base64")}`;
}

/** Lets a stranger, such as another process with the same key, send a payment of an account. */
export function sendAsStranger({ server }: World, from: string, to: string, amount: string): void {
  const { chain, now } = server;
  const seconds = Math.floor(now / 1_000);
  const envelope = buildTransaction({
    ...{ source: from, accountSequence: chain.latest.accounts.get(from)!.sequence, fee: 100 },
    operations: [payment({ destination: to, asset: "native", amount })],
    timeBounds: { max: seconds + 300 },
  });
  chain.enqueue(envelope, seconds);
}
