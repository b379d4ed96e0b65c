/**
 * Runs `dwsa decode --lines` under engines that pipe records through a process, GNU parallel and Apache Spark, with
 * several numbers of workers: the results must be those of one process. Says how long each took.
 *
 *     deno task test:scale-out --megabytes=200
 *     deno task test:scale-out --megabytes=200 --write    # writes the table into docs/scaling.md
 *
 * GNU parallel and Java are looked for on this machine (`apt-get install parallel default-jre-headless`); `pyspark` is
 * fetched from PyPI into `dist/scale-out`, unless `--python=PATH` names a Python that has it. What is missing is skipped,
 * and said so.
 */

// deno-lint-ignore-file no-console -- a script talks to the terminal

import { parseArgs } from "node:util";
import { markdownTable, replaceSection } from "./_report.ts";
import { exists, root } from "./_project.ts";

const TYPE = "TransactionMeta";
const PYSPARK = "pyspark==4.3.0";

/** The engines of docs/scaling.md, whose lines are run as they stand there. */
const page = Deno.readTextFileSync(new URL("docs/scaling.md", root));
const spark = /```python\n([^]*?)```/.exec(page)![1]!;
const parallel = /^parallel .*$/m.exec(page)![0];

const { values } = parseArgs({
  args: Deno.args,
  options: { megabytes: { type: "string", default: "50" }, python: { type: "string" }, write: { type: "boolean" } },
});
const folder = Deno.makeTempDirSync({ prefix: "dwsa-scale-out-" });
const input = `${folder}/values.txt`;
const env = { PATH: `${folder}:${Deno.env.get("PATH")}` };
const rows: string[][] = [];
let isDifferent = false;

/** Runs a line in a shell, and gives its seconds, or `undefined` when it failed. */
async function shell(line: string): Promise<number | undefined> {
  const begin = performance.now();
  const { success, stderr } = await new Deno.Command("bash", {
    args: ["-c", line],
    cwd: folder,
    env,
    stdout: "null",
    stderr: "piped",
  })
    .output();
  if (!success) console.log(`${line}\n${new TextDecoder().decode(stderr).trim().split("\n").slice(-5).join("\n")}`);
  return success ? (performance.now() - begin) / 1e3 : undefined;
}

/** The values of the ledger again and again, with one line in each thousand that is damaged. */
function writeInput(megabytes: number): number {
  const ledger = JSON.parse(Deno.readTextFileSync(new URL("tests/vectors/ledger.json", root)));
  const metas: string[] = ledger.transactionMetas.map((entry: string | { xdr: string }) =>
    typeof entry === "string" ? entry : entry.xdr
  );
  using file = Deno.openSync(input, { write: true, create: true });
  let [size, count] = [0, 0];
  while (size < megabytes * 1e6) {
    const lines = Array.from({ length: 1_000 }, (_, i) => metas[(count + i) % metas.length]!);
    lines[500] = lines[500]!.slice(0, 40);
    const bytes = new TextEncoder().encode(`${lines.join("\n")}\n`);
    for (let offset = 0; offset < bytes.length;) offset += file.writeSync(bytes.subarray(offset));
    size += bytes.length;
    count += 1_000;
  }
  return size / 1e6;
}

/** The result without the numbers of damaged lines, which each process counts for itself, as a hash. */
async function hashOf(files: string): Promise<string> {
  const line = `cat ${files} | sed -E 's/^\\{"line":[0-9]+,/{/' | sha256sum`;
  const { stdout } = await new Deno.Command("bash", { args: ["-c", line] }).output();
  return new TextDecoder().decode(stdout).slice(0, 64);
}

/** Runs one way, compares its result with the first one, and keeps its row. */
async function measure(name: string, line: string, files: string, expected: string | undefined): Promise<string> {
  const seconds = await shell(line);
  const hash = seconds === undefined ? "" : await hashOf(files);
  const isEqual = expected === undefined || hash === expected;
  if (!isEqual || seconds === undefined) isDifferent = true;
  const result = seconds === undefined
    ? "failed"
    : expected === undefined
    ? "the result"
    : isEqual
    ? "equal"
    : "DIFFERENT";
  const time = seconds === undefined ? ["", ""] : [seconds.toFixed(1), (megabytes / seconds).toFixed(1)];
  rows.push([name, ...time, result]);
  console.log([name, ...time, result].join("  "));
  return hash;
}

const has = async (program: string): Promise<boolean> =>
  (await new Deno.Command("bash", { args: ["-c", `command -v ${program}`], stdout: "null" }).output()).success;

const main = new URL("cli/main.ts", root).pathname;
const flags = "--quiet --allow-read --allow-env";
Deno.writeTextFileSync(`${folder}/dwsa`, `#!/bin/sh\nexec '${Deno.execPath()}' run ${flags} '${main}' "$@"\n`, {
  mode: 0o755,
});
const megabytes = writeInput(Number(values.megabytes));
console.log(`${megabytes.toFixed(0)} MB of base64, ${navigator.hardwareConcurrency} cores`);
const decode = `dwsa decode --lines --type ${TYPE}`;
const expected = await measure("one process", `${decode} < ${input} > ${folder}/one`, `${folder}/one`, undefined);

if (await has("parallel")) {
  for (const jobs of [1, 2, 4]) {
    const line = parallel.replace("-j 2", `-j ${jobs}`);
    await measure(`GNU parallel, -j ${jobs}`, line, `${folder}/values.jsonl`, expected);
  }
} else console.log("SKIPPED for want of GNU parallel (apt-get install parallel)");

if (await has("java")) {
  let python = values.python;
  if (python === undefined) {
    const venv = new URL("dist/scale-out/", root);
    python = `${venv.pathname}bin/python`;
    if (!exists(new URL("bin/pyspark", venv))) {
      await shell(`python3 -m venv '${venv.pathname}' && '${venv.pathname}bin/pip' install --quiet ${PYSPARK}`);
    }
  }
  Deno.writeTextFileSync(`${folder}/decode.py`, spark);
  for (const workers of [1, 2, 4]) {
    const out = `${folder}/spark-${workers}`;
    const line = `'${python}' ${folder}/decode.py 'local[${workers}]' ${input} ${out}`;
    await measure(`Spark, local[${workers}]`, line, `${out}/part-*`, expected);
  }
} else console.log("SKIPPED for want of Java (apt-get install default-jre-headless)");

const table = markdownTable(["engine", "s", "MB/s", "result"], rows, "left");
console.log(`\n${table}`);
if (values.write) {
  const text = `${
    megabytes.toFixed(0)
  } MB of base64 on ${navigator.hardwareConcurrency} cores, in wall time:\n\n${table}`;
  Deno.writeTextFileSync(new URL("docs/scaling.md", root), replaceSection(page, "scale-out", text));
}
Deno.removeSync(folder, { recursive: true });
if (isDifferent) Deno.exit(1);
