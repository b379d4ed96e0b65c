/**
 * The processor time of an import in a new process: the package and each of its areas against other packages, over the
 * bare runtime, on Node and on Deno (the npm package), and on Deno from the sources, as JSR has them.
 *
 *     deno task bench:import [--rounds=N]
 *     deno task bench:import --write        # also writes the table into docs/performance.md
 */

// deno-lint-ignore-file no-console -- a script talks to the terminal

import * as esbuild from "esbuild";
import { cpSync } from "node:fs";
import { parseArgs } from "node:util";
import { bench, benchFolder, installBenchPackages } from "./_bench_packages.ts";
import { buildPackage, packageRoot } from "./_npm.ts";
import { readManifest, root, run } from "./_project.ts";
import { markdownTable, median, replaceSection } from "./_report.ts";

const { values: { rounds, write } } = parseArgs({
  args: Deno.args,
  options: { rounds: { type: "string", default: "15" }, write: { type: "boolean" } },
});
const ROUNDS = Number(rounds);

const { name, exports } = readManifest();
const OURS = Object.keys(exports).filter((path) => path !== "./cli").map((path) => `${name}${path.slice(1)}`);
const OTHERS = ["@stellar/stellar-sdk/base", "@stellar/stellar-base"];

/** The empty program, which says what the runtime itself takes. */
const BARE = "";

/** A way to run a program that imports something. */
interface Runner {
  readonly name: string;
  /** How many times as long as our root js-stellar-sdk shall take. */
  readonly goal: number;
  readonly command: (file: URL) => readonly string[];
}

const DENO = [Deno.execPath(), "run", "--quiet", "--no-check", "--allow-read", "--allow-env"];

const RUNNERS: readonly Runner[] = [
  { name: "Node", goal: 6, command: ({ pathname }) => ["node", pathname] },
  {
    name: "Deno, npm package",
    goal: 6,
    command: ({ pathname }) => [...DENO, "--no-config", "--node-modules-dir=manual", pathname],
  },
  {
    name: "Deno, sources",
    goal: 5,
    command: ({ pathname }) => [...DENO, `--config=${new URL("deno.json", bench).pathname}`, pathname],
  },
];

/** Median milliseconds over the bare runtime, for everything that is imported. */
async function measure({ command }: Runner, subjects: readonly string[]): Promise<Map<string, number>> {
  const times = new Map([BARE, ...subjects].map((subject) => [subject, [] as number[]]));
  const turns = [...times].map(([subject, list]) => ({ list, command: command(program(subject)) }));
  for (const { command } of turns) await time(command); // whatever caches there are know it now
  for (let round = 0; round < ROUNDS; round++) {
    for (let turn = 0; turn < turns.length; turn++) {
      const { list, command } = turns[(round + turn) % turns.length]!;
      list.push(await time(command));
    }
  }
  const bare = times.get(BARE)!;
  return new Map([...times].map(([subject, list]) => [
    subject,
    subject === BARE ? median(list) : median(list.map((time, round) => time - bare[round]!)),
  ]));
}

/** A file that imports something, and prints the microseconds of processor time that its process has taken. */
function program(subject: string): URL {
  const file = new URL(`import-${subject.replaceAll(/\W/g, "-")}.mjs`, benchFolder);
  const statement = subject === BARE ? "" : `import ${JSON.stringify(subject)};\n`;
  Deno.writeTextFileSync(
    file,
    `${statement}const { user, system } = process.cpuUsage();\nconsole.log(user + system);\n`,
  );
  return file;
}

/** How many milliseconds of processor time a process takes. */
async function time(command: readonly string[]): Promise<number> {
  const { ok, stdout, output } = await run(command);
  const microseconds = Number(stdout);
  if (!ok || !(microseconds > 0)) throw new Error(`Cannot run ${command.join(" ")}:\n${output}`);
  return microseconds / 1e3;
}

/** The files that an import loads, with their sizes. */
async function filesOf(subject: string, folder: URL): Promise<readonly (readonly [path: string, bytes: number])[]> {
  const { metafile } = await esbuild.build({
    stdin: { contents: `import ${JSON.stringify(subject)};`, resolveDir: folder.pathname },
    absWorkingDir: folder.pathname,
    external: ["@noble/*"].filter(() => folder === root),
    bundle: true,
    write: false,
    metafile: true,
    format: "esm",
    platform: "node",
    ignoreAnnotations: true, // as runtimes do, which load all that is imported
    logLevel: "silent",
  });
  return Object.entries(metafile.inputs).filter(([path]) => path !== "<stdin>")
    .map(([path, { bytes }]) => [path, bytes] as const);
}

/** How many files an import loads: those of the package itself, and all. */
async function countFiles(subject: string): Promise<{ own: number; all: number }> {
  const files = (await filesOf(subject, benchFolder)).map(([path]) => path)
    .filter((path) => path.startsWith("node_modules/"));
  const directory = `node_modules/${subject.split("/", 2).join("/")}/`;
  return { own: files.filter((path) => path.startsWith(directory)).length, all: files.length };
}

if (import.meta.main) {
  await buildPackage();
  await installBenchPackages();
  const installed = new URL(`node_modules/${name}/`, benchFolder);
  await Deno.remove(installed, { recursive: true }).catch(() => {});
  cpSync(packageRoot, installed, { recursive: true });

  const subjects = [...OURS, ...OTHERS];
  const rows = await Promise.all(subjects.map(async (subject) => {
    const { own, all } = await countFiles(subject);
    return [`\`${subject}\``, String(own), String(all)];
  }));
  const sources = await filesOf("./mod.ts", root);
  await esbuild.stop();
  const bare: string[] = [];
  const goals: string[] = [];
  const head = ["import", "its files", "all files"];
  for (const runner of RUNNERS) {
    const times = await measure(runner, subjects);
    head.push(runner.name, "to sdk", "to base");
    subjects.forEach((subject, i) => {
      // What takes less than half a millisecond is noise: no ratio is made of it.
      const ratios = OTHERS.map((other) => `${(times.get(other)! / Math.max(times.get(subject)!, 0.5)).toFixed(1)}x`);
      rows[i]!.push(`${times.get(subject)!.toFixed(1)} ms`, ...OTHERS.includes(subject) ? ["", ""] : ratios);
    });
    bare.push(`${runner.name} ${times.get(BARE)!.toFixed(1)} ms`);
    const ratio = times.get(OTHERS[0]!)! / times.get(name)!;
    const missed = ratio < runner.goal ? `, and the goal of 1/${runner.goal} is missed` : "";
    goals.push(`- ${runner.name}: the root takes 1/${ratio.toFixed(1)} of the time of \`${OTHERS[0]}\`${missed}.`);
  }
  const megabytes = sources.reduce((sum, [, bytes]) => sum + bytes, 0) / 1e6;
  const text = [
    `Processor time over the bare runtime (${bare.join(", ")}), medians of ${ROUNDS} runs in turns. ` +
    `The sources of the root are ${sources.length} files with ${megabytes.toFixed(1)} MB.`,
    markdownTable(head, rows),
    goals.join("\n"),
  ].join("\n\n");
  console.log(text);
  if (write) {
    const page = new URL("docs/performance.md", root);
    Deno.writeTextFileSync(page, replaceSection(Deno.readTextFileSync(page), "imports", text));
    await run([Deno.execPath(), "fmt", "--quiet", "docs/performance.md"]);
  }
}
