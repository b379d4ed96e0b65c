import { BASE_FEE, Contract, contract, rpc, scValToNative, TransactionBuilder } from "@stellar/stellar-sdk";
import type { CallInput, CallOutput } from "./_programs.ts";

/** Calls a contract like stellar/laboratory: simulates, prepares, lets a wallet sign, sends and polls. */
export async function callContract(
  { url, networkPassphrase, wallet, contractId, entries, name, args }: CallInput,
): Promise<CallOutput> {
  const server = new rpc.Server(url);
  const spec = new contract.Spec([...entries]);
  const account = await server.getAccount(wallet.address);
  const transaction = new TransactionBuilder(account, { fee: BASE_FEE, networkPassphrase })
    .addOperation(new Contract(contractId).call(name, ...spec.funcArgsToScVals(name, args)))
    .setTimeout(0)
    .build();
  const simulation = await server.simulateTransaction(transaction);
  if (rpc.Api.isSimulationError(simulation)) throw new Error(simulation.error);
  const prepared = await server.prepareTransaction(transaction);
  const { signedTxXdr } = await wallet.signTransaction(prepared.toXDR(), {
    networkPassphrase,
    address: wallet.address,
  });
  const sent = await server.sendTransaction(TransactionBuilder.fromXDR(signedTxXdr, networkPassphrase));
  if (sent.status !== "PENDING") throw new Error(`sent: ${sent.status}`);
  for (let attempt = 0; attempt < 10; attempt++) {
    const found = await server.getTransaction(sent.hash);
    if (found.status === "FAILED") throw new Error("the transaction failed");
    if (found.status === "SUCCESS") {
      return { shown: scValToNative(simulation.result!.retval), result: scValToNative(found.returnValue!) };
    }
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
  throw new Error("no result after 10 attempts");
}
