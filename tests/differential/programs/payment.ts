import { expectInvocation } from "@dwsa/base/policy";
import { authorizeEntries } from "@dwsa/base/auth";
import { createClient, httpRequest } from "@dwsa/base/client";
import { Contract, withAuth } from "@dwsa/base/contract";
import { Keypair } from "@dwsa/base/keys";
import { nativeToScVal } from "@dwsa/base/scval";
import { assembleTransaction, buildTransaction } from "@dwsa/base/transaction";
import type { PaymentInput } from "./_programs.ts";

/** Signs a payment with the client. If the server adds anything to the payment, nothing is signed. */
export async function signPayment(
  { url, networkPassphrase, secret, asset, payTo, amount, seconds }: PaymentInput,
): Promise<string> {
  const keypair = Keypair.fromSecret(secret);
  const address = keypair.publicKey();
  const client = createClient({ request: httpRequest(url, { fetch }), networkPassphrase });
  const args = [
    nativeToScVal(address, { type: "address" }),
    nativeToScVal(payTo, { type: "address" }),
    nativeToScVal(BigInt(amount), { type: "i128" }),
  ];
  const { auth, simulation: { latestLedger } } = await client.call(asset, "transfer", args).simulate();
  const approve = expectInvocation({ address, contract: asset, function: "transfer", args });
  const until = latestLedger + Math.ceil(seconds / 5);
  const signed = await authorizeEntries(auth, keypair, until, networkPassphrase, { approve });
  const transaction = buildTransaction({
    source: address,
    accountSequence: 0,
    operations: [withAuth(new Contract(asset).call("transfer", ...args), signed)],
    fee: 100,
    timeBounds: "unbounded",
  });
  return assembleTransaction(transaction, await client.simulate(transaction)).toXDR("base64");
}
