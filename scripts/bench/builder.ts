import { DwsaDataBuilder } from "@dwsa/base/builder";
import { buildTransaction, feeBumpTransaction, hashTransaction, signTransaction } from "@dwsa/base/transaction";
import { Contract } from "@dwsa/base/contract";
import { Keypair } from "@dwsa/base/keys";
import { ScVal } from "@dwsa/base/xdr";
import base15 from "@stellar/stellar-base";
import * as sdk17 from "@stellar/stellar-sdk/base";
import type { Group } from "./harness.ts";

const NETWORK = "Test SDF Network ; September 2015";
const seed = new Uint8Array(32).fill(7);
const keypair = Keypair.fromRawEd25519Seed(seed);
const operation = new Contract("CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE").call(
  "transfer",
  ScVal.scvU64(5n),
);

/** The part of js-stellar-sdk that the rows use, in both versions. */
type Sdk = Pick<
  typeof sdk17,
  "Account" | "Keypair" | "Operation" | "SorobanDataBuilder" | "TransactionBuilder" | "xdr"
>;

function build(sdk: Sdk, own: sdk17.xdr.Operation) {
  return new sdk.TransactionBuilder(new sdk.Account(keypair.publicKey(), "41"), {
    fee: "100",
    networkPassphrase: NETWORK,
    timebounds: { minTime: 0, maxTime: 1_800_000_000 },
  }).addOperation(own).setSorobanData(new sdk.SorobanDataBuilder().build()).build();
}

const ours = () =>
  buildTransaction({
    source: keypair.publicKey(),
    accountSequence: 41n,
    operations: [operation],
    baseFee: 100,
    timeBounds: { min: 0, max: 1_800_000_000 },
    resourceData: new DwsaDataBuilder().build(), // a fee bump needs it
  });

/** The same work with js-stellar-sdk, in both versions. */
function rival(sdk: Sdk) {
  const own = sdk.xdr.Operation.fromXDR(Buffer.from(operation.toXDR()) as never);
  const signer = sdk.Keypair.fromRawEd25519Seed(Buffer.from(seed) as never);
  const built = build(sdk, own);
  return {
    build: () => build(sdk, own),
    hash: () => built.hash(),
    feeBump: () => sdk.TransactionBuilder.buildFeeBumpTransaction(keypair.publicKey(), "200", built, NETWORK),
    sign() {
      const transaction = build(sdk, own);
      transaction.sign(signer);
      return transaction;
    },
  };
}

const sdk = rival(sdk17);
const base = rival(base15 as unknown as Sdk); // same API, different types
const built = ours();

const envelope = (made: unknown) => {
  const { toEnvelope = () => made } = made as { toEnvelope?(): unknown };
  return (toEnvelope.call(made) as { toXDR(format: "base64"): string }).toXDR("base64");
};

/** Transactions. */
export const builder: Group = {
  area: "builder",
  rows: [
    {
      name: "build a call",
      ours,
      others: { sdk17: sdk.build, base15: base.build },
      answer: envelope,
    },
    {
      name: "hash",
      ours: () => hashTransaction(built, NETWORK),
      others: { sdk17: sdk.hash, base15: base.hash },
    },
    {
      name: "build and sign a call",
      ours: () => signTransaction(ours(), keypair, NETWORK),
      others: { sdk17: sdk.sign, base15: base.sign },
      answer: envelope,
    },
    {
      name: "fee bump of a call",
      ours: () => feeBumpTransaction(built, { feeSource: keypair.publicKey(), baseFee: 200 }),
      others: { sdk17: sdk.feeBump, base15: base.feeBump },
      answer: envelope,
    },
  ],
};
