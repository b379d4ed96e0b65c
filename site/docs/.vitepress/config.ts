/** The site's generator. The pages and the sidebar are written by `build.ts` first. */

import { readFileSync } from "node:fs";
import { defineConfig, type HeadConfig } from "vitepress";

const { sidebar } = JSON.parse(
  readFileSync(new URL("../.build/site.json", import.meta.url), "utf8"),
);
const base = process.env.SITE_BASE ?? "/";

export default defineConfig({
  title: "@dwsa/base",
  description:
    "Keys, addresses, contract values, calls, authorization entries and transactions for Stellar's contracts",
  lang: "en",
  base,
  srcDir: ".build/pages",
  outDir: "../../dist/site",
  cacheDir: ".build/cache",
  metaChunk: true,
  markdown: {
    theme: { light: "github-light-high-contrast", dark: "github-dark-high-contrast" },
    // As on the pages of the repository, so that a link to a heading leads there in both.
    anchor: {
      slugify: (text) =>
        text.trim().toLowerCase().replace(/[^\p{L}\p{N}\s_-]/gu, "").replace(
          /\s/g,
          "-",
        ),
    },
  },
  transformHead({ page }): HeadConfig[] {
    return [["link", {
      rel: "alternate",
      type: "text/markdown",
      href: `${base}${page}`,
    }]];
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
    outline: { level: [2, 3] },
    search: {
      provider: "local",
      // Code is not searched: the names in it have pages of their own.
      options: {
        _render: (text, env, md) => md.render(text.replace(/^```[^]*?^```$/gm, ""), env),
        miniSearch: {
          options: {
            // Both functions go to the page as text: they cannot use anything around them.
            processTerm: (term: string) =>
              /^(a|an|the|is|this|that|of|to|in|on|for|my|i|it|how|do|does|what|and|or)$/i.test(term)
                ? null
                : term.toLowerCase(),
          },
          searchOptions: {
            boostDocument: (page: string) =>
              /guide\/(decisions|changelog|architecture)|errors\/(index|#|$)/.test(page)
                ? 0.2
                : /guide\//.test(page)
                ? 2
                : 1,
          },
        },
      },
    },
    socialLinks: [{ icon: "github", link: "https://github.com/dwsa/base" }],
    docFooter: { prev: false, next: false },
  },
});
