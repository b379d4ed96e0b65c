import assert from "node:assert/strict";
import { test } from "node:test";
import { authorizeEntry, authorizeInvocation, type ExpectedInvocation } from "@dwsa/base/auth";
import { DwsaAuthorizationEntry, type DwsaAuthorizedInvocation, ScVal } from "@dwsa/base/xdr";
import { Address } from "@dwsa/base/address";
import {
  ALICE,
  alice,
  call,
  contract,
  creation,
  entryFor,
  invocation,
  NETWORK,
  sourceEntry,
  uncheckedCall,
  verdictsOf,
} from "./_entries.ts";

const args = [ScVal.scvU32(7)];
const expect: ExpectedInvocation = { contract: contract(3), function: "swap", args };

/** A signer that must not be asked. */
const never = {
  publicKey: () => ALICE,
  sign: () => assert.fail("asked to sign"),
};

/** A call whose function has another name. */
const withName = (functionName: string | Uint8Array) => uncheckedCall(contract(3), functionName, args);

for (const matching of [expect, { contract: contract(3), function: "swap" }]) {
  test(`authorizeEntry() signs the expected call with ${Object.keys(matching).join(", ")}`, async () => {
    const signed = await authorizeEntry(entryFor(ALICE), alice, 100, NETWORK, { expect: matching });
    assert.deepEqual(verdictsOf(signed), { credentials: true });
  });
}

test("authorizeEntry() signs the expected call without sub-invocations", async () => {
  const entry = entryFor(ALICE, { root: call(contract(3), "swap", args) });
  const options = { expect: { ...expect, noSubInvocations: true } };
  assert.deepEqual(verdictsOf(await authorizeEntry(entry, alice, 100, NETWORK, options)), {
    credentials: true,
  });
});

const MISMATCHES: readonly {
  readonly name: string;
  readonly expect: ExpectedInvocation;
  readonly root?: DwsaAuthorizedInvocation;
  readonly path: string;
  readonly message: RegExp;
}[] = [
  {
    name: "another contract",
    expect: { ...expect, contract: contract(4) },
    path: "contract",
    message: new RegExp(`expected contract ${contract(4)}, got ${contract(3)}$`),
  },
  {
    name: "another function",
    expect: { ...expect, function: "transfer" },
    path: "function",
    message: /expected function "transfer", got "swap"$/,
  },
  {
    name: "fewer arguments",
    expect: { ...expect, args: [...args, ...args] },
    path: "args.length",
    message: /expected args.length 2, got 1$/,
  },
  {
    name: "more arguments",
    expect: { ...expect, args: [] },
    path: "args.length",
    message: /expected args.length 0, got 1$/,
  },
  {
    name: "another argument",
    expect: { ...expect, args: [ScVal.scvI32(7)] },
    path: "args[0]",
    message: /expected args\[0\] "AAAABAAAAAc=", got "AAAAAwAAAAc="$/,
  },
  {
    name: "sub-invocations",
    expect: { ...expect, noSubInvocations: true },
    path: "subInvocations.length",
    message: /expected subInvocations.length 0, got 1$/,
  },
  {
    name: "the creation of a contract",
    expect,
    root: creation({ arm: "V1" }),
    path: "type",
    message: /expected type dwsaAuthorizedFunctionTypeContractFn, got dwsaAuthorizedFunctionTypeCreateContractHostFn$/,
  },
  {
    name: "a function whose name would act on a terminal",
    expect,
    root: withName("swap\u202e"),
    path: "function",
    message: /expected function "swap", got string of 5 characters$/,
  },
  {
    name: "a function whose name is no text",
    expect,
    root: withName(new Uint8Array([0xff])),
    path: "function",
    message: /expected function "swap", got Uint8Array of 1 byte$/,
  },
];
for (const { name, expect, root = invocation, path, message } of MISMATCHES) {
  test(`authorizeEntry() refuses ${name} before anything is signed`, async () => {
    const expected = { code: "auth/unexpected-invocation", path, message };
    await assert.rejects(
      authorizeEntry(entryFor(ALICE, { root }), never, 100, NETWORK, { expect }),
      expected,
    );
    const params = { signer: never, invocation: root, validUntilLedgerSeq: 100, networkPassphrase: NETWORK, expect };
    await assert.rejects(authorizeInvocation(params), expected);
    const bySource = new DwsaAuthorizationEntry({ credentials: sourceEntry.credentials, rootInvocation: root });
    await assert.rejects(authorizeEntry(bySource, never, 100, NETWORK, { expect }), expected);
  });
}

test("authorizeEntry() refuses an expectation of the wrong shape", async () => {
  for (const wrong of [null, "swap", 7]) {
    const options = { expect: wrong as never };
    await assert.rejects(authorizeEntry(entryFor(ALICE), never, 100, NETWORK, options), TypeError);
  }
  const wrong = [
    { value: {}, message: /expected expect\.contract to be a string, got undefined/ },
    { value: { contract: contract(3) }, message: /expected expect\.function to be a string, got undefined/ },
    {
      value: { ...expect, contract: new Address(contract(3)) },
      message: /expect\.contract to be a string, got Address/,
    },
    { value: { ...expect, args: "7" }, message: /expected expect\.args to be an array/ },
  ];
  for (const { value, message } of wrong) {
    const options = { expect: value as never };
    await assert.rejects(authorizeEntry(entryFor(ALICE), never, 100, NETWORK, options), {
      name: "TypeError",
      message,
    });
  }
  for (const misspelt of ["arg", "noSubinvocations", "fn", "contracts"]) {
    const options = { expect: { ...expect, [misspelt]: true } };
    await assert.rejects(authorizeEntry(entryFor(ALICE), never, 100, NETWORK, options), {
      name: "TypeError",
      message:
        /^Cannot authorize the entry: expected expect to have only contract, function, args, noSubInvocations, got /,
    });
  }
  for (const noSubInvocations of [null, 1, "false"]) { // none of them is the same as no such option
    const options = { expect: { ...expect, noSubInvocations: noSubInvocations as never } };
    await assert.rejects(authorizeEntry(entryFor(ALICE), never, 100, NETWORK, options), {
      name: "TypeError",
      message: /expected expect\.noSubInvocations to be a boolean/,
    });
  }
  for (const args of [["AAAAAwAAAAc="], new Array(1), [null]]) { // a hole does not stand for any value
    const options = { expect: { ...expect, args: args as never } };
    await assert.rejects(authorizeEntry(entryFor(ALICE), never, 100, NETWORK, options), {
      name: "TypeError",
      message: /expected expect\.args\[0\] to be an ScVal/,
    });
  }
});
