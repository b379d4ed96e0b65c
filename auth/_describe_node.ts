/** Describes a node of an entry's credentials. */

import { scAddressToString } from "../address/mod.ts";
import { accountKey } from "./_arguments.ts";
import type { SignatureNode } from "./_credentials.ts";
import { isUnsigned } from "./_signatures.ts";
import type { AuthNode } from "./auth_node.ts";

/** The facts about a node that need no verification. */
export function describeNode({ path, address, signature, delegates }: SignatureNode): AuthNode {
  return {
    path,
    address: scAddressToString(address),
    present: !isUnsigned(signature),
    required: delegates.length === 0 || accountKey(address) !== undefined,
  };
}
