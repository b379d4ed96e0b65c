/** The cases of SEP-7: every URI is read and built again, or rejected with the name of the parameter. */

import { toBase64 } from "@dwsa/base/encoding";
import { Keypair } from "@dwsa/base/keys";
import {
  buildRequestUri,
  parseRequestUri,
  type RequestUri,
  type RequestUriFields,
  signRequestUri,
  verifyRequestUri,
} from "@dwsa/base/uri";
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

const { signingSecret, cases }: {
  readonly signingSecret: string;
  readonly cases: readonly {
    readonly id: string;
    readonly name: string;
    readonly uri: string;
    readonly valid: boolean;
    readonly because?: string;
    readonly request?: object;
    readonly signingKey?: string;
    readonly signed?: boolean;
  }[];
} = JSON.parse(readFileSync(new URL("../vectors/webauth/sep7.json", import.meta.url), "utf8"));

/** The paths of errors, by the rule that `because` begins with. */
const PATHS: Readonly<Record<string, RegExp>> = {
  U1: /^$|^chain$/,
  U2: /./, // also "" for a URI without parameters
  U3: /^xdr$/,
  U4: /^replace$/,
  U5: /^pubkey$/,
  U6: /^callback$/,
  U7: /^msg$/,
  U8: /^network_passphrase$/,
  U9: /^(origin_domain|signature)$/,
  U10: /^(chain\.)*chain$/,
  U11: /^destination$/,
  U12: /^amount$/,
  U13: /^asset_(code|issuer)$/,
  U14: /^memo(_type)?$/,
};

/** Returns a request as JSON: bytes and envelopes in base64, integers in digits. */
function toJson({ ...request }: RequestUri): unknown {
  const { envelope, ...rest } = { envelope: undefined, ...request };
  const fields = envelope === undefined ? rest : { ...rest, xdr: envelope.toXDR("base64") };
  return JSON.parse(
    JSON.stringify(fields, (_, value) => {
      if (value instanceof Uint8Array) return toBase64(value);
      return typeof value === "bigint" ? String(value) : value;
    }),
  );
}

for (const { id, name, uri, valid, because = "", request, signingKey, signed } of cases) {
  test(`SEP-7 ${id}: ${name}`, async () => {
    if (!valid) {
      assert.throws(() => parseRequestUri(uri), (error: Error & { code?: string; path?: string }) => {
        assert.equal(error.code, "uri/malformed");
        const [rule] = because.split(" ");
        if (because !== "U2 parameter") assert.match(error.path!, PATHS[rule!]!);
        assert.doesNotMatch(error.message, /S[A-Z2-7]{55}/, "a secret key is repeated");
        return true;
      });
      return;
    }
    const read = parseRequestUri(uri);
    assert.deepEqual(toJson(read), request);
    if (signed !== undefined) assert.equal(verifyRequestUri(uri, signingKey!), signed);

    const { signature, ...fields } = read;
    const built = buildRequestUri(fields as RequestUriFields);
    const again = signature === null ? built : `${built}&signature=${encodeURIComponent(toBase64(signature))}`;
    assert.deepEqual(toJson(parseRequestUri(again)), request);
    const keypair = Keypair.fromSecret(signingSecret);
    assert.equal(verifyRequestUri(await signRequestUri(built, keypair), keypair.publicKey()), true);
  });
}
