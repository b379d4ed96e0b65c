/** `dwsa` on a terminal, simulated by the Linux program `script`. */

import assert from "node:assert/strict";
import process from "node:process";
import { test } from "node:test";
import { DWSA, obstacle, runProgram } from "./_programs.ts";

/** Runs `dwsa` on a terminal with the given columns, and returns its output with normalized line ends. */
async function onTerminal(
  args: readonly string[],
  { columns = 80, env = {}, to = "" }: {
    readonly columns?: number;
    readonly env?: Readonly<Record<string, string | undefined>>;
    readonly to?: string;
  } = {},
): Promise<{ readonly code: number | null; readonly out: string }> {
  const words = [...DWSA, ...args].map((word) => `'${word.replaceAll("'", "'\\''")}'`).join(" ");
  const { code, out } = await runProgram("script", ["-qec", `stty cols ${columns}; ${words} ${to}`, "/dev/null"], {
    env: { ...process.env, NO_COLOR: undefined, FORCE_COLOR: undefined, TERM: "xterm", ...env },
    input: "",
  });
  return { code, out: out.replaceAll("\r\n", "\n").replaceAll("^D\b\b", "") };
}

const skip = process.platform !== "linux"
  ? "script has other options here"
  : await obstacle("script", async () => (await onTerminal(["--version"])).code === 0);

const VALUE = ["decode", "--type", "ScVal", "AAAAAwAAAAc="];
const COLORED = "\u001b[1mScVal in base64\u001b[0m\n  u32 7\n";
const PLAIN = "ScVal in base64\n  u32 7\n";

const COLORS: readonly {
  readonly name: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly to?: string;
  readonly expected: string;
}[] = [
  { name: "in colors on a terminal", expected: COLORED },
  { name: "in colors with an empty NO_COLOR", env: { NO_COLOR: "" }, expected: COLORED },
  { name: "without colors with NO_COLOR", env: { NO_COLOR: "1" }, expected: PLAIN },
  { name: "in colors into a pipe with FORCE_COLOR", env: { FORCE_COLOR: "1" }, to: "| cat", expected: COLORED },
  { name: "without colors with FORCE_COLOR of 0", env: { FORCE_COLOR: "0" }, expected: PLAIN },
  { name: "without colors with both", env: { FORCE_COLOR: "1", NO_COLOR: "1" }, expected: PLAIN },
  { name: "without colors on a terminal that has none", env: { TERM: "dumb" }, expected: PLAIN },
  { name: "without colors into a pipe", to: "| cat", expected: PLAIN },
];
for (const { name, expected, ...around } of COLORS) {
  test(`dwsa decode writes ${name}`, { skip }, async () => {
    assert.deepEqual(await onTerminal(VALUE, around), { code: 0, out: expected });
  });
}

test(
  "dwsa does not wait for input on a terminal, and reports what to pass, broken between words",
  { skip },
  async () => {
    const message =
      "expected a result, a response or diagnostic events as an argument, with\n    --file, or on standard input";
    assert.deepEqual(await onTerminal(["why"]), { code: 2, out: `dwsa: ${message}\n` });
    const piped = await onTerminal(["why"], { to: "< /dev/null" });
    assert.equal(piped.code, 2);
    assert.doesNotMatch(piped.out, /as an argument/);
  },
);

test("dwsa wraps lines to the width of the terminal, and to a fixed width in a pipe", { skip }, async () => {
  // A list of three symbols, which fits into the 100 columns of a pipe.
  const symbols = Array.from({ length: 3 }, (_, i) => `{"symbol":"symbol_number_${i}"}`).join(",");
  const args = ["decode", "--type", "ScVal", `{"vec":[${symbols}]}`];
  const linesOf = async (columns: number, to = "") => {
    const { out } = await onTerminal(args, { columns, to, env: { NO_COLOR: "1" } });
    return out.trimEnd().split("\n");
  };
  const [narrow, wide, piped] = [await linesOf(40), await linesOf(400), await linesOf(40, "| cat")];
  assert.ok(narrow.every((line) => line.length <= 40) && narrow.length > wide.length, narrow.join("\n"));
  assert.ok(piped.length < narrow.length, piped.join("\n"));
});
