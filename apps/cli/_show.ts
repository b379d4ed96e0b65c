/** Renders wire values as lines with their JSON names, wrapped and indented to the width of the terminal. */

import { formatTokenAmount } from "@dwsa/base/amount";
import { quoted } from "./_shared.ts";
import { formatScVal } from "@dwsa/base/humanize";
import { toJsonNamed } from "@dwsa/base/json";
import { type ScVal, XdrValue } from "@dwsa/base/xdr";
import { type Screen, type Style, styleOf } from "./_screen.ts";

/** Width of results without a terminal. */
export const COLUMNS = 100;

/** Minimum number of columns that indentation leaves for the content. */
const MIN_COLUMNS = 30;

/** Fields whose amounts have seven decimals and are encoded in base units. */
const AMOUNTS: ReadonlySet<string> = /* @__PURE__ */ new Set(
  [
    "Liabilities.buying Liabilities.selling AccountEntry.balance TrustLineEntry.balance TrustLineEntry.limit",
    "OfferEntry.amount ClaimableBalanceEntry.amount LiquidityPoolEntryConstantProduct.reserveA",
    "LiquidityPoolEntryConstantProduct.reserveB LiquidityPoolEntryConstantProduct.totalPoolShares",
    "LedgerHeader.totalCoins LedgerHeader.feePool LedgerHeader.baseFee LedgerHeader.baseReserve",
    "LedgerUpgrade.ledgerUpgradeBaseFee LedgerUpgrade.ledgerUpgradeBaseReserve",
    "TxSetComponentTxsMaybeDiscountedFee.baseFee ParallelTxsComponent.baseFee",
    "DwsaTransactionMetaExtV1.totalNonRefundableResourceFeeCharged",
    "DwsaTransactionMetaExtV1.totalRefundableResourceFeeCharged DwsaTransactionMetaExtV1.rentFeeCharged",
    "CreateAccountOp.startingBalance PaymentOp.amount PathPaymentStrictReceiveOp.sendMax",
    "PathPaymentStrictReceiveOp.destAmount PathPaymentStrictSendOp.sendAmount PathPaymentStrictSendOp.destMin",
    "ManageSellOfferOp.amount ManageBuyOfferOp.buyAmount CreatePassiveSellOfferOp.amount ChangeTrustOp.limit",
    "CreateClaimableBalanceOp.amount ClawbackOp.amount LiquidityPoolDepositOp.maxAmountA",
    "LiquidityPoolDepositOp.maxAmountB LiquidityPoolWithdrawOp.amount LiquidityPoolWithdrawOp.minAmountA",
    "LiquidityPoolWithdrawOp.minAmountB DwsaTransactionData.resourceFee FeeBumpTransaction.fee Transaction.fee",
    "TransactionV0.fee ClaimOfferAtomV0.amountSold ClaimOfferAtomV0.amountBought ClaimOfferAtom.amountSold",
    "ClaimOfferAtom.amountBought ClaimLiquidityAtom.amountSold ClaimLiquidityAtom.amountBought",
    "SimplePaymentResult.amount InflationPayout.amount InnerTransactionResult.feeCharged",
    "TransactionResult.feeCharged AccountMergeResult.accountMergeSuccess",
  ].join(" ").split(" "),
);

/** Number of decimals of the amounts in these fields. */
const DECIMALS = 7;

/** A part of a value: a string, named parts, a list, or a name before another part. */
type Part =
  | string
  | { readonly fields: readonly (readonly [name: string, part: Part])[] }
  | { readonly items: readonly Part[] }
  | { readonly arm: string; readonly part: Part };

/** Renders a value of a wire type as lines. */
export function showValue(
  typeName: string,
  value: unknown,
  { columns = COLUMNS, color }: Screen,
): string[] {
  return block(
    partOf(value, toJsonNamed(typeName, value), typeName),
    columns,
    styleOf({ color }),
  );
}

/** Walks a value and its JSON together: the value supplies the types, and the JSON supplies the names and strings. */
function partOf(value: unknown, json: unknown, path: string): Part {
  if (json === null) return "none";
  if (Array.isArray(value)) {
    return {
      items: value.map((item, i) => partOf(item, (json as readonly unknown[])[i], path)),
    };
  }
  if (typeof json !== "object") {
    return AMOUNTS.has(path) ? amountText(`${json}`) : formatJsonScalar(json);
  }
  if (!(value instanceof XdrValue)) return formatJsonScalar(json);
  const type = value[Symbol.toStringTag].slice("xdr.".length);
  if (type === "ScVal") return scValPart(value as ScVal, json);
  const entries = Object.entries(json);
  const fields: Readonly<Record<string, unknown>> = { ...value };
  const names = Object.keys(fields);
  if (entries.length === 1 && names.join() === "type,value") {
    const [[name, part]] = entries as [[string, unknown]];
    return {
      arm: name,
      part: partOf(fields.value, part, `${type}.${fields.type}`),
    };
  }
  return {
    fields: entries.map(([name, part], i) => [
      name,
      partOf(fields[names[i]!], part, `${type}.${names[i]}`),
    ]),
  };
}

/** Renders a contract value as `formatScVal` does, except for container types. */
function scValPart(value: ScVal, json: unknown): Part {
  switch (value.type) {
    case "scvVec":
      return {
        arm: "vec",
        part: value.value === null ? "none" : { items: value.value.map((one) => scValPart(one, one.toJSON())) },
      };
    case "scvMap":
      return {
        arm: "map",
        part: value.value === null ? "none" : {
          fields: value.value.map((
            { key, val },
          ) => [formatScVal(key), scValPart(val, val.toJSON())]),
        },
      };
    case "scvContractInstance":
      return {
        arm: "contract_instance",
        part: partOf(value.value, Object.values(json as object)[0], "ScVal"),
      };
    default:
      return formatScVal(value);
  }
}

function formatJsonScalar(json: unknown): string {
  const text = String(json);
  return typeof json !== "string" || /^[\w.+-]+$/.test(text) ? text : quoted(text);
}

/** Formats an amount such as `12.5000000`. */
function amountText(units: string): string {
  const [whole, decimals = ""] = formatTokenAmount(units, DECIMALS).split(".");
  return `${whole}.${decimals.padEnd(DECIMALS, "0")}`;
}

/** Renders a part on one line; returns `undefined` if the line would have more than `room` characters. */
function inline(part: Part, room: number): string | undefined {
  if (typeof part === "string") return part.length <= room ? part : undefined;
  if ("arm" in part) {
    const rest = inline(part.part, room - part.arm.length - 1);
    return rest === undefined ? undefined : `${part.arm} ${rest}`;
  }
  const [open, close] = "items" in part ? "[]" : "{}";
  const list: readonly (readonly [string, Part])[] = "items" in part
    ? part.items.map((item) => ["", item])
    : part.fields.map(([name, item]) => [`${name}: `, item]);
  let text = open!;
  for (const [i, [name, item]] of list.entries()) {
    const before = `${i === 0 ? "" : ", "}${name}`;
    const rest = inline(item, room - text.length - before.length - 1);
    if (rest === undefined) return undefined;
    text += before + rest;
  }
  return text.length < room ? text + close : undefined;
}

/** Renders a part as lines of limited width. A string is never broken, so its line can be longer. */
function block(part: Part, columns: number, style: Style): string[] {
  const room = Math.max(columns, MIN_COLUMNS);
  const line = inline(part, room);
  if (line !== undefined) return [line];
  if (typeof part === "string") return [part];
  if ("arm" in part) {
    if (typeof part.part === "string") {
      return [`${style.name(part.arm)} ${part.part}`];
    }
    return [style.name(part.arm), ...indent(block(part.part, room - 2, style))];
  }
  if ("items" in part) {
    return part.items.flatMap((item) =>
      block(item, room - 2, style).map((text, i) => `${i === 0 ? "-" : " "} ${text}`)
    );
  }
  return part.fields.flatMap(([name, item]) => {
    const rest = inline(item, room - name.length - 2);
    const lines = rest === undefined ? block(item, room - 2, style) : [rest];
    const label = `${style.name(name)}:`;
    if (rest !== undefined || typeof item === "string") {
      return [`${label} ${lines[0]}`];
    }
    if ("arm" in item && lines.length > 1) {
      return [`${label} ${lines[0]}`, ...indent(lines.slice(1))];
    }
    return [label, ...indent(lines)];
  });
}

function indent(lines: readonly string[]): string[] {
  return lines.map((line) => `  ${line}`);
}
