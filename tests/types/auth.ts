/** Compiled, never run: uses of signing that the compiler must accept, and those that it must reject. */

import {
  type ApprovalRequest,
  authorizeEntries,
  authorizeEntry,
  authorizeInvocation,
  buildWithDelegatesEntry,
  checkAuthEntryReadiness,
  inspectAuthEntry,
  passkeySignature,
  type SigningCallback,
  verifyAuthEntry,
} from "@dwsa/base/auth";
import { expectInvocation, policyFrom, type SigningPolicy, signingPolicy } from "@dwsa/base/policy";
import { Networks } from "@dwsa/base/network";
import type { Keypair, Signer } from "@dwsa/base/keys";
import type { DwsaAuthorizationEntry, DwsaAuthorizedInvocation, HashIdPreimage, ScVal } from "@dwsa/base/xdr";

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends (<T>() => T extends B ? 1 : 2) ? true : false;
function same<A, B>(_: Same<A, B>): void {}

export async function signers(entry: DwsaAuthorizationEntry, keypair: Keypair, remote: Signer): Promise<void> {
  const signed = await authorizeEntry(entry, keypair, 1, Networks.TESTNET);
  same<typeof signed, DwsaAuthorizationEntry>(true);
  await authorizeEntry(entry, remote, 1, "a network of my own", "G...");
  await authorizeEntry(entry, { sign: (data: Uint8Array) => data }, 1, Networks.TESTNET);
  await authorizeEntry(entry, (preimage: HashIdPreimage) => Promise.resolve(preimage.toXDR()), 1, Networks.TESTNET);
  await authorizeEntry(entry, (_, payload) => ({ publicKey: "G...", signature: payload }), 1, Networks.TESTNET);
  await authorizeEntry(
    entry,
    async () => ({ publicKey: "", signature: await crypto.subtle.digest("", new Uint8Array()) }),
    1,
    "",
  );
  // @ts-expect-error -- a wallet's result must be passed to parseWalletSignature
  await authorizeEntry(entry, () => ({ signedAuthEntry: "", signerAddress: "" }), 1, Networks.TESTNET);
  // @ts-expect-error -- a hexadecimal string is not a signature
  await authorizeEntry(entry, () => "00", 1, Networks.TESTNET);
  // @ts-expect-error -- the network has no default
  await authorizeEntry(entry, keypair, 1);
  // @ts-expect-error -- a ledger sequence is a number
  await authorizeEntry(entry, keypair, "1", Networks.TESTNET);
  await authorizeEntry(entry, keypair, 1, Networks.TESTNET, { reset: true, forAddress: "G..." });
  // @ts-expect-error -- the options are the fifth argument
  await authorizeEntry(entry, keypair, 1, Networks.TESTNET, "G...", { reset: true });
  // @ts-expect-error -- a misspelled option
  await authorizeEntry(entry, keypair, 1, Networks.TESTNET, { forAdress: "G..." });
}

export async function approvers(
  entry: DwsaAuthorizationEntry,
  keypair: Keypair,
  requests: readonly ApprovalRequest[],
): Promise<void> {
  const policy: SigningPolicy = policyFrom(requests);
  const approve = signingPolicy(policy).entries;
  const signed = await authorizeEntries([entry], keypair, 1, Networks.TESTNET, { approve, forAddress: "G..." });
  same<typeof signed, DwsaAuthorizationEntry[]>(true);
  await authorizeEntry(entry, keypair, 1, Networks.TESTNET, { approve: () => [] });
  await authorizeEntry(entry, keypair, 1, Networks.TESTNET, { approve: ([first]) => approve([first!]) });
  // @ts-expect-error -- a policy must be parsed first
  await authorizeEntry(entry, keypair, 1, Networks.TESTNET, { approve: policy });
  // @ts-expect-error -- an approver must be synchronous
  await authorizeEntry(entry, keypair, 1, Networks.TESTNET, { approve: () => Promise.resolve([]) });
  // @ts-expect-error -- a removed option
  await authorizeEntry(entry, keypair, 1, Networks.TESTNET, { expect: { contract: "C...", function: "f" } });
  expectInvocation({ contract: "C...", function: "f", subInvocations: [{ contract: "C...", function: "g" }] });
  // @ts-expect-error -- must be "none", "any" or a list
  expectInvocation({ contract: "C...", function: "f", subInvocations: "all" });
  const rules: SigningPolicy = { version: 1, network: Networks.TESTNET, addresses: ["G..."] };
  signingPolicy({ ...rules, untilLedger: 1, calls: [{ contract: "C...", function: "f", args: [] }] });
  // @ts-expect-error -- arguments are required
  signingPolicy({ ...rules, calls: [{ contract: "C...", function: "f" }] });
  // @ts-expect-error -- amounts are strings
  signingPolicy({ ...rules, transactions: { maxFee: 100, until: "1", operations: [] } });
  // @ts-expect-error -- the network is required
  signingPolicy({ version: 1, addresses: ["G..."] });
}

export function callbacks(scVal: ScVal): readonly SigningCallback[] {
  return [
    () => scVal,
    () => ({ signatureScVal: scVal }),
    async (_, challenge) => passkeySignature(await Promise.resolve({} as AuthenticatorLike), challenge),
  ];
}

interface AuthenticatorLike {
  authenticatorData: ArrayBuffer;
  clientDataJSON: ArrayBuffer;
  signature: ArrayBuffer;
}

export function params(entry: DwsaAuthorizationEntry, invocation: DwsaAuthorizedInvocation, signer: Keypair): unknown {
  const options: { publicKey?: string | undefined; authV2?: boolean | undefined } = {};
  const common = { signer, invocation, validUntilLedgerSeq: 1, networkPassphrase: Networks.PUBLIC };
  return [
    authorizeInvocation({ ...common, ...options, nonce: 1n }),
    // @ts-expect-error -- a nonce is a bigint
    authorizeInvocation({ ...common, nonce: 1 }),
    buildWithDelegatesEntry({
      entry,
      validUntilLedgerSeq: 1,
      delegates: [{ address: "G...", nestedDelegates: [{ address: "C...", signature: undefined }] }],
    }),
    // @ts-expect-error -- delegates are required
    buildWithDelegatesEntry({ entry, validUntilLedgerSeq: 1 }),
  ];
}

export function results(entry: DwsaAuthorizationEntry): void {
  const [node] = verifyAuthEntry(entry, Networks.TESTNET);
  if (node !== undefined) same<typeof node.verified, boolean | "custom">(true);
  same<ReturnType<typeof inspectAuthEntry>["nonce"], string | null>(true);
  // @ts-expect-error -- this field of js-stellar-sdk does not exist: each node has `present`
  inspectAuthEntry(entry).signed;
  // @ts-expect-error -- js-stellar-sdk has options as the second argument
  checkAuthEntryReadiness(entry, { latestLedger: 1 });
  same<Networks, (typeof Networks)[keyof typeof Networks]>(true);
}
