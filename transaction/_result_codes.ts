/** The meanings of the result codes of transactions and operations, and what to do about each. */

import {
  AccountMergeResultCode,
  AllowTrustResultCode,
  BeginSponsoringFutureReservesResultCode,
  BumpSequenceResultCode,
  ChangeTrustResultCode,
  ClaimClaimableBalanceResultCode,
  ClawbackClaimableBalanceResultCode,
  ClawbackResultCode,
  CreateAccountResultCode,
  CreateClaimableBalanceResultCode,
  EndSponsoringFutureReservesResultCode,
  ExtendFootprintTtlResultCode,
  InflationResultCode,
  InvokeHostFunctionResultCode,
  LiquidityPoolDepositResultCode,
  LiquidityPoolWithdrawResultCode,
  ManageBuyOfferResultCode,
  ManageDataResultCode,
  ManageSellOfferResultCode,
  OperationResultCode,
  PathPaymentStrictReceiveResultCode,
  PathPaymentStrictSendResultCode,
  PaymentResultCode,
  RestoreFootprintResultCode,
  RevokeSponsorshipResultCode,
  SetOptionsResultCode,
  SetTrustLineFlagsResultCode,
  TransactionResultCode,
} from "../xdr/mod.ts";

/**
 * The meaning of each code and what to do, `""` if nothing helps. A row is for one code, or for all codes of operations
 * that end with its name: `lowReserve` is for `manageDataLowReserve` and others. A row for one code goes first.
 */
export const CODE_TEXTS: { readonly [codeOrEnd: string]: readonly [meaning: string, fix: string] } = {
  // transactions
  txFailed: [
    "an operation failed, so none took effect, while the fee is spent",
    "read the explanation of that operation",
  ],
  txTooEarly: [
    "its time or ledger bounds have not begun",
    "submit it later; bounds count seconds, so a clock that is wrong or in milliseconds shifts them",
  ],
  txTooLate: ["its time or ledger bounds are over", "build it with later bounds and the next sequence number"],
  txMissingOperation: ["a transaction needs at least one operation", "add one"],
  txBadSeq: [
    "its sequence number is not the account's next: already used, or ahead of transactions still to come",
    "look up its hash, as it may be in a ledger; if not, build it with the account's present number",
  ],
  txBadAuth: [
    "the source account's signatures are absent, too light, or made for another network",
    "requiredSigners tells which; compare weights, thresholds and the passphrase",
  ],
  txInsufficientBalance: [
    "paying the fee would take the payer's XLM below its reserve",
    "fund that account, or have a fee bump paid by another one",
  ],
  txNoAccount: [
    "this network has no account at the source or fee source address",
    "fund the address, or use the network that it is on",
  ],
  txInsufficientFee: [
    "the fee is less than the minimum, or than a busy network takes",
    "offer at least feeCharged of the response, if necessary by a fee bump",
  ],
  txBadAuthExtra: [
    "there is a superfluous signature: repeated, unneeded, or made for the other half of a fee bump",
    "drop the one that requiredSigners lists in unmatched",
  ],
  txInternalError: ["the node failed, not the transaction", "submit the same envelope once more"],
  txNotSupported: ["this network has no use for the envelope's type", "encode it as envelopeTypeTx"],
  txFeeBumpInnerFailed: ["the fee bump paid for an inner transaction that failed", "read the inner explanation"],
  txBadSponsorship: [
    "a sponsorship remains open at the end, so nothing took effect, while the fee is spent",
    "add an operation by the sponsored account that ends it",
  ],
  txBadMinSeqAgeOrGap: [
    "minSeqAge or minSeqLedgerGap has not passed since the last sequence number",
    "submit it later",
  ],
  txMalformed: [
    "the envelope breaks a rule, typically a call without resource data or with a fee below its resource fee",
    "checkTransaction tells which; a call must be simulated before it is signed",
  ],
  txDwsaInvalid: [
    "the call's resources or form are not allowed: excessive, underpaid, with repeated footprint keys, or with a memo",
    "checkTransaction tells which; then simulate once more",
  ],
  txFrozenKeyAccessed: ["it touches an account or entry frozen by the network", ""],

  // operations of any type
  opBadAuth: [
    "signatures for the operation's source account are absent or too light",
    "requiredSigners tells which; compare weights with the account's thresholds",
  ],
  opNoAccount: ["the operation's source address has no account", "fund it, or use the network that it is on"],
  opNotSupported: [
    "the network's protocol has disabled this operation or never had it",
    "do it by a different operation",
  ],
  opTooManySubentries: ["an account holds no more than 1,000 entries", "delete one of them"],
  opExceededWorkLimit: ["more offers stand in the way than one operation may cross", "split the amount"],
  opTooManySponsoring: ["the sponsor has reached its maximum of entries", "choose another sponsor"],

  // operations of one type
  extendFootprintTtlMalformed: [
    "its footprint has an entry without a time to live, or extendTo is beyond the network's maximum",
    "list contract data and code only, as read-only",
  ],
  restoreFootprintMalformed: [
    "its footprint has an entry that is never archived",
    "list persistent contract entries only, as read-write",
  ],
  createAccountUnderfunded: [
    "the starting balance is more than the source can spend of its XLM",
    "lower the starting balance, or fund the source",
  ],
  createAccountLowReserve: [
    "a starting balance must reach the reserve of an account",
    "start with 1 XLM or more, or have the reserve sponsored",
  ],
  createClaimableBalanceNoTrust: ["the source holds no trust line for the asset", "compare the asset's issuer"],
  clawbackUnderfunded: ["the amount is more than the holder has outside of offers", "reduce the amount"],
  clawbackNoTrust: ["the address in from holds no trust line for the asset", "compare that address"],
  liquidityPoolDepositNoTrust: ["the source holds no trust line for the pool's shares", "add it by changeTrust"],
  liquidityPoolDepositLineFull: [
    "the deposit yields more shares than their trust line allows",
    "raise that line's limit",
  ],
  liquidityPoolWithdrawUnderfunded: ["the source owns fewer shares than the amount", "reduce the amount"],
  liquidityPoolWithdrawNoTrust: [
    "the source holds no trust line for the pool's shares or for an asset in it",
    "add it by changeTrust",
  ],
  revokeSponsorshipDoesNotExist: ["nothing in the ledger has this key", "compare the key with the sponsored entry"],

  // ends of codes: payments and balances
  malformed: ["no ledger allows a field of this operation", "checkTransaction names the field; correct and rebuild"],
  underfunded: [
    "the amount is more than the source can spend, given its reserve and offers",
    "reduce the amount or fund the account, in which every entry blocks 0.5 XLM",
  ],
  lowReserve: [
    "the account's XLM does not allow another entry",
    "fund it with 0.5 XLM per entry, delete one, or have the reserve sponsored",
  ],
  alreadyExist: ["the destination has an account", "fund it by a payment"],
  srcNoTrust: [
    "the source holds no trust line for what it sends",
    "compare the asset's issuer, since issuers may share a code",
  ],
  srcNotAuthorized: ["the source's trust line lacks authorization", "have it authorized by the issuer"],
  noDestination: ["the destination address has no account", "use createAccount with 1 XLM or more"],
  noTrust: ["the recipient holds no trust line for the asset", "have the recipient add it by changeTrust"],
  notAuthorized: ["a trust line that is used lacks authorization", "have it authorized by the issuer"],
  lineFull: [
    "the amount is more than the trust line has room for, given its limit, balance and offers",
    "raise the limit by changeTrust, or reduce the amount",
  ],
  noIssuer: ["the issuer's address has no account on this network", "compare the address with the issuer's website"],
  doesNotExist: [
    "this network has no such claimable balance, or has none any more",
    "query the balances of the claimant once more",
  ],
  cannotClaim: ["the source is not among the claimants, or its predicate is not met now", "compare the predicates"],
  notClawbackEnabled: ["the trust line or balance dates from before clawback was enabled, or it never was", ""],
  notIssuer: ["the source did not issue the asset", "make the issuer the source"],

  // ends of codes: paths and offers
  tooFewOffers: [
    "offers and pools on the path are too small for the amount",
    "reduce the amount, or take a different path or a worse price",
  ],
  offerCrossSelf: ["the path runs into an offer of the source", "remove the offer, or use a different path"],
  overSendmax: ["this would cost more than sendMax", "query the path once more, or increase sendMax"],
  underDestmin: ["this would deliver less than destMin", "query the path once more, or decrease destMin"],
  sellNoTrust: ["the source holds no trust line for what it sells", "compare the asset's issuer"],
  buyNoTrust: ["the source holds no trust line for what it buys", "add it by changeTrust"],
  sellNotAuthorized: ["the trust line for what it sells lacks authorization", "have it authorized by the issuer"],
  buyNotAuthorized: ["the trust line for what it buys lacks authorization", "have it authorized by the issuer"],
  crossSelf: ["two offers of the source would trade with each other", "change or remove the other one"],
  sellNoIssuer: ["what it sells has an issuer without an account", "compare the issuer's address"],
  buyNoIssuer: ["what it buys has an issuer without an account", "compare the issuer's address"],
  notFound: ["the source has no open offer with this offerId", "query its offers once more"],
  badPrice: ["the pool's price is not between minPrice and maxPrice", "query the pool once more, or widen the range"],
  poolFull: ["pools cannot grow as large as this deposit requires", ""],
  underMinimum: [
    "this would pay out less than minAmountA or minAmountB",
    "query the pool once more, or decrease these amounts",
  ],

  // ends of codes: accounts and trust lines
  tooManySigners: ["an account holds no more than 20 signers", "remove one of them"],
  badFlags: ["setFlags and clearFlags overlap", "name each flag in one of them"],
  unknownFlag: ["the flags have a bit without a meaning", "use the bits that AccountFlags names"],
  invalidInflation: ["inflationDest has no account", "omit it, as inflation is over"],
  cantChange: ["flags of an immutable account are final", "issue from a different account"],
  thresholdOutOfRange: ["thresholds and weights end at 255", "use a number from 0 to 255"],
  badSigner: [
    "a signer must not be the master key, have a payload of 0 bytes, or weigh more than 255",
    "use masterWeight for the master key",
  ],
  invalidHomeDomain: ["the home domain is not printable ASCII", "use up to 32 characters, with Punycode for others"],
  authRevocableRequired: ["clawback depends on the flag auth-revocable", "add the other flag, too"],
  invalidLimit: [
    "a limit must cover the balance and open offers to buy",
    "raise it; to delete the line, empty it and remove those offers",
  ],
  selfNotAllowed: ["no issuer has a trust line to itself", "use the account of a holder"],
  trustLineMissing: ["pool shares require trust lines for both assets in the pool", "add these two first"],
  cannotDelete: ["pool shares depend on this trust line", "withdraw from the pool, and delete the line for its shares"],
  notAuthMaintainLiabilities: ["a trust line for an asset in the pool is revoked", "have it authorized by the issuer"],
  noTrustLine: ["the trustor holds no trust line for the asset", "have the trustor add it by changeTrust"],
  trustNotRequired: [
    "holders of this issuer need no authorization",
    "if they should, give the issuer the flag auth-required",
  ],
  cantRevoke: ["only an issuer with the flag auth-revocable may revoke", "set this flag on the issuer"],
  invalidState: [
    "authorized and authorized-to-maintain-liabilities exclude each other",
    "clear one of them in the operation that sets the other",
  ],
  trustlineFrozen: ["the trust line is frozen by the network", ""],
  noAccount: ["the address to merge into has no account", "choose a destination that has one"],
  immutableSet: ["immutable accounts remain forever", ""],
  hasSubEntries: [
    "trust lines, offers, data or added signers keep the account alive",
    "delete all of them; the same transaction may do so",
  ],
  seqnumTooFar: [
    "its sequence number is ahead of what an account created now would get",
    "submit it again when the ledger's number is more than the sequence number / 2^32",
  ],
  destFull: ["the destination has no room for so much XLM", ""],
  isSponsor: ["entries of other accounts depend on its reserve", "revoke or hand over these sponsorships"],
  badSeq: ["bumpTo is less than 0", "pass 0 or more"],
  nameNotFound: ["no data entry has this name", "treat it as deleted"],
  invalidName: ["a data name is 1 to 64 characters of printable ASCII", "rename the entry"],
  notSupportedYet: ["the network's protocol is older than this feature", ""],
  notTime: ["inflation ended with protocol 12", ""],

  // ends of codes: sponsorships
  alreadySponsored: ["the account has an open sponsorship in this transaction", "close it before this one opens"],
  recursive: [
    "while sponsored, an account sponsors nobody, and while a sponsor, it has none",
    "let the first sponsorship end, then begin the second",
  ],
  notSponsored: [
    "the operation's source has no open sponsorship",
    "make the sponsored account the source of the operation that closes it",
  ],
  notSponsor: ["the source does not sponsor this entry", "make its sponsor the source"],
  onlyTransferable: [
    "a claimable balance is never without a sponsor",
    "open a sponsorship by its next sponsor around this operation",
  ],

  // ends of codes: contracts
  trapped: ["the contract or its host raised an error", "traceCalls and explainError find it in the diagnostic events"],
  resourceLimitExceeded: [
    "the declared instructions, memory or bytes did not suffice",
    "simulate once more, and leave a margin if the state changes often",
  ],
  entryArchived: ["an archived entry is used without a restoration", "simulate once more, which marks such entries"],
  insufficientRefundableFee: [
    "rent and events cost more than the resource fee leaves for them",
    "simulate once more, or raise the resource fee",
  ],
};

/** The names that Horizon has for codes or their ends, if they are not `op_` and the end. */
export const HORIZON_NAMES: { readonly [codeOrEnd: string]: string } = {
  alreadyExist: "already_exists",
  offerCrossSelf: "cross_self",
  overSendmax: "over_source_max",
  notFound: "offer_not_found",
  trustNotRequired: "not_required",
  nameNotFound: "data_name_not_found",
  invalidName: "data_invalid_name",
  trapped: "function_trapped",
  opNoAccount: "no_source_account",
  txNoAccount: "tx_no_source_account",
};

/** The enums of result codes: those of transactions, of all operations, and of each type of operation. */
export const RESULT_CODES: readonly object[] = [
  TransactionResultCode,
  OperationResultCode,
  AccountMergeResultCode,
  AllowTrustResultCode,
  BeginSponsoringFutureReservesResultCode,
  BumpSequenceResultCode,
  ChangeTrustResultCode,
  ClaimClaimableBalanceResultCode,
  ClawbackResultCode,
  ClawbackClaimableBalanceResultCode,
  CreateAccountResultCode,
  CreateClaimableBalanceResultCode,
  EndSponsoringFutureReservesResultCode,
  ExtendFootprintTtlResultCode,
  InflationResultCode,
  InvokeHostFunctionResultCode,
  LiquidityPoolDepositResultCode,
  LiquidityPoolWithdrawResultCode,
  ManageBuyOfferResultCode,
  ManageDataResultCode,
  ManageSellOfferResultCode,
  PathPaymentStrictReceiveResultCode,
  PathPaymentStrictSendResultCode,
  PaymentResultCode,
  RestoreFootprintResultCode,
  RevokeSponsorshipResultCode,
  SetOptionsResultCode,
  SetTrustLineFlagsResultCode,
];
