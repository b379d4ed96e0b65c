/** `dwsa completion`: the scripts, in the shells that are here. */

import assert from "node:assert/strict";
import process from "node:process";
import { test } from "node:test";
import { runCommand, TABLE } from "../../cli/commands.ts";
import { obstacle, runProgram } from "./_programs.ts";
import { runIn } from "./_run.ts";

const scriptOf = async (shell: string): Promise<string> => (await runIn(runCommand, ["completion", shell])).out;

for (const shell of ["bash", "zsh", "fish"]) {
  test(`dwsa completion ${shell} knows every command and option`, async () => {
    const script = await scriptOf(shell);
    for (const { name, options } of TABLE.commands) {
      for (const word of name.split(" ")) assert.match(script, new RegExp(`\\b${word}\\b`));
      for (const option of Object.keys(options)) {
        assert.match(script, new RegExp(shell === "fish" ? `-l ${option}\\b` : `--${option}\\b`));
      }
    }
  });
}

test("dwsa completion refuses another shell", async () => {
  const { code, notes } = await runIn(runCommand, ["completion", "bsh"]);
  assert.deepEqual([code, notes], [
    2,
    ['dwsa: expected SHELL to be one of bash, zsh, fish, got "bsh" (did you mean "bash"?)'],
  ]);
});

/** What stands at the end of a command line, and words that a shell offers, and does not offer. */
const cases: readonly { words: readonly string[]; offered: readonly string[]; not: readonly string[] }[] = [
  { words: ["dwsa", ""], offered: ["decode", "auth", "tx"], not: ["ls", "--type"] },
  { words: ["dwsa", "de"], offered: ["decode"], not: ["auth"] },
  { words: ["dwsa", "auth", ""], offered: ["ls", "sign", "set"], not: ["decode"] },
  { words: ["dwsa", "auth", "sign", "--"], offered: ["--secret-env", "--network", "--help"], not: ["--lines"] },
  { words: ["dwsa", "auth", "sign", "--network", "te"], offered: ["testnet"], not: ["--until", "public"] },
  { words: ["dwsa", "decode", "--type", "TransactionEnv"], offered: ["TransactionEnvelope"], not: ["ScVal"] },
  { words: ["dwsa", "completion", "b"], offered: ["bash"], not: ["fish"] },
];

const QUOTE = (word: string): string => `'${word}'`;

/** How each shell is asked. */
const SHELLS: Readonly<Record<string, (words: readonly string[]) => string>> = {
  bash: (words) =>
    `COMP_WORDS=(${words.map(QUOTE).join(" ")}); COMP_CWORD=${
      words.length - 1
    }; _dwsa; printf '%s\\n' "\${COMPREPLY[@]}"`,
  zsh: (words) =>
    // Outside of its line editor zsh has no compadd: this one prints the words that begin as the last one does.
    `compadd() { shift; print -l -- \${(M)@:#\${words[CURRENT]}*} }; _files() { }; ` +
    `words=(${words.map(QUOTE).join(" ")}); CURRENT=${words.length}; _dwsa`,
  fish: (words) => `complete -C '${words.join(" ")}' | string replace -r '\\t.*' ''`,
};

async function run(shell: string, script: string): Promise<string> {
  const flags = shell === "fish" ? "--no-config" : shell === "zsh" ? "-f" : "--norc";
  const env = { PATH: process.env.PATH ?? "", HOME: "/nonexistent" };
  return (await runProgram(shell, [flags], { env, input: script })).out;
}

for (const [shell, ask] of Object.entries(SHELLS)) {
  const skip = await obstacle(shell, async () => (await run(shell, "echo here\n")).includes("here"));
  test(`${shell} completes commands, options and their values`, { skip }, async () => {
    const script = (await scriptOf(shell)).replace("compdef _dwsa dwsa", "");
    for (const { words, offered, not } of cases) {
      const found = (await run(shell, `${script}\n${ask(words)}\n`)).split("\n").map((line) => line.trim());
      for (const word of offered) assert.ok(found.includes(word), `${shell}: ${words.join(" ")} → ${found.join(" ")}`);
      for (const word of not) assert.ok(!found.includes(word), `${shell}: ${words.join(" ")} offers ${word}`);
    }
  });
}
