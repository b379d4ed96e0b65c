/**
 * Measures how the cost of what takes lists and trees grows with their size, on Deno, in the processor's time.
 *
 *     deno task growth             # prints the table
 *     deno task growth --write     # also writes it into docs/performance.md
 *     deno task growth --only=TEXT # the rows with this text in their names
 *
 * The last column is the power of the size that the time grows with, from the second size to the largest: 1 is in
 * proportion, 2 is squared. Above 1.5 is an error: n log n gives 1.1 to 1.2; memory that no longer fits the caches and its
 * collection come on top.
 */

// deno-lint-ignore-file no-console -- a script talks to the terminal

import { parseArgs } from "node:util";
import { leastTime } from "../tests/scale/_growth.ts";
import { LISTS, TREES, type Work } from "./_growth_rows.ts";
import { report, root, run } from "./_project.ts";
import { markdownTable, replaceSection } from "./_report.ts";

/** Sizes of lists, and levels of trees. A tree of more than 500 levels is refused. */
const ITEMS = [10, 1_000, 100_000, 1_000_000] as const;
const LEVELS = [1, 10, 100, 480] as const;

/** The time of work that is too short for the clock is that of many runs. */
async function timeOf({ prepare }: Work, size: number): Promise<number> {
  const once = prepare(size);
  const first = await leastTime(once, 1);
  const times = Math.max(1, Math.min(20_000, Math.ceil(10 / Math.max(first, 0.001))));
  if (first > 1_500) return first;
  const many = async () => {
    for (let i = 0; i < times; i++) await once();
  };
  return await leastTime(many, 2) / times;
}

/** The power of the size that the time grows with, from the second size (of two, the first) to the largest. */
function powerOf(sizes: readonly number[], times: readonly number[]): number {
  const from = times.length > 2 ? 1 : 0;
  return Math.log(times.at(-1)! / times[from]!) / Math.log(sizes.at(-1)! / sizes[from]!);
}

/** Squared time is 2. Sorting, caches, and objects of a million texts, which are the engine's, come to 1.3. */
const MOST = 1.5;

function shown(ms: number): string {
  const [value, unit] = ms < 1 ? [1e3 * ms, "µs"] : ms < 1_000 ? [ms, "ms"] : [ms / 1e3, "s"];
  return `${Number(value.toPrecision(2))} ${unit}`;
}

async function tableOf(
  all: readonly number[],
  works: readonly Work[],
  head: string,
  errors: string[],
): Promise<string> {
  const rows: string[][] = [];
  for (const one of works) {
    const sizes = all.filter((size) => size <= (one.most ?? Infinity));
    const times: number[] = [];
    for (const size of sizes) times.push(await timeOf(one, size));
    const power = powerOf(sizes, times);
    const cells = all.map((_, i) => times[i] === undefined ? "" : shown(times[i]));
    rows.push([one.name, ...cells, power.toFixed(2)]);
    console.log(rows.at(-1)!.join("  "));
    if (power > MOST) errors.push(`${one.name} grows with the power ${power.toFixed(2)} of the size`);
  }
  return markdownTable([head, ...all.map((size) => size.toLocaleString("en")), "power"], rows);
}

if (import.meta.main) {
  const { values } = parseArgs({
    args: Deno.args,
    options: { write: { type: "boolean" }, only: { type: "string", default: "" } },
  });
  if (values.write && values.only !== "") throw new Error("Cannot write the table: --only leaves rows out");
  const chosen = (works: readonly Work[]) => works.filter(({ name }) => name.includes(values.only));
  const errors: string[] = [];
  const text = [
    await tableOf(ITEMS, chosen(LISTS), "lists, by items", errors),
    await tableOf(LEVELS, chosen(TREES), "trees, by levels", errors),
  ].join("\n\n");
  console.log(`\n${text}\n`);
  if (values.write) {
    const page = new URL("docs/performance.md", root);
    Deno.writeTextFileSync(page, replaceSection(Deno.readTextFileSync(page), "growth", text));
    await run([Deno.execPath(), "fmt", "--quiet", "docs/performance.md"]);
  }
  report(errors, `nothing above the power ${MOST}`);
}
