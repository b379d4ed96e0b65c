/** Creates the statements about contract calls, contract creations and their sub-invocations. */

import { extractBaseAddress, scAddressToString } from "../address/mod.ts";
import type { ApprovalRequest } from "../auth/mod.ts";
import { authorizedFunction } from "../auth/_shared.ts";
import { readTokenCall, TOKEN_FUNCTIONS, type TokenCall } from "../contract/mod.ts";
import type { CreateInvocation, ExecuteInvocation } from "../humanize/mod.ts";
import { type Conversion, mapInvocations } from "../humanize/_shared.ts";
import { symbolError } from "../internal/strings.ts";
import { DwsaAuthorizedFunction, type HostFunction, type Operation, ScVal } from "../xdr/mod.ts";
import { callsLogin, loginOfInvocation } from "../webauth/_shared.ts";
import { addAllowance, type Draft, type Findings, isNoLimit, tokenAmount, warn } from "./_findings.ts";
import { type Facts, isAmbiguous, type Token } from "./_knowledge.ts";
import { loginStatement } from "./_logins.ts";
import { CALL_TEMPLATES, sentence } from "./_templates.ts";
import { addressValue, contractValue, textValue } from "./_values.ts";
import type { Part, Statement, Value } from "./description.ts";
import type { WarningCode } from "./warnings.ts";

/** The validity of an entry above which a warning is added: one day, in ledgers of 5 seconds. */
const LONG_VALIDITY = 17_280;
/** The validity of an allowance above which a warning is added: 30 days, in ledgers of 5 seconds. */
const LONG_ALLOWANCE = 518_400;

/** A function with its sub-invocations. */
type Invocation = Parameters<typeof mapInvocations>[0];

/** The parts of a statement that do not depend on its path. */
interface Saying {
  readonly kind: keyof typeof CALL_TEMPLATES;
  readonly fields: { readonly [name: string]: Value };
  /** Values that replace fields in the sentence only. */
  readonly words?: { readonly [name: string]: Part | undefined };
  readonly assumes?: "token";
  readonly warnings: readonly WarningCode[];
  /** Why the network rejects the call, if it does. */
  readonly reason?: string | undefined;
  readonly call?: TokenCall;
}

/** Comparison keys of an operation's call. They are computed once, since an operation can have many entries. */
export interface OperationCall {
  /** The key of the whole call or creation. */
  readonly whole: string;
  /** The key of the contract and function. */
  readonly name: string;
}

/**
 * Returns the comparison keys of an operation. The keys of an operation without a contract call are empty and match no
 * call.
 */
export function operationCall({ body }: Operation): OperationCall {
  if (body.type !== "invokeHostFunction") return { whole: "", name: "" };
  const { hostFunction } = body.value;
  return { whole: callText(hostFunction), name: calledName(hostFunction) };
}

/**
 * Creates the statement of an approval request, and adds its warnings and amounts to the findings.
 *
 * @param operation the call of the operation, if known
 * @param said the warnings of the operation, which are not repeated in the statement of the same call
 * @param isOwn whether the root is the operation's own call, whose allowance is already in the findings
 */
export function requestStatement(
  request: ApprovalRequest,
  operation: OperationCall | undefined,
  said: readonly WarningCode[],
  facts: Facts,
  findings: Findings,
  isOwn = false,
): Draft {
  const { address, credentials, signatureExpirationLedger: expirationLedger, invocation, via } = request;
  const isOperation = operation !== undefined && operation.whole === callText(invocation.function);
  const path = `${request.path}${request.path === "" ? "" : "."}rootInvocation`;
  const more = { ...(via === undefined ? {} : { via }), approval: { address, credentials, expirationLedger } };
  const login = loginOfInvocation(invocation);
  const draft = login !== undefined
    ? loginStatement(login, path, more, facts, findings)
    : treeStatement(invocation, path, address, facts, findings, {
      more,
      omitted: isOperation ? said : [],
      isCounted: !isOwn,
    });
  if (login === undefined && callsLogin(invocation)) warn(findings, draft, "login-lookalike");
  if (operation !== undefined && !isOperation) {
    const isSame = operation.name === calledName(invocation.function);
    warn(findings, draft, isSame ? "not-the-arguments" : "not-the-operation");
  }
  if (credentials === "sourceAccount" && !isOperation) warn(findings, draft, "source-account");
  if (credentials === "address") warn(findings, draft, "address-not-bound");
  if (expirationLedger !== null) {
    const { currentLedger } = facts;
    const isPast = currentLedger !== undefined && expirationLedger !== 0 && expirationLedger <= currentLedger;
    if (isPast) warn(findings, draft, "expired");
    if (isLong(expirationLedger, LONG_VALIDITY, facts)) warn(findings, draft, "long-validity");
  }
  return draft;
}

/**
 * Creates the statement about an operation's own contract call, without its entries. The arguments have the names of the contract's interface, if it is known.
 */
export function callStatement(
  called: HostFunction,
  path: string,
  more: Partial<Statement>,
  facts: Facts,
  findings: Findings,
): Draft {
  const invocation = { function: authorizedFunction(called)!, subInvocations: [] };
  return treeStatement(invocation, path, null, facts, findings, {
    more,
    names: argumentNames(called, facts),
  });
}

/** Returns the names of a call's arguments in the interface of its contract, if their number is the same. */
function argumentNames({ type, value }: HostFunction, { interfaces }: Facts): readonly string[] | undefined {
  if (type !== "hostFunctionTypeInvokeContract" || value.contractAddress.type !== "scAddressTypeContract") {
    return undefined;
  }
  const contract = scAddressToString(value.contractAddress);
  if (interfaces === undefined || !Object.hasOwn(interfaces, contract)) return undefined;
  const { functionName: name, args } = value;
  const inputs = typeof name === "string" ? interfaces[contract]!.functions.get(name)?.inputs : undefined;
  return inputs?.length === args.length ? inputs.map((input) => input.name) : undefined;
}

const TO_VALUES: Conversion<Value, Value> = {
  value: contractValue,
  text: (tag) => contractValue(ScVal.scvExecutableTag(tag)),
};

/**
 * Creates the statements of a tree. The properties in `more` are added to the root, and the warnings in `omitted` are
 * left out there. `isCounted` adds the allowance of the root to the findings.
 */
function treeStatement(
  root: Invocation,
  top: string,
  approver: string | null,
  facts: Facts,
  findings: Findings,
  { more = {}, omitted = [], isCounted = true, names }: {
    readonly more?: Partial<Statement>;
    readonly omitted?: readonly WarningCode[];
    readonly isCounted?: boolean;
    readonly names?: readonly string[] | undefined;
  },
): Draft {
  return mapInvocations<Value, Value, Draft>(root, TO_VALUES, ({ type, args, invocations }, fn, path) => {
    const saying = type === "create" ? sayCreation(args, facts) : sayCall(args, fn, approver, facts, names);
    const { kind, fields, words, assumes, reason, call } = saying;
    const isRoot = path === top;
    const draft: Draft = {
      path,
      kind,
      ...isRoot ? more : {},
      ...assumes === undefined ? {} : { assumes },
      fields,
      parts: [...assumed(saying), ...sentence(CALL_TEMPLATES, kind, { ...fields, ...words })],
      warnings: [],
      below: invocations,
    };
    findings.drafts.push(draft);
    findings.calls.set(path, type === "create" ? undefined : { contract: args.source, function: nameIn(fn) });
    for (const code of saying.warnings) {
      if (isRoot && omitted.includes(code)) continue;
      warn(findings, draft, code, path, code === "malformed" ? reason : undefined);
    }
    if (call !== undefined && (isCounted || !isRoot)) addAllowance(findings, draft, call, facts.tokens.get(call.token));
    return draft;
  }, top);
}

/** Returns the name of a called function. */
function nameIn({ value }: DwsaAuthorizedFunction): string | Uint8Array {
  return (value as { readonly functionName: string | Uint8Array }).functionName;
}

/** Returns the prefix of a sentence that is true only if the contract is a token; no parts for other sentences. */
function assumed({ assumes, call }: Saying): Part[] {
  if (assumes === undefined) return [];
  return [{ kind: "text", text: "If " }, { kind: "address", address: call!.token }, {
    kind: "text",
    text: " is a token: ",
  }];
}

/** Returns whether a ledger is far away. Without the current ledger, only those of the distant future are. */
function isLong(ledger: number, most: number, { currentLedger }: Facts): boolean {
  return currentLedger === undefined ? ledger >= 2 ** 31 : ledger - currentLedger > most;
}

/**
 * Returns the XDR of a call or a creation as a string, and the type of a code upload. The strings of a V1 and a V2
 * creation without constructor arguments are equal.
 */
export function callText({ type, value }: HostFunction | DwsaAuthorizedFunction): string {
  switch (type) {
    case "hostFunctionTypeInvokeContract":
    case "dwsaAuthorizedFunctionTypeContractFn":
      return `call ${value.toXDR("hex")}`;
    case "hostFunctionTypeCreateContract":
    case "dwsaAuthorizedFunctionTypeCreateContractHostFn":
      return `create ${value.toXDR("hex")}00000000`;
    case "hostFunctionTypeCreateContractV2":
    case "dwsaAuthorizedFunctionTypeCreateContractV2HostFn":
      return `create ${value.toXDR("hex")}`;
    default:
      return type;
  }
}

/** Returns the contract and the function of a call as a string, and the type of a creation or a code upload. */
function calledName({ type, value }: HostFunction | DwsaAuthorizedFunction): string {
  const isCall = type === "hostFunctionTypeInvokeContract" || type === "dwsaAuthorizedFunctionTypeContractFn";
  if (!isCall) return type;
  const { contractAddress, functionName } = value;
  return `call ${contractAddress.toXDR("hex")} ${ScVal.scvString(functionName).toXDR("hex")}`;
}

function sayCreation(creation: CreateInvocation<Value, Value>, facts: Facts): Saying {
  const say = (args: readonly Value[] | undefined, fields: Saying["fields"], ...warnings: WarningCode[]): Saying => ({
    kind: "create",
    fields: args?.length ? { ...fields, args: { kind: "list", items: args } } : fields,
    warnings: [...warnings, "creation"],
  });
  switch (creation.type) {
    case "sac":
      return say(creation.constructorArgs, { asset: { kind: "asset", asset: creation.asset } });
    case "wasm": {
      const { hash, address, constructorArgs } = creation.wasm;
      return say(constructorArgs, { code: { kind: "bytes", hex: hash }, deployer: addressValue(address, facts) });
    }
    case "external": {
      const { owner, tag, address, constructorArgs } = creation.external;
      return say(constructorArgs, {
        owner: addressValue(owner, facts),
        tag,
        deployer: addressValue(address, facts),
      });
    }
    case "malformed": {
      const { contractIdPreimage, executable, constructorArgs } = creation.malformed;
      const [id, code] = [contractIdPreimage, executable].map((json) => textValue(JSON.stringify(json)));
      const reason = "is neither an asset with its own contract nor an address with code";
      return { ...say(constructorArgs, { id: id!, code: code! }, "malformed"), reason };
    }
  }
}

/** The function of a smart account that the network calls for authorization. */
const CHECK_AUTH = "__check_auth";

/** Returns whether a function is one of SEP-41, which spend tokens of a holder or let others spend them. */
function isStandard(name: TokenCall["name"]): boolean {
  const { approver } = TOKEN_FUNCTIONS[name];
  return approver === "from" || approver === "spender";
}

function sayCall(
  { source: contract, function: name, args }: ExecuteInvocation<Value>,
  fn: DwsaAuthorizedFunction,
  approver: string | null,
  facts: Facts,
  names: readonly string[] | undefined,
): Saying {
  const token = facts.tokens.get(contract);
  const functionName = nameIn(fn);
  const reason = symbolError(functionName) === undefined
    ? undefined
    : "calls a function whose name is not a symbol of at most 32 letters, digits and _";
  const always: WarningCode[] = [
    ...name === CHECK_AUTH ? ["unread-payload" as const] : [],
    ...reason === undefined ? [] : ["malformed" as const],
    ...token !== undefined && isAmbiguous(contract, facts) ? ["lookalike-asset" as const] : [],
  ];
  const raw = (state: string, warning: WarningCode): Saying => ({
    kind: "call",
    fields: {
      contract: addressValue(contract, facts),
      function: textValue(functionName),
      args: { kind: "list", items: args, ...names === undefined ? {} : { names } },
    },
    words: {
      ...token === undefined ? {} : { contract: { kind: "token", token: contract, symbol: token.symbol } },
      state: { kind: "text", text: state },
      ...args.length === 0 ? { args: { kind: "text", text: "no arguments" } } : {},
    },
    warnings: [...always, warning],
    reason,
  });
  const call = fn.type === "dwsaAuthorizedFunctionTypeContractFn" ? readTokenCall(fn.value) : undefined;
  const isToken = call !== undefined && !("amount" in call && call.amount < 0n);
  if (token === undefined) {
    if (!isToken || !isStandard(call.name)) return raw("an unknown contract", "unknown-contract");
    const warnings: WarningCode[] = [...always, "unknown-contract", ...tokenWarnings(call, approver, facts)];
    return { ...sayToken(call, token, facts), assumes: "token", warnings };
  }
  if (!Object.hasOwn(TOKEN_FUNCTIONS, name)) return raw("an unknown function", "unknown-function");
  if (!isToken) return raw("with arguments that the function does not accept", "other-arguments");
  return { ...sayToken(call, token, facts), warnings: [...always, ...tokenWarnings(call, approver, facts)] };
}

/** The statement kind of each token function. */
const TOKEN_KINDS = {
  transfer: "transfer",
  transfer_from: "spend",
  approve: "approve",
  burn: "burn",
  burn_from: "burn",
  mint: "mint",
  clawback: "clawback",
  set_admin: "set-admin",
  set_authorized: "authorize",
  trust: "trust",
} as const satisfies { readonly [N in TokenCall["name"]]: Saying["kind"] };

function sayToken(call: TokenCall, token: Token | undefined, facts: Facts): Omit<Saying, "warnings"> {
  const isRevoked = call.name === "approve" && call.amount === 0n;
  const isForbidden = call.name === "set_authorized" && !call.authorize;
  const kind = isRevoked ? "revoke" : isForbidden ? "deauthorize" : TOKEN_KINDS[call.name];
  const fields: Record<string, Value> = {};
  for (const [name, value] of Object.entries(call)) {
    if (name === "name" || name === "token" || typeof value === "boolean") continue;
    if (typeof value === "string") fields[name] = addressValue(value, facts);
    else if (isRevoked) continue; // without an allowance, its expiry has no effect
    else if (typeof value === "number") fields["until"] = { kind: "ledger", sequence: value };
    else fields["amount"] = tokenAmount(call.token, value, token, call.name === "approve" && isNoLimit(value, token));
  }
  if (fields["amount"] === undefined) {
    fields["token"] = token === undefined
      ? addressValue(call.token, facts)
      : { kind: "token", token: call.token, symbol: token.symbol };
  }
  return { kind, fields, call };
}

function tokenWarnings(
  call: TokenCall,
  address: string | null,
  facts: Facts,
): WarningCode[] {
  const { approver } = TOKEN_FUNCTIONS[call.name];
  const named = approver === "administrator" ? undefined : (call as { readonly [name in string]?: unknown })[approver];
  const isAllowance = call.name === "approve";
  const found: { readonly [C in WarningCode]?: boolean } = {
    "power-of-administrator": approver === "administrator",
    "not-the-approver": named !== undefined && address !== null && named !== address,
    "money-of-others": "spender" in call && !isAllowance && call.from !== call.spender,
    "long-allowance": isAllowance && call.amount !== 0n && isLong(call.liveUntilLedger, LONG_ALLOWANCE, facts),
    "muxed-recipient": "to" in call && extractBaseAddress(call.to) !== call.to,
    "to-itself": "to" in call && "from" in call && extractBaseAddress(call.to) === call.from,
    "nothing-moves": "amount" in call && call.amount === 0n && !isAllowance,
  };
  return (Object.keys(found) as WarningCode[]).filter((code) => found[code]);
}
