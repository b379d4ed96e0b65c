/** Valid and invalid JSON strings, and the decoded values. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { toBase64 } from "@dwsa/base";
import { parseJson } from "@dwsa/base/json";
import { bytesOf } from "./_types.ts";

interface Input {
  readonly type: string;
  readonly text: string;
  /** The XDR of the value that Stellar's codec decodes; null if it rejects the string. */
  readonly rust27: string | null;
  /** The XDR of the value that js-stellar-sdk decodes; null if it rejects the string, absent if it lacks the type. */
  readonly sdk17?: string | null;
}

const inputs: readonly Input[] = JSON.parse(
  readFileSync(new URL("../vectors/xdr_json_inputs.json", import.meta.url), "utf8"),
);

/** Strings that are accepted here but rejected by js-stellar-sdk, with their XDR. */
const taken: readonly { readonly why: string; readonly texts: Readonly<Record<string, string>> }[] = [
  {
    why: "a number that is a safe integer stands for an integer of 64 bits or more",
    texts: {
      'ScVal {"u64":1.0}': "AAAABQAAAAAAAAAB",
      'ScVal {"u64":1e3}': "AAAABQAAAAAAAAPo",
      'ScVal {"timepoint":5}': "AAAABwAAAAAAAAAF",
      'ScVal {"duration":5}': "AAAACAAAAAAAAAAF",
      'ScVal {"i128":5}': "AAAACgAAAAAAAAAAAAAAAAAAAAU=",
      'ScVal {"i256":5}': "AAAADAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAF",
      "Int64 5": "AAAAAAAAAAU=",
      "SequenceNumber 5": "AAAAAAAAAAU=",
      'Memo {"id":5}': "AAAAAgAAAAAAAAAF",
    },
  },
  {
    why: "a list of numbers stands for bytes",
    texts: {
      'ScVal {"bytes":[1,2]}': "AAAADQAAAAIBAgAA",
      "Hash [1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1]":
        "AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE=",
      'Curve25519Public {"key":[1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1]}':
        "AQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQE=",
      'PeerAddressIp {"i_pv4":[1,2,3,4]}': "AAAAAAECAwQ=",
    },
  },
  {
    why: "$schema is left out of every object",
    texts: {
      'ScVal {"$schema":"x","u32":1}': "AAAAAwAAAAE=",
      'ScVal {"u32":1,"$schema":"x"}': "AAAAAwAAAAE=",
      'ScSpecFunctionInputV0 {"$schema":"y","name":"a","type_":"bool","doc":""}': "AAAAAAAAAAFhAAAAAAAAAQ==",
      'Asset {"$schema":"s","credit_alphanum4":{"asset_code":"ABC","issuer":"GAAZI4TCR3TY5OJHCTJC2A4QSY6CJWJH5IAJTGKIN2ER7LBNVKOCCWN7"}}':
        "AAAAAUFCQwAAAAAAAZRyYo7njrknFNItA5CWPCTZJ+oAmZlIbokfrC2qnCE=",
    },
  },
  {
    why: "characters outside of printable ASCII stand for their UTF-8",
    texts: {
      'ScVal {"string":"\u00e9"}': "AAAADgAAAALDqQAA",
      'ScVal {"string":"\u20ac"}': "AAAADgAAAAPigqwA",
      'ScVal {"string":"\\u0001"}': "AAAADgAAAAEBAAAA",
      'ScVal {"string":"\\n"}': "AAAADgAAAAEKAAAA",
      'ScVal {"string":"\\t"}': "AAAADgAAAAEJAAAA",
      'ScVal {"string":"\x7f"}': "AAAADgAAAAF/AAAA",
      'ScVal {"symbol":"\u00e9"}': "AAAADwAAAALDqQAA",
    },
  },
  {
    why: "the three members of this enum begin with a digit, which the network's codec puts a b in front of",
    texts: { 'BinaryFuseFilterType "b8_bit"': "AAAAAA==" },
  },
  {
    why: "these codecs do not know protocol 30, which has muxed contracts",
    texts: {
      'ScAddress "WA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJUAAAAAAAAAAAAAWWC"':
        "AAAABQAAAAAAAAAAPww0v5OtDZlx0EzMkPcFURyDiq2XNKSi+w16A/x/6Jo=",
    },
  },
  {
    why: "js-stellar-sdk has no class for these types",
    texts: {
      'Int64 "5"': "AAAAAAAAAAU=",
      'TimePoint "5"': "AAAAAAAAAAU=",
      "Uint32 5": "AAAABQ==",
      'String32 "61"': "AAAAAjYxAAA=",
      'ScSymbol "61"': "AAAAAjYxAAA=",
      'ScString "61"': "AAAAAjYxAAA=",
      'ScVec ["void",{"u32":1}]': "AAAAAgAAAAEAAAADAAAAAQ==",
      'ScMap [{"key":"void","val":"void"}]': "AAAAAQAAAAEAAAAB",
    },
  },
];

/** Strings that are rejected here but accepted by js-stellar-sdk. */
const refused: readonly { readonly why: string; readonly texts: readonly string[] }[] = [
  {
    why: "an integer has one form",
    texts: [
      'ScVal {"u64":"+1"}',
      'ScVal {"u64":"01"}',
      'ScVal {"u64":"-0"}',
      'ScVal {"i64":"+5"}',
      'ScVal {"i128":"+5"}',
      'ScVal {"i256":"-0"}',
      'ScVal {"i256":"+5"}',
      'ScVal {"i256":"05"}',
    ],
  },
  {
    why: "a key stands there twice",
    texts: ['ScVal {"u32":1,"u32":2}', 'ScSpecFunctionInputV0 {"doc":"","doc":"b","name":"a","type_":"bool"}'],
  },
];

const nameOf = ({ type, text }: Input) => `${type} ${text}`;
const takenTexts = Object.assign({}, ...taken.map(({ texts }) => texts)) as Readonly<Record<string, string>>;
const refusedTexts = new Set(refused.flatMap(({ texts }) => texts));

test("there are 204 inputs, and every exception is one of them", () => {
  assert.equal(inputs.length, 204);
  const names = new Set(inputs.map(nameOf));
  for (const name of [...Object.keys(takenTexts), ...refusedTexts]) assert.ok(names.has(name), name);
});

for (const input of inputs) {
  const name = nameOf(input);
  const expected = refusedTexts.has(name) ? null : takenTexts[name] ?? input.sdk17 ?? null;
  test(`${name} ${expected === null ? "is refused" : "is read"}`, () => {
    const read = () => toBase64(bytesOf(input.type, parseJson(input.text)));
    if (expected === null) assert.throws(read, /^(TypeError|RangeError|DwsaError): Cannot /);
    else assert.equal(read(), expected);
  });
}
