/** Transactions of the ledger, rebuilt by this library from the fields that stellar-base 15 decodes. */

import assert from "node:assert/strict";
import { test } from "node:test";
import * as sdk from "@stellar/stellar-sdk-15";
import { toHex } from "@dwsa/base/encoding";
import { invokeContractFunction, withAuth } from "@dwsa/base/contract";
import * as build from "@dwsa/base/operation";
import {
  buildTransaction,
  createContract,
  extendFootprint,
  feeBumpTransaction,
  hashTransaction,
  restoreFootprint,
  type TransactionMemo,
  uploadWasm,
} from "@dwsa/base/transaction";
import {
  type ClaimPredicateJson,
  DecoratedSignature,
  DwsaAuthorizationEntry,
  DwsaTransactionData,
  Operation,
  ScVal,
  TransactionEnvelope,
  TransactionV1Envelope,
} from "@dwsa/base/xdr";
import { encodeStrKey } from "@dwsa/base/strkey";
import { corpus } from "../_corpus.ts";

const NETWORK = sdk.Networks.PUBLIC;

/** A value decoded by stellar-base. */
// deno-lint-ignore no-explicit-any -- a union of many types, which depend on the operation
type Read = any;

const assetOf = (asset: sdk.Asset) => asset.isNative() ? "native" : `${asset.getCode()}:${asset.getIssuer()}`;
const lineOf = (line: sdk.Asset | sdk.LiquidityPoolAsset) =>
  line instanceof sdk.LiquidityPoolAsset
    ? { pool: [assetOf(line.assetA), assetOf(line.assetB)] as const }
    : assetOf(line);

/** Returns a price as the fraction in the XDR, since stellar-base rounds decoded prices. */
const priceOf = (price: Read) => ({ n: price.n() as number, d: price.d() as number });

const ACCOUNT_FLAGS = ["auth-required", "auth-revocable", "auth-immutable", "auth-clawback-enabled"] as const;
const accountFlags = (bits: number | undefined) =>
  bits === undefined ? undefined : ACCOUNT_FLAGS.filter((_, bit) => (bits >> bit & 1) !== 0);

const TRUST_FLAGS = [
  ["authorized", "authorized"],
  ["authorizedToMaintainLiabilities", "authorized-to-maintain-liabilities"],
  ["clawbackEnabled", "clawback-enabled"],
] as const;

function signerOf(signer: Read): string {
  if (signer.ed25519PublicKey !== undefined) return signer.ed25519PublicKey;
  if (signer.ed25519SignedPayload !== undefined) return signer.ed25519SignedPayload;
  return signer.sha256Hash === undefined
    ? encodeStrKey("preAuthTx", Uint8Array.from(bytesOf(signer.preAuthTx)))
    : encodeStrKey("sha256Hash", Uint8Array.from(bytesOf(signer.sha256Hash)));
}

const bytesOf = (given: string | Uint8Array) =>
  typeof given === "string" ? Uint8Array.from(given.match(/../g)!, (digits) => Number.parseInt(digits, 16)) : given;

function predicateOf(predicate: Read): ClaimPredicateJson {
  const value = predicate.value();
  switch (predicate.switch().name) {
    case "claimPredicateUnconditional":
      return "unconditional";
    case "claimPredicateAnd":
      return { and: value.map(predicateOf) };
    case "claimPredicateOr":
      return { or: value.map(predicateOf) };
    case "claimPredicateNot":
      return { not: predicateOf(value) };
    case "claimPredicateBeforeAbsoluteTime":
      return { before_absolute_time: value.toString() };
    default:
      return { before_relative_time: value.toString() };
  }
}

/** Builds the operation of a call, creation or upload, with its entries. */
function hostFunctionOf(func: Read, auth: readonly Read[]): Operation {
  const entries = auth.map((entry) => DwsaAuthorizationEntry.fromXDR(entry.toXDR("base64")));
  const valuesOf = (values: readonly Read[]) => values.map((value) => ScVal.fromXDR(value.toXDR("base64")));
  switch (func.switch().name) {
    case "hostFunctionTypeInvokeContract": {
      const call = func.invokeContract();
      const contract = sdk.Address.fromScAddress(call.contractAddress()).toString();
      return withAuth(invokeContractFunction(contract, `${call.functionName()}`, valuesOf(call.args())), entries);
    }
    case "hostFunctionTypeUploadContractWasm":
      return withAuth(uploadWasm(Uint8Array.from(func.wasm())), entries);
    default: {
      const creation = func.value();
      const preimage = creation.contractIdPreimage();
      if (preimage.switch().name === "contractIdPreimageFromAsset") {
        const asset = sdk.Asset.fromOperation(preimage.fromAsset());
        return withAuth(createContract({ asset: assetOf(asset) }), entries);
      }
      const { address, salt } = preimage.fromAddress()._attributes;
      return withAuth(
        createContract({
          deployer: sdk.Address.fromScAddress(address).toString(),
          salt: Uint8Array.from(salt),
          wasmHash: Uint8Array.from(creation.executable().wasmHash()),
          args: valuesOf(creation.constructorArgs?.() ?? []),
        }),
        entries,
      );
    }
  }
}

/** Builds an operation from the fields decoded by stellar-base. `wire` is the wire value, for prices. */
function operationOf(op: Read, wire: Read): Operation {
  const source: { source?: string } = op.source === undefined ? {} : { source: op.source };
  const body = wire.body().value();
  const given = { ...op, ...source };
  delete given.type;
  for (const name of ["asset", "selling", "buying", "sendAsset", "destAsset"]) {
    if (given[name] instanceof sdk.Asset) given[name] = assetOf(given[name]);
  }
  const plain = () => {
    if (op.source === undefined) delete given.source;
    return given;
  };
  switch (op.type) {
    case "pathPaymentStrictSend":
    case "pathPaymentStrictReceive":
      return (build[op.type as "pathPaymentStrictSend"])({ ...plain(), path: op.path.map(assetOf) });
    case "manageSellOffer":
    case "manageBuyOffer":
    case "createPassiveSellOffer":
      return (build[op.type as "manageSellOffer"])({ ...plain(), price: priceOf(body.price()) });
    case "liquidityPoolDeposit":
      return build.liquidityPoolDeposit({
        ...plain(),
        minPrice: priceOf(body.minPrice()),
        maxPrice: priceOf(body.maxPrice()),
      });
    case "setOptions":
      return build.setOptions(defined({
        ...plain(),
        clearFlags: accountFlags(op.clearFlags),
        setFlags: accountFlags(op.setFlags),
        signer: op.signer && { key: signerOf(op.signer), weight: op.signer.weight },
      }));
    case "changeTrust":
      return build.changeTrust({ line: lineOf(op.line), limit: op.limit, ...source });
    case "manageData":
      return build.manageData({
        dataName: op.name,
        dataValue: op.value === undefined || op.value === null ? null : Uint8Array.from(op.value),
        ...source,
      });
    case "createClaimableBalance":
      return build.createClaimableBalance({
        ...plain(),
        claimants: op.claimants.map(({ destination, predicate }: Read) => ({
          destination,
          predicate: predicateOf(predicate),
        })),
      });
    case "setTrustLineFlags": {
      const those = (set: boolean) => TRUST_FLAGS.filter(([name]) => op.flags[name] === set).map(([, flag]) => flag);
      return build.setTrustLineFlags({
        trustor: op.trustor,
        asset: given.asset,
        clearFlags: those(false),
        setFlags: those(true) as "authorized"[],
        ...source,
      });
    }
    case "revokeAccountSponsorship":
      return build.revokeSponsorship({ account: { accountId: op.account }, ...source });
    case "revokeTrustlineSponsorship": {
      const asset = op.asset instanceof sdk.Asset
        ? assetOf(op.asset)
        : encodeStrKey("liquidityPool", bytesOf(op.asset.getLiquidityPoolId()));
      return build.revokeSponsorship({ trustline: { accountId: op.account, asset }, ...source });
    }
    case "revokeOfferSponsorship":
      return build.revokeSponsorship({ offer: { sellerId: op.seller, offerId: op.offerId }, ...source });
    case "revokeDataSponsorship":
      return build.revokeSponsorship({ data: { accountId: op.account, dataName: op.name }, ...source });
    case "revokeClaimableBalanceSponsorship":
      return build.revokeSponsorship({ claimableBalance: { balanceId: op.balanceId }, ...source });
    case "revokeSignerSponsorship":
      return build.revokeSponsorship({ signer: { accountId: op.account, signerKey: signerOf(op.signer) }, ...source });
    case "invokeHostFunction":
      return withSource(hostFunctionOf(op.func, op.auth ?? []), op.source);
    case "extendFootprintTtl":
      return withSource(extendFootprint(op.extendTo), op.source);
    case "restoreFootprint":
      return withSource(restoreFootprint(), op.source);
    default: {
      const builder = build[op.type as "payment"];
      if (builder === undefined) throw new Error(`no function builds ${op.type}`);
      return builder(plain());
    }
  }
}

/** Sets the source of a contract operation, which the functions for contract operations do not accept. */
function withSource({ body }: Operation, source: string | undefined): Operation {
  const { sourceAccount } = build.endSponsoringFutureReserves(source === undefined ? {} : { source });
  return new Operation({ sourceAccount, body });
}

function defined<T extends object>(params: T): T {
  return Object.fromEntries(Object.entries(params).filter(([, value]) => value !== undefined)) as T;
}

function memoOf(memo: sdk.Memo): TransactionMemo | undefined {
  const value = memo.value as Read;
  switch (memo.type) {
    case "none":
      return undefined;
    case "text":
      return { type: "text", value: typeof value === "string" ? value : Uint8Array.from(value) };
    case "id":
      return { type: "id", value };
    default:
      return { type: memo.type as "hash", value: Uint8Array.from(value) };
  }
}

function rebuilt(tx: sdk.Transaction): TransactionEnvelope {
  const wire = (tx as Read).tx;
  const memo = memoOf(tx.memo);
  const isV2 = wire.cond?.().switch().name === "precondV2";
  const data = wire.ext().switch() === 1
    ? DwsaTransactionData.fromXDR(wire.ext().sorobanData().toXDR("base64"))
    : undefined;
  return buildTransaction(defined({
    source: tx.source,
    accountSequence: BigInt(tx.sequence) - 1n,
    fee: tx.fee,
    operations: tx.operations.map((op, i) => operationOf(op, wire.operations()[i])),
    timeBounds: tx.timeBounds === undefined ? "none" : { min: tx.timeBounds.minTime, max: tx.timeBounds.maxTime },
    memo,
    resourceData: data,
    ...(isV2
      ? {
        ledgerBounds: tx.ledgerBounds && { min: tx.ledgerBounds.minLedger, max: tx.ledgerBounds.maxLedger },
        minSequence: tx.minAccountSequence,
        minSequenceAge: `${tx.minAccountSequenceAge ?? 0}`,
        minSequenceLedgerGap: tx.minAccountSequenceLedgerGap ?? 0,
        extraSigners: tx.extraSigners?.map((key) => sdk.SignerKey.encodeSignerKey(key as Read)),
      }
      : {}),
  }) as never);
}

/** The reasons why envelopes cannot be built again, by a part of the error message. */
const LISTED: Readonly<Record<string, string>> = {
  "no function builds inflation": "inflation, which no longer exists",
  "no function builds allowTrust": "allowTrust, which setTrustLineFlags replaces",
  "accountSequence to be an integer from 0": "the sequence number 0, of a challenge (SEP-10)",
  "expected 1 to 100 operations, got 0": "no operation",
  "(0) is not positive": "an amount of 0",
  "is not issued by the source account of the operation": "flags of another's asset",
  "is the source account of the operation itself": "an operation with the own account",
  "memo is set, which a contract call does not allow": "a contract call with a memo",
  "has both authorized and": "contradictory flags",
  "ends a sponsorship of": "the end of a sponsorship that no operation has begun",
};

test("transactions of the ledger, read by stellar-base, are built again with the same bytes and hashes", () => {
  const counts: Record<string, number> = {};
  const wrong: string[] = [];
  for (const { xdr } of corpus("transactionEnvelopes")) {
    const read = sdk.TransactionBuilder.fromXDR(xdr, NETWORK);
    const inner = read instanceof sdk.FeeBumpTransaction ? read.innerTransaction : read;
    let reason = "built";
    try {
      const envelope = rebuilt(inner);
      assert.equal(toHex(hashTransaction(envelope, NETWORK)), toHex(Uint8Array.from(inner.hash())));
      if (read instanceof sdk.FeeBumpTransaction) {
        const signatures = inner.signatures.map((each) => DecoratedSignature.fromXDR(each.toXDR("base64")));
        const { tx } = (envelope as TransactionEnvelope<"envelopeTypeTx">).value;
        const signed = TransactionEnvelope.envelopeTypeTx(new TransactionV1Envelope({ tx, signatures }));
        const bump = feeBumpTransaction(signed, { feeSource: read.feeSource, fee: read.fee });
        assert.equal(toHex(hashTransaction(bump, NETWORK)), toHex(Uint8Array.from(read.hash())));
      }
    } catch (error) {
      const { message } = error as Error;
      reason = Object.entries(LISTED).find(([part]) => message.includes(part))?.[1] ?? `NOT LISTED: ${message}`;
      if (reason.startsWith("NOT")) wrong.push(reason);
    }
    counts[reason] = (counts[reason] ?? 0) + 1;
  }
  assert.deepEqual(wrong, []);
  const { length } = corpus("transactionEnvelopes");
  assert.ok(counts.built! > length * 0.8, `${counts.built} of ${length} are built`);
  if (length === 533) assert.equal(counts.built, 505); // the larger collection
});
