/**
 * Checks that the tests of logins and request URIs fail if any of their rules is removed.
 *
 *     deno run -A tests/webauth/mutants.ts [--only=SEP-45]
 */

import { checkMutants, type Mutant, mutantsOf } from "../_mutants.ts";

const TESTS = [
  "tests/webauth/build_challenge_test.ts",
  "tests/webauth/challenge_cases_test.ts",
  "tests/webauth/contract_challenge_cases_test.ts",
  "tests/webauth/wrong_options_test.ts",
  "tests/uri",
];

/** Rules of SEP-10: the structure, then expectations and signatures. */
const SEP10 = mutantsOf("webauth/_challenge.ts", "SEP-10 ", [
  ["2 source of the transaction", 'if (sourceAccount.type !== "keyTypeEd25519") {', "if (false) {"],
  ["3 sequence number", "if (seqNum !== 0n)", "if (false)"],
  ["4 time bounds", "if (bounds.max === 0n || bounds.min > bounds.max) {", "if (false) {"],
  ["4 no end", "bounds.max === 0n ||", ""],
  ["4 order of the bounds", "|| bounds.min > bounds.max", ""],
  ["5 no operation", 'if (operations.length === 0) return problem("operations", "operations", "is empty");', ""],
  ["6 source of the first operation", "if (first.source === null) return", "if (false) return"],
  ["7 suffix", "|| !key.endsWith(AUTH) ||", "||"],
  ["7 empty domain", "|| key.length === AUTH.length) {", ") {"],
  ["8 nonce", "!/^[A-Za-z0-9+/]{64}$/.test(nonce)", "false"],
  ["8 alphabet of the nonce", "A-Za-z0-9+/]{64}", "A-Za-z0-9+/_-]{64}"],
  ["9 type of the memo", 'if (memo.type !== "memoNone" && memo.type !== "memoId")', "if (false)"],
  ["9 memo of a muxed account", 'if (memo.type === "memoId" && first.source.startsWith("M")) {', "if (false) {"],
  ["10 source of other operations", "if (source !== server) {", "if (false) {"],
  [
    "11 value of web_auth_domain",
    'if (value === undefined || value === "") {\n      return problem("web-auth-domain"',
    'if (false) {\n      return problem("web-auth-domain"',
  ],
  ["11 two different domains", "webAuthDomain !== null && webAuthDomain !== value", "false"],
  ["12 second client domain", "if (clientDomain !== null) return problem", "if (false) return problem"],
  [
    "12 value of client_domain",
    'if (value === undefined || value === "") {\n        return problem("client-domain"',
    'if (false) {\n        return problem("client-domain"',
  ],
  ["12 source of client_domain", 'source === null || !source.startsWith("G")', "source === null"],
  ["12 client domain of the server", "if (source === server) return", "if (false) return"],
  ["2 expected server", 'different("server-account", "sourceAccount", serverAccount, [server.serverAccount]),', ""],
  ["4 expired", "now > max ?", "false ?"],
  ["4 the last second", "now > max ?", "now >= max ?"],
  ["4 not yet valid", "min > now + tolerance", "false"],
  ["7 expected home domain", 'different("home-domain", "operations[0].dataName", homeDomain, homeDomains),', ""],
  ["11 expected server domain", "webAuthDomain === null\n      ? undefined", "true\n      ? undefined"],
  [
    "13 signature of the server, for a wallet",
    "if (signatures.some((signature) => isBy(signature, key, payload))) return undefined;",
    "return undefined;",
  ],
]);

const SEP10_SERVER = mutantsOf("webauth/verify_challenge.ts", "SEP-10 ", [
  ["6 state of the account", "state === undefined\n      ? problem(", "false\n      ? problem("],
  ["13 signature of the server", 'if (!has("server")) {', "if (false) {"],
  ["14 unknown signatures", "signatures.filter(({ by }) => by === null)", "signatures.filter(() => false)"],
  ["14 a key twice", "!used.has(address) &&", ""],
  ["14 signers of weight 0", "weight === 0 || !isValid", "!isValid"],
  ["14 signers that are no accounts", 'weight === 0 || !isValidStrKey("ed25519PublicKey", key)', "weight === 0"],
  ["15 signature of the client domain", 'clientDomain !== null && !has("client-domain")', "false"],
  ["16 signature of a client", 'if (!has("client")) problems', "if (false) problems"],
  ["16 roles of signers", "if (!roles.has(key)) roles.set", "roles.set"],
  ["17 threshold", "else if (weight < threshold)", "else if (false)"],
]);

const WALLET: readonly Mutant[] = [
  [
    "SEP-10 6 expected account",
    "webauth/check_challenge.ts",
    'different("account", "operations[0].sourceAccount", login.account, [account]),',
    "",
  ],
  ["SEP-10 18 expected memo", "webauth/check_challenge.ts", "memo === undefined || memo === login.memo", "true"],
  [
    "SEP-10 19 expected client domain",
    "webauth/check_challenge.ts",
    "otherClientDomain(read.clientDomainPath, login.clientDomain, clientDomain),",
    "",
  ],
  [
    "SEP-45 7 expected account",
    "webauth/check_contract_challenge.ts",
    'different("account", `${ARGUMENT}.account`, login.account, [account]),',
    "",
  ],
  [
    "SEP-45 13 signature of the server, for a wallet",
    "webauth/check_contract_challenge.ts",
    '...signatureProblems("server-signature", entries, read.entries, login.serverAccount, server, currentLedger),',
    "",
  ],
  [
    "SEP-45 17 side effects",
    "webauth/check_contract_challenge.ts",
    "webAuthContract, true)",
    "webAuthContract, false)",
  ],
  [
    "SEP-45 18 expected client domain",
    "webauth/check_contract_challenge.ts",
    "otherClientDomain(`${ARGUMENT}.client_domain`, login.clientDomain, clientDomain),",
    "",
  ],
  [
    "SEP-45 13 signature of the server",
    "webauth/verify_contract_challenge.ts",
    '...signed("server-signature", login.serverAccount),',
    "",
  ],
  [
    "SEP-45 14 signature of the client domain",
    "webauth/verify_contract_challenge.ts",
    "login.clientDomain === null ? [] : signed",
    "true ? [] : signed",
  ],
  [
    "SEP-45 15 expiry of the account",
    "webauth/verify_contract_challenge.ts",
    "...expiryProblems(read.entries, login.account, currentLedger),",
    "",
  ],
  [
    "SEP-45 16 simulation",
    "webauth/verify_contract_challenge.ts",
    "simulation === undefined ? [] : simulationProblems",
    "true ? [] : simulationProblems",
  ],
  [
    "SEP-45 no subject without a simulation",
    "webauth/verify_contract_challenge.ts",
    "valid && simulation !== undefined ?",
    "valid ?",
  ],
];

const SEP45 = mutantsOf("webauth/_contract_challenge.ts", "SEP-45 ", [
  ["1 one entry of each", "if (found !== 1) return", "if (false) return"],
  ["1 no other entry", "if (other >= 0) {", "if (false) {"],
  [
    "2 credentials",
    'if (credentials.type !== "dwsaCredentialsAddress" && credentials.type !== "dwsaCredentialsAddressV2") {',
    'if (credentials.type === "dwsaCredentialsSourceAccount") {',
  ],
  ["3 sub-invocations", "if (rootInvocation.subInvocations.length > 0) {", "if (false) {"],
  ["4 name of the function", "if (functionName !== VERIFY) return", "if (false) return"],
  ["5 one argument", "args.length === 1 ?", "args.length >= 1 ?"],
  ["5 order and names", "if (index <= last ||", "if ("],
  ["5 strings", 'val.type !== "scvString" || typeof val.value !== "string"', "false"],
  ["6 the same call", "if (call !== undefined && !equalBytes(call, bytes)) {", "if (false) {"],
  ["7 account", 'if (account === undefined || !isValidStrKey("contract", account)) {', "if (account === undefined) {"],
  ["10 server", 'if (!isValidStrKey("ed25519PublicKey", web_auth_domain_account!)) {', "if (false) {"],
  ["12 nonce", '(["home_domain", "nonce", "web_auth_domain", ', '(["home_domain", "web_auth_domain", '],
  [
    "4 expected contract",
    'different("function", "[0].rootInvocation.function.contractAddress", login.webAuthContract, [webAuthContract]),',
    "",
  ],
  ["8 expected home domain", 'different("home-domain", `${ARGUMENT}.home_domain`, login.homeDomain, homeDomains),', ""],
  [
    "9 expected server domain",
    'different("web-auth-domain", `${ARGUMENT}.web_auth_domain`, login.webAuthDomain, [server.webAuthDomain]),',
    "",
  ],
  [
    "10 expected server",
    'different("server-account", `${ARGUMENT}.web_auth_domain_account`, login.serverAccount, [server.serverAccount]),',
    "",
  ],
  ["13 one signature", "node!.signatures.length === 1 &&", ""],
  ["13 a verified signature", "node!.verified === true &&", ""],
  ["13 the expiry itself", "if (expiry > currentLedger) return [];", "if (expiry >= currentLedger) return [];"],
  ["13 expiry", "if (expiry > currentLedger) return [];", "return [];"],
  ["16 failed simulation", 'if (simulation.type !== "ready") return', 'if (simulation.type === "failed") return'],
  ["16 nonces", "if (missing >= 0) {", "if (false) {"],
  ["17 archived entries", "archived.includes(i) &&", ""],
  ["17 only the instance and code", "&& isCode(key, webAuthContract)", ""],
]);

const SEP7 = mutantsOf("uri/_read.ts", "SEP-7 ", [
  ["1 white space", "([^#\\s]*)$/.exec(uri)", "([^#]*)$/.exec(uri)"],
  ["1 fragment", "([^#\\s]*)$/.exec(uri)", "([^\\s]*)$/.exec(uri)"],
  ["1 well-formed", "|| !isWellFormed(uri)", ""],
  ["2 values", "if (end < 1) throw", "if (false) throw"],
  ["2 once", "if (raw.has(name)) throw", "if (false) throw"],
  ["2 the other operation", "if (others.includes(name)) throw", "if (false) throw"],
  ["2 encoded names", "if (!/^[\\w.~-]+$/.test(name)) throw", "if (false) throw"],
  ["2 plus signs", 'isBase64 ? value : value.replaceAll("+", " ")', "value"],
  ["2 plus signs of base64", 'decode(name, name === "xdr" || name === "signature")', "decode(name, false)"],
  ["2 plus signs of hashes", 'decode("memo", true);', ""],
  ["4 one semicolon", "if (hints === undefined || more !== undefined) throw", "if (hints === undefined) throw"],
  ["4 fields", "|| !FIELD.test(field!)", ""],
  ["4 no tx.", "tx\\.|signatures", "signatures"],
  ["4 no signatures", "|signatures|", "|"],
  ["4 no length", "len|_present", "_present"],
  ["4 no presence", "len|_present", "len"],
  ["4 fields with hints", "hint === undefined || names.has(field!)", "names.has(field!)"],
  ["4 fields once", "hint === undefined || names.has(field!)", "hint === undefined"],
  ["4 hints with fields", "if (used.size !== texts.size) throw", "if (false) throw"],
  ["4 hints once", "|| texts.has(id)", ""],
  ["5 pubkey", 'if (pubkey !== undefined && !isValidStrKey("ed25519PublicKey", pubkey)) {', "if (false) {"],
  ["6 callback", "if (callback !== undefined && url === null) {", "if (false) {"],
  ["6 user name", "\\\\/?#@]+", "\\\\/?#]+"],
  ["7 msg", "[...msg].length > 300", "false"],
  ["7 characters of msg", "[...msg].length > 300", "msg.length > 300"],
  ["8 network", 'if (network_passphrase === "") throw', "if (false) throw"],
  ["9 domain", "if (origin_domain !== undefined && !DOMAIN.test(origin_domain)) {", "if (false) {"],
  ["9 domain with a signature", "if (origin_domain !== undefined && signature === undefined) {", "if (false) {"],
  ["9 the last parameter", 'if (raw.has("signature")) throw', "if (false) throw"],
  ["9 length of the signature", "if (bytes.length !== length) throw", "if (false) throw"],
  ["10 levels", "if (level >= LEVELS) throw", "if (false) throw"],
  ["10 requests in requests", "readUri(chain, level + 1);", ""],
  ["11 destination", "if (!isAddress) throw", "if (destination === undefined) throw"],
  ["12 amount", "if (amount !== undefined && !isAmount(amount)) {", "if (false) {"],
  ["12 positive", 'return digits !== "" &&', "return"],
  ["12 at most 2^63 - 1", "&& BigInt(digits) <= MAX_INT64", ""],
  ["13 code", "|| !/^[A-Za-z\\d]{1,12}$/.test(code)", ""],
  ["13 issuer", '|| !isValidStrKey("ed25519PublicKey", issuer)', ""],
  ["13 native", '(code === undefined || code === "XLM")', "(code === undefined)"],
  [
    "14 memo with a type",
    'if (memo === undefined) throw fail(level, "memo", "the memo of memo_type", memo);',
    "if (memo === undefined) return null;",
  ],
  ["14 text", "encodeUtf8(memo)!.length > 28", "memo.length > 28"],
  ["14 ID", "|| BigInt.asUintN(64, BigInt(memo)) !== BigInt(memo)", ""],
]);

checkMutants([...SEP10, ...SEP10_SERVER, ...WALLET, ...SEP45, ...SEP7], TESTS);
