/**
 * Updates `xdr/idl/*.x` to match a list of definitions. Equal definitions stay unchanged, including their comments.
 */

import { type DefinitionFact, type Fact, factOfDefinition, partsOfFact } from "./definitions.ts";
import { type Definition, parseXdr } from "./parse.ts";

/** A definition as the crate lists it. `source` is its source code, with the names of limits. */
export type Published = DefinitionFact & { readonly source?: string };

/** A block of a file: a definition with the comment above it, or only a comment. */
interface Block {
  readonly file: string;
  text: string;
}

/**
 * Returns the sources with each definition as in the list. Equal definitions stay unchanged. In others, only the parts
 * that differ are rewritten. A new definition is inserted after its predecessor in the list. Definitions that are not
 * in the list stay.
 */
export function mergeIdl(sources: ReadonlyMap<string, string>, list: readonly Published[]): Map<string, string> {
  const files = new Map(
    [...sources].map(([file, text]) =>
      [file, text.trimEnd().split(/\n\n+/).map((text): Block => ({ file, text }))] as const
    ),
  );
  const blocks = new Map<string, Block>();
  const ours = new Map<string, Definition>();
  for (const [file, parts] of files) {
    for (const block of parts) {
      const names = [...block.text.matchAll(DEFINITION)].map((found) => found[1] ?? found[2]!);
      if (names.length > 1) throw new Error(`${file}.x: expected an empty line between ${names.join(" and ")}`);
      if (names[0] !== undefined) blocks.set(names[0], block);
    }
  }
  for (const [file, text] of sources) for (const found of parseXdr(`${file}.x`, text)) ours.set(found.name, found);
  let before: Block | undefined;
  for (const fact of list) {
    let block = blocks.get(fact.name);
    const found = ours.get(fact.name);
    if (block !== undefined && found !== undefined) {
      const old = factOfDefinition(found, ours);
      if (JSON.stringify(partsOfFact(old)) !== JSON.stringify(partsOfFact(fact))) {
        block.text = written(fact, list, partsIn(block.text), old);
      }
    } else {
      if (before === undefined) throw new Error(`${fact.name}: expected an older definition before it in the list`);
      const parts = files.get(before.file)!;
      block = { file: before.file, text: written(fact, list) };
      parts.splice(parts.indexOf(before) + 1, 0, block);
    }
    before = block;
  }
  return new Map([...files].map(([file, parts]) => [file, `${parts.map(({ text }) => text).join("\n\n")}\n`]));
}

/** Matches the first line of a definition, with its name. A typedef has only one line. */
const DEFINITION = /^(?:(?:struct|enum|union|const) (\w+)|typedef .*?(\w+)(?:\[\w*\]|<\w*>)?;$)/gm;

/**
 * The lines of a definition: the comment above it, and the lines of each part by name, with the comment above the part.
 */
interface Written {
  readonly comment: readonly string[];
  readonly parts: ReadonlyMap<string, { readonly comment: readonly string[]; readonly lines: readonly string[] }>;
}

/** Splits the source of a definition into its parts. */
function partsIn(text: string): Written {
  const lines = text.split("\n");
  const start = lines.findIndex((line) => /^(struct|enum|union|typedef|const)\b/.test(line));
  const parts = new Map<string, { comment: string[]; lines: string[] }>();
  let part = { comment: [] as string[], lines: [] as string[] };
  for (const line of lines.slice(start + 1, -1)) {
    if (/^\s*(\/\*|\*|\/\/)/.test(line)) {
      part.comment.push(line);
      continue;
    }
    part.lines.push(line);
    const name = /^\s*(\w+) = -?\w+,?$/.exec(line)?.[1] ?? /(\w+)(?:\[\w*\]|<\w*>)?;$/.exec(line)?.[1];
    if (name === undefined) continue; // a case, whose field follows
    const cases = part.lines.filter((line) => /^\s*case\b/.test(line)).map((line) => line.trim());
    parts.set(cases.join(" ") || name, part);
    part = { comment: [], lines: [] };
  }
  return { comment: lines.slice(0, Math.max(start, 0)), parts };
}

/** Formats a definition. Unchanged parts keep their lines, and all parts keep their comments. */
function written(fact: Published, list: readonly Published[], was?: Written, old?: DefinitionFact): string {
  const same = new Set(old === undefined ? [] : partsOfFact(old).map((part) => part.join()));
  const isSame = (...parts: readonly (readonly [string, string])[]) => parts.every((part) => same.has(part.join()));
  const part = (key: string, kept: boolean, lines: readonly string[]) => {
    const found = was?.parts.get(key);
    return [...found?.comment ?? [], ...(kept && found !== undefined ? found.lines : lines)];
  };
  const facts = new Map(partsOfFact(fact));
  const top = was?.comment ?? [];
  const field = (name: string, type: Fact) => declaration(type, name, fact, list);
  switch (fact.kind) {
    case "const":
      return [...top, `const ${fact.name} = ${fact.value};`].join("\n");
    case "typedef":
      return [...top, `typedef ${field(fact.name, fact.type)};`].join("\n");
    case "struct": {
      const fields = fact.fields.flatMap(({ name, type }) =>
        part(name, isSame([`field ${name}`, facts.get(`field ${name}`)!]), [`    ${field(name, type)};`])
      );
      return [...top, `struct ${fact.name} {`, ...fields, "};"].join("\n");
    }
    case "enum": {
      const members = fact.members.flatMap(({ name, value }, i) => {
        const end = i < fact.members.length - 1 ? "," : "";
        return part(name, false, [`    ${name} = ${value}${end}`]);
      });
      return [...top, `enum ${fact.name} {`, ...members, "};"].join("\n");
    }
    case "union": {
      const arms = fact.arms.flatMap(({ cases, name, type }) => {
        const labels = cases.map(({ name, value }) => `case ${name ?? value}:`);
        const kept = cases.every(({ name, value }) => {
          const key = `case ${name ?? value}`;
          return isSame([key, facts.get(key)!]);
        });
        const value = name === null || type === undefined ? "void" : field(name, type);
        return part(labels.join(" "), kept, [...labels.map((label) => `    ${label}`), `        ${value};`]);
      });
      const { name, type } = fact.discriminant;
      return [...top, `union ${fact.name} switch (${field(name, type)}) {`, ...arms, "};"].join("\n");
    }
  }
}

/** Formats a type and a name in the XDR language. A limit is written as a constant if it is a constant in the crate. */
function declaration(type: Fact, name: string, { source = "" }: Published, list: readonly Published[]): string {
  const limit = (max: number | undefined) => {
    const constant = new RegExp(`\\b${name}\\s*<(\\w+)>`).exec(source)?.[1];
    const isConstant = list.some((fact) => fact.kind === "const" && fact.name === constant && fact.value === max);
    return isConstant ? `${constant}` : `${max ?? ""}`;
  };
  switch (type.kind) {
    case "ref":
      return `${type.name} ${name}`;
    case "opaque_fixed":
      return `opaque ${name}[${type.size}]`;
    case "opaque_var":
      return `opaque ${name}<${limit(type.max_size)}>`;
    case "string":
      return `string ${name}<${limit(type.max_size)}>`;
    case "array":
      return `${element(type.element)} ${name}[${type.count}]`;
    case "var_array":
      return `${element(type.element)} ${name}<${limit(type.max_count)}>`;
    case "optional":
      return `${element(type.element)}* ${name}`;
    default:
      return `${type.kind.replace("_", " ")} ${name}`;
  }
}

/** Formats the type of the items of an array, which must be a single word or an unsigned integer. */
function element(type: Fact): string {
  const [word, ...more] = declaration(type, "", { kind: "const", name: "", value: 0 }, []).trim().split(" ");
  if (more.length > 0 && type.kind !== "unsigned_int" && type.kind !== "unsigned_hyper") {
    throw new Error(`expected a named type as the item of an array, got ${type.kind}`);
  }
  return [word, ...more].join(" ");
}
