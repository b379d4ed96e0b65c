//! The cases of tests/conformance for the network's own crates: `cargo run ../../cases`.

use serde_json::{json, Value};
use sha2::{Digest, Sha256};
use std::{error::Error, fs, str::FromStr};
use stellar_strkey::{ed25519::PrivateKey, ClaimableBalance, Strkey};
use stellar_xdr::*;

type Answer = Result<Value, Box<dyn Error>>;

fn text<'a>(input: &'a Value, name: &str) -> &'a str {
    input[name].as_str().unwrap_or_default()
}

fn strkey(input: &Value) -> Answer {
    let text = text(input, "strkey");
    let (kind, data) = match (PrivateKey::from_string(text), Strkey::from_string(text)) {
        (Ok(key), _) => ("ed25519SecretSeed", key.0.to_vec()),
        (_, Err(error)) => return Err(format!("{error:?}").into()),
        (_, Ok(Strkey::PublicKeyEd25519(key))) => ("ed25519PublicKey", key.0.to_vec()),
        (_, Ok(Strkey::PreAuthTx(hash))) => ("preAuthTx", hash.0.to_vec()),
        (_, Ok(Strkey::HashX(hash))) => ("sha256Hash", hash.0.to_vec()),
        (_, Ok(Strkey::MuxedAccountEd25519(key))) => ("med25519PublicKey", [&key.ed25519[..], &key.id.to_be_bytes()].concat()),
        (_, Ok(Strkey::MuxedContract(key))) => ("muxedContract", [&key.contract_id[..], &key.id.to_be_bytes()].concat()),
        (_, Ok(Strkey::Contract(id))) => ("contract", id.0.to_vec()),
        (_, Ok(Strkey::LiquidityPool(id))) => ("liquidityPool", id.0.to_vec()),
        (_, Ok(Strkey::ClaimableBalance(ClaimableBalance::V0(id)))) => ("claimableBalance", [&[0], &id[..]].concat()),
        (_, Ok(Strkey::SignedPayloadEd25519(key))) => {
            let (length, padding) = (key.payload().len(), vec![0; (4 - key.payload().len() % 4) % 4]);
            ("signedPayload", [&key.ed25519()[..], &(length as u32).to_be_bytes(), key.payload(), &padding].concat())
        }
    };
    Ok(json!({ "kind": kind, "data": hex::encode(data) }))
}

fn ed25519(input: &Value) -> Answer {
    let bytes = |name| hex::decode(text(input, name));
    let key = ed25519_dalek::VerifyingKey::try_from(&bytes("publicKey")?[..])?;
    key.verify_strict(&bytes("message")?, &ed25519_dalek::Signature::try_from(&bytes("signature")?[..])?)?;
    Ok(Value::Null)
}

fn transaction_hash(input: &Value) -> Answer {
    let envelope = TransactionEnvelope::from_xdr_base64(text(input, "envelope"), Limits::none())?;
    let tagged_transaction = match envelope {
        TransactionEnvelope::Tx(envelope) => TransactionSignaturePayloadTaggedTransaction::Tx(envelope.tx),
        TransactionEnvelope::TxFeeBump(envelope) => TransactionSignaturePayloadTaggedTransaction::TxFeeBump(envelope.tx),
        TransactionEnvelope::TxV0(TransactionV0Envelope { tx, .. }) => {
            TransactionSignaturePayloadTaggedTransaction::Tx(Transaction {
                source_account: MuxedAccount::Ed25519(tx.source_account_ed25519),
                fee: tx.fee,
                seq_num: tx.seq_num,
                cond: tx.time_bounds.map_or(Preconditions::None, Preconditions::Time),
                memo: tx.memo,
                operations: tx.operations,
                ext: TransactionExt::V0,
            })
        }
    };
    let network_id = Hash(Sha256::digest(text(input, "networkPassphrase")).into());
    let payload = TransactionSignaturePayload { network_id, tagged_transaction };
    Ok(hex::encode(Sha256::digest(payload.to_xdr(Limits::none())?)).into())
}

fn map(input: &Value) -> Answer {
    let keys = input["keys"].as_array().into_iter().flatten().filter_map(Value::as_str);
    let entries = keys.map(|key| ScVal::from_xdr_base64(key, Limits::none()).map(|key| (key, ScVal::Void)));
    let map = ScMap::sorted_from(entries.collect::<std::result::Result<Vec<_>, _>>()?)?;
    Ok(ScVal::Map(Some(map)).to_xdr_base64(Limits::none())?.into())
}

fn typed(family: &str, input: &Value) -> Answer {
    let variant = TypeVariant::from_str(text(input, "type"))?;
    if family == "json-read" {
        return Ok(Type::from_json(variant, text(input, "json").as_bytes())?.to_xdr_base64(Limits::none())?.into());
    }
    let value = Type::from_xdr_base64(variant, text(input, "xdr"), Limits::none())?;
    Ok(if family == "xdr" { value.to_xdr_base64(Limits::none())?.into() } else { serde_json::to_value(&value)? })
}

fn main() -> Result<(), Box<dyn Error>> {
    let folder = std::env::args().nth(1).ok_or("expected the folder of the cases")?;
    for family in ["strkey", "ed25519", "transaction-hash", "map", "xdr", "json-read", "json-write"] {
        for line in fs::read_to_string(format!("{folder}/{family}.jsonl"))?.lines() {
            let case: Value = serde_json::from_str(line)?;
            let answer = match family {
                "strkey" => strkey(&case["input"]),
                "ed25519" => ed25519(&case["input"]),
                "transaction-hash" => transaction_hash(&case["input"]),
                "map" => map(&case["input"]),
                _ => typed(family, &case["input"]),
            };
            println!("{}", match answer {
                Ok(value) => json!({ "id": case["id"], "value": value }),
                Err(error) => json!({ "id": case["id"], "error": error.to_string() }),
            });
        }
    }
    Ok(())
}
