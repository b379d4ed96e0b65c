/** `dwsa contract interface`: its output, its literals, and the input that it rejects. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { fromBase64, toBase64 } from "@dwsa/base";
import { assetSpec, contractSpec, contractSpecFromXdr, contractSpecToJson, type SpecEntry } from "@dwsa/base/spec";
import { runCommand } from "../../apps/cli/commands.ts";
import { everything, handles, kinds, publicSpecs } from "../spec/_specs.ts";
import { custom, NAME, wasm } from "../spec/_wasm.ts";
import { type Around, type Ran, runIn } from "./_run.ts";

const { entries, spec } = handles.find(({ spec }) => spec.events.length > 0)!;
const stream = Uint8Array.from(entries.flatMap((entry) => [...fromBase64(entry)]));

function run(args: readonly string[], around?: Around): Promise<Ran> {
  return runIn(runCommand, ["contract", "interface", ...args], around);
}

/** The same entries in a section of a Wasm module. */
const module = wasm(custom(NAME, stream));

const inputs: readonly { name: string; content: string | Uint8Array }[] = [
  { name: "Wasm", content: module },
  { name: "JSON", content: JSON.stringify(contractSpecToJson(spec)) },
  { name: "JSON with type_", content: JSON.stringify(contractSpecToJson(spec)).replaceAll('"type":', '"type_":') },
  { name: "base64 of entries", content: entries.join("\n") },
  { name: "base64 of entries in a list", content: JSON.stringify(entries) },
  { name: "base64 of a stream", content: toBase64(stream) },
  { name: "base64 of Wasm", content: toBase64(module) },
  { name: "a stream", content: stream },
];

for (const { name, content } of inputs) {
  test(`dwsa contract interface reads ${name}, from a file and from a pipe`, async () => {
    const around = { files: { "token.wasm": content } };
    const { code, out, notes } = await run(["token.wasm", "--json"], around);
    assert.deepEqual([code, notes], [0, []]);
    assert.deepEqual(contractSpec(JSON.parse(out)), spec);
    assert.equal((await run(["--file", "token.wasm", "--json"], around)).out, out);
    if (typeof content === "string") assert.equal((await run(["--json"], { input: content })).out, out);
  });
}

for (const { name, spec } of [...handles, kinds]) {
  test(`dwsa contract interface --ts prints a literal that parses to the same interface: ${name}`, async () => {
    const input = JSON.stringify(contractSpecToJson(spec));
    const { out } = await run(["--ts", "--docs"], { input });
    const [, literal] = /^export const entries: readonly SpecEntry\[\] = (\[\n[\s\S]*\n\]);$/m.exec(out)!;
    const json = JSON.parse(literal!.replace(/,\n\]$/, "\n]"));
    assert.deepEqual(contractSpec(json as SpecEntry[]), spec);
    const short = (await run(["--ts"], { input })).out;
    assert.doesNotMatch(short, /"(doc|lib)":/);
    assert.match(short, /\nexport const spec: ContractSpec<Types> = contractSpec\(entries\) as ContractSpec<Types>;$/);
  });
}

test("dwsa contract interface shows functions, types, errors and events", async () => {
  const { out } = await run([], {
    input: JSON.stringify([
      ...contractSpecToJson(everything).filter((entry) => !("function_v0" in entry)),
      {
        function_v0: {
          doc: "Sends.\\nTwice.",
          name: "send",
          inputs: [{ name: "to", type: "muxed_address" }, { name: "hash", type: { bytes_n: { n: 32 } } }],
          outputs: [{ result: { ok_type: { tuple: { value_types: [] } }, error_type: { udt: { name: "Failure" } } } }],
        },
      },
      {
        function_v0: {
          name: "all",
          inputs: [],
          outputs: [{
            map: { key_type: "u32", value_type: { option: { value_type: { vec: { element_type: "val" } } } } },
          }],
        },
      },
      {
        event_v0: {
          name: "sent",
          prefix_topics: ["sent"],
          params: [
            { name: "to", type: "address", location: "topic_list" },
            { name: "amount", type: "i128", location: "data" },
          ],
          data_format: "single_value",
        },
      },
    ]),
  });
  assert.equal(
    out,
    `Interface, as declared by the contract

Functions
  send(to: muxed_address, hash: bytes_n<32>) -> result<(), Failure>
  all() -> map<u32, option<vec<val>>>

Types
  struct Order { Kind: Kind, note: option<string>, price: i128 }
  struct Pair(u32, bool)
  struct Tree { branches: vec<Tree>, value: u32 }
  union Kind: Market | Limit(i128) | Stop(i128, option<u32>)
  enum Side: Buy = 7, Sell = 3

Errors
  Failure: NotFound = 5, Closed = 6

Events
  sent: topics "sent", to: address; data as single_value: amount: i128`,
  );
});

test("dwsa contract interface --docs shows the documentation", async () => {
  const entry = { function_v0: { doc: "Sends.\\nTwice.\\x1b[2J", name: "send", inputs: [], outputs: [] } };
  const { out } = await run(["--docs"], { input: JSON.stringify([entry]) });
  assert.match(out, /\n {2}send\(\)\n {6}Sends\.\n {6}Twice\.\\u\{1b\}\[2J$/);
});

test("dwsa contract interface --docs shows the documentation of arguments, fields, cases and parameters", async () => {
  const input = JSON.stringify([
    {
      function_v0: {
        doc: "Sends.\\n\\nTwice.",
        name: "send",
        inputs: [{ name: "to", type: "address", doc: "Who receives it.\\n\\n Not the sender." }, {
          name: "n",
          type: "u32",
        }],
        outputs: [],
      },
    },
    { udt_struct_v0: { name: "Order", fields: [{ name: "price", type: "u32", doc: "In \\xa2" }] } },
    {
      udt_union_v0: {
        name: "Kind",
        cases: [{ void_v0: { name: "Market", doc: "Now" } }, {
          tuple_v0: { name: "Limit", type: ["u32"], doc: "Later" },
        }],
      },
    },
    {
      udt_error_enum_v0: {
        doc: "Errors",
        name: "Failure",
        cases: [{ name: "Broke", value: 1, doc: "No\\x1b[2J money" }],
      },
    },
    {
      event_v0: {
        name: "sent",
        prefix_topics: ["sent"],
        params: [{ name: "to", type: "address", location: "topic_list", doc: "Who" }],
        data_format: "map",
      },
    },
  ]);
  const { out } = await run(["--docs"], { input });
  assert.equal(
    out,
    `Interface, as declared by the contract

Functions
  send(to: address, n: u32)
      Sends.
      Twice.
      to: Who receives it.
        Not the sender.

Types
  struct Order { price: u32 }
      price: In \ufffd
  union Kind: Market | Limit(u32)
      Market: Now
      Limit: Later

Errors
  Failure: Broke = 1
      Errors
      Broke: No\\u{1b}[2J money

Events
  sent: topics "sent", to: address; data as map: none
      to: Who`,
  );
});

test("dwsa contract interface shows structs and events that have no members", async () => {
  const { out } = await run([], {
    input: JSON.stringify([
      { udt_struct_v0: { name: "Empty", fields: [] } },
      { event_v0: { name: "bare", prefix_topics: [], params: [], data_format: "vec" } },
    ]),
  });
  assert.match(out, /\n {2}struct Empty \{\}\n[^]*\n {2}bare: topics none; data as vec: none$/);
});

test("dwsa contract interface prints no terminal control characters, and no name as code", async () => {
  const name = "\x1b[31m`${process.exit()}`*/\u2028'\"\\u0000";
  const entry = { udt_enum_v0: { name: JSON.stringify(name).slice(1, -1).replaceAll("\\", "\\\\"), cases: [] } };
  for (const mode of [[], ["--ts"], ["--json"]]) {
    const { out, code } = await run(mode, { input: JSON.stringify([entry]) });
    assert.equal(code, 0);
    assert.match(out, /^[ -~\n]*$/);
    if (mode[0] === "--ts") {
      const type = /^export type (T_\w+) = never;$/m.exec(out)![1]!;
      assert.equal(out.split(type).length, 4); // declared, decoded and for encoding
    }
  }
});

test("dwsa contract interface --ts declares named types with the documentation of the contract", async () => {
  const input = JSON.stringify([
    {
      function_v0: {
        doc: "Places an order.\\n\\nEnds */ never",
        name: "place",
        inputs: [{ doc: "the order", name: "order", type: { udt: { name: "Order" } } }],
        outputs: [{
          result: { ok_type: { vec: { element_type: { option: { value_type: "u64" } } } }, error_type: "error" },
        }],
      },
    },
    {
      udt_struct_v0: {
        doc: "An order",
        name: "Order",
        fields: [{ name: "price", type: "u128" }, { name: "Map", type: { udt: { name: "Map" } } }],
      },
    },
    { udt_struct_v0: { name: "Map", fields: [{ name: "a", type: "bool" }] } },
    { udt_struct_v0: { name: "Map", fields: [{ name: "b", type: "bool" }] } },
    {
      udt_union_v0: {
        name: "OrderInput",
        cases: [{ void_v0: { name: "A" } }, { tuple_v0: { name: "B", type: ["bytes"] } }],
      },
    },
    { udt_error_enum_v0: { name: "E", cases: [{ name: "No", value: 1 }] } },
    {
      event_v0: {
        name: "Placed",
        prefix_topics: [],
        params: [{ name: "id", type: "u32", location: "data" }],
        data_format: "map",
      },
    },
  ]);
  const { out } = await run(["--ts"], { input });
  const types = out.slice(out.indexOf("\n\n") + 2, out.indexOf("\n\nexport const entries"));
  assert.equal(types, NAMED);
});

const NAMED = `/** An order */
export interface Order {
  readonly price: bigint;
  readonly Map: Map;
}

/** An order */
export interface OrderInput_ {
  readonly price: IntLike;
  readonly Map: Map;
}

export type Map = {
  readonly a: boolean;
} | {
  readonly b: boolean;
};

export type OrderInput = { readonly tag: "A" } | { readonly tag: "B"; readonly values: readonly [Bytes] };

export type OrderInputInput = { readonly tag: "A" } | { readonly tag: "B"; readonly values: readonly [Uint8Array] };

export type E = "No";

export interface PlacedEvent {
  readonly name: "Placed";
  readonly params: {
    readonly id: number;
  };
  readonly rest: UnknownEvent["rest"];
  readonly also?: UnknownEvent["also"];
}

/** The functions. */
export type Functions = {
  /**
   * Places an order.
   *
   * Ends *\\/ never
   */
  readonly place: {
    readonly arguments: {
      /** the order */
      readonly order: OrderInput_;
    };
    readonly decoded: {
      /** the order */
      readonly order: Order;
    };
    readonly result: readonly (bigint | null)[];
  };
};

/** The types of the interface. */
export interface Types {
  readonly names: "place";
  readonly functions: Functions;
  readonly typeNames: "Order" | "Map" | "OrderInput" | "E";
  readonly types: {
    readonly Order: Order;
    readonly Map: Map;
    readonly OrderInput: OrderInput;
    readonly E: E;
  };
  readonly inputs: {
    readonly Order: OrderInput_;
    readonly Map: Map;
    readonly OrderInput: OrderInputInput;
    readonly E: E;
  };
  readonly events: PlacedEvent;
  readonly errors: "No";
}`;

const irregular = JSON.stringify([
  { udt_struct_v0: { name: "Metadata", fields: [{ name: "decimals", type: "u32" }] } },
  { udt_struct_v0: { name: "Metadata", fields: [{ name: "base_uri", type: "string" }] } },
  { function_v0: { name: "f", inputs: [], outputs: [{ udt: { name: "Elsewhere" } }] } },
]);
const PROBLEMS = [
  'At [1].udt_struct_v0: "Metadata" has several definitions that differ; each value decides which one applies',
  'At [2].function_v0.outputs[0]: the interface does not define "Elsewhere"; pass an ScVal, or define it in the option ' +
  "types",
];

test("dwsa contract interface lists problems on standard error, and prints the interface", async () => {
  for (const mode of [[], ["--ts"], ["--json"]]) {
    const { code, out, notes } = await run(mode, { input: irregular });
    assert.deepEqual([code, notes], [0, PROBLEMS]);
    const strict = await run([...mode, "--strict"], { input: irregular });
    assert.deepEqual(strict, { code: 1, out, notes: PROBLEMS });
  }
  const { out } = await run([], { input: irregular });
  assert.match(out, /\n {2}struct Metadata \{ decimals: u32 \}\n {2}struct Metadata \{ base_uri: string \}$/);
  assert.equal((await run(["--strict"], { input: "[]" })).code, 0);
});

test("dwsa contract interface --asset prints the interface of asset contracts", async () => {
  const { code, out } = await run(["--asset", "--json"]);
  assert.deepEqual([code, JSON.parse(out)], [0, contractSpecToJson(assetSpec())]);
  assert.match((await run(["--asset", "--ts"])).out, /"name":"TransferWithAmountOnly"/);
  const both = await run(["token.wasm", "--asset"]);
  assert.deepEqual([both.code, both.notes.length], [2, 1]);
});

const refused: readonly { name: string; args?: string[]; around?: Around; message: RegExp }[] = [
  { name: "no input", message: /expected a file such as token\.wasm, got nothing$/ },
  { name: "an empty pipe", around: { input: " " }, message: /got nothing$/ },
  {
    name: "two files",
    args: ["a", "b"],
    message: /: expected 1 argument, got 2; see --help$/,
  },
  { name: "two forms", args: ["--json", "--ts"], message: /expected --json or --ts, got both$/ },
  {
    name: "a string that is not base64",
    around: { input: "hello!" },
    message: /JSON, got a string of 6 characters that is neither/,
  },
  {
    name: "a picture",
    args: ["a.png"],
    around: { files: { "a.png": Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10) } },
    message: /^dwsa: expected Wasm, or an interface in base64 or JSON, got a PNG image$/,
  },
  {
    name: "an empty file",
    args: ["a.wasm"],
    around: { files: { "a.wasm": new Uint8Array() } },
    message: /got nothing$/,
  },
  { name: "a contract value", around: { input: "AAAAAwAAAAc=" }, message: /JSON, got an ScVal in base64$/ },
  {
    name: "bytes of a contract value",
    args: ["a.xdr"],
    around: { files: { "a.xdr": fromBase64("AAAAAwAAAAc=") } },
    message: /JSON, got an ScVal as bytes$/,
  },
  {
    name: "the id of a contract",
    around: { input: "CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE" },
    message: /JSON, got a contract \(C\.\.\.\)$/,
  },
  {
    name: "an entry that is cut off",
    around: { input: entries[0]!.slice(0, 40) },
    message: /got a string that can be base64 of 30 bytes.*; Cannot decode Sc\w+.*\(at offset \d+\)$/,
  },
  {
    name: "Wasm that is cut off",
    args: ["a.wasm"],
    around: { files: { "a.wasm": module.subarray(0, 40) } },
    message: /^dwsa: Cannot read the interface: expected a section of \d+ bytes \(at offset 9\)$/,
  },
  { name: "JSON of something else", around: { input: "{}" }, message: /^dwsa: Cannot read the interface at \[0\]/ },
  {
    name: "the id of a contract instead of a file",
    args: ["CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE"],
    message: /^dwsa: expected a file such as token\.wasm, got a contract ID \(C\.\.\.\)$/,
  },
  {
    name: "JSON with the entries in an object",
    around: { input: '{"name":"token","entries":[]}' },
    message: /^dwsa: expected an array of entries, got an object with entries; pass its entries$/,
  },
  { name: "a key twice", around: { input: '[{"udt_enum_v0":{"name":"A","name":"B","cases":[]}}]' }, message: /twice$/ },
  {
    name: "Wasm without an interface",
    args: ["a.wasm"],
    around: { files: { "a.wasm": wasm() } },
    message: /contractspecv0$/,
  },
];

for (const { name, args = [], around, message } of refused) {
  test(`dwsa contract interface rejects ${name}`, async () => {
    const { code, out, notes } = await run(args, around);
    assert.deepEqual([code, out], [2, ""]);
    assert.match(notes.join("\n"), message);
  });
}

test("dwsa contract interface --help explains the command", async () => {
  assert.match((await run(["--help"])).out, /Usage: dwsa contract interface/);
});

test("dwsa contract interface shows every public interface", async () => {
  for (const { entries } of publicSpecs) {
    const { code, out } = await run([], { input: entries.join(" ") });
    assert.equal(code, 0);
    assert.equal(out.match(/^Functions$/m) !== null, contractSpecFromXdr(entries).functions.size > 0);
  }
});
