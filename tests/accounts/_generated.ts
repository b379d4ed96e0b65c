/** Generates cases of smart accounts: rules, a call, signed entries, a way to tamper with them, and the verdict. */

import { p256 } from "@noble/curves/nist.js";
import {
  type AccountContract,
  accountDigest,
  type AccountPayload,
  type AccountProblem,
  type AccountSignature,
  authContexts,
  delegatedEntry,
  encodeAccountSignature,
} from "@dwsa/base/accounts";
import { addressToScAddress, scAddressToString } from "@dwsa/base/address";
import { authorizeEntry, type PasskeyAssertion } from "@dwsa/base/auth";
import { contractInvocation } from "@dwsa/base/contract";
import { toBase64 } from "@dwsa/base/encoding";
import { hash, Keypair } from "@dwsa/base/keys";
import { nativeToScVal } from "@dwsa/base/scval";
import { StrKey } from "@dwsa/base/strkey";
import {
  DwsaAddressCredentials,
  DwsaAuthorizationEntry,
  DwsaAuthorizedInvocation,
  DwsaCredentials,
  ScMapEntry,
  ScVal,
} from "@dwsa/base/xdr";
import { credentialsOf, NETWORK, preimageOf } from "./_vectors.ts";

/** A version of OpenZeppelin's contracts: the name of the folder of its program. */
export type Version = "0.7" | "0.8";

/** The input of the program of a version; see `host/src/main.rs`. */
export interface Question {
  readonly network: string;
  readonly ledger: number;
  readonly contracts: readonly { readonly address: string; readonly kind: string; readonly delegate?: string }[];
  readonly accounts: readonly { readonly address: string }[];
  readonly rules: readonly Rule[];
  readonly laterLedger?: number;
  readonly call:
    | { readonly contract: string; readonly function: string; readonly args: readonly string[] }
    | { readonly hostFunction: string };
  readonly auth: readonly string[];
}

/** A rule of an account. Its ID is its index in the rules of the account. */
export interface Rule {
  readonly account: string;
  readonly signers: readonly string[];
  readonly call?: string;
  readonly validUntil?: number;
}

/** A case with its expected results. */
export interface GeneratedCase {
  readonly tampering: string;
  readonly question: Question;
  readonly entries: readonly DwsaAuthorizationEntry[];
  readonly accepted: boolean;
  /** The reasons that `checkAccountEntries` reports; `"some"` for at least one, `"any"` if the ledger decides. */
  readonly reasons: readonly AccountProblem["reason"][] | "some" | "any";
}

/** The verifier contracts, and the signatures that they verify. */
export const VERIFIERS: { readonly [address: string]: "ed25519" | "webauthn" } = {
  [contract(51)]: "ed25519",
  [contract(52)]: "webauthn",
};

const [ED25519, WEBAUTHN] = Object.keys(VERIFIERS) as [string, string];
const ACCOUNT = contract(41);
const OTHER_ACCOUNT = contract(42);
const PROBES = [contract(31), contract(32), contract(33)] as const;
const delegates = [keypair(11), keypair(12), keypair(13)];
const ed25519Keys = [keypair(21), keypair(22), keypair(23), keypair(24)];
const passkeys = [passkey(61, 0), passkey(62, 3), passkey(63, 1)];

/** The ledger, contracts and accounts of every case. */
export const WORLD: Pick<Question, "network" | "ledger" | "contracts" | "accounts"> = {
  network: NETWORK,
  ledger: 1000,
  contracts: [
    ...PROBES.map((address) => ({ address, kind: "probe" })),
    ...[ACCOUNT, OTHER_ACCOUNT].map((address) => ({ address, kind: "account" })),
    ...Object.entries(VERIFIERS).map(([address, kind]) => ({ address, kind })),
  ],
  accounts: delegates.map((key) => ({ address: key.publicKey() })),
};

function contract(seed: number): string {
  return StrKey.encodeContract(hash(new Uint8Array(32).fill(seed)));
}

function keypair(seed: number): Keypair {
  return Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(seed));
}

/** A signer of an account, with its secret. */
type Signer =
  | { readonly kind: "delegated"; readonly key: Keypair }
  | { readonly kind: "account" }
  | { readonly kind: "ed25519"; readonly key: Keypair }
  | { readonly kind: "passkey"; readonly secret: Uint8Array; readonly keyData: Uint8Array };

function passkey(seed: number, idLength: number): Signer & { readonly kind: "passkey" } {
  const secret = new Uint8Array(32).fill(seed);
  const id = new Uint8Array(idLength).fill(seed);
  return { kind: "passkey", secret, keyData: Uint8Array.from([...p256.getPublicKey(secret, false), ...id]) };
}

/** A random number generator with a seed. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = Math.imul(seed, 0x9e3779b1) | 0;
  }

  /** Returns an integer from 0 to `below` - 1. */
  integer(below: number): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  }

  /** Returns an item of a list. */
  of<T>(list: readonly T[]): T {
    return list[this.integer(list.length)]!;
  }

  /** Returns 1 to `most` items of a list, in their order. */
  some<T>(list: readonly T[], most: number): T[] {
    const first = this.integer(list.length);
    const chosen = list.filter((_, i) => i === first || this.integer(3) === 0);
    return chosen.slice(0, most);
  }

  /** Returns a list in random order. */
  shuffled<T>(list: readonly T[]): T[] {
    return list.map((item) => ({ item, at: this.integer(1 << 30) })).sort((a, b) => a.at - b.at).map(({ item }) =>
      item
    );
  }
}

/** A tree of calls: a contract, and its sub-calls. */
interface Plan {
  readonly contract: string;
  readonly children: readonly Plan[];
}

/** Creates a random plan with at most `most` calls. No contract is called while it runs: the host rejects reentry. */
export function planOf(random: Random, most: number, contracts: readonly string[] = PROBES): Plan {
  let left = random.integer(most);
  const make = (free: readonly string[]): Plan => {
    const contract = random.of(free);
    const others = free.filter((other) => other !== contract);
    const children: Plan[] = [];
    while (left > 0 && others.length > 0 && random.integer(3) > 0) {
      left--;
      children.push(make(others));
    }
    return { contract, children };
  };
  return make(contracts);
}

/** Returns the invocation tree of a plan that is executed for an account. */
export function invocationOf({ contract, children }: Plan, account: string): DwsaAuthorizedInvocation {
  return contractInvocation({
    contract,
    function: "walk",
    args: [nativeToScVal(account, { type: "address" }), planVal(children)],
    subInvocations: children.map((child) => invocationOf(child, account)),
  });
}

function planVal(children: readonly Plan[]): ScVal {
  return ScVal.scvVec(
    children.map(({ contract, children }) =>
      ScVal.scvVec([nativeToScVal(contract, { type: "address" }), planVal(children)])
    ),
  );
}

/** Converts the root of an invocation to the call of a question. */
export function callOf({ function: { type, value } }: DwsaAuthorizedInvocation): Question["call"] {
  if (type !== "dwsaAuthorizedFunctionTypeContractFn") throw new Error("no call");
  return {
    contract: scAddressToString(value.contractAddress),
    function: value.functionName as string,
    args: value.args.map((arg) => arg.toXDR("base64")),
  };
}

/** Creates an entry, by default without a signature. */
export function unsigned(
  address: string,
  nonce: bigint,
  rootInvocation: DwsaAuthorizedInvocation,
  isBound: boolean,
  expiry = 0,
  signature: ScVal = ScVal.scvVoid(),
): DwsaAuthorizationEntry {
  const credentials = new DwsaAddressCredentials({
    address: addressToScAddress(address),
    nonce,
    signatureExpirationLedger: expiry,
    signature,
  });
  return new DwsaAuthorizationEntry({
    credentials: isBound
      ? DwsaCredentials.dwsaCredentialsAddressV2(credentials)
      : DwsaCredentials.dwsaCredentialsAddress(credentials),
    rootInvocation,
  });
}

/** Encodes a signer for the account's rule, as base64. */
function signerVal(signer: Signer): string {
  const address = (text: string) => nativeToScVal(text, { type: "address" });
  const parts = signer.kind === "delegated"
    ? [ScVal.scvSymbol("Delegated"), address(signer.key.publicKey())]
    : signer.kind === "account"
    ? [ScVal.scvSymbol("Delegated"), address(OTHER_ACCOUNT)]
    : signer.kind === "ed25519"
    ? [ScVal.scvSymbol("External"), address(ED25519), ScVal.scvBytes(signer.key.rawPublicKey())]
    : [ScVal.scvSymbol("External"), address(WEBAUTHN), ScVal.scvBytes(signer.keyData)];
  return ScVal.scvVec(parts).toXDR("base64");
}

/** Creates the assertion of a passkey, whose s can be low or high. */
function assertionOf(
  { secret }: Signer & { readonly kind: "passkey" },
  challenge: Uint8Array,
  { flags = 0x1d, type = "webauthn.get", padding = 0 } = {},
): PasskeyAssertion {
  const authenticatorData = new Uint8Array(37).fill(7);
  authenticatorData[32] = flags;
  const text = toBase64(challenge).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
  const json = JSON.stringify({ type, challenge: text, origin: `https://${"x".repeat(padding)}.example` });
  const clientDataJSON = new TextEncoder().encode(json);
  const signed = Uint8Array.from([...authenticatorData, ...hash(clientDataJSON)]);
  const raw = p256.sign(hash(signed), secret, { prehash: false, lowS: false });
  const signature = p256.Signature.fromBytes(raw).toBytes("der");
  return { authenticatorData, clientDataJSON, signature };
}

/** Encodes a passkey signature for OpenZeppelin, without the checks of the library. */
function webAuthnBytes({ authenticatorData, clientDataJSON, signature }: PasskeyAssertion, highS = false): Uint8Array {
  let parsed = p256.Signature.fromBytes(signature as Uint8Array, "der");
  if (parsed.hasHighS() !== highS) parsed = new p256.Signature(parsed.r, p256.Point.Fn.neg(parsed.s));
  const fields = {
    authenticator_data: authenticatorData,
    client_data: clientDataJSON,
    signature: parsed.toBytes("compact"),
  };
  return nativeToScVal(fields as Record<string, Uint8Array>, { keyType: "symbol" }).toXDR();
}

/** A way to tamper with a case, and its expected results. */
interface Tampering {
  readonly name: string;
  readonly accepted?: boolean;
  readonly reasons: GeneratedCase["reasons"];
  /** The required type of signer; any if absent. */
  readonly needs?: Signer["kind"];
  /** Whether two signers of the account are required. */
  readonly two?: boolean;
}

const TAMPERINGS: readonly Tampering[] = [
  { name: "nothing", accepted: true, reasons: [] },
  { name: "last ledger of the entry", accepted: true, reasons: [] },
  { name: "bytes beside a delegated signer", accepted: true, reasons: [], needs: "delegated" },
  { name: "sub-invocation in a delegated entry", accepted: true, reasons: ["delegated-more"], needs: "delegated" },
  { name: "payload instead of digest", reasons: ["invalid"], needs: "ed25519" },
  { name: "digest of the other version", reasons: ["invalid"], needs: "ed25519" },
  { name: "other key", reasons: ["invalid"], needs: "ed25519" },
  { name: "flipped bit", reasons: ["invalid"], needs: "ed25519" },
  { name: "63 bytes", reasons: ["invalid"], needs: "ed25519" },
  { name: "other passkey", reasons: "any", needs: "passkey" },
  { name: "high s", reasons: ["high-s"], needs: "passkey" },
  { name: "user not present", reasons: ["user-not-present"], needs: "passkey" },
  { name: "user not verified", reasons: ["user-not-verified"], needs: "passkey" },
  { name: "backup state", reasons: ["backup-state"], needs: "passkey" },
  { name: "long client data", reasons: ["client-data-too-long"], needs: "passkey" },
  { name: "type of client data", reasons: ["client-data-type"], needs: "passkey" },
  { name: "payload as challenge", reasons: ["challenge"], needs: "passkey" },
  { name: "no delegated entry", reasons: ["delegated-missing"], needs: "delegated" },
  { name: "delegated entry of another account", reasons: ["delegated-missing"], needs: "delegated" },
  { name: "delegated entry by another key", reasons: "any", needs: "delegated" },
  { name: "expired delegated entry", reasons: "any", needs: "delegated" },
  { name: "no entry of the other account", reasons: ["delegated-missing"], needs: "account" },
  { name: "missing signer", reasons: "any" },
  { name: "foreign signer", reasons: "any" },
  { name: "unsorted signers", reasons: ["signer-order"], two: true },
  { name: "unsorted fields", reasons: ["signature-form"] },
  { name: "no signature", reasons: ["signature-form"] },
  { name: "one rule id more", reasons: "some" },
  { name: "other rule id after signing", reasons: "some" },
  { name: "no such rule", reasons: "any" },
  { name: "nonce changed after signing", reasons: "some" },
  { name: "expiry changed after signing", reasons: "some" },
  { name: "call changed after signing", reasons: "some" },
  { name: "expired entry", reasons: "any" },
  { name: "expired rule", reasons: "any" },
];

const EXPIRY = 1500;

/** Generates the case of a seed. */
export async function generate(version: Version, seed: number): Promise<GeneratedCase> {
  const random = new Random(seed);
  const contractName: AccountContract = `openzeppelin@${version}`;
  const isBound = () => version === "0.8" && random.integer(2) === 0;
  const pool: readonly Signer[] = [
    ...delegates.slice(0, 2).map((key) => ({ kind: "delegated", key }) as const),
    ...ed25519Keys.slice(0, 3).map((key) => ({ kind: "ed25519", key }) as const),
    ...passkeys.slice(0, 2),
    { kind: "account" },
  ];
  const plan = planOf(random, 5);
  const invocation = invocationOf(plan, ACCOUNT);
  const contexts = authContexts(invocation);
  const called = contexts.map(({ function: { value } }) =>
    "contractAddress" in value ? scAddressToString(value.contractAddress) : ""
  );

  // The first rule matches every context, the others only calls of one contract.
  const own: { readonly call?: string; readonly signers: readonly Signer[] }[] = [
    { signers: random.some(pool, 3) },
    ...Array.from({ length: random.integer(3) }, (_, i) => ({ call: PROBES[i]!, signers: random.some(pool, 3) })),
  ];
  const ids = called.map((address) => {
    const fitting = own.flatMap(({ call }, id) => call === undefined || call === address ? [id] : []);
    return random.of(fitting);
  });
  const signers = pool.filter((signer) => ids.some((id) => own[id]!.signers.includes(signer)));
  const otherSigner: Signer = random.integer(2) === 0 ? { kind: "ed25519", key: ed25519Keys[2]! } : {
    kind: "delegated",
    key: delegates[2]!,
  };

  const possible = TAMPERINGS.filter(({ needs, two }) =>
    (needs === undefined || signers.some(({ kind }) => kind === needs)) && (two !== true || signers.length > 1)
  );
  const harmless = possible.filter(({ accepted }) => accepted);
  const tampering = random.of(random.integer(4) === 0 ? harmless : possible);
  const is = (name: string) => tampering.name === name;
  const victim = random.of(signers.filter(({ kind }) => tampering.needs === undefined || kind === tampering.needs));
  const until = is("expired rule") ? 1100 : undefined;
  const rules: Rule[] = [
    ...own.map(({ call, signers }) => ({
      account: ACCOUNT,
      signers: signers.map(signerVal),
      ...(call === undefined ? {} : { call }),
      ...(until === undefined ? {} : { validUntil: until }),
    })),
    { account: OTHER_ACCOUNT, signers: [signerVal(otherSigner)] },
  ];

  const nested: DwsaAuthorizationEntry[] = [];
  const delegate = async (payload: AccountPayload, signer: Signer & { readonly kind: "delegated" }) => {
    const isVictim = signer === victim;
    if (isVictim && is("no delegated entry")) return;
    const shown = isVictim && is("delegated entry of another account")
      ? {
        ...payload,
        account: OTHER_ACCOUNT,
        preimage: preimageOf(unsigned(OTHER_ACCOUNT, 1n, invocation, false, EXPIRY)),
      }
      : payload;
    const options = { address: signer.key.publicKey(), authV2: isBound(), nonce: BigInt(100 + nested.length) };
    let entry = delegatedEntry(shown, options);
    if (isVictim && is("sub-invocation in a delegated entry")) {
      const { credentials, rootInvocation } = entry;
      const subInvocations = [contractInvocation({ contract: PROBES[0], function: "ping", args: [] })];
      entry = new DwsaAuthorizationEntry({
        credentials,
        rootInvocation: new DwsaAuthorizedInvocation({ ...rootInvocation, subInvocations }),
      });
    }
    const expiry = isVictim && is("expired delegated entry") ? 999 : 1600;
    const by = isVictim && is("delegated entry by another key") ? ed25519Keys[3]! : signer.key;
    nested.push(await authorizeEntry(entry, by, expiry, NETWORK));
  };

  /** Creates the signatures of an account's signers. */
  const sign = async (payload: AccountPayload, of: readonly Signer[]): Promise<AccountSignature[]> => {
    const digest = accountDigest(payload);
    const signatures: AccountSignature[] = [];
    for (const signer of of) {
      const isVictim = signer === victim;
      if (signer.kind === "delegated") {
        await delegate(payload, signer);
        signatures.push({ delegated: signer.key.publicKey() });
      } else if (signer.kind === "account") {
        if (!(isVictim && is("no entry of the other account"))) {
          const entry = delegatedEntry(payload, { address: OTHER_ACCOUNT, authV2: isBound(), nonce: 7n });
          nested.push(
            await authorizeEntry(
              entry,
              async (preimage) => {
                const own = { contract: contractName, account: OTHER_ACCOUNT, preimage, contextRuleIds: [0] };
                return { signatureScVal: encodeAccountSignature(own, await sign(own, [otherSigner])) };
              },
              1600,
              NETWORK,
            ),
          );
        }
        signatures.push({ delegated: OTHER_ACCOUNT });
      } else if (signer.kind === "ed25519") {
        const key = isVictim && is("other key") ? ed25519Keys[3]! : signer.key;
        const message = !isVictim
          ? digest
          : is("payload instead of digest")
          ? hash(payload.preimage.toXDR())
          : is("digest of the other version")
          ? accountDigest({ ...payload, contract: version === "0.7" ? "openzeppelin@0.8" : "openzeppelin@0.7" })
          : digest;
        let signature = key.sign(message);
        if (isVictim && is("flipped bit")) signature[random.integer(64)]! ^= 1 << random.integer(8);
        if (isVictim && is("63 bytes")) signature = signature.slice(0, 63);
        signatures.push({ verifier: ED25519, key: signer.key.rawPublicKey(), signature });
      } else signatures.push(passkeySignatureOf(signer, payload, digest, isVictim ? tampering.name : ""));
    }
    return signatures;
  };

  const isBoundOuter = isBound();
  let tamperedIds: readonly number[] = ids;
  let entry = await authorizeEntry(
    unsigned(ACCOUNT, 1n, invocation, isBoundOuter),
    async (preimage) => {
      const signedIds = is("no such rule") ? ids.map(() => 77) : ids;
      const payload = { contract: contractName, account: ACCOUNT, preimage, contextRuleIds: signedIds };
      const by = is("missing signer") ? signers.filter((signer) => signer !== victim) : signers;
      const signatures = await sign(payload, by);
      if (is("foreign signer")) {
        const key = ed25519Keys[3]!;
        signatures.push({ verifier: ED25519, key: key.rawPublicKey(), signature: key.sign(accountDigest(payload)) });
      }
      return { signatureScVal: encodeAccountSignature(payload, signatures) };
    },
    EXPIRY,
    NETWORK,
  );

  if (is("one rule id more")) tamperedIds = [...ids, 0];
  if (is("other rule id after signing")) tamperedIds = ids.map((id, i) => i === 0 ? id + 1 : id);
  entry = tamper(entry, tampering.name, tamperedIds, ids);
  const laterLedger = is("expired entry")
    ? EXPIRY + 1
    : is("last ledger of the entry")
    ? EXPIRY
    : is("expired rule")
    ? 1101
    : undefined;
  const entries = random.shuffled([entry, ...nested]);
  return {
    tampering: tampering.name,
    question: {
      ...WORLD,
      rules,
      ...(laterLedger === undefined ? {} : { laterLedger }),
      call: callOf(invocation),
      auth: entries.map((one) => one.toXDR("base64")),
    },
    entries,
    accepted: tampering.accepted === true,
    reasons: tampering.reasons,
  };
}

/** Creates the signature of a passkey, tampered with or not. */
function passkeySignatureOf(
  signer: Signer & { readonly kind: "passkey" },
  payload: AccountPayload,
  digest: Uint8Array,
  tampering: string,
): AccountSignature {
  const { keyData: key } = signer;
  const raw = (signature: Uint8Array) => ({ verifier: WEBAUTHN, key, signature });
  switch (tampering) {
    case "other passkey":
      return raw(webAuthnBytes(assertionOf(passkeys[2]!, digest)));
    case "high s":
      return raw(webAuthnBytes(assertionOf(signer, digest), true));
    case "user not present":
      return raw(webAuthnBytes(assertionOf(signer, digest, { flags: 0x04 })));
    case "user not verified":
      return raw(webAuthnBytes(assertionOf(signer, digest, { flags: 0x01 })));
    case "backup state":
      return raw(webAuthnBytes(assertionOf(signer, digest, { flags: 0x15 })));
    case "long client data":
      return raw(webAuthnBytes(assertionOf(signer, digest, { padding: 1000 })));
    case "type of client data":
      return raw(webAuthnBytes(assertionOf(signer, digest, { type: "webauthn.create" })));
    case "payload as challenge":
      return raw(webAuthnBytes(assertionOf(signer, hash(payload.preimage.toXDR()))));
    default:
      return { verifier: WEBAUTHN, key, assertion: assertionOf(signer, digest) };
  }
}

/** Returns a signed entry with the tampering, if it concerns fields of the entry. */
function tamper(
  entry: DwsaAuthorizationEntry,
  tampering: string,
  ids: readonly number[],
  signedIds: readonly number[],
): DwsaAuthorizationEntry {
  const { signature, nonce, signatureExpirationLedger } = credentialsOf(entry);
  const fields = signature.value as readonly ScMapEntry[];
  const [, signers] = fields as [ScMapEntry, ScMapEntry];
  const withSigners = (val: ScVal) => ScVal.scvMap([fields[0]!, new ScMapEntry({ key: signers.key, val })]);
  const entriesOf = () => [...(signers.val.value as readonly ScMapEntry[])];
  switch (tampering) {
    case "unsorted signers":
      return changed(entry, { signature: withSigners(ScVal.scvMap(entriesOf().reverse())) });
    case "unsorted fields":
      return changed(entry, { signature: ScVal.scvMap([...fields].reverse()) });
    case "no signature":
      return changed(entry, { signature: ScVal.scvVoid() });
    case "bytes beside a delegated signer":
      return changed(entry, {
        signature: withSigners(
          ScVal.scvMap(
            entriesOf().map(({ key, val }) =>
              new ScMapEntry({
                key,
                val: (val.value as Uint8Array).length === 0 ? ScVal.scvBytes(new Uint8Array([1, 2, 3])) : val,
              })
            ),
          ),
        ),
      });
    case "nonce changed after signing":
      return changed(entry, { nonce: nonce + 1n });
    case "expiry changed after signing":
      return changed(entry, { signatureExpirationLedger: signatureExpirationLedger + 1 });
    case "call changed after signing": {
      const { credentials } = entry;
      const rootInvocation = invocationOf({ contract: contract(34), children: [] }, ACCOUNT);
      return new DwsaAuthorizationEntry({ credentials, rootInvocation });
    }
  }
  if (ids === signedIds) return entry;
  const [{ key }] = fields as [ScMapEntry];
  const val = ScVal.scvVec(ids.map((id) => ScVal.scvU32(id)));
  return changed(entry, { signature: ScVal.scvMap([new ScMapEntry({ key, val }), signers]) });
}

/** Returns an entry with changed credentials. */
function changed(
  entry: DwsaAuthorizationEntry,
  fields: Partial<Pick<DwsaAddressCredentials, "signature" | "nonce" | "signatureExpirationLedger">>,
): DwsaAuthorizationEntry {
  const credentials = new DwsaAddressCredentials({ ...credentialsOf(entry), ...fields });
  return new DwsaAuthorizationEntry({
    credentials: entry.credentials.type === "dwsaCredentialsAddressV2"
      ? DwsaCredentials.dwsaCredentialsAddressV2(credentials)
      : DwsaCredentials.dwsaCredentialsAddress(credentials),
    rootInvocation: entry.rootInvocation,
  });
}
