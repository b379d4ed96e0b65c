/** Formats tables, and replaces sections of documents. */

/**
 * Formats a Markdown table.
 *
 * @param align alignment of the columns after the first; the first column is aligned to the left
 */
export function markdownTable(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  align: "left" | "right" = "right",
): string {
  const widths = head.map((cell, i) => Math.max(3, cell.length, ...rows.map((row) => row[i]!.length)));
  const isLeft = (i: number) => i === 0 || align === "left";
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, i) => isLeft(i) ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!)).join(" | ")} |`;
  const rule = widths.map((width, i) => isLeft(i) ? "-".repeat(width) : `${"-".repeat(width - 1)}:`);
  return [line(head), line(rule), ...rows.map(line)].join("\n");
}

/** Replaces the content between the markers `<!-- NAME:start -->` and `<!-- NAME:end -->` in a document. */
export function replaceSection(document: string, name: string, text: string): string {
  const [start, end] = [`<!-- ${name}:start -->`, `<!-- ${name}:end -->`];
  const from = document.indexOf(start);
  const to = document.indexOf(end);
  if (from < 0 || to < from) throw new Error(`Cannot replace the section ${name}: expected ${start} and ${end}`);
  return `${document.slice(0, from + start.length)}\n\n${text}\n\n${document.slice(to)}`;
}
