/** What the functions of this area make of their arguments: checked, copied, or refused. */

import { quote, wrongType } from "../internal/describe.ts";
import { DwsaError } from "../errors/mod.ts";

/** The ID of a muxed account, from its decimal text. */
export function takeMuxedId(value: string): bigint {
  const action = "make a muxed account";
  if (typeof value !== "string") throw wrongType(action, "id", "a string", value);
  if (!/^-?\d+$/.test(value)) {
    throw new DwsaError(
      "keys/invalid-id",
      `Cannot ${action}: expected id to be a decimal integer, got ${quote(value)}`,
    );
  }
  const id = value.length > 1_000 ? -1n : BigInt(value); // which takes long for a long text
  if (id < 0n || id > 0xffff_ffff_ffff_ffffn) {
    throw new RangeError(`Cannot ${action}: expected id to be from 0 to 18446744073709551615, got ${quote(value)}`);
  }
  return id;
}

/** The side on which a short payload is padded. Options that are no object would leave the default, without a word. */
export function takePadding(options: { readonly padding?: unknown }, action: string): "left" | "right" {
  if (typeof options !== "object" || options === null) throw wrongType(action, "options", "an object", options);
  const { padding } = options;
  if (padding === undefined || padding === "left") return "left";
  if (padding === "right") return padding;
  if (typeof padding !== "string") throw wrongType(action, "padding", "a string", padding);
  throw new DwsaError(
    "keys/unknown-padding",
    `Cannot ${action}: expected padding to be "left" or "right", got ${quote(padding)}`,
  );
}
