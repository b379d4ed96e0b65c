import { formatTokenAmount, parseTokenAmount } from "@dwsa/base/amount";
import base15 from "@stellar/stellar-base";
import * as sdk17 from "@stellar/stellar-sdk/base";
import type { Group } from "./harness.ts";

const WHOLE = "123456789012345678";
const SHOWN = "12345678901.2345678";

/** Token amounts from and to display values. */
export const amount: Group = {
  area: "amount",
  rows: [
    {
      name: "formatTokenAmount",
      ours: () => formatTokenAmount(WHOLE, 7),
      others: {
        sdk17: () => sdk17.Soroban.formatTokenAmount(WHOLE, 7),
        base15: () => base15.Soroban.formatTokenAmount(WHOLE, 7),
      },
    },
    {
      name: "parseTokenAmount",
      ours: () => parseTokenAmount(SHOWN, 7),
      others: {
        sdk17: () => sdk17.Soroban.parseTokenAmount(SHOWN, 7),
        base15: () => base15.Soroban.parseTokenAmount(SHOWN, 7),
      },
    },
  ],
};
