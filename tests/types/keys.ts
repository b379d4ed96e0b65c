/** Compiled, never run: uses of keys and signatures that the compiler must accept, and those that it must reject. */

import { Keypair, type KeypairKeys, sign, type Signer, verify } from "@dwsa/base/keys";
import type { DecoratedSignature, MuxedAccount, PublicKey } from "@dwsa/base/xdr";

type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends (<T>() => T extends B ? 1 : 2) ? true : false;
function same<A, B>(_: Same<A, B>): void {}

export function results(keypair: Keypair, data: Uint8Array): void {
  same<typeof keypair.type, "ed25519">(true);
  const signature: Uint8Array = keypair.sign(data);
  const buffer: ArrayBuffer = keypair.sign(data).buffer;
  const decorated: DecoratedSignature = keypair.signDecorated(data);
  const key: PublicKey = keypair.xdrAccountId();
  const account: MuxedAccount = keypair.xdrMuxedAccount("1");
  const later: Signer = { publicKey: () => "", sign: async (bytes) => await Promise.resolve(bytes) };
  const signers: Signer[] = [keypair, later];
  void [signature, buffer, decorated, key, account, signers];
}

/** Passed to `map` and similar methods, which pass an index in place of the options. */
export function mapped(keypair: Keypair, payloads: Uint8Array[]): DecoratedSignature[][] {
  const decorated = payloads.map(keypair.signPayloadDecorated.bind(keypair));
  const collected = Array.from(payloads, keypair.signPayloadDecorated.bind(keypair));
  const flat = payloads.flatMap((payload) => keypair.signPayloadDecorated(payload, { padding: "right" }));
  return [decorated, collected, flat];
}

export function shapes(): KeypairKeys[] {
  return [
    { type: "ed25519", secretKey: "S" },
    { type: "ed25519", secretKey: new Uint8Array(32), publicKey: "G" },
    { type: "ed25519", secretKey: "S", publicKey: undefined },
    { type: "ed25519", publicKey: new Uint8Array(32) },
    { type: "ed25519", publicKey: "G", secretKey: undefined },
  ];
}

export function refused(keypair: Keypair, data: Uint8Array): void {
  // @ts-expect-error at least one key is required
  new Keypair({ type: "ed25519" });
  // @ts-expect-error the signature system must be known
  new Keypair({ type: "secp256k1", secretKey: "S" });
  // @ts-expect-error the type is read-only
  keypair.type = "ed25519";
  // @ts-expect-error a string is not bytes
  keypair.sign("text");
  // @ts-expect-error an array is not bytes
  sign([1, 2, 3], data);
  // @ts-expect-error a hexadecimal string is not a signature
  verify(data, "00", data);
  // @ts-expect-error the ID is a string
  keypair.xdrMuxedAccount(1n);
  // @ts-expect-error a number is not options
  keypair.signPayloadDecorated(data, 4);
  // @ts-expect-error there are only two sides
  keypair.signPayloadDecorated(data, { padding: "middle" });
}
