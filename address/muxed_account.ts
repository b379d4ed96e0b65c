import { attempt, wrongType } from "../internal/fault.ts";
import { decode, describePrefix, encode, muxedBody, muxedIdOf } from "../strkey/_shared.ts";
import { MuxedAccount, MuxedAccountMed25519 } from "../xdr/mod.ts";
import { kindError, kindOfText } from "./_types.ts";

/**
 * Converts an account address to a `MuxedAccount`, the wire type of source accounts and of destinations of payments.
 *
 * @param address the strkey: `G…` of an account, or `M…` of a muxed account
 * @returns the account as a wire type: `keyTypeEd25519` for `G…`, `keyTypeMuxedEd25519` with the ID for `M…`
 * @throws {TypeError} if `address` is not a string
 * @throws {DwsaError} `address/kind` if `address` is not the address of an account but, for example, a contract or a
 *   secret seed; `strkey/…` if `address` is malformed
 *
 * @example A muxed account and its ID
 * ```ts
 * import { addressToMuxedAccount } from "@dwsa/base/address";
 * import assert from "node:assert/strict";
 *
 * const text = "MA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJUAAAAAAAAAAAACJUQ";
 * const account = addressToMuxedAccount(text);
 * assert(account.type === "keyTypeMuxedEd25519" && account.value.id === 0n);
 * ```
 */
export function addressToMuxedAccount(address: string): MuxedAccount {
  const { type, prefix } = kindOfText(address);
  if (type !== "account" && type !== "muxedAccount") throw kindError(EXPECTED, describePrefix(prefix));
  const bytes = decode(prefix, address);
  if (type === "account") return MuxedAccount.keyTypeEd25519(bytes);
  return MuxedAccount.keyTypeMuxedEd25519(
    new MuxedAccountMed25519({ id: muxedIdOf(bytes), ed25519: bytes.subarray(0, 32) }),
  );
}

/**
 * Converts a `MuxedAccount` to its address.
 *
 * @param account the account as a wire type
 * @returns the strkey: `G…`, or `M…` if the account has an ID
 * @throws {TypeError} if `account` is not a `MuxedAccount`, or its parts are of the wrong type
 * @throws {RangeError} if the ID is not an unsigned 64-bit integer
 * @throws {DwsaError} `strkey/length` or `xdr/length` if the key is not 32 bytes, `address/kind` if this version does
 *   not support the type of the account
 *
 * @example The source of a transaction
 * ```ts
 * import { addressToMuxedAccount, muxedAccountToString } from "@dwsa/base/address";
 * import assert from "node:assert/strict";
 *
 * const source = addressToMuxedAccount("GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ");
 * assert.equal(muxedAccountToString(source), "GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ");
 * ```
 */
export function muxedAccountToString(account: MuxedAccount): string {
  return attempt("read the address", () => {
    if (!MuxedAccount.is(account)) throw wrongType("account", "a MuxedAccount", account);
    switch (account.type) {
      case "keyTypeEd25519":
        return encode("G", account.value);
      case "keyTypeMuxedEd25519":
        return encode("M", muxedBody(account.value.toXDR())); // the encoding checks both parts
      default: // from a later protocol
        throw kindError(EXPECTED, "an unknown type");
    }
  });
}

const EXPECTED = "an account (G...) or a muxed account (M...)";
