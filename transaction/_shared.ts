/** What other areas of the library use of this one, and users do not. */

export { resultOf } from "./_rpc.ts";
export { transactionOf } from "./_transaction.ts";
