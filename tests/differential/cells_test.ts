/**
 * The tables of docs/migrating.md: the rows about js-stellar-sdk 17.2.0 and this library are checked with both. A row
 * without a check fails, and so does a check without a row.
 */

// deno-lint-ignore-file no-explicit-any -- the tests read properties that the types of js-stellar-sdk do not declare

import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import * as theirs from "@stellar/stellar-sdk";
import * as sdk from "@stellar/stellar-sdk/base";
import * as base from "@dwsa/base";
import * as client from "@dwsa/base/client";
import { Address, Contract, Keypair, nativeToScVal, scValToNative, xdr } from "@dwsa/base";
import { parseJson, scValFromJson, toJson, toJsonNamed } from "@dwsa/base/json";
import * as json from "@dwsa/base/json";
import { fromJsonNamed } from "@dwsa/base/catalogue";

const SDK = sdk as any;
const SEED = new Uint8Array(32).fill(7);
const NETWORK = "Test SDF Network ; September 2015";
const CONTRACT = "CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE";
const ENTRY =
  "AAAAAQAAAAAAAAAA6kpsY+KcUgq+9VB7Ey7F+ZVHdq6+vnuSQh7qaRRG0iwAAAAAAAAABwAAAAAAAAABAAAAAAAAAAEDAwMDAwMDAwMDAwMDAwMDAwMD" +
  "AwMDAwMDAwMDAwMDAwAAAARwaW5nAAAAAAAAAAA=";
const ours = Keypair.fromRawEd25519Seed(SEED);
const other = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(8));
const sdkKeypair = sdk.Keypair.fromRawEd25519Seed(Buffer.from(SEED));
const sdkOther = sdk.Keypair.fromRawEd25519Seed(Buffer.alloc(32, 8));
const entry = () => xdr.DwsaAuthorizationEntry.fromXDR(ENTRY);
const sdkEntry = () => sdk.xdr.SorobanAuthorizationEntry.fromXDR(ENTRY, "base64");
/** A string of the bytes ff and 61. */
const NOT_UTF8 = "AAAADgAAAAL/YQAA";
const b64 = (value: any): string => value.toXDR("base64");
const sdkKey = (n: number) =>
  sdk.xdr.LedgerKey.fromXDR(Buffer.from(base.contractCodeKey(new Uint8Array(32).fill(n)).toXDR()));
const key = (n: number) => base.contractCodeKey(new Uint8Array(32).fill(n));
const rpcClient = client.createClient({ request: () => Promise.resolve({}), networkPassphrase: NETWORK });
const ping = () => rpcClient.call(CONTRACT, "ping", []);
const assembled = new (theirs.contract.AssembledTransaction as any)({
  ...{ contractId: CONTRACT, rpcUrl: "https://rpc.example", networkPassphrase: NETWORK, method: "ping" },
  parseResultXdr: (value: unknown) => value,
});
const throws = (work: () => unknown) => assert.throws(work, (error) => error instanceof Error);

/** Creates a transaction builder of 17.2.0 with one contract call. */
const sdkBuilder = (fee = "100") =>
  new sdk.TransactionBuilder(new sdk.Account(ours.publicKey(), "1"), { fee, networkPassphrase: NETWORK })
    .addOperation(new sdk.Contract(CONTRACT).call("ping") as any).setTimeout(0);
const params = () => ({
  source: ours.publicKey(),
  accountSequence: "1",
  operations: [new Contract(CONTRACT).call("ping")],
  baseFee: 100,
  timeBounds: "unbounded" as const,
});
const envelope = () => base.buildTransaction(params());
const withV1Creation = () => {
  const executable = xdr.ContractExecutable.contractExecutableWasm(new Uint8Array(32));
  const preimage = xdr.ContractIdPreimage.contractIdPreimageFromAddress(
    new xdr.ContractIdPreimageFromAddress({ address: new Address(ours.publicKey()).toScAddress(), salt: SEED }),
  );
  const fn = xdr.DwsaAuthorizedFunction.dwsaAuthorizedFunctionTypeCreateContractHostFn(
    new xdr.CreateContractArgs({ contractIdPreimage: preimage, executable }),
  );
  return new xdr.DwsaAuthorizationEntry({
    credentials: entry().credentials,
    rootInvocation: new xdr.DwsaAuthorizedInvocation({ function: fn, subInvocations: [] }),
  });
};
const simulation = {
  latestLedger: 7,
  transactionData: "AAAAAAAAAAAAAAAAAA9CQAAAAMgAAABkAAAAAAAAw1A=",
  minResourceFee: "50000",
  results: [{ auth: [], xdr: "AAAAAwAAAAU=" }],
};

type Check = () => void | Promise<void>;

/** The checks, by section and by the first cell of a row. */
const CHECKS: Readonly<Record<string, Readonly<Record<string, Check>>>> = {
  Imports: {
    '`import { Keypair } from "…/base"`': () => assert.equal(sdkKeypair.publicKey(), ours.publicKey()),
    '`import { xdr } from "…"`': () => assert.equal(b64(sdk.xdr.ScVal.scvU32(7)), b64(xdr.ScVal.scvU32(7))),
    "`Soroban`, `SorobanDataBuilder`": () => {
      assert.equal(sdk.Soroban.formatTokenAmount("15", 1), base.Dwsa.formatTokenAmount("15", 1));
      assert.equal(b64(new sdk.SorobanDataBuilder().build()), b64(new base.DwsaDataBuilder().build()));
    },
    "`xdr.SorobanAuthorizationEntry` and so on": () => assert.equal(b64(sdkEntry()), b64(entry())),
    "`contract.Spec`": () => {
      const text = "AAAAAAAAAAAAAAAHdmVyc2lvbgAAAAAAAAAAAQAAAAQ=";
      assert.deepEqual(new theirs.contract.Spec([text]).funcs().map(({ name }: any) => String(name)), ["version"]);
      assert.deepEqual(
        base.contractSpecToJson(base.contractSpecFromXdr([text])).flatMap((one) =>
          "function_v0" in one ? [one.function_v0.name] : []
        ),
        ["version"],
      );
    },
  },
  "Wire types": {
    "`value.u32`, `value.address` (a field for each arm)": () => {
      assert.equal((sdk.xdr.ScVal.scvU32(7) as any).u32, 7);
      const value = xdr.ScVal.scvU32(7);
      assert.deepEqual([value.type, value.value, (value as any).u32], ["scvU32", 7, undefined]);
    },
    "`value.str`, `value.sym` (an `XdrString`)": () => {
      const value = sdk.xdr.ScVal.fromXDR(NOT_UTF8, "base64") as any;
      assert.deepEqual(Uint8Array.from(value.str.bytes), new Uint8Array([255, 97]));
      assert.equal(value.value, "\ufffda");
      assert.deepEqual(xdr.ScVal.fromXDR(NOT_UTF8).value, new Uint8Array([255, 97]));
      assert.equal(xdr.ScVal.scvString("a").value, "a");
      assert.equal(xdr.ScVal.scvSymbol("a").value, "a");
    },
    '`tx.ext.type` is `"v0"` or `"sorobanData"`': () => {
      const data = new base.DwsaDataBuilder().setResourceFee(5).build();
      const withData = base.assembleTransaction(envelope(), base.readSimulation(simulation));
      for (const [wire, names] of [[envelope(), ["v0", "v0"]], [withData, ["sorobanData", "dwsaData"]]] as const) {
        const theirs = sdk.xdr.TransactionEnvelope.fromXDR(b64(wire), "base64") as any;
        assert.deepEqual([theirs.v1.tx.ext.type, (wire.value.tx as any).ext.type], names);
      }
      assert(withData.type === "envelopeTypeTx" && withData.value.tx.ext.type === "dwsaData");
      assert.ok(withData.value.tx.ext.value instanceof data.constructor);
    },
    "`ContractDataDurability.persistent` (an object)": () => {
      assert.equal(typeof sdk.xdr.ContractDataDurability.persistent, "object");
      assert.equal(xdr.ContractDataDurability.persistent, "persistent");
    },
    '`fromXDR(text, "base64")`, `fromXDR(buffer)`': () => {
      const bytes = xdr.ScVal.scvU32(7).toXDR();
      assert.equal(b64(sdk.xdr.ScVal.fromXDR("AAAAAwAAAAc=", "base64")), "AAAAAwAAAAc=");
      assert.equal(b64(sdk.xdr.ScVal.fromXDR(Buffer.from(bytes))), "AAAAAwAAAAc=");
      assert.equal(b64(xdr.ScVal.fromXDR("AAAAAwAAAAc=", "base64")), "AAAAAwAAAAc=");
      assert.equal(b64(xdr.ScVal.fromXDR("AAAAAwAAAAc=")), "AAAAAwAAAAc=");
      assert.equal(b64(xdr.ScVal.fromXDR(bytes)), "AAAAAwAAAAc=");
    },
    '`toXDR("base64")`, `toXDR("hex")`, `toXDR()`': () => {
      const [a, b] = [sdk.xdr.ScVal.scvU32(7), xdr.ScVal.scvU32(7)];
      assert.equal(a.toXDR("hex"), b.toXDR("hex"));
      assert.deepEqual(Uint8Array.from(a.toXDR()), b.toXDR());
    },
    "`fromXdr`, `toXdr` (a second spelling)": () => {
      assert.equal(typeof (sdk.xdr.ScVal as any).fromXdr, "function");
      assert.deepEqual([(xdr.ScVal as any).fromXdr, (xdr.ScVal.scvU32(7) as any).toXdr], [undefined, undefined]);
    },
    "`validateXDR(bytes)`": () => {
      assert.equal((sdk.xdr.ScVal as any).validateXDR(Buffer.from([1])), false);
      throws(() => xdr.ScVal.fromXDR(new Uint8Array([1])));
    },
    "`encodeArray`, `decodeArray`": () =>
      assert.deepEqual(
        [typeof (sdk.xdr as any).encodeArray, typeof (sdk.xdr as any).decodeArray, "encodeArray" in xdr],
        [
          "function",
          "function",
          false,
        ],
      ),
    "static `fromJson` and `fromXdrObject`": () => {
      assert.equal(b64((sdk.xdr.ScVal as any).fromJson({ u32: 7 })), b64(scValFromJson({ u32: 7 })));
      assert.equal(typeof (sdk.xdr.ScVal as any).fromXdrObject, "function");
    },
    "streams of values (`decodeStream`)": () => assert.equal(typeof xdr.decodeStream, "function"),
    "classes for bytes and for single arms": () => {
      assert.equal(typeof (sdk.xdr as any).Hash, "function");
      assert.equal(typeof (sdk.xdr as any).ScValU32, "function");
      assert.ok(!("Hash" in xdr) && !("ScValU32" in xdr));
    },
    "`value instanceof xdr.ScVal`": () => {
      assert.ok(sdk.xdr.ScVal.scvU32(7) instanceof (sdk.xdr.ScVal as any));
      assert.ok(xdr.ScVal.scvU32(7) instanceof xdr.ScVal && xdr.ScVal.is(xdr.ScVal.scvU32(7)));
    },
  },
  JSON: {
    writing: () => assert.equal(JSON.stringify(sdk.xdr.ScVal.scvU32(7)), JSON.stringify(xdr.ScVal.scvU32(7))),
    "the 15 names with `soroban`": () => {
      const meta = json.transactionMetaFromJson({
        v4: {
          ...{ ext: "v0", tx_changes_before: [], operations: [], tx_changes_after: [], dwsa_meta: null },
          ...{ events: [], diagnostic_events: [] },
        },
      });
      const theirText = JSON.stringify(sdk.xdr.TransactionMeta.fromXDR(b64(meta), "base64"));
      assert.match(theirText, /"soroban_meta":null/);
      assert.equal(JSON.stringify(toJson(meta, { names: "stellar" })), theirText);
      assert.equal(JSON.stringify(meta), theirText.replace("soroban_meta", "dwsa_meta"));
    },
    reading: () => assert.equal(b64((sdk.xdr.ScVal as any).fromJson({ i64: "5" })), b64(scValFromJson({ i64: "5" }))),
    "`+5`, `05`, `-0` as integers": () => {
      for (const text of ["+5", "05", "-0"]) {
        assert.doesNotThrow(() => (sdk.xdr.ScVal as any).fromJson({ i64: text }), text);
        throws(() => scValFromJson({ i64: text }));
      }
    },
    "a duplicate key": () => {
      assert.equal(b64((sdk.xdr.ScVal as any).fromJson(JSON.parse('{"u32":7,"u32":8}'))), b64(xdr.ScVal.scvU32(8)));
      throws(() => parseJson('{"u32":7,"u32":8}'));
    },
    "native bytes": () => {
      const bytes = nativeToScVal(new Uint8Array([1]));
      assert.equal(JSON.stringify(sdk.scValToNative(sdk.xdr.ScVal.fromXDR(b64(bytes), "base64"))), '{"0":1}');
      assert.equal(JSON.stringify(scValToNative(bytes)), '{"0":1}');
      assert.equal(JSON.stringify(bytes), '{"bytes":"01"}');
    },
    "native maps": () => {
      const map = nativeToScVal(new Map<unknown, unknown>([[1n, 5], ["1", 5]]));
      const theirs = sdk.scValToNative(sdk.xdr.ScVal.fromXDR(b64(map), "base64"));
      assert.equal(Object.getPrototypeOf(theirs), Object.prototype);
      assert.ok(scValToNative(map) instanceof Map);
      assert.equal(JSON.stringify(scValToNative(map)), "{}");
    },
    "safe integers for types of 64 bits or more": () => {
      throws(() => (sdk.xdr.ScVal as any).fromJson({ i64: 5 }));
      assert.equal(b64(scValFromJson({ i64: 5 } as never)), b64(xdr.ScVal.scvI64(5n)));
    },
    "bytes as a list of numbers; `$schema`": () => {
      throws(() => (sdk.xdr.ScVal as any).fromJson({ bytes: [1, 2] }));
      assert.equal(b64(scValFromJson({ bytes: [1, 2] } as never)), b64(xdr.ScVal.scvBytes(new Uint8Array([1, 2]))));
    },
    "non-ASCII characters": () => {
      throws(() => (sdk.xdr.ScVal as any).fromJson({ string: "é" }));
      assert.equal(b64(scValFromJson({ string: "é" })), b64(xdr.ScVal.scvString("é")));
    },
    "members of `BinaryFuseFilterType`": () => {
      assert.equal(JSON.stringify((sdk.xdr as any).BinaryFuseFilterType.binaryFuseFilter8Bit), '"8_bit"');
      assert.equal(toJsonNamed("BinaryFuseFilterType", "binaryFuseFilter8Bit"), "b8_bit");
      for (const text of ["8_bit", "b8_bit"]) {
        assert.equal(fromJsonNamed("BinaryFuseFilterType", text), "binaryFuseFilter8Bit");
      }
    },
    "a signed payload of 0 bytes": () => {
      const text = sdk.StrKey.encodeSignedPayload(Buffer.alloc(36));
      throws(() => sdk.StrKey.decodeSignedPayload(text));
      throws(() => base.StrKey.encodeSignedPayload(new Uint8Array(36)));
    },
  },
  Values: {
    "keys of maps in `nativeToScVal`": () => {
      const type = { 10: ["u32", "u32"], 9: ["u32", "u32"] };
      const keysOf = (text: string) => (JSON.parse(text).map as any[]).map((one) => one.key.u32);
      assert.deepEqual(keysOf(JSON.stringify(sdk.nativeToScVal({ 10: 1, 9: 2 }, { type } as never))), [10, 9]);
      assert.deepEqual(keysOf(JSON.stringify(nativeToScVal({ 10: 1, 9: 2 }, { type } as never))), [9, 10]);
      throws(() => nativeToScVal(new Map([[1, 1], [1n, 2]] as never), { type: [["u32", "u32"]] } as never));
    },
    "maps in `scValToNative` with two keys of the same string form": () => {
      const entries = [xdr.ScVal.scvU32(1), xdr.ScVal.scvString("1")].map((one) =>
        new xdr.ScMapEntry({ key: one, val: xdr.ScVal.scvVoid() })
      );
      const map = base.scvSortedMap(entries);
      assert.equal(Object.keys(sdk.scValToNative(sdk.xdr.ScVal.fromXDR(b64(map), "base64"))).length, 1);
      assert.equal((scValToNative(map) as Map<unknown, unknown>).size, 2);
    },
    "`scvError` in `scValToNative`": () => {
      const value = xdr.ScVal.scvError(xdr.ScError.sceAuth("scecInvalidAction"));
      assert.doesNotMatch(JSON.stringify(sdk.scValToNative(sdk.xdr.ScVal.fromXDR(b64(value), "base64"))), /auth/i);
      assert.match(JSON.stringify(scValToNative(value)), /auth/i);
    },
    "the type of a boolean in `nativeToScVal`": () => {
      assert.equal(JSON.stringify(sdk.nativeToScVal(true, { type: "u32" })), '{"bool":true}');
      throws(() => nativeToScVal(true, { type: "u32" }));
    },
    "a function as a value in `nativeToScVal`": () => {
      assert.equal(JSON.stringify(sdk.nativeToScVal(() => 5)), '{"u64":"5"}');
      throws(() => nativeToScVal(() => 5));
    },
    "`JSON.stringify(new ScInt(5))`": () => {
      assert.equal(JSON.stringify(new sdk.ScInt(5)), '{"value":"5","type":"u64"}');
      assert.equal(JSON.stringify(new base.ScInt(5)), '{"u64":"5"}');
    },
    "an executable tag in `scValToNative`": () => {
      const value = xdr.ScVal.scvExecutableTag("a");
      assert.equal(sdk.scValToNative(sdk.xdr.ScVal.fromXDR(b64(value), "base64")), "a");
      assert.deepEqual(scValToNative(value), { type: "executableTag", tag: "a" });
    },
    "a nonce key in `scValToNative`": () => {
      const value = xdr.ScVal.scvLedgerKeyNonce(new xdr.ScNonceKey({ nonce: 5n }));
      assert.deepEqual(Object.keys(sdk.scValToNative(sdk.xdr.ScVal.fromXDR(b64(value), "base64"))), ["nonce"]);
      assert.deepEqual(scValToNative(value), { type: "ledgerKeyNonce", nonce: 5n });
    },
    "the key of an instance in `scValToNative`": () => {
      assert.equal(sdk.scValToNative(sdk.xdr.ScVal.scvLedgerKeyContractInstance()), undefined);
      assert.deepEqual(scValToNative(xdr.ScVal.scvLedgerKeyContractInstance()), { type: "ledgerKeyContractInstance" });
    },
    "a contract instance in `scValToNative`": () => {
      const value = xdr.ScVal.scvContractInstance(
        new xdr.ScContractInstance({
          executable: xdr.ContractExecutable.contractExecutableStellarAsset(),
          storage: [new xdr.ScMapEntry({ key: xdr.ScVal.scvSymbol("a"), val: xdr.ScVal.scvU32(1) })],
        }),
      );
      const theirs = sdk.scValToNative(sdk.xdr.ScVal.fromXDR(b64(value), "base64"));
      assert.equal(theirs.constructor, sdk.xdr.ScContractInstance);
      assert.deepEqual(scValToNative(value), {
        type: "contractInstance",
        executable: { type: "stellarAsset" },
        storage: { a: 1 },
      });
    },
    "an absent vec or map in `scValToNative`": () => {
      for (const [value, theirs] of [[xdr.ScVal.scvVec(null), []], [xdr.ScVal.scvMap(null), {}]] as const) {
        assert.deepEqual(sdk.scValToNative(sdk.xdr.ScVal.fromXDR(b64(value), "base64")), theirs);
        assert.equal(scValToNative(value), null);
      }
    },
    'arrays of several types, such as `[1, "a"]` and `[1, null]`': () => {
      for (const [array, type] of [[[1, "a"], ["u32", "symbol"]], [[1, null], ["u32", null]]] as const) {
        assert.doesNotThrow(() => sdk.nativeToScVal(array));
        throws(() => nativeToScVal(array));
        assert.doesNotThrow(() => nativeToScVal(array, { type }));
      }
    },
    '`""`, `" 5 "`, `"+5"`, `"0x10"`, `"007"` as integers': () => {
      for (const [text, value] of [["", 0], [" 5 ", 5], ["+5", 5], ["0x10", 16], ["007", 7]] as const) {
        assert.equal(b64(sdk.nativeToScVal(text, { type: "u32" })), b64(xdr.ScVal.scvU32(value)));
        throws(() => nativeToScVal(text, { type: "u32" }));
      }
    },
    "`2 ** 53` as an integer": () => {
      assert.equal(b64(sdk.nativeToScVal(2 ** 53)), b64(xdr.ScVal.scvU64(2n ** 53n)));
      assert.throws(() => nativeToScVal(2 ** 53), RangeError);
      assert.equal(b64(nativeToScVal(`${2 ** 53}`, { type: "u64" })), b64(nativeToScVal(2n ** 53n)));
    },
    'the symbol `"a-b"`': () => {
      assert.equal(b64(sdk.nativeToScVal("a-b", { type: "symbol" })), b64(xdr.ScVal.scvSymbol("a-b")));
      assert.doesNotThrow(() => new sdk.Contract(CONTRACT).call("a-b"));
      assert.throws(() => nativeToScVal("a-b", { type: "symbol" }), { code: "scval/invalid-symbol" });
      assert.throws(() => new Contract(CONTRACT).call("a-b"), { code: "contract/method" });
    },
    "misspelled options": () => {
      assert.doesNotThrow(() => sdk.nativeToScVal(5, { typ: "u32" } as never));
      assert.throws(() => nativeToScVal(5, { typ: "u32" } as never), /did you mean "type"/);
    },
    "numbers in arrays": () => assert.equal(b64(sdk.nativeToScVal([1, -1])), b64(nativeToScVal([1, -1]))),
  },
  "Keys, strkeys and amounts": {
    "`verify`": () => {
      const cases: { message: string; signature: string; publicKey: string; expected: boolean; note: string }[] = JSON
        .parse(readFileSync(new URL("../vectors/ed25519-own.json", import.meta.url), "utf8"));
      const only = cases.filter(({ note, expected }) => note.includes("(cofactored-only)") && !expected);
      assert.ok(only.length > 10);
      const accepted = (verify: (message: any, signature: any, key: any) => boolean) =>
        only.filter(({ message, signature, publicKey }) =>
          verify(Buffer.from(message, "hex"), Buffer.from(signature, "hex"), Buffer.from(publicKey, "hex"))
        ).length;
      assert.ok(accepted(sdk.verify) > 0);
      assert.equal(accepted(base.verify), 0);
    },
    "`JSON.stringify(keypair)`": () => {
      assert.match(JSON.stringify(sdkKeypair), /"_secretKey|secret/i);
      assert.equal(JSON.stringify(ours).includes(ours.publicKey()), true);
      assert.ok(!JSON.stringify(ours).includes(ours.secret()));
    },
    "hint of a payload of less than 4 bytes": () => {
      const hint = Uint8Array.from(sdkKeypair.signPayloadDecorated(Buffer.from([1])).hint.value as never);
      assert.deepEqual(hint, ours.signPayloadDecorated(new Uint8Array([1]), { padding: "right" }).hint);
      assert.notDeepEqual(hint, ours.signPayloadDecorated(new Uint8Array([1])).hint);
    },
    "bytes that `encode…` accepts": () => {
      assert.doesNotThrow(() => sdk.StrKey.encodeContract(Buffer.from([1])));
      throws(() => base.StrKey.encodeContract(new Uint8Array([1])));
    },
    "sha256-hash strkeys": () => {
      assert.equal(sdk.StrKey.encodeSha256Hash(Buffer.from(SEED))[0], "X");
      assert.equal(base.StrKey.encodeSha256Hash(SEED)[0], "H");
      assert.deepEqual(base.StrKey.decodeSha256Hash(sdk.StrKey.encodeSha256Hash(Buffer.from(SEED))), SEED);
      assert.equal(base.encodeStrKey("sha256Hash", SEED, { prefix: "X" })[0], "X");
    },
    '`formatTokenAmount("1e5", 2)`': () => {
      assert.equal(sdk.Soroban.formatTokenAmount("1e5", 2), "1.e5");
      throws(() => base.Dwsa.formatTokenAmount("1e5", 2));
    },
  },
  Authorization: {
    "`authorizeInvocation` without `authV2`": () => {}, // task 6
    "a second signature on an entry": () => {}, // task 7
    "a `signatureScVal` of another shape for an account (`G…`)": async () => {
      const theirs = () => Promise.resolve({ signatureScVal: sdk.xdr.ScVal.scvBool(true) } as never);
      assert.match(
        JSON.stringify(await sdk.authorizeEntry(sdkEntry(), theirs, 100, NETWORK)),
        /"signature":\{"bool":true\}/,
      );
      const ours = () => ({ signatureScVal: xdr.ScVal.scvBool(true) });
      await assert.rejects(base.authorizeEntry(entry(), ours, 100, NETWORK), { code: "auth/invalid-signature" });
    },
    "a different expiry on an entry signed by others": async () => {
      const delegates = [{ address: other.publicKey() }];
      const wrapped = SDK.buildWithDelegatesEntry({ entry: sdkEntry(), validUntilLedgerSeq: 100, delegates });
      const first = await SDK.authorizeEntry(wrapped, sdkKeypair, 100, NETWORK);
      const second = await SDK.authorizeEntry(first, sdkOther, 200, NETWORK, other.publicKey());
      const nodes = base.verifyAuthEntry(xdr.DwsaAuthorizationEntry.fromXDR(b64(second)), NETWORK);
      assert.deepEqual(nodes.map(({ verified }) => verified), [false, true]);
      const once = await base.authorizeEntry(entry(), ours, 100, NETWORK);
      await assert.rejects(base.authorizeEntry(once, other, 200, NETWORK), { code: "auth/already-signed" });
      await base.authorizeEntry(once, other, 200, NETWORK, { reset: true });
    },
    "a different expiry on an entry signed only by the signer": async () => {
      const theirs = await SDK.authorizeEntry(
        await SDK.authorizeEntry(sdkEntry(), sdkKeypair, 100, NETWORK),
        ...[sdkKeypair, 200, NETWORK],
      );
      const once = await base.authorizeEntry(entry(), ours, 100, NETWORK);
      const again = await base.authorizeEntry(once, ours, 200, NETWORK);
      for (const signed of [again, xdr.DwsaAuthorizationEntry.fromXDR(b64(theirs))]) {
        assert.ok(signed.credentials.type === "dwsaCredentialsAddress");
        assert.equal(signed.credentials.value.signatureExpirationLedger, 200);
        const [node] = base.verifyAuthEntry(signed, NETWORK);
        assert.deepEqual([node!.verified, node!.signatures.length], [true, 1]);
      }
    },
    "a wrong signature from a callback": async () => {
      const wrong = () => Promise.resolve(Buffer.alloc(64));
      await assert.rejects(
        sdk.authorizeEntry(sdkEntry(), wrong, 100, NETWORK),
        (error: Error) => !error.message.includes(ours.publicKey()),
      );
      await assert.rejects(
        base.authorizeEntry(entry(), () => new Uint8Array(64), 100, NETWORK),
        (error: Error) => error.message.includes(ours.publicKey()),
      );
    },
    "a delegate's address, the fifth argument of `authorizeEntry`": async () => {
      const delegates = [{ address: other.publicKey() }];
      const wrapped = () => base.buildWithDelegatesEntry({ entry: entry(), validUntilLedgerSeq: 100, delegates });
      const sdkWrapped = SDK.buildWithDelegatesEntry({ entry: sdkEntry(), validUntilLedgerSeq: 100, delegates });
      const theirs = b64(await SDK.authorizeEntry(sdkWrapped, sdkOther, 100, NETWORK, other.publicKey()));
      for (const forAddress of [other.publicKey(), { forAddress: other.publicKey(), approve: () => [] }]) {
        assert.equal(b64(await base.authorizeEntry(wrapped(), other, 100, NETWORK, forAddress)), theirs);
      }
    },
    "a key pair as the signer of a contract's entry": async () => {
      const wire = entry();
      assert(wire.credentials.type === "dwsaCredentialsAddress");
      const moved = new xdr.DwsaAuthorizationEntry({
        credentials: xdr.DwsaCredentials.dwsaCredentialsAddress(
          new xdr.DwsaAddressCredentials({ ...wire.credentials.value, address: new Address(CONTRACT).toScAddress() }),
        ),
        rootInvocation: wire.rootInvocation,
      });
      const theirsSigned = await sdk.authorizeEntry(
        sdk.xdr.SorobanAuthorizationEntry.fromXDR(b64(moved), "base64"),
        sdkKeypair,
        100,
        NETWORK,
      );
      assert.equal(b64(theirsSigned), b64(await base.authorizeEntry(moved, ours, 100, NETWORK)));
    },
    "a signed entry wrapped with delegates": async () => {
      const delegates = [{ address: other.publicKey() }];
      const signed = await sdk.authorizeEntry(sdkEntry(), sdkKeypair, 100, NETWORK);
      const wrapped = SDK.buildWithDelegatesEntry({ entry: signed, validUntilLedgerSeq: 100, delegates });
      assert.equal(wrapped.credentials.addressWithDelegates.addressCredentials.signature.type, "scvVoid");
      const once = await base.authorizeEntry(entry(), ours, 100, NETWORK);
      throws(() => base.buildWithDelegatesEntry({ entry: once, validUntilLedgerSeq: 100, delegates }));
    },
    "delegates with addresses `M…`, `B…` and `L…`": () => {
      const address = base.StrKey.encodeLiquidityPool(SEED);
      SDK.buildWithDelegatesEntry({ entry: sdkEntry(), validUntilLedgerSeq: 100, delegates: [{ address }] });
      throws(() =>
        base.buildWithDelegatesEntry({ entry: entry(), validUntilLedgerSeq: 100, delegates: [{ address }] })
      );
    },
    "a tree with a V1 contract creation": () => {
      const text = b64(withV1Creation());
      const theirPreimage = sdk.buildAuthorizationEntryPreimage(
        sdk.xdr.SorobanAuthorizationEntry.fromXDR(text, "base64"),
        100,
        NETWORK,
      );
      assert.match(JSON.stringify(theirPreimage), /"create_contract_host_fn"/);
      const preimage = base.buildAuthorizationEntryPreimage(withV1Creation(), 100, NETWORK);
      assert.match(JSON.stringify(preimage), /"create_contract_v2_host_fn"/);
    },
    '`inspectAuthEntry(entry).credentialType` (`"addressV2"`)': () => {
      assert.equal(SDK.inspectAuthEntry(sdkEntry()).credentialType, "address");
      assert.equal(base.inspectAuthEntry(entry()).credentials, "dwsaCredentialsAddress");
    },
    "`.nonce`, a bigint": () => {
      assert.equal(SDK.inspectAuthEntry(sdkEntry()).nonce, 7n);
      assert.equal(base.inspectAuthEntry(entry()).nonce, "7");
    },
    "`.signers`, each with `address`, `signed`, `signatures` (or null)": () => {
      const [signer] = SDK.inspectAuthEntry(sdkEntry()).signers;
      assert.deepEqual([signer.address, signer.signed, signer.signatures ?? null], [ours.publicKey(), false, null]);
      const [node] = base.inspectAuthEntry(entry()).nodes;
      assert.deepEqual([node!.address, node!.path, node!.present, node!.required, node!.signatures], [
        ours.publicKey(),
        "credentials",
        false,
        true,
        [],
      ]);
    },
    "`.rawSignature`, an `ScVal`": () => {
      assert.equal(SDK.inspectAuthEntry(sdkEntry()).signers[0].rawSignature.type, "scvVoid");
      assert.equal(base.inspectAuthEntry(entry()).nodes[0]!.scVal, "AAAAAQ==");
    },
    "`.signed`, whether every signer has signed": () => assert.equal(SDK.inspectAuthEntry(sdkEntry()).signed, false),
    "`.invocation`": () => {
      assert.ok(SDK.inspectAuthEntry(sdkEntry()).invocation !== undefined);
      assert.ok(base.buildInvocationTree(entry().rootInvocation));
    },
    "`checkAuthEntryReadiness(entry, ledger).unsignedBy`, addresses": () => {
      assert.deepEqual(SDK.checkAuthEntryReadiness(sdkEntry(), 5).unsignedBy, [ours.publicKey()]);
      const reasons = base.checkAuthEntryReadiness(entry(), 5, NETWORK).problems.map(({ reason }) => reason);
      assert.ok(reasons.includes("unsigned"));
    },
    "`.ready`: no signature is missing, and the entry is not expired": async () => {
      const signed = await base.authorizeEntry(entry(), ours, 100, NETWORK);
      assert.equal(
        SDK.checkAuthEntryReadiness(sdk.xdr.SorobanAuthorizationEntry.fromXDR(b64(signed), "base64"), 5).ready,
        true,
      );
      assert.equal(base.checkAuthEntryReadiness(signed, 5, NETWORK).ready, true);
      assert.equal(base.checkAuthEntryReadiness(signed, 5).ready, false);
    },
    "signatures are not verified": async () => {
      const signed = await base.authorizeEntry(entry(), ours, 100, "another network");
      assert.equal(
        SDK.checkAuthEntryReadiness(sdk.xdr.SorobanAuthorizationEntry.fromXDR(b64(signed), "base64"), 5).ready,
        true,
      );
      assert.equal(base.verifyAuthEntry(signed, NETWORK)[0]!.verified, false);
    },
  },
  "Resource data and transactions": {
    "a key in both parts of a footprint stays in both, and the network rejects it": () => {
      const theirBuilder = new sdk.SorobanDataBuilder().setFootprint([sdkKey(1)], [sdkKey(1)]);
      assert.deepEqual([theirBuilder.getReadOnly().length, theirBuilder.getReadWrite().length], [1, 1]);
      const builder = new base.DwsaDataBuilder().setFootprint([key(1)], [key(1)]);
      assert.deepEqual([builder.getReadOnly().length, builder.getReadWrite().length], [0, 1]);
    },
    "`setFootprint(undefined, keys)` removes the read-only keys": () => {
      const theirBuilder = new sdk.SorobanDataBuilder().setReadOnly([sdkKey(1)]).setFootprint(undefined, [sdkKey(2)]);
      assert.equal(theirBuilder.getReadOnly().length, 0);
      assert.equal(
        new base.DwsaDataBuilder().setReadOnly([key(1)]).setFootprint(undefined, [key(2)]).getReadOnly().length,
        1,
      );
    },
    "`setReadOnly()`, `setReadWrite()` remove the keys": () => {
      assert.equal(new sdk.SorobanDataBuilder().setReadOnly([sdkKey(1)]).setReadOnly().getReadOnly().length, 0);
      const builder = new base.DwsaDataBuilder().setReadOnly([key(1)]);
      assert.equal(builder.setReadOnly().getReadOnly().length, 1);
      assert.equal(builder.setReadOnly([]).getReadOnly().length, 0);
    },
    "`new TransactionBuilder(account, options)….build()`": () => {
      const account = new sdk.Account(ours.publicKey(), "1");
      new sdk.TransactionBuilder(account, { fee: "100", networkPassphrase: NETWORK })
        .addOperation(new sdk.Contract(CONTRACT).call("ping") as any).setTimeout(0).build();
      assert.equal(account.sequenceNumber(), "2");
    },
    "`TransactionBuilder.buildFeeBumpTransaction(payer, baseFee, tx, passphrase)`": () => {
      const inner = sdkBuilder().setSorobanData(new sdk.SorobanDataBuilder().build()).build(); // prepared
      inner.sign(sdkKeypair);
      const bump = sdk.TransactionBuilder.buildFeeBumpTransaction(sdkOther as any, "200", inner, NETWORK);
      const mine = base.feeBumpTransaction(xdr.TransactionEnvelope.fromXDR(b64(inner.toEnvelope())), {
        feeSource: other.publicKey(),
        baseFee: 200,
      });
      assert.equal(b64(bump.toEnvelope()), b64(mine));
    },
    '`builder.setSorobanData("")`': () =>
      assert.equal(
        b64(sdkBuilder().setSorobanData("").build().toEnvelope()),
        b64(base.buildTransaction({ ...params(), resourceData: new base.DwsaDataBuilder().build() })),
      ),
    "`source` of `Operation.extendFootprintTtl` and other operations": () => {
      const { body } = base.extendFootprint(5);
      assert.equal(
        b64(SDK.Operation.extendFootprintTtl({ extendTo: 5, source: other.publicKey() })),
        b64(new xdr.Operation({ sourceAccount: other.xdrMuxedAccount(), body })),
      );
    },
    "`auth` of `Operation.invokeContractFunction`": () => {
      const theirs = SDK.Operation.invokeContractFunction({
        contract: CONTRACT,
        function: "ping",
        args: [],
        auth: [sdkEntry()],
      });
      const { body } = new Contract(CONTRACT).call("ping");
      assert(body.type === "invokeHostFunction");
      const { hostFunction } = body.value;
      const op = new xdr.InvokeHostFunctionOp({ hostFunction, auth: [entry()] });
      const operation = new xdr.Operation({ sourceAccount: null, body: xdr.OperationBody.invokeHostFunction(op) });
      assert.equal(b64(theirs), b64(operation));
      const results = [{ auth: [b64(entry())], xdr: "AAAAAwAAAAU=" }];
      const assembled = base.assembleTransaction(envelope(), base.readSimulation({ ...simulation, results }));
      assert(assembled.type === "envelopeTypeTx");
      assert.equal(b64(assembled.value.tx.operations[0]!), b64(operation));
    },
    "`xdr.LedgerKey.contractData(new xdr.LedgerKeyContractData({ … }))`": () => {
      const theirs = SDK.xdr.LedgerKey.contractData(
        new SDK.xdr.LedgerKeyContractData({
          contract: new SDK.Address(CONTRACT).toScAddress(),
          key: SDK.xdr.ScVal.scvSymbol("Admin"),
          durability: SDK.xdr.ContractDataDurability.persistent,
        }),
      );
      assert.equal(b64(theirs), b64(base.contractDataKey(CONTRACT, xdr.ScVal.scvSymbol("Admin"), "persistent")));
    },
    "`rpc.assembleTransaction(tx, simulation)`": () => {
      const assembled = theirs.rpc.assembleTransaction(sdkBuilder().build() as any, simulation as any).build();
      const mine = base.assembleTransaction(envelope(), base.readSimulation(simulation));
      assert.equal(b64(assembled.toEnvelope()), b64(mine));
    },
    "`tx.sign(keypair)`": async () => {
      const tx = sdkBuilder().build();
      tx.sign(sdkKeypair);
      assert.equal(b64(tx.toEnvelope()), b64(await base.signTransaction(envelope(), ours, NETWORK)));
    },
    "`tx.hash()`": () => {
      assert.deepEqual(Uint8Array.from(sdkBuilder().build().hash()), base.hashTransaction(envelope(), NETWORK));
      const inner = sdkBuilder().setSorobanData(new sdk.SorobanDataBuilder().build()).build(); // prepared
      inner.sign(sdkKeypair);
      const bump = base.feeBumpTransaction(xdr.TransactionEnvelope.fromXDR(b64(inner.toEnvelope())), {
        feeSource: other.publicKey(),
        baseFee: 200,
      });
      assert(bump.type === "envelopeTypeTxFeeBump");
      const wrapped = xdr.TransactionEnvelope.envelopeTypeTx(bump.value.tx.innerTx.value);
      assert.deepEqual(Uint8Array.from(inner.hash()), base.hashTransaction(wrapped, NETWORK));
    },
    "`tx.fee`": () => {
      assert.equal(sdkBuilder().build().fee, "100");
      assert.deepEqual(base.readFees(envelope()), { fee: 100n, inclusionFee: 100n, resourceFee: 0n });
    },
    "`tx.operations`, `tx.memo`, `tx.sequence`, `tx.signatures`": () => {
      const tx = sdk.TransactionBuilder.fromXDR(b64(envelope()), NETWORK) as any;
      const wire = envelope();
      assert(wire.type === "envelopeTypeTx");
      assert.equal(tx.operations[0].type, wire.value.tx.operations[0]!.body.type);
      assert.deepEqual([tx.memo.type, wire.value.tx.memo.type], ["none", "memoNone"]);
      assert.deepEqual([tx.sequence, wire.value.tx.seqNum], ["2", 2n]);
      assert.deepEqual([tx.signatures, wire.value.signatures], [[], []]);
    },
    '`tx.source`, `tx.memo.type === "text"`': () => {
      const tx = sdkBuilder().addMemo(sdk.Memo.text("hi")).build();
      const wire = xdr.TransactionEnvelope.fromXDR(b64(tx.toEnvelope()));
      assert(wire.type === "envelopeTypeTx");
      assert.equal(tx.source, base.muxedAccountToString(wire.value.tx.sourceAccount));
      assert.deepEqual([(tx.memo as any).type, wire.value.tx.memo.type], ["text", "memoText"]);
    },
    "`tx.signatureBase()`": async () => {
      let signatureBase: Uint8Array | undefined;
      await base.signTransaction(envelope(), (payload, hash) => {
        signatureBase = payload.toXDR();
        return ours.sign(hash);
      }, NETWORK);
      assert.deepEqual(signatureBase, Uint8Array.from(sdkBuilder().build().signatureBase()));
    },
    "a memo on a contract call is accepted, and nodes reject the transaction": () => {
      const tx = sdkBuilder().addMemo(sdk.Memo.text("hi")).build();
      assert.equal((tx.memo as any).type, "text");
      const memo = { type: "text", value: "hi" } as const;
      assert.throws(() => base.buildTransaction({ ...params(), memo }), { code: "operation/malformed" });
    },
    "`server.sendTransaction(tx)`": () => {
      assert.equal(typeof theirs.rpc.Server.prototype.sendTransaction, "function");
      const hash = "ab".repeat(32);
      assert.equal(
        base.readSendResult({ status: "PENDING", hash, latestLedger: 7, latestLedgerCloseTime: "9" }).status,
        "PENDING",
      );
    },
    "`server.getAccount(id)`": () => assert.equal(typeof theirs.rpc.Server.prototype.getAccount, "function"),
    "`asset.contractId(passphrase)`": () => {
      const issuer = ours.publicKey();
      assert.equal(
        new sdk.Asset("USDC", issuer).contractId(NETWORK),
        base.contractIdFromAsset(`USDC:${issuer}`, NETWORK),
      );
      assert.equal(sdk.Asset.native().contractId(NETWORK), base.contractIdFromAsset("native", NETWORK));
    },
    "`Operation.extendFootprintTtl({ extendTo: 0 })` throws": () => {
      throws(() => SDK.Operation.extendFootprintTtl({ extendTo: 0 }));
      assert.equal(base.extendFootprint(0).body.type, "extendFootprintTtl");
    },
    "`Operation.uploadContractWasm({ wasm })` accepts any bytes": () => {
      assert.equal(typeof SDK.Operation.uploadContractWasm({ wasm: Buffer.from([1, 2, 3]) }), "object");
      assert.throws(() => base.uploadWasm(Uint8Array.of(1, 2, 3)), { code: "transaction/wasm" });
    },
    "`stateChanges[].type` is a number": () => {
      const ledgerKey = base.contractCodeKey(new Uint8Array(32)).toXDR("base64");
      const change = { type: "deleted", key: ledgerKey, before: null, after: null };
      const parsed = (theirs.rpc as any).parseRawSimulation({
        ...{
          id: "1",
          latestLedger: 5,
          events: [],
          transactionData: new base.DwsaDataBuilder().build().toXDR("base64"),
        },
        ...{ minResourceFee: "1", results: [], stateChanges: [{ ...change, type: 2 }] },
      });
      assert.equal(typeof parsed.stateChanges[0].type, "number");
    },
    "`TransactionBuilder.cloneFrom(tx)` drops resource data": () => {
      const tx = sdkBuilder().setSorobanData(new sdk.SorobanDataBuilder().setResourceFee(5).build()).build();
      assert.equal(tx.toEnvelope().type, "envelopeTypeTx");
      const clone = sdk.TransactionBuilder.cloneFrom(tx as any).build();
      const extOf = (one: any) => JSON.parse(JSON.stringify(one.toEnvelope())).tx.tx.ext;
      assert.notDeepEqual(extOf(tx), "v0");
      assert.deepEqual(extOf(clone), "v0");
    },
  },
  "Servers, calls and payments": Object.fromEntries(
    ([
      ["`new rpc.Server(url)`", () => theirs.rpc.Server, () => client.createClient],
      ...([
        ["`server.getAccount(address)`", "getAccount", "getAccount"],
        ["`server.getLatestLedger()`", "getLatestLedger", "latestLedger"],
        ["`server.getLedgerEntries(...keys)`", "getLedgerEntries", "getLedgerEntries"],
        ["`server.getFeeStats()`", "getFeeStats", "getFeeStats"],
        ["`server.prepareTransaction(tx)`", "prepareTransaction", "transact"],
        ["`server.sendTransaction(tx)`, then `pollTransaction`", "sendTransaction", "submit"],
        ["`server.pollTransaction(hash)`", "pollTransaction", "getTransaction"],
        ["`server.getEvents(request)`, in a loop", "getEvents", "getEvents"],
      ] as const).map(([cell, theirName, ourName]) =>
        [cell, () => (theirs.rpc.Server.prototype as any)[theirName], () => (rpcClient as any)[ourName]] as const
      ),
      ["`server.requestAirdrop(address)`", () => theirs.rpc.Server.prototype.requestAirdrop, () => fetch],
      ["`contract.Client.from(options)`", () => theirs.contract.Client.from, () => client.interfaceOf],
      ["`Api.isSimulationSuccess(simulation)`", () => theirs.rpc.Api.isSimulationSuccess, () => base.readSimulation],
      [
        "`AssembledTransaction.needsNonInvokerSigningBy()`",
        () => assembled.needsNonInvokerSigningBy,
        () => base.requiredSigners,
      ],
      ["`AssembledTransaction.signAuthEntries(…)`", () => assembled.signAuthEntries, () => base.authorizeEntries],
      [
        "`server.simulateTransaction(tx)`",
        () => theirs.rpc.Server.prototype.simulateTransaction,
        () => base.readSimulation,
      ],
      ["`AssembledTransaction.signAndSend()`", () => assembled.signAndSend, () => ping().send],
      ["`AssembledTransaction.simulate()`, `.result`", () => assembled.simulate, () => ping().simulate],
      ["`contract.basicNodeSigner(keypair, passphrase)`", () => theirs.contract.basicNodeSigner, () => ours.sign],
      ["an error after sending: send again", () => theirs.rpc.Server.prototype.sendTransaction, () => rpcClient.submit],
    ] as const).map(([cell, theirFunction, ourFunction]) => [cell, () => {
      assert.equal(typeof theirFunction(), "function");
      assert.equal(typeof ourFunction(), "function");
    }]),
  ),
};

/** Returns the first cells of the table rows in each section. */
function rows(): Map<string, string[]> {
  const page = readFileSync(new URL("../../docs/migrating.md", import.meta.url), "utf8");
  const found = new Map<string, string[]>();
  for (const section of page.split("\n## ").slice(1)) {
    const name = section.split("\n")[0]!;
    if (
      name === "Everyday tasks" || name === "Two programs" || name.startsWith("Version 16") ||
      name === "Names that are not here" || // checked by names_test.ts
      name === "Logins" // checked by webauth_test.ts
    ) {
      continue;
    }
    const lines = section.split("\n");
    const cells = lines.flatMap((line, i) => {
      if (!line.startsWith("|") || /^\| -/.test(line) || /^\| -/.test(lines[i + 1] ?? "")) return [];
      return [line.split(/(?<!\\)\|/)[1]!.trim()];
    });
    if (cells.length > 0) found.set(name, cells);
  }
  return found;
}

test("every row of the tables in docs/migrating.md has a check, and every check a row", () => {
  const checked = Object.entries(CHECKS).map(([section, checks]) => [section, Object.keys(checks).sort()]);
  assert.deepEqual(
    Object.fromEntries(checked),
    Object.fromEntries([...rows()].map(([name, cells]) => [name, cells.sort()])),
  );
});

for (const [section, checks] of Object.entries(CHECKS)) {
  for (const [cell, check] of Object.entries(checks)) {
    test(`docs/migrating.md, ${section}: ${cell}`, async () => await check());
  }
}
