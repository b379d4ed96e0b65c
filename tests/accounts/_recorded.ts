/** Recorded results of the contracts, and random trees whose contexts the host lists. */

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { authContexts } from "@dwsa/base/accounts";
import { toHex } from "@dwsa/base/encoding";
import { hash } from "@dwsa/base/keys";
import { StrKey } from "@dwsa/base/strkey";
import {
  ContractExecutable,
  ContractIdPreimage,
  ContractIdPreimageFromAddress,
  CreateContractArgs,
  CreateContractArgsV2,
  type DwsaAuthorizationEntry,
  DwsaAuthorizedFunction,
  DwsaAuthorizedInvocation,
  HostFunction,
  ScVal,
} from "@dwsa/base/xdr";
import { addressToScAddress, scAddressToString } from "@dwsa/base/address";
import { contractInvocation } from "@dwsa/base/contract";
import { nativeToScVal } from "@dwsa/base/scval";
import { contextsVal } from "./_contexts.ts";
import { callOf, invocationOf, planOf, type Question, Random, unsigned, type Version, WORLD } from "./_generated.ts";
import { preimageOf } from "./_vectors.ts";

/** The recorded results of a version's contracts. */
export interface Recorded {
  readonly crate: string;
  /** The SHA-256 hash of the program's Cargo.lock, in hexadecimal. */
  readonly lock: string;
  readonly cases: readonly {
    readonly seed: number;
    /** The hash of the question. */
    readonly question: string;
    readonly accepted: boolean;
    readonly errors: string;
  }[];
  readonly trees: readonly RecordedTree[];
}

/** The payload and the contexts that the host passed to an account for a tree. */
export interface RecordedTree {
  readonly seed: number;
  readonly payload: string;
  /** The SHA-256 hash of the contexts as base64 of their XDR, in hexadecimal. */
  readonly contexts: string;
}

/** The file of the recorded results. */
export const HOST_FILE: URL = new URL("../vectors/accounts/host.json", import.meta.url);

/** Reads the recorded results by version. */
export function readRecorded(): { readonly [V in Version]: Recorded } {
  return JSON.parse(readFileSync(HOST_FILE, "utf8"));
}

/** Returns a short hash of a question, to detect a change of the generated question. */
export function questionHash(question: Question): string {
  return createHash("sha256").update(JSON.stringify(question)).digest("hex").slice(0, 16);
}

/** A question for the contexts of a tree. */
export interface Tree {
  readonly question: Question;
  readonly entry: DwsaAuthorizationEntry;
  /** The number of contexts that this library lists. */
  readonly contexts: number;
}

const RECORDER = StrKey.encodeContract(hash(new Uint8Array(32).fill(43)));
const PROBES = Array.from({ length: 60 }, (_, i) => StrKey.encodeContract(hash(new Uint8Array(32).fill(100 + i))));

/** Returns the tree of a seed: calls or, in one of five cases, the creation of a contract, alone or below a call. */
export function treeOf(version: Version, seed: number): Tree {
  const random = new Random(seed ^ 0x5eed);
  const isCreation = random.integer(5) === 0;
  const invocation = isCreation ? creationOf(random) : invocationOf(planOf(random, 40, PROBES), RECORDER);
  const isBound = version === "0.8" && random.integer(2) === 0;
  const nonce = BigInt(random.integer(1 << 30)) - BigInt(1 << 29);
  const entry = unsigned(RECORDER, nonce, invocation, isBound, 1000 + random.integer(1000));
  const contexts = authContexts(invocation);
  const called = new Set(
    contexts.flatMap(({ function: { value } }) =>
      "contractAddress" in value ? [scAddressToString(value.contractAddress)] : []
    ),
  );
  const contracts = [
    ...Array.from(called, (address) => ({ address, kind: "probe" })),
    { address: RECORDER, kind: "recorder" },
  ];
  return {
    question: { ...WORLD, contracts, rules: [], call: callFor(invocation), auth: [entry.toXDR("base64")] },
    entry,
    contexts: contexts.length,
  };
}

/** Returns the creation of a contract, V1 or V2, alone or below a call. */
function creationOf(random: Random): DwsaAuthorizedInvocation {
  const bytes = () => Uint8Array.from({ length: 32 }, () => random.integer(256));
  const [code, salt] = [bytes(), bytes()];
  const args = Array.from({ length: random.integer(3) }, () => ScVal.scvU32(random.integer(1 << 30)));
  const fields = {
    contractIdPreimage: ContractIdPreimage.contractIdPreimageFromAddress(
      new ContractIdPreimageFromAddress({ address: addressToScAddress(RECORDER), salt }),
    ),
    executable: ContractExecutable.contractExecutableWasm(code),
  };
  const isV1 = args.length === 0 && random.integer(2) === 0;
  const creation = new DwsaAuthorizedInvocation({
    function: isV1
      ? DwsaAuthorizedFunction.dwsaAuthorizedFunctionTypeCreateContractHostFn(new CreateContractArgs(fields))
      : DwsaAuthorizedFunction.dwsaAuthorizedFunctionTypeCreateContractV2HostFn(
        new CreateContractArgsV2({ ...fields, constructorArgs: args }),
      ),
    subInvocations: [],
  });
  if (random.integer(2) === 0) return creation;
  return contractInvocation({
    contract: random.of(PROBES),
    function: "make",
    args: [
      nativeToScVal(RECORDER, { type: "address" }),
      ScVal.scvBytes(code),
      ScVal.scvBytes(salt),
      ScVal.scvVec(args),
    ],
    subInvocations: [creation],
  });
}

function callFor(invocation: DwsaAuthorizedInvocation): Question["call"] {
  const { type, value } = invocation.function;
  if (type === "dwsaAuthorizedFunctionTypeContractFn") return callOf(invocation);
  const host = type === "dwsaAuthorizedFunctionTypeCreateContractHostFn"
    ? HostFunction.hostFunctionTypeCreateContract(value)
    : HostFunction.hostFunctionTypeCreateContractV2(value);
  return { hostFunction: host.toXDR("base64") };
}

/** Returns the payload and the contexts of a tree, as this library computes them. */
export function ownAnswer({ entry }: Tree): readonly [payload: string, contexts: string] {
  const payload = toHex(hash(preimageOf(entry).toXDR()));
  return [payload, contextsVal(authContexts(entry.rootInvocation)).toXDR("base64")];
}

/** Returns whether this library computes the payload and the contexts that the host passed to the account. */
export function isSameTree(tree: Tree, [payload, contexts]: readonly [string, string]): boolean {
  const [ownPayload, ownContexts] = ownAnswer(tree);
  return payload === ownPayload && contexts === ownContexts;
}
