/**
 * The program of docs/calling.md: its blocks run in order, against a server with recorded responses of
 * soroban-env-host.
 */

import assert from "node:assert/strict";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";
import { Keypair } from "@dwsa/base/keys";
import { echo } from "../rpc/_echo.ts";
import type { Recorded } from "../rpc/_recorded.ts";
import { type Ended, endOfExample } from "../rpc/_run_example.ts";
import { startRpc } from "../rpc/_server.ts";

const RECORDINGS: Readonly<Record<string, readonly Recorded[]>> = JSON.parse(
  readFileSync(new URL("../vectors/client.json", import.meta.url), "utf8"),
);
const GUIDE = readFileSync(new URL("../../docs/calling.md", import.meta.url), "utf8");
const EXAMPLES = fileURLToPath(new URL("../../examples/", import.meta.url));
const CAROL = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(3));

const folder = mkdtempSync(join(tmpdir(), "dwsa-guide-"));
after(() => rmSync(folder, { recursive: true }));

/** Returns the code of a section. */
function codeOf(section: string): string {
  const [, text] = GUIDE.split(`\n## ${section}\n`);
  return /^```ts ignore\n([^]*?)^```$/m.exec(text!)![1]!;
}

/** Runs sections of the guide as one program, with additional code before and after the last section. */
async function run(sections: readonly string[], before = "", behind = ""): Promise<Ended> {
  const { url, stop } = await startRpc(
    echo(["a read-only call", "one signer", "two signers"].flatMap((name) => RECORDINGS[name]!)),
  );
  const blocks = sections.map(codeOf);
  const program = ['import process from "node:process";', ...blocks.slice(0, -1), before, blocks.at(-1)!, behind];
  const file = join(folder, "pay.ts");
  writeFileSync(file, program.join("\n").replace("https://rpc.example", url));
  try {
    return await endOfExample(relative(EXAMPLES, file), [], { SEED: CAROL.secret() });
  } finally {
    await stop();
  }
}

test("the program of docs/calling.md reads a balance and pays", async () => {
  const { code, out, errors } = await run(["Set up", "Read", "Send"]);
  assert.equal(code, 0, out + errors);
  const lines = out.split("\n");
  assert.deepEqual(lines.slice(0, 5), ["10000000000n", "simulate", "sign", "send", "wait"]);
  assert.match(lines[5]!, /^ledger 1000001, \d+ stroops/);
  assert.match(out, /type: "transfer"/);
});

/** The code before and after each of the other blocks: what the block needs, and what prints its result. */
const BLOCKS: Readonly<Record<string, readonly [before: string, behind: string]>> = {
  "With a wallet in the browser": [
    `import { signPreimage } from "@dwsa/base/auth";
    import { signTransaction } from "@dwsa/base/transaction";
    import { TransactionEnvelope } from "@dwsa/base/xdr";
    const confirmed = { approve: () => [] }; // stands for the user's confirmation
    const wallet = {
      getAddress: () => Promise.resolve({ address: me.publicKey() }),
      signTransaction: async (transaction: string, { networkPassphrase }: { networkPassphrase: string }) => ({
        signedTxXdr: (await signTransaction(TransactionEnvelope.fromXDR(transaction), me, networkPassphrase, confirmed))
          .toXDR("base64"),
      }),
      signAuthEntry: (preimage: string, { networkPassphrase }: { networkPassphrase: string }) =>
        signPreimage(preimage, me, { ...confirmed, networkPassphrase }),
    };`,
    "console.log(sent.ledger);",
  ],
  "With a passkey": [
    `import { ScVal, type HashIdPreimage } from "@dwsa/base/xdr";
    const signatureOf = (preimage: HashIdPreimage) => Promise.resolve(ScVal.scvBytes(preimage.toXDR()));`,
    `const { value } = sent.transaction.envelope;
    const { body } = "tx" in value && "operations" in value.tx ? value.tx.operations[0]! : { body: undefined };
    if (body?.type !== "invokeHostFunction") throw new TypeError("expected the call");
    const { credentials } = body.value.auth[0]!;
    console.log("signature" in credentials.value! && credentials.value.signature.type, sent.ledger);`,
  ],
  "What is signed": [
    `import { signingPolicy } from "@dwsa/base/policy";
    const call = lumens.transfer({ from: me.publicKey(), to: bob, amount: 125_000_000n });
    const policy = {
      version: 1,
      network: Networks.TESTNET,
      addresses: [me.publicKey()],
      credentials: ["sourceAccount"],
      calls: [{
        contract: contractIdFromAsset("native", Networks.TESTNET),
        function: "transfer",
        args: ["self", { is: { address: bob } }, { type: "i128", max: "125000000" }],
      }],
      transactions: { maxFee: "1000000", until: "4000000000", operations: [] },
    } as const;`,
    "console.log(sent.ledger);",
  ],
};
for (const [section, [before, behind]] of Object.entries(BLOCKS)) {
  test(`the code of docs/calling.md runs: ${section}`, async () => {
    const { code, out, errors } = await run(["Set up", "Send", section], before, behind);
    assert.equal(code, 0, out + errors);
    assert.match(out, section === "With a passkey" ? /\nscvBytes 1000001\n$/ : /\n1000001\n$/);
  });
}

const ROUTER = new URL("_router.ts", import.meta.url).href;

for (
  const { spent, outcome } of [{ spent: 100n, outcome: "1 transaction" }, { spent: 101n, outcome: "0 transactions" }]
) {
  test(`the code of docs/calling.md runs: Swap, with a router that spends ${spent} of at most 100`, async () => {
    const before = `import { contractClient, interfaceOf } from "@dwsa/base/client";
    import { swapOf } from ${JSON.stringify(ROUTER)};
    const { client, id, wallet, path, to, deadline, network } = swapOf(${spent}n);
    await network.run((async () => {`;
    const behind = `})()).catch((error: Error & { code?: string }) => console.log(error.code));
    console.log(\`\${network.transactions.length} transaction\${network.transactions.length === 1 ? "" : "s"}\`);`;
    const { code, out, errors } = await run(["Swap"], before, behind);
    assert.equal(code, 0, out + errors);
    assert.equal(out, spent === 100n ? `${outcome}\n` : `client/unexpected-authorization\n${outcome}\n`);
  });
}

test("every block of docs/calling.md is run, here or by `deno test --doc`", () => {
  const sections = GUIDE.split(/^## /m).filter((text) => /^```ts ignore/m.test(text)).map((text) =>
    text.split("\n", 1)[0]!
  );
  assert.deepEqual(sections.sort(), ["Set up", "Read", "Send", "Swap", ...Object.keys(BLOCKS)].sort());
  assert.equal([...GUIDE.matchAll(/^```ts ignore$/gm)].length, sections.length);
});
