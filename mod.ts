/**
 * Placeholder of the package documentation until the areas are in place.
 * @module
 */
export { DwsaError, type DwsaErrorCode, type DwsaErrorDetails } from "./internal/errors.ts";
export { fromBase64, fromHex, toBase64, toHex } from "./internal/encoding.ts";
export { type Bytes, equalBytes } from "./internal/bytes.ts";
export * from "./address/mod.ts";
export * from "./humanize/mod.ts";
export * from "./auth/mod.ts";
export * from "./contract/mod.ts";
export * from "./builder/mod.ts";
