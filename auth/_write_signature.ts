/** The one way by which a signature gets into an entry: joined with what is there, and verified. */

import { ScVal } from "../xdr/mod.ts";
import { accountKey, addressText, takeKey } from "./_address.ts";
import type { SignatureNode } from "./_credentials.ts";
import { AUTHORIZE, fault } from "./_fault.ts";
import { accountSignature, joinSignatures, judge } from "./_signatures.ts";
import type { Answer } from "./_signer.ts";

/** The signature that a node has when the answer of a signer is added to it. */
export function writeSignature(node: SignatureNode, answer: Answer, payload: Uint8Array): ScVal {
  const added = toScVal(answer, node);
  const joined = joinSignatures(node, added, AUTHORIZE);
  const isAccount = accountKey(node.address) !== undefined;
  // One wrong signature makes the network refuse all of an account's. A contract judges by rules of its own, so that
  // only an Ed25519 signature which was made just now is known to be meant as one.
  if (isAccount) requireValid({ ...node, signature: joined }, payload);
  else if (added !== answer.signature) requireValid({ ...node, signature: added }, payload);
  return joined;
}

/** The answer of a signer in the form in which the node takes it. */
function toScVal({ signature, publicKey }: Answer, node: SignatureNode): ScVal {
  if (ScVal.is(signature)) return signature;
  const key = publicKey === undefined
    ? accountKey(node.address)
    : takeKey(publicKey, AUTHORIZE, "the signer's publicKey");
  if (key !== undefined) return accountSignature([{ publicKey: key, signature }]);
  throw fault(
    "auth/unknown-signer",
    AUTHORIZE,
    `a signer with publicKey(), or { publicKey, signature } or an ScVal of a callback, since ${
      addressText(node.address)
    } is a contract`,
    "a signature alone",
  );
}

function requireValid(node: SignatureNode, payload: Uint8Array): void {
  const { verified, signatures } = judge(node, payload);
  if (verified === true) return;
  const wrong = signatures.find((one) => !one.verified)?.publicKey;
  const expected = wrong === undefined
    ? `1 to 20 maps { public_key, signature }, sorted, for ${addressText(node.address)}`
    : `a valid signature by ${wrong} of the payload, the hash of the preimage`;
  throw fault("auth/invalid-signature", AUTHORIZE, expected, "another", { path: node.path });
}
