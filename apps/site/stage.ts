/**
 * Generates the pages of the site as Markdown: README, docs/, the examples, the errors by code, the reference that
 * TypeDoc has written, and the wire types. Links between files of the repository become links between pages.
 */

import { basename } from "node:path/posix";
import { readErrorCodes } from "./error_codes.ts";
import { filesBelow, root } from "../../scripts/_project.ts";
import { runCommand, TABLE } from "../cli/commands.ts";
import { commandPage } from "./command_page.ts";
import { stageExamples } from "./examples.ts";
import { descriptionOf, pageOf, PAGES, pages, read, titleOf, turnLinks, write } from "./page.ts";
import { columns, sentences } from "./generated_tables.ts";
import { stageReference } from "./reference.ts";
import { wirePages } from "./wire_types.ts";

/** The guides in display order, by group. Guides that do not exist are skipped. */
const GUIDES: readonly (readonly [group: string, names: readonly string[]])[] = [
  ["Begin", ["getting-started", "how-do-i", "migrating", "beside-stellar-sdk"]],
  ["Backends", ["calling", "keys", "approving", "transactions", "why-rejected", "testing"]],
  ["Wallets", ["wallets", "describing", "authorizing", "smart-accounts", "logins"]],
  ["Contracts", ["contracts", "values"]],
  ["Data", ["ledgers", "events", "scaling"]],
  ["Run", ["runtimes", "command", "performance"]],
  ["Know", ["architecture", "decisions"]],
];

/** An entry of the sidebar. */
export interface SidebarItem {
  readonly text: string;
  readonly link?: string;
  readonly items?: readonly SidebarItem[];
}

/** Files that are copied to the site unchanged. */
const STATIC = ["favicon.svg", "card.png", ".well-known/security.txt"];

/** The problem and the fix of each error code. */
const errorCodes = new Map(
  readErrorCodes(read("errors/dwsa_error.ts")).map((
    { code, ...comment },
  ) => [code, comment]),
);

/** Writes a page for each error code, at `/errors/CODE`, with the functions whose doc comments list the code. */
function stageErrors(): SidebarItem[] {
  const groups = new Map<string, SidebarItem[]>();
  const sources = ["errors/dwsa_error.ts"];
  const reference = [...pages].filter(([page]) => /^reference\/.+\/(functions|classes)\//.test(page))
    .map(([page, text]) => [page, (text.match(/^#+ Throws\n[^]*?(?=^#|(?![^]))/gm) ?? []).join("")] as const);
  for (const [code, { problem, remedy }] of errorCodes) {
    const throwers = reference.filter(([, text]) => text.includes(`\`${code}\``)).map(([page]) =>
      `- [${basename(page, ".md")}](../../${page})`
    );
    const thrown = throwers.length === 0 ? "" : `## Thrown by\n\n${throwers.join("\n")}\n`;
    const area = code.split("/")[0]!;
    write(
      `errors/${code}.md`,
      `# \`${code}\`\n\n${problem}\n\n**Fix:** ${remedy}\n\n${thrown}\n` +
        "A `code` of [`DwsaError`](../../reference/errors/classes/DwsaError.md). [All error codes](../index.md)\n",
      { sources },
    );
    groups.set(area, [...groups.get(area) ?? [], {
      text: code,
      link: `/errors/${code}.md`,
    }]);
  }
  const tables = [...groups].map(([area, items]) => {
    const rows = items.map(({ text: code }) => {
      const { problem, remedy } = errorCodes.get(code)!;
      return `| [\`${code}\`](./${code}.md) | ${problem} | ${remedy} |`;
    });
    return `## ${area}\n\n| code | problem | fix |\n| --- | --- | --- |\n${rows.join("\n")}\n`;
  });
  const [page, source] = ["errors/index.md", "docs/errors.md"];
  write(
    page,
    `${turnLinks(read(source), source, page)}\n${tables.join("\n")}`,
    { sources: [source, ...sources] },
  );
  return [...groups].map(([text, items]) => ({
    text,
    link: `/errors/index.md#${text}`,
    items,
  }));
}

/** Writes the home page: a program, the inspector's report on its input, and README. */
function stageHome(): void {
  const samples: readonly {
    readonly title: string;
    readonly query: { readonly input: string };
  }[] = JSON.parse(
    read("apps/inspector/samples.json"),
  );
  const { input } = samples.find(({ title }) => title === "An account takeover")!.query;
  const readme = turnLinks(read("README.md"), "README.md", "index.md");
  const opening = read("apps/site/home.md").replace(
    "{{input}}",
    encodeURIComponent(input),
  );
  const body = readme.replace(/^# .+\n/, "");
  const matter = [
    "layout: page",
    "sidebar: false",
    "title: Keys, values and authorization for contract calls",
    "hero:",
    '  name: "@dwsa/base"',
    "  text: Know what you sign",
    `  tagline: ${JSON.stringify(`${descriptionOf(readme)} Only the client needs a network.`)}`,
    "  actions:",
    '    - { theme: brand, text: "Get started", link: "/guide/getting-started" }',
    '    - { theme: alt, text: "How do I …", link: "/guide/how-do-i" }',
    '    - { theme: alt, text: "Coming from stellar-sdk", link: "/guide/migrating" }',
  ].join("\n");
  write("index.md", readme, {
    sources: ["README.md"],
    matter,
    shown: `${opening}${body}\n\n</div>\n</main>\n`,
  });
}

/** Writes all pages and adjusts those of TypeDoc; returns the sidebar of each part of the site. */
export async function stage(): Promise<Record<string, SidebarItem[]>> {
  const names = filesBelow("docs").filter((path) => /^docs\/[^/]+\.md$/.test(path)).map((path) =>
    basename(path, ".md")
  );
  for (const name of names) {
    if (name !== "errors") pageOf.set(`docs/${name}.md`, `guide/${name}.md`);
  }
  for (
    const path of filesBelow("docs").filter((path) => path.endsWith(".svg"))
  ) { // plots in the guides
    const page = `guide/${basename(path)}`;
    pageOf.set(path, page);
    Deno.mkdirSync(new URL("guide/", PAGES), { recursive: true });
    Deno.copyFileSync(new URL(path, root), new URL(page, PAGES));
  }
  const examples = stageExamples();
  /** What the site adds to guides: tables that are written in the code. */
  const added: Readonly<Record<string, string>> = { "docs/ledgers.md": columns(), "docs/describing.md": sentences() };
  const guide = (page: string, source: string) =>
    write(page, turnLinks(read(source), source, page) + (added[source] ?? ""), { sources: [source] });
  for (const name of names) {
    if (name !== "errors") guide(`guide/${name}.md`, `docs/${name}.md`);
  }
  write("guide/command.md", (await commandPage(TABLE, runCommand)).join("\n"), {
    sources: ["apps/cli/commands.ts"],
  });
  guide("guide/security-policy.md", "SECURITY.md");
  guide("guide/changelog.md", "CHANGELOG.md");
  const wire = await wirePages();
  for (const { name, text } of wire) {
    write(`wire/${name}.md`, text, { sources: [`xdr/idl/${name}.x`] });
  }
  const reference = stageReference(errorCodes);
  const errors = stageErrors();
  const list = reference.map(({ text, link }) => {
    const about = descriptionOf(pages.get(link!.slice(1))!);
    return `| [\`@dwsa/base/${text}\`](.${link!.slice("/reference".length)}) | ${about} |`;
  });
  const wireList = wire.map(({ name, title }) => `- [${title}](../wire/${name}.md)`);
  write(
    "reference/index.md",
    `# Reference\n\n## Areas\n\n| import | contents |\n| --- | --- |\n${list.join("\n")}\n\n## Wire types\n\n${
      wireList.join("\n")
    }\n\n` +
      "## Errors\n\n- [All codes](../errors/index.md)\n",
  );
  stageHome();
  Deno.mkdirSync(new URL("public/.well-known/", PAGES), { recursive: true });
  for (const name of STATIC) {
    Deno.copyFileSync(
      new URL(`public/${name}`, import.meta.url),
      new URL(`public/${name}`, PAGES),
    );
  }

  const listed = GUIDES.flatMap(([, group]) => group);
  const guides = [
    ...GUIDES.map(([group, wanted]) => [group, wanted] as const),
    ["More", names.filter((name) => !listed.includes(name))] as const,
  ]
    .map(([text, wanted]): SidebarItem => ({
      text,
      items: wanted.map((name) => `guide/${name}.md`).filter((page) => pages.has(page)).map((page) => ({
        text: titleOf(pages.get(page)!),
        link: `/${page}`,
      })),
    })).filter(({ items }) => items!.length > 0);
  const know = [
    { text: "Security policy", link: "/guide/security-policy.md" },
    { text: "Changes", link: "/guide/changelog.md" },
  ];
  // The sidebar of an area lists only its own pages: a list of all pages would dominate the size of each page.
  const partsOf = (
    folder: string,
    title: string,
    parts: readonly SidebarItem[],
    others: readonly SidebarItem[],
  ) =>
    Object.fromEntries(parts.map(({ text }) => [
      `/${folder}/${text}/`,
      [{
        text: title,
        items: parts.map(({ text: other, link, items }) => ({
          text: other,
          link: link!,
          ...(other === text ? { items: items! } : {}),
        })),
      }, ...others],
    ]));
  const bare = (parts: readonly SidebarItem[]) => parts.map(({ text, link }) => ({ text, link: link! }));
  const wireItems: SidebarItem = {
    text: "Wire types",
    items: wire.map(({ name, title }) => ({
      text: title.slice("Wire types: ".length),
      link: `/wire/${name}.md`,
    })),
  };
  return {
    "/": [...guides, { text: "Project", items: know }],
    "/examples/": [{
      text: "Examples",
      link: "/examples/index.md",
      items: examples,
    }],
    ...partsOf("reference", "Areas", reference, [wireItems]),
    "/reference/": [{ text: "Areas", items: bare(reference) }, wireItems],
    ...partsOf("errors", "Errors by area", errors, []),
    "/errors/": [{
      text: "Errors by area",
      link: "/errors/index.md",
      items: bare(errors),
    }],
  };
}
