/** `dwsa inspect`: opens the inspector, which shows what a signature would approve. */

import { toBase64 } from "@dwsa/base/encoding";
import { type Command, command, FILE, NETWORK_OPTIONS } from "../_command.ts";
import { MAX_INPUT_BYTES } from "../_input.ts";
import { decodePlainText } from "../_describe_input.ts";
import { type Io, UsageError } from "../_io.ts";
import { hasSecret, networkOf } from "../_options.ts";

/** `dwsa inspect`. */
export const INSPECT: Command = command({
  name: "inspect",
  summary: "Open the inspector in a browser: a page that shows entries and transactions before they are signed",
  arguments: [{
    name: "INPUT",
    help: "anything that decode accepts",
    optional: true,
  }],
  options: {
    ...FILE,
    ...NETWORK_OPTIONS,
    "no-open": { type: "flag", help: "print the address of the page without opening it" },
  },
  details: [
    "The page is a single file that cannot connect to a network. The command writes a copy that contains INPUT to " +
    "the directory for temporary files. Only you can read the copy. It stays there until the system deletes it.",
    "Prints the address of the copy, in case no browser opens.",
    "On Deno, the command needs --allow-write, and --allow-run to open the browser.",
  ],
  examples: [{
    shows: "A missing file",
    args: ["--file", "missing.txt"],
    code: 2,
  }],
  async run({ file, "no-open": printOnly, ...options }, [text], io) {
    const given = await readData(text, file, io);
    const network = networkOf(options, io);
    const data = given === undefined && network === undefined ? undefined : JSON.stringify({ ...given, network });
    return [await io.showInspector(data, !printOnly)];
  },
});

/** Returns the input in the format of the page: a string, or bytes as base64. */
async function readData(
  text: string | undefined,
  file: string | undefined,
  io: Io,
): Promise<
  { readonly input: string } | { readonly bytes: string } | undefined
> {
  if (text !== undefined && file !== undefined) {
    throw new UsageError("expected INPUT or --file, got both");
  }
  if (text !== undefined && text !== "-") return { input: text };
  if (text === undefined && file === undefined && io.interactive) {
    return undefined;
  }
  const bytes = await io.readBytes(file, MAX_INPUT_BYTES);
  const decoded = decodePlainText(bytes);
  if (decoded === undefined) return { bytes: toBase64(bytes) };
  if (hasSecret(decoded)) {
    throw new UsageError("the input contains a secret seed, which would be written to a file");
  }
  return decoded.trim() === "" ? undefined : { input: decoded };
}
