import { toBase64 } from "@dwsa/base/encoding";
import { runCommand } from "../../apps/cli/commands.ts";
import { showValue } from "../../apps/cli/_show.ts";
import { ScVal } from "@dwsa/base/xdr";
import { runIn } from "../cli/_run.ts";
import { testGrowth } from "./_growth.ts";

testGrowth({
  name: "dwsa decode --lines",
  small: 200,
  large: 20_000,
  prepare: (size) => {
    const input = "AAAAAwAAAAc=\n".repeat(size);
    return () => runIn(runCommand, ["decode", "--lines", "--type", "ScVal"], { input });
  },
});

testGrowth({
  name: "dwsa encode --lines of one long line",
  small: 2_000,
  large: 200_000,
  prepare: (size) => {
    const input = JSON.stringify({ xdr: toBase64(new Uint8Array(size)) });
    return () => runIn(runCommand, ["encode", "--lines", "--type", "ScVal"], { input });
  },
});

testGrowth({
  name: "showing a list",
  small: 500,
  large: 50_000,
  prepare: (size) => {
    const value = ScVal.scvVec(new Array(size).fill(ScVal.scvU32(7)));
    return () => showValue("ScVal", value, { columns: 80, color: false });
  },
});
