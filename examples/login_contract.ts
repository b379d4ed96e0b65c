/**
 * A program without a user logs in with a contract account (SEP-45). The server's response contains authorization
 * entries of the account and of the server: the program simulates the call that they allow before it signs, and signs
 * nothing if the call would write more than the nonces of the entries. The program plays the server and the network, too.
 *
 *     deno run examples/login_contract.ts
 */

// deno-lint-ignore-file no-console -- a program prints to the terminal

import { scAddressToString } from "@dwsa/base/address";
import { authorizeEntry } from "@dwsa/base/auth";
import { DwsaDataBuilder } from "@dwsa/base/builder";
import { Contract, contractDataKey, withAuth } from "@dwsa/base/contract";
import { Keypair } from "@dwsa/base/keys";
import { Networks } from "@dwsa/base/network";
import { StrKey } from "@dwsa/base/strkey";
import { buildTransaction, readSimulation } from "@dwsa/base/transaction";
import { buildContractChallenge, checkContractChallenge, readChallenge } from "@dwsa/base/webauth";
import {
  DwsaAuthorizationEntries,
  type DwsaAuthorizationEntry,
  LedgerKey,
  LedgerKeyContractData,
  ScNonceKey,
  ScVal,
} from "@dwsa/base/xdr";

const server = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(1));
const agent = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(2)); // the key that the agent's contract accepts

/** From the service's stellar.toml, and the agent's own account. */
const expected = {
  networkPassphrase: Networks.TESTNET,
  serverAccount: server.publicKey(),
  homeDomain: "home.example",
  webAuthDomain: "auth.home.example",
  webAuthContract: StrKey.encodeContract(new Uint8Array(32).fill(3)),
  account: StrKey.encodeContract(new Uint8Array(32).fill(4)),
  clientDomain: null,
};

/** Sends `simulateTransaction` to an RPC server, and returns the parsed JSON. */
type Simulate = (transaction: string) => Promise<unknown>;

/** Checks and signs the field `authorization_entries` of the server's response. */
async function respond(authorizationEntries: string, currentLedger: number, simulate: Simulate): Promise<string> {
  const entries = DwsaAuthorizationEntries.fromXDR(authorizationEntries, "base64");
  readChallenge(entries); // throws `webauth/challenge` unless all entries call web_auth_verify with the same arguments
  const { function: called } = entries[0]!.rootInvocation;
  if (called.type !== "dwsaAuthorizedFunctionTypeContractFn") throw new TypeError("expected a call");
  const call = new Contract(expected.webAuthContract).call("web_auth_verify", ...called.value.args);
  const transaction = buildTransaction({
    ...{ source: agent.publicKey(), accountSequence: 0, baseFee: 100, timeBounds: "unbounded" }, // it is not submitted
    operations: [withAuth(call, entries)],
  });
  const simulation = readSimulation(await simulate(transaction.toXDR("base64")));
  const { valid, problems } = checkContractChallenge(entries, { ...expected, currentLedger, simulation });
  if (!valid) throw new Error(problems.map(({ path, message }) => `${path} ${message}`.trim()).join("; "));
  const signed = entries.map((entry) =>
    addressOf(entry) === expected.account ? authorizeEntry(entry, agent, currentLedger + 60, Networks.TESTNET) : entry
  );
  return DwsaAuthorizationEntries.toXDR(await Promise.all(signed), "base64"); // POST this
}

function addressOf({ credentials }: DwsaAuthorizationEntry): string | undefined {
  return credentials.type === "dwsaCredentialsAddress" || credentials.type === "dwsaCredentialsAddressV2"
    ? scAddressToString(credentials.value.address)
    : undefined;
}

// The server and the network, for this example.
const { networkPassphrase: _, clientDomain: __, ...params } = expected;
const built = buildContractChallenge(params);
const challenge = [built[0], await authorizeEntry(built[1], server, 1_060, Networks.TESTNET)];
const sent = DwsaAuthorizationEntries.toXDR(challenge, "base64");

/** A simulation of the call: it writes the nonces of the entries, and `others`. */
const network = (...others: LedgerKey[]): Simulate => () => {
  const nonces = challenge.map(({ credentials }) => {
    if (credentials.type !== "dwsaCredentialsAddress") throw new TypeError("expected an address");
    const { address: contract, nonce } = credentials.value;
    const key = ScVal.scvLedgerKeyNonce(new ScNonceKey({ nonce }));
    return LedgerKey.contractData(new LedgerKeyContractData({ contract, key, durability: "temporary" }));
  });
  const data = new DwsaDataBuilder().setReadWrite([...nonces, ...others]).setResourceFee(5_000).build();
  const results = [{ auth: [], xdr: ScVal.scvVoid().toXDR("base64") }];
  return Promise.resolve({
    ...{ latestLedger: 1_000, minResourceFee: "5000", results },
    transactionData: data.toXDR("base64"),
  });
};

const signed = await respond(sent, 1_000, network());
console.log("signed for", readChallenge(DwsaAuthorizationEntries.fromXDR(signed, "base64")).account);

// A contract that would also write the balance of the account is not called.
const balance = contractDataKey(expected.webAuthContract, ScVal.scvSymbol("balance"), "persistent");
console.log("rejected:", await respond(sent, 1_000, network(balance)).catch((error: Error) => error.message));
