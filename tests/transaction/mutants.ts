/**
 * Checks that the tests of `checkTransaction` and `explainResult` fail if any of their rules is removed.
 *
 *     deno run -A tests/transaction/mutants.ts [--only=fee]
 */

import { checkMutants, mutantsOf } from "../_mutants.ts";

const TESTS = [
  "tests/transaction/check_transaction_test.ts",
  "tests/transaction/check_transaction_edges_test.ts",
  "tests/transaction/explain_result_test.ts",
];

const RULES = mutantsOf("transaction/_transaction_rules.ts", "", [
  ["resource-fee: negative", "if (reserved < 0n || reserved > MAX", "if (reserved > MAX"],
  ["resource-fee: too high", "reserved < 0n || reserved > MAX_RESOURCE_FEE", "reserved < 0n"],
  ["resource-fee: nothing else is said", "`);\n    return;\n  }\n  const isBump", "`);\n  }\n  const isBump"],
  ["resource-data-missing: the fee is not judged", "if (call !== undefined && data === undefined) return;", ""],
  ["fee-too-low: negative", "if (fee < 0n) {", "if (false) {"],
  ["fee-too-low", "} else if (inclusion < minimum) {", "} else if (false) {"],
  ["fee-too-low: the least fee", "rated > minimum ? rated : minimum", "minimum"],
  ["fee-too-low: of no operation", "Math.max(1, tx.operations.length)", "tx.operations.length"],
  ["fee-too-low: of a fee bump", "BigInt(tx.operations.length) + 1n", "BigInt(tx.operations.length)"],
  ["fee-too-low: who can change a fee bump", '...(isBump ? { fix: "rebuild" as const } : {})', ""],
  ["resource-fee-not-covered", "} else if (inclusion < 0n) {", "} else if (false) {"],
  ["fee-bump-too-low", "} else if (inclusion < rated) {", "} else if (false) {"],
  ["fee-bump-too-low: rounded up", "inner * count + innerCount - 1n", "inner * count"],
  ["extra-signer: duplicate", "if (signers.findIndex((other) => other.equals(signer)) < i) yield", "if (false) yield"],
  [
    "extra-signer: empty payload",
    'signer.type === "signerKeyTypeEd25519SignedPayload" && signer.value.payload.length === 0',
    "false",
  ],
  ["no-operations", "if (operations.length === 0) yield", "if (false) yield"],
  ["not-alone", "alone >= 0 && operations.length > 1", "false"],
  ["not-alone: nothing of the call", "call !== undefined && tx.operations.length === 1", "call !== undefined"],
  ["memo-not-allowed", 'if (memo.type !== "memoNone") {', "if (false) {"],
  ["muxed-not-allowed", 'if (account?.type !== "keyTypeMuxedEd25519") continue;', "continue;"],
  ["muxed-not-allowed: of the operation", ', "operations[0].sourceAccount": operations[0]!.sourceAccount', ""],
  ["contract rules of calls only", '|| call?.type !== "invokeHostFunction") return;', ") return;"],
  ["operation-field: asset of a contract", 'type === "contractIdPreimageFromAsset" && assetText', "false && assetText"],
  [
    "resource-data-missing",
    "if (data === undefined) {\n    yield problem(",
    "if (data === undefined) {\n    0 as never as boolean && problem(",
  ],
  ["footprint-duplicate", "if (seen.has(id)) yield", "if (false) yield"],
  ["footprint-key", 'yield problem("footprint-key", path, reason)', ""],
  ["footprint-key: XLM", 'if (asset.type === "assetTypeNative") return "is', 'if (false) return "is'],
  ["footprint-key: code", "if (assetText(Asset.fromXDR(asset.toXDR())) === undefined) return", "if (false) return"],
  ["footprint-key: issuer", "return asset.value.issuer.equals(accountId) ?", "return false ?"],
  ["footprint-key: pool shares are fine", 'if (asset.type === "assetTypePoolShare") return undefined;', ""],
  ["archived-entries", "  yield* archivedProblems(data);", ""],
  ["archived-entries: order", "const reason = index <= before", "const reason = false"],
  ["archived-entries: index", ": key === undefined\n", ": false\n"],
  ["archived-entries: persistent", ": isPersistent(key)\n", ": true\n"],
  ["footprint-list", 'if (call!.type !== "invokeHostFunction") yield*', "if (false) yield*"],
  ["footprint-list: the other list", "if (footprint[unused].length > 0) {", "if (false) {"],
  ["footprint-list: unfit keys", "if (isFit(key) || unusableKey(key) !== undefined) continue;", "continue;"],
  ["footprint-list: a key once", "|| unusableKey(key) !== undefined) continue;", ") continue;"],
  ["footprint-list: persistent", 'value.durability === "persistent"', "true"],
  ["resource-data-unneeded", "if (isUnneeded) yield", "if (false) yield"],
  ["empty-bounds", "if (max !== 0n && last < min) {", "if (false) {"],
  ["empty-bounds: no end", "if (max !== 0n && last < min) {", "if (last < min) {"],
  ["empty-bounds: the last ledger", "BigInt(ledgers.maxLedger), 1n, next", "BigInt(ledgers.maxLedger), 0n, next"],
  ["expired", "if (max !== 0n && last < now) yield", "if (false) yield"],
  ["expired: the next ledger", "currentLedger + 1n", "currentLedger"],
  ["not-yet-valid", "if (min > now) yield", "if (false) yield"],
  ["sequence-number", "if (seqNum <= 0n) {", "if (seqNum < 0n) {"],
  ["sequence-number: negative", "if (seqNum <= 0n) {", "if (seqNum === 0n) {"],
  ["minimum-sequence", "minimum !== null && minimum >= seqNum", "false"],
  ["minimum-sequence: equal", "minimum !== null && minimum >= seqNum", "minimum !== null && minimum > seqNum"],
  ["sequence-used", "current !== undefined && current >= seqNum", "false"],
  ["sequence-gap", "current !== undefined && current < (minimum ?? seqNum - 1n)", "false"],
  ["sequence-gap: with a minimum", "minimum ?? seqNum - 1n", "seqNum - 1n"],
  ["operation-disabled", 'result === "opNotSupported" ? "operation-disabled" : ', ""],
  [
    "operation-field",
    "yield problem(code, `operations[${i}]",
    'if (code === "operation-disabled") yield problem(code, `operations[${i}]',
  ],
  ["sponsorship: already sponsored", "if (open.has(sponsored) || isNested) {", "if (isNested) {"],
  ["sponsorship: nested", "if (open.has(sponsored) || isNested) {", "if (open.has(sponsored)) {"],
  ["sponsorship: nested in the account", "open.has(account) || [...open", "[...open"],
  ["sponsorship: nested in a sponsor", "|| [...open.values()].some(({ sponsor }) => sponsor === sponsored)", ""],
  ["sponsorship: not sponsored", "&& !open.delete(account)) {", "&& !open.delete(account) && false) {"],
  [
    "sponsorship: not ended",
    'yield problem("sponsorship", path, "begins',
    'if (false) yield problem("sponsorship", path, "begins',
  ],
]);

const SIGNATURES = mutantsOf("transaction/_check_signatures.ts", "", [
  ["signature-duplicate", "if (seen.has(id)) {", "if (false) {"],
  ["signature-duplicate: of a key", 'origin?.of === "this" ? origin.by : signature', "signature"],
  [
    "signature-unused: invalid",
    'found, problem("signature-unused"',
    'found, ...[].slice() as never[], problem("signature-duplicate"',
  ],
  ["signature-unused: unknown keys", "|| !known.some(hasHint)) return found;", ") return found;"],
  ["signature-unused: a required key", 'isNeeded ? { result: "txBadAuth" } : {}', "{}"],
  ["signature-unused: by no check", "i) => isWhole && !used.has(i)", "i) => false"],
  ["signature-unused: unknown accounts", "if (needed === undefined) isWhole = false;", ""],
  [
    "signatures-missing: thresholds",
    "|| withoutWeight(account!.signers, needed) === undefined) return [];",
    ") return [];",
  ],
  ["signatures-missing: extra signers", "extra.filter((one) => left?.has(one))", "extra.filter(() => false)"],
  ["signatures-missing: of an operation", 'role === "operation-source" ? { result: "opBadAuth" } : {}', "{}"],
  [
    "signatures-missing: stops at the weight",
    "if (total >= needed) return undefined;\n    }\n    return left",
    "}\n    return total >= needed ? undefined : left",
  ],
  ["signatures-missing: approved transactions", 'one.key.type === "signerKeyTypePreAuthTx" &&', "false &&"],
  ["signatures-missing: a key once", "      left.delete(one);\n", ""],
  [
    "signatures-missing: order of types",
    '["signerKeyTypeHashX", "signerKeyTypeEd25519", ',
    '["signerKeyTypeEd25519", "signerKeyTypeHashX", ',
  ],
  ["without signatures nothing is said", ".filter(({ signatures }) => signatures.length > 0)", ""],
  ["at most 1,000 verifications", "return isComplete ? problems : [];", "return problems;"],
]);

const RESULTS = mutantsOf("transaction/explain_result.ts", "result: ", [
  ["a code of each operation", ", ...operations]\n", "]\n"],
  ["the inner transaction", '...bump ? [["innerTx", type]] : []', ""],
  ["success is no failure", '.filter(([, code]) => !code!.endsWith("Success"))', ""],
  ["problems of the code only", "if (result !== code && !(", "if (false && !("],
  ["two names of an invalid transaction", "!(INVALID.includes(result) && INVALID.includes(code))", "true"],
  ["the fee is not that of the inner transaction", 'return problem.path !== "fee"', "return true"],
  ["problems of the operation only", "`${problem.path}.`.startsWith(`${path}.`)", "true"],
  ["a footprint of the wrong list", 'problem.code === "footprint-list" ||', ""],
  ["names of Horizon", "HORIZON_NAMES[code] ?? HORIZON_NAMES[end] ?? end", "end"],
  ["names without a prefix", 'wanted.replace(/^op/, "")', "wanted"],
  ["names with another prefix", '.replace("soroban", "dwsa")', ""],
  ["names without case", 'text.replaceAll("_", "").toLowerCase()', 'text.replaceAll("_", "")'],
  ["names without underscores", 'text.replaceAll("_", "").toLowerCase()', "text.toLowerCase()"],
]);

checkMutants([...RULES, ...SIGNATURES, ...RESULTS], TESTS);
