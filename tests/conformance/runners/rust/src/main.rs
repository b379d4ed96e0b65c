//! Runs the cases of tests/conformance with Stellar's crates: `cat cases/*.jsonl | cargo run`.
//!
//! Not supported: signed messages, values by type, entries, contract IDs, policies, approvals and smart accounts. The
//! expected results of entries and contract IDs come from soroban-env-host.

use ed25519_dalek::{Signature, VerifyingKey};
use serde_json::{json, Value};
use sha2::{Digest, Sha256};
use std::{error::Error, io, str::FromStr};
use stellar_strkey::{ed25519::PrivateKey, ClaimableBalance, Strkey};
use stellar_xdr::*;

/// A value, an error, or nothing where there is no such function.
type Answer = std::result::Result<Option<Value>, Box<dyn Error>>;

fn strkey(text: &str) -> std::result::Result<Vec<u8>, Box<dyn Error>> {
    if let Ok(seed) = PrivateKey::from_string(text) {
        return Ok(seed.0.to_vec());
    }
    Ok(match Strkey::from_string(text).map_err(|error| format!("{error:?}"))? {
        Strkey::PublicKeyEd25519(key) => key.0.to_vec(),
        Strkey::PreAuthTx(hash) => hash.0.to_vec(),
        Strkey::HashX(hash) => hash.0.to_vec(),
        Strkey::Contract(id) => id.0.to_vec(),
        Strkey::LiquidityPool(id) => id.0.to_vec(),
        Strkey::ClaimableBalance(ClaimableBalance::V0(id)) => [&[0], &id[..]].concat(),
        Strkey::MuxedAccountEd25519(key) => [&key.ed25519[..], &key.id.to_be_bytes()].concat(),
        Strkey::MuxedContract(key) => [&key.contract_id[..], &key.id.to_be_bytes()].concat(),
        Strkey::SignedPayloadEd25519(key) => {
            let (length, padding) = (key.payload().len() as u32, vec![0; (4 - key.payload().len() % 4) % 4]);
            [&key.ed25519()[..], &length.to_be_bytes(), key.payload(), &padding].concat()
        }
    })
}

fn run(family: &str, input: &Value) -> Answer {
    let text = |name: &str| input[name].as_str().unwrap_or_default();
    let bytes = |name: &str| hex::decode(text(name));
    let variant = || TypeVariant::from_str(text("type"));
    let decoded = || Type::from_xdr_base64(variant()?, text("xdr"), Limits::none());
    Ok(Some(match family {
        "strkey" => hex::encode(strkey(text("strkey"))?).into(),
        "ed25519" => {
            let signature = Signature::try_from(&bytes("signature")?[..])?;
            VerifyingKey::try_from(&bytes("publicKey")?[..])?.verify_strict(&bytes("message")?, &signature)?;
            true.into()
        }
        "transaction-hash" => {
            let network = Sha256::digest(text("networkPassphrase")).into();
            let envelope = TransactionEnvelope::from_xdr_base64(text("envelope"), Limits::none())?;
            hex::encode(envelope.hash(network)?).into()
        }
        "map" => {
            let keys = input["keys"].as_array().into_iter().flatten().filter_map(Value::as_str);
            let entries = keys.map(|key| Ok((ScVal::from_xdr_base64(key, Limits::none())?, ScVal::Void)));
            let map = ScMap::sorted_from(entries.collect::<std::result::Result<Vec<_>, stellar_xdr::Error>>()?)?;
            ScVal::Map(Some(map)).to_xdr_base64(Limits::none())?.into()
        }
        "json-read" => Type::from_json(variant()?, text("json").as_bytes())?.to_xdr_base64(Limits::none())?.into(),
        "json-write" => serde_json::to_value(decoded()?)?,
        "xdr" => decoded()?.to_xdr_base64(Limits::none())?.into(),
        _ => return Ok(None),
    }))
}

fn main() -> std::result::Result<(), Box<dyn Error>> {
    for line in io::stdin().lines() {
        let case: Value = serde_json::from_str(&line?)?;
        let id = case["id"].as_str().ok_or("expected an id")?;
        match run(&id[..id.len() - 5], &case["input"]) {
            Ok(None) => (),
            Ok(Some(value)) => println!("{}", json!({ "id": id, "value": value })),
            Err(error) => println!("{}", json!({ "id": id, "error": error.to_string() })),
        }
    }
    Ok(())
}
