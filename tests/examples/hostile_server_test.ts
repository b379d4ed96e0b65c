/**
 * Runs every example that signs with the responses of a hostile server. Its keys must sign only payloads that they also
 * sign for an honest server.
 *
 *     REPORT=1 deno test --config=scripts/deno.json -A tests/examples/hostile_server_test.ts    # prints a table
 */

import assert from "node:assert/strict";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { after, test } from "node:test";
import { delegatedEntry } from "@dwsa/base/accounts";
import { buildAuthorizationEntryPreimage } from "@dwsa/base/auth";
import { DwsaDataBuilder } from "@dwsa/base/builder";
import { addressToScAddress } from "@dwsa/base/address";
import { Contract, contractInvocation } from "@dwsa/base/contract";
import { Keypair } from "@dwsa/base/keys";
import { buildTransaction, signTransaction } from "@dwsa/base/transaction";
import { nativeToScVal } from "@dwsa/base/scval";
import {
  DwsaAddressCredentials,
  DwsaAuthorizationEntry,
  DwsaCredentials,
  type HashIdPreimage,
  ScVal,
  TransactionEnvelope,
} from "@dwsa/base/xdr";
import { attacksOn } from "../rpc/_attacks.ts";
import type { Recorded } from "../rpc/_recorded.ts";
import { type Ended, endOfExample } from "../rpc/_run_example.ts";
import { type Backend, startRpc } from "../rpc/_server.ts";

const TESTNET = "Test SDF Network ; September 2015";
const RECORDING: readonly Recorded[] = JSON.parse(
  readFileSync(new URL("../vectors/rpc.json", import.meta.url), "utf8"),
);
const folder = mkdtempSync(join(tmpdir(), "dwsa-hostile-"));
after(() => rmSync(folder, { recursive: true }));

/** An attack: a run of the example with a hostile response. */
interface Case {
  readonly name: string;
  readonly run: () => Promise<Ended>;
}

/** The runs of an example: with an honest server, and with attacks. */
interface Subject {
  readonly example: string;
  readonly honest: () => Promise<Ended>;
  readonly attacks: readonly Case[];
}

const read = (text: string) => DwsaAuthorizationEntry.fromXDR(text);

/** An example whose only argument is an entry, as base64. */
function entryExample(example: string, text: string): Subject {
  const run = (entries: readonly DwsaAuthorizationEntry[]) =>
    endOfExample(example, entries.map((entry) => entry.toXDR("base64")));
  return {
    example,
    honest: () => endOfExample(example),
    attacks: attacksOn(read(text)).filter(({ entries }) => entries.length === 1).map(({ name, entries }) => ({
      name,
      run: () => run(entries),
    })),
  };
}

/** Returns the entry in the source of an example, as base64. */
function entryIn(example: string): string {
  const source = readFileSync(new URL(`../../examples/${example}`, import.meta.url), "utf8");
  const [, text] = /process\.argv\[2\] \?\?\s*((?:"[A-Za-z0-9+/=]+"[\s+]*)+)/.exec(source)!;
  return text!.replace(/["\s+]*\s\+\s*"|["\s]/g, "");
}

/** Returns an honest simulation with different entries. */
function simulated(simulation: object, entries: readonly DwsaAuthorizationEntry[]): object {
  const { results: [result] } = simulation as { readonly results: readonly object[] };
  return { ...simulation, results: [{ ...result, auth: entries.map((entry) => entry.toXDR("base64")) }] };
}

/** Returns the simulation with a fee of 400 XLM. */
function expensive(simulation: object): object {
  const { transactionData } = simulation as { readonly transactionData: string };
  const data = new DwsaDataBuilder(transactionData).setResourceFee(4_000_000_000n).build();
  return { ...simulation, transactionData: data.toXDR("base64"), minResourceFee: "4000000000" };
}

function submitSubject(): Subject {
  const answers = (method: string) =>
    RECORDING.filter((one) => one.method === method).map(({ result }) => Object(result));
  const [first, second] = answers("simulateTransaction") as [object, object];
  const entry = read((first as { results: { auth: string[] }[] }).results[0]!.auth[0]!);
  /** A backend that responds to every request; `change` modifies the two simulations. */
  const server = (change: (simulation: object, number: number) => object): Backend => {
    let simulations = 0;
    return {
      answer(method, params) {
        if (method !== "simulateTransaction") return Promise.resolve(answers(method)[0]);
        const { transaction } = params as { readonly transaction: string };
        const envelope = TransactionEnvelope.fromXDR(transaction);
        const body = envelope.type === "envelopeTypeTx" ? envelope.value.tx.operations[0]!.body : undefined;
        const auth = body?.type === "invokeHostFunction" ? body.value.auth : [];
        simulations++;
        const honest = simulations === 1 ? first : simulated(second, auth);
        return Promise.resolve(change(honest, simulations));
      },
    };
  };
  const runOn = async (backend: Backend) => {
    const { url, stop } = await startRpc(backend);
    try {
      return await endOfExample("submit.ts", [], { RPC_URL: url });
    } finally {
      await stop();
    }
  };
  const at = (number: number, change: (simulation: object) => object) => () =>
    runOn(server((simulation, one) => one === number ? change(simulation) : simulation));
  return {
    example: "submit.ts",
    honest: () => runOn(server((simulation) => simulation)),
    attacks: [
      ...attacksOn(entry).map(({ name, entries }) => ({
        name,
        run: at(1, (simulation) => simulated(simulation, entries)),
      })),
      ...attacksOn(entry).slice(0, 7).map(({ name, entries }) => ({
        name: `${name}, in the second simulation`,
        run: at(2, (simulation) => simulated(simulation, entries)),
      })),
      { name: "a fee of 400 XLM", run: at(2, expensive) },
      { name: "a fee of 400 XLM in the first simulation", run: at(1, expensive) },
    ],
  };
}

function contractCallSubject(): Subject {
  const honest = () => endOfExample("contract_call.ts");
  const response = async () => {
    // The response that the example itself contains, restored from the envelope that it prints.
    const { out } = await honest();
    const envelope = TransactionEnvelope.fromXDR(/envelope {2}(\S+)/.exec(out)![1]!);
    if (envelope.type !== "envelopeTypeTx" || envelope.value.tx.ext.type !== "dwsaData") throw new TypeError(out);
    const { body } = envelope.value.tx.operations[0]!;
    if (body.type !== "invokeHostFunction") throw new TypeError(out);
    const data = envelope.value.tx.ext.value;
    return {
      entry: body.value.auth[0]!,
      simulation: {
        latestLedger: 1_234,
        transactionData: data.toXDR("base64"),
        minResourceFee: `${data.resourceFee}`,
        results: [{ auth: [], xdr: "AAAAAQ==" }],
      },
    };
  };
  const run = (change: (simulation: object, entry: DwsaAuthorizationEntry) => object) => async () => {
    const { entry, simulation } = await response();
    return await endOfExample("contract_call.ts", [JSON.stringify(change(simulation, entry))]);
  };
  // The names of the attacks do not depend on the entry.
  // The signature does not approve an entry that another account would have to sign.
  const names = attacksOn(read(entryIn("beside_stellar_sdk.ts"))).map(({ name }) => name)
    .filter((name) => name !== "for another account");
  return {
    example: "contract_call.ts",
    honest,
    attacks: [
      ...[...names, "another amount", "another recipient"].map((name) => ({
        name,
        run: run((simulation, entry) =>
          simulated(simulation, attacksOn(entry).find((attack) => attack.name === name)!.entries)
        ),
      })),
      { name: "a fee of 400 XLM", run: run((simulation, entry) => expensive(simulated(simulation, [entry]))) },
    ],
  };
}

function multisigSubject(): Subject {
  const text =
    "AAAAAQAAAAAAAAAA6kpsY+KcUgq+9VB7Ey7F+ZVHdq6+vnuSQh7qaRRG0iwAAAAAAAAABwAAAAAAAAABAAAAAAAAAAEDAwMDAwMDAwMDAwMDAwMDAwMD" +
    "AwMDAwMDAwMDAwMDAwAAAARwaW5nAAAAAAAAAAA=";
  const run = (entry: DwsaAuthorizationEntry) => {
    writeFileSync(join(folder, "entry.txt"), entry.toXDR("base64"));
    const SEED = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(7)).secret();
    return endOfExample("multisig.ts", ["sign", join(folder, "entry.txt"), join(folder, "signed.txt")], { SEED });
  };
  return {
    example: "multisig.ts",
    honest: () => run(read(text)),
    attacks: attacksOn(read(text)).filter(({ entries }) => entries.length === 1).map(({ name, entries }) => ({
      name,
      run: () => run(entries[0]!),
    })),
  };
}

function policySubject(): Subject {
  const run = (entries: readonly DwsaAuthorizationEntry[]) =>
    endOfExample("policy.ts", entries.map((entry) => entry.toXDR("base64")));
  const payer = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(1)).publicKey();
  const address = (text: string) => nativeToScVal(text, { type: "address" });
  const asked = new DwsaAuthorizationEntry({
    credentials: DwsaCredentials.dwsaCredentialsAddressV2(
      new DwsaAddressCredentials({
        address: addressToScAddress(payer),
        nonce: 60n,
        signatureExpirationLedger: 0,
        signature: ScVal.scvVoid(),
      }),
    ),
    rootInvocation: contractInvocation({
      contract: "CCW67TSZV3SSS2HXMBQ5JFGCKJNXKZM7UQUWUZPUTHXSTZLEO7SJMI75",
      function: "transfer",
      args: [
        address(payer),
        address("GBN4NNCDGJO4XW4KQU3CBIESUJWFVBUZPOKUZHT7W7WRB7CWOA7BXVQF"),
        nativeToScVal(60n, { type: "i128" }),
      ],
    }),
  });
  return {
    example: "policy.ts",
    honest: () => run([asked]),
    attacks: attacksOn(asked).filter(({ entries }) => entries.length === 1).map(({ name, entries }) => ({
      name,
      run: () => run(entries),
    })),
  };
}

function feeBumpSubject(): Subject {
  const sender = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(1));
  const call = new Contract("CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE");
  const run = async (
    operations: readonly ReturnType<Contract["call"]>[],
    source = sender.publicKey(),
    fee = 0,
    signers = [sender],
  ) => {
    const inner = buildTransaction({
      source,
      accountSequence: 4_294_967_296n,
      operations,
      baseFee: fee,
      timeBounds: { max: 1_800_000_000 },
    });
    let signed = inner;
    for (const signer of signers) signed = await signTransaction(signed, signer, TESTNET);
    return await endOfExample("fee_bump.ts", [signed.toXDR("base64")]);
  };
  return {
    example: "fee_bump.ts",
    honest: () => endOfExample("fee_bump.ts"),
    attacks: [
      { name: "another function", run: () => run([call.call("pong")]) },
      {
        name: "another contract",
        run: () => run([new Contract("CABQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGCK3").call("ping")]),
      },
      { name: "another sender", run: () => run([call.call("ping")], SPONSOR) },
      { name: "an unsigned transaction", run: () => run([call.call("ping")], sender.publicKey(), 0, []) },
      { name: "a high inner fee", run: () => run([call.call("ping")], sender.publicKey(), 4_000_000) },
    ],
  };
}

/** An account that nobody wants to pay. */
const TAKER = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(9)).publicKey();

/** The delegate of account_delegate.ts, and the sponsor of fee_bump.ts. */
const SPONSOR = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(2)).publicKey();

function accountDelegateSubject(): Subject {
  const account = "CACQKBIFAUCQKBIFAUCQKBIFAUCQKBIFAUCQKBIFAUCQKBIFAUCQLC2U";
  const token = "CABQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGCK3";
  const unsigned = { nonce: 7n, signatureExpirationLedger: 0, signature: ScVal.scvVoid() };
  const transfer = (from: string, amount: bigint) => ({
    credentials: DwsaCredentials.dwsaCredentialsAddressV2(
      new DwsaAddressCredentials({ ...unsigned, address: addressToScAddress(from) }),
    ),
    rootInvocation: contractInvocation({
      contract: token,
      function: "transfer",
      args: [
        nativeToScVal(from, { type: "address" }),
        nativeToScVal(TAKER, { type: "address" }),
        nativeToScVal(amount, { type: "i128" }),
      ],
    }),
  });
  const preimageOf = (from: string, amount: bigint) =>
    buildAuthorizationEntryPreimage(new DwsaAuthorizationEntry(transfer(from, amount)), 1_000_000, TESTNET);
  const run = (entry: DwsaAuthorizationEntry, preimage: HashIdPreimage) =>
    endOfExample("account_delegate.ts", [entry.toXDR("base64"), preimage.toXDR("base64")]);
  const nested = (preimage: HashIdPreimage) =>
    delegatedEntry({ contract: "openzeppelin@0.8", account, preimage, contextRuleIds: [0] }, { address: SPONSOR });
  const other = preimageOf(account, 50_000_001n);
  const allowed = preimageOf(account, 1n);
  const own = new DwsaAuthorizationEntry(transfer(SPONSOR, 1n));
  const call = { ...transfer(account, 1n), credentials: own.credentials };
  return {
    example: "account_delegate.ts",
    honest: () => endOfExample("account_delegate.ts"),
    attacks: [
      { name: "a transfer of the delegate's own tokens", run: () => run(own, allowed) },
      { name: "the account's call by the delegate", run: () => run(new DwsaAuthorizationEntry(call), allowed) },
      { name: "the account's own entry", run: () => run(new DwsaAuthorizationEntry(transfer(account, 1n)), allowed) },
      { name: "another amount", run: () => run(nested(other), other) },
      { name: "another payload than that of the preimage", run: () => run(nested(other), allowed) },
    ],
  };
}

const subjects: readonly Subject[] = [
  accountDelegateSubject(),
  submitSubject(),
  contractCallSubject(),
  multisigSubject(),
  policySubject(),
  feeBumpSubject(),
  entryExample("delegates.ts", entryIn("delegates.ts")),
  entryExample("beside_stellar_sdk.ts", entryIn("beside_stellar_sdk.ts")),
];

test("every example that signs is given to a hostile server", () => {
  const signing = readdirSync(new URL("../../examples/", import.meta.url), { recursive: true })
    .map(String).filter((name) =>
      /\.tsx?$/.test(name) && !/^(?:demo|attacks|account_(?:agent|passkey)|login_(?:contract|server))/.test(name)
    ) // these send no requests
    .filter((name) =>
      /\b(authorizeEntr(y|ies)|authorizeInvocation|signTransaction|signPreimage)\(|\bcall\.send\(/.test(
        readFileSync(new URL(`../../examples/${name}`, import.meta.url), "utf8"),
      )
    );
  const elsewhere = ["passkey/page.ts", "x402.ts"]; // pages_test.ts and x402_test.ts
  assert.deepEqual(signing.sort(), [...subjects.map(({ example }) => example), ...elsewhere].sort());
});

for (const { example, honest, attacks } of subjects) {
  test(`examples/${example} signs nothing for a hostile server that it does not sign for an honest one`, async () => {
    const { code, signed, out, errors } = await honest();
    assert.equal(code, 0, out + errors);
    assert.ok(signed.length > 0, "it signs for an honest server");
    const lines: string[] = [];
    for (const { name, run } of attacks) {
      const ended = await run();
      const beyond = ended.signed.filter((payload) => !signed.includes(payload));
      const said = ended.errors.split("\n").find((line) => /^(error|Stopped)/.test(line)) ??
        ended.out.split("\n").find((line) => line.startsWith("rejected")) ?? "only what was asked for is signed";
      const reason = said.replace(/^error: Uncaught \(in promise\) \w+: /, "").slice(0, 200);
      lines.push(`${example} | ${name} | ${beyond.length} | ${reason}`);
      assert.deepEqual(beyond, [], `${name}: ${ended.out}${ended.errors}`);
    }
    // deno-lint-ignore no-console -- prints the requested table
    if (process.env.REPORT !== undefined) console.log(lines.join("\n"));
  });
}
