//! Answers questions by the network's own smart-contract host: one JSON object a line in, one a line out.
//!
//! Each question runs on a host of its own. A panic is reported as the stage "panic" and an exhausted budget by its
//! error: neither is a verdict, and the program that asks must fail on both.

mod answers;
mod contracts;
mod ledger;
mod questions;
mod strkeys;
mod transactions;
mod typed;

use std::io::{stdin, stdout, BufRead, BufWriter, Write};
use std::panic::{catch_unwind, set_hook, AssertUnwindSafe};

use answers::Answer;
use contracts::Contracts;
use questions::Question;

/// Deep values recurse through hundreds of frames.
const STACK: usize = 256 << 20;

fn main() {
    std::thread::Builder::new()
        .stack_size(STACK)
        .spawn(serve)
        .expect("a thread")
        .join()
        .expect("no panic outside of a question");
}

fn serve() {
    set_hook(Box::new(|_| {})); // a panic is part of the answer
    let contracts = Contracts::new();
    let mut out = BufWriter::new(stdout().lock());
    for line in stdin().lock().lines() {
        let line = line.expect("a line of UTF-8");
        let answer = match serde_json::from_str::<Question>(&line) {
            Ok(question) => catch_unwind(AssertUnwindSafe(|| question.answer(&contracts)))
                .unwrap_or_else(|panic| Answer::panic(panic)),
            Err(error) => Answer::failed("question", error.to_string()),
        };
        serde_json::to_writer(&mut out, &answer).expect("stdout");
        out.write_all(b"\n").expect("stdout");
        out.flush().expect("stdout");
    }
}
