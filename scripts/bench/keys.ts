import { Keypair, sign, verify } from "@dwsa/base/keys";
import { ed25519 } from "@noble/curves/ed25519.js";
import base15 from "@stellar/stellar-base";
import * as sdk17 from "@stellar/stellar-sdk/base";
import { type Engine, engine, fallback, useEngine } from "../../keys/_ed25519.ts";
import type { Group, Row } from "./harness.ts";

const seed = Buffer.from(Uint8Array.from({ length: 32 }, (_, i) => i + 1));
const data = Buffer.from(Uint8Array.from({ length: 32 }, (_, i) => 255 - i));

const native = engine();
const ours = Keypair.fromRawEd25519Seed(seed);
const sdk = sdk17.Keypair.fromRawEd25519Seed(seed);
const base = base15.Keypair.fromRawEd25519Seed(seed);
const secret = ours.secret();
const publicKey = Buffer.from(ours.rawPublicKey());
const signature = Buffer.from(ours.sign(data));

/** Key pairs and signatures of 32 bytes, and the same with the fallback for runtimes without native Ed25519. */
export const keys: Group = {
  area: "keys",
  rows: [
    ...rows(ours),
    ...rows(keypairOn(fallback)).map((row) => ({
      ...row,
      name: `fallback: ${row.name}`,
      ours: (i: number) => on(fallback, () => row.ours(i)),
      target: 1,
    })),
    ...nobleRows(),
  ],
};

/** The fallback compared with noble's own Ed25519, which also blinds its multiplications. */
function nobleRows(): readonly Row[] {
  const target = 1;
  return [
    {
      name: "fallback: sign, and noble's own",
      ours: () => on(fallback, () => sign(data, seed)),
      others: { noble: () => ed25519.sign(data, seed) },
      target,
    },
    {
      name: "fallback: derive, and noble's own",
      ours: () => fallback.secretKey(seed).publicKey(),
      others: { noble: () => ed25519.getPublicKey(seed) },
      target,
    },
    {
      name: "fallback: verify, and noble's own",
      ours: () => on(fallback, () => verify(data, signature, publicKey)),
      others: { noble: () => ed25519.verify(signature, data, publicKey) },
      target,
    },
  ];
}

/** Creates a key pair bound to the engine of its first use. */
function keypairOn(engine: Engine): Keypair {
  const keypair = Keypair.fromRawEd25519Seed(seed);
  on(engine, () => keypair.sign(data));
  return keypair;
}

/** Runs a function with an engine; switching engines takes a few nanoseconds. */
function on<T>(engine: Engine, work: () => T): T {
  useEngine(engine);
  try {
    return work();
  } finally {
    useEngine(native);
  }
}

function rows(ours: Keypair): readonly Row[] {
  return [
    {
      name: "keypair.sign",
      ours: () => ours.sign(data),
      others: { sdk17: () => sdk.sign(data), base15: () => base.sign(data) },
      target: 6,
    },
    {
      name: "keypair.verify",
      ours: () => ours.verify(data, signature),
      others: { sdk17: () => sdk.verify(data, signature), base15: () => base.verify(data, signature) },
      target: 8,
    },
    {
      name: "free sign",
      ours: () => sign(data, seed),
      others: { sdk17: () => sdk17.sign(data, seed), base15: () => base15.sign(data, seed) },
      target: 2.5,
    },
    {
      name: "free verify",
      ours: () => verify(data, signature, publicKey),
      others: {
        sdk17: () => sdk17.verify(data, signature, publicKey),
        base15: () => base15.verify(data, signature, publicKey),
      },
      target: 8,
    },
    {
      name: "fromSecret + publicKey",
      ours: () => Keypair.fromSecret(secret).publicKey(),
      others: {
        sdk17: () => sdk17.Keypair.fromSecret(secret).publicKey(),
        base15: () => base15.Keypair.fromSecret(secret).publicKey(),
      },
      target: 3,
    },
    {
      name: "random + publicKey",
      ours: () => Keypair.random().publicKey(),
      others: { sdk17: () => sdk17.Keypair.random().publicKey(), base15: () => base15.Keypair.random().publicKey() },
      answer: (text) => String(text).length,
      target: 3,
    },
  ];
}
