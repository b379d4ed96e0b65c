/** Compiled, never run: uses of token amounts that the compiler must accept, and those that it must reject. */

import { Dwsa, formatTokenAmount, parseTokenAmount } from "@dwsa/base/amount";

export function results(): readonly string[] {
  return [formatTokenAmount("1", 7), formatTokenAmount(1n, 7), Dwsa.parseTokenAmount("1.5", 7), parseTokenAmount(1, 7)];
}

export function refused(): void {
  // @ts-expect-error the number of decimals has no default
  formatTokenAmount("1");
  // @ts-expect-error the number of decimals is a number
  parseTokenAmount("1", "7");
  // @ts-expect-error an amount is not optional
  Dwsa.formatTokenAmount(undefined, 7);
}
