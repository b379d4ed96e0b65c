/** The names of the wire format: their numbers, by which the host orders them, and their short forms. */

import {
  contractExecutableTypeNames,
  scErrorCodeNames,
  scErrorTypeNames,
  scValTypeNames,
} from "../xdr/generated/contract.ts";

interface Numbers {
  readonly [name: string]: number;
}

export const VALUE_KIND: Numbers = /* @__PURE__ */ (() => numbersOf(scValTypeNames))();
export const ERROR_TYPE: Numbers = /* @__PURE__ */ (() => numbersOf(scErrorTypeNames))();
export const ERROR_CODE: Numbers = /* @__PURE__ */ (() => numbersOf(scErrorCodeNames))();
export const EXECUTABLE_TYPE: Numbers = /* @__PURE__ */ (() => numbersOf(contractExecutableTypeNames))();

function numbersOf(names: { readonly [number: number]: string }): Numbers {
  return Object.fromEntries(Object.entries(names).map(([number, name]) => [name, Number(number)]));
}

/** The name of an arm without what all arms begin with: `u32` of `scvU32`, `wasmVm` of `sceWasmVm`. */
export function shortName<T extends string>(arm: `sc${"v" | "e"}${T}`): Uncapitalize<T> {
  return arm.charAt(3).toLowerCase() + arm.slice(4) as Uncapitalize<T>;
}
