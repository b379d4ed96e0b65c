/**
 * A token call with typed arguments, its result, an event and an error, based on an interface literal.
 *
 *     deno run examples/typed_call.ts
 *
 * `dwsa contract interface token.wasm --ts` prints such a literal.
 */

// deno-lint-ignore-file no-console -- a program prints to the terminal

import assert from "node:assert/strict";
import { addressToScAddress } from "@dwsa/base/address";
import { explainError } from "@dwsa/base/humanize";
import { callFunction, contractSpec, decodeEvent, decodeResult, encodeValue } from "@dwsa/base/spec";
import { ScVal } from "@dwsa/base/xdr";

const token = contractSpec([
  {
    function_v0: {
      name: "transfer",
      inputs: [
        { name: "from", type: "address" },
        { name: "to", type: "muxed_address" },
        { name: "amount", type: "i128" },
      ],
      outputs: [],
    },
  },
  { function_v0: { name: "balance", inputs: [{ name: "id", type: "address" }], outputs: ["i128"] } },
  { udt_union_v0: { name: "DataKey", cases: [{ tuple_v0: { name: "Balance", type: ["address"] } }] } },
  { udt_error_enum_v0: { name: "TokenError", cases: [{ name: "BalanceTooLow", value: 10 }] } },
  {
    event_v0: {
      name: "Transfer",
      prefix_topics: ["transfer"],
      params: [
        { name: "from", type: "address", location: "topic_list" },
        { name: "to", type: "address", location: "topic_list" },
        { name: "amount", type: "i128", location: "data" },
      ],
      data_format: "single_value",
    },
  },
]);

const contractId = "CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE";
const from = "GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ";

// 1. The operation, for buildTransaction(). A misspelled name, a missing argument or a wrong type does not compile.
const operation = callFunction(token, contractId, "transfer", { from, to: contractId, amount: 5n });
console.log(operation.toXDR("base64"));

// 2. The return value of a function, from a simulation.
const balance: bigint = decodeResult(token, "balance", ScVal.scvI128(12_500_000n));
console.log(`balance ${balance}`);

// 3. The key of a storage entry, for contractDataKey().
console.log(encodeValue(token, "DataKey", { tag: "Balance", values: [from] }).toXDR("base64"));

// 4. An event from the contract.
const address = (text: string) => ScVal.scvAddress(addressToScAddress(text));
const event = decodeEvent(token, {
  topics: [ScVal.scvSymbol("transfer"), address(from), address(contractId)],
  data: ScVal.scvI128(5n),
});
assert.deepEqual(event, { name: "Transfer", params: { from, to: contractId, amount: 5n }, rest: [] });

// 5. A contract error, by name.
console.log(explainError("HostError: Error(Contract, #10)", { spec: token }));
