/** Makes help, and completion for three shells, from the table of commands. */

import type { Argument, Command, Example, OptionSpec } from "./_command.ts";

/** Commands, and a description of each group of commands with two words. */
export interface Table {
  readonly commands: readonly Command[];
  readonly groups: Readonly<Record<string, string>>;
}

/** The widest that help gets. */
const WIDTH = 100;

/** The options that every command has. */
export const COMMON: Readonly<Record<string, OptionSpec>> = {
  help: { type: "flag", short: "h", help: "this text" },
  version: { type: "flag", short: "v", help: "the version" },
};

/** The last lines of every help. */
const MANNERS = [
  "Results go to standard output, everything else to standard error. The command uses no network.",
  "The exit code is 0 for yes, 1 for no, and 2 for bad input.",
];

/** The groups that have a command, and the commands of one word. */
export function topNames({ commands }: Table): readonly string[] {
  return [...new Set(commands.map(({ name }) => name.split(" ")[0]!))];
}

/** The commands of a group. */
export function groupOf({ commands }: Table, group: string): readonly Command[] {
  return commands.filter(({ name }) => name.startsWith(`${group} `));
}

/** The help of everything. */
export function topHelp(table: Table, columns: number = WIDTH): readonly string[] {
  const blocks = topNames(table).flatMap((name) => {
    const group = groupOf(table, name);
    return (group.length > 0 ? group : table.commands.filter((one) => one.name === name))
      .map((one): Row => [one.name, one.summary]);
  });
  return [
    "Shows, signs and verifies transactions and authorization entries, and converts keys and values, offline.",
    "",
    "Usage: dwsa COMMAND [INPUT] [OPTIONS]",
    "",
    ...rows(blocks, columns),
    "",
    "dwsa COMMAND --help explains a command, and so does dwsa help COMMAND.",
    ...MANNERS.flatMap((line) => wrap(line, columns)),
  ];
}

/** The help of a group. */
export function groupHelp(table: Table, group: string, columns: number = WIDTH): readonly string[] {
  return [
    ...wrap(`${table.groups[group]!}.`, columns),
    "",
    `Usage: dwsa ${group} COMMAND [INPUT] [OPTIONS]`,
    "",
    ...rows(groupOf(table, group).map(({ name, summary }) => [name, summary]), columns),
    "",
    `dwsa ${group} COMMAND --help explains a command.`,
  ];
}

/** The help of a command. */
export function commandHelp(command: Command, columns: number = WIDTH, program: string = "dwsa "): readonly string[] {
  const { name, summary, details = [], examples } = command;
  const options = Object.entries({ ...command.options, ...COMMON });
  return [
    ...wrap(`${summary}.`, columns),
    "",
    ...wrap(`Usage: ${usageOf(command, program)}`, columns, "       "),
    "",
    ...rows(
      [
        ...command.arguments.map((one): Row => [usageOfArgument(one), one.help]),
        ...options.map(([option, spec]): Row => [optionText(option, spec), spec.help]),
      ],
      columns,
    ),
    ...details.flatMap((paragraph) => ["", ...wrap(paragraph, columns)]),
    ...(examples.length === 0 ? [] : ["", "Examples:"]),
    ...examples.flatMap((example) => [
      `  # ${example.shows}`,
      `  ${exampleLine(`${program}${name}`, example)}`,
    ]),
  ];
}

/** `dwsa auth sign [INPUT...] [OPTIONS]`. */
export function usageOf({ name, arguments: list, options }: Command, program: string = "dwsa "): string {
  const words = [`${program}${name}`, ...list.map(usageOfArgument)];
  return [...words, ...(Object.keys(options).length > 0 ? ["[OPTIONS]"] : [])].join(" ");
}

function usageOfArgument({ name, optional, many }: Argument): string {
  const text = many ? `${name}...` : name;
  return optional ? `[${text}]` : text;
}

/** `-h, --help`, `--file PATH`. */
export function optionText(name: string, { short, value }: OptionSpec): string {
  return `${short === undefined ? "" : `-${short}, `}--${name}${value === undefined ? "" : ` ${value}`}`;
}

/** An example as a line for a shell. */
export function exampleLine(name: string, { args, input, output }: Example): string {
  const words = args.map((arg) => /^[\w./:=@%+,-]+$/.test(arg) ? arg : `'${arg.replaceAll("'", `'\\''`)}'`);
  const [before, after] = input?.includes(" ")
    ? [[`cat ${input} |`], []]
    : [[], input === undefined ? [] : [`< ${input}`]];
  return [...before, name.trim(), ...words, ...after, ...(output === undefined ? [] : [`> ${output}`])].join(" ");
}

type Row = readonly [term: string, text: string];

/** Terms and their texts in two columns. */
function rows(list: readonly Row[], columns: number): string[] {
  const width = Math.min(Math.max(...list.map(([term]) => term.length)), 30) + 2;
  return list.flatMap(([term, text]) => {
    const indent = " ".repeat(width + 2);
    const [first = "", ...more] = wrap(text, columns - width - 2).map((line) => line.trimEnd());
    const head = term.length + 2 > width ? [`  ${term}`, `${indent}${first}`] : [`  ${term.padEnd(width)}${first}`];
    return [...head, ...more.map((line) => `${indent}${line}`)];
  });
}

/** Breaks a text into lines of at most so many columns, where words allow it. */
export function wrap(text: string, columns: number, indent: string = ""): string[] {
  const width = Math.max(20, Math.min(columns, WIDTH));
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(/\s+/)) {
    if (line !== "" && line.length + 1 + word.length > width) {
      lines.push(line);
      line = `${indent}${word}`;
    } else line = line === "" ? word : `${line} ${word}`;
  }
  return [...lines, line];
}

/** The shells that have completion. */
export const SHELLS: readonly ["bash", "zsh", "fish"] = ["bash", "zsh", "fish"];

/** A script that completes commands, options and their values in a shell. */
export function completionScript(table: Table, shell: typeof SHELLS[number]): readonly string[] {
  return COMPLETIONS[shell](table);
}

const COMPLETIONS: { readonly [shell in typeof SHELLS[number]]: (table: Table) => readonly string[] } = {
  bash: (table) => [
    "# dwsa completion bash > ~/.local/share/bash-completion/completions/dwsa",
    "_dwsa() {",
    '  local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]} path="" word words="" values="" i',
    "  COMPREPLY=()",
    "  for ((i = 1; i < COMP_CWORD && i < 3; i++)); do",
    "    word=${COMP_WORDS[i]}",
    '    case "$path $word" in',
    ...pathsOf(table).filter((path) => path !== "").map((path) =>
      `      '${path.includes(" ") ? path : ` ${path}`}') path='${path}' ;;`
    ),
    "    esac",
    "  done",
    '  case "$path" in',
    ...pathsOf(table).map((path) => `    '${path}') words='${wordsOf(table, path).join(" ")}' ;;`),
    "  esac",
    '  case "$path $prev" in',
    ...valuesOf(table).map(({ path, option, values }) =>
      `    '${path} --${option}') ${values === undefined ? "words=''; values=file" : `words='${values.join(" ")}'`} ;;`
    ),
    "  esac",
    '  if [[ $values == file ]]; then COMPREPLY=($(compgen -f -- "$cur"))',
    '  else COMPREPLY=($(compgen -W "$words" -- "$cur")); fi',
    "}",
    "complete -o default -F _dwsa dwsa",
  ],
  zsh: (table) => [
    "#compdef dwsa",
    "# dwsa completion zsh > a directory of $fpath, as the file _dwsa",
    "_dwsa() {",
    '  local cur=$words[CURRENT] prev=$words[CURRENT-1] path_="" word i',
    "  for ((i = 2; i < CURRENT && i < 4; i++)); do",
    "    word=$words[i]",
    '    case "$path_ $word" in',
    ...pathsOf(table).filter((path) => path !== "").map((path) =>
      `      '${path.includes(" ") ? path : ` ${path}`}') path_='${path}' ;;`
    ),
    "    esac",
    "  done",
    '  case "$path_ $prev" in',
    ...valuesOf(table).map(({ path, option, values }) =>
      `    '${path} --${option}') ${values === undefined ? "_files" : `compadd -- ${values.join(" ")}`}; return ;;`
    ),
    "  esac",
    '  case "$path_" in',
    ...pathsOf(table).map((path) => `    '${path}') compadd -- ${wordsOf(table, path).join(" ")} ;;`),
    "  esac",
    "  [[ $cur == -* ]] || _files",
    "}",
    "compdef _dwsa dwsa",
  ],
  fish: (table) => [
    "# dwsa completion fish > ~/.config/fish/completions/dwsa.fish",
    "function __dwsa_at",
    "  set -l words (commandline -opc)",
    "  set -e words[1]",
    '  set -l path (string split -n " " -- "$argv[1]")',
    '  test "$argv[2]" = only; and test (count $words) -ne (count $path); and return 1',
    "  test (count $path) -eq 0; and return 0",
    "  test (count $words) -ge (count $path); or return 1",
    '  test (string join " " -- $words[1..(count $path)]) = "$argv[1]"',
    "end",
    ...topNames(table).map((name) =>
      `complete -c dwsa -f -n "__dwsa_at '' only" -a ${name} -d ${fishText(summaryOf(table, name))}`
    ),
    ...table.commands.filter(({ name }) => name.includes(" ")).map(({ name, summary }) => {
      const [group, word] = name.split(" ");
      return `complete -c dwsa -f -n "__dwsa_at '${group}' only" -a ${word} -d ${fishText(summary)}`;
    }),
    ...table.commands.flatMap(({ name, arguments: list }) =>
      list.flatMap(({ choices }) =>
        choices === undefined ? [] : [`complete -c dwsa -f -n "__dwsa_at '${name}'" -a ${fishText(choices.join(" "))}`]
      )
    ),
    ...table.commands.flatMap(({ name, options }) =>
      Object.entries({ ...options, ...COMMON }).map(([option, { type, short, choices, value, help }]) =>
        [
          `complete -c dwsa -n "__dwsa_at '${name}'" -l ${option}`,
          ...(short === undefined ? [] : [`-s ${short}`]),
          ...(type === "flag" ? [] : value === "PATH" ? ["-r -F"] : ["-x"]),
          ...(choices === undefined ? [] : [`-a ${fishText(choices.join(" "))}`]),
          `-d ${fishText(help)}`,
        ].join(" ")
      )
    ),
  ],
};

/** Where one can be on a command line: nowhere yet, in a group, in a command. */
function pathsOf(table: Table): readonly string[] {
  return [...new Set(["", ...topNames(table), ...table.commands.map(({ name }) => name)])];
}

/** The words that can follow a path. */
function wordsOf(table: Table, path: string): readonly string[] {
  const command = table.commands.find(({ name }) => name === path);
  if (command !== undefined) {
    const choices = command.arguments.flatMap(({ choices = [] }) => choices);
    return [...choices, ...Object.keys({ ...command.options, ...COMMON }).map((name) => `--${name}`)];
  }
  const names = path === "" ? topNames(table) : groupOf(table, path).map(({ name }) => name.split(" ")[1]!);
  return [...names, ...(path === "" ? [] : ["help"]), "--help", "--version"];
}

/** The options whose values can be completed: choices, or files if there are no choices. */
function valuesOf(
  { commands }: Table,
): readonly { path: string; option: string; values: readonly string[] | undefined }[] {
  return commands.flatMap(({ name, options }) =>
    Object.entries(options).flatMap(([option, { choices, value }]) =>
      choices !== undefined || value === "PATH" ? [{ path: name, option, values: choices }] : []
    )
  );
}

function summaryOf(table: Table, name: string): string {
  return table.groups[name] ?? table.commands.find((one) => one.name === name)!.summary;
}

function fishText(text: string): string {
  return `'${text.replaceAll("\\", "\\\\").replaceAll("'", "\\'")}'`;
}
