/** Requests with so many flows that not all of them are shown: what matters comes last. */

import { StrKey } from "@dwsa/base/strkey";
import { describeRequest, type Description } from "@dwsa/base/describe";
import { Keypair } from "@dwsa/base/keys";
import { claimClaimableBalance, payment } from "@dwsa/base/operation";
import type { Operation } from "@dwsa/base/xdr";
import { ALICE, BOB, call, CAROL, contract } from "../auth/_entries.ts";
import { transaction } from "../transaction/_signers.ts";
import { address, i128, NETWORK, of, transfer, XLM } from "./_lines.ts";

/** A million XLM, in base units. */
const MILLION = 10_000_000_000_000n;

/** What the last statement moves, which has to be shown. */
export interface ManyFlows {
  readonly name: string;
  readonly description: Description;
  readonly address: string;
  readonly token: string;
}

const million = (source: string = ALICE): Operation =>
  payment({ source, destination: CAROL, asset: "native", amount: "1000000" });

function stranger(i: number): string {
  return Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(100 + i)).publicKey();
}

/** Describes a transaction of Alice. */
function ofAlice(operations: readonly Operation[], networkPassphrase?: string): Description {
  return describeRequest(transaction(operations), { networkPassphrase });
}

/** Describes the approval of Alice for calls. */
function approved(calls: readonly ReturnType<typeof call>[]): Description {
  return describeRequest([of(call(contract(8), "f", [], calls))], { networkPassphrase: NETWORK });
}

const from = { address: ALICE, token: "native" };
const list = <T>(count: number, item: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => item(i));

const claims = list(40, (i) => {
  const bytes = new Uint8Array(33).fill(i);
  bytes[0] = 0;
  return claimClaimableBalance({ balanceId: StrKey.encodeClaimableBalance(bytes) });
});
const dust = (source: string) =>
  list(60, (i) => payment({ source, destination: CAROL, asset: `T${i}:${CAROL}`, amount: "0.0000001" }));
const crowd = list(60, (i) => payment({ source: stranger(i), destination: BOB, asset: "native", amount: "1" }));
const drawn = list(
  60,
  (i) => call(XLM, "transfer_from", [address(ALICE), address(stranger(i)), address(BOB), i128(1n)]),
);
const worthless = list(60, (i) => call(contract(30 + i), "burn", [address(ALICE), i128(1n)]));

/** The requests. */
export const MANY_FLOWS: readonly ManyFlows[] = [
  { ...from, name: "40 claims before a payment", description: ofAlice([...claims, million()], NETWORK) },
  { ...from, name: "40 claims before a payment on an unknown network", description: ofAlice([...claims, million()]) },
  {
    ...from,
    name: "60 payments of a stranger before one of the signer",
    description: ofAlice([...dust(BOB), million()], NETWORK),
  },
  {
    ...from,
    address: BOB,
    name: "60 payments of the source account before one of another signer",
    description: ofAlice([...dust(ALICE), million(BOB)], NETWORK),
  },
  {
    ...from,
    name: "payments of 60 signers before one of the source account",
    description: ofAlice([...crowd, million()], NETWORK),
  },
  {
    ...from,
    name: "what 60 others allowed before a transfer of the approver",
    description: approved([...drawn, transfer(XLM, MILLION)]),
  },
  { ...from, name: "60 unknown tokens before XLM", description: approved([...worthless, transfer(XLM, MILLION)]) },
];
