import { humanizeEvents } from "@dwsa/base/humanize";
import { ContractEvent, ContractEventBody, ContractEventV0, ExtensionPoint, ScVal } from "@dwsa/base/xdr";
import { testGrowth } from "./_growth.ts";

const [ext, contractId, topics] = [ExtensionPoint.v0(), new Uint8Array(32), [ScVal.scvSymbol("fee")]];

testGrowth({
  name: "humanizeEvents()",
  small: 1_000,
  large: 100_000,
  prepare: (size) => {
    const events = Array.from({ length: size }, (_, i) => {
      const body = ContractEventBody.v0(new ContractEventV0({ topics, data: ScVal.scvU32(i) }));
      return new ContractEvent({ ext, contractId, type: "contract", body });
    });
    return () => humanizeEvents(events);
  },
});
