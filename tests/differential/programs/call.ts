import { contractClient, createClient, httpRequest } from "@dwsa/base/client";
import { contractSpecFromXdr } from "@dwsa/base/spec";
import type { CallInput, CallOutput } from "./_programs.ts";

/**
 * Calls a contract with the client, which also checks what is signed, and waits until the transaction is in a ledger or
 * can no longer be.
 */
export async function callContract(
  { url, networkPassphrase, wallet, contractId, entries, name, args }: CallInput,
): Promise<CallOutput> {
  const client = createClient({ request: httpRequest(url, { fetch }), networkPassphrase });
  const call = contractClient(client, contractId, contractSpecFromXdr(entries))[name]!(args);
  const { result: shown } = await call.simulate({ source: wallet.address });
  const { result } = await call.send({ source: wallet, maxFee: 10_000_000 });
  return { shown, result };
}
