import assert from "node:assert/strict";
import { test } from "node:test";
import { DWSA, runProgram } from "./_programs.ts";

/** Runs the command as a process: the completions are printed by a package. */
async function dwsa(...args: string[]): Promise<{ readonly code: number | null; readonly lines: readonly string[] }> {
  const { code, out, errors } = await runProgram(DWSA[0], [...DWSA.slice(1), ...args], { input: "" });
  return { code, lines: (out + errors).trimEnd().split("\n") };
}

const completions: readonly { words: readonly string[]; values: readonly string[] }[] = [
  { words: ["au"], values: ["auth"] },
  { words: ["tx", "s"], values: ["show", "sign", "set"] },
  { words: ["auth", "sign", "--net"], values: ["--network", "--network-passphrase"] },
  { words: ["auth", "sign", "--network", "t"], values: ["testnet"] },
  { words: ["decode", "--type", "ScVa"], values: ["ScValType", "ScVal"] },
  { words: ["completion", ""], values: ["bash", "zsh", "fish"] },
  { words: ["auth", "sign", "--file", ""], values: [] },
  { words: ["auth", "sign", "--secret-env", "$(exit 1)"], values: [] },
];

for (const { words, values } of completions) {
  test(`dwsa complete -- ${words.join(" ")} completes ${values.join(", ") || "files"}`, async () => {
    const { code, lines } = await dwsa("complete", "--", ...words);
    assert.deepEqual(
      [code, lines.map((line) => line.split("\t")[0])],
      [0, [...values, values.length === 0 ? ":0" : ":4"]],
    );
  });
}

for (const shell of ["bash", "zsh", "fish"]) {
  test(`dwsa completion ${shell} prints a script that requests completions`, async () => {
    const { code, lines } = await dwsa("completion", shell);
    assert.equal(code, 0);
    assert.match(lines.join("\n"), /dwsa complete -- /);
  });
}

test("dwsa completion rejects another shell", async () => {
  assert.deepEqual(await dwsa("completion", "csh"), {
    code: 2,
    lines: ['dwsa: expected the shell to be bash, zsh, fish, got "csh"'],
  });
});
