/** Prints results as a table. */

import { markdownTable } from "../_report.ts";
import type { Result } from "./harness.ts";

const HEAD = ["work", "ours", "other", "its time", "ratio", "target"];

/** Returns a Markdown table with a line per row and package, and the geometric mean of each area. */
export function table(results: readonly Result[]): string {
  const lines = results.flatMap(({ area, name, ours, others, ratio, target }) =>
    Object.entries(others).map(([other, result]) => [
      `${area}: ${name}`,
      duration(ours),
      other,
      duration(result.time),
      times(result.ratio),
      target === undefined || result.ratio > ratio ? "" : `${times(target)} ${ratio >= target ? "ok" : "MISSED"}`,
    ])
  );
  const areas = [...new Set(results.map(({ area }) => area))];
  const means = areas.map((area) => {
    const ratios = results.filter((result) => result.area === area).map(({ ratio }) => ratio);
    return `${area}: geometric mean of the ratios to the fastest of the others ${times(geometricMean(ratios))}`;
  });
  return [markdownTable(HEAD, lines, "left"), "", ...means].join("\n");
}

function geometricMean(ratios: readonly number[]): number {
  return Math.exp(ratios.reduce((sum, ratio) => sum + Math.log(ratio), 0) / ratios.length);
}

function times(ratio: number): string {
  return `${ratio.toFixed(ratio < 10 ? 2 : 1)}x`;
}

/** Formats a time in nanoseconds in a suitable unit. */
function duration(nanoseconds: number): string {
  const [factor, unit] = nanoseconds < 1e3 ? [1, "ns"] : nanoseconds < 1e6 ? [1e3, "µs"] : [1e6, "ms"];
  return `${(nanoseconds / factor).toPrecision(3)} ${unit}`;
}
