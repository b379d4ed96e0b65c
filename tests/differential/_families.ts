/** Collects all families of cases. */

import { addressFamilies } from "./_address.ts";
import { amountFamilies } from "./_amount.ts";
import { authFamilies } from "./_auth.ts";
import { builderFamilies } from "./_builder.ts";
import { contractFamilies } from "./_contract.ts";
import type { Family } from "./_family.ts";
import { humanizeFamilies } from "./_humanize.ts";
import { keysFamilies } from "./_keys.ts";
import { operationFamilies } from "./_operations.ts";
import { scValFamilies } from "./_scval.ts";
import { strKeyFamilies } from "./_strkey.ts";
import { transactionFamilies } from "./_transactions.ts";
import { xdrFamilies } from "./_xdr.ts";

/** All families, by area. */
export const families: readonly Family[] = [
  ...xdrFamilies,
  ...strKeyFamilies,
  ...keysFamilies,
  ...addressFamilies,
  ...amountFamilies,
  ...scValFamilies,
  ...contractFamilies,
  ...builderFamilies,
  ...transactionFamilies,
  ...operationFamilies,
  ...authFamilies,
  ...humanizeFamilies,
];
