/** The scenarios of the client over HTTP, for runtimes with and without a test runner. */

import { httpRequest } from "@dwsa/base/client";
import { SCENARIOS, testClient } from "./_scenarios.ts";

/**
 * Runs each scenario against the server of `tests/runtimes/run.ts`, which replays the recorded responses.
 *
 * @param origin the address of the server
 * @returns `null` for each scenario that ended as expected, and the reason for each other one
 */
export async function runOverHttp(origin: string): Promise<Record<string, string | null>> {
  const report: Record<string, string | null> = {};
  for (const { name, run, expected } of SCENARIOS) {
    const request = httpRequest(`${origin}/rpc/${encodeURIComponent(name)}`, { fetch });
    report[name] = await run(testClient(request)).then(
      (found) => JSON.stringify(found) === JSON.stringify(expected) ? null : `got ${JSON.stringify(found)}`,
      (error) => String(error),
    );
  }
  return report;
}
