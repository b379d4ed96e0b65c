/** Collects all families of cases. */

import type { Family } from "./_family.ts";
import { accountFamilies } from "./_account_families.ts";
import { creationFamilies } from "./_creation_family.ts";
import { delegateFamilies } from "./_delegate_families.ts";
import { entryFamilies } from "./_entry_families.ts";
import { encodingFamilies } from "./_encoding_families.ts";
import { expiryFamilies } from "./_expiry_families.ts";
import { loopFamilies } from "./_loop_family.ts";
import { muxedFamilies } from "./_muxed_family.ts";
import { orderFamilies } from "./_order_families.ts";
import { passkeyFamilies } from "./_passkey_family.ts";
import { signatureFamilies } from "./_signature_families.ts";
import { transactionFamilies } from "./_transaction_families.ts";
import { treeFamilies } from "./_tree_family.ts";
import { typedFamilies } from "./_typed_family.ts";
import { valueFamilies } from "./_value_families.ts";

/** All families of cases, sorted by number. */
export const families: readonly Family[] = [
  ...signatureFamilies,
  ...accountFamilies,
  ...expiryFamilies,
  ...creationFamilies,
  ...treeFamilies,
  ...delegateFamilies,
  ...passkeyFamilies,
  ...loopFamilies,
  ...valueFamilies,
  ...orderFamilies,
  ...encodingFamilies,
  ...entryFamilies,
  ...transactionFamilies,
  ...typedFamilies,
  ...muxedFamilies,
].sort((a, b) => a.number - b.number);
