"""Runs the cases of tests/conformance with py-stellar-base: `cat cases/*.jsonl | python runner.py`; needs stellar-sdk.

Not supported: contract IDs of deployers, muxed contracts, policies, approvals and smart accounts."""

import json
import sys

from stellar_sdk import Asset, Keypair, StrKey, TransactionBuilder, auth, scval, xdr

STRKEYS = {
    "G": StrKey.decode_ed25519_public_key, "S": StrKey.decode_ed25519_secret_seed,
    "M": StrKey.decode_med25519_public_key, "P": StrKey.decode_ed25519_signed_payload,
    "T": StrKey.decode_pre_auth_tx, "X": StrKey.decode_sha256_hash, "C": StrKey.decode_contract,
    "L": StrKey.decode_liquidity_pool, "B": StrKey.decode_claimable_balance,
}
INTEGERS = {
    "u32": scval.to_uint32, "i32": scval.to_int32, "u64": scval.to_uint64, "i64": scval.to_int64,
    "u128": scval.to_uint128, "i128": scval.to_int128, "u256": scval.to_uint256, "i256": scval.to_int256,
    "timepoint": scval.to_timepoint, "duration": scval.to_duration,
}
VALUES = {name: lambda text, make=make: make(int(text)) for name, make in INTEGERS.items()} | {
    "bool": lambda text: scval.to_bool(text == "true"), "bytes": lambda text: scval.to_bytes(bytes.fromhex(text)),
    "symbol": scval.to_symbol, "string": lambda text: scval.to_string(text.encode()), "address": scval.to_address,
}
TYPES = {name.lower(): getattr(xdr, name) for name in dir(xdr) if isinstance(getattr(xdr, name), type)}


def find(functions, name):
    if name not in functions:
        raise NotImplementedError
    return functions[name]


def verify(i):
    key = Keypair.from_raw_ed25519_public_key(bytes.fromhex(i["publicKey"]))
    key.verify(bytes.fromhex(i["message"]), bytes.fromhex(i["signature"]))
    return True


def asset(text):
    code, _, issuer = text.partition(":")
    return Asset(code, issuer) if issuer else Asset.native()


def payload(i):
    entry = xdr.SorobanAuthorizationEntry.from_xdr(i["entry"])
    preimage = auth.build_authorization_preimage(entry, i["validUntilLedgerSeq"], i["networkPassphrase"])
    return auth.authorization_payload_hash(preimage).hex()


def delegates(nodes):
    return [auth.DelegateSignature(n["address"], None, delegates(n.get("nestedDelegates", []))) for n in nodes]


FAMILIES = {
    "asset-id": lambda i: asset(i["asset"]).contract_id(i["networkPassphrase"]),
    "delegates": lambda i: auth.build_with_delegates_entry(
        i["entry"], i["validUntilLedgerSeq"], delegates(i["delegates"])).to_xdr(),
    "ed25519": verify,
    "entry": lambda i: auth.authorize_entry(
        i["entry"], Keypair.from_secret(i["seed"]), i["validUntilLedgerSeq"], i["networkPassphrase"],
        for_address=i.get("forAddress")).to_xdr(),
    "entry-payload": payload,
    "json-read": lambda i: find(TYPES, i["type"].lower()).from_json(i["json"]).to_xdr(),
    "json-write": lambda i: json.loads(find(TYPES, i["type"].lower()).from_xdr(i["xdr"]).to_json()),
    "map": lambda i: scval.to_map({xdr.SCVal.from_xdr(key): scval.to_void() for key in i["keys"]}).to_xdr(),
    "message": lambda i: Keypair.from_secret(i["seed"]).sign_message(i["message"]).hex(),
    "strkey": lambda i: find(STRKEYS, i["strkey"][:1])(i["strkey"]).hex(),
    "transaction-hash": lambda i: TransactionBuilder.from_xdr(i["envelope"], i["networkPassphrase"]).hash_hex(),
    "value": lambda i: VALUES[i["type"]](i["value"]).to_xdr(),
    "xdr": lambda i: find(TYPES, i["type"].lower()).from_xdr(i["xdr"]).to_xdr(),
}

for case in map(json.loads, sys.stdin):
    try:
        print(json.dumps({"id": case["id"], "value": find(FAMILIES, case["id"][:-5])(case["input"])}))
    except NotImplementedError:  # there is no such function
        pass
    except Exception as error:
        print(json.dumps({"id": case["id"], "error": repr(error)[:200]}))
