import { formatTokenAmount, parseTokenAmount } from "@dwsa/base/amount";
import { testGrowth } from "./_growth.ts";

const texts: readonly { readonly name: string; readonly make: (size: number) => string }[] = [
  { name: "ones", make: (size) => "1".repeat(size) },
  { name: "zeros", make: (size) => "0".repeat(size) },
  { name: "zeros before a one", make: (size) => "-" + "0".repeat(size) + "1" },
  { name: "zeros after the point", make: (size) => "1." + "0".repeat(size) },
  { name: "too many decimals", make: (size) => "1." + "0".repeat(size) + "1" },
  { name: "ones before a letter", make: (size) => "1".repeat(size) + "x" },
  { name: "points between ones", make: (size) => "1.".repeat(size / 2) },
  { name: "points", make: (size) => ".".repeat(size) },
  { name: "signs", make: (size) => "-".repeat(size) },
  { name: "spaces", make: (size) => " ".repeat(size) },
  { name: "letters", make: (size) => "S".repeat(size) },
];

for (const { name, make } of texts) {
  testGrowth({
    name: `reading an amount of ${name}`,
    small: 100_000,
    large: 10_000_000,
    prepare: (size) => {
      const text = make(size);
      return () => [parseTokenAmount, formatTokenAmount].map((read) => attempt(() => read(text, 7)));
    },
  });
}

/** Calls a function, and ignores errors for strings that are not amounts. */
function attempt(call: () => unknown): void {
  try {
    call();
  } catch {
    // not an amount
  }
}
