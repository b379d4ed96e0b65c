/** Records the samples of the inspector page. */

import { addressToScAddress } from "@dwsa/base/address";
import { authorizeEntry } from "@dwsa/base/auth";
import { Contract, contractIdFromAsset } from "@dwsa/base/contract";
import { nativeToScVal } from "@dwsa/base/scval";
import { StrKey } from "@dwsa/base/strkey";
import {
  AccountEntry,
  AlphaNum4,
  Asset,
  DwsaAuthorizationEntry,
  LedgerEntry,
  LedgerEntryData,
  PublicKey,
  ScVal,
} from "@dwsa/base/xdr";
import type { Ask } from "./_family.ts";
import {
  accountEntry,
  contractAddress,
  install,
  ledgerOf,
  MAX_ENTRY_TTL,
  NETWORKS,
  person,
  SEQ,
  toLedgerEntry,
} from "./_ledger.ts";
import { createsAsset, Entries, functionIn, perform, rebuilt, requireOk, type Simulated } from "./_loop_family.ts";
import type { Call } from "./_questions.ts";

/** The recorded samples; all XDR in base64. */
export interface PageSamples {
  /** The signed entry of an unlimited allowance, which the host has accepted. */
  readonly allowance: string;
  /** The asset of that allowance. */
  readonly asset: string;
  /** The diagnostic events of a payment inside two other calls, for which the balance of the payer is too low. */
  readonly failed: readonly string[];
}

const NETWORK = NETWORKS[1];
/** The issuer of USDC. */
const ISSUER = "GA5ZSEJYB37JRC5AVCIA5MOP4RHTM335X2KGX3IHOJAPP5RE34K4KZVN";
/** The numbers of the contracts that call others. */
const [DESK, SHOP] = [4, 3];

/** Asks the host for the samples. */
export async function pageSamples(ask: Ask): Promise<PageSamples> {
  return { ...await allowance(ask), failed: await failedPayment(ask) };
}

async function allowance(ask: Ask): Promise<Pick<PageSamples, "allowance" | "asset">> {
  const asset = `USDC:${ISSUER}`;
  const [funder, owner] = [person(80), person(1)];
  const accounts = [funder.publicKey(), owner.publicKey(), ISSUER].map((text) => [text, accountEntry(text)] as const);
  const around = { ask, source: funder, entries: new Entries(accounts), ledger: ledgerOf(NETWORK), contracts: [] };
  const code = new AlphaNum4({
    assetCode: new TextEncoder().encode("USDC"),
    issuer: PublicKey.publicKeyTypeEd25519(StrKey.decodeEd25519PublicKey(ISSUER)),
  });
  await perform(createsAsset(Asset.assetTypeCreditAlphanum4(code)), "the asset's contract", around);
  const approve = new Contract(contractIdFromAsset(asset, NETWORK)).call(
    "approve",
    addressOf(owner.publicKey()),
    addressOf(contractAddress(SHOP)),
    nativeToScVal(2n ** 127n - 1n, { type: "i128" }),
    ScVal.scvU32(SEQ + MAX_ENTRY_TTL - 1),
  );
  const { signed } = await authorized(ask, approve, around.entries, []);
  return { allowance: signed, asset };
}

async function failedPayment(ask: Ask): Promise<readonly string[]> {
  const [funder, payer, payee] = [person(80), person(1), person(81)];
  const people = [funder, payer, payee].map((one) => one.publicKey());
  const entries = new Entries(people.map((text) => [text, accountEntry(text)] as const));
  const contracts = [install(DESK, "caller"), install(SHOP, "caller")];
  const around = { ask, source: funder, entries, ledger: ledgerOf(NETWORK), contracts };
  await perform(createsAsset(Asset.assetTypeNative()), "the asset's contract", around);
  const payment = ScVal.scvVec([
    addressOf(contractIdFromAsset("native", NETWORK)),
    ScVal.scvSymbol("transfer"),
    ScVal.scvVec([
      addressOf(payer.publicKey()),
      addressOf(payee.publicKey()),
      nativeToScVal(2_500_000_000n, { type: "i128" }),
    ]),
  ]);
  const order = ScVal.scvVec([
    addressOf(contractAddress(SHOP)),
    ScVal.scvSymbol("fan"),
    ScVal.scvVec([ScVal.scvVec([payment])]),
  ]);
  const pay = new Contract(contractAddress(DESK)).call(
    "run",
    addressOf(payer.publicKey()),
    ScVal.scvVec([order]),
    ScVal.scvString("order 7"),
  );
  const { asked, resources } = await authorized(ask, pay, entries, contracts);
  // Meanwhile, the payer has spent almost the whole balance.
  const spent = asked.entries.map(([entry, liveUntil]) => [withBalance(entry, payer.publicKey()), liveUntil] as const);
  const answer = await ask({ op: "enforce", ...asked, entries: spent, resources, diagnostics: true });
  if (answer.ok || answer.type !== "Contract") {
    throw new Error(`expected a contract to fail: ${JSON.stringify(answer)}`);
  }
  return answer.value as readonly string[];
}

/**
 * Simulates, signs and enforces an operation of person 1. Returns the signed entry, and the call with its resources.
 */
async function authorized(
  ask: Ask,
  operation: ReturnType<Contract["call"]>,
  entries: Entries,
  contracts: Call["contracts"],
): Promise<{ readonly signed: string; readonly asked: Call; readonly resources: string }> {
  const base: Call = {
    ledger: ledgerOf(NETWORK),
    entries: entries.list(),
    contracts,
    function: functionIn(operation).toXDR("base64"),
  };
  const { auth: [simulated] } = requireOk<Simulated>(await ask({ op: "simulate", ...base }), "the simulation");
  const entry = DwsaAuthorizationEntry.fromXDR(simulated!, "base64");
  const signed = (await authorizeEntry(entry, person(1), SEQ + 100, NETWORK)).toXDR("base64");
  const asked: Call = { ...base, auth: [signed] };
  const { transactionData } = requireOk<Simulated>(await ask({ op: "simulate", ...asked }), "the second simulation");
  const resources = rebuilt(transactionData).resources.toXDR("base64");
  requireOk(await ask({ op: "enforce", ...asked, resources }), "the call");
  return { signed, asked, resources };
}

/** Returns the ledger entry of an account with a balance of 2 XLM; any other ledger entry is returned unchanged. */
function withBalance(text: string, account: string): string {
  const { data } = LedgerEntry.fromXDR(text, "base64");
  if (data.type !== "account" || StrKey.encodeEd25519PublicKey(data.value.accountId.value) !== account) return text;
  return toLedgerEntry(LedgerEntryData.account(new AccountEntry({ ...data.value, balance: 20_000_000n })));
}

function addressOf(text: string): ScVal {
  return ScVal.scvAddress(addressToScAddress(text));
}
