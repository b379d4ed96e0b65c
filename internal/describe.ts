/** Describes and quotes values in error messages. */

import { isBytes } from "./bytes.ts";
import { quoted } from "./escape.ts";
import { Fault } from "./fault.ts";

/**
 * Describes the type and size of a value for the "got …" part of a message: `number`, `null`, `string of 12
 * characters`, `Uint8Array of 31 bytes`, `array of 3 items`, `Date`, `ScVal`. Never includes the contents, which could be
 * a secret, and never throws.
 */
export function describe(value: unknown): string {
  if (value === null) return "null";
  if (typeof value === "string") {
    return value === "" ? "an empty string" : `string of ${count(value.length, "character")}`;
  }
  if (typeof value !== "object") return typeof value;
  if (isBytes(value)) return `Uint8Array of ${count(value.length, "byte")}`;
  try {
    if (Array.isArray(value)) return `array of ${count(value.length, "item")}`;
    const tag = (value as { [Symbol.toStringTag]?: unknown })[Symbol.toStringTag];
    if (typeof tag === "string" && /^xdr\.\w{1,64}$/.test(tag)) return tag.slice(4); // a wire value
    const name = Object.getPrototypeOf(value)?.constructor?.name;
    if (
      ArrayBuffer.isView(value) && value.byteLength === 0 && typeof name === "string" &&
      /^(Uint8Array|Buffer)$/.test(name)
    ) {
      return `detached ${name}`;
    }
    if (name === "Uint8Array") return "a proxy of a Uint8Array";
    const kind = typeof name === "string" && /^[\w$]{1,64}$/.test(name) && name !== "Object" ? name : "object";
    for (const method of ["toXDR", "toXdr"]) {
      if (typeof (value as Record<string, unknown>)[method] !== "function") continue;
      return `${kind} from a different library (convert it with fromXDR(value.${method}()))`;
    }
    return kind;
  } catch {
    return "object"; // a revoked or throwing proxy
  }
}

/**
 * Creates the error for an argument of the wrong JavaScript type.
 *
 * @param name the name of the argument
 * @param expected the expected type, with an article, or the class of a wire value
 * @param got the argument
 */
export function wrongType(name: string, expected: string | WireClass, got: unknown): Fault {
  const wanted = typeof expected === "string" ? expected : withArticle(expected.xdrName);
  const fault = new Fault("type", `expected ${name} to be ${wanted}, got ${describe(got)}`, { path: name });
  // Encoded XDR begins with small numbers.
  const isXdr = typeof expected !== "string" && typeof got === "string" && got.startsWith("AAAA");
  return isXdr ? fault.withAdvice(`use ${expected.xdrName}.fromXDR()`) : fault;
}

/** A class of wire values. */
interface WireClass {
  readonly xdrName: string;
}

/** Returns the name of a wire type with its article. */
function withArticle(xdrName: string): string {
  return `${/^(Sc|[AEIO])/.test(xdrName) ? "an" : "a"} ${xdrName}`;
}

/** Creates the error for a part of a value that has an unexpected JavaScript type. */
export function typeMismatch(expected: string, value: unknown): Fault {
  return new Fault("type", `expected ${expected}, got ${describe(value)}`);
}

/** Formats a number with its unit: `1 byte`, `31 bytes`. */
export function count(n: number, unit: string): string {
  return `${n} ${unit}${n === 1 ? "" : "s"}`;
}

/** The maximum number of characters of a string shown in a message. */
export const SHOWN_CHARACTERS = 16;

/**
 * Quotes an untrusted string for a message: at most its first 16 characters, followed by its length if it is longer.
 * Invisible characters are escaped. For a string that can contain a secret (keys, addresses, signers), use {@linkcode
 * describe}, which never includes the contents.
 */
export function quote(text: string): string {
  return quoteStart(text, SHOWN_CHARACTERS);
}

/** Quotes a non-secret string from a server or the host: at most its first 300 characters, escaped. */
export function quoteServerText(text: string): string {
  return quoteStart(text, 300);
}

/** Quotes the `error` of a wallet's response (SEP-43): a string, or the message of an object. */
export function quoteWalletError(error: unknown): string {
  const { message } = Object(error) as { readonly message?: unknown };
  const text = typeof error === "string" ? error : message;
  return typeof text === "string" ? quoteServerText(text) : describe(error);
}

function quoteStart(text: string, shown: number): string {
  if (text.length <= shown) return quoted(text);
  return `${quoted(`${text.slice(0, shown)}…`)} (${count(text.length, "character")})`;
}

/** Returns an error message with a lower-case first letter, for embedding in another message. */
export function reasonOf({ message }: Error): string {
  return message.charAt(0).toLowerCase() + message.slice(1);
}

/**
 * Returns the path step of a property: `.price`, `["has space"]`. A long name could be a secret, so it is shortened.
 */
export function propertyStep(key: string): string {
  const name = nameOfProperty(key);
  return name === key ? `.${key}` : `[${name}]`;
}

/** Formats a key for a message: a plain name of up to 32 characters unchanged, any other key quoted and shortened. */
export function nameOfProperty(key: string): string {
  return /^[A-Za-z_$][\w$]{0,31}$/.test(key) ? key : quote(key);
}
