import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { test } from "node:test";
import { inspect } from "node:util";
import { toHex } from "@dwsa/base";
import { hash, Keypair, sign, signMessage } from "@dwsa/base/keys";
import { nativeToScVal } from "@dwsa/base/scval";
import { StrKey } from "@dwsa/base/strkey";
import { engines, withEngine } from "./_engines.ts";

const SECRET = "SAKICEVQLYWGSOJS4WW7HZJWAHZVEEBS527LHK5V4MLJALYKICQCJXMW";
const ADDRESS = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L";
const SEED = StrKey.decodeEd25519SecretSeed(SECRET);

/** A key pair after every operation, so that all of its internal state is present. */
function usedKeypair(): Keypair {
  const keypair = Keypair.fromSecret(SECRET);
  keypair.sign(new Uint8Array(1));
  keypair.publicKey();
  keypair.verify(new Uint8Array(1), new Uint8Array(64));
  return keypair;
}

/** The ways in which logs, debuggers and messages show a value. */
const looks: readonly { readonly name: string; readonly look: (keypair: Keypair) => unknown }[] = [
  { name: "util.inspect", look: (keypair) => inspect(keypair) },
  {
    name: "util.inspect of everything",
    look: (keypair) =>
      inspect(keypair, { showHidden: true, depth: 20, getters: true, showProxy: true, maxArrayLength: null }),
  },
  {
    name: "util.inspect without custom methods",
    look: (keypair) => inspect(keypair, { showHidden: true, depth: 20, getters: true, customInspect: false }),
  },
  { name: "util.inspect inside of other values", look: (keypair) => inspect({ a: [new Map([[keypair, keypair]])] }) },
  { name: "util.inspect of an error's cause", look: (keypair) => inspect(new Error("failed", { cause: keypair })) },
  {
    name: "the console of Deno",
    look: (keypair) =>
      (globalThis as { Deno?: { inspect(value: unknown, options: object): string } }).Deno
        ?.inspect(keypair, { showHidden: true, depth: 20, getters: true }),
  },
  {
    name: "the console of Bun",
    look: (keypair) => (globalThis as { Bun?: { inspect(value: unknown): string } }).Bun?.inspect(keypair),
  },
  { name: "JSON.stringify", look: (keypair) => JSON.stringify(keypair) },
  {
    name: "JSON.stringify inside of other values",
    look: (keypair) => JSON.stringify({ a: [keypair], b: { keypair } }),
  },
  { name: "String", look: (keypair) => String(keypair) },
  { name: "Object.prototype.toString", look: (keypair) => Object.prototype.toString.call(keypair) },
  { name: "the prototype", look: () => inspect(Keypair.prototype, { showHidden: true, depth: 5 }) },
];

for (const { engine, name: engineName, skip } of engines) {
  for (const { name, look } of looks) {
    test(`${name} shows no secret of a key pair on ${engineName}`, { skip }, () => {
      withEngine(engine!, () => assertNoSecret(String(look(usedKeypair()))));
    });
  }
}

test("inspection and JSON show the public key", () => {
  for (const keypair of [usedKeypair(), Keypair.fromSecret(SECRET), Keypair.fromPublicKey(ADDRESS)]) {
    assert.equal(inspect(keypair), `Keypair ${ADDRESS}`);
    assert.equal(JSON.stringify({ keypair }), `{"keypair":{"type":"ed25519","publicKey":"${ADDRESS}"}}`);
    for (const { look } of looks.slice(0, 2)) assert.match(String(look(keypair)), new RegExp(ADDRESS));
  }
});

test("a clone, a spread and the properties of a key pair hold no key", () => {
  const keypair = usedKeypair();
  assert.deepEqual({ ...keypair }, {});
  assert.deepEqual(Object.assign({}, keypair), {});
  assert.deepEqual(structuredClone(keypair), {} as Keypair);
  assert.deepEqual(Reflect.ownKeys(keypair), []);
  const names: string[] = [];
  for (const name in keypair) names.push(name);
  assert.deepEqual(names, []);
});

test("nativeToScVal() makes a key pair its address", () => {
  for (const value of [nativeToScVal(usedKeypair() as never), nativeToScVal({ a: [usedKeypair()] } as never)]) {
    assertNoSecret(JSON.stringify(value));
    assertNoSecret(value.toXDR("hex"));
  }
});

/** A key pair in the format of other libraries. */
class OtherKeypair {
  readonly _secretSeed = SEED;
  readonly _secretKey = new Uint8Array([...SEED, ...SEED]);
  readonly secret = SECRET;
}

/** Calls that fail with a secret among their arguments. */
const failures: readonly { readonly name: string; readonly fail: () => unknown }[] = [
  { name: "a mistyped secret", fail: () => Keypair.fromSecret(SECRET.slice(0, -1) + "A") },
  { name: "a secret in lower case", fail: () => Keypair.fromSecret(SECRET.toLowerCase()) },
  { name: "a secret with a space", fail: () => Keypair.fromSecret(`${SECRET} `) },
  { name: "a secret that is cut off", fail: () => Keypair.fromSecret(SECRET.slice(0, 50)) },
  { name: "a secret in hexadecimal", fail: () => Keypair.fromSecret(toHex(SEED)) },
  { name: "a secret where a public key belongs", fail: () => Keypair.fromPublicKey(SECRET) },
  { name: "a secret as the type", fail: () => new Keypair({ type: SECRET as "ed25519", secretKey: SEED }) },
  { name: "a secret as all the keys", fail: () => new Keypair(SECRET as never) },
  { name: "a secret as the public key", fail: () => new Keypair({ type: "ed25519", publicKey: SECRET }) },
  {
    name: "a secret with the wrong public key",
    fail: () => new Keypair({ type: "ed25519", secretKey: SECRET, publicKey: Keypair.random().publicKey() }),
  },
  {
    name: "a raw secret with the wrong public key",
    fail: () => new Keypair({ type: "ed25519", secretKey: SEED, publicKey: Keypair.random().rawPublicKey() }),
  },
  { name: "a raw secret of 31 bytes", fail: () => Keypair.fromRawEd25519Seed(SEED.subarray(1)) },
  { name: "a raw secret of 64 bytes", fail: () => sign(SEED, new Uint8Array([...SEED, ...SEED])) },
  { name: "a secret as an array", fail: () => sign(SEED, [...SEED] as never) },
  { name: "a secret as a string to sign", fail: () => usedKeypair().sign(SECRET as never) },
  { name: "a secret as a string to sign with", fail: () => sign(SEED, SECRET as never) },
  { name: "a secret as a string to hash", fail: () => hash(SECRET as never) },
  { name: "a secret in an ill-formed string", fail: () => signMessage(`${SECRET}\ud800`, SEED) },
  { name: "a secret in an ill-formed passphrase", fail: () => Keypair.master(`${SECRET}\ud800`) },
  { name: "a secret as an ID", fail: () => usedKeypair().xdrMuxedAccount(SECRET) },
  {
    name: "a secret as a padding",
    fail: () => usedKeypair().signPayloadDecorated(SEED, { padding: SECRET as "left" }),
  },
  { name: "a mistyped secret as an ID", fail: () => usedKeypair().xdrMuxedAccount(SECRET.replace("O", "0")) },
  { name: "a key pair of another library", fail: () => nativeToScVal({ a: [new OtherKeypair()] } as never) },
  { name: "a key pair as data", fail: () => usedKeypair().sign(usedKeypair() as never) },
  { name: "a key pair as an ID", fail: () => usedKeypair().xdrMuxedAccount(usedKeypair() as never) },
];

for (const { name, fail } of failures) {
  test(`the error for ${name} repeats no secret`, () => {
    const error = caught(fail);
    assertNoSecret(error.message);
    assertNoSecret(String(error.stack));
    assertNoSecret(JSON.stringify({ ...error }));
    assertNoSecret(inspect(error, { showHidden: true, depth: 20 }));
  });
}

function caught(act: () => unknown): Error {
  try {
    act();
  } catch (error) {
    assert.ok(error instanceof Error);
    return error;
  }
  return assert.fail("expected an error");
}

/** Throws if a string contains 9 consecutive bytes of the seed, or more of its strkey than messages may repeat. */
function assertNoSecret(text: string): void {
  const seen = text.toLowerCase();
  for (let i = 0; i + 9 <= SEED.length; i++) {
    const run = SEED.subarray(i, i + 9);
    for (const written of [toHex(run), [...run].join(","), [...run].join(", "), Buffer.from(run).toString("latin1")]) {
      assert.ok(!seen.includes(written.toLowerCase()), "9 bytes of the seed");
    }
    const hex = [...run].map((byte) => byte.toString(16).padStart(2, "0")).join(" ");
    assert.ok(!seen.includes(hex), "9 bytes of the seed");
  }
  for (const encoding of ["base64", "base64url"] as const) {
    for (let i = 0; i < 3; i++) {
      const written = Buffer.from(SEED.subarray(i)).toString(encoding).slice(0, 17);
      assert.ok(!text.includes(written), "the seed in base64");
    }
  }
  for (let i = 0; i + 17 <= SECRET.length; i++) {
    assert.ok(!text.toUpperCase().includes(SECRET.slice(i, i + 17)), "17 letters of the strkey");
  }
}
