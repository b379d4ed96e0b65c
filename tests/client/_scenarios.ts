/**
 * Scenarios of a client, from a call to its result. They are recorded from soroban-env-host, and replayed on all
 * runtimes without a test runner.
 */

import { type Client, contractClient, createClient, type RpcRequest, type SendOptions } from "@dwsa/base/client";
import { contractIdFromAsset } from "@dwsa/base/contract";
import { Keypair } from "@dwsa/base/keys";
import { payment } from "@dwsa/base/operation";
import { nativeToScVal } from "@dwsa/base/scval";
import { contractSpec } from "@dwsa/base/spec";
import { StrKey } from "@dwsa/base/strkey";
import { ScVal } from "@dwsa/base/xdr";

export const NETWORK = "Test SDF Network ; September 2015";
/** Accounts of the test ledger, whose seeds consist of 32 copies of the byte 1, 2 or 3. */
export const ALICE: Keypair = account(1);
export const BOB: Keypair = account(2);
export const CAROL: Keypair = account(3);
/** Contracts of the host program, whose IDs consist of 32 copies of a byte. */
export const VAULT: string = StrKey.encodeContract(new Uint8Array(32).fill(21));
export const CALLER: string = StrKey.encodeContract(new Uint8Array(32).fill(22));
export const STORE: string = StrKey.encodeContract(new Uint8Array(32).fill(23));

function account(n: number): Keypair {
  return Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(n));
}

/** A Wasm module without functions: the binary of `plain.wat`. */
export const WASM: Uint8Array = Uint8Array.from([
  ...[0, 97, 115, 109, 1, 0, 0, 0, 0, 30, 17],
  ...Array.from("contractenvmetav0", (letter) => letter.charCodeAt(0)),
  ...[0, 0, 0, 0, 0, 0, 0, 28, 0, 0, 0, 0],
]);

const TOKEN = contractSpec([
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
  { function_v0: { name: "decimals", inputs: [], outputs: ["u32"] } },
]);

/** Creates a client whose clock advances only by its pauses. */
export function testClient(request: RpcRequest): Client {
  let now = 1_799_999_940_000;
  let drawn = 0;
  return createClient({
    request,
    networkPassphrase: NETWORK,
    now: () => now,
    sleep: (milliseconds) => {
      now += milliseconds;
      return Promise.resolve();
    },
    random: (length) => new Uint8Array(length).map((_, i) => 7 * i + drawn++),
  });
}

/** A run of a client, and its expected result as JSON. */
export interface Scenario {
  readonly name: string;
  /** The ledger of the recording. */
  readonly ledger?: "contracts" | "archived" | "preamble";
  readonly run: (client: Client) => Promise<unknown>;
  readonly expected: unknown;
}

/** Creates a client of the native asset's contract. */
const lumens = (client: Client) => contractClient(client, contractIdFromAsset("native", NETWORK), TOKEN);
const fee: Pick<SendOptions, "maxFee"> = { maxFee: 1_000_000 };

/** Returns the parts of a result that a scenario compares. */
function told(
  { result, movements, ledger, restored }: {
    readonly result: unknown;
    readonly movements: { readonly movements: readonly object[] };
    readonly ledger: number;
    readonly restored: object | null;
  },
): unknown {
  const moved = movements.movements.map((one) => {
    const { type, from, to, amount } = one as { type: string; from?: string; to?: string; amount?: bigint };
    return [type, from, to, String(amount)].join(" ");
  });
  return { result: String(result), moved, ledger, restored: restored !== null };
}

const transferred = (
  from: Keypair,
  to: Keypair,
  amount: string,
) => [`transfer ${from.publicKey()} ${to.publicKey()} ${amount}`];

export const SCENARIOS: readonly Scenario[] = [
  {
    name: "a read-only call",
    async run(client) {
      const { result: balance } = await lumens(client).balance({ id: ALICE.publicKey() }).simulate();
      const { result: decimals } = await lumens(client).decimals().simulate();
      return { balance: String(balance), decimals };
    },
    expected: { balance: "10000000000", decimals: 7 },
  },
  {
    name: "one signer",
    async run(client) {
      const call = lumens(client).transfer({ from: CAROL.publicKey(), to: BOB.publicKey(), amount: 125_000_000n });
      return told(await call.send({ source: CAROL, ...fee }));
    },
    expected: { result: "null", moved: transferred(CAROL, BOB, "125000000"), ledger: 1_000_001, restored: false },
  },
  {
    name: "two signers",
    async run(client) {
      const call = lumens(client).transfer({ from: ALICE.publicKey(), to: BOB.publicKey(), amount: 5 });
      const steps: string[] = [];
      const sent = await call.send({
        ...{ source: CAROL, signers: [ALICE], ...fee },
        onStep: ({ type }) => steps.push(type),
      });
      return { ...Object(told(sent)), steps: steps.join(" ") };
    },
    expected: {
      ...{ result: "null", moved: transferred(ALICE, BOB, "5"), ledger: 1_000_001, restored: false },
      steps: "simulate authorize simulate sign send wait",
    },
  },
  {
    name: "delegates",
    ledger: "contracts",
    async run(client) {
      const call = client.call(CALLER, "run", [
        nativeToScVal(VAULT, { type: "address" }),
        ScVal.scvVec([]),
        nativeToScVal("rent", { type: "symbol" }),
      ]);
      const sent = await call.send({ source: CAROL, signers: [{ address: VAULT, delegates: [ALICE, BOB] }], ...fee });
      return { events: sent.events.map(({ topics, data }) => [...topics, data].join(" ")) };
    },
    expected: { events: [`run ${VAULT} rent`] },
  },
  {
    name: "archived entries, restored by the call itself",
    ledger: "archived",
    async run(client) {
      const sent = await put(client).send({ source: CAROL, ...fee });
      return { type: sent.result.type, restored: sent.restored };
    },
    expected: { type: "scvVoid", restored: null },
  },
  {
    name: "archived entries, restored before",
    ledger: "preamble",
    async run(client) {
      const { restore } = await put(client).simulate();
      const sent = await put(client).send({ source: CAROL, ...fee });
      return { restore: String(restore), type: sent.result.type, ledgers: [sent.restored?.ledger, sent.ledger] };
    },
    expected: { restore: "20100", type: "scvVoid", ledgers: [1_000_001, 1_000_002] },
  },
  {
    name: "another account pays",
    async run(client) {
      const call = lumens(client).transfer({ from: ALICE.publicKey(), to: BOB.publicKey(), amount: 5n });
      const { transaction, fees } = await call.send({ source: ALICE, feeSource: CAROL, ...fee });
      return { type: transaction.envelope.type, offered: String(fees.offered) };
    },
    expected: { type: "envelopeTypeTxFeeBump", offered: "1000000" },
  },
  {
    name: "a classic payment",
    async run(client) {
      const operations = [payment({ destination: BOB.publicKey(), asset: "native", amount: "12.5" })];
      const { ledger, transaction } = await client.transact({ operations, source: ALICE, ...fee });
      return { ledger, status: transaction.status };
    },
    expected: { ledger: 1_000_001, status: "SUCCESS" },
  },
  {
    name: "code that is uploaded, and a contract of it",
    async run(client) {
      const { result, uploaded, ledger } = await client.deploy({ wasm: WASM, source: ALICE, maxFee: 100_000_000 });
      return { isContract: result.startsWith("C"), uploaded: uploaded?.ledger, ledger };
    },
    expected: { isContract: true, uploaded: 1_000_001, ledger: 1_000_002 },
  },
];

/** Creates a call that writes an entry, which is archived on two of the ledgers. */
function put(client: Client): ReturnType<Client["call"]> {
  return client.call(STORE, "put_persistent", [ScVal.scvSymbol("key"), ScVal.scvU32(5)]);
}
