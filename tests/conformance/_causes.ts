/** The causes of all observed differences between implementations. */

import type { Difference } from "./_compare.ts";

/** A cause of differences, and how it was reproduced by hand. */
export interface Cause {
  /** The name of the implementation without its version. */
  readonly of: string;
  readonly family: string;
  readonly difference: Difference;
  /** Matches the reason, the input as JSON and the output of a case, joined by spaces. If absent, it matches all. */
  readonly match?: RegExp;
  readonly cause: string;
  /** The rule that the judge applies, and its verdict. */
  readonly rule: string;
  /** The smallest example. */
  readonly smallest: string;
  /** The code that was run by hand, and its output. */
  readonly seen: string;
}

/** Flags of protocols that an implementation does not support: rejecting their cases is not a difference. */
export const UNKNOWN_FLAGS: Readonly<Record<string, readonly string[]>> = {
  "js-stellar-sdk": ["CAP-84"],
  "py-stellar-base": ["CAP-84"],
  "go-stellar-sdk": ["CAP-84"],
  "java-stellar-sdk": ["CAP-71", "CAP-84"],
};

const [JS, PY, GO, JAVA, OWN] = [
  "js-stellar-sdk",
  "py-stellar-base",
  "go-stellar-sdk",
  "java-stellar-sdk",
  "@dwsa/base",
] as const;

const MORE_THAN_ADDRESSES =
  "CAP-67: the host has no object for the address of a claimable balance or a liquidity pool.";
const SYMBOL = "CAP-46: a symbol has at most 32 letters, digits and underscores; the host rejects others.";
const ED25519 =
  "soroban-env-host verifies like `verify_strict` of ed25519-dalek: no points of small order, no cofactor.";
const BOOLEAN = "RFC 4506, 4.4: a boolean is 0 or 1.";
const PADDING = "RFC 4506, 4.9 to 4.11: padding is zero.";

/** All causes. For an implementation, family and difference, the first cause that matches applies. */
export const CAUSES: readonly Cause[] = [
  {
    of: JS,
    family: "ed25519",
    difference: "accepts",
    cause: "signatures that only the cofactored equation accepts",
    rule: ED25519,
    smallest: "`ed25519-0850`: a message of 4 bytes",
    seen: 'sdk.verify(fromHex("3b86b33e"), signature, publicKey) of ed25519-0850\ntrue',
  },
  {
    of: JS,
    family: "map",
    difference: "accepts",
    cause: "duplicate keys",
    rule: "CAP-46: keys are ascending; the host rejects the map.",
    smallest: "the keys `u32 0` and `u32 0`",
    seen: "sdk.scvSortedMap([{ u32 0 }, { u32 0 }]).toXDR('base64')\nAAAAEQAAAAEAAAACAAAAAwAAAAAAAAABAAAAAwAAAAAAAAAB",
  },
  {
    of: JS,
    family: "map",
    difference: "differs",
    match: /"keys":\["AAAAEg[^"]*"(,"AAAAEg[^"]*")*\]/,
    cause: "account addresses sorted after contract addresses",
    rule: "CAP-46: addresses are ordered by their type, accounts first; the host rejects the map.",
    smallest: "the keys contract `…01` and account `…01`",
    seen:
      "the runner on map-0320\nAAAAEQAAAAEAAAACAAAAEgAAAAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAQAAAAEAAAASAAAAAAAAAAAAAAAA…",
  },
  {
    of: JS,
    family: "map",
    difference: "differs",
    match: /"keys":\["AAAAEQ[^"]*"(,"AAAAEQ[^"]*")*\]/,
    cause: "maps as keys, not compared by their entries",
    rule: "CAP-46: maps are ordered by their keys and values; the host rejects the map.",
    smallest: "the keys of `map-0357`: maps with one entry",
    seen:
      "the runner on map-0357\nAAAAEQAAAAEAAAACAAAAEQAAAAEAAAABAAAABQAAAAAAAAEHAAAAAQAAAAEAAAARAAAAAQAAAAEAAAACAAAAAAAAAAAAAAAB…",
  },
  {
    of: JS,
    family: "map",
    difference: "differs",
    match: /"keys":\["AAAAEA[^"]*"(,"AAAAEA[^"]*")*\]/,
    cause: "vectors as keys, not compared item by item",
    rule: "CAP-46: vectors are ordered item by item, by type first; the host rejects the map.",
    smallest: "the keys of `map-0853`: vectors with two items",
    seen:
      "the runner on map-0853\nAAAAEQAAAAEAAAACAAAAEAAAAAEAAAACAAAAAwAAAAEAAAACAAAAAQAAAAkAAAABAAAAEAAAAAEAAAACAAAAAwAAAAEAAAAA…",
  },
  {
    of: JS,
    family: "map",
    difference: "differs",
    match: /"keys":\["AAAADg[^"]*"(,"AAAADg[^"]*")*\]/,
    cause: "strings that are not UTF-8",
    rule: "CAP-46: strings are ordered by their bytes; the host rejects the map.",
    smallest: "the strings `efbbbf` and `f285ab80f2a89097f392b9b3`",
    seen: "the runner on map-0796\nAAAAEQAAAAEAAAACAAAADgAAAAzyhauA8qiQl/OSubMAAAABAAAADgAAAAPvu78AAAAAAQ==",
  },
  {
    of: JS,
    family: "map",
    difference: "differs",
    cause: "keys of different types in the wrong order",
    rule: "CAP-46: values are ordered by their type first; the host rejects the map.",
    smallest: "the keys `bool true` and `u32 0`: the type of the first is lower",
    seen: "sdk.scvSortedMap([{ bool true }, { u32 0 }]).toXDR('base64')\n" +
      "AAAAEQAAAAEAAAACAAAAAwAAAAAAAAABAAAAAAAAAAEAAAAB",
  },
  {
    of: JS,
    family: "map",
    difference: "rejects",
    match: /null/,
    cause: "void as a key, or a vector or map without a list",
    rule: "CAP-46: void is a value; the host accepts the map.",
    smallest: "the keys `void` and `map []`",
    seen: "sdk.scvSortedMap([{ map [] }, { void }])\nTypeError: Cannot read properties of null (reading 'toString')",
  },
  {
    of: JS,
    family: "map",
    difference: "rejects",
    cause: "a map that contains the key `toString`, as a key",
    rule: "The host accepts the map.",
    smallest: '`map-1214`: the key `map { bytes "toString": … }` and another key',
    seen: "the runner on map-1214\nTypeError: nativeA.toString is not a function",
  },
  {
    of: JS,
    family: "value",
    difference: "accepts",
    match: /"symbol"/,
    cause: "symbols with invalid characters",
    rule: SYMBOL,
    smallest: '`"?"`',
    seen: 'sdk.nativeToScVal("?", { type: "symbol" }).toXDR("base64")\nAAAADwAAAAE/AAAA',
  },
  {
    of: JS,
    family: "value",
    difference: "accepts",
    cause: "addresses that are not contract values",
    rule: MORE_THAN_ADDRESSES,
    smallest: "any strkey that begins with L or B",
    seen:
      'sdk.Address.fromString("LAPZKC3JBTH6QHETAPHXAAO3C6NAP73SODDS2R6UAIAMV7PAAEBANXQX").toScVal().toXDR("base64")\n' +
      "AAAAEgAAAAQflQtpDM/oHJMDz3AB2xeaB/9ycMctR9QCAMr94AECBg==",
  },
  {
    of: PY,
    family: "json-read",
    difference: "accepts",
    match: /string/,
    cause: "unknown escapes in strings, which are kept unchanged",
    rule: "SEP-51 allows the escapes \\0 \\t \\n \\r \\\\ and \\xNN; the crate rejects others.",
    smallest: '`{"string":"\\\\a"}`',
    seen: 'xdr.SCVal.from_json(\'{"string":"\\\\\\\\a"}\').to_xdr()\nAAAADgAAAAJcYQAA',
  },
  {
    of: PY,
    family: "json-read",
    difference: "accepts",
    match: /Muxed/,
    cause: "muxed accounts as objects",
    rule: "SEP-51: addresses are strkeys; the crate rejects an object.",
    smallest: "`json-read-0132`",
    seen: 'xdr.MuxedAccountMed25519.from_xdr("AAAAAAAAAAA/DDS/k60NmXHQTMyQ9wVRHIOKrZc0pKL7DXoD/H/omg==").to_json()\n' +
      '{"id": "0", "ed25519": "3f0c34bf93ad0d9971d04ccc90f705511c838aad9734a4a2fb0d7a03fc7fe89a"}',
  },
  {
    of: PY,
    family: "json-read",
    difference: "accepts",
    cause: "integers out of range, which wrap around, and values of other JSON types",
    rule: "SEP-51: integers of 64 bits and more are decimal strings in range; booleans are JSON booleans.",
    smallest: '`{"u64":-1}`, which is decoded as 18446744073709551615',
    seen: "xdr.SCVal.from_json('{\"u64\":-1}').to_xdr()\nAAAABf//////////",
  },
  {
    of: PY,
    family: "json-read",
    difference: "rejects",
    match: /NoneType/,
    cause: "vectors and maps without a list",
    rule: "SEP-51: an absent optional value is null; the crate accepts it.",
    smallest: '`{"vec":null}`',
    seen: "xdr.SCVal.from_json('{\"vec\":null}')\nTypeError: 'NoneType' object is not iterable",
  },
  {
    of: PY,
    family: "json-read",
    difference: "rejects",
    match: /AssetCode/,
    cause: "asset codes as strings",
    rule: "SEP-51: an asset code is a string.",
    smallest: '`"A"`',
    seen: "xdr.AssetCode.from_json('\"A\"')\nKeyError: 'A'",
  },
  {
    of: PY,
    family: "json-read",
    difference: "rejects",
    cause: "muxed accounts and signed payloads as strkeys",
    rule: "SEP-51: addresses are strkeys.",
    smallest: "`json-read-0126`",
    seen: "the runner on json-read-0126\nTypeError: string indices must be integers, not 'str'",
  },
  {
    of: PY,
    family: "json-write",
    difference: "rejects",
    match: /ScVal/,
    cause: "vectors and maps without a list",
    rule: "SEP-51: an absent optional value is null.",
    smallest: "`AAAAEAAAAAA=`",
    seen: "xdr.SCVal.from_xdr('AAAAEAAAAAA=').to_json()\nAssertionError",
  },
  {
    of: PY,
    family: "json-write",
    difference: "rejects",
    cause: "asset codes with non-ASCII bytes",
    rule: "SEP-51: such bytes are escaped as \\xNN.",
    smallest: "`json-write-0199`: an asset code with the byte d9",
    seen: "the runner on json-write-0199\nUnicodeDecodeError: 'ascii' codec can't decode byte 0xd9 in position 1",
  },
  {
    of: PY,
    family: "json-write",
    difference: "differs",
    match: /"(tx|op)[a-z]+_|"(tx|op)(success|malformed|failed|inner)|TransactionResult|InnerTransaction/,
    cause: "`txbad_seq` instead of `tx_bad_seq`, `opinner` instead of `op_inner`",
    rule: "SEP-51: member names are in snake case, without their common prefix.",
    smallest: "`////+w==` as InnerTransactionResultResult",
    seen: "xdr.InnerTransactionResultResult.from_xdr('////+w==').to_json()\n\"txbad_seq\"",
  },
  {
    of: PY,
    family: "json-write",
    difference: "differs",
    match: /ContractEvent|"contract_id":"[0-9a-f]{64}"/,
    cause: "`contract_id` in hexadecimal",
    rule: "SEP-51: addresses are strkeys.",
    smallest: "`json-write-0913`",
    seen:
      'the runner on json-write-0913\n"contract_id": "3f0c34bf93ad0d9971d04ccc90f705511c838aad9734a4a2fb0d7a03fc7fe89a"',
  },
  {
    of: PY,
    family: "json-write",
    difference: "differs",
    match: /"from_"/,
    cause: "`from_` instead of `from`",
    rule: "SEP-51: JSON members have the names of the fields.",
    smallest: "`json-write-0238`: a clawback",
    seen: 'the runner on json-write-0238\n"clawback": {"asset": "native", "from_": "GDA7…"}',
  },
  {
    of: PY,
    family: "json-write",
    difference: "differs",
    match: /Muxed|Payload/,
    cause: "muxed accounts and signed payloads as objects",
    rule: "SEP-51: addresses are strkeys.",
    smallest: "`json-write-0095`",
    seen: 'xdr.MuxedAccountMed25519.from_xdr("AAAAAAAAAAA/DDS/k60NmXHQTMyQ9wVRHIOKrZc0pKL7DXoD/H/omg==").to_json()\n' +
      '{"id": "0", "ed25519": "3f0c34bf93ad0d9971d04ccc90f705511c838aad9734a4a2fb0d7a03fc7fe89a"}',
  },
  {
    of: PY,
    family: "json-write",
    difference: "differs",
    cause: "asset codes as objects, with unescaped zero bytes",
    rule: "SEP-51: an asset code is a string; a zero byte within the code is \\0.",
    smallest: "`AAAAAVVTRAA=` as AssetCode",
    seen: 'xdr.AssetCode.from_xdr(\'AAAAAVVTRAA=\').to_json()\n{"credit_alphanum4": "USD"}',
  },
  {
    of: PY,
    family: "map",
    difference: "rejects",
    cause: "vectors and maps as keys: entries are passed as a dict, and lists and dicts are not hashable",
    rule: "CAP-46: any value can be a key; the host accepts the map.",
    smallest: "the key `vec []`",
    seen: "scval.to_map({scval.to_vec([]): scval.to_void()})\nTypeError: unhashable type: 'list'",
  },
  {
    of: PY,
    family: "map",
    difference: "accepts",
    cause: "duplicate keys, of which a dict keeps one",
    rule: "CAP-46: keys are ascending. A dict cannot express the case.",
    smallest: "the keys `void` and `void`",
    seen: "scval.to_map({scval.to_void(): scval.to_void(), scval.to_void(): scval.to_void()}).to_xdr()\n" +
      "AAAAEQAAAAEAAAABAAAAAQAAAAE=",
  },
  {
    of: PY,
    family: "strkey",
    difference: "accepts",
    cause: "base32 padding",
    rule: "SEP-23: strkeys have no padding.",
    smallest: "a claimable balance that ends in `=`",
    seen: "StrKey.is_valid_claimable_balance('BAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAFMUE=')\nTrue",
  },
  {
    of: PY,
    family: "transaction-hash",
    difference: "rejects",
    cause: "amounts that are not positive",
    rule: "The hash covers the bytes (CAP-15), regardless of whether the network would apply the operation.",
    smallest: "`transaction-hash-0324`: a payment of -1",
    seen: "the runner on transaction-hash-0324\n" +
      'ValueError: Value of argument "amount" must represent a positive number …: -1E-7',
  },
  {
    of: PY,
    family: "value",
    difference: "accepts",
    match: /"symbol"/,
    cause: "symbols with invalid characters",
    rule: SYMBOL,
    smallest: '`"?"`',
    seen: "scval.to_symbol('?').to_xdr()\nAAAADwAAAAE/AAAA",
  },
  {
    of: PY,
    family: "value",
    difference: "accepts",
    match: /"value":"[A-Z2-7]+=+"/,
    cause: "base32 padding",
    rule: "SEP-23: strkeys have no padding.",
    smallest: "`value-0730`",
    seen: "the runner on value-0730\nAAAAEgAAAAK9vP8A…",
  },
  {
    of: PY,
    family: "value",
    difference: "accepts",
    cause: "addresses that are not contract values",
    rule: MORE_THAN_ADDRESSES,
    smallest: "any strkey that begins with L or B",
    seen: "scval.to_address('LAPZKC3JBTH6QHETAPHXAAO3C6NAP73SODDS2R6UAIAMV7PAAEBANXQX').to_xdr()\n" +
      "AAAAEgAAAAQflQtpDM/oHJMDz3AB2xeaB/9ycMctR9QCAMr94AECBg==",
  },
  {
    of: PY,
    family: "xdr",
    difference: "accepts",
    cause: "booleans other than 0 and 1, and nonzero padding",
    rule: `${BOOLEAN} ${PADDING}`,
    smallest: "`AAAAEQAAAAIAAAAA` and `AAAADgAAAAFhAAAB` as ScVal",
    seen: "xdr.SCVal.from_xdr('AAAAEQAAAAIAAAAA').to_xdr()\nAAAAEQAAAAEAAAAA\n" +
      "xdr.SCVal.from_xdr('AAAADgAAAAFhAAAB').to_xdr()\nAAAADgAAAAFhAAAA",
  },
  {
    of: GO,
    family: "ed25519",
    difference: "accepts",
    cause: "keys and points of small order",
    rule: ED25519,
    smallest: "the identity point as key and R, and S = 0: valid for every message",
    seen: "keypair.MustParseAddress(key 0100…00).Verify([]byte{}, signature 0100…00)\n<nil>",
  },
  {
    of: GO,
    family: "xdr",
    difference: "accepts",
    cause: "one or two bytes after the value",
    rule: "RFC 4506: the size of a value is a multiple of four bytes; the crate rejects trailing bytes.",
    smallest: "`AAAAAQA=`: void and one byte",
    seen: 'xdr.SafeUnmarshalBase64("AAAAAQA=", &value)\n<nil>\nxdr.SafeUnmarshalBase64("AAAAAQAAAAA=", &value)\n' +
      "input not fully consumed. expected to read: 12, actual: 8",
  },
  {
    of: JAVA,
    family: "ed25519",
    difference: "accepts",
    match: /S\+\d+L|S=(L(?!-)|2L|2\^25[356])/,
    cause: "S that is not below the group order",
    rule: "RFC 8032, 5.1.7: 0 <= S < L. Otherwise, anyone can derive a second valid signature from the first.",
    smallest: "`ed25519-0108`",
    seen: "the runner on ed25519-0108\ntrue",
  },
  {
    of: JAVA,
    family: "ed25519",
    difference: "accepts",
    cause: "keys and points of small order",
    rule: ED25519,
    smallest: "the identity point as key and R, and S = 0: valid for every message",
    seen: "KeyPair.fromPublicKey({1, 0 …}).verify({}, {1, 0 …})\ntrue",
  },
  {
    of: JAVA,
    family: "entry",
    difference: "rejects",
    cause: "CAP-67 addresses among the arguments",
    rule: "The host accepts the entry.",
    smallest: "an argument that is a muxed account",
    seen: "the runner on entry-0052\njava.lang.RuntimeException: Unknown enum value: 2",
  },
  {
    of: JAVA,
    family: "strkey",
    difference: "accepts",
    cause: "account IDs of 40 bytes",
    rule: "SEP-23: the payload of G has 32 bytes.",
    smallest: "`strkey-1360`: eight additional zero bytes",
    seen: "StrKey.decodeEd25519PublicKey(strkey-1360).length\n40",
  },
  {
    of: JAVA,
    family: "transaction-hash",
    difference: "rejects",
    match: /Unknown enum/,
    cause: "types of CAP-67 and later",
    rule: "The crate of protocol 30 computes the hash.",
    smallest: "`transaction-hash-0320`: a transaction with one operation",
    seen: "the runner on transaction-hash-0320\njava.lang.RuntimeException: Unknown enum value: 3",
  },
  {
    of: JAVA,
    family: "transaction-hash",
    difference: "rejects",
    match: /padding/,
    cause: "bytes or strings of length 0, followed by zeros or by nothing",
    rule: "RFC 4506, 4.10: no padding follows a length of 0.",
    smallest: "`transaction-hash-0120`: a version 0 envelope",
    seen:
      "AbstractTransaction.fromEnvelopeXdr(transaction-hash-0120, Network.TESTNET)\njava.io.IOException: non-zero padding",
  },
  {
    of: JAVA,
    family: "transaction-hash",
    difference: "rejects",
    cause: "operations that are validated before hashing",
    rule: "The hash covers the bytes (CAP-15), regardless of whether the network would apply the operation.",
    smallest: "`transaction-hash-0335`: a transaction without operations",
    seen: "the runner on transaction-hash-0335\njava.lang.IllegalArgumentException: At least one operation required",
  },
  {
    of: JAVA,
    family: "value",
    difference: "accepts",
    cause: "symbols with invalid characters or more than 32 characters",
    rule: SYMBOL,
    smallest: '`"?"`',
    seen: 'Scv.toSymbol("?").toXdrBase64()\nAAAADwAAAAE/AAAA',
  },
  {
    of: JAVA,
    family: "value",
    difference: "rejects",
    match: /Unsupported/,
    cause: "muxed accounts",
    rule: "CAP-67: a muxed account is a value; the host accepts it.",
    smallest: "any strkey that begins with M",
    seen: 'Scv.toAddress("MDQLMKB7V7WVGBOXEFJQCMO6LTQQABBZAED5B7YUCMCOSB77MHZKTSMRUF7UIHYFAXELU")\n' +
      "java.lang.IllegalArgumentException: Unsupported address type",
  },
  {
    of: JAVA,
    family: "value",
    difference: "rejects",
    cause: "account IDs that are not points on the curve",
    rule: "The host accepts the address: an account ID is any 32 bytes.",
    smallest: "`value-0710`",
    seen: 'Scv.toAddress("GAAXRKWWJT6KJAIE7WJQF6QAAPXAB767MMDE5SSDNEIHSBVZAEDNNCEN")\n' +
      "java.lang.RuntimeException: Public key is invalid",
  },
  {
    of: JAVA,
    family: "xdr",
    difference: "accepts",
    cause: "trailing bytes, truncated values (filled with zeros), booleans other than 0 and 1",
    rule: `RFC 4506: these are not encodings of the type. ${BOOLEAN}`,
    smallest: "`AAAAAQAAAAA=`, `AAAADQAAAN4JARcA` and `AAAAEQAAAAIAAAAA` as ScVal",
    seen: 'SCVal.fromXdrBase64("AAAAAQAAAAA=").toXdrBase64()\nAAAAAQ==\n' +
      'SCVal.fromXdrBase64("AAAAEQAAAAIAAAAA").toXdrBase64()\nAAAAEQAAAAEAAAAA',
  },
  {
    of: JAVA,
    family: "xdr",
    difference: "differs",
    cause: "the resource extension (CAP-62 and CAP-66) is not decoded, and its bytes are dropped",
    rule: "The crate encodes the value to the same bytes.",
    smallest: "`xdr-0224`",
    seen: 'SorobanTransactionData.fromXdrBase64("AAAAAQAAAAAA…").toXdrBase64()\n' +
      "AAAAAQAAAAAA…, four bytes shorter than the input",
  },
  {
    of: JAVA,
    family: "xdr",
    difference: "rejects",
    match: /padding/,
    cause: "bytes of length 0 at the end",
    rule: "RFC 4506, 4.10: no padding follows a length of 0.",
    smallest: "`AAAADQAAAAA=` as ScVal: empty bytes",
    seen: 'SCVal.fromXdrBase64("AAAADQAAAAA=")\njava.io.IOException: non-zero padding',
  },
  {
    of: JAVA,
    family: "xdr",
    difference: "rejects",
    cause: "types of CAP-62, CAP-66, CAP-67 and later, and fields after an extension that is not decoded",
    rule: "The crate of protocol 30 decodes them.",
    smallest: "the address of a liquidity pool as ScVal",
    seen: 'SCVal.fromXdrBase64("AAAAEgAAAAQflQtpDM/oHJMDz3AB2xeaB/9ycMctR9QCAMr94AECBg==")\n' +
      "java.lang.RuntimeException: Unknown enum value: 4",
  },
  {
    of: OWN,
    family: "json-read",
    difference: "accepts",
    match: /"[ui]\d+": ?\d|\\"[ui]\d+\\": ?\d/,
    cause: "JSON numbers that are safe integers, for integers of 64 bits and more",
    rule: "SEP-51: such integers are strings; the crate rejects numbers. Deliberate: the value is exact.",
    smallest: '`{"u128":5}`',
    seen: "scValFromJson({ u128: 5 }).toXDR('base64')\nAAAACQAAAAAAAAAAAAAAAAAAAAU=",
  },
  {
    of: OWN,
    family: "json-read",
    difference: "accepts",
    match: /bytes/,
    cause: "arrays of numbers for bytes",
    rule: "SEP-51: bytes are hexadecimal; the crate rejects arrays. Deliberate: older JSON contains arrays.",
    smallest: '`{"bytes":[1]}`',
    seen: "scValFromJson({ bytes: [1] }).toXDR('base64')\nAAAADQAAAAEBAAAA",
  },
  {
    of: OWN,
    family: "json-read",
    difference: "accepts",
    match: /\$schema/,
    cause: "`$schema` in any object",
    rule: "The crate rejects it. Deliberate: the member refers to the schema, and does not affect the value.",
    smallest: '`{"u32":1,"$schema":""}`',
    seen: "scValFromJson({ u32: 1, $schema: '' }).toXDR('base64')\nAAAAAwAAAAE=",
  },
  {
    of: OWN,
    family: "json-write",
    difference: "differs",
    match: /dwsa/,
    cause: "`dwsa` instead of `soroban` in 15 names",
    rule:
      'The crate writes `soroban`. Deliberate: names of this library; `{ names: "stellar" }` writes those of the crate.',
    smallest: "`////7w==` as InnerTransactionResultResult",
    seen: 'toJsonNamed("InnerTransactionResultResult", readNamed("InnerTransactionResultResult", "////7w=="))\n' +
      '"tx_dwsa_invalid"',
  },
];
