/** `dwsa key new`, `address`, `sign-message` and `verify`. */

import { fromBase64, toBase64 } from "@dwsa/base/encoding";
import { count, decodeUtf8, encodeUtf8 } from "../_shared.ts";
import { Keypair, verifyMessage } from "@dwsa/base/keys";
import {
  type Argument,
  type Command,
  command,
  type CommandResult,
  JSON_OPTIONS,
  jsonLines,
  type Options,
  SECRET_OPTIONS,
} from "../_command.ts";
import { type Io, UsageError } from "../_io.ts";
import { required, signerOf } from "../_options.ts";

const NEW = {
  out: {
    type: "text",
    value: "PATH",
    help: "path of the new file, with mode 600; an existing file is never changed",
  },
  ...JSON_OPTIONS,
} as const;

/** `dwsa key new`. */
export const KEY_NEW: Command = command({
  name: "key new",
  summary: "Create a key: write its secret seed to a new file, and print its address",
  arguments: [],
  options: NEW,
  details: [
    "--out is required, since a secret is never printed. Other commands read the file with --secret-file PATH. " +
    "On Deno, creating a file needs --allow-write.",
  ],
  examples: [{
    shows: "Create a key in a new file",
    args: ["--out", "seed.txt"],
    varies: true,
  }],
  run: keyNew,
});

async function keyNew(
  options: Options<typeof NEW>,
  _: readonly string[],
  io: Io,
): Promise<CommandResult> {
  const path = required(
    options.out,
    "--out, the file for the secret seed, since a secret is never printed",
  );
  const keypair = Keypair.random();
  await io.writeSecret(path, `${keypair.secret()}\n`);
  io.note(
    "Anyone with this file controls the key. Keep a backup: the key cannot be restored without it",
  );
  return addressResult(keypair, options);
}

const ADDRESS = { ...SECRET_OPTIONS, ...JSON_OPTIONS } as const;

/** `dwsa key address`. */
export const KEY_ADDRESS: Command = command({
  name: "key address",
  summary: "Print the address of a secret seed",
  arguments: [],
  options: ADDRESS,
  examples: [{
    shows: "The address of the seed in an environment variable",
    args: ["--secret-env", "SEED"],
  }],
  run: async (options, _, io) => addressResult(await signerOf(options, io), options),
});

function addressResult(
  keypair: Keypair,
  options: Options<typeof JSON_OPTIONS>,
): CommandResult {
  const address = keypair.publicKey();
  return options.json || options.pretty ? jsonLines({ address }, options) : [address];
}

/** Message argument (SEP-53). */
const MESSAGE: Argument = {
  name: "MESSAGE",
  help: 'the message; if it is missing or "-", all bytes of standard input',
  optional: true,
};

/** Message file option. */
const MESSAGE_FILE = {
  file: {
    type: "text",
    value: "PATH",
    help: "sign or verify the bytes of this file instead of MESSAGE",
  },
} as const;

const SIGN_MESSAGE = {
  ...MESSAGE_FILE,
  ...SECRET_OPTIONS,
  ...JSON_OPTIONS,
} as const;

/** `dwsa key sign-message`. */
export const KEY_SIGN_MESSAGE: Command = command({
  name: "key sign-message",
  summary: "Sign a message, such as a login challenge (SEP-53)",
  arguments: [MESSAGE],
  options: SIGN_MESSAGE,
  details: [
    "Prints the signature in base64. The signature can never be valid for a transaction or an authorization entry.",
  ],
  examples: [{
    shows: "Sign a message",
    args: ["hello", "--secret-env", "SEED"],
    output: "signature.txt",
  }],
  run: keySignMessage,
});

async function keySignMessage(
  options: Options<typeof SIGN_MESSAGE>,
  args: readonly string[],
  io: Io,
): Promise<CommandResult> {
  const keypair = await signerOf(options, io);
  const message = await readMessage(args, options.file, io);
  const signature = toBase64(keypair.signMessage(message));
  io.note(`Signed by ${keypair.publicKey()}: ${sizeText(message)}`);
  if (!options.json && !options.pretty) return [signature];
  return jsonLines({ address: keypair.publicKey(), signature }, options);
}

/** Reads the bytes of a message. */
async function readMessage(
  args: readonly string[],
  file: string | undefined,
  io: Io,
): Promise<Uint8Array> {
  const [text] = args;
  if (text !== undefined && file !== undefined) {
    throw new UsageError("expected MESSAGE or --file, got both");
  }
  if (file !== undefined) return await io.readBytes(file);
  if (text === undefined && io.interactive) {
    throw new UsageError(
      "expected a message as an argument, with --file, or on standard input",
    );
  }
  if (text === undefined || text === "-") return await io.readBytes();
  const bytes = encodeUtf8(text);
  if (bytes === undefined) {
    throw new UsageError(
      "expected MESSAGE to be well-formed Unicode, got a lone surrogate",
    );
  }
  return bytes;
}

/** Describes the size of a message, and whether it is binary or ends in a line feed, which is easily overlooked. */
function sizeText(message: Uint8Array): string {
  const end = message.at(-1) === 10 ? ", ending in a line feed" : "";
  const kind = decodeUtf8(message) === undefined ? " of binary data" : "";
  return `${count(message.length, "byte")}${kind}${end}`;
}

const VERIFY = {
  address: {
    type: "text",
    value: "ADDRESS",
    help: "address of the signing key (G...)",
  },
  signature: {
    type: "text",
    value: "BASE64",
    help: "the 64-byte signature",
  },
  ...MESSAGE_FILE,
  ...JSON_OPTIONS,
} as const;

/** `dwsa key verify`. */
export const KEY_VERIFY: Command = command({
  name: "key verify",
  summary: "Verify the signature of a message (SEP-53)",
  arguments: [MESSAGE],
  options: VERIFY,
  details: [
    "--address and --signature are required. The exit code is 0 if the signature is valid, and 1 otherwise.",
  ],
  examples: [{
    shows: "An invalid signature of 64 zero bytes",
    args: [
      "hello",
      "--address",
      "GDVEU3DD4KOFECV66VIHWEZOYX4ZKR3WV27L464SIIPOU2IUI3JCZA57",
      "--signature",
      "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA==",
    ],
    code: 1,
  }],
  run: keyVerify,
});

async function keyVerify(
  options: Options<typeof VERIFY>,
  args: readonly string[],
  io: Io,
): Promise<CommandResult> {
  const keypair = Keypair.fromPublicKey(
    required(options.address, "--address, the address of the signing key"),
  );
  const signature = fromBase64(
    required(options.signature, "--signature, the base64 of 64 bytes"),
  );
  if (signature.length !== 64) {
    throw new UsageError(
      `expected --signature to have 64 bytes, got ${count(signature.length, "byte")}`,
    );
  }
  const message = await readMessage(args, options.file, io);
  const valid = verifyMessage(message, signature, keypair.rawPublicKey());
  const code = valid ? 0 : 1;
  if (options.json || options.pretty) {
    return {
      lines: jsonLines({ address: keypair.publicKey(), valid }, options),
      code,
    };
  }
  const by = `the signature of ${keypair.publicKey()} for this message of ${sizeText(message)}`;
  return { lines: [`${valid ? "Valid" : "NOT VALID"}: ${by}`], code };
}
