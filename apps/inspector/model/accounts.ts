/** Smart accounts: the calls that delegated signers approve by a hash, the signers, and their problems. */

import {
  type AccountProblem,
  authContexts,
  checkAccountEntries,
  decodeAccountSignature,
  type OuterApproval,
  resolveDelegatedRequests,
} from "@dwsa/base/accounts";
import { type ApprovalRequest, Networks, scAddressToString, toHex } from "@dwsa/base";
import { DwsaError } from "@dwsa/base/errors";
import { DwsaAuthorizationEntry, HashIdPreimage, type ScVal, TransactionEnvelope } from "@dwsa/base/xdr";
import type { Item } from "../../reader/mod.ts";
import { entriesOf } from "./transaction.ts";
import type { AccountsView, AccountVersion, Finding, Mark } from "./report.ts";

/** Maximum number of approvals that are searched for the calls behind a payload, and of payloads that are resolved. */
const MANY = 200;

/** Name of the function with which a smart account checks signatures. */
const CHECK_AUTH = "__check_auth";

/** Display names of the versions of OpenZeppelin's accounts. */
const VERSIONS: readonly (readonly [version: AccountVersion, name: string])[] = [
  ["openzeppelin@0.8", "OpenZeppelin 0.8"],
  ["openzeppelin@0.7", "OpenZeppelin 0.7"],
];

/** Returns the approvals in the input that the payload of a delegated signer may refer to. */
export function approvalsIn(items: readonly Item[]): OuterApproval[] {
  return items.slice(0, MANY).flatMap(({ candidates: [first] }): OuterApproval[] => {
    const value: unknown = first?.value;
    const values: readonly unknown[] = Array.isArray(value) ? value : [value];
    return values.flatMap((one) =>
      one instanceof TransactionEnvelope
        ? entriesOf(one).map(([, entry]) => entry)
        : one instanceof DwsaAuthorizationEntry || one instanceof HashIdPreimage
        ? [one]
        : []
    );
  }).slice(0, MANY);
}

/** Maps the path of each request for a payload to the request behind that payload, if it is in the input. */
export function resolveRequests(
  requests: readonly ApprovalRequest[],
  approvals: readonly OuterApproval[],
): ReadonlyMap<string, ApprovalRequest> {
  const resolved = new Map<string, ApprovalRequest>();
  for (const request of requests.filter(({ invocation }) => accountOf(invocation) !== undefined).slice(0, MANY)) {
    try {
      resolved.set(request.path, resolveDelegatedRequests([request], approvals)[0]!);
    } catch (error) {
      if (!DwsaError.is(error) || error.code !== "auth/different-payload") throw error;
    }
  }
  return resolved;
}

/** Returns whether an entry approves the payload of a smart account. */
export function isNested({ rootInvocation }: DwsaAuthorizationEntry): boolean {
  return accountOf(rootInvocation) !== undefined;
}

/** Returns the smart account whose payload an invocation approves; `undefined` for any other invocation. */
function accountOf({ function: { type, value } }: ApprovalRequest["invocation"]): string | undefined {
  return type === "dwsaAuthorizedFunctionTypeContractFn" && value.functionName === CHECK_AUTH
    ? scAddressToString(value.contractAddress)
    : undefined;
}

/** Returns the signers of smart accounts and their problems; `undefined` if no entry is recognized as that of one. */
export function viewAccounts(
  entries: readonly (readonly [path: string, entry: DwsaAuthorizationEntry])[],
  approvals: readonly OuterApproval[],
  network: string | null,
  picked: AccountVersion | "",
): {
  readonly view: AccountsView;
  readonly findings: readonly Finding[];
  readonly marks: ReadonlyMap<string, readonly Mark[]>;
} | undefined {
  const all = approvals.filter((one): one is DwsaAuthorizationEntry => one instanceof DwsaAuthorizationEntry);
  const nested = all.filter(isNested);
  const named = new Set(nested.map(({ rootInvocation }) => accountOf(rootInvocation)!));
  const rows: AccountsView["rows"][number][] = [];
  const marks = new Map<string, readonly Mark[]>();
  const accounts = new Map<string, string>();
  for (const [path, entry] of entries.slice(0, MANY)) {
    const [account, signature] = signatureOf(entry) ?? [];
    if (account === undefined || signature === undefined || !account.startsWith("C")) continue;
    const openZeppelin = decodeAccountSignature("openzeppelin@0.8", signature);
    const read = openZeppelin ?? decodeAccountSignature("passkey-kit@1", signature);
    if (openZeppelin !== undefined || named.has(account) || hasRuleIds(signature)) accounts.set(account, path);
    for (const one of read?.signatures ?? []) {
      if ("delegated" in one) {
        rows.push({ account, signer: one.delegated, text: "delegated: approves with its own entry" });
      } else if ("verifier" in one) {
        rows.push({ account, signer: one.verifier, text: `verifies the key ${toHex(one.key)}` });
      } else if ("ed25519" in one) rows.push({ account, signer: one.ed25519, text: "Ed25519 key" });
      else if ("policy" in one) rows.push({ account, signer: one.policy, text: "policy" });
      else rows.push({ account, signer: null, text: `passkey ${toHex(one.credentialId)}` });
    }
    const ids = read?.contextRuleIds ?? [];
    for (const [i, context] of authContexts(entry.rootInvocation).entries()) {
      if (ids[i] === undefined) continue;
      const text = `The signature names rule ${ids[i]} of the account for this call`;
      marks.set(path === "" ? context.path : `${path}.${context.path}`, [{ level: 2, name: `rule ${ids[i]}`, text }]);
    }
  }
  if (accounts.size === 0 && rows.length === 0) return undefined;
  const versions = VERSIONS.map(([version]) => version);
  const version = picked !== "" ? picked : versionOf(nested);
  const check = (contract: AccountVersion) =>
    checkAccountEntries(all, network ?? Networks.PUBLIC, { contract, accounts: [...accounts.keys()] })
      // The payload depends on the network.
      .filter(({ reason }) => reason !== "delegated-missing" || network !== null);
  const problems = accounts.size === 0
    ? []
    : version !== null
    ? check(version)
    : common(...versions.map(check) as [AccountProblem[], AccountProblem[]]);
  const findings = problems.map(({ reason, address, message }): Finding => ({
    level: reason === "delegated-more" || reason === "delegated-is-context" ? 0 : 1,
    code: reason,
    text: `Smart account ${address.slice(0, 5)}…${address.slice(-5)}: ${message}`,
    path: `${accounts.get(address) ?? ""}${accounts.get(address) ? "." : ""}rootInvocation`,
  }));
  return {
    view: { rows, version, isPicked: picked !== "", isOpenZeppelin: accounts.size > 0, problems: problems.length },
    findings,
    marks,
  };
}

/** Returns the problems that both versions have in common. */
function common(one: readonly AccountProblem[], two: readonly AccountProblem[]): AccountProblem[] {
  return one.filter(({ reason, path }) => two.some((other) => other.reason === reason && other.path === path));
}

/** Detects the account version from the payloads of delegated signers; null if they do not determine it. */
function versionOf(nested: readonly DwsaAuthorizationEntry[]): AccountVersion | null {
  const found = new Set(
    nested.map(({ rootInvocation: { function: { value } } }) =>
      "args" in value && value.args[0]?.type === "scvMap" ? "openzeppelin@0.8" : "openzeppelin@0.7"
    ),
  );
  const [only] = found;
  return found.size === 1 ? only! : null;
}

/** Returns the address and the signature of an entry; `undefined` for the source account of the transaction. */
function signatureOf(
  { credentials: { type, value } }: DwsaAuthorizationEntry,
): readonly [address: string, signature: ScVal] | undefined {
  if (type === "dwsaCredentialsSourceAccount") return undefined;
  const { address, signature } = type === "dwsaCredentialsAddressWithDelegates" ? value.addressCredentials : value;
  return [scAddressToString(address), signature];
}

/** Returns whether a signature has the field of rule IDs, which only OpenZeppelin's accounts use. */
function hasRuleIds(signature: ScVal): boolean {
  return signature.type === "scvMap" &&
    (signature.value ?? []).some(({ key }) => key.type === "scvSymbol" && key.value === "context_rule_ids");
}
