import type { ScMapJSON, ScTextJSON, ScValJSON } from "../scval/mod.ts";
import { nameText, printable, quoted } from "../internal/printable.ts";

/** A contract value for people: `i128 7`, `string "two words"`, `vec [u32 1]`, `map {symbol amount: i128 7}`, `void`. */
export function scValText(json: ScValJSON): string {
  switch (json.type) {
    case "void":
    case "ledgerKeyContractInstance":
      return json.type;
    case "bytes":
      return `bytes 0x${json.value}`;
    case "symbol":
      return `symbol ${textOf(json.value, nameText)}`;
    case "string":
    case "executableTag":
      return `${json.type} ${textOf(json.value, quoted)}`;
    case "vec":
      return `vec ${json.value && `[${json.value.map(scValText).join(", ")}]`}`;
    case "map":
      return mapText(json.value);
    case "error":
      return json.value.type === "contract"
        ? `error contract ${json.value.code}`
        : `error ${json.value.errorType} ${json.value.code}`;
    case "contractInstance":
      return `contractInstance ${printable(JSON.stringify(json.value.executable))} ${mapText(json.value.storage)}`;
    default:
      return `${json.type} ${json.value}`;
  }
}

function mapText(entries: ScMapJSON | null): string {
  return `map ${entries && `{${entries.map(({ key, val }) => `${scValText(key)}: ${scValText(val)}`).join(", ")}}`}`;
}

function textOf(text: ScTextJSON, write: (text: string) => string): string {
  return typeof text === "string" ? write(text) : `0x${text.hex}`;
}
