/**
 * The rules of the interface specification, each with the test that proves it. docs/decisions.md lists the differences.
 */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

/** By file in tests/: the rule with its section, and the name of its test or of the row of its table. */
const RULES: Readonly<Record<string, readonly (readonly [rule: string, proof: string])[]>> = {
  "keys/keypair_object_test.ts": [
    ["2.1: `type` is read-only", "nothing in a key pair can be replaced from outside"],
    ["4.1: buffers are copies", "bytes are copied on their way into and out of a key pair"],
  ],
  "keys/keypair_test.ts": [
    ["2.1: shape A takes a raw secret key", "new Keypair() of bytes"],
    ["2.1: shape A takes a secret key as a string", "new Keypair() of a strkey"],
    ["2.1: shape A takes a public key as well", "new Keypair() of bytes and the public key"],
    ["2.1: shape B takes a public key as a string", "new Keypair() of a public strkey"],
    ["2.1: shape B takes a raw public key", "new Keypair() of a raw public key"],
    [
      "2.1: a key pair of shape B cannot sign; 7: sign, secret and rawSecretKey throw",
      "${name} makes a key pair that verifies and does not sign",
    ],
    ["4.1: `fromPublicKey` takes a strkey G and cannot sign", "fromPublicKey()"],
    [
      "4.1, 8: `fromRawEd25519Seed` takes 32 bytes",
      "fromRawEd25519Seed() accepts the seed in every disguise, and no other length",
    ],
    ["4.1: `fromSecret` takes a strkey S", "fromSecret()"],
    ["4.1: `master` is the key of the network's passphrase", "master() is the key pair of the hash of the passphrase"],
    ["4.1: `random`", "random() makes another key pair each time"],
    [
      "4.1: canSign, publicKey, rawPublicKey, secret, rawSecretKey, sign, verify",
      "${name} makes a key pair that signs",
    ],
  ],
  "keys/keypair_refused_test.ts": [["2.1: at least one key", "new Keypair() rejects ${name}"]],
  "keys/keypair_sign_test.ts": [
    [
      "4.1, 8: `signatureHint` is the last 4 bytes of the account id",
      "signatureHint() is the last 4 bytes of the account ID",
    ],
    ["4.1: `signDecorated` is the hint and the signature", "signDecorated() is the signature and the hint"],
    ["4.1: `signPayloadDecorated` XORs, and pads on the left", "signPayloadDecorated() of ${payload.length / 2} bytes"],
  ],
  "keys/keypair_xdr_test.ts": [
    ["4.1: `xdrAccountId`, `xdrPublicKey`", "xdrAccountId() and xdrPublicKey() are the wire form of the public key"],
    ["4.1: `xdrMuxedAccount` with an id", "xdrMuxedAccount() of the ID ${id}"],
    ["4.1: `xdrMuxedAccount` without an id", "xdrMuxedAccount() without an ID is the plain type"],
  ],
  "keys/signer_key_test.ts": [
    ["2.2: the constructor takes no arguments", "new SignerKey() accepts no arguments"],
    ["4.2: both directions", "SignerKey converts ${name} both ways"],
    ["4.2: only G, T, H and P", "SignerKey.decodeAddress() accepts only G, T, H, X and P"],
  ],
  "keys/sign_test.ts": [[
    "4.4: `sign` and `verify` take raw keys",
    "sign() and verify() of RFC 8032, ${name}, through ${engineName}",
  ]],
  "strkey/strkey_test.ts": [
    [
      "2.3: the constructor takes no arguments",
      "StrKey is constructed without arguments and its functions work without it",
    ],
    [
      "2.3: `types`; 4.3 rule 2: `getVersionByteForPrefix`",
      "StrKey.types and getVersionByteForPrefix() know every prefix",
    ],
    ["4.3: encode and decode of nine kinds", "StrKey.encode${method}() and decode${method}() are inverse"],
    ["4.3: validity checks", "StrKey.isValid${method}() is true for its own type only"],
    ["7: validity checks do not throw", "StrKey.isValid${method}() is false for values of any other type"],
    [
      "4.3 rule 1: `decodeEd25519PublicKey` takes M",
      "StrKey.decodeEd25519PublicKey() accepts M... and returns the key under it",
    ],
    ["4.3 rule 2, 7: undefined for another prefix", "getVersionByteForPrefix() is undefined for everything else"],
  ],
  "address/address_test.ts": [
    ["2.4, 4.5: five kinds, by each constructor and in each form", "Address holds a ${type} in every form"],
    ["4.5: the static functions take raw bytes", "Address.${type}() accepts the right number of bytes only"],
  ],
  "contract/contract_test.ts": [
    ["2.5, 4.6: a strkey C; address, contractId, toString", "new Contract() keeps its id and shows it"],
    ["2.5: no other strkey", "new Contract() names the type of any other key"],
    ["4.6: `call`", "contract.call() makes an operation that invokes the function"],
    ["4.6: `getFootprint`", "contract.getFootprint() is the key of the contract's instance"],
  ],
  "amount/format_token_amount_test.ts": [
    ["2.6: the constructor takes no arguments", "new Dwsa() accepts no arguments"],
    [
      "4.7: the point stands `decimals` digits from the right, zeros on the left",
      "formatTokenAmount() of ${String(value).slice(0, 20)} with ${places} decimals",
    ],
    ["4.7 rule 1, 7: no decimal point", "formatTokenAmount() rejects an amount that has a decimal point already"],
    ["4.7 rule 3: trailing zeros go, but for one", "formatTokenAmount() drops leading zeros, and the minus of zero"],
  ],
  "amount/parse_token_amount_test.ts": [[
    "4.7: the value times 10^decimals",
    "parseTokenAmount() of ${value.slice(0, 20)} with ${places} decimals",
  ]],
  "builder/dwsa_data_builder_test.ts": [
    ["2.7: empty when the data are omitted or falsy", "new DwsaDataBuilder() without data is empty"],
    [
      "2.7: base64, bytes or an instance; 4.8: `fromXDR`",
      "new DwsaDataBuilder() accepts base64, bytes and instances",
    ],
    [
      "2.7: an instance is copied; 4.8: `build` gives copies",
      "new DwsaDataBuilder() copies the data that it starts from, and build() returns copies",
    ],
    ["4.8: setters can be chained", "builder setters can be chained"],
    ["4.8: getters", "builder returns copies of its lists and keys"],
  ],
  "builder/dwsa_data_builder_footprint_test.ts": [
    [
      "4.8: null or undefined keeps a part, [] clears it",
      "builder.setFootprint() keeps a part for null and undefined, clears it for []",
    ],
    [
      "4.8: `setReadOnly`, `setReadWrite`",
      "builder.setReadOnly() and setReadWrite() without an argument keep the keys",
    ],
  ],
  "properties/builder_test.ts": [[
    "4.8: `appendFootprint` and the other setters",
    "builder follows a simple model through any changes",
  ]],
  "builder/dwsa_data_builder_resources_test.ts": [
    [
      "4.8, 8: `setResourceFee` takes an int64",
      "builder.setResourceFee() accepts an int64 that is not negative, in any form",
    ],
    [
      "4.8: `setResources`",
      "builder.setResources() accepts unsigned 32-bit integers and names the argument that is not one",
    ],
  ],
  "humanize/build_invocation_tree_test.ts": [
    ["2.8, 4.9: a call", "a call"],
    ["2.8: a creation from code", "a creation from code, v1"],
    ["2.8: constructor arguments", "a creation from code, v2, with arguments"],
    ["2.8: the contract of an asset", "the contract of an asset with a code of 4"],
    ["2.8: sub-invocations", "buildInvocationTree() keeps the order of invocations"],
  ],
  "humanize/walk_invocation_tree_test.ts": [
    [
      "4.9: depth first; node, depth and parent",
      "walkInvocationTree() visits nodes depth first, with their depth and parent",
    ],
    ["4.9: false stops below that node only", "false leaves out what is below that node only"],
    ["4.9: null goes on", "null goes on"],
    ["4.9: nothing goes on", "undefined goes on"],
  ],
  "humanize/humanize_events_test.ts": [
    ["6: contract events", "humanizeEvents() gives the recorded form of every contract event of the ledger"],
    [
      "6: diagnostic events",
      "humanizeEvents() gives the recorded form of every diagnostic event of the ledger, and the flag",
    ],
    ["6: three types", "humanizeEvents() keeps the event type ${type}"],
    ["6: no contractId without a contract", "humanizeEvents() omits the contractId of an event without a contract"],
  ],
  "scval/scv_sorted_map_test.ts": [[
    "4.9: entries are sorted by key",
    "scvSortedMap() puts the vector in the host's order",
  ]],
  "scval/native_to_sc_val_test.ts": [
    ["4.10: an ScVal is unchanged", "nativeToScVal() returns an ScVal unchanged"],
    ["4.10: null", "null"],
    ["4.10: undefined", "undefined"],
    ["4.10: string", "a string"],
    ["4.10: Uint8Array", "bytes"],
    ["4.10: bytes are a copy", "nativeToScVal() copies bytes, of subclasses too"],
    ["4.10: boolean", "true"],
    ["4.10: Address", "an Address"],
    ["4.10: Contract", "a Contract"],
    ["4.10: array", "an array"],
    ["4.10: object", "an object"],
    ["4.10: `type` of an integer", "a number as ${type}"],
    ["4.10: one type for an array", "an array with one type"],
    ["4.10: a list of types, null among them", "an array of several types with a list of types"],
    ["4.10: a list of types that ends early", "a list of types that ends early: the default from there on"],
    ["4.10: types by key", "an object with types for some of its keys"],
    ["4.10: a string as string", "a string as string"],
    ["4.10: a string as symbol", "a string as symbol"],
    ["4.10: bytes as string", "bytes as string"],
    ["4.10: bytes as symbol", "bytes as symbol"],
    ["4.10: bytes as bytes", "bytes as bytes"],
    ["4.10: addresses ignore `type`", "an Address, whatever the type"],
  ],
  "scval/sc_int_test.ts": [
    ["4.10: the smallest integer type", "new ScInt() gives ${value} the type ${type}"],
    ["4.10: no integer beyond its type", "ScInt and nativeToScVal() accept ${type} up to its ends and not beyond"],
  ],
  "scval/native_to_sc_val_rejects_test.ts": [
    ["4.10, 7: an array of two types", "an array of two types"],
    ["4.10, 7: arbitrary XDR types", "another XDR value"],
    ["4.10, 7: custom classes", "an instance of a class"],
    ["4.10, 7: no type can be determined", "a function in an object"],
    ["4.10, 7: an incompatible `type`", "an integer as symbol"],
  ],
  "scval/sc_val_to_native_test.ts": [
    ...["void", "u32", "i32", "u64", "i64", "u128", "i128", "u256", "i256", "a time point", "a duration", "a boolean"]
      .map((name) => [`4.10: ${name}`, name] as const),
    ["4.10: vec", "a vec"],
    ["4.10: bytes", "bytes"],
    ["4.10: symbol", "a symbol"],
    ["4.10: string", "a string"],
    ["4.10: a string that is not UTF-8", "a string that is not UTF-8"],
    ["4.10: anything else", "the key of a nonce"],
  ],
  "scval/sc_val_to_native_maps_test.ts": [[
    "4.10: map",
    "scValToNative() makes plain objects, whose properties are all their own",
  ]],
  "auth/authorize_entry_test.ts": [
    ["5.1: a signed copy", "authorizeEntry() signs ${arm} as js-stellar-sdk does and does not change its input"],
    [
      "5.1, 8: `validUntilLedgerSeq` is what the credentials say",
      "authorizeEntry() of one account replaces nothing but expiry and signature",
    ],
    [
      "5.1: the passphrase is in the signature",
      "authorizeEntry() rejects ${JSON.stringify(value)} as networkPassphrase",
    ],
  ],
  "auth/signer_object_test.ts": [["5.1: anything with `sign`", "an object that signs may name its key by ${name}"]],
  "auth/signing_callback_test.ts": [
    ["5.1: a callback gets the payload", "a signing callback gets the preimage and its hash, for ${arm}"],
    [
      "5.1, 9: a callback returns a signature with or without its key",
      "a signing callback may return ${name}, at once or later",
    ],
  ],
  "auth/authorize_entry_routing_test.ts": [
    [
      "5.1: without `forAddress`, the top-level credentials",
      "authorizeEntry() without forAddress writes to the top-level credentials: ${name}",
    ],
    [
      "5.1: with `forAddress`, the node of that address",
      "authorizeEntry() writes the signature of ${name} to the node that forAddress names",
    ],
    ["5.1: every node of that address", "authorizeEntry() writes to every node that carries forAddress"],
    [
      "5.1: a bare signature is of the credentials' address",
      "authorizeEntry() accepts a callback's bare signature to be by the account that forAddress names",
    ],
  ],
  "auth/authorize_invocation_test.ts": [
    [
      "2.8, 5.1, 9: `authV2`",
      "authorizeInvocation() creates the same entry as authorizeEntry(), with authV2 ${authV2}",
    ],
    ["5.1: `publicKey`", "authorizeInvocation() signs for the account that publicKey names"],
    ["5.1: a callback", "authorizeInvocation() accepts a callback and the address that it signs for"],
  ],
  "auth/build_authorization_entry_preimage_test.ts": [
    [
      "5.1: the payload of each type of credentials",
      "buildAuthorizationEntryPreimage() builds the payload of js-stellar-sdk from ${name}",
    ],
    [
      "5.1: one payload for delegates, bound to the top",
      "buildAuthorizationEntryPreimage() binds delegates to the top-level address",
    ],
    [
      "5.1: network, nonce, expiry, invocation",
      "buildAuthorizationEntryPreimage() contains the network, the nonce, the expiry and the invocation",
    ],
    [
      "5.1, 7: no address credentials",
      "buildAuthorizationEntryPreimage() rejects the credentials of the source account",
    ],
  ],
  "auth/build_with_delegates_entry_test.ts": [
    [
      "5.1: it wraps both kinds of address credentials",
      "buildWithDelegatesEntry() wraps ${arm} and does not change its input",
    ],
    ["5.1 rule 2: sorted at every level", "buildWithDelegatesEntry() sorts every list by address"],
    [
      "5.1 rules 2 and 3, 7: no duplicates",
      "buildWithDelegatesEntry() rejects an address that a list repeats, and names it",
    ],
    [
      "5.1 rule 3, 7: no other entry",
      "buildWithDelegatesEntry() rejects entries that have no address or have delegates already",
    ],
    ["2.8: signatures", "buildWithDelegatesEntry() adds the passed signatures to their nodes"],
  ],
  "properties/auth_test.ts": [[
    "5.1 rule 4: a delegate signs by `forAddress`",
    "authorizeEntry() signs a delegate anywhere in any tree",
  ]],
};

const source = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), "utf8");

for (const [file, rules] of Object.entries(RULES)) {
  test(`tests/${file} has the tests that prove ${rules.length} rules of the specification`, () => {
    const text = source(file);
    const missing = rules.filter(([, proof]) => !text.includes(`"${proof}"`) && !text.includes(`\`${proof}\``));
    assert.deepEqual(missing, []);
  });
}
