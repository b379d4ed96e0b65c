import assert from "node:assert/strict";
import { test } from "node:test";
import { fromHex } from "@dwsa/base";
import { readNamed, xdrToJsonString } from "@dwsa/base/catalogue";
import * as xdr from "@dwsa/base/xdr";

const hostile = [
  { name: "a trailing byte", hex: "0000000100", code: "xdr/trailing-bytes", path: "ScVal", offset: 4 },
  { name: "trailing bytes", hex: "0000000100000000", code: "xdr/trailing-bytes", path: "ScVal", offset: 4 },
  { name: "a boolean of 2", hex: "0000000000000002", code: "xdr/invalid-bool", path: "ScVal.scvBool", offset: 4 },
  { name: "a negative boolean", hex: "00000000ffffffff", code: "xdr/invalid-bool", path: "ScVal.scvBool", offset: 4 },
  {
    name: "non-zero padding",
    hex: "0000000d0000000101000001",
    code: "xdr/bad-padding",
    path: "ScVal.scvBytes",
    offset: 11,
  },
  { name: "an unknown discriminant", hex: "00000063", code: "xdr/unknown-discriminant", path: "ScVal", offset: 0 },
  { name: "a negative discriminant", hex: "ffffffff", code: "xdr/unknown-discriminant", path: "ScVal", offset: 0 },
  {
    name: "an unknown enum member",
    hex: "00000002" + "00000001" + "0000000b",
    code: "xdr/unknown-discriminant",
    path: "ScError.code",
    offset: 8,
  },
  {
    name: "a vec of 2^32 - 1",
    hex: "0000001000000001ffffffff",
    code: "xdr/truncated",
    path: "ScVal.scvVec",
    offset: 8,
  },
  { name: "bytes of 2^32 - 1", hex: "0000000dffffffff", code: "xdr/truncated", path: "ScVal.scvBytes", offset: 4 },
  {
    name: "a symbol of 33 bytes",
    hex: "0000000f00000021" + "61".repeat(36),
    code: "xdr/length",
    path: "ScVal.scvSymbol",
    offset: 4,
  },
  {
    name: "an input that ends in a number",
    hex: "000000030000",
    code: "xdr/truncated",
    path: "ScVal.scvU32",
    offset: 4,
  },
  {
    name: "a type of address that no protocol has yet",
    hex: "00000012" + "00000006" + "00".repeat(40),
    code: "xdr/unknown-discriminant",
    path: "ScAddress",
    offset: 4,
    message: "Cannot decode ScVal at ScAddress: unknown discriminant 6; " +
      `the input may be damaged, or XDR of another type or of a protocol after ${xdr.NEWEST_PROTOCOL} (at offset 4)`,
  },
  {
    name: "no input",
    hex: "",
    code: "xdr/truncated",
    path: "ScVal",
    offset: 0,
    message: "Cannot decode ScVal: the input is empty (at offset 0)",
  },
  {
    name: "100,000 nested vecs",
    hex: "000000100000000100000001".repeat(100_000),
    code: "xdr/depth",
    path: "ScVal",
    offset: 6004,
  },
];

for (const { name, hex, ...expected } of hostile) {
  test(`fromXDR() rejects ${name} with its path and offset, in a short message`, () => {
    const bytes = fromHex(hex);
    assert.throws(() => xdr.ScVal.fromXDR(bytes), (error: Error) => {
      assert.ok(error.message.length < 160, error.message);
      return true;
    });
    assert.throws(() => xdr.ScVal.fromXDR(bytes), { name: "DwsaError", ...expected });
  });
}

test("fromXDR() names the number of bytes left for a length, and a number that cannot be a length", () => {
  const at = "Cannot decode ScVal.scvVec:";
  const advice = "the input is probably of another type, or a string passed as bytes (at offset 8)";
  const rows = [
    ["ffffffff", `the length is above 65,535, with 4 bytes left; ${advice}`],
    ["00010000", `the length is above 65,535, with 4 bytes left; ${advice}`],
    ["0000ffff", "length 65535 needs at least 262140 bytes, got 4 (at offset 8)"],
    ["00000002", "length 2 needs at least 8 bytes, got 4 (at offset 8)"],
  ];
  for (const [length, message] of rows) {
    const bytes = fromHex(`0000001000000001${length}00000001`);
    assert.throws(() => xdr.ScVal.fromXDR(bytes), { code: "xdr/truncated", message: `${at} ${message}` });
  }
});

test("fromXDR() shows discriminants from -65,535 to 65,535, which a later protocol can define", () => {
  const later = `the input may be damaged, or XDR of another type or of a protocol after ${xdr.NEWEST_PROTOCOL}`;
  const rows = [
    ["fffffff0", `unknown discriminant -16; ${later}`],
    ["ffff0001", `unknown discriminant -65535; ${later}`],
    [
      "ffff0000",
      "unknown discriminant; the input is probably of another type, or a string passed as bytes",
    ],
    [
      "00010000",
      "unknown discriminant; the input is probably of another type, or a string passed as bytes",
    ],
  ];
  for (const [code, reason] of rows) {
    assert.throws(() => xdr.PaymentResult.fromXDR(code!, "hex"), {
      code: "xdr/unknown-discriminant",
      message: `Cannot decode PaymentResult: ${reason} (at offset 0)`,
    });
  }
});

test("fromXDR() never calls a number large that is not", () => {
  assert.throws(() => xdr.ScVal.fromXDR("00000000ffffffff", "hex"), {
    message: /expected a boolean \(0 or 1\), got -1 /,
  });
  assert.throws(() => xdr.ScVal.fromXDR("0000000080000000", "hex"), {
    message: /got a different integer \(at offset 4\)$/,
  });
  assert.throws(() => xdr.Memo.fromXDR("0000000100010000", "hex"), {
    message: "Cannot decode Memo.memoText: the length is above the maximum of 28 (at offset 4)",
  });
});

/** Begins like an envelope, with a flag of 7 for the time bounds of its transaction. */
const NO_ENVELOPE = "00".repeat(48) + "00000007";
const IN_ENVELOPE = {
  code: "xdr/invalid-bool",
  message: "Cannot decode TransactionEnvelope at TransactionV0.timeBounds: expected a boolean (0 or 1), got 7 " +
    "(at offset 48)",
  path: "TransactionV0.timeBounds",
  offset: 48,
};

const otherTypes = [
  {
    name: "fromXDR() of a value of another type",
    decode: () => xdr.DwsaAuthorizationEntry.fromXDR("AAAAAwAAAAU="),
    error: {
      message: "Cannot decode DwsaAuthorizationEntry at MuxedContract.id: expected 8 more bytes, got 0 (at offset 8)",
      path: "MuxedContract.id",
    },
  },
  { name: "fromXDR()", decode: () => xdr.TransactionEnvelope.fromXDR(NO_ENVELOPE, "hex"), error: IN_ENVELOPE },
  { name: "readNamed()", decode: () => readNamed("TransactionEnvelope", NO_ENVELOPE, "hex"), error: IN_ENVELOPE },
  {
    name: "xdrToJsonString()",
    decode: () => xdrToJsonString("TransactionEnvelope", fromHex(NO_ENVELOPE)),
    error: IN_ENVELOPE,
  },
  {
    name: "decodeStream()",
    decode: () => [...xdr.decodeStream(xdr.TransactionEnvelope, fromHex(NO_ENVELOPE))],
    error: IN_ENVELOPE,
  },
  {
    name: "decodeStream() of a record",
    decode: () => {
      const record = fromHex("80000034" + NO_ENVELOPE);
      return [...xdr.decodeStream(xdr.TransactionEnvelope, record, { framing: "records" })];
    },
    error: { ...IN_ENVELOPE, message: IN_ENVELOPE.message.replace("48", "52"), offset: 52 },
  },
  {
    name: "fromXDR() of a type whose name begins the name of another type",
    decode: () => xdr.ScVal.fromXDR("0000000200000000", "hex"),
    error: {
      message: "Cannot decode ScVal at ScError.contractCode: expected 4 more bytes, got 0 (at offset 8)",
      path: "ScError.contractCode",
    },
  },
];
for (const { name, decode, error } of otherTypes) {
  test(`${name} names the requested type, and its error has the path of the field`, () => {
    assert.throws(decode, { name: "DwsaError", ...error });
  });
}

for (const text of ["AAAAAwAAAAc=", "00000003"]) {
  test(`fromXDR() reports that the bytes of ${JSON.stringify(text)} can be text`, () => {
    const bytes = new TextEncoder().encode(text);
    const message = "Cannot decode ScVal: unknown discriminant; the input is probably of another type, or a string " +
      "passed as bytes (at offset 0)";
    assert.throws(() => xdr.ScVal.fromXDR(bytes), { code: "xdr/unknown-discriminant", message });
  });
}

const badInputs = [
  { name: "a string that is not base64", input: "AAAA*", error: { code: "encoding/invalid-base64" } },
  { name: "base64 with a line break", input: "AAAAAQ==\n", error: { code: "encoding/invalid-base64" } },
  { name: "base64 with white space inside", input: "AAAA AQ==", error: { code: "encoding/invalid-base64" } },
  { name: "base64 without padding", input: "AAAAAQ", error: { code: "encoding/invalid-base64" } },
  { name: "URL-safe base64", input: "AAAAAg-_", error: { code: "encoding/invalid-base64" } },
  { name: "base64 with stray bits", input: "AAAAAR==", error: { code: "encoding/invalid-base64" } },
  { name: "hex as base64", input: "00000001", error: { name: "DwsaError" } },
  {
    name: "a number",
    input: 1,
    error: {
      name: "TypeError",
      message: "Cannot decode ScVal: expected input to be a Uint8Array or a string, got number",
    },
  },
  { name: "an array", input: [0, 0, 0, 1], error: { name: "TypeError" } },
  { name: "an ArrayBuffer", input: new ArrayBuffer(4), error: { name: "TypeError" } },
  { name: "nothing", input: undefined, error: { name: "TypeError" } },
];

for (const { name, input, error } of badInputs) {
  test(`fromXDR() rejects ${name}`, () => {
    assert.throws(() => xdr.ScVal.fromXDR(input as never), error);
  });
}

test("new XdrReader() accepts only bytes, on every runtime", () => {
  for (
    const input of [undefined, null, 5, "AAAAAQ==", [0, 0, 0, 1], new ArrayBuffer(4), new DataView(new ArrayBuffer(4))]
  ) {
    assert.throws(() => new xdr.XdrReader(input as never), {
      name: "TypeError",
      message: /^Cannot decode XDR: expected bytes to be a Uint8Array, got /,
    });
  }
});

test("fromXDR() and toXDR() reject a format that they do not have", () => {
  assert.throws(() => xdr.ScVal.fromXDR("AAAAAQ==", "base32" as never), {
    name: "TypeError",
    message: 'Cannot convert XDR: expected format to be "base64" or "hex", got string of 6 characters',
  });
  assert.throws(() => xdr.ScVal.fromXDR("AAAAAQ==", "Test SDF Network ; September 2015" as never), {
    name: "TypeError",
    message: 'Cannot convert XDR: expected format to be "base64" or "hex", got string of 33 characters; ' +
      "XDR needs no network passphrase",
  });
  assert.throws(() => xdr.ScVal.fromXDR("AAAAAQ==", Symbol("a b") as never), TypeError);
  assert.throws(() => xdr.ScVal.scvVoid().toXDR("base32" as never), TypeError);
});

test("toXDR() and fromXDR() accept values that nest 500 levels deep, and no deeper", () => {
  const nest = (levels: number) => {
    let value: xdr.ScVal = xdr.ScVal.scvVoid();
    for (let i = 1; i < levels; i++) value = xdr.ScVal.scvVec([value]);
    return value;
  };
  const deepest = nest(501); // a void in 500 vecs
  assert.ok(xdr.ScVal.fromXDR(deepest.toXDR()).equals(deepest));
  assert.throws(() => nest(502).toXDR(), { code: "xdr/depth" });
  assert.throws(() => nest(100_000).toXDR(), { code: "xdr/depth" });
  assert.throws(() => JSON.stringify(nest(100_000)), { code: "xdr/depth" });
});

test("toXDR() rejects a cycle, with a short path", () => {
  const items: xdr.ScVal[] = [];
  const value = xdr.ScVal.scvVec(items);
  (value as { value: unknown }).value = [value]; // possible only in untyped code
  assert.throws(() => value.toXDR(), (error: Error & { code: string; path: string }) => {
    assert.equal(error.code, "xdr/depth");
    assert.ok(error.path.length < 200);
    return true;
  });
});

test("toXDR() rejects lists inside lists, however deep, and lists that hold themselves", () => {
  let deep: unknown[] = [];
  for (let i = 0; i < 100_000; i++) deep = [deep];
  const cycle: unknown[] = [];
  cycle.push(cycle);
  for (const items of [deep, cycle]) {
    const value = xdr.ScVal.scvVec(items as never);
    assert.throws(() => value.toXDR(), {
      name: "TypeError",
      message: "Cannot encode ScVal.scvVec[0]: expected ScVal, got array of 1 item",
    });
  }
});

test("toXDR() writes a value after a rejected one without the bytes of that one", () => {
  const throws = {
    get type(): never {
      throw new Error("mine");
    },
    [Symbol.toStringTag]: "xdr.ScVal",
  };
  assert.throws(() => xdr.ScVal.scvVec([xdr.ScVal.scvU32(1), throws as never]).toXDR(), /mine/);
  assert.equal(xdr.ScVal.scvU32(7).toXDR("hex"), "0000000300000007");
});

test("toXDR() keeps the bytes of a value that encodes another one while it is encoded", () => {
  const inner = xdr.ScVal.scvU32(9);
  const sneaky = {
    [Symbol.toStringTag]: "xdr.ScVal",
    type: "scvU32",
    get value(): number {
      assert.equal(inner.toXDR("hex"), "0000000300000009");
      return 8;
    },
  };
  assert.equal(
    xdr.ScVal.scvVec([sneaky as never, inner]).toXDR("hex"),
    "00000010" + "00000001" + "00000002" + "0000000300000008" + "0000000300000009",
  );
});

/** A call without sub-invocations, or with these. */
const callOf = (subInvocations: readonly xdr.DwsaAuthorizedInvocation[] = [], functionName = "run") =>
  new xdr.DwsaAuthorizedInvocation({
    function: xdr.DwsaAuthorizedFunction.dwsaAuthorizedFunctionTypeContractFn(
      new xdr.InvokeContractArgs({
        contractAddress: xdr.ScAddress.scAddressTypeContract(new Uint8Array(32)),
        functionName,
        args: [],
      }),
    ),
    subInvocations,
  });

test("the path of an invalid part after 600 nested siblings counts only its own levels", () => {
  const siblings = Array.from({ length: 600 }, () => xdr.ScVal.scvVec([xdr.ScVal.scvVec([])]));
  assert.throws(() => xdr.ScVal.scvVec([...siblings, xdr.ScVal.scvU32(-1)]).toXDR(), {
    name: "RangeError",
    path: "ScVal.scvVec[600].scvU32",
  });
  const calls = Array.from({ length: 600 }, () => callOf([callOf()]));
  assert.ok(callOf(calls).toXDR().length > 600);
  assert.ok(xdr.ScVal.scvVec(siblings).toXDR().length > 600);
  assert.throws(() => callOf([...calls, callOf([], "\ud800")]).toXDR(), {
    code: "xdr/invalid-value",
    path: "DwsaAuthorizedInvocation.subInvocations[600].function.dwsaAuthorizedFunctionTypeContractFn.functionName",
  });
});

test("the path of a struct that is nested too deeply names its fields", () => {
  let call = callOf();
  for (let i = 0; i < 600; i++) call = callOf([call]);
  assert.throws(() => call.toXDR(), {
    code: "xdr/depth",
    path: /^DwsaAuthorizedInvocation\.subInvocations\[0\]\.subInvocations\[0\]/,
  });
});
