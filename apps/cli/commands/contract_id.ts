/** `dwsa contract id`: the ID of an existing or future contract. */

import { contractIdFromAsset, contractIdFromDeployer } from "@dwsa/base/contract";
import { fromHex } from "@dwsa/base/encoding";
import { count } from "../_shared.ts";
import {
  type Command,
  command,
  type CommandResult,
  JSON_OPTIONS,
  jsonLines,
  NETWORK_OPTIONS,
  type Options,
} from "../_command.ts";
import { type Io, UsageError } from "../_io.ts";
import { required, requiredNetwork } from "../_options.ts";

const ID = {
  deployer: {
    type: "text",
    value: "ADDRESS",
    help: "account or contract that deploys the contract",
  },
  salt: {
    type: "text",
    value: "HEX",
    help: "32 bytes in hexadecimal, different for each contract of the deployer",
  },
  ...NETWORK_OPTIONS,
  ...JSON_OPTIONS,
} as const;

/** `dwsa contract id`. */
export const CONTRACT_ID: Command = command({
  name: "contract id",
  summary: "Print the contract ID of an asset, or of a contract that an address deploys",
  arguments: [{
    name: "ASSET",
    help: "native or CODE:ISSUER",
    optional: true,
  }],
  options: ID,
  details: [
    "A network is required. Pass either ASSET, or --deployer and --salt.",
  ],
  examples: [{
    shows: "The contract of the native asset",
    args: ["native", "--network", "testnet"],
  }],
  run: contractId,
});

function contractId(
  options: Options<typeof ID>,
  [asset]: readonly string[],
  io: Io,
): CommandResult {
  const passphrase = requiredNetwork(
    options,
    io,
    "the contract ID differs on each network",
  );
  const id = asset === undefined ? idFromDeployer(options, passphrase) : idFromAsset(asset, options, passphrase);
  return options.json || options.pretty ? jsonLines({ contractId: id }, options) : [id];
}

function idFromAsset(
  asset: string,
  { deployer, salt }: Options<typeof ID>,
  passphrase: string,
): string {
  if (deployer !== undefined || salt !== undefined) {
    throw new UsageError("expected ASSET, or --deployer and --salt, got both");
  }
  return contractIdFromAsset(asset, passphrase);
}

function idFromDeployer(
  { deployer, salt }: Options<typeof ID>,
  passphrase: string,
): string {
  if (deployer === undefined && salt === undefined) {
    throw new UsageError(
      "expected ASSET, or --deployer and --salt, got neither",
    );
  }
  const from = required(deployer, "--deployer, the address that deploys the contract; --salt requires it");
  const bytes = fromHex(required(salt, "--salt, 32 bytes in hexadecimal; --deployer requires it"));
  if (bytes.length !== 32) {
    throw new UsageError(
      `expected --salt to have 32 bytes, got ${count(bytes.length, "byte")}`,
    );
  }
  return contractIdFromDeployer(from, bytes, passphrase);
}
