import { DwsaDataBuilder } from "@dwsa/base/builder";
import { LedgerKey, LedgerKeyContractCode } from "@dwsa/base/xdr";
import { testGrowth } from "./_growth.ts";

testGrowth({
  name: "a footprint built key by key",
  small: 500,
  large: 32_000,
  prepare: (size) => {
    const keys = Array.from({ length: size }, (_, i) => {
      const hash = new Uint8Array(32);
      new DataView(hash.buffer).setUint32(0, i);
      return LedgerKey.contractCode(new LedgerKeyContractCode({ hash }));
    });
    return () => {
      const builder = new DwsaDataBuilder();
      for (const key of keys) builder.appendFootprint([key], [key]);
      return builder.appendFootprint(keys, []).build();
    };
  },
});
