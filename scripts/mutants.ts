/**
 * Mutates the library in one place at a time, and reports how many mutations the suite detects.
 *
 *     deno run -A --config=scripts/deno.json scripts/mutants.ts --n 200 [--seed 7] [--only=auth,xdr]
 *     deno run -A --config=scripts/deno.json scripts/mutants.ts --at=auth/passkeys.ts:291,xdr/stream.ts:222
 *
 * `--at` tries all changes of the given lines. Each change is made in a copy of the last commit, and tested with the
 * tests of its area and the examples of its file, then (without `--narrow`) with the tests of higher areas and the
 * property tests. An undetected change is printed with its line: it is a gap in the tests, or an equivalent program. A
 * change that makes the tests exceed a time limit counts as detected. For a given commit, the same seed selects the same
 * changes.
 */

// deno-lint-ignore-file no-console -- a script prints to the terminal

import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import ts from "typescript";
import { randomSource } from "../tests/xdr/_random_xdr.ts";
import { chooseNames, root, run, shippedFiles } from "./_project.ts";
import { markdownTable } from "./_report.ts";

/** A change of one place in the code. */
export interface Mutant {
  readonly file: string;
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly before: string;
  readonly after: string;
}

/** Operator replacements. */
const OPERATORS: Readonly<Record<string, string>> = {
  "===": "!==",
  "!==": "===",
  "<": "<=",
  "<=": "<",
  ">": ">=",
  ">=": ">",
  "&&": "||",
  "||": "&&",
  "+": "-",
  "-": "+",
  "*": "+",
  "&": "|",
  "|": "&",
  ">>": "<<",
  "<<": ">>",
  ">>>": "<<",
};

/** Returns all possible changes of a file: operators, numbers, booleans, conditions and removed calls. */
export function mutantsOf(file: string, text: string): Mutant[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2022, true);
  const mutants: Mutant[] = [];
  const add = (node: ts.Node, after: string) => {
    const start = node.getStart(source);
    const line = source.getLineAndCharacterOfPosition(start).line + 1;
    mutants.push({ file, line, start, end: node.end, before: text.slice(start, node.end), after });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || isErrorText(node)) return;
    if (ts.isBinaryExpression(node)) {
      const { operatorToken } = node;
      const after = OPERATORS[operatorToken.getText(source)];
      const joinsText = [node.left, node.right].some((side) =>
        ts.isStringLiteralLike(side) || ts.isTemplateExpression(side)
      );
      if (after !== undefined && !joinsText) add(operatorToken, after);
    } else if (ts.isNumericLiteral(node)) add(node, `${Number(node.text) + 1}`);
    else if (ts.isBigIntLiteral(node)) add(node, `${BigInt(node.text.slice(0, -1)) + 1n}n`);
    else if (node.kind === ts.SyntaxKind.TrueKeyword) add(node, "false");
    else if (node.kind === ts.SyntaxKind.FalseKeyword) add(node, "true");
    else if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken) {
      add(node, node.operand.getText(source));
    } else if (ts.isIfStatement(node)) add(node.expression, `!(${node.expression.getText(source)})`);
    else if (ts.isExpressionStatement(node) && ts.isCallExpression(node.expression)) {
      if (node.expression.expression.kind !== ts.SyntaxKind.SuperKeyword) add(node, ";");
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return mutants;
}

/** Returns whether a node is a template, which mostly builds an error message: tests check errors by class and code. */
function isErrorText(node: ts.Node): boolean {
  return ts.isTemplateExpression(node);
}

/** Tests that run if the tests of the area pass. */
const WIDER: readonly string[] = [
  ...["tests/properties", "tests/surface", "tests/internal", "tests/json", "tests/catalogue", "tests/address"],
  ...["tests/scval", "tests/contract", "tests/builder", "tests/auth", "tests/humanize", "tests/spec", "tests/host"],
  ...["tests/hostile"],
];

/** Returns the tests of the area of a file. */
export function testsOf(file: string): string[] {
  const [area] = file.split("/");
  if (file.startsWith("xdr/json/") || file === "xdr/_to_json.ts") return ["tests/json"];
  if (file.startsWith("xdr/catalogue/")) return ["tests/catalogue"];
  return area === "internal" ? ["tests/internal", "tests/strkey", "tests/encoding", "tests/scval"] : [`tests/${area}`];
}

/** Time limits in milliseconds for the tests of an area, and for all others. */
const LIMITS = { near: 300_000, wider: 1_800_000 } as const;

/** Runs tests in a copy, and returns their outcome. */
async function outcomeOf(copy: URL, tests: readonly string[], limit: number): Promise<"passed" | "failed" | "late"> {
  const args = [
    "test",
    "--doc",
    "--no-check",
    "--quiet",
    "--reporter=dot",
    "--fail-fast",
    "--parallel",
    "-RE",
    ...tests,
  ];
  const command = new Deno.Command(Deno.execPath(), { args, cwd: copy, stdin: "null", stdout: "null", stderr: "null" });
  const child = command.spawn();
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    child.kill("SIGKILL");
  }, limit);
  const { success } = await child.status;
  clearTimeout(timer);
  return late ? "late" : success ? "passed" : "failed";
}

const WORDS = { failed: "detected", late: "timeout ", passed: "SURVIVED" } as const;

if (import.meta.main) {
  const { values } = parseArgs({
    args: Deno.args,
    options: {
      n: { type: "string", default: "100" },
      seed: { type: "string", default: String(Math.floor(Math.random() * 2 ** 31)) },
      only: { type: "string", default: "" },
      at: { type: "string", default: "" },
      narrow: { type: "boolean" },
    },
  });
  const files = shippedFiles().filter((file) => !/\/generated\/|mod\.ts$/.test(file));
  const only = chooseNames("--only", values.only, [...new Set(files.map((file) => file.split("/")[0]!))]);
  const all = files.filter((file) => only.length === 0 || only.includes(file.split("/")[0]!))
    .flatMap((file) => mutantsOf(file, Deno.readTextFileSync(new URL(file, root))));
  const random = randomSource(Number(values.seed));
  const lines = values.at.split(",").filter((line) => line !== "");
  const chosen = lines.length > 0
    ? all.filter(({ file, line }) => lines.includes(`${file}:${line}`))
    : Array.from({ length: Number(values.n) }, () => all.splice(Math.floor(random() * all.length), 1)[0])
      .filter((mutant) => mutant !== undefined);
  const source = lines.length > 0
    ? `in ${lines.length} lines`
    : `of ${all.length + chosen.length}, seed ${values.seed}`;
  console.log(`${chosen.length} changes ${source}`);

  const copy = new URL(`file://${Deno.makeTempDirSync({ prefix: "dwsa-mutants-" })}/`);
  const survivors: Mutant[] = [];
  const counts = new Map<string, { noticed: number; tried: number }>();
  try {
    const { ok, output } = await run(["git", "clone", "--quiet", root.pathname, copy.pathname]);
    if (!ok) throw new Error(output);
    for (const mutant of chosen) {
      const path = new URL(mutant.file, copy);
      const text = Deno.readTextFileSync(path);
      Deno.writeTextFileSync(path, text.slice(0, mutant.start) + mutant.after + text.slice(mutant.end));
      const near = testsOf(mutant.file).filter((folder) => existsSync(new URL(folder, copy)));
      const wider = WIDER.filter((folder) => !near.includes(folder));
      let outcome = await outcomeOf(copy, [mutant.file, ...near], LIMITS.near); // includes the examples in the file
      if (outcome === "passed" && !values.narrow) outcome = await outcomeOf(copy, wider, LIMITS.wider);
      const noticed = outcome !== "passed";
      Deno.writeTextFileSync(path, text);
      const area = mutant.file.split("/")[0]!;
      const count = counts.get(area) ?? { noticed: 0, tried: 0 };
      counts.set(area, { noticed: count.noticed + Number(noticed), tried: count.tried + 1 });
      const line = `${mutant.file}:${mutant.line}  ${mutant.before.slice(0, 60)} -> ${mutant.after.slice(0, 60)}`;
      console.log(`${WORDS[outcome]}  ${line.replaceAll("\n", " ")}`);
      if (!noticed) survivors.push(mutant);
    }
  } finally {
    Deno.removeSync(copy, { recursive: true });
  }
  const rows = [...counts].sort(([a], [b]) => a < b ? -1 : 1)
    .map(([area, { noticed, tried }]) => [area, String(tried), String(noticed)]);
  console.log(`\n${markdownTable(["area", "changes", "detected"], rows)}\n`);
  const noticed = chosen.length - survivors.length;
  console.log(`${noticed} of ${chosen.length} detected (${(100 * noticed / chosen.length).toFixed(1)} %)`);
}
