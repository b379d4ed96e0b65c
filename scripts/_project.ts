// deno-lint-ignore-file no-console -- a script prints to the terminal
/** Script helpers: read the manifest, list the shipped files, run a command, end a check. */

/** The part of deno.json that the scripts read. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly exports: Readonly<Record<string, string>>;
  readonly imports: Readonly<Record<string, string>>;
  readonly publish: { readonly include: readonly string[] };
  readonly test: { readonly exclude: readonly string[] };
}

/** The project's root directory. */
export const root: URL = new URL("../", import.meta.url);

/** Reads deno.json. */
export function readManifest(): Manifest {
  return JSON.parse(Deno.readTextFileSync(new URL("deno.json", root)));
}

/** Returns the TypeScript files that the package ships, as sorted paths from the root. */
export function shippedFiles(manifest: Manifest = readManifest()): string[] {
  const files: string[] = [];
  for (const entry of manifest.publish.include) {
    if (entry.endsWith(".ts")) files.push(entry);
    else if (!entry.includes(".") && entry !== "LICENSE") files.push(...filesBelow(entry));
  }
  return files.filter((path) => path.endsWith(".ts")).sort();
}

/** Returns the files below a directory, as paths from the root; none if the directory does not exist. */
export function filesBelow(directory: string): string[] {
  try {
    return [...Deno.readDirSync(new URL(directory, root))].flatMap(({ name, isDirectory }) =>
      isDirectory ? filesBelow(`${directory}/${name}`) : [`${directory}/${name}`]
    );
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return [];
    throw error;
  }
}

/** The command `npm install`, without package scripts, audits and reports. */
export const NPM_INSTALL: readonly string[] = [
  ..."npm install --ignore-scripts --prefer-offline --no-audit --no-fund --no-package-lock --loglevel=error".split(" "),
];

/** The result of a command. */
export interface Outcome {
  readonly ok: boolean;
  readonly stdout: string;
  /** Standard output, followed by standard error. */
  readonly output: string;
}

/** Runs a command in the root directory, or in `cwd`, and captures its output. */
export async function run(
  command: readonly string[],
  cwd: URL = root,
  env: Readonly<Record<string, string>> = {},
): Promise<Outcome> {
  const [program, ...args] = command;
  const options: Deno.CommandOptions = { args, cwd, stdin: "null", env: { NO_COLOR: "1", ...env } };
  const { success, ...streams } = await new Deno.Command(program!, options).output();
  const [stdout, stderr] = [streams.stdout, streams.stderr].map((bytes) => new TextDecoder().decode(bytes));
  return { ok: success, stdout: stdout!, output: `${stdout}${stderr}` };
}

/**
 * Parses the names in an option such as `--only=a,b`. Ends the program with exit code 2 if a name is unknown.
 *
 * @param option the option, for the message
 * @param value names separated by commas; an empty string contains none
 * @param known all valid names
 */
export function chooseNames(option: string, value: string, known: readonly string[]): string[] {
  const names = value === "" ? [] : value.split(",");
  const unknown = names.find((name) => !known.includes(name));
  if (unknown === undefined) return names;
  console.error(`Unknown name ${unknown}: expected ${option} to be a list of ${known.join(", ")}`);
  return Deno.exit(2);
}

/** Ends a check: prints the errors and exits with 1, or prints the summary. */
export function report(errors: readonly string[], summary: string): void {
  for (const error of errors) console.error(error);
  if (errors.length > 0) Deno.exit(1);
  console.log(summary);
}
