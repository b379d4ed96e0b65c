/** One address of each type, in all representations. Strings come from SEP-23 where available. */

import type { AddressType } from "@dwsa/base/address";

export interface Example {
  readonly type: AddressType;
  /** The strkey. */
  readonly text: string;
  /** The result of `toBuffer`, in hexadecimal. */
  readonly bytes: string;
  /** The XDR of the `ScAddress`, in hexadecimal. */
  readonly xdr: string;
}

const KEY = "3f0c34bf93ad0d9971d04ccc90f705511c838aad9734a4a2fb0d7a03fc7fe89a";
const CONTRACT = "363eaa3867841fbad0f4ed88c779e4fe66e56a2470dc98c0ec9c073d05c7b103";

/** In protocol order. */
export const EXAMPLES: readonly Example[] = [
  {
    type: "account",
    text: "GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ",
    bytes: KEY,
    xdr: "0000000000000000" + KEY,
  },
  {
    type: "contract",
    text: "CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE",
    bytes: CONTRACT,
    xdr: "00000001" + CONTRACT,
  },
  {
    type: "muxedAccount",
    text: "MA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVAAAAAAAAAAAAAJLK", // the ID is 2^63
    bytes: KEY + "8000000000000000",
    xdr: "00000002" + "8000000000000000" + KEY,
  },
  {
    type: "claimableBalance",
    text: "BAAD6DBUX6J22DMZOHIEZTEQ64CVCHEDRKWZONFEUL5Q26QD7R76RGR4TU",
    bytes: "00" + KEY,
    xdr: "0000000300000000" + KEY,
  },
  {
    type: "liquidityPool",
    text: "LA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJUPJN",
    bytes: KEY,
    xdr: "00000004" + KEY,
  },
  {
    type: "muxedContract",
    text: "WA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQHAAAAAAAAAAAAG4GO", // the ID is 2^63 + 1
    bytes: CONTRACT + "8000000000000001",
    xdr: "00000005" + "8000000000000001" + CONTRACT,
  },
];
