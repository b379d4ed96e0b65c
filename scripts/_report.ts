/** Tables, sections of documents, and the median: the parts of a report. */

/**
 * A Markdown table.
 *
 * @param align how the columns after the first are aligned; the first is aligned to the left
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

/** A document with new text between the markers `<!-- NAME:start -->` and `<!-- NAME:end -->`. */
export function replaceSection(document: string, name: string, text: string): string {
  const [start, end] = [`<!-- ${name}:start -->`, `<!-- ${name}:end -->`];
  const from = document.indexOf(start);
  const to = document.indexOf(end);
  if (from < 0 || to < from) throw new Error(`Cannot replace the section ${name}: expected ${start} and ${end}`);
  return `${document.slice(0, from + start.length)}\n\n${text}\n\n${document.slice(to)}`;
}

/** The middle one of an odd number of values, or the mean of the middle two. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return (sorted[(sorted.length - 1) >> 1]! + sorted[sorted.length >> 1]!) / 2;
}
