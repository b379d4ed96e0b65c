/** Decorated signatures and hints of a `Keypair`. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { fromHex } from "@dwsa/base";
import { DecoratedSignature } from "@dwsa/base/xdr";
import { DATA, keypair, PUBLIC_KEY, publicOnly } from "./_keypair.ts";

test("signatureHint() is the last 4 bytes of the account ID", () => {
  assert.deepEqual(publicOnly.signatureHint(), PUBLIC_KEY.slice(28));
  assert.deepEqual(publicOnly.signatureHint(), publicOnly.xdrAccountId().toXDR().slice(-4));
});

test("signDecorated() is the signature and the hint", () => {
  const decorated = keypair.signDecorated(DATA);
  assert.ok(decorated instanceof DecoratedSignature);
  assert.deepEqual(decorated.hint, keypair.signatureHint());
  assert.deepEqual(decorated.signature, keypair.sign(DATA));
  assert.equal(DecoratedSignature.fromXDR(decorated.toXDR()).equals(decorated), true);
});

const paddings = [
  { payload: "", left: "00000000", right: "00000000" },
  { payload: "01", left: "00000001", right: "01000000" },
  { payload: "0102", left: "00000102", right: "01020000" },
  { payload: "010203", left: "00010203", right: "01020300" },
  { payload: "01020304", left: "01020304", right: "01020304" },
  { payload: "0102030405", left: "02030405", right: "02030405" },
  { payload: "00".repeat(60) + "aabbccdd", left: "aabbccdd", right: "aabbccdd" },
];
for (const { payload, left, right } of paddings) {
  test(`signPayloadDecorated() of ${payload.length / 2} bytes`, () => {
    const data = fromHex(payload);
    const hint = (mask: string) => keypair.signatureHint().map((byte, i) => byte ^ fromHex(mask)[i]!);
    for (
      const { options, mask } of [
        { options: undefined, mask: left },
        { options: {}, mask: left },
        { options: { padding: undefined }, mask: left },
        { options: { padding: "left" }, mask: left },
        { options: { padding: "right" }, mask: right },
      ] as const
    ) {
      const decorated = keypair.signPayloadDecorated(data, options);
      assert.deepEqual(decorated.hint, hint(mask));
      assert.deepEqual(decorated.signature, keypair.sign(data));
    }
  });
}

test("signPayloadDecorated() rejects another padding", () => {
  const pad = (padding: unknown) => () => keypair.signPayloadDecorated(DATA, { padding: padding as "left" });
  assert.throws(pad("middle"), {
    name: "TypeError",
    message: 'Cannot sign a payload: expected padding to be "left" or "right", got "middle"',
  });
  assert.throws(pad("Right"), { name: "TypeError", message: /got "Right" \(did you mean "right"\?\)$/ });
  assert.throws(pad(5), { name: "TypeError", message: /got number$/ });
  for (const options of [null, "right", -4, []]) {
    assert.throws(() => keypair.signPayloadDecorated(DATA, options as never), {
      name: "TypeError",
      message: /expected options to be an object such as \{ padding: … \}, got /,
    });
  }
  assert.throws(() => keypair.signPayloadDecorated(DATA, { pading: "right" } as never), {
    name: "TypeError",
    message: /got "pading" \(did you mean "padding"\?\)$/,
  });
});

test("signPayloadDecorated() reads own options only", () => {
  const payload = new Uint8Array([1]);
  const inherited = Object.create({ padding: "right" });
  assert.deepEqual(keypair.signPayloadDecorated(payload, inherited), keypair.signPayloadDecorated(payload));
});

test("signPayloadDecorated() can be handed to map() and Array.from()", () => {
  const payloads = [new Uint8Array([1]), new Uint8Array([1, 2]), new Uint8Array(9)];
  const expected = payloads.map((payload) => keypair.signPayloadDecorated(payload));
  assert.deepEqual(payloads.map(keypair.signPayloadDecorated.bind(keypair)), expected);
  assert.deepEqual(Array.from(payloads, keypair.signPayloadDecorated.bind(keypair)), expected);
  assert.deepEqual(payloads.flatMap(keypair.signPayloadDecorated.bind(keypair)), expected);
});
