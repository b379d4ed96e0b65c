/** `dwsa events`: shows contract and diagnostic events. */

import { type Command, command, FILE } from "../_command.ts";
import { describeEvents } from "../_describe.ts";
import { givenTexts } from "../_input.ts";

/** `dwsa events`. */
export const EVENTS: Command = command({
  name: "events",
  summary: "Show contract and diagnostic events",
  arguments: [{ name: "INPUT", help: "the base64 of an event", optional: true, many: true }],
  options: FILE,
  examples: [],
  async run({ file }, args, io) {
    const texts = await givenTexts("an event", args, file, io);
    return describeEvents(texts, (i) => texts.length === 1 ? "the text" : `text ${i + 1} of ${texts.length}`);
  },
});
