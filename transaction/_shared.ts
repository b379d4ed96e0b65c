/** What other areas of the library use of this one, and users do not. */

export { transactionOf } from "./_transaction.ts";
