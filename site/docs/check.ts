/** Checks of the built site that need no browser: weights, and links with their anchors. */

import { filesBelow, root } from "../../scripts/_project.ts";

/** The most that a page may weigh, in bytes. */
const MAX_PAGE = 300_000;

const BASE = Deno.env.get("SITE_BASE") ?? "/";

/** What is wrong with the site in `folder`, a line each. */
export function checkFiles(folder: URL): string[] {
  const prefix = folder.href.slice(root.href.length);
  const files = new Set(
    filesBelow(prefix.replace(/\/$/, "")).map((path) => path.slice(prefix.length)),
  );
  const errors: string[] = [];
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
    for (const [, href] of text.matchAll(/<a [^>]*href="([^"]*)"/g)) {
      const error = brokenLink(file, decodeEntities(href!), files, ids);
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

/** What is wrong with a link, or `undefined`. Links to other sites are not followed. */
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
  if (target === undefined) return "leads to no page";
  const id = decodeURIComponent(url.hash.slice(1));
  const known = ids.get(target);
  return id === "" || known === undefined || known.has(id) ? undefined : `has an anchor that ${target} lacks`;
}
