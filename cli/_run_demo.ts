import { Keypair } from "../keys/mod.ts";
import { quote } from "../internal/describe.ts";
import { DwsaError } from "../internal/errors.ts";
import { printable } from "../internal/printable.ts";
import { DwsaAuthorizationEntry } from "../xdr/mod.ts";
import { describeEntry } from "./_describe_entry.ts";
import { describeEvents } from "./_describe_events.ts";
import { HELP, type Options, parseOptions, UsageError } from "./_options.ts";
import { sampleEntry, sampleEvents } from "./_sample.ts";
import { signEntry } from "./_sign_entry.ts";

/** What the demo needs of the world around it. */
export interface World {
  /** The text of a file. */
  readFile(path: string): Promise<string>;
  /** What is on standard input: nothing if it is a terminal, or if nobody writes to it while it need not be waited for. */
  readInput(wait: boolean): Promise<string>;
  /** An environment variable. */
  variable(name: string): string | undefined;
  /** Writes a line. */
  print(line: string): void;
  /** Writes a line about what is wrong. */
  complain(line: string): void;
}

/** Runs the demo, and returns its exit code. */
export async function runDemo(args: readonly string[], world: World): Promise<number> {
  try {
    const options = parseOptions(args);
    for (const line of options.help ? [HELP] : await demoLines(options, world)) world.print(line);
    return 0;
  } catch (error) {
    if (!(error instanceof UsageError || DwsaError.is(error))) throw error;
    world.complain(`demo: ${printable(error.message)}`);
    return 2;
  }
}

/** Everything that the demo has to say. */
async function demoLines(options: Options, world: World): Promise<string[]> {
  const { passphrase, validUntil, secretEnv, events } = options;
  const fresh = secretEnv === undefined;
  const keypair = fresh ? Keypair.random() : keypairFrom(secretEnv, world);
  const given = await givenEntry(options, world);
  const entry = decodeEntry(given ?? sampleEntry(keypair.publicKey()));
  const outcome = await signEntry(entry, { keypair, fresh, validUntil, passphrase });
  return [
    `Authorization entry${given === undefined ? " (made up here)" : ""}`,
    ...indented(describeEntry(entry)),
    "",
    "Signature",
    ...indented(outcome.lines),
    "",
    outcome.entry === entry ? "The entry, unchanged" : "The signed entry",
    outcome.entry.toXDR("base64"),
    "",
    `Events${events.length === 0 ? " (made up here)" : ""}`,
    ...indented(describeEvents(events.length === 0 ? sampleEvents(keypair.publicKey()) : events)),
  ];
}

/** The entry as base64, if there is one. */
async function givenEntry({ entry, file }: Options, world: World): Promise<string | undefined> {
  if (file !== undefined) return (await world.readFile(file)).trim();
  if (entry !== undefined && entry !== "-") return entry;
  const input = (await world.readInput(entry === "-")).trim();
  if (input === "" && entry === "-") throw new UsageError("expected an entry on standard input, got nothing");
  return input === "" ? undefined : input;
}

function decodeEntry(text: string): DwsaAuthorizationEntry {
  try {
    return DwsaAuthorizationEntry.fromXDR(text);
  } catch (error) {
    throw new UsageError(`expected the base64 of an authorization entry: ${(error as Error).message}`);
  }
}

function keypairFrom(name: string, world: World): Keypair {
  const secret = world.variable(name);
  if (!secret) throw new UsageError(`expected a secret seed in the environment variable ${quote(name)}, got nothing`);
  try {
    return Keypair.fromSecret(secret);
  } catch (error) {
    throw new UsageError(
      `expected a secret seed in the environment variable ${quote(name)}: ${(error as Error).message}`,
    );
  }
}

function indented(lines: readonly string[]): string[] {
  return lines.map((line) => `  ${line}`);
}
