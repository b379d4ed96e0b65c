//! The ledger that a question is asked about.

use std::collections::BTreeMap;
use std::rc::Rc;

use serde::Deserialize;
use soroban_env_host::{
    meta,
    storage::{EntryWithLiveUntil, SnapshotSource},
    xdr::{
        ContractDataDurability, ContractDataEntry, ContractExecutable, ContractId, ExtensionPoint, Hash, LedgerEntry,
        LedgerEntryData, LedgerEntryExt, LedgerKey, LedgerKeyAccount, LedgerKeyContractCode, LedgerKeyContractData,
        LedgerKeyTrustLine, ReadXdr, ScAddress, ScContractInstance, ScMap, ScVal,
    },
    HostError, LedgerInfo, DEFAULT_XDR_RW_LIMITS,
};

use crate::contracts::{array32, Contracts};

/// The protocol of the crates: the host takes no other.
pub const PROTOCOL: u32 = meta::INTERFACE_VERSION.protocol;

const BASE_RESERVE: u32 = 5_000_000;
pub const MIN_PERSISTENT_TTL: u32 = 100_000;

#[derive(Deserialize)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Ledger {
    pub seq: u32,
    /// 32 bytes in hexadecimal.
    pub network_id: String,
    pub max_entry_ttl: u32,
    pub min_temp_ttl: u32,
}

impl Ledger {
    pub fn info(&self) -> Result<LedgerInfo, String> {
        Ok(LedgerInfo {
            protocol_version: PROTOCOL,
            sequence_number: self.seq,
            timestamp: 1_700_000_000,
            network_id: array32(&self.network_id)?,
            base_reserve: BASE_RESERVE,
            min_temp_entry_ttl: self.min_temp_ttl,
            min_persistent_entry_ttl: MIN_PERSISTENT_TTL,
            max_entry_ttl: self.max_entry_ttl,
        })
    }
}

/// A contract of this program at an address.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Installed {
    /// 32 bytes in hexadecimal.
    pub id: String,
    pub kind: String,
    /// The storage of the instance: an `ScMap`.
    pub storage: Option<String>,
}

/// What is in the ledger, by key.
#[derive(Default, Clone)]
pub struct Snapshot(BTreeMap<Rc<LedgerKey>, EntryWithLiveUntil>);

impl SnapshotSource for Snapshot {
    fn get(&self, key: &Rc<LedgerKey>) -> Result<Option<EntryWithLiveUntil>, HostError> {
        Ok(self.0.get(key).cloned())
    }
}

impl Snapshot {
    /// `entries` are ledger entries with the ledger that they live until, if they have one.
    pub fn new(
        entries: &[(String, Option<u32>)],
        installed: &[Installed],
        contracts: &Contracts,
    ) -> Result<Self, String> {
        let mut snapshot = Snapshot::default();
        for contract in contracts.all() {
            snapshot.put(contract.code.clone(), Some(u32::MAX / 2))?;
        }
        for Installed { id, kind, storage } in installed {
            let executable = ContractExecutable::Wasm(Hash(contracts.get(kind)?.hash));
            let storage = match storage {
                None => None,
                Some(text) => Some(ScMap::from_xdr_base64(text, DEFAULT_XDR_RW_LIMITS).map_err(|e| e.to_string())?),
            };
            let instance = LedgerEntry {
                last_modified_ledger_seq: 0,
                ext: LedgerEntryExt::V0,
                data: LedgerEntryData::ContractData(ContractDataEntry {
                    ext: ExtensionPoint::V0,
                    contract: ScAddress::Contract(ContractId(Hash(array32(id)?))),
                    key: ScVal::LedgerKeyContractInstance,
                    durability: ContractDataDurability::Persistent,
                    val: ScVal::ContractInstance(ScContractInstance { executable, storage }),
                }),
            };
            snapshot.put(instance, Some(u32::MAX / 2))?;
        }
        for (text, live_until) in entries {
            let entry = LedgerEntry::from_xdr_base64(text, DEFAULT_XDR_RW_LIMITS).map_err(|e| e.to_string())?;
            snapshot.put(entry, *live_until)?;
        }
        Ok(snapshot)
    }

    fn put(&mut self, entry: LedgerEntry, live_until: Option<u32>) -> Result<(), String> {
        self.0.insert(Rc::new(key_of(&entry)?), (Rc::new(entry), live_until));
        Ok(())
    }
}

fn key_of(entry: &LedgerEntry) -> Result<LedgerKey, String> {
    match &entry.data {
        LedgerEntryData::Account(account) => {
            Ok(LedgerKey::Account(LedgerKeyAccount { account_id: account.account_id.clone() }))
        }
        LedgerEntryData::Trustline(line) => Ok(LedgerKey::Trustline(LedgerKeyTrustLine {
            account_id: line.account_id.clone(),
            asset: line.asset.clone(),
        })),
        LedgerEntryData::ContractData(data) => Ok(LedgerKey::ContractData(LedgerKeyContractData {
            contract: data.contract.clone(),
            key: data.key.clone(),
            durability: data.durability,
        })),
        LedgerEntryData::ContractCode(code) => {
            Ok(LedgerKey::ContractCode(LedgerKeyContractCode { hash: code.hash.clone() }))
        }
        other => Err(format!("no ledger entries of type {}", other.discriminant().name())),
    }
}
