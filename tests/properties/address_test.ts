/** Properties of addresses: each has one string and one wire value, and there is one order. */

import assert from "node:assert/strict";
import fc from "fast-check";
import { toHex } from "@dwsa/base";
import { Address, addressToScAddress, compareScAddress, scAddressToString } from "@dwsa/base/address";
import { compareScVal } from "@dwsa/base/scval";
import { tryParseStrKey } from "@dwsa/base/strkey";
import { ScAddress } from "@dwsa/base/xdr";
import { bytesOf } from "../_arbitraries/bytes.ts";
import { testProperty } from "../_arbitraries/property.ts";
import { scAddress } from "../_arbitraries/sc_val.ts";
import { damagedStrKey, strKey, strKeyKinds } from "../_arbitraries/strkey.ts";

/** The factories, the size of their argument, and the number of bytes that `toBuffer` prepends. */
const factories = [
  { type: "account", size: 32, make: Address.account, front: 0 },
  { type: "muxedAccount", size: 40, make: Address.muxedAccount, front: 0 },
  { type: "contract", size: 32, make: Address.contract, front: 0 },
  { type: "claimableBalance", size: 32, make: Address.claimableBalance, front: 1 },
  { type: "liquidityPool", size: 32, make: Address.liquidityPool, front: 0 },
  { type: "muxedContract", size: 40, make: Address.muxedContract, front: 0 },
] as const;

for (const { type, size, make, front } of factories) {
  testProperty(
    `Address gives back every ${type} that it takes, in every form`,
    fc.property(bytesOf(size), (bytes) => {
      const copy = bytes.slice();
      const address = make(bytes);
      assert.deepEqual(bytes, copy);
      bytes.fill(0xaa); // later changes to the input have no effect
      assert.equal(address.type, type);
      assert.deepEqual(address.toBuffer().slice(front), copy);
      address.toBuffer().fill(0xaa); // nor do changes to the result
      assert.deepEqual(make(address.toBuffer()).toBuffer(), address.toBuffer());
      const read = ScAddress.fromXDR(address.toScAddress().toXDR());
      for (
        const again of [new Address(`${address}`), Address.fromScAddress(read), Address.fromScVal(address.toScVal())]
      ) {
        assert.ok(again.equals(address));
        assert.equal(again.type, type);
        assert.deepEqual(again.toBuffer().slice(front), copy);
      }
    }),
  );
}

const KINDS = [
  "Ed25519PublicKey",
  "Med25519PublicKey",
  "Contract",
  "ClaimableBalance",
  "LiquidityPool",
  "MuxedContract",
] as const;
const texts = fc.oneof(strKey(...strKeyKinds), damagedStrKey(...KINDS), fc.string());

testProperty(
  "new Address() takes the strkeys of the kinds of addresses and nothing else, and writes them as they were",
  fc.property(texts, (text) => {
    const type = tryParseStrKey(text)?.type;
    if (type !== undefined && KINDS.some((kind) => kind.toLowerCase() === type.toLowerCase())) {
      assert.equal(new Address(text).toString(), text);
      assert.equal(scAddressToString(addressToScAddress(text)), text);
    } else {
      assert.throws(() => new Address(text), { name: "DwsaError", code: /^(strkey|address)\// });
      assert.throws(() => addressToScAddress(text), { name: "DwsaError", code: /^(strkey|address)\// });
    }
  }),
  100,
);

/** Two addresses that often differ in only a few bytes. */
const twoAddresses = fc.tuple(
  scAddress,
  fc.option(scAddress),
  fc.array(fc.tuple(fc.nat(31), fc.nat(255)), { maxLength: 2 }),
)
  .map(([a, other, changes]) => {
    const bytes = (other ?? a).toXDR();
    for (const [at, byte] of changes) bytes[bytes.length - 1 - at] = byte;
    return [a, ScAddress.fromXDR(bytes)] as const;
  });

testProperty(
  "compareScAddress() is the order of the XDR bytes, and of values in maps",
  // All addresses of one type have the same size, and XDR writes the type first and integers big-endian.
  fc.property(twoAddresses, ([a, b]) => {
    const expected = compareText(toHex(a.toXDR()), toHex(b.toXDR()));
    const [one, other] = [Address.fromScAddress(a), Address.fromScAddress(b)];
    assert.equal(Math.sign(compareScAddress(a, b)), expected);
    assert.equal(Math.sign(compareScAddress(b, a)), -expected + 0);
    assert.equal(Math.sign(Address.compare(one, other)), expected);
    assert.equal(Math.sign(compareScVal(one.toScVal(), other.toScVal())), expected);
    assert.equal(one.equals(other), expected === 0);
  }),
  100,
);

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
