/** Tables of guides that are written in the code: the columns of ledger rows, and the sentences of descriptions. */

import { LEDGER_TABLES } from "../../ledger/mod.ts";
import { CALL_TEMPLATES, TRANSACTION_TEMPLATES } from "../../describe/_templates.ts";

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");

/** Returns the columns of each table of ledger rows. */
export function columns(): string {
  const tables = Object.entries(LEDGER_TABLES).map(([name, columns]) => {
    const rows = columns.map((
      { name, type, nullable, description },
    ) => [`\`${name}\``, nullable ? `${type}, null` : type, description]);
    return `### ${name}\n\n${table(["column", "type", "content"], rows)}\n`;
  });
  return `\n## Columns\n\n${tables.join("\n")}`;
}

/** Returns the sentences of each kind of statement. */
export function sentences(): string {
  const rows = Object.entries({ ...CALL_TEMPLATES, ...TRANSACTION_TEMPLATES }).map(([kind, sentences]) => [
    `\`${kind}\``,
    [sentences].flat().map((sentence) => sentence.replaceAll("[", "⟨").replaceAll("]", "⟩"))
      .join("<br>"),
  ]);
  return "\n## Sentences\n\nNames in braces are fields of the statement. Parts between ⟨ and ⟩ are present only with their fields.\n\n" +
    `${table(["kind", "sentences"], rows)}\n`;
}
