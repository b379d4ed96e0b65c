/**
 * The server of logins (SEP-10): it issues a challenge for an account, and says who has logged in with it. The program
 * plays the user, too; a second login with the same challenge, and one without a signature, are rejected.
 *
 *     deno run examples/login_server.ts
 */

// deno-lint-ignore-file no-console -- a program prints to the terminal

import { extractBaseAddress } from "@dwsa/base/address";
import { Keypair } from "@dwsa/base/keys";
import { Networks } from "@dwsa/base/network";
import { readAccount, signTransaction } from "@dwsa/base/transaction";
import { buildChallenge, type ChallengeVerdict, readChallenge, verifyChallenge } from "@dwsa/base/webauth";
import { TransactionEnvelope } from "@dwsa/base/xdr";

const server = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(1)); // in production, load it from a key store
const own = {
  networkPassphrase: Networks.TESTNET,
  serverAccount: server.publicKey(),
  webAuthDomain: "auth.home.example",
};

/** First step: GET /login?account=…&home_domain=… */
async function issue(account: string, now: number): Promise<string> {
  const challenge = buildChallenge({
    ...{ serverAccount: own.serverAccount, webAuthDomain: own.webAuthDomain, account, homeDomain: "home.example" },
    timeBounds: { min: now, max: now + 900 },
  });
  return (await signTransaction(challenge, server, Networks.TESTNET)).toXDR("base64");
}

/** The nonces of challenges that were redeemed; delete each one when its challenge has expired. */
const used = new Set<string>();

/** Second step: POST /login with the signed transaction. Returns the claim `sub` of the token. */
async function redeem(transaction: string, now: number, getLedgerEntries: (account: string) => Promise<unknown>) {
  const challenge = TransactionEnvelope.fromXDR(transaction, "base64");
  const { account: name } = readChallenge(challenge); // throws `webauth/challenge` if it is no challenge
  const account = extractBaseAddress(name); // of a muxed account M…
  const verdict: ChallengeVerdict = verifyChallenge(challenge, {
    ...own,
    homeDomains: ["home.example"],
    currentTime: now,
    accounts: { [account]: readAccount(await getLedgerEntries(account), account) }, // null if it does not exist
  });
  const { subject, login, problems } = verdict;
  if (subject === null) throw new Error(problems.map(({ reason }) => reason).join(", "));
  if (used.has(login!.nonce)) throw new Error("replay");
  used.add(login!.nonce);
  return subject;
}

// A user whose account has no other signers.
const user = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(7));
const xdr =
  "AAAAAAAAAADqSmxj4pxSCr71UHsTLsX5lUd2rr6+e5JCHuppFEbSLAAAAAA7msoAAAAAAQAAACoAAAAAAAAAAAAAAAAAAAAAAQAAAAAAAAAAAAAA";
const ledger = () => Promise.resolve({ latestLedger: 7, entries: [{ key: "", xdr }] });

const sent = await issue(user.publicKey(), 1_800_000_000);
const returned = await signTransaction(TransactionEnvelope.fromXDR(sent, "base64"), user, Networks.TESTNET);
console.log("logged in:", await redeem(returned.toXDR("base64"), 1_800_000_010, ledger));

for (const again of [returned.toXDR("base64"), sent]) {
  console.log("rejected:", await redeem(again, 1_800_000_010, ledger).catch((error: Error) => error.message));
}
