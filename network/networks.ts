/** The passphrases of the known networks. */

/**
 * The passphrases of the known networks. Every signature is bound to one network by its passphrase, so nothing that is
 * signed for one can be used on another. No function of this library has a default network.
 *
 * Any other string is the passphrase of another network, `"testnet"` too: a signature for that is valid nowhere else.
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
  /** The public network, where value is real. */
  readonly PUBLIC: "Public Global Stellar Network ; September 2015";
  /** The test network. */
  readonly TESTNET: "Test SDF Network ; September 2015";
  /** The network that tries out the next protocol. */
  readonly FUTURENET: "Test SDF Future Network ; October 2022";
  /** A local network, as the quickstart image starts it for contract development. */
  readonly SANDBOX: "Local Sandbox Stellar Network ; September 2022";
  /** A local network, as the quickstart image starts it by default. */
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
