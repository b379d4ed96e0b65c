/** The messages of malformed policies and requests. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { expectInvocation, signingPolicy } from "@dwsa/base/approve";
import { ALICE, BOB } from "../auth/_entries.ts";
import { BASE, createRule, PING, ping, pingRule, TOKEN, wasm } from "./_policies.ts";

const ruled = (rule: object) => ({ ...BASE, calls: [{ ...pingRule, ...rule }] });
const MALFORMED: readonly (readonly [policy: unknown, message: string])[] = [
  [undefined, "expected policy to be an object, got undefined"],
  [{ ...PING, version: 3 }, "expected version to be 1 or 2, got number"],
  [{ ...PING, network: "" }, "expected network to be valid, got an invalid value ("],
  [{ ...PING, network: 5 }, "expected network to be valid, got an invalid value ("],
  [{ ...PING, addresses: ALICE }, "expected addresses to be an array, got string of 56 characters"],
  [{ ...PING, addresses: [] }, "expected addresses to be at least 1 item, got none"],
  [{ ...PING, addresses: [5] }, "expected addresses[0] to be an account (G...) or a contract (C...), got number"],
  [
    { ...PING, recipients: [5] },
    "expected recipients[0] to be an account (G...) or a contract (C...) or a muxed account (M...) or a muxed contract (W...), got number",
  ],
  [
    { ...PING, credentials: ["v2"] },
    "expected credentials[0] to be one of 4: address, addressV2, delegates…, got string of 2 characters",
  ],
  [{ ...PING, untilLedger: "5" }, "expected untilLedger to be a number, got string of 1 character"],
  [{ ...PING, untilLedger: 0 }, "expected untilLedger to be an integer from 1 to 4294967295, got 0"],
  [{ ...PING, entries: 0 }, "expected entries to be an integer from 1 to 4294967295, got 0"],
  [{ ...PING, calls: {} }, "expected calls to be an array, got object"],
  [{ ...PING, maxFee: 5 }, 'expected maxFee to be decimal text such as "100", got number'],
  [{ ...PING, maxFee: "05" }, 'expected maxFee to be the decimal digits of an integer, got "05"'],
  [{ ...PING, maxFee: "1".repeat(40) }, "expected maxFee to be the decimal digits of an integer, got "],
  [{ ...PING, limits: [{ token: TOKEN, amount: "-1" }] }, "expected limits[0].amount to be the decimal digits of "],
  [
    { ...PING, limits: [{ token: TOKEN, amount: "1" }, { token: TOKEN, amount: "1" }] },
    `expected limits[1].token to be each token once, got ${TOKEN} again`,
  ],
  [ruled({ function: 5 }), "expected calls[0].function to be a string, got number"],
  [ruled({ function: "a b" }), 'expected calls[0].function to be the name of a function, got "a b"'],
  [ruled({ function: [] }), "expected calls[0].function to be at least 1 item, got none"],
  [ruled({ args: "all" }), 'expected calls[0].args to be "any" or an array, got string of 3 characters'],
  [ruled({ args: undefined }), 'expected calls[0].args to be "any" or an array, got undefined'],
  [
    ruled({ args: [5] }),
    'expected calls[0].args[0] to be "any", "self" or an object with is, oneOf or type, got number',
  ],
  [
    ruled({ args: [null] }),
    'expected calls[0].args[0] to be "any", "self" or an object with is, oneOf or type, got null',
  ],
  [ruled({ args: [{ oneOf: [] }] }), "expected calls[0].args[0].oneOf to be at least 1 item, got none"],
  [ruled({ args: [{ type: "u7" }] }), "expected calls[0].args[0].type to be an integer type such as i128, got string"],
  [
    ruled({ args: [{ type: "u32", max: "4294967296" }] }),
    "expected calls[0].args[0].max to be an integer in the range of u32, got one outside of it",
  ],
  [
    ruled({ args: [{ type: "u32", min: "2", max: "1" }] }),
    "expected calls[0].args[0] to be min to be at most max, got a range without any value",
  ],
  [ruled({ times: "1" }), "expected calls[0].times to be a number, got string of 1 character"],
  [ruled({ times: 2 ** 32 }), "expected calls[0].times to be an integer from 1 to 4294967295, got 4294967296"],
  [ruled({ calls: null }), "expected calls[0].calls to be an array, got null"],
  [
    { ...BASE, calls: [{ ...createRule, create: { wasm: "05" } }] },
    "expected calls[0].create.wasm to be 64 hexadecimal digits, got string of 2 characters",
  ],
  [
    { ...BASE, calls: [{ ...createRule, create: { wasm: 5 } }] },
    "expected calls[0].create.wasm to be a string, got number",
  ],
  [
    { ...BASE, calls: [{ ...createRule, create: {} }] },
    "expected calls[0].create to be either wasm or asset, got neither",
  ],
  [
    { ...BASE, calls: [{ ...createRule, create: { wasm, asset: "native" } }] },
    "expected calls[0].create to be either wasm or asset, got both",
  ],
];
for (const [policy, message] of MALFORMED) {
  test(`signingPolicy() says: ${message}`, () => {
    assert.throws(() => signingPolicy(policy as never), (error: Error) => {
      assert.ok(error.message.startsWith(`Cannot read the signing policy: ${message}`), error.message);
      return true;
    });
  });
}

const REQUESTS: readonly (readonly [request: unknown, message: string])[] = [
  [null, "requests[1] to be an approval request, got null"],
  [{}, "requests[1] to be an ApprovalRequest, as approvalRequest() gives, got object"],
  [{ ...ping, path: 5 }, "requests[1].path to be a string, got number"],
  [{ ...ping, networkId: "00" }, "requests[1].networkId to be a Uint8Array, got string of 2 characters"],
  [{ ...ping, credentials: 5 }, "requests[1].credentials to be a string, got number"],
  [{ ...ping, address: 5 }, "requests[1].address to be a string or null, got number"],
  [
    { ...ping, signatureExpirationLedger: "5" },
    "requests[1].signatureExpirationLedger to be a number or null, got string",
  ],
  [{ ...ping, invocation: 5 }, "requests[1].invocation to be a DwsaAuthorizedInvocation, got number"],
];
for (const [request, message] of REQUESTS) {
  test(`an approver of signingPolicy() says: expected ${message}`, () => {
    assert.throws(() => signingPolicy(PING)([ping, request] as never), (error: Error) => {
      assert.ok(error instanceof TypeError);
      assert.ok(error.message.startsWith(`Cannot check the requests: expected ${message}`), error.message);
      return true;
    });
  });
}

test("approvers reject an expiry that is no ledger, whatever the policy says", () => {
  for (const expiry of [-Infinity, Infinity, NaN, -1, 1.5, 2 ** 32]) {
    const requests = [ping, { ...ping, signatureExpirationLedger: expiry }];
    for (const approve of [signingPolicy(PING), expectInvocation(pingRule as never)]) {
      assert.throws(() => approve(requests), {
        name: "RangeError",
        path: "requests[1].signatureExpirationLedger",
        message: new RegExp(`to be an integer from 0 to 4294967295 or null, got ${expiry}$`),
      });
    }
  }
});

test("expectInvocation() reads each property once: a getter cannot drop the approver", () => {
  const reads: string[] = [];
  const changing = (values: Record<string, unknown>) =>
    Object.defineProperties(
      {},
      Object.fromEntries(
        Object.entries(values).map(([name, value]) => [name, {
          enumerable: true,
          get: () => reads.includes(name) ? undefined : (reads.push(name), value),
        }]),
      ),
    );
  const approve = expectInvocation(changing({ address: BOB, ...pingRule }) as never);
  assert.deepEqual(approve([ping]).map(({ code }) => code), ["address"]);
  assert.deepEqual(reads.sort(), ["address", "args", "contract", "function"]);
});
