/** Compares statements of the inspector about a transaction with values decoded by stellar-base. */

import * as base from "@stellar/stellar-sdk-15";
import { type EffectView, type PartView, type Shown } from "./_shown.ts";
import {
  type Claim,
  type Decoded,
  judgeCalls,
  judgeCallSentence,
  judgeEntry,
  judgeHostFunction,
  textOf,
} from "./_call_claims.ts";

/** The current time of the page, in seconds since 1970. */
export const NOW = 1_790_000_000;

/** The number of checked claims, and the false claims. */
export interface Judgement {
  readonly claims: number;
  readonly wrong: readonly string[];
}

/** The beginning of the sentence of each operation type. */
const VERBS: { readonly [type: string]: RegExp } = {
  createAccount: /^Create account /,
  payment: /^Send /,
  pathPaymentStrictReceive: /^(Send .*, bought with at most |Exchange at most )/s,
  pathPaymentStrictSend: /^Exchange (?!at most)/,
  manageSellOffer: /^(Offer to sell |Change offer \d+: sell |Cancel offer \d+ )/,
  manageBuyOffer: /^(Offer to buy |Change offer \d+: buy |Cancel offer \d+ )/,
  createPassiveSellOffer: /^Offer to sell .*without taking offers at the same price/s,
  setOptions: /^Change (nothing in )?the settings of |^Change nothing in the settings of /,
  changeTrust: /^(Trust |Remove the trust line for )/,
  allowTrust: /^Let |^No longer let /,
  accountMerge: /^Delete account /,
  inflation: /^Run inflation/,
  manageData: /^(Set|Remove) data /,
  bumpSequence: /^Raise the sequence number to /,
  createClaimableBalance: /^Set .* aside for these claimants$/s,
  claimClaimableBalance: /^Claim the claimable balance /,
  beginSponsoringFutureReserves: /^Pay for the reserves of /,
  endSponsoringFutureReserves: /^End the sponsorship of /,
  setTrustLineFlags: /^For the /,
  clawback: /^Destroy /,
  liquidityPoolDeposit: /^Put at most /,
  liquidityPoolWithdraw: /^Take /,
  invokeHostFunction: /^(Call |Create |Upload |Send |If |Let |Destroy |For |Make )/,
  extendFootprintTtl: /^Extend the lifetime of /,
  restoreFootprint: /^Restore /,
};

/** Functions that return whether a decoded operation must have a warning. All other operations must not have it. */
const WARNED: { readonly [code: string]: (op: Decoded) => boolean } = {
  "data-changed": ({ type }) => type === "manageData",
  "account-merge": ({ type }) => type === "accountMerge",
  "signer-added": ({ type, signer }) => type === "setOptions" && signer?.weight > 0,
  "home-domain-changed": ({ type, homeDomain }) => type === "setOptions" && homeDomain !== undefined,
  "master-key-disabled": ({ type, masterWeight }) => type === "setOptions" && masterWeight === 0,
  "master-weight-changed": ({ type, masterWeight }) => type === "setOptions" && masterWeight > 0,
  "threshold-changed": ({ type, lowThreshold: low, medThreshold: medium, highThreshold: high }) =>
    type === "setOptions" && [low, medium, high].some((weight) => weight !== undefined),
  "account-flags-changed": ({ type, setFlags, clearFlags }) => type === "setOptions" && Boolean(setFlags || clearFlags),
  "inflation-destination-changed": ({ type, inflationDest }) => type === "setOptions" && inflationDest !== undefined,
  "sequence-bumped": ({ type }) => type === "bumpSequence",
  "sponsoring": ({ type }) => type === "beginSponsoringFutureReserves",
  "sponsorship-revoked": ({ type }) => /^revoke.*Sponsorship$/.test(type),
  "clawback": ({ type }) => /^clawback/.test(type),
  "unlimited-trust": ({ type, line, limit }) =>
    type === "changeTrust" && line instanceof base.Asset && limit === "922337203685.4775807",
  "code-uploaded": ({ type, func }) =>
    type === "invokeHostFunction" && func.switch().name === "hostFunctionTypeUploadContractWasm",
  "muxed-recipient": ({ type, destination }) => type !== "invokeHostFunction" && /^M/.test(destination ?? ""),
};

/** Checks a report against a decoded envelope. */
export function judge(report: Shown, xdr: string, network: string): Judgement {
  const wrong: string[] = [];
  let claims = 0;
  const claim = (what: string, isTrue: boolean) => {
    claims++;
    if (!isTrue) wrong.push(what);
  };
  const outer: Decoded = base.TransactionBuilder.fromXDR(xdr, network);
  const inner: Decoded = outer.innerTransaction ?? outer;
  const { operations, source } = inner;
  const sources: string[] = operations.map((op: Decoded) => op.source ?? source);
  const { effects, findings, entries, transaction, signers } = report;

  claim("number of operations", effects.length === operations.length);
  for (const [i, op] of operations.entries()) {
    const effect = effects[i]!;
    const sponsors = operations.slice(0, i).flatMap((before: Decoded, j: number) =>
      before.type === "beginSponsoringFutureReserves" && [sources[i], op.destination].includes(before.sponsoredId)
        ? [sources[j]!]
        : []
    );
    judgeSentence(`operation ${i}`, effect.parts, op, sources[i]!, claim, sponsors);
    if (effect.by.length > 0 && effect.by[0]!.address !== undefined) {
      claim(`who acts in operation ${i}`, effect.by[0]!.address === sources[i]);
    }
    claim(`that operation ${i} names who acts`, (effect.by.length > 0) === namesActor(op));
    const view = transaction!.operations[i]!;
    if (op.type === "invokeHostFunction") judgeCalls(`operation ${i}`, effect, op, claim);
    claim(`source in the details of operation ${i}`, view.source === (op.source ?? null));
    if (op.type === "invokeHostFunction") judgeHostFunction(`call of operation ${i}`, view.call, op.func, claim);
    for (const [code, holds] of Object.entries(WARNED)) {
      const isMarked = marksOf(effect).includes(code.replaceAll("-", " "));
      if (op.type !== "invokeHostFunction") claim(`${code} at operation ${i}`, isMarked === holds(op));
    }
  }
  judgeHeading(report, operations, sources, claim);
  for (const code of Object.keys(WARNED)) {
    const places = effects.filter((effect) => marksOf(effect).includes(code.replaceAll("-", " "))).length;
    claim(`${code} above`, findings.some((one) => one.code === code) === places > 0);
  }
  const bounds = inner.timeBounds;
  const maxTime = Number(bounds?.maxTime ?? 0); // a bound after the year 9999 counts as none
  const isEndless = (maxTime === 0 || maxTime > 253_402_300_799) && !(inner.ledgerBounds?.maxLedger > 0);
  const has = (code: string) => findings.some((one) => one.code === code);
  claim("no-expiry", has("no-expiry") === isEndless);
  claim("other-source", has("other-source") === sources.some((one) => baseOf(one) !== baseOf(source)));
  claim(
    "fee-by-other-account",
    has("fee-by-other-account") === (outer !== inner && baseOf(outer.feeSource) !== baseOf(source)),
  );
  claim("extra-signers", has("extra-signers") === (inner.extraSigners ?? []).length > 0);
  judgeConditions(report, outer, inner, claim);

  const auth: Decoded[] = operations.flatMap((op: Decoded) => op.type === "invokeHostFunction" ? op.auth ?? [] : []);
  claim("number of entries", entries.length === auth.length);
  for (const [i, entry] of auth.slice(0, entries.length).entries()) judgeEntry(`entry ${i}`, entries[i]!, entry, claim);

  const needed = new Set([source, ...sources, ...(outer === inner ? [] : [outer.feeSource])].map(baseOf));
  const named = new Set(
    signers.filter(({ role }) => !/entry|delegate|extra/.test(role)).map((row) => row.address),
  );
  claim("who must sign", [...needed].sort().join() === [...named].sort().join());
  for (const { address, role, isSigned: claimed } of signers) {
    if (!needed.has(address) || /entry/.test(role)) continue;
    const tx = outer !== inner && /fee-source/.test(role) ? outer : inner;
    const isSigned = tx.signatures.some((one: Decoded) => verifies(address, tx.hash(), one.signature()));
    claim(`signature of ${address}, ${role}`, claimed === isSigned);
  }
  return { claims, wrong };
}

function baseOf(address: string): string {
  return address.startsWith("M")
    ? base.StrKey.encodeEd25519PublicKey(base.StrKey.decodeMed25519PublicKey(address).subarray(0, 32))
    : address;
}

function verifies(address: string, hash: Uint8Array, signature: Uint8Array): boolean {
  try {
    return base.Keypair.fromPublicKey(address).verify(hash as never, signature as never);
  } catch {
    return false;
  }
}

function marksOf({ marks, below }: EffectView): string[] {
  return [...marks.map(({ name }) => name), ...below.flatMap(marksOf)];
}

/** Returns whether the row of an operation must name its account, because the sentence does not. */
function namesActor({ type }: Decoded): boolean {
  return !["accountMerge", "setOptions", "endSponsoringFutureReserves"].includes(type);
}

/** Returns all strings of a decoded operation, with the codes and issuers of its assets. */
function stringsIn(value: Decoded, found: Set<string> = new Set()): Set<string> {
  if (typeof value === "string") found.add(value);
  else if (value instanceof base.Asset) {
    found.add(value.getCode());
    if (!value.isNative()) found.add(value.getIssuer());
  } else if (typeof value === "object" && value !== null && !(value instanceof Uint8Array) && !value._attributes) {
    for (const part of Object.values(value)) stringsIn(part, found);
  }
  return found;
}

/** Returns the amounts of an operation with their assets, in the order of the sentence. */
function amountsOf(op: Decoded, isSwap: boolean): readonly (readonly [amount: string, asset: Decoded])[] {
  const xlm = base.Asset.native();
  switch (op.type as string) {
    case "createAccount":
      return [[op.startingBalance, xlm]];
    case "payment":
    case "clawback":
    case "createClaimableBalance":
      return [[op.amount, op.asset]];
    case "pathPaymentStrictSend":
      return [[op.sendAmount, op.sendAsset], [op.destMin, op.destAsset]];
    case "pathPaymentStrictReceive":
      return isSwap
        ? [[op.sendMax, op.sendAsset], [op.destAmount, op.destAsset]]
        : [[op.destAmount, op.destAsset], [op.sendMax, op.sendAsset]];
    case "manageSellOffer":
    case "createPassiveSellOffer":
      return Number(op.amount) === 0 ? [] : [[op.amount, op.selling]];
    case "manageBuyOffer":
      return Number(op.buyAmount) === 0 ? [] : [[op.buyAmount, op.buying]];
    default:
      return [];
  }
}

const decimal = (amount: string) => amount.replaceAll(",", "").replace(/(\.\d*?)0+$/, "$1").replace(/\.$/, "");

/** Checks the sentence of an operation, or a heading that contains it. */
function judgeSentence(
  what: string,
  parts: readonly PartView[],
  op: Decoded,
  source: string,
  claim: Claim,
  sponsors: readonly string[] = [],
): void {
  const text = textOf(parts);
  const verb = VERBS[op.type] ?? /^Stop paying, or change who pays, for the reserve of /;
  claim(`verb of ${what}: ${text}`, verb.test(text));
  if (op.type === "invokeHostFunction" || op.type === "extendFootprintTtl") return; // see judgeCalls
  const known = stringsIn({ ...op, source, sponsors });
  for (const address of [...known]) if (/^M[A-Z2-7]{68}$/.test(address)) known.add(baseOf(address));
  const named = parts.filter(({ as }) => as === "address");
  for (const { address } of named) {
    // describe_transaction_test.ts compares IDs of pools and balances, and signers that are not keys.
    if (/^[GM]/.test(address!)) claim(`address in ${what}: ${address}`, known.has(address!));
  }
  for (const { as, text, address } of parts) {
    if (as === "amount" && address?.startsWith("G")) claim(`issuer in ${what}: ${text} ${address}`, known.has(address));
  }
  const destination = op.destination ?? op.trustor ?? op.sponsoredId;
  const isSwap = /^pathPayment/.test(op.type) && destination === source;
  if (destination !== undefined && !isSwap) {
    claim(`recipient of ${what}`, named.some(({ address }) => address === destination));
  }
  const amounts = parts.filter(({ as, text }) => as === "amount" && /^[\d,.]+ /.test(text));
  const expected = amountsOf(op, isSwap);
  if (expected.length === 0) return;
  const shown = amounts.slice(0, expected.length).map(({ text, address }) => {
    const [, amount = "", code, issuer] = /^([\d,.]+) (\S+)(?: \((\S+)\))?$/.exec(text) ?? [];
    return `${decimal(amount)} ${code} ${address ?? issuer ?? ""}`;
  });
  const wanted = expected.map(([amount, asset]) =>
    `${decimal(amount)} ${asset.getCode()} ${asset.isNative() ? "" : asset.getIssuer()}`
  );
  // An effectively unlimited amount is shown in words.
  if (/any amount/.test(text)) {
    claim(
      `amounts of ${what}`,
      expected.some(([amount]) => amount === "922337203685.4775807"),
    );
  } else claim(`amounts of ${what}: ${shown} for ${wanted}`, shown.join() === wanted.join());
}

/** Checks the heading: the acting account, one of the operations, and how many others there are. */
function judgeHeading(
  { headline: parts, headlinePath, headlineMore }: Shown,
  operations: readonly Decoded[],
  sources: string[],
  claim: Claim,
): void {
  const text = textOf(parts);
  if (operations.length === 0) return claim(`heading: ${text}`, text === "Nothing is requested");
  claim(`number in the heading: ${text}`, headlineMore >= operations.length - 1);
  const index = /^operations\[(\d+)\]$/.exec(headlinePath)?.[1];
  if (index === undefined) return; // below an operation, or a condition
  const [op, source] = [operations[Number(index)], sources[Number(index)]!];
  const isNamed = parts[1]?.text === ": ";
  claim(`that the heading names who acts`, isNamed === namesActor(op));
  if (isNamed) claim(`actor: ${text}`, parts[0]!.address === source);
  const rest = isNamed ? parts.slice(2) : parts;
  if (op.type !== "invokeHostFunction") judgeSentence("the heading", rest, op, source, claim);
  else if (op.func.switch().name === "hostFunctionTypeInvokeContract") {
    judgeCallSentence("the heading", rest, op.func.invokeContract(), claim);
  }
}

/** Checks that the conditions are exactly the fee, the sequence number, the memo and the preconditions. */
function judgeConditions({ conditions }: Shown, outer: Decoded, inner: Decoded, claim: Claim): void {
  const stroops = (amount: bigint) => decimal(`${amount / 10_000_000n}.${`${amount % 10_000_000n}`.padStart(7, "0")}`);
  const date = (seconds: string) =>
    Number(seconds) > 253_402_300_799
      ? `${BigInt(seconds).toLocaleString("en-US")} seconds since 1970`
      : new Date(Number(seconds) * 1_000).toISOString().replace("T", " ").replace(".000Z", " UTC");
  const { timeBounds: time, ledgerBounds: ledgers, memo } = inner;
  const data = inner.toEnvelope().value().tx().ext?.().value?.();
  const payer = outer === inner ? inner.source : outer.feeSource;
  const resources = data === undefined
    ? ""
    : `, ${stroops(BigInt(data.resourceFee().toString()))} XLM of it for resources`;
  const expected = [
    `${payer} pays a fee of at most ${stroops(BigInt(outer.fee))} XLM${resources}`,
    `Use sequence number ${inner.sequence}`,
    ...(memo.type === "none" ? [] : [/^Memo /]),
    ...(time === undefined || time.minTime === "0" ? [] : [`Valid from ${date(time.minTime)}`]),
    ...(time === undefined || time.maxTime === "0" ? [] : [`Valid until ${date(time.maxTime)}`]),
    ...(ledgers?.minLedger > 0
      ? [new RegExp(`^Valid from ledger ${ledgers.minLedger.toLocaleString("en-US")}( \\(|$)`)]
      : []),
    ...(ledgers?.maxLedger > 0
      ? [new RegExp(`^Valid before ledger ${ledgers.maxLedger.toLocaleString("en-US")}( \\(|$)`)]
      : []),
    ...(inner.minAccountSequence === undefined ? [] : [/^Valid while the account's sequence number is at least /]),
    ...(inner.minAccountSequenceAge === undefined || `${inner.minAccountSequenceAge}` === "0"
      ? []
      : [/^Valid .* seconds or more after the last change/]),
    ...(inner.minAccountSequenceLedgerGap ? [/^Valid \d+ ledgers or more after the last change/] : []),
    ...(inner.extraSigners ?? []).map(() => /^Must also be signed by /),
  ];
  const shown = conditions.map((parts) => textOf(parts));
  claim(`number of conditions: ${shown.join(" | ")}`, shown.length === expected.length);
  for (const text of shown) {
    const fits = expected.some((one) => typeof one === "string" ? one === text : one.test(text));
    claim(`condition: ${text}`, fits);
  }
  for (const one of expected) {
    claim(`a condition like ${one}`, shown.some((text) => typeof one === "string" ? one === text : one.test(text)));
  }
  const memoText = memo.type === "text" ? `${memo.value}` : "";
  if (/^[ -~]+$/.test(memoText)) claim("memo", shown.includes(`Memo ${JSON.stringify(memoText)}`));
}
