/** A network in memory with the contract of a router, for the swap of docs/calling.md. */

import { createClient, type RpcRequest } from "@dwsa/base/client";
import { contractCodeKey, contractInstanceKey, contractInvocation } from "@dwsa/base/contract";
import { addressToScAddress } from "@dwsa/base/address";
import { hash, Keypair } from "@dwsa/base/keys";
import { Networks } from "@dwsa/base/network";
import { nativeToScVal } from "@dwsa/base/scval";
import { scSpecEntryFromJson } from "@dwsa/base/json";
import { createTestNetwork, type TestNetwork } from "@dwsa/base/testing";
import {
  ContractCodeEntry,
  ContractCodeEntryExt,
  ContractDataEntry,
  ContractExecutable,
  DwsaAuthorizationEntry,
  DwsaCredentials,
  ExtensionPoint,
  LedgerEntryData,
  type LedgerKey,
  ScContractInstance,
  ScVal,
} from "@dwsa/base/xdr";
import { custom, NAME, wasm } from "../spec/_wasm.ts";

const [ROUTER, PAIR, IN, OUT] = [
  "CABQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGAYDAMBQGCK3",
  "CACAIBAEAQCAIBAEAQCAIBAEAQCAIBAEAQCAIBAEAQCAIBAEAQCAINCW",
  "CCW67TSZV3SSS2HXMBQ5JFGCKJNXKZM7UQUWUZPUTHXSTZLEO7SJMI75",
  "CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE",
] as const;

const inputs = [
  ["amount_in", "i128"],
  ["amount_out_min", "i128"],
  ["path", { vec: { element_type: "address" } }],
  ["to", "address"],
  ["deadline", "u64"],
].map(([name, type_]) => ({ doc: "", name, type_ }));
const outputs = [{ vec: { element_type: "i128" } }];
const entry = scSpecEntryFromJson({ function_v0: { doc: "", name: "swap_exact_tokens_for_tokens", inputs, outputs } });
const code = wasm(custom(NAME, entry.toXDR()));

const executable = ContractExecutable.contractExecutableWasm(hash(code));
const instance = ScVal.scvContractInstance(new ScContractInstance({ executable, storage: null }));
const key = ScVal.scvLedgerKeyContractInstance();
const contract = addressToScAddress(ROUTER);
const ext = ExtensionPoint.v0();
const entries = new Map([
  [
    contractInstanceKey(ROUTER),
    LedgerEntryData.contractData(
      new ContractDataEntry({ ext, contract, key, durability: "persistent", val: instance }),
    ),
  ],
  [
    contractCodeKey(hash(code)),
    LedgerEntryData.contractCode(
      new ContractCodeEntry({ ext: ContractCodeEntryExt.v0(), hash: hash(code), code }),
    ),
  ],
].map(([ledgerKey, data]) => [(ledgerKey as LedgerKey).toXDR("base64"), (data as LedgerEntryData).toXDR("base64")]));

/** What the block of the guide uses. The router spends `spent` base units of the first token. */
export function swapOf(spent: bigint): {
  readonly client: ReturnType<typeof createClient>;
  readonly id: string;
  readonly wallet: Keypair;
  readonly path: readonly [string, string];
  readonly to: string;
  readonly deadline: bigint;
  readonly network: TestNetwork;
} {
  const wallet = Keypair.fromRawEd25519Seed(new Uint8Array(32).fill(3));
  const to = wallet.publicKey();
  const address = (text: string) => nativeToScVal(text, { type: "address" });
  const network = createTestNetwork({
    networkPassphrase: Networks.TESTNET,
    accounts: [to],
    simulate({ contract, function: name, args }) {
      const root = contractInvocation({ contract, function: name, args: [...args] });
      const transfer = [address(to), address(PAIR), nativeToScVal(spent, { type: "i128" })];
      Object.assign(root, {
        subInvocations: [contractInvocation({ contract: IN, function: "transfer", args: transfer })],
      });
      const credentials = DwsaCredentials.dwsaCredentialsSourceAccount();
      const result = nativeToScVal([spent, 95n], { type: "i128" });
      return { result, auth: [new DwsaAuthorizationEntry({ credentials, rootInvocation: root })] };
    },
  });
  const request: RpcRequest = (method, params, options) => {
    const [asked] = (Object(params) as { readonly keys?: readonly string[] }).keys ?? [];
    const xdr = method === "getLedgerEntries" ? entries.get(asked!) : undefined;
    if (xdr === undefined) return network.request(method, params, options);
    return Promise.resolve({ latestLedger: 1_000_000, entries: [{ key: asked, xdr, lastModifiedLedgerSeq: 1 }] });
  };
  const client = createClient({ request, networkPassphrase: Networks.TESTNET, ...network.timing });
  return { client, id: ROUTER, wallet, path: [IN, OUT], to, deadline: 1_900_000_000n, network };
}
