import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { test } from "node:test";
import { fromHex, toHex } from "@dwsa/base";
import { hash, Keypair, type KeypairKeys, type Signer, verify } from "@dwsa/base/keys";
import { StrKey } from "@dwsa/base/strkey";
import { DecoratedSignature, MuxedAccount, PublicKey } from "@dwsa/base/xdr";
import { engines, withEngine } from "./_engines.ts";
import { disguises, notBytes } from "./_hostile.ts";

const SECRET = "SAKICEVQLYWGSOJS4WW7HZJWAHZVEEBS527LHK5V4MLJALYKICQCJXMW";
const ADDRESS = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L";
const SEED = StrKey.decodeEd25519SecretSeed(SECRET);
const PUBLIC_KEY = StrKey.decodeEd25519PublicKey(ADDRESS);
const DATA = new Uint8Array([1, 2, 3]);

const keypair = Keypair.fromSecret(SECRET);
const publicOnly = Keypair.fromPublicKey(ADDRESS);

const waysWithSecret: readonly { readonly name: string; readonly make: () => Keypair }[] = [
  { name: "fromSecret()", make: () => Keypair.fromSecret(SECRET) },
  { name: "fromRawEd25519Seed()", make: () => Keypair.fromRawEd25519Seed(SEED) },
  { name: "fromRawEd25519Seed() of a Buffer", make: () => Keypair.fromRawEd25519Seed(Buffer.from(SEED)) },
  { name: "new Keypair() of a strkey", make: () => new Keypair({ type: "ed25519", secretKey: SECRET }) },
  { name: "new Keypair() of bytes", make: () => new Keypair({ type: "ed25519", secretKey: SEED }) },
  {
    name: "new Keypair() of bytes and the public key",
    make: () => new Keypair({ type: "ed25519", secretKey: SEED, publicKey: PUBLIC_KEY }),
  },
  {
    name: "new Keypair() of strkeys",
    make: () => new Keypair({ type: "ed25519", secretKey: SECRET, publicKey: ADDRESS }),
  },
  {
    name: "new Keypair() with an undefined public key",
    make: () => new Keypair({ type: "ed25519", secretKey: SECRET, publicKey: undefined }),
  },
];

for (const { name, make } of waysWithSecret) {
  test(`${name} makes a key pair that signs`, () => {
    for (const { engine, skip } of engines) {
      if (skip) continue;
      withEngine(engine!, () => {
        const made = make();
        assert.equal(made.type, "ed25519");
        assert.equal(made.canSign(), true);
        assert.deepEqual(made.sign(DATA), keypair.sign(DATA), "before the public key is derived");
        assert.equal(made.publicKey(), ADDRESS);
        assert.deepEqual(made.rawPublicKey(), PUBLIC_KEY);
        assert.equal(made.secret(), SECRET);
        assert.deepEqual(made.rawSecretKey(), SEED);
        assert.ok(made.verify(DATA, made.sign(DATA)));
      });
    }
  });
}

const waysWithout: readonly { readonly name: string; readonly make: () => Keypair }[] = [
  { name: "fromPublicKey()", make: () => Keypair.fromPublicKey(ADDRESS) },
  { name: "new Keypair() of a public strkey", make: () => new Keypair({ type: "ed25519", publicKey: ADDRESS }) },
  { name: "new Keypair() of a raw public key", make: () => new Keypair({ type: "ed25519", publicKey: PUBLIC_KEY }) },
  {
    name: "new Keypair() with an undefined secret key",
    make: () => new Keypair({ type: "ed25519", publicKey: ADDRESS, secretKey: undefined }),
  },
  {
    name: "new Keypair() of the JSON of a key pair",
    make: () => new Keypair(JSON.parse(JSON.stringify(keypair)) as KeypairKeys),
  },
];

for (const { name, make } of waysWithout) {
  test(`${name} makes a key pair that verifies and does not sign`, () => {
    const made = make();
    assert.equal(made.type, "ed25519");
    assert.equal(made.canSign(), false);
    assert.equal(made.publicKey(), ADDRESS);
    assert.deepEqual(made.rawPublicKey(), PUBLIC_KEY);
    assert.ok(made.verify(DATA, keypair.sign(DATA)));
    assert.ok(!made.verify(new Uint8Array(3), keypair.sign(DATA)));
    for (
      const act of [
        () => made.sign(DATA),
        () => made.signDecorated(DATA),
        () => made.signPayloadDecorated(DATA),
        () => made.signMessage("text"),
        () => made.secret(),
        () => made.rawSecretKey(),
      ]
    ) {
      assert.throws(act, {
        name: "DwsaError",
        code: "keys/no-secret",
        message:
          /^Cannot (sign|sign a payload|sign a message|give out the secret key): expected a secret key, got a public key alone$/,
      });
    }
  });
}

const otherSecret = Keypair.random();
const refusedKeys: readonly { readonly name: string; readonly keys: unknown; readonly error: object }[] = [
  { name: "nothing", keys: undefined, error: { name: "TypeError", message: /expected keys to be an object/ } },
  { name: "null", keys: null, error: { name: "TypeError", message: /got null/ } },
  { name: "a strkey in place of the object", keys: SECRET, error: { name: "TypeError" } },
  { name: "no type", keys: { secretKey: SEED }, error: { name: "TypeError", message: /expected type to be a string/ } },
  {
    name: "another signature system",
    keys: { type: "secp256k1", secretKey: SEED },
    error: { name: "DwsaError", code: "keys/unsupported-type", message: /"secp256k1"/ },
  },
  {
    name: "a misspelt name",
    keys: { type: "ed25519", secretkey: SEED, publicKey: ADDRESS },
    error: { name: "TypeError", message: /got "secretkey" \(did you mean "secretKey"\?\)$/ },
  },
  { name: "inherited keys", keys: Object.create({ type: "ed25519", secretKey: SEED }), error: { name: "TypeError" } },
  { name: "neither key", keys: { type: "ed25519" }, error: { name: "TypeError", message: /got neither/ } },
  {
    name: "a public key of another secret key",
    keys: { type: "ed25519", secretKey: SEED, publicKey: otherSecret.rawPublicKey() },
    error: { name: "DwsaError", code: "keys/mismatch" },
  },
  {
    name: "a public strkey of another secret key",
    keys: { type: "ed25519", secretKey: SECRET, publicKey: otherSecret.publicKey() },
    error: { name: "DwsaError", code: "keys/mismatch" },
  },
  {
    name: "a secret key of 32 characters, which are no bytes",
    keys: { type: "ed25519", secretKey: "x".repeat(32) },
    error: { name: "DwsaError", code: "strkey/kind" },
  },
  {
    name: "a public key of 32 characters, which are no bytes",
    keys: { type: "ed25519", publicKey: "x".repeat(32) },
    error: { name: "DwsaError", code: "strkey/kind" },
  },
  {
    name: "an empty secret key",
    keys: { type: "ed25519", secretKey: "", publicKey: ADDRESS },
    error: { name: "DwsaError", code: "strkey/kind" },
  },
  {
    name: "a null secret key",
    keys: { type: "ed25519", secretKey: null, publicKey: ADDRESS },
    error: { name: "TypeError", message: /expected secretKey to be a string or a Uint8Array, got null/ },
  },
  {
    name: "a public strkey as secret key",
    keys: { type: "ed25519", secretKey: ADDRESS },
    error: { name: "DwsaError", code: "strkey/kind" },
  },
  {
    name: "a secret strkey as public key",
    keys: { type: "ed25519", publicKey: SECRET },
    error: { name: "DwsaError", code: "strkey/kind" },
  },
  {
    name: "a secret key of 64 bytes, as some libraries have it",
    keys: { type: "ed25519", secretKey: new Uint8Array(64) },
    error: { name: "RangeError", message: /expected secretKey to be 32 bytes, got 64 bytes/ },
  },
  {
    name: "a public key of 31 bytes",
    keys: { type: "ed25519", publicKey: new Uint8Array(31) },
    error: { name: "RangeError", message: /expected publicKey to be 32 bytes, got 31 bytes/ },
  },
];

for (const { name, keys, error } of refusedKeys) {
  test(`new Keypair() refuses ${name}`, () => {
    assert.throws(() => new Keypair(keys as KeypairKeys), error);
  });
}

for (const { name, value } of notBytes) {
  test(`Keypair refuses ${name} for bytes`, () => {
    const bad = value as Uint8Array;
    const refused = { name: "TypeError", message: /: expected \w+ to be a (string or a )?Uint8Array, got / };
    assert.throws(() => Keypair.fromRawEd25519Seed(bad), refused);
    assert.throws(() => keypair.sign(bad), refused);
    assert.throws(() => keypair.verify(bad, new Uint8Array(64)), refused);
    assert.throws(() => keypair.verify(DATA, bad), refused);
    assert.throws(() => keypair.signDecorated(bad), refused);
    assert.throws(() => keypair.signPayloadDecorated(bad), refused);
    if (typeof value !== "string" && value !== undefined) {
      assert.throws(() => new Keypair({ type: "ed25519", secretKey: bad }), refused);
      assert.throws(() => new Keypair({ type: "ed25519", publicKey: bad }), refused);
    }
  });

  if (typeof value !== "string") {
    test(`Keypair refuses ${name} for text`, () => {
      for (const make of [Keypair.fromPublicKey, Keypair.fromSecret, Keypair.master]) {
        assert.throws(() => make(value as string), TypeError);
      }
    });
  }
}

test("fromRawEd25519Seed() takes the seed in every disguise, and no other length", () => {
  for (const { name, value } of disguises(SEED)) {
    assert.equal(Keypair.fromRawEd25519Seed(value).publicKey(), ADDRESS, name);
  }
  for (const length of [0, 31, 33, 64]) {
    assert.throws(() => Keypair.fromRawEd25519Seed(new Uint8Array(length)), {
      name: "RangeError",
      message: `Cannot make a key pair: expected rawSeed to be 32 bytes, got ${length} bytes`,
    });
  }
});

test("fromPublicKey() and fromSecret() name the argument that is no text", () => {
  assert.throws(() => Keypair.fromPublicKey(null as never), {
    name: "TypeError",
    message: "Cannot make a key pair: expected publicKey to be a string (G...), got null",
  });
  assert.throws(() => Keypair.fromSecret(SEED as never), {
    name: "TypeError",
    message: "Cannot make a key pair: expected secret to be a string (S...), got Uint8Array of 32 bytes",
  });
});

test("methods say what is wrong with bytes that cannot be read", () => {
  assert.throws(() => keypair.sign(new Proxy(DATA, {})), {
    name: "TypeError",
    message: "Cannot sign: expected data to be a Uint8Array, got a proxy of a Uint8Array",
  });
  const detached = new Uint8Array(32);
  structuredClone(detached, { transfer: [detached.buffer] });
  assert.throws(() => keypair.sign(detached), {
    name: "TypeError",
    message: "Cannot sign: expected data to be a Uint8Array, got Uint8Array whose buffer was transferred or has shrunk",
  });
});

test("fromPublicKey() refuses texts that are not the address of an account", () => {
  const muxed = "MA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJUAAAAAAAAAAAACJUQ";
  for (const text of ["", "hello", SECRET, muxed, ADDRESS.toLowerCase(), ADDRESS.slice(1), ADDRESS + " "]) {
    assert.throws(() => Keypair.fromPublicKey(text), { name: "DwsaError", code: /^strkey\// });
  }
});

test("fromPublicKey() takes 32 bytes that are not a point of the curve, for which no signature is valid", () => {
  const offCurve = new Uint8Array(32);
  offCurve[0] = 2;
  const made = Keypair.fromPublicKey(StrKey.encodeEd25519PublicKey(offCurve));
  assert.deepEqual(made.rawPublicKey(), offCurve);
  for (const { engine, skip } of engines) {
    if (!skip) assert.equal(withEngine(engine!, () => made.verify(DATA, keypair.sign(DATA))), false);
  }
});

test("master() is the key pair of the hash of the passphrase", () => {
  for (
    const { passphrase, address } of [
      {
        passphrase: "Test SDF Network ; September 2015",
        address: "GBRPYHIL2CI3FNQ4BXLFMNDLFJUNPU2HY3ZMFSHONUCEOASW7QC7OX2H",
      },
      {
        passphrase: "Public Global Stellar Network ; September 2015",
        address: "GAAZI4TCR3TY5OJHCTJC2A4QSY6CJWJH5IAJTGKIN2ER7LBNVKOCCWN7",
      },
    ]
  ) {
    const master = Keypair.master(passphrase);
    assert.equal(master.publicKey(), address);
    assert.deepEqual(master.rawSecretKey(), hash(new TextEncoder().encode(passphrase)));
  }
});

test("master() refuses an empty or ill-formed passphrase, whose key pair everybody would know", () => {
  for (const passphrase of ["", "\ud800"]) {
    assert.throws(() => Keypair.master(passphrase), { name: "DwsaError", code: "network/passphrase" });
  }
});

test("random() makes another key pair each time", () => {
  const made = Array.from({ length: 20 }, () => Keypair.random());
  assert.equal(new Set(made.map((each) => each.publicKey())).size, 20);
  assert.ok(made.every((each) => each.canSign() && each.verify(DATA, each.sign(DATA))));
});

const badRandomness = [
  { name: "no crypto", crypto: undefined },
  { name: "no getRandomValues", crypto: {} },
  { name: "a getRandomValues that does nothing", crypto: { getRandomValues: (array: Uint8Array) => array } },
];
for (const { name, crypto } of badRandomness) {
  test(`random() refuses to work with ${name}`, () => {
    const saved = Object.getOwnPropertyDescriptor(globalThis, "crypto")!;
    Object.defineProperty(globalThis, "crypto", { value: crypto, configurable: true });
    try {
      assert.throws(() => Keypair.random(), { name: "DwsaError", code: "keys/no-randomness", message: /polyfill/ });
    } finally {
      Object.defineProperty(globalThis, "crypto", saved);
    }
  });
}

test("signatureHint() is the last 4 bytes of the account ID", () => {
  assert.deepEqual(publicOnly.signatureHint(), PUBLIC_KEY.slice(28));
  assert.deepEqual(publicOnly.signatureHint(), publicOnly.xdrAccountId().toXDR().slice(-4));
});

test("signDecorated() is the signature and the hint", () => {
  const decorated = keypair.signDecorated(DATA);
  assert.ok(decorated instanceof DecoratedSignature);
  assert.deepEqual(decorated.hint, keypair.signatureHint());
  assert.deepEqual(decorated.signature, keypair.sign(DATA));
  assert.equal(DecoratedSignature.fromXDR(decorated.toXDR()).equals(decorated), true);
});

const paddings = [
  { payload: "", left: "00000000", right: "00000000" },
  { payload: "01", left: "00000001", right: "01000000" },
  { payload: "0102", left: "00000102", right: "01020000" },
  { payload: "010203", left: "00010203", right: "01020300" },
  { payload: "01020304", left: "01020304", right: "01020304" },
  { payload: "0102030405", left: "02030405", right: "02030405" },
  { payload: "00".repeat(60) + "aabbccdd", left: "aabbccdd", right: "aabbccdd" },
];
for (const { payload, left, right } of paddings) {
  test(`signPayloadDecorated() of ${payload.length / 2} bytes`, () => {
    const data = fromHex(payload);
    const hint = (mask: string) => keypair.signatureHint().map((byte, i) => byte ^ fromHex(mask)[i]!);
    for (
      const { options, mask } of [
        { options: undefined, mask: left },
        { options: {}, mask: left },
        { options: { padding: undefined }, mask: left },
        { options: { padding: "left" }, mask: left },
        { options: { padding: "right" }, mask: right },
      ] as const
    ) {
      const decorated = keypair.signPayloadDecorated(data, options);
      assert.deepEqual(decorated.hint, hint(mask));
      assert.deepEqual(decorated.signature, keypair.sign(data));
    }
  });
}

test("signPayloadDecorated() refuses another padding", () => {
  const pad = (padding: unknown) => () => keypair.signPayloadDecorated(DATA, { padding: padding as "left" });
  assert.throws(pad("middle"), {
    name: "TypeError",
    message: 'Cannot sign a payload: expected padding to be "left" or "right", got "middle"',
  });
  assert.throws(pad("Right"), { name: "TypeError", message: /got "Right" \(did you mean "right"\?\)$/ });
  assert.throws(pad(5), { name: "TypeError", message: /got number$/ });
  for (const options of [null, "right", -4, []]) {
    assert.throws(() => keypair.signPayloadDecorated(DATA, options as never), {
      name: "TypeError",
      message: /expected options to be an object such as \{ padding: … \}, got /,
    });
  }
  assert.throws(() => keypair.signPayloadDecorated(DATA, { pading: "right" } as never), {
    name: "TypeError",
    message: /got "pading" \(did you mean "padding"\?\)$/,
  });
});

test("signPayloadDecorated() reads own options only", () => {
  const payload = new Uint8Array([1]);
  const inherited = Object.create({ padding: "right" });
  assert.deepEqual(keypair.signPayloadDecorated(payload, inherited), keypair.signPayloadDecorated(payload));
});

test("signPayloadDecorated() can be handed to map() and Array.from()", () => {
  const payloads = [new Uint8Array([1]), new Uint8Array([1, 2]), new Uint8Array(9)];
  const expected = payloads.map((payload) => keypair.signPayloadDecorated(payload));
  assert.deepEqual(payloads.map(keypair.signPayloadDecorated.bind(keypair)), expected);
  assert.deepEqual(Array.from(payloads, keypair.signPayloadDecorated.bind(keypair)), expected);
  assert.deepEqual(payloads.flatMap(keypair.signPayloadDecorated.bind(keypair)), expected);
});

test("methods of a key pair say so when they are called on something else", () => {
  const proxy = new Proxy(keypair, {});
  const calls: Readonly<Record<string, (self: Keypair) => unknown>> = {
    publicKey: (self) => Keypair.prototype.publicKey.call(self),
    rawPublicKey: (self) => Keypair.prototype.rawPublicKey.call(self),
    rawSecretKey: (self) => Keypair.prototype.rawSecretKey.call(self),
    secret: (self) => Keypair.prototype.secret.call(self),
    canSign: (self) => Keypair.prototype.canSign.call(self),
    sign: (self) => Keypair.prototype.sign.call(self, DATA),
    verify: (self) => Keypair.prototype.verify.call(self, DATA, new Uint8Array(64)),
    signMessage: (self) => Keypair.prototype.signMessage.call(self, "text"),
    verifyMessage: (self) => Keypair.prototype.verifyMessage.call(self, "text", new Uint8Array(64)),
    signatureHint: (self) => Keypair.prototype.signatureHint.call(self),
    signDecorated: (self) => Keypair.prototype.signDecorated.call(self, DATA),
    signPayloadDecorated: (self) => Keypair.prototype.signPayloadDecorated.call(self, DATA),
    xdrAccountId: (self) => Keypair.prototype.xdrAccountId.call(self),
    xdrPublicKey: (self) => Keypair.prototype.xdrPublicKey.call(self),
    xdrMuxedAccount: (self) => Keypair.prototype.xdrMuxedAccount.call(self, "5"),
    toJSON: (self) => Keypair.prototype.toJSON.call(self),
  };
  for (const [name, call] of Object.entries(calls)) {
    const values: readonly (readonly [unknown, RegExp])[] = [
      [proxy, /: expected the method to be called on a Keypair itself, got a proxy or copy of a Keypair$/],
      [undefined, /: expected the method to be called on a Keypair itself, got undefined$/],
      [{ ...keypair }, /got object$/],
      [structuredClone(keypair), /got object$/],
    ];
    for (const [self, message] of values) {
      assert.throws(() => call(self as Keypair), { name: "TypeError", message }, `${name} ${message}`);
    }
  }
  const { sign } = keypair;
  assert.throws(() => sign(DATA), /^TypeError: Cannot sign: expected the method to be called on a Keypair itself/);
});

test("a proxy and the prototype of a key pair can be logged", () => {
  assert.equal(Object.prototype.toString.call(Keypair.prototype), "[object Keypair]");
  assert.equal(Object.prototype.toString.call(new Proxy(keypair, {})), "[object Keypair]");
});

test("the static methods of a subclass make a Keypair, as the class is final", () => {
  class Labelled extends Keypair {
    readonly label: string = "savings";
  }
  assert.equal(Labelled.fromSecret(SECRET).constructor, Keypair);
  assert.deepEqual([SECRET].map(Keypair.fromSecret)[0], keypair);
});

test("xdrAccountId() and xdrPublicKey() are the wire form of the public key", () => {
  for (const value of [publicOnly.xdrAccountId(), publicOnly.xdrPublicKey()]) {
    assert.ok(PublicKey.is(value));
    assert.equal(value.type, "publicKeyTypeEd25519");
    assert.equal(value.toXDR("hex"), "00000000" + toHex(PUBLIC_KEY));
  }
});

const ids = [
  { id: "0", hex: "0000000000000000" },
  { id: "1234", hex: "00000000000004d2" },
  { id: "00042", hex: "000000000000002a" },
  { id: "9223372036854775808", hex: "8000000000000000" },
  { id: "18446744073709551615", hex: "ffffffffffffffff" },
];
for (const { id, hex } of ids) {
  test(`xdrMuxedAccount() of the ID ${id}`, () => {
    const account = publicOnly.xdrMuxedAccount(id);
    assert.ok(MuxedAccount.is(account));
    assert.equal(account.toXDR("hex"), "00000100" + hex + toHex(PUBLIC_KEY));
  });
}

test("xdrMuxedAccount() without an ID is the plain kind", () => {
  for (const account of [publicOnly.xdrMuxedAccount(), publicOnly.xdrMuxedAccount(undefined)]) {
    assert.equal(account.toXDR("hex"), "00000000" + toHex(PUBLIC_KEY));
  }
});

const badIds: readonly { readonly id: unknown; readonly error: object }[] = [
  { id: "", error: { name: "DwsaError", code: "keys/invalid-id" } },
  { id: "abc", error: { name: "DwsaError", code: "keys/invalid-id", message: /"abc"/ } },
  { id: "1.5", error: { name: "DwsaError", code: "keys/invalid-id" } },
  { id: "1e3", error: { name: "DwsaError", code: "keys/invalid-id" } },
  { id: "0x10", error: { name: "DwsaError", code: "keys/invalid-id" } },
  { id: " 1", error: { name: "DwsaError", code: "keys/invalid-id" } },
  { id: "1\n", error: { name: "DwsaError", code: "keys/invalid-id" } },
  { id: "١", error: { name: "DwsaError", code: "keys/invalid-id" } },
  { id: "-1", error: { name: "RangeError", message: /from 0 to 18446744073709551615, got "-1"/ } },
  { id: "9".repeat(1_001), error: { name: "RangeError", message: /from 0 to 18446744073709551615, got / } },
  { id: "18446744073709551616", error: { name: "RangeError" } },
  { id: 1234, error: { name: "TypeError", message: /expected id to be a string, got number/ } },
  { id: 1234n, error: { name: "TypeError" } },
  { id: null, error: { name: "TypeError" } },
];
for (const { id, error } of badIds) {
  test(`xdrMuxedAccount() refuses the ID ${typeof id} ${JSON.stringify(String(id))}`, () => {
    assert.throws(() => publicOnly.xdrMuxedAccount(id as string), error);
  });
}

test("bytes are copied on their way into and out of a key pair", () => {
  const [seed, publicKey] = [SEED.slice(), PUBLIC_KEY.slice()];
  const made = new Keypair({ type: "ed25519", secretKey: seed, publicKey });
  const open = new Keypair({ type: "ed25519", publicKey });
  const signature = made.sign(DATA);
  seed.fill(0);
  publicKey.fill(0);
  made.rawSecretKey().fill(0);
  made.rawPublicKey().fill(0);
  open.rawPublicKey().fill(0);
  made.signatureHint().fill(0);
  made.signDecorated(DATA).hint.fill(0);
  for (const each of [made, open]) {
    assert.equal(each.publicKey(), ADDRESS);
    assert.deepEqual(each.signatureHint(), PUBLIC_KEY.slice(28));
  }
  assert.equal(made.secret(), SECRET);
  assert.deepEqual(made.sign(DATA), signature);
  assert.ok(verify(DATA, signature, made.rawPublicKey()));
});

test("nothing in a key pair can be replaced from outside", () => {
  const made = Keypair.fromSecret(SECRET);
  Object.assign(made, { _publicKey: new Uint8Array(32), _secretSeed: new Uint8Array(32), seed: new Uint8Array(32) });
  assert.throws(() => Object.assign(made, { type: "other" }), TypeError);
  assert.equal(made.publicKey(), ADDRESS);
  assert.ok(publicOnly.verify(DATA, made.sign(DATA)));
});

test("fromSecret(), fromRawEd25519Seed(), random() and fromPublicKey() do no Ed25519", () => {
  const none = {
    secretKey: () => assert.fail("an engine was asked"),
    verify: () => assert.fail("an engine was asked"),
  };
  withEngine(none, () => {
    Keypair.fromSecret(SECRET).secret();
    Keypair.fromRawEd25519Seed(SEED).canSign();
    Keypair.random().rawSecretKey();
    Keypair.fromPublicKey(ADDRESS).publicKey();
  });
});

test("a key pair prepares its secret key once", () => {
  for (const { engine, skip } of engines) {
    if (skip) continue;
    let [prepared, derived] = [0, 0];
    const counting = {
      ...engine!,
      secretKey(seed: Uint8Array) {
        prepared++;
        const key = engine!.secretKey(seed);
        return { sign: key.sign, publicKey: () => (derived++, key.publicKey()) };
      },
    };
    withEngine(counting, () => {
      const made = Keypair.fromSecret(SECRET);
      for (let i = 0; i < 5; i++) assert.ok(made.verify(DATA, made.sign(DATA)) && made.publicKey() === ADDRESS);
    });
    assert.deepEqual([prepared, derived], [1, 1]);
  }
});

test("a Keypair is a Signer, and so is a key that signs asynchronously", async () => {
  const remote: Signer = {
    publicKey: () => ADDRESS,
    sign: (data) => Promise.resolve(keypair.sign(data)),
  };
  const signers: readonly Signer[] = [keypair, remote];
  for (const signer of signers) {
    const signature = await signer.sign(DATA);
    assert.ok(Keypair.fromPublicKey(signer.publicKey()).verify(DATA, signature));
  }
});

test("two key pairs of one secret compare equal, and different ones do not", () => {
  assert.deepEqual(Keypair.fromSecret(SECRET), keypair);
  assert.notDeepEqual(Keypair.random(), keypair);
});

test("the prototype of key pairs can be described, though it is none itself", () => {
  assert.match(Object.prototype.toString.call(Keypair.prototype), /^\[object Keypair/);
});
