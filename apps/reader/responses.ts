/** Responses of RPC and Horizon servers: their status, and the values in them. */

import { fromJsonNamed, readNamed, type TypeName, type XdrCandidate } from "@dwsa/base/catalogue";
import { tryParseStrKey } from "@dwsa/base/strkey";
import {
  ContractEvent,
  ContractEventBody,
  ContractEventV0,
  ExtensionPoint,
  ScVal,
  type TransactionResult,
} from "@dwsa/base/xdr";
import type { Item } from "./mod.ts";

/** A response from a server. */
export interface Response {
  /** The method, such as `getTransaction`, or `Horizon`. */
  readonly method: string;
  /** The status, in words. */
  readonly status: string;
  /** Whether the response reports a failure. */
  readonly failed: boolean;
  /** The failure in a sentence, if there is one. */
  readonly failure?: string;
  /** Further fields of the response: messages, codes and numbers. */
  readonly facts: readonly (readonly [name: string, value: string])[];
  /** The values in the response, in display order. */
  readonly items: readonly Item[];
  /** The result codes of Horizon, those of successes included. */
  readonly codes?: readonly PlacedCode[];
  /** The error of a failed simulation. */
  readonly error?: string;
}

/** A result code, and whose it is: `""` for the transaction, `"innerTx"` for that of a fee bump, or `"operations[2]"`. */
export interface PlacedCode {
  readonly path: string;
  readonly code: string;
}

/** Parsed JSON. */
type Json = { readonly [name: string]: unknown };

/** The fields with XDR, and their types. With `xdrFormat: "json"`, their names end in `Json` instead of `Xdr`. */
const FIELDS: { readonly [name: string]: TypeName } = {
  envelopeXdr: "TransactionEnvelope",
  envelope_xdr: "TransactionEnvelope",
  resultXdr: "TransactionResult",
  errorResultXdr: "TransactionResult",
  result_xdr: "TransactionResult",
  resultMetaXdr: "TransactionMeta",
  result_meta_xdr: "TransactionMeta",
  fee_meta_xdr: "LedgerEntryChanges",
  diagnosticEventsXdr: "DiagnosticEvent",
  transactionEventsXdr: "TransactionEvent",
  contractEventsXdr: "ContractEvent",
  auth: "DwsaAuthorizationEntry",
  events: "DiagnosticEvent",
  returnValueXdr: "ScVal",
  transactionData: "DwsaTransactionData",
  headerXdr: "LedgerHeaderHistoryEntry",
  metadataXdr: "LedgerCloseMeta",
};

/** Descriptions of transaction statuses. */
const STATUSES: { readonly [status: string]: string } = {
  SUCCESS: "success",
  FAILED: "failed",
  NOT_FOUND: "not found",
  PENDING: "pending",
  DUPLICATE: "duplicate",
  TRY_AGAIN_LATER: "try again later",
  ERROR: "error",
};

/** Maximum search depth of a response. */
const DEPTH = 12;

/** Maximum number of values read from one response. */
const MANY = 20_000;

/** Parses a response; returns `undefined` if the JSON is not a known response. */
export function readResponse(json: unknown): Response | undefined {
  if (!isObject(json)) return undefined;
  if (json["jsonrpc"] !== undefined && isObject(json["error"])) return errorOf(json["error"]);
  const result = json["jsonrpc"] === undefined ? json : json["result"];
  if (!isObject(result)) return undefined;
  const read = READERS.find(([has]) => has(result));
  return read?.[1](result);
}

function errorOf(error: Json): Response {
  const code = error["code"] === undefined ? "" : ` (${short(error["code"])})`;
  const status = `${short(error["message"] ?? "no message")}${code}`;
  return { method: "", failed: true, facts: [], items: [], status, failure: `The server reported an error: ${status}` };
}

/** The response types: how each is recognized and parsed. */
const READERS: readonly (readonly [has: (json: Json) => boolean, read: (json: Json) => Response])[] = [
  [(json) => isString(json, "envelope_xdr") && "successful" in json, (json) => {
    const failed = json["successful"] !== true;
    const place = json["ledger"] === undefined ? "" : ` in ledger ${short(json["ledger"])}`;
    const status = `transaction, ${failed ? "failed" : "success"}${place}`;
    const failure = failed ? { failure: `The transaction failed${place}` } : {};
    return { method: "Horizon", status, failed, ...failure, facts: facts(json), items: itemsIn(json) };
  }],
  [(json) => isObject(json["extras"]) && isObject(json["extras"]["result_codes"]), (json) => {
    const { result_codes: codes } = json["extras"] as { readonly result_codes: Json };
    const operations = Array.isArray(codes["operations"])
      ? [codes["operations"].map((code) => short(code)).join(", ")]
      : [];
    const all = [short(codes["transaction"] ?? "no code"), ...operations].join(", ");
    const status = `${short(json["title"] ?? "error")}: ${all}`;
    const { transaction, inner_transaction: inner, operations: list } = codes;
    const placed = [
      ["", transaction] as const,
      ["innerTx", inner] as const,
      ...(Array.isArray(list) ? list : []).map((code, i) => [`operations[${i}]`, code] as const),
    ].filter(([, code]) => code !== undefined && code !== null).map(([path, code]) => ({ path, code: short(code) }));
    const failure = `The network rejected the transaction: ${all}`;
    return { method: "Horizon", status, failed: true, failure, facts: [], items: itemsIn(json), codes: placed };
  }],
  [
    (json) => "latestLedger" in json && !Array.isArray(json["entries"]) && !("cursor" in json) && isSimulation(json),
    readSimulation,
  ],
  [(json) => isString(json, "status") && isString(json, "hash") && json["status"] as string in SENT, (json) => {
    const items = itemsIn(json);
    const rejected = items.map(({ candidates: [first] }) => first!)
      .find(({ type }) => type === "TransactionResult")?.value as TransactionResult | undefined;
    const more = rejected === undefined ? "" : `: ${rejected.result.type}`;
    const status = json["status"] as string;
    const failure = {
      ERROR: `The network rejected the transaction${more}`,
      TRY_AGAIN_LATER: "The server did not accept the transaction: try again later",
    }[status];
    return {
      method: "sendTransaction",
      status: `${STATUSES[status]}${more}`,
      failed: failure !== undefined,
      ...(failure === undefined ? {} : { failure }),
      facts: facts(json),
      items,
    };
  }],
  [(json) => isString(json, "status") && json["status"] as string in STATUSES && "latestLedger" in json, (json) => {
    const status = json["status"] as string;
    const place = json["ledger"] === undefined ? "" : ` in ledger ${short(json["ledger"])}`;
    return {
      method: "getTransaction",
      status: `${STATUSES[status]}${place}`,
      failed: status === "FAILED",
      ...(status === "FAILED" ? { failure: `The transaction failed${place}` } : {}),
      facts: facts(json),
      items: itemsIn(json),
    };
  }],
  [(json) => Array.isArray(json["entries"]) && "latestLedger" in json, (json) => {
    const entries = json["entries"] as readonly unknown[];
    const items = entries.flatMap((entry, i) =>
      isObject(entry)
        ? [
          ...itemOf(`entries[${i}].key`, entry["key"] ?? entry["keyJson"], "LedgerKey"),
          ...itemOf(`entries[${i}].xdr`, entry["xdr"] ?? entry["dataJson"], "LedgerEntryData"),
        ]
        : []
    );
    // The entry is more informative than its key.
    items.sort((a, b) => Number(a.label.endsWith(".key")) - Number(b.label.endsWith(".key")));
    return { method: "getLedgerEntries", status: counted(entries.length, "entry"), failed: false, facts: [], items };
  }],
  [(json) => Array.isArray(json["events"]) && "latestLedger" in json, (json) => {
    const events = json["events"] as readonly unknown[];
    const items = events.slice(0, MANY).flatMap((event, i) => eventOf(event, `events[${i}]`));
    return { method: "getEvents", status: counted(events.length, "event"), failed: false, facts: [], items };
  }],
];

/** The possible statuses of a response to `sendTransaction`. */
const SENT: Json = { PENDING: 1, DUPLICATE: 1, TRY_AGAIN_LATER: 1, ERROR: 1 };

function isSimulation(json: Json): boolean {
  return isString(json, "error") ||
    ["results", "transactionData", "transactionDataJson", "minResourceFee", "restorePreamble"].some((name) =>
      name in json
    );
}

function readSimulation(json: Json): Response {
  const items = itemsIn(json);
  const rank = ({ candidates: [first] }: Item) =>
    ["DwsaAuthorizationEntry", "ScVal", "DwsaTransactionData"].indexOf(first!.type) >>> 0;
  items.sort((a, b) => rank(a) - rank(b)); // entries to sign first
  const count = items.filter(({ candidates: [first] }) => first!.type === "DwsaAuthorizationEntry").length;
  const { error } = json;
  const failed = typeof error === "string";
  const reason = failed ? short(error.split("\n")[0]) : "";
  const status = failed
    ? `failed: ${reason}`
    : isObject(json["restorePreamble"])
    ? "archived entries must be restored first"
    : `success, ${count === 0 ? "nothing" : counted(count, "entry")} to sign`;
  const failure = failed ? { error, failure: `The simulation failed: ${reason}` } : {};
  return { method: "simulateTransaction", status, failed, facts: facts(json), items, ...failure };
}

/** Response fields that are shown unchanged, with their labels. */
const FACTS: readonly (readonly [name: string, label: string])[] = [
  ["error", "server message"],
  ["ledger", "ledger"],
  ["createdAt", "closed at"],
  ["created_at", "closed at"],
  ["latestLedger", "latest ledger"],
  ["minResourceFee", "minimum resource fee in stroops"],
  ["fee_charged", "fee charged in stroops"],
  ["hash", "hash"],
  ["txHash", "hash"],
];

function facts(json: Json): Response["facts"] {
  return FACTS.flatMap(([name, label]) => {
    const value = json[name];
    if (typeof value !== "string" && typeof value !== "number") return [];
    const text = /At$/.test(name) && /^\d{1,11}$/.test(`${value}`)
      ? new Date(Number(value) * 1000).toISOString().replace("T", " ").replace(".000Z", " UTC")
      : short(value, 2_000);
    return [[label, text] as const];
  });
}

/** Returns the values of all fields in {@linkcode FIELDS}, at any depth. */
function itemsIn(json: Json): Item[] {
  const found: Item[] = [];
  const pending: (readonly [path: string, name: string, value: unknown, depth: number])[] = [["", "", json, 0]];
  for (let next = pending.pop(); next !== undefined && found.length < MANY; next = pending.pop()) {
    const [path, name, value, depth] = next;
    const type = typeOf(name);
    const items = type === undefined ? [] : itemOf(path, value, type);
    found.push(...items);
    if (items.length > 0 || depth === DEPTH || typeof value !== "object" || value === null) continue;
    if (Array.isArray(value)) {
      pending.push(...value.map((item, i) => [`${path}[${i}]`, name, item, depth + 1] as const).reverse());
    } else {
      const parts = Object.entries(value).map(([key, part]) =>
        [
          path === "" ? key : `${path}.${key}`,
          key === "xdr" && name === "results" ? "returnValueXdr" : key,
          part,
          depth +
          1,
        ] as const
      );
      pending.push(...parts.reverse());
    }
  }
  const rank = ({ label }: Item) =>
    Object.keys(FIELDS).findIndex((name) => label.replace("Json", "Xdr").includes(name)) >>> 0;
  return found.sort((a, b) => rank(a) - rank(b));
}

function typeOf(name: string): TypeName | undefined {
  const found = [name, name.replace(/Json$/, "Xdr"), name.replace(/Json$/, "")].find((one) =>
    Object.hasOwn(FIELDS, one)
  );
  return found === undefined ? undefined : FIELDS[found];
}

/** Decodes a field of a known type, in base64 or JSON; returns an empty array if it cannot be decoded. */
function itemOf(label: string, value: unknown, type: TypeName): Item[] {
  try {
    const isText = typeof value === "string" && !/^\s*[{["]/.test(value);
    if (value === undefined || value === null || value === "") return [];
    if (!isText && (typeof value !== "object" || Array.isArray(value))) return [];
    const found = isText ? readNamed(type, value.trim()) : fromJsonNamed(type, value);
    return [{ label, candidates: [candidateOf(type, found, isText ? "base64" : "json")] }];
  } catch {
    return []; // of another type or corrupted; the JSON still contains it
  }
}

function candidateOf(type: TypeName, value: unknown, form: "base64" | "json"): XdrCandidate {
  return { form, type, value, evidence: { confidence: 0, warnings: [] } } as XdrCandidate;
}

/** Decodes an event of a `getEvents` response, which has its topics and data in separate fields. */
function eventOf(event: unknown, label: string): Item[] {
  if (!isObject(event)) return [];
  try {
    const contract = tryParseStrKey(event["contractId"] as string);
    const topics = (event["topic"] ?? event["topicJson"]) as readonly unknown[];
    const data = event["value"] ?? event["valueJson"];
    const valueOf = (value: unknown) => itemOf("", value, "ScVal")[0]!.candidates[0]!.value as ScVal;
    const value = new ContractEvent({
      ext: ExtensionPoint.v0(),
      contractId: contract?.type === "contract" ? contract.bytes : null,
      type: event["type"] === "system" ? "system" : "contract",
      body: ContractEventBody.v0(new ContractEventV0({ topics: topics.map(valueOf), data: valueOf(data) })),
    });
    return [{ label, candidates: [candidateOf("ContractEvent", value, "json")] }];
  } catch {
    return [];
  }
}

function counted(count: number, what: "entry" | "event"): string {
  if (count === 0) return what === "entry" ? "no entries" : "no events";
  return `${count} ${count === 1 ? what : what === "entry" ? "entries" : "events"}`;
}

/** Formats a string from a server on one line, and truncates it. */
function short(value: unknown, length = 200): string {
  // String() throws for an object with a field toString, and for deep lists.
  const string = Array.isArray(value) ? "[…]" : isObject(value) ? "{…}" : String(value);
  const text = string.replace(/[\s\p{C}]+/gu, " ").trim();
  return text.length <= length ? text : `${text.slice(0, length)}…`;
}

function isObject(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isString(json: Json, name: string): boolean {
  return typeof json[name] === "string";
}
