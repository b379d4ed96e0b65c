/**
 * Reads, signs and verifies an authorization entry, and reads contract events: `deno task demo --help`.
 *
 *     deno task demo
 *     echo "$ENTRY" | deno task demo --secret-env SEED --network testnet --valid-until 1000
 *
 * @module
 */

import { addressToScAddress } from "../address/mod.ts";
import { authorizeEntry, inspectAuthEntry, Networks, verifyAuthEntry } from "../auth/mod.ts";
import { Keypair } from "../keys/mod.ts";
import {
  DwsaAddressCredentials,
  DwsaAddressCredentialsWithDelegates,
  DwsaAuthorizationEntry,
  DwsaCredentials,
  ScVal,
} from "../xdr/mod.ts";
import { describeEntry, describeEvents, indented, VERDICTS } from "./_describe.ts";
import { commandHelp } from "./_help.ts";
import { NETWORKS, respond } from "./_command.ts";
import { type Io, UsageError } from "./_io.ts";
import { keypairOf, ledgerOf, networkText, parseOptions, passphraseOf, requireNoSecret } from "./_options.ts";
import { runProgram } from "./_terminal.ts";

/** The demo, as commands are described. */
const DEMO = {
  name: "demo",
  summary: "Reads, signs and verifies an authorization entry, and reads contract events. All of it offline",
  arguments: [{
    name: "ENTRY",
    help: 'the entry as base64; "-", or a pipe, for standard input; none for one that was simulated',
    optional: true,
  }],
  options: {
    file: { type: "text", value: "PATH", help: "read the entry from a file" },
    "secret-env": {
      type: "text",
      value: "NAME",
      help: "sign with the secret seed (S...) in this environment variable; none for a fresh key",
    },
    network: { type: "text", value: "NAME", help: `${NETWORKS.join(", ")} (default: testnet)` },
    passphrase: { type: "text", value: "TEXT", help: "the passphrase of any other network" },
    "valid-until": {
      type: "text",
      value: "LEDGER",
      help: "the ledger at which the signature has expired (default: 1000000)",
    },
    event: {
      type: "texts",
      value: "BASE64",
      help: "an event to read, of a contract or for diagnosis; may be given again; none for those of that call",
    },
    help: { type: "flag", short: "h", help: "this text" },
  },
  details: [
    "A fresh key is not that of the account in the entry. The demo then signs a copy that is addressed to the fresh key.",
    "Exit code: 0, or 2 if the input cannot be used.",
  ],
  examples: [],
} as const;

/** The options of the command line. */
interface DemoOptions {
  /** Whether only to explain. */
  readonly help: boolean;
  /** The entry as base64, or `-`. */
  readonly entry: string | undefined;
  /** The file with the entry. */
  readonly file: string | undefined;
  /** The environment variable with the secret seed. */
  readonly secretEnv: string | undefined;
  /** The passphrase of the network. */
  readonly passphrase: string;
  /** The first ledger at which the signature is not valid. */
  readonly validUntil: number;
  /** The events as base64. */
  readonly events: readonly string[];
}

/** Reads the command line of the demo. */
function parseDemoOptions(args: readonly string[]): DemoOptions {
  const { options, positionals } = parseOptions(args, DEMO.options);
  const { help, file, network, passphrase, event } = options;
  if (positionals.length > 1) throw new UsageError(`expected one entry, got ${positionals.length} arguments`);
  if (positionals.length === 1 && file !== undefined) throw new UsageError("expected an entry or --file, got both");
  return {
    help,
    entry: positionals[0],
    file,
    secretEnv: options["secret-env"],
    passphrase: passphraseOf(network, passphrase, "--passphrase") ?? Networks.TESTNET,
    validUntil: ledgerOf(options["valid-until"] ?? "1000000", "--valid-until"),
    events: event,
  };
}

/** The milliseconds after which a pipe without input counts as empty. */
const PATIENCE = 500;

/** Runs the demo, and returns its exit code. */
export function runDemo(args: readonly string[], io: Io): Promise<number> {
  return respond("demo", io, async () => {
    requireNoSecret(args);
    const options = parseDemoOptions(args);
    return options.help
      ? commandHelp({ ...DEMO, run: () => [] }, undefined, "deno task ")
      : await demoLines(options, io);
  });
}

/** The lines that the demo prints. */
async function demoLines(options: DemoOptions, io: Io): Promise<string[]> {
  const { passphrase, validUntil, secretEnv, events } = options;
  const fresh = secretEnv === undefined;
  const keypair = fresh ? Keypair.random() : keypairOf(secretEnv, io);
  const input = await readEntry(options, io);
  const entry = decodeEntry(input ?? SAMPLE_ENTRY);
  const outcome = await signEntry(entry, { keypair, fresh, validUntil, passphrase });
  return [
    `Authorization entry${input === undefined ? " (from a simulation)" : ""}`,
    ...indented(describeEntry(entry)),
    "",
    "Signature",
    ...indented(outcome.lines),
    "",
    outcome.entry === entry ? "The entry, unchanged" : "The signed entry",
    outcome.entry.toXDR("base64"),
    "",
    `Events${events.length === 0 ? " (of that call)" : ""}`,
    ...indented(describeEvents(events.length === 0 ? SAMPLE_EVENTS : events, () => "--event")),
  ];
}

/** The entry as base64, if there is one. */
async function readEntry({ entry, file }: DemoOptions, io: Io): Promise<string | undefined> {
  if (file !== undefined) return (await io.readFile(file)).trim();
  if (entry !== undefined && entry !== "-") return entry;
  if (entry === undefined && io.interactive) return undefined;
  const input = (await io.readInput(entry === "-" ? undefined : PATIENCE)).trim();
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

/** Signs an entry with the key of the demo, and describes the result. */

/** How the demo signs. */
interface Signing {
  /** The key. */
  readonly keypair: Keypair;
  /** Whether the key was just made, so that no entry can be for it. */
  readonly fresh: boolean;
  /** The first ledger at which the signature is not valid. */
  readonly validUntil: number;
  /** The passphrase of the network. */
  readonly passphrase: string;
}

/** The entry, signed if the key can sign it, and lines that report it. */
interface Outcome {
  /** The entry. */
  readonly entry: DwsaAuthorizationEntry;
  /** The lines. */
  readonly lines: readonly string[];
}

/** Signs an entry that is for the key, or a copy that is changed to be for it; does not change other entries. */
async function signEntry(entry: DwsaAuthorizationEntry, signing: Signing): Promise<Outcome> {
  const { keypair, fresh, validUntil, passphrase } = signing;
  const key = keypair.publicKey();
  const { address, nodes } = inspectAuthEntry(entry);
  if (address === null) {
    return { entry, lines: ["Nothing to sign: the source account of the transaction approves this by signing it"] };
  }
  const own = nodes.some((node) => node.address === key);
  if (!own && !fresh) {
    return { entry, lines: [`Not signed: ${key} is neither ${address} nor one of its delegates`] };
  }
  const target = own ? entry : readdress(entry, key);
  const signed = await authorizeEntry(target, keypair, validUntil, passphrase, { forAddress: key, reset: !own });
  return {
    entry: signed,
    lines: [
      ...(own ? [] : [`The fresh key ${key} is not that of ${address}: it signs a copy that is addressed to itself`]),
      `Signed by ${key} for ${networkText(passphrase)} until ledger ${validUntil}`,
      ...verifyAuthEntry(signed, passphrase).map(({ path, address, present, verified }) =>
        `  ${path} of ${address}: ${present ? VERDICTS[`${verified}`] : "not signed"}`
      ),
    ],
  };
}

/** A copy with another address at the top, and no signature there. */
function readdress({ credentials, rootInvocation }: DwsaAuthorizationEntry, address: string): DwsaAuthorizationEntry {
  const moved = (before: DwsaAddressCredentials) =>
    new DwsaAddressCredentials({ ...before, address: addressToScAddress(address), signature: ScVal.scvVoid() });
  const move = (): DwsaCredentials => {
    switch (credentials.type) {
      case "dwsaCredentialsSourceAccount":
        return credentials;
      case "dwsaCredentialsAddress":
        return DwsaCredentials.dwsaCredentialsAddress(moved(credentials.value));
      case "dwsaCredentialsAddressV2":
        return DwsaCredentials.dwsaCredentialsAddressV2(moved(credentials.value));
      case "dwsaCredentialsAddressWithDelegates": {
        const { addressCredentials, delegates } = credentials.value;
        return DwsaCredentials.dwsaCredentialsAddressWithDelegates(
          new DwsaAddressCredentialsWithDelegates({ addressCredentials: moved(addressCredentials), delegates }),
        );
      }
    }
  };
  return new DwsaAuthorizationEntry({ credentials: move(), rootInvocation });
}

/**
 * The demo shows this if it gets no input: an entry from the network's own simulation, and the events of the call after
 * two of three signers had signed it and the host had enforced it. tests/vectors/host/sample.json has all of it.
 */

/** An unsigned entry: its account pays 25 of the native token through a contract. */
export const SAMPLE_ENTRY: string =
  "AAAAAgAAAAAAAAAA7v3JLZPB5WCA4Dk+Uqn4Jasd8Vc4QG+7GHlJEofb05dqmpms9+ml7AAAAAAAAAABAAAAAAAAAAG9VqMHK02l" +
  "bijhF8cVNXNUcm03Yd8z5XDEe9NN1o2w+AAAAANydW4AAAAAAwAAABIAAAAAAAAAAO79yS2TweVggOA5PlKp+CWrHfFXOEBvuxh5" +
  "SRKH29OXAAAAEAAAAAEAAAABAAAAEAAAAAEAAAADAAAAEgAAAAHXkotywnA8z+r365/0701QSlWouXn8m0UOoshCtNHOYQAAAA8A" +
  "AAAIdHJhbnNmZXIAAAAQAAAAAQAAAAMAAAASAAAAAAAAAADu/cktk8HlYIDgOT5Sqfglqx3xVzhAb7sYeUkSh9vTlwAAABIAAAAA" +
  "AAAAABBGmEugcKf1FOjs3Ir+6iXaKKo6WIx4t6eDCvaF0u2jAAAACgAAAAAAAAAAAAAAAA7msoAAAAAOAAAABHBhaWQAAAABAAAA" +
  "AAAAAAHXkotywnA8z+r365/0701QSlWouXn8m0UOoshCtNHOYQAAAAh0cmFuc2ZlcgAAAAMAAAASAAAAAAAAAADu/cktk8HlYIDg" +
  "OT5Sqfglqx3xVzhAb7sYeUkSh9vTlwAAABIAAAAAAAAAABBGmEugcKf1FOjs3Ir+6iXaKKo6WIx4t6eDCvaF0u2jAAAACgAAAAAA" +
  "AAAAAAAAAA7msoAAAAAA";

/** The events of the call. */
export const SAMPLE_EVENTS: readonly string[] = [
  "AAAAAAAAAAHXkotywnA8z+r365/0701QSlWouXn8m0UOoshCtNHOYQAAAAEAAAAAAAAABAAAAA8AAAAIdHJhbnNmZXIAAAASAAAA" +
  "AAAAAADu/cktk8HlYIDgOT5Sqfglqx3xVzhAb7sYeUkSh9vTlwAAABIAAAAAAAAAABBGmEugcKf1FOjs3Ir+6iXaKKo6WIx4t6eD" +
  "CvaF0u2jAAAADgAAAAZuYXRpdmUAAAAAAAoAAAAAAAAAAAAAAAAO5rKA",
  "AAAAAAAAAAG9VqMHK02lbijhF8cVNXNUcm03Yd8z5XDEe9NN1o2w+AAAAAEAAAAAAAAAAgAAAA8AAAADcnVuAAAAABIAAAAAAAAA" +
  "AO79yS2TweVggOA5PlKp+CWrHfFXOEBvuxh5SRKH29OXAAAADgAAAARwYWlk",
];

if (import.meta.main) await runProgram("demo", runDemo);
