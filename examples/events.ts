/**
 * Reads what a transaction did from the response of an RPC server: its outcome, its events, and who paid whom.
 *
 *     deno run examples/events.ts
 */

// deno-lint-ignore-file no-console -- a program prints to the terminal

import assert from "node:assert/strict";
import { Dwsa } from "@dwsa/base/amount";
import { Networks } from "@dwsa/base/network";
import { readTransactionResult } from "@dwsa/base/transaction";
import { eventsFromMeta, humanizeEvents, tokenMovements } from "@dwsa/base/humanize";

// The `result` of getTransaction.
const response = {
  status: "SUCCESS",
  latestLedger: 1_000_001,
  latestLedgerCloseTime: "1800000005",
  oldestLedger: 999_000,
  oldestLedgerCloseTime: "1790000000",
  ledger: 1_000_001,
  createdAt: "1800000005",
  applicationOrder: 1,
  feeBump: false,
  envelopeXdr:
    "AAAAAgAAAADtSSjGKNHCxurpAziQWZVhKVknOlxj+TY2wUYUrIc30QABzuIAAAABAAAAAQAAAAEAAAAAAAAAAAAAAABxP7MAAAAAAAAA" +
    "AAEAAAAAAAAAGAAAAAAAAAAB15KLcsJwPM/q9+uf9O9NUEpVqLl5/JtFDqLIQrTRzmEAAAAIdHJhbnNmZXIAAAADAAAAEgAAAAAAAAAA" +
    "iojj3XQJ8ZX9UtstPLpdcspnCb8dlBIb83SIAbQPb1wAAAASAAAAAAAAAACBOXcOqH0XX1ajVGbDTH7My42KkbTuN6Jd9g9bj8mzlAAA" +
    "AAoAAAAAAAAAAAAAAAAHc1lAAAAAAQAAAAIAAAAAAAAAAIqI4910CfGV/VLbLTy6XXLKZwm/HZQSG/N0iAG0D29capqZrPfppewAD0Kk" +
    "AAAAEAAAAAEAAAABAAAAEQAAAAEAAAACAAAADwAAAApwdWJsaWNfa2V5AAAAAAANAAAAIIqI4910CfGV/VLbLTy6XXLKZwm/HZQSG/N0" +
    "iAG0D29cAAAADwAAAAlzaWduYXR1cmUAAAAAAAANAAAAQHewv02FMa2bsRDRDd13GJaP8GRO8qpWkYm9mOAppJmgB+mi123nMN4vveZo" +
    "OBfL9UKTuB3HR4MuokLNeai4CA8AAAAAAAAAAdeSi3LCcDzP6vfrn/TvTVBKVai5efybRQ6iyEK00c5hAAAACHRyYW5zZmVyAAAAAwAA" +
    "ABIAAAAAAAAAAIqI4910CfGV/VLbLTy6XXLKZwm/HZQSG/N0iAG0D29cAAAAEgAAAAAAAAAAgTl3Dqh9F19Wo1Rmw0x+zMuNipG07jei" +
    "XfYPW4/Js5QAAAAKAAAAAAAAAAAAAAAAB3NZQAAAAAAAAAABAAAAAAAAAAEAAAAGAAAAAdeSi3LCcDzP6vfrn/TvTVBKVai5efybRQ6i" +
    "yEK00c5hAAAAFAAAAAEAAAADAAAAAAAAAACBOXcOqH0XX1ajVGbDTH7My42KkbTuN6Jd9g9bj8mzlAAAAAAAAAAAiojj3XQJ8ZX9Utst" +
    "PLpdcspnCb8dlBIb83SIAbQPb1wAAAAGAAAAAAAAAACKiOPddAnxlf1S2y08ul1yymcJvx2UEhvzdIgBtA9vXAAAABVqmpms9+ml7AAA" +
    "AAAAAl14AAABIAAAAWwAAAAAAAHOfgAAAAGshzfRAAAAQPoJEX7Yf0k1SIC9v3jioeOKt1JLxZSmcMIjMv4gUsmm2vBFHlJmuN+1r4Uz" +
    "lOUAvCrmb1hNiUoivycM6Zd9CwY=",
  resultXdr: "AAAAAAABzuIAAAAAAAAAAQAAAAAAAAAYAAAAABBypTFgOINFKR3ODobSKtL8/RyLoPq1yjQW36YS2YhsAAAAAA==",
  resultMetaXdr:
    "AAAABAAAAAAAAAAAAAAAAQAAAAAAAAAAAAAAAQAAAAAAAAAB15KLcsJwPM/q9+uf9O9NUEpVqLl5/JtFDqLIQrTRzmEAAAABAAAAAAAA" +
    "AAQAAAAPAAAACHRyYW5zZmVyAAAAEgAAAAAAAAAAiojj3XQJ8ZX9UtstPLpdcspnCb8dlBIb83SIAbQPb1wAAAASAAAAAAAAAACBOXcO" +
    "qH0XX1ajVGbDTH7My42KkbTuN6Jd9g9bj8mzlAAAAA4AAAAGbmF0aXZlAAAAAAAKAAAAAAAAAAAAAAAAB3NZQAAAAAAAAAABAAAAAAAA" +
    "AAEAAAABAAAAAAAAAAA=",
};

// 1. The outcome.
const found = readTransactionResult(response);
assert(found.status === "SUCCESS");
console.log(`in ledger ${found.ledger}`);

// 2. Its events, as JavaScript values.
const events = eventsFromMeta(found.meta);
for (const { contractId, topics, data } of humanizeEvents(events.contractEvents)) {
  console.log(contractId, topics, data);
}

// 3. Payments. With the passphrase, the library verifies that the contract is that of the asset named in the event.
const { movements, refused } = tokenMovements(events, { networkPassphrase: Networks.TESTNET });
assert.deepEqual(refused, []);
const [payment] = movements;
assert(payment?.type === "transfer" && payment.assetVerified);
console.log(
  `${payment.from} paid ${payment.to} ${Dwsa.formatTokenAmount(payment.amount.toString(), 7)} ${payment.asset}`,
);
assert.equal(payment.amount, 125_000_000n);
