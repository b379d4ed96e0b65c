/** Weighs what a request shows: of its network, and of assets and addresses that can be mistaken for known ones. */

import { extractBaseAddress, scAddressToString } from "../address/mod.ts";
import type { ApprovalRequest } from "../auth/mod.ts";
import { contractIdFromAsset } from "../contract/mod.ts";
import { equalBytes } from "../internal/bytes.ts";
import { Networks } from "../network/mod.ts";
import { networkIdOf } from "../network/_shared.ts";
import { requiredSigners } from "../transaction/mod.ts";
import { transactionOf } from "../transaction/_shared.ts";
import type { DwsaAuthorizedInvocation, ScAddress, TransactionEnvelope } from "../xdr/mod.ts";
import { type Findings, warn } from "./_findings.ts";
import { type Facts, isAmbiguous, isLookalike } from "./_knowledge.ts";
import type { Description, Value } from "./description.ts";

/** What a request shows of its network: the known networks to which its evidence belongs. */
export interface NetworkEvidence {
  /** The network that the signed data name, if they name one: its ID, and the passphrase if it is known. */
  readonly data: { readonly networkId: Uint8Array; readonly passphrase: string | null } | undefined;
  /** The networks with a valid signature of a required key. */
  readonly signatures: readonly string[];
  /** The networks whose contract of XLM is called. An argument of a call is no evidence. */
  readonly contracts: readonly string[];
}

/** Returns the network of a request: what the caller gives, or what the evidence shows without a contradiction. */
export function networkOf(
  given: string | undefined,
  { data, signatures, contracts }: NetworkEvidence,
): Description["network"] {
  if (given !== undefined) return { passphrase: given, how: "given" };
  if (data !== undefined) return { passphrase: data.passphrase, how: data.passphrase === null ? "unknown" : "data" };
  if (signatures.length === 1) return { passphrase: signatures[0]!, how: "signatures" };
  if (signatures.length === 0 && contracts.length === 1) return { passphrase: contracts[0]!, how: "contracts" };
  return { passphrase: null, how: "unknown" };
}

/** Returns whether there is evidence, and all of it is for networks other than that of the caller. */
export function isElsewhere(given: string | undefined, { signatures, contracts }: NetworkEvidence): boolean {
  const found = [...signatures, ...contracts];
  return given !== undefined && found.length > 0 && !found.includes(given);
}

/** Returns the passphrase of a known network; `null` if the network is not known. */
export function knownNetwork(networkId: Uint8Array): string | null {
  return Object.values(Networks).find((one) => equalBytes(networkIdOf(one, ""), networkId)) ?? null;
}

/** Returns the known networks, and the network of the caller, on which a required key has validly signed. */
export function signedNetworks(envelope: TransactionEnvelope, given: string | undefined): string[] {
  const { signatures }: { readonly signatures: readonly unknown[] } = envelope.value;
  const inner = envelope.type === "envelopeTypeTxFeeBump" ? envelope.value.tx.innerTx.value.signatures.length : 0;
  if (signatures.length + inner === 0) return [];
  const networks = new Set([...given === undefined ? [] : [given], ...Object.values(Networks)]);
  return [...networks].filter((network) =>
    requiredSigners(envelope, network).signers.some(({ path, state }) =>
      state === "signed" && (path === "" || path === "innerTx")
    )
  );
}

/** Returns the known networks, and the network of the caller, whose contract of XLM a request calls. */
export function calledNetworks(
  envelope: TransactionEnvelope | undefined,
  requests: readonly ApprovalRequest[],
  given: string | undefined,
): string[] {
  const networks = new Set([...given === undefined ? [] : [given], ...Object.values(Networks)]);
  const natives = new Map(Array.from(networks, (network) => [contractIdFromAsset("native", network), network]));
  const found = new Set<string>();
  const add = (address: ScAddress) => {
    const network = address.type === "scAddressTypeContract" ? natives.get(scAddressToString(address)) : undefined;
    if (network !== undefined) found.add(network);
  };
  for (const { body } of envelope === undefined ? [] : transactionOf(envelope).operations) {
    if (body.type !== "invokeHostFunction") continue;
    const { hostFunction } = body.value;
    if (hostFunction.type === "hostFunctionTypeInvokeContract") add(hostFunction.value.contractAddress);
  }
  const pending: DwsaAuthorizedInvocation[] = requests.map(({ invocation }) => invocation);
  for (let call = pending.pop(); call !== undefined; call = pending.pop()) {
    const { function: { type, value }, subInvocations } = call;
    if (type === "dwsaAuthorizedFunctionTypeContractFn") add(value.contractAddress);
    for (const sub of subInvocations) pending.push(sub);
  }
  return [...found];
}

/** The number of characters at both ends of an address that people compare. */
const COMPARED = 5;

/**
 * Warns of each statement with an asset whose code looks like that of another known token, or with an address that
 * begins and ends like a labeled, known, issuing or signing address, but is another.
 *
 * @param signing the addresses that must sign
 */
export function warnOfLookalikes(findings: Findings, signing: readonly string[], facts: Facts): void {
  const seen = findings.drafts.map((draft) => ({ draft, values: Object.values(draft.fields).flatMap(flatten) }));
  const assets = new Set(seen.flatMap(({ values }) => values.flatMap((value) => assetsOf(value))));
  const known = new Set([
    ...Object.keys(facts.labels),
    ...facts.tokens.keys(),
    ...[...facts.assets, ...assets].flatMap((asset) => issuerOf(asset)),
    ...signing,
  ].map(baseOf));
  const ends = new Set(Array.from(known, endsOf));
  const lookalikes = new Map(Array.from(assets, (asset) => [asset, isLookalike(asset, facts)]));
  for (const { draft, values } of seen) {
    const hasAsset = values.some((value) =>
      assetsOf(value).some((asset) => lookalikes.get(asset)) || hasAmbiguousToken(value, facts)
    );
    if (hasAsset && !draft.warnings.includes("lookalike-asset")) warn(findings, draft, "lookalike-asset");
    const hasAddress = values.some((value) =>
      addressesOf(value).map(baseOf).some((one) => ends.has(endsOf(one)) && !known.has(one))
    );
    if (hasAddress) warn(findings, draft, "lookalike-address");
  }
}

function flatten(value: Value): readonly Value[] {
  return value.kind === "list" ? value.items.flatMap(flatten) : [value];
}

function hasAmbiguousToken(value: Value, facts: Facts): boolean {
  const token = value.kind === "amount" || value.kind === "token" ? value.token : undefined;
  return token !== undefined && facts.tokens.has(token) && isAmbiguous(token, facts);
}

/** Returns the assets in a value: none or one. */
function assetsOf(value: Value): readonly string[] {
  return (value.kind === "asset" || value.kind === "amount") && value.asset !== undefined ? [value.asset] : [];
}

/** Returns the addresses in a value: none or one. */
function addressesOf(value: Value): readonly string[] {
  if (value.kind === "address") return [value.address];
  if (value.kind !== "value" || typeof value.value !== "object" || value.value === null) return [];
  return "address" in value.value && typeof value.value.address === "string" ? [value.value.address] : [];
}

function issuerOf(asset: string): readonly string[] {
  const [, issuer] = asset.split(":");
  return issuer === undefined ? [] : [issuer];
}

/** Returns an address without a muxed ID. */
function baseOf(address: string): string {
  return /^[MW]/.test(address) ? extractBaseAddress(address) : address;
}

function endsOf(address: string): string {
  return address.slice(0, COMPARED) + address.slice(-COMPARED);
}
