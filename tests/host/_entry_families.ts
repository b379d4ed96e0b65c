/** Entries in `verifyAuthEntry`, and entries whose credentials do or do not bind the address. */

import fc from "fast-check";
import { addressToScAddress } from "@dwsa/base/address";
import { authorizeEntry, verifyAuthEntry } from "@dwsa/base/auth";
import { hash } from "@dwsa/base/keys";
import { DwsaAuthorizationEntry, HostFunction, InvokeContractArgs, ScVal } from "@dwsa/base/xdr";
import { accountSignature } from "../auth/_entries.ts";
import {
  type Arm,
  arm,
  type Basic,
  basic,
  callOf,
  expiry,
  network,
  oldData,
  question,
  someone,
  treeOf,
  unsignedEntry,
} from "./_calls.ts";
import { accepts, type Family, family, refuses } from "./_family.ts";
import { accountEntry, ARMS, contractAddress, install, ledgerOf, NETWORKS, person } from "./_ledger.ts";
import { requireOk, type Simulated } from "./_loop_family.ts";
import { opinionOf, UNAUTHENTIC } from "./_opinions.ts";
import { changed, payloadOf } from "./_signed.ts";

/** The faults of one of the signatures. */
const FAULTS = ["none", "bit", "other payload", "other key", "order", "twice"] as const;

const verified = family<
  Basic & { readonly count: number; readonly at: number; readonly fault: typeof FAULTS[number]; readonly bit: number }
>({
  number: 34,
  name: "signatures that verifyAuthEntry() finds valid or not, of accounts whose threshold one signature reaches",
  share: 1.5,
  signed: true,
  recipes: fc.tuple(
    basic,
    fc.integer({ min: 1, max: 5 }),
    fc.nat(4),
    fc.oneof(fc.constant("none" as const), fc.constantFrom(...FAULTS)),
    fc.nat(511),
  )
    .map(([recipe, count, at, fault, bit]) => ({ ...recipe, count, at, fault, bit })),
  make: ({ count, at, fault, bit, ...recipe }) => {
    const passphrase = NETWORKS[recipe.network]!;
    const who = person(recipe.person).publicKey();
    const node = callOf(recipe.call, who);
    const others = Array.from({ length: count - 1 }, (_, i) => [recipe.person + 100 + i, 1] as const);
    const before = unsignedEntry(who, treeOf(node, who), recipe);
    const payload = payloadOf(before, recipe.expiry, passphrase);
    const items = [recipe.person, ...others.map(([number]) => number)].map(person)
      .map((key) => ({ publicKey: key.rawPublicKey(), signature: key.sign(payload), key }))
      .sort((a, b) => Buffer.compare(a.publicKey, b.publicKey));
    const i = at % items.length;
    const item = items[i]!;
    if (fault === "bit") item.signature[bit >> 3]! ^= 1 << (bit & 7);
    if (fault === "other payload") item.signature = item.key.sign(hash(payload));
    if (fault === "other key") item.signature = person(recipe.person + 99).sign(payload);
    if (fault === "order") items.push(items.shift()!);
    if (fault === "twice") items.splice(i, 0, item);
    const entry = changed(before, { signature: accountSignature(...items) });
    const [found] = verifyAuthEntry(entry, passphrase);
    const isValid = found!.verified === true && found!.problems.length === 0;
    if (isValid !== (found!.verified === true)) throw new Error("expected a valid node to have no problems");
    const says = `${found!.verified}: ${found!.problems.map(({ reason }) => reason).join(" ")}`;
    return {
      question: question(passphrase, node, [entry], {
        accounts: [accountEntry(who, { master: 1, medium: 1, signers: others })],
      }),
      opinion: isValid ? accepts(says) : refuses(says, UNAUTHENTIC),
    };
  },
});

const bound = family<
  {
    readonly network: number;
    readonly expiry: number;
    readonly person: number;
    readonly data: string;
    /** The type of credentials that simulation records, and the type that is signed. */
    readonly recorded: 0 | 1;
    readonly signed: Arm;
    /** Whether the signed entry is changed to the address of another account with the same signer. */
    readonly moved: boolean;
  }
>({
  number: 35,
  name: "recorded entries in older and newer credentials, and turned into others, put to another account of the signer",
  share: 1,
  signed: true,
  recipes: fc.record({
    network,
    expiry,
    person: someone,
    data: oldData,
    recorded: fc.constantFrom<0 | 1>(0, 1),
    signed: arm,
    moved: fc.boolean(),
  }),
  make: async ({ network, expiry, person: number, data, recorded, signed, moved }, ask) => {
    const passphrase = NETWORKS[network]!;
    const own = person(number).publicKey();
    const shared = person(number + 50).publicKey();
    // The authorized arguments do not contain the account, so they are the same for both accounts.
    const callBy = (address: string) =>
      HostFunction.hostFunctionTypeInvokeContract(
        new InvokeContractArgs({
          contractAddress: addressToScAddress(contractAddress(1)),
          functionName: "for_args",
          args: [ScVal.scvAddress(addressToScAddress(address)), ScVal.scvVec([ScVal.fromXDR(data, "base64")])],
        }),
      ).toXDR("base64");
    const asked = {
      ledger: ledgerOf(passphrase),
      entries: [accountEntry(own), accountEntry(shared, { master: 1, medium: 1, signers: [[number, 1]] })],
      contracts: [install(1, "caller")],
    };
    const legacy = recorded === 0 ? { legacy: true } : {};
    const simulation = requireOk<Simulated>(
      await ask({ op: "simulate", ...asked, function: callBy(own), ...legacy }),
      "the simulation",
    );
    const before = DwsaAuthorizationEntry.fromXDR(simulation.auth[0]!, "base64");
    if (before.credentials.type !== ARMS[recorded]) throw new Error(`expected ${ARMS[recorded]}`);
    const entry = await authorizeEntry(changed(before, {}, signed), person(number), expiry, passphrase);
    const submitted = moved ? changed(entry, { address: addressToScAddress(shared) }) : entry;
    return {
      question: {
        op: "call",
        ...asked,
        function: callBy(moved ? shared : own),
        auth: [submitted.toXDR("base64")],
      },
      opinion: opinionOf([submitted], passphrase, { ok: true, ready: !moved || signed === 0 }),
    };
  },
});

/** The families of this file. */
export const entryFamilies: readonly Family[] = [verified, bound];
