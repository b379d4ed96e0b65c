/**
 * A network in memory, for the tests of programs that use `@dwsa/base/client`: {@linkcode createTestNetwork}.
 *
 * @example Test a program
 * ```ts
 * import { createClient } from "@dwsa/base/client";
 * import { Keypair } from "@dwsa/base/keys";
 * import { Networks } from "@dwsa/base/network";
 * import { nativeToScVal } from "@dwsa/base/scval";
 * import { createTestNetwork } from "@dwsa/base/testing";
 * import assert from "node:assert/strict";
 *
 * const alice = Keypair.random();
 * const counter = "CABQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGCK3";
 * const network = createTestNetwork({
 *   networkPassphrase: Networks.TESTNET,
 *   accounts: [alice.publicKey()],
 *   simulate: (call) => ({ result: nativeToScVal(call.function === "next" ? 7 : 0, { type: "u32" }) }),
 * });
 * const { request, timing } = network;
 * const client = createClient({ request, networkPassphrase: Networks.TESTNET, ...timing });
 *
 * const { result } = await network.run(client.call(counter, "next", []).send({ source: alice, maxFee: 10_000 }));
 * assert.equal(result.value, 7);
 * ```
 *
 * @module testing
 */
export { createTestNetwork } from "./create_test_network.ts";
export type {
  Fault,
  FaultKind,
  TestCall,
  TestNetwork,
  TestNetworkOptions,
  TestResult,
  TestTiming,
} from "./test_network.ts";
