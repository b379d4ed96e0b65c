/**
 * An account with two signers approves a contract call: each signs a copy of the authorization entry in a separate
 * process, and the copies are merged. Only files are exchanged.
 * `entry.txt` contains the base64 entry that a simulation returned.
 *
 *     deno run --allow-read --allow-write --allow-env examples/multisig.ts sign entry.txt alice.txt    # SEED=S…
 *     deno run --allow-read --allow-write --allow-env examples/multisig.ts sign entry.txt bob.txt      # SEED=S…
 *     deno run --allow-read --allow-write examples/multisig.ts merge both.txt alice.txt bob.txt
 */

// deno-lint-ignore-file no-console -- a program prints to the terminal

import { readFileSync, writeFileSync } from "node:fs";
import process from "node:process";
import { expectInvocation } from "@dwsa/base/policy";
import { authorizeEntry, checkAuthEntryReadiness, mergeAuthEntries, verifyAuthEntry } from "@dwsa/base/auth";
import { formatInvocationTree } from "@dwsa/base/humanize";
import { Networks } from "@dwsa/base/network";
import { Keypair } from "@dwsa/base/keys";
import { DwsaAuthorizationEntry } from "@dwsa/base/xdr";

const NETWORK = Networks.TESTNET;
/** The expiry is part of the signed data, so all signers must use the same ledger. */
const VALID_UNTIL = 1_000_000;
/** The call that the signers agreed on. They sign no other call, regardless of the file. */
const approve = expectInvocation({
  address: "GDVEU3DD4KOFECV66VIHWEZOYX4ZKR3WV27L464SIIPOU2IUI3JCZA57",
  contract: "CABQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGCK3",
  function: "ping",
  args: [],
});

const [command, ...files] = process.argv.slice(2);
const read = (path: string) => DwsaAuthorizationEntry.fromXDR(readFileSync(path, "utf8").trim());
const write = (path: string, entry: DwsaAuthorizationEntry) => writeFileSync(path, `${entry.toXDR("base64")}\n`);

if (command === "sign") {
  const [from, to] = files as [string, string];
  const entry = read(from);
  console.log(`to approve:\n${formatInvocationTree(entry.rootInvocation)}`);
  const signer = Keypair.fromSecret(process.env.SEED ?? "");
  write(to, await authorizeEntry(entry, signer, VALID_UNTIL, NETWORK, { approve }));
  console.log(`signed by ${signer.publicKey()}`);
} else if (command === "merge") {
  const [to, first, ...others] = files as [string, string, ...string[]];
  const merged = others.map(read).reduce(mergeAuthEntries, read(first));
  const [node] = verifyAuthEntry(merged, NETWORK);
  for (const { publicKey, verified } of node!.signatures) {
    console.log(`${publicKey} ${verified ? "valid" : "NOT VALID"}`);
  }
  const { ready } = checkAuthEntryReadiness(merged, VALID_UNTIL - 100, NETWORK);
  if (!ready) throw new Error("the entry is not ready");
  write(to, merged);
} else {
  console.error("usage: multisig.ts sign ENTRY SIGNED | merge MERGED SIGNED...");
  process.exitCode = 2;
}
