//! Asks the published contracts of smart accounts, which run natively on the network's own host.
//!
//! Reads a question from each line of its input, and answers each by a line. A question is a world (network, ledger,
//! contracts, accounts), the rules of its smart accounts, a call and the authorization entries that are submitted with it.
//! The answer says whether the call went through, the errors on the way, and what recorders were given.

use std::cell::RefCell;
use std::io::{BufRead, Write};
use std::panic::{catch_unwind, AssertUnwindSafe};
use std::rc::Rc;

use serde_json::{json, Value};
use soroban_sdk::auth::{Context, CustomAccountInterface};
use soroban_sdk::crypto::Hash;
use soroban_sdk::testutils::Ledger;
use soroban_sdk::xdr::{
    AccountEntry, AccountEntryExt, AccountId, ContractEventBody, HostFunction, InvokeContractArgs,
    LedgerEntry, LedgerEntryData, LedgerEntryExt, LedgerKey, LedgerKeyAccount, Limits, PublicKey,
    ReadXdr, ScAddress, ScError, ScVal, SequenceNumber, SorobanAuthorizationEntry, String32,
    Thresholds, Uint256, VecM, WriteXdr,
};
use soroban_sdk::{
    contract, contractimpl, Address, Bytes, BytesN, Env, IntoVal, Map, String as SdkString, Symbol,
    TryFromVal, TryIntoVal, Val, Vec,
};
use stellar_accounts::smart_account::{
    add_context_rule, do_check_auth, AuthPayload, ContextRuleType, Signer, SmartAccountError,
};
use stellar_accounts::verifiers::webauthn::WebAuthnSigData;
use stellar_accounts::verifiers::{ed25519, webauthn, Verifier};

thread_local! {
    /// What recorders were given: the payload in hexadecimal and the contexts as base64 of their XDR.
    static RECORDED: RefCell<std::vec::Vec<(String, String)>> = const { RefCell::new(std::vec::Vec::new()) };
}

/// An account of OpenZeppelin.
#[contract]
struct Account;

#[contractimpl]
impl CustomAccountInterface for Account {
    type Error = SmartAccountError;
    type Signature = AuthPayload;

    fn __check_auth(
        e: Env,
        signature_payload: Hash<32>,
        signatures: AuthPayload,
        auth_contexts: Vec<Context>,
    ) -> Result<(), SmartAccountError> {
        do_check_auth(&e, &signature_payload, &signatures, &auth_contexts)
    }
}

/// An account that approves everything, and records what it is given.
#[contract]
struct Recorder;

#[contractimpl]
impl CustomAccountInterface for Recorder {
    type Error = SmartAccountError;
    type Signature = Val;

    fn __check_auth(
        e: Env,
        signature_payload: Hash<32>,
        _signature: Val,
        auth_contexts: Vec<Context>,
    ) -> Result<(), SmartAccountError> {
        let contexts: Val = auth_contexts.into_val(&e);
        let value = ScVal::try_from_val(&e, &contexts).unwrap();
        let payload = hex(&signature_payload.to_array());
        RECORDED.with(|all| all.borrow_mut().push((payload, base64(&value))));
        Ok(())
    }
}

/// An account that asks another address over the payload itself.
#[contract]
struct Plain;

#[contractimpl]
impl Plain {
    pub fn __constructor(e: Env, delegate: Address) {
        e.storage().instance().set(&0u32, &delegate);
    }
}

#[contractimpl]
impl CustomAccountInterface for Plain {
    type Error = SmartAccountError;
    type Signature = Val;

    fn __check_auth(
        e: Env,
        signature_payload: Hash<32>,
        _signature: Val,
        _auth_contexts: Vec<Context>,
    ) -> Result<(), SmartAccountError> {
        let delegate: Address = e.storage().instance().get(&0u32).unwrap();
        delegate.require_auth_for_args((signature_payload.to_bytes(),).into_val(&e));
        Ok(())
    }
}

#[contract]
struct Ed25519Verifier;

#[contractimpl]
impl Verifier for Ed25519Verifier {
    type KeyData = BytesN<32>;
    type SigData = BytesN<64>;

    fn verify(e: &Env, hash: Bytes, key_data: BytesN<32>, sig_data: BytesN<64>) -> bool {
        ed25519::verify(e, &hash, &key_data, &sig_data)
    }

    fn canonicalize_key(e: &Env, key_data: BytesN<32>) -> Bytes {
        ed25519::canonicalize_key(e, &key_data)
    }

    fn batch_canonicalize_key(e: &Env, key_data: Vec<BytesN<32>>) -> Vec<Bytes> {
        ed25519::batch_canonicalize_key(e, &key_data)
    }
}

#[contract]
struct WebAuthnVerifier;

#[contractimpl]
impl Verifier for WebAuthnVerifier {
    type KeyData = Bytes;
    type SigData = Bytes;

    fn verify(e: &Env, hash: Bytes, key_data: Bytes, sig_data: Bytes) -> bool {
        use soroban_sdk::xdr::FromXdr;
        let data = WebAuthnSigData::from_xdr(e, &sig_data).unwrap();
        let key: BytesN<65> = key_data.slice(0..65).try_into().unwrap();
        webauthn::verify(e, &hash, &key, &data)
    }

    fn canonicalize_key(e: &Env, key_data: Bytes) -> Bytes {
        webauthn::canonicalize_key(e, &key_data)
    }

    fn batch_canonicalize_key(e: &Env, key_data: Vec<Bytes>) -> Vec<Bytes> {
        webauthn::batch_canonicalize_key(e, &key_data)
    }
}

/// A contract whose calls need the approval of their first argument.
#[contract]
struct Probe;

#[contractimpl]
impl Probe {
    pub fn ping(_e: Env, caller: Address) {
        caller.require_auth();
    }

    /// Calls itself at the contracts of a plan: a list of pairs of a contract and its own plan.
    pub fn walk(e: Env, caller: Address, plan: Vec<Val>) {
        caller.require_auth();
        for child in plan.iter() {
            let pair: Vec<Val> = child.into_val(&e);
            let contract: Address = pair.get_unchecked(0).into_val(&e);
            let args = Vec::from_array(&e, [caller.into_val(&e), pair.get_unchecked(1)]);
            e.invoke_contract::<Val>(&contract, &Symbol::new(&e, "walk"), args);
        }
    }

    #[allow(deprecated)] // the name of version 26
    /// Creates a contract in the name of the caller. The code is on no ledger, so this fails after it was approved.
    pub fn make(e: Env, caller: Address, code: BytesN<32>, salt: BytesN<32>, args: Vec<Val>) {
        caller.require_auth();
        e.deployer().with_address(caller, salt).deploy_v2(code, args);
    }
}

/// The stack of the program, in bytes: the host, built without optimization, recurses for each call in a tree of calls.
const STACK: usize = 1 << 30;

fn main() {
    // Without a name: the SDK writes a snapshot of the ledger for each environment of a thread that has one.
    std::thread::Builder::new().stack_size(STACK).spawn(run).unwrap().join().unwrap();
}

fn run() {
    std::panic::set_hook(Box::new(|_| {}));
    let mut out = std::io::stdout();
    for line in std::io::stdin().lock().lines() {
        let question: Value = serde_json::from_str(&line.unwrap()).unwrap();
        let answer = answer(&question);
        writeln!(out, "{answer}").unwrap();
        out.flush().unwrap();
    }
}

fn answer(question: &Value) -> Value {
    if question["op"] == "about" {
        return json!({ "sdk": env!("CARGO_PKG_NAME") });
    }
    RECORDED.with(|all| all.borrow_mut().clear());
    let e = Env::default();
    e.cost_estimate().budget().reset_unlimited();
    prepare(&e, question);
    let auth: std::vec::Vec<_> = list(&question["auth"])
        .map(|entry| read::<SorobanAuthorizationEntry>(entry.as_str().unwrap()))
        .collect();
    // An unsorted map among the signatures is refused here, before any call, by a panic.
    let accepted = catch_unwind(AssertUnwindSafe(|| {
        e.set_auths(&auth);
        true
    }))
    .unwrap_or(false)
        && call(&e, &question["call"]);
    let recorded: std::vec::Vec<Value> = RECORDED.with(|all| {
        all.borrow().iter().map(|(payload, contexts)| json!([payload, contexts])).collect()
    });
    json!({ "accepted": accepted, "errors": errors(&e), "recorded": recorded })
}

/// Makes the world of a question.
fn prepare(e: &Env, question: &Value) {
    let network = Bytes::from_slice(e, text(&question["network"]).as_bytes());
    let network_id = e.crypto().sha256(&network).to_array();
    e.ledger().with_mut(|info| {
        info.network_id = network_id;
        info.sequence_number = question["ledger"].as_u64().unwrap() as u32;
    });
    for contract in list(&question["contracts"]) {
        let address = address(e, &contract["address"]);
        match text(&contract["kind"]) {
            "account" => e.register_at(&address, Account, ()),
            "recorder" => e.register_at(&address, Recorder, ()),
            "plain" => {
                let delegate = self::address(e, &contract["delegate"]);
                e.register_at(&address, Plain, (delegate,))
            }
            "ed25519" => e.register_at(&address, Ed25519Verifier, ()),
            "webauthn" => e.register_at(&address, WebAuthnVerifier, ()),
            "probe" => e.register_at(&address, Probe, ()),
            kind => panic!("no contract {kind}"),
        };
    }
    for account in list(&question["accounts"]) {
        add_account(e, &address(e, &account["address"]));
    }
    for rule in list(&question["rules"]) {
        add_rule(e, rule);
    }
    if let Some(later) = question["laterLedger"].as_u64() {
        e.ledger().with_mut(|info| info.sequence_number = later as u32);
    }
}

fn add_rule(e: &Env, rule: &Value) {
    let mut signers = Vec::<Signer>::new(e);
    for signer in list(&rule["signers"]) {
        let value: Val = read::<ScVal>(signer.as_str().unwrap()).try_into_val(e).unwrap();
        signers.push_back(Signer::try_from_val(e, &value).unwrap());
    }
    let context = if rule["call"].is_null() {
        ContextRuleType::Default
    } else {
        ContextRuleType::CallContract(address(e, &rule["call"]))
    };
    let until = rule["validUntil"].as_u64().map(|ledger| ledger as u32);
    let name = SdkString::from_str(e, "rule");
    e.as_contract(&address(e, &rule["account"]), || {
        add_context_rule(e, &context, &name, until, &signers, &Map::new(e));
    });
}

/// Adds a classic account with the weight 1 of its key and thresholds of 0.
fn add_account(e: &Env, address: &Address) {
    let ScAddress::Account(id) = ScAddress::from(address) else { panic!("no account") };
    let AccountId(PublicKey::PublicKeyTypeEd25519(Uint256(key))) = id.clone();
    let account_id = AccountId(PublicKey::PublicKeyTypeEd25519(Uint256(key)));
    let entry = LedgerEntry {
        last_modified_ledger_seq: 0,
        data: LedgerEntryData::Account(AccountEntry {
            account_id: account_id.clone(),
            balance: 10_000_000,
            seq_num: SequenceNumber(0),
            num_sub_entries: 0,
            inflation_dest: None,
            flags: 0,
            home_domain: String32::default(),
            thresholds: Thresholds([1, 1, 1, 1]),
            signers: VecM::default(),
            ext: AccountEntryExt::V0,
        }),
        ext: LedgerEntryExt::V0,
    };
    let key = LedgerKey::Account(LedgerKeyAccount { account_id });
    e.host().add_ledger_entry(&Rc::new(key), &Rc::new(entry), None).unwrap();
}

/// Whether a call, or another host function, goes through.
fn call(e: &Env, call: &Value) -> bool {
    let function = match call["hostFunction"].as_str() {
        Some(xdr) => read::<HostFunction>(xdr),
        None => HostFunction::InvokeContract(InvokeContractArgs {
            contract_address: ScAddress::from(&address(e, &call["contract"])),
            function_name: text(&call["function"]).try_into().unwrap(),
            args: list(&call["args"])
                .map(|arg| read::<ScVal>(arg.as_str().unwrap()))
                .collect::<std::vec::Vec<_>>()
                .try_into()
                .unwrap(),
        }),
    };
    catch_unwind(AssertUnwindSafe(|| e.host().invoke_function(function).is_ok())).unwrap_or(false)
}

/// The errors in the topics of diagnostic events, each once, in their order.
fn errors(e: &Env) -> std::vec::Vec<String> {
    let mut found = std::vec::Vec::new();
    let Ok(events) = e.host().get_diagnostic_events() else { return found };
    for event in events.0 {
        let ContractEventBody::V0(body) = event.event.body;
        for topic in body.topics.iter() {
            let ScVal::Error(error) = topic else { continue };
            let name = match error {
                ScError::Contract(code) => format!("Contract #{code}"),
                other => format!("{} {:?}", other.name(), code_of(other)),
            };
            if !found.contains(&name) {
                found.push(name);
            }
        }
    }
    found
}

fn code_of(error: &ScError) -> soroban_sdk::xdr::ScErrorCode {
    match error {
        ScError::WasmVm(code)
        | ScError::Context(code)
        | ScError::Storage(code)
        | ScError::Object(code)
        | ScError::Crypto(code)
        | ScError::Events(code)
        | ScError::Budget(code)
        | ScError::Value(code)
        | ScError::Auth(code) => *code,
        ScError::Contract(_) => unreachable!(),
    }
}

fn address(e: &Env, value: &Value) -> Address {
    Address::from_str(e, text(value))
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap()
}

fn list(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

fn read<T: ReadXdr>(base64: &str) -> T {
    T::from_xdr_base64(base64, Limits::none()).unwrap()
}

fn base64(value: &ScVal) -> String {
    value.to_xdr_base64(Limits::none()).unwrap()
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
