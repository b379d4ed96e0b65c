/**
 * The passphrases of the known networks.
 *
 * @example The test network
 * ```ts
 * import { Networks } from "@dwsa/base/network";
 * import assert from "node:assert/strict";
 *
 * assert.equal(Networks.TESTNET, "Test SDF Network ; September 2015");
 * ```
 *
 * @module network
 */
export { Networks } from "./networks.ts";
