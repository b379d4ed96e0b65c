/**
 * Compiled, never run: every operation of the specification, by name, with its inputs and its result. `Buffer` is
 * `Uint8Array` here.
 */

import {
  Address,
  type AddressType,
  authorizeEntry,
  authorizeInvocation,
  type AuthorizeInvocationParams,
  buildAuthorizationEntryPreimage,
  buildInvocationTree,
  buildWithDelegatesEntry,
  type BuildWithDelegatesParams,
  Contract,
  Dwsa,
  DwsaDataBuilder,
  type DwsaEvent,
  humanizeEvents,
  type IntLike,
  type InvocationTree,
  type InvocationWalker,
  Keypair,
  nativeToScVal,
  type NativeToScValOpts,
  type Operation2,
  ScInt,
  scValToNative,
  scvSortedMap,
  sign,
  SignerKey,
  type SigningCallback,
  StrKey,
  verify,
  type VersionByteName,
  walkInvocationTree,
  type xdr,
} from "@dwsa/base";

type Bytes = Uint8Array;

/** The key pair: 4.1. */
export const keypair: {
  fromPublicKey(publicKey: string): Keypair;
  fromRawEd25519Seed(rawSeed: Bytes): Keypair;
  fromSecret(secret: string): Keypair;
  master(networkPassphrase: string): Keypair;
  random(): Keypair;
  new (keys: { type: "ed25519"; secretKey: string | Bytes; publicKey?: string | Bytes }): Keypair;
  new (keys: { type: "ed25519"; publicKey: string | Bytes }): Keypair;
} = Keypair;
export type KeypairMethods = Keypair extends {
  readonly type: "ed25519";
  canSign(): boolean;
  publicKey(): string;
  rawPublicKey(): Bytes;
  rawSecretKey(): Bytes;
  secret(): string;
  sign(data: Bytes): Bytes;
  verify(data: Bytes, signature: Bytes): boolean;
  signatureHint(): Bytes;
  signDecorated(data: Bytes): xdr.DecoratedSignature;
  signPayloadDecorated(data: Bytes): xdr.DecoratedSignature;
  xdrAccountId(): xdr.PublicKey;
  xdrPublicKey(): xdr.PublicKey;
  xdrMuxedAccount(id?: string): xdr.MuxedAccount;
} ? true
  : false;
export const keypairMethods: KeypairMethods = true;

/** Signer keys and strkeys: 4.2, 4.3. */
export const signerKey: {
  new (): SignerKey;
  decodeAddress(address: string): xdr.SignerKey;
  encodeSignerKey(signerKey: xdr.SignerKey): string;
} = SignerKey;
type Kind =
  | "Ed25519PublicKey"
  | "Med25519PublicKey"
  | "Ed25519SecretSeed"
  | "PreAuthTx"
  | "Sha256Hash"
  | "SignedPayload"
  | "Contract"
  | "ClaimableBalance"
  | "LiquidityPool"
  | "MuxedContract";
export const strKey:
  & { [K in Kind as `encode${K}`]: (data: Bytes) => string }
  & { [K in Kind as `decode${K}`]: (address: string) => Bytes }
  & { [K in Exclude<Kind, "PreAuthTx" | "Sha256Hash"> as `isValid${K}`]: (address: string) => boolean }
  & {
    new (): StrKey;
    getVersionByteForPrefix(address: string): VersionByteName | undefined;
    readonly types: Readonly<Record<string, VersionByteName>>;
  } = StrKey;

/** Signing without a key pair: 4.4. */
export const free: {
  sign(data: Bytes, rawSecret: Bytes): Bytes;
  verify(data: Bytes, signature: Bytes, rawPublicKey: Bytes): boolean;
} = { sign, verify };

/** Addresses and contracts: 4.5, 4.6. */
export const address:
  & { [K in AddressType]: (b: Bytes) => Address }
  & {
    new (address: string): Address;
    fromString(address: string): Address;
    fromScAddress(scAddress: xdr.ScAddress): Address;
    fromScVal(scVal: xdr.ScVal): Address;
  } = Address;
export type AddressMethods = Address extends {
  toBuffer(): Bytes;
  toScAddress(): xdr.ScAddress;
  toScVal(): xdr.ScVal;
  toString(): string;
} ? true
  : false;
export const addressMethods: AddressMethods = true;
export const contract: new (contractId: string) => {
  address(): Address;
  contractId(): string;
  toString(): string;
  call(method: string, ...params: xdr.ScVal[]): Operation2<xdr.InvokeHostFunctionResult>;
  getFootprint(): xdr.LedgerKey;
} = Contract;

/** Amounts and resource data: 4.7, 4.8. */
export const dwsa: {
  formatTokenAmount(amount: string, decimals: number): string;
  parseTokenAmount(value: string, decimals: number): string;
} = Dwsa;
type Keys = xdr.LedgerKey[] | null;
interface Builder {
  build(): xdr.DwsaTransactionData;
  getFootprint(): xdr.LedgerFootprint;
  getReadOnly(): xdr.LedgerKey[];
  getReadWrite(): xdr.LedgerKey[];
  setFootprint(readOnly?: Keys, readWrite?: Keys): Builder;
  setReadOnly(readOnly?: xdr.LedgerKey[]): Builder;
  setReadWrite(readWrite?: xdr.LedgerKey[]): Builder;
  appendFootprint(readOnly: xdr.LedgerKey[], readWrite: xdr.LedgerKey[]): Builder;
  setResourceFee(fee: IntLike): Builder;
  setResources(cpuInstrs: number, diskReadBytes: number, writeBytes: number): Builder;
}
export const builder: {
  new (dwsaData?: string | Bytes | xdr.DwsaTransactionData): Builder;
  fromXDR(data: string | Bytes): xdr.DwsaTransactionData;
} = DwsaDataBuilder;

/** Trees, events, values: 4.9. */
export const helpers: {
  buildInvocationTree(root: xdr.DwsaAuthorizedInvocation): InvocationTree;
  walkInvocationTree(root: xdr.DwsaAuthorizedInvocation, callback: InvocationWalker): void;
  humanizeEvents(events: xdr.ContractEvent[] | xdr.DiagnosticEvent[]): DwsaEvent[];
  nativeToScVal(val: unknown, opts?: NativeToScValOpts): xdr.ScVal;
  scValToNative(scv: xdr.ScVal): unknown;
  scvSortedMap(items: xdr.ScMapEntry[]): xdr.ScVal;
} = { buildInvocationTree, walkInvocationTree, humanizeEvents, nativeToScVal, scValToNative, scvSortedMap };
export const integer: new (value: IntLike) => { toScVal(): xdr.ScVal } = ScInt;

/** Authorization: 5.1. */
export const authorization: {
  authorizeEntry(
    entry: xdr.DwsaAuthorizationEntry,
    signer: Keypair | SigningCallback,
    validUntilLedgerSeq: number,
    networkPassphrase: string,
    forAddress?: string,
  ): Promise<xdr.DwsaAuthorizationEntry>;
  authorizeInvocation(params: AuthorizeInvocationParams): Promise<xdr.DwsaAuthorizationEntry>;
  buildAuthorizationEntryPreimage(
    entry: xdr.DwsaAuthorizationEntry,
    validUntilLedgerSeq: number,
    networkPassphrase: string,
  ): xdr.HashIdPreimage;
  buildWithDelegatesEntry(params: BuildWithDelegatesParams): xdr.DwsaAuthorizationEntry;
} = { authorizeEntry, authorizeInvocation, buildAuthorizationEntryPreimage, buildWithDelegatesEntry };

/** The types that signing callbacks and walkers can return. */
export const callbacks: SigningCallback[] = [
  async (_preimage: xdr.HashIdPreimage) => await Promise.resolve(new Uint8Array(64)),
  async () => await Promise.resolve({ publicKey: "G", signature: new Uint8Array(64) }),
];
export const walkers: InvocationWalker[] = [
  () => true,
  () => null,
  () => {},
  (_node: xdr.DwsaAuthorizedInvocation, depth: number, parent?: xdr.DwsaAuthorizedInvocation) => depth > 1 && !!parent,
];
export const anySigner: Parameters<typeof authorizeEntry>[1] = { sign: (data: Bytes) => data };
