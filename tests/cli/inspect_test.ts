import assert from "node:assert/strict";
import { test } from "node:test";
import { runCommand } from "../../apps/cli/commands.ts";
import { Keypair } from "@dwsa/base/keys";
import { type Around, runIn } from "./_run.ts";

const TESTNET = "Test SDF Network ; September 2015";

/** The data that the page receives. */
async function shown(args: readonly string[], around: Around): Promise<readonly [unknown, boolean]> {
  let result: readonly [unknown, boolean] | undefined;
  const { code, out } = await runIn(runCommand, ["inspect", ...args], {
    ...around,
    shown: (data, open) => result = [data === undefined ? undefined : JSON.parse(data), open],
  });
  assert.deepEqual([code, out], [0, "file:///inspector.html"]);
  return result!;
}

for (
  const { name, args, around = {}, expected } of [
    { name: "nothing", args: [], expected: [undefined, true] },
    { name: "a string", args: ["AAAAAwAAAAc="], expected: [{ input: "AAAAAwAAAAc=" }, true] },
    { name: "nothing to open", args: ["AAAA", "--no-open"], expected: [{ input: "AAAA" }, false] },
    { name: "a network", args: ["--network", "testnet"], expected: [{ network: TESTNET }, true] },
    { name: "a pipe", args: [], around: { input: "AAAA\n" }, expected: [{ input: "AAAA\n" }, true] },
    { name: "standard input", args: ["-"], around: { input: "AAAA" }, expected: [{ input: "AAAA" }, true] },
    { name: "an empty pipe", args: [], around: { input: "" }, expected: [undefined, true] },
    {
      name: "a file of bytes",
      args: ["--file", "a.wasm"],
      around: { files: { "a.wasm": new Uint8Array([0, 0x61, 0x73, 0x6d]) } },
      expected: [{ bytes: "AGFzbQ==" }, true],
    },
  ] as const
) {
  test(`dwsa inspect shows ${name}`, async () => assert.deepEqual(await shown(args, around), expected));
}

test("dwsa inspect writes no secret seed to a file", async () => {
  const seed = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(7)).secret();
  for (const [args, input] of [[[], `key ${seed}`], [[seed], undefined], [["-"], seed]] as const) {
    const ran = await runIn(runCommand, ["inspect", ...args], { input, shown: () => assert.fail("shown") });
    assert.equal(ran.code, 2);
    assert.ok(!ran.notes.join().includes(seed.slice(0, 16)));
  }
});

test("dwsa inspect accepts one input", async () => {
  const files = { a: "AAAA" };
  assert.equal((await runIn(runCommand, ["inspect", "AAAA", "--file", "a"], { files })).code, 2);
  assert.equal((await runIn(runCommand, ["inspect", "AAAA", "BBBB"])).code, 2);
});
