/** Checks the built site without a browser: file sizes, links with their anchors, and links to the repository. */

import { filesBelow, root } from "../../scripts/_project.ts";
import { REPOSITORY } from "./page.ts";
import { slugOf } from "./slug.ts";

/** Maximum size of a page in bytes. */
const MAX_PAGE = 300_000;

/** Maximum size of the search index in bytes. */
const MAX_INDEX = 450_000;

const BASE = Deno.env.get("SITE_BASE") ?? "/";

/** Returns the problems of the site in `folder`, one per line. */
export function checkFiles(folder: URL): string[] {
  const prefix = folder.href.slice(root.href.length);
  const files = new Set(
    filesBelow(prefix.replace(/\/$/, "")).map((path) => path.slice(prefix.length)),
  );
  const errors: string[] = [];
  const tree = new Map<string, string | undefined>();
  const index = [...files].find((file) => file.includes("localSearchIndex"));
  const { size = Infinity } = index === undefined ? {} : Deno.statSync(new URL(index, folder));
  if (size > MAX_INDEX) {
    errors.push(
      `${index ?? "the index"}: expected at most ${MAX_INDEX} bytes, got ${size}`,
    );
  }
  const ids = new Map<string, ReadonlySet<string>>();
  const texts = new Map<string, string>();
  for (const file of files) {
    if (!file.endsWith(".html") || file === "inspector.html") continue;
    const text = Deno.readTextFileSync(new URL(file, folder));
    texts.set(file, text);
    ids.set(
      file,
      new Set(
        Array.from(
          text.matchAll(/ id="([^"]+)"/g),
          ([, id]) => decodeEntities(id!),
        ),
      ),
    );
    const { size } = Deno.statSync(new URL(file, folder));
    if (size > MAX_PAGE) {
      errors.push(`${file}: expected at most ${MAX_PAGE} bytes, got ${size}`);
    }
  }
  for (const [file, text] of texts) {
    for (const [, encoded] of text.matchAll(/<a [^>]*href="([^"]*)"/g)) {
      const href = decodeEntities(encoded!);
      const own = REPOSITORY_LINK.exec(href);
      const error = own === null ? brokenLink(file, href, files, ids) : brokenSource(own[1]!, own[2], tree);
      if (error !== undefined) errors.push(`${file}: ${href} ${error}`);
    }
  }
  return errors;
}

const decodeEntities = (text: string): string =>
  text.replace(
    /&(amp|quot|lt|gt);/g,
    (_, name) => ({ amp: "&", quot: '"', lt: "<", gt: ">" })[name as "amp"],
  );

/** Matches a link to a file, a folder or the editor of a file in the repository. */
const REPOSITORY_LINK = new RegExp(
  `^${REPOSITORY.replace("/blob/", "/(?:blob|edit|tree)/")}([^#]*)#?(.*)$`,
);

/** Returns the problem of a repository link (a missing file, line or heading), or `undefined`. */
function brokenSource(
  path: string,
  anchor: string | undefined,
  tree: Map<string, string | undefined>,
): string | undefined {
  const file = decodeURIComponent(path).replace(/\/$/, "");
  if (!tree.has(file)) tree.set(file, sourceText(file));
  const text = tree.get(file);
  if (text === undefined) return "links to a file that is not in the repository";
  const line = /^L(\d+)/.exec(anchor ?? "")?.[1];
  if (line !== undefined) {
    return Number(line) <= text.split("\n").length ? undefined : "links to a line that the file does not have";
  }
  return anchor === "" || anchor === undefined || slugsOf(text).includes(anchor)
    ? undefined
    : "links to a heading that does not exist";
}

/** Reads a file of the repository; returns an empty string for a folder. */
function sourceText(path: string): string | undefined {
  try {
    const url = new URL(path, root);
    return Deno.statSync(url).isDirectory ? "" : Deno.readTextFileSync(url);
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return undefined;
    throw error;
  }
}

/** Returns the heading anchors of a file, as its host generates them. */
const slugsOf = (text: string): string[] => Array.from(text.matchAll(/^#+ (.+)$/gm), ([, title]) => slugOf(title!));

/** Returns the problem of a link, or `undefined`. Links to other sites are not followed. */
function brokenLink(
  file: string,
  href: string,
  files: ReadonlySet<string>,
  ids: ReadonlyMap<string, ReadonlySet<string>>,
): string | undefined {
  if (/^[a-z]+:/.test(href)) return undefined;
  const url = new URL(href, `https://site${BASE}${file}`);
  const path = decodeURIComponent(url.pathname.slice(BASE.length));
  const target = [path, `${path}index.html`, `${path}.html`].find((one) => files.has(one));
  if (target === undefined) return "links to a page that does not exist";
  const id = decodeURIComponent(url.hash.slice(1));
  const known = ids.get(target);
  return id === "" || known === undefined || known.has(id)
    ? undefined
    : `links to an anchor that ${target} does not have`;
}
