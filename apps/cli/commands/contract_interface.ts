/**
 * `dwsa contract interface`: shows the interface of a contract as lines for people, as JSON or as a literal for
 * TypeScript.
 */

import { fromBase64 } from "@dwsa/base/encoding";
import { DwsaError } from "@dwsa/base/errors";
import {
  assetSpec,
  type ContractField,
  type ContractSpec,
  contractSpec,
  contractSpecFromWasm,
  contractSpecFromXdr,
  contractSpecToJson,
  type ContractType,
  type ContractTypes,
  type SpecEntry,
  type SpecType,
} from "@dwsa/base/spec";
import { joinBytes, nameText, printable, quoted } from "../_shared.ts";
import { isValidStrKey } from "@dwsa/base/strkey";
import { identify } from "@dwsa/base/catalogue";
import { parseJson, scSpecEntryFromJson } from "@dwsa/base/json";
import { type Command, command, type CommandResult, JSON_OPTIONS, jsonLines, type Options } from "../_command.ts";
import { wasmOf } from "../../reader/mod.ts";
import { decodePlainText, fileText, inputText } from "../_describe_input.ts";
import { type Io, UsageError } from "../_io.ts";
import { typeScript } from "../_typescript.ts";

const INTERFACE = {
  file: { type: "text", value: "PATH", help: "the same as FILE" },
  ...JSON_OPTIONS,
  json: { type: "flag", help: "print SEP-51 JSON, which contractSpec() accepts" },
  ts: {
    type: "flag",
    help: "print a TypeScript module with the types and their documentation",
  },
  docs: {
    type: "flag",
    help: "also print the documentation, which JSON and the types of --ts always include",
  },
  asset: { type: "flag", help: "the interface of the contract of an asset, which has no Wasm" },
  strict: { type: "flag", help: "exit with 1 if the interface has irregular or undefined parts" },
} as const;

/** `dwsa contract interface`. */
export const CONTRACT_INTERFACE: Command = command({
  name: "contract interface",
  summary: "Show the functions, types, errors and events of a contract, or generate TypeScript from them",
  arguments: [{
    name: "FILE",
    help: "Wasm file of a contract, or its interface as JSON, base64 or a stream of XDR entries",
    optional: true,
  }],
  options: INTERFACE,
  details: [
    'Without FILE, or with "-", the command reads standard input.',
    "Irregular parts, such as two different definitions of one name, are listed on standard error. They affect only what uses them.",
  ],
  examples: [{ shows: "The functions of a contract", args: ["interface.txt"] }],
  run: contractInterface,
});

async function contractInterface(
  { file, json, pretty, ts, docs, asset, strict }: Options<typeof INTERFACE>,
  args: readonly string[],
  io: Io,
): Promise<CommandResult> {
  if ((json || pretty) && ts) {
    throw new UsageError("expected --json or --ts, got both");
  }
  if (asset && (file !== undefined || args.length > 0)) throw new UsageError("expected FILE or --asset, got both");
  const spec: ContractSpec<ContractTypes> = asset ? assetSpec() : readInterface(await inputBytes(args, file, io));
  for (const { message } of spec.problems) io.note(printable(message));
  const lines = json || pretty
    ? jsonLines(contractSpecToJson(spec), { pretty })
    : ts
    ? literal(spec, docs)
    : describeInterface(spec, docs);
  return { lines, code: strict && spec.problems.length > 0 ? 1 : 0 };
}

/** Reads the bytes of the given file, or of standard input. */
async function inputBytes(
  args: readonly string[],
  file: string | undefined,
  io: Io,
): Promise<Uint8Array> {
  const paths = [...args, ...(file === undefined ? [] : [file])];
  if (paths.length > 1) {
    throw new UsageError(`expected one file, got ${paths.length}`);
  }
  const [path] = paths;
  if (path !== undefined && isValidStrKey("contract", path)) {
    throw new UsageError("expected a file such as token.wasm, got a contract ID (C...)");
  }
  if (path !== undefined && path !== "-") return await io.readBytes(path);
  if (path === undefined && io.interactive) {
    throw new UsageError("expected a file such as token.wasm, got nothing");
  }
  return await io.readBytes();
}

/** Parses the interface in a file, or throws an error that describes the file. */
function readInterface(bytes: Uint8Array): ContractSpec {
  const input = (bytes[0] === 0 ? undefined : decodePlainText(bytes)?.trim()) ?? bytes;
  if (input.length === 0) {
    throw new UsageError(
      "expected Wasm, or an interface in base64 or JSON, got nothing",
    );
  }
  const wasm = isModule(bytes) ? bytes : wasmOf(input);
  if (wasm !== undefined) return contractSpecFromWasm(wasm);
  if (typeof input === "string" && /^[[{]/.test(input)) {
    return parseJsonEntries(input);
  }
  try {
    if (typeof input !== "string") return contractSpecFromXdr(input);
    return contractSpecFromXdr(
      joinBytes(input.split(/\s+/).map((part) => fromBase64(part))),
    );
  } catch (error) {
    if (!DwsaError.is(error)) throw error;
    const isOther = fileText(input) !== undefined || identify(input).length > 0;
    const reason = !isOther && error.code.startsWith("xdr/") ? `; ${error.message}` : "";
    throw new UsageError(
      `expected Wasm, or an interface in base64 or JSON, got ${inputText(input)}${reason}`,
    );
  }
}

/** Returns whether a file starts like a Wasm module; interface entries never do. */
function isModule(bytes: Uint8Array): boolean {
  return bytes[0] === 0 && bytes[1] === 0x61;
}

/** Parses an interface in JSON: entries, or their base64 strings. */
function parseJsonEntries(text: string): ContractSpec {
  const json = parseJson(text);
  if (Array.isArray(Object(json).entries)) {
    throw new UsageError("expected an array of entries, got an object with entries; pass its entries");
  }
  const entries = (Array.isArray(json) ? json : [json]) as readonly unknown[];
  return entries.length > 0 &&
      entries.every((entry) => typeof entry === "string")
    ? contractSpecFromXdr(entries)
    : contractSpec(entries as readonly SpecEntry[]); // this validates every part
}

/** Generates a module with the types and the entries. From the contract, it contains only data and comments. */
function literal(spec: ContractSpec<ContractTypes>, docs: boolean): readonly string[] {
  const entries = contractSpecToJson(spec).map((entry) =>
    JSON.stringify(
      entry,
      (name, value) => !docs && (name === "doc" || name === "lib") ? undefined : value,
    )
  );
  const types = typeScript(spec);
  const text = types.join("\n");
  const imports = ["Bytes", "ContractSpec", "contractSpec", "IntLike", "SpecEntry", "SpecScalars", "UnknownEvent"]
    .filter((name) => /^[cC]ontractSpec|SpecEntry/.test(name) || new RegExp(`\\b${name}\\b`).test(text))
    .map((name) => name === "contractSpec" ? name : `type ${name}`);
  return [
    `import { ${imports.join(", ")} } from "@dwsa/base/spec";`,
    "",
    ...types,
    "",
    "export const entries: readonly SpecEntry[] = [",
    ...entries.map((entry) => `  ${entry},`),
    "];",
    "",
    "export const spec: ContractSpec<Types> = contractSpec(entries) as ContractSpec<Types>;",
  ];
}

/** Output sections, in order, by entry type. */
const SECTIONS: readonly (readonly [title: string, kinds: readonly string[]])[] = [
  ["Functions", ["function_v0"]],
  ["Types", ["udt_struct_v0", "udt_union_v0", "udt_enum_v0"]],
  ["Errors", ["udt_error_enum_v0"]],
  ["Events", ["event_v0"]],
];

function describeInterface(
  spec: ContractSpec<ContractTypes>,
  docs: boolean,
): readonly string[] {
  const sections = SECTIONS.map(([title, kinds]) => {
    const entries = spec.entries.filter((entry) => kinds.includes(Object.keys(entry)[0]!));
    return entries.length === 0 ? [] : [
      "",
      title,
      ...entries.flatMap((entry) => describeEntry(entry, docs)),
    ];
  });
  return ["Interface, as declared by the contract", ...sections.flat()];
}

function describeEntry(
  entry: SpecEntry,
  docs: boolean,
): string[] {
  return [
    `  ${entryText(entry)}`,
    ...(docs ? documentation(entry).map((line) => `      ${line}`) : []),
  ];
}

/** Returns the documentation of an entry, then that of its named arguments, fields, cases or parameters. */
function documentation(entry: SpecEntry): string[] {
  const { value } = scSpecEntryFromJson(entry);
  const members = "inputs" in value
    ? value.inputs
    : "fields" in value
    ? value.fields
    : "params" in value
    ? value.params
    : value.cases.map((one) => "doc" in one ? one : one.value);
  return [
    ...docLines(value.doc),
    ...members.flatMap(({ name, doc }) => {
      const [first, ...rest] = docLines(doc);
      return first === undefined ? [] : [
        `${nameText(legible(name))}: ${first}`,
        ...rest.map((line) => `  ${line}`),
      ];
    }),
  ];
}

/** Returns the lines that are not blank. */
function docLines(doc: string | Uint8Array): string[] {
  return legible(doc).split("\n").map((line) => printable(line.trim())).filter((
    line,
  ) => line !== "");
}

/** Decodes a string from a contract, replacing invalid UTF-8. */
function legible(text: string | Uint8Array): string {
  return typeof text === "string" ? text : new TextDecoder().decode(text);
}

function entryText(entry: SpecEntry): string {
  if ("function_v0" in entry) {
    const { name, inputs, outputs } = entry.function_v0;
    const result = outputs.map((type) => ` -> ${typeText(type)}`).join("");
    return `${nameText(name)}(${fieldsText(inputs as readonly ContractField[])})${result}`;
  }
  if ("event_v0" in entry) {
    const { name, prefix_topics, params, data_format } = entry.event_v0;
    const at = (place: string) => fieldsText(params.filter(({ location }) => location === place) as never);
    const topics = [...prefix_topics.map(quoted), at("topic_list")].filter((
      text,
    ) => text !== "").join(", ");
    return `${nameText(name)}: topics ${topics || "none"}; data as ${data_format}: ${at("data") || "none"}`;
  }
  const { name } = Object.values(entry)[0] as { readonly name: string };
  const type = contractSpec([entry]).types.get(name)!; // of this entry: others can have the same name
  return [type, ...type.also ?? []].map((one) => definitionText(nameText(name), one)).join("; or ");
}

function definitionText(name: string, type: ContractType): string {
  switch (type.kind) {
    case "alias":
      return `${name} = ${typeText(type.type)}`;
    case "struct":
      return type.fields.length === 0 ? `struct ${name} {}` : `struct ${name} { ${fieldsText(type.fields)} }`;
    case "tuple":
      return `struct ${name}(${type.fields.map(({ type }) => typeText(type)).join(", ")})`;
    case "union": {
      const cases = [...type.cases].map(([tag, values]) =>
        nameText(tag) +
        (values === null ? "" : `(${values.map(typeText).join(", ")})`)
      );
      return `union ${name}: ${cases.join(" | ")}`;
    }
    case "enum":
    case "error_enum": {
      const cases = [...type.numbers].map(([tag, number]) => `${nameText(tag)} = ${number}`);
      return `${type.kind === "enum" ? "enum " : ""}${name}: ${cases.join(", ")}`;
    }
  }
}

function fieldsText(fields: readonly ContractField[]): string {
  return fields.map(({ name, type }) => `${nameText(name)}: ${typeText(type)}`)
    .join(", ");
}

function typeText(type: SpecType): string {
  if (typeof type === "string") return type;
  if ("udt" in type) return nameText(type.udt.name);
  if ("option" in type) return `option<${typeText(type.option.value_type)}>`;
  if ("result" in type) {
    return `result<${typeText(type.result.ok_type)}, ${typeText(type.result.error_type)}>`;
  }
  if ("vec" in type) return `vec<${typeText(type.vec.element_type)}>`;
  if ("map" in type) {
    return `map<${typeText(type.map.key_type)}, ${typeText(type.map.value_type)}>`;
  }
  if ("bytes_n" in type) return `bytes_n<${type.bytes_n.n}>`;
  return `(${type.tuple.value_types.map(typeText).join(", ")})`;
}
