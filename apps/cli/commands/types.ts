/** `dwsa types`: lists the names of all wire types. Also the `--type` option, which accepts one of them. */

import { didYouMean, quote } from "../_shared.ts";
import { type TypeName, typeNames } from "@dwsa/base/catalogue";
import { type Command, command, JSON_OPTIONS, jsonLines, type OptionSpec } from "../_command.ts";
import { UsageError } from "../_io.ts";

/** `dwsa types`. */
export const TYPES: Command = command({
  name: "types",
  summary: "List the names of all wire types",
  arguments: [{
    name: "FILTER",
    help: "list only names that contain this string",
    optional: true,
  }],
  options: JSON_OPTIONS,
  examples: [{
    shows: "Types whose names contain a word",
    args: ["credentials"],
  }],
  run({ json, pretty }, [text = ""]) {
    const part = text.toLowerCase();
    const names = typeNames.filter((name) => name.toLowerCase().includes(part));
    const lines = json || pretty ? jsonLines(names, { pretty }) : names;
    return { lines, code: names.length > 0 ? 0 : 1 };
  },
});

/** `--type`, for {@linkcode typeNamed}. */
export const TYPE_OPTION: {
  readonly type: OptionSpec & { readonly type: "text" };
} = {
  type: {
    type: "text",
    value: "TYPE",
    help: "name of the wire type; dwsa types lists the names",
    choices: typeNames,
  },
};

/** Returns the wire type named by an option. */
export function typeNamed(name: string | undefined): TypeName | undefined {
  const known = typeNames.find((one) => one === name);
  if (name === undefined || known !== undefined) return known;
  const advice = didYouMean(name, typeNames) || "; dwsa types lists the names";
  throw new UsageError(`expected --type to be the name of a wire type, got ${quote(name)}${advice}`);
}
