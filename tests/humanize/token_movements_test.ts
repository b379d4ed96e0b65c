import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { Networks } from "@dwsa/base/network";
import { eventsFromMeta, type MuxedId, type TokenMovement, tokenMovement, tokenMovements } from "@dwsa/base/humanize";
import { fromHex } from "@dwsa/base/encoding";
import { encodeStrKey } from "@dwsa/base/strkey";
import { ContractEvent, DiagnosticEvent, type LedgerEntry, TransactionEvent, TransactionMeta } from "@dwsa/base/xdr";
import { corpus, corpusTest } from "../_corpus.ts";

type Encoded = "ContractEvent" | "DiagnosticEvent" | "TransactionEvent";
interface Case {
  readonly id: string;
  readonly name?: string;
  readonly shape?: string;
  readonly encoded: Encoded;
  readonly xdr: string;
  readonly assetContractOf?: string;
  readonly expected: string | Readonly<Record<string, unknown>>;
  readonly path?: string;
}
const cases: { readonly accepted: readonly Case[]; readonly made: readonly Case[]; readonly refused: readonly Case[] } =
  JSON.parse(readFileSync(new URL("../vectors/describe/token_events.json", import.meta.url), "utf8"));

type Event = ContractEvent | DiagnosticEvent | TransactionEvent;
const READERS: { readonly [K in Encoded]: (xdr: string | Uint8Array) => Event } = {
  ContractEvent: (xdr) => ContractEvent.fromXDR(xdr),
  DiagnosticEvent: (xdr) => DiagnosticEvent.fromXDR(xdr),
  TransactionEvent: (xdr) => TransactionEvent.fromXDR(xdr),
};
const decode = ({ encoded, xdr }: Case): Event => READERS[encoded](xdr);

/** Converts a movement to the format of the cases: amounts as strings, bytes as hexadecimal digits. */
function plain(movement: TokenMovement): Record<string, unknown> {
  const { layout: _, assetVerified: __, ...others } = movement;
  return JSON.parse(
    JSON.stringify(others, (_, value) => {
      if (value?.type === "string" && value.value instanceof Uint8Array) return { type: value.type, hex: value.value };
      if (typeof value === "bigint") return value.toString();
      return value instanceof Uint8Array
        ? [...value].map((byte) => byte.toString(16).padStart(2, "0")).join("")
        : value;
    }),
  );
}

for (const one of [...cases.accepted, ...cases.made]) {
  test(`tokenMovement() parses ${one.id}, ${one.name ?? one.shape}`, () => {
    const movement = tokenMovement(decode(one));
    assert.ok(movement !== undefined);
    assert.deepEqual(plain(movement), one.expected);
    const own = Object.entries(Networks).find(([name]) => name === one.assetContractOf)?.[1];
    if (movement.asset === undefined && movement.type !== "fee") return;
    const verified = (networkPassphrase: string) => tokenMovement(decode(one), { networkPassphrase })?.assetVerified;
    if (own !== undefined) assert.equal(verified(own), true);
    assert.equal(verified("another network"), false);
  });
}

test("tokenMovement() verifies that a fee is from the contract of the native asset", () => {
  const event = decode(cases.accepted[0]!) as ContractEvent;
  const other = new ContractEvent({ ...event, contractId: new Uint8Array(32).fill(7) });
  const verified = (event: Event, options?: { networkPassphrase: string }) =>
    tokenMovement(event, options)?.assetVerified;
  assert.deepEqual(
    [
      verified(event, { networkPassphrase: Networks.PUBLIC }),
      verified(event, { networkPassphrase: Networks.TESTNET }),
      verified(other, { networkPassphrase: Networks.PUBLIC }),
      verified(event),
    ],
    [true, false, false, undefined],
  );
});

for (const one of cases.refused) {
  if (one.expected === "not a token event") {
    test(`tokenMovement() finds no token event: ${one.name}`, () =>
      assert.equal(tokenMovement(decode(one)), undefined));
  } else {
    test(`tokenMovement() rejects ${one.name}`, () => {
      assert.throws(() => tokenMovement(decode(one)), { code: "humanize/token-event", path: one.path });
      const { movements, refused } = tokenMovements([decode(one)]);
      assert.deepEqual([movements.length, refused[0]!.index, refused[0]!.path], [0, 0, `events[0].${one.path}`]);
    });
  }
}

test("tokenMovement() reports whether data were a map", () => {
  const layouts = [...cases.accepted, ...cases.made].map((one) => tokenMovement(decode(one))!.layout);
  assert.deepEqual(new Set(layouts), new Set(["value", "map"]));
});

const muxed = (id: string) =>
  (tokenMovement(decode(cases.made.find((one) => one.id === id)!)) as { toMuxedId?: MuxedId }).toMuxedId;

test("tokenMovement() copies hashes, and strings that are not UTF-8", () => {
  assert.equal(muxed("token-made-03")?.type, "bytes");
  const text = muxed("token-made-04");
  assert(text?.type === "string" && text.value instanceof Uint8Array);
});

test("tokenMovements() counts each event of a transaction once, and not those of failed calls", () => {
  const diagnostic = cases.accepted.filter(({ encoded }) => encoded === "DiagnosticEvent").map(
    decode,
  ) as DiagnosticEvent[];
  const failed = diagnostic.filter(({ inSuccessfulContractCall }) => !inSuccessfulContractCall);
  assert.ok(diagnostic.length > failed.length);
  assert.equal(tokenMovements(diagnostic).movements.length, diagnostic.length - failed.length);
  const contractEvents = [decode(cases.accepted[0]!) as ContractEvent];
  const events = { transactionEvents: [], contractEvents, diagnosticEvents: diagnostic };
  assert.equal(tokenMovements(events).movements.length, 1);
});

test("tokenMovement() and tokenMovements() can be passed to map()", () => {
  const events = cases.accepted.slice(0, 3).map(decode);
  assert.equal(events.map(tokenMovement).length, 3);
  assert.equal([events].map(tokenMovements)[0]!.movements.length, 3);
});

test("tokenMovement() rejects values that are not events, and invalid options", () => {
  const event = decode(cases.accepted[0]!);
  for (const value of [undefined, null, {}, cases.accepted[0]!.xdr, fromHex("00")]) {
    assert.throws(() => tokenMovement(value as never), TypeError);
    assert.throws(() => tokenMovements([event, value] as never), { name: "TypeError", path: "events[1]" });
    assert.throws(() => tokenMovements(value as never), TypeError);
  }
  assert.throws(() => tokenMovement(event, { network: "x" } as never), {
    name: "TypeError",
    message: /networkPassphrase/,
  });
});

test("a changed bit of a token event results in at most one movement or rejection", () => {
  for (const one of [...cases.accepted, ...cases.made].filter((_, i) => i % 6 === 0)) {
    const bytes = decode(one).toXDR();
    for (let bit = 0; bit < bytes.length * 8; bit += 3) {
      const changed = bytes.slice();
      changed[bit >> 3]! ^= 1 << (bit & 7);
      let event;
      try {
        event = READERS[one.encoded](changed);
      } catch {
        continue; // the changed bytes are not an event
      }
      const { movements, refused } = tokenMovements([event]);
      assert.ok(movements.length + refused.length <= 1);
    }
  }
});

corpusTest("tokenMovement() accepts every event of the ledger", "transactionMetas", (metas) => {
  const lists = metas.map(({ xdr }) => eventsFromMeta(TransactionMeta.fromXDR(xdr)));
  const events = [
    ...lists.flatMap((list) => [...list.transactionEvents, ...list.contractEvents, ...list.diagnosticEvents]),
    ...corpus("contractEvents").map(({ xdr }) => ContractEvent.fromXDR(xdr)),
    ...corpus("diagnosticEvents").map(({ xdr }) => DiagnosticEvent.fromXDR(xdr)),
  ];
  const movements = events.map(tokenMovement).filter((movement) => movement !== undefined);
  assert.ok(movements.length > 5 && movements.length < events.length, `${movements.length} movements`);
  if (events.length === 1_612) assert.equal(movements.length, 929); // the larger collection
});

/** Adds an amount to the sum of a key, and removes sums of 0. */
function add(sums: Map<string, bigint>, key: string, amount: bigint): void {
  const sum = (sums.get(key) ?? 0n) + amount;
  if (sum === 0n) sums.delete(key);
  else sums.set(key, sum);
}

corpusTest(
  "the movements of a transaction equal the balance changes of its accounts and trust lines",
  "transactionMetas",
  (metas) => {
    const compared = { metas: 0, balances: 0 };
    for (const { xdr } of metas) {
      const meta = TransactionMeta.fromXDR(xdr);
      const moved = new Map<string, bigint>();
      for (const movement of tokenMovements(eventsFromMeta(meta)).movements) {
        // The changes of a transaction in its metadata contain neither fees nor their refunds.
        if (movement.type === "fee" || movement.type === "approve") continue;
        const { asset } = movement;
        if ("from" in movement) addMovement(moved, movement.from, asset, -movement.amount);
        if ("to" in movement) addMovement(moved, movement.to, asset, movement.amount);
      }
      if (moved.size === 0) continue;
      assert.deepEqual(balanceChanges(meta), moved, xdr.slice(0, 40));
      compared.metas++;
      compared.balances += moved.size;
    }
    const expected = metas.length === 461 ? { metas: 21, balances: 134 } : { metas: 3, balances: 5 };
    assert.deepEqual(compared, expected);
  },
);

/** Adds a movement of an account. Contracts, pools and claimable balances are not accounts; issuers have no balance. */
function addMovement(moved: Map<string, bigint>, holder: string, asset: string | undefined, amount: bigint): void {
  if (asset === undefined || !holder.startsWith("G") || asset.endsWith(`:${holder}`)) return;
  add(moved, `${holder} ${asset}`, amount);
}

/** Returns the balance changes of accounts and trust lines in a transaction, by holder and asset, without its fee. */
function balanceChanges({ type, value }: TransactionMeta): Map<string, bigint> {
  const operations = type === "operations" ? value : value.operations;
  const [first, last] = type === "operations"
    ? [[], []]
    : type === "v1"
    ? [value.txChanges, []]
    : [value.txChangesBefore, value.txChangesAfter];
  const gained = new Map<string, bigint>();
  const count = (entry: LedgerEntry, sign: bigint) => {
    const held = balanceOf(entry);
    if (held !== undefined) add(gained, held.key, sign * held.balance);
  };
  let before: LedgerEntry | undefined;
  for (const change of [...first, ...operations.flatMap(({ changes }) => changes), ...last]) {
    if (change.type === "ledgerEntryState") {
      before = change.value;
      continue;
    }
    if (change.type === "ledgerEntryUpdated" || change.type === "ledgerEntryRemoved") count(before!, -1n);
    if (change.type === "ledgerEntryUpdated" || change.type === "ledgerEntryCreated") count(change.value, 1n);
  }
  return gained;
}

function balanceOf({ data }: LedgerEntry): { readonly key: string; readonly balance: bigint } | undefined {
  if (data.type === "account") {
    return {
      key: `${encodeStrKey("ed25519PublicKey", data.value.accountId.value)} native`,
      balance: data.value.balance,
    };
  }
  if (data.type !== "trustline" || data.value.asset.type === "assetTypePoolShare") return undefined;
  const { asset, accountId, balance } = data.value;
  if (asset.type === "assetTypeNative") return undefined;
  const code = String.fromCharCode(...asset.value.assetCode).replace(/\0+$/, "");
  const issuer = encodeStrKey("ed25519PublicKey", asset.value.issuer.value);
  return { key: `${encodeStrKey("ed25519PublicKey", accountId.value)} ${code}:${issuer}`, balance };
}
