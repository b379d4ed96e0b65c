import assert from "node:assert/strict";
import { test } from "node:test";
import { fromHex } from "@dwsa/base";
import { Keypair, verify } from "@dwsa/base/keys";
import { some } from "../_long.ts";
import { engines, withEngine } from "./_engines.ts";
import { readJson, type Verification } from "./_vectors.ts";

const own = readJson("../vectors/ed25519-own.json") as readonly Verification[];

test("the project's own Ed25519 vectors are all there", () => {
  assert.equal(own.length, 1285);
  assert.equal(own.filter(({ expected }) => expected).length, 220);
});

for (const { name, engine, skip } of engines) {
  test(
    `verify() returns the validators' verdict on the project's own vectors through ${name}`,
    { skip },
    () => {
      assert.deepEqual(withEngine(engine!, () => wrongVerdicts(some(own, 5))), []);
    },
  );
}

/** Returns the vectors for which `verify` or a key pair has an unexpected result. */
function wrongVerdicts(vectors: readonly Verification[]): readonly Verification[] {
  return vectors.filter(({ message, signature, publicKey, expected }) => {
    const [data, sig, key] = [fromHex(message), fromHex(signature), fromHex(publicKey)];
    if (key.length !== 32) {
      assert.throws(() => verify(data, sig, key), RangeError);
      assert.throws(() => new Keypair({ type: "ed25519", publicKey: key }), RangeError);
      return expected;
    }
    return verify(data, sig, key) !== expected ||
      new Keypair({ type: "ed25519", publicKey: key }).verify(data, sig) !== expected;
  });
}
