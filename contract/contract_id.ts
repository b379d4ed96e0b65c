import { attempt, unexpected, wrongType } from "../internal/fault.ts";
import { addressToScAddress } from "../address/mod.ts";
import { parseHash } from "../internal/arguments.ts";
import { networkIdOf } from "../network/_shared.ts";
import { describePrefix, type Prefix } from "../strkey/_shared.ts";
import { hash } from "../keys/mod.ts";
import { encodeStrKey } from "../strkey/mod.ts";
import {
  ContractIdPreimage,
  ContractIdPreimageFromAddress,
  HashIdPreimage,
  HashIdPreimageContractId,
} from "../xdr/mod.ts";
import { parseAsset } from "./asset.ts";

/**
 * Computes the ID of the contract that an address creates or has created with a salt.
 *
 * @param deployer the address that creates the contract: an account `G…` or a contract `C…`
 * @param salt 32 bytes, different for each contract of the deployer
 * @param networkPassphrase the network passphrase
 * @returns the contract's strkey `C…`
 * @throws {TypeError} if an argument is of the wrong type
 * @throws {DwsaError} `address/…`, `strkey/…` or `contract/deployer` if `deployer` is not an account or a contract,
 *   `xdr/length` if `salt` is not 32 bytes, `network/passphrase` if the passphrase is invalid
 *
 * @example The ID of a future contract
 * ```ts
 * import { contractIdFromDeployer } from "@dwsa/base/contract";
 * import assert from "node:assert/strict";
 *
 * const deployer = "GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ";
 * const contractId = contractIdFromDeployer(deployer, new Uint8Array(32), "Test SDF Network ; September 2015");
 * assert.equal(contractId[0], "C");
 * ```
 */
export function contractIdFromDeployer(deployer: string, salt: Uint8Array, networkPassphrase: string): string {
  return attempt(ACTION, () => {
    const address = addressToScAddress(deployer);
    if (address.type !== "scAddressTypeAccount" && address.type !== "scAddressTypeContract") {
      const expected = "deployer to be an account (G...) or a contract (C...)";
      throw unexpected("contract/deployer", expected, describePrefix(deployer[0] as Prefix));
    }
    const from = new ContractIdPreimageFromAddress({
      address,
      salt: parseHash("salt", salt, "xdr/length"),
    });
    return contractIdFromPreimage(ContractIdPreimage.contractIdPreimageFromAddress(from), networkPassphrase);
  });
}

/**
 * Computes the ID of an asset's built-in token contract (CAP-46-06).
 *
 * @param asset the asset's canonical string: `native`, or the code and the issuer as `CODE:G…`
 * @param networkPassphrase the network passphrase
 * @returns the contract's strkey `C…`
 * @throws {TypeError} if an argument is of the wrong type
 * @throws {DwsaError} `contract/asset` if `asset` is not an asset, `strkey/…` if the issuer is not an account,
 *   `network/passphrase` if the passphrase is invalid
 *
 * @example The native asset of the public network
 * ```ts
 * import { contractIdFromAsset } from "@dwsa/base/contract";
 * import assert from "node:assert/strict";
 *
 * const contractId = contractIdFromAsset("native", "Public Global Stellar Network ; September 2015");
 * assert.equal(contractId, "CAS3J7GYLGXMF6TDJBBYYSE3HQ6BBSMLNUQ34T6TZMYMW2EVH34XOWMA");
 * ```
 */
export function contractIdFromAsset(asset: string, networkPassphrase: string): string {
  return contractIdFromPreimage(
    ContractIdPreimage.contractIdPreimageFromAsset(parseAsset(asset)),
    networkPassphrase,
  );
}

/**
 * Computes the contract ID of a preimage: the SHA-256 hash of the network ID and the preimage.
 *
 * @param preimage the address and salt, or the asset, from which the contract is created
 * @param networkPassphrase the network passphrase
 * @returns the contract's strkey `C…`
 * @throws {TypeError} if an argument, or a part of `preimage`, is of the wrong type
 * @throws {RangeError} if a number in `preimage` is out of range
 * @throws {DwsaError} `xdr/…` if `preimage` is malformed, `network/passphrase` if the passphrase is invalid
 *
 * @example The contract of the native asset
 * ```ts
 * import { contractIdFromAsset, contractIdFromPreimage } from "@dwsa/base/contract";
 * import { Asset, ContractIdPreimage } from "@dwsa/base/xdr";
 * import assert from "node:assert/strict";
 *
 * const passphrase = "Public Global Stellar Network ; September 2015";
 * const preimage = ContractIdPreimage.contractIdPreimageFromAsset(Asset.assetTypeNative());
 * assert.equal(contractIdFromPreimage(preimage, passphrase), contractIdFromAsset("native", passphrase));
 * ```
 */
export function contractIdFromPreimage(preimage: ContractIdPreimage, networkPassphrase: string): string {
  return attempt(ACTION, () => {
    if (!ContractIdPreimage.is(preimage)) throw wrongType("preimage", "a ContractIdPreimage", preimage);
    const networkId = networkIdOf(networkPassphrase);
    const contractId = new HashIdPreimageContractId({ networkId, contractIdPreimage: preimage });
    return encodeStrKey("contract", hash(HashIdPreimage.envelopeTypeContractId(contractId).toXDR()));
  });
}

const ACTION = "derive the contract ID";
