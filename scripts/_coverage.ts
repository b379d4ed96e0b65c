/** Reads coverage reports in the lcov format. */

/** How many of the lines of a file that hold code were run. */
export interface FileCoverage {
  /** The file, as a path from the root. */
  readonly path: string;
  readonly lines: number;
  readonly covered: number;
  /** The lines that were not run. */
  readonly missed: readonly number[];
}

/** The files of a report whose paths begin with `base`. */
export function parseLcov(report: string, base: string): FileCoverage[] {
  return report.split("end_of_record").flatMap((record) => {
    const file = /^SF:(.*)$/m.exec(record)?.[1];
    if (!file?.startsWith(base)) return [];
    const counts = [...record.matchAll(/^DA:(\d+),(\d+)/gm)].map(([, line, count]) => [Number(line), Number(count)]);
    const missed = counts.flatMap(([line, count]) => (count === 0 ? [line!] : []));
    return [{ path: file.slice(base.length), lines: counts.length, covered: counts.length - missed.length, missed }];
  });
}

/** The covered share of the lines of all files, in per cent; 100 when there is no line to cover. */
export function percentage(files: readonly FileCoverage[]): number {
  const sum = (key: "lines" | "covered") => files.reduce((total, file) => total + file[key], 0);
  return sum("lines") === 0 ? 100 : (100 * sum("covered")) / sum("lines");
}
