/** Every sample checks what it signs, since users copy samples. */

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));

/** Functions that can sign values from elsewhere. `authorizeInvocation` signs a value that its caller creates. */
const SIGNING = /\b(authorizeEntry|authorizeEntries|signPreimage|signTransaction)\(/g;

/** Samples that sign only values that they have created, by path and call. */
const OWN: readonly string[] = [
  "examples/fee_bump.ts: signTransaction(buildTransaction(", // the sender signs the transaction that it has built
  "docs/migrating.md: signTransaction(envelope, signer, Networks.TESTNET)",
  "docs/logins.md: signTransaction(challenge, server, Networks.TESTNET)",
  "docs/logins.md: signTransaction(challenge, user, toml.NETWORK_PASSPHRASE)",
  // the challenges that the programs have built for themselves, and those that they have checked
  "examples/login_contract.ts: authorizeEntry(built[1], server, 1_060, Networks.TESTNET)",
  "examples/login_contract.ts: authorizeEntry(entry, agent, currentLedger + 60, Networks.TESTNET)",
  'examples/login_server.ts: signTransaction(TransactionEnvelope.fromXDR(sent, "base64"), user, Networks.TESTNET)',
  "examples/login_server.ts: signTransaction(challenge, server, Networks.TESTNET)",
  "transaction/mod.ts: signTransaction(envelope, keypair, Networks.TESTNET)",
  "transaction/required_signers.ts: signTransaction(envelope, alice, Networks.TESTNET)",
  "transaction/sign_transaction.ts: signTransaction(envelope, signer, network)",
  // the server signs the challenge that it has built, and the user the one that checkChallenge() has accepted
  "webauth/build_challenge.ts: signTransaction(challenge, server, Networks.TESTNET)",
  "webauth/check_challenge.ts: signTransaction(challenge, server, Networks.TESTNET)",
  "webauth/check_contract_challenge.ts: authorizeEntry(entries[1], server, 1_000, Networks.TESTNET)",
  "webauth/mod.ts: signTransaction(challenge, server, Networks.TESTNET)",
  "webauth/mod.ts: signTransaction(sent, user, Networks.TESTNET)",
  "webauth/verify_challenge.ts: signTransaction(challenge, server, Networks.TESTNET)",
  "webauth/verify_challenge.ts: signTransaction(sent, user, Networks.TESTNET)",
  "webauth/verify_contract_challenge.ts: authorizeEntry(entries[1], server, 1_000, Networks.TESTNET)",
];

/** Files without samples for users: tests, tools, the inspector, the site and generated files. */
const SKIPPED = /^(tests|scripts|node_modules|npm|dist|apps\/(site|inspector)|\.git)\b|generated/;

function below(folder: string): string[] {
  return readdirSync(`${ROOT}${folder}`, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}${entry.name}`;
    if (SKIPPED.test(path)) return [];
    return entry.isDirectory() ? below(`${path}/`) : [path];
  });
}

/** Returns the samples in a file: a program, the code blocks of a guide, or the examples in doc comments. */
function samplesOf(path: string): string[] {
  const text = readFileSync(`${ROOT}${path}`, "utf8");
  if (path.startsWith("examples/")) return [text];
  if (path.endsWith(".md")) { // in a diff, only the lines for this library
    return [...text.matchAll(/^```(tsx?|diff).*\n([^]*?)^```$/gm)].map(([, language, code]) =>
      language === "diff" ? code!.replace(/^-.*\n/gm, "").replace(/^[+ ]/gm, "") : code!
    );
  }
  return [...text.matchAll(/^ *\* ```ts\n([^]*?)^ *\* ```$/gm)].map(([, code]) => code!.replace(/^ *\* ?/gm, ""));
}

/** Returns the code of a call. */
function callAt(code: string, start: number): string {
  let depth = 0;
  for (let i = code.indexOf("(", start); i < code.length; i++) {
    if (code[i] === "(") depth++;
    if (code[i] === ")" && --depth === 0) return code.slice(start, i + 1);
  }
  return code.slice(start);
}

test("every sample that signs what came from elsewhere passes approve", () => {
  const [blind, own]: [string[], string[]] = [[], []];
  let judged = 0;
  for (const path of below("").filter((path) => /\.(ts|tsx|md)$/.test(path))) {
    for (const code of samplesOf(path)) {
      if (!code.includes("@dwsa/base") && !code.includes("authorizeEntry(\n  entry,\n  async")) continue;
      for (const { index } of code.matchAll(SIGNING)) {
        if (/\b(sdk|sdk\w*|wallet|function)\.?\s*$/.test(code.slice(0, index))) continue; // a call of another library or of a wallet
        const call = callAt(code, index).replace(/\s+/g, " ");
        const where = `${path}: ${call}`;
        const known = OWN.find((one) => where.replace(/\( /g, "(").startsWith(one));
        if (/\bapprove\b/.test(call)) judged++;
        else if (known !== undefined) own.push(known);
        else blind.push(where);
      }
    }
  }
  assert.deepEqual(blind, []);
  assert.deepEqual(OWN.filter((one) => !own.includes(one)), [], "places that are no longer there");
  assert.ok(judged >= 20);
});
