/** Generates the pages of the programs in examples/, and the list of these pages. */

import { filesBelow } from "../../scripts/_project.ts";
import { descriptionOf, pageOf, read, turnLinks, write } from "./page.ts";
import type { SidebarItem } from "./stage.ts";

/** Titles of the programs, in display order. Any other program has the first sentence of its comment as its title. */
const TITLES: Readonly<Record<string, string>> = {
  demo: "Check, sign and verify an authorization entry",
  contract_call: "Call a contract: from arguments to a signed transaction",
  typed_call: "Call a token with typed arguments",
  submit: "Simulate, sign and submit a call, and read its token movements",
  login_server: "Log users in with their accounts (SEP-10)",
  login_contract: "Log in with a contract account (SEP-45)",
  fee_bump: "Pay the fee of another account's transaction",
  events: "Read what a transaction did",
  x402: "Pay for a page over HTTP within a policy (x402)",
  policy: "Limit what a program signs with a policy and a budget",
  multisig: "Collect two signatures through files",
  delegates: "Let delegates approve a call",
  passkey: "Approve a call with a passkey on a web page",
  account_passkey: "Sign for a smart account with a passkey",
  account_agent: "Sign for a smart account with an agent's key",
  account_delegate: "Sign for a smart account as a delegated signer",
  react_vite: "Explain an authorization entry in a React page",
  worker: "Decode values in a web worker",
  node_stream: "Decode a stream in a Node service",
  beside_stellar_sdk: "Use stellar-sdk in the same program",
};

/** Returns the first comment of a program as Markdown, with its commands as code blocks. */
function opening(text: string): string {
  const comment = /\/\*\*([^]*?)\*\//.exec(text)?.[1] ?? "";
  return comment.replace(/^ *\* ?/gm, "").trim().replace(
    /^ {4}(.+)$/gm,
    "```sh\n$1\n```",
  ).replaceAll("\n```\n```sh\n", "\n");
}

/** Writes the pages, and returns the items of the sidebar. */
export function stageExamples(): SidebarItem[] {
  const files = filesBelow("examples").filter((path) => !/(^|\/)(node_modules|dist)\/|-lock\.json$|\.lock$/.test(path))
    .sort();
  const groups = Map.groupBy(files, (path) => path.split("/")[1]!.replace(/\.\w+$/, ""));
  const items = [...new Set([...Object.keys(TITLES), ...groups.keys()])].map((name) => {
    const paths = groups.get(name) ?? [];
    const about = opening(paths.map(read).find((text) => text.includes("/**")) ?? "");
    if (about === "") throw new Error(`expected examples/${name} to begin with a comment that describes it`);
    const page = `examples/${name.replaceAll("_", "-")}.md`;
    for (const path of [...paths, `examples/${name}`]) pageOf.set(path, page);
    return { title: TITLES[name] ?? descriptionOf(about).replace(/\.$/, ""), paths, page, about };
  });
  pageOf.set("examples", "examples/index.md");
  for (const { title, paths, page, about } of items) {
    const programs = paths.map((path) =>
      `## ${path.slice("examples/".length)}\n\n\`\`\`${path.split(".").at(-1)}\n${read(path).trimEnd()}\n\`\`\``
    );
    write(page, turnLinks(`# ${title}\n\n${about}\n\n${programs.join("\n\n")}\n`, paths[0]!, page), { sources: paths });
  }
  const list = items.map(({ title, page, about }) =>
    `- [${title}](./${page.slice("examples/".length)}): ${about.split("\n\n")[0]!.replace(/\s+/g, " ")}`
  );
  write(
    "examples/index.md",
    `# Examples\n\nComplete programs. The test suite runs each of them.\n\n${list.join("\n")}\n`,
    { sources: files },
  );
  return items.map(({ title, page }) => ({ text: title, link: `/${page}` }));
}
