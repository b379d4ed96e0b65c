import { formatTokenAmount } from "../amount/mod.ts";
import type { ApprovalRequest } from "../auth/mod.ts";
import { readTokenCall, TOKEN_FUNCTIONS, type TokenCall } from "../contract/mod.ts";
import { wrongType } from "../internal/describe.ts";
import { equalBytes, isBytes } from "../internal/bytes.ts";
import { decodeStrKey, encodeStrKey } from "../strkey/mod.ts";
import { type DwsaAuthorizedFunction, type HostFunction, type Operation, ScVal } from "../xdr/mod.ts";
import { type Conversion, mapInvocations, requireInvocation } from "./_invocations.ts";
import { ACTION, type Facts, knowledgeError, readKnowledge, type Token } from "./_knowledge.ts";
import {
  APPROVAL_MARKS,
  type ApprovalDescription,
  type Knowledge,
  type Mark,
  type Part,
  type Statement,
  type StatementKind,
} from "./approval_description.ts";
import { formatScVal } from "./format_sc_val.ts";
import type { CreateInvocation, ExecuteInvocation } from "./invocation_tree.ts";

/** A day of ledgers, of 5 seconds each. */
const LONG_VALIDITY = 17_280;
/** 30 days. */
const LONG_ALLOWANCE = 518_400;

/**
 * Describes an approval in sentences, with marks for its risks, for a dialog that asks for consent.
 *
 * Only the functions of tokens have their own sentences, and only for tokens that the caller names. All other calls are
 * shown with their values. Nothing is rounded or shortened, and the symbol of a token is always shown with its
 * contract.
 *
 * @param requests the requests that signatures would approve, see `approvalRequest` and `approvalRequests`
 * @param knowledge the network, and the tokens, names and ledger that the caller knows
 * @returns the sentences; {@linkcode formatApproval} writes them as text
 * @throws {TypeError} if an argument or something in it is of the wrong type, or misspelt
 * @throws {RangeError} if a number does not fit
 * @throws {DwsaError} `humanize/knowledge` if `knowledge` contradicts itself or is of another network than a request;
 * `humanize/unknown-arm` as `buildInvocationTree` does; `contract/asset` or `strkey/…` if
 * a token is no asset or contract; `network/passphrase` if the passphrase is empty; `xdr/…` if a value cannot be encoded
 *
 * @example A payment
 * ```ts
 * import { approvalRequest, DwsaError, Networks, xdr } from "@dwsa/base";
 * import { describeApproval, formatApproval } from "@dwsa/base/humanize";
 * import assert from "node:assert/strict";
 *
 * const entry = xdr.DwsaAuthorizationEntry.fromXDR(
 *   "AAAAAQAAAAAAAAAA6kpsY+KcUgq+9VB7Ey7F+ZVHdq6+vnuSQh7qaRRG0iwAAAAAAAAABwAAA+gAAAABAAAAAAAAAAGt785ZruUpaPdgYdSUwlJb" +
 *     "dWWfpClqZfSZ7ynlZHfklgAAAARidXJuAAAAAgAAABIAAAAAAAAAAOpKbGPinFIKvvVQexMuxfmVR3auvr57kkIe6mkURtIsAAAACgAAAAAAAAAA" +
 *     "AAAAAACYloAAAAAA",
 * );
 * const description = describeApproval([approvalRequest(entry, Networks.PUBLIC)], {
 *   networkPassphrase: Networks.PUBLIC,
 *   tokens: [{ asset: "USDC:GA5ZSEJYB37JRC5AVCIA5MOP4RHTM335X2KGX3IHOJAPP5RE34K4KZVN" }],
 * });
 * assert.equal(
 *   formatApproval(description),
 *   "Destroy 1 USDC (CCW67TSZV3SSS2HXMBQ5JFGCKJNXKZM7UQUWUZPUTHXSTZLEO7SJMI75) of " +
 *     "GDVEU3DD4KOFECV66VIHWEZOYX4ZKR3WV27L464SIIPOU2IUI3JCZA57",
 * );
 * assert.deepEqual(description.marks, []);
 * ```
 */
export function describeApproval(requests: readonly ApprovalRequest[], knowledge: Knowledge): ApprovalDescription {
  if (!Array.isArray(requests)) throw wrongType(ACTION, "requests", "an array", requests);
  const facts = readKnowledge(knowledge);
  const sums: Sums = { marks: new Set(), spends: new Map() };
  const statements = requests.map((request, i) => {
    requireRequest(request, `requests[${i}]`, facts);
    return statementOf(request, facts, sums);
  });
  return { marks: worstFirst(sums.marks), totals: totalsOf(sums, facts), statements };
}

function requireRequest(request: ApprovalRequest, name: string, { networkId }: Facts): void {
  if (typeof request !== "object" || request === null) throw wrongType(ACTION, name, "an ApprovalRequest", request);
  const { path, address, invocation, signatureExpirationLedger: expiry } = request;
  if (path === undefined) throw wrongType(ACTION, name, "an ApprovalRequest, as approvalRequest() gives", request);
  if (typeof path !== "string") throw wrongType(ACTION, `${name}.path`, "a string", path);
  if (address !== null && typeof address !== "string") {
    throw wrongType(ACTION, `${name}.address`, "a string or null", address);
  }
  if (expiry !== null && typeof expiry !== "number") {
    throw wrongType(ACTION, `${name}.signatureExpirationLedger`, "a number or null", expiry);
  }
  requireInvocation(ACTION, invocation);
  if (!isBytes(request.networkId)) throw wrongType(ACTION, `${name}.networkId`, "a Uint8Array", request.networkId);
  if (!equalBytes(request.networkId, networkId)) {
    throw knowledgeError(`${name}.networkId`, "the id of the network in knowledge.networkPassphrase", "another one");
  }
}

/** The sums and marks of all statements. */
interface Sums {
  readonly marks: Set<Mark>;
  /** The amount that each address spends of each token. */
  readonly spends: Map<string, Spend>;
}

interface Spend {
  readonly address: string;
  readonly token: string;
  readonly amount: bigint;
  readonly unlimited: boolean;
  /** In how many calls. */
  readonly calls: number;
}

/** Totals of tokens that more than one call spends. An allowance counts as a whole, since all of it can be spent. */
function totalsOf({ spends }: Sums, facts: Facts): Part[][] {
  return [...spends.values()].filter(({ calls }) => calls > 1).map(({ address, token, amount, unlimited }) => [
    { kind: "text", text: "In all: " },
    amountPart(token, amount, facts.tokens.get(token)!, unlimited),
    { kind: "text", text: " of " },
    addressPart(address, facts),
  ]);
}

function addSpend({ spends }: Sums, call: TokenCall, token: Token): void {
  if (!("from" in call) || call.name === "clawback" || call.amount === 0n) return;
  const key = `${call.from} ${call.token}`;
  const { amount, unlimited, calls } = spends.get(key) ?? { amount: 0n, unlimited: false, calls: 0 };
  spends.set(key, {
    address: call.from,
    token: call.token,
    amount: amount + call.amount,
    unlimited: unlimited || isUnlimited(call, token),
    calls: calls + 1,
  });
}

/** A statement before its marks are complete. */
interface Draft {
  readonly kind: StatementKind;
  readonly parts: readonly Part[];
  readonly marks: readonly Mark[];
}

const TO_PARTS: Conversion<Part, Part> = { value: valuePart, text: (tag) => valuePart(ScVal.scvExecutableTag(tag)) };

/** The statement of a request; adds its amounts to the sums. */
function statementOf(request: ApprovalRequest, facts: Facts, sums: Sums): Statement {
  const top = `${request.path}${request.path === "" ? "" : "."}rootInvocation`;
  return mapInvocations<Part, Part, Statement>(
    request.invocation,
    TO_PARTS,
    ({ type, args, invocations }, fn, path) => {
      const draft = type === "create" ? describeCreation(args, facts) : describeCall(args, fn, request, facts, sums);
      const marks = new Set([...draft.marks, ...path === top ? requestMarks(request, fn, facts) : []]);
      for (const mark of marks) sums.marks.add(mark);
      return { path, kind: draft.kind, parts: draft.parts, marks: worstFirst(marks), below: invocations };
    },
    top,
  );
}

function worstFirst(marks: ReadonlySet<Mark>): Mark[] {
  return (Object.keys(APPROVAL_MARKS) as Mark[]).filter((mark) => marks.has(mark));
}

/** The marks of a request as a whole, which its first statement has. */
function requestMarks(request: ApprovalRequest, fn: DwsaAuthorizedFunction, facts: Facts): Mark[] {
  const { credentials, address, signatureExpirationLedger: expiry } = request;
  const isSource = credentials === "sourceAccount";
  return [
    ...facts.operation !== undefined && !isCallOf(facts.operation, fn) ? ["not-the-operation" as const] : [],
    ...isSource ? ["source-account" as const] : [],
    ...!isSource && address === null ? ["address-not-bound" as const] : [],
    ...expiry !== null && isLong(expiry, LONG_VALIDITY, facts) ? ["long-validity" as const] : [],
  ];
}

function isLong(ledger: number, most: number, { currentLedger }: Facts): boolean {
  return currentLedger !== undefined && ledger - currentLedger > most;
}

/** Whether an authorized function is the function that the operation calls, in either form of a creation. */
function isCallOf({ body }: Operation, fn: DwsaAuthorizedFunction): boolean {
  return body.type === "invokeHostFunction" && callText(body.value.hostFunction) === callText(fn);
}

/** The bytes of a call or a creation as text. A creation without constructor arguments has one text in both forms. */
function callText({ type, value }: HostFunction | DwsaAuthorizedFunction): string {
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

function addressPart(address: string, { labels }: Facts): Part {
  const label = labels[address];
  return label === undefined ? { kind: "address", address } : { kind: "address", address, label };
}

function valuePart(value: ScVal): Part {
  return { kind: "value", text: formatScVal(value), value: value.toJSON() }; // formatting checks the value
}

function listOf(values: readonly Part[]): (Part | string)[] {
  if (values.length === 0) return [": no arguments"];
  return values.flatMap((value, i) => [i === 0 ? ": " : "; ", value]);
}

/** A draft of words and other parts. */
function draft(kind: StatementKind, sentence: readonly (Part | string)[], marks: readonly Mark[]): Draft {
  return { kind, parts: sentence.map((part) => typeof part === "string" ? { kind: "text", text: part } : part), marks };
}

function describeCreation(creation: CreateInvocation<Part, Part>, facts: Facts): Draft {
  const create = (args: readonly Part[] = [], ...sentence: (Part | string)[]) =>
    draft("create", [...sentence, ...args.length === 0 ? [] : [", with arguments", ...listOf(args)]], [
      ...creation.type === "malformed" ? ["malformed" as const] : [],
      "creation",
    ]);
  switch (creation.type) {
    case "sac": {
      const { asset, constructorArgs } = creation;
      return create(constructorArgs, "Create the contract of asset ", {
        kind: "value",
        value: { string: asset },
        text: asset,
      });
    }
    case "wasm": {
      const { hash, address, constructorArgs } = creation.wasm;
      const code: Part = { kind: "value", value: { bytes: hash }, text: hash };
      return create(constructorArgs, "Create a contract from code ", code, ", for ", addressPart(address, facts));
    }
    case "external": {
      const { owner, tag, address, constructorArgs } = creation.external;
      const source = ["Create a contract from what ", addressPart(owner, facts), " names ", tag];
      return create(constructorArgs, ...source, ", for ", addressPart(address, facts));
    }
    case "malformed": {
      const { contractIdPreimage, executable, constructorArgs } = creation.malformed;
      const [id, code] = [contractIdPreimage, executable].map((json): Part => {
        const text = JSON.stringify(json);
        return { kind: "value", value: { string: text }, text };
      }) as [Part, Part];
      const words = "Create a contract in a form that the network refuses, with an id from ";
      return create(constructorArgs, words, id, " and the code ", code);
    }
  }
}

function describeCall(
  { source, function: name, args }: ExecuteInvocation<Part>,
  fn: DwsaAuthorizedFunction,
  request: ApprovalRequest,
  facts: Facts,
  sums: Sums,
): Draft {
  const token = facts.tokens.get(source);
  const raw = (words: string, ...marks: Mark[]) => {
    const label = facts.labels[source];
    const called: Part = {
      kind: "function",
      contract: source,
      name,
      ...token === undefined ? {} : { symbol: token.symbol },
      ...label === undefined ? {} : { label },
    };
    const isName = fn.type === "dwsaAuthorizedFunctionTypeContractFn" && typeof fn.value.functionName === "string";
    return draft("call", ["Call ", called, words, ...listOf(args)], isName ? marks : ["malformed", ...marks]);
  };
  if (token === undefined) return raw(", which is not known", "unknown-contract");
  const shared: Mark[] = facts.sharedSymbols.has(token.symbol) ? ["same-symbol"] : [];
  if (!Object.hasOwn(TOKEN_FUNCTIONS, name)) return raw(", which is not known", "unknown-function", ...shared);
  const call = fn.type === "dwsaAuthorizedFunctionTypeContractFn" ? readTokenCall(fn.value) : undefined;
  if (call === undefined || "amount" in call && call.amount < 0n) {
    return raw(" with arguments that it does not take", "other-arguments", ...shared);
  }
  addSpend(sums, call, token);
  const [kind, ...sentence] = tokenSentence(call, token, facts);
  return draft(kind, sentence, [...tokenMarks(call, token, request, facts), ...shared]);
}

function tokenSentence(call: TokenCall, token: Token, facts: Facts): [StatementKind, ...(Part | string)[]] {
  const name: Part = { kind: "token", token: call.token, symbol: token.symbol };
  const amount = "amount" in call ? amountPart(call.token, call.amount, token, isUnlimited(call, token)) : name;
  const address = (text: string) => addressPart(text, facts);
  switch (call.name) {
    case "transfer":
      return ["transfer", "Send ", amount, " from ", address(call.from), " to ", address(call.to)];
    case "transfer_from": {
      const money = [amount, " of ", address(call.from), " to ", address(call.to)];
      return ["spend", "Send ", ...money, ", out of what ", address(call.spender), " may spend"];
    }
    case "approve": {
      const [from, spender] = [address(call.from), address(call.spender)];
      if (call.amount === 0n) return ["revoke", "Take back the allowance of ", spender, " for ", name, " of ", from];
      const until: Part = { kind: "ledger", sequence: call.liveUntilLedger };
      return ["approve", "Let ", spender, " spend ", amount, " of ", from, " until ledger ", until];
    }
    case "burn":
      return ["burn", "Destroy ", amount, " of ", address(call.from)];
    case "burn_from": {
      const money = [amount, " of ", address(call.from)];
      return ["burn", "Destroy ", ...money, ", out of what ", address(call.spender), " may spend"];
    }
    case "mint":
      return ["mint", "Create ", amount, " for ", address(call.to)];
    case "clawback":
      return ["clawback", "Take ", amount, " from ", address(call.from), " and destroy it"];
    case "set_admin":
      return ["set-admin", "Make ", address(call.newAdmin), " the administrator of ", name];
    case "set_authorized": {
      const verb = call.authorize ? "Allow " : "Forbid ";
      return ["set-authorized", verb, address(call.id), " to hold and move ", name];
    }
    case "trust":
      return ["trust", "Let ", address(call.addr), " hold ", name];
  }
}

function amountPart(token: string, amount: bigint, { symbol, decimals }: Token, unlimited: boolean): Part {
  const display = formatTokenAmount(amount, decimals).replace(/\.0$/, "");
  return { kind: "amount", amount: `${amount}`, token, symbol, display, ...unlimited ? { unlimited } : {} };
}

/** Whether an allowance is as large as amounts of the token can be. */
function isUnlimited(call: TokenCall, { isAsset }: Token): boolean {
  return call.name === "approve" && call.amount >= 2n ** (isAsset ? 63n : 127n) - 1n;
}

function tokenMarks(call: TokenCall, token: Token, { address }: ApprovalRequest, facts: Facts): Mark[] {
  const { approver } = TOKEN_FUNCTIONS[call.name];
  const named = approver === "administrator" ? undefined : (call as { readonly [name in string]?: unknown })[approver];
  const isAllowance = call.name === "approve";
  const isOfOthers = "spender" in call && !isAllowance && call.from !== call.spender;
  const isToItself = "to" in call && "from" in call && accountOf(call.to) === call.from;
  const found: { readonly [M in Mark]?: boolean } = {
    "unlimited-allowance": isUnlimited(call, token),
    "power-of-administrator": approver === "administrator",
    "not-the-approver": named !== undefined && address !== null && named !== address,
    "money-of-others": isOfOthers,
    "long-allowance": isAllowance && call.amount !== 0n && isLong(call.liveUntilLedger, LONG_ALLOWANCE, facts),
    "muxed-recipient": "to" in call && call.to.startsWith("M"),
    "to-itself": isToItself,
    "nothing-moves": "amount" in call && call.amount === 0n && !isAllowance,
  };
  return (Object.keys(found) as Mark[]).filter((mark) => found[mark]);
}

/** The account in a muxed account; any other address unchanged. */
function accountOf(address: string): string {
  if (!address.startsWith("M")) return address;
  return encodeStrKey("ed25519PublicKey", decodeStrKey("med25519PublicKey", address).subarray(0, 32));
}
