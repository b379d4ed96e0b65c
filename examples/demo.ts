/**
 * Shows a simulated authorization entry, checks it, signs it with a new key, verifies the signature, and reads the
 * events of the call: `deno task demo`. It works offline.
 */

// deno-lint-ignore-file no-console -- a program prints to the terminal

import { type ExpectedInvocation, expectInvocation } from "@dwsa/base/policy";
import { authorizeEntry, inspectAuthEntry, verifyAuthEntry } from "@dwsa/base/auth";
import { DwsaError } from "@dwsa/base/errors";
import { formatInvocationTree, humanizeEvents } from "@dwsa/base/humanize";
import { Address, addressToScAddress } from "@dwsa/base/address";
import { Keypair } from "@dwsa/base/keys";
import { Networks } from "@dwsa/base/network";
import { nativeToScVal } from "@dwsa/base/scval";
import { ContractEvent, DwsaAddressCredentials, DwsaAuthorizationEntry, DwsaCredentials, ScVal } from "@dwsa/base/xdr";

/** An unsigned entry: its account pays 25 of the native token through a contract. */
const SAMPLE_ENTRY: string =
  "AAAAAgAAAAAAAAAA7v3JLZPB5WCA4Dk+Uqn4Jasd8Vc4QG+7GHlJEofb05dqmpms9+ml7AAAAAAAAAABAAAAAAAAAAG9VqMHK02l" +
  "bijhF8cVNXNUcm03Yd8z5XDEe9NN1o2w+AAAAANydW4AAAAAAwAAABIAAAAAAAAAAO79yS2TweVggOA5PlKp+CWrHfFXOEBvuxh5" +
  "SRKH29OXAAAAEAAAAAEAAAABAAAAEAAAAAEAAAADAAAAEgAAAAHXkotywnA8z+r365/0701QSlWouXn8m0UOoshCtNHOYQAAAA8A" +
  "AAAIdHJhbnNmZXIAAAAQAAAAAQAAAAMAAAASAAAAAAAAAADu/cktk8HlYIDgOT5Sqfglqx3xVzhAb7sYeUkSh9vTlwAAABIAAAAA" +
  "AAAAABBGmEugcKf1FOjs3Ir+6iXaKKo6WIx4t6eDCvaF0u2jAAAACgAAAAAAAAAAAAAAAA7msoAAAAAOAAAABHBhaWQAAAABAAAA" +
  "AAAAAAHXkotywnA8z+r365/0701QSlWouXn8m0UOoshCtNHOYQAAAAh0cmFuc2ZlcgAAAAMAAAASAAAAAAAAAADu/cktk8HlYIDg" +
  "OT5Sqfglqx3xVzhAb7sYeUkSh9vTlwAAABIAAAAAAAAAABBGmEugcKf1FOjs3Ir+6iXaKKo6WIx4t6eDCvaF0u2jAAAACgAAAAAA" +
  "AAAAAAAAAA7msoAAAAAA";

/** The events of the call. */
const SAMPLE_EVENTS: readonly string[] = [
  "AAAAAAAAAAHXkotywnA8z+r365/0701QSlWouXn8m0UOoshCtNHOYQAAAAEAAAAAAAAABAAAAA8AAAAIdHJhbnNmZXIAAAASAAAA" +
  "AAAAAADu/cktk8HlYIDgOT5Sqfglqx3xVzhAb7sYeUkSh9vTlwAAABIAAAAAAAAAABBGmEugcKf1FOjs3Ir+6iXaKKo6WIx4t6eD" +
  "CvaF0u2jAAAADgAAAAZuYXRpdmUAAAAAAAoAAAAAAAAAAAAAAAAO5rKA",
  "AAAAAAAAAAG9VqMHK02lbijhF8cVNXNUcm03Yd8z5XDEe9NN1o2w+AAAAAEAAAAAAAAAAgAAAA8AAAADcnVuAAAAABIAAAAAAAAA" +
  "AO79yS2TweVggOA5PlKp+CWrHfFXOEBvuxh5SRKH29OXAAAADgAAAARwYWlk",
];

/** In practice, the account of the entry signs. Here a new key signs, so its address replaces the account's. */
function addressedTo({ credentials, rootInvocation }: DwsaAuthorizationEntry, address: string): DwsaAuthorizationEntry {
  if (credentials.type !== "dwsaCredentialsAddressV2") throw new Error("expected an entry with addressV2 credentials");
  const { nonce, signatureExpirationLedger } = credentials.value;
  const moved = new DwsaAddressCredentials({
    address: addressToScAddress(address),
    nonce,
    signatureExpirationLedger,
    signature: ScVal.scvVoid(),
  });
  return new DwsaAuthorizationEntry({
    credentials: DwsaCredentials.dwsaCredentialsAddressV2(moved),
    rootInvocation,
  });
}

const SHOP = "CC6VNIYHFNG2K3RI4EL4OFJVONKHE3JXMHPTHZLQYR55GTOWRWYPQN2F";
const TOKEN = "CDLZFC3SYJYDZT7K67VZ75HPJVIEUVNIXF47ZG2FB2RMQQVU2HHGCYSC";
const PAYEE = "GAIENGCLUBYKP5IU5DWNZCX65IS5UKFKHJMIY6FXU6BQV5UF2LW2HJEE";

/** The user's request: pay `amount` of the token through the shop. Nothing else may be signed. */
function payment(payer: string, amount: bigint): ExpectedInvocation {
  const args = [new Address(payer), new Address(PAYEE)].map((address) => address.toScVal());
  const pay = [...args, nativeToScVal(amount, { type: "i128" })];
  const step = nativeToScVal([new Address(TOKEN), "transfer", pay], { type: [null, "symbol", null] });
  return {
    contract: SHOP,
    function: "run",
    args: [args[0]!, ScVal.scvVec([step]), ScVal.scvString("paid")],
    subInvocations: [{ contract: TOKEN, function: "transfer", args: pay }],
  };
}

const entry = DwsaAuthorizationEntry.fromXDR(SAMPLE_ENTRY);
const payer = inspectAuthEntry(entry).address!;
console.log(`An entry that ${payer} must sign. It allows:\n`);
console.log(formatInvocationTree(entry.rootInvocation));

const key = Keypair.random();
const own = addressedTo(entry, key.publicKey());
const sign = (amount: bigint) => {
  const approve = expectInvocation({ address: key.publicKey(), ...payment(payer, amount) });
  return authorizeEntry(own, key, 1_000_000, Networks.TESTNET, { approve });
};

try {
  await sign(240_000_000n);
} catch (error) {
  if (!DwsaError.is(error)) throw error;
  console.log(`\nRejected, where a payment of 24 was expected:\n\n  ${error.message}`);
}

const signed = await sign(250_000_000n);
const [node] = verifyAuthEntry(signed, Networks.TESTNET);
console.log(`\nSigned by ${key.publicKey()} until ledger 1,000,000 (verified: ${node?.verified}):\n`);
console.log(signed.toXDR("base64"));

const events = SAMPLE_EVENTS.map((event) => ContractEvent.fromXDR(event));
console.log("\nThe events of the call:\n");
for (const { contractId, topics, data } of humanizeEvents(events)) console.log(`  ${contractId}:`, topics, data);
