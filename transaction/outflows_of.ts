import { wrongType } from "../internal/describe.ts";
import { baseAccount, malformedOperation, readFields } from "../operation/_shared.ts";
import { type Operation, TransactionEnvelope } from "../xdr/mod.ts";
import { transactionOf } from "./_transaction.ts";

/** The outflow of an asset from an account in a transaction; see {@linkcode outflowsOf}. */
export interface Outflow {
  /** The account, `G…`. */
  readonly address: string;
  /** The asset, `native` or `CODE:G…`. */
  readonly asset: string;
  /** The amount in base units (ten-millionths), as a decimal string; absent if `all` is set. */
  readonly amount?: string;
  /** Whether the actual outflow can be lower, because the amount includes offers or the maximum cost of exchanges. */
  readonly atMost?: true;
  /** Whether the whole balance leaves the account because the account is deleted. */
  readonly all?: true;
}

/**
 * Computes the outflows of a transaction's classic operations: for each account and asset, the total of payments,
 * exchanges, offers, claimable balances and starting balances of new accounts. Fees, deposits into liquidity pools,
 * transfers by contracts and malformed operations are not counted. Assets that the account receives are not subtracted.
 *
 * @param envelope a transaction of any type; for a fee bump, the inner transaction is used
 * @returns the outflow for each account and asset, in transaction order; deleted accounts come last
 * @throws {TypeError} if `envelope` is not a `TransactionEnvelope`
 *
 * @example A payment
 * ```ts
 * import { addressToMuxedAccount } from "@dwsa/base/address";
 * import { parseAsset } from "@dwsa/base/contract";
 * import { buildTransaction, outflowsOf } from "@dwsa/base/transaction";
 * import { Operation, OperationBody, PaymentOp } from "@dwsa/base/xdr";
 * import assert from "node:assert/strict";
 *
 * const source = "GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ";
 * const asset = "USDC:GA5ZSEJYB37JRC5AVCIA5MOP4RHTM335X2KGX3IHOJAPP5RE34K4KZVN";
 * const destination = addressToMuxedAccount("GDVEU3DD4KOFECV66VIHWEZOYX4ZKR3WV27L464SIIPOU2IUI3JCZA57");
 * const payment = new PaymentOp({ destination, asset: parseAsset(asset), amount: 50_000_000n });
 * const envelope = buildTransaction({
 *   source,
 *   accountSequence: 0n,
 *   operations: [new Operation({ sourceAccount: null, body: OperationBody.payment(payment) })],
 *   baseFee: 100,
 *   timeBounds: "unbounded",
 * });
 * assert.deepEqual(outflowsOf(envelope), [{ address: source, asset, amount: "50000000" }]);
 * ```
 */
export function outflowsOf(envelope: TransactionEnvelope): Outflow[] {
  if (!TransactionEnvelope.is(envelope)) throw wrongType("sum outflows", "envelope", "a TransactionEnvelope", envelope);
  const { sourceAccount, operations } = transactionOf(envelope);
  const sums = new Map<string, Outflow & { readonly amount: string }>();
  const deleted: Outflow[] = [];
  for (const operation of operations) {
    const address = baseAccount(operation.sourceAccount ?? sourceAccount);
    if (malformedOperation(operation, () => address).length > 0) continue;
    if (operation.body.type === "accountMerge") deleted.push({ address, asset: "native", all: true });
    const flow = flowOf(operation, address);
    if (flow === undefined) continue;
    const { asset, amount, isMost } = flow;
    const key = `${address} ${asset}`;
    const { amount: before = "0", atMost = isMost ? true as const : undefined } = sums.get(key) ?? {};
    const most = isMost || atMost ? { atMost: true as const } : {};
    sums.set(key, { address, asset, amount: `${BigInt(before) + amount}`, ...most });
  }
  return [...sums.values(), ...deleted];
}

/** Returns the outflow of one operation; `undefined` if there is none. */
function flowOf(
  operation: Operation,
  source: string,
): { readonly asset: string; readonly amount: bigint; readonly isMost: boolean } | undefined {
  const { body } = operation;
  /** Returns the amount in a field, with its asset. */
  const field = (name: string, isMost = false) => {
    const value = readFields(operation, source).find((reading) => reading.name === name)!.value!;
    return value.kind === "amount" ? { asset: value.asset!, amount: BigInt(value.amount), isMost } : undefined;
  };
  switch (body.type) {
    case "createAccount":
      return field("startingBalance");
    case "payment":
    case "createClaimableBalance":
      return field("amount");
    case "pathPaymentStrictSend":
      return field("sendAmount");
    case "pathPaymentStrictReceive":
      return field("sendMax", true);
    case "manageSellOffer":
      return body.value.amount === 0n ? undefined : field("amount", true);
    case "createPassiveSellOffer":
      return field("amount", true);
    case "manageBuyOffer": {
      const { buyAmount, price: { n, d } } = body.value;
      if (buyAmount === 0n) return undefined;
      const selling = readFields(operation, source).find(({ name }) => name === "selling")!.value!;
      const cost = buyAmount * BigInt(n);
      return selling.kind === "asset"
        ? { asset: selling.asset, amount: (cost + BigInt(d) - 1n) / BigInt(d), isMost: true }
        : undefined;
    }
    default:
      return undefined;
  }
}
