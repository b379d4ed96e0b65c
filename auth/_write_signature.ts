/** The one way by which a signature gets into an entry: joined with what is there, and verified. */

import { scAddressToString } from "../address/mod.ts";
import { DwsaError } from "../internal/errors.ts";
import { ScVal } from "../xdr/mod.ts";
import { accountKey } from "./_address.ts";
import type { SignatureNode } from "./_credentials.ts";
import { accountSignature, joinSignatures, judge } from "./_signatures.ts";
import type { Answer } from "./_signer.ts";

/** The signature that a node has when the answer of a signer is added to it. */
export function writeSignature(node: SignatureNode, answer: Answer, payload: Uint8Array, action: string): ScVal {
  const added = toScVal(answer, node, action);
  const joined = joinSignatures(node, added, "replace", action);
  const isAccount = accountKey(node.address) !== undefined;
  // One wrong signature makes the network refuse all of an account's. A contract judges by rules of its own, so that
  // only an Ed25519 signature which was made just now is known to be meant as one.
  if (isAccount) requireValid({ ...node, signature: joined }, payload, action);
  else if (added !== answer.signature) requireValid({ ...node, signature: added }, payload, action);
  return joined;
}

/** The answer of a signer in the form in which the node takes it. */
function toScVal({ signature, publicKey }: Answer, node: SignatureNode, action: string): ScVal {
  if (ScVal.is(signature)) return signature;
  const key = publicKey ?? accountKey(node.address);
  if (key !== undefined) return accountSignature([{ publicKey: key, signature }]);
  throw new DwsaError(
    "auth/unknown-signer",
    `Cannot ${action}: expected the signer to say its publicKey or to return an ScVal, since ` +
      `${scAddressToString(node.address)} is a contract, got a signature alone`,
  );
}

function requireValid(node: SignatureNode, payload: Uint8Array, action: string): void {
  const { verified, signatures } = judge(node, payload);
  if (verified === true) return;
  const wrong = signatures.find((one) => !one.verified)?.publicKey;
  const expected = wrong === undefined
    ? `1 to 20 maps { public_key, signature } in ascending order, as ${scAddressToString(node.address)} takes them`
    : `a valid signature by ${wrong} of this entry, expiry and network`;
  throw new DwsaError(
    "auth/invalid-signature",
    `Cannot ${action}: expected ${expected}, got ${wrong === undefined ? "something else" : "a wrong one"}`,
    { path: node.path, expected },
  );
}
