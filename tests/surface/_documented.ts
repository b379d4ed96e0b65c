/** Reads the documented errors of each function from the doc comments in the sources. */

import { readdirSync, readFileSync } from "node:fs";

/** The path of the repository. */
const UP = "../../";
const ROOT = new URL(UP, import.meta.url);

/** The folders of the entrypoints, and the folder with generated functions. */
const AREAS = [
  ...Object.values(JSON.parse(readFileSync(new URL("deno.json", ROOT), "utf8")).exports as Record<string, string>)
    .map((path) => path.slice(2, path.lastIndexOf("/"))).filter((area) => !["", "cli", "xdr"].includes(area)),
  "xdr/json/generated",
];

/** The errors in a doc comment. */
export interface Promised {
  /** The classes of the errors, in the order of the comment. */
  readonly classes: readonly string[];
  /** The descriptions of the errors. */
  readonly text: string;
}

/** Returns the documented errors of each function, method and constructor, by the names in `tests/hostile/_surface.ts`. */
export function documented(): ReadonlyMap<string, Promised> {
  const found = new Map<string, Promised>();
  // Each overload of a function has its own comment.
  const add = (id: string, { classes, text }: Promised) => {
    const before = found.get(id) ?? { classes: [], text: "" };
    found.set(id, { classes: [...new Set([...before.classes, ...classes])], text: `${before.text} ${text}` });
  };
  for (const area of AREAS) {
    for (const file of readdirSync(new URL(`${area}/`, ROOT))) {
      if (!file.endsWith(".ts") || file.startsWith("_")) continue;
      const source = readFileSync(new URL(`${area}/${file}`, ROOT), "utf8");
      for (
        const [, comment, name] of source.matchAll(/\/\*\*((?:(?!\*\/)[^])*)\*\/\nexport (?:async )?function (\w+)/g)
      ) {
        add(name!, promised(comment!));
      }
      for (const [, name, body] of source.matchAll(/\nexport class (\w+)[^{]*\{\n([^]*?)\n\}/g)) {
        const members = body!.matchAll(
          /\/\*\*((?:(?!\*\/)[^])*)\*\/\n {2}(static )?(?:override )?(?:async )?(?:get )?(\w+)[<(]/g,
        );
        for (const [, comment, isStatic, member] of members) {
          const id = member === "constructor" ? `new ${name}` : `${name}${isStatic ? "." : "#"}${member}`;
          add(id, promised(comment!));
        }
      }
    }
  }
  return found;
}

function promised(comment: string): Promised {
  const text = comment.replace(/\s*\n\s*\*\s?/g, " ");
  const throws = [...text.matchAll(/@throws \{([^}]+)\}((?:(?!@(?:throws|returns|param|example))[^])*)/g)];
  return {
    classes: throws.flatMap(([, names]) => names!.split("|").map((name) => name.trim())),
    text: throws.map(([, , said]) => said).join(" "),
  };
}
