/** The library as one object, so a test can run with any of several copies. */

/** The entrypoints of one copy. */
export interface Library {
  readonly base: typeof import("@dwsa/base");
  readonly accounts: typeof import("@dwsa/base/accounts");
  readonly address: typeof import("@dwsa/base/address");
  readonly amount: typeof import("@dwsa/base/amount");
  readonly auth: typeof import("@dwsa/base/auth");
  readonly builder: typeof import("@dwsa/base/builder");
  readonly catalogue: typeof import("@dwsa/base/catalogue");
  readonly client: typeof import("@dwsa/base/client");
  readonly compare: typeof import("@dwsa/base/compare");
  readonly webauth: typeof import("@dwsa/base/webauth");
  readonly uri: typeof import("@dwsa/base/uri");
  readonly contract: typeof import("@dwsa/base/contract");
  readonly describe: typeof import("@dwsa/base/describe");
  readonly encoding: typeof import("@dwsa/base/encoding");
  readonly errors: typeof import("@dwsa/base/errors");
  readonly humanize: typeof import("@dwsa/base/humanize");
  readonly ledger: typeof import("@dwsa/base/ledger");
  readonly json: typeof import("@dwsa/base/json");
  readonly keys: typeof import("@dwsa/base/keys");
  readonly network: typeof import("@dwsa/base/network");
  readonly operation: typeof import("@dwsa/base/operation");
  readonly policy: typeof import("@dwsa/base/policy");
  readonly scval: typeof import("@dwsa/base/scval");
  readonly spec: typeof import("@dwsa/base/spec");
  readonly strkey: typeof import("@dwsa/base/strkey");
  readonly testing: typeof import("@dwsa/base/testing");
  readonly transaction: typeof import("@dwsa/base/transaction");
  readonly xdr: typeof import("@dwsa/base/xdr");
}

/** Imports the copy that `@dwsa/base` resolves to. */
export async function importLibrary(): Promise<Library> {
  return {
    base: await import("@dwsa/base"),
    accounts: await import("@dwsa/base/accounts"),
    address: await import("@dwsa/base/address"),
    amount: await import("@dwsa/base/amount"),
    auth: await import("@dwsa/base/auth"),
    builder: await import("@dwsa/base/builder"),
    catalogue: await import("@dwsa/base/catalogue"),
    client: await import("@dwsa/base/client"),
    compare: await import("@dwsa/base/compare"),
    webauth: await import("@dwsa/base/webauth"),
    uri: await import("@dwsa/base/uri"),
    contract: await import("@dwsa/base/contract"),
    describe: await import("@dwsa/base/describe"),
    encoding: await import("@dwsa/base/encoding"),
    errors: await import("@dwsa/base/errors"),
    humanize: await import("@dwsa/base/humanize"),
    ledger: await import("@dwsa/base/ledger"),
    json: await import("@dwsa/base/json"),
    keys: await import("@dwsa/base/keys"),
    network: await import("@dwsa/base/network"),
    operation: await import("@dwsa/base/operation"),
    policy: await import("@dwsa/base/policy"),
    scval: await import("@dwsa/base/scval"),
    spec: await import("@dwsa/base/spec"),
    strkey: await import("@dwsa/base/strkey"),
    testing: await import("@dwsa/base/testing"),
    transaction: await import("@dwsa/base/transaction"),
    xdr: await import("@dwsa/base/xdr"),
  };
}
