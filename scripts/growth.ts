/**
 * Measures how the cost of what takes lists and trees grows with their size, on Deno, in the processor's time.
 *
 *     deno task growth             # prints the table
 *     deno task growth --write     # also writes it into docs/performance.md
 *     deno task growth --only=TEXT # the rows with this text in their names
 *
 * The last column is the power of the size that the time grows with, from the second size to the largest: 1 is in
 * proportion, 2 is squared. Above 1.5 is an error: n log n gives 1.1 to 1.2; memory that no longer fits the caches and its
 * collection come on top.
 */

// deno-lint-ignore-file no-console -- a script talks to the terminal

import { parseArgs } from "node:util";
import {
  approvalRequest,
  approvalRequests,
  authorizeEntries,
  authorizeEntry,
  authorizeInvocation,
  buildAuthorizationEntryPreimage,
  buildWithDelegatesEntry,
  checkAuthEntryReadiness,
  expectInvocation,
  inspectAuthEntry,
  mergeAuthEntries,
  Networks,
  policyFrom,
  signingPolicy,
  spendsOf,
  verifyAuthEntry,
} from "../auth/mod.ts";
import { addressToScAddress } from "../address/mod.ts";
import { buildTransaction, DwsaDataBuilder, hashTransaction, readSimulation, signTransaction } from "../builder/mod.ts";
import { contractDataKey, contractInvocation, invokeContractFunction, withAuth } from "../contract/mod.ts";
import { equalBytes, fromBase64, fromHex, toBase64, toHex } from "../encoding/mod.ts";
import {
  buildInvocationTree,
  describeApproval,
  eventsFromMeta,
  formatApproval,
  formatCallTrace,
  formatInvocationTree,
  formatScVal,
  humanizeEvents,
  tokenMovements,
  traceCalls,
  walkInvocationTree,
} from "../humanize/mod.ts";
import { hash, Keypair, sign, verify } from "../keys/mod.ts";
import { compareScVal, nativeToScVal, scValToNative, scvSortedMap, validateScVal } from "../scval/mod.ts";
import {
  callFunction,
  contractErrors,
  contractSpec,
  contractSpecFromWasm,
  contractSpecFromXdr,
  contractSpecToJson,
  decodeArguments,
  decodeEvent,
  decodeResult,
  decodeValue,
  encodeArguments,
  encodeValue,
} from "../spec/mod.ts";
import { encodeStrKey } from "../strkey/mod.ts";
import { leastTime } from "../tests/scale/_growth.ts";
import { fromJsonNamed, identify, readNamed, writeNamed } from "../xdr/catalogue/mod.ts";
import { parseJson, scSpecEntryFromJson, scValFromJson, toJson, toJsonNamed } from "../xdr/json/mod.ts";
import {
  ContractEvent,
  ContractEventBody,
  ContractEventV0,
  decodeStream,
  DiagnosticEvent,
  DwsaAddressCredentials,
  DwsaAuthorizationEntry,
  type DwsaAuthorizedInvocation,
  DwsaCredentials,
  ExtensionPoint,
  ScMapEntry,
  ScVal,
  type TransactionEnvelope,
  TransactionMeta,
  TransactionMetaV4,
} from "../xdr/mod.ts";
import { report, root, run } from "./_project.ts";
import { markdownTable, replaceSection } from "./_report.ts";

/** Sizes of lists, and levels of trees. A tree of more than 500 levels is refused. */
const ITEMS = [10, 1_000, 100_000, 1_000_000] as const;
const LEVELS = [1, 10, 100, 480] as const;

/** What is measured: the input of a size, and the work on it. */
interface Work {
  readonly name: string;
  /** The largest size, if a larger one is refused or would take minutes to make. */
  readonly most?: number;
  readonly prepare: (size: number) => () => unknown;
}

/** Work on an input that is made once. */
function work<T>(name: string, make: (size: number) => T, use: (input: T) => unknown, most?: number): Work {
  const prepare = (size: number) => {
    const input = make(size);
    return () => use(input);
  };
  return most === undefined ? { name, prepare } : { name, prepare, most };
}

const list = <T>(size: number, make: (i: number) => T): T[] => Array.from({ length: size }, (_, i) => make(i));
/** The numbers below `size`, each once, out of order. */
const mixed = (size: number): number[] => list(size, (i) => (i * 7_919 + 3) % size);

const CONTRACT = "CABQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGCK3";
const SIGNER = Keypair.fromRawEd25519Seed(new Uint8Array(32)).publicKey();
const NETWORK = Networks.TESTNET;
const ext = ExtensionPoint.v0();
const holder = nativeToScVal(CONTRACT, { type: "address" });
const vec = (size: number): ScVal => ScVal.scvVec(list(size, (i) => ScVal.scvU64(BigInt(i))));
const mapOf = (size: number): ScVal =>
  ScVal.scvMap(list(size, (i) => new ScMapEntry({ key: ScVal.scvU32(i), val: ScVal.scvU32(i) })));

function event(name: string, data: ScVal): ContractEvent {
  const topics = [ScVal.scvSymbol(name), holder, holder];
  const body = ContractEventBody.v0(new ContractEventV0({ topics, data }));
  return new ContractEvent({ ext, contractId: new Uint8Array(32), type: "contract", body });
}

const call = (subInvocations: DwsaAuthorizedInvocation[] = []): DwsaAuthorizedInvocation =>
  contractInvocation({
    ...{ contract: CONTRACT, function: "burn", args: [holder, nativeToScVal(5n, { type: "i128" })], subInvocations },
  });
const wide = (size: number): DwsaAuthorizedInvocation => call(list(size, () => call()));
const entryOf = (rootInvocation: DwsaAuthorizedInvocation): DwsaAuthorizationEntry =>
  new DwsaAuthorizationEntry({ credentials: DwsaCredentials.dwsaCredentialsSourceAccount(), rootInvocation });
/** An entry that the account of SIGNER approves. */
const accountEntryOf = (rootInvocation: DwsaAuthorizedInvocation): DwsaAuthorizationEntry => {
  const credentials = new DwsaAddressCredentials({
    ...{ address: addressToScAddress(SIGNER), nonce: 1n, signatureExpirationLedger: 9, signature: ScVal.scvVoid() },
  });
  return new DwsaAuthorizationEntry({
    ...{ credentials: DwsaCredentials.dwsaCredentialsAddress(credentials), rootInvocation },
  });
};
const keypair = Keypair.fromRawEd25519Seed(new Uint8Array(32));
const delegatesOf = (size: number) => {
  const bytes = new Uint8Array(32);
  return mixed(size).map((n) => {
    new DataView(bytes.buffer).setUint32(0, n);
    return { address: encodeStrKey("contract", bytes) };
  });
};
const transactionOf = (operation: ReturnType<typeof invokeContractFunction>): TransactionEnvelope =>
  buildTransaction({
    ...{ source: SIGNER, accountSequence: 1n, operations: [operation], baseFee: 100, timeBounds: "unbounded" as const },
  });
const argumentsOf = (size: number): ScVal[] => list(size, (i) => ScVal.scvU64(BigInt(i)));
const requestsOf = (rootInvocation: DwsaAuthorizedInvocation) => [
  { ...approvalRequest(entryOf(rootInvocation), NETWORK), address: SIGNER },
];

const LIST_SPEC = contractSpec([{
  function_v0: {
    name: "sum",
    inputs: [{ name: "values", type: { vec: { element_type: "u64" } } }],
    outputs: [{ vec: { element_type: "u64" } }],
  },
}]);
const listOfU64 = { vec: { element_type: "u64" } } as const;
const TYPE_SPEC = contractSpec([
  { udt_struct_v0: { name: "S", fields: [{ name: "values", type: listOfU64 }] } },
  {
    event_v0: {
      ...{ name: "e", prefix_topics: ["e"], data_format: "single_value" },
      params: [{ name: "values", type: listOfU64, location: "data" }],
    },
  },
]);
const errorsOf = (size: number) =>
  contractSpec([{ udt_error_enum_v0: { name: "E", cases: list(size, (i) => ({ name: `E${i}`, value: i })) } }]);
/** An interface in XDR, and as the section of a contract's code. */
const entriesOf = (size: number): Uint8Array => {
  const parts = contractSpec(functions(size)).entries.map((entry) => scSpecEntryFromJson(entry).toXDR());
  return Uint8Array.from(parts.flatMap((part) => [...part]));
};
const wasmOf = (size: number): Uint8Array => {
  const section = [14, ...new TextEncoder().encode("contractspecv0"), ...entriesOf(size)];
  const length = list(5, (i) => section.length >>> 7 * i & 127 | (i < 4 ? 128 : 0)); // LEB128
  return Uint8Array.from([0, 97, 115, 109, 1, 0, 0, 0, 0, ...length, ...section]);
};
const functions = (size: number) =>
  list(size, (i) => ({ function_v0: { name: `f${i}`, inputs: [], outputs: [] } }) as const);

/** What takes lists. */
const LISTS: readonly Work[] = [
  work("`nativeToScVal`, an array", (size) => list(size, BigInt), nativeToScVal),
  work(
    "`nativeToScVal`, an object",
    (size) => Object.fromEntries(mixed(size).map((n) => [`key ${n}`, n])),
    (object) => nativeToScVal(object),
  ),
  work("`scValToNative`, a vec", vec, (value) => scValToNative(value)),
  work("`scValToNative`, a map", mapOf, (value) => scValToNative(value)),
  work(
    "`scValToNative`, a map of symbols",
    (size) =>
      ScVal.scvMap(list(size, (i) => new ScMapEntry({ key: ScVal.scvSymbol(`key ${i}`), val: ScVal.scvU32(i) }))),
    (value) => scValToNative(value),
  ),
  work(
    "an object of as many texts, by itself",
    (size) => list(size, (i) => `key ${i}`),
    (names) => {
      const object: Record<string, number> = {};
      for (const name of names) object[name] = 1;
      return object;
    },
  ),
  work(
    "`scvSortedMap`",
    (size) => mixed(size).map((n) => new ScMapEntry({ key: ScVal.scvU32(n), val: ScVal.scvU32(n) })),
    (entries) => scvSortedMap(entries),
  ),
  work("`compareScVal`, two vecs", (size) => [vec(size), vec(size)] as const, ([a, b]) => compareScVal(a, b)),
  work("`validateScVal`, a map", mapOf, (value) => validateScVal(value)),
  work("`formatScVal`, a map", mapOf, formatScVal),
  work("`ScVal.fromXDR`, a vec", (size) => vec(size).toXDR(), (bytes) => ScVal.fromXDR(bytes)),
  work("`toXDR`, a vec", vec, (value) => value.toXDR()),
  work("`equals`, two vecs", (size) => [vec(size), vec(size)] as const, ([a, b]) => a.equals(b)),
  work("`toJson`, a vec", vec, (value) => toJson(value)),
  work("`scValFromJson`, a vec", (size) => vec(size).toJSON(), scValFromJson),
  work(
    "`parseJson`, an object",
    (size) => JSON.stringify(Object.fromEntries(list(size, (i) => [`k${i}`, i]))),
    parseJson,
  ),
  work(
    "`decodeStream`, small values",
    (size) => new Uint8Array(8 * size).map((_, i) => i % 8 === 3 ? 3 : 0),
    (bytes) => Array.fromAsync(decodeStream(ScVal, bytes)),
  ),
  work("`identify`, bytes of a vec", (size) => vec(size).toXDR(), identify),
  work("`toHex` and `fromHex`, bytes", (size) => new Uint8Array(size), (bytes) => fromHex(toHex(bytes))),
  work("`toBase64` and `fromBase64`, bytes", (size) => new Uint8Array(size), (bytes) => fromBase64(toBase64(bytes))),
  work(
    "`humanizeEvents`",
    (size) => list(size, () => event("transfer", ScVal.scvI128(5n))),
    (events) => humanizeEvents(events),
    100_000,
  ),
  work(
    "`tokenMovements`",
    (size) => list(size, () => event("transfer", ScVal.scvI128(5n))),
    (events) => tokenMovements(events),
    100_000,
  ),
  work(
    "`traceCalls` and `formatCallTrace`",
    (size) =>
      list(size, () => new DiagnosticEvent({ inSuccessfulContractCall: true, event: event("log", ScVal.scvVoid()) })),
    (events) => formatCallTrace(traceCalls(events)),
    100_000,
  ),
  work("`buildInvocationTree`, calls side by side", wide, buildInvocationTree, 100_000),
  work("`formatInvocationTree`, calls side by side", wide, (tree) => formatInvocationTree(tree), 100_000),
  work("`walkInvocationTree`, calls side by side", wide, (tree) => walkInvocationTree(tree, () => true), 100_000),
  work("`inspectAuthEntry`, calls side by side", (size) => entryOf(wide(size)), inspectAuthEntry, 100_000),
  work(
    "`verifyAuthEntry`, calls side by side",
    (size) => entryOf(wide(size)),
    (entry) => verifyAuthEntry(entry, NETWORK),
    100_000,
  ),
  work(
    "`checkAuthEntryReadiness`, calls side by side",
    (size) => entryOf(wide(size)),
    (entry) => checkAuthEntryReadiness(entry, 5, NETWORK),
    100_000,
  ),
  work(
    "`authorizeEntries`",
    (size) => list(size, () => entryOf(call())),
    (entries) => authorizeEntries(entries, Keypair.fromRawEd25519Seed(new Uint8Array(32)), 9, NETWORK),
    100_000,
  ),
  work(
    "`policyFrom`, `signingPolicy` and its verdict",
    (size) => requestsOf(wide(size)),
    (requests) => signingPolicy(policyFrom(requests))(requests),
    10_000,
  ),
  work(
    "`expectInvocation` and its verdict",
    (size) => requestsOf(wide(size)),
    (requests) => expectInvocation({ contract: CONTRACT, function: "burn" })(requests),
    100_000,
  ),
  work("`spendsOf`, calls side by side", (size) => requestsOf(wide(size)), spendsOf, 100_000),
  work(
    "`describeApproval` and `formatApproval`",
    (size) => requestsOf(wide(size)),
    (requests) => formatApproval(describeApproval(requests, { networkPassphrase: NETWORK })),
    100_000,
  ),
  work(
    "`DwsaDataBuilder`, a footprint",
    (size) => list(size, (i) => contractDataKey(CONTRACT, ScVal.scvU32(i))),
    (keys) => new DwsaDataBuilder().setReadOnly(keys).build(),
    100_000,
  ),
  work(
    "`contractSpec` and `contractSpecToJson`, functions",
    functions,
    (entries) => contractSpecToJson(contractSpec(entries)),
    100_000,
  ),
  work(
    "`encodeArguments`, a list",
    (size) => list(size, BigInt),
    (values) => encodeArguments(LIST_SPEC, "sum", { values }),
  ),
  work("`decodeResult`, a list", vec, (value) => decodeResult(LIST_SPEC, "sum", value)),
  work("`decodeArguments`, a list", vec, (value) => decodeArguments(LIST_SPEC, "sum", [value])),
  work(
    "`callFunction`, a list",
    (size) => list(size, BigInt),
    (values) => callFunction(LIST_SPEC, CONTRACT, "sum", { values }),
  ),
  work(
    "`encodeValue` and `decodeValue`, a list in a struct",
    (size) => list(size, BigInt),
    (values) => decodeValue(TYPE_SPEC, "S", encodeValue(TYPE_SPEC, "S", { values })),
  ),
  work("`decodeEvent`, a list", vec, (data) => decodeEvent(TYPE_SPEC, { topics: [ScVal.scvSymbol("e")], data })),
  work("`contractErrors`, cases", errorsOf, (spec) => contractErrors(spec, 5), 100_000),
  work("`contractSpecFromXdr`, functions", entriesOf, (bytes) => contractSpecFromXdr(bytes), 100_000),
  work("`contractSpecFromWasm`, functions", wasmOf, (bytes) => contractSpecFromWasm(bytes), 100_000),
  work("`invokeContractFunction`, arguments", argumentsOf, (args) => invokeContractFunction(CONTRACT, "f", args)),
  work(
    "`withAuth` and `approvalRequests`, entries",
    (size) => list(size, () => accountEntryOf(call())),
    (entries) => approvalRequests(transactionOf(withAuth(invokeContractFunction(CONTRACT, "f", []), entries)), NETWORK),
    100_000,
  ),
  work(
    "`buildTransaction`, `hashTransaction` and `signTransaction`, arguments",
    (size) => invokeContractFunction(CONTRACT, "f", argumentsOf(size)),
    async (operation) => hashTransaction(await signTransaction(transactionOf(operation), keypair, NETWORK), NETWORK),
  ),
  work(
    "`readSimulation`, events",
    (size) => {
      const one = new DiagnosticEvent({ inSuccessfulContractCall: true, event: event("log", ScVal.scvVoid()) });
      return { latestLedger: 1, error: "failed", events: list(size, () => one.toXDR("base64")) };
    },
    readSimulation,
    100_000,
  ),
  work(
    "`eventsFromMeta`",
    (size) => {
      const one = new DiagnosticEvent({ inSuccessfulContractCall: true, event: event("log", ScVal.scvVoid()) });
      return TransactionMeta.v4(
        new TransactionMetaV4({
          ...{ ext, txChangesBefore: [], operations: [], txChangesAfter: [], dwsaMeta: null, events: [] },
          diagnosticEvents: list(size, () => one),
        }),
      );
    },
    eventsFromMeta,
    100_000,
  ),
  work(
    "`authorizeEntry`, calls side by side",
    (size) => accountEntryOf(wide(size)),
    (entry) => authorizeEntry(entry, keypair, 9, NETWORK),
    100_000,
  ),
  work(
    "`authorizeInvocation`, calls side by side",
    wide,
    (invocation) =>
      authorizeInvocation({ signer: keypair, validUntilLedgerSeq: 9, invocation, networkPassphrase: NETWORK }),
    100_000,
  ),
  work(
    "`buildAuthorizationEntryPreimage`, calls side by side",
    (size) => accountEntryOf(wide(size)),
    (entry) => buildAuthorizationEntryPreimage(entry, 9, NETWORK),
    100_000,
  ),
  work(
    "`mergeAuthEntries`, calls side by side",
    (size) => accountEntryOf(wide(size)),
    (entry) => mergeAuthEntries(entry, entry),
    100_000,
  ),
  work(
    "`buildWithDelegatesEntry` and `mergeAuthEntries`, delegates side by side",
    delegatesOf,
    (delegates) => {
      const entry = buildWithDelegatesEntry({ entry: accountEntryOf(call()), validUntilLedgerSeq: 9, delegates });
      return mergeAuthEntries(entry, entry);
    },
    100_000,
  ),
  work(
    "`readNamed`, `writeNamed`, `toJsonNamed` and `fromJsonNamed`, a vec",
    (size) => vec(size).toXDR(),
    (bytes) => writeNamed("ScVal", fromJsonNamed("ScVal", toJsonNamed("ScVal", readNamed("ScVal", bytes)))),
  ),
  work("`equalBytes` and `hash`, bytes", (size) => new Uint8Array(size), (bytes) => equalBytes(hash(bytes), bytes)),
  work(
    "`sign` and `verify`, bytes",
    (size) => new Uint8Array(size),
    async (bytes) => verify(bytes, await sign(bytes, new Uint8Array(32)), keypair.rawPublicKey()),
  ),
];

const nested = (levels: number): ScVal => {
  let value: ScVal = ScVal.scvU32(1);
  for (let i = 1; i < levels; i++) value = ScVal.scvVec([value]);
  return value;
};
const nestedNative = (levels: number): unknown => {
  let value: unknown = 1n;
  for (let i = 1; i < levels; i++) value = [value];
  return value;
};
const deep = (levels: number): DwsaAuthorizedInvocation => {
  let tree = call();
  for (let i = 1; i < levels; i++) tree = call([tree]);
  return tree;
};

/** What takes trees. */
const TREES: readonly Work[] = [
  work("`ScVal.fromXDR`, vecs in vecs", (levels) => nested(levels).toXDR(), (bytes) => ScVal.fromXDR(bytes)),
  work("`toXDR`, vecs in vecs", nested, (value) => value.toXDR()),
  work("`nativeToScVal`, lists in lists", nestedNative, (value) => nativeToScVal(value as bigint)),
  work("`scValToNative`, vecs in vecs", nested, (value) => scValToNative(value)),
  work("`validateScVal`, vecs in vecs", nested, (value) => validateScVal(value)),
  work("`formatScVal`, vecs in vecs", nested, formatScVal),
  work("`toJson`, vecs in vecs", nested, (value) => toJson(value)),
  work("`scValFromJson`, vecs in vecs", (levels) => nested(levels).toJSON(), scValFromJson),
  work(
    "`contractSpec`, types in types",
    (levels) => {
      let type: unknown = "u32";
      for (let i = 1; i < levels; i++) type = { vec: { element_type: type } };
      return [{ function_v0: { name: "f", inputs: [], outputs: [type] } }];
    },
    (entries) => contractSpec(entries as never), // of a depth that the type of a literal cannot say
  ),
  work(
    "`buildWithDelegatesEntry` and `verifyAuthEntry`, delegates in delegates",
    (levels) => {
      let delegates: { address: string; nestedDelegates?: object[] }[] = [];
      for (let i = 0; i < levels; i++) delegates = [{ address: CONTRACT, nestedDelegates: delegates }];
      return delegates as { address: string }[];
    },
    (delegates) =>
      verifyAuthEntry(
        buildWithDelegatesEntry({ entry: accountEntryOf(call()), validUntilLedgerSeq: 9, delegates }),
        NETWORK,
      ),
    100,
  ),
  work(
    "`authorizeEntry`, calls in calls",
    (levels) => accountEntryOf(deep(levels)),
    (entry) => authorizeEntry(entry, keypair, 9, NETWORK),
    100,
  ),
  work("`buildInvocationTree`, calls in calls", deep, buildInvocationTree, 100),
  work("`formatInvocationTree`, calls in calls", deep, (tree) => formatInvocationTree(tree), 100),
  work(
    "`describeApproval` and `formatApproval`, calls in calls",
    (levels) => requestsOf(deep(levels)),
    (requests) => formatApproval(describeApproval(requests, { networkPassphrase: NETWORK })),
    100,
  ),
];

/** The time of work that is too short for the clock is that of many runs. */
async function timeOf({ prepare }: Work, size: number): Promise<number> {
  const once = prepare(size);
  const first = await leastTime(once, 1);
  const times = Math.max(1, Math.min(20_000, Math.ceil(10 / Math.max(first, 0.001))));
  if (first > 1_500) return first;
  const many = async () => {
    for (let i = 0; i < times; i++) await once();
  };
  return await leastTime(many, 2) / times;
}

/** The power of the size that the time grows with, from the second size (of two, the first) to the largest. */
function powerOf(sizes: readonly number[], times: readonly number[]): number {
  const from = times.length > 2 ? 1 : 0;
  return Math.log(times.at(-1)! / times[from]!) / Math.log(sizes.at(-1)! / sizes[from]!);
}

/** Squared time is 2. Sorting, caches, and objects of a million texts, which are the engine's, come to 1.3. */
const MOST = 1.5;

function shown(ms: number): string {
  const [value, unit] = ms < 1 ? [1e3 * ms, "µs"] : ms < 1_000 ? [ms, "ms"] : [ms / 1e3, "s"];
  return `${Number(value.toPrecision(2))} ${unit}`;
}

async function tableOf(
  all: readonly number[],
  works: readonly Work[],
  head: string,
  errors: string[],
): Promise<string> {
  const rows: string[][] = [];
  for (const one of works) {
    const sizes = all.filter((size) => size <= (one.most ?? Infinity));
    const times: number[] = [];
    for (const size of sizes) times.push(await timeOf(one, size));
    const power = powerOf(sizes, times);
    const cells = all.map((_, i) => times[i] === undefined ? "" : shown(times[i]));
    rows.push([one.name, ...cells, power.toFixed(2)]);
    console.log(rows.at(-1)!.join("  "));
    if (power > MOST) errors.push(`${one.name} grows with the power ${power.toFixed(2)} of the size`);
  }
  return markdownTable([head, ...all.map((size) => size.toLocaleString("en")), "power"], rows);
}

if (import.meta.main) {
  const { values } = parseArgs({
    args: Deno.args,
    options: { write: { type: "boolean" }, only: { type: "string", default: "" } },
  });
  if (values.write && values.only !== "") throw new Error("Cannot write the table: --only leaves rows out");
  const chosen = (works: readonly Work[]) => works.filter(({ name }) => name.includes(values.only));
  const errors: string[] = [];
  const text = [
    await tableOf(ITEMS, chosen(LISTS), "lists, by items", errors),
    await tableOf(LEVELS, chosen(TREES), "trees, by levels", errors),
  ].join("\n\n");
  console.log(`\n${text}\n`);
  if (values.write) {
    const page = new URL("docs/performance.md", root);
    Deno.writeTextFileSync(page, replaceSection(Deno.readTextFileSync(page), "growth", text));
    await run([Deno.execPath(), "fmt", "--quiet", "docs/performance.md"]);
  }
  report(errors, `nothing above the power ${MOST}`);
}
