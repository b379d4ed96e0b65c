import { nativeToScVal, Networks } from "@dwsa/base";
import { type ApprovalRequest, approvalRequest } from "@dwsa/base/auth";
import { Contract, contractInvocation, withAuth } from "@dwsa/base/contract";
import { humanizeEvents } from "@dwsa/base/humanize";
import { describeRequest, formatDescription } from "@dwsa/base/describe";
import { buildTransaction } from "@dwsa/base/transaction";
import {
  ContractEvent,
  ContractEventBody,
  ContractEventV0,
  DwsaAuthorizationEntry,
  DwsaCredentials,
  ExtensionPoint,
  ScVal,
} from "@dwsa/base/xdr";
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

const contract = "CABQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGCK3";
const tokens = [{ contract, symbol: "OWN", decimals: 7 }];
const holder = nativeToScVal(contract, { type: "address" });
const payment = contractInvocation({ contract, function: "burn", args: [holder, nativeToScVal(5n, { type: "i128" })] });
const source = DwsaCredentials.dwsaCredentialsSourceAccount();

testGrowth({
  name: "describeRequest() and formatDescription(), of calls beside each other",
  small: 400,
  large: 20_000,
  prepare: (size) => {
    const subInvocations = Array.from({ length: size }, () => payment);
    const rootInvocation = contractInvocation({ contract, function: "f", args: [], subInvocations });
    const entry = new DwsaAuthorizationEntry({ credentials: source, rootInvocation });
    const requests: ApprovalRequest[] = [approvalRequest(entry, Networks.TESTNET)];
    return () => formatDescription(describeRequest(requests, { networkPassphrase: Networks.TESTNET, tokens }));
  },
});

testGrowth({
  name: "describeRequest(), of many entries beside a call with many arguments",
  small: 200,
  large: 10_000,
  prepare: (size) => {
    const args = Array.from({ length: size }, () => holder);
    const entry = new DwsaAuthorizationEntry({ credentials: source, rootInvocation: payment });
    const operation = withAuth(new Contract(contract).call("f", ...args), Array.from({ length: size }, () => entry));
    const envelope = buildTransaction({
      source: "GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ",
      accountSequence: 1n,
      operations: [operation],
      baseFee: 100,
      timeBounds: "unbounded",
    });
    return () => formatDescription(describeRequest(envelope, { networkPassphrase: Networks.TESTNET, tokens }));
  },
});
