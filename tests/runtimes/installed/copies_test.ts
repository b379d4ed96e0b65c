import assert from "node:assert/strict";
import { test } from "node:test";
import { importLibrary, type Library } from "../_library.ts";
import { COPIES } from "./_copies.ts";

/** A call that passes a value of one copy to another. Results are strings, since values can be from another realm. */
interface Exchange {
  readonly name: string;
  readonly expected: string;
  readonly use: (ours: Library, other: Library) => unknown;
}

const CONTRACT = "CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE";
const ACCOUNT = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L";
const SECRET = "SAKICEVQLYWGSOJS4WW7HZJWAHZVEEBS527LHK5V4MLJALYKICQCJXMW";
const PASSPHRASE = "Test SDF Network ; September 2015";
const EVENT =
  "AAAAAAAAAAE2Pqo4Z4QfutD07YjHeeT+ZuVqJHDcmMDsnAc9BcexAwAAAAEAAAAAAAAAAQAAAA8AAAAIdHJhbnNmZXIAAAAKAAAAAAAAAAAA" +
  "AAAAAAAABQ==";
/** An unsigned entry of {@linkcode ACCOUNT} that calls `ping`. */
const ENTRY = "0000000100000000000000006e5bb46baf172b03950ff085f4c11fc356c75a918331a98ed4839c9c7792b38100" +
  "00000000000007000000000000000100000000000000010303030303030303030303030303030303030303030303030303030303030303" +
  "0000000470696e670000000000000000";

/** Calls with each type of value that copies can exchange. */
const EXCHANGES: readonly Exchange[] = [
  {
    name: "is() and instanceof know its values",
    expected: "true true false",
    use: (ours, other) => {
      const value: unknown = other.xdr.ScVal.scvU32(7);
      return [ours.xdr.ScVal.is(value), value instanceof ours.xdr.ScVal, ours.xdr.ScMapEntry.is(value)].join(" ");
    },
  },
  {
    name: "equals() compares with its values",
    expected: "true false",
    use: ({ xdr: { ScVal } }, other) =>
      [7, 8].map((n) => ScVal.scvU64(7n).equals(other.xdr.ScVal.scvU64(BigInt(n)))).join(" "),
  },
  {
    name: "its values can be fields of ours",
    expected: "0000000300000007" + "0000000f0000000161000000",
    use: (ours, other) => {
      const { ScVal } = other.xdr;
      return new ours.xdr.ScMapEntry({ key: ScVal.scvU32(7), val: ScVal.scvSymbol("a") }).toXDR("hex");
    },
  },
  {
    name: "its signer keys become strings",
    expected: ACCOUNT,
    use: (ours, other) => ours.keys.SignerKey.encodeSignerKey(other.keys.SignerKey.decodeAddress(ACCOUNT)),
  },
  {
    name: "its signatures verify",
    expected: "true",
    use: (ours, other) => {
      const data = other.keys.hash(new Uint8Array(3));
      return ours.keys.Keypair.fromPublicKey(ACCOUNT).verify(data, other.keys.Keypair.fromSecret(SECRET).sign(data));
    },
  },
  {
    name: "its addresses are addresses",
    expected: `true ${CONTRACT}`,
    use: (ours, other) => {
      const address = new other.address.Address(CONTRACT);
      return `${ours.address.isAddress(address)} ${ours.address.Address.fromScVal(address.toScVal())}`;
    },
  },
  {
    name: "its address types are compared",
    expected: "-1",
    use: (ours, other) =>
      Math.sign(ours.address.compareScAddress(
        other.address.addressToScAddress(ACCOUNT),
        ours.address.addressToScAddress(CONTRACT),
      )),
  },
  {
    name: "nativeToScVal() accepts its values, addresses, contracts, integers and bytes",
    expected: `5,${CONTRACT},${CONTRACT},6,1`,
    use: (ours, other) => {
      const natives = [
        other.xdr.ScVal.scvU32(5),
        new other.address.Address(CONTRACT),
        new other.contract.Contract(CONTRACT),
        new other.scval.ScInt(6n),
        other.base.fromHex("01"),
      ];
      return natives.map((value) => ours.scval.scValToNative(ours.scval.nativeToScVal(value))).join();
    },
  },
  {
    name: "nativeToScVal() accepts arrays, maps and objects of its realm",
    expected: "scvVec scvMap scvMap",
    use: (ours, other) => {
      const { ScVal } = other.xdr;
      const native = other.scval.scValToNative(other.scval.nativeToScVal([1, 2]));
      const entries = [new other.xdr.ScMapEntry({ key: ScVal.scvSymbol("a"), val: ScVal.scvU32(1) })];
      const map = other.scval.scValToNative(ScVal.scvMap(entries), { maps: "map" });
      const object = other.scval.scValToNative(ScVal.scvMap(entries));
      return [native, map, object].map((value) => ours.scval.nativeToScVal(value).type).join(" ");
    },
  },
  {
    name: "its values become native, in sorted maps too",
    expected: "1 2",
    use: (ours, other) => {
      const { ScMapEntry, ScVal } = other.xdr;
      const items = [2, 1].map((n) => new ScMapEntry({ key: ScVal.scvU32(n), val: ScVal.scvVoid() }));
      return Object.keys(ours.scval.scValToNative(ours.scval.scvSortedMap(items)) as object).join(" ");
    },
  },
  {
    name: "its invalid values are found",
    expected: "false true",
    use: (ours, other) =>
      [other.xdr.ScVal.scvU32(1), other.xdr.ScVal.scvU32(-1)]
        .map((value) => ours.scval.validateScVal(value) !== undefined).join(" "),
  },
  {
    name: "its values are arguments of calls",
    expected: "true",
    use: (ours, other) => {
      const operation = new ours.contract.Contract(CONTRACT).call("ping", other.xdr.ScVal.scvU32(1));
      return other.xdr.Operation.is(operation) && other.xdr.Operation.fromXDR(operation.toXDR()).equals(operation);
    },
  },
  {
    name: "its keys and data go into the builder",
    expected: "1 9",
    use: (ours, other) => {
      const key = new other.contract.Contract(CONTRACT).getFootprint();
      const data = new other.builder.DwsaDataBuilder().setReadOnly([key]).setResourceFee(9n).build();
      const { length } = new ours.builder.DwsaDataBuilder().setReadOnly([key]).getReadOnly();
      return `${length} ${new ours.builder.DwsaDataBuilder(data).build().resourceFee}`;
    },
  },
  {
    name: "its entries are signed with its keys, verified and merged",
    expected: "true true",
    use: async (ours, other) => {
      const entry = other.xdr.DwsaAuthorizationEntry.fromXDR(ENTRY, "hex");
      const signed = await ours.auth.authorizeEntry(entry, other.keys.Keypair.fromSecret(SECRET), 9, PASSPHRASE);
      const verdicts = other.auth.verifyAuthEntry(signed, PASSPHRASE).map(({ verified }) => verified);
      const again = await other.auth.authorizeEntry(entry, ours.keys.Keypair.fromSecret(SECRET), 9, PASSPHRASE);
      return `${verdicts} ${ours.auth.mergeAuthEntries(signed, again).equals(signed)}`;
    },
  },
  {
    name: "its policies look at our entries",
    expected: "true auth/refused true",
    use: async (ours, other) => {
      const entry = ours.xdr.DwsaAuthorizationEntry.fromXDR(ENTRY, "hex");
      const signer = ours.keys.Keypair.fromSecret(SECRET);
      const policy = other.policy.policyFrom([ours.auth.approvalRequest(entry, PASSPHRASE, 9)]);
      const approve = other.policy.signingPolicy(policy).entries;
      const signed = await ours.auth.authorizeEntry(entry, signer, 9, PASSPHRASE, { approve });
      const refused: unknown = await ours.auth.authorizeEntry(entry, signer, 10, PASSPHRASE, { approve })
        .catch((error: unknown) => error);
      const code = ours.errors.DwsaError.is(refused) ? refused.code : "none";
      return `${ours.auth.verifyAuthEntry(signed, PASSPHRASE)[0]?.verified} ${code} ${
        other.errors.DwsaError.is(refused)
      }`;
    },
  },
  {
    name: "its callbacks get preimages that it understands",
    expected: "true",
    use: async (ours, other) => {
      const keypair = other.keys.Keypair.fromSecret(SECRET);
      let understood = false;
      await ours.auth.authorizeEntry(
        ours.xdr.DwsaAuthorizationEntry.fromXDR(ENTRY, "hex"),
        (preimage) => {
          understood = other.xdr.HashIdPreimage.is(preimage);
          return Promise.resolve(keypair.sign(other.keys.hash(preimage.toXDR())));
        },
        9,
        PASSPHRASE,
      );
      return understood;
    },
  },
  {
    name: "its invocations and events are read",
    expected: "execute ping transfer",
    use: (ours, other) => {
      const { rootInvocation } = other.xdr.DwsaAuthorizationEntry.fromXDR(ENTRY, "hex");
      const tree = ours.humanize.buildInvocationTree(rootInvocation);
      const [event] = ours.humanize.humanizeEvents([other.xdr.ContractEvent.fromXDR(EVENT)]);
      return `${tree.type} ${tree.type === "execute" && tree.args.function} ${event?.topics}`;
    },
  },
  {
    name: "its errors are known by is()",
    expected: "true encoding/invalid-hex",
    use: (ours, other) => {
      try {
        return other.base.fromHex("0x");
      } catch (error) {
        return ours.base.DwsaError.is(error) && `true ${error.code}`;
      }
    },
  },
];

for (const { name, load } of COPIES) {
  for (const exchange of EXCHANGES) {
    test(`${name}: ${exchange.name}`, async () => {
      const [ours, other] = [await importLibrary(), await load()];
      assert.notEqual(other.xdr.ScVal, ours.xdr.ScVal, "this is no copy");
      assert.equal(String(await exchange.use(ours, other)), exchange.expected);
    });
    test(`to ${name}: ${exchange.name}`, async () => {
      assert.equal(String(await exchange.use(await load(), await importLibrary())), exchange.expected);
    });
  }
}
