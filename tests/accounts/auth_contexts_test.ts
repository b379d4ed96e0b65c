import assert from "node:assert/strict";
import { test } from "node:test";
import { type AuthContext, authContexts } from "@dwsa/base/accounts";
import { contractInvocation } from "@dwsa/base/contract";
import { toHex } from "@dwsa/base/encoding";
import { hash } from "@dwsa/base/keys";
import { contextsVal } from "./_contexts.ts";
import { type ContextCase, entryOf, preimageOf, readVectors } from "./_vectors.ts";

const { network, cases } = readVectors<{ readonly network: string; readonly cases: readonly ContextCase[] }>(
  "contexts.json",
);

for (const { name, entry: xdr, payload, contexts, paths } of cases) {
  test(`authContexts() lists the contexts of the host for ${name}`, () => {
    const entry = entryOf(xdr);
    const found = authContexts(entry.rootInvocation);
    assert.deepEqual(found.map(({ path }) => path), paths);
    assert.equal(contextsVal(found).toXDR("base64"), contexts);
    const preimage = preimageOf(entry, network);
    assert.equal(toHex(hash(preimage.toXDR())), payload);
    assert("invocation" in preimage.value);
    assert.equal(contextsVal(authContexts(preimage.value.invocation)).toXDR("base64"), contexts);
  });
}

const contract = "CABQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGCK3";

test("authContexts() lists 10,000 siblings in their order", () => {
  const subInvocations = Array.from(
    { length: 10_000 },
    (_, i) => contractInvocation({ contract, function: `call_${i}`, args: [] }),
  );
  const found = authContexts(contractInvocation({ contract, function: "root", args: [], subInvocations }));
  assert.equal(found.length, 10_001);
  assert.equal(found[10_000]!.path, "rootInvocation.subInvocations[9999]");
  assert.equal(nameOf(found[10_000]!), "call_9999");
});

test("authContexts() lists 400 levels, with the middle of long paths left out", () => {
  let invocation = contractInvocation({ contract, function: "call_400", args: [] });
  for (let level = 399; level >= 0; level--) {
    invocation = contractInvocation({ contract, function: `call_${level}`, args: [], subInvocations: [invocation] });
  }
  const found = authContexts(invocation);
  assert.deepEqual(found.map(nameOf), Array.from({ length: 401 }, (_, i) => `call_${i}`));
  const step = ".subInvocations[0]";
  assert.equal(found[400]!.path, `rootInvocation${step.repeat(11)}…${step}`);
});

test("authContexts() rejects anything but an invocation", () => {
  for (const value of [undefined, null, 1, "AAAA", {}, []]) {
    assert.throws(() => authContexts(value as never), TypeError);
  }
});

function nameOf({ function: { value } }: AuthContext): unknown {
  return "functionName" in value ? value.functionName : undefined;
}
