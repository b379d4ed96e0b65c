/** Lower bounds: the same work by built-in functions of the runtime that do nothing else. */

import { fromBase64 } from "@dwsa/base/encoding";
import { hash, Keypair } from "@dwsa/base/keys";
import { nativeToScVal } from "@dwsa/base/scval";
import { ScVal } from "@dwsa/base/xdr";
import { createHash, createPrivateKey, createPublicKey, sign, verify } from "node:crypto";
import type { Group } from "./harness.ts";

const seed = Uint8Array.from({ length: 32 }, (_, i) => i + 1);
const data = Buffer.from(Uint8Array.from({ length: 32 }, (_, i) => 255 - i));
const keypair = Keypair.fromRawEd25519Seed(seed);
const privateKey = createPrivateKey({
  key: Buffer.concat([Buffer.from("302e020100300506032b657004220420", "hex"), seed]),
  format: "der",
  type: "pkcs8",
});
const publicKey = createPublicKey(privateKey);
const signature = keypair.sign(data);

const value = nativeToScVal({
  amount: 5n,
  from: "a".repeat(56),
  list: [1, 2, 3, 4],
  memo: "thanks",
  to: "b".repeat(56),
});
const [bytes, json] = [value.toXDR(), JSON.stringify(value)];
const parsed: unknown = JSON.parse(json);
const base64 = value.toXDR("base64");

/** Skips the comparison of results: only the work is equivalent. */
const done = () => "done";

/** Comparisons with the runtime itself. */
export const limits: Group = {
  area: "limits",
  rows: [
    {
      name: "keypair.sign, and node:crypto",
      ours: () => keypair.sign(data),
      others: { runtime: () => sign(null, data, privateKey) },
      target: 0.9,
    },
    {
      name: "keypair.verify, and node:crypto",
      ours: () => keypair.verify(data, signature),
      others: { runtime: () => verify(null, data, publicKey, signature) },
      target: 0.9,
    },
    {
      name: "hash of 32 bytes, and node:crypto",
      ours: () => hash(data),
      others: { runtime: () => createHash("sha256").update(data).digest() },
    },
    {
      name: "base64 to bytes, and Buffer",
      ours: () => fromBase64(base64),
      others: { runtime: () => Buffer.from(base64, "base64") },
    },
    {
      name: "a map from XDR, and JSON.parse of its JSON",
      ours: () => ScVal.fromXDR(bytes),
      others: { runtime: () => JSON.parse(json) },
      answer: done,
    },
    {
      name: "a map to XDR, and JSON.stringify",
      ours: () => value.toXDR(),
      others: { runtime: () => JSON.stringify(parsed) },
      answer: done,
    },
  ],
};
