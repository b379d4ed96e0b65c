//! A contract with the kinds of types, names, documentation and events that the corpus has seldom or never.
//! Compiled with soroban-sdk 28.0.0; kinds.json has the entries of its interface.

#![no_std]
#![allow(non_camel_case_types, non_snake_case, non_upper_case_globals, dead_code)]
use soroban_sdk::{contract, contracterror, contractevent, contractimpl, contracttype, crypto::{bls12_381::{Bls12381Fr, Bls12381G1Affine}, bn254::Bn254G1Affine}, Address, Bytes, BytesN, Duration, Env, Error, Map, MuxedAddress, String, Symbol, Timepoint, Val, Vec, I256, U256, auth::{Context, CustomAccountInterface}};

/// A *markdown* doc with `code`, a [link](https://x.y) and */ end of comment /* and `${injection}`
///
/// # Heading
/// \ backslash "quotes" 'single' é ü 漢字 🎉 	tab <script>alert(1)</script>
#[contracttype]
#[derive(Clone)]
pub struct Key { pub b: u32, pub a: Symbol, pub aa: Option<BytesN<32>>, pub _z: bool, pub Z: i128 }

#[contracttype]
#[derive(Clone)]
pub struct Pair(pub Key, pub Side);

#[contracttype]
#[derive(Clone)]
pub struct Single(pub u64);

#[contracttype]
#[derive(Clone)]
pub struct Twelve(pub u32, pub u32, pub u32, pub u32, pub u32, pub u32, pub u32, pub u32, pub u32, pub u32, pub i64, pub Symbol);

#[contracttype]
#[derive(Clone, Copy)]
#[repr(u32)]
pub enum Side { Buy = 1, Sell = 4294967295, r#type = 3, constructor = 0 }

#[contracttype]
#[derive(Clone)]
pub enum Tree { Leaf, Node(Vec<Tree>), Pair(Key, Map<Key, Vec<Option<Pair>>>), r#default(u32, i32, u64, i64, u128, i128, Bytes), __proto__(U256, I256) }

#[contracttype]
#[derive(Clone)]
pub struct Recursive { pub next: Vec<Recursive>, pub by_name: Map<Symbol, Recursive>, pub tree: Tree }

#[contracttype]
#[derive(Clone)]
pub struct Keywords { pub __proto__: u32, pub constructor: u64, pub r#type: bool, pub default: i32, pub toString: String, pub hasOwnProperty: Val, pub class: Option<Option<u32>> }

#[contracttype]
#[derive(Clone)]
pub struct Empty {}

#[contracttype]
#[derive(Clone)]
pub struct Everything {
    pub m1: Map<(u32, Symbol), Key>, pub m2: Map<Pair, Side>, pub m3: Map<Map<u32, u32>, Vec<Vec<BytesN<4>>>>, pub m4: Map<Side, Tree>, pub m5: Map<Address, Map<BytesN<32>, Option<i128>>>,
    pub t1: (u32,), pub t2: (Key, (Pair, Tree), Vec<(bool, Error)>), pub tp: Timepoint, pub du: Duration, pub unit: (), pub mux: MuxedAddress, pub o: Option<Vec<Option<Side>>>, pub e: Failure,
    pub g: Bls12381G1Affine, pub f: Bls12381Fr, pub h: Bn254G1Affine, pub t12: (u32,u32,u32,u32,u32,u32,u32,u32,u32,u32,u32,i64),
}

/// Errors
#[contracterror]
#[derive(Copy, Clone, Debug, Eq, PartialEq, PartialOrd, Ord)]
#[repr(u32)]
pub enum Failure { 
    /// Not enough: `*/` and "quotes"
    NotEnough = 1, 
    r#null = 4294967295, constructor = 0 }

#[contracterror]
#[derive(Copy, Clone, Debug, Eq, PartialEq, PartialOrd, Ord)]
#[repr(u32)]
pub enum Other { Same = 1, Else = 7 }

#[contractevent]
pub struct Moved { #[topic] pub from: Address, #[topic] pub to: Option<Address>, pub amount: i128, pub note: Option<String> }
#[contractevent(topics = ["moved", "v2"], data_format = "vec")]
pub struct MovedVec { #[topic] pub key: Key, pub a: i128, pub b: Vec<Tree> }
#[contractevent(topics = ["moved", "single"], data_format = "single-value")]
pub struct MovedSingle { #[topic] pub side: Side, pub a: Everything }
#[contractevent(topics = [], data_format = "map")]
pub struct NoTopics { pub __proto__: u32, pub constructor: u32, pub name: Symbol }
#[contractevent(data_format = "single-value")]
pub struct NoData { #[topic] pub who: MuxedAddress }
#[contractevent(data_format = "vec")]
pub struct NoDataVec { #[topic] pub m: Map<Symbol, u32> }
#[contractevent]
pub struct Bare {}

#[contract]
pub struct Kinds;

#[contractimpl]
impl Kinds {
    pub fn __constructor(env: Env, admin: Address, key: Key) { let _ = (env, admin, key); }
    /// */ closes; `ticks` ${x} \u{1b}[31m red
    pub fn everything(env: Env, everything: Everything, tree: Tree, recursive: Recursive) -> Result<Everything, Failure> { let _ = (env, tree, recursive); Ok(everything) }
    pub fn keywords(env: Env, __proto__: Keywords, constructor: u32, toString: Empty) -> Keywords { let _ = (env, constructor, toString); __proto__ }
    pub fn r#delete(env: Env, r#type: u32, default: Single, class: Twelve) -> (Single, Twelve) { let _ = (env, r#type); (default, class) }
    pub fn hasOwnProperty(env: Env, v: Val) -> Val { let _ = env; v }
    pub fn nothing(env: Env) { let _ = env; }
    pub fn unit(env: Env) -> () { let _ = env; }
    pub fn may_fail(env: Env, a: Option<Vec<Map<Symbol, (Key, Side)>>>) -> Result<(), Error> { let _ = (env, a); Ok(()) }
    pub fn nested(env: Env, a: Vec<Option<Map<Address, Vec<(u32, Option<Tree>)>>>>, b: Option<Map<Option<u32>, Option<()>>>) -> Result<Option<Vec<Tree>>, Other> { let _ = (env, a, b); Ok(None) }
    pub fn ten(env: Env, a: u32, b: i32, c: u64, d: i64, e: u128, f: i128, g: U256, h: I256, i: Timepoint, j: Duration) -> Map<u32, Map<i32, Map<u64, Map<i64, Map<u128, Map<i128, Map<U256, Map<I256, Map<Timepoint, Duration>>>>>>>>> { let _ = (a, b, c, d, e, f, g, h, i, j); Map::new(&env) }
    pub fn a_name_of_exactly_thirty_two_xxx(env: Env, argument_name_of_thirty_charsx: Error) -> Failure { let _ = (env, argument_name_of_thirty_charsx); Failure::NotEnough }
}

#[contractimpl]
impl CustomAccountInterface for Kinds {
    type Signature = Vec<Key>;
    type Error = Failure;
    fn __check_auth(_env: Env, _signature_payload: soroban_sdk::crypto::Hash<32>, _signatures: Vec<Key>, _auth_contexts: Vec<Context>) -> Result<(), Failure> { Ok(()) }
}
