/** Validates JSON with the part of JSON Schema that case.schema.json uses. Throws for unknown keywords. */

// deno-lint-ignore-file no-explicit-any -- JSON

/** A schema, or a part of one. */
export type Schema = Readonly<Record<string, any>>;

const IGNORED = ["$schema", "$defs", "title", "description", "if", "then"];

/** Returns the paths at which a value violates a schema. */
export function checkSchema(schema: Schema, value: unknown, path = "", root: Schema = schema): string[] {
  const below = (schema: Schema, value: unknown, step = "") => checkSchema(schema, value, path + step, root);
  const fields: Readonly<Record<string, unknown>> = isObject(value) ? value : {};
  const wrong = (isRight: boolean, keyword: string) => isRight ? [] : [`${path}: ${keyword}`];
  return Object.entries(schema).flatMap(([keyword, given]): string[] => {
    switch (keyword) {
      case "$ref":
        return below(root.$defs[given.slice("#/$defs/".length)], value);
      case "type":
        return wrong(TYPES[given]!(value), keyword);
      case "enum":
        return wrong(given.includes(value), keyword);
      case "pattern":
        return wrong(typeof value !== "string" || new RegExp(given, "u").test(value), keyword);
      case "minimum":
        return wrong(typeof value !== "number" || value >= given, keyword);
      case "maximum":
        return wrong(typeof value !== "number" || value <= given, keyword);
      case "required":
        return wrong(!isObject(value) || given.every((name: string) => name in fields), keyword);
      case "additionalProperties":
        return wrong(Object.keys(fields).every((name) => name in schema.properties), keyword);
      case "properties":
        return Object.keys(fields).flatMap((name) => given[name] ? below(given[name], fields[name], `.${name}`) : []);
      case "items":
        return Array.isArray(value) ? value.flatMap((item, i) => below(given, item, `[${i}]`)) : [];
      case "allOf":
        return given.flatMap((part: Schema) =>
          part.if === undefined || below(part.if, value).length === 0 ? below(part.then ?? part, value) : []
        );
      default:
        if (IGNORED.includes(keyword)) return [];
        throw new Error(`Cannot check ${keyword}`);
    }
  });
}

const TYPES: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: (value) => typeof value === "string",
  integer: Number.isInteger,
  array: Array.isArray,
  object: isObject,
};

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
