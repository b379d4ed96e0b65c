/** Internal functions for other areas of the library. */

export { resultOf } from "./_rpc.ts";
export { isBy } from "./_signers.ts";
export { transactionOf } from "./_transaction.ts";
