/** All questions that both sides are asked. */

import type { Family } from "./_family.ts";
import { addressFamilies } from "./_address.ts";
import { keysFamilies } from "./_keys.ts";
import { scValFamilies } from "./_scval.ts";
import { strKeyFamilies } from "./_strkey.ts";
import { xdrFamilies } from "./_xdr.ts";

/** The families, in the order of the areas. */
export const families: readonly Family[] = [
  ...xdrFamilies,
  ...strKeyFamilies,
  ...keysFamilies,
  ...addressFamilies,
  ...scValFamilies,
];
