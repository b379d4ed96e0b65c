import assert from "node:assert/strict";
import { test } from "node:test";
import { importLibrary, type Library } from "../_library.ts";
import { COPIES } from "./_copies.ts";

/** What one copy makes and another is given. Results are compared as text: they may be of another realm. */
interface Exchange {
  readonly name: string;
  readonly expected: string;
  readonly use: (ours: Library, theirs: Library) => unknown;
}

const CONTRACT = "CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE";
const ACCOUNT = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L";
const SECRET = "SAKICEVQLYWGSOJS4WW7HZJWAHZVEEBS527LHK5V4MLJALYKICQCJXMW";
const PASSPHRASE = "Test SDF Network ; September 2015";
const EVENT =
  "AAAAAAAAAAE2Pqo4Z4QfutD07YjHeeT+ZuVqJHDcmMDsnAc9BcexAwAAAAEAAAAAAAAAAQAAAA8AAAAIdHJhbnNmZXIAAAAKAAAAAAAAAAAA" +
  "AAAAAAAABQ==";
/** Of {@linkcode ACCOUNT}, not signed yet: it may call `ping`. */
const ENTRY = "0000000100000000000000006e5bb46baf172b03950ff085f4c11fc356c75a918331a98ed4839c9c7792b38100" +
  "00000000000007000000000000000100000000000000010303030303030303030303030303030303030303030303030303030303030303" +
  "0000000470696e670000000000000000";

/** Everything of a copy that another may be handed. */
const EXCHANGES: readonly Exchange[] = [
  {
    name: "is() and instanceof know its values",
    expected: "true true false",
    use: (ours, theirs) => {
      const value: unknown = theirs.xdr.ScVal.scvU32(7);
      return [ours.xdr.ScVal.is(value), value instanceof ours.xdr.ScVal, ours.xdr.ScMapEntry.is(value)].join(" ");
    },
  },
  {
    name: "equals() compares with its values",
    expected: "true false",
    use: ({ xdr: { ScVal } }, theirs) =>
      [7, 8].map((n) => ScVal.scvU64(7n).equals(theirs.xdr.ScVal.scvU64(BigInt(n)))).join(" "),
  },
  {
    name: "its values can be fields of ours",
    expected: "0000000300000007" + "0000000f0000000161000000",
    use: (ours, theirs) => {
      const { ScVal } = theirs.xdr;
      return new ours.xdr.ScMapEntry({ key: ScVal.scvU32(7), val: ScVal.scvSymbol("a") }).toXDR("hex");
    },
  },
  {
    name: "its signer keys become text",
    expected: ACCOUNT,
    use: (ours, theirs) => ours.keys.SignerKey.encodeSignerKey(theirs.keys.SignerKey.decodeAddress(ACCOUNT)),
  },
  {
    name: "its signatures verify",
    expected: "true",
    use: (ours, theirs) => {
      const data = theirs.keys.hash(new Uint8Array(3));
      return ours.keys.Keypair.fromPublicKey(ACCOUNT).verify(data, theirs.keys.Keypair.fromSecret(SECRET).sign(data));
    },
  },
  {
    name: "its addresses are addresses",
    expected: `true ${CONTRACT}`,
    use: (ours, theirs) => {
      const address = new theirs.address.Address(CONTRACT);
      return `${ours.address.isAddress(address)} ${ours.address.Address.fromScVal(address.toScVal())}`;
    },
  },
  {
    name: "its address types are compared",
    expected: "-1",
    use: (ours, theirs) =>
      Math.sign(ours.address.compareScAddress(
        theirs.address.addressToScAddress(ACCOUNT),
        ours.address.addressToScAddress(CONTRACT),
      )),
  },
  {
    name: "nativeToScVal() takes its values, addresses, contracts, integers and bytes",
    expected: `5,${CONTRACT},${CONTRACT},6,1`,
    use: (ours, theirs) => {
      const given = [
        theirs.xdr.ScVal.scvU32(5),
        new theirs.address.Address(CONTRACT),
        new theirs.contract.Contract(CONTRACT),
        new theirs.scval.ScInt(6n),
        theirs.base.fromHex("01"),
      ];
      return given.map((value) => ours.scval.scValToNative(ours.scval.nativeToScVal(value))).join();
    },
  },
  {
    name: "nativeToScVal() takes arrays, maps and objects of its realm",
    expected: "scvVec scvMap scvMap",
    use: (ours, theirs) => {
      const { ScVal } = theirs.xdr;
      const native = theirs.scval.scValToNative(theirs.scval.nativeToScVal([1, 2]));
      const entries = [new theirs.xdr.ScMapEntry({ key: ScVal.scvSymbol("a"), val: ScVal.scvU32(1) })];
      const map = theirs.scval.scValToNative(ScVal.scvMap(entries), { maps: "map" });
      const object = theirs.scval.scValToNative(ScVal.scvMap(entries));
      return [native, map, object].map((value) => ours.scval.nativeToScVal(value).type).join(" ");
    },
  },
  {
    name: "its values become native, in sorted maps too",
    expected: "1 2",
    use: (ours, theirs) => {
      const { ScMapEntry, ScVal } = theirs.xdr;
      const items = [2, 1].map((n) => new ScMapEntry({ key: ScVal.scvU32(n), val: ScVal.scvVoid() }));
      return Object.keys(ours.scval.scValToNative(ours.scval.scvSortedMap(items)) as object).join(" ");
    },
  },
  {
    name: "its invalid values are found",
    expected: "false true",
    use: (ours, theirs) =>
      [theirs.xdr.ScVal.scvU32(1), theirs.xdr.ScVal.scvU32(-1)]
        .map((value) => ours.scval.validateScVal(value) !== undefined).join(" "),
  },
  {
    name: "its values are arguments of calls",
    expected: "true",
    use: (ours, theirs) => {
      const operation = new ours.contract.Contract(CONTRACT).call("ping", theirs.xdr.ScVal.scvU32(1));
      return theirs.xdr.Operation.is(operation) && theirs.xdr.Operation.fromXDR(operation.toXDR()).equals(operation);
    },
  },
  {
    name: "its keys and data go into the builder",
    expected: "1 9",
    use: (ours, theirs) => {
      const key = new theirs.contract.Contract(CONTRACT).getFootprint();
      const data = new theirs.builder.DwsaDataBuilder().setReadOnly([key]).setResourceFee(9n).build();
      const { length } = new ours.builder.DwsaDataBuilder().setReadOnly([key]).getReadOnly();
      return `${length} ${new ours.builder.DwsaDataBuilder(data).build().resourceFee}`;
    },
  },
  {
    name: "its entries are signed with its keys, verified and merged",
    expected: "true true",
    use: async (ours, theirs) => {
      const entry = theirs.xdr.DwsaAuthorizationEntry.fromXDR(ENTRY, "hex");
      const signed = await ours.auth.authorizeEntry(entry, theirs.keys.Keypair.fromSecret(SECRET), 9, PASSPHRASE);
      const verdicts = theirs.auth.verifyAuthEntry(signed, PASSPHRASE).map(({ verified }) => verified);
      const again = await theirs.auth.authorizeEntry(entry, ours.keys.Keypair.fromSecret(SECRET), 9, PASSPHRASE);
      return `${verdicts} ${ours.auth.mergeAuthEntries(signed, again).equals(signed)}`;
    },
  },
  {
    name: "its policies look at our entries",
    expected: "true auth/refused true",
    use: async (ours, theirs) => {
      const entry = ours.xdr.DwsaAuthorizationEntry.fromXDR(ENTRY, "hex");
      const signer = ours.keys.Keypair.fromSecret(SECRET);
      const policy = theirs.auth.policyFrom([ours.auth.approvalRequest(entry, PASSPHRASE, 9)]);
      const approve = theirs.auth.signingPolicy(policy);
      const signed = await ours.auth.authorizeEntry(entry, signer, 9, PASSPHRASE, { approve });
      const refused: unknown = await ours.auth.authorizeEntry(entry, signer, 10, PASSPHRASE, { approve })
        .catch((error: unknown) => error);
      const code = ours.errors.DwsaError.is(refused) ? refused.code : "none";
      return `${ours.auth.verifyAuthEntry(signed, PASSPHRASE)[0]?.verified} ${code} ${
        theirs.errors.DwsaError.is(refused)
      }`;
    },
  },
  {
    name: "its callbacks get preimages that it understands",
    expected: "true",
    use: async (ours, theirs) => {
      const keypair = theirs.keys.Keypair.fromSecret(SECRET);
      let understood = false;
      await ours.auth.authorizeEntry(
        ours.xdr.DwsaAuthorizationEntry.fromXDR(ENTRY, "hex"),
        (preimage) => {
          understood = theirs.xdr.HashIdPreimage.is(preimage);
          return Promise.resolve(keypair.sign(theirs.keys.hash(preimage.toXDR())));
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
    use: (ours, theirs) => {
      const { rootInvocation } = theirs.xdr.DwsaAuthorizationEntry.fromXDR(ENTRY, "hex");
      const tree = ours.humanize.buildInvocationTree(rootInvocation);
      const [event] = ours.humanize.humanizeEvents([theirs.xdr.ContractEvent.fromXDR(EVENT)]);
      return `${tree.type} ${tree.type === "execute" && tree.args.function} ${event?.topics}`;
    },
  },
  {
    name: "its errors are known by is()",
    expected: "true encoding/invalid-hex",
    use: (ours, theirs) => {
      try {
        return theirs.base.fromHex("0x");
      } catch (error) {
        return ours.base.DwsaError.is(error) && `true ${error.code}`;
      }
    },
  },
];

for (const { name, load } of COPIES) {
  for (const exchange of EXCHANGES) {
    test(`${name}: ${exchange.name}`, async () => {
      const [ours, theirs] = [await importLibrary(), await load()];
      assert.notEqual(theirs.xdr.ScVal, ours.xdr.ScVal, "this is no copy");
      assert.equal(String(await exchange.use(ours, theirs)), exchange.expected);
    });
    test(`to ${name}: ${exchange.name}`, async () => {
      assert.equal(String(await exchange.use(await load(), await importLibrary())), exchange.expected);
    });
  }
}
