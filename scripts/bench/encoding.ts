import { fromBase64, fromHex, toBase64, toHex } from "@dwsa/base";
import type { Group } from "./harness.ts";

const buffer = Buffer.from(
  Array.from({ length: 1024 }, (_, i) => (i * 167) & 255),
);
const bytes = Uint8Array.from(buffer);
const base64 = buffer.toString("base64");
const hex = buffer.toString("hex");

/** Strict base64 and hex of 1 KiB, compared with Node's lenient built-in functions. */
export const encoding: Group = {
  area: "encoding",
  rows: [
    {
      name: "toBase64",
      ours: () => toBase64(bytes),
      others: { Buffer: () => buffer.toString("base64") },
    },
    {
      name: "fromBase64",
      ours: () => fromBase64(base64),
      others: { Buffer: () => Buffer.from(base64, "base64") },
    },
    {
      name: "toHex",
      ours: () => toHex(bytes),
      others: { Buffer: () => buffer.toString("hex") },
    },
    {
      name: "fromHex",
      ours: () => fromHex(hex),
      others: { Buffer: () => Buffer.from(hex, "hex") },
    },
  ],
};
