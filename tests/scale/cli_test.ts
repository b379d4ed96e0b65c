import { StrKey } from "@dwsa/base/strkey";
import { runCommand } from "../../apps/cli/commands.ts";
import { command } from "../../apps/cli/_command.ts";
import { runTable } from "../../apps/cli/_program.ts";
import { entryOf } from "../cli/_entries.ts";
import { text } from "../cli/_envelopes.ts";
import { runIn } from "../cli/_run.ts";
import { testGrowth } from "./_growth.ts";

const ONE = command({
  name: "one",
  summary: "One",
  arguments: [{ name: "INPUT", help: "", optional: true, many: true }],
  options: { event: { type: "texts", help: "" } },
  examples: [],
  run: () => [],
});
const parse = (args: readonly string[]) =>
  runIn(async (args, io) => {
    await runTable({ commands: [ONE], groups: {} }, "1", args, io);
    return 0;
  }, ["one", ...args]);

const lines: readonly { readonly name: string; readonly word: string }[] = [
  { name: "options", word: "--event=x" },
  { name: "options and their values", word: "--event x" },
  { name: "arguments", word: "x" },
];
for (const { name, word } of lines) {
  testGrowth({
    name: `reading a command line of ${name}`,
    small: 500,
    large: 40_000,
    prepare: (size) => {
      const args = Array<string>(size).fill(word).flatMap((words) => words.split(" "));
      return () => parse(args);
    },
  });
}

const ENTRY = text(entryOf({ seed: 7 }));

testGrowth({
  name: "auth delegate with many delegates",
  small: 100,
  large: 8_000,
  prepare: (size) => {
    const args = Array.from({ length: size }, (_, i) => {
      const id = new Uint8Array(32);
      new DataView(id.buffer).setUint32(0, i);
      return `--to=${StrKey.encodeContract(id)}`;
    });
    return () => runIn(runCommand, ["auth", "delegate", ENTRY, "--until", "9", ...args]);
  },
});

testGrowth({
  name: "auth merge of many copies",
  small: 20,
  large: 2_000,
  prepare: (size) => {
    const input = Array<string>(size).fill(ENTRY).join("\n");
    return () => runIn(runCommand, ["auth", "merge"], { input });
  },
});
