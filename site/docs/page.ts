/** Writes the pages of the site: links, descriptions, dates, tabs. */

import { dirname, join, normalize, relative } from "node:path/posix";
import { root, run } from "../../scripts/_project.ts";

/** Output folder of the pages. */
export const PAGES: URL = new URL(".build/pages/", import.meta.url);

/** Base URL of repository files. */
export const REPOSITORY = "https://github.com/dwsa/base/blob/main/";

/** The page of each file of the repository that has one. */
export const pageOf: Map<string, string> = new Map([
  ["README.md", "index.md"],
  ["SECURITY.md", "guide/security-policy.md"],
  ["CHANGELOG.md", "guide/changelog.md"],
  ["docs/errors.md", "errors/index.md"],
]);

/** The Markdown of each page that was written, by its path. */
export const pages: Map<string, string> = new Map();

const described = new Set<string>();

/** Reads a file of the repository. */
export const read = (path: string): string => Deno.readTextFileSync(new URL(path, root));

/** The title of a page. */
export const titleOf = (text: string): string => /^# (.+)$/m.exec(text)?.[1]?.replaceAll("`", "") ?? "";

/** When each file of the repository was last changed, from its history: a copy without history has no dates. */
const changed: ReadonlyMap<string, string> = await (async () => {
  const log = await run(["git", "log", "--format=%x00%cI", "--name-only"]);
  const dates = new Map<string, string>();
  if (!log.ok) return dates;
  for (const commit of log.stdout.split("\0").slice(1)) {
    const [date, ...files] = commit.split("\n").filter((line) => line !== "");
    for (const file of files) if (!dates.has(file)) dates.set(file, date!);
  }
  return dates;
})();

/** Metadata of a page. */
export interface About {
  /** The files that it comes from: the first is the one to edit. */
  readonly sources?: readonly string[];
  /** More lines of its front matter. */
  readonly matter?: string;
  /** Content of the page, if it differs from the Markdown next to it. */
  readonly shown?: string;
}

/** Writes a page. */
export function write(
  page: string,
  text: string,
  { sources = [], matter = "", shown = text }: About = {},
): void {
  const plain = plainOf(text);
  pages.set(page, plain);
  const sentence = descriptionOf(plain);
  // A short or common sentence is too vague without the title.
  const description = sentence.length < 40 || described.has(sentence)
    ? `${titleOf(plain).replace(/\\<.*/, "")}: ${sentence}`
    : sentence;
  described.add(sentence);
  const date = sources.map((file) => changed.get(file) ?? "").sort().at(-1) ??
    "";
  const head = [
    "---",
    `description: ${JSON.stringify(description)}`,
    `lastUpdated: ${date === "" ? "false" : new Date(date).toISOString()}`,
    sources.length === 0 ? "editLink: false" : `source: ${JSON.stringify(sources[0])}`,
    ...(matter === "" ? [] : [matter]),
    "---",
  ];
  const url = new URL(page, PAGES);
  Deno.mkdirSync(new URL(".", url), { recursive: true });
  Deno.writeTextFileSync(
    url,
    `${head.join("\n")}\n\n${withTabs(plainOf(shown))}`,
  );
}

const plainOf = (text: string): string =>
  text.replace(/^```(tsx?) ignore$/gm, "```$1").replace(
    /^<!-- [a-z]+:(start|end) -->$/gm,
    "",
  );

/** The text of a file with its links turned to pages, or to the repository. */
export function turnLinks(text: string, source: string, page: string): string {
  return text.replace(
    /\[([^\]]*)\]\((\.{1,2}\/[^)#\s]*)(#[^)]*)?\)/g,
    (_, label: string, path: string, anchor = "") => {
      const file = normalize(join(dirname(source), path)).replace(/\/$/, "");
      const target = pageOf.get(file);
      if (target === undefined) {
        return `[${label}](${REPOSITORY}${file}${anchor})`;
      }
      const link = relative(dirname(page), target);
      // A guide is called by its title, not by its file.
      const name = file.endsWith(".md") && file.endsWith(label) ? titleOf(read(file)) || label : label;
      return `[${name}](${link.startsWith(".") ? link : `./${link}`}${anchor})`;
    },
  );
}

/** The first sentence of a page, without marks. */
export function descriptionOf(text: string): string {
  const prose = text.replace(/^---\n[^]*?\n---\n/, "").replace(/^(```|~~~)[^]*?^\1$/gm, "")
    .split(/\n{2,}/)
    .map((part) => part.trim().replace(/\s+/g, " "))
    .find((part) =>
      /^[\p{L}\p{N}`[“"]/u.test(part) &&
      !/^\[[^\]]*\]\([^)]*\)( ·|$)/.test(part)
    ) ?? titleOf(text);
  const plain = prose.replace(/\[([^\]]*)\]\([^)]*\)/g, "$1").replace(/[`*]|\\(?=[<[\]|])/g, "")
    .replace(/"([^"]*)"/g, "“$1”"); // the generator does not escape them
  return /^.*?[.:!?](?= [\p{Lu}“]|$)/u.exec(plain)?.[0] ?? plain;
}

/** The command that installs the package, a tab for each tool. */
function withTabs(text: string): string {
  return text.replace(
    /^```sh\n(deno add jsr:(\S+).*)\n(npm install \2).*\n```$/gm,
    (_, deno: string, name: string) => {
      const commands = [["deno", deno], ["npm", `npm install ${name}`], [
        "pnpm",
        `pnpm add ${name}`,
      ], [
        "bun",
        `bun add ${name}`,
      ]];
      return `::: code-group\n\n${
        commands.map(([tool, command]) => `\`\`\`sh [${tool}]\n${command!.replace(/ *#.*$/, "")}\n\`\`\``).join("\n\n")
      }\n\n:::`;
    },
  );
}
