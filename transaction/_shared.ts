/** Internal functions for other areas of the library. */

export { collectFlows } from "./_flows.ts";
export { isSuccessful, returnValueOf } from "./_ledger_transaction.ts";
export { resultOf } from "./_rpc.ts";
export { isBy } from "./_signers.ts";
export { accountKey, transactionOf } from "./_transaction.ts";
export { problemsOf } from "./_transaction_rules.ts";
