/** Inputs of about 1 MB: plausible pastes, and pathological ones. */

import { Address, contractInvocation, toBase64 } from "@dwsa/base";
import { DwsaAuthorizationEntry, DwsaCredentials, ScVal } from "@dwsa/base/xdr";
import { corpus } from "../_corpus.ts";

const MEGABYTE = 1_000_000;
const CONTRACT = "CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE";

/** Creates a tree whose root has the given number of sub-invocations. */
export function wideEntry(calls: number): string {
  const leaf = contractInvocation({
    contract: CONTRACT,
    function: "transfer",
    args: [Address.fromString(CONTRACT).toScVal(), ScVal.scvU32(7)],
  });
  return entryOf(contractInvocation({
    contract: CONTRACT,
    function: "run",
    args: [],
    subInvocations: new Array(calls).fill(leaf),
  }));
}

/** Creates a tree with the given number of levels. */
export function deepEntry(levels: number): string {
  let invocation = contractInvocation({ contract: CONTRACT, function: "leaf", args: [] });
  for (let i = 0; i < levels; i++) {
    invocation = contractInvocation({
      contract: CONTRACT,
      function: `level_${i}`,
      args: [],
      subInvocations: [invocation],
    });
  }
  return entryOf(invocation);
}

function entryOf(rootInvocation: DwsaAuthorizationEntry["rootInvocation"]): string {
  const credentials = DwsaCredentials.dwsaCredentialsSourceAccount();
  return new DwsaAuthorizationEntry({ credentials, rootInvocation }).toXDR("base64");
}

/** Inputs of about 1 MB by description, with the expected title. */
export function largeInputs(): readonly (readonly [name: string, input: string, title: string])[] {
  const value = ScVal.scvVec(new Array(40_000).fill(ScVal.scvU64(7n)));
  const text = ScVal.scvBytes(new Uint8Array(740_000).fill(65));
  const events = corpus("diagnosticEvents").map(({ xdr }) => xdr);
  const list: string[] = [];
  for (let length = 0; length < MEGABYTE; length += list.at(-1)!.length + 1) {
    list.push(events[list.length % events.length]!);
  }
  const noise = new Uint8Array(750_000).map((_, i) => (i * 2_654_435_761) >>> 13);
  const json = JSON.stringify({ vec: new Array(60_000).fill({ i128: "12345" }) });
  return [
    ["a list of 40,000 numbers", value.toXDR("base64"), "Contract value"],
    ["740,000 bytes", text.toXDR("base64"), "Contract value"],
    ["an entry with 6,000 calls", wideEntry(6_000), "Authorization entry"],
    ["a list of events", list.join("\n"), "Event"],
    ["JSON of a value", json, "Contract value"],
    ["noise", toBase64(noise), "Base64 of 750000 bytes that match no known type"],
  ];
}
