/** The structure of SEP-45 challenges. */

import { addressToScAddress, scAddressToString } from "../address/mod.ts";
import { verifyAuthEntry } from "../auth/mod.ts";
import { equalBytes } from "../internal/bytes.ts";
import { wrongType } from "../internal/fault.ts";
import { parseIntLike } from "../internal/int_like.ts";
import { isValidStrKey } from "../strkey/mod.ts";
import type { Simulation } from "../transaction/mod.ts";
import {
  type DwsaAuthorizationEntry,
  type DwsaAuthorizedFunction,
  LedgerKey,
  LedgerKeyContractData,
  ScNonceKey,
  ScVal,
} from "../xdr/mod.ts";
import { different, problem } from "./_challenge.ts";
import type { ChallengeProblem, ContractChallenge, Login, WebAuthServer } from "./login.ts";

/** The function that a SEP-45 challenge calls. */
export const VERIFY = "web_auth_verify";

/** The names in the argument, in the order of the map. Any other name would be signed unseen. */
const NAMES = [
  "account",
  "client_domain",
  "client_domain_account",
  "home_domain",
  "nonce",
  "web_auth_domain",
  "web_auth_domain_account",
] as const;

/** The address whose credentials an entry has, with its nonce. */
export interface EntryAddress {
  readonly address: string;
  readonly nonce: bigint;
  /** The ledger at which the signature expires. */
  readonly expiry: number;
}

/** A challenge with the structure of SEP-45, or the first problem of its structure. */
export type ReadEntries = { readonly login: Login; readonly entries: readonly EntryAddress[] } | ChallengeProblem;

/** Reads the structure of a SEP-45 challenge: one entry each for the account, the server and the wallet it names. */
export function readContractChallenge(challenge: ContractChallenge): ReadEntries {
  let login: Login | undefined;
  let call: Uint8Array | undefined;
  const entries: EntryAddress[] = [];
  for (const [i, { credentials, rootInvocation }] of challenge.entries()) {
    const address = addressOf(credentials);
    if (address === undefined) {
      return problem("credentials", `[${i}].credentials`, "are not those of an address, without delegates");
    }
    if (rootInvocation.subInvocations.length > 0) {
      return problem("sub-invocations", `[${i}].rootInvocation.subInvocations`, "are not empty");
    }
    const read = readCall(rootInvocation.function, `[${i}].rootInvocation.function`);
    if ("reason" in read) return read;
    const bytes = rootInvocation.toXDR();
    if (call !== undefined && !equalBytes(call, bytes)) {
      return problem("different-calls", `[${i}].rootInvocation`, "differs from the call of the first entry");
    }
    login ??= read;
    call ??= bytes;
    entries.push(address);
  }
  if (login === undefined) return problem("entries", "", "is empty");
  const expected = [login.account, login.serverAccount, ...(login.clientDomain ? [login.clientDomain.account] : [])];
  for (const address of expected) {
    const found = entries.filter((entry) => entry.address === address).length;
    if (found !== 1) return problem("entries", "", `has ${found} entries of ${address}, not 1`);
  }
  const other = entries.findIndex(({ address }) => !expected.includes(address));
  if (other >= 0) {
    return problem("entries", `[${other}]`, `is of ${entries[other]!.address}, whom the login does not name`);
  }
  return { login, entries };
}

function addressOf(credentials: DwsaAuthorizationEntry["credentials"]): EntryAddress | undefined {
  if (credentials.type !== "dwsaCredentialsAddress" && credentials.type !== "dwsaCredentialsAddressV2") {
    return undefined;
  }
  const { address, nonce, signatureExpirationLedger } = credentials.value;
  return { address: scAddressToString(address), nonce, expiry: signatureExpirationLedger };
}

/** Reads the call of a login. */
export function readCall(called: DwsaAuthorizedFunction, path: string): Login | ChallengeProblem {
  if (called.type !== "dwsaAuthorizedFunctionTypeContractFn") {
    return problem("function", path, "is not a call of a contract");
  }
  const { contractAddress, functionName, args } = called.value;
  const webAuthContract = scAddressToString(contractAddress);
  if (!webAuthContract.startsWith("C")) return problem("function", `${path}.contractAddress`, "is not a contract");
  if (functionName !== VERIFY) return problem("function", `${path}.functionName`, `is not ${VERIFY}`);
  const fields = args.length === 1 ? readMap(args[0]!) : undefined;
  if (fields === undefined) {
    return problem("arguments", `${path}.args`, "are not one map of the known names to strings, in their order");
  }
  const { account, home_domain, nonce, web_auth_domain, web_auth_domain_account } = fields;
  const missing = (["home_domain", "nonce", "web_auth_domain", "web_auth_domain_account"] as const)
    .find((name) => !fields[name]);
  if (missing !== undefined) return problem("arguments", `${path}.args[0].${missing}`, "is missing or empty");
  if (account === undefined || !isValidStrKey("contract", account)) {
    return problem("account", `${path}.args[0].account`, "is not a contract C...");
  }
  if (!isValidStrKey("ed25519PublicKey", web_auth_domain_account!)) {
    return problem("server-account", `${path}.args[0].web_auth_domain_account`, "is not an account G...");
  }
  const { client_domain: domain, client_domain_account: owner } = fields;
  if (domain !== undefined || owner !== undefined) {
    const rule = !domain || !owner
      ? "is not complete: a domain and its account stand together"
      : !isValidStrKey("ed25519PublicKey", owner)
      ? "has an account that is not G..."
      : owner === web_auth_domain_account
      ? "has the server's account"
      : undefined;
    if (rule !== undefined) return problem("client-domain", `${path}.args[0].client_domain`, rule);
  }
  return {
    protocol: "sep45",
    account,
    memo: null,
    homeDomain: home_domain!,
    webAuthDomain: web_auth_domain!,
    serverAccount: web_auth_domain_account!,
    clientDomain: domain === undefined ? null : { domain, account: owner! },
    nonce: nonce!,
    timeBounds: null,
    webAuthContract,
  };
}

/** Reads a map from the known names to UTF-8 strings, in the host's order. */
function readMap(value: ScVal): { readonly [Name in typeof NAMES[number]]?: string } | undefined {
  if (value.type !== "scvMap" || value.value === null) return undefined;
  const fields: { [Name in typeof NAMES[number]]?: string } = {};
  let last = -1;
  for (const { key, val } of value.value) {
    const index = key.type === "scvSymbol" ? NAMES.findIndex((name) => name === key.value) : -1;
    if (index <= last || val.type !== "scvString" || typeof val.value !== "string") return undefined;
    fields[NAMES[index]!] = val.value;
    last = index;
  }
  return fields;
}

/** The path of the argument of the call. */
export const ARGUMENT = "[0].rootInvocation.function.args[0]";

/** Parses the current ledger. */
export function parseLedger(value: unknown): number {
  return Number(parseIntLike("currentLedger", value, 0, 0xffff_ffff));
}

/** Validates the option `simulation`: a result of `readSimulation`. */
export function parseSimulation(value: unknown): Simulation | undefined {
  if (value === undefined) return undefined;
  const { type } = (value ?? {}) as Partial<Simulation>;
  if (type === "ready" || type === "restore" || type === "failed") return value as Simulation;
  throw wrongType("simulation", "a Simulation of readSimulation()", value);
}

/** Returns the problems with what both sides expect of the server. */
export function contractProblems(
  login: Login,
  server: WebAuthServer,
  homeDomains: readonly string[],
  webAuthContract: string,
): (ChallengeProblem | undefined)[] {
  return [
    different("function", "[0].rootInvocation.function.contractAddress", login.webAuthContract, [webAuthContract]),
    different("home-domain", `${ARGUMENT}.home_domain`, login.homeDomain, homeDomains),
    different("web-auth-domain", `${ARGUMENT}.web_auth_domain`, login.webAuthDomain, [server.webAuthDomain]),
    different("server-account", `${ARGUMENT}.web_auth_domain_account`, login.serverAccount, [server.serverAccount]),
  ];
}

/** Returns the problems of an account's entry: it must have one valid signature, of its own key, that has not expired. */
export function signatureProblems(
  reason: "server-signature" | "client-domain-signature",
  challenge: ContractChallenge,
  entries: readonly EntryAddress[],
  address: string,
  { networkPassphrase }: WebAuthServer,
  currentLedger: number,
): ChallengeProblem[] {
  const i = entries.findIndex((entry) => entry.address === address);
  const [node] = verifyAuthEntry(challenge[i]!, networkPassphrase);
  const isSigned = node!.verified === true && node!.signatures.length === 1 &&
    node!.signatures[0]!.publicKey === address;
  if (!isSigned) return [problem(reason, `[${i}].credentials.signature`, `is not one valid signature by ${address}`)];
  return expiryProblems(entries, address, currentLedger);
}

/** Returns the problem that an entry has expired: the current ledger is its expiry, or later. */
export function expiryProblems(
  entries: readonly EntryAddress[],
  address: string,
  currentLedger: number,
): ChallengeProblem[] {
  const i = entries.findIndex((entry) => entry.address === address);
  const { expiry } = entries[i]!;
  if (expiry > currentLedger) return [];
  const path = `[${i}].credentials.signatureExpirationLedger`;
  return [problem("expired", path, `is ${expiry}, and the current ledger is ${currentLedger}`)];
}

/**
 * Returns the problems of a simulation: it must have succeeded and write the nonce of each entry, and so be of these
 * entries. If `strict`, it must write nothing else, except to restore the instance of the contract and code.
 */
export function simulationProblems(
  simulation: Simulation,
  entries: readonly EntryAddress[],
  webAuthContract: string,
  strict: boolean,
): ChallengeProblem[] {
  if (simulation.type !== "ready") return [problem("simulation", "", `did not succeed in the simulation`)];
  const { resources, ext } = simulation.transactionData;
  const written = resources.footprint.readWrite.map((key) => key.toXDR("base64"));
  const nonces = entries.map(nonceKey);
  const missing = nonces.findIndex((key) => !written.includes(key));
  if (missing >= 0) {
    return [problem("simulation", `[${missing}]`, "is not used by the simulation, which is of other entries")];
  }
  if (!strict) return [];
  const archived: readonly number[] = ext.type === "resourceExt" ? ext.value.archivedDwsaEntries : [];
  const other = resources.footprint.readWrite.find((key, i) =>
    !nonces.includes(written[i]!) && !(archived.includes(i) && isCode(key, webAuthContract))
  );
  if (other === undefined) return [];
  return [problem("side-effects", "", `would also write ${other.type} in the simulation`)];
}

function isCode(key: LedgerKey, webAuthContract: string): boolean {
  if (key.type === "contractCode") return true;
  return key.type === "contractData" && key.value.key.type === "scvLedgerKeyContractInstance" &&
    scAddressToString(key.value.contract) === webAuthContract;
}

/** Returns the ledger key under which the network records the use of a nonce (CAP-46-11), in base64. */
function nonceKey({ address, nonce }: EntryAddress): string {
  return LedgerKey.contractData(
    new LedgerKeyContractData({
      contract: addressToScAddress(address),
      key: ScVal.scvLedgerKeyNonce(new ScNonceKey({ nonce })),
      durability: "temporary",
    }),
  ).toXDR("base64");
}
