import { Keypair, sign, verify } from "@dwsa/base/keys";
import base15 from "@stellar/stellar-base";
import * as sdk17 from "@stellar/stellar-sdk/base";
import type { Group } from "./harness.ts";

const seed = Buffer.from(Uint8Array.from({ length: 32 }, (_, i) => i + 1));
const data = Buffer.from(Uint8Array.from({ length: 32 }, (_, i) => 255 - i));

const ours = Keypair.fromRawEd25519Seed(seed);
const sdk = sdk17.Keypair.fromRawEd25519Seed(seed);
const base = base15.Keypair.fromRawEd25519Seed(seed);
const secret = ours.secret();
const publicKey = Buffer.from(ours.rawPublicKey());
const signature = Buffer.from(ours.sign(data));

/** Key pairs and signatures of 32 bytes. */
export const keys: Group = {
  area: "keys",
  rows: [
    {
      name: "keypair.sign",
      ours: () => ours.sign(data),
      peers: { sdk17: () => sdk.sign(data), base15: () => base.sign(data) },
      target: 6,
    },
    {
      name: "keypair.verify",
      ours: () => ours.verify(data, signature),
      peers: { sdk17: () => sdk.verify(data, signature), base15: () => base.verify(data, signature) },
      target: 8,
    },
    {
      name: "free sign",
      ours: () => sign(data, seed),
      peers: { sdk17: () => sdk17.sign(data, seed), base15: () => base15.sign(data, seed) },
      target: 2.5,
    },
    {
      name: "free verify",
      ours: () => verify(data, signature, publicKey),
      peers: {
        sdk17: () => sdk17.verify(data, signature, publicKey),
        base15: () => base15.verify(data, signature, publicKey),
      },
      target: 8,
    },
    {
      name: "fromSecret + publicKey",
      ours: () => Keypair.fromSecret(secret).publicKey(),
      peers: {
        sdk17: () => sdk17.Keypair.fromSecret(secret).publicKey(),
        base15: () => base15.Keypair.fromSecret(secret).publicKey(),
      },
      target: 3,
    },
    {
      name: "random + publicKey",
      ours: () => Keypair.random().publicKey(),
      peers: { sdk17: () => sdk17.Keypair.random().publicKey(), base15: () => base15.Keypair.random().publicKey() },
      answer: (text) => String(text).length,
      target: 3,
    },
  ],
};
