/** Random contract values and addresses. */

import fc from "fast-check";
import { ClaimableBalanceId, MuxedContract, MuxedEd25519Account, PublicKey, ScAddress } from "@dwsa/base/xdr";
import { ContractExecutable, ContractExecutableExternalRef, ScContractInstance } from "@dwsa/base/xdr";
import { ScError, ScErrorCode, ScErrorType, ScMapEntry, ScNonceKey, ScVal } from "@dwsa/base/xdr";
import { bytes, bytesOf, int, int32, symbol, text, uint, uint32 } from "./bytes.ts";

const account = bytesOf(32).map((key) => ScAddress.scAddressTypeAccount(PublicKey.publicKeyTypeEd25519(key)));
const contract = bytesOf(32).map((id) => ScAddress.scAddressTypeContract(id));
const muxed = fc.tuple(bytesOf(32), uint(64))
  .map(([ed25519, id]) => ScAddress.scAddressTypeMuxedAccount(new MuxedEd25519Account({ id, ed25519 })));
const balance = bytesOf(32)
  .map((hash) => ScAddress.scAddressTypeClaimableBalance(ClaimableBalanceId.claimableBalanceIdTypeV0(hash)));
const pool = bytesOf(32).map((id) => ScAddress.scAddressTypeLiquidityPool(id));

/** A muxed contract, which requires protocol 30. */
export const muxedContract: fc.Arbitrary<ScAddress> = fc.tuple(bytesOf(32), uint(64))
  .map(([contractId, id]) => ScAddress.scAddressTypeMuxedContract(new MuxedContract({ id, contractId })));

/** An account or a contract: the addresses that can authorize. */
export const authorizer: fc.Arbitrary<ScAddress> = fc.oneof(account, contract);

/** An address of any type. */
export const scAddress: fc.Arbitrary<ScAddress> = fc.oneof(
  account,
  contract,
  muxed,
  muxedContract,
  balance,
  pool,
);

const errorCode = fc.constantFrom(...Object.values(ScErrorCode));
const scError: fc.Arbitrary<ScVal> = fc.oneof(
  uint32.map((code) => ScError.sceContract(code)),
  fc.tuple(fc.constantFrom("sceWasmVm", "sceStorage", "sceAuth", "sceBudget"), errorCode)
    .map(([type, code]) => ScError[type as "sceAuth"](code)),
).map((error) => ScVal.scvError(error));

/** A value without parts that can be an argument of a contract. */
export const plainScVal: fc.Arbitrary<ScVal> = fc.oneof(
  fc.boolean().map((value) => ScVal.scvBool(value)),
  fc.constant(0).map(() => ScVal.scvVoid()),
  uint32.map((value) => ScVal.scvU32(value)),
  int32.map((value) => ScVal.scvI32(value)),
  uint(64).map((value) => ScVal.scvU64(value)),
  int(64).map((value) => ScVal.scvI64(value)),
  uint(64).map((value) => ScVal.scvTimepoint(value)),
  uint(64).map((value) => ScVal.scvDuration(value)),
  uint(128).map((value) => ScVal.scvU128(value)),
  int(128).map((value) => ScVal.scvI128(value)),
  uint(256).map((value) => ScVal.scvU256(value)),
  int(256).map((value) => ScVal.scvI256(value)),
  bytes(40).map((value) => ScVal.scvBytes(value)),
  text().map((value) => ScVal.scvString(value)),
  bytes(12).map((value) => ScVal.scvString(value)),
  symbol.map((value) => ScVal.scvSymbol(value)),
  scAddress.map((value) => ScVal.scvAddress(value)),
);

/** A contract value of any depth; the keys of a map are distinct but unsorted. */
export const scVal: fc.Arbitrary<ScVal> = treeOf(fc.oneof({ arbitrary: plainScVal, weight: 9 }, scError));

const executable = fc.oneof(
  bytesOf(32).map((hash) => ContractExecutable.contractExecutableWasm(hash)),
  fc.constant(0).map(() => ContractExecutable.contractExecutableStellarAsset()),
  fc.tuple(scAddress, fc.oneof(text(), bytes(12))).map(([executableOwner, tag]) =>
    ContractExecutable.contractExecutableExternalRef(new ContractExecutableExternalRef({ executableOwner, tag }))
  ),
);
const instance = fc.tuple(executable, fc.option(scMapEntries(plainScVal)))
  .map(([executable, storage]) => ScVal.scvContractInstance(new ScContractInstance({ executable, storage })));

/** A contract value of any of the 23 types, at any depth, with errors of every type and strings that are not UTF-8. */
export const everyScVal: fc.Arbitrary<ScVal> = treeOf(fc.oneof(
  { arbitrary: plainScVal, weight: 12 },
  uint32.map((code) => ScVal.scvError(ScError.sceContract(code))),
  fc.tuple(fc.constantFrom(...Object.values(ScErrorType)), errorCode)
    .map(([type, code]) => ScVal.scvError(ScError[type === "sceContract" ? "sceValue" : type](code))),
  bytes(32).map((name) => ScVal.scvSymbol(name)),
  fc.oneof(text(), bytes(12)).map((tag) => ScVal.scvExecutableTag(tag)),
  int(64).map((nonce) => ScVal.scvLedgerKeyNonce(new ScNonceKey({ nonce }))),
  fc.constantFrom(0, 1, 2).map((i) =>
    [ScVal.scvLedgerKeyContractInstance(), ScVal.scvVec(null), ScVal.scvMap(null)][i]!
  ),
  instance,
));

function treeOf(leaf: fc.Arbitrary<ScVal>): fc.Arbitrary<ScVal> {
  return fc.letrec<{ value: ScVal }>((tie) => ({
    value: fc.oneof(
      { depthSize: "small", withCrossShrink: true },
      { arbitrary: leaf, weight: 3 },
      { arbitrary: fc.array(tie("value"), { maxLength: 4 }).map((items) => ScVal.scvVec(items)), weight: 1 },
      { arbitrary: scMapEntries(tie("value")).map((items) => ScVal.scvMap(items)), weight: 2 },
    ),
  })).value;
}

/** Entries of a map with distinct, unsorted keys, most of which are symbols. */
export function scMapEntries(value: fc.Arbitrary<ScVal>): fc.Arbitrary<ScMapEntry[]> {
  const key = fc.oneof({ arbitrary: symbol.map((name) => ScVal.scvSymbol(name)), weight: 2 }, plainScVal);
  return fc.uniqueArray(fc.tuple(key, value).map(([key, val]) => new ScMapEntry({ key, val })), {
    maxLength: 5,
    selector: ({ key }) => key.toXDR("base64"),
  });
}
