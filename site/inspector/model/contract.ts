/** Interfaces of contracts to show. */

import { toJson } from "@dwsa/base/json";
import {
  type ContractField,
  type ContractSpec,
  contractSpec,
  type ContractType,
  type SpecEntry,
  type SpecType,
} from "@dwsa/base/spec";
import type { ScSpecEntry } from "@dwsa/base/xdr";
import type { InterfaceView } from "./report.ts";
import { nameText, quoted, shortened } from "./values.ts";

/** How many rows of one group are shown. */
const ROWS = 300;

/** The groups, by the kinds of their entries. */
const GROUPS: readonly (readonly [title: string, kinds: readonly string[]])[] = [
  ["Functions", ["function_v0"]],
  ["Types", ["udt_struct_v0", "udt_union_v0", "udt_enum_v0"]],
  ["Errors", ["udt_error_enum_v0"]],
  ["Events", ["event_v0"]],
];

/** The interface that entries declare. Throws what `contractSpec` does if they contradict each other. */
export function viewInterface(entries: readonly ScSpecEntry[]): InterfaceView {
  const spec: ContractSpec = contractSpec(entries.map((entry) => toJson(entry)) as readonly SpecEntry[]);
  const groups = GROUPS.map(([title, kinds]) => {
    const all = spec.entries.filter((entry) => kinds.includes(Object.keys(entry)[0]!));
    const rows = all.slice(0, ROWS).map((entry) => ({ ...row(entry, spec), doc: shortened(docOf(entry)) }));
    return { title, rows, left: all.length - rows.length };
  });
  return { groups: groups.filter(({ rows }) => rows.length > 0) };
}

function docOf(entry: SpecEntry): string {
  return (Object.values(entry)[0] as { readonly doc?: string }).doc ?? "";
}

function row(entry: SpecEntry, spec: ContractSpec): { readonly name: string; readonly text: string } {
  if ("function_v0" in entry) {
    const { name, inputs, outputs } = entry.function_v0;
    const result = outputs.map((type) => ` → ${typeText(type)}`).join("");
    return { name: nameText(name), text: `(${fieldsText(inputs as readonly ContractField[])})${result}` };
  }
  if ("event_v0" in entry) {
    const { name, prefix_topics, params } = entry.event_v0;
    const fields = fieldsText(params as unknown as readonly ContractField[]); // they have a place, too
    return { name: nameText(name), text: `${prefix_topics.map(quoted).join(" ")} (${fields})` };
  }
  const { name } = Object.values(entry)[0] as { readonly name: string };
  return { name: nameText(name), text: definitionText(spec.types.get(name)!) };
}

function definitionText(type: ContractType): string {
  switch (type.kind) {
    case "struct":
      return `{ ${fieldsText(type.fields)} }`;
    case "tuple":
      return `(${type.fields.map((field) => typeText(field.type)).join(", ")})`;
    case "union":
      return [...type.cases]
        .map(([name, types]) => nameText(name) + (types === null ? "" : `(${types.map(typeText).join(", ")})`))
        .join(" or ");
    default:
      return [...type.numbers].map(([name, number]) => `${number} ${nameText(name)}`).join(", ");
  }
}

function fieldsText(fields: readonly ContractField[]): string {
  return fields.map(({ name, type }) => `${nameText(name)}: ${typeText(type)}`).join(", ");
}

function typeText(type: SpecType): string {
  if (typeof type === "string") return type;
  if ("udt" in type) return nameText(type.udt.name);
  if ("option" in type) return `optional ${typeText(type.option.value_type)}`;
  if ("result" in type) return `${typeText(type.result.ok_type)} or ${typeText(type.result.error_type)}`;
  if ("vec" in type) return `list of ${typeText(type.vec.element_type)}`;
  if ("map" in type) return `map of ${typeText(type.map.key_type)} to ${typeText(type.map.value_type)}`;
  if ("bytes_n" in type) return `${type.bytes_n.n} bytes`;
  return `(${type.tuple.value_types.map(typeText).join(", ")})`;
}
