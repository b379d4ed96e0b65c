/**
 * The signatures of passkey-kit, encoded by this library and by `Spec` of js-stellar-sdk with the types of that
 * contract.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import { accountContractOf, type AccountSignature, decodeAccountSignature } from "@dwsa/base/accounts";
import { scSpecEntryFromJson } from "@dwsa/base/json";
import { Keypair } from "@dwsa/base/keys";
import { scValToNative } from "@dwsa/base/scval";
import { contractSpec, type SpecEntry } from "@dwsa/base/spec";
import { ScVal } from "@dwsa/base/xdr";
import { contract } from "@stellar/stellar-sdk";
import { type Payloads, readVectors } from "../accounts/_vectors.ts";

const struct = (name: string, fields: readonly (readonly [string, unknown])[]): SpecEntry =>
  ({ udt_struct_v0: { name, fields: fields.map(([name, type]) => ({ name, type })) } }) as SpecEntry;
const union = (name: string, cases: readonly (readonly [string, unknown?])[]): SpecEntry =>
  ({
    udt_union_v0: {
      name,
      cases: cases.map(([name, type]) =>
        type === undefined ? { void_v0: { name } } : { tuple_v0: { name, type: [type] } }
      ),
    },
  }) as SpecEntry;
const udt = (name: string) => ({ udt: { name } });

const entries: SpecEntry[] = [
  struct("Signatures", [["0", { map: { key_type: udt("SignerKey"), value_type: udt("Signature") } }]]),
  union("SignerKey", [["Policy", "address"], ["Ed25519", { bytes_n: { n: 32 } }], ["Secp256r1", "bytes"]]),
  union("Signature", [["Policy"], ["Ed25519", { bytes_n: { n: 64 } }], ["Secp256r1", udt("Secp256r1Signature")]]),
  struct("Secp256r1Signature", [
    ["authenticator_data", "bytes"],
    ["client_data_json", "bytes"],
    ["signature", { bytes_n: { n: 64 } }],
  ]),
  {
    function_v0: { name: "check", inputs: [{ name: "signatures", type: udt("Signatures") }], outputs: [] },
  } as SpecEntry,
];
const ours = contractSpec(entries);
const theirs = new contract.Spec(ours.entries.map((entry) => scSpecEntryFromJson(entry as never).toXDR("base64")));

/** Converts a signer for `Spec`: to a pair of unions. */
function pairOf(signer: AccountSignature): [unknown, unknown] {
  const union = (tag: string, ...values: readonly unknown[]) => ({ tag, values });
  if ("policy" in signer) return [union("Policy", signer.policy), { tag: "Policy" }];
  if ("ed25519" in signer) {
    const key = Buffer.from(Keypair.fromPublicKey(signer.ed25519).rawPublicKey());
    return [union("Ed25519", key), union("Ed25519", Buffer.from(signer.signature))];
  }
  if (!("credentialId" in signer && "signature" in signer)) throw new Error("expected a signer of passkey-kit");
  const fields = scValToNative(signer.signature) as Readonly<Record<string, Uint8Array>>;
  const native = Object.fromEntries(Object.entries(fields).map(([name, bytes]) => [name, Buffer.from(bytes)]));
  return [union("Secp256r1", Buffer.from(signer.credentialId)), union("Secp256r1", native)];
}

test("accountContractOf() recognizes the types of passkey-kit", () => {
  assert.equal(accountContractOf(ours), "passkey-kit@1");
});

test("the accepted signatures of passkey-kit are those that Spec encodes", () => {
  const accepted = readVectors<Payloads>("payloads.json").passkeyKit.filter(({ verdict }) => verdict.accepted);
  assert.equal(accepted.length, 6);
  for (const { name, signature } of accepted) {
    const decoded = decodeAccountSignature("passkey-kit@1", ScVal.fromXDR(signature, "base64"))!;
    const [encoded] = theirs.funcArgsToScVals("check", { signatures: [decoded.signatures.map(pairOf)] });
    assert.equal(encoded!.toXDR("base64"), signature, name);
  }
});
