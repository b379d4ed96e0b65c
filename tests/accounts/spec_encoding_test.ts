import assert from "node:assert/strict";
import { test } from "node:test";
import { accountContractOf, accountDigest, type AccountSignature, decodeAccountSignature } from "@dwsa/base/accounts";
import { contractSpec, contractSpecFromXdr, encodeValue, type SpecEntry } from "@dwsa/base/spec";
import { ScVal } from "@dwsa/base/xdr";
import { hash } from "@dwsa/base/keys";
import { contractOf, type Payloads, readVectors, signedPreimage } from "./_vectors.ts";

const entries = readVectors<{ readonly [crate: string]: readonly string[] }>("spec.json");
const specs = {
  "openzeppelin@0.7": contractSpecFromXdr(entries["stellar-accounts 0.7.2"]!),
  "openzeppelin@0.8": contractSpecFromXdr(entries["stellar-accounts 0.8.0"]!),
};
const accepted = readVectors<Payloads>("payloads.json").cases.filter(({ verdict, account }) =>
  verdict.accepted && account !== undefined
);

function signerOf(signature: AccountSignature): [unknown, Uint8Array] {
  if ("delegated" in signature) {
    return [{ tag: "Delegated", values: [signature.delegated] }, new Uint8Array(0)];
  }
  if (!("verifier" in signature && "signature" in signature)) throw new Error("another kind of signer");
  return [{ tag: "External", values: [signature.verifier, signature.key] }, signature.signature];
}

test("accountContractOf() recognizes the interfaces of the three contracts", () => {
  assert.equal(accountContractOf(specs["openzeppelin@0.7"]), "openzeppelin@0.7");
  assert.equal(accountContractOf(specs["openzeppelin@0.8"]), "openzeppelin@0.8");
  const struct = (name: string): SpecEntry => ({ udt_struct_v0: { name, fields: [] } });
  const names = ["Signatures", "SignerKey", "Secp256r1Signature"];
  assert.equal(accountContractOf(contractSpec(names.map(struct))), "passkey-kit@1");
  assert.equal(accountContractOf(contractSpec(names.slice(1).map(struct))), undefined);
  assert.equal(accountContractOf(contractSpec(["AuthPayload"].map(struct))), undefined);
  assert.throws(() => accountContractOf({} as never), TypeError);
});

test("signatures, digests and passkeys' signatures equal those encoded by the contracts' own interfaces", () => {
  let [signatures, digests] = [0, 0];
  for (const given of accepted) {
    const contract = contractOf(given) as keyof typeof specs;
    const value = ScVal.fromXDR(given.signature, "base64");
    const decoded = decodeAccountSignature(contract, value);
    if (decoded !== undefined) {
      const signers = new Map(decoded.signatures.map(signerOf));
      const native = { context_rule_ids: decoded.contextRuleIds, signers };
      const encoded = encodeValue(specs[contract], "AuthPayload", native as never);
      assert.equal(encoded.toXDR("base64"), given.signature, given.name);
      signatures++;
    }
    if (contract !== "openzeppelin@0.8") continue;
    const { account, contextRuleIds } = given;
    const preimage = signedPreimage(given)!;
    const native = {
      account,
      context_rule_ids: contextRuleIds,
      signature_payload: hash(preimage.toXDR()),
    };
    const map = encodeValue(specs[contract], "AuthDigestPreimage", native as never);
    assert.deepEqual(accountDigest({ contract, account, preimage, contextRuleIds }), hash(map.toXDR()), given.name);
    digests++;
  }
  assert.deepEqual([signatures, digests], [41, 22]);
});
