//! What the program can be asked.

use std::cmp::Ordering;
use std::rc::Rc;

use base64::{engine::general_purpose::STANDARD, Engine};
use serde::Deserialize;
use serde_json::{json, Value};
use soroban_env_host::{
    budget::Budget,
    e2e_invoke::{
        entry_size_for_rent, invoke_host_function, LedgerEntryChange, RecordingInvocationAuthMode, TtlLedgerEntryMeta,
    },
    fees::{FeeConfiguration, RentFeeConfiguration},
    storage::{SnapshotSource, Storage},
    xdr::{
        AccountId, Asset, ContractCostParamEntry, ContractCostParams, ContractCostType, ContractEvent,
        ContractEventBody, ExtensionPoint, HashIdPreimage, HostFunction, LedgerEntry, LedgerKey, PublicKey, ReadXdr,
        ScAddress, ScErrorCode, ScErrorType, ScSpecEntry, ScVal, SorobanAuthorizationEntry, SorobanResources,
        SorobanTransactionData, Uint256, WriteXdr,
    },
    AddressObject, Compare, DiagnosticLevel, Env, EnvBase, Host, HostError, LedgerInfo, TryFromVal, Val,
    DEFAULT_XDR_RW_LIMITS,
};
use soroban_simulation::{
    simulation::{simulate_invoke_host_function_op, SimulationAdjustmentConfig},
    NetworkConfig,
};

use crate::answers::{to_base64, Answer};
use crate::contracts::{array32, from_hex, Contracts};
use crate::ledger::{Installed, Ledger, Snapshot};
use crate::strkeys;
use crate::transactions::Apply;
use crate::typed::Typed;

/// The account that pays for the transaction: an `AccountId` of these bytes, which no question signs with.
const SOURCE: [u8; 32] = [0x55; 32];
pub const PRNG_SEED: [u8; 32] = [0x77; 32];

#[derive(Deserialize)]
#[serde(tag = "op", rename_all = "camelCase")]
pub enum Question {
    /// The contracts that questions may name, and the versions of the crates.
    About,
    /// A host function with these authorization entries, on recorded storage: the authorization is enforced.
    Call(Call),
    /// The same by `soroban-simulation`: recorded entries, or with `auth` those enforced.
    Simulate(Call),
    /// The same as validators run it: nothing but what the footprint names.
    Enforce {
        #[serde(flatten)]
        call: Call,
        resources: String,
    },
    /// A whole transaction, as a node applies it.
    Apply(Apply),
    /// A call of a contract whose functions take the types of an interface: `ScSpecEntry`s.
    Typed { ledger: Ledger, spec: Vec<String>, function: String },
    /// A value from its bytes to the host and back.
    Value { xdr: String },
    /// The order of two values, by each of the comparers of the host.
    Compare { a: String, b: String },
    /// A text, in hexadecimal, as a strkey.
    Strkey { text: String },
    /// The ID of a contract that an address deploys, or of the contract of an asset.
    ContractId { ledger: Ledger, deployer: Option<String>, salt: Option<String>, asset: Option<String> },
    /// An Ed25519 signature; all in hexadecimal.
    Verify { key: String, message: String, signature: String },
    /// Bytes as XDR of a type.
    Decode { of: String, xdr: String },
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Call {
    ledger: Ledger,
    #[serde(default)]
    entries: Vec<(String, Option<u32>)>,
    #[serde(default)]
    contracts: Vec<Installed>,
    /// A `HostFunction`.
    function: String,
    auth: Option<Vec<String>>,
    /// The ed25519 key of the source account in hexadecimal.
    source: Option<String>,
    /// Asks `simulate` for entries whose credentials do not bind the address.
    #[serde(default)]
    legacy: bool,
    /// Asks for the text of an error, too.
    #[serde(default)]
    text: bool,
    /// Asks `enforce` for the diagnostic events of a call that fails, too.
    #[serde(default)]
    diagnostics: bool,
}

pub type Outcome = Result<Answer, String>;

impl Question {
    pub fn answer(&self, contracts: &Contracts) -> Answer {
        let outcome = match self {
            Question::About => Ok(Answer::ok("about", Some(about(contracts)))),
            Question::Call(call) => call.run(contracts),
            Question::Simulate(call) => call.simulate(contracts),
            Question::Enforce { call, resources } => call.enforce(resources, contracts),
            Question::Apply(apply) => apply.answer(contracts),
            Question::Typed { ledger, spec, function } => typed(ledger, spec, function),
            Question::Value { xdr } => value(xdr),
            Question::Compare { a, b } => compare(a, b),
            Question::Strkey { text } => strkey(text),
            Question::ContractId { ledger, deployer, salt, asset } => {
                contract_id(ledger, deployer.as_deref(), salt.as_deref(), asset.as_deref())
            }
            Question::Verify { key, message, signature } => verify(key, message, signature),
            Question::Decode { of, xdr } => decode(of, xdr),
        };
        outcome.unwrap_or_else(|text| Answer::failed("question", text))
    }
}

fn about(contracts: &Contracts) -> Value {
    let lock = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.lock"));
    let names = ["soroban-env-host", "soroban-simulation", "stellar-xdr", "stellar-strkey", "ed25519-dalek", "p256"];
    let versions: serde_json::Map<_, _> = names
        .iter()
        .filter_map(|name| {
            let at = lock.find(&format!("name = \"{name}\"\nversion = \""))?;
            let version = lock[at..].split('"').nth(3)?;
            Some((name.to_string(), version.into()))
        })
        .collect();
    json!({ "protocol": crate::ledger::PROTOCOL, "crates": versions, "contracts": contracts.list() })
}

/// The XDR of a part of a question. Its failure is a verdict of the stage "decode".
pub fn read<T: ReadXdr>(text: &str) -> Result<T, Answer> {
    T::from_xdr_base64(text, DEFAULT_XDR_RW_LIMITS).map_err(|error| Answer::failed("decode", error.to_string()))
}

/// The first `Result`'s answer, when it is a verdict already.
macro_rules! or_answer {
    ($result:expr) => {
        match $result {
            Ok(value) => value,
            Err(answer) => return Ok(answer),
        }
    };
}
pub(crate) use or_answer;

/// A ledger entry with what the host is told of its life.
pub type LedgerItem = (Option<Vec<u8>>, Option<TtlLedgerEntryMeta>);

pub fn ledger_entry(budget: &Budget, entry: &LedgerEntry, live_until: Option<u32>) -> Result<LedgerItem, String> {
    let bytes = xdr(entry)?;
    let ttl = match live_until {
        None => None,
        Some(live_until_ledger) => {
            let entry_size_for_rent = entry_size_for_rent(budget, entry, bytes.len() as u32).map_err(set_up)?;
            Some(TtlLedgerEntryMeta { live_until_ledger, entry_size_for_rent })
        }
    };
    Ok((Some(bytes), ttl))
}

/// The entries that a call has written.
pub fn changes_of(changes: &[LedgerEntryChange]) -> Result<Vec<Value>, String> {
    let mut written = vec![];
    for change in changes.iter().filter(|change| !change.read_only) {
        let key = LedgerKey::from_xdr(&change.encoded_key, DEFAULT_XDR_RW_LIMITS).map_err(|e| e.to_string())?;
        let entry = match &change.encoded_new_value {
            None => None,
            Some(bytes) => Some(LedgerEntry::from_xdr(bytes, DEFAULT_XDR_RW_LIMITS).map_err(|e| e.to_string())?),
        };
        written.push(json!({
            "key": to_base64(&key),
            "entry": entry.as_ref().map(to_base64),
            "liveUntil": change.ttl_change.as_ref().map(|ttl| ttl.new_live_until_ledger),
        }));
    }
    Ok(written)
}

impl Call {
    fn source(&self) -> Result<AccountId, String> {
        let key = self.source.as_deref().map_or(Ok(SOURCE), array32)?;
        Ok(AccountId(PublicKey::PublicKeyTypeEd25519(Uint256(key))))
    }

    fn auth(&self) -> Result<Vec<SorobanAuthorizationEntry>, Answer> {
        self.auth.iter().flatten().map(|text| read(text)).collect()
    }

    fn run(&self, contracts: &Contracts) -> Outcome {
        let snapshot = Snapshot::new(&self.entries, &self.contracts, contracts)?;
        let function: HostFunction = or_answer!(read(&self.function));
        let auth = or_answer!(self.auth());
        let host =
            Host::with_storage_and_budget(Storage::with_recording_footprint(Rc::new(snapshot)), Budget::default());
        host.set_source_account(self.source()?).map_err(set_up)?;
        host.set_ledger_info(self.ledger.info()?).map_err(set_up)?;
        host.set_base_prng_seed(PRNG_SEED).map_err(set_up)?;
        if self.text {
            host.set_diagnostic_level(DiagnosticLevel::Debug).map_err(set_up)?;
        }
        let (stage, result) = match host.set_authorization_entries(auth) {
            Err(error) => ("entries", Err(error)),
            Ok(()) => ("call", host.invoke_function(function)),
        };
        let text = if self.text && result.is_err() { last_text(&host) } else { None };
        Ok(match result {
            Ok(value) => Answer::ok(stage, Some(to_base64(&value).into())),
            Err(error) => Answer::refused(stage, &error),
        }
        .with_text(text))
    }

    fn simulate(&self, contracts: &Contracts) -> Outcome {
        let snapshot = Snapshot::new(&self.entries, &self.contracts, contracts)?;
        let function: HostFunction = or_answer!(read(&self.function));
        let mode = match self.auth {
            None => RecordingInvocationAuthMode::recording(true, !self.legacy),
            Some(_) => RecordingInvocationAuthMode::Enforcing(or_answer!(self.auth())),
        };
        let simulated = simulate_invoke_host_function_op(
            Rc::new(snapshot),
            &network_config(&self.ledger),
            &SimulationAdjustmentConfig::default_adjustment(),
            &self.ledger.info()?,
            function,
            mode,
            &self.source()?,
            PRNG_SEED,
            self.text,
        )
        .map_err(|error| error.to_string())?;
        Ok(match simulated.invoke_result {
            Err(error) => Answer::refused("call", &error),
            Ok(result) => Answer::ok(
                "call",
                Some(json!({
                    "result": to_base64(&result),
                    "auth": simulated.auth.iter().map(to_base64).collect::<Vec<_>>(),
                    "events": simulated.contract_events.iter().map(to_base64).collect::<Vec<_>>(),
                    "transactionData": simulated.transaction_data.as_ref().map(to_base64),
                })),
            ),
        })
    }

    fn enforce(&self, resources: &str, contracts: &Contracts) -> Outcome {
        let snapshot = Snapshot::new(&self.entries, &self.contracts, contracts)?;
        let resources: SorobanResources = or_answer!(read(resources));
        let function: HostFunction = or_answer!(read(&self.function));
        let auth = or_answer!(self.auth());
        let budget = Budget::default();
        let footprint = &resources.footprint;
        let mut ledger_entries = vec![];
        for key in footprint.read_only.iter().chain(footprint.read_write.iter()) {
            let found = snapshot.get(&Rc::new(key.clone())).map_err(set_up)?;
            // A temporary entry that has expired is not there.
            let live = found.filter(|(_, live_until)| live_until.map_or(true, |ledger| ledger >= self.ledger.seq));
            ledger_entries.push(match live {
                None => (None, None),
                Some((entry, live_until)) => ledger_entry(&budget, &entry, live_until)?,
            });
        }
        let auth: Vec<Vec<u8>> = auth.iter().map(xdr).collect::<Result<_, _>>()?;
        let mut diagnostics = vec![];
        let result = invoke_host_function(
            &budget,
            self.diagnostics,
            xdr(&function)?,
            xdr(&resources)?,
            &[],
            xdr(&self.source()?)?,
            auth.into_iter(),
            self.ledger.info()?,
            ledger_entries.into_iter(),
            PRNG_SEED.to_vec(),
            &mut diagnostics,
            None,
            None,
        );
        let result = match result {
            Err(error) => return Ok(Answer::refused("entries", &error)),
            Ok(result) => result,
        };
        let returned = match result.encoded_invoke_result {
            Err(error) => {
                let told: Vec<_> = diagnostics.iter().map(to_base64).collect();
                let value = self.diagnostics.then(|| told.into());
                return Ok(Answer::refused("call", &error).with_value(value));
            }
            Ok(bytes) => ScVal::from_xdr(bytes, DEFAULT_XDR_RW_LIMITS).map_err(|error| error.to_string())?,
        };
        let changes = changes_of(&result.ledger_changes)?;
        let mut events = vec![];
        for bytes in &result.encoded_contract_events {
            let event = ContractEvent::from_xdr(bytes, DEFAULT_XDR_RW_LIMITS).map_err(|e| e.to_string())?;
            events.push(to_base64(&event));
        }
        Ok(Answer::ok("call", Some(json!({ "result": to_base64(&returned), "changes": changes, "events": events }))))
    }
}

pub fn set_up(error: HostError) -> String {
    format!("the host cannot be set up: {error:?}")
}

pub fn xdr(value: &impl WriteXdr) -> Result<Vec<u8>, String> {
    value.to_xdr(DEFAULT_XDR_RW_LIMITS).map_err(|error| error.to_string())
}

fn typed(ledger: &Ledger, spec: &[String], function: &str) -> Outcome {
    let spec = or_answer!(spec.iter().map(|text| read(text)).collect::<Result<Vec<ScSpecEntry>, Answer>>());
    let function: HostFunction = or_answer!(read(function));
    let host = bare_host();
    host.set_ledger_info(ledger.info()?).map_err(set_up)?;
    Typed::new(spec).install(&host, &function)?;
    Ok(match host.invoke_function(function) {
        Ok(value) => Answer::ok("call", Some(to_base64(&value).into())),
        Err(error) => Answer::refused("call", &error),
    })
}

/// What the first diagnostic event of an error says: the deepest error comes first.
fn last_text(host: &Host) -> Option<String> {
    let events = host.get_events().ok()?;
    let texts = events.0.iter().filter_map(|event| {
        let ContractEventBody::V0(body) = &event.event.body;
        let is_error = matches!(body.topics.first(), Some(ScVal::Symbol(name)) if name.0.as_slice() == b"error");
        if !is_error {
            return None;
        }
        match &body.data {
            ScVal::String(text) => Some(text.to_string()),
            ScVal::Vec(Some(items)) => match items.first() {
                Some(ScVal::String(text)) => Some(text.to_string()),
                _ => None,
            },
            _ => None,
        }
    });
    texts.into_iter().next()
}

/// Fees and limits near those of public networks; costs are constant, since no case measures them.
pub fn network_config(ledger: &Ledger) -> NetworkConfig {
    let cost = |const_term| {
        let entry = ContractCostParamEntry { ext: ExtensionPoint::V0, const_term, linear_term: 0 };
        let all = vec![entry; ContractCostType::variants().len()];
        ContractCostParams(all.try_into().expect("as many as there are"))
    };
    NetworkConfig {
        fee_configuration: FeeConfiguration {
            fee_per_instruction_increment: 25,
            fee_per_disk_read_entry: 6_250,
            fee_per_write_entry: 10_000,
            fee_per_disk_read_1kb: 1_786,
            fee_per_write_1kb: 3_500,
            fee_per_historical_1kb: 16_235,
            fee_per_contract_event_1kb: 10_000,
            fee_per_transaction_size_1kb: 1_624,
        },
        rent_fee_configuration: RentFeeConfiguration {
            fee_per_rent_1kb: 100,
            fee_per_write_1kb: 3_500,
            fee_per_write_entry: 10_000,
            persistent_rent_rate_denominator: 1_402,
            temporary_rent_rate_denominator: 2_804,
        },
        tx_max_instructions: 100_000_000,
        tx_memory_limit: 41_943_040,
        cpu_cost_params: cost(100),
        memory_cost_params: cost(10),
        min_temp_entry_ttl: ledger.min_temp_ttl,
        min_persistent_entry_ttl: 100_000,
        max_entry_ttl: ledger.max_entry_ttl,
    }
}

/// A host without a ledger. Some of its functions ask for the protocol.
pub fn bare_host() -> Host {
    let storage = Storage::with_recording_footprint(Rc::new(Snapshot::default()));
    let host = Host::with_storage_and_budget(storage, Budget::default());
    let ledger = LedgerInfo { protocol_version: crate::ledger::PROTOCOL, ..Default::default() };
    host.set_ledger_info(ledger).expect("the protocol of the crates");
    host
}

fn value(text: &str) -> Outcome {
    let host = bare_host();
    let bytes = or_answer!(from_base64(text));
    let converted = host
        .bytes_new_from_slice(&bytes)
        .and_then(|bytes| host.deserialize_from_bytes(bytes))
        .and_then(|val| host.serialize_to_bytes(val))
        .and_then(|bytes| bytes_of(&host, bytes.into()));
    Ok(match converted {
        Ok(bytes) => {
            Answer::ok("call", Some(if from_same(&bytes, text) { text.into() } else { hex::encode(&bytes).into() }))
        }
        Err(error) => Answer::refused("call", &error),
    })
}

fn from_base64(text: &str) -> Result<Vec<u8>, Answer> {
    STANDARD.decode(text).map_err(|error| Answer::failed("decode", error.to_string()))
}

fn from_same(bytes: &[u8], text: &str) -> bool {
    STANDARD.decode(text).as_deref() == Ok(bytes)
}

fn bytes_of(host: &Host, val: Val) -> Result<Vec<u8>, HostError> {
    match ScVal::try_from_val(host, &val)? {
        ScVal::Bytes(bytes) => Ok(bytes.to_vec()),
        ScVal::String(text) => Ok(text.to_vec()),
        _ => Err((ScErrorType::Value, ScErrorCode::UnexpectedType).into()),
    }
}

fn compare(a: &str, b: &str) -> Outcome {
    let (a, b): (ScVal, ScVal) = (or_answer!(read(a)), or_answer!(read(b)));
    let sign = |ordering: Ordering| Value::from(ordering as i8);
    // Null for values that cannot be compared so: not every value has a form in the host.
    let of = |result: Result<Ordering, HostError>| match result {
        Ok(ordering) => Ok(sign(ordering)),
        Err(error) if error.error.is_code(ScErrorCode::InternalError) => Err(format!("{error:?}")),
        Err(_) => Ok(Value::Null),
    };
    let host = bare_host();
    let objects = (|| {
        let (a, b) = (Val::try_from_val(&host, &a)?, Val::try_from_val(&host, &b)?);
        Compare::<Val>::compare(&host, &a, &b)
    })();
    let metered = Compare::<ScVal>::compare(&Budget::default(), &a, &b);
    let value = json!({ "derived": sign(a.cmp(&b)), "metered": of(metered)?, "objects": of(objects)? });
    Ok(Answer::ok("call", Some(value)))
}

fn strkey(text: &str) -> Outcome {
    let bytes = from_hex(text)?;
    let any = std::str::from_utf8(&bytes).ok().and_then(strkeys::read);
    let host = bare_host();
    let address = host
        .string_new_from_slice(&bytes)
        .and_then(|text| host.strkey_to_address(text.into()))
        .and_then(|address| address_value(&host, address.into()));
    let muxed = host
        .string_new_from_slice(&bytes)
        .and_then(|text| host.strkey_to_muxed_address(text.into()))
        .and_then(|address| address_value(&host, address));
    // Other errors than this one have nothing to do with the text.
    let refused = (ScErrorType::Value, ScErrorCode::InvalidInput);
    let or_null = |result: Result<String, HostError>| match result {
        Ok(text) => Ok(Value::from(text)),
        Err(error) if error.error == refused.into() => Ok(Value::Null),
        Err(error) => Err(format!("{error:?}")),
    };
    let value = json!({ "any": any, "address": or_null(address)?, "muxed": or_null(muxed)? });
    Ok(Answer::ok("call", Some(value)))
}

fn address_value(host: &Host, val: Val) -> Result<String, HostError> {
    Ok(to_base64(&ScVal::try_from_val(host, &val)?))
}

fn contract_id(ledger: &Ledger, deployer: Option<&str>, salt: Option<&str>, asset: Option<&str>) -> Outcome {
    let host = bare_host();
    host.set_ledger_info(ledger.info()?).map_err(set_up)?;
    let id = match (deployer, salt, asset) {
        (Some(deployer), Some(salt), None) => {
            let deployer: ScAddress = or_answer!(read(deployer));
            let salt = from_hex(salt)?;
            (|| -> Result<AddressObject, HostError> {
                let deployer =
                    AddressObject::try_from_val(&host, &Val::try_from_val(&host, &ScVal::Address(deployer))?)?;
                Ok(host.get_contract_id(deployer, host.bytes_new_from_slice(&salt)?)?)
            })()
        }
        (None, None, Some(asset)) => {
            let asset: Asset = or_answer!(read(asset));
            host.bytes_new_from_slice(&xdr(&asset)?)
                .and_then(|asset| host.get_asset_contract_id(asset))
                .map_err(HostError::from)
        }
        _ => return Err("expected a deployer and a salt, or an asset".into()),
    };
    Ok(match id.and_then(|id| address_value(&host, id.into())) {
        Ok(text) => Answer::ok("call", Some(text.into())),
        Err(error) => Answer::refused("call", &error),
    })
}

fn verify(key: &str, message: &str, signature: &str) -> Outcome {
    let (key, message, signature) = (from_hex(key)?, from_hex(message)?, from_hex(signature)?);
    let host = bare_host();
    let verified = (|| {
        let key = host.bytes_new_from_slice(&key)?;
        let message = host.bytes_new_from_slice(&message)?;
        let signature = host.bytes_new_from_slice(&signature)?;
        host.verify_sig_ed25519(key, message, signature)
    })();
    Ok(match verified {
        Ok(_) => Answer::ok("call", None),
        Err(error) => Answer::refused("call", &error),
    })
}

fn decode(of: &str, text: &str) -> Outcome {
    fn both<T: ReadXdr + WriteXdr>(text: &str) -> Outcome {
        let bytes = or_answer!(from_base64(text));
        Ok(match T::from_xdr(&bytes, DEFAULT_XDR_RW_LIMITS) {
            Err(error) => Answer::failed("decode", error.to_string()),
            Ok(value) => {
                let again = to_base64(&value);
                Answer::ok("decode", Some(if from_same(&bytes, &again) { true.into() } else { again.into() }))
            }
        })
    }
    match of {
        "DwsaAuthorizationEntry" => both::<SorobanAuthorizationEntry>(text),
        "DwsaTransactionData" => both::<SorobanTransactionData>(text),
        "ScVal" => both::<ScVal>(text),
        "HostFunction" => both::<HostFunction>(text),
        "LedgerKey" => both::<LedgerKey>(text),
        "LedgerEntry" => both::<LedgerEntry>(text),
        "ContractEvent" => both::<ContractEvent>(text),
        "HashIdPreimage" => both::<HashIdPreimage>(text),
        other => Err(format!("no type {other}")),
    }
}
