/** `dwsa strkey`, `dwsa amount` and `dwsa contract id`. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { runCommand } from "../../apps/cli/commands.ts";
import { type Around, runIn } from "./_run.ts";

const run = (line: string, around?: Around) => runIn(runCommand, line.split(" ").filter((word) => word !== ""), around);

const A = "GDVEU3DD4KOFECV66VIHWEZOYX4ZKR3WV27L464SIIPOU2IUI3JCZA57";
const A_HEX = "ea4a6c63e29c520abef5507b132ec5f9954776aebebe7b92421eea691446d22c";
const M = "MA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVAAAAAAAAAAAAAJLK";
const G = "GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ";
const SALT = "00".repeat(32);

const good: readonly { line: string; out: string; input?: string }[] = [
  { line: `strkey ${A}`, out: `kind        ed25519PublicKey\nbytes       ${A_HEX}` },
  { line: `strkey ${A} --json`, out: `{"kind":"ed25519PublicKey","bytes":"${A_HEX}"}` },
  { line: `strkey --kind ed25519PublicKey ${A_HEX}`, out: A },
  { line: "amount parse -5 --decimals 7", out: "-50000000" },
  { line: `strkey --kind ed25519PublicKey ${A_HEX} --json`, out: `{"strkey":"${A}"}` },
  {
    line: `strkey --kind contract ${"ab".repeat(32)}`,
    out: "CCV2XK5LVOV2XK5LVOV2XK5LVOV2XK5LVOV2XK5LVOV2XK5LVOV2XMCW",
  },
  { line: "amount parse 12.5 --decimals 7", out: "125000000" },
  { line: "amount parse --decimals 2 -- -0.5 .25", out: "-50\n25" },
  { line: "amount format 125000000 --decimals 7", out: "12.5" },
  { line: "amount format --decimals 2 -- -5", out: "-0.05" },
  {
    line: "amount format --decimals 0",
    input: "1\n2\n340282366920938463463374607431768211455\n",
    out: "1\n2\n340282366920938463463374607431768211455",
  },
  { line: "amount format 1 2 --decimals 7 --json", out: '["0.0000001","0.0000002"]' },
  {
    line: "contract id native --network public",
    out: "CAS3J7GYLGXMF6TDJBBYYSE3HQ6BBSMLNUQ34T6TZMYMW2EVH34XOWMA",
  },
  {
    line: "contract id native --network testnet",
    out: "CDLZFC3SYJYDZT7K67VZ75HPJVIEUVNIXF47ZG2FB2RMQQVU2HHGCYSC",
  },
  {
    line: "contract id USDC:GA5ZSEJYB37JRC5AVCIA5MOP4RHTM335X2KGX3IHOJAPP5RE34K4KZVN --network public",
    out: "CCW67TSZV3SSS2HXMBQ5JFGCKJNXKZM7UQUWUZPUTHXSTZLEO7SJMI75",
  },
];
for (const { line, out, input } of good) {
  test(`dwsa ${line} prints ${out.split("\n")[0]!.slice(0, 40)}`, async () => {
    assert.deepEqual(await run(line, { input }), { code: 0, out, notes: [] });
  });
}

test("dwsa strkey prints the parts of a muxed account, as lines and as JSON", async () => {
  const text = (await run(`strkey ${M}`)).out;
  const id = "9223372036854775808";
  assert.match(
    text,
    new RegExp(`^kind {8}med25519PublicKey\nbytes {7}[0-9a-f]{64}80{15}\npublic key {2}${G}\nid {10}${id}$`),
  );
  assert.deepEqual(JSON.parse((await run(`strkey ${M} --json`)).out), {
    kind: "med25519PublicKey",
    bytes: /bytes {7}(\w+)/.exec(text)![1],
    publicKey: G,
    id,
  });
});

test("dwsa contract id depends on the deployer, the salt and the network", async () => {
  const ids = new Set<string>();
  for (const deployer of [A, "CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE"]) {
    for (const salt of [SALT, "01".repeat(32)]) {
      for (const network of ["public", "testnet"]) {
        const { code, out } = await run(`contract id --deployer ${deployer} --salt ${salt} --network ${network}`);
        assert.deepEqual([code, /^C\w{55}$/.test(out)], [0, true]);
        ids.add(out);
      }
    }
  }
  assert.equal(ids.size, 8);
});

const bad: readonly { line: string; message: RegExp }[] = [
  { line: "strkey", message: /: missing required argument 'VALUE'; --help/ },
  { line: "strkey hello", message: /strkey/ },
  { line: `strkey ${A.toLowerCase()}`, message: /strkey/ },
  { line: `strkey --kind contrat ${A_HEX}`, message: /: expected --kind to be one of .*did you mean "contract"/ },
  { line: `strkey --kind ed25519SecretSeed ${A_HEX}`, message: /: expected --kind to be one of / },
  { line: "strkey --kind contract abc", message: /hex/ },
  {
    line: "strkey --kind contract ab",
    message: /: Cannot encode a contract strkey \(C\.\.\.\): expected 32 bytes, got 1$/,
  },
  { line: "amount parse 12.5", message: /dwsa: missing --decimals, the number of decimal places of the token$/ },
  {
    line: "contract id native --network-passphrase Testnet",
    message: /: --network-passphrase is the name of a network, not its passphrase; pass --network testnet$/,
  },
  { line: "contract id native --network publik", message: /got "publik" \(did you mean "public"\?\)$/ },
  {
    line: "amount parse 12.5 --decimals x",
    message: /dwsa: expected --decimals to be an integer from 0 to 255, got "x"$/,
  },
  {
    line: "amount parse 12.5 --decimals 256",
    message: /dwsa: expected --decimals to be an integer from 0 to 255, got "256"$/,
  },
  {
    line: "amount parse 1.23 --decimals 1",
    message: /: Cannot parse the token amount: expected at most 1 decimal place, got 2$/,
  },
  {
    line: "amount parse 1,5 --decimals 7",
    message: /: Cannot parse the token amount: expected the amount to be a decimal number/,
  },
  {
    line: "amount format 1.5 --decimals 7",
    message: /: Cannot format the token amount: expected the amount to be a whole number/,
  },
  { line: "amount format --decimals 7", message: /: expected an amount as an argument/ },
  { line: "contract id native", message: /: missing --network .*: the contract ID differs on each network$/ },
  { line: "contract id --network public", message: /: expected ASSET, or --deployer and --salt, got neither$/ },
  { line: `contract id native --deployer ${A} --network public`, message: /: expected ASSET, or .*, got both$/ },
  {
    line: `contract id --deployer ${A} --network public`,
    message: /dwsa: missing --salt, 32 bytes in hexadecimal; --deployer requires it$/,
  },
  {
    line: `contract id --salt ${SALT} --network public`,
    message: /dwsa: missing --deployer, the address that deploys the contract; --salt requires it$/,
  },
  {
    line: `contract id --deployer ${A} --salt 00 --network public`,
    message: /: expected --salt to have 32 bytes, got 1 byte$/,
  },
  { line: `contract id --deployer ${M} --salt ${SALT} --network public`, message: /: Cannot derive the contract ID: / },
  { line: "contract id USDC --network public", message: /: Cannot read the asset: / },
];
for (const { line, message } of bad) {
  test(`dwsa ${line.slice(0, 60)} prints one line to standard error, with exit code 2`, async () => {
    const { code, out, notes } = await run(line);
    assert.deepEqual([code, out, notes.length], [2, "", 1], notes.join("\n"));
    assert.match(notes[0]!, message);
  });
}
