import assert from "node:assert/strict";
import * as nodeCrypto from "node:crypto";
import { Buffer } from "node:buffer";
import { test } from "node:test";
import fc from "fast-check";
import { fromHex, toHex } from "@dwsa/base";
import { Keypair, sign, verify } from "@dwsa/base/keys";
import { engine, fallback, findNative, type Host, useEngine, verification } from "../../keys/_ed25519.ts";
import { numRuns } from "../_arbitraries/property.ts";
import { skipNative } from "./_engines.ts";

/** RFC 8032 section 7.1, test 3. */
const SEED = fromHex("c5aa8df43f9f837bedb7442f31dcb7b166d38535076f094b85ce3a2e0b4458f7");
const PUBLIC_KEY = "fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025";
const SIGNATURE = "6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac" +
  "18ff9b538d16f290ae67f760984dc6594a7c15e9716ed28dc027beceea1ec40a";
const DATA = fromHex("af82");

type Verify = (algorithm: null, data: Uint8Array, key: nodeCrypto.KeyObject, signature: Uint8Array) => boolean;
const realVerify: Verify = nodeCrypto.verify;

/** Creates a host with the real `node:crypto`, except for some replaced functions. */
function hostWith(
  replaced: Record<string, unknown>,
  openssl = "3.5.0",
  others: { deno?: string; bun?: string } = {},
): Host {
  const fake: unknown = {
    createPrivateKey: nodeCrypto.createPrivateKey,
    createPublicKey: nodeCrypto.createPublicKey,
    sign: nodeCrypto.sign,
    verify: nodeCrypto.verify,
    ...replaced,
  };
  return {
    process: {
      getBuiltinModule: (id) => id === "node:crypto" ? fake : { Buffer },
      versions: { openssl, ...others },
    },
  };
}
function refuse(): never {
  throw new Error("not supported");
}

/** Faulty implementations that must not be used. The casts allow those of a wrong type. */
const broken: readonly { readonly name: string; readonly host: Host }[] = [
  { name: "no process", host: {} },
  { name: "no getBuiltinModule", host: { process: {} } },
  { name: "a null process", host: { process: null } as unknown as Host },
  { name: "odd versions", host: { process: { getBuiltinModule: refuse, versions: null } } as unknown as Host },
  {
    name: "an odd version",
    host: { process: { getBuiltinModule: refuse, versions: { openssl: 3 } } } as unknown as Host,
  },
  {
    name: "versions that throw",
    host: {
      process: {
        getBuiltinModule: refuse,
        get versions() {
          return refuse();
        },
      },
    },
  },
  { name: "a getBuiltinModule that throws", host: { process: { getBuiltinModule: refuse } } },
  { name: "a getBuiltinModule without crypto", host: { process: { getBuiltinModule: () => undefined } } },
  { name: "an empty crypto", host: { process: { getBuiltinModule: () => ({}) } } },
  {
    name: "crypto without a Buffer",
    host: { process: { getBuiltinModule: (id) => id === "node:crypto" ? nodeCrypto : undefined } },
  },
  { name: "private keys that cannot be imported", host: hostWith({ createPrivateKey: refuse }) },
  { name: "public keys that cannot be imported", host: hostWith({ createPublicKey: refuse }) },
  {
    name: "public keys that cannot be imported from a JWK",
    host: hostWith({
      createPublicKey: (source: { format?: string }) =>
        source.format === "jwk" ? refuse() : nodeCrypto.createPublicKey(source as never),
    }),
  },
  { name: "a sign that throws", host: hostWith({ sign: refuse }) },
  { name: "a wrong signature", host: hostWith({ sign: () => new Uint8Array(64) }) },
  { name: "a signature that is a string", host: hostWith({ sign: () => SIGNATURE }) },
  { name: "a verify that throws", host: hostWith({ verify: refuse }) },
  { name: "a verify that accepts everything", host: hostWith({ verify: () => true }) },
  {
    name: "a verify that accepts everything, except the signature that only the cofactored equation accepts",
    host: hostWith({ verify: (...[, data]: Parameters<Verify>) => data.length !== 11 }),
  },
  { name: "a verify that rejects everything", host: hostWith({ verify: () => false }) },
  { name: "a verify that returns nothing", host: hostWith({ verify: () => undefined }) },
  {
    name: "a verify that returns 1 for true",
    host: hostWith({ verify: (...args: Parameters<Verify>) => realVerify(...args) ? 1 : 0 }),
  },
  {
    name: "a verify with the cofactored equation",
    host: hostWith({
      // Also accepts the signature of the known-answer tests for which only the cofactored equation holds.
      verify: (...args: Parameters<Verify>) => realVerify(...args) || args[1].length === 11,
    }),
  },
  {
    name: "another public key than that of the seed",
    host: hostWith({
      createPublicKey: (source: { format?: string }) =>
        source.format === "jwk" ? nodeCrypto.createPublicKey(source as never) : someKeys().publicKey,
    }),
  },
];

for (const { name, host } of broken) {
  test(`findNative() rejects ${name}`, () => {
    assert.equal(findNative(host), undefined);
  });

  test(`signatures are right in a process with ${name}`, () => {
    withProcess(host.process, () => {
      assert.equal(engine(), fallback);
      assertWorks();
    });
  });
}

test("findNative() rejects a process that throws when it is looked at", () => {
  const host: Host = {
    get process() {
      return refuse();
    },
  };
  assert.equal(findNative(host), undefined);
});

test("findNative() needs no versions", { skip: skipNative }, () => {
  const { getBuiltinModule } = (globalThis as Host).process!;
  for (const versions of [undefined, null, "3.0.15", { openssl: 3 }]) {
    const native = findNative({ process: { getBuiltinModule, versions } } as unknown as Host); // unusual versions
    assert.equal(toHex(native!.secretKey(SEED).sign(DATA)), SIGNATURE);
  }
});

/** The hosts whose fault concerns secret keys only: a program that only verifies uses their crypto. */
const ONLY_SIGNING: ReadonlySet<string> = new Set([
  "private keys that cannot be imported",
  "a sign that throws",
  "a wrong signature",
  "a signature that is a string",
  "another public key than that of the seed",
]);

for (const { name, host } of broken) {
  const isNative = ONLY_SIGNING.has(name);
  test(`verification() uses ${isNative ? "the crypto" : "the curve"} of a process with ${name}`, {
    skip: isNative && skipNative,
  }, () => {
    withProcess(host.process, () => {
      assert.equal(verification() === fallback.verify, !isNative);
      assert.equal(verification(), verification(), "chosen once");
      assert.ok(verify(DATA, fromHex(SIGNATURE), fromHex(PUBLIC_KEY)));
      assert.ok(!verify(new Uint8Array(1), fromHex(SIGNATURE), fromHex(PUBLIC_KEY)));
    });
  });
}

test("verification() is that of the engine that has been chosen", () => {
  useEngine(fallback);
  try {
    assert.equal(verification(), fallback.verify);
  } finally {
    useEngine(undefined);
  }
});

/** Possible behaviors of OpenSSL 3.0 for a JWK with a wrong x, other than ignoring it. */
const jwkImports: readonly { readonly name: string; readonly createPrivateKey: (d: Uint8Array) => unknown }[] = [
  { name: "rejects a wrong x", createPrivateKey: refuse },
  { name: "signs with another key for a wrong x", createPrivateKey: () => someKeys().privateKey },
  { name: "gives a wrong x back", createPrivateKey: (d) => ({ ...pkcs8(d), export: () => ({ x: "A".repeat(43) }) }) },
];
for (const { name, createPrivateKey } of jwkImports) {
  test(`findNative() imports no JWK in an engine that ${name}`, { skip: skipNative }, () => {
    let jwks = 0;
    const native = findNative(hostWith({
      createPrivateKey(source: { format: string; key: { d: string } }) {
        if (source.format !== "jwk") return nodeCrypto.createPrivateKey(source as never);
        jwks++;
        return createPrivateKey(Buffer.from(source.key.d, "base64url"));
      },
      createPublicKey: (key: { export?: unknown }) =>
        Object.hasOwn(key, "export") ? key : nodeCrypto.createPublicKey(key as never),
    }, "3.0.15"));
    assert.ok(native, "there is PKCS8 left");
    assert.equal(jwks, 1, "one JWK was tried, with the known answers");
    const key = native.secretKey(SEED);
    assert.equal(toHex(key.publicKey()), PUBLIC_KEY);
    assert.equal(toHex(key.sign(DATA)), SIGNATURE);
    assert.equal(jwks, 1, "and no more");
  });
}

test("findNative() prefers JWK on OpenSSL 3.0 only, and returns the same signatures", { skip: skipNative }, () => {
  for (
    const { openssl, others, expected } of [
      { openssl: "3.0.15", others: {}, expected: "jwk" },
      { openssl: "3.5.0", others: {}, expected: "der" },
      { openssl: "3.0.7+quic", others: { deno: "2.9.6" }, expected: "der" },
      { openssl: "3.0.0", others: { bun: "1.4.5" }, expected: "der" },
    ]
  ) {
    const formats = new Set<string>();
    const native = findNative(hostWith(
      {
        createPrivateKey(source: { format: string; key: { x?: string } }) {
          formats.add(source.format);
          // Newer engines reject a wrong x, so it is corrected before the call.
          const key = source.format === "jwk"
            ? { ...source.key, x: publicKeyOf(source.key as { d: string }) }
            : source.key;
          return nodeCrypto.createPrivateKey({ ...source, key } as never);
        },
      },
      openssl,
      others,
    ));
    assert.ok(native);
    assert.equal(toHex(native.secretKey(SEED).sign(DATA)), SIGNATURE);
    assert.deepEqual([...formats], [expected]);
  }
});

test("the seed does not stay in the scratch buffer of PKCS8", { skip: skipNative }, () => {
  const buffers: Uint8Array[] = [];
  const native = findNative(hostWith({
    createPrivateKey(source: { key: Uint8Array }) {
      buffers.push(source.key);
      assert.ok(source.key.some((byte) => byte !== 0));
      return nodeCrypto.createPrivateKey(source as never);
    },
  }));
  native!.secretKey(SEED);
  assert.equal(buffers.length, 2);
  for (const buffer of buffers) assert.ok(buffer.every((byte) => byte === 0));
});

test("the native engine keeps at most 64 public keys", { skip: skipNative }, () => {
  let imports = 0;
  const native = findNative(hostWith({
    createPublicKey(source: { format?: string }) {
      if (source.format === "jwk") imports++;
      return nodeCrypto.createPublicKey(source as never);
    },
  }))!;
  imports = 0;
  const keys = Array.from({ length: 70 }, (_, i) => native.secretKey(new Uint8Array(32).fill(i)));
  const check = (key: typeof keys[number]) => assert.ok(native.verify(DATA, key.sign(DATA), key.publicKey()));
  keys.slice(0, 60).forEach(check);
  keys.slice(0, 60).forEach(check);
  assert.equal(imports, 60, "60 keys are imported once");
  keys.forEach(check);
  assert.equal(imports, 70);
  check(keys[0]!);
  assert.equal(imports, 71, "with more of them the old ones go");
});

test("the fallback verifies what the native engine throws at", { skip: skipNative }, () => {
  let failing = false;
  const native = findNative(hostWith({
    verify: (...args: Parameters<Verify>) => failing ? refuse() : realVerify(...args),
  }))!;
  failing = true;
  assert.ok(native.verify(DATA, fromHex(SIGNATURE), fromHex(PUBLIC_KEY)));
  assert.ok(!native.verify(new Uint8Array(1), fromHex(SIGNATURE), fromHex(PUBLIC_KEY)));
});

test("findNative() finds the engine of Node, Deno and Bun", {
  skip: (globalThis as Host).process?.getBuiltinModule === undefined && "process.getBuiltinModule not present",
}, () => {
  assert.ok(findNative(), "the known answers hold here");
  assert.notEqual(engine(), fallback);
});

test("both engines derive, sign and verify with the same results", { skip: skipNative }, () => {
  const native = findNative()!;
  const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length });
  fc.assert(
    fc.property(bytes(32), fc.uint8Array({ maxLength: 300 }), fc.nat(511), (seed, data, bit) => {
      const [a, b] = [native.secretKey(seed), fallback.secretKey(seed)];
      const publicKey = a.publicKey();
      const signature = a.sign(data);
      assert.deepEqual(publicKey, b.publicKey());
      assert.deepEqual(signature, b.sign(data));
      assert.ok(fallback.verify(data, signature, publicKey) && native.verify(data, signature, publicKey));
      signature[bit >> 3]! ^= 1 << (bit & 7);
      assert.equal(verify(data, signature, publicKey), false);
    }),
    { numRuns: numRuns(25) },
  );
});

function assertWorks(): void {
  assert.equal(toHex(sign(DATA, SEED)), SIGNATURE);
  const keypair = Keypair.fromRawEd25519Seed(SEED);
  assert.equal(toHex(keypair.rawPublicKey()), PUBLIC_KEY);
  assert.equal(toHex(keypair.sign(DATA)), SIGNATURE);
  assert.ok(keypair.verify(DATA, fromHex(SIGNATURE)));
  assert.ok(!keypair.verify(new Uint8Array(1), fromHex(SIGNATURE)));
}

/** Runs `body` with a host for which the engine is detected again. */
function withProcess(process: Host["process"], body: () => void): void {
  const saved = Object.getOwnPropertyDescriptor(globalThis, "process")!;
  useEngine(undefined);
  Object.defineProperty(globalThis, "process", { value: process, configurable: true });
  try {
    body();
  } finally {
    Object.defineProperty(globalThis, "process", saved);
    useEngine(undefined);
  }
}

function someKeys(): nodeCrypto.KeyPairKeyObjectResult {
  return nodeCrypto.generateKeyPairSync("ed25519");
}

/** Imports a private key without its public key. */
function pkcs8(seed: Uint8Array): nodeCrypto.KeyObject {
  const key = Buffer.concat([Buffer.from("302e020100300506032b657004220420", "hex"), seed]);
  return nodeCrypto.createPrivateKey({ key, format: "der", type: "pkcs8" });
}

/** Computes the x for the d of a JWK. */
function publicKeyOf({ d }: { d: string }): string {
  return Buffer.from(fallback.secretKey(Buffer.from(d, "base64url")).publicKey()).toString("base64url");
}
