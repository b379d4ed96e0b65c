/** `dwsa` as a process, on the runtime that runs the tests. */

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { chmod, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { test } from "node:test";
import { authorizeEntry } from "@dwsa/base/auth";
import { Networks } from "@dwsa/base/network";
import { Keypair } from "@dwsa/base/keys";
import { DwsaAuthorizationEntry } from "@dwsa/base/xdr";
import { envelopeOf, keypairOf, text } from "./_envelopes.ts";
import { DWSA, obstacle, type Printed, runProgram } from "./_programs.ts";

const KEYPAIR = keypairOf(7);
/** A call that `ACCOUNT` must approve; the key is one of its signers. */
const ENTRY = DwsaAuthorizationEntry.fromXDR(
  "AAAAAQAAAAAAAAAA6kpsY+KcUgq+9VB7Ey7F+ZVHdq6+vnuSQh7qaRRG0iwAAAAAAAAABwAAAAAAAAABAAAAAAAAAAEDAwMDAwMDAwMDAwMDAwMD" +
    "AwMDAwMDAwMDAwMDAwMDAwAAAARwaW5nAAAAAAAAAAA=",
);
const ACCOUNT = "GDVEU3DD4KOFECV66VIHWEZOYX4ZKR3WV27L464SIIPOU2IUI3JCZA57";
const TX = text(envelopeOf([ENTRY]));

/** Runs the command with `input` on standard input, which stays open without `input`. */
function dwsa(args: readonly string[], input?: string): Promise<Printed> {
  const env = { ...process.env, NO_COLOR: "1", SEED: KEYPAIR.secret() };
  return runProgram(DWSA[0], [...DWSA.slice(1), ...args], { env, ...(input === undefined ? {} : { input }) });
}

const skip = await obstacle("dwsa", async () => (await dwsa(["--version"])).code === 0);

test("dwsa auth sign signs entries from a pipe, and auth set merges them into the transaction", { skip }, async () => {
  const sign = ["auth", "sign", "--secret-env", "SEED", "--network", "testnet", "--until", "1000", "--for", ACCOUNT];
  const signed = await dwsa(sign, `${TX}\n`);
  const entry = await authorizeEntry(ENTRY, KEYPAIR, 1_000, Networks.TESTNET);
  assert.deepEqual([signed.code, signed.out], [0, `${text(entry)}\n`]);
  assert.match(
    signed.errors,
    /^Entry 0, signed by G.*\n {2}credentials {2}dwsaCredentialsAddress\n[^]* {4}call ping of C\w{55}\n$/,
  );
  const set = await dwsa(["auth", "set", "--into", TX], signed.out);
  assert.deepEqual([set.code, set.out], [0, `${text(envelopeOf([entry]))}\n`]);
});

const outcomes: readonly { name: string; args: readonly string[]; input?: string; code: number; errors: RegExp }[] = [
  { name: "an open pipe that the command does not read", args: ["auth", "ls", TX], code: 0, errors: /^$/ },
  { name: "an unknown command", args: ["nope"], code: 2, errors: /^dwsa: unknown command "nope" .*\n$/ },
  {
    name: "a missing file",
    args: ["auth", "ls", "--file", "/no/such"],
    code: 2,
    errors: /^dwsa: cannot read \S+: ENOENT\n$/,
  },
  {
    name: "a directory",
    args: ["auth", "ls", "--file", "/"],
    code: 2,
    errors: /^dwsa: cannot read \S+: it is a folder\n$/,
  },
  {
    name: "an infinite file",
    args: ["auth", "ls", "--file", "/dev/zero"],
    code: 2,
    errors: /^dwsa: expected at most 1048576 bytes of input, got more\n$/,
  },
  {
    name: "input above the limit",
    args: ["auth", "ls"],
    input: "A".repeat(2 ** 22),
    code: 2,
    errors: /^dwsa: .*got more\n$/,
  },
  {
    name: "a missing variable",
    args: ["auth", "sign", TX, "--secret-env", "NO_SUCH", "--network", "testnet", "--until", "9"],
    code: 2,
    errors: /^dwsa: expected a secret seed in the environment variable "NO_SUCH", got nothing\n$/,
  },
];
for (const { name, args, input, code, errors } of outcomes) {
  test(`dwsa exits with code ${code} for ${name}`, { skip }, async () => {
    const ran = await dwsa(args, input);
    assert.equal(ran.code, code);
    assert.match(ran.errors, errors);
    assert.equal(ran.out === "", code !== 0);
  });
}

test("dwsa key new creates a file that only its owner can read, and never overwrites a file", { skip }, async () => {
  const folder = await mkdtemp(join(tmpdir(), "dwsa-"));
  try {
    const path = join(folder, "key");
    const made = await dwsa(["key", "new", "--out", path]);
    assert.equal(made.code, 0, made.errors);
    const seed = (await readFile(path, "utf8")).trim();
    assert.equal(Keypair.fromSecret(seed).publicKey(), made.out.trim());
    assert.equal((await stat(path)).mode & 0o777, 0o600);
    assert.ok(!`${made.out}${made.errors}`.includes(seed));

    const again = await dwsa(["key", "new", "--out", path]);
    assert.deepEqual([again.code, again.out], [2, ""]);
    assert.match(again.errors, /dwsa: the file exists and is never overwritten; pass the path of a new file\n$/);
    assert.equal((await readFile(path, "utf8")).trim(), seed);

    for (const mode of [0o600, 0o400]) {
      await chmod(path, mode);
      assert.deepEqual(await dwsa(["key", "address", "--secret-file", path]), { code: 0, out: made.out, errors: "" });
    }
    for (const mode of [0o644, 0o640, 0o604, 0o660, 0o666, 0o601]) {
      await chmod(path, mode);
      const { code, out, errors } = await dwsa(["key", "address", "--secret-file", path]);
      assert.deepEqual([code, out], [2, ""]);
      assert.match(
        errors,
        new RegExp(`to have mode 600, .*, got ${mode.toString(8)}; make it private with chmod 600, and`),
      );
    }
    await writeFile(path, "S".repeat(2_000));
    await chmod(path, 0o600);
    const long = await dwsa(["key", "address", "--secret-file", path]);
    assert.deepEqual([long.code, long.errors], [
      2,
      "dwsa: expected at most 1024 bytes in the file with the secret, got more\n",
    ]);
    const missing = await dwsa(["key", "address", "--secret-file", join(folder, "none")]);
    assert.deepEqual([missing.code, missing.errors], [2, `dwsa: cannot read ${join(folder, "none")}: ENOENT\n`]);
  } finally {
    await rm(folder, { recursive: true });
  }
});

/** Starts a command on a stream whose input `more` writes while the command reads. */
function stream(args: readonly string[], more: string) {
  const child = spawn(DWSA[0], [...DWSA.slice(1), ...args], { env: { ...process.env, NO_COLOR: "1" } });
  child.stdin.on("error", () => {});
  let errors = "";
  child.stderr.on("data", (chunk) => errors += chunk);
  const feed = () => {
    while (child.stdin.writable && child.stdin.write(more));
  };
  child.stdin.on("drain", feed);
  if (more !== "") feed();
  const closed = new Promise<{ code: number | null; errors: string }>((resolve) => {
    child.on("close", (code) => resolve({ code, errors }));
  });
  return { child, closed };
}

for (const args of [["decode", "--lines", "--type", "ScVal"], ["encode", "--lines", "--type", "ScVal"]]) {
  test(`dwsa ${args.join(" ")} ends without an error when its output is closed`, { skip }, async () => {
    const line = args[0] === "decode" ? "AAAAAwAAAAc=\n" : '{"u32":7}\n';
    const { child, closed } = stream(args, line.repeat(10_000));
    await new Promise((resolve) => child.stdout.once("data", resolve));
    child.stdout.destroy();
    assert.deepEqual(await closed, { code: 0, errors: "" });
  });
}

test("dwsa --lines prints each result at once while the pipe stays open", { skip }, async () => {
  const { child, closed } = stream(["decode", "--lines", "--type", "ScVal"], "");
  for (
    const [line, out] of [["AAAAAwAAAAc=\n", '{"type":"ScVal","value":{"u32":7}}\n'], [
      "?\n",
      /^\{"line":2,"error":/,
    ]] as const
  ) {
    const answer = new Promise((resolve) => child.stdout.once("data", (chunk) => resolve(String(chunk))));
    child.stdin.write(line);
    if (typeof out === "string") assert.equal(await answer, out);
    else assert.match(String(await answer), out);
  }
  child.stdin.end();
  assert.deepEqual(await closed, { code: 0, errors: "2 lines, 1 with an error\n" });
});

test("dwsa --lines reports a missing file", { skip }, async () => {
  const file = await dwsa(["decode", "--lines", "--file", "/no/such"]);
  assert.deepEqual([file.code, file.out, file.errors], [2, "", "dwsa: cannot read /no/such: ENOENT\n"]);
});
