/** Plain descriptions of the input types. */

/** A description of a type: its name and an explanation. */
export interface KindText {
  readonly title: string;
  readonly about: string;
}

const KINDS: { readonly [type: string]: KindText } = {
  TransactionEnvelope: {
    title: "Transaction",
    about: "What is submitted to the network: the source account, the operations and the signatures.",
  },
  DwsaAuthorizationEntry: {
    title: "Authorization entry",
    about: "One address authorizes one contract call and its sub-invocations. A signature authorizes all of them.",
  },
  DwsaAuthorizationEntries: {
    title: "Authorization entries",
    about: "Authorizations of contract calls, one for each required address.",
  },
  HashIdPreimage: {
    title: "Data to sign",
    about: "What a wallet receives for signing. The signature covers its hash.",
  },
  TransactionMeta: {
    title: "Transaction meta",
    about: "The ledger changes and events of a transaction.",
  },
  TransactionResult: {
    title: "Transaction result",
    about: "Whether the transaction succeeded, its fee, and why it failed.",
  },
  DiagnosticEvent: { title: "Event", about: "A diagnostic record of a contract's execution." },
  ContractEvent: { title: "Event", about: "Emitted by a contract." },
  TransactionEvent: { title: "Event", about: "Emitted for a transaction, such as its fee." },
  ScVal: { title: "Contract value", about: "An argument, a result or stored data of a contract." },
  ScSpecEntry: { title: "Contract interface", about: "Functions, types and events that a contract declares." },
  ScMetaEntry: {
    title: "Contract metadata",
    about: "Information from the contract's author, such as the tools used.",
  },
  ScEnvMetaEntry: { title: "Contract environment", about: "The protocol version that a contract requires." },
  LedgerEntry: { title: "Ledger entry", about: "Data stored by the network, such as an account or a balance." },
  LedgerKey: { title: "Ledger key", about: "Identifies a ledger entry." },
  DwsaTransactionData: {
    title: "Transaction resources",
    about: "The ledger entries and resources that a contract call may use.",
  },
  Operation: { title: "Operation", about: "A single action of a transaction." },
  LedgerCloseMeta: { title: "Ledger", about: "All transactions and changes of one ledger." },
  ed25519PublicKey: { title: "Account address", about: "Identifies an account. It is public." },
  ed25519SecretSeed: {
    title: "Secret key",
    about: "Anyone who has it controls the account. It is not shown here: never paste it anywhere.",
  },
  med25519PublicKey: { title: "Muxed account address", about: "An account with an ID for one of its users." },
  contract: { title: "Contract address", about: "Identifies a contract." },
  muxedContract: { title: "Muxed contract address", about: "A contract with an ID for one of its users." },
  preAuthTx: { title: "Transaction hash", about: "A signer that approves exactly one transaction." },
  sha256Hash: { title: "Hash signer", about: "A signer: revealing the preimage of this hash counts as a signature." },
  signedPayload: { title: "Signed payload", about: "A signer: a key and the payload that it must sign." },
  claimableBalance: { title: "Claimable balance", about: "Identifies an amount that can be claimed." },
  liquidityPool: { title: "Liquidity pool", about: "Identifies a pool of two assets." },
};

/** Types that users paste. All other types are their parts, network settings or node messages, and come last. */
const PASTED: ReadonlySet<string> = new Set(
  ("TransactionEnvelope DwsaAuthorizationEntry DwsaAuthorizationEntries TransactionMeta TransactionResult " +
    "DwsaTransactionData DiagnosticEvent ContractEvent TransactionEvent LedgerEntry LedgerEntryData LedgerKey ScVal " +
    "LedgerHeader LedgerHeaderHistoryEntry LedgerCloseMeta LedgerCloseMetaBatch ScSpecEntry LedgerEntryChanges " +
    "LedgerEntryChange OperationMeta OperationMetaV2 HashIdPreimage TransactionSignaturePayload Transaction Operation " +
    "OperationResult Asset ScAddress DwsaAuthorizedInvocation").split(" "),
);

/** Returns whether users paste values of a type. */
export function isPasted(type: string): boolean {
  return PASTED.has(type);
}

/** Returns the description of a type. */
export function kindText(type: string): KindText {
  const known = Object.hasOwn(KINDS, type) ? KINDS[type] : undefined;
  if (known !== undefined) return known;
  return { title: type.replace(/(?<=[a-z\d])(?=[A-Z])/g, " "), about: "A value of the network protocol." };
}
