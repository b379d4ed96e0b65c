import { inspectAuthEntry, mergeAuthEntries } from "../auth/mod.ts";
import type { DwsaAuthorizationEntry, TransactionEnvelope } from "../xdr/mod.ts";
import { entriesOf, isSigned, mapEntries } from "./_envelope.ts";
import { entriesIn, envelopeIn, givenTexts } from "./_input.ts";
import type { Options } from "./_options.ts";
import { UsageError, type World } from "./_world.ts";

/** The options of `dwsa auth set`. */
export const SET = { into: "text", "into-file": "text", file: "text" } as const;

/** Puts signed entries into an envelope. */
export async function authSet(options: Options<typeof SET>, args: readonly string[], world: World): Promise<string[]> {
  const envelope = await givenEnvelope(options, world);
  const entries = entriesIn(await givenTexts("signed entries", args, options.file, world));
  if (!entries.some(hasSignature)) throw new UsageError("expected signed entries, got none that is signed");

  const places = entriesOf(envelope);
  const numbers = numbersOf(places);
  for (const entry of entries) {
    const i = numbers.get(keyOf(entry));
    if (i === undefined) throw new UsageError(`expected entries of the envelope, which has none of ${nameOf(entry)}`);
    places[i] = joined(places[i]!, entry);
  }
  const rest = places.values();
  const result = mapEntries(envelope, () => rest.next().value!);
  if (isSigned(envelope) && !result.equals(envelope)) {
    throw new UsageError("expected an envelope that nobody has signed: to set entries would make its signatures void");
  }
  for (const [i, entry] of places.entries()) world.note(`Entry ${i} of ${nameOf(entry)}: ${stateOf(entry)}`);
  return [result.toXDR("base64")];
}

async function givenEnvelope(options: Options<typeof SET>, world: World): Promise<TransactionEnvelope> {
  const { into, "into-file": file } = options;
  if ((into === undefined) === (file === undefined)) {
    const got = into === undefined ? "neither" : "both";
    throw new UsageError(`expected --into or --into-file, the envelope to set entries into, got ${got}`);
  }
  return envelopeIn(into ?? await world.readFile(file!));
}

/** Whose entry it is, in words. */
function nameOf(entry: DwsaAuthorizationEntry): string {
  const { address, nonce } = inspectAuthEntry(entry);
  return address === null ? "the source account" : `${address} with nonce ${nonce}`;
}

/** What tells the entries of a transaction apart: the network takes a nonce of an address once. */
function keyOf(entry: DwsaAuthorizationEntry): string {
  return inspectAuthEntry(entry).address === null ? entry.toXDR("base64") : nameOf(entry);
}

/** Where the entry of each key is. */
function numbersOf(entries: readonly DwsaAuthorizationEntry[]): Map<string, number> {
  const numbers = new Map<string, number>();
  for (const [i, entry] of entries.entries()) {
    if (numbers.has(keyOf(entry)) && inspectAuthEntry(entry).address !== null) {
      throw new UsageError(`expected one entry of ${nameOf(entry)} in the envelope, got two`);
    }
    numbers.set(keyOf(entry), i);
  }
  return numbers;
}

/** The entry in the envelope with the signatures of another, which approves the same. */
function joined(place: DwsaAuthorizationEntry, entry: DwsaAuthorizationEntry): DwsaAuthorizationEntry {
  if (!entry.rootInvocation.equals(place.rootInvocation)) {
    throw new UsageError(
      `expected the entry of ${nameOf(entry)} to approve what that in the envelope does, got another`,
    );
  }
  if (!hasSignature(entry)) return place;
  if (hasSignature(place)) return mergeAuthEntries(place, entry);
  if (pathsOf(place).length > 1 && pathsOf(place).join() !== pathsOf(entry).join()) {
    throw new UsageError(
      `expected the entry of ${nameOf(entry)} to have the delegates of that in the envelope, got others`,
    );
  }
  return entry; // which may have been given delegates before it was signed
}

function pathsOf(entry: DwsaAuthorizationEntry): string[] {
  return inspectAuthEntry(entry).nodes.map(({ path, address }) => `${path} ${address}`);
}

function hasSignature(entry: DwsaAuthorizationEntry): boolean {
  return inspectAuthEntry(entry).nodes.some(({ present }) => present);
}

function stateOf(entry: DwsaAuthorizationEntry): string {
  const { nodes } = inspectAuthEntry(entry);
  if (nodes.length === 0) return "approved by signing the transaction";
  const { length } = nodes.filter(({ present }) => present);
  if (length === 0) return "not signed yet";
  return nodes.length === 1 ? "signed" : `${length} of ${nodes.length} places signed`;
}
