import assert from "node:assert/strict";
import { test } from "node:test";
import { type AccountPayload, delegatedEntry, type OuterApproval, resolveDelegatedRequests } from "@dwsa/base/accounts";
import { signingPolicy } from "@dwsa/base/policy";
import { type ApprovalRequest, approvalRequest, authorizeEntry } from "@dwsa/base/auth";
import { contractInvocation } from "@dwsa/base/contract";
import { fromHex } from "@dwsa/base/encoding";
import { hash, Keypair } from "@dwsa/base/keys";
import { nativeToScVal } from "@dwsa/base/scval";
import { StrKey } from "@dwsa/base/strkey";
import { DwsaAuthorizationEntry, DwsaCredentials, HashIdPreimage, ScVal } from "@dwsa/base/xdr";
import { size, some } from "../_long.ts";
import { unsigned } from "./_generated.ts";
import { entryOf, NETWORK, preimageOf, readVectors, type SightCase } from "./_vectors.ts";

const ACCOUNT = StrKey.encodeContract(new Uint8Array(32).fill(5));
const OTHER = StrKey.encodeContract(new Uint8Array(32).fill(6));
const TOKEN = StrKey.encodeContract(new Uint8Array(32).fill(3));
const delegate = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(7));
const DIFFERENT = { code: "auth/different-payload", path: "rootInvocation" };

const transfer = (amount: bigint) =>
  contractInvocation({
    contract: TOKEN,
    function: "transfer",
    args: [
      nativeToScVal(ACCOUNT, { type: "address" }),
      nativeToScVal(delegate.publicKey(), { type: "address" }),
      nativeToScVal(amount, { type: "i128" }),
    ],
  });
const outerEntry = (amount = 5n, nonce = 1n) => unsigned(ACCOUNT, nonce, transfer(amount), true, 1500);
const payloadOf = (entry: DwsaAuthorizationEntry, contextRuleIds: readonly number[] = [0]): AccountPayload => ({
  contract: "openzeppelin@0.8",
  account: ACCOUNT,
  preimage: preimageOf(entry),
  contextRuleIds,
});
const nestedOf = (payload: AccountPayload, address = delegate.publicKey()) => delegatedEntry(payload, { address });
const requestOf = (entry: DwsaAuthorizationEntry) => approvalRequest(entry, NETWORK, 1400);

/** Returns a nested request whose invocation is replaced by a call of `swap`. */
function withArgs(args: readonly ScVal[], contract = ACCOUNT, below: readonly ReturnType<typeof transfer>[] = []) {
  const request = requestOf(nestedOf(payloadOf(outerEntry())));
  return {
    ...request,
    invocation: contractInvocation({ contract, function: "swap", args, subInvocations: below }),
  };
}

/** Returns the same request with the function `__check_auth`. */
function checkAuth(...parameters: Parameters<typeof withArgs>): ApprovalRequest {
  const request = withArgs(...parameters);
  const { function: { value }, subInvocations } = request.invocation;
  const nested = nestedOf(payloadOf(outerEntry())).rootInvocation;
  assert("args" in value && nested.function.type === "dwsaAuthorizedFunctionTypeContractFn");
  const called = Object.assign(Object.create(nested.function.value), {
    contractAddress: value.contractAddress,
    functionName: "__check_auth",
    args: value.args,
  });
  const fn = Object.assign(Object.create(nested.function), { value: called });
  const invocation = Object.assign(Object.create(nested), { function: fn, subInvocations });
  return { ...request, invocation };
}

const argument = () => {
  const { function: { value } } = nestedOf(payloadOf(outerEntry())).rootInvocation;
  assert("args" in value);
  return value.args[0]!;
};

const rejected: readonly { name: string; request: () => ApprovalRequest; of?: () => readonly OuterApproval[] }[] = [
  { name: "an outer entry with a smaller amount", request: nested, of: () => [outerEntry(4n)] },
  { name: "an outer entry with another nonce", request: nested, of: () => [outerEntry(5n, 2n)] },
  {
    name: "an outer entry with another expiry",
    request: nested,
    of: () => [unsigned(ACCOUNT, 1n, transfer(5n), true, 1501)],
  },
  {
    name: "an outer entry of another network",
    request: nested,
    of: () => [preimageOf(outerEntry(), "Public Global Stellar Network ; September 2015")],
  },
  {
    name: "replaced rule ids, which name a weaker rule",
    request: nested,
    of: () => [{ entry: outerEntry(), contextRuleIds: [1] }],
  },
  {
    name: "__check_auth of another account with the payload of this one",
    request: () => checkAuth([argument()], OTHER),
    of: () => [outerEntry()],
  },
  { name: "a call below __check_auth", request: () => checkAuth([argument()], ACCOUNT, [transfer(1n)]) },
  { name: "two arguments", request: () => checkAuth([argument(), argument()]) },
  { name: "no argument", request: () => checkAuth([]) },
  { name: "31 bytes", request: () => checkAuth([ScVal.scvBytes(new Uint8Array(31))]) },
  { name: "an entry of the source account", request: nested, of: () => [sourceEntry()] },
  { name: "nothing given", request: nested, of: () => [] },
];

function nested(): ApprovalRequest {
  return requestOf(nestedOf(payloadOf(outerEntry())));
}

function sourceEntry(): DwsaAuthorizationEntry {
  const { rootInvocation } = outerEntry();
  return new DwsaAuthorizationEntry({ credentials: DwsaCredentials.dwsaCredentialsSourceAccount(), rootInvocation });
}

for (const { name, request, of = () => [outerEntry()] } of rejected) {
  test(`resolveDelegatedRequests() rejects ${name}`, () => {
    assert.throws(() => resolveDelegatedRequests([request()], of()), DIFFERENT);
  });
}

test("resolveDelegatedRequests() shows the calls, with the signer and the earliest expiry", () => {
  const request = { ...nested(), path: "entries[1]", signer: delegate.publicKey() };
  const [seen] = resolveDelegatedRequests([request], [sourceEntry(), outerEntry()]);
  assert(seen!.invocation.equals(transfer(5n)));
  assert.equal(seen!.path, "entries[1].of[1]");
  assert.equal(seen!.signatureExpirationLedger, 1400);
  assert.equal(seen!.signer, delegate.publicKey());
  assert.deepEqual(seen!.via, [{ signer: delegate.publicKey(), account: ACCOUNT, contextRuleIds: [0] }]);
});

test("resolveDelegatedRequests() accepts the first of two equal approvals, whose order has no effect otherwise", () => {
  const [seen] = resolveDelegatedRequests([nested()], [outerEntry(9n), outerEntry(), outerEntry()]);
  assert.equal(seen!.path, "of[1]");
  const wrong = { entry: outerEntry(), contextRuleIds: [9] };
  for (const list of [[wrong, outerEntry()], [outerEntry(), wrong]]) {
    assert(resolveDelegatedRequests([nested()], list)[0]!.invocation.equals(transfer(5n)));
  }
});

test("resolveDelegatedRequests() rejects a chain with a missing link, and a chain that contains itself", () => {
  const inner = unsigned(OTHER, 1n, nestedOf(payloadOf(outerEntry()), OTHER).rootInvocation, false, 1450);
  const last = delegatedEntry(
    { contract: "openzeppelin@0.8", account: OTHER, preimage: preimageOf(inner), contextRuleIds: [0] },
    { address: delegate.publicKey() },
  );
  const [seen] = resolveDelegatedRequests([requestOf(last)], [outerEntry(), inner]);
  assert.equal(seen!.path, "of[1].of[0]");
  assert.equal(seen!.via!.length, 2);
  assert.throws(() => resolveDelegatedRequests([requestOf(last)], [outerEntry()]), DIFFERENT);
  assert.throws(() => resolveDelegatedRequests([requestOf(last)], [inner]), {
    code: "auth/different-payload",
    path: "of[0].rootInvocation",
  });
  // The nested entry is its own approval.
  assert.throws(() => resolveDelegatedRequests([requestOf(last)], [last]), DIFFERENT);
});

test("resolveDelegatedRequests() reads copies: a later change of an approval has no effect", () => {
  const of = [outerEntry()];
  const [seen] = resolveDelegatedRequests([nested()], of);
  const root = of[0]!.rootInvocation as unknown as { subInvocations: unknown[] };
  try {
    root.subInvocations.push(transfer(1n));
  } catch { /* frozen */ }
  assert(seen!.invocation.equals(transfer(5n)));
});

test("resolveDelegatedRequests() accepts approvals with the brand of another copy of the library", () => {
  const foreign = new Proxy(outerEntry(), {});
  assert.equal(resolveDelegatedRequests([nested()], [foreign])[0]!.path, "of[0]");
});

test("resolveDelegatedRequests() finds one of 1,000 approvals, with 10,000 siblings in it", () => {
  const count = size(10_000);
  const subInvocations = Array.from(
    { length: count },
    () => contractInvocation({ contract: TOKEN, function: "ping", args: [] }),
  );
  const root = contractInvocation({ contract: TOKEN, function: "root", args: [], subInvocations });
  const large = unsigned(ACCOUNT, 1n, root, false, 1500);
  const payload = { ...payloadOf(large), contextRuleIds: new Array<number>(count + 1).fill(0) };
  const of = [...Array.from({ length: 999 }, (_, i) => outerEntry(BigInt(i))), large];
  const [seen] = resolveDelegatedRequests([requestOf(nestedOf(payload))], of);
  assert.equal(seen!.path, "of[999]");
  assert.equal(seen!.invocation.subInvocations.length, count);
});

test("resolveDelegatedRequests() reads a getter of contextRuleIds once", () => {
  let reads = 0;
  const given = {
    entry: outerEntry(),
    get contextRuleIds() {
      return reads++ === 0 ? [0] : [1];
    },
  };
  assert.equal(resolveDelegatedRequests([nested()], [given])[0]!.path, "of[0]");
  assert.equal(reads, 1);
});

test("authorizeEntry() lets the policy of a delegate judge the calls of the account", async () => {
  const policy = (amount: string) =>
    signingPolicy({
      version: 1,
      network: NETWORK,
      addresses: [ACCOUNT, delegate.publicKey()],
      untilLedger: 1500,
      calls: [{ contract: TOKEN, function: "transfer", args: ["self", "any", { is: { i128: amount } }] }],
    }).entries;
  const outer = preimageOf(outerEntry());
  const sign = (amount: string, of: readonly OuterApproval[]) =>
    authorizeEntry(nestedOf(payloadOf(outerEntry())), delegate, 1400, NETWORK, {
      approve: (requests) => policy(amount)(resolveDelegatedRequests(requests, of)),
    });
  assert.equal((await sign("5", [outer])).credentials.type, "dwsaCredentialsAddress");
  await assert.rejects(sign("4", [outer]), { code: "auth/refused" });
  await assert.rejects(sign("5", []), { code: "auth/different-payload" });
});

test("no changed bit of a nested entry or its approval shows other calls than those that are signed", () => {
  const cases = readVectors<readonly SightCase[]>("sight.json").filter(({ name }) =>
    ["0.8 signed outer entry", "0.8 address-bound", "0.7 signed outer entry", "0.7 nested expires first"].includes(name)
  );
  assert.equal(cases.length, 4);
  const counts = { resolved: 0, rejected: 0, malformed: 0, ordinary: 0 };
  for (const { nested, of: [outer], network } of cases) {
    const expected = entryOf(outer!.entry!).rootInvocation;
    const bytes = { nested: entryOf(nested).toXDR(), outer: entryOf(outer!.entry!).toXDR() };
    for (const which of ["nested", "outer"] as const) {
      const bits = Array.from({ length: bytes[which].length * 8 }, (_, i) => i);
      for (const bit of some(bits, 16)) {
        const changed = { ...bytes, [which]: bytes[which].slice() };
        changed[which][bit >> 3]! ^= 1 << (bit & 7);
        let pair: DwsaAuthorizationEntry[];
        try {
          pair = [DwsaAuthorizationEntry.fromXDR(changed.nested), DwsaAuthorizationEntry.fromXDR(changed.outer)];
        } catch {
          counts.malformed++;
          continue;
        }
        const request = approvalRequest(pair[0]!, network);
        try {
          const [seen] = resolveDelegatedRequests([request], [pair[1]!]);
          if (seen === request) counts.ordinary++;
          else {
            assert(seen!.invocation.equals(expected), `${which}, bit ${bit}`);
            counts.resolved++;
          }
        } catch (error) {
          assert.equal((error as { code?: string }).code, "auth/different-payload", `${error}`);
          counts.rejected++;
        }
      }
    }
  }
  assert(counts.rejected > counts.ordinary && counts.resolved > 0 && counts.malformed > 0, JSON.stringify(counts));
});

test("resolveDelegatedRequests() rejects 32 bytes that are the digest of 0.7 without the rule ids", () => {
  const digest = fromHex("00".repeat(32));
  assert.throws(() => resolveDelegatedRequests([checkAuth([ScVal.scvBytes(digest)])], [outerEntry()]), DIFFERENT);
  const payload = hash(preimageOf(outerEntry()).toXDR());
  const [seen] = resolveDelegatedRequests([checkAuth([ScVal.scvBytes(payload)])], [outerEntry()]);
  assert.equal(seen!.via![0]!.contextRuleIds, null);
});

test("resolveDelegatedRequests() accepts the preimage of legacy credentials for the account that is called", () => {
  const legacy = unsigned(ACCOUNT, 1n, transfer(5n), false, 1500);
  const request = requestOf(nestedOf({ ...payloadOf(legacy) }));
  const preimage = HashIdPreimage.fromXDR(preimageOf(legacy).toXDR());
  assert.equal(resolveDelegatedRequests([request], [preimage])[0]!.address, ACCOUNT);
});

test("resolveDelegatedRequests() names the types that an approval with rule IDs accepts", () => {
  assert.throws(() => resolveDelegatedRequests([], [{ entry: new Map(), contextRuleIds: [0] } as never]), {
    message: "Cannot resolve the delegated requests: expected of[0].entry to be a DwsaAuthorizationEntry or a " +
      "HashIdPreimage, got Map",
  });
});
