/** Resource data. */

import fc from "fast-check";
import { DwsaDataBuilder } from "@dwsa/base/builder";
import {
  DwsaResources,
  DwsaTransactionData,
  DwsaTransactionDataExt,
  LedgerFootprint,
  type LedgerKey,
} from "@dwsa/base/xdr";
import { int, uint32 } from "../_arbitraries/bytes.ts";
import { wireValue } from "../_arbitraries/xdr.ts";
import { type Family, family } from "./_family.ts";
import { stellarSdk, toSdk } from "./_sdk.ts";

/** The keys that a case chooses from. */
const keys = fc.uniqueArray(wireValue<LedgerKey>("LedgerKey"), {
  minLength: 6,
  maxLength: 6,
  selector: (key) => key.toXDR("base64"),
});

/** A list of keys, by their index among the keys of the case. */
const list = fc.uniqueArray(fc.nat(5), { maxLength: 4 });

/** A list, `null` or `undefined`. */
const optionalList = fc.oneof(list, fc.constantFrom(null, undefined));

/** The setters with their arguments. */
const step = fc.oneof(
  fc.record({ call: fc.constant("setFootprint" as const), readOnly: optionalList, readWrite: optionalList }),
  fc.record({ call: fc.constant("appendFootprint" as const), readOnly: list, readWrite: list }),
  fc.record({ call: fc.constant("setReadOnly" as const), readOnly: list }),
  fc.record({ call: fc.constant("setReadWrite" as const), readWrite: list }),
  fc.record({ call: fc.constant("setResources" as const), numbers: fc.tuple(uint32, uint32, uint32) }),
  fc.record({ call: fc.constant("setResourceFee" as const), fee: fc.oneof(int(64), int(64).map(String), fc.nat()) }),
);
/** A call to a setter. */
export type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** Calls the setters of a builder of either library, and returns its results. */
function follow<Key>(
  builder: DwsaDataBuilder | stellarSdk.SorobanDataBuilder,
  steps: readonly Step[],
  keyOf: (index: number) => Key,
): unknown[] {
  // Both builders have the same methods, for the keys of their own library.
  const made = builder as unknown as Record<string, (...args: unknown[]) => { toXDR(): Uint8Array }>;
  const keysOf = (list: readonly number[] | null | undefined) => list?.map(keyOf) ?? (list as null | undefined);
  for (const step of steps) {
    switch (step.call) {
      case "setFootprint":
      case "appendFootprint":
        made[step.call]!(keysOf(step.readOnly), keysOf(step.readWrite));
        break;
      case "setReadOnly":
        made[step.call]!(keysOf(step.readOnly));
        break;
      case "setReadWrite":
        made[step.call]!(keysOf(step.readWrite));
        break;
      case "setResources":
        made[step.call]!(...step.numbers);
        break;
      case "setResourceFee":
        made[step.call]!(step.fee);
    }
  }
  return [made.build!(), made.getFootprint!(), made.getReadOnly!(), made.getReadWrite!()];
}

const steps = fc.array(step, { maxLength: 5 });

/** Data without archived entries and without duplicate keys. */
const data = keys.chain((keys) =>
  fc.tuple(fc.nat(3), fc.nat(2), uint32, uint32, uint32, int(64)).map(
    ([readOnly, readWrite, instructions, diskReadBytes, writeBytes, fee]) =>
      new DwsaTransactionData({
        ext: DwsaTransactionDataExt.v0(),
        resources: new DwsaResources({
          footprint: new LedgerFootprint({
            readOnly: keys.slice(0, readOnly),
            readWrite: keys.slice(3, 3 + readWrite),
          }),
          instructions,
          diskReadBytes,
          writeBytes,
        }),
        resourceFee: fee < 0n ? ~fee : fee,
      }),
  )
);

export const builderFamilies: readonly Family[] = [
  family({
    name: "new DwsaDataBuilder",
    input: data,
    ours: (data) =>
      [data.toXDR(), data.toXDR("base64"), data].map((form) => follow(new DwsaDataBuilder(form), [], Number)),
    sdk: (data) =>
      [data.toXDR(), data.toXDR("base64"), toSdk("DwsaTransactionData", data)]
        .map((form) => follow(new stellarSdk.SorobanDataBuilder(form), [], Number)),
  }),
  family({
    name: "DwsaDataBuilder.fromXDR",
    input: wireValue<DwsaTransactionData>("DwsaTransactionData"),
    ours: (data) => DwsaDataBuilder.fromXDR(data.toXDR("base64")),
    sdk: (data) => stellarSdk.SorobanDataBuilder.fromXDR(data.toXDR("base64")),
  }),
  family({
    name: "DwsaDataBuilder setters",
    input: fc.tuple(keys, steps),
    ours: ([keys, steps]) => follow(new DwsaDataBuilder(), steps, (i) => keys[i]!),
    sdk: ([keys, steps]) => {
      const sdkKeys = keys.map((key) => toSdk("LedgerKey", key));
      return follow(new stellarSdk.SorobanDataBuilder(), steps, (i) => sdkKeys[i]);
    },
  }),
];

/** Returns whether the footprint contains a key twice after any step, if duplicates are not removed. */
export function repeatsKeys([, steps]: readonly [unknown, readonly Step[]]): boolean {
  let [readOnly, readWrite]: (readonly number[])[] = [[], []];
  return steps.some((step) => {
    const added = step.call === "appendFootprint";
    if ("readOnly" in step && step.readOnly) readOnly = [...(added ? readOnly! : []), ...step.readOnly];
    if ("readWrite" in step && step.readWrite) readWrite = [...(added ? readWrite! : []), ...step.readWrite];
    const all = [...readOnly!, ...readWrite!];
    return new Set(all).size < all.length;
  });
}

/**
 * Returns whether `setFootprint` is called with `undefined` in place of a list. For `null`, js-stellar-sdk also keeps
 * the list.
 */
export function leavesListOut([, steps]: readonly [unknown, readonly Step[]]): boolean {
  return steps.some((step) =>
    step.call === "setFootprint" && (step.readOnly === undefined || step.readWrite === undefined)
  );
}
