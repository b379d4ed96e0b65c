/** Internals of this area for other areas of the library. */

export { compare } from "./_compare.ts";
export { makeInteger } from "./_make_integer.ts";
export { errorOf, nativeOf } from "./_native.ts";
export { problemOf } from "./_problem.ts";
export { sortedMap } from "./_sorted_map.ts";
