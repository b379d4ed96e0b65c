//! A text as a strkey of any kind. Only this differs between the crates of 28 and of 30.

use serde_json::{json, Value};
use stellar_strkey::{ClaimableBalance, Strkey};

/// The kind of a strkey, its bytes in hexadecimal, and the text that the crate writes; `None` for any other text.
pub fn read(text: &str) -> Option<Value> {
    #[cfg(feature = "p30")]
    if let Ok(key) = stellar_strkey::ed25519::PrivateKey::from_string(text) {
        return Some(shown("ed25519SecretSeed", &key.0, &key.as_unredacted().to_string()));
    }
    let key = Strkey::from_string(text).ok()?;
    let (kind, data) = match &key {
        Strkey::PublicKeyEd25519(key) => ("ed25519PublicKey", key.0.to_vec()),
        #[cfg(not(feature = "p30"))]
        Strkey::PrivateKeyEd25519(key) => ("ed25519SecretSeed", key.0.to_vec()),
        Strkey::PreAuthTx(hash) => ("preAuthTx", hash.0.to_vec()),
        Strkey::HashX(hash) => ("sha256Hash", hash.0.to_vec()),
        Strkey::MuxedAccountEd25519(key) => ("med25519PublicKey", [&key.ed25519[..], &key.id.to_be_bytes()].concat()),
        Strkey::SignedPayloadEd25519(key) => {
            #[cfg(feature = "p30")]
            let (ed25519, payload) = (key.ed25519(), key.payload());
            #[cfg(not(feature = "p30"))]
            let (ed25519, payload) = (&key.ed25519, &key.payload);
            let length = (payload.len() as u32).to_be_bytes();
            let padding = vec![0; (4 - payload.len() % 4) % 4];
            ("signedPayload", [&ed25519[..], &length, &payload[..], &padding].concat())
        }
        Strkey::Contract(id) => ("contract", id.0.to_vec()),
        Strkey::LiquidityPool(id) => ("liquidityPool", id.0.to_vec()),
        Strkey::ClaimableBalance(ClaimableBalance::V0(id)) => ("claimableBalance", [&[0], &id[..]].concat()),
        #[cfg(feature = "p30")]
        Strkey::MuxedContract(key) => ("muxedContract", [&key.contract_id[..], &key.id.to_be_bytes()].concat()),
    };
    Some(shown(kind, &data, &key.to_string()))
}

fn shown(kind: &str, data: &[u8], text: &str) -> Value {
    json!({ "kind": kind, "data": hex::encode(data), "text": text })
}
