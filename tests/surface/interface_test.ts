/**
 * The rules of the interface specification, one test each, in the order of its sections. docs/decisions.md lists what
 * differs from it.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import { Address } from "@dwsa/base/address";
import { Dwsa } from "@dwsa/base/amount";
import {
  authorizeEntry,
  authorizeInvocation,
  buildAuthorizationEntryPreimage,
  buildWithDelegatesEntry,
  Networks,
} from "@dwsa/base/auth";
import { DwsaDataBuilder } from "@dwsa/base/builder";
import { Contract, contractCodeKey, contractInvocation } from "@dwsa/base/contract";
import { buildInvocationTree, humanizeEvents, walkInvocationTree } from "@dwsa/base/humanize";
import { hash, Keypair, sign, SignerKey, verify } from "@dwsa/base/keys";
import { nativeToScVal, ScInt, scValToNative, scvSortedMap } from "@dwsa/base/scval";
import { StrKey } from "@dwsa/base/strkey";
import * as xdr from "@dwsa/base/xdr";

const SEED = new Uint8Array(32).fill(7);
const DATA = new Uint8Array([1, 2, 3]);
const NETWORK = Networks.TESTNET;
const pair = Keypair.fromRawEd25519Seed(SEED);
const publicOnly = Keypair.fromPublicKey(pair.publicKey());
const C = StrKey.encodeContract(SEED);
const isPlain = (value: unknown) => assert.equal(Object.getPrototypeOf(value), Uint8Array.prototype);

/** The rules, by the number of the section and what it says. */
const RULES: readonly (readonly [section: string, rule: string, check: () => void | Promise<void>])[] = [
  // 2 Resources
  ["2.1", "the type of a key pair is ed25519, and cannot be changed", () => {
    assert.equal(pair.type, "ed25519");
    assert.throws(() => Object.assign(pair, { type: "rsa" }), TypeError);
  }],
  ["2.1", "shape A has a secret key as text or bytes, and perhaps a public key", () => {
    const made = [
      new Keypair({ type: "ed25519", secretKey: SEED }),
      new Keypair({ type: "ed25519", secretKey: pair.secret() }),
      new Keypair({ type: "ed25519", secretKey: SEED, publicKey: pair.rawPublicKey() }),
    ];
    for (const one of made) assert.equal(one.publicKey(), pair.publicKey());
  }],
  ["2.1", "shape B has a public key alone, and cannot sign", () => {
    for (const publicKey of [pair.publicKey(), pair.rawPublicKey()]) {
      const made = new Keypair({ type: "ed25519", publicKey });
      assert.equal(made.canSign(), false);
      assert.throws(() => made.sign(DATA), { code: "keys/no-secret" });
    }
  }],
  ["2.1", "at least one key must be given", () => assert.throws(() => new Keypair({ type: "ed25519" } as never))],
  ["2.2", "SignerKey is made without arguments", () => assert.ok(new SignerKey() instanceof SignerKey)],
  ["2.3", "StrKey is made without arguments", () => assert.ok(new StrKey() instanceof StrKey)],
  ["2.3", "StrKey.types maps prefixes to kinds", () => {
    for (const prefix of "GMSTHPCBL") assert.equal(typeof StrKey.types[prefix], "string", prefix);
  }],
  ["2.4", "an Address is made of a strkey of the five kinds", () => {
    const texts = [
      pair.publicKey(),
      StrKey.encodeMed25519PublicKey(new Uint8Array(40)),
      C,
      StrKey.encodeClaimableBalance(new Uint8Array(33)),
      StrKey.encodeLiquidityPool(SEED),
    ];
    const types = ["account", "muxedAccount", "contract", "claimableBalance", "liquidityPool"];
    assert.deepEqual(texts.map((text) => new Address(text).type), types);
  }],
  ["2.5", "a Contract is made of a strkey C", () => {
    assert.equal(new Contract(C).contractId(), C);
    assert.throws(() => new Contract(pair.publicKey()));
  }],
  ["2.6", "Dwsa is made without arguments", () => assert.ok(new Dwsa() instanceof Dwsa)],
  ["2.7", "a DwsaDataBuilder takes base64, bytes, or data, which are copied", () => {
    const data = new DwsaDataBuilder().setResourceFee(5n).build();
    for (const given of [data.toXDR("base64"), data.toXDR(), data]) {
      const built = new DwsaDataBuilder(given).build();
      assert.ok(built.equals(data));
      assert.notEqual(built, data);
    }
  }],
  ["2.7", "omitted or empty, it starts from an empty instance", () => {
    for (const given of [undefined, "", null]) {
      const data = new DwsaDataBuilder(given as never).build();
      assert.deepEqual([data.resourceFee, data.resources.instructions], [0n, 0]);
    }
  }],
  // 4.1 Keypair
  ["4.1", "fromPublicKey() cannot sign", () => assert.equal(publicOnly.canSign(), false)],
  ["4.1", "fromRawEd25519Seed() takes 32 bytes", () => {
    assert.throws(() => Keypair.fromRawEd25519Seed(new Uint8Array(31)), RangeError);
  }],
  [
    "4.1",
    "fromSecret() takes a seed S",
    () => assert.equal(Keypair.fromSecret(pair.secret()).publicKey(), pair.publicKey()),
  ],
  ["4.1", "master() is the key of the hash of the passphrase", () => {
    const seed = hash(new TextEncoder().encode(NETWORK));
    assert.equal(Keypair.master(NETWORK).publicKey(), Keypair.fromRawEd25519Seed(seed).publicKey());
  }],
  ["4.1", "random() gives another pair each time", () => {
    assert.notEqual(Keypair.random().publicKey(), Keypair.random().publicKey());
  }],
  ["4.1", "canSign() is true with a secret key", () => assert.equal(pair.canSign(), true)],
  ["4.1", "publicKey() is a strkey G", () => assert.match(pair.publicKey(), /^G[A-Z2-7]{55}$/)],
  ["4.1", "rawPublicKey() is 32 bytes", () => {
    assert.deepEqual(pair.rawPublicKey(), StrKey.decodeEd25519PublicKey(pair.publicKey()));
    isPlain(pair.rawPublicKey());
  }],
  ["4.1", "rawSecretKey() is the seed, and throws without one", () => {
    assert.deepEqual(pair.rawSecretKey(), SEED);
    assert.throws(() => publicOnly.rawSecretKey(), { code: "keys/no-secret" });
  }],
  ["4.1", "secret() is a strkey S, and throws without one", () => {
    assert.equal(pair.secret(), StrKey.encodeEd25519SecretSeed(SEED));
    assert.throws(() => publicOnly.secret(), { code: "keys/no-secret" });
  }],
  ["4.1", "sign() gives 64 bytes, and throws without a secret key", () => {
    assert.equal(pair.sign(DATA).length, 64);
    assert.throws(() => publicOnly.sign(DATA), { code: "keys/no-secret" });
  }],
  ["4.1", "verify() is true for a valid signature and false for another", () => {
    assert.equal(publicOnly.verify(DATA, pair.sign(DATA)), true);
    assert.equal(publicOnly.verify(new Uint8Array(3), pair.sign(DATA)), false);
  }],
  ["4.1", "signatureHint() is the last 4 bytes of the XDR of the account ID", () => {
    assert.deepEqual(pair.signatureHint(), pair.xdrAccountId().toXDR().slice(-4));
  }],
  ["4.1", "signDecorated() is the hint and the signature", () => {
    const { hint, signature } = pair.signDecorated(DATA);
    assert.deepEqual([hint, signature], [pair.signatureHint(), pair.sign(DATA)]);
  }],
  ["4.1", "signPayloadDecorated() XORs the hint with the last 4 bytes of the payload", () => {
    const payload = new Uint8Array([9, 9, 1, 2, 3, 4]);
    const expected = pair.signatureHint().map((byte, i) => byte ^ payload[i + 2]!);
    assert.deepEqual(pair.signPayloadDecorated(payload).hint, expected);
  }],
  ["4.1", "signPayloadDecorated() pads a shorter payload with zeros on the left", () => {
    const expected = pair.signatureHint().map((byte, i) => byte ^ [0, 0, 1, 2][i]!);
    assert.deepEqual(pair.signPayloadDecorated(new Uint8Array([1, 2])).hint, expected);
  }],
  ["4.1", "xdrAccountId() and xdrPublicKey() are public keys", () => {
    assert.ok(xdr.PublicKey.is(pair.xdrAccountId()) && xdr.PublicKey.is(pair.xdrPublicKey()));
  }],
  ["4.1", "xdrMuxedAccount() is muxed when an id is given", () => {
    assert.equal(pair.xdrMuxedAccount().type, "keyTypeEd25519");
    const muxed = pair.xdrMuxedAccount("5");
    assert.ok(muxed.type === "keyTypeMuxedEd25519" && muxed.value.id === 5n);
  }],
  // 4.2 SignerKey
  ["4.2", "decodeAddress() takes G, T, H and P", () => {
    const payload = Uint8Array.from([...SEED, 0, 0, 0, 1, 9, 0, 0, 0]);
    const keys = [
      pair.publicKey(),
      StrKey.encodePreAuthTx(SEED),
      StrKey.encodeSha256Hash(SEED),
      StrKey.encodeSignedPayload(payload),
    ];
    for (const key of keys) assert.equal(SignerKey.encodeSignerKey(SignerKey.decodeAddress(key)), key);
    for (const other of [C, pair.secret()]) assert.throws(() => SignerKey.decodeAddress(other));
  }],
  // 4.3 StrKey
  ...([
    ["Ed25519PublicKey", 32, "G", true],
    ["Med25519PublicKey", 40, "M", true],
    ["Ed25519SecretSeed", 32, "S", true],
    ["PreAuthTx", 32, "T", false],
    ["Sha256Hash", 32, "H", false],
    ["Contract", 32, "C", true],
    ["ClaimableBalance", 33, "B", true],
    ["LiquidityPool", 32, "L", true],
  ] as const).map(([kind, size, prefix, check]) =>
    ["4.3", `${kind} is encoded with ${prefix}, decoded${check ? ", and checked" : ""}`, () => {
      const text = StrKey[`encode${kind}`](new Uint8Array(size));
      assert.equal(text[0], prefix);
      assert.deepEqual(StrKey[`decode${kind}`](text), new Uint8Array(size));
      const isValid = (StrKey as unknown as Record<string, ((text: unknown) => boolean) | undefined>)[`isValid${kind}`];
      assert.equal(isValid !== undefined, check);
      if (isValid === undefined) return;
      assert.deepEqual([text, `${text}A`, "", null, {}, 5].map((one) => isValid.call(StrKey, one)), [
        true,
        false,
        false,
        false,
        false,
        false,
      ]);
    }] as const
  ),
  ["4.3", "a signed payload is encoded with P, decoded, and checked", () => {
    const text = StrKey.encodeSignedPayload(Uint8Array.from([...SEED, 0, 0, 0, 1, 9, 0, 0, 0]));
    assert.ok(text[0] === "P" && StrKey.isValidSignedPayload(text) && StrKey.decodeSignedPayload(text).length === 40);
  }],
  ["4.3", "decodeEd25519PublicKey() takes M, and gives its basic key", () => {
    const muxed = StrKey.encodeMed25519PublicKey(Uint8Array.from([...pair.rawPublicKey(), 0, 0, 0, 0, 0, 0, 0, 5]));
    assert.deepEqual(StrKey.decodeEd25519PublicKey(muxed), pair.rawPublicKey());
  }],
  ["4.3", "getVersionByteForPrefix() gives the kind of a strkey, or undefined", () => {
    assert.equal(StrKey.getVersionByteForPrefix(C), "contract");
    for (const other of ["", "?", "1"]) assert.equal(StrKey.getVersionByteForPrefix(other), undefined);
  }],
  // 4.4
  ["4.4", "sign() and verify() work with raw keys", () => {
    assert.deepEqual(sign(DATA, SEED), pair.sign(DATA));
    assert.equal(verify(DATA, sign(DATA, SEED), pair.rawPublicKey()), true);
  }],
  // 4.5 Address
  ["4.5", "the static functions make addresses of raw bytes", () => {
    const made = [
      Address.account(SEED),
      Address.muxedAccount(new Uint8Array(40)),
      Address.contract(SEED),
      Address.claimableBalance(new Uint8Array(33)),
      Address.liquidityPool(SEED),
    ];
    assert.equal(made.map((address) => address.toString()[0]).join(""), "GMCBL");
  }],
  ["4.5", "addresses go to text, bytes, ScAddress and ScVal, and back", () => {
    const address = Address.fromString(C);
    assert.equal(address.toString(), C);
    assert.deepEqual(address.toBuffer(), SEED);
    assert.equal(Address.fromScAddress(address.toScAddress()).toString(), C);
    assert.equal(Address.fromScVal(address.toScVal()).toString(), C);
  }],
  // 4.6 Contract
  ["4.6", "address(), contractId() and toString() say the contract", () => {
    const contract = new Contract(C);
    assert.deepEqual([contract.address().toString(), contract.contractId(), contract.toString()], [C, C, C]);
  }],
  ["4.6", "call() is an operation that invokes the method", () => {
    const { body } = new Contract(C).call("f", xdr.ScVal.scvU32(1));
    assert.ok(body.type === "invokeHostFunction" && body.value.hostFunction.type === "hostFunctionTypeInvokeContract");
    const { functionName, args } = body.value.hostFunction.value;
    assert.deepEqual([functionName, args.length], ["f", 1]);
  }],
  ["4.6", "getFootprint() is the key of the contract's instance", () => {
    const key = new Contract(C).getFootprint();
    assert.ok(key.type === "contractData" && key.value.key.type === "scvLedgerKeyContractInstance");
  }],
  // 4.7 amounts
  [
    "4.7",
    "formatTokenAmount() places the point from the right",
    () => assert.equal(Dwsa.formatTokenAmount("12345", 3), "12.345"),
  ],
  [
    "4.7",
    "formatTokenAmount() refuses an amount with a point",
    () => assert.throws(() => Dwsa.formatTokenAmount("1.5", 2)),
  ],
  ["4.7", "formatTokenAmount() pads on the left", () => assert.equal(Dwsa.formatTokenAmount("5", 3), "0.005")],
  ["4.7", "formatTokenAmount() removes zeros at the end, but one", () => {
    assert.deepEqual([Dwsa.formatTokenAmount("1500", 3), Dwsa.formatTokenAmount("1000", 3)], ["1.5", "1.0"]);
  }],
  ["4.7", "parseTokenAmount() multiplies by 10 to the decimals", () => {
    assert.deepEqual([Dwsa.parseTokenAmount("1.5", 3), Dwsa.parseTokenAmount("12", 2)], ["1500", "1200"]);
  }],
  // 4.8 builder
  ["4.8", "fromXDR() decodes base64 and bytes", () => {
    const data = new DwsaDataBuilder().build();
    assert.ok(
      DwsaDataBuilder.fromXDR(data.toXDR("base64")).equals(data) && DwsaDataBuilder.fromXDR(data.toXDR()).equals(data),
    );
  }],
  ["4.8", "build() gives a copy", () => {
    const builder = new DwsaDataBuilder();
    assert.notEqual(builder.build(), builder.build());
  }],
  ["4.8", "setters return the builder", () => {
    const builder = new DwsaDataBuilder();
    const results = [
      builder.setFootprint([], []),
      builder.setReadOnly([]),
      builder.setReadWrite([]),
      builder.appendFootprint([], []),
      builder.setResourceFee(1),
      builder.setResources(1, 2, 3),
    ];
    for (const result of results) assert.equal(result, builder);
  }],
  ["4.8", "setFootprint() keeps a part for null and undefined, and clears it for an empty list", () => {
    const keys = [1, 2].map((n) => contractCodeKey(new Uint8Array(32).fill(n)));
    const builder = new DwsaDataBuilder().setFootprint([keys[0]!], [keys[1]!]);
    for (const kept of [null, undefined]) assert.equal(builder.setFootprint(kept, kept).getReadOnly().length, 1);
    builder.setFootprint([], null);
    assert.deepEqual([builder.getReadOnly().length, builder.getReadWrite().length], [0, 1]);
  }],
  ["4.8", "appendFootprint() adds to what is there", () => {
    const keys = [1, 2].map((n) => contractCodeKey(new Uint8Array(32).fill(n)));
    const builder = new DwsaDataBuilder().setReadOnly([keys[0]!]).appendFootprint([keys[1]!], []);
    assert.equal(builder.getFootprint().readOnly.length, 2);
  }],
  ["4.8", "setResourceFee() takes a bigint, a number or text, of 64 bits", () => {
    for (const fee of [5n, 5, "5"]) assert.equal(new DwsaDataBuilder().setResourceFee(fee).build().resourceFee, 5n);
    assert.throws(() => new DwsaDataBuilder().setResourceFee(2n ** 63n), RangeError);
  }],
  ["4.8", "setResources() sets instructions, disk reads and writes", () => {
    const { resources } = new DwsaDataBuilder().setResources(1, 2, 3).build();
    assert.deepEqual([resources.instructions, resources.diskReadBytes, resources.writeBytes], [1, 2, 3]);
  }],
  // 4.9
  ["4.9", "walkInvocationTree() goes depth first, and false stops below that node alone", () => {
    const leaf = (name: string) => contractInvocation({ contract: C, function: name, args: [] });
    const inner = contractInvocation({ contract: C, function: "b", args: [], subInvocations: [leaf("c")] });
    const root = contractInvocation({ contract: C, function: "a", args: [], subInvocations: [inner, leaf("d")] });
    const seen: [unknown, number, boolean][] = [];
    walkInvocationTree(root, (node, depth, parent) => {
      const { value } = node.function as xdr.DwsaAuthorizedFunction<"dwsaAuthorizedFunctionTypeContractFn">;
      seen.push([value.functionName, depth, parent === undefined]);
      return value.functionName === "b" ? false : null;
    });
    assert.deepEqual(seen, [["a", 1, true], ["b", 2, false], ["d", 2, false]]);
  }],
  ["4.9", "buildInvocationTree() gives type, args and invocations", () => {
    const tree = buildInvocationTree(contractInvocation({ contract: C, function: "f", args: [xdr.ScVal.scvU32(7)] }));
    assert.equal(tree.type, "execute");
    assert.deepEqual(tree.args, { source: C, function: "f", args: [7] });
    assert.deepEqual(tree.invocations, []);
  }],
  ["4.9", "scvSortedMap() sorts entries by their keys", () => {
    const entry = (key: number) => new xdr.ScMapEntry({ key: xdr.ScVal.scvU32(key), val: xdr.ScVal.scvVoid() });
    assert.ok(scvSortedMap([entry(2), entry(1)]).equals(xdr.ScVal.scvMap([entry(1), entry(2)])));
  }],
  // 4.10
  ["4.10", "an ScVal stays as it is", () => {
    const value = xdr.ScVal.scvU32(1);
    assert.equal(nativeToScVal(value), value);
  }],
  ...([
    [null, "scvVoid"],
    [undefined, "scvVoid"],
    ["x", "scvString"],
    [DATA, "scvBytes"],
    [true, "scvBool"],
    [5, "scvU64"],
    [-5, "scvI64"],
    [2n ** 64n, "scvU128"],
    [2n ** 128n, "scvU256"],
    [-(2n ** 64n), "scvI128"],
    [new Address(C), "scvAddress"],
    [new Contract(C), "scvAddress"],
    [[1, 2], "scvVec"],
    [{ a: 1 }, "scvMap"],
  ] as const).map(([value, type], i) =>
    [
      "4.10",
      `nativeToScVal() number ${i} gives ${type}`,
      () => assert.equal(nativeToScVal(value as never).type, type),
    ] as const
  ),
  ["4.10", "null, undefined and booleans ignore the type", () => {
    assert.deepEqual([null, undefined, true].map((value) => nativeToScVal(value, { type: "u32" }).type), [
      "scvVoid",
      "scvVoid",
      "scvBool",
    ]);
  }],
  ["4.10", "an integer takes the type", () => assert.equal(nativeToScVal(5, { type: "i256" }).type, "scvI256")],
  ["4.10", "an array takes one type, or one for each item", () => {
    const one = nativeToScVal([1, 2], { type: "u32" });
    assert.ok(one.type === "scvVec" && one.value!.every(({ type }) => type === "scvU32"));
    const each = nativeToScVal([1, "x"], { type: ["i32", "symbol"] });
    assert.ok(each.type === "scvVec");
    assert.deepEqual(each.value!.map(({ type }) => type), ["scvI32", "scvSymbol"]);
  }],
  ["4.10", "an object takes a pair of types for each key, null for the default", () => {
    const map = nativeToScVal({ a: 1, b: 2 }, { type: { a: ["symbol", "u32"], b: [null, null] } as never });
    assert.ok(map.type === "scvMap");
    assert.deepEqual(map.value!.map(({ key, val }) => [key.type, val.type]).sort(), [["scvString", "scvU64"], [
      "scvSymbol",
      "scvU32",
    ]]);
  }],
  ["4.10", "text becomes a string or a symbol, bytes a string, a symbol or bytes", () => {
    assert.deepEqual((["string", "symbol"] as const).map((type) => nativeToScVal("x", { type }).type), [
      "scvString",
      "scvSymbol",
    ]);
    const bytes = new TextEncoder().encode("x");
    const types = ["string", "symbol", "bytes"] as const;
    assert.deepEqual(types.map((type) => nativeToScVal(bytes, { type }).type), ["scvString", "scvSymbol", "scvBytes"]);
  }],
  ["4.10", "mixed arrays, values without a conversion and types that do not fit are errors", () => {
    for (const value of [[1, "x"], new Date(0), Symbol("x"), () => {}]) {
      assert.throws(() => nativeToScVal(value as never));
    }
    assert.throws(() => nativeToScVal("x", { type: "u32" }));
    assert.equal(nativeToScVal(new Address(C), { type: "u32" as never }).type, "scvAddress");
  }],
  ...([
    [xdr.ScVal.scvVoid(), null],
    [xdr.ScVal.scvU32(1), 1],
    [xdr.ScVal.scvI32(-1), -1],
    [xdr.ScVal.scvU64(1n), 1n],
    [xdr.ScVal.scvI64(1n), 1n],
    [new ScInt(1, { type: "u128" }).toScVal(), 1n],
    [new ScInt(1, { type: "i256" }).toScVal(), 1n],
    [xdr.ScVal.scvTimepoint(1n), 1n],
    [xdr.ScVal.scvDuration(1n), 1n],
    [xdr.ScVal.scvVec([xdr.ScVal.scvU32(1)]), [1]],
    [nativeToScVal({ a: 1n }), { a: 1n }],
    [xdr.ScVal.scvBool(true), true],
    [xdr.ScVal.scvBytes(DATA), DATA],
    [xdr.ScVal.scvSymbol("x"), "x"],
    [xdr.ScVal.scvString("x"), "x"],
    [xdr.ScVal.scvString(new Uint8Array([255])), new Uint8Array([255])],
  ] as const).map(([value, native]) =>
    [
      "4.10",
      `scValToNative() of ${value.type} ${String(native)}`,
      () => assert.deepEqual(scValToNative(value), native),
    ] as const
  ),
  // 5
  ["5.1", "authorizeEntry() gives a signed copy", async () => {
    const before = entry().toXDR("base64");
    const given = entry();
    assert.notEqual((await authorizeEntry(given, pair, 100, NETWORK)).toXDR("base64"), before);
    assert.equal(given.toXDR("base64"), before);
  }],
  ["5.1", "anything with sign() works as a key pair", async () => {
    await authorizeEntry(entry(), { sign: (data: Uint8Array) => pair.sign(data) }, 100, NETWORK);
  }],
  ["5.1", "a callback gets the payload, and returns a signature, or one with its key", async () => {
    const hashOf = (preimage: xdr.HashIdPreimage) => hash(preimage.toXDR());
    const bare = await authorizeEntry(entry(), (preimage) => pair.sign(hashOf(preimage)), 100, NETWORK);
    const named = await authorizeEntry(
      entry(),
      (preimage) => ({ publicKey: pair.publicKey(), signature: pair.sign(hashOf(preimage)) }),
      100,
      NETWORK,
    );
    assert.ok(bare.equals(named));
  }],
  ["5.1", "without forAddress the signature goes to the top, whoever signs", async () => {
    const other = Keypair.random();
    const signed = await authorizeEntry(delegated(other.publicKey()), other, 100, NETWORK);
    const { credentials } = signed;
    assert.ok(credentials.type === "dwsaCredentialsAddressWithDelegates");
    assert.equal(credentials.value.addressCredentials.signature.type, "scvVec");
    assert.equal(credentials.value.delegates[0]!.signature.type, "scvVoid");
  }],
  ["5.1", "forAddress names the node that gets the signature", async () => {
    const other = Keypair.random();
    const signed = await authorizeEntry(delegated(other.publicKey()), other, 100, NETWORK, other.publicKey());
    const { credentials } = signed;
    assert.ok(credentials.type === "dwsaCredentialsAddressWithDelegates");
    assert.equal(credentials.value.addressCredentials.signature.type, "scvVoid");
    assert.equal(credentials.value.delegates[0]!.signature.type, "scvVec");
  }],
  ["5.1", "authorizeInvocation() builds an entry; publicKey can be omitted with a key pair", async () => {
    const invocation = entry().rootInvocation;
    const params = { signer: pair, validUntilLedgerSeq: 100, invocation, networkPassphrase: NETWORK };
    assert.equal((await authorizeInvocation(params)).credentials.type, "dwsaCredentialsAddress");
    const v2 = await authorizeInvocation({ ...params, authV2: true });
    assert.equal(v2.credentials.type, "dwsaCredentialsAddressV2");
  }],
  ["5.1", "the preimage is bound to the address for V2 and delegates", () => {
    const kinds = [entry(), entry("dwsaCredentialsAddressV2"), delegated(pair.publicKey())].map((one) =>
      buildAuthorizationEntryPreimage(one, 100, NETWORK).type
    );
    const withAddress = "envelopeTypeDwsaAuthorizationWithAddress";
    assert.deepEqual(kinds, ["envelopeTypeDwsaAuthorization", withAddress, withAddress]);
  }],
  ["5.1", "a preimage needs address credentials", () => {
    const source = new xdr.DwsaAuthorizationEntry({
      credentials: xdr.DwsaCredentials.dwsaCredentialsSourceAccount(),
      rootInvocation: entry().rootInvocation,
    });
    assert.throws(() => buildAuthorizationEntryPreimage(source, 100, NETWORK), { code: "auth/no-address-credentials" });
  }],
  ["5.1", "delegates are sorted by address, and each stands once", () => {
    const addresses = [Keypair.random(), Keypair.random(), Keypair.random()].map((one) => one.publicKey());
    const build = (list: readonly string[]) =>
      buildWithDelegatesEntry({
        entry: entry(),
        validUntilLedgerSeq: 9,
        delegates: list.map((address) => ({ address })),
      });
    const { credentials } = build(addresses);
    assert.ok(credentials.type === "dwsaCredentialsAddressWithDelegates");
    const keys = credentials.value.delegates.map(({ address }) => address.toXDR("hex"));
    assert.deepEqual(keys, [...keys].sort());
    assert.throws(() => build([addresses[0]!, addresses[0]!]), { code: "auth/duplicate-delegate" });
  }],
  ["5.1", "an entry that has delegates already cannot be wrapped", () => {
    const params = { entry: delegated(pair.publicKey()), validUntilLedgerSeq: 9, delegates: [] };
    assert.throws(() => buildWithDelegatesEntry(params), { code: "auth/no-address-credentials" });
  }],
  // 6
  ["6", "an event has a type, topics and data, and a contract when it has one", () => {
    const event = (contractId: Uint8Array | null) =>
      new xdr.ContractEvent({
        ext: xdr.ExtensionPoint.v0(),
        contractId,
        type: "contract",
        body: xdr.ContractEventBody.v0(
          new xdr.ContractEventV0({ topics: [xdr.ScVal.scvSymbol("t")], data: xdr.ScVal.scvU32(5) }),
        ),
      });
    const [first, second] = humanizeEvents([event(SEED), event(null)]);
    assert.deepEqual({ ...first }, { type: "contract", contractId: C, topics: ["t"], data: 5 });
    assert.equal("contractId" in second!, false);
  }],
  // 8
  ["8", "an entry expires when the ledger equals validUntilLedgerSeq: it is written as it is given", async () => {
    const { credentials } = await authorizeEntry(entry(), pair, 100, NETWORK);
    assert.ok(credentials.type === "dwsaCredentialsAddress");
    assert.equal(credentials.value.signatureExpirationLedger, 100);
  }],
];

function entry(
  type: "dwsaCredentialsAddress" | "dwsaCredentialsAddressV2" = "dwsaCredentialsAddress",
): xdr.DwsaAuthorizationEntry {
  const credentials = new xdr.DwsaAddressCredentials({
    address: new Address(pair.publicKey()).toScAddress(),
    nonce: 5n,
    signatureExpirationLedger: 0,
    signature: xdr.ScVal.scvVoid(),
  });
  return new xdr.DwsaAuthorizationEntry({
    credentials: xdr.DwsaCredentials[type](credentials),
    rootInvocation: contractInvocation({ contract: C, function: "f", args: [] }),
  });
}

function delegated(address: string): xdr.DwsaAuthorizationEntry {
  return buildWithDelegatesEntry({ entry: entry(), validUntilLedgerSeq: 100, delegates: [{ address }] });
}

for (const [section, rule, check] of RULES) test(`section ${section}: ${rule}`, check);
