/** Every wire type with every hostile value: as bytes, as a field, as an arm and as the value to compare with. */

import assert from "node:assert/strict";
import { test } from "node:test";
import * as xdr from "@dwsa/base/xdr";
import { shortXdr } from "../xdr/_random_xdr.ts";
import { wireNames, wireType } from "../_arbitraries/xdr.ts";
import { LONG } from "../_long.ts";
import { attempt, errorOf, fingerprint, type Outcome, prototypes } from "./_call.ts";
import { callables } from "./_surface.ts";
import { type HostileValue, hostileValues } from "./_values.ts";

/** Without the large values, since there are thousands of functions. */
const values = hostileValues.filter(({ big }) => !big);

/** Outside the long run, each type is tested with one in this many values. */
const SHARE = 16;

/** For internal functions and constructors, which may throw any `TypeError`. */
const LOOSE = { engine: true, explosive: true };

/** Names of the static members that all types have; the others are arms. */
const COMMON = ["read", "write", "is", "fromXDR", "toXDR", "xdrName"];

interface Made {
  toXDR(format?: unknown): Uint8Array;
  toJSON(): unknown;
  equals(other: unknown): boolean;
}

for (const [i, name] of wireNames.entries()) {
  const type = wireType(name) as unknown as Record<string, unknown> & ReturnType<typeof wireType>;

  test(`${type.xdrName} accepts or rejects hostile values`, async () => {
    const before = prototypes();
    const errors: string[] = [];
    const note = (what: string, value: HostileValue, outcome: Outcome, own = true) => {
      if (!("error" in outcome)) return;
      const error = errorOf(outcome.error, own ? value : { ...value, ...LOOSE });
      if (error !== undefined) errors.push(`${what}, ${value.name}: ${error}`);
    };
    const bytes = shortXdr(name);
    const sample = type.fromXDR(bytes) as Made;

    for (const value of values.filter((_, j) => LONG || (i + j) % SHARE === 0)) {
      note("fromXDR", value, await attempt(() => type.fromXDR(value.make() as never)));
      note("fromXDR with a format", value, await attempt(() => type.fromXDR("AAAA", value.make() as never)));
      note("read", value, await attempt(() => (type.read as (reader: unknown) => unknown)(value.make())), false);
      if (typeof type === "function") {
        note(
          "is",
          value,
          await attempt(() =>
            (type as unknown as xdr.XdrReadable<unknown> & { is(value: unknown): boolean }).is(value.make())
          ),
          false,
        );
        note("equals", value, await attempt(() => sample.equals(value.make())));
        note("toXDR with a format", value, await attempt(() => sample.toXDR(value.make())));
      }
      for (const [what, make] of makers(type, sample)) {
        const input = value.make();
        const before = fingerprint(input);
        const made = await attempt(() => make(input));
        note(what, value, made, false);
        if (!("value" in made)) continue;
        note(`${what}, then toXDR`, value, await attempt(() => (made.value as Made).toXDR()));
        note(`${what}, then toJSON`, value, await attempt(() => (made.value as Made).toJSON()), false);
        note(`${what}, then equals`, value, await attempt(() => sample.equals(made.value)));
        if (fingerprint(input) !== before) errors.push(`${what}: ${value.name} was changed`);
      }
    }
    assert.equal(prototypes(), before, "prototypes are left alone");
    assert.equal(errors.length, 0, `${errors.length} errors\n${errors.slice(0, 20).join("\n")}`);
  });
}

/** Yields the functions that create a value of a type: from one field, from all fields, or from an arm. */
function* makers(type: object, sample: object): Generator<readonly [string, (value: unknown) => unknown]> {
  if (typeof type !== "function") return;
  const make = type as unknown as new (fields: unknown) => unknown;
  const arms = Object.getOwnPropertyNames(type)
    .filter((name) => !COMMON.includes(name) && !["length", "name", "prototype"].includes(name));
  for (const arm of arms) {
    yield [arm, (value) => (type as unknown as Record<string, (value: unknown) => unknown>)[arm]!(value)];
  }
  yield ["new", (value) => new make(value)];
  if (arms.length > 0) return;
  for (const field of Object.keys(sample)) yield [field, (value) => new make({ ...sample, [field]: value })];
}

test("XdrReader accepts or rejects hostile values", async () => {
  const errors: string[] = [];
  for (const { id, owner, call } of callables({ XdrReader: xdr.XdrReader })) {
    for (const value of values) {
      for (const args of [1, 2, 3, 4].map((count) => Array.from({ length: count }, () => value.make()))) {
        const outcome = await attempt(() => call(args, owner && new xdr.XdrReader(new Uint8Array(64))));
        const error = "error" in outcome ? errorOf(outcome.error, { ...value, ...LOOSE }) : undefined;
        if (error !== undefined) errors.push(`${id}, ${value.name}: ${error}`);
      }
    }
  }
  assert.equal(errors.length, 0, `${errors.length} errors\n${errors.slice(0, 20).join("\n")}`);
});
