import assert from "node:assert/strict";
import { test } from "node:test";
import { eventsFromMeta, humanizeEvents } from "@dwsa/base/humanize";
import {
  ContractEvent,
  ContractEventBody,
  ContractEventV0,
  DiagnosticEvent,
  DwsaTransactionMeta,
  DwsaTransactionMetaExt,
  ExtensionPoint,
  OperationMetaV2,
  ScVal,
  TransactionEvent,
  TransactionMeta,
  TransactionMetaV1,
  TransactionMetaV2,
  TransactionMetaV3,
  TransactionMetaV4,
} from "@dwsa/base/xdr";
import { corpusTest } from "../_corpus.ts";

const ext = ExtensionPoint.v0();
const changes = { txChangesBefore: [], operations: [], txChangesAfter: [] };

function event(data: number): ContractEvent {
  const body = ContractEventBody.v0(new ContractEventV0({ topics: [], data: ScVal.scvU32(data) }));
  return new ContractEvent({ ext, contractId: null, type: "contract", body });
}

function diagnostic(data: number): DiagnosticEvent {
  return new DiagnosticEvent({ inSuccessfulContractCall: true, event: event(data) });
}

function v3(dwsaMeta: DwsaTransactionMeta | null): TransactionMeta {
  return TransactionMeta.v3(new TransactionMetaV3({ ext, ...changes, dwsaMeta }));
}

const NONE = { transactionEvents: [], contractEvents: [], diagnosticEvents: [] };

const metas: readonly { name: string; meta: TransactionMeta; events: object }[] = [
  { name: "version 0", meta: TransactionMeta.operations([]), events: NONE },
  {
    name: "version 1",
    meta: TransactionMeta.v1(new TransactionMetaV1({ txChanges: [], operations: [] })),
    events: NONE,
  },
  { name: "version 2", meta: TransactionMeta.v2(new TransactionMetaV2(changes)), events: NONE },
  { name: "version 3 of a transaction without contracts", meta: v3(null), events: NONE },
  {
    name: "version 3",
    meta: v3(
      new DwsaTransactionMeta({
        ext: DwsaTransactionMetaExt.v0(),
        events: [event(1), event(2)],
        returnValue: ScVal.scvVoid(),
        diagnosticEvents: [diagnostic(3)],
      }),
    ),
    events: { transactionEvents: [], contractEvents: [event(1), event(2)], diagnosticEvents: [diagnostic(3)] },
  },
  {
    name: "version 4",
    meta: TransactionMeta.v4(
      new TransactionMetaV4({
        ext,
        ...changes,
        operations: [
          new OperationMetaV2({ ext, changes: [], events: [event(1), event(2)] }),
          new OperationMetaV2({ ext, changes: [], events: [] }),
          new OperationMetaV2({ ext, changes: [], events: [event(3)] }),
        ],
        dwsaMeta: null,
        events: [new TransactionEvent({ stage: "transactionEventStageBeforeAllTxs", event: event(4) })],
        diagnosticEvents: [diagnostic(5)],
      }),
    ),
    events: {
      transactionEvents: [new TransactionEvent({ stage: "transactionEventStageBeforeAllTxs", event: event(4) })],
      contractEvents: [event(1), event(2), event(3)],
      diagnosticEvents: [diagnostic(5)],
    },
  },
];
for (const { name, meta, events } of metas) {
  test(`eventsFromMeta() collects the events of ${name}`, () => {
    assert.deepEqual(eventsFromMeta(TransactionMeta.fromXDR(meta.toXDR())), events);
  });
}

corpusTest("eventsFromMeta() finds every event of every meta of the ledger", "transactionMetas", (entries) => {
  const versions = new Map<string, number>();
  for (const { xdr } of entries) {
    const meta = TransactionMeta.fromXDR(xdr);
    const { transactionEvents, contractEvents, diagnosticEvents } = eventsFromMeta(meta);
    const found = humanizeEvents([...transactionEvents, ...contractEvents, ...diagnosticEvents]);
    assert.equal(found.length, countEvents(meta));
    assert.ok(found.every((event, i) => "stage" in event === i < transactionEvents.length));
    versions.set(meta.type, (versions.get(meta.type) ?? 0) + found.length);
  }
  assert.deepEqual([...versions.keys()].sort(), ["operations", "v1", "v2", "v3", "v4"]);
  assert.ok(versions.get("v3")! > 0 && versions.get("v4")! > 0);
});

/** Counts the events at all levels of a value. */
function countEvents(value: unknown): number {
  if (typeof value !== "object" || value === null || value instanceof Uint8Array) return 0;
  if (value instanceof ContractEvent) return 1;
  return Object.values(value).reduce((sum: number, part) => sum + countEvents(part), 0);
}

test("eventsFromMeta() does not change the meta", () => {
  const { meta } = metas.at(-1)!;
  const before = meta.toXDR("base64");
  for (const list of Object.values(eventsFromMeta(meta))) (list as unknown[]).length = 0;
  assert.equal(meta.toXDR("base64"), before);
});

test("eventsFromMeta() rejects unknown versions and other values", () => {
  for (const meta of [undefined, null, {}, 4, new TransactionMetaV2(changes)]) {
    assert.throws(() => eventsFromMeta(meta as never), {
      name: "TypeError",
      message: /^Cannot collect events: expected meta to be a TransactionMeta, its bytes or its base64 string, got /,
    });
  }
  assert.throws(() => eventsFromMeta({ resultMetaXdr: "AAAA" } as never), {
    name: "TypeError",
    message:
      "Cannot collect events: expected meta to be a TransactionMeta, its bytes or its base64 string, got object; " +
      "pass its resultMetaXdr",
  });
  const later = Object.assign(Object.create(TransactionMeta.operations([])), { type: "v5" });
  assert.throws(() => eventsFromMeta(later), {
    name: "DwsaError",
    code: "humanize/unknown-arm",
    message: "Cannot collect events: expected meta to be a TransactionMeta of version 0 to 4, got v5",
  });
});
