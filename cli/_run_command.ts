/** The commands of `dwsa`. */

import { quote } from "../internal/describe.ts";
import { authLs, LS } from "./_auth_ls.ts";
import { authSet, SET } from "./_auth_set.ts";
import { authSign, SIGN } from "./_auth_sign.ts";
import { describeStrKey } from "./_decode.ts";
import { describeEvents } from "./_describe_events.ts";
import { AUTH_HELP, HELP } from "./_help.ts";
import { givenTexts } from "./_input.ts";
import { type Options, parseOptions, requireNoSecret, type Specs } from "./_options.ts";
import { VERSION } from "./_version.ts";
import { respond, UsageError, type World } from "./_world.ts";

/** Runs `dwsa`, and returns its exit code. */
export function runCommand(args: readonly string[], world: World): Promise<number> {
  return respond("dwsa", world, async () => {
    requireNoSecret(args);
    return await COMMANDS(args, world);
  });
}

/** What a command does with the arguments after its name: it gives back the lines of its result. */
type Command = (args: readonly string[], world: World) => readonly string[] | Promise<readonly string[]>;

const COMMANDS: Command = oneOf("", HELP, {
  auth: oneOf(" after auth", AUTH_HELP, {
    ls: withOptions(AUTH_HELP, LS, authLs),
    sign: withOptions(AUTH_HELP, SIGN, authSign),
    set: withOptions(AUTH_HELP, SET, authSet),
  }),
  events: withOptions(HELP, { file: "text" }, async ({ file }, args, world) => {
    const texts = await givenTexts("an event", args, file, world);
    return describeEvents(texts, (i) => texts.length === 1 ? "the text" : `text ${i + 1} of ${texts.length}`);
  }),
  decode: withOptions(HELP, {}, (_, args) => describeStrKey(args)),
  "--version": () => [VERSION],
});

function oneOf(where: string, help: string, commands: Readonly<Record<string, Command>>): Command {
  return ([name, ...args], world) => {
    if (name === "--help") return [help];
    if (name !== undefined && Object.hasOwn(commands, name)) return commands[name]!(args, world);
    const names = Object.keys(commands).filter((name) => !name.startsWith("-")).join(", ");
    const got = name === undefined ? "nothing" : quote(name);
    throw new UsageError(`expected one of ${names}${where}, got ${got}; --help explains them`);
  };
}

function withOptions<const S extends Specs>(
  help: string,
  specs: S,
  run: (options: Options<S>, args: readonly string[], world: World) => ReturnType<Command>,
): Command {
  return (args, world) => {
    if (args.includes("--help")) return [help];
    const { options, positionals } = parseOptions(args, specs);
    return run(options, positionals, world);
  };
}
