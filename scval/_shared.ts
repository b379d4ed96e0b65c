/** What other areas of the library use of this one, and users do not. */

export { compare } from "./_compare.ts";
export { makeInteger } from "./_make_integer.ts";
export { errorOf, nativeOf } from "./_native.ts";
export { problemOf } from "./_problem.ts";
export { sortedMap } from "./_sorted_map.ts";
