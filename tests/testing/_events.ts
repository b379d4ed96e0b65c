/** Events of contracts. */

import { decodeStrKey } from "@dwsa/base/strkey";
import { nativeToScVal } from "@dwsa/base/scval";
import { ContractEvent, ContractEventBody, ContractEventV0, ExtensionPoint } from "@dwsa/base/xdr";

/** Creates one event of a contract, with a topic and a number. */
export function contractEvents(contract: string, topic: string, number: number): ContractEvent[] {
  const topics = [nativeToScVal(topic, { type: "symbol" })];
  const body = ContractEventBody.v0(new ContractEventV0({ topics, data: nativeToScVal(number, { type: "u32" }) }));
  const contractId = decodeStrKey("contract", contract);
  return [new ContractEvent({ ext: ExtensionPoint.v0(), contractId, type: "contract", body })];
}
