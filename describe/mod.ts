/**
 * Descriptions: what a signature would authorize, in sentences, with warnings.
 *
 * - {@linkcode describeTransaction} and {@linkcode describeApproval}: the statements and warnings of a request
 * - {@linkcode formatDescription}: sentences for consent dialogs
 * - {@linkcode WARNINGS}: the level and the meaning of each warning
 *
 * @example Describe a transaction
 * ```ts
 * import { describeTransaction, formatDescription } from "@dwsa/base/describe";
 * import { Networks } from "@dwsa/base/network";
 * import { payment } from "@dwsa/base/operation";
 * import { buildTransaction } from "@dwsa/base/transaction";
 * import assert from "node:assert/strict";
 *
 * const source = "GDVEU3DD4KOFECV66VIHWEZOYX4ZKR3WV27L464SIIPOU2IUI3JCZA57";
 * const operations = [payment({ destination: source, asset: "native", amount: "5" })];
 * const envelope = buildTransaction({ source, accountSequence: 41n, operations, baseFee: 100, timeBounds: "unbounded" });
 *
 * const description = describeTransaction(envelope, { networkPassphrase: Networks.TESTNET });
 * assert.match(formatDescription(description), /Send 5 XLM/);
 * ```
 *
 * @module describe
 */
export type {
  Description,
  Knowledge,
  KnownLabel,
  KnownToken,
  Part,
  Statement,
  StatementKind,
  TransactionDescription,
  Value,
  Warning,
} from "./description.ts";
export { describeApproval } from "./describe_approval.ts";
export { describeTransaction } from "./describe_transaction.ts";
export { formatDescription } from "./format_description.ts";
export { type WarningCode, type WarningLevel, WARNINGS } from "./warnings.ts";
