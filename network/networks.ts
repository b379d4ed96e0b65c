/** The passphrases of the known networks. */

/**
 * The passphrases of the known networks. The passphrase binds every signature to one network. Functions of this library
 * that need a network require its passphrase: there is no default network.
 *
 * Any other well-formed, non-empty string is treated as the passphrase of a different network. Likely mistakes are
 * rejected: network names such as `"testnet"` or `"mainnet"`, URLs, strings with outer white space, and strings that
 * differ from one of these passphrases only in spaces or case.
 *
 * @example Sign for the test network
 * ```ts
 * import { Keypair, Networks } from "@dwsa/base";
 * import assert from "node:assert/strict";
 *
 * assert.equal(Networks.TESTNET, "Test SDF Network ; September 2015");
 * assert.notEqual(
 *   Keypair.master(Networks.TESTNET).publicKey(),
 *   Keypair.master(Networks.PUBLIC).publicKey(),
 * );
 * ```
 */
export const Networks: {
  /** The public network. */
  readonly PUBLIC: "Public Global Stellar Network ; September 2015";
  /** The test network. */
  readonly TESTNET: "Test SDF Network ; September 2015";
  /** The network for testing the next protocol version. */
  readonly FUTURENET: "Test SDF Future Network ; October 2022";
  /** The local sandbox of early versions of the Stellar CLI. */
  readonly SANDBOX: "Local Sandbox Stellar Network ; September 2022";
  /** The local network of the quickstart image. */
  readonly STANDALONE: "Standalone Network ; February 2017";
} = /* @__PURE__ */ Object.freeze({
  PUBLIC: "Public Global Stellar Network ; September 2015",
  TESTNET: "Test SDF Network ; September 2015",
  FUTURENET: "Test SDF Future Network ; October 2022",
  SANDBOX: "Local Sandbox Stellar Network ; September 2022",
  STANDALONE: "Standalone Network ; February 2017",
});

/** The passphrase of one of the {@linkcode Networks}. */
export type Networks = (typeof Networks)[keyof typeof Networks];
