import assert from "node:assert/strict";
import { test } from "node:test";
import {
  accountDigest,
  type AccountPayload,
  type AccountSignature,
  checkAccountEntries,
  decodeAccountSignature,
  delegatedEntry,
  encodeAccountSignature,
} from "@dwsa/base/accounts";
import { mergeAuthEntries, passkeySignature } from "@dwsa/base/auth";
import { contractInvocation } from "@dwsa/base/contract";
import { hash, Keypair } from "@dwsa/base/keys";
import { StrKey } from "@dwsa/base/strkey";
import { nativeToScVal } from "@dwsa/base/scval";
import { HashIdPreimage, ScMapEntry, ScVal } from "@dwsa/base/xdr";
import { size } from "../_long.ts";
import { assertion, newPair } from "../auth/_passkeys.ts";
import { unsigned } from "./_generated.ts";
import { NETWORK, preimageOf } from "./_vectors.ts";

const ACCOUNT = StrKey.encodeContract(new Uint8Array(32).fill(5));
const OTHER = StrKey.encodeContract(new Uint8Array(32).fill(6));
const VERIFIER = StrKey.encodeContract(new Uint8Array(32).fill(8));
const ALICE = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(7)).publicKey();
const KEY = new Uint8Array(65).fill(4);
const pair = newPair();

const invocation = contractInvocation({ contract: OTHER, function: "ping", args: [] });
const entry = unsigned(ACCOUNT, 1n, invocation, true, 1500);
const preimage = preimageOf(entry);
const openZeppelin: AccountPayload = {
  contract: "openzeppelin@0.8",
  account: ACCOUNT,
  preimage,
  contextRuleIds: [0],
};
const passkeyKit: AccountPayload = { contract: "passkey-kit@1", account: ACCOUNT, preimage };

/** Creates an assertion with these flags and this client data. Its signature is for a different challenge. */
function assertionWith(payload: AccountPayload, flags = 0x05, more: Record<string, unknown> = {}, json?: string) {
  const { signature } = assertion(new Uint8Array(32), pair);
  const challenge = Buffer.from(accountDigest(payload)).toString("base64url");
  const authenticatorData = new Uint8Array(37);
  authenticatorData[32] = flags;
  const text = json ?? JSON.stringify({ type: "webauthn.get", challenge, ...more });
  return { authenticatorData, clientDataJSON: new TextEncoder().encode(text), signature };
}

/** Returns the field that makes the client data exactly `size` bytes. */
function padded(payload: AccountPayload, size: number): { readonly pad: string } {
  return { pad: "x".repeat(size - assertionWith(payload, 0x05, { pad: "" }).clientDataJSON.length) };
}

const external = (flags?: number, more?: Record<string, unknown>, json?: string): AccountSignature => ({
  verifier: VERIFIER,
  key: KEY,
  assertion: assertionWith(openZeppelin, flags, more, json),
});

const wrongPayloads: readonly { name: string; payload: unknown; error: object | ErrorConstructor }[] = [
  { name: "no payload", payload: undefined, error: TypeError },
  { name: "no contract", payload: { ...openZeppelin, contract: undefined }, error: TypeError },
  { name: "an unknown version", payload: { ...openZeppelin, contract: "openzeppelin@0.9" }, error: TypeError },
  { name: "an unknown field", payload: { ...openZeppelin, rules: [0] }, error: TypeError },
  { name: "an account that is not a contract", payload: { ...openZeppelin, account: ALICE }, error: invalidAddress() },
  { name: "another account", payload: { ...openZeppelin, account: OTHER }, error: { code: "auth/different-payload" } },
  {
    name: "a preimage of something else",
    payload: {
      ...openZeppelin,
      preimage: HashIdPreimage.fromXDR(contractIdPreimage()),
    },
    error: { code: "auth/different-payload" },
  },
  { name: "32 bytes in place of the preimage", payload: { ...openZeppelin, preimage: KEY }, error: TypeError },
  { name: "no rule ids", payload: { ...openZeppelin, contextRuleIds: undefined }, error: TypeError },
  { name: "a rule id that is a string", payload: { ...openZeppelin, contextRuleIds: ["0"] }, error: TypeError },
  { name: "a rule id below 0", payload: { ...openZeppelin, contextRuleIds: [-1] }, error: RangeError },
  { name: "a rule id of 2^32", payload: { ...openZeppelin, contextRuleIds: [2 ** 32] }, error: RangeError },
  { name: "a rule id that is a fraction", payload: { ...openZeppelin, contextRuleIds: [0.5] }, error: RangeError },
  { name: "a hole in the rule ids", payload: { ...openZeppelin, contextRuleIds: new Array(1) }, error: TypeError },
  {
    name: "one rule id too many",
    payload: { ...openZeppelin, contextRuleIds: [0, 0] },
    error: { code: "auth/account", path: "payload.contextRuleIds" },
  },
  { name: "rule ids for passkey-kit", payload: { ...passkeyKit, contextRuleIds: [0] }, error: TypeError },
];

function invalidAddress() {
  return { code: "auth/invalid-address" };
}

function contractIdPreimage(): Uint8Array {
  const bytes = new Uint8Array(4 + 32 + 4 + 4 + 4 + 32 + 32);
  bytes[3] = 8; // ENVELOPE_TYPE_CONTRACT_ID, then an id from an account and a salt
  return bytes;
}

for (const { name, payload, error } of wrongPayloads) {
  test(`accountDigest(), encodeAccountSignature() and delegatedEntry() reject ${name}`, () => {
    assert.throws(() => accountDigest(payload as AccountPayload), error);
    assert.throws(() => encodeAccountSignature(payload as AccountPayload, []), error);
    if ((payload as AccountPayload | undefined)?.contract === "passkey-kit@1") return;
    assert.throws(() => delegatedEntry(payload as AccountPayload, { address: ALICE }), error);
  });
}

test("accountDigest() reads a getter of contextRuleIds once", () => {
  let reads = 0;
  const payload = {
    ...openZeppelin,
    get contextRuleIds() {
      return [reads++];
    },
  };
  assert.deepEqual(accountDigest(payload), accountDigest(openZeppelin));
  assert.equal(reads, 1);
});

const wrongSigners: readonly { name: string; payload?: AccountPayload; signers: unknown; error: object }[] = [
  { name: "no list", signers: undefined, error: TypeError },
  { name: "a signer that is undefined", signers: [undefined], error: TypeError },
  { name: "a signer without a type", signers: [{ signature: KEY }], error: TypeError },
  { name: "a signer of two types", signers: [{ delegated: ALICE, policy: OTHER }], error: TypeError },
  { name: "an unknown field", signers: [{ delegated: ALICE, bytes: KEY }], error: TypeError },
  { name: "a signature beside delegated", signers: [{ delegated: ALICE, signature: KEY }], error: TypeError },
  {
    name: "a signature and an assertion",
    signers: [{ verifier: VERIFIER, key: KEY, signature: KEY, assertion: {} }],
    error: TypeError,
  },
  { name: "neither signature nor assertion", signers: [{ verifier: VERIFIER, key: KEY }], error: TypeError },
  ...[{ ed25519: ALICE, signature: KEY }, { credentialId: KEY, signature: KEY }, { policy: OTHER }].map((signer) => ({
    name: `a signer of passkey-kit (${Object.keys(signer)[0]}) for OpenZeppelin`,
    signers: [signer],
    error: TypeError,
  })),
  ...[{ delegated: ALICE }, { verifier: VERIFIER, key: KEY, signature: KEY }].map((signer) => ({
    name: `a signer of OpenZeppelin (${Object.keys(signer)[0]}) for passkey-kit`,
    payload: passkeyKit,
    signers: [signer],
    error: TypeError,
  })),
  { name: "a delegated signer that cannot sign", signers: [{ delegated: "B" }], error: invalidAddress() },
  {
    name: "a verifier that is not a contract",
    signers: [{ verifier: ALICE, key: KEY, signature: KEY }],
    error: invalidAddress(),
  },
  { name: "a signer twice", signers: [{ delegated: ALICE }, { delegated: ALICE }], error: conflict("signatures[1]") },
  {
    name: "an Ed25519 signature of 63 bytes for passkey-kit",
    payload: passkeyKit,
    signers: [{ ed25519: ALICE, signature: new Uint8Array(63) }],
    error: { code: "auth/invalid-signature", path: "signatures[0].signature" },
  },
  {
    name: "a passkey's signature of another format for passkey-kit",
    payload: passkeyKit,
    signers: [{ credentialId: KEY, signature: ScVal.scvVoid() }],
    error: { code: "auth/account", path: "signatures[0].signature" },
  },
  { name: "an assertion without the flag UP", signers: [external(0x04)], error: passkey() },
  { name: "an assertion without the flag UV", signers: [external(0x01)], error: passkey() },
  { name: "an assertion with BS and without BE", signers: [external(0x15)], error: passkey() },
  { name: "client data of 1,025 bytes", signers: [external(0x05, padded(openZeppelin, 1_025))], error: passkey() },
  { name: "client data of another type", signers: [external(0x05, { type: "webauthn.create" })], error: passkey() },
  { name: "client data with another challenge", signers: [external(0x05, { challenge: "AA" })], error: passkey() },
  { name: "client data that is not JSON", signers: [external(0x05, {}, "{")], error: passkey() },
  {
    name: "client data with __proto__ as a key",
    signers: [external(0x05, {}, '{"__proto__":{"type":"webauthn.get","challenge":"AA"}}')],
    error: passkey(),
  },
  {
    name: "an assertion without the flag UP for passkey-kit",
    payload: passkeyKit,
    signers: [{ credentialId: KEY, assertion: assertionWith(passkeyKit, 0x04) }],
    error: passkey(),
  },
];

function conflict(path: string) {
  return { code: "auth/conflict", path };
}

function passkey() {
  return { code: "auth/passkey", path: "signatures[0].assertion" };
}

for (const { name, payload = openZeppelin, signers, error } of wrongSigners) {
  test(`encodeAccountSignature() rejects ${name}`, () => {
    assert.throws(() => encodeAccountSignature(payload, signers as AccountSignature[]), error);
  });
}

test("encodeAccountSignature() names the part of an assertion that it rejects", () => {
  const cases: readonly [AccountSignature, string][] = [
    [external(0x04), "signatures[0].assertion lacks the flag UP (user present)"],
    [
      external(0x01),
      'signatures[0].assertion lacks the flag UV (user verified); request userVerification: "required"',
    ],
    [
      external(0x05, { challenge: "AA" }),
      "the challenge in signatures[0].assertion.clientDataJSON is not the digest",
    ],
    [
      { verifier: VERIFIER, key: KEY, assertion: { ...assertionWith(openZeppelin), signature: new Uint8Array(64) } },
      "expected signatures[0].assertion.signature to be one DER sequence (0x30) with nothing after it, got 64 bytes",
    ],
    [
      { verifier: VERIFIER, key: KEY, assertion: {} as never },
      "expected signatures[0].assertion.authenticatorData to be a Uint8Array or an ArrayBuffer, got undefined",
    ],
  ];
  for (const [signer, message] of cases) {
    assert.throws(() => encodeAccountSignature(openZeppelin, [signer]), {
      message: `Cannot encode the account's signature: ${message}`,
    });
  }
});

test("encodeAccountSignature() rejects the wrong type of signer before anything else", () => {
  const payload = { ...openZeppelin, account: "no address", contextRuleIds: undefined };
  assert.throws(() => encodeAccountSignature(payload, [{ policy: OTHER }]), {
    name: "TypeError",
    message: /signatures\[0\] to have exactly one of delegated, verifier/,
  });
});

test("encodeAccountSignature() accepts passkeys of passkey-kit without UV, and all flags with UV and BE", () => {
  for (const flags of [0x01, 0x05, 0x1d]) {
    encodeAccountSignature(passkeyKit, [{ credentialId: KEY, assertion: assertionWith(passkeyKit, flags) }]);
  }
  for (const flags of [0x05, 0x0d, 0x1d]) encodeAccountSignature(openZeppelin, [external(flags)]);
});

test("encodeAccountSignature() accepts client data of 1,024 bytes", () => {
  const signature = encodeAccountSignature(openZeppelin, [external(0x05, padded(openZeppelin, 1_024))]);
  assert.ok(decodeAccountSignature("openzeppelin@0.8", signature) !== undefined);
});

test("encodeAccountSignature() wraps the value of passkeySignature() for passkey-kit", () => {
  const given = assertionWith(passkeyKit);
  const signature = passkeySignature(given, accountDigest(passkeyKit));
  assert(
    encodeAccountSignature(passkeyKit, [{ credentialId: KEY, signature }])
      .equals(encodeAccountSignature(passkeyKit, [{ credentialId: KEY, assertion: given }])),
  );
});

test("encodeAccountSignature() sorts by the host's order, in which the longer of two keys can come first", () => {
  const keys = [new Uint8Array(66).fill(2), new Uint8Array(67).fill(1)];
  const signature = encodeAccountSignature(
    openZeppelin,
    keys.map((key) => ({ verifier: VERIFIER, key, signature: KEY })),
  );
  const { signatures } = decodeAccountSignature("openzeppelin@0.8", signature)!;
  assert.deepEqual(signatures.map((signer) => "key" in signer && signer.key.length), [67, 66]);
});

test("encodeAccountSignature() and decodeAccountSignature() keep 10,000 signers", () => {
  const count = size(10_000);
  const signers = Array.from({ length: count }, (_, i) => ({
    verifier: VERIFIER,
    key: hash(new Uint8Array([i >> 8, i & 255])),
    signature: KEY,
  }));
  const signature = encodeAccountSignature(openZeppelin, signers);
  assert.equal(decodeAccountSignature("openzeppelin@0.8", signature)!.signatures.length, count);
});

test("the signatures of two machines are merged by decoding and encoding, not by mergeAuthEntries()", () => {
  const one = encodeAccountSignature(openZeppelin, [{ delegated: ALICE }]);
  const two = encodeAccountSignature(openZeppelin, [{ verifier: VERIFIER, key: KEY, signature: KEY }]);
  const both = [one, two].flatMap((signature) => decodeAccountSignature("openzeppelin@0.8", signature)!.signatures);
  const joined = encodeAccountSignature(openZeppelin, both);
  assert.equal(decodeAccountSignature("openzeppelin@0.8", joined)!.signatures.length, 2);
  const withSignature = (signature: ScVal) => unsigned(ACCOUNT, 1n, invocation, true, 1500, signature);
  assert.throws(() => mergeAuthEntries(withSignature(one), withSignature(two)), { code: "auth/conflict" });
});

const notExact: readonly { name: string; value: ScVal }[] = [
  { name: "void", value: ScVal.scvVoid() },
  { name: "a map without fields", value: ScVal.scvMap([]) },
  { name: "one field too many", value: symbolMap({ context_rule_ids: [0], more: 1, signers: new Map() } as object) },
  {
    name: "one field too many at the end",
    value: symbolMap({ context_rule_ids: [0], signers: new Map(), version: 1 } as object),
  },
  { name: "other field names", value: symbolMap({ context_rules: [0], signers: new Map() } as object) },
  { name: "no rule ids", value: symbolMap({ context_rule_ids: [], signers: new Map() } as object) },
  { name: "rule ids of another type", value: symbolMap({ context_rule_ids: [true], signers: new Map() } as object) },
  ...signersWith("no address", ["External"]),
  ...signersWith("a third part of the signer", ["External", VERIFIER, KEY, KEY]),
  ...signersWith("a second part of a delegated signer", ["Delegated", VERIFIER, KEY]),
  ...signersWith("an unknown type of signer", ["Internal", VERIFIER, KEY]),
  { name: "a list in place of the signers", value: symbolMap({ context_rule_ids: [0], signers: [] } as object) },
];

/** Returns a signature of one signer, whose key consists of these parts: its type, an address and bytes. */
function signersWith(name: string, [type, ...parts]: readonly (string | Uint8Array)[]): typeof notExact {
  const key = ScVal.scvVec([
    ScVal.scvSymbol(type as string),
    ...parts.map((part) => nativeToScVal(part, { type: typeof part === "string" ? "address" : "bytes" })),
  ]);
  const signers = ScVal.scvMap([new ScMapEntry({ key, val: ScVal.scvBytes(new Uint8Array(0)) })]);
  const fields = { context_rule_ids: ScVal.scvVec([ScVal.scvU32(0)]), signers };
  return [{ name, value: nativeToScVal(fields, { keyType: "symbol" }) }];
}

function symbolMap(fields: { readonly context_rule_ids?: readonly unknown[] }): ScVal {
  const type = fields.context_rule_ids?.[0] === 0 ? { context_rule_ids: [null, ["u32"]] } : {};
  return nativeToScVal(fields as never, { keyType: "symbol", type: type as never });
}

for (const { name, value } of notExact) {
  test(`decodeAccountSignature() returns undefined for ${name}`, () => {
    assert.equal(decodeAccountSignature("openzeppelin@0.8", value), undefined);
    assert.equal(decodeAccountSignature("passkey-kit@1", value), undefined);
  });
}

test("delegatedEntry() creates an entry without expiry or signature, with the nonce and credentials of its options", () => {
  const plain = delegatedEntry(openZeppelin, { address: ALICE, nonce: -5n });
  assert.equal(plain.credentials.type, "dwsaCredentialsAddress");
  assert.equal(plain.credentials.value.nonce, -5n);
  assert.equal(plain.credentials.value.signatureExpirationLedger, 0);
  assert.equal(plain.credentials.value.signature.type, "scvVoid");
  const bound = delegatedEntry(openZeppelin, { address: OTHER, authV2: true });
  assert.equal(bound.credentials.type, "dwsaCredentialsAddressV2");
  assert.throws(() => delegatedEntry(passkeyKit, { address: ALICE }), TypeError);
  assert.throws(() => delegatedEntry(openZeppelin, { address: ALICE, nonce: 2n ** 63n }), RangeError);
  assert.throws(() => delegatedEntry(openZeppelin, {} as never), TypeError);
});

test("checkAccountEntries() checks its options, and skips accounts that are not named", () => {
  const contract = "openzeppelin@0.8";
  assert.equal(checkAccountEntries([entry], NETWORK, { contract }).length, 1);
  assert.equal(checkAccountEntries([entry], NETWORK, { contract, accounts: [OTHER] }).length, 0);
  for (const options of [undefined, {}, { contract: "passkey-kit@1" }, { contract, accounts: ACCOUNT }]) {
    assert.throws(() => checkAccountEntries([entry], NETWORK, options as never), TypeError);
  }
  assert.throws(() => checkAccountEntries([entry], NETWORK, { contract, accounts: [ALICE] }), invalidAddress());
  for (const verifiers of [null, "", 7]) {
    assert.throws(() => checkAccountEntries([entry], NETWORK, { contract, verifiers } as never), {
      name: "TypeError",
      message: /options\.verifiers to be an object/,
    });
  }
  const verifiers = { [ALICE]: "ed25519" } as const;
  assert.throws(() => checkAccountEntries([entry], NETWORK, { contract, verifiers }), invalidAddress());
});
