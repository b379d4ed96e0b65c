/** Calls on a runtime that has only the globals of the language, and their results or errors. */

import type { DwsaErrorCode } from "@dwsa/base";
import type { Library } from "./_library.ts";

/** A call on such a runtime. */
export interface BareUse {
  readonly name: string;
  /** The result, or the code of the error, whose message must name the missing feature. */
  readonly expected: { readonly result: string } | { readonly code: DwsaErrorCode; readonly missing: string };
  readonly use: (library: Library) => unknown;
  /** Whether the root lacks its area, and the bundle with it. */
  readonly isNotInRoot?: boolean;
}

const ACCOUNT = "GBXFXNDLV4LSWA4VB7YIL5GBD7BVNR22SGBTDKMO2SBZZHDXSKZYCP7L";
const SECRET = "SAKICEVQLYWGSOJS4WW7HZJWAHZVEEBS527LHK5V4MLJALYKICQCJXMW";
const CONTRACT = "CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE";
const ENTRY = "000000010000000000000000000000000000000000000000000000000000000000000000000000000000000000" +
  "00000000000007000000000000000100000000000000010303030303030303030303030303030303030303030303030303030303030303" +
  "0000000470696e670000000000000000";
const works = (result: string) => ({ result });

export const BARE_USES: readonly BareUse[] = [
  { name: "hex", expected: works("00ffa0"), use: ({ base }) => base.toHex(base.fromHex("00ffa0")) },
  { name: "reading base64", expected: works("0,255,160"), use: ({ base }) => base.fromBase64("AP+g") },
  { name: "writing base64", expected: works("AP+g"), use: ({ base }) => base.toBase64(base.fromHex("00ffa0")) },
  {
    name: "strkeys",
    expected: works(ACCOUNT),
    use: ({ strkey }) => strkey.StrKey.encodeEd25519PublicKey(strkey.StrKey.decodeEd25519PublicKey(ACCOUNT)),
  },
  {
    name: "signing and verifying",
    expected: works("true"),
    use({ keys: { Keypair } }) {
      const signature = Keypair.fromSecret(SECRET).sign(new Uint8Array(32));
      return Keypair.fromPublicKey(ACCOUNT).verify(new Uint8Array(32), signature);
    },
  },
  {
    name: "random keys",
    expected: { code: "keys/no-randomness", missing: "crypto.getRandomValues" },
    use: ({ keys }) => keys.Keypair.random(),
  },
  {
    name: "messages as text",
    expected: works("64"),
    use: ({ keys }) => keys.signMessage("grün €", new Uint8Array(32).fill(1)).length,
  },
  { name: "addresses", expected: works(CONTRACT), use: ({ address }) => new address.Address(CONTRACT) },
  { name: "amounts", expected: works("12.5"), use: ({ amount }) => amount.Dwsa.formatTokenAmount("125000000", 7) },
  {
    name: "wire types without text",
    expected: works("00000003 00000007"),
    use: ({ xdr }) => xdr.ScVal.scvU32(7).toXDR("hex").replace(/(.{8})(?=.)/, "$1 "),
  },
  {
    name: "short texts of ASCII",
    expected: works("transfer"),
    use: ({ xdr: { ScVal } }) => ScVal.fromXDR(ScVal.scvSymbol("transfer").toXDR()).value,
  },
  {
    name: "writing other texts",
    expected: works("0000000e000000096772c3bc6e20e282ac"),
    use: ({ xdr }) => xdr.ScVal.scvString("grün €").toXDR("hex").slice(0, 34),
  },
  {
    name: "reading other texts",
    expected: works("ü"),
    use: ({ xdr }) => xdr.ScVal.fromXDR("0000000e00000002c3bc0000", "hex").value,
  },
  {
    name: "contract values without text",
    expected: works("1,2,3"),
    use: ({ scval }) => scval.scValToNative(scval.nativeToScVal([1n, 2n, 3n])),
  },
  {
    name: "calls",
    expected: works("invokeHostFunction"),
    use: ({ contract }) => new contract.Contract(CONTRACT).call("ping").body.type,
  },
  {
    name: "resource data",
    expected: works("5"),
    use: ({ builder }) => new builder.DwsaDataBuilder().setResourceFee(5n).build().resourceFee,
  },
  {
    name: "invocation trees",
    expected: works("execute"),
    use: ({ humanize, xdr }) =>
      humanize.buildInvocationTree(xdr.DwsaAuthorizationEntry.fromXDR(ENTRY, "hex").rootInvocation).type,
  },
  {
    name: "rows of ledgers",
    isNotInRoot: true,
    expected: works("1970-01-01T00:00:00Z"),
    use: ({ ledger, network }) => {
      const zeros = new Uint8Array(412); // an empty ledger
      return ledger.ledgerRows(ledger.readLedger(zeros, network.Networks.PUBLIC), "ledgers")[0]?.closed_at;
    },
  },
  {
    name: "JSON texts",
    expected: works('{"vec":[{"u32":1}]}'),
    use: ({ json }) => JSON.stringify(json.parseJson('{"vec":[{"u32":1}]}')),
  },
  {
    name: "interfaces of contracts as JSON",
    expected: works("Side"),
    use: ({ spec }) => {
      const [entry] = spec.contractSpecToJson(
        spec.contractSpec([{ udt_enum_v0: { name: "Side", cases: [{ name: "Buy", value: 0 }] } }]),
      );
      return entry !== undefined && "udt_enum_v0" in entry && entry.udt_enum_v0.name;
    },
  },
  { name: "traces of calls", expected: works("0"), use: ({ humanize }) => humanize.traceCalls([]).calls.length },
  {
    name: "IDs of assets: passphrases are text",
    expected: works("CDLZFC3SYJYDZT7K67VZ75HPJVIEUVNIXF47ZG2FB2RMQQVU2HHGCYSC"),
    use: ({ contract, network }) => contract.contractIdFromAsset("native", network.Networks.TESTNET),
  },
  {
    name: "nonces of new entries",
    expected: { code: "auth/no-randomness", missing: "crypto.getRandomValues" },
    use: ({ auth, keys, network, xdr }) =>
      auth.authorizeInvocation({
        signer: keys.Keypair.fromSecret(SECRET),
        validUntilLedgerSeq: 9,
        invocation: xdr.DwsaAuthorizationEntry.fromXDR(ENTRY, "hex").rootInvocation,
        networkPassphrase: network.Networks.TESTNET,
      }),
  },
];

/**
 * Deletes methods that older engines lack. Refers to nothing else in this module, so that its source can run in another
 * realm.
 */
export function withoutNewMethods(): void {
  for (const name of ["fromBase64", "fromHex"]) Reflect.deleteProperty(Uint8Array, name);
  for (const name of ["setFromBase64", "setFromHex", "toBase64", "toHex"]) {
    Reflect.deleteProperty(Uint8Array.prototype, name);
  }
  for (const owner of [Array, String, Object.getPrototypeOf(Uint8Array)]) Reflect.deleteProperty(owner.prototype, "at");
  for (const name of ["isWellFormed", "toWellFormed"]) Reflect.deleteProperty(String.prototype, name);
}

/** The outcome of a call: its result as a string, or the code and the message of the error. */
export type BareOutcome = { readonly result: string } | { readonly code: string; readonly message: string };

/** Runs a call. Returns the parts of an error, since errors of other realms and threads cannot be passed on. */
export async function tryBareUse({ use }: BareUse, library: Library): Promise<BareOutcome> {
  try {
    return { result: String(await use(library)) };
  } catch (error) {
    const { name, code = name, message } = error as { name: string; code?: string; message: string };
    return { code, message };
  }
}

/** Returns how an outcome differs from the expected one, or `undefined`. */
export function bareError({ expected }: BareUse, outcome: BareOutcome | undefined): string | undefined {
  if (outcome === undefined) return "not tried";
  const fine = "result" in expected
    ? "result" in outcome && outcome.result === expected.result
    : "code" in outcome && outcome.code === expected.code &&
      outcome.message.includes(expected.missing) && outcome.message.includes("polyfill");
  return fine ? undefined : `expected ${JSON.stringify(expected)}, got ${JSON.stringify(outcome)}`;
}
