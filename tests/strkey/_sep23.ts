/**
 * The valid and invalid strkeys of SEP-23, with their bytes and the stated reasons. The last invalid strkey is not from
 * SEP-23: some explorers displayed this format.
 */

import type { VersionByteName } from "@dwsa/base/strkey";

const KEY = "3f0c34bf93ad0d9971d04ccc90f705511c838aad9734a4a2fb0d7a03fc7fe89a";
const PAYLOAD = "0102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f20";

export interface Valid {
  readonly name: string;
  readonly type: VersionByteName;
  readonly text: string;
  /** The bytes between version byte and checksum. */
  readonly hex: string;
}

export const valid: readonly Valid[] = [
  {
    name: "a non-multiplexed account",
    type: "ed25519PublicKey",
    text: "GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ",
    hex: KEY,
  },
  {
    name: "a multiplexed account with id 0",
    type: "med25519PublicKey",
    text: "MA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJUAAAAAAAAAAAACJUQ",
    hex: KEY + "0000000000000000",
  },
  {
    name: "a multiplexed account with id 2^63",
    type: "med25519PublicKey",
    text: "MA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVAAAAAAAAAAAAAJLK",
    hex: KEY + "8000000000000000",
  },
  {
    name: "a signed payload of 32 bytes",
    type: "signedPayload",
    text:
      "PA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJUAAAAAQACAQDAQCQMBYIBEFAWDANBYHRAEISCMKBKFQXDAMRUGY4DUPB6IBZGM",
    hex: KEY + "00000020" + PAYLOAD,
  },
  {
    name: "a signed payload of 29 bytes",
    type: "signedPayload",
    text:
      "PA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJUAAAAAOQCAQDAQCQMBYIBEFAWDANBYHRAEISCMKBKFQXDAMRUGY4DUAAAAFGBU",
    hex: KEY + "0000001d" + PAYLOAD.slice(0, 58) + "000000",
  },
  {
    name: "a contract",
    type: "contract",
    text: "CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE",
    hex: "363eaa3867841fbad0f4ed88c779e4fe66e56a2470dc98c0ec9c073d05c7b103",
  },
  {
    name: "a liquidity pool",
    type: "liquidityPool",
    text: "LA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJUPJN",
    hex: KEY,
  },
  {
    name: "a claimable balance",
    type: "claimableBalance",
    text: "BAAD6DBUX6J22DMZOHIEZTEQ64CVCHEDRKWZONFEUL5Q26QD7R76RGR4TU",
    hex: "00" + KEY,
  },
];

export interface Invalid {
  readonly reason: string;
  /** The type of its prefix. */
  readonly type: VersionByteName;
  readonly text: string;
  /** The error code; for several violations, that of the first check that fails. */
  readonly code: string;
}

export const invalid: readonly Invalid[] = [
  {
    reason: "the key has 5 bytes instead of 32",
    type: "ed25519PublicKey",
    text: "GAAAAAAAACGC6",
    code: "strkey/length",
  },
  {
    reason: "the unused trailing bit is not zero",
    type: "med25519PublicKey",
    text: "MA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJUAAAAAAAAAAAACJUR",
    code: "strkey/spare-bits",
  },
  {
    reason: "the length is congruent to 1 mod 8",
    type: "ed25519PublicKey",
    text: "GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZA",
    code: "strkey/length",
  },
  {
    reason: "it decodes to 36 bytes instead of 35",
    type: "ed25519PublicKey",
    text: "GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJUACUSI",
    code: "strkey/length",
  },
  {
    reason: "the low three bits of the version byte are 7",
    type: "ed25519PublicKey",
    text: "G47QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVP2I",
    code: "strkey/kind",
  },
  {
    reason: "the length is congruent to 6 mod 8",
    type: "med25519PublicKey",
    text: "MA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVAAAAAAAAAAAAAJLKA",
    code: "strkey/length",
  },
  {
    reason: "it decodes to 44 bytes instead of 43",
    type: "med25519PublicKey",
    text: "MA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVAAAAAAAAAAAAAAV75I",
    code: "strkey/length",
  },
  {
    reason: "the low three bits of the version byte are 7, in a multiplexed account",
    type: "med25519PublicKey",
    text: "M47QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJUAAAAAAAAAAAACJUQ",
    code: "strkey/checksum",
  },
  {
    reason: "there are padding characters",
    type: "med25519PublicKey",
    text: "MA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJUAAAAAAAAAAAACJUK===",
    code: "strkey/length",
  },
  {
    reason: "the checksum does not match",
    type: "med25519PublicKey",
    text: "MA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJUAAAAAAAAAAAACJUO",
    code: "strkey/checksum",
  },
  {
    reason: "the length of the payload is stated shorter than it is",
    type: "signedPayload",
    text:
      "PA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJUAAAAAQACAQDAQCQMBYIBEFAWDANBYHRAEISCMKBKFQXDAMRUGY4DUPB6IAAAAAAAAPM",
    code: "strkey/payload",
  },
  {
    reason: "the length of the payload is stated longer than it is",
    type: "signedPayload",
    text:
      "PA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJUAAAAAOQCAQDAQCQMBYIBEFAWDANBYHRAEISCMKBKFQXDAMRUGY4Z2PQ",
    code: "strkey/payload",
  },
  {
    reason: "the payload is not padded with zeros",
    type: "signedPayload",
    text:
      "PA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJUAAAAAOQCAQDAQCQMBYIBEFAWDANBYHRAEISCMKBKFQXDAMRUGY4DXFH6",
    code: "strkey/payload",
  },
  {
    reason: "the claimable balance has an unknown type byte",
    type: "claimableBalance",
    text: "BAAT6DBUX6J22DMZOHIEZTEQ64CVCHEDRKWZONFEUL5Q26QD7R76RGXACA",
    code: "strkey/balance-type",
  },
  {
    reason: "the claimable balance has no type byte",
    type: "claimableBalance",
    text: "BA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJV5AS",
    code: "strkey/length",
  },
];
