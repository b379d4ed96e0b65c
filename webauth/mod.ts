/**
 * Logins with an account (SEP-10) or a contract account (SEP-45): a server builds a challenge, a wallet checks and signs
 * it, and the server verifies who logged in. Nothing is fetched: expected values come from the service's stellar.toml.
 *
 * @example A server builds a challenge, and a wallet checks it before it signs
 * ```ts
 * import { Networks } from "@dwsa/base/network";
 * import { Keypair } from "@dwsa/base/keys";
 * import { signTransaction } from "@dwsa/base/transaction";
 * import { buildChallenge, checkChallenge } from "@dwsa/base/webauth";
 * import assert from "node:assert/strict";
 *
 * const server = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(1));
 * const user = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(2));
 * const login = {
 *   serverAccount: server.publicKey(),
 *   account: user.publicKey(),
 *   homeDomain: "home.example",
 *   webAuthDomain: "auth.home.example",
 * };
 * const challenge = buildChallenge({ ...login, timeBounds: { min: 1_800_000_000, max: 1_800_000_900 } });
 * const sent = await signTransaction(challenge, server, Networks.TESTNET);
 *
 * const check = checkChallenge(sent, { ...login, networkPassphrase: Networks.TESTNET, currentTime: 1_800_000_010 });
 * assert.deepEqual(check.problems, []);
 * const returned = await signTransaction(sent, user, Networks.TESTNET);
 * assert.equal(returned.value.signatures.length, 2);
 * ```
 *
 * @module
 */

export type { IntLike } from "../internal/int_like.ts";
export { buildChallenge, type ChallengeParams } from "./build_challenge.ts";
export { buildContractChallenge, type ContractChallengeParams } from "./build_contract_challenge.ts";
export { checkChallenge, type ExpectedChallenge } from "./check_challenge.ts";
export { checkContractChallenge, type ExpectedContractChallenge } from "./check_contract_challenge.ts";
export type {
  ChallengeCheck,
  ChallengeProblem,
  ChallengeReason,
  ChallengeVerdict,
  ClientDomain,
  ContractChallenge,
  ContractChallengeVerdict,
  Login,
  WebAuthServer,
} from "./login.ts";
export { readChallenge } from "./read_challenge.ts";
export { verifyChallenge, type VerifyChallengeOptions } from "./verify_challenge.ts";
export { verifyContractChallenge, type VerifyContractChallengeOptions } from "./verify_contract_challenge.ts";
