/** Writes the pages of the site: links, descriptions, dates, tabs. */

import { dirname, join, normalize, relative } from "node:path/posix";
import { root, run } from "../../scripts/_project.ts";

/** Output folder of the pages. */
export const PAGES: URL = new URL(".build/pages/", import.meta.url);

/** Base URL of repository files. */
export const REPOSITORY = "https://github.com/dwsa/base/blob/main/";

/** Pages by the repository files that they are generated from. */
export const pageOf: Map<string, string> = new Map([
  ["README.md", "index.md"],
  ["SECURITY.md", "guide/security-policy.md"],
  ["CHANGELOG.md", "guide/changelog.md"],
  ["docs/errors.md", "errors/index.md"],
]);

/** The Markdown of the written pages, by path. */
export const pages: Map<string, string> = new Map();

const described = new Set<string>();

/** Reads a file of the repository. */
export const read = (path: string): string => Deno.readTextFileSync(new URL(path, root));

/** Returns the title of a page; an empty string if it has none. */
export const titleOf = (text: string): string => /^# (.+)$/m.exec(text)?.[1]?.replaceAll("`", "") ?? "";

/** The date of the last change of each file, from the git history; empty in a copy without history. */
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
  /** The repository files that the page is generated from; "Edit this page" links to the first. */
  readonly sources?: readonly string[];
  /** Additional lines of front matter. */
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

/** Replaces the links of a file by links to pages, or to the repository if there is no page. */
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
      // The label of a link to a guide is the guide's title, not its file name.
      const name = file.endsWith(".md") && file.endsWith(label) ? titleOf(read(file)) || label : label;
      return `[${name}](${link.startsWith(".") ? link : `./${link}`}${anchor})`;
    },
  );
}

/** Returns the first sentence of a page, without markup. */
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

/** Replaces the installation commands by tabs, one for each tool. */
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
