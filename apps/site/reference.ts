/** Adjusts the reference that TypeDoc writes: adds imports, sources and guides, and shows results, not assertions. */

import { basename } from "node:path/posix";
import { readManifest } from "../../scripts/_project.ts";
import { PAGES, pages, REPOSITORY, titleOf, write } from "./page.ts";
import type { SidebarItem } from "./stage.ts";
import { withResults } from "./snippets.ts";

/** The guide of each area. */
const GUIDES: Readonly<Record<string, string>> = {
  accounts: "smart-accounts",
  address: "keys",
  amount: "values",
  auth: "authorizing",
  builder: "transactions",
  catalogue: "values",
  client: "calling",
  compare: "approving",
  contract: "calling",
  describe: "describing",
  encoding: "values",
  errors: "errors",
  humanize: "events",
  json: "values",
  ledger: "ledgers",
  keys: "keys",
  network: "transactions",
  operation: "transactions",
  policy: "approving",
  scval: "values",
  spec: "contracts",
  strkey: "keys",
  testing: "testing",
  transaction: "transactions",
  uri: "wallets",
  webauth: "logins",
  xdr: "values",
};

/** Types of the symbols in each of TypeDoc's folders. */
const KINDS: Readonly<Record<string, string>> = {
  classes: "class",
  functions: "function",
  interfaces: "interface",
  "type-aliases": "type",
  variables: "constant",
};

/** Returns links to the guides of a symbol: that of its area, and the two others that mention it most often. */
function guidesOf(area: string, name: string): string {
  const guide = GUIDES[area];
  if (guide === undefined) {
    throw new Error(`expected GUIDES to have a guide for @dwsa/base/${area}`);
  }
  const own = guide === "errors" ? "errors/index.md" : `guide/${guide}.md`;
  const named = [...pages].filter(([page]) =>
    page !== own &&
    /^guide\/(?!decisions|architecture|changelog|performance|how-do-i|migrating)/
      .test(page)
  ).map(([page, text]) => [page, text.match(new RegExp(`\\b${name}\\b`, "g"))?.length ?? 0] as const)
    .filter(([, count]) => count > 0).sort(([, a], [, b]) => b - a).slice(0, 2)
    .map(([page]) => page);
  return [...new Set([own, ...named])].map((page) => `[${titleOf(pages.get(page) ?? "# Errors")}](../../../${page})`)
    .join(" · ");
}

/** Adjusts the text of a TypeDoc page, and returns it with the links to the sources of its symbols. */
function mend(text: string, up: string, errorCodes: ReadonlyMap<string, unknown>): [text: string, sources: string[]] {
  const sources: string[] = [];
  const mended = text
    // Remove the sources of members: the page links to the source of the symbol, which is nearby.
    .replace(/^Defined in: \[[^\]]+\]\((.+?)\)\n\n/gm, (_, link: string) => (sources.push(link), ""))
    // Merge all `Throws` sections into one list.
    .replace(/(?:^#+ Throws\n\n(?:(?!#|\*\*\*$).*\n)*)+/gm, (throws) => {
      const [heading] = /^#+ Throws/.exec(throws)!;
      const parts = throws.split(/^#+ Throws\n\n/m).slice(1).map((part) => `- ${part.trim().replace(/\n/g, "\n  ")}`);
      return `${heading}\n\n${parts.join("\n")}\n\n`;
    })
    .replace(
      /(?<![[`/\w])`([a-z-]+\/[a-z0-9-]+)`(?!\])/g,
      (all, code) => errorCodes.has(code) ? `[${all}](${up}errors/${code}.md)` : all,
    )
    .replace(/^```ts\n([^]*?)^```$/gm, (_, code: string) => `\`\`\`ts\n${withResults(code)}\`\`\``)
    // TypeDoc breaks unions in signatures into lines, and indents parameters by three spaces.
    .replace(
      /(?<=^```ts\n)(?:function|new|static|get|set|type|abstract|[\w#]+\??(?:<[^\n]*>)?\()[^]*?(?=^```$)/gm,
      (signature) =>
        signature.replace(/(?<=[:=<(]) ?\n +\| /g, " ").replace(/\n +\| /g, " | ").replace(/^ {3}(?=\S)/gm, "  ")
          .replace(/ +$/gm, ""),
    )
    .replaceAll("Uint8Array<ArrayBufferLike>", "Uint8Array")
    .replaceAll("`Uint8Array`\\<`ArrayBufferLike`\\>", "`Uint8Array`");
  return [mended, sources];
}

/** Adjusts all TypeDoc pages, and returns the areas with their symbols. The guides must already be written. */
export function stageReference(errorCodes: ReadonlyMap<string, unknown>): SidebarItem[] {
  const below = (folder: string): string[] =>
    [...Deno.readDirSync(new URL(folder, PAGES))].map(({ name }) => name).sort();
  const { exports: entrypoints } = readManifest();
  const areas = below("reference/").filter((name) => !name.endsWith(".md"));
  return areas.map((area) => {
    const folder = `reference/${area}/`;
    const items: SidebarItem[] = [];
    for (const kind of below(folder)) {
      const files = kind.endsWith(".md") ? [kind] : below(`${folder}${kind}`).map((name) => `${kind}/${name}`);
      for (const file of files) {
        const text = Deno.readTextFileSync(new URL(`${folder}${file}`, PAGES));
        const [page, links] = mend(text, file.includes("/") ? "../../../" : "../../", errorCodes);
        if (file === "index.md") {
          const sources = [entrypoints[`./${area}`]!.replace("./", "")];
          write(`${folder}${file}`, page.replace(/^# .+$/m, `# @dwsa/base/${area}`), { sources });
          continue;
        }
        const name = basename(file, ".md");
        const type = KINDS[kind]!;
        const imported = type === "interface" || type === "type" ? `type ${name}` : name;
        const source = links.length === 0 ? "" : ` · [Source](${links[0]})`;
        const head = `\`\`\`ts\nimport { ${imported} } from "@dwsa/base/${area}";\n\`\`\`\n\n` +
          `*${type}*${source} · Guide: ${guidesOf(area, name)}\n`;
        // Insert after the signature, if there is one.
        const whole = page.replace(/^# .+\n(\n```ts\n[^]*?\n```\n)?/, (opening) => `${opening}\n${head}`);
        const sources = links.slice(0, 1).map((link) => link.slice(REPOSITORY.length).replace(/#.*/, ""));
        write(`${folder}${file}`, whole, { sources });
        items.push({ text: name, link: `/${folder}${file}` });
      }
    }
    return { text: area, link: `/${folder}index.md`, items };
  });
}
