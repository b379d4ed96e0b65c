/** Messages and violations repeat at most 16 characters of an unknown string, which could be a secret. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { describeRequest } from "@dwsa/base/describe";
import { expectInvocation, policyFrom, signingPolicy } from "@dwsa/base/policy";
import { type ApprovalRequest, approvalRequest } from "@dwsa/base/auth";
import { Networks } from "@dwsa/base/network";
import { DwsaAuthorizationEntry } from "@dwsa/base/xdr";

const UNKNOWN = "SCZANGBA5YHTNYVVV4C3U252E2B6P6F5T3U6MM63WBSBZATAQI3EBTQ4";
const CONTRACT = "CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE";
const ENTRY =
  "AAAAAQAAAAAAAAAA6kpsY+KcUgq+9VB7Ey7F+ZVHdq6+vnuSQh7qaRRG0iwAAAAAAAAABwAAAAAAAAABAAAAAAAAAAEDAwMDAwMDAwMDAwMDAwMDAwMD" +
  "AwMDAwMDAwMDAwMDAwAAAARwaW5nAAAAAAAAAAA=";
const request = approvalRequest(DwsaAuthorizationEntry.fromXDR(ENTRY), Networks.TESTNET, 100);
const odd: ApprovalRequest = { ...request, credentials: UNKNOWN as never };
const policy = signingPolicy(policyFrom([request])).entries;
const knowing = (...tokens: readonly object[]) => () =>
  describeRequest([request], { networkPassphrase: Networks.TESTNET, tokens: tokens as never });

/** Uses of an unknown string. The result or the error contains all output. */
const USES: readonly (readonly [name: string, use: () => unknown])[] = [
  [
    "the symbol of a token that is given twice",
    knowing(
      { contract: CONTRACT, symbol: UNKNOWN, decimals: 2 },
      { contract: CONTRACT, symbol: "B", decimals: 2 },
    ),
  ],
  [
    "the symbol of an asset with another code",
    knowing({
      asset: "USDC:GDVEU3DD4KOFECV66VIHWEZOYX4ZKR3WV27L464SIIPOU2IUI3JCZA57",
      symbol: UNKNOWN,
    }),
  ],
  ["the credentials of a request, for a policy", () => policy([odd])],
  [
    "the credentials of a request, for an expected call",
    () => expectInvocation({ contract: CONTRACT, function: "ping" })([odd]),
  ],
  [
    "the credentials of a request, for a description",
    () => describeRequest([odd], { networkPassphrase: Networks.TESTNET }).warnings,
  ],
];

for (const [name, use] of USES) {
  test(`at most 16 characters are repeated of ${name}`, () => {
    let said: string;
    try {
      said = JSON.stringify(use());
    } catch (error) {
      const { message, expected, got } = error as { message: string; expected?: string; got?: string };
      said = JSON.stringify([message, expected, got]);
    }
    assert.ok(!said.includes(UNKNOWN.slice(0, 17)), said);
  });
}
