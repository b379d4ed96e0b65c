/**
 * Compares statements of the inspector about contract calls and their approvals with values decoded by stellar-base.
 */

import * as base from "@stellar/stellar-sdk-15";
import type { CallView, Report, ValueView } from "../../apps/inspector/model/report.ts";
import type { EffectView, PartView } from "./_shown.ts";

/** A value decoded by stellar-base. Each type of operation has its own fields. */
// deno-lint-ignore no-explicit-any -- the types of stellar-base lack the decoded values
export type Decoded = any;

/** Counts a claim, and records it if it is false. */
export type Claim = (what: string, isTrue: boolean) => void;

/** Joins the parts of a sentence, with whole addresses. */
export function textOf(parts: readonly PartView[]): string {
  return parts.map(({ text, address }) => text === "" ? address : text).join("");
}

/** Checks the sentences of a call and of its approvals. */
export function judgeCalls(what: string, effect: EffectView, { func, auth = [] }: Decoded, claim: Claim): void {
  if (func.switch().name === "hostFunctionTypeInvokeContract") {
    judgeCallSentence(what, effect.parts, func.invokeContract(), claim);
  }
  claim(`approvals of ${what}`, effect.below.length === auth.length);
  for (const [i, below] of effect.below.entries()) {
    if (i < auth.length) judgeApproved(`approval ${i} of ${what}`, below, auth[i].rootInvocation(), claim);
  }
}

function judgeApproved(what: string, { parts, below }: EffectView, invocation: Decoded, claim: Claim): void {
  const called = invocation.function();
  if (called.switch().name === "sorobanAuthorizedFunctionTypeContractFn") {
    judgeCallSentence(what, parts, called.contractFn(), claim);
  }
  const calls = invocation.subInvocations();
  claim(`sentences below ${what}`, below.length <= calls.length); // the tree shows deeper calls
  for (const [i, one] of below.entries()) {
    if (i < calls.length) judgeApproved(`call ${i} of ${what}`, one, calls[i], claim);
  }
}

/** The beginnings of the sentences about token functions (SEP-41, CAP-46-6). */
const TOKEN_VERBS: { readonly [name: string]: RegExp } = {
  transfer: /^Send /,
  transfer_from: /^(Send |As )/,
  approve: /^(Let |No longer let )/,
  burn: /^Destroy /,
  burn_from: /^(Destroy |As )/,
  mint: /^(Make|Create|Mint|Issue) /,
};

/** Checks the sentence of a call: the function or its verb, the contract, and no foreign amount or address. */
export function judgeCallSentence(what: string, parts: readonly PartView[], call: Decoded, claim: Claim): void {
  const text = textOf(parts).replace(/^If C\w+ is a token: /, "");
  const name = call.functionName().toString();
  const contract = base.Address.fromScAddress(call.contractAddress()).toString();
  const isPlain = text.startsWith(`Call ${JSON.stringify(name)} of ${contract}`);
  claim(`verb of ${what}: ${text}`, isPlain || TOKEN_VERBS[name]?.test(text) === true);
  const args: Decoded[] = call.args();
  const numbers = new Set<string>();
  const addresses = new Set([contract]);
  for (const arg of args) {
    const type = arg.switch().name;
    if (type === "scvAddress") addresses.add(base.Address.fromScVal(arg).toString());
    if (/^scv[IU]\d/.test(type)) numbers.add(`${base.scValToNative(arg)}`);
  }
  for (const { as, text, address } of parts) {
    if (address !== undefined) claim(`address in ${what}: ${address}`, addresses.has(address));
    const [, number] = as === "amount" ? /^([\d,.]+) /.exec(text) ?? [] : [];
    if (number === undefined) continue;
    const [units = "", rest = ""] = number.replaceAll(",", "").split(".");
    const amount = / base units of( |$)/.test(text) ? units : `${BigInt(units + rest.padEnd(7, "0"))}`;
    claim(`amount in ${what}: ${text}`, numbers.has(amount));
  }
  if (name !== "transfer" || isPlain) return;
  const [from, to] = args.slice(0, 2).map((arg) => base.Address.fromScVal(arg).toString());
  const people = parts.flatMap(({ as, address }) => as !== "amount" && address !== contract ? address ?? [] : []);
  if (contract !== from && contract !== to) {
    claim(`sender and recipient of ${what}`, people.join() === [from, to].join());
  }
}

/** Checks the details of a contract call, a creation or an upload. */
export function judgeHostFunction(what: string, view: CallView | null, func: Decoded, claim: Claim): void {
  if (func.switch().name === "hostFunctionTypeInvokeContract") {
    return judgeCall(what, view!, func.invokeContract(), claim);
  }
  claim(`${what}: a creation or an upload`, view === null || view.kind === "create");
}

function judgeCall(what: string, view: CallView, call: Decoded, claim: Claim): void {
  const name = call.functionName().toString();
  claim(`function of ${what}: ${view.name}`, view.name === JSON.stringify(name) || view.name === name);
  claim(`contract of ${what}`, view.target === base.Address.fromScAddress(call.contractAddress()).toString());
  const args = call.args();
  claim(`number of arguments of ${what}`, view.args.length === args.length);
  for (const [i, value] of args.slice(0, view.args.length).entries()) {
    judgeValue(`argument ${i} of ${what}`, view.args[i]!, value, claim);
  }
}

/** Checks a contract value with all of its parts. */
function judgeValue(what: string, view: ValueView, value: Decoded, claim: Claim): void {
  const type = value.switch().name as string;
  claim(`type of ${what}: ${view.type}`, type.toLowerCase() === `scv${view.type}`.toLowerCase());
  const parts = view.parts ?? [];
  if (type === "scvVec" || type === "scvMap") {
    const items = value.value() ?? [];
    claim(`number of items of ${what}`, parts.length + (view.left ?? 0) === items.length);
    for (const [i, part] of parts.entries()) {
      judgeValue(`item ${i} of ${what}`, part.value, type === "scvVec" ? items[i] : items[i].val(), claim);
      if (part.key !== undefined) judgeValue(`key ${i} of ${what}`, part.key, items[i].key(), claim);
    }
    return;
  }
  if (type === "scvAddress") return claim(what, view.text === base.Address.fromScVal(value).toString());
  const native: unknown = base.scValToNative(value);
  if (typeof native === "bigint" || typeof native === "number" || typeof native === "boolean") {
    claim(`${what}: ${view.text} for ${native}`, view.text!.replaceAll(",", "") === `${native}`);
  } else if (typeof native === "string" && /^[ -~]{0,300}$/.test(native)) {
    claim(`${what}: ${view.text}`, view.text === JSON.stringify(native) || view.text === native);
  } else if (type === "scvBytes") {
    const hex = Array.from(native as Uint8Array, (byte) => byte.toString(16).padStart(2, "0")).join("");
    claim(`${what}: ${view.text}`, hex.length > 900 || view.text!.replace(/^0x/, "") === hex);
  }
}

/** Checks an authorization entry: the approver, the nonce, the expiry and the calls. */
export function judgeEntry(what: string, view: Report["entries"][number], entry: Decoded, claim: Claim): void {
  const credentials = entry.credentials();
  const isAddress = credentials.switch().name === "sorobanCredentialsAddress";
  const of = isAddress ? credentials.address() : undefined;
  if (of !== undefined) {
    claim(`address of ${what}`, view.address === base.Address.fromScAddress(of.address()).toString());
    claim(
      `nonce of ${what}`,
      view.fields.some(({ label, text }) => label === "nonce" && text === of.nonce().toString()),
    );
    const expiry = view.fields.find(({ label }) => label === "expires at ledger")!.text;
    const isUnset = of.signatureExpirationLedger() === 0 && /^not set yet/.test(expiry);
    claim(`expiry of ${what}`, isUnset || expiry.split(" ")[0] === `${of.signatureExpirationLedger()}`);
  } else claim(`address of ${what}`, view.address === null || view.address.startsWith("G"));
  judgeInvocation(what, view.call, entry.rootInvocation(), claim);
}

function judgeInvocation(what: string, view: CallView, invocation: Decoded, claim: Claim): void {
  const called = invocation.function();
  if (called.switch().name === "sorobanAuthorizedFunctionTypeContractFn") {
    judgeCall(what, view, called.contractFn(), claim);
  } else claim(`${what}: a creation`, view.kind === "create");
  const below = invocation.subInvocations();
  claim(`calls below ${what}`, view.below.length + view.left === below.length);
  for (const [i, call] of view.below.entries()) judgeInvocation(`call ${i} below ${what}`, call, below[i], claim);
}
