/** What other areas of the library use of this one, and users do not. */

export { type Conversion, mapInvocations, requireInvocation } from "./_invocations.ts";
