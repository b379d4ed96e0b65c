/** Internal functions for other areas of the library. */

export { collectFlows } from "./_flows.ts";
export { accountIn } from "./read_account.ts";
export { eventsIn } from "./read_events.ts";
export { ledgerEntriesIn } from "./read_ledger_entries.ts";
export { sendResultIn } from "./read_send_result.ts";
export { simulationIn } from "./read_simulation.ts";
export { transactionIn } from "./read_transaction_result.ts";
export { isSuccessful, returnValueOf } from "./_ledger_transaction.ts";
export { resultOf } from "./_rpc.ts";
export { isBy } from "./_signers.ts";
export { accountKey, transactionOf } from "./_transaction.ts";
export { problemsOf } from "./_transaction_rules.ts";
