/** The network of a command: the options, and the environment variable `DWSA_NETWORK` where they are absent. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { contractIdFromAsset } from "@dwsa/base/contract";
import { Networks } from "@dwsa/base/network";
import { runCommand } from "../../apps/cli/commands.ts";
import { UsageError } from "../../apps/cli/_io.ts";
import { runIn } from "./_run.ts";

const sources: readonly { name: string; args?: readonly string[]; variable?: string; passphrase: string }[] = [
  { name: "the variable", variable: "testnet", passphrase: Networks.TESTNET },
  { name: "the variable in upper case", variable: "PUBLIC", passphrase: Networks.PUBLIC },
  {
    name: "--network, before the variable",
    args: ["--network", "public"],
    variable: "testnet",
    passphrase: Networks.PUBLIC,
  },
  {
    name: "--network-passphrase, before the variable",
    args: ["--network-passphrase", "mine"],
    variable: "testnet",
    passphrase: "mine",
  },
  {
    name: "--network, before a wrong variable",
    args: ["--network", "public"],
    variable: "no",
    passphrase: Networks.PUBLIC,
  },
];

for (const { name, args = [], variable, passphrase } of sources) {
  test(`dwsa takes the network from ${name}`, async () => {
    const ran = await runIn(runCommand, ["contract", "id", "native", ...args], {
      variables: variable === undefined ? {} : { DWSA_NETWORK: variable },
    });
    assert.deepEqual([ran.code, ran.out], [0, contractIdFromAsset("native", passphrase)]);
  });
}

const rejected: readonly { name: string; value: string; message: RegExp }[] = [
  {
    name: "an unknown network",
    value: "tesnet",
    message: /the environment variable DWSA_NETWORK to be one of .*testnet/,
  },
  { name: "a passphrase", value: Networks.TESTNET, message: /the environment variable DWSA_NETWORK to be one of/ },
  { name: "an empty value, as if it were absent", value: "", message: /missing --network or --network-passphrase/ },
];

for (const { name, value, message } of rejected) {
  test(`dwsa rejects ${name} in DWSA_NETWORK`, async () => {
    const ran = await runIn(runCommand, ["contract", "id", "native"], { variables: { DWSA_NETWORK: value } });
    assert.equal(ran.code, 2);
    assert.match(ran.notes.join("\n"), message);
  });
}

test("dwsa requires --network where it may not read the variable", async () => {
  const ran = await runIn((args, io) =>
    runCommand(args, {
      ...io,
      variable: () => {
        throw new UsageError("cannot read the environment variable: NotCapable");
      },
    }), ["contract", "id", "native"]);
  assert.equal(ran.code, 2);
  assert.match(ran.notes.join("\n"), /missing --network or --network-passphrase/);
});

test("dwsa events without --tokens ignores DWSA_NETWORK, and rejects --network", async () => {
  const around = { variables: { DWSA_NETWORK: "testnet" } };
  const message = /--network and --network-passphrase require --tokens/;
  const fromVariable = await runIn(runCommand, ["events", "AAAA"], around);
  const fromOption = await runIn(runCommand, ["events", "--network", "testnet", "AAAA"], around);
  assert.doesNotMatch(fromVariable.notes.join("\n"), message);
  assert.match(fromOption.notes.join("\n"), message);
});
