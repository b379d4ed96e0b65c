/**
 * Checks the inference of types from contract interfaces, with the oldest supported TypeScript and a current one: the
 * amount of work, the types of public contracts, the hovers and completions in editors, and that the output of
 * `dwsa contract interface --ts` compiles on its own.
 *
 *     deno run --config scripts/deno.json --allow-read --allow-env tests/types/inference.ts
 *
 * The work is measured in instantiations, which do not depend on the machine.
 */

// deno-lint-ignore-file no-console dwsa/no-deno-in-tests -- a program, not a test of the suite

import current from "typescript";
import oldest from "typescript-5.4";
import { runCommand } from "../../apps/cli/commands.ts";
import { runIn } from "../cli/_run.ts";
import { contractSpecFromXdr, contractSpecToJson, type SpecEntry, type SpecType } from "@dwsa/base/spec";
import { report, root } from "../../scripts/_project.ts";

/** The part of the compilers' API that is used here, which is the same in both. */
const COMPILERS = [oldest as unknown as typeof current, current];

/** The maximum number of additional instantiations compared with a program without an interface. */
const BUDGETS = { "20 functions": 12_500, "150 functions": 55_000, "the largest": 32_000, "hostile": 12_000 };

/** The maximum number for each additional function, from 20 to 150 functions. */
const BUDGET_PER_FUNCTION = 330;

const problems: string[] = [];
const expect = (ok: boolean, problem: string) => void (ok || problems.push(problem));

const read = (file: string) => JSON.parse(Deno.readTextFileSync(new URL(`tests/vectors/spec/${file}`, root)));
const publicSpecs: readonly { readonly name: string; readonly entries: readonly string[] }[] = [
  ...read("specs.json"),
  read("kinds.json"),
];
const literals = publicSpecs.map(({ name, entries }) => ({
  name,
  entries: contractSpecToJson(contractSpecFromXdr(entries)),
}));

const OPTIONS: current.CompilerOptions = {
  target: current.ScriptTarget.ES2022,
  module: current.ModuleKind.ES2022,
  moduleResolution: current.ModuleResolutionKind.Bundler,
  lib: ["lib.es2022.d.ts", "lib.dom.d.ts"],
  strict: true,
  exactOptionalPropertyTypes: true,
  allowImportingTsExtensions: true,
  noEmit: true,
  types: [],
};

/** Creates a language service for programs in memory that import the sources of the library. */
function serviceOf(
  ts: typeof current,
  programs: readonly string[],
  options = OPTIONS,
): { service: current.LanguageService; files: readonly string[] } {
  const codes = new Map(programs.map((code, i) => [new URL(`program${i}.ts`, root).pathname, code]));
  const service = ts.createLanguageService({
    getCompilationSettings: () => options,
    getScriptFileNames: () => [...codes.keys()],
    getScriptVersion: () => "1",
    getScriptSnapshot: (path) => {
      const text = codes.get(path) ?? ts.sys.readFile(path);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => root.pathname,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: (path) => codes.has(path) || ts.sys.fileExists(path),
    readFile: (path) => codes.get(path) ?? ts.sys.readFile(path),
    directoryExists: ts.sys.directoryExists,
  });
  return { service, files: [...codes.keys()] };
}

/** Returns the compiler's errors for a program. */
function errorsOf(ts: typeof current, service: current.LanguageService, file: string): string[] {
  return [...service.getSyntacticDiagnostics(file), ...service.getSemanticDiagnostics(file)]
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, " ").slice(0, 300));
}

/** Returns the number of instantiations for checking a program, and its errors. */
function check(ts: typeof current, code: string): { instantiations: number; errors: readonly string[] } {
  const { service, files } = serviceOf(ts, [code]);
  const errors = errorsOf(ts, service, files[0]!);
  const program = service.getProgram() as current.Program & { getInstantiationCount(): number }; // not in the type declarations
  return { instantiations: program.getInstantiationCount(), errors };
}

const HEAD = `
import { contractSpec, type ContractSpec, encodeArguments, decodeArguments, decodeResult, type TypesOf } from "./spec/mod.ts";
type Lost<T> = 0 extends 1 & T ? true : [T] extends [never] ? true : unknown extends T ? true : false;
declare function known<T>(lost: Lost<T>): void;
declare function any<T>(): T;
`;

const nameOf = (entry: SpecEntry) => (Object.values(entry)[0] as { readonly name: string }).name;
const functionsOf = (entries: readonly SpecEntry[]) =>
  entries.flatMap((entry) => "function_v0" in entry ? [entry.function_v0] : []);

/** Creates a program with an interface as a literal, whose functions are all called with values of the right types. */
function calls(entries: readonly SpecEntry[]): string {
  const types = new Map(entries.filter((entry) => !("function_v0" in entry)).map((entry) => [nameOf(entry), entry]));
  return functionsOf(entries).map(({ name, inputs }) => {
    const args = inputs.map((input) => `${JSON.stringify(input.name)}: ${valueOf(typeOf(input), types)}`);
    return `encodeArguments(spec, ${JSON.stringify(name)}, { ${args.join(", ")} });`;
  }).join("\n");
}

const typeOf = (field: { type?: SpecType; type_?: SpecType }): SpecType => field.type ?? field.type_!;

const VALUES: Readonly<Record<string, string>> = {
  val: "any()",
  bool: "true",
  void: "null",
  error: '{ type: "contract", code: 1 }',
  u32: "1",
  i32: "1",
  bytes: "new Uint8Array(1)",
  string: '"a"',
  symbol: '"a"',
  address: '"G"',
  muxed_address: '"G"',
};

/** Returns the source code of a value. */
function valueOf(type: SpecType, types: ReadonlyMap<string, SpecEntry>, depth = 0): string {
  if (typeof type === "string") return VALUES[type] ?? "1n";
  const of = (inner: SpecType) => valueOf(inner, types, depth + 1);
  if ("option" in type) return depth > 1 ? "null" : of(type.option.value_type);
  if ("result" in type) return of(type.result.ok_type);
  if ("vec" in type) return depth > 1 ? "[]" : `[${of(type.vec.element_type)}]`;
  if ("map" in type) return `new Map([[${of(type.map.key_type)}, ${of(type.map.value_type)}]])`;
  if ("bytes_n" in type) return "new Uint8Array(1)";
  if ("tuple" in type) {
    return type.tuple.value_types.length === 0 ? "null" : `[${type.tuple.value_types.map(of).join(", ")}]`;
  }
  const entry = types.get(type.udt.name);
  if (entry === undefined) return "any()";
  if ("udt_struct_v0" in entry) {
    const fields = entry.udt_struct_v0.fields.map((field) => [field.name, of(typeOf(field))] as const);
    return fields[0]?.[0] === "0"
      ? `[${fields.map(([, value]) => value).join(", ")}]`
      : `{ ${fields.map(([name, value]) => `${JSON.stringify(name)}: ${value}`).join(", ")} }`;
  }
  if ("udt_union_v0" in entry) {
    const [first] = entry.udt_union_v0.cases;
    if ("void_v0" in first!) return `{ tag: ${JSON.stringify(first.void_v0.name)} }`;
    const { name, ...rest } = first!.tuple_v0 as { name: string; type?: SpecType[]; type_?: SpecType[] };
    return `{ tag: ${JSON.stringify(name)}, values: [${(rest.type ?? rest.type_)!.map(of).join(", ")}] }`;
  }
  const cases = "udt_enum_v0" in entry
    ? entry.udt_enum_v0.cases
    : "udt_error_enum_v0" in entry
    ? entry.udt_error_enum_v0.cases
    : [];
  return JSON.stringify(cases[0]!.name);
}

const literalOf = (entries: readonly SpecEntry[]) => `const spec = contractSpec(${JSON.stringify(entries)});\n`;

/** Creates an interface with the given number of functions, and 35 types that refer to one another. */
function madeUp(functions: number): SpecEntry[] {
  const udt = (i: number): SpecType => ({ udt: { name: `T${i % 35}` } });
  const types = Array.from({ length: 35 }, (_, i): SpecEntry => {
    const name = `T${i}`;
    if (i % 4 === 0) return { udt_enum_v0: { name, cases: [{ name: "A", value: 0 }, { name: "B", value: 1 }] } };
    if (i % 4 === 1) {
      return {
        udt_union_v0: {
          name,
          cases: [{ void_v0: { name: "None" } }, { tuple_v0: { name: "Some", type: [udt(i - 1), "i128"] } }],
        },
      };
    }
    const fields = [
      { name: "a", type: "i128" as const },
      { name: "b", type: { vec: { element_type: udt(i - 1) } } },
      { name: "c", type: { option: { value_type: udt(i * 7) } } },
    ];
    return { udt_struct_v0: { name, fields } };
  });
  return [
    ...types,
    ...Array.from({ length: functions }, (_, i): SpecEntry => ({
      function_v0: {
        name: `function_${i}`,
        inputs: [
          { name: "from", type: "address" },
          { name: "to", type: "muxed_address" },
          { name: "amount", type: "i128" },
          { name: "more", type: udt(i) },
        ],
        outputs: [i % 2 === 0 ? "i128" : udt(i * 3)],
      },
    })),
  ];
}

/** Types whose expansion doubles 24 times, and recursive types of all forms. */
function hostile(): SpecEntry[] {
  const udt = (name: string): SpecType => ({ udt: { name } });
  const doubling = Array.from({ length: 24 }, (_, i): SpecEntry => {
    const next = udt(`T${i + 1}`);
    const cases = [
      { tuple_v0: { name: "A", type: [next, next] } },
      { tuple_v0: { name: "B", type: [{ tuple: { value_types: [next, next] } }] } },
    ];
    return { udt_union_v0: { name: `T${i}`, cases } };
  });
  const fields = [
    { name: "next", type: { option: { value_type: udt("Me") } } },
    { name: "by_id", type: { map: { key_type: "u32" as const, value_type: udt("Me") } } },
  ];
  return [
    ...doubling,
    { udt_struct_v0: { name: "T24", fields: [{ name: "0", type: { vec: { element_type: udt("T0") } } }] } },
    { udt_struct_v0: { name: "Me", fields } },
    {
      function_v0: {
        name: "go",
        inputs: [{ name: "a", type: udt("T0") }, { name: "me", type: udt("Me") }],
        outputs: [udt("T0")],
      },
    },
  ];
}

const types = (entries: readonly SpecEntry[]) =>
  functionsOf(entries).map(({ name }) =>
    `{ const args = decodeArguments(spec, ${JSON.stringify(name)}, []); known<typeof args>(false);` +
    ` const result = decodeResult(spec, ${JSON.stringify(name)}, any()); known<typeof result>(false);` +
    ` encodeArguments(spec, ${JSON.stringify(name)}, args); }`
  ).join("\n");

const largest =
  literals.reduce((a, b) => functionsOf(b.entries).length > functionsOf(a.entries).length ? b : a).entries;
const programs = {
  "20 functions": literalOf(madeUp(20)) + calls(madeUp(20)),
  "150 functions": literalOf(madeUp(150)) + calls(madeUp(150)),
  "the largest": literalOf(largest) + calls(largest),
  "hostile": literalOf(hostile()) + types(hostile()),
};
const corpus = literals.map(({ entries }) => `{ ${literalOf(entries)} ${types(entries)} }`).join("\n");
const tables = Deno.readTextFileSync(new URL("tests/types/spec.ts", root)).replace(
  /"@dwsa\/base\/(\w+)"/g,
  '"./$1/mod.ts"',
);

for (const ts of COMPILERS) {
  const none = check(ts, HEAD).instantiations;
  const counts = new Map<string, number>();
  for (const [name, budget] of Object.entries(BUDGETS)) {
    const { instantiations, errors } = check(ts, HEAD + programs[name as keyof typeof programs]);
    const more = instantiations - none;
    console.log(`TypeScript ${ts.version}: ${name}: ${more} instantiations of ${budget}`);
    expect(errors.length === 0, `TypeScript ${ts.version}: ${name}: ${errors[0]}`);
    expect(more <= budget, `TypeScript ${ts.version}: ${name}: ${more} instantiations are above ${budget}`);
    counts.set(name, more);
  }
  const each = (counts.get("150 functions")! - counts.get("20 functions")!) / 130;
  console.log(
    `TypeScript ${ts.version}: each function more: ${each.toFixed(0)} instantiations of ${BUDGET_PER_FUNCTION}`,
  );
  expect(each <= BUDGET_PER_FUNCTION, `TypeScript ${ts.version}: ${each} for each function are above the budget`);
  const { instantiations, errors } = check(ts, HEAD + corpus);
  console.log(`TypeScript ${ts.version}: all public interfaces: ${instantiations - none} instantiations`);
  problems.push(...errors.map((error) => `TypeScript ${ts.version}: public interfaces: ${error}`));
  problems.push(...check(ts, tables).errors.map((error) => `TypeScript ${ts.version}: tests/types/spec.ts: ${error}`));
}

/** Returns the hover of the symbol before a mark, and the completions there. */
const EDITED = `${HEAD}
const spec = contractSpec([
  { function_v0: { name: "place", inputs: [{ name: "order", type: { udt: { name: "Order" } } }], outputs: ["u64"] } },
  { function_v0: { name: "cancel", inputs: [{ name: "id", type: "u64" }], outputs: [] } },
  { udt_struct_v0: { name: "Order", fields: [{ name: "side", type: { udt: { name: "Side" } } }, { name: "kind", type: { udt: { name: "Kind" } } }] } },
  { udt_enum_v0: { name: "Side", cases: [{ name: "Buy", value: 0 }, { name: "Sell", value: 1 }] } },
  { udt_union_v0: { name: "Kind", cases: [{ void_v0: { name: "Market" } }, { tuple_v0: { name: "Limit", type: ["i128"] } }] } },
]);
const args/*args*/ = decodeArguments(spec, "place", []);
const id/*id*/ = decodeResult(spec, "place", any());
const nothing/*nothing*/ = decodeResult(spec, "cancel", any());
const side/*side*/ = args.order.side;
const kind/*kind*/ = args.order.kind;
encodeArguments(spec, "/*functions*/", {});
encodeArguments(spec, "place", { /*arguments*/ });
encodeArguments(spec, "place", { order: { side: "/*cases*/", kind: { tag: "/*tags*/" } } });
`;

const KIND = '{ readonly tag: "Market"; } | { readonly tag: "Limit"; readonly values: readonly [bigint]; }';
const HOVERS = {
  args: `const args: { readonly order: { readonly side: "Buy" | "Sell"; readonly kind: ${KIND}; }; }`,
  id: "const id: bigint",
  nothing: "const nothing: null",
  side: 'const side: "Buy" | "Sell"',
  kind: `const kind: ${KIND}`,
};
const COMPLETIONS = {
  functions: ["cancel", "place"],
  arguments: ["order"],
  cases: ["Buy", "Sell"],
  tags: ["Limit", "Market"],
};

for (const ts of COMPILERS) {
  const { service, files } = serviceOf(ts, [EDITED]);
  const file = files[0]!;
  for (const [mark, expected] of Object.entries(HOVERS)) {
    const info = service.getQuickInfoAtPosition(file, EDITED.indexOf(`/*${mark}*/`) - 1);
    const shown = ts.displayPartsToString(info?.displayParts).replace(/\s+/g, " ");
    expect(shown === expected, `TypeScript ${ts.version}: ${mark} is shown as ${shown}`);
  }
  for (const [mark, expected] of Object.entries(COMPLETIONS)) {
    const found = service.getCompletionsAtPosition(file, EDITED.indexOf(`/*${mark}*/`), {})?.entries ?? [];
    const names = found.map(({ name }) => name).filter((name) => mark !== "arguments" || name === "order").sort();
    expect(names.join() === expected.join(), `TypeScript ${ts.version}: ${mark} are completed as ${names}`);
  }
}

/** Returns the module that the command prints for an interface. */
async function printed(name: string, entries: readonly SpecEntry[]): Promise<string> {
  const { out, notes } = await runIn(runCommand, ["contract", "interface", "--ts"], { input: JSON.stringify(entries) });
  problems.push(...notes.filter((note) => !note.startsWith("At [")).map((note) => `${name}: ${note}`)); // not irregularities
  return out.replace('"@dwsa/base/spec"', '"./spec/mod.ts"');
}

/** Checks that the declared types of a printed module are those that TypeScript infers from its entries. */
const SAME_TYPES = `
import type { ContractTypes, TypesOf } from "./spec/mod.ts";
type Both<A, B> = [A] extends [B] ? [B] extends [A] ? true : false : false;
type Literal = TypesOf<typeof literal>;
export const same: Both<Pick<Literal, keyof ContractTypes>, Pick<Types, keyof ContractTypes>> = true;
`;

// Each module is checked with `isolatedDeclarations`, as in a published package.
const modules = await Promise.all(
  literals.map(async ({ name, entries }) =>
    `${await printed(name, entries)}\nexport const literal = ${JSON.stringify(entries)} as const;${SAME_TYPES}`
  ),
);
const { service, files } = serviceOf(current, modules, { ...OPTIONS, declaration: true, isolatedDeclarations: true });
for (const [i, file] of files.entries()) {
  problems.push(...errorsOf(current, service, file).map((error) => `${literals[i]!.name}: --ts: ${error}`));
}

// Editors show the documentation of a contract at the methods of its client and at their arguments.
const DOCUMENTED: readonly SpecEntry[] = [{
  function_v0: {
    doc: "Burns tokens",
    name: "burn",
    inputs: [{ doc: "How many", name: "amount", type: "i128" }],
    outputs: [],
  },
}];
const documented = `${await printed("documented", DOCUMENTED)}
import { contractClient } from "./client/mod.ts";
declare const client: never;
contractClient(client, "C", spec).burn/*method*/({ amount/*argument*/: 5n });
`;
for (const ts of COMPILERS) {
  const { service, files } = serviceOf(ts, [documented]);
  problems.push(
    ...errorsOf(ts, service, files[0]!).map((error) => `TypeScript ${ts.version}: documentation: ${error}`),
  );
  for (const [mark, expected] of [["method", "Burns tokens"], ["argument", "How many"]] as const) {
    const info = service.getQuickInfoAtPosition(files[0]!, documented.indexOf(`/*${mark}*/`) - 1);
    const shown = ts.displayPartsToString(info?.documentation);
    expect(
      shown === expected,
      `TypeScript ${ts.version}: the documentation of the ${mark} is ${JSON.stringify(shown)}`,
    );
  }
}

report(problems, "types of interfaces are inferred within their budgets");
