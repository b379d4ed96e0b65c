import assert from "node:assert/strict";
import { StrKey } from "@dwsa/base/strkey";
import { checkedKinds } from "../strkey/_kinds.ts";
import { testGrowth } from "./_growth.ts";

for (const letter of ["G", "A", "\u0000"]) {
  testGrowth({
    name: `what reads a strkey, given one string of ${JSON.stringify(letter)},`,
    small: 100_000,
    large: 10_000_000,
    prepare: (size) => {
      const text = letter.repeat(size);
      text.charCodeAt(size - 1); // makes the engine flatten the string
      return () => {
        for (const { method } of checkedKinds) assert.equal(StrKey[`isValid${method}`](text), false);
        assert.equal(StrKey.tryParse(text), undefined);
        assert.throws(() => StrKey.decodeContract(text), /^DwsaError: .{1,300}$/);
      };
    },
  });
}
