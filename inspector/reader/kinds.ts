/** Plain descriptions of the input types. */

/** A description of a type: its name and an explanation. */
export interface KindText {
  readonly title: string;
  readonly about: string;
}

const KINDS: { readonly [type: string]: KindText } = {
  TransactionEnvelope: {
    title: "Transaction",
    about: "What is sent to the network: who pays, what is done, and the signatures that allow it.",
  },
  DwsaAuthorizationEntry: {
    title: "Authorization entry",
    about:
      "The permission of one address for one contract call and the calls that it makes. Whoever signs it allows all of that.",
  },
  DwsaAuthorizationEntries: {
    title: "Authorization entries",
    about: "Permissions for contract calls, one for each address that is asked.",
  },
  HashIdPreimage: {
    title: "Data to be signed",
    about: "What a wallet is handed to sign: its hash is what the signature covers.",
  },
  TransactionMeta: {
    title: "Result of a transaction, in detail",
    about: "What a transaction changed, and the events that it left behind.",
  },
  TransactionResult: {
    title: "Result of a transaction",
    about: "Whether it succeeded, what it cost, and why it failed.",
  },
  DiagnosticEvent: { title: "Event", about: "What the network noted while a contract ran." },
  ContractEvent: { title: "Event", about: "What a contract announced while it ran." },
  TransactionEvent: { title: "Event", about: "What a transaction itself announced, such as its fee." },
  ScVal: { title: "Contract value", about: "An argument, a result or a stored value of a contract." },
  ScSpecEntry: { title: "Interface of a contract", about: "A function, a type or an event that a contract declares." },
  ScMetaEntry: {
    title: "Notes in a contract",
    about: "What the author of a contract wrote into it, such as the tools used.",
  },
  ScEnvMetaEntry: { title: "Version of a contract", about: "The version of the network that a contract was made for." },
  LedgerEntry: { title: "Ledger entry", about: "Something that the network stores, such as an account or a balance." },
  LedgerKey: { title: "Ledger key", about: "The name of something that the network stores." },
  DwsaTransactionData: {
    title: "Resources of a transaction",
    about: "What a contract call may read, write and use up.",
  },
  Operation: { title: "Operation", about: "One thing that a transaction does." },
  LedgerCloseMeta: { title: "Ledger", about: "Everything that happened in one ledger." },
  ed25519PublicKey: { title: "Account address", about: "Names an account. It can be shown to anybody." },
  ed25519SecretSeed: {
    title: "Secret key",
    about: "Whoever has it owns the account. It is not shown here, and should not be pasted anywhere.",
  },
  med25519PublicKey: { title: "Muxed account address", about: "An account with a number for one of its customers." },
  contract: { title: "Contract address", about: "Names a contract." },
  muxedContract: { title: "Muxed contract address", about: "A contract with a number for one of its customers." },
  preAuthTx: { title: "Hash of a transaction", about: "A signer: it allows exactly one transaction." },
  sha256Hash: { title: "Hash of a secret", about: "A signer: whoever shows what it is the hash of has signed." },
  signedPayload: { title: "Signed payload", about: "A signer: a key together with what it must sign." },
  claimableBalance: { title: "Claimable balance", about: "Names an amount that waits to be claimed." },
  liquidityPool: { title: "Liquidity pool", about: "Names a pool of two assets." },
};

/** The types that users paste. All others are parts of these, network settings or node messages, and never come first.
 */
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
  return { title: type.replace(/(?<=[a-z\d])(?=[A-Z])/g, " "), about: "A value as it travels in the network." };
}
