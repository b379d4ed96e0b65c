/** CommonJS, which TypeScript 5.8 and later compile to `require()` of the package. */
import base = require("@dwsa/base");
import { StrKey } from "@dwsa/base/strkey";
import type { ScVal } from "@dwsa/base/xdr";

const value: ScVal = base.nativeToScVal("five");
if (base.scValToNative(value) !== "five") throw new Error("expected the value again");
if (base.StrKey !== StrKey) throw new Error("expected one module behind all entrypoints");
