/** Compiled, never run: uses of operations that the compiler must accept, and those that it must reject. */

import type { Operation2 } from "@dwsa/base/contract";
import {
  changeTrust,
  createClaimableBalance,
  manageData,
  manageSellOffer,
  payment,
  revokeSponsorship,
  setOptions,
  setTrustLineFlags,
} from "@dwsa/base/operation";
import { buildTransaction } from "@dwsa/base/transaction";
import type { Operation, PaymentResult } from "@dwsa/base/xdr";

declare const account: string;
const offer = { selling: "native", buying: account, amount: "1" };

export function results(): void {
  const paid: Operation2<PaymentResult> = payment({
    destination: account,
    asset: "native",
    amount: 1n,
    source: account,
  });
  const operations: Operation[] = [
    paid,
    manageSellOffer({ ...offer, price: "1.25", offerId: 7 }),
    manageSellOffer({ ...offer, price: { n: 5n, d: "4" }, offerId: "7" }),
    manageSellOffer({ ...offer, price: { value: "1.25", exact: false } }),
    changeTrust({ line: { pool: ["native", account] } }),
    manageData({ dataName: "k", dataValue: null }),
    setOptions({ setFlags: ["auth-required"], signer: { key: account, weight: 1n } }),
    createClaimableBalance({
      asset: "native",
      amount: "1",
      claimants: [{ destination: account, predicate: { not: { before_absolute_time: "5" } } }],
    }),
    revokeSponsorship({ offer: { sellerId: account, offerId: 5 } }),
  ];
  buildTransaction({ source: account, accountSequence: 1, operations, fee: "100", timeBounds: "none" });
}

export function rejected(): void {
  // @ts-expect-error an amount is not a number
  payment({ destination: account, asset: "native", amount: 12.5 });
  // @ts-expect-error an amount is required
  payment({ destination: account, asset: "native" });
  // @ts-expect-error a misspelled parameter
  payment({ destination: account, asset: "native", amount: "1", sourceAccount: account });
  // @ts-expect-error a price is not a number
  manageSellOffer({ ...offer, price: 1.25 });
  // @ts-expect-error `exact` is required
  manageSellOffer({ ...offer, price: { value: "1.25" } });
  // @ts-expect-error an unknown flag
  setOptions({ setFlags: ["auth_required"] });
  // @ts-expect-error this flag cannot be set
  setTrustLineFlags({ trustor: account, asset: account, setFlags: ["clawback-enabled"] });
  // @ts-expect-error the value is required; it can be null
  manageData({ dataName: "k" });
  // @ts-expect-error a pool has two assets
  changeTrust({ line: { pool: ["native"] } });
}
