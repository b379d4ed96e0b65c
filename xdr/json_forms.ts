/** The forms of wire types in JSON. */

/** Any JSON value. */
export type JsonValue =
  | null
  | boolean
  | number
  | string
  | readonly JsonValue[]
  | { readonly [key: string]: JsonValue };

/**
 * The JSON form of a part whose value does not determine it:
 *
 * | form | for |
 * |---|---|
 * | a number | a member of an enum: the number of characters of its name are left out |
 * | an object | a member of an enum, or a discriminant: its name in JSON |
 * | `"text"` | a string |
 * | `"code4"`, `"code12"` | an asset code |
 * | `"G"`, `"T"`, `"X"`, `"C"`, `"B"`, `"L"` | 32 bytes that are written as a strkey |
 * | `"M"`, `"W"`, `"P"` | a struct that is written as a strkey |
 * | `"bare"` | a union that is written as its value, without the name of the arm |
 * | `"null"` | an arm whose value may be absent |
 */
export type JsonForm = string | number | { readonly [name: string]: string };

/** The forms of the fields or arms of a type by their names; under `""` the form of the type itself. */
export type JsonForms = { readonly [name: string]: JsonForm };
