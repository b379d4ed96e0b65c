//! The tasks of scripts/bench/native.ts with the crate `stellar-xdr`: decodes and encodes transaction metas, and converts them
//! to and from JSON.
//!
//!     native time FILE   # FILE has one base64 meta per line; responds to commands on standard input, see `answer`
//!     native events      # reads base64 metas from standard input, and prints the events of each as a JSON line

use base64::{engine::general_purpose::STANDARD, Engine};
use std::hint::black_box;
use std::io::{stdin, stdout, BufRead, BufWriter, Write};
use stellar_xdr::{Limited, Limits, ReadXdr, TransactionMeta, WriteXdr};

/// More than any value needs. Without a depth limit, hostile input could overflow the stack.
const LIMITS: Limits = Limits { depth: 500, len: 1 << 28 };

struct Sample {
    bytes: Vec<u8>,
    value: TransactionMeta,
    json: String,
}

fn main() {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match args.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        ["time", file] => time(file),
        ["events"] => events(),
        _ => panic!("expected: native time FILE, or native events"),
    }
}

fn decode(bytes: &[u8]) -> TransactionMeta {
    TransactionMeta::read_xdr_to_end(&mut Limited::new(bytes, LIMITS)).expect("a TransactionMeta")
}

fn encode(value: &TransactionMeta) -> Vec<u8> {
    value.to_xdr(LIMITS).expect("a value that can be encoded")
}

fn time(file: &str) {
    let text = std::fs::read_to_string(file).expect("a file");
    let samples: Vec<Sample> = text.lines().map(|line| {
        let bytes = STANDARD.decode(line).expect("base64");
        let value = decode(&bytes);
        let json = serde_json::to_string(&value).expect("JSON");
        assert_eq!(encode(&value), bytes, "encoding gives other bytes");
        assert_eq!(serde_json::from_str::<TransactionMeta>(&json).expect("JSON"), value, "reading gives another value");
        Sample { bytes, value, json }
    }).collect();
    for line in stdin().lock().lines() {
        answer(&line.expect("text"), &samples);
        stdout().flush().expect("a reader");
    }
}

/// `json` prints the JSON of each value, one per line. `WORK N` runs the task N times with all values, and prints the
/// processor time in nanoseconds.
fn answer(question: &str, samples: &[Sample]) {
    if question == "json" {
        return samples.iter().for_each(|sample| println!("{}", sample.json));
    }
    let (work, times) = question.split_once(' ').expect("work and a number");
    let work: fn(&Sample) = match work {
        "decode" => |sample| drop(black_box(decode(&sample.bytes))),
        "encode" => |sample| drop(black_box(encode(&sample.value))),
        "to_json" => |sample| drop(black_box(serde_json::to_string(&sample.value).expect("JSON"))),
        "xdr_to_json" => |sample| drop(black_box(serde_json::to_string(&decode(&sample.bytes)).expect("JSON"))),
        "from_json" => |sample| drop(black_box(serde_json::from_str::<TransactionMeta>(&sample.json).expect("JSON"))),
        _ => panic!("unknown work: {work}"),
    };
    let start = processor_time();
    for _ in 0..times.parse::<u32>().expect("a number") {
        samples.iter().for_each(work);
    }
    println!("{}", processor_time() - start);
}

/// Returns the processor time in nanoseconds.
fn processor_time() -> i64 {
    let mut time = libc::timespec { tv_sec: 0, tv_nsec: 0 };
    // The call writes only to the given structure.
    let status = unsafe { libc::clock_gettime(libc::CLOCK_PROCESS_CPUTIME_ID, &mut time) };
    assert_eq!(status, 0, "no clock of processor time");
    time.tv_sec * 1_000_000_000 + time.tv_nsec
}

fn events() {
    let mut out = BufWriter::new(stdout().lock());
    for line in stdin().lock().lines() {
        let meta = decode(&STANDARD.decode(line.expect("text")).expect("base64"));
        let events = match &meta {
            TransactionMeta::V3(meta) => serde_json::to_string(&meta.soroban_meta.as_ref().map(|meta| &meta.events)),
            TransactionMeta::V4(meta) => {
                let of_operations: Vec<_> = meta.operations.iter().flat_map(|operation| operation.events.iter()).collect();
                serde_json::to_string(&(&meta.events, of_operations))
            }
            _ => Ok("[]".into()),
        };
        writeln!(out, "{}", events.expect("JSON")).expect("a reader");
    }
}
