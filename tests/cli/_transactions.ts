/** A transaction signed by one key, by another key and by both, for the tests of `dwsa tx`. */

import { DwsaDataBuilder } from "@dwsa/base/builder";
import { Networks } from "@dwsa/base/network";
import { buildTransaction, hashTransaction, signTransaction } from "@dwsa/base/transaction";
import { Contract } from "@dwsa/base/contract";
import { toHex } from "@dwsa/base/encoding";
import type { Keypair } from "@dwsa/base/keys";
import type { TransactionEnvelope } from "@dwsa/base/xdr";
import { runCommand } from "../../apps/cli/commands.ts";
import { keypairOf } from "./_envelopes.ts";
import { type Around, type Ran, runIn } from "./_run.ts";

/** The keys, and their addresses. */
export const ALICE: Keypair = keypairOf(7);
export const BOB: Keypair = keypairOf(8);
export const A: string = ALICE.publicKey();
export const B: string = BOB.publicKey();

const variables = { ALICE: ALICE.secret(), BOB: BOB.secret() };

export const TESTNET: readonly string[] = ["--network", "testnet"];
export const CONTRACT: string = "CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE";

/** An unsigned call, and its hash on the test network. */
export const TX: TransactionEnvelope = buildTransaction({
  source: A,
  accountSequence: 41n,
  operations: [new Contract(CONTRACT).call("ping")],
  baseFee: 100,
  timeBounds: { min: 1, max: 1_800_000_000 },
  resourceData: new DwsaDataBuilder().build(),
});
export const HASH: string = toHex(hashTransaction(TX, Networks.TESTNET));

/** The same call with signatures. */
export const BY_ALICE: TransactionEnvelope = await signTransaction(TX, ALICE, Networks.TESTNET);
export const BY_BOB: TransactionEnvelope = await signTransaction(TX, BOB, Networks.TESTNET);
export const BY_BOTH: TransactionEnvelope = await signTransaction(BY_ALICE, BOB, Networks.TESTNET);
export const BOB_ON_PUBLIC: TransactionEnvelope = await signTransaction(TX, BOB, Networks.PUBLIC);

/** Runs `dwsa tx`. */
export function tx(args: readonly string[], around: Around = {}): Promise<Ran> {
  return runIn(runCommand, ["tx", ...args], { variables, ...around });
}
