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
import { nativeToScVal } from "../scval/mod.ts";
import { decodeStrKey } from "../strkey/mod.ts";
import {
  ContractEvent,
  ContractEventBody,
  ContractEventV0,
  DiagnosticEvent,
  DwsaAddressCredentials,
  DwsaAddressCredentialsWithDelegates,
  DwsaAuthorizationEntry,
  DwsaAuthorizedFunction,
  DwsaAuthorizedInvocation,
  DwsaCredentials,
  ExtensionPoint,
  InvokeContractArgs,
  ScVal,
} from "../xdr/mod.ts";
import { describeEntry, describeEvents, indented, VERDICTS } from "./_describe.ts";
import { type Io, respond, UsageError } from "./_io.ts";
import { keypairOf, ledgerOf, NETWORKS, networkText, parseOptions, passphraseOf, requireNoSecret } from "./_options.ts";
import { runProgram } from "./_terminal.ts";

/** The text of `--help`. */
const HELP: string = `Reads, signs and verifies an authorization entry, and reads contract events. All of it offline.

Usage: deno task demo [ENTRY] [OPTIONS]

  ENTRY                the entry as base64; "-", or a pipe, for standard input; none for an entry made up here
  --file PATH          read the entry from a file
  --secret-env NAME    sign with the secret seed (S...) in this environment variable; none for a fresh key
  --network NAME       ${NETWORKS} (default: testnet)
  --passphrase TEXT    the passphrase of any other network
  --valid-until LEDGER the ledger at which the signature has expired (default: 1000000)
  --event BASE64       an event to read, of a contract or for diagnosis; may be given again; none for made-up ones
  --help               this text

A fresh key is not that of the account in the entry. The demo then signs a copy that is addressed to the fresh key.
Exit code: 0, or 2 if the input cannot be used.`;

/** The options of the command line. */
interface DemoOptions {
  /** Whether only to explain. */
  readonly help: boolean;
  /** The entry as base64, or `-`. */
  readonly entry: string | undefined;
  /** The file that holds the entry. */
  readonly file: string | undefined;
  /** The environment variable that holds the secret seed. */
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
  const { options, positionals } = parseOptions(args, {
    file: "text",
    "secret-env": "text",
    network: "text",
    passphrase: "text",
    "valid-until": "text",
    event: "texts",
    help: "flag",
  });
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

/** The milliseconds after which a silent pipe counts as empty. */
const PATIENCE = 500;

/** Runs the demo, and returns its exit code. */
export function runDemo(args: readonly string[], io: Io): Promise<number> {
  return respond("demo", io, async () => {
    requireNoSecret(args);
    const options = parseDemoOptions(args);
    return options.help ? [HELP] : await demoLines(options, io);
  });
}

/** The lines that the demo prints. */
async function demoLines(options: DemoOptions, io: Io): Promise<string[]> {
  const { passphrase, validUntil, secretEnv, events } = options;
  const fresh = secretEnv === undefined;
  const keypair = fresh ? Keypair.random() : keypairOf(secretEnv, io);
  const given = await givenEntry(options, io);
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
async function givenEntry({ entry, file }: DemoOptions, io: Io): Promise<string | undefined> {
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

/** Signing an entry with the key of the demo, and what there is to say about it. */

/** How the demo signs. */
interface Signing {
  /** The key. */
  readonly keypair: Keypair;
  /** Whether the key was made just now, so that no entry can be meant for it. */
  readonly fresh: boolean;
  /** The first ledger at which the signature is not valid. */
  readonly validUntil: number;
  /** The passphrase of the network. */
  readonly passphrase: string;
}

/** The entry, signed if the key can sign it, and lines that say what was done. */
interface Outcome {
  /** The entry. */
  readonly entry: DwsaAuthorizationEntry;
  /** The lines. */
  readonly lines: readonly string[];
}

/** Signs an entry that is meant for the key, or a copy that is made to be; leaves all others as they are. */
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

/** What the demo shows when it is given nothing. */

const EXCHANGE = "CB6R67HALC6KNLFAVOXU65OS7W6XNEROAP52ROLJWGVI5ZMC7YQZWUA6";
const TOKEN = "CBIELTK6YBZJU5UP2WWQEUCYKLPU6AUNZ2BQ4WWFEIE3USCIHMXQDAMA";
const OTHER_TOKEN = "CDLZFC3SYJYDZT7K67VZ75HPJVIEUVNIXF47ZG2FB2RMQQVU2HHGCYSC";

/** An unsigned entry: `signer` lets an exchange swap 100 of one token, which it may take, for at least 5 of another. */
export function sampleEntry(signer: string): string {
  const transfer = call(TOKEN, "transfer", [address(signer), address(EXCHANGE), amount(100n)]);
  return new DwsaAuthorizationEntry({
    credentials: DwsaCredentials.dwsaCredentialsAddress(
      new DwsaAddressCredentials({
        address: addressToScAddress(signer),
        nonce: 7n,
        signatureExpirationLedger: 0,
        signature: ScVal.scvVoid(),
      }),
    ),
    rootInvocation: call(EXCHANGE, "swap", [address(TOKEN), address(OTHER_TOKEN), amount(100n), amount(5n)], [
      transfer,
    ]),
  }).toXDR("base64");
}

/** The events that the swap would emit, and a diagnostic event of the host. */
export function sampleEvents(signer: string): string[] {
  const symbol = (name: string) => ScVal.scvSymbol(name);
  const swapped = nativeToScVal({ bought: 5n, path: [address(TOKEN), address(OTHER_TOKEN)], sold: 100n });
  return [
    event(TOKEN, [symbol("transfer"), address(signer), address(EXCHANGE)], amount(100n)).toXDR("base64"),
    event(EXCHANGE, [symbol("swap"), address(signer)], swapped).toXDR("base64"),
    new DiagnosticEvent({
      inSuccessfulContractCall: true,
      event: event(undefined, [symbol("fn_return"), symbol("swap")], amount(5n)),
    }).toXDR("base64"),
  ];
}

function address(text: string): ScVal {
  return ScVal.scvAddress(addressToScAddress(text));
}

function amount(value: bigint): ScVal {
  return ScVal.scvI128(value);
}

function call(
  contract: string,
  functionName: string,
  args: readonly ScVal[],
  subInvocations: readonly DwsaAuthorizedInvocation[] = [],
): DwsaAuthorizedInvocation {
  return new DwsaAuthorizedInvocation({
    function: DwsaAuthorizedFunction.dwsaAuthorizedFunctionTypeContractFn(
      new InvokeContractArgs({ contractAddress: addressToScAddress(contract), functionName, args }),
    ),
    subInvocations,
  });
}

function event(contract: string | undefined, topics: readonly ScVal[], data: ScVal): ContractEvent {
  return new ContractEvent({
    ext: ExtensionPoint.v0(),
    contractId: contract === undefined ? null : decodeStrKey("contract", contract),
    type: contract === undefined ? "diagnostic" : "contract",
    body: ContractEventBody.v0(new ContractEventV0({ topics, data })),
  });
}

if (import.meta.main) await runProgram("demo", runDemo);
