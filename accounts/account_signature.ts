/** Encodes and decodes the signatures of smart accounts. */

import { scAddressToString } from "../address/mod.ts";
import type { PasskeyAssertion } from "../auth/mod.ts";
import {
  encodeAssertion,
  keyText,
  parseAccountKey,
  parseScVal,
  parseSigningAddress,
  symbolMap,
} from "../auth/_shared.ts";
import { parseBytes } from "../internal/arguments.ts";
import { attempt, count, Fault, unexpected, violated, wrongType } from "../internal/fault.ts";
import { readOptions } from "../internal/options.ts";
import { compare } from "../scval/_shared.ts";
import { ScMapEntry, ScVal } from "../xdr/mod.ts";
import {
  digestOf,
  parseContractAddress,
  parseContractName,
  parsePayload,
  readPayload,
  symbolVals,
  vecOfIds,
} from "./_payload.ts";
import { firstUnsorted, nameOf, readByteFields, readSignature } from "./_signers.ts";
import type { AccountContract, AccountPayload, AccountSignature, DecodedAccountSignature } from "./types.ts";

/** The maximum size of client data that the contracts accept, in bytes. */
const MAX_CLIENT_DATA = 1024;

/** The fields of a passkey signature of passkey-kit. */
const PASSKEY_FIELDS = ["authenticator_data", "client_data_json", "signature"];

/** The fields of each signer type, apart from the field that identifies the type. */
const KINDS = {
  delegated: [],
  verifier: ["key", "signature", "assertion"],
  ed25519: ["signature"],
  credentialId: ["signature", "assertion"],
  policy: [],
} as const;

type Kind = keyof typeof KINDS;

/** The fields of all signer types. */
const FIELDS = ["delegated", "verifier", "key", "signature", "assertion", "ed25519", "credentialId", "policy"] as const;

/** A signer of a known type, whose field values are not validated yet. */
interface Given {
  readonly kind: Kind;
  readonly fields: { readonly [Name in typeof FIELDS[number]]?: unknown };
  /** The path of the signer in messages. */
  readonly name: string;
}

/**
 * Encodes the signature of a smart account in the format of its contract, with the signers in the host's order.
 *
 * A passkey assertion must have the digest of `payload` as its challenge, at most 1,024 bytes of client data, and the
 * flag UP (user present). OpenZeppelin also requires the flag UV (user verified), and BE (backup eligible) if BS
 * (backed up) is set. No signature is verified. To combine signatures from several machines, decode each signature and
 * encode all signers together. The rule IDs of all signatures must be equal, since the digest covers the rule IDs.
 *
 * @param payload the account, its contract, the preimage of its entry and, for OpenZeppelin, the rule IDs
 * @param signatures the signature of each signer, in any order; may be empty, since a rule can consist of policies only
 * @returns the signature, for a signing callback to return as `signatureScVal`
 * @throws {TypeError} if a value is of the wrong type, or the contract does not support a signer type
 * @throws {RangeError} if a rule ID is not an integer from 0 to 2^32 - 1, or a number in the preimage or in a signature
 *   is out of range
 * @throws {DwsaError} `auth/account` if the number of rule IDs differs from the number of contexts, or an encoded
 *   passkey signature is malformed; `auth/conflict` if a signer is repeated; `auth/passkey` if an assertion is
 *   malformed, is for a different digest, has too much client data or lacks a flag; `auth/invalid-signature` if an
 *   Ed25519 signature of passkey-kit does not have 64 bytes; `auth/invalid-address` if an address is malformed or of
 *   the wrong type; `auth/different-payload` if the preimage does not belong to an authorization entry of the account;
 *   `xdr/…` if a value cannot be encoded
 *
 * @example An Ed25519 signer and a delegated signer
 * ```ts
 * import { accountDigest, decodeAccountSignature, encodeAccountSignature } from "@dwsa/base/accounts";
 * import { buildAuthorizationEntryPreimage } from "@dwsa/base/auth";
 * import { Keypair } from "@dwsa/base/keys";
 * import { Networks } from "@dwsa/base/network";
 * import { DwsaAuthorizationEntry } from "@dwsa/base/xdr";
 * import assert from "node:assert/strict";
 *
 * const entry = DwsaAuthorizationEntry.fromXDR(
 *   "AAAAAgAAAAEFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQUFBQAAAAAAAAAHAAAAAAAAAAEAAAAAAAAAAQMDAwMDAwMDAwMDAwMDAwMDAwMDAwMD" +
 *     "AwMDAwMDAwMDAAAABHBpbmcAAAAAAAAAAA==",
 * );
 * const payload = {
 *   contract: "openzeppelin@0.8",
 *   account: "CACQKBIFAUCQKBIFAUCQKBIFAUCQKBIFAUCQKBIFAUCQKBIFAUCQLC2U",
 *   preimage: buildAuthorizationEntryPreimage(entry, 1_000, Networks.TESTNET),
 *   contextRuleIds: [0],
 * } as const;
 * const [key, delegate] = [Keypair.random(), Keypair.random()];
 *
 * const signature = encodeAccountSignature(payload, [
 *   {
 *     verifier: "CABQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGCK3",
 *     key: key.rawPublicKey(),
 *     signature: key.sign(accountDigest(payload)),
 *   },
 *   { delegated: delegate.publicKey() },
 * ]);
 * const decoded = decodeAccountSignature("openzeppelin@0.8", signature);
 * assert.deepEqual(decoded?.contextRuleIds, [0]);
 * assert.deepEqual(decoded?.signatures[0], { delegated: delegate.publicKey() });
 * ```
 */
export function encodeAccountSignature(payload: AccountPayload, signatures: readonly AccountSignature[]): ScVal {
  return attempt("encode the account's signature", () => encodeMap(payload, signatures));
}

function encodeMap(payload: AccountPayload, signatures: readonly AccountSignature[]): ScVal {
  const fields = readPayload(payload);
  const contract = fields.contract!; // validated by readPayload()
  if (!Array.isArray(signatures)) throw wrongType("signatures", "an array", signatures);
  const given = Array.from(
    signatures,
    (signature: AccountSignature, i) => kindOf(contract, signature, `signatures[${i}]`),
  );
  const signed = parsePayload(fields);
  const digest = digestOf(signed);
  const made = given.map((signer) => ({ entry: entryOf(contract, signer, digest), name: signer.name }));
  made.sort((a, b) => compare(a.entry.key, b.entry.key, 1));
  const entries = made.map(({ entry }) => entry);
  const repeated = firstUnsorted(entries);
  if (repeated !== -1) {
    const [first, second] = [made[repeated - 1]!.name, made[repeated]!.name];
    const rule = `${second} has the same signer as ${first}`;
    throw violated("auth/conflict", rule, "different signers", "the same signer", { path: second });
  }
  const signers = ScVal.scvMap(entries);
  return contract === "passkey-kit@1"
    ? ScVal.scvVec([signers])
    : symbolVals({ context_rule_ids: vecOfIds(signed.ruleIds), signers });
}

/** Returns the signer types that a contract supports. */
function kindsOf(contract: AccountContract): readonly Kind[] {
  return contract === "passkey-kit@1" ? ["ed25519", "credentialId", "policy"] : ["delegated", "verifier"];
}

/**
 * Determines the type of a signer. Throws if the contract does not support the type, or the type does not have a field.
 */
function kindOf(contract: AccountContract, signer: AccountSignature, name: string): Given {
  if (signer === undefined) throw wrongType(name, "an object", signer);
  const fields = readOptions<Given["fields"]>(signer, FIELDS, name);
  const names = Object.keys(fields).filter((field) => fields[field as keyof typeof fields] !== undefined);
  const kinds = names.filter((field): field is Kind => Object.hasOwn(KINDS, field));
  const [kind] = kinds;
  const allowed = kindsOf(contract);
  const wrong = (expected: string, got: string) =>
    new Fault("type", `expected ${name} to have ${expected}, got ${got}`, { path: name });
  if (kind === undefined || kinds.length > 1 || !allowed.includes(kind)) {
    throw wrong(`exactly one of ${allowed.join(", ")} (the signers of ${contract})`, kinds.join(" and ") || "none");
  }
  const others = names.filter((field) => field !== kind);
  const foreign = others.find((field) => !(KINDS[kind] as readonly string[]).includes(field));
  if (foreign !== undefined) throw wrong(`no fields other than ${[kind, ...KINDS[kind]].join(", ")}`, foreign);
  if (others.includes("signature") && others.includes("assertion")) throw wrong("signature or assertion", "both");
  return { kind, fields, name };
}

/** Encodes a signer and its signature as a map entry. */
function entryOf(contract: AccountContract, { kind, fields, name }: Given, digest: Uint8Array): ScMapEntry {
  const bytes = (field: "key" | "signature" | "credentialId") =>
    ScVal.scvBytes(parseBytes(`${name}.${field}`, fields[field]));
  const entry = (word: string, parts: readonly ScVal[], val: ScVal) =>
    new ScMapEntry({ key: tagged(word, ...parts), val });
  switch (kind) {
    case "delegated": {
      const address = parseSigningAddress(fields.delegated, `${name}.delegated`);
      return entry("Delegated", [ScVal.scvAddress(address)], ScVal.scvBytes(new Uint8Array(0)));
    }
    case "verifier": {
      const verifier = ScVal.scvAddress(parseContractAddress(fields.verifier, `${name}.verifier`));
      const parts = [verifier, bytes("key")];
      if (fields.assertion === undefined) return entry("External", parts, bytes("signature"));
      const [authenticatorData, clientData, signature] = parseAssertion(contract, fields.assertion, digest, name);
      const data = symbolMap({
        authenticator_data: authenticatorData!,
        client_data: clientData!,
        signature: signature!,
      });
      return entry("External", parts, ScVal.scvBytes(data.toXDR()));
    }
    case "ed25519": {
      const key = parseAccountKey(fields.ed25519, `${name}.ed25519`);
      const signature = parseBytes(`${name}.signature`, fields.signature);
      if (signature.length !== 64) {
        const path = `${name}.signature`;
        const got = count(signature.length, "byte");
        throw unexpected("auth/invalid-signature", `${path} to be 64 bytes`, got, { path });
      }
      return entry("Ed25519", [ScVal.scvBytes(key)], tagged("Ed25519", ScVal.scvBytes(signature)));
    }
    case "credentialId": {
      const parts = [bytes("credentialId")];
      const value = fields.assertion === undefined
        ? parsePasskeySignature(fields.signature, `${name}.signature`)
        : symbolMap(
          Object.fromEntries(
            parseAssertion(contract, fields.assertion, digest, name).map((part, i) => [
              PASSKEY_FIELDS[i]!,
              part,
            ]),
          ),
        );
      return entry("Secp256r1", parts, tagged("Secp256r1", value));
    }
    case "policy": {
      const policy = parseContractAddress(fields.policy, `${name}.policy`);
      return entry("Policy", [ScVal.scvAddress(policy)], tagged("Policy"));
    }
  }
}

/** Creates a vec that begins with a symbol: the encoding of a union case. */
function tagged(word: string, ...parts: readonly ScVal[]): ScVal {
  return ScVal.scvVec([ScVal.scvSymbol(word), ...parts]);
}

/** Validates a passkey assertion, and returns its authenticator data, client data and signature r‖s. */
function parseAssertion(
  contract: AccountContract,
  assertion: unknown,
  digest: Uint8Array,
  signer: string,
): readonly Uint8Array[] {
  const name = `${signer}.assertion`;
  const parts = readByteFields(encoded(name, assertion, digest), PASSKEY_FIELDS)!; // in the format of passkeySignature()
  const [authenticatorData, clientData] = parts as [Uint8Array, Uint8Array];
  if (clientData.length > MAX_CLIENT_DATA) {
    const expected = `${name}.clientDataJSON to be at most ${MAX_CLIENT_DATA} bytes`;
    throw unexpected("auth/passkey", expected, count(clientData.length, "byte"), { path: name });
  }
  const missing = missingFlag(authenticatorData[32]!, contract !== "passkey-kit@1");
  if (missing === undefined) return parts;
  throw violated("auth/passkey", `${name} lacks the flag ${missing}`, `the flag ${missing}`, "none", {
    path: name,
  });
}

/** Validates and encodes a passkey assertion. Errors contain the path of the assertion. */
function encoded(path: string, assertion: unknown, digest: Uint8Array): ScVal {
  try {
    return encodeAssertion(path, assertion as PasskeyAssertion, digest, "the digest"); // validates it
  } catch (error) {
    throw error instanceof Fault && error.kind !== "type"
      ? new Fault(error.kind, error.message, { ...error.details, path })
      : error;
  }
}

/** Returns the required flag that an assertion lacks (Web Authentication, section 6.1); `undefined` if none. */
function missingFlag(flags: number, isOpenZeppelin: boolean): string | undefined {
  const [isPresent, isVerified, isEligible, isBackedUp] = [0x01, 0x04, 0x08, 0x10].map((bit) => (flags & bit) !== 0);
  if (!isPresent) return "UP (user present)";
  if (!isOpenZeppelin) return undefined;
  if (!isVerified) return 'UV (user verified); request userVerification: "required"';
  return isBackedUp && !isEligible ? "BE (backup eligible), although BS (backed up) is set" : undefined;
}

/** Validates a passkey signature in the format of `passkeySignature`. */
function parsePasskeySignature(value: unknown, name: string): ScVal {
  const signature = parseScVal(value, name);
  if (isPasskeySignature(signature)) return signature;
  const got = signature.type === "scvMap" ? "a different map" : signature.type;
  throw unexpected("auth/account", `${name} to be a map as passkeySignature() returns`, got, { path: name });
}

function isPasskeySignature(value: ScVal): boolean {
  return readByteFields(value, PASSKEY_FIELDS)?.[2]?.length === 64;
}

/**
 * Decodes the signature of a smart account, without verification.
 *
 * @param contract the contract of the account
 * @param signature the signature in the account's credentials
 * @returns the rule IDs and the signers; `undefined` for a value, such as void, that is not exactly in the format of
 *   {@linkcode encodeAccountSignature}
 * @throws {TypeError} if `contract` is not the name of a supported contract, `signature` is not an `ScVal`, or a part
 *   of it is of the wrong type
 * @throws {RangeError} if a number in `signature` is out of range
 * @throws {DwsaError} `xdr/…` if `signature` cannot be encoded
 *
 * @example An entry that is not signed
 * ```ts
 * import { decodeAccountSignature } from "@dwsa/base/accounts";
 * import { ScVal } from "@dwsa/base/xdr";
 * import assert from "node:assert/strict";
 *
 * assert.equal(decodeAccountSignature("openzeppelin@0.8", ScVal.scvVoid()), undefined);
 * ```
 */
export function decodeAccountSignature(
  contract: AccountContract,
  signature: ScVal,
): DecodedAccountSignature | undefined {
  return attempt("decode the account's signature", () => decodeMap(contract, signature));
}

function decodeMap(contract: AccountContract, signature: ScVal): DecodedAccountSignature | undefined {
  const parsed = parseContractName(contract, "contract");
  const value = parseScVal(signature, "signature");
  if (parsed === "passkey-kit@1") return decodePasskeyKit(value);
  const read = readSignature(value);
  if (read === undefined || firstUnsorted(read.entries) !== -1 || read.ruleIds.length === 0) return undefined;
  const signatures: AccountSignature[] = [];
  for (const signer of read.signers) {
    if ("verifier" in signer) signatures.push(signer);
    else if (signer.signature.length === 0) signatures.push({ delegated: signer.delegated });
    else return undefined; // the contract ignores these bytes, and encodeAccountSignature() omits them
  }
  return { contextRuleIds: read.ruleIds, signatures };
}

function decodePasskeyKit(signature: ScVal): DecodedAccountSignature | undefined {
  const [map, ...more] = signature.type === "scvVec" ? signature.value ?? [] : [];
  if (map?.type !== "scvMap" || map.value === null || more.length > 0) return undefined;
  const signatures = map.value.map(decodePasskeyKitSigner);
  const isExact = signatures.every((one): one is AccountSignature => one !== undefined);
  return isExact && firstUnsorted(map.value) === -1 ? { contextRuleIds: null, signatures } : undefined;
}

function decodePasskeyKitSigner({ key, val }: ScMapEntry): AccountSignature | undefined {
  const name = nameOf(key);
  if (name !== nameOf(val)) return undefined;
  const [, id, ...moreIds] = key.value as readonly ScVal[]; // nameOf() returned a name, so this is a vec
  const [, value, ...moreValues] = val.value as readonly ScVal[];
  if (moreIds.length > 0 || moreValues.length > 0) return undefined;
  if (name === "Ed25519" && id?.type === "scvBytes" && value?.type === "scvBytes") {
    const isExact = id.value.length === 32 && value.value.length === 64;
    return isExact ? { ed25519: keyText(id.value), signature: value.value } : undefined;
  }
  if (name === "Secp256r1" && id?.type === "scvBytes" && value !== undefined && isPasskeySignature(value)) {
    return { credentialId: id.value, signature: value };
  }
  const isPolicy = name === "Policy" && id?.type === "scvAddress" && id.value.type === "scAddressTypeContract";
  return isPolicy && value === undefined ? { policy: scAddressToString(id.value) } : undefined;
}
