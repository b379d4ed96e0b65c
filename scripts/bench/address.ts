import { Address, addressToScAddress, scAddressToString } from "@dwsa/base/address";
import base15 from "@stellar/stellar-base";
import * as sdk17 from "@stellar/stellar-sdk/base";
import type { Group, Row } from "./harness.ts";

const KEYS: readonly (readonly [string, string])[] = [
  ["G", "GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ"],
  ["C", "CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE"],
  ["M", "MA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVAAAAAAAAAAAAAJLK"],
];

const toXDR = (value: unknown) => (value as { toXDR(format: "base64"): string }).toXDR("base64");

/** Converts addresses of accounts, contracts and muxed accounts between their representations. */
export const address: Group = {
  area: "address",
  rows: KEYS.flatMap(([kind, text]): Row[] => {
    const [ours, sdk, base] = [
      addressToScAddress(text),
      new sdk17.Address(text).toScAddress(),
      new base15.Address(text).toScAddress(),
    ];
    return [
      {
        name: `new Address ${kind}`,
        ours: () => new Address(text),
        others: { sdk17: () => new sdk17.Address(text), base15: () => new base15.Address(text) },
        answer: String,
        target: 3,
      },
      {
        name: `text to ScAddress ${kind}`,
        ours: () => addressToScAddress(text),
        others: {
          sdk17: () => new sdk17.Address(text).toScAddress(),
          base15: () => new base15.Address(text).toScAddress(),
        },
        answer: toXDR,
        target: 3,
      },
      {
        name: `ScAddress to text ${kind}`,
        ours: () => scAddressToString(ours),
        others: {
          sdk17: () => sdk17.Address.fromScAddress(sdk).toString(),
          base15: () => base15.Address.fromScAddress(base).toString(),
        },
        target: 3,
      },
    ];
  }),
};
