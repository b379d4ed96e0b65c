/** Internal functions and types for other areas of the library. */

export { ABSENT, accountText, type FieldForm, fieldForms, isEmpty } from "./_operation_rules.ts";
export { accepts as acceptsLogin } from "./_logins.ts";
export { type Policy, readPolicy, type TransactionTerms } from "./_policy.ts";
export { selfOf } from "./_requests.ts";
export { requestsPolicy } from "./_requests_policy.ts";
export type { Rule } from "./_rules.ts";
export { argumentIndex, SENDING, SPENDING } from "./_token_limits.ts";
export { requestViolations } from "./_request_violations.ts";
export { transactionViolations } from "./_transaction_violations.ts";
export {
  ADDRESS,
  EVERYTHING,
  listed,
  OTHER,
  type Part,
  type Point,
  pointOf,
  RECIPIENT,
  setOf,
  type TextSet,
  type ValueSet,
  wholeParts,
} from "./_value_set.ts";
