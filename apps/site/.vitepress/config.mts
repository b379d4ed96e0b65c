/** VitePress configuration. `build.ts` writes the pages and the sidebar before VitePress runs. */

import { readFileSync } from "node:fs";
import { defineConfig, type HeadConfig } from "vitepress";
import { MINI_SEARCH, searched } from "../search.ts";
import { slugOf } from "../slug.ts";

const { sidebar } = JSON.parse(
  readFileSync(new URL("../.build/site.json", import.meta.url), "utf8"),
);
/** The hovers of each block of code, by its text; see `hovers.ts`. */
const hovers: Readonly<Record<string, readonly (readonly [start: number, end: number, text: string])[]>> = JSON.parse(
  readFileSync(new URL("../.build/hovers.json", import.meta.url), "utf8"),
);
/** Base path of the site on its host. */
const base = process.env.SITE_BASE ?? "/";
/** The canonical address of the site, for search engines and link previews, also in copies of the site. */
const address = process.env.SITE_URL ?? "https://dwsa.github.io/base/";
const NAME = "@dwsa/base";

export default defineConfig({
  title: NAME,
  description:
    "Keys, addresses, contract values, calls, authorization entries and transactions for Stellar-compatible networks",
  lang: "en",
  base,
  srcDir: ".build/pages",
  outDir: "../../dist/site",
  cacheDir: ".build/cache",
  metaChunk: true,
  lastUpdated: true, // from the git history; the date is in the front matter of each page
  sitemap: { hostname: address },
  head: [
    ["link", {
      rel: "icon",
      type: "image/svg+xml",
      href: `${base}favicon.svg`,
    }],
    ["meta", { property: "og:type", content: "website" }],
    ["meta", { property: "og:site_name", content: NAME }],
    ["meta", { property: "og:image", content: `${address}card.png` }],
    ["meta", { name: "twitter:card", content: "summary_large_image" }],
  ],
  markdown: {
    theme: {
      light: "github-light-high-contrast",
      dark: "github-dark-high-contrast",
    },
    codeTransformers: [{
      name: "hovers",
      preprocess(code, options) {
        options.tokenizeTimeLimit = 0; // a slow machine would leave lines without colors
        const found = Object.hasOwn(hovers, code.trimEnd()) ? hovers[code.trimEnd()]! : [];
        options.decorations = found.map(([start, end, text]) => ({ start, end, properties: { "data-type": text } }));
      },
    }],
    // Otherwise `{name}` at the end of a table cell is not text but an HTML attribute.
    attrs: { disable: true },
    // The same anchors as on GitHub, so that links to headings work on both.
    anchor: {
      slugify: slugOf,
    },
  },
  transformHead({ page, pageData: { title, description } }): HeadConfig[] {
    if (page === "404.md") {
      return [["meta", { name: "robots", content: "noindex" }]];
    }
    const url = `${address}${page.replace(/(^|\/)index\.md$/, "$1").replace(/\.md$/, ".html")}`;
    return [
      ["link", {
        rel: "alternate",
        type: "text/markdown",
        href: `${base}${page}`,
      }],
      ["link", { rel: "canonical", href: url }],
      ["meta", { property: "og:url", content: url }],
      ["meta", { property: "og:title", content: title }],
      ["meta", { property: "og:description", content: description }],
    ];
  },
  themeConfig: {
    nav: [
      { text: "Guide", link: "/guide/getting-started", activeMatch: "/guide/" },
      { text: "Examples", link: "/examples/", activeMatch: "/examples/" },
      {
        text: "Reference",
        link: "/reference/",
        activeMatch: "/(reference|wire)/",
      },
      { text: "Errors", link: "/errors/", activeMatch: "/errors/" },
      { text: "Inspector", link: "/inspector.html", target: "_self" },
    ],
    sidebar: { ...sidebar, "/wire/": sidebar["/reference/"] },
    lastUpdated: { formatOptions: { dateStyle: "long" } },
    outline: { level: [2, 3] },
    search: {
      provider: "local",
      options: {
        _render: (text, { relativePath }, md) => md.render(searched(relativePath, text), {}),
        miniSearch: MINI_SEARCH,
      },
    },
    editLink: {
      text: "Edit this page",
      pattern: ({ frontmatter }) => `https://github.com/dwsa/base/edit/main/${frontmatter.source}`,
    },
    socialLinks: [{ icon: "github", link: "https://github.com/dwsa/base" }],
  },
});
