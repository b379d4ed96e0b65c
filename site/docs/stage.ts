/**
 * The pages of the site as Markdown: README, docs/, the examples, the errors by code, the reference that TypeDoc has
 * written, and the wire types. Links between files of the repository become links between pages.
 */

import { basename, dirname, join, normalize, relative } from "node:path/posix";
import { readErrorCodes } from "../../scripts/_error_codes.ts";
import { filesBelow, root } from "../../scripts/_project.ts";
import { runCommand, TABLE } from "../../cli/commands.ts";
import { commandPage } from "./command_page.ts";
import { wirePages } from "./wire_types.ts";

/** Where the pages are written. */
export const PAGES: URL = new URL(".build/pages/", import.meta.url);

const REPOSITORY = "https://github.com/dwsa/base/blob/main/";

/** The guides, in the order in which they are read; those that do not exist are left out. */
const GUIDES: readonly (readonly [group: string, names: readonly string[]])[] = [
  ["Begin", [
    "getting-started",
    "how-do-i",
    "migrating",
    "beside-stellar-sdk",
  ]],
  ["Do", [
    ...[
      "keys",
      "values",
      "contracts",
      "calling",
      "calling",
      "transactions",
      "authorizing",
      "smart-accounts",
    ],
    ...["approving", "describing", "events"],
  ]],
  ["Run", ["runtimes", "command", "scaling", "security", "performance"]],
  ["Know", ["architecture", "decisions"]],
];

/** One entry of the sidebar. */
export interface SidebarItem {
  readonly text: string;
  readonly link?: string;
  readonly items?: readonly SidebarItem[];
}

/** The page of each file of the repository that has one. */
const pageOf = new Map<string, string>([
  ["README.md", "index.md"],
  ["SECURITY.md", "guide/security-policy.md"],
  ["CHANGELOG.md", "guide/changelog.md"],
  ["docs/errors.md", "errors/index.md"],
]);

const written = new Map<string, string>();

const read = (path: string): string => Deno.readTextFileSync(new URL(path, root));
const titleOf = (text: string): string => /^# (.+)$/m.exec(text)?.[1] ?? "";

/** Writes a page, with the links of the file that it comes from turned to pages, or to the repository. */
function write(page: string, text: string, source?: string): void {
  const turned = source === undefined ? text : text.replace(
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
  const plain = turned.replace(/^```(tsx?) ignore$/gm, "```$1").replace(
    /^<!-- [a-z]+:(start|end) -->$/gm,
    "",
  );
  written.set(page, plain);
  const url = new URL(page, PAGES);
  Deno.mkdirSync(new URL(".", url), { recursive: true });
  Deno.writeTextFileSync(url, plain);
}

/** What an example's first comment says, without its marks. */
function opening(text: string): string {
  const comment = /^\/\*\*([^]*?)\*\//.exec(text)?.[1] ?? "";
  const [first] = comment.split("\n").map((one) => one.replace(/^ \*? ?/, ""))
    .join("\n").trim().split("\n\n");
  return first!.replace(/\s+/g, " ");
}

/** Pages of the programs in examples/, and the list of them. */
function stageExamples(): SidebarItem[] {
  const files = filesBelow("examples").filter((path) => !/(^|\/)(node_modules|dist)\/|-lock\.json$|\.lock$/.test(path))
    .sort();
  const groups = Map.groupBy(files, (path) => path.split("/")[1]!);
  const items = [...groups].map(
    ([name, paths]): SidebarItem & { readonly about: string } => {
      const page = `examples/${name.replace(/\.\w+$/, "").replaceAll("_", "-")}.md`;
      for (const path of paths) pageOf.set(path, page);
      pageOf.set(`examples/${name}`, page);
      return {
        text: name,
        link: `/${page}`,
        about: opening(
          paths.map(read).find((text) => opening(text) !== "") ?? "",
        ),
      };
    },
  );
  pageOf.set("examples", "examples/index.md");
  for (const [i, [name, paths]] of [...groups].entries()) {
    const programs = paths.map((path) => {
      const language = path.split(".").at(-1)!;
      return `${paths.length > 1 ? `## ${path.slice("examples/".length)}\n\n` : ""}\`\`\`${language}\n${
        read(path).trimEnd()
      }\n\`\`\``;
    });
    write(
      items[i]!.link!.slice(1),
      `# ${name}\n\n${items[i]!.about}\n\n${programs.join("\n\n")}\n`,
    );
  }
  const list = items.map(({ text, link, about }) => `- [${text}](.${link!.slice("/examples".length)}): ${about}`);
  write(
    "examples/index.md",
    `# Examples\n\nPrograms that run alone; the test suite runs each.\n\n${list.join("\n")}\n`,
  );
  return items.map(({ text, link }) => ({ text, link: link! }));
}

/** Readable names: `Throws` once, as a list, and links to the pages of error codes. */
function stageReference(): SidebarItem[] {
  const below = (folder: string): string[] =>
    [...Deno.readDirSync(new URL(folder, PAGES))].map(({ name }) => name)
      .sort();
  const areas = below("reference/").filter((name) => !name.endsWith(".md"));
  return areas.map((area) => {
    const folder = `reference/${area}/`;
    const items: SidebarItem[] = [];
    for (const kind of below(folder)) {
      const files = kind.endsWith(".md") ? [kind] : below(`${folder}${kind}`).map((name) => `${kind}/${name}`);
      for (const file of files) {
        const text = Deno.readTextFileSync(new URL(`${folder}${file}`, PAGES));
        const [, before, throws, after] = /^([^]*?)((?:#+ Throws\n\n(?:(?!#).*\n)*)+)([^]*)$/.exec(text) ?? [];
        let page = text;
        if (throws !== undefined) {
          const parts = throws.split(/#+ Throws\n\n/).slice(1).map((part) => `- ${part.trim().replace(/\n/g, "\n  ")}`);
          page = `${before}${/^#+ Throws/.exec(throws)![0]}\n\n${parts.join("\n")}\n\n${after}`;
        }
        const up = file.includes("/") ? "../../../" : "../../";
        page = page.replace(
          /(?<![[`/\w])`([a-z-]+\/[a-z0-9-]+)`(?!\])/g,
          (all, code) => errorCodes.has(code) ? `[${all}](${up}errors/${code}.md)` : all,
        );
        const title = file === "index.md" ? `# @dwsa/base/${area}` : "";
        write(
          `${folder}${file}`,
          title === "" ? page : page.replace(/^# .+$/m, title),
        );
        if (file !== "index.md") {
          items.push({
            text: basename(file, ".md"),
            link: `/${folder}${file}`,
          });
        }
      }
    }
    return { text: area, link: `/${folder}index.md`, items };
  });
}

/** What is wrong, and what to do, by code. */
const errorCodes = new Map(
  readErrorCodes(read("errors/dwsa_error.ts")).map(({ code, ...comment }) => [code, comment]),
);

/** A page for each code, at `/errors/` and the code, with the functions that say that they throw it. */
function stageErrors(): SidebarItem[] {
  const groups = new Map<string, SidebarItem[]>();
  const reference = [...written].filter(([page]) => /^reference\/.+\/(functions|classes)\//.test(page));
  for (const [code, { problem, remedy }] of errorCodes) {
    const throwers = reference.filter(([, text]) => text.includes(`\`${code}\``)).map(([page]) =>
      `- [${basename(page, ".md")}](../../${page})`
    );
    const thrown = throwers.length === 0 ? "" : `## Thrown by\n\n${throwers.join("\n")}\n`;
    const area = code.split("/")[0]!;
    write(
      `errors/${code}.md`,
      `# \`${code}\`\n\nThe \`code\` of a \`DwsaError\`. ${problem}\n\n**What to do:** ${remedy}\n\n${thrown}\n` +
        `[All error codes](../index.md)\n`,
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
    return `## ${area}\n\n| code | problem | remedy |\n| --- | --- | --- |\n${rows.join("\n")}\n`;
  });
  write("errors/index.md", `${read("docs/errors.md")}\n${tables.join("\n")}`, "docs/errors.md");
  return [...groups].map(([text, items]) => ({
    text,
    link: `/errors/index.md#${text}`,
    items,
  }));
}

/** Writes all pages but those of TypeDoc, which it mends; gives back the sidebar of each part of the site. */
export async function stage(): Promise<Record<string, SidebarItem[]>> {
  const names = filesBelow("docs").filter((path) => /^docs\/[^/]+\.md$/.test(path)).map((path) =>
    basename(path, ".md")
  );
  for (const name of names) {
    if (name !== "errors") pageOf.set(`docs/${name}.md`, `guide/${name}.md`);
  }
  for (
    const path of filesBelow("docs").filter((path) => path.endsWith(".svg"))
  ) { // the plots
    const page = `guide/${basename(path)}`;
    pageOf.set(path, page);
    Deno.mkdirSync(new URL("guide/", PAGES), { recursive: true });
    Deno.copyFileSync(new URL(path, root), new URL(page, PAGES));
  }
  const examples = stageExamples();
  for (const name of names) {
    if (name === "errors") continue;
    write(`guide/${name}.md`, read(`docs/${name}.md`), `docs/${name}.md`);
  }
  write("guide/command.md", (await commandPage(TABLE, runCommand)).join("\n"));
  write("guide/security-policy.md", read("SECURITY.md"), "SECURITY.md");
  write("guide/changelog.md", read("CHANGELOG.md"), "CHANGELOG.md");
  const wire = await wirePages();
  for (const { name, text } of wire) write(`wire/${name}.md`, text);
  const reference = stageReference();
  const errors = stageErrors();
  const list = reference.map(({ text, link }) => `- [\`@dwsa/base/${text}\`](.${link!.slice("/reference".length)})`);
  const wireList = wire.map(({ name, title }) => `- [${title}](../wire/${name}.md)`);
  write(
    "reference/index.md",
    `# Reference\n\n## Areas\n\n${list.join("\n")}\n\n## Wire types\n\n${wireList.join("\n")}\n\n` +
      "## Errors\n\n- [All codes](../errors/index.md)\n",
  );
  const opening = "---\ntitle: Keys, values and authorization for contract calls\n---\n\n";
  const ways = '<p class="ways">\n<a href="./guide/getting-started.html">Getting started</a>\n' +
    '<a href="./guide/migrating.html">Coming from stellar-sdk</a>\n' +
    '<a href="./inspector.html" target="_self">Inspector</a>\n</p>\n';
  write(
    "index.md",
    opening +
      read("README.md").replace(/^# .+\n/, (title) => `${title}\n${ways}`),
    "README.md",
  );

  const listed = GUIDES.flatMap(([, group]) => group);
  const guides = [
    ...GUIDES.map(([group, wanted]) => [group, wanted] as const),
    ["More", names.filter((name) => !listed.includes(name))] as const,
  ]
    .map(([text, wanted]): SidebarItem => ({
      text,
      items: wanted.map((name) => `guide/${name}.md`).filter((page) => written.has(page)).map((page) => ({
        text: titleOf(written.get(page)!).replaceAll("`", ""),
        link: `/${page}`,
      })),
    })).filter(({ items }) => items!.length > 0);
  const know = [
    { text: "Security policy", link: "/guide/security-policy.md" },
    { text: "Changes", link: "/guide/changelog.md" },
  ];
  // Each area lists its own pages only: a list of all would be most of the weight of a page.
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

/** The Markdown of each page that was written, by its path. */
export const pages: ReadonlyMap<string, string> = written;
