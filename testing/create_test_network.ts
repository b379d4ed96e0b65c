import { attempt, wrongType } from "../internal/fault.ts";
import { readOptions } from "../internal/options.ts";
import { networkIdOf } from "../network/_shared.ts";
import { parseAccountKey } from "../operation/_shared.ts";
import { type FoundTransaction, readTransactionResult } from "../transaction/mod.ts";
import { responseOf, Server } from "./_server.ts";
import type { TestNetwork, TestNetworkOptions } from "./test_network.ts";

/**
 * Creates a network in memory for the tests of programs that use a client: ledgers that close every 5 seconds of virtual
 * time, a transaction queue with the rules of stellar-core, and a server whose responses are true XDR. It opens no
 * connections and reads no clock: `run` advances a virtual one.
 *
 * It executes no contracts and keeps no balances: `simulate` says what a call does, and other operations succeed. It
 * applies calls, creations of contracts, extensions and restorations, and `createAccount`, `payment`, `setOptions`,
 * `changeTrust`, `manageData` and `bumpSequence`.
 *
 * @param options the network, its accounts, what calls do, and the faults of the server
 * @returns the network
 * @throws {TypeError} if an option is missing, unknown or of the wrong type
 * @throws {DwsaError} `network/passphrase` if the passphrase is invalid; `strkey/…` or `address/kind` if an account is not
 *   an account (`G…`)
 *
 * @example A payment is made once although the connection fails
 * ```ts
 * import { createClient } from "@dwsa/base/client";
 * import { Keypair } from "@dwsa/base/keys";
 * import { Networks } from "@dwsa/base/network";
 * import { payment } from "@dwsa/base/operation";
 * import { createTestNetwork } from "@dwsa/base/testing";
 * import assert from "node:assert/strict";
 *
 * const [alice, bob] = [Keypair.random(), Keypair.random()];
 * const network = createTestNetwork({
 *   networkPassphrase: Networks.TESTNET,
 *   accounts: [alice.publicKey(), bob.publicKey()],
 *   faults: [{ method: "sendTransaction", kind: "reset-after" }],
 * });
 * const { request, timing } = network;
 * const client = createClient({ request, networkPassphrase: Networks.TESTNET, ...timing });
 *
 * const operations = [payment({ destination: bob.publicKey(), asset: "native", amount: "5" })];
 * const { ledger } = await network.run(client.transact({ operations, source: alice, maxFee: 1_000 }));
 * assert.equal(ledger, 1_000_001);
 * assert.equal(network.transactions.length, 1);
 * ```
 */
export function createTestNetwork(options: TestNetworkOptions): TestNetwork {
  return attempt("create a test network", () => {
    if (options === undefined) throw wrongType("options", "an object", options);
    const names = ["networkPassphrase", "accounts", "simulate", "faults"] as const;
    const { networkPassphrase, accounts, simulate, faults } = readOptions<TestNetworkOptions>(options, names);
    networkIdOf(networkPassphrase!);
    if (!Array.isArray(accounts)) throw wrongType("options.accounts", "an array", accounts);
    for (const [i, account] of accounts.entries()) {
      parseAccountKey(`options.accounts[${i}]`, account);
    }
    if (simulate !== undefined && typeof simulate !== "function") {
      throw wrongType("options.simulate", "a function", simulate);
    }
    if (faults !== undefined && !Array.isArray(faults)) throw wrongType("options.faults", "an array", faults);
    const server = new Server({ networkPassphrase: networkPassphrase!, accounts: accounts.slice(), simulate, faults });
    return Object.freeze({
      request: server.request,
      timing: server.timing,
      get transactions() {
        const { ledgers, latest } = server.chain;
        const applied = ledgers.flatMap(({ transactions }) => [...new Set(transactions.values())]);
        return applied.map((one) =>
          readTransactionResult({ ...responseOf(one), latestLedger: latest.sequence }) as FoundTransaction
        );
      },
      run: <T>(promise: Promise<T>) => server.run(promise),
    });
  });
}
