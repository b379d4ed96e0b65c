/** Strkeys, contract IDs, and the bytes of wire values. */

import fc from "fast-check";
import { addressToScAddress, scAddressToString } from "@dwsa/base/address";
import { Contract, contractIdFromAsset, contractIdFromDeployer } from "@dwsa/base/contract";
import { toHex } from "@dwsa/base/encoding";
import { StrKey, type VersionByteName } from "@dwsa/base/strkey";
import { AlphaNum12, AlphaNum4, Asset, DwsaAuthorizedInvocation, PublicKey, ScVal } from "@dwsa/base/xdr";
import { bytesOf, uint32 } from "../_arbitraries/bytes.ts";
import { authorizer } from "../_arbitraries/sc_val.ts";
import { damagedStrKey, strKey, strKeyKinds } from "../_arbitraries/strkey.ts";
import { damagedBytes, wireBytes, wireType } from "../_arbitraries/xdr.ts";
import { accepts, type Family, family, type Opinion, refuses } from "./_family.ts";
import { contractAddress, ledgerOf, NETWORKS, person, treesOf, unsigned } from "./_ledger.ts";

/** The names of the strkey types in the host program. */
const NAMES: Readonly<Record<VersionByteName, string>> = {
  ed25519PublicKey: "ed25519PublicKey",
  ed25519SecretSeed: "ed25519SecretSeed",
  med25519PublicKey: "med25519PublicKey",
  preAuthTx: "preAuthTx",
  sha256Hash: "sha256Hash",
  signedPayload: "signedPayload",
  contract: "contract",
  claimableBalance: "claimableBalance",
  liquidityPool: "liquidityPool",
  muxedContract: "muxedContract",
};

const strkeys = family<{ readonly text: string }>({
  number: 25,
  name: "strkeys of every kind, whole and damaged",
  share: 30,
  signed: false,
  recipes: fc.oneof(strKey(...strKeyKinds), damagedStrKey(...strKeyKinds), strKey("Sha256Hash").map(withX))
    .map((text) => ({ text })),
  make: ({ text }) => {
    const key = StrKey.tryParse(text);
    const any = key === undefined ? null : { data: toHex(key.bytes), kind: NAMES[key.type], text };
    const address = addressIn(text);
    const isPlain = text.startsWith("G") || text.startsWith("C");
    return {
      question: { op: "strkey", text: toHex(new TextEncoder().encode(text)) },
      opinion: accepts(
        key === undefined ? "no strkey" : key.type === "sha256Hash" ? `${key.type} ${text[0]}` : key.type,
        {
          address: isPlain ? address : null,
          any,
          muxed: isPlain || /^[MW]/.test(text) ? address : null,
        },
      ),
    };
  },
});

function withX(text: string): string {
  return StrKey.encodeSha256Hash(StrKey.decodeSha256Hash(text), { prefix: "X" });
}

/** Returns an address as a contract value in base64; `null` if the string is not an address. */
function addressIn(text: string): string | null {
  try {
    return ScVal.scvAddress(addressToScAddress(text)).toXDR("base64");
  } catch {
    return null;
  }
}

const contractIds = family<
  { readonly network: number; readonly deployer: string; readonly salt: string } | {
    readonly network: number;
    readonly code: string;
    readonly issuer: number;
  }
>({
  number: 26,
  name: "contract IDs of deployers and of assets, on three networks",
  share: 15,
  signed: false,
  recipes: fc.oneof(
    fc.record({
      network: fc.nat(NETWORKS.length - 1),
      deployer: authorizer.map((address) => scAddressToString(address)),
      salt: bytesOf(32).map(toHex),
    }),
    fc.record({
      network: fc.nat(NETWORKS.length - 1),
      code: fc.oneof(fc.stringMatching(/^[A-Za-z0-9]{1,12}$/), fc.constant("")),
      issuer: fc.integer({ min: 1, max: 40 }),
    }),
  ),
  make: (recipe) => {
    const passphrase = NETWORKS[recipe.network]!;
    const ledger = ledgerOf(passphrase);
    const answer = (id: string) => accepts("an ID", new Contract(id).address().toScVal().toXDR("base64"));
    if ("deployer" in recipe) {
      const { deployer, salt } = recipe;
      const bytes = Uint8Array.from(salt.match(/../g)!, (pair) => parseInt(pair, 16));
      return {
        question: { op: "contractId", ledger, deployer: addressToScAddress(deployer).toXDR("base64"), salt },
        opinion: answer(contractIdFromDeployer(deployer, bytes, passphrase)),
      };
    }
    const { code } = recipe;
    const issuer = person(recipe.issuer);
    const text = code === "" ? "native" : `${code}:${issuer.publicKey()}`;
    const key = PublicKey.publicKeyTypeEd25519(issuer.rawPublicKey());
    const padded = (length: number) => Uint8Array.from({ length }, (_, i) => code.charCodeAt(i) || 0);
    const asset = code === ""
      ? Asset.assetTypeNative()
      : code.length <= 4
      ? Asset.assetTypeCreditAlphanum4(new AlphaNum4({ assetCode: padded(4), issuer: key }))
      : Asset.assetTypeCreditAlphanum12(new AlphaNum12({ assetCode: padded(12), issuer: key }));
    return {
      question: { op: "contractId", ledger, asset: asset.toXDR("base64") },
      opinion: answer(contractIdFromAsset(text, passphrase)),
    };
  },
});

/** The names of the decoded types in the XDR definitions. */
const DECODED = {
  ContractEvent: "ContractEvent",
  DwsaAuthorizationEntry: "DwsaAuthorizationEntry",
  DwsaTransactionData: "DwsaTransactionData",
  HashIdPreimage: "HashIDPreimage",
  HostFunction: "HostFunction",
  LedgerEntry: "LedgerEntry",
  LedgerKey: "LedgerKey",
  ScVal: "SCVal",
} as const;

type Decoded = keyof typeof DECODED;

const decoded = fc.constantFrom(...Object.keys(DECODED) as Decoded[]);

/** The maximum length of the bytes, except for deep entries. */
const LONGEST = 4000;

const bytes = family<{ readonly of: Decoded; readonly xdr: string }>({
  number: 28,
  name: "bytes of the protocol's types, whole, damaged and random",
  share: 30,
  signed: false,
  recipes: decoded.chain((of) => {
    const definition = DECODED[of];
    const flipped = fc.tuple(wireBytes(definition), fc.nat(), fc.nat(7)).map(([given, place, bit]) => {
      const bytes = Uint8Array.from(given);
      if (bytes.length > 0) bytes[place % bytes.length]! ^= 1 << bit;
      return bytes;
    });
    const deep = of !== "DwsaAuthorizationEntry" ? [] : [fc.integer({ min: 240, max: 250 }).map(deepEntry)];
    // A boolean is encoded in 32 bits.
    const booleans = of !== "ScVal" ? [] : [uint32.map((value) => Uint8Array.from([0, 0, 0, 0, ...word(value)]))];
    const random = fc.uint8Array({ maxLength: 40 });
    return fc.oneof(
      ...[wireBytes(definition), damagedBytes(definition), flipped].map((arbitrary) => ({ arbitrary, weight: 10 })),
      ...[random, ...booleans, ...deep].map((arbitrary) => ({ arbitrary, weight: 1 })),
    ).filter((bytes) => bytes.length <= LONGEST || deep.length > 0)
      .map((bytes) => ({ of, xdr: toText(bytes) }));
  }),
  make: ({ of, xdr }) => {
    let opinion: Opinion;
    try {
      wireType(DECODED[of]).fromXDR(xdr, "base64");
      opinion = accepts("decoded", true);
    } catch (error) {
      opinion = refuses(String((error as { readonly code?: unknown }).code), "decode");
    }
    return { question: { op: "decode", of, xdr }, opinion };
  },
});

function word(value: number): Uint8Array {
  return Uint8Array.of(value >>> 24, value >>> 16, value >>> 8, value);
}

function toText(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("base64");
}

/** Returns the bytes of an entry whose sub-invocations are nested `count` levels deep. */
function deepEntry(count: number): Uint8Array {
  const who = contractAddress(1);
  let tree = treesOf({ contract: 2, who }, who)[0]!;
  for (let i = 0; i < count; i++) {
    tree = new DwsaAuthorizedInvocation({ function: tree.function, subInvocations: [tree] });
  }
  return unsigned(who, tree).toXDR();
}

/** The families of this file. */
export const encodingFamilies: readonly Family[] = [strkeys, contractIds, bytes];
