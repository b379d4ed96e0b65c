import assert from "node:assert/strict";
import { test } from "node:test";
import { explainError } from "@dwsa/base/humanize";
import { contractSpec } from "@dwsa/base/spec";
import {
  ScError,
  type ScErrorArms,
  ScErrorCode,
  ScSpecEntry,
  ScSpecUdtErrorEnumCaseV0,
  ScSpecUdtErrorEnumV0,
  ScVal,
} from "@dwsa/base/xdr";

/** Creates an entry of an interface with an error enum. */
function specOf(
  ...cases: readonly { value: number; name: string | Uint8Array; doc?: string | Uint8Array }[]
): ScSpecEntry {
  return ScSpecEntry.scSpecEntryUdtErrorEnumV0(
    new ScSpecUdtErrorEnumV0({
      doc: "",
      lib: "",
      name: "Error",
      cases: cases.map(({ value, name, doc = "" }) => new ScSpecUdtErrorEnumCaseV0({ value, name, doc })),
    }),
  );
}

const spec = [specOf({ value: 4, name: "Paused" }, { value: 5, name: "NotFound", doc: "No such order\n" })];
const NOT_FOUND = "contract error 5 NotFound: the contract rejected the call: No such order";

const named: readonly { name: string; error: ScVal | ScError | string }[] = [
  { name: "an scvError", error: ScVal.scvError(ScError.sceContract(5)) },
  { name: "an ScError", error: ScError.sceContract(5) },
  { name: "a string", error: "Error(Contract, #5)" },
  {
    name: "a string of a simulation",
    error: 'HostError: Error(Contract, #5)\n\nEvent log (newest first):\n   0: "Error(Auth, InvalidAction)"',
  },
];
for (const { name, error } of named) {
  test(`explainError() names the contract error in ${name} with the interface`, () => {
    assert.equal(explainError(error, { spec }), NOT_FOUND);
  });
}

test("explainError() reports where the name of a contract error is to be found", () => {
  const unknown = /contract error 77: the contract rejected the call with an error code that its interface defines$/;
  assert.match(explainError(ScError.sceContract(77)), unknown);
  assert.match(explainError(ScError.sceContract(77), { spec }), / that the given interface does not define$/);
  assert.match(explainError("Error(Contract, #4294967295)"), /^contract error 4294967295: /);
});

test("explainError() returns all names that two error enums have for a code", () => {
  assert.equal(
    explainError("Error(Contract, #5)", { spec: [...spec, specOf({ value: 5, name: "Expired" })] }),
    "contract error 5 NotFound or Expired: the contract rejected the call: No such order",
  );
});

test("explainError() escapes control characters from an interface", () => {
  const hostile = specOf({ value: 1, name: "Fine\u001b[2J", doc: "first\nsecond\u202e" }, {
    value: 2,
    name: Uint8Array.of(255),
  });
  assert.equal(
    explainError("Error(Contract, #1)", { spec: [hostile] }),
    'contract error 1 "Fine\\u001b[2J": the contract rejected the call: first\\u{a}second\\u{202e}',
  );
  assert.match(explainError("Error(Contract, #2)", { spec: [hostile] }), /a name that is not UTF-8/);
});

test("explainError() omits documentation that is empty or not UTF-8, and accepts a ContractSpec", () => {
  const bare = "contract error 5 NotFound: the contract rejected the call";
  for (const doc of ["", " \n", Uint8Array.of(255)]) {
    assert.equal(explainError("Error(Contract, #5)", { spec: [specOf({ value: 5, name: "NotFound", doc })] }), bare);
  }
  const cases = [{ name: "NotFound", value: 5, doc: "No such order" }, { name: "Other", value: 6 }];
  const handle = contractSpec([{ udt_error_enum_v0: { name: "E", cases } }]);
  assert.equal(explainError("Error(Contract, #5)", { spec: handle }), `${bare}: No such order`);
  assert.equal(
    explainError("Error(Contract, #6)", { spec: handle }),
    "contract error 6 Other: the contract rejected the call",
  );
  assert.match(
    explainError("Error(Contract, #7)", { spec: handle }),
    / that the given interface does not define; in the contract of an asset, /,
  );
});

test("explainError() explains the first error in a string, and quotes unusual names", () => {
  const texts = ["Error(Contract, #0) Error(Contract, #1)", "x Error(Contract, #0)", "HostError:Error(Contract, #0)"];
  for (const text of texts) assert.match(explainError(text), /^contract error 0: /);
  const odd = [specOf({ value: 1, name: "Not Found" })];
  assert.match(explainError("Error(Contract, #1)", { spec: odd }), /^contract error 1 "Not Found": /);
  assert.equal(explainError("MyError(Contract, #1)"), 'not a host error: "MyError(Contract, #1)"');
  for (const before of ["Error(Foo, Bar)", "Error(Contract, #4294967296)", "Error(Auth, #6)"]) {
    assert.match(explainError(`${before} Error(Contract, #0)`), /^contract error 0: /);
  }
});

const HOST_TYPES: readonly Exclude<keyof ScErrorArms, "sceContract">[] = [
  "sceWasmVm",
  "sceContext",
  "sceStorage",
  "sceObject",
  "sceCrypto",
  "sceEvents",
  "sceBudget",
  "sceValue",
  "sceAuth",
];

test("explainError() returns type, code, meaning and likely cause of every error of the host", () => {
  const sentences = new Set<string>();
  for (const type of HOST_TYPES) {
    for (const [number, code] of Object.values(ScErrorCode).entries()) {
      const label = `${type.charAt(3).toLowerCase()}${type.slice(4)} error ${number} ${code.slice(4)}`;
      const text = explainError(ScVal.scvError(ScError[type](code)));
      assert.ok(text.startsWith(`${label}: `), text);
      assert.match(text, /^[^:]+: .{20,}; likely cause: .{10,}[^.]$/);
      assert.equal(explainError(`Error(${type.slice(3)}, ${code.slice(4)})`), text);
      sentences.add(text);
    }
  }
  assert.equal(sentences.size, 90);
});

test("explainError() names the causes of a failed authorization", () => {
  assert.match(explainError("HostError: Error(Auth, InvalidAction)"), /likely cause: a required signer has not signed/);
});

for (
  const text of [
    "",
    "timeout",
    "Error(Contract, Foo)",
    "Error(Contract, #4294967296)",
    "Error(Auth, #6)",
    "Error(Auth, Foo)",
    "Error(Foo, InvalidAction)",
    "Error(toString, toString)",
  ]
) {
  test(`explainError() quotes the string ${JSON.stringify(text)}, which is not a host error`, () => {
    assert.equal(explainError(text), `not a host error: ${JSON.stringify(text)}`);
  });
}

const HOST_TEXT = "HostError: Error(Auth, ExistingValue)";
const objects: readonly { readonly name: string; readonly error: unknown; readonly expected: RegExp }[] = [
  { name: "an Error", error: new Error(HOST_TEXT), expected: /^auth error 4 ExistingValue: / },
  { name: "a failed simulation", error: { type: "failed", error: HOST_TEXT }, expected: /^auth error 4 / },
  { name: "a JSON-RPC response", error: { error: { code: -32602, message: HOST_TEXT } }, expected: /^auth error 4 / },
  { name: "an Error without a host error", error: new Error("fetch failed"), expected: /: "fetch failed"$/ },
  {
    name: "a JSON-RPC error",
    error: { code: -32602, message: "start is after newest ledger" },
    expected: /: "start is/,
  },
  { name: "a contract value", error: ScVal.scvVoid(), expected: /^not a host error: ScVal$/ },
  { name: "an object", error: {}, expected: /^not a host error: object$/ },
  { name: "nothing", error: undefined, expected: /^not a host error: undefined$/ },
  { name: "null", error: null, expected: /^not a host error: null$/ },
  { name: "a number", error: 5, expected: /^not a host error: number$/ },
  {
    name: "a proxy that throws",
    error: new Proxy({}, {
      get() {
        throw new Error("trap");
      },
    }),
    expected: /^not a host error: object$/,
  },
  { name: "a long string", error: "a".repeat(1_000), expected: /: "a{300}…" \(1000 characters\)$/ },
  { name: "control characters", error: "\u001b[2J\n\u202e", expected: /: "\\u001b\[2J\\n\\u\{202e\}"$/ },
];
for (const { name, error, expected } of objects) {
  test(`explainError() has a result for ${name}`, () => assert.match(explainError(error), expected));
}

test("explainError() needs linear time for repeated beginnings of errors", () => {
  for (const run of ["Error(", "Error(a", "Error(Contract, #", "Error(Auth, "]) {
    assert.match(explainError(run + "1".repeat(1_000_000)), /^not a host error: /);
    assert.match(explainError(run.repeat(100_000)), /^not a host error: /);
  }
});

test("explainError() names the codes of the asset contract, unless the interface names them", () => {
  const names = Array.from(
    { length: 17 },
    (_, code) => /of an asset, this code is (\w+): /.exec(explainError(ScError.sceContract(code)))?.[1],
  );
  assert.deepEqual(names, [
    undefined,
    "InternalError",
    "OperationNotSupportedError",
    "AlreadyInitializedError",
    "UnauthorizedError",
    "AuthenticationError",
    "AccountMissingError",
    "AccountIsNotClassic",
    "NegativeAmountError",
    "AllowanceError",
    "BalanceError",
    "BalanceDeauthorizedError",
    "OverflowError",
    "TrustlineMissingError",
    "InsufficientAccountReserve",
    "TooManyAccountSubentries",
    undefined,
  ]);
  assert.match(explainError(ScError.sceContract(10), { spec }), /asset, this code is BalanceError: /);
  assert.equal(explainError(ScError.sceContract(5), { spec }), NOT_FOUND);
});

const badOptions: readonly { readonly name: string; readonly options: unknown; readonly message: RegExp }[] = [
  { name: "null", options: null, message: /expected options to be an object such as \{ spec: … \}, got null$/ },
  {
    name: "a string",
    options: "AAAA",
    message: /expected options to be an object such as \{ spec: … \}, got string of 4 characters$/,
  },
  {
    name: "a misspelt option",
    options: { specs: [] },
    message: /to have no fields other than spec, got "specs" \(did you mean "spec"\?\)$/,
  },
  {
    name: "a specification as a string",
    options: { spec: "AAAA" },
    message: /options\.spec to be a ContractSpec or an array of ScSpecEntry/,
  },
  {
    name: "strings in the specification",
    options: { spec: [...spec, "AAAA"] },
    message: /options\.spec\[1\] to be an ScSpecEntry, got string of 4 characters$/,
  },
];
test("explainError() can be passed to map, flatMap and Array.from", () => {
  const texts = ["Error(Auth, ExistingValue)", "Error(Contract, #5)"];
  const expected = texts.map((text) => explainError(text));
  assert.deepEqual(texts.map(explainError), expected);
  assert.deepEqual(texts.flatMap(explainError), expected);
  assert.deepEqual(Array.from(texts, explainError), expected);
});

test("explainError() ignores inherited properties of its options", () => {
  const inherited = Object.create({ spec }) as { spec: typeof spec };
  assert.equal(explainError("Error(Contract, #1)", inherited), explainError("Error(Contract, #1)"));
});

for (const { name, options, message } of badOptions) {
  test(`explainError() rejects ${name} as options, even if they are not needed`, () => {
    for (const error of ["Error(Contract, #5)", "Error(Auth, InvalidAction)"]) {
      assert.throws(() => explainError(error, options as never), { name: "TypeError", message });
    }
  });
}
