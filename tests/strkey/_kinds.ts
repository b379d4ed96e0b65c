/** The strkey types for the tests, defined independently of the library's table. */

import type { VersionByteName } from "@dwsa/base/strkey";
import type { StrKeyKind } from "../_arbitraries/strkey.ts";

export interface Kind {
  readonly type: VersionByteName;
  /** The suffix of the methods of `StrKey`. */
  readonly method: StrKeyKind;
  readonly prefix: string;
  /** The version byte from SEP-23; for `H`, from the specification. */
  readonly version: number;
  /** The name in error messages. */
  readonly label: string;
  /** Valid raw bytes. */
  readonly data: Uint8Array;
}

const bytes = (length: number) => Uint8Array.from({ length }, (_, i) => i * 7 + length & 255);

/** The bytes of a signed payload: key, length, payload and padding. */
export function signedPayload(length: number, padding = 0): Uint8Array {
  const data = new Uint8Array(36 + Math.ceil(length / 4) * 4).fill(padding);
  data.set(bytes(32));
  data.set([0, 0, length >> 8, length & 255], 32);
  data.set(bytes(length), 36);
  return data;
}

export const kinds: readonly Kind[] = [
  {
    type: "ed25519PublicKey",
    method: "Ed25519PublicKey",
    prefix: "G",
    version: 48,
    label: "an account strkey (G...)",
    data: bytes(32),
  },
  {
    type: "med25519PublicKey",
    method: "Med25519PublicKey",
    prefix: "M",
    version: 96,
    label: "a muxed account strkey (M...)",
    data: bytes(40),
  },
  {
    type: "ed25519SecretSeed",
    method: "Ed25519SecretSeed",
    prefix: "S",
    version: 144,
    label: "a secret seed strkey (S...)",
    data: bytes(32),
  },
  {
    type: "preAuthTx",
    method: "PreAuthTx",
    prefix: "T",
    version: 152,
    label: "a transaction strkey (T...)",
    data: bytes(32),
  },
  {
    type: "sha256Hash",
    method: "Sha256Hash",
    prefix: "H",
    version: 56,
    label: "a hash strkey (H...)",
    data: bytes(32),
  },
  {
    type: "signedPayload",
    method: "SignedPayload",
    prefix: "P",
    version: 120,
    label: "a signed payload strkey (P...)",
    data: signedPayload(29),
  },
  {
    type: "contract",
    method: "Contract",
    prefix: "C",
    version: 16,
    label: "a contract strkey (C...)",
    data: bytes(32),
  },
  {
    type: "claimableBalance",
    method: "ClaimableBalance",
    prefix: "B",
    version: 8,
    label: "a claimable balance strkey (B...)",
    data: Uint8Array.of(0, ...bytes(32)),
  },
  {
    type: "liquidityPool",
    method: "LiquidityPool",
    prefix: "L",
    version: 88,
    label: "a liquidity pool strkey (L...)",
    data: bytes(32),
  },
  {
    type: "muxedContract",
    method: "MuxedContract",
    prefix: "W",
    version: 176,
    label: "a muxed contract strkey (W...)",
    data: bytes(40),
  },
];

/** A type with an `isValid…` method. */
export interface CheckedKind extends Kind {
  readonly method: Exclude<Kind["method"], "PreAuthTx" | "Sha256Hash">;
}

/** The types with an `isValid…` method: all but two. */
export const checkedKinds: readonly CheckedKind[] = kinds.filter((kind): kind is CheckedKind =>
  kind.method !== "PreAuthTx" && kind.method !== "Sha256Hash"
);

/** Values other than strings, some of which throw when they are read. */
export const notTexts: readonly { readonly name: string; readonly value: unknown }[] = [
  { name: "undefined", value: undefined },
  { name: "null", value: null },
  { name: "a number", value: 56 },
  { name: "NaN", value: NaN },
  { name: "a bigint", value: 56n },
  { name: "a boolean", value: true },
  { name: "a symbol", value: Symbol("G") },
  { name: "a function", value: () => "G" },
  { name: "an object", value: {} },
  { name: "an object without a prototype", value: Object.create(null) },
  { name: "an array of a text", value: ["GAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAWHF"] },
  { name: "a String object", value: new String("GAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAWHF") },
  { name: "bytes", value: new Uint8Array(32) },
  {
    name: "an object that throws when it is made a text",
    value: {
      toString() {
        throw new Error("toString was called");
      },
    },
  },
  {
    name: "a proxy that throws at every touch",
    value: new Proxy({}, {
      get() {
        throw new Error("a property was read");
      },
      getPrototypeOf() {
        throw new Error("the prototype was read");
      },
    }),
  },
];
