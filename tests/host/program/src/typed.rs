//! A contract whose functions take the types that its interface declares: each argument is converted as a contract in
//! Rust converts it, by the conversions of the host's own crates.

use std::collections::BTreeMap;
use std::rc::Rc;

use soroban_env_host::{
    xdr::{
        HostFunction, ScAddress, ScErrorType, ScSpecEntry, ScSpecFunctionV0, ScSpecTypeDef, ScSpecUdtUnionCaseV0, ScVal,
    },
    AddressObject, BytesObject, ContractFunctionSet, DurationVal, Env, EnvBase, Error, Host, I256Val, MapObject,
    MuxedAddressObject, StringObject, Symbol, SymbolStr, TimepointVal, TryFromVal, U256Val, U32Val, Val, VecObject,
};

/// The functions and the types of an interface.
pub struct Typed {
    functions: BTreeMap<String, ScSpecFunctionV0>,
    types: BTreeMap<String, ScSpecEntry>,
}

impl Typed {
    pub fn new(entries: Vec<ScSpecEntry>) -> Self {
        let mut typed = Typed { functions: BTreeMap::new(), types: BTreeMap::new() };
        for entry in entries {
            let name = match &entry {
                ScSpecEntry::FunctionV0(function) => {
                    typed.functions.insert(function.name.to_string(), function.clone());
                    continue;
                }
                ScSpecEntry::UdtStructV0(of) => of.name.to_string(),
                ScSpecEntry::UdtUnionV0(of) => of.name.to_string(),
                ScSpecEntry::UdtEnumV0(of) => of.name.to_string(),
                ScSpecEntry::UdtErrorEnumV0(of) => of.name.to_string(),
                ScSpecEntry::EventV0(_) => continue,
            };
            typed.types.insert(name, entry);
        }
        typed
    }

    /// Puts the contract at the address that a function calls.
    pub fn install(self, host: &Host, function: &HostFunction) -> Result<(), String> {
        let HostFunction::InvokeContract(call) = function else { return Err("not the call of a contract".into()) };
        (|| {
            let address: ScAddress = call.contract_address.clone();
            let address = AddressObject::try_from_val(host, &Val::try_from_val(host, &ScVal::Address(address))?)?;
            host.register_test_contract(address, Rc::new(self))
        })()
        .map_err(|error| format!("{error:?}"))
    }

    /// Whether a contract can have the value as one of this type.
    fn fits(&self, host: &Host, of: &ScSpecTypeDef, val: Val) -> bool {
        fn is<T: TryFromVal<Host, Val>>(host: &Host, val: Val) -> bool {
            T::try_from_val(host, &val).is_ok()
        }
        match of {
            ScSpecTypeDef::Val => true,
            ScSpecTypeDef::Bool => is::<bool>(host, val),
            ScSpecTypeDef::Void => is::<()>(host, val),
            ScSpecTypeDef::Error => is::<Error>(host, val),
            ScSpecTypeDef::U32 => is::<u32>(host, val),
            ScSpecTypeDef::I32 => is::<i32>(host, val),
            ScSpecTypeDef::U64 => is::<u64>(host, val),
            ScSpecTypeDef::I64 => is::<i64>(host, val),
            ScSpecTypeDef::Timepoint => is::<TimepointVal>(host, val),
            ScSpecTypeDef::Duration => is::<DurationVal>(host, val),
            ScSpecTypeDef::U128 => is::<u128>(host, val),
            ScSpecTypeDef::I128 => is::<i128>(host, val),
            ScSpecTypeDef::U256 => is::<U256Val>(host, val),
            ScSpecTypeDef::I256 => is::<I256Val>(host, val),
            ScSpecTypeDef::Bytes => is::<BytesObject>(host, val),
            ScSpecTypeDef::String => is::<StringObject>(host, val),
            ScSpecTypeDef::Symbol => is::<Symbol>(host, val),
            ScSpecTypeDef::Address => is::<AddressObject>(host, val),
            ScSpecTypeDef::MuxedAddress => is::<AddressObject>(host, val) || is::<MuxedAddressObject>(host, val),
            ScSpecTypeDef::Option(option) => is::<()>(host, val) || self.fits(host, &option.value_type, val),
            // No argument is a result: its value alone is given.
            ScSpecTypeDef::Result(result) => self.fits(host, &result.ok_type, val),
            ScSpecTypeDef::Vec(vec) => {
                items(host, val).is_some_and(|items| items.iter().all(|item| self.fits(host, &vec.element_type, *item)))
            }
            ScSpecTypeDef::Map(map) => entries(host, val).is_some_and(|entries| {
                entries.iter().all(|(key, value)| {
                    self.fits(host, &map.key_type, *key) && self.fits(host, &map.value_type, *value)
                })
            }),
            ScSpecTypeDef::Tuple(tuple) if tuple.value_types.is_empty() => is::<()>(host, val),
            ScSpecTypeDef::Tuple(tuple) => self.list(host, &tuple.value_types, val),
            ScSpecTypeDef::BytesN(bytes) => BytesObject::try_from_val(host, &val)
                .ok()
                .and_then(|val| host.bytes_len(val).ok())
                .is_some_and(|length| u32::from(length) == bytes.n),
            ScSpecTypeDef::Udt(udt) => {
                self.types.get(&udt.name.to_string()).is_some_and(|of| self.defined(host, of, val))
            }
            #[allow(unreachable_patterns)] // later protocols have more types
            _ => false,
        }
    }

    /// A list of exactly these types.
    fn list(&self, host: &Host, types: &[ScSpecTypeDef], val: Val) -> bool {
        items(host, val).is_some_and(|items| {
            items.len() == types.len() && types.iter().zip(items).all(|(of, item)| self.fits(host, of, item))
        })
    }

    fn defined(&self, host: &Host, of: &ScSpecEntry, val: Val) -> bool {
        match of {
            ScSpecEntry::UdtStructV0(of) if of.fields.iter().any(|field| is_number(&field.name.to_string())) => {
                let mut fields: Vec<_> = of.fields.iter().collect();
                fields.sort_by_key(|field| field.name.to_string().parse::<u32>().ok());
                let types: Vec<_> = fields.iter().map(|field| field.type_.clone()).collect();
                self.list(host, &types, val)
            }
            ScSpecEntry::UdtStructV0(of) => {
                let mut fields: Vec<_> = of.fields.iter().map(|field| (field.name.to_string(), &field.type_)).collect();
                fields.sort_by(|a, b| a.0.cmp(&b.0));
                let names: Vec<&str> = fields.iter().map(|(name, _)| name.as_str()).collect();
                let mut values = vec![Val::VOID.to_val(); names.len()];
                let Ok(map) = MapObject::try_from_val(host, &val) else { return false };
                let Some(length) = host.map_len(map).ok().map(u32::from) else { return false };
                // A field that is an option may be missing (CAP-86). No other field may be there.
                let unpacked = if length as usize == names.len() {
                    host.map_unpack_to_slice(map, &names, &mut values)
                } else {
                    host.sparse_map_unpack_to_slice(map, &names, &mut values)
                };
                let mut found = 0;
                unpacked.is_ok()
                    && fields.iter().zip(values).all(|((name, of), value)| {
                        let is_there = symbol(host, name)
                            .and_then(|name| host.map_has(map, name.into()).ok())
                            .is_some_and(bool::from);
                        found += u32::from(is_there);
                        if is_there {
                            self.fits(host, of, value)
                        } else {
                            matches!(of, ScSpecTypeDef::Option(_))
                        }
                    })
                    && found == length
            }
            ScSpecEntry::UdtUnionV0(of) => {
                let Some(items) = items(host, val) else { return false };
                let Some(name) = items.first().and_then(|name| text_of(host, *name)) else { return false };
                of.cases.iter().any(|case| match case {
                    ScSpecUdtUnionCaseV0::VoidV0(case) => case.name.to_string() == name && items.len() == 1,
                    ScSpecUdtUnionCaseV0::TupleV0(case) => {
                        case.name.to_string() == name
                            && items.len() == case.type_.len() + 1
                            && case.type_.iter().zip(&items[1..]).all(|(of, item)| self.fits(host, of, *item))
                    }
                })
            }
            ScSpecEntry::UdtEnumV0(of) => number_of(host, val).is_some_and(|n| of.cases.iter().any(|c| c.value == n)),
            ScSpecEntry::UdtErrorEnumV0(of) => Error::try_from_val(host, &val).is_ok_and(|error| {
                error.is_type(ScErrorType::Contract) && of.cases.iter().any(|case| case.value == error.get_code())
            }),
            _ => false,
        }
    }
}

impl ContractFunctionSet for Typed {
    /// Fails with the number of the first argument that is not of its type, counted from 1; 0 is their number.
    fn call(&self, func: &Symbol, host: &Host, args: &[Val]) -> Option<Val> {
        let function = self.functions.get(&text_of(host, (*func).into())?)?;
        let error = |number| Some(Error::from_contract_error(number).to_val());
        if args.len() != function.inputs.len() {
            return error(0);
        }
        for (i, (input, arg)) in function.inputs.iter().zip(args).enumerate() {
            if !self.fits(host, &input.type_, *arg) {
                return error(i as u32 + 1);
            }
        }
        Some(Val::VOID.to_val())
    }
}

fn is_number(name: &str) -> bool {
    name.bytes().all(|byte| byte.is_ascii_digit())
}

fn number_of(host: &Host, val: Val) -> Option<u32> {
    u32::try_from_val(host, &val).ok()
}

fn text_of(host: &Host, val: Val) -> Option<String> {
    let symbol = Symbol::try_from_val(host, &val).ok()?;
    Some(SymbolStr::try_from_val(host, &symbol).ok()?.to_string())
}

fn symbol(host: &Host, name: &str) -> Option<Symbol> {
    Symbol::try_from_val(host, &name).ok()
}

fn items(host: &Host, val: Val) -> Option<Vec<Val>> {
    let vec = VecObject::try_from_val(host, &val).ok()?;
    let mut items = vec![Val::VOID.to_val(); u32::from(host.vec_len(vec).ok()?) as usize];
    host.vec_unpack_to_slice(vec, &mut items).ok()?;
    Some(items)
}

fn entries(host: &Host, val: Val) -> Option<Vec<(Val, Val)>> {
    let map = MapObject::try_from_val(host, &val).ok()?;
    let length = u32::from(host.map_len(map).ok()?);
    (0..length)
        .map(|i| {
            let at = U32Val::from(i);
            Some((host.map_key_by_pos(map, at).ok()?, host.map_val_by_pos(map, at).ok()?))
        })
        .collect()
}
