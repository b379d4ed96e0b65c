/** Contract interfaces for display. */

import { toJson } from "@dwsa/base/json";
import type { SpecEntry, SpecType } from "@dwsa/base/spec";
import type { ScSpecEntry } from "@dwsa/base/xdr";
import type { InterfaceView } from "./report.ts";
import { nameText, quoted, shortened } from "./values.ts";

/** Maximum number of rows per group. */
const ROWS = 300;

/** Groups of declarations, by entry type. */
const GROUPS: readonly (readonly [title: string, kinds: readonly string[]])[] = [
  ["Functions", ["function_v0"]],
  ["Types", ["udt_struct_v0", "udt_union_v0", "udt_enum_v0"]],
  ["Errors", ["udt_error_enum_v0"]],
  ["Events", ["event_v0"]],
];

/** The JSON of an argument, a field or an event parameter, as far as it is displayed. */
interface Named {
  readonly name: string;
  readonly type: SpecType;
}

/** Converts interface entries for display. */
export function viewInterface(entries: readonly ScSpecEntry[]): InterfaceView {
  const all = entries.map((entry) => toJson(entry) as SpecEntry);
  const groups = GROUPS.map(([title, kinds]) => {
    const found = all.filter((entry) => kinds.includes(Object.keys(entry)[0]!));
    const rows = found.slice(0, ROWS).map((entry) => {
      const { name, doc = "" } = Object.values(entry)[0] as { readonly name: string; readonly doc?: string };
      return { name: nameText(name), text: textOf(entry), doc: shortened(doc) };
    });
    return { title, rows, left: found.length - rows.length };
  });
  return { groups: groups.filter(({ rows }) => rows.length > 0) };
}

function textOf(entry: SpecEntry): string {
  if ("function_v0" in entry) {
    const { inputs, outputs } = entry.function_v0;
    return `(${fieldsText(inputs)})${outputs.map((type) => ` → ${typeText(type)}`).join("")}`;
  }
  if ("event_v0" in entry) {
    const { prefix_topics: prefix, params } = entry.event_v0;
    return `${prefix.map(quoted).join(" ")} (${fieldsText(params)})`;
  }
  if ("udt_struct_v0" in entry) return `{ ${fieldsText(entry.udt_struct_v0.fields)} }`;
  if ("udt_union_v0" in entry) {
    return entry.udt_union_v0.cases.map((one) => {
      if ("void_v0" in one) return nameText(one.void_v0.name);
      return `${nameText(one.tuple_v0.name)}(${
        (one.tuple_v0 as unknown as { readonly type: readonly SpecType[] }).type.map(typeText).join(", ")
      })`;
    }).join(" or ");
  }
  const { cases } = "udt_enum_v0" in entry ? entry.udt_enum_v0 : entry.udt_error_enum_v0;
  return cases.map(({ name, value }) => `${value} ${nameText(name)}`).join(", ");
}

function fieldsText(fields: readonly unknown[]): string {
  // Hand-written JSON may spell types in two ways; the library's JSON uses one.
  return (fields as readonly Named[]).map(({ name, type }) => `${nameText(name)}: ${typeText(type)}`).join(", ");
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
