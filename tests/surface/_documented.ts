/** Reads the errors that the doc comments of each function promise, from the sources. */

import { readdirSync, readFileSync } from "node:fs";

/** The repository. The name is apart, so that the tests of the installed package do not take all of it for their input. */
const UP = "../../";
const ROOT = new URL(UP, import.meta.url);

/** The folders of the entrypoints, and what is generated for one of them. */
const AREAS = [
  ...Object.values(JSON.parse(readFileSync(new URL("deno.json", ROOT), "utf8")).exports as Record<string, string>)
    .map((path) => path.slice(2, path.lastIndexOf("/"))).filter((area) => !["", "cli", "xdr"].includes(area)),
  "xdr/json/generated",
];

/** What one doc comment promises. */
export interface Promised {
  /** The classes of errors, in the order of the comment. */
  readonly classes: readonly string[];
  /** All that is said of them. */
  readonly text: string;
}

/** What is said of each function, method and constructor, by the names that the tests of hostile values use. */
export function documented(): ReadonlyMap<string, Promised> {
  const found = new Map<string, Promised>();
  // The overloads of a function have one comment each.
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
        const isOther = area === "operation" && name === "claimableBalanceId"; // strkey has one of the same name
        add(isOther ? `operation.${name}` : name!, promised(comment!));
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
