/** The JSON formats of wire types. */

/** Any JSON value. */
export type JsonValue =
  | null
  | boolean
  | number
  | string
  | readonly JsonValue[]
  | { readonly [key: string]: JsonValue };

/**
 * The JSON format of a part, if its value does not determine the format:
 *
 * | format | part |
 * |---|---|
 * | a number | a member of an enum: the number of leading characters to remove from its name |
 * | an object | a member of an enum, or a discriminant: the JSON names by member name |
 * | `"text"` | a string |
 * | `"code4"`, `"code12"` | an asset code |
 * | `"G"`, `"T"`, `"X"`, `"C"`, `"B"`, `"L"` | 32 bytes, written as a strkey |
 * | `"M"`, `"W"`, `"P"` | a struct, written as a strkey |
 * | `"bare"` | a union, written as its value without the name of the arm |
 * | `"null"` | an arm whose value may be absent |
 */
export type JsonForm = string | number | { readonly [name: string]: string };

/** The formats of a type's fields or arms by name; the key `""` has the format of the type itself. */
export type JsonForms = { readonly [name: string]: JsonForm };
