/**
 * Resource data of contract transactions: the footprint, the resources and the resource fee.
 *
 * @example Data with one read-only key
 * ```ts
 * import { DwsaDataBuilder } from "@dwsa/base/builder";
 * import { Contract } from "@dwsa/base/contract";
 * import assert from "node:assert/strict";
 *
 * const contract = new Contract("CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE");
 * const data = new DwsaDataBuilder()
 *   .setReadOnly([contract.getFootprint()])
 *   .setResources(1_000_000, 2_000, 300)
 *   .setResourceFee(50_000n)
 *   .build();
 * assert.equal(new DwsaDataBuilder(data.toXDR("base64")).getReadOnly().length, 1);
 * ```
 *
 * - CAP-46-07, fees and resources: https://github.com/stellar/stellar-protocol/blob/master/core/cap-0046-07.md
 *
 * @module builder
 */
export type { IntLike } from "../internal/int_like.ts";
export { DwsaDataBuilder } from "./dwsa_data_builder.ts";
