/** Valid arguments for every function, except for the wire types. */

import { DwsaError, fromHex, toBase64, xdr } from "@dwsa/base";
import { delegatedEntry } from "@dwsa/base/accounts";
import { Address } from "@dwsa/base/address";
import { approvalRequest, buildAuthorizationEntryPreimage, buildWithDelegatesEntry } from "@dwsa/base/auth";
import { DwsaDataBuilder } from "@dwsa/base/builder";
import { ClientError, createClient } from "@dwsa/base/client";
import { createClaimableBalance } from "@dwsa/base/operation";
import { buildTransaction, readSimulation } from "@dwsa/base/transaction";
import { Contract, contractCodeKey, contractInstanceKey, contractInvocation, parseAsset } from "@dwsa/base/contract";
import { traceCalls } from "@dwsa/base/humanize";
import { describeRequest } from "@dwsa/base/describe";
import { Keypair } from "@dwsa/base/keys";
import { ScInt } from "@dwsa/base/scval";
import { contractSpec } from "@dwsa/base/spec";
import { StrKey } from "@dwsa/base/strkey";
import { recordCalls } from "./_recorded.ts";
import { functions } from "./_surface.ts";

const BYTES = new Uint8Array(32).fill(7);
const NETWORK = "Test SDF Network ; September 2015";
const MUXED = Uint8Array.from([...BYTES, 0, 0, 0, 0, 0, 0, 0, 5]);
const BALANCE = Uint8Array.from([0, ...BYTES]);
const PAYLOAD = Uint8Array.from([...BYTES, 0, 0, 0, 1, 9, 0, 0, 0]);
const DER = fromHex("3026020101022100ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632550");
const POINT = fromHex(
  "046b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c2964fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f5",
);

/** An account with the sequence number 2^32 + 42. */
const ACCOUNT_DATA =
  "AAAAAAAAAADqSmxj4pxSCr71UHsTLsX5lUd2rr6+e5JCHuppFEbSLAAAAAA7msoAAAAAAQAAACoAAAAAAAAAAAAAAAAAAAAAAQAAAAAAAAAAAAAA";

const keypair = () => Keypair.fromRawEd25519Seed(BYTES);
const publicKey = keypair().publicKey();
const secret = keypair().secret();
const contractId = StrKey.encodeContract(BYTES);
const signature = keypair().sign(BYTES);
const scVal = () => xdr.ScVal.scvU32(7);
const map = () => [new xdr.ScMapEntry({ key: scVal(), val: scVal() })];
const signerKey = () => xdr.SignerKey.signerKeyTypeEd25519(BYTES);
const scAddress = () => new Address(contractId).toScAddress();
const client = () => createClient({ request: () => Promise.resolve({}), networkPassphrase: NETWORK });
const ledgerKey = () => contractCodeKey(BYTES);
const invocation = () => contractInvocation({ contract: contractId, function: "ping", args: [scVal()] });
const entry = (type: "dwsaCredentialsAddress" | "dwsaCredentialsAddressV2" = "dwsaCredentialsAddressV2") =>
  new xdr.DwsaAuthorizationEntry({
    credentials: xdr.DwsaCredentials[type](
      new xdr.DwsaAddressCredentials({
        address: new Address(publicKey).toScAddress(),
        nonce: 5n,
        signatureExpirationLedger: 100,
        signature: xdr.ScVal.scvVoid(),
      }),
    ),
    rootInvocation: invocation(),
  });
const accountEntry = () =>
  new xdr.DwsaAuthorizationEntry({
    credentials: xdr.DwsaCredentials.dwsaCredentialsAddressV2(
      new xdr.DwsaAddressCredentials({
        address: scAddress(),
        nonce: 5n,
        signatureExpirationLedger: 100,
        signature: xdr.ScVal.scvVoid(),
      }),
    ),
    rootInvocation: invocation(),
  });
const accountPayload = () =>
  ({
    contract: "openzeppelin@0.8",
    account: contractId,
    preimage: buildAuthorizationEntryPreimage(accountEntry(), 100, NETWORK),
    contextRuleIds: [0],
  }) as const;
const delegated = () => delegatedEntry(accountPayload(), { address: publicKey, nonce: 5n });
const requests = () => [approvalRequest(entry(), NETWORK)];
const withDelegates = () =>
  buildWithDelegatesEntry({ entry: entry(), validUntilLedgerSeq: 100, delegates: [{ address: contractId }] });
const event = () =>
  new xdr.ContractEvent({
    ext: xdr.ExtensionPoint.v0(),
    contractId: BYTES,
    type: "contract",
    body: xdr.ContractEventBody.v0(new xdr.ContractEventV0({ topics: [scVal()], data: scVal() })),
  });
const transaction = () =>
  new xdr.Transaction({
    sourceAccount: keypair().xdrMuxedAccount(),
    fee: 100,
    seqNum: 1n,
    cond: xdr.Preconditions.precondNone(),
    memo: xdr.Memo.memoNone(),
    operations: [new Contract(contractId).call("ping")],
    ext: xdr.TransactionExt.v0(),
  });
const envelope = () =>
  xdr.TransactionEnvelope.envelopeTypeTx(new xdr.TransactionV1Envelope({ tx: transaction(), signatures: [] }));
const transactionParams = () => ({
  source: publicKey,
  accountSequence: 1n,
  operations: [new Contract(contractId).call("ping")],
  baseFee: 100,
  timeBounds: { min: 0n, max: 100n },
  ledgerBounds: { min: 1, max: 2 },
  minSequence: "1",
  minSequenceAge: 1n,
  minSequenceLedgerGap: 1,
  extraSigners: [publicKey],
});
const simulated = () => ({
  latestLedger: 7,
  transactionData: new DwsaDataBuilder().setResourceFee(60_000).build().toXDR("base64"),
  minResourceFee: "60000",
  results: [{ auth: [], xdr: scVal().toXDR("base64") }],
});
const meta = () =>
  xdr.TransactionMeta.v4(
    new xdr.TransactionMetaV4({
      ext: xdr.ExtensionPoint.v0(),
      txChangesBefore: [],
      operations: [],
      txChangesAfter: [],
      dwsaMeta: null,
      events: [],
      diagnosticEvents: [],
    }),
  );
const interfaceEntries = () =>
  [
    { function_v0: { name: "find", inputs: [{ name: "id", type: "u32" }], outputs: ["u32"] } },
    { udt_enum_v0: { name: "Side", cases: [{ name: "Buy", value: 7 }] } },
    { udt_error_enum_v0: { name: "Failure", cases: [{ name: "NotFound", value: 5 }] } },
  ] as const;
const spec = () => contractSpec(interfaceEntries());
const specEntry = () =>
  xdr.ScSpecEntry.scSpecEntryUdtErrorEnumV0(
    new xdr.ScSpecUdtErrorEnumV0({
      doc: "",
      lib: "",
      name: "E",
      cases: [new xdr.ScSpecUdtErrorEnumCaseV0({ doc: "d", name: "NotFound", value: 5 })],
    }),
  );
const wasm = () => {
  const content = [14, ...new TextEncoder().encode("contractspecv0"), ...specEntry().toXDR()];
  return Uint8Array.from([...fromHex("0061736d01000000"), 0, content.length, ...content]);
};
const wallet = () => ({
  signedAuthEntry: toBase64(signature),
  signerAddress: publicKey,
});
const other = StrKey.encodeEd25519PublicKey(Uint8Array.from(BYTES, (byte) => byte + 1));
const assets = () => ({ selling: "native", buying: `USDC:${publicKey}` });
const exchange = () => ({
  sendAsset: "native",
  destination: publicKey,
  destAsset: `USDC:${publicKey}`,
  path: ["native"],
});
const pool = () => ({ liquidityPoolId: StrKey.encodeLiquidityPool(BYTES) });
const balanceEnvelope = () =>
  buildTransaction({
    source: publicKey,
    accountSequence: 1n,
    operations: [createClaimableBalance({ asset: "native", amount: "1", claimants: [{ destination: publicKey }] })],
    baseFee: 100,
    timeBounds: "unbounded",
  });
const challenge = new Uint8Array(32);
const assertion = () => ({
  authenticatorData: new Uint8Array(37),
  clientDataJSON: new TextEncoder().encode(JSON.stringify({ type: "webauthn.get", challenge: "A".repeat(43) })),
  signature: DER,
});
const preimage = () =>
  xdr.ContractIdPreimage.contractIdPreimageFromAddress(
    new xdr.ContractIdPreimageFromAddress({ address: scAddress(), salt: BYTES }),
  );

/** An instance of each class that has methods. */
export const instances: Readonly<Record<string, () => object>> = {
  Address: () => new Address(contractId),
  Contract: () => new Contract(contractId),
  DwsaDataBuilder: () => new DwsaDataBuilder().setReadOnly([ledgerKey()]),
  ClientError: () => new ClientError("client/fee", "Cannot: expected this, got that"),
  DwsaError: () => new DwsaError("xdr/depth", "Cannot: expected this, got that"),
  Keypair: keypair,
  ScInt: () => new ScInt(7n),
};

/** The raw bytes for each strkey type. */
const KINDS = {
  Ed25519PublicKey: BYTES,
  Med25519PublicKey: MUXED,
  Ed25519SecretSeed: BYTES,
  PreAuthTx: BYTES,
  Sha256Hash: BYTES,
  SignedPayload: PAYLOAD,
  Contract: BYTES,
  MuxedContract: MUXED,
  ClaimableBalance: BALANCE,
  LiquidityPool: BYTES,
};

/** Arguments that cover more than those of an example: all options, nested values, and methods. */
const rich: Readonly<Record<string, () => unknown[]>> = {
  equalBytes: () => [BYTES, BYTES],
  fromBase64: () => ["AAAA"],
  fromHex: () => ["00ff"],
  toBase64: () => [BYTES],
  toHex: () => [BYTES],
  "new DwsaError": () => ["xdr/depth", "Cannot: expected this, got that", { path: ".a" }],
  "DwsaError.is": () => [instances.DwsaError!()],
  "new ClientError": () => ["client/fee", "Cannot: expected this, got that", { path: "maxFee" }],
  "ClientError.is": () => [instances.ClientError!()],
  contractClient: () => [client(), contractId, contractSpec([])],
  createClient: () => [{ request: () => Promise.resolve({}), networkPassphrase: NETWORK }],
  httpRequest: () => ["https://rpc.example", { fetch: () => Promise.resolve({}), timeoutMs: 5, retries: 0 }],

  "new Address": () => [contractId],
  "Address.fromString": () => [contractId],
  "Address.account": () => [BYTES],
  "Address.muxedAccount": () => [MUXED],
  "Address.muxedContract": () => [MUXED],
  "Address.contract": () => [BYTES],
  "Address.claimableBalance": () => [BALANCE],
  "Address.liquidityPool": () => [BYTES],
  "Address.fromScAddress": () => [scAddress()],
  "Address.fromScVal": () => [xdr.ScVal.scvAddress(scAddress())],
  "Address.compare": () => [new Address(contractId), new Address(publicKey)],
  "Address#equals": () => [new Address(contractId)],

  addressToScAddress: () => [contractId],
  compareScAddress: () => [scAddress(), scAddress()],
  isAddress: () => [new Address(contractId)],
  addressToMuxedAccount: () => [publicKey],
  muxedAccountToString: () => [xdr.MuxedAccount.keyTypeEd25519(BYTES)],
  scAddressToString: () => [scAddress()],

  "Dwsa.formatTokenAmount": () => ["125", 2],
  "Dwsa.parseTokenAmount": () => ["1.25", 2],
  formatCallTrace: () => [traceCalls([])],
  formatTokenAmount: () => ["125", 2],
  parseTokenAmount: () => ["1.25", 2],

  accountDigest: () => [accountPayload()],
  authContexts: () => [invocation()],
  checkAccountEntries: () => [[accountEntry(), delegated()], NETWORK, {
    contract: "openzeppelin@0.8",
    accounts: [contractId],
    verifiers: { [contractId]: "ed25519" },
  }],
  decodeAccountSignature: () => ["openzeppelin@0.8", scVal()],
  delegatedEntry: () => [accountPayload(), { address: publicKey, authV2: true, nonce: 5n }],
  encodeAccountSignature: () => [accountPayload(), [
    { delegated: publicKey },
    { verifier: contractId, key: BYTES, signature },
  ]],
  resolveDelegatedRequests: () => [[approvalRequest(delegated(), NETWORK, 100)], [
    { entry: accountPayload().preimage, contextRuleIds: [0] },
    accountEntry(),
  ]],
  authorizeEntry: () => [withDelegates(), keypair(), 100, NETWORK, {
    forAddress: publicKey,
    reset: false,
    approve: () => [],
  }],
  authorizeEntries: () => [[withDelegates()], keypair(), 100, NETWORK, { forAddress: publicKey, approve: () => [] }],
  authorizeInvocation: () => [{
    signer: keypair(),
    invocation: invocation(),
    validUntilLedgerSeq: 100,
    networkPassphrase: NETWORK,
    publicKey,
    authV2: false,
    nonce: 5n,
    approve: () => [],
  }],
  buildAuthorizationEntryPreimage: () => [entry(), 100, NETWORK],
  buildWithDelegatesEntry: () => [{
    entry: entry("dwsaCredentialsAddress"),
    validUntilLedgerSeq: 100,
    delegates: [{ address: contractId, signature: scVal(), nestedDelegates: [{ address: publicKey }] }],
    signature: scVal(),
  }],
  approvalRequest: () => [entry(), NETWORK, 50],
  approvalRequests: () => [envelope(), NETWORK],
  signPreimage: () => [buildAuthorizationEntryPreimage(entry(), 100, NETWORK), keypair(), {
    approve: () => [],
    networkPassphrase: NETWORK,
  }],
  checkAuthEntryReadiness: () => [withDelegates(), 50, NETWORK],
  expectInvocation: () => [{
    address: publicKey,
    contract: contractId,
    function: "ping",
    args: [scVal()],
    subInvocations: [{ contract: contractId, function: "pong" }],
  }],
  inspectAuthEntry: () => [withDelegates()],
  mergeAuthEntries: () => [withDelegates(), withDelegates()],
  policyFrom: () => [[approvalRequest(entry(), NETWORK)]],
  comparePolicies: () => [policy(), policy(), { maxSteps: 1_000, maxCalls: 10 }],
  expectTransaction: () => [{ source: publicKey, call: { contract: contractId, function: "ping" }, maxFee: "100" }],
  signingPolicy: () => [policy()],
  parseP256Signature: () => [DER],
  parsePasskeyPublicKey: () => [POINT],
  parseWalletSignature: () => [wallet()],
  passkeySignature: () => [assertion(), challenge],
  verifyAuthEntry: () => [withDelegates(), NETWORK],

  "new DwsaDataBuilder": () => [new DwsaDataBuilder().build().toXDR()],
  "DwsaDataBuilder.fromXDR": () => [new DwsaDataBuilder().build().toXDR()],
  "DwsaDataBuilder.forRestore": () => [[contractInstanceKey(contractId)]],
  "DwsaDataBuilder.forExtend": () => [[contractInstanceKey(contractId)]],
  "DwsaDataBuilder#setFootprint": () => [[ledgerKey()], [ledgerKey()]],
  "DwsaDataBuilder#setReadOnly": () => [[ledgerKey()]],
  "DwsaDataBuilder#setReadWrite": () => [[ledgerKey()]],
  "DwsaDataBuilder#appendFootprint": () => [[ledgerKey()], [ledgerKey()]],
  "DwsaDataBuilder#setResourceFee": () => [100n],
  "DwsaDataBuilder#setResources": () => [1, 2, 3],
  assembleTransaction: () => [envelope(), readSimulation(simulated()), { auth: "replace", resourceFee: 70_000n }],
  buildTransaction: () => [transactionParams()],
  createContract: () => [{ deployer: publicKey, salt: BYTES, wasmHash: BYTES, args: [scVal()] }],
  extendFootprint: () => [100],
  feeBumpTransaction:
    () => [buildTransaction({ ...transactionParams(), resourceData: new DwsaDataBuilder().build() }), {
      feeSource: publicKey,
      baseFee: 100,
    }],
  formatAsset: () => [parseAsset(`USDC:${publicKey}`)],
  parseAsset: () => [`USDC:${publicKey}`],
  readEvents: () => [{ events: [], latestLedger: 9 }],
  readLedgerEntries: () => [{ entries: [], latestLedger: 9 }],
  readTransactions: () => [{ transactions: [], latestLedger: 9, oldestLedger: 2 }],
  readAccount: () => [{ entries: [{ xdr: ACCOUNT_DATA }] }, publicKey],
  readFees: () => [envelope()],
  readSendResult: () => [{ status: "PENDING", hash: "ab".repeat(32), latestLedger: 7, latestLedgerCloseTime: "9" }],
  readSimulation: () => [simulated()],
  readTransactionResult: () => [{ status: "NOT_FOUND", latestLedger: 7, oldestLedger: 2 }],
  restoreFootprint: () => [],
  signTransaction: () => [envelope(), keypair(), NETWORK, { approve: () => [] }],
  uploadWasm: () => [new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])],
  hashTransaction: () => [envelope(), NETWORK],
  flowsOf: () => [envelope(), NETWORK, { assets: ["native"] }],
  checkTransaction: () => [envelope(), { networkPassphrase: NETWORK, currentTime: 1n, currentLedger: 1 }],
  explainResult: () => ["txBadSeq", envelope()],
  requiredSigners: () => [envelope(), NETWORK, { keys: [publicKey] }],
  transactionRequest: () => [envelope(), NETWORK, publicKey],

  "new Contract": () => [contractId],
  "Contract#equals": () => [new Contract(contractId)],
  "Contract#call": () => ["ping", scVal(), scVal()],
  contractCodeKey: () => [BYTES],
  contractDataKey: () => [contractId, scVal(), "temporary"],
  contractFootprint: () => [contractId, BYTES],
  contractIdFromAsset: () => ["native", NETWORK],
  contractIdFromDeployer: () => [contractId, BYTES, NETWORK],
  contractIdFromPreimage: () => [preimage(), NETWORK],
  contractInstanceKey: () => [contractId],
  contractInvocation:
    () => [{ contract: contractId, function: "ping", args: [scVal()], subInvocations: [invocation()] }],
  invokeContractFunction: () => [contractId, "ping", [scVal()]],
  readTokenCall: () => [
    new xdr.InvokeContractArgs({ contractAddress: scAddress(), functionName: "trust", args: [xdr.ScVal.scvVoid()] }),
  ],
  withAuth: () => [new Contract(contractId).call("ping"), [entry()]],

  accountMerge: () => [{ destination: publicKey, source: other }],
  beginSponsoringFutureReserves: () => [{ sponsoredId: publicKey, source: other }],
  bumpSequence: () => [{ bumpTo: "7" }],
  changeTrust: () => [{ line: { pool: ["native", `USDC:${publicKey}`] }, limit: "1" }],
  claimClaimableBalance: () => [{ balanceId: StrKey.encodeClaimableBalance(BALANCE) }],
  clawback: () => [{ asset: `USDC:${publicKey}`, from: other, amount: "1", source: publicKey }],
  clawbackClaimableBalance: () => [{ balanceId: `00000000${"ab".repeat(32)}` }],
  createAccount: () => [{ destination: publicKey, startingBalance: 1n }],
  createClaimableBalance: () => [{
    asset: "native",
    amount: "1",
    claimants: [{
      destination: publicKey,
      predicate: { and: ["unconditional", { not: { before_absolute_time: "5" } }] },
    }],
  }],
  createPassiveSellOffer: () => [{ ...assets(), amount: "1", price: { n: 1, d: 2 } }],
  endSponsoringFutureReserves: () => [{ source: publicKey }],
  liquidityPoolDeposit: () => [{ ...pool(), maxAmountA: "1", maxAmountB: "1", minPrice: "0.5", maxPrice: "1" }],
  liquidityPoolId: () => [["native", `USDC:${publicKey}`]],
  liquidityPoolWithdraw: () => [{ ...pool(), amount: "1", minAmountA: "0", minAmountB: "0" }],
  manageBuyOffer: () => [{ ...assets(), buyAmount: "1", price: "0.5", offerId: 7 }],
  manageData: () => [{ dataName: "k", dataValue: BYTES }],
  manageSellOffer: () => [{ ...assets(), amount: "1", price: { value: "0.3333333333333", exact: false }, offerId: 7 }],
  createdBalanceId: () => [balanceEnvelope(), 0],
  pathPaymentStrictReceive: () => [{ ...exchange(), sendMax: "1", destAmount: "1" }],
  pathPaymentStrictSend: () => [{ ...exchange(), sendAmount: "1", destMin: "1" }],
  payment: () => [{ destination: publicKey, asset: `USDC:${publicKey}`, amount: "1.5", source: publicKey }],
  revokeSponsorship: () => [{ signer: { accountId: publicKey, signerKey: publicKey } }],
  setOptions: () => [{
    inflationDest: publicKey,
    clearFlags: ["auth-required"],
    setFlags: ["auth-revocable"],
    masterWeight: 1,
    lowThreshold: 1,
    medThreshold: 2n,
    highThreshold: "3",
    homeDomain: "a.example",
    signer: { key: publicKey, weight: 1 },
  }],
  setTrustLineFlags: () => [{
    trustor: publicKey,
    asset: `USDC:${other}`,
    clearFlags: ["authorized"],
    setFlags: ["authorized-to-maintain-liabilities"],
    source: other,
  }],

  buildInvocationTree: () => [invocation()],
  describeRequest: () => [requests(), {
    networkPassphrase: NETWORK,
    tokens: [{ asset: "native", symbol: "XLM" }, { contract: contractId, symbol: "OWN", decimals: 2 }],
    labels: [{ address: publicKey, label: "me" }],
    currentLedger: 5,
    operation: new Contract(contractId).call("ping"),
  }],
  eventsFromMeta: () => [meta()],
  explainError: () => [xdr.ScVal.scvError(xdr.ScError.sceContract(5)), { spec: [specEntry()] }],
  descriptionLines: () => [describeRequest(requests(), { networkPassphrase: NETWORK }), { most: 3 }],
  partText: () => [{ kind: "string", text: "a" }],
  formatDescription: () => [describeRequest(requests(), { networkPassphrase: NETWORK })],
  formatInvocationTree: () => [invocation()],
  formatScVal: () => [scVal()],
  humanizeEvents: () => [[event()], { encoded: "ContractEvent" }],
  traceCalls: () => [[new xdr.DiagnosticEvent({ inSuccessfulContractCall: true, event: event() })], { specs: {} }],
  tokenMovement: () => [event(), { networkPassphrase: NETWORK }],
  tokenMovements: () => [[event()], { networkPassphrase: NETWORK }],
  walkInvocationTree: () => [invocation(), () => true],

  "new Keypair": () => [{ type: "ed25519", secretKey: secret, publicKey }],
  "Keypair.fromPublicKey": () => [publicKey],
  "Keypair.fromRawEd25519Seed": () => [BYTES],
  "Keypair.fromSecret": () => [secret],
  "Keypair.master": () => [NETWORK],
  "Keypair#sign": () => [BYTES],
  "Keypair#verify": () => [BYTES, signature],
  "Keypair#signMessage": () => ["hello"],
  "Keypair#verifyMessage": () => ["hello", signature],
  "Keypair#signDecorated": () => [BYTES],
  "Keypair#signPayloadDecorated": () => [BYTES, { padding: "right" }],
  "Keypair#xdrMuxedAccount": () => ["5"],
  hash: () => [BYTES],
  sign: () => [BYTES, BYTES],
  signMessage: () => ["hello", BYTES],
  verify: () => [BYTES, signature, keypair().rawPublicKey()],
  verifyMessage: () => ["hello", signature, keypair().rawPublicKey()],

  "new ScInt": () => [7n, { type: "u32" }],
  compareScVal: () => [scVal(), scVal()],
  callFunction: () => [spec(), contractId, "find", { id: 5 }],
  contractErrors: () => [spec(), 5],
  contractSpec: () => [interfaceEntries()],
  contractMetaFromWasm: () => [wasm()],
  contractSpecFromWasm: () => [wasm()],
  contractSpecFromXdr: () => [[specEntry(), specEntry().toXDR("base64")]],
  contractSpecToJson: () => [spec()],
  decodeArguments: () => [spec(), "find", [scVal()], { extraFields: "ignore" }],
  decodeEvent: () => [spec(), { topics: [scVal()], data: scVal() }],
  decodeResult: () => [spec(), "find", scVal(), { extraFields: "ignore" }],
  decodeValue: () => [spec(), "Side", scVal(), { extraFields: "ignore" }],
  isContractSpec: () => [spec()],
  encodeArguments: () => [spec(), "find", { id: 5 }],
  encodeValue: () => [spec(), "Side", "Buy"],
  nativeToScVal: () => [{ a: 1n, b: ["x", "y"] }, { type: { a: ["symbol", "i128"] }, keyType: "symbol" }],
  fromJsonNamed: () => ["ScVal", { map: [{ key: { u32: 7 }, val: { bytes: "00" } }] }],
  identify: () => [xdr.ScVal.scvMap(map()).toXDR()],
  writeNamed: () => ["ScVal", xdr.ScVal.scvMap(map()), "hex"],
  readNamed: () => ["ScVal", xdr.ScVal.scvMap(map()).toXDR("hex"), "hex"],
  parseJson: () => ['{"u32":7}'],
  scValFromJson: () => [{ map: [{ key: { u32: 7 }, val: { bytes: "00" } }] }],
  toJson: () => [xdr.ScVal.scvMap(map()), { names: "stellar" }],
  toJsonNamed: () => ["MemoType", "memoNone", { names: "stellar" }],
  scValToBigInt: () => [scVal()],
  scValToNative: () => [xdr.ScVal.scvMap(map()), { maps: "map", strings: "bytes" }],
  scvSortedMap: () => [map()],
  validateScVal: () => [xdr.ScVal.scvMap(map()), { use: "storageKey" }],

  "SignerKey.decodeAddress": () => [publicKey],
  "SignerKey.encodeSignerKey": () => [signerKey(), { prefix: "X" }],
  claimableBalanceId: () => [BYTES],
  decodeSignerKey: () => [publicKey],
  decodeStrKey: () => ["contract", contractId],
  encodeSignerKey: () => [signerKey(), { prefix: "X" }],
  encodeStrKey: () => ["contract", BYTES, { prefix: undefined }],
  getVersionByteForPrefix: () => [contractId],
  isValidStrKey: () => ["contract", contractId],
  parseStrKey: () => [contractId],
  tryParseStrKey: () => [contractId],
  "StrKey.getVersionByteForPrefix": () => [contractId],
  "StrKey.parse": () => [contractId],
  "StrKey.tryParse": () => [contractId],
  ...Object.fromEntries(
    Object.entries(KINDS).flatMap(([kind, data]) => {
      const text = StrKey[`encode${kind as keyof typeof KINDS}`](data);
      const known = `isValid${kind}` in StrKey;
      return [
        [`StrKey.encode${kind}`, () => [data]],
        [`StrKey.decode${kind}`, () => [text]],
        ...(known ? [[`StrKey.isValid${kind}`, () => [text]] as const] : []),
      ];
    }),
  ),
};

/** Creates a signing policy with rules of each type. */
function policy(): object {
  return {
    version: 1,
    network: NETWORK,
    addresses: [publicKey],
    credentials: ["address"],
    untilLedger: 100,
    entries: 2,
    calls: [
      {
        contract: contractId,
        function: ["ping"],
        args: ["self", { is: "void" }, { type: "u32", min: "1", max: "2" }],
        times: 2,
      },
      { create: { wasm: "00".repeat(32) }, deployer: publicKey, args: [{ oneOf: [{ u32: 7 }] }], calls: [] },
    ],
    limits: [{ token: contractId, amount: "100" }, { token: "native", amount: "5" }],
    recipients: [publicKey],
    transactions: {
      maxFee: "100",
      until: "2000",
      operations: [{
        type: "payment",
        source: publicKey,
        fields: { amount: { max: "5" }, asset: { asset: "native" } },
      }],
      memo: { id: "5" },
      feeBump: true,
    },
  };
}

const called = await recordCalls(
  [...functions.values()].filter(({ id, owner }) => owner === undefined && !(id in rich)),
);

/**
 * The arguments of each function: those of `rich`, or else those of the function's example. Functions without samples are
 * called without arguments, and with hostile values.
 */
export const samples: Readonly<Record<string, () => unknown[]>> = {
  ...Object.fromEntries([...called].map(([id, args]) => [id, () => [...args]])),
  ...rich,
};
