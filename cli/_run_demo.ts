import { Keypair } from "../keys/mod.ts";
import { DwsaAuthorizationEntry } from "../xdr/mod.ts";
import { type DemoOptions, HELP, parseDemoOptions } from "./_demo_options.ts";
import { describeEntry, indented } from "./_describe_entry.ts";
import { describeEvents } from "./_describe_events.ts";
import { keypairOf, requireNoSecret } from "./_options.ts";
import { sampleEntry, sampleEvents } from "./_sample.ts";
import { signEntry } from "./_sign_entry.ts";
import { respond, UsageError, type World } from "./_world.ts";

/** How many milliseconds a pipe may be silent before it counts as one that nobody writes to. */
const PATIENCE = 500;

/** Runs the demo, and returns its exit code. */
export function runDemo(args: readonly string[], world: World): Promise<number> {
  return respond("demo", world, async () => {
    requireNoSecret(args);
    const options = parseDemoOptions(args);
    return options.help ? [HELP] : await demoLines(options, world);
  });
}

/** Everything that the demo has to say. */
async function demoLines(options: DemoOptions, world: World): Promise<string[]> {
  const { passphrase, validUntil, secretEnv, events } = options;
  const fresh = secretEnv === undefined;
  const keypair = fresh ? Keypair.random() : keypairOf(secretEnv, world);
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
    ...indented(describeEvents(events.length === 0 ? sampleEvents(keypair.publicKey()) : events, () => "--event")),
  ];
}

/** The entry as base64, if there is one. */
async function givenEntry({ entry, file }: DemoOptions, world: World): Promise<string | undefined> {
  if (file !== undefined) return (await world.readFile(file)).trim();
  if (entry !== undefined && entry !== "-") return entry;
  if (entry === undefined && world.interactive) return undefined;
  const input = (await world.readInput(entry === "-" ? undefined : PATIENCE)).trim();
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
