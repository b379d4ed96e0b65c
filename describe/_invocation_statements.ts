/** Creates the statements about contract calls, contract creations and their sub-invocations. */

import { extractBaseAddress } from "../address/mod.ts";
import type { ApprovalRequest } from "../auth/mod.ts";
import { authorizedFunction } from "../auth/_shared.ts";
import { readTokenCall, TOKEN_FUNCTIONS, type TokenCall } from "../contract/mod.ts";
import type { CreateInvocation, ExecuteInvocation } from "../humanize/mod.ts";
import { type Conversion, mapInvocations } from "../humanize/_shared.ts";
import { symbolError } from "../internal/strings.ts";
import { DwsaAuthorizedFunction, type HostFunction, type Operation, ScVal } from "../xdr/mod.ts";
import { addTokenCall, type Draft, type Findings, isNoLimit, tokenAmount, warn } from "./_findings.ts";
import type { Facts, Token } from "./_knowledge.ts";
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
 */
export function requestStatement(
  request: ApprovalRequest,
  operation: OperationCall | undefined,
  said: readonly WarningCode[],
  facts: Facts,
  findings: Findings,
): Draft {
  const { address, credentials, signatureExpirationLedger: expirationLedger, invocation, via } = request;
  const isOperation = operation !== undefined && operation.whole === callText(invocation.function);
  const path = `${request.path}${request.path === "" ? "" : "."}rootInvocation`;
  const draft = treeStatement(invocation, path, address, facts, findings, {
    more: { ...(via === undefined ? {} : { via }), approval: { address, credentials, expirationLedger } },
    omitted: isOperation ? said : [],
  });
  if (operation !== undefined && !isOperation) {
    const isSame = operation.name === calledName(invocation.function);
    warn(findings, draft, isSame ? "not-the-arguments" : "not-the-operation");
  }
  if (credentials === "sourceAccount" && !isOperation) warn(findings, draft, "source-account");
  if (credentials === "address") warn(findings, draft, "address-not-bound");
  if (expirationLedger !== null && facts.currentLedger !== undefined) {
    if (expirationLedger !== 0 && expirationLedger <= facts.currentLedger) warn(findings, draft, "expired");
    if (isLong(expirationLedger, LONG_VALIDITY, facts)) warn(findings, draft, "long-validity");
  }
  return draft;
}

/**
 * Creates the statement about an operation's own contract call, without its entries. `isCounted` adds the amount of the
 * call to the findings.
 */
export function callStatement(
  called: HostFunction,
  path: string,
  more: Partial<Statement>,
  facts: Facts,
  findings: Findings,
  isCounted: boolean,
): Draft {
  const invocation = { function: authorizedFunction(called)!, subInvocations: [] };
  return treeStatement(invocation, path, null, facts, findings, { more, isCounted });
}

const TO_VALUES: Conversion<Value, Value> = {
  value: contractValue,
  text: (tag) => contractValue(ScVal.scvExecutableTag(tag)),
};

/**
 * Creates the statements of a tree. The properties in `more` are added to the root, and the warnings in `omitted` are
 * left out there.
 */
function treeStatement(
  root: Invocation,
  top: string,
  approver: string | null,
  facts: Facts,
  findings: Findings,
  { more = {}, omitted = [], isCounted = true }: {
    readonly more?: Partial<Statement>;
    readonly omitted?: readonly WarningCode[];
    readonly isCounted?: boolean;
  },
): Draft {
  return mapInvocations<Value, Value, Draft>(root, TO_VALUES, ({ type, args, invocations }, fn, path) => {
    const saying = type === "create" ? sayCreation(args, facts) : sayCall(args, fn, approver, facts);
    const { kind, fields, words, assumes, call } = saying;
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
    for (const code of saying.warnings) if (!isRoot || !omitted.includes(code)) warn(findings, draft, code);
    if (call !== undefined && isCounted) addTokenCall(findings, draft, call, facts.tokens.get(call.token));
    return draft;
  }, top);
}

/** Returns the prefix of a sentence that is true only if the contract is a token; no parts for other sentences. */
function assumed({ assumes, call }: Saying): Part[] {
  if (assumes === undefined) return [];
  return [{ kind: "text", text: "If " }, { kind: "address", address: call!.token }, {
    kind: "text",
    text: " is a token: ",
  }];
}

function isLong(ledger: number, most: number, { currentLedger }: Facts): boolean {
  return currentLedger !== undefined && ledger - currentLedger > most;
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
      return say(constructorArgs, { id: id!, code: code! }, "malformed");
    }
  }
}

/** The function of a smart account that the network calls for authorization. */
const CHECK_AUTH = "__check_auth";

/** The SEP-41 functions that spend the tokens of a holder, or allow others to spend them. */
const HOLDER_FUNCTIONS: readonly TokenCall["name"][] = ["transfer", "transfer_from", "approve", "burn", "burn_from"];

function sayCall(
  { source: contract, function: name, args }: ExecuteInvocation<Value>,
  fn: DwsaAuthorizedFunction,
  approver: string | null,
  facts: Facts,
): Saying {
  const token = facts.tokens.get(contract);
  const { functionName } = fn.value as { readonly functionName: string | Uint8Array };
  const always: WarningCode[] = [
    ...name === CHECK_AUTH ? ["unread-payload" as const] : [],
    ...symbolError(functionName) === undefined ? [] : ["malformed" as const],
    ...token?.isAmbiguous ? ["same-symbol" as const] : [],
  ];
  const raw = (state: string, warning: WarningCode): Saying => ({
    kind: "call",
    fields: {
      contract: addressValue(contract, facts),
      function: textValue(functionName),
      args: { kind: "list", items: args },
    },
    words: {
      ...token === undefined ? {} : { contract: { kind: "token", token: contract, symbol: token.symbol } },
      state: { kind: "text", text: state },
      ...args.length === 0 ? { args: { kind: "text", text: "no arguments" } } : {},
    },
    warnings: [...always, warning],
  });
  const call = fn.type === "dwsaAuthorizedFunctionTypeContractFn" ? readTokenCall(fn.value) : undefined;
  const isToken = call !== undefined && !("amount" in call && call.amount < 0n);
  if (token === undefined) {
    if (!isToken || !HOLDER_FUNCTIONS.includes(call.name)) return raw("an unknown contract", "unknown-contract");
    const warnings: WarningCode[] = [...always, "unknown-contract", ...tokenWarnings(call, token, approver, facts)];
    return { ...sayToken(call, token, facts), assumes: "token", warnings };
  }
  if (!Object.hasOwn(TOKEN_FUNCTIONS, name)) return raw("an unknown function", "unknown-function");
  if (!isToken) return raw("with arguments that the function does not accept", "other-arguments");
  return { ...sayToken(call, token, facts), warnings: [...always, ...tokenWarnings(call, token, approver, facts)] };
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
  token: Token | undefined,
  address: string | null,
  facts: Facts,
): WarningCode[] {
  const { approver } = TOKEN_FUNCTIONS[call.name];
  const named = approver === "administrator" ? undefined : (call as { readonly [name in string]?: unknown })[approver];
  const isAllowance = call.name === "approve";
  const found: { readonly [C in WarningCode]?: boolean } = {
    "unlimited-allowance": isAllowance && isNoLimit(call.amount, token),
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
