"""The cases of tests/conformance for py-stellar-base: `python runner.py ../cases`; needs stellar-sdk."""

import json
import pathlib
import sys

from stellar_sdk import Address, Asset, Keypair, StrKey, TransactionBuilder, scval, xdr
from stellar_sdk.auth import authorize_entry
from stellar_sdk.utils import sha256

KINDS = {
    "G": ("ed25519PublicKey", StrKey.decode_ed25519_public_key),
    "S": ("ed25519SecretSeed", StrKey.decode_ed25519_secret_seed),
    "M": ("med25519PublicKey", StrKey.decode_med25519_public_key),
    "T": ("preAuthTx", StrKey.decode_pre_auth_tx),
    "X": ("sha256Hash", StrKey.decode_sha256_hash),
    "P": ("signedPayload", StrKey.decode_ed25519_signed_payload),
    "C": ("contract", StrKey.decode_contract),
    "L": ("liquidityPool", StrKey.decode_liquidity_pool),
    "B": ("claimableBalance", StrKey.decode_claimable_balance),
}
VALUES = {
    "u32": scval.to_uint32, "i32": scval.to_int32, "u64": scval.to_uint64, "i64": scval.to_int64,
    "u128": scval.to_uint128, "i128": scval.to_int128, "u256": scval.to_uint256, "i256": scval.to_int256,
    "timepoint": scval.to_timepoint, "duration": scval.to_duration, "bool": scval.to_bool,
    "symbol": scval.to_symbol, "string": lambda text: scval.to_string(text.encode()), "address": scval.to_address,
    "bytes": lambda text: scval.to_bytes(bytes.fromhex(text)),
}
NUMBERS = ("u32", "i32", "u64", "i64", "u128", "i128", "u256", "i256", "timepoint", "duration")


def type_of(name):
    return {"ScVal": xdr.SCVal}.get(name) or getattr(xdr, next(n for n in dir(xdr) if n.lower() == name.lower()))


def strkey(i):
    kind, decode = KINDS[i["strkey"][0]]
    return {"kind": kind, "data": decode(i["strkey"]).hex()}


def ed25519(i):
    key = Keypair.from_raw_ed25519_public_key(bytes.fromhex(i["publicKey"]))
    key.verify(bytes.fromhex(i["message"]), bytes.fromhex(i["signature"]))


def contract_id(i):
    network = sha256(i["networkPassphrase"].encode())
    if "asset" in i:
        code, _, issuer = i["asset"].partition(":")
        return (Asset(code, issuer) if issuer else Asset.native()).contract_id(i["networkPassphrase"])
    origin = xdr.ContractIDPreimageFromAddress(
        Address(i["deployer"]).to_xdr_sc_address(), xdr.Uint256(bytes.fromhex(i["salt"])))
    preimage = xdr.ContractIDPreimage(
        xdr.ContractIDPreimageType.CONTRACT_ID_PREIMAGE_FROM_ADDRESS, from_address=origin)
    full = xdr.HashIDPreimage(xdr.EnvelopeType.ENVELOPE_TYPE_CONTRACT_ID,
                              contract_id=xdr.HashIDPreimageContractID(xdr.Hash(network), preimage))
    return StrKey.encode_contract(sha256(full.to_xdr_bytes()))


FAMILIES = {
    "strkey": strkey, "ed25519": ed25519, "contract-id": contract_id,
    "message": lambda i: Keypair.from_secret(i["seed"]).sign_message(i["message"]).hex(),
    "map": lambda i: scval.to_map({xdr.SCVal.from_xdr(k): scval.to_void() for k in i["keys"]}).to_xdr(),
    "value": lambda i: VALUES[i["type"]](int(i["value"]) if i["type"] in NUMBERS else i["value"]).to_xdr(),
    "entry": lambda i: authorize_entry(i["entry"], Keypair.from_secret(i["seed"]), i["validUntilLedgerSeq"],
                                       i["networkPassphrase"]).to_xdr(),
    "transaction-hash": lambda i: TransactionBuilder.from_xdr(i["envelope"], i["networkPassphrase"]).hash_hex(),
    "xdr": lambda i: type_of(i["type"]).from_xdr(i["xdr"]).to_xdr(),
    "json-write": lambda i: json.loads(type_of(i["type"]).from_xdr(i["xdr"]).to_json()),
    "json-read": lambda i: type_of(i["type"]).from_json(i["json"]).to_xdr(),
}

for file in sorted(pathlib.Path(sys.argv[1]).glob("*.jsonl")):
    for case in map(json.loads, file.read_text().splitlines() if file.stem in FAMILIES else []):
        try:
            print(json.dumps({"id": case["id"], "value": FAMILIES[file.stem](case["input"])}))
        except Exception as error:
            print(json.dumps({"id": case["id"], "error": repr(error)[:200]}))
