//! What the program answers.

use std::any::Any;

use serde::Serialize;
use serde_json::Value;
use soroban_env_host::{
    xdr::{ScError, WriteXdr},
    HostError, DEFAULT_XDR_RW_LIMITS,
};

/// One answer. `stage` says where it ended: "decode" (bytes that are no XDR of their type), "entries" (authorization
/// entries refused before the call), "transaction" (refused by what a node checks around the call), "call", or one that is
/// no verdict: "panic", "question", "budget".
#[derive(Serialize)]
pub struct Answer {
    pub stage: &'static str,
    pub ok: bool,
    /// The type of the error, as `ScErrorType` names it.
    #[serde(rename = "type", skip_serializing_if = "Option::is_none")]
    pub kind: Option<String>,
    /// The code of the error: a name of `ScErrorCode`, or the number of a contract's own error.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub code: Option<String>,
    /// For people; not part of the verdict.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub value: Option<Value>,
}

impl Answer {
    pub fn ok(stage: &'static str, value: Option<Value>) -> Self {
        Answer { stage, ok: true, kind: None, code: None, text: None, value }
    }

    pub fn refused(stage: &'static str, error: &HostError) -> Self {
        let (kind, code) = name(error);
        let stage = if kind == "Budget" { "budget" } else { stage };
        Answer { stage, ok: false, kind: Some(kind), code: Some(code), text: None, value: None }
    }

    pub fn failed(stage: &'static str, text: String) -> Self {
        Answer { stage, ok: false, kind: None, code: None, text: Some(text), value: None }
    }

    /// A verdict with a name of its own, of what a node decides around the host.
    pub fn named(stage: &'static str, kind: &str, code: &str) -> Self {
        Answer { stage, ok: false, kind: Some(kind.into()), code: Some(code.into()), text: None, value: None }
    }

    pub fn panic(panic: Box<dyn Any + Send>) -> Self {
        let text = panic
            .downcast_ref::<String>()
            .cloned()
            .or_else(|| panic.downcast_ref::<&str>().map(|text| text.to_string()))
            .unwrap_or_default();
        Answer::failed("panic", text)
    }

    pub fn with_value(mut self, value: Option<Value>) -> Self {
        self.value = value;
        self
    }

    pub fn with_text(mut self, text: Option<String>) -> Self {
        self.text = text;
        self
    }
}

/// The type and the code of an error.
pub fn name(error: &HostError) -> (String, String) {
    match ScError::try_from(error.error) {
        Ok(ScError::Contract(number)) => ("Contract".into(), number.to_string()),
        Ok(
            ScError::WasmVm(code)
            | ScError::Context(code)
            | ScError::Storage(code)
            | ScError::Object(code)
            | ScError::Crypto(code)
            | ScError::Events(code)
            | ScError::Budget(code)
            | ScError::Value(code)
            | ScError::Auth(code),
        ) => (ScError::try_from(error.error).expect("as above").discriminant().name().into(), code.name().into()),
        Err(_) => ("unknown".into(), format!("{:?}", error.error)),
    }
}

pub fn to_base64(value: &impl WriteXdr) -> String {
    value.to_xdr_base64(DEFAULT_XDR_RW_LIMITS).expect("a value of the host has XDR")
}
