import assert from "node:assert/strict";
import { test } from "node:test";
import { contractIdFromAsset, contractIdFromDeployer, contractIdFromPreimage } from "@dwsa/base/contract";
import { Asset, ContractIdPreimage } from "@dwsa/base/xdr";

const PUBLIC = "Public Global Stellar Network ; September 2015";
const TESTNET = "Test SDF Network ; September 2015";
const ISSUER = "GA5ZSEJYB37JRC5AVCIA5MOP4RHTM335X2KGX3IHOJAPP5RE34K4KZVN";
const ACCOUNT = "GA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVSGZ";
const CONTRACT = "CA3D5KRYM6CB7OWQ6TWYRR3Z4T7GNZLKERYNZGGA5SOAOPIFY6YQGAXE";
const SEED = "SAKICEVQLYWGSOJS4WW7HZJWAHZVEEBS527LHK5V4MLJALYKICQCJXMW";

test("contractIdFromAsset() finds the contracts that the network has for assets", () => {
  const known: readonly [string, string, string][] = [
    ["native", PUBLIC, "CAS3J7GYLGXMF6TDJBBYYSE3HQ6BBSMLNUQ34T6TZMYMW2EVH34XOWMA"],
    ["native", TESTNET, "CDLZFC3SYJYDZT7K67VZ75HPJVIEUVNIXF47ZG2FB2RMQQVU2HHGCYSC"],
    [`USDC:${ISSUER}`, PUBLIC, "CCW67TSZV3SSS2HXMBQ5JFGCKJNXKZM7UQUWUZPUTHXSTZLEO7SJMI75"],
  ];
  for (const [asset, network, contractId] of known) assert.equal(contractIdFromAsset(asset, network), contractId);
});

test("contractIdFromAsset() pads codes of every length with zeros", () => {
  // Computed with stellar-sdk 17.2.0.
  const known: readonly [string, string][] = [
    ["A", "CD7M55SDW4D4FAK7BPFNZDIYRQQ4O6TDMS3ZHDC5CDGNEO43YVYY2BG3"],
    ["z9", "CBY4OJXP7HKMX46RFBRQVWBWIIIU4GUEOMB4TISJDQYR6ZBHRUGJWLWY"],
    ["XLM", "CCV3NAKLIBBNSJNNTV2AZVRX6VODUDWK4TVYILE5MW6R45SSQJS5VCAM"],
    ["USDC", "CCW67TSZV3SSS2HXMBQ5JFGCKJNXKZM7UQUWUZPUTHXSTZLEO7SJMI75"],
    ["EURMT", "CDPOSMDLS77YP7JBML7OGMWVLPQNLMJZZ5XC2UOZ27HX73GEQQ33LXQL"],
    ["yXLM12", "CDOI7LNIJC73GA6WR5ABYMBRVQBUAWRJ5V56KX2M7WX47HULPQRDBKNN"],
    ["ABCDEFG", "CBLO6F4N24P46TFNZTKNYJ5ES24L4HD4JNVUKV6MM6AM6JQZ2SOTXQTH"],
    ["abcdefgh", "CDOMOYHILORLEDEJI3IMBTYWYCDEZ6QUMVIH2FP25ZF7O3IH4LSDA5EM"],
    ["ABC123xyz", "CAVFZRAWAFERL7YXAUBUFCDCPYCH5FLBSJNEI3UOX7YCEL2NUTIBF3ZP"],
    ["TENLETTERS", "CD3YORBKNR7YMRX4WLQYPYB6CCYRZ5LZGBNBKXQM6J6WCT5IZ26G7IJ7"],
    ["ELEVEN11111", "CDD53YNNAR4HYCWQF2QPGTRCKTGHLCJ5HQGKPGDW7B4YTG6MAVNHONJF"],
    ["TWELVE222222", "CDJQNRJGB7MYIGLH6HRFFNLGDGNEXNCIQMMCCV72ZJKSKIA2LJWAQJY5"],
  ];
  for (const [code, contractId] of known) assert.equal(contractIdFromAsset(`${code}:${ISSUER}`, PUBLIC), contractId);
});

test("contractIdFromAsset() tells codes, issuers and networks apart", () => {
  const ids = ["A", "AAAA", "AAAAA", "AAAAAAAAAAAA", "a"].flatMap((code) =>
    [ISSUER, ACCOUNT].flatMap((issuer) =>
      [PUBLIC, TESTNET].map((network) => contractIdFromAsset(`${code}:${issuer}`, network))
    )
  );
  assert.equal(new Set(ids).size, 20);
});

test("contractIdFromAsset() rejects strings that are not an asset", () => {
  for (const asset of ["", "NATIVE", "USDC", "USDC:", `:${ISSUER}`, `US DC:${ISSUER}`, `ABCDEFGHIJKLM:${ISSUER}`]) {
    assert.throws(
      () => contractIdFromAsset(asset, PUBLIC),
      (error: { code?: string }) => error.code === "contract/asset" || error.code === "strkey/kind",
    );
  }
  assert.throws(() => contractIdFromAsset(`USDC:${ISSUER}:x`, PUBLIC), { code: "contract/asset" });
  assert.throws(() => contractIdFromAsset(`USDC:${CONTRACT}`, PUBLIC), { code: "strkey/kind" });
  for (const asset of [undefined, null, Asset.assetTypeNative()]) {
    assert.throws(() => contractIdFromAsset(asset as never, PUBLIC), TypeError);
  }
  for (const secret of [SEED, `USDC:${SEED}`, `${SEED}:${ISSUER}`]) {
    assert.throws(
      () => contractIdFromAsset(secret, PUBLIC),
      (error: Error) => !error.message.includes(SEED.slice(0, 17)),
    );
  }
});

test("contractIdFromDeployer() gives the id that the network gives to a new contract", () => {
  // Computed with stellar-sdk 17.2.0 from the same preimages.
  const salt = Uint8Array.from({ length: 32 }, (_, i) => i);
  assert.equal(
    contractIdFromDeployer(ACCOUNT, salt, TESTNET),
    "CDM2BMKPZP3KPHLIW5PW3SGKXU5HBARUYKO5VYIXGNIWCQ46YW6TE2HL",
  );
  assert.equal(
    contractIdFromDeployer(CONTRACT, salt, PUBLIC),
    "CCY5BJJIYELA246KELJYF6DELI66S3PMOZYLB3A3A6MIDPJHR6FKF72O",
  );
});

test("contractIdFromDeployer() rejects wrong arguments", () => {
  const salt = new Uint8Array(32);
  assert.throws(() => contractIdFromDeployer(ACCOUNT, new Uint8Array(31), TESTNET), { code: "xdr/length" });
  assert.throws(() => contractIdFromDeployer(ACCOUNT, "00".repeat(32) as never, TESTNET), TypeError);
  assert.throws(() => contractIdFromDeployer(SEED, salt, TESTNET), { code: "address/kind" });
  assert.throws(() => contractIdFromDeployer(undefined as never, salt, TESTNET), TypeError);
  assert.throws(() => contractIdFromDeployer(ACCOUNT, "01" as never, TESTNET), {
    name: "TypeError",
    message:
      "Cannot derive the contract ID: expected salt to be a Uint8Array (fromHex() decodes hexadecimal digits), " +
      "got string of 2 characters",
  });
  assert.throws(() => contractIdFromDeployer(ACCOUNT, salt.subarray(1), TESTNET), {
    code: "xdr/length",
    message: "Cannot derive the contract ID: expected salt to be 32 bytes, got 31 bytes",
  });
  const muxed = "MA7QYNF7SOWQ3GLR2BGMZEHXAVIRZA4KVWLTJJFC7MGXUA74P7UJVAAAAAAAAAAAAAJLK";
  assert.throws(() => contractIdFromDeployer(muxed, salt, TESTNET), { code: "contract/deployer" });
});

test("contractIdFromPreimage() needs a network", () => {
  const preimage = ContractIdPreimage.contractIdPreimageFromAsset(Asset.assetTypeNative());
  assert.equal(contractIdFromPreimage(preimage, PUBLIC), contractIdFromAsset("native", PUBLIC));
  assert.throws(() => contractIdFromPreimage(preimage, ""), {
    code: "network/passphrase",
    message: "Cannot derive the contract ID: networkPassphrase must not be empty",
  });
  assert.throws(() => contractIdFromPreimage(preimage, "\ud800"), { code: "network/passphrase" });
  for (const passphrase of [undefined, null, new Uint8Array(32)]) {
    assert.throws(() => contractIdFromPreimage(preimage, passphrase as never), TypeError);
  }
  assert.throws(() => contractIdFromPreimage({} as never, PUBLIC), {
    name: "TypeError",
    message: "Cannot derive the contract ID: expected preimage to be a ContractIdPreimage, got object",
  });
});
