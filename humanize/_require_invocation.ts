import { wrongType } from "../internal/describe.ts";
import type { DwsaAuthorizedInvocation } from "../xdr/mod.ts";
import { isXdr } from "../xdr/is_xdr.ts";

/** Refuses a root that is not an invocation. By its tag, since the class would bring the code that reads and writes it. */
export function requireInvocation(action: string, root: unknown): asserts root is DwsaAuthorizedInvocation {
  if (!isXdr(root, "DwsaAuthorizedInvocation")) {
    throw wrongType(action, "root", "a DwsaAuthorizedInvocation", root);
  }
}
