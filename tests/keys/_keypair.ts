/** A key pair for the tests of `Keypair`, in all representations. */

import type { Bytes } from "@dwsa/base";
import { Keypair } from "@dwsa/base/keys";
import { StrKey } from "@dwsa/base/strkey";

export const SECRET: string = "SAKICEVQLYWGSOJS4WW7HZJWAHZVEEBS527LHK5V4MLJALYKICQCJXMW";
export const ADDRESS: string = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L";
export const SEED: Bytes = StrKey.decodeEd25519SecretSeed(SECRET);
export const PUBLIC_KEY: Bytes = StrKey.decodeEd25519PublicKey(ADDRESS);
export const DATA: Uint8Array = new Uint8Array([1, 2, 3]);

export const keypair: Keypair = Keypair.fromSecret(SECRET);
export const publicOnly: Keypair = Keypair.fromPublicKey(ADDRESS);
