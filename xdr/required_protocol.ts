import { attempt, wrongType } from "../internal/fault.ts";
import { isBytes } from "../internal/bytes.ts";
import { encodeUtf8 } from "../internal/utf8.ts";
import { ARMS, LIMITS, PROTOCOLS, type ProtocolVersion, TYPES } from "./generated/protocols.ts";
import { XdrValue } from "./value.ts";

/**
 * Returns the oldest protocol whose nodes can decode a wire value: 30 if the value has a part that protocol 28 does not
 * support (a muxed contract, a close time in milliseconds, or a name in an interface that exceeds the limit of protocol
 * 28), otherwise 28. A node cannot decode a transaction with a part that is too new, so the transaction cannot be
 * applied.
 *
 * Contracts and validators can still reject the value. Before signing, compare the result with `protocolVersion` from
 * the RPC methods `getNetwork` or `getLatestLedger`.
 *
 * @param value any struct or union, such as a `TransactionEnvelope`
 * @returns the protocol
 * @throws {TypeError} if `value` is not a struct or union (members of enums, integers, strings and bytes have no
 *   class), or if a part of `value` has the wrong type
 * @throws {RangeError | DwsaError} as in `toXDR()`, if `value` cannot be encoded
 *
 * @example Check a transaction before signing
 * ```ts
 * import { muxedAddress, nativeToScVal } from "@dwsa/base";
 * import { requiredProtocol } from "@dwsa/base/xdr";
 * import assert from "node:assert/strict";
 *
 * const contract = "CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE";
 * assert.equal(requiredProtocol(nativeToScVal(contract, { type: "address" })), 28);
 * assert.equal(requiredProtocol(nativeToScVal(muxedAddress(contract, 7n), { type: "address" })), 30);
 * ```
 */
export function requiredProtocol(value: XdrValue): ProtocolVersion {
  return attempt("find the protocol", () => {
    if (!(value instanceof XdrValue)) throw wrongType("value", "a struct or a union", value);
    value.toXDR(); // ensures that all parts are valid and that there are no cycles
    let found = PROTOCOLS[0]!;
    const need = (protocol: ProtocolVersion | undefined) => {
      if (protocol !== undefined && protocol > found) found = protocol;
    };
    const rest: unknown[] = [value];
    while (rest.length > 0) {
      const part = rest.pop();
      if (typeof part !== "object" || part === null || isBytes(part)) continue;
      const { xdrName = "" } = part.constructor as { readonly xdrName?: string };
      need(TYPES[xdrName]);
      const limits = LIMITS[xdrName];
      for (const [name, field] of Object.entries(part)) {
        if (name === "type") need(ARMS[xdrName]?.[field]);
        for (const [limit, protocol] of limits?.[name] ?? []) if (sizeOf(field) > limit) need(protocol);
        rest.push(field);
      }
    }
    return found;
  });
}

/** Returns the size of a string in bytes. */
function sizeOf(text: string | Uint8Array): number {
  return typeof text === "string" ? encodeUtf8(text)!.length : text.length; // well-formed, since it has been encoded
}
