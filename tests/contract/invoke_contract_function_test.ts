import assert from "node:assert/strict";
import { test } from "node:test";
import { Contract, invokeContractFunction, withAuth } from "@dwsa/base/contract";
import {
  DwsaAuthorizationEntry,
  DwsaCredentials,
  MuxedAccount,
  Operation,
  OperationBody,
  ScVal,
  TransactionEnvelope,
} from "@dwsa/base/xdr";
import { scAddressToString } from "@dwsa/base/address";
import { corpusTest } from "../_corpus.ts";

const ID = "CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE";
const call = invokeContractFunction(ID, "f", [ScVal.scvU32(1)]);

test("invokeContractFunction() makes the operation that Contract.call() makes", () => {
  assert(call.equals(new Contract(ID).call("f", ScVal.scvU32(1))));
  for (const args of [undefined, null, "f", { length: 0 }, ScVal.scvVoid()]) {
    assert.throws(() => invokeContractFunction(ID, "f", args as never), TypeError);
  }
  const holes: ScVal[] = [];
  holes[1] = ScVal.scvVoid();
  assert.throws(() => invokeContractFunction(ID, "f", holes), {
    message: /expected args\[0\] to be an ScVal, got undefined$/,
  });
});

test("invokeContractFunction() names the type of a key that is not a contract", () => {
  const others: readonly [string, RegExp][] = [
    ["GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ", /to be a contract.*, got an account/],
    ["LA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJUPJN", /got a liquidity pool/],
    ["BAAD6DBUX6J22DMZOHIEZTEQ64CVCHEDRKWZONFEUL5Q26QD7R76RGR4TU", /got a claimable balance/],
    ["SAKICEVQLYWGSOJS4WW7HZJWAHZVEEBS527LHK5V4MLJALYKICQCJXMW", /got a secret seed/],
  ];
  for (const [id, message] of others) {
    assert.throws(() => invokeContractFunction(id, "f", []), { code: "strkey/kind", message });
  }
  for (const id of [undefined, null, 5, new Uint8Array(32)]) {
    assert.throws(() => invokeContractFunction(id as never, "f", []), TypeError);
  }
});

test("withAuth() replaces the authorization entries and nothing else", () => {
  const entry = new DwsaAuthorizationEntry({
    credentials: DwsaCredentials.dwsaCredentialsSourceAccount(),
    rootInvocation: DwsaAuthorizationEntry.fromXDR(
      "00000000" + "00000000" + "00000001" + "00".repeat(32) + "0000000166000000" + "00000000" + "00000000",
      "hex",
    ).rootInvocation,
  });
  const authorized = withAuth(call, [entry]);
  assert(authorized.body.type === "invokeHostFunction" && call.body.type === "invokeHostFunction");
  assert(authorized.body.value.auth[0]?.equals(entry));
  assert(authorized.body.value.hostFunction.equals(call.body.value.hostFunction));
  assert(withAuth(authorized, []).equals(call));
  assert.deepEqual(withAuth(call, []), Operation.fromXDR(call.toXDR()));
  assert(withAuth(authorized, [entry, entry]).body.type === "invokeHostFunction");

  // The operation keeps copies of the entries.
  const before = authorized.toXDR("hex");
  Reflect.set(entry, "rootInvocation", null);
  assert.equal(authorized.toXDR("hex"), before);

  const source = MuxedAccount.keyTypeEd25519(new Uint8Array(32).fill(1));
  const withSource = new Operation({ sourceAccount: source, body: call.body });
  assert(withAuth(withSource, []).sourceAccount?.equals(source));
});

test("withAuth() rejects operations and entries of other types", () => {
  for (const value of [undefined, null, {}, call.body, "AAAA"]) {
    assert.throws(() => withAuth(value as never, []), {
      name: "TypeError",
      message: /expected operation to be an Operation, got /,
    });
  }
  const inflation = new Operation({ sourceAccount: null, body: OperationBody.inflation() });
  assert.throws(() => withAuth(inflation, []), {
    code: "contract/operation",
    message: "Cannot add authorization entries: expected operation to be of type invokeHostFunction, got inflation",
  });
  for (const value of [undefined, null, {}, "AAAA"]) assert.throws(() => withAuth(call, value as never), TypeError);
  for (const item of [undefined, null, {}, call]) {
    assert.throws(() => withAuth(call, [item as never]), {
      name: "TypeError",
      message: /expected auth\[0\] to be a DwsaAuthorizationEntry, got /,
    });
  }
});

corpusTest(
  "invokeContractFunction() and withAuth() make every call of the ledger, byte for byte",
  "transactionEnvelopes",
  (envelopes) => {
    let calls = 0;
    for (const operation of envelopes.flatMap(({ xdr }) => operationsOf(TransactionEnvelope.fromXDR(xdr)))) {
      const { body, sourceAccount } = operation;
      if (body.type !== "invokeHostFunction") continue;
      const { hostFunction, auth } = body.value;
      if (hostFunction.type !== "hostFunctionTypeInvokeContract") continue;
      const { contractAddress, functionName, args } = hostFunction.value;
      const made = withAuth(
        invokeContractFunction(scAddressToString(contractAddress), String(functionName), args),
        auth,
      );
      assert.equal(new Operation({ sourceAccount, body: made.body }).toXDR("hex"), operation.toXDR("hex"));
      calls++;
    }
    assert(calls > 5, `only ${calls} calls`);
  },
);

function operationsOf({ type, value }: TransactionEnvelope): readonly Operation[] {
  return type === "envelopeTypeTxFeeBump" ? value.tx.innerTx.value.tx.operations : value.tx.operations;
}
