/** Muxed contracts (protocol 30), in every part of a call that can contain an address. */

import { readFileSync } from "node:fs";
import fc from "fast-check";
import { scAddressToString } from "@dwsa/base/address";
import { contractIdFromDeployer } from "@dwsa/base/contract";
import { toHex } from "@dwsa/base/encoding";
import { validateScVal } from "@dwsa/base/scval";
import { DwsaAuthorizationEntry, HostFunction, InvokeContractArgs, ScAddress, ScVal } from "@dwsa/base/xdr";
import { accepts, type Family, family, type Opinion, refuses } from "./_family.ts";
import { accountEntry, install, ledgerOf, NETWORKS, person } from "./_ledger.ts";
import { opinionOf, UNAUTHENTIC } from "./_opinions.ts";
import type { Question } from "./_questions.ts";

/** An address of some type at a position in a call; all XDR in base64. */
interface Row {
  readonly place: string;
  /** The type of address: `C`, `G`, `M`, `W`; for signed entries the type of credentials. */
  readonly address: string;
  /** The verdict of the host of protocol 30. */
  readonly host30: string;
  readonly value?: string;
  readonly function?: string;
  readonly auth?: readonly string[];
  readonly deployer?: string;
}

const { places }: { readonly places: readonly Row[] } = JSON.parse(
  readFileSync(new URL("../vectors/protocol/host.json", import.meta.url), "utf8"),
);

const muxed = family<{ readonly place: string; readonly address: string }>({
  number: 36,
  name: "addresses of every kind, muxed contracts among them, in every place of a call",
  share: 4,
  recorded: 40,
  signed: false,
  recipes: fc.constantFrom(...places.map(({ place, address }) => ({ place, address }))),
  make: (recipe) => {
    const row = places.find(({ place, address }) => place === recipe.place && address === recipe.address)!;
    return { question: questionOf(row), opinion: opinionOn(row) };
  },
});

function questionOf({ place, value, deployer, function: called, auth = [] }: Row): Question {
  const ledger = ledgerOf(NETWORKS[0]);
  if (value !== undefined) return { op: "value", xdr: value };
  if (deployer !== undefined) return { op: "contractId", ledger, deployer, salt: "00".repeat(32) };
  const others = place.startsWith("callee") ? "caller" : place.startsWith("a delegate") ? "delegate_all" : "accept";
  return {
    op: "call",
    ledger,
    entries: [accountEntry(person(1).publicKey())],
    contracts: [install(100, "caller"), install(5, others), install(6, "accept")],
    function: called!,
    auth,
    source: toHex(person(1).rawPublicKey()),
  };
}

/** Returns the expected result for an address at its position. */
function opinionOn({ place, host30, value, deployer, function: called, auth = [] }: Row): Opinion {
  if (value !== undefined) return ofValue(validateScVal(ScVal.fromXDR(value)) === undefined, "call Value/InvalidInput");
  if (deployer !== undefined) return ofDeployer(ScAddress.fromXDR(deployer));
  const call = callIn(called!);
  if (place.startsWith("callee of the operation")) {
    return ofValue(call.contractAddress.type === "scAddressTypeContract", "call Value/UnexpectedType");
  }
  if (call.functionName === "put") {
    const key = validateScVal(call.args[0]!, { use: "storageKey" });
    return ofValue(key === undefined, "call Storage/InvalidInput");
  }
  if (call.functionName === "take") return ofValue(call.args.every((arg) => validateScVal(arg) === undefined), "none");
  const entries = auth.map((text) => DwsaAuthorizationEntry.fromXDR(text));
  if (entries.length > 0) {
    const approved = entries.every(({ rootInvocation: { function: fn } }) => call.equals(fn.value));
    return opinionOf(entries, NETWORKS[0], approved ? { ok: true } : { ok: false, verdicts: [UNAUTHENTIC] });
  }
  // The library has no opinion on calls without entries and on calls inside a contract.
  return host30 === "ok" ? accepts("not asked") : refuses("not asked", host30);
}

function ofValue(ok: boolean, verdict: string): Opinion {
  return ok ? accepts("valid") : refuses("not valid", verdict);
}

function ofDeployer(address: ScAddress): Opinion {
  try {
    contractIdFromDeployer(scAddressToString(address), new Uint8Array(32), NETWORKS[0]);
    return accepts("a deployer");
  } catch {
    return refuses("no deployer", "call Value/UnexpectedType");
  }
}

function callIn(xdr: string): InvokeContractArgs {
  const { type, value } = HostFunction.fromXDR(xdr);
  if (type !== "hostFunctionTypeInvokeContract") throw new Error(`expected a call, got ${type}`);
  return value;
}

export const muxedFamilies: readonly Family[] = [muxed];
