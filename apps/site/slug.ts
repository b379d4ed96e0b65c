/** Anchors of headings, on the site and on GitHub. */

/** Returns the anchor of a heading by GitHub's rules. */
export function slugOf(title: string): string {
  return title.trim().toLowerCase().replace(/[^\p{L}\p{N}\s_-]/gu, "").replace(
    /\s/g,
    "-",
  );
}
