/** Wraps and colors lines for a terminal. */

/** An output device for lines. */
export interface Screen {
  /** Width of the terminal; `undefined` if the output is not a terminal. */
  readonly columns: number | undefined;
  /** Whether lines may be colored. */
  readonly color: boolean;
}

/** Colors a string; without colors, it stays as it is. */
type Paint = (text: string) => string;

/** Styles for the parts of a result. */
export interface Style {
  readonly title: Paint;
  readonly name: Paint;
  readonly danger: Paint;
  readonly warning: Paint;
  readonly note: Paint;
  readonly good: Paint;
}

/** Returns the style for a terminal, or none. Uses only the basic colors, which follow the theme of the terminal. */
export function styleOf({ color }: Pick<Screen, "color">): Style {
  const paint = (codes: string): Paint => (text) => color && text !== "" ? `\u001b[${codes}m${text}\u001b[0m` : text;
  return {
    title: paint("1"),
    name: paint("36"),
    danger: paint("1;31"),
    warning: paint("33"),
    note: paint("34"),
    good: paint("32"),
  };
}

/** Styled parts of lines: the first matching pattern applies, to its second group. */
const PARTS: readonly (readonly [pattern: RegExp, style: keyof Style])[] = [
  [/^()(failed)( in .*|:.*)$/, "danger"],
  [/^( *)(error(?=: ))(.*)$/, "danger"],
  [/^()(Entry \d+)()$/, "title"],
  [/^( *)([a-z]+(?:-[a-z]+)*)((?: at \S+)?: expected .*)$/, "danger"],
  [/^( *)([a-z]+(?: [a-z]+)?)( {2,}.*)$/, "name"],
];

/** Styled verdicts: each pattern applies once per line, at any position. */
const VERDICTS: readonly (readonly [pattern: RegExp, style: keyof Style])[] = [
  [/failed(?= with Error\()/, "danger"],
];

/** Wraps lines between words and colors them for the terminal. */
export function screenLines(
  lines: readonly (string | { readonly text: string; readonly style?: keyof Style })[],
  screen: Screen,
): string[] {
  const style = styleOf(screen);
  return lines.flatMap((line) => {
    if (typeof line === "string") return colored(folded([line], screen.columns), screen, style);
    const { text, style: name } = line;
    const broken = folded([text], screen.columns);
    return name === undefined ? broken : broken.map(style[name]);
  });
}

/** Colors the parts of lines that have no style of their own. */
function colored(lines: readonly string[], { color }: Screen, style: Style): readonly string[] {
  if (!color) return lines;
  return lines.map((line) => {
    for (const [pattern, name] of VERDICTS) {
      line = line.replace(pattern, (found) => {
        const words = found.replace(/^: /, "");
        return found.slice(0, found.length - words.length) + style[name](words);
      });
    }
    for (const [pattern, name] of PARTS) {
      const [, before, part, after] = pattern.exec(line) ?? [];
      if (part !== undefined) return `${before}${style[name](part)}${after}`;
    }
    return line;
  });
}

/**
 * Wraps lines. On a terminal, long lines are broken between words. The rest of a broken line is indented to the value
 * if the line begins with a name, and otherwise by four more columns. The indentation is smaller if a long word, such
 * as an address, fits only then.
 */
export function folded(
  lines: readonly string[],
  columns: number | undefined,
): string[] {
  if (columns === undefined) return lines.slice();
  return lines.flatMap((line) => {
    const margin = / */.exec(line)![0].length;
    const label = /^ *[a-z]+(?: [a-z]+)? {2,}/.exec(line)?.[0].length;
    const width = label ?? margin + 4;
    const parts: string[] = [];
    for (let rest = line; rest !== "" || parts.length === 0;) {
      const start = parts.length > 0 ? / */.exec(rest)![0].length : label ?? margin;
      const before = rest.lastIndexOf(" ", columns);
      const space = rest.length <= columns
        ? -1
        : before >= start
        ? before
        : rest.indexOf(" ", Math.max(columns, start));
      parts.push(space < 0 ? rest : rest.slice(0, space));
      const next = space < 0 ? "" : rest.slice(space + 1);
      rest = next === "" ? "" : indentOf(next, width, columns) + next;
    }
    return parts;
  });
}

/** Returns the indentation of a continuation line: below `width` if its first word would not fit otherwise. */
function indentOf(rest: string, width: number, columns: number): string {
  const { length } = rest.split(" ", 1)[0]!;
  return " ".repeat(length > columns ? width : Math.min(width, columns - length));
}
