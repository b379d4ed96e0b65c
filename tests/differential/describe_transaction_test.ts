/**
 * Descriptions and required signers, compared with stellar-base: the fields of each statement with its decoded fields,
 * and the states of signers with the signatures that it verifies.
 */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import * as base from "@stellar/stellar-sdk-15";
import { describeRequest, type Statement, type Value } from "@dwsa/base/describe";
import { Networks } from "@dwsa/base/network";
import { requiredSigners } from "@dwsa/base/transaction";
import { TransactionEnvelope } from "@dwsa/base/xdr";
import { corpus } from "../_corpus.ts";

/** A value decoded by stellar-base. Each type of operation has its own fields. */
// deno-lint-ignore no-explicit-any -- the types of stellar-base lack the decoded values
type Decoded = any;

const { Keypair, StrKey, TransactionBuilder } = base;

/** The envelopes of the cases and of the ledger, in base64, with their networks. */
const envelopes: readonly { readonly name: string; readonly xdr: string; readonly network: string }[] = [
  ...(JSON.parse(readFileSync(new URL("../vectors/operations/cases.json", import.meta.url), "utf8")) as {
    readonly name: string;
    readonly xdr: string;
    readonly knowledge: { readonly networkPassphrase: string };
  }[]).map(({ name, xdr, knowledge }) => ({ name, xdr, network: knowledge.networkPassphrase })),
  ...corpus("transactionEnvelopes").map(({ xdr }, i) => ({ name: `ledger ${i}`, xdr, network: Networks.PUBLIC })),
];

/** Converts an amount with 7 decimals to stroops. */
const stroops = (amount: string): string => {
  const [, minus, whole, part = ""] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(amount)!;
  return `${BigInt(`${minus}${whole}${part.padEnd(7, "0")}`)}`;
};
const assetOf = (asset: Decoded): string => asset.isNative() ? "native" : `${asset.getCode()}:${asset.getIssuer()}`;
const address = (text: string) => ({ kind: "address", address: text });
const amount = (text: string, asset?: Decoded) => ({
  kind: "amount",
  amount: stroops(text),
  ...asset === undefined ? {} : { asset: assetOf(asset) },
});
const number = (value: number | string | bigint) => ({ kind: "number", value: `${value}` });
const string = (text: string | Uint8Array) =>
  typeof text === "string" ? { kind: "string", text } : textOrBytes(new Uint8Array(text));
const hex = (bytes: Uint8Array | string) => ({
  kind: "bytes",
  hex: typeof bytes === "string" ? bytes : Buffer.from(bytes).toString("hex"),
});
const asset = (of: Decoded) => ({ kind: "asset", asset: assetOf(of) });
const pool = (id: string) => address(StrKey.encodeLiquidityPool(Buffer.from(id, "hex")));
const balance = (id: string) => address(StrKey.encodeClaimableBalance(Buffer.from(id, "hex").subarray(3)));

function textOrBytes(bytes: Uint8Array): object {
  try {
    return { kind: "string", text: new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes) };
  } catch {
    return hex(bytes);
  }
}

function signerKey(signer: Decoded): object {
  if (signer.ed25519PublicKey) return address(signer.ed25519PublicKey);
  if (signer.ed25519SignedPayload) return address(signer.ed25519SignedPayload);
  const raw = (value: string | Uint8Array) =>
    Buffer.from(value as never, typeof value === "string" ? "hex" : undefined);
  if (signer.preAuthTx) return address(StrKey.encodePreAuthTx(raw(signer.preAuthTx)));
  return address(StrKey.encodeSha256Hash(raw(signer.sha256Hash)));
}

const ACCOUNT_FLAGS = ["auth-required", "auth-revocable", "auth-immutable", "auth-clawback-enabled"];
const flagNames = (flags: number) => ({ kind: "flags", flags: ACCOUNT_FLAGS.filter((_, bit) => flags >> bit & 1) });

/**
 * Returns the expected fields of the statement of a decoded operation; `undefined` for contract operations. `raw` is
 * the wire value, for what stellar-base does not decode: names that are not ASCII, and flags that are set and cleared.
 */
function fieldsOf(op: Decoded, raw: Decoded, source: string): { readonly [name: string]: object } | undefined {
  const path = op.path?.length > 0 ? { path: { kind: "list", items: op.path.map(asset) } } : {};
  const isSwap = op.destination === source;
  switch (op.type as string) {
    case "createAccount":
      return {
        destination: address(op.destination),
        startingBalance: amount(op.startingBalance, base.Asset.native()),
      };
    case "payment":
      return { amount: amount(op.amount, op.asset), destination: address(op.destination) };
    case "pathPaymentStrictReceive":
      return {
        sendMax: limit(op.sendMax, op.sendAsset),
        destAmount: amount(op.destAmount, op.destAsset),
        ...isSwap ? {} : { destination: address(op.destination) },
        ...path,
      };
    case "pathPaymentStrictSend":
      return {
        sendAmount: amount(op.sendAmount, op.sendAsset),
        destMin: amount(op.destMin, op.destAsset),
        ...isSwap ? {} : { destination: address(op.destination) },
        ...path,
      };
    case "manageSellOffer":
    case "manageBuyOffer": {
      const isBuy = op.type === "manageBuyOffer";
      const size = isBuy ? op.buyAmount : op.amount;
      const offerId = op.offerId === "0" ? {} : { offerId: number(op.offerId) };
      if (stroops(size) === "0") {
        return { offerId: number(op.offerId), selling: asset(op.selling), buying: asset(op.buying) };
      }
      return {
        amount: amount(size, isBuy ? op.buying : op.selling),
        ...isBuy ? { selling: asset(op.selling) } : { buying: asset(op.buying) },
        price: { kind: "price", decimal: op.price },
        ...offerId,
      };
    }
    case "createPassiveSellOffer":
      return {
        amount: amount(op.amount, op.selling),
        buying: asset(op.buying),
        price: { kind: "price", decimal: op.price },
      };
    case "changeTrust": {
      const isPool = op.line.assetA !== undefined;
      const line = isPool
        ? {
          asset: pool(
            base.getLiquidityPoolId("constant_product", op.line.getLiquidityPoolParameters()).toString("hex"),
          ),
          assetA: asset(op.line.assetA),
          assetB: asset(op.line.assetB),
        }
        : { asset: asset(op.line) };
      return { ...line, ...stroops(op.limit) === "0" ? {} : { limit: limit(op.limit, isPool ? undefined : op.line) } };
    }
    case "allowTrust":
      return {
        trustor: address(op.trustor),
        asset: { kind: "asset", asset: `${op.assetCode}:${source}` },
        ...[0, 1, 2].includes(Number(op.authorize)) ? {} : { authorize: number(op.authorize) },
      };
    case "accountMerge":
      return { account: address(source), destination: address(op.destination) };
    case "inflation":
    case "endSponsoringFutureReserves":
      return {};
    case "manageData":
      return {
        name: string(raw.dataName()),
        ...op.value === undefined || op.value === null ? {} : { value: hex(op.value) },
      };
    case "bumpSequence":
      return { bumpTo: number(op.bumpTo) };
    case "createClaimableBalance":
      return { amount: amount(op.amount, op.asset) };
    case "claimClaimableBalance":
    case "clawbackClaimableBalance":
    case "revokeClaimableBalanceSponsorship":
      return { balance: balance(op.balanceId) };
    case "beginSponsoringFutureReserves":
      return { sponsored: address(op.sponsoredId) };
    case "revokeAccountSponsorship":
      return { account: address(op.account) };
    case "revokeTrustlineSponsorship":
      return {
        account: address(op.account),
        asset: op.asset.liquidityPoolId === undefined ? asset(op.asset) : pool(op.asset.liquidityPoolId),
      };
    case "revokeOfferSponsorship":
      return { account: address(op.seller), offerId: number(op.offerId) };
    case "revokeDataSponsorship":
      return { account: address(op.account), name: string(op.name) };
    case "revokeSignerSponsorship":
      return { account: address(op.account), key: signerKey(op.signer) };
    case "clawback":
      return { amount: amount(op.amount, op.asset), from: address(op.from) };
    case "setTrustLineFlags": {
      const names = ["authorized", "authorized-to-maintain-liabilities", "clawback-enabled"];
      const having = (flags: number) => names.filter((_, bit) => flags >> bit & 1);
      const [set, clear] = [having(raw.setFlags()), having(raw.clearFlags())];
      return {
        trustor: address(op.trustor),
        asset: asset(op.asset),
        ...set.length > 0 ? { set: { kind: "flags", flags: set } } : {},
        ...clear.length > 0 ? { clear: { kind: "flags", flags: clear } } : {},
      };
    }
    case "liquidityPoolDeposit":
      return {
        pool: pool(op.liquidityPoolId),
        maxAmountA: limit(op.maxAmountA),
        maxAmountB: limit(op.maxAmountB),
        minPrice: { kind: "price", decimal: op.minPrice },
        maxPrice: { kind: "price", decimal: op.maxPrice },
      };
    case "liquidityPoolWithdraw":
      return {
        pool: pool(op.liquidityPoolId),
        amount: amount(op.amount),
        minAmountA: amount(op.minAmountA),
        minAmountB: amount(op.minAmountB),
      };
    case "setOptions":
      return { account: address(source) };
    default:
      return undefined;
  }
}

function limit(text: string, of?: Decoded): object {
  const value = amount(text, of);
  return value.amount === `${2n ** 63n - 1n}` ? { ...value, unlimited: true } : value;
}

/** Returns the kind and the fields of the sub-statements of `setOptions`, in wire order. */
function settingsOf(op: Decoded): readonly (readonly [kind: string, fields: object])[] {
  const rows: [string, object][] = [];
  const has = (name: string) => op[name] !== undefined && op[name] !== null;
  if (has("inflationDest")) rows.push(["set-inflation-destination", { destination: address(op.inflationDest) }]);
  if (has("clearFlags")) rows.push(["clear-account-flags", { flags: flagNames(op.clearFlags) }]);
  if (has("setFlags")) rows.push(["set-account-flags", { flags: flagNames(op.setFlags) }]);
  if (has("masterWeight")) {
    rows.push(
      op.masterWeight === 0 ? ["disable-master-key", {}] : ["set-master-weight", { weight: number(op.masterWeight) }],
    );
  }
  for (
    const [name, text] of [["lowThreshold", "low"], ["medThreshold", "medium"], ["highThreshold", "high"]] as const
  ) {
    if (has(name)) rows.push(["set-threshold", { category: { kind: "string", text }, weight: number(op[name]) }]);
  }
  if (has("homeDomain")) {
    rows.push(
      op.homeDomain.length === 0 ? ["clear-home-domain", {}] : ["set-home-domain", { domain: string(op.homeDomain) }],
    );
  }
  if (has("signer")) {
    const key = signerKey(op.signer);
    rows.push(
      op.signer.weight === 0 ? ["remove-signer", { key }] : ["set-signer", { key, weight: number(op.signer.weight) }],
    );
  }
  return rows;
}

/** Returns a value without display and label, with a price as the decimal of stellar-base if it is the quotient. */
function plain(value: Value, theirs: object | undefined): object {
  if (value.kind === "list") return { ...value, items: value.items.map((item) => plain(item, undefined)) };
  if (value.kind === "price") {
    const { decimal } = theirs as { readonly decimal: string };
    return { kind: "price", decimal: isQuotient(value.n, value.d, decimal) ? decimal : `${value.n}/${value.d}` };
  }
  const { display: _, label: _label, ...data } = value as Value & { display?: string; label?: string };
  return data;
}

/** Returns whether a decimal is n / d, with an error of at most 10^-20. */
function isQuotient(n: number, d: number, decimal: string): boolean {
  const [whole, part = ""] = decimal.split(".");
  if (d === 0 || !/^\d+$/.test(whole!)) return d === 0 && (decimal === "NaN" || decimal === "Infinity");
  const scaled = BigInt(whole! + part.padEnd(20, "0"));
  const exact = BigInt(n) * 10n ** 20n;
  const difference = scaled * BigInt(d) - exact;
  return (difference < 0n ? -difference : difference) <= BigInt(d);
}

function decode({ xdr, network }: { readonly xdr: string; readonly network: string }): Decoded {
  const decoded: Decoded = TransactionBuilder.fromXDR(xdr, network);
  return { outer: decoded, inner: decoded.innerTransaction ?? decoded };
}

/** Returns the account (`G…`) of an account or a muxed account. */
const baseOf = (text: string): string =>
  text.startsWith("M") ? StrKey.encodeEd25519PublicKey(StrKey.decodeMed25519PublicKey(text).subarray(0, 32)) : text;

const counts = { envelopes: 0, operations: 0, fields: 0, rows: 0, unread: 0 };

for (const envelope of envelopes) {
  test(`describeRequest() reports what stellar-base decodes: ${envelope.name}`, () => {
    let decoded: Decoded;
    try {
      decoded = decode(envelope);
    } catch (error) { // such as an asset with a malformed code
      counts.unread++;
      assert.match(String(error), /asset code|invalid/i);
      return;
    }
    counts.envelopes++;
    const { inner } = decoded;
    const { statements } = describeRequest(TransactionEnvelope.fromXDR(envelope.xdr), {
      networkPassphrase: envelope.network,
    });
    if (inner.sequence === "0") { // a login, whose operations are one statement
      assert.deepEqual(statements.map(({ kind }) => kind), ["login"]);
      return;
    }
    assert.equal(statements.length, inner.operations.length);
    for (const [i, statement] of statements.entries()) {
      counts.operations++;
      const op = inner.operations[i];
      const source = op.source ?? inner.source;
      assert.equal(statement.source, source);
      if (op.type === "invokeHostFunction") compareCall(statement, op.func, op.auth ?? []);
      else if (op.type === "extendFootprintTtl") assert.deepEqual(statement.fields["ledgers"], number(op.extendTo));
      else if (op.type === "restoreFootprint") assert.equal(statement.kind, "restore");
      else compareFields(statement, fieldsOf(op, inner.tx.operations()[i].body().value(), baseOf(source))!);
      if (op.type === "setOptions") {
        const settings = settingsOf(op);
        assert.deepEqual(statement.below.map(({ kind }) => kind), settings.map(([kind]) => kind));
        for (const [j, [, fields]] of settings.entries()) compareFields(statement.below[j]!, fields as never);
      }
      if (op.type === "createClaimableBalance") {
        assert.deepEqual(
          statement.below.map(({ fields }) => fields["destination"]),
          op.claimants.map(({ destination }: Decoded) => address(destination)),
        );
      }
    }
  });
}

function compareFields({ fields }: Statement, expected: { readonly [name: string]: object }): void {
  counts.fields += Object.keys(expected).length;
  const ours = Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, plain(value, expected[name])]),
  );
  assert.deepEqual(ours, expected);
}

/** Compares a call: the contract, the function and the number of arguments, or the token amounts, and the entries. */
function compareCall(statement: Statement, func: Decoded, auth: readonly Decoded[]): void {
  assert.equal(statement.below.length, auth.length);
  const { fields, kind } = statement;
  switch (func.switch().name) {
    case "hostFunctionTypeUploadContractWasm":
      assert.deepEqual(fields, { size: number(func.wasm().length), hash: hex(base.hash(func.wasm())) });
      return;
    case "hostFunctionTypeInvokeContract": {
      const call = func.invokeContract();
      const args: readonly Decoded[] = call.args();
      const contract = base.Address.fromScAddress(call.contractAddress()).toString();
      counts.fields += Object.keys(fields).length;
      if (kind !== "call") {
        assert.equal(statement.assumes, "token");
        const natives = args.map((arg) => base.scValToNative(arg));
        for (const value of Object.values(fields)) {
          if (value.kind === "address") assert.ok(natives.includes(value.address));
          if (value.kind !== "amount") continue;
          assert.equal(value.token, contract);
          assert.ok(natives.includes(BigInt(value.amount)));
        }
        return;
      }
      assert.deepEqual(fields["contract"], address(contract));
      assert.deepEqual(fields["function"], string(call.functionName()));
      const list = fields["args"] as Value & { kind: "list" };
      assert.equal(list.items.length, args.length);
      return;
    }
    default:
      assert.equal(kind, "create");
  }
}

/** Returns the threshold of an operation, by `getThresholdLevel` of stellar-core. */
function thresholdOf(op: Decoded): "low" | "medium" | "high" {
  switch (op.type as string) {
    case "accountMerge":
      return "high";
    case "setOptions":
      return ["masterWeight", "lowThreshold", "medThreshold", "highThreshold", "signer"]
          .some((name) => op[name] !== undefined && op[name] !== null)
        ? "high"
        : "medium";
    case "allowTrust":
    case "setTrustLineFlags":
    case "inflation":
    case "bumpSequence":
    case "claimClaimableBalance":
    case "extendFootprintTtl":
    case "restoreFootprint":
      return "low";
    default:
      return "medium";
  }
}

const LEVELS = ["low", "medium", "high"];

/** Returns the accounts that must sign a transaction by the rules of the protocol, with their highest thresholds. */
function accountsOf(tx: Decoded): Map<string, string> {
  const accounts = new Map([[baseOf(tx.source), "low"]]);
  for (const op of tx.operations) {
    const account = baseOf(op.source ?? tx.source);
    const level = Math.max(LEVELS.indexOf(accounts.get(account) ?? "low"), LEVELS.indexOf(thresholdOf(op)));
    accounts.set(account, LEVELS[level]!);
  }
  return accounts;
}

/** Returns the state of an account by the signatures of a transaction, on a network. */
function stateOf(account: string, tx: Decoded, network: string, xdr: string, isInner: boolean): string {
  const key = Keypair.fromPublicKey(account);
  const hinted = tx.signatures.filter((one: Decoded) => one.hint().equals(key.signatureHint()));
  const isValid = (passphrase: string) => {
    const { outer, inner } = decode({ xdr, network: passphrase });
    const hash = (isInner ? inner : outer).hash();
    return hinted.some((one: Decoded) => key.verify(hash, one.signature()));
  };
  if (isValid(network)) return "signed";
  if (Object.values(Networks).some((other) => other !== network && isValid(other))) return "other-network";
  return hinted.length > 0 ? "invalid" : "missing";
}

for (const envelope of envelopes) {
  test(`requiredSigners() has the accounts and the states of the protocol: ${envelope.name}`, () => {
    let decoded: Decoded;
    try {
      decoded = decode(envelope);
    } catch {
      return;
    }
    const { outer, inner } = decoded;
    const isBump = outer !== inner;
    const expected = [
      ...isBump
        ? [[
          "",
          baseOf(outer.feeSource),
          "low",
          stateOf(baseOf(outer.feeSource), outer, envelope.network, envelope.xdr, false),
        ]]
        : [],
      ...Array.from(accountsOf(inner), ([account, threshold]) => [
        isBump ? "innerTx" : "",
        account,
        threshold,
        stateOf(account, inner, envelope.network, envelope.xdr, true),
      ]),
    ];
    const { signers } = requiredSigners(TransactionEnvelope.fromXDR(envelope.xdr), envelope.network);
    const rows = signers.filter(({ roles, threshold }) =>
      threshold !== null && !roles.includes("entry") && !roles.includes("delegate")
    );
    counts.rows += rows.length;
    const missing = ["not-signed", "unknown-key", "other-key"];
    assert.deepEqual(
      rows.map((
        { path, address, threshold, state },
      ) => [path, address, threshold, missing.includes(state) ? "missing" : state]),
      expected,
    );
  });
}

/** Returns the state of an entry with legacy credentials, by the rules of the protocol; `undefined` for others. */
function entryState(entry: Decoded, network: string): { readonly address: string; readonly state: string } | undefined {
  if (entry.credentials().switch().name !== "sorobanCredentialsAddress") return undefined;
  const credentials = entry.credentials().address();
  const address = base.Address.fromScAddress(credentials.address()).toString();
  const native: Decoded = base.scValToNative(credentials.signature());
  if (native === null || native === undefined || native.length === 0) return { address, state: "not-signed" };
  const isList = Array.isArray(native) && native.every((one) => one.public_key && one.signature);
  if (!isList) return { address, state: address.startsWith("C") ? "custom" : "invalid" };
  const isValidOn = (passphrase: string) => {
    const preimage = base.xdr.HashIdPreimage.envelopeTypeSorobanAuthorization(
      new base.xdr.HashIdPreimageSorobanAuthorization({
        networkId: base.hash(Buffer.from(passphrase)),
        nonce: credentials.nonce(),
        invocation: entry.rootInvocation(),
        signatureExpirationLedger: credentials.signatureExpirationLedger(),
      }),
    );
    const payload = base.hash(preimage.toXDR());
    return native.every((one: Decoded) =>
      Keypair.fromPublicKey(StrKey.encodeEd25519PublicKey(one.public_key)).verify(payload, one.signature)
    );
  };
  const keys = native.map((one: Decoded) => StrKey.encodeEd25519PublicKey(one.public_key));
  if (isValidOn(network)) {
    return { address, state: address.startsWith("C") ? "custom" : keys.includes(address) ? "signed" : "other-key" };
  }
  const elsewhere = Object.values(Networks).some((other) => other !== network && isValidOn(other));
  return { address, state: elsewhere ? "other-network" : "invalid" };
}

test("requiredSigners() has the entries of all these transactions, in the states of the protocol", () => {
  let entries = 0;
  for (const envelope of envelopes) {
    const { inner } = decode(envelope);
    const expected = inner.operations.flatMap((op: Decoded, i: number) =>
      op.type !== "invokeHostFunction" ? [] : (op.auth ?? []).flatMap((entry: Decoded, j: number) => {
        const found = entryState(entry, envelope.network);
        return found === undefined ? [] : [{ path: `operations[${i}].auth[${j}]`, ...found }];
      })
    );
    const { signers } = requiredSigners(TransactionEnvelope.fromXDR(envelope.xdr), envelope.network);
    const rows = signers.filter(({ roles }) => roles.includes("entry"))
      .map(({ path, address, state }) => ({ path, address, state }));
    assert.deepEqual(rows, expected, envelope.name);
    entries += rows.length;
  }
  assert.ok(entries >= 10, `${entries}`);
});

test("the comparison with stellar-base has seen enough", () => {
  assert.ok(counts.envelopes >= 280 && counts.operations >= 460 && counts.fields >= 1_100 && counts.rows >= 330);
  assert.equal(counts.unread, 0);
});
