//! A whole transaction, as a node applies it: everything is read from the envelope. The fees, the limits and the call are
//! computed by the host's own crates. What a node checks around them is written here after the network's rules: the fee,
//! the sequence number, the signatures, archived entries, and the bytes read and written.

use std::rc::Rc;

use serde::Deserialize;
use serde_json::json;
use soroban_env_host::{
    budget::Budget,
    e2e_invoke::{extract_rent_changes, invoke_host_function},
    fees::{compute_rent_fee, compute_transaction_resource_fee, TransactionResources},
    storage::SnapshotSource,
    xdr::{
        AccountEntry, AccountId, ContractDataDurability, ContractEvent, DecoratedSignature, FeeBumpTransactionInnerTx,
        Hash, InvokeHostFunctionResultCode, LedgerEntryData, LedgerKey, LedgerKeyAccount, MuxedAccount, OperationBody,
        PublicKey, ReadXdr, SignerKey, SorobanTransactionDataExt, TransactionEnvelope, TransactionExt,
        TransactionResultCode, TransactionSignaturePayload, TransactionSignaturePayloadTaggedTransaction, Uint256,
        WriteXdr,
    },
    Env, EnvBase, Host, DEFAULT_XDR_RW_LIMITS,
};

use crate::answers::{to_base64, Answer};
use crate::contracts::{array32, Contracts};
use crate::ledger::{Installed, Ledger, Snapshot, MIN_PERSISTENT_TTL};
use crate::questions::{bare_host, changes_of, ledger_entry, network_config, or_answer, read, set_up, xdr, Outcome};
use crate::questions::{LedgerItem, PRNG_SEED};

/// The least inclusion fee of an operation.
const BASE_FEE: i64 = 100;

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Apply {
    ledger: Ledger,
    #[serde(default)]
    entries: Vec<(String, Option<u32>)>,
    #[serde(default)]
    contracts: Vec<Installed>,
    /// A `TransactionEnvelope`.
    envelope: String,
}

impl Apply {
    pub fn answer(&self, contracts: &Contracts) -> Outcome {
        let snapshot = Snapshot::new(&self.entries, &self.contracts, contracts)?;
        let envelope: TransactionEnvelope = or_answer!(read(&self.envelope));
        let size = xdr(&envelope)?.len() as u32;
        let (tx, signatures, outer) = match &envelope {
            TransactionEnvelope::Tx(inner) => (&inner.tx, &inner.signatures, None),
            TransactionEnvelope::TxFeeBump(outer) => {
                let FeeBumpTransactionInnerTx::Tx(inner) = &outer.tx.inner_tx;
                (&inner.tx, &inner.signatures, Some(outer))
            }
            TransactionEnvelope::TxV0(_) => return Err("no transaction of the first version has resources".into()),
        };
        let (TransactionExt::V1(data), [operation]) = (&tx.ext, tx.operations.as_slice()) else {
            return Ok(rejected(TransactionResultCode::TxSorobanInvalid.name()));
        };
        let OperationBody::InvokeHostFunction(call) = &operation.body else { return Err("not a call".into()) };

        // What is paid: the inclusion fee beside the resource fee, of which a part is due before the call.
        let resources = &data.resources;
        let archived: &[u32] = match &data.ext {
            SorobanTransactionDataExt::V0 => &[],
            SorobanTransactionDataExt::V1(ext) => ext.archived_soroban_entries.as_slice(),
        };
        let config = network_config(&self.ledger);
        let keys = || resources.footprint.read_only.iter().chain(resources.footprint.read_write.iter());
        let classic = keys().filter(|key| !matches!(key, LedgerKey::ContractData(_) | LedgerKey::ContractCode(_)));
        let mut used = TransactionResources {
            instructions: resources.instructions,
            disk_read_entries: (classic.count() + archived.len()) as u32,
            write_entries: resources.footprint.read_write.len() as u32,
            disk_read_bytes: resources.disk_read_bytes,
            write_bytes: resources.write_bytes,
            contract_events_size_bytes: 0,
            transaction_size_bytes: size,
        };
        let (before, _) = compute_transaction_resource_fee(&used, &config.fee_configuration);
        if data.resource_fee < before || !archived.windows(2).all(|pair| pair[0] < pair[1]) {
            return Ok(rejected(TransactionResultCode::TxSorobanInvalid.name()));
        }
        let inclusion = i64::from(tx.fee) - data.resource_fee;
        let enough = match outer {
            None => inclusion >= BASE_FEE,
            // Its rate, for one operation more, is at least that of the transaction inside.
            Some(outer) => outer.tx.fee - data.resource_fee >= 2 * BASE_FEE.max(inclusion),
        };
        if !enough || inclusion < 0 {
            return Ok(rejected(TransactionResultCode::TxInsufficientFee.name()));
        }

        let network = Hash(array32(&self.ledger.network_id)?);
        let payload =
            |tagged_transaction| TransactionSignaturePayload { network_id: network.clone(), tagged_transaction };
        let hash = sha256(&payload(TransactionSignaturePayloadTaggedTransaction::Tx(tx.clone())))?;
        let mut hashes = vec![hex::encode(hash)];
        if let Some(outer) = outer {
            let outer_hash =
                sha256(&payload(TransactionSignaturePayloadTaggedTransaction::TxFeeBump(outer.tx.clone())))?;
            hashes.push(hex::encode(outer_hash));
            let Some(account) = account_of(&snapshot, &outer.tx.fee_source)? else {
                return Ok(rejected(TransactionResultCode::TxNoAccount.name()));
            };
            if let Some(code) = refusal(&[account], &outer_hash, &outer.signatures, Level::Low)? {
                return Ok(rejected(code));
            }
        }
        let Some(account) = account_of(&snapshot, &tx.source_account)? else {
            return Ok(rejected(TransactionResultCode::TxNoAccount.name()));
        };
        if tx.seq_num.0 != account.seq_num.0 + 1 {
            return Ok(rejected(TransactionResultCode::TxBadSeq.name()));
        }
        let mut accounts = vec![account];
        let source = operation.source_account.as_ref().unwrap_or(&tx.source_account);
        if let Some(of) = &operation.source_account {
            let Some(account) = account_of(&snapshot, of)? else {
                return Ok(rejected(TransactionResultCode::TxNoAccount.name()));
            };
            accounts.push(account);
        }
        if let Some(code) = refusal(&accounts, &hash, signatures, Level::Medium)? {
            return Ok(rejected(code));
        }

        // The entries that the footprint names. Archived ones are there only if the transaction says that it restores them.
        let budget = Budget::try_from_configs(
            resources.instructions.into(),
            config.tx_memory_limit.into(),
            config.cpu_cost_params.clone(),
            config.memory_cost_params.clone(),
        )
        .map_err(set_up)?;
        let mut items: Vec<LedgerItem> = vec![];
        let mut read_bytes = 0;
        for (i, key) in keys().enumerate() {
            let found = snapshot.get(&Rc::new(key.clone())).map_err(set_up)?;
            let restored = i
                .checked_sub(resources.footprint.read_only.len())
                .is_some_and(|position| archived.contains(&(position as u32)));
            let item = match found {
                Some((entry, Some(live_until))) if live_until < self.ledger.seq => {
                    if !is_persistent(key) {
                        (None, None) // gone
                    } else if !restored {
                        return Ok(rejected(InvokeHostFunctionResultCode::EntryArchived.name()));
                    } else {
                        let live_until = self.ledger.seq + MIN_PERSISTENT_TTL - 1;
                        ledger_entry(&budget, &entry, Some(live_until))?
                    }
                }
                Some((entry, live_until)) => ledger_entry(&budget, &entry, live_until)?,
                None => (None, None),
            };
            let classic = !matches!(key, LedgerKey::ContractData(_) | LedgerKey::ContractCode(_));
            if classic || restored {
                read_bytes += item.0.as_ref().map_or(0, |bytes| bytes.len());
            }
            items.push(item);
        }
        if read_bytes > resources.disk_read_bytes as usize {
            return Ok(rejected(InvokeHostFunctionResultCode::ResourceLimitExceeded.name()));
        }

        let auth: Vec<Vec<u8>> = call.auth.iter().map(xdr).collect::<Result<_, _>>()?;
        let result = invoke_host_function(
            &budget,
            false,
            xdr(&call.host_function)?,
            xdr(resources)?,
            archived,
            xdr(&account_id(source))?,
            auth.into_iter(),
            self.ledger.info()?,
            items.into_iter(),
            PRNG_SEED.to_vec(),
            &mut vec![],
            None,
            None,
        );
        let limited = |answer: Answer| match answer.stage {
            "budget" => rejected(InvokeHostFunctionResultCode::ResourceLimitExceeded.name()),
            _ => answer,
        };
        let result = match result {
            Err(error) => return Ok(limited(Answer::refused("entries", &error))),
            Ok(result) => result,
        };
        let returned = match &result.encoded_invoke_result {
            Err(error) => return Ok(limited(Answer::refused("call", error))),
            Ok(bytes) => bytes,
        };
        let written: usize =
            result.ledger_changes.iter().filter_map(|change| change.encoded_new_value.as_ref()).map(Vec::len).sum();
        if written > resources.write_bytes as usize {
            return Ok(rejected(InvokeHostFunctionResultCode::ResourceLimitExceeded.name()));
        }
        let events_size: usize = result.encoded_contract_events.iter().map(Vec::len).sum();
        used.contract_events_size_bytes = (events_size + returned.len()) as u32;
        let (before, after) = compute_transaction_resource_fee(&used, &config.fee_configuration);
        let rent = extract_rent_changes(&result.ledger_changes);
        let due = before + after + compute_rent_fee(&rent, &config.rent_fee_configuration, self.ledger.seq);
        if due > data.resource_fee {
            return Ok(rejected(InvokeHostFunctionResultCode::InsufficientRefundableFee.name()));
        }
        let mut events = vec![];
        for bytes in &result.encoded_contract_events {
            let event = ContractEvent::from_xdr(bytes, DEFAULT_XDR_RW_LIMITS).map_err(|error| error.to_string())?;
            events.push(to_base64(&event));
        }
        Ok(Answer::ok(
            "call",
            Some(json!({
                "hashes": hashes,
                "changes": changes_of(&result.ledger_changes)?,
                "events": events,
                "instructions": budget.get_cpu_insns_consumed().map_err(set_up)?,
                "writeBytes": written,
                "readBytes": read_bytes,
                "feeBefore": before.to_string(),
                "feeDue": due.to_string(),
            })),
        ))
    }
}

/// What a node says of a transaction that it does not apply, or whose call comes to nothing.
fn rejected(code: &'static str) -> Answer {
    Answer::named("transaction", "Transaction", code)
}

fn account_id(of: &MuxedAccount) -> AccountId {
    let key = match of {
        MuxedAccount::Ed25519(key) => key.clone(),
        MuxedAccount::MuxedEd25519(muxed) => muxed.ed25519.clone(),
    };
    AccountId(PublicKey::PublicKeyTypeEd25519(key))
}

fn account_of(snapshot: &Snapshot, of: &MuxedAccount) -> Result<Option<AccountEntry>, String> {
    let key = LedgerKey::Account(LedgerKeyAccount { account_id: account_id(of) });
    Ok(snapshot.get(&Rc::new(key)).map_err(set_up)?.and_then(|(entry, _)| match &entry.data {
        LedgerEntryData::Account(account) => Some(account.clone()),
        _ => None,
    }))
}

fn is_persistent(key: &LedgerKey) -> bool {
    match key {
        LedgerKey::ContractData(data) => data.durability == ContractDataDurability::Persistent,
        _ => true,
    }
}

fn sha256(value: &impl WriteXdr) -> Result<[u8; 32], String> {
    bare_host().metered_hash_xdr(value).map_err(set_up)
}

enum Level {
    Low,
    Medium,
}

/// Why the signatures do not do for all of these accounts: too little weight, or one that nobody needs.
fn refusal(
    accounts: &[AccountEntry],
    hash: &[u8; 32],
    signatures: &[DecoratedSignature],
    level: Level,
) -> Result<Option<&'static str>, String> {
    let mut needed = vec![false; signatures.len()];
    for account in accounts {
        let [master, low, medium, _] = account.thresholds.0;
        let threshold = u32::from(match level {
            Level::Low => low,
            Level::Medium => medium,
        })
        .max(1);
        let PublicKey::PublicKeyTypeEd25519(own) = &account.account_id.0;
        let mut keys: Vec<(&Uint256, u32)> = vec![(own, master.into())];
        for signer in account.signers.iter() {
            if let SignerKey::Ed25519(key) = &signer.key {
                keys.push((key, signer.weight));
            }
        }
        let mut weight = 0;
        for (key, of) in keys {
            for (i, signature) in signatures.iter().enumerate() {
                if of > 0 && signature.hint.0 == key.0[28..] && verifies(&key.0, hash, &signature.signature.0)? {
                    needed[i] = true;
                    weight += of;
                    break;
                }
            }
        }
        if weight < threshold {
            return Ok(Some(TransactionResultCode::TxBadAuth.name()));
        }
    }
    Ok(if needed.iter().all(|is| *is) { None } else { Some(TransactionResultCode::TxBadAuthExtra.name()) })
}

fn verifies(key: &[u8], message: &[u8], signature: &[u8]) -> Result<bool, String> {
    let host: Host = bare_host();
    let bytes = |slice| host.bytes_new_from_slice(slice).map_err(|error| format!("{error:?}"));
    let (key, message, signature) = (bytes(key)?, bytes(message)?, bytes(signature)?);
    Ok(host.verify_sig_ed25519(key, message, signature).is_ok())
}
