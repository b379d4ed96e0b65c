/** Where we answer otherwise than the peer, and why. What is not in this table is a fault. */

import { StrKey } from "@dwsa/base/strkey";
import { SignerKey as XdrSignerKey } from "@dwsa/base/xdr";
import { strKeyData, type StrKeyKind } from "../_arbitraries/strkey.ts";
import type { Disagreement, Outcome } from "./_family.ts";

/** One intended difference. */
export interface Difference {
  /** What differs, in a few words. */
  readonly name: string;
  /** Where it was decided. */
  readonly reason: string;
  /** The names of the families in which it shows. */
  readonly families: RegExp;
  /** A family and an input at which it shows. */
  readonly example: readonly [family: string, input: unknown];
  /** Whether this is what is behind a disagreement. */
  readonly covers: (found: Disagreement) => boolean;
}

/** All intended differences. */
export const differences: readonly Difference[] = [
  {
    name: "a hash is written with H, which the peer does not know",
    reason: "design.md 6: interface.md says prefix H",
    families: /^StrKey\.encodeSha256Hash/,
    example: ["StrKey.encodeSha256Hash", new Uint8Array(32)],
    covers: ({ input, ours, theirs }) => {
      if (refused(ours)) return false;
      const x = StrKey.encodeSha256Hash(input as Uint8Array, { prefix: "X" });
      return textOf(theirs) === x && textOf(ours).startsWith("H") && sameHash(textOf(ours), x);
    },
  },
  {
    name: "a hash as a signer key is written with H, unless X is asked for",
    reason: "design.md 6: interface.md says prefix H",
    families: /^SignerKey\.encodeSignerKey$/,
    example: ["SignerKey.encodeSignerKey", XdrSignerKey.signerKeyTypeHashX(new Uint8Array(32))],
    covers: ({ ours, theirs }) =>
      textOf(ours).startsWith("H") && textOf(theirs).startsWith("X") && sameHash(textOf(ours), textOf(theirs)),
  },
  {
    name: "a hash that is written with H is read",
    reason: "design.md 6: decoding accepts both H and X",
    families: /^StrKey\.decodeSha256Hash$|^SignerKey\.decodeAddress$|^StrKey\.getVersionByteForPrefix$/,
    example: ["StrKey.decodeSha256Hash", StrKey.encodeSha256Hash(new Uint8Array(32))],
    covers: ({ input, ours, theirs }) =>
      String(input).startsWith("H") && !refused(ours) && (refused(theirs) || valueOf(theirs) === undefined),
  },
  {
    name: "the key of a muxed account is decoded from M",
    reason: "interface.md 4.3: decodeEd25519PublicKey accepts M",
    families: /^StrKey\.decodeEd25519PublicKey$/,
    example: ["StrKey.decodeEd25519PublicKey", StrKey.encodeMed25519PublicKey(new Uint8Array(40))],
    covers: ({ input, ours, theirs }) =>
      StrKey.isValidMed25519PublicKey(input) && valueOf(ours) instanceof Uint8Array && refused(theirs),
  },
  {
    name: "bytes that no strkey can hold are not encoded",
    reason: "traps.md 29: encode refuses what decode would",
    families: /^StrKey\.encode\w+ of any bytes$|^SignerKey\.encodeSignerKey$/,
    example: ["StrKey.encodeContract of any bytes", new Uint8Array(33)],
    covers: ({ ours, theirs }) => refused(ours) && !canBeDecoded(textOf(theirs)),
  },
  {
    name: "a signature that is not 64 bytes is not valid",
    reason: "traps.md 39: 63 bytes give false",
    families: /verify$/,
    example: ["Keypair.verify, verify", {
      data: new Uint8Array(1),
      signature: new Uint8Array(63),
      key: new Uint8Array(32),
    }],
    covers: ({ input, ours, theirs }) =>
      (input as { signature: Uint8Array }).signature.length !== 64 && valueOf(ours) === false && refused(theirs),
  },
  {
    name: "the hint of a payload under 4 bytes",
    reason: "design.md 6: interface.md says zero-left-padded",
    families: /^Keypair\.signPayloadDecorated$/,
    example: ["Keypair.signPayloadDecorated", [new Uint8Array(32), new Uint8Array([1])]],
    covers: ({ input, ours, theirs }) => {
      const [, payload] = input as [Uint8Array, Uint8Array];
      return payload.length < 4 && !refused(ours) && !refused(theirs); // the family that pads as CAP-40 says agrees
    },
  },
  {
    name: "the ID of a muxed account is decimal digits",
    reason: "decisions.md keys: xdrMuxedAccount takes decimal text only",
    families: /^Keypair\.xdrMuxedAccount$/,
    example: ["Keypair.xdrMuxedAccount", [new Uint8Array(32), ""]],
    covers: ({ input, ours }) => !/^\d+$/.test((input as [Uint8Array, string])[1]) && refused(ours),
  },
  {
    name: "the 32 bytes of a balance's hash are an address",
    reason: "traps.md 30: every form of a balance id is taken",
    families: /^Address\.claimableBalance$/,
    example: ["Address.claimableBalance", new Uint8Array(32)],
    covers: ({ input, ours, theirs }) => (input as Uint8Array).length === 32 && !refused(ours) && refused(theirs),
  },
];

/** Whether a side refused its input. */
function refused(outcome: Outcome): boolean {
  return "error" in outcome;
}

/** What a side answered. */
function valueOf(outcome: Outcome): unknown {
  return "value" in outcome ? outcome.value : undefined;
}

/** What a side answered, if it is a text. */
function textOf(outcome: Outcome): string {
  const value = valueOf(outcome);
  return typeof value === "string" ? value : "";
}

function sameHash(a: string, b: string): boolean {
  return StrKey.decodeSha256Hash(a).join() === StrKey.decodeSha256Hash(b).join();
}

function canBeDecoded(text: string): boolean {
  return (Object.keys(strKeyData) as StrKeyKind[]).some((kind) => {
    try {
      return StrKey[`decode${kind}`](text).length > 0;
    } catch {
      return false;
    }
  });
}
