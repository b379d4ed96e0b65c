/**
 * Targets of the fuzzer beyond decoding: JSON of every type, interfaces in text, and what is done with values that were
 * decoded from damaged bytes (authorization, trees, events, answers of servers).
 */

import { readFileSync } from "node:fs";
import {
  approvalRequests,
  checkAuthEntryReadiness,
  inspectAuthEntry,
  mergeAuthEntries,
  verifyAuthEntry,
} from "../../auth/mod.ts";
import {
  describeApproval,
  describeTransaction,
  formatDescription,
  policyFrom,
  signingPolicy,
  spendsOf,
} from "../../approve/mod.ts";
import { Networks } from "../../network/mod.ts";
import {
  assembleTransaction,
  hashTransaction,
  readAccount,
  readFees,
  readSendResult,
  readSimulation,
  readTransactionResult,
  requiredSigners,
} from "../../transaction/mod.ts";
import { toBase64 } from "../../encoding/mod.ts";
import { DwsaError } from "../../errors/mod.ts";
import {
  buildInvocationTree,
  eventsFromMeta,
  explainError,
  formatCallTrace,
  formatInvocationTree,
  formatScVal,
  humanizeEvents,
  tokenMovements,
  traceCalls,
} from "../../humanize/mod.ts";
import { validateScVal } from "../../scval/mod.ts";
import { contractSpec } from "../../spec/mod.ts";
import { mutate } from "../xdr/_random_xdr.ts";
import { wireNames, wireType } from "../_arbitraries/xdr.ts";
import { fromJsonNamed, identify, type TypeName, typeNames } from "../../xdr/catalogue/mod.ts";
import { type JsonValue, parseJson, toJsonNamed } from "../../xdr/json/mod.ts";
import {
  ContractEvent,
  DiagnosticEvent,
  DwsaAuthorizationEntry,
  ScVal,
  TransactionEnvelope,
  TransactionMeta,
} from "../../xdr/mod.ts";
import { damageText, type Random, shortXdr, type Target } from "./_damage.ts";

const [utf8, text] = [new TextEncoder(), new TextDecoder()];
const isTypeName = (name: string): name is TypeName => (typeNames as readonly string[]).includes(name);

/** Values that hostile JSON has where another one belongs. */
const STRANGE: readonly JsonValue[] = [
  ...[null, true, 0, -1, 1.5, 2 ** 32, 2 ** 53, "", "0", "-0", "+1", "99999999999999999999", "\\x", "\ud800", "é"],
  ...[[], {}, [[]], { void: null }, { vec: null }, { u32: "1" }],
];

/** One node of a JSON value replaced, taken out, put in a list, or given another name; or one letter of the text. */
function damageJson(input: Uint8Array, random: Random): Uint8Array {
  let value: JsonValue;
  try {
    value = JSON.parse(text.decode(input));
  } catch {
    return damageText(input, random);
  }
  if (random() < 0.2) return damageText(input, random);
  return utf8.encode(JSON.stringify(damageNode(value, random)));
}

function damageNode(value: JsonValue, random: Random): JsonValue {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  if (Array.isArray(value) && value.length > 0 && random() < 0.8) {
    const at = Math.floor(random() * value.length);
    return value.map((item, i) => i === at ? damageNode(item, random) : item);
  }
  if (typeof value === "object" && value !== null && !Array.isArray(value) && random() < 0.85) {
    const entries = Object.entries(value as Readonly<Record<string, JsonValue>>);
    if (entries.length === 0) return pick(STRANGE);
    const at = Math.floor(random() * entries.length);
    const [name, item] = entries[at]!;
    const way = random();
    const names = ["", "__proto__", "constructor", `${name}_`, name.toUpperCase()];
    if (way < 0.1) entries.splice(at, 1);
    else if (way < 0.2) entries[at] = [pick(names), item];
    else entries[at] = [name, damageNode(item, random)];
    return Object.fromEntries(entries);
  }
  if (typeof value === "string" && random() < 0.5) {
    return text.decode(damageText(utf8.encode(value), random));
  }
  return pick(STRANGE);
}

/** The readers of JSON: what they accept is written and read again as the same. */
export const jsonTargets: readonly Target[] = wireNames.flatMap((name): Target[] => {
  const type = wireType(name);
  if (!isTypeName(type.xdrName)) return [];
  const typeName = type.xdrName;
  return [{
    name: `${typeName} from JSON`,
    valid(random) {
      for (let tries = 0; tries < 20; tries++) {
        try {
          return utf8.encode(JSON.stringify(toJsonNamed(typeName, type.fromXDR(shortXdr(name, random)))));
        } catch (error) {
          if (!DwsaError.is(error)) throw error; // few values have no JSON: signed payloads of no bytes, for one
        }
      }
      return utf8.encode("null");
    },
    damage: damageJson,
    recode(input) {
      const json = JSON.stringify(toJsonNamed(typeName, fromJsonNamed(typeName, parseJson(text.decode(input)))));
      const again = JSON.stringify(toJsonNamed(typeName, fromJsonNamed(typeName, parseJson(json))));
      return again === json ? input : new Uint8Array();
    },
  }];
});

/** A target that uses a value which was decoded from damaged bytes. */
function use<T>(
  name: string,
  xdrName: string,
  read: (bytes: Uint8Array) => T,
  work: (value: T) => unknown,
): Target {
  return {
    name,
    valid: (random) => shortXdr(xdrName, random),
    damage: (input, random) => input.length === 0 ? input : mutate(input, random),
    recode(input) {
      work(read(input));
      return input;
    },
  };
}

/** All of the calls, each of which may refuse the value. The first refusal is the outcome. */
function each(...calls: readonly (() => unknown)[]): void {
  let refusal: unknown;
  for (const call of calls) {
    try {
      call();
    } catch (error) {
      if (!(error instanceof Error) || error.name !== "DwsaError") throw error;
      refusal ??= error;
    }
  }
  if (refusal !== undefined) throw refusal;
}

const NETWORK = Networks.TESTNET;

/** The types of an interface, and the entries themselves, in JSON. */
const interfaceTarget: Target = {
  name: "contractSpec",
  valid: () =>
    utf8.encode(JSON.stringify([
      {
        function_v0: {
          name: "f",
          inputs: [{ name: "a", type: { map: { key_type: "u32", value_type: "val" } } }],
          outputs: [],
        },
      },
      {
        udt_struct_v0: { name: "S", fields: [{ name: "a", type: { option: { value_type: { udt: { name: "S" } } } } }] },
      },
      { udt_union_v0: { name: "U", cases: [{ void_v0: { name: "A" } }, { tuple_v0: { name: "B", type: ["i128"] } }] } },
    ])),
  damage: damageJson,
  recode(input) {
    contractSpec(parseJson(text.decode(input)) as unknown as Parameters<typeof contractSpec>[0]); // checked by it
    return input;
  },
};

/** What is done with decoded values. */
export const valueTargets: readonly Target[] = [
  use(
    "authorization entries",
    "DwsaAuthorizationEntry",
    (bytes) => DwsaAuthorizationEntry.fromXDR(bytes),
    (entry) =>
      each(
        () => inspectAuthEntry(entry),
        () => verifyAuthEntry(entry, NETWORK),
        () => checkAuthEntryReadiness(entry, 5, NETWORK),
        () => mergeAuthEntries(entry, entry),
        () => formatInvocationTree(buildInvocationTree(entry.rootInvocation)),
      ),
  ),
  use("approvals", "TransactionEnvelope", (bytes) => TransactionEnvelope.fromXDR(bytes), (envelope) =>
    each(
      () => readFees(envelope),
      () => hashTransaction(envelope, NETWORK),
      () => {
        const requests = approvalRequests(envelope, NETWORK);
        each(
          () => spendsOf(requests),
          () => requests.length > 0 && signingPolicy(policyFrom(requests)),
          () => formatDescription(describeApproval(requests, { networkPassphrase: NETWORK })),
          () => formatDescription(describeTransaction(envelope, { networkPassphrase: NETWORK })),
          () => requiredSigners(envelope, NETWORK),
        );
      },
    )),
  use(
    "contract events",
    "ContractEvent",
    (bytes) => ContractEvent.fromXDR(bytes),
    (event) => each(() => humanizeEvents([event]), () => tokenMovements([event])),
  ),
  use(
    "traces",
    "DiagnosticEvent",
    (bytes) => DiagnosticEvent.fromXDR(bytes),
    (event) => each(() => formatCallTrace(traceCalls([event, event]))),
  ),
  use(
    "events of metas",
    "TransactionMeta",
    (bytes) => TransactionMeta.fromXDR(bytes),
    (meta) => each(() => tokenMovements(eventsFromMeta(meta))),
  ),
  use(
    "contract values",
    "SCVal",
    (bytes) => ScVal.fromXDR(bytes),
    (value) => each(() => formatScVal(value), () => validateScVal(value), () => explainError(value)),
  ),
  interfaceTarget,
  {
    name: "identify",
    valid: (random) => utf8.encode(toBase64(shortXdr(wireNames[Math.floor(random() * wireNames.length)]!, random))),
    damage: damageText,
    recode(input) {
      identify(text.decode(input));
      identify(input);
      return input;
    },
  },
  {
    name: "explainError of text",
    valid: () => utf8.encode("HostError: Error(Contract, #1)\n\nEvent log (newest first):\n   0: [Diagnostic Event]"),
    damage: damageText,
    recode(input) {
      explainError(text.decode(input));
      return input;
    },
  },
];

/** Answers that an RPC server gave. */
const ANSWERS: readonly { readonly method: string; readonly result: JsonValue }[] = JSON.parse(
  readFileSync(new URL("../vectors/rpc.json", import.meta.url), "utf8"),
);
const READERS: Readonly<Record<string, (answer: unknown) => unknown>> = {
  getLedgerEntries: readAccount,
  getTransaction: readTransactionResult,
  sendTransaction: readSendResult,
  simulateTransaction: readSimulation,
};
const ENVELOPE: string | undefined = JSON.stringify(ANSWERS).match(/"transaction":"([^"]+)"/)?.[1];

export const answerTargets: readonly Target[] = ANSWERS.filter(({ method }) => method in READERS).map((
  { method, result },
  i,
) => ({
  name: `answer ${i} of ${method}`,
  valid: () => utf8.encode(JSON.stringify(result)),
  damage: damageJson,
  recode(input) {
    const read = READERS[method]!(parseJson(text.decode(input)));
    if (method === "simulateTransaction" && ENVELOPE !== undefined) {
      assembleTransaction(TransactionEnvelope.fromXDR(ENVELOPE), read as ReturnType<typeof readSimulation>);
    }
    return input;
  },
}));
