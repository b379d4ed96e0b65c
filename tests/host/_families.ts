/** All families of cases. */

import type { Family } from "./_family.ts";
import { callFamilies } from "./_call_families.ts";
import { delegateFamilies } from "./_delegate_families.ts";
import { loopFamilies } from "./_loop_family.ts";
import { signatureFamilies } from "./_signature_families.ts";
import { valueFamilies } from "./_value_families.ts";

/** All families of cases, by their number. */
export const families: readonly Family[] = [
  ...signatureFamilies,
  ...callFamilies,
  ...delegateFamilies,
  ...loopFamilies,
  ...valueFamilies,
].sort((a, b) => a.number - b.number);
