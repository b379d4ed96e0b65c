/** In a file of its own: the random source is looked up once, when the curve is built. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { fromHex, toHex } from "@dwsa/base/encoding";
import { fallback } from "../../keys/_ed25519.ts";

const SEED = "c5aa8df43f9f837bedb7442f31dcb7b166d38535076f094b85ce3a2e0b4458f7";
const PUBLIC_KEY = "fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025";
const DATA = fromHex("af82");
const SIGNATURE = "6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac" +
  "18ff9b538d16f290ae67f760984dc6594a7c15e9716ed28dc027beceea1ec40a";

test("the fallback signs without a random source", () => {
  const saved = Object.getOwnPropertyDescriptor(globalThis, "crypto")!;
  Object.defineProperty(globalThis, "crypto", { value: undefined, configurable: true });
  try {
    const key = fallback.secretKey(fromHex(SEED));
    assert.equal(toHex(key.publicKey()), PUBLIC_KEY);
    assert.equal(toHex(key.sign(DATA)), SIGNATURE);
  } finally {
    Object.defineProperty(globalThis, "crypto", saved);
  }
});
