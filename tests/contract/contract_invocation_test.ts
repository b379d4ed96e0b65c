import assert from "node:assert/strict";
import { test } from "node:test";
import { Contract, contractInvocation, type ContractInvocationParams } from "@dwsa/base/contract";
import { DwsaAuthorizedFunction, DwsaAuthorizedInvocation, ScVal } from "@dwsa/base/xdr";

const ID = "CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE";
const BYTES = "363eaa3867841fbad0f4ed88c779e4fe66e56a2470dc98c0ec9c073d05c7b103";

const ping = () => contractInvocation({ contract: ID, function: "ping", args: [ScVal.scvU32(7)] });

test("contractInvocation() makes the authorized form of a contract call", () => {
  const invocation = ping();
  assert(invocation instanceof DwsaAuthorizedInvocation);
  assert.equal(
    invocation.toXDR("hex"),
    "00000000" + "00000001" + BYTES + "0000000470696e67" + "00000001" + "0000000300000007" + "00000000",
  );
  const { body } = new Contract(ID).call("ping", ScVal.scvU32(7));
  assert(body.type === "invokeHostFunction" && body.value.hostFunction.type === "hostFunctionTypeInvokeContract");
  const call = DwsaAuthorizedFunction.dwsaAuthorizedFunctionTypeContractFn(body.value.hostFunction.value);
  assert(invocation.equals(new DwsaAuthorizedInvocation({ function: call, subInvocations: [] })));
  assert(contractInvocation({ contract: ID, function: "f", args: [], subInvocations: undefined }));
});

test("contractInvocation() puts invocations under another, in order", () => {
  const other = contractInvocation({ contract: ID, function: "pong", args: [] });
  const root = contractInvocation({ contract: ID, function: "f", args: [], subInvocations: [ping(), other, ping()] });
  assert.deepEqual(root.subInvocations, [ping(), other, ping()]);
  assert(DwsaAuthorizedInvocation.fromXDR(root.toXDR()).equals(root));
});

test("contractInvocation() keeps copies of its arguments and sub-invocations", () => {
  const bytes = ScVal.scvBytes(new Uint8Array(2));
  const args: ScVal[] = [bytes];
  const sub = contractInvocation({ contract: ID, function: "pong", args });
  const subInvocations = [sub];
  const root = contractInvocation({ contract: ID, function: "f", args, subInvocations });
  const before = root.toXDR("hex");
  args.push(bytes);
  subInvocations.push(sub);
  (bytes.value as Uint8Array).fill(255);
  Reflect.set(bytes, "value", new Uint8Array(1));
  Reflect.set(sub, "function", null);
  assert.equal(root.toXDR("hex"), before);
});

test("contractInvocation() names the property that is wrong", () => {
  const wrong: readonly [unknown, string | RegExp][] = [
    [undefined, "expected params to be an object with contract, function and args, got undefined"],
    [null, "expected params to be an object such as { contract: … }, got null"],
    [5, "expected params to be an object such as { contract: … }, got number"],
    [{ contract: 5 }, "expected contract to be a contract's strkey (C...), got number"],
    [{ contract: new Contract(ID) }, /^expected contract to be .*, got Contract; pass its toString\(\)$/],
    [{ function: undefined }, "expected function to be a string, got undefined"],
    [{ args: undefined }, "expected args to be an array, got undefined"],
    [{ args: ["a"] }, "expected args[0] to be an ScVal, got string of 1 character; convert it with nativeToScVal"],
    [{ subInvocations: ping() }, "expected subInvocations to be an array, got DwsaAuthorizedInvocation"],
    [{ subInvocations: [ping(), 5] }, "expected subInvocations[1] to be a DwsaAuthorizedInvocation, got number"],
    [{ subInvocations: new Array(1) }, /expected subInvocations\[0\] to be .*, got undefined/],
    [{ subInvocation: [] }, /got "subInvocation" \(did you mean "subInvocations"\?\)$/],
  ];
  for (const [change, message] of wrong) {
    const params = typeof change === "object" && change !== null
      ? { contract: ID, function: "f", args: [], ...change }
      : change;
    assert.throws(() => contractInvocation(params as ContractInvocationParams), (error: Error) => {
      assert.equal(error.name, "TypeError");
      assert.match(error.message, /^Cannot create an invocation: /);
      const rest = error.message.slice("Cannot create an invocation: ".length);
      if (typeof message === "string") assert.equal(rest, message);
      else assert.match(rest, message);
      return true;
    });
  }
});

test("contractInvocation() rejects calls that the network rejects", () => {
  const wrong: readonly [Partial<ContractInvocationParams>, string][] = [
    [{ contract: "GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ" }, "strkey/kind"],
    [{ function: "has space" }, "contract/method"],
    [{ function: "" }, "contract/method"],
    [{ args: [ScVal.scvVec(null)] }, "contract/argument"],
  ];
  for (const [change, code] of wrong) {
    assert.throws(() => contractInvocation({ contract: ID, function: "f", args: [], ...change }), { code });
  }
});

test("contractInvocation() reads own properties only", () => {
  const inherited = Object.create({ subInvocations: [ping()] });
  const root = contractInvocation(Object.assign(inherited, { contract: ID, function: "f", args: [] }));
  assert.equal(root.subInvocations.length, 0);
});
