import { StrKey } from "@dwsa/base/strkey";
import base15 from "@stellar/stellar-base";
import * as sdk17 from "@stellar/stellar-sdk/base";
import type { Group, Row, Work } from "./harness.ts";

const KINDS = [["Ed25519PublicKey", 32], ["Contract", 32], ["Med25519PublicKey", 40]] as const;
const METHODS = ["encode", "decode", "isValid"] as const;

/** Strkeys of accounts, contracts and muxed accounts: cycles through 64 of each. */
export const strkey: Group = {
  area: "strkey",
  rows: KINDS.flatMap(([kind, size]) => {
    const data = Array.from({ length: 64 }, () => Buffer.from(crypto.getRandomValues(new Uint8Array(size))));
    const texts = data.map((bytes) => StrKey[`encode${kind}`](bytes));
    return METHODS.map((method): Row => {
      const inputs: readonly unknown[] = method === "encode" ? data : texts;
      const work = (library: unknown): Work => {
        const run = (library as Record<string, (input: unknown) => unknown>)[method + kind]!.bind(library);
        return (i) => run(inputs[i & 63]);
      };
      return {
        name: method + kind,
        ours: work(StrKey),
        others: { sdk17: work(sdk17.StrKey), base15: work(base15.StrKey) },
        target: 3,
      };
    });
  }),
};
