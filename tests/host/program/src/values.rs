//! Prints arbitrary values of all wire types, made by the crate stellar-xdr: on each line the type, the XDR in base64
//! and the JSON, separated by tabs.
//!
//! Arguments: the number of values, and a seed. The values of a type follow from the seed and the index of the value.

use arbitrary::Unstructured;
use std::io::{BufWriter, Write};
use stellar_xdr::{Limits, Type, TypeVariant, WriteXdr};

/// SplitMix64.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }
}

/// The numbers of bytes from which values are made: few bytes make short values, many make nested ones.
const SIZES: [usize; 4] = [48, 192, 768, 3072];

/// Types that the crate writes as numbers if they are the whole value, and one that has another name in the library.
const UNNAMED: [&str; 3] = ["Int64", "Uint64", "Uint256"];

/// The types that most functions read: a tenth of the values.
const READ: [TypeVariant; 3] =
    [TypeVariant::TransactionEnvelope, TypeVariant::SorobanAuthorizationEntry, TypeVariant::TransactionMeta];

fn main() {
    let mut args = std::env::args().skip(1);
    let mut number = |name: &str| -> u64 {
        let text = args.next().unwrap_or_else(|| panic!("missing argument: {name}"));
        text.parse().unwrap_or_else(|_| panic!("not a number: {name}"))
    };
    let (count, seed) = (number("count"), number("seed"));
    let variants: Vec<_> =
        TypeVariant::variants().into_iter().filter(|variant| !UNNAMED.contains(&variant.name())).collect();
    let mut out = BufWriter::new(std::io::stdout().lock());
    let (mut made, mut index) = (0, 0);
    while made < count {
        let mut random = Random(seed.wrapping_mul(0x1_0000_0000).wrapping_add(index));
        let variant = match index % 10 {
            9 => READ[(random.next() % 3) as usize],
            _ => variants[(index % variants.len() as u64) as usize],
        };
        index += 1;
        let size = SIZES[(random.next() % 4) as usize];
        let mut bytes = Vec::with_capacity(size + 8);
        while bytes.len() < size {
            // Zeros and small numbers reach rare cases, such as empty lists and the first arms.
            let word = random.next().to_le_bytes();
            if random.next() % 8 == 0 {
                bytes.extend([0; 8]);
            } else {
                bytes.extend(word);
            }
        }
        let Ok(value) = Type::arbitrary(variant, &mut Unstructured::new(&bytes)) else {
            continue;
        };
        let xdr = value.to_xdr_base64(Limits::none()).expect("XDR");
        let json = serde_json::to_string(&value).expect("JSON");
        writeln!(out, "{}\t{xdr}\t{json}", variant.name()).expect("stdout");
        made += 1;
    }
}
