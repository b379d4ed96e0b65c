import { contract, Keypair, nativeToScVal, rpc } from "@stellar/stellar-sdk";
import type { PaymentInput } from "./_programs.ts";

/** Signs a payment of the x402 scheme "exact" like @x402/stellar: the entry, in an unsigned transaction. */
export async function signPayment(
  { url, networkPassphrase, secret, asset, payTo, amount, seconds }: PaymentInput,
): Promise<string> {
  const keypair = Keypair.fromSecret(secret);
  const address = keypair.publicKey();
  const { sequence } = await new rpc.Server(url).getLatestLedger();
  const transaction = await contract.AssembledTransaction.build({
    contractId: asset,
    method: "transfer",
    args: [
      nativeToScVal(address, { type: "address" }),
      nativeToScVal(payTo, { type: "address" }),
      nativeToScVal(amount, { type: "i128" }),
    ],
    networkPassphrase,
    rpcUrl: url,
    parseResultXdr: (result) => result,
  });
  const missing = transaction.needsNonInvokerSigningBy();
  if (missing.length !== 1 || missing[0] !== address) throw new Error(`others have to sign: ${missing.join()}`);
  const { signAuthEntry } = contract.basicNodeSigner(keypair, networkPassphrase);
  await transaction.signAuthEntries({ address, expiration: sequence + Math.ceil(seconds / 5), signAuthEntry });
  await transaction.simulate();
  if (transaction.needsNonInvokerSigningBy().length > 0) throw new Error("others have to sign");
  return transaction.built!.toXDR();
}
