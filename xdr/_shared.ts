/** Internals of this area for other areas of the library. */

export { copyXdr, decodeXdr, encodeXdr, errorOf, jsonOfValue } from "./_codec.ts";
export { MAX_DEPTH } from "./_depth.ts";
export { writeFixedArray } from "./_fixed_arrays.ts";
export { codec, namesOf } from "./_schema.ts";
export { armOf, type Definition, type Schema, typeOfSchema, writeTracing } from "./_shapes.ts";
export { armJson, emptyPayloadJson, fieldJson, jsonOf, memberJson, type Rename, snakeCase } from "./_to_json.ts";
export type { JsonValue } from "./json_forms.ts";
export { acquireWriter, releaseWriter } from "./_writers.ts";
export { readMetaEvents } from "./generated/meta_events.ts";
export { PROTOCOLS } from "./generated/protocols.ts";
export { XdrWriter } from "./writer.ts";
