import { descriptionLines } from "./description_lines.ts";
import type { Description } from "./description.ts";
import { partText } from "./part_text.ts";

/**
 * Formats all lines of a description as a string: the lines of {@linkcode descriptionLines}, each on one line and indented
 * by its depth. Below a depth of 8, the line begins with its level instead of more spaces.
 *
 * @param description the result of `describeRequest`
 * @returns the lines, separated by line feeds, without a trailing line feed
 * @throws {TypeError} if `description` is not a `Description`
 *
 * @example No request
 * ```ts
 * import { describeRequest, formatDescription } from "@dwsa/base/describe";
 * import { Networks } from "@dwsa/base/network";
 * import assert from "node:assert/strict";
 *
 * const description = describeRequest([], { networkPassphrase: Networks.TESTNET });
 * assert.equal(formatDescription(description), "Nothing is requested\nNetwork: the test network");
 * ```
 */
export function formatDescription(description: Description): string {
  return descriptionLines(description).map(({ depth, parts }) => {
    const level = depth > MOST_INDENT ? `(level ${depth}) ` : "";
    return `${"  ".repeat(Math.min(depth, MOST_INDENT))}${level}${parts.map(partText).join("")}`;
  }).join("\n");
}

/** The maximum indentation. Without a maximum, the text of a deep tree would grow quadratically. */
const MOST_INDENT = 8;
