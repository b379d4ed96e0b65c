/** Internals of this area for other areas of the library. */

export { eventsOfMeta } from "./_events_of_meta.ts";
export { explainText } from "./_explain.ts";
export { type Conversion, mapInvocations, requireInvocation } from "./_invocations.ts";
