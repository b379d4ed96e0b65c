/** Accounts with a passkey as signer. */

import { p256 } from "@noble/curves/nist.js";
import fc from "fast-check";
import { type PasskeyAssertion, passkeySignature } from "@dwsa/base/auth";
import { toBase64 } from "@dwsa/base/encoding";
import { hash } from "@dwsa/base/keys";
import { ScMapEntry, ScVal } from "@dwsa/base/xdr";
import { type Basic, basic, callOf, question, treeOf, unsignedEntry } from "./_calls.ts";
import { type Family, family } from "./_family.ts";
import { contractAddress, hashOf, install, NETWORKS } from "./_ledger.ts";
import { opinionOf, UNAUTHENTIC } from "./_opinions.ts";
import { changed, payloadOf } from "./_signed.ts";

/** Creates the assertion that an authenticator and a browser return for a challenge. */
function assertionOf(challenge: Uint8Array, secret: Uint8Array, highS: boolean): PasskeyAssertion {
  const base64url = toBase64(challenge).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
  const clientDataJSON = new TextEncoder().encode(
    `{"type":"webauthn.get","challenge":"${base64url}","origin":"https://example.com","crossOrigin":false}`,
  );
  const authenticatorData = Uint8Array.from([...hashOf("example.com"), 5, 0, 0, 0, 1]);
  const data = Uint8Array.from([...authenticatorData, ...hash(clientDataJSON)]);
  const low = p256.Signature.fromBytes(p256.sign(data, secret, { lowS: true }), "compact");
  const signature = highS ? new p256.Signature(low.r, p256.Point.Fn.ORDER - low.s) : low;
  return { authenticatorData, clientDataJSON, signature: signature.toBytes("der") };
}

const PASSKEY_CHANGES = ["none", "none", "challenge", "key", "payload"] as const;

/** Returns the instance storage of a passkey account with the key of this secret, in base64. */
export function passkeyStorage(secret: Uint8Array): string {
  const key = new ScMapEntry({
    key: ScVal.scvSymbol("key"),
    val: ScVal.scvBytes(p256.getPublicKey(secret, false)),
  });
  const { value } = ScVal.scvMap([key]) as ScVal & { readonly type: "scvMap" };
  return toBase64(ScVal.scvMap(value).toXDR().slice(8));
}

/** Creates the signature of a passkey for a payload. */
export function passkeySignatureOf(payload: Uint8Array, secret: Uint8Array, highS: boolean): ScVal {
  return passkeySignature(assertionOf(payload, secret, highS), payload);
}

const passkeys = family<Basic & { readonly change: typeof PASSKEY_CHANGES[number]; readonly highS: boolean }>({
  number: 18,
  name: "accounts that a passkey signs, whose contract verifies P-256 and the challenge",
  share: 0.5,
  signed: true,
  recipes: fc.tuple(basic, fc.constantFrom(...PASSKEY_CHANGES), fc.boolean())
    .map(([recipe, change, highS]) => ({ ...recipe, change, highS })),
  make: ({ change, highS, ...recipe }) => {
    const passphrase = NETWORKS[recipe.network]!;
    const who = contractAddress(recipe.person);
    const secret = hashOf(`passkey ${recipe.person}`);
    const node = callOf(recipe.call, who);
    const before = unsignedEntry(who, treeOf(node, who), recipe);
    const payload = payloadOf(before, recipe.expiry, passphrase);
    // passkeySignature() rejects a challenge that differs from the payload, so both are changed.
    const signedPayload = change === "challenge" ? hash(payload) : payload;
    let entry = changed(before, { signature: passkeySignatureOf(signedPayload, secret, highS) });
    if (change === "payload") entry = changed(entry, { nonce: BigInt.asIntN(64, BigInt(recipe.nonce) + 1n) });
    const known = change === "key" ? hashOf("another passkey") : secret;
    return {
      question: question(passphrase, node, [entry], {
        contracts: [install(recipe.person, "passkey", passkeyStorage(known))],
      }),
      opinion: opinionOf([entry], passphrase, { ok: change === "none", verdicts: [UNAUTHENTIC], ready: true }),
    };
  },
});

/** The families of this file. */
export const passkeyFamilies: readonly Family[] = [passkeys];
