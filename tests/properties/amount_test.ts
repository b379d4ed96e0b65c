/** Properties of token amounts: the displayed amount is exact. */

import assert from "node:assert/strict";
import fc from "fast-check";
import { formatTokenAmount, parseTokenAmount } from "@dwsa/base/amount";
import { amount, decimals } from "../amount/_values.ts";
import { testProperty } from "../_arbitraries/property.ts";

testProperty(
  "parseTokenAmount() gives back what formatTokenAmount() was given",
  fc.property(amount, decimals, (value, places) => {
    const text = formatTokenAmount(value, places);
    assert.equal(parseTokenAmount(text, places), String(value));
    assert.equal(formatTokenAmount(String(value), places), text);
  }),
  300,
);

testProperty(
  "formatTokenAmount() writes what a plain calculation gives",
  fc.property(amount, decimals, (value, places) => {
    const unit = 10n ** BigInt(places);
    const positive = value < 0n ? -value : value;
    const fraction = places === 0 ? "" : `.${String(positive % unit).padStart(places, "0").replace(/(.)0+$/, "$1")}`;
    assert.equal(formatTokenAmount(value, places), `${value < 0n ? "-" : ""}${positive / unit}${fraction}`);
  }),
  100,
);

testProperty(
  "parseTokenAmount() reads what a plain calculation gives, in any spelling",
  fc.property(
    fc.boolean(),
    fc.stringMatching(/^[0-9]{1,40}$/),
    fc.stringMatching(/^[0-9]{1,40}$/),
    decimals,
    fc.nat(5),
    (negative, whole, fraction, places, zeros) => {
      const text = `${negative ? "-" : ""}${whole}.${fraction}${"0".repeat(zeros)}`;
      const shift = 10n ** BigInt(places);
      const scale = 10n ** BigInt(fraction.length);
      const scaled = (BigInt(whole) * scale + BigInt(fraction)) * shift;
      if (scaled % scale === 0n) {
        assert.equal(parseTokenAmount(text, places), String(scaled / scale * (negative ? -1n : 1n)));
      } else {
        assert.throws(() => parseTokenAmount(text, places), { code: "amount/too-precise" });
      }
    },
  ),
  100,
);

testProperty(
  "any string is rejected with a code, or has one amount with one format",
  fc.property(
    fc.oneof(fc.stringMatching(/^[-+ ]?[0-9]{0,4}[.,]?[0-9]{0,4}[e0]?$/), fc.string()),
    decimals,
    (text, places) => {
      let value: string;
      try {
        value = parseTokenAmount(text, places);
      } catch (error) {
        assert.match((error as { code: string }).code, /^amount\/(malformed|too-precise)$/);
        assert.throws(() => formatTokenAmount(text, places), { code: "amount/malformed" }); // it is not an integer either
        return;
      }
      assert.match(text, /^-?(\d+\.?\d*|\.\d+)$/);
      assert.match(value, /^(0|-?[1-9]\d*)$/);
      const shown = formatTokenAmount(value, places);
      assert.match(shown, places === 0 ? /^(0|-?[1-9]\d*)$/ : /^-?(0|[1-9]\d*)\.(0|\d*[1-9])$/);
      assert.notEqual(shown, "-0.0");
      assert.equal(parseTokenAmount(shown, places), value);
    },
  ),
  200,
);
