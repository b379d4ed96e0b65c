/** Decodes contract values in a worker: receives base64, and returns JSON or an error code. */

import { DwsaError } from "@dwsa/base/errors";
import { toJson } from "@dwsa/base/json";
import { ScVal } from "@dwsa/base/xdr";

/** The scope of a worker. By default, TypeScript declares the scope of a page. */
declare const self: { onmessage(event: MessageEvent<string>): void; postMessage(message: unknown): void };

self.onmessage = ({ data }: MessageEvent<string>) => {
  try {
    self.postMessage({ json: toJson(ScVal.fromXDR(data)) });
  } catch (error) {
    self.postMessage({ code: DwsaError.is(error) ? error.code : "unknown" });
  }
};
