/**
 * Descriptions: what a signature would authorize, for consent dialogs.
 *
 * - {@linkcode describeRequest}: what leaves and enters balances, sentences, warnings and signers of a request
 * - {@linkcode descriptionLines}: the lines of a description, in the order for any renderer
 * - {@linkcode partText}: the text of a part of a line; {@linkcode formatDescription}: all lines as a string
 * - {@linkcode WARNINGS}: the level and the meaning of each warning
 * - {@linkcode WELL_KNOWN_TOKENS}: assets whose issuers were verified
 *
 * @example Describe a transaction
 * ```ts
 * import { describeRequest, formatDescription } from "@dwsa/base/describe";
 * import { Networks } from "@dwsa/base/network";
 * import { payment } from "@dwsa/base/operation";
 * import { buildTransaction } from "@dwsa/base/transaction";
 * import assert from "node:assert/strict";
 *
 * const source = "GDVEU3DD4KOFECV66VIHWEZOYX4ZKR3WV27L464SIIPOU2IUI3JCZA57";
 * const operations = [payment({ destination: source, asset: "native", amount: "5" })];
 * const envelope = buildTransaction({ source, accountSequence: 41n, operations, baseFee: 100, timeBounds: "unbounded" });
 *
 * const description = describeRequest(envelope, { networkPassphrase: Networks.TESTNET });
 * assert.match(formatDescription(description), /Send 5 XLM/);
 * ```
 *
 * @module describe
 */
export type {
  Description,
  Headline,
  Knowledge,
  KnownContract,
  KnownLabel,
  KnownToken,
  Line,
  Part,
  RequestOrigin,
  RequestSubject,
  Statement,
  StatementKind,
  Value,
  Warning,
} from "./description.ts";
export { descriptionLines, type LinesOptions } from "./description_lines.ts";
export { describeRequest } from "./describe_request.ts";
export { formatDescription } from "./format_description.ts";
export { partText } from "./part_text.ts";
export { type WarningCode, type WarningLevel, WARNINGS } from "./warnings.ts";
export { WELL_KNOWN_TOKENS } from "./well_known_tokens.ts";
