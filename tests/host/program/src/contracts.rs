//! The contracts that questions name: hand-written WebAssembly text, compiled when the program starts.

use std::collections::BTreeMap;

use serde_json::{json, Value};
use soroban_env_host::{
    e2e_testutils::{get_wasm_hash, wasm_entry},
    xdr::LedgerEntry,
};

pub struct Contract {
    pub hash: [u8; 32],
    /// The ledger entry of the code.
    pub code: LedgerEntry,
    wasm: Vec<u8>,
}

pub struct Contracts(BTreeMap<&'static str, Contract>);

const TEXTS: [(&str, &str); 10] = [
    ("accept", include_str!("../contracts/accept.wat")),
    ("caller", include_str!("../contracts/caller.wat")),
    ("constructed", include_str!("../contracts/constructed.wat")),
    ("delegate_all", include_str!("../contracts/delegate_all.wat")),
    ("delegate_first", include_str!("../contracts/delegate_first.wat")),
    ("ed25519", include_str!("../contracts/ed25519.wat")),
    ("passkey", include_str!("../contracts/passkey.wat")),
    ("plain", include_str!("../contracts/plain.wat")),
    ("refuse", include_str!("../contracts/refuse.wat")),
    ("store", include_str!("../contracts/store.wat")),
];

impl Contracts {
    pub fn new() -> Self {
        Contracts(
            TEXTS
                .iter()
                .map(|(kind, text)| {
                    let wasm = wat::parse_str(text).expect("the text of a module");
                    (*kind, Contract { hash: get_wasm_hash(&wasm), code: wasm_entry(&wasm), wasm })
                })
                .collect(),
        )
    }

    pub fn get(&self, kind: &str) -> Result<&Contract, String> {
        self.0.get(kind).ok_or_else(|| format!("no contract {kind}"))
    }

    pub fn all(&self) -> impl Iterator<Item = &Contract> {
        self.0.values()
    }

    /// The hash and the code of each, in hexadecimal.
    pub fn list(&self) -> Value {
        self.0
            .iter()
            .map(|(kind, contract)| {
                (kind.to_string(), json!({ "hash": hex::encode(&contract.hash), "wasm": hex::encode(&contract.wasm) }))
            })
            .collect::<serde_json::Map<_, _>>()
            .into()
    }
}

pub fn from_hex(text: &str) -> Result<Vec<u8>, String> {
    hex::decode(text).map_err(|error| error.to_string())
}

pub fn array32(text: &str) -> Result<[u8; 32], String> {
    from_hex(text)?.try_into().map_err(|_| format!("not 32 bytes: {text}"))
}
