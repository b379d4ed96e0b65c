/** As much of CBOR (RFC 8949) as it takes to find a field in the attestation of a passkey. */

/** The start of a data item: its major type, the number in it, and where what follows begins. */
interface Head {
  readonly major: number;
  readonly value: number;
  readonly next: number;
}

/** Levels of nesting that are followed; attestations have four at most. */
const MAX_LEVELS = 16;

/** The byte string at `name` in a CBOR map with text keys; `undefined` when it is not there. */
export function findCborBytes(cbor: Uint8Array, name: string): Uint8Array | undefined {
  const map = readHead(cbor, 0);
  if (map?.major !== 5) return undefined;
  let offset: number | undefined = map.next;
  for (let i = 0; i < map.value && offset !== undefined; i++) {
    const key = readHead(cbor, offset);
    if (key?.major !== 3) return undefined;
    const end = key.next + key.value;
    const isWanted = key.value === name.length && String.fromCharCode(...cbor.subarray(key.next, end)) === name;
    if (isWanted) {
      const value = readHead(cbor, end);
      const bytes = value && cbor.subarray(value.next, value.next + value.value);
      return value?.major === 2 && bytes?.length === value.value ? bytes : undefined;
    }
    offset = skip(cbor, end, MAX_LEVELS);
  }
  return undefined;
}

/** Where the data item that begins at `offset` ends. */
function skip(cbor: Uint8Array, offset: number, levels: number): number | undefined {
  const head = readHead(cbor, offset);
  if (head === undefined || levels === 0) return undefined;
  const { major, value, next } = head;
  if (major === 2 || major === 3) return next + value; // byte and text strings
  const items = major === 4 ? value : major === 5 ? 2 * value : major === 6 ? 1 : 0; // arrays, maps, tags
  let end: number | undefined = next;
  for (let i = 0; i < items && end !== undefined; i++) end = skip(cbor, end, levels - 1);
  return end;
}

function readHead(cbor: Uint8Array, offset: number): Head | undefined {
  const first = cbor[offset];
  if (first === undefined) return undefined;
  const short = first & 31;
  const size = short < 24 ? 0 : short < 28 ? 1 << (short - 24) : NaN; // CTAP2 has no indefinite lengths
  const next = offset + 1 + size;
  if (!(next <= cbor.length)) return undefined;
  let value = size === 0 ? short : 0;
  for (const byte of cbor.subarray(offset + 1, next)) value = value * 256 + byte;
  return { major: first >> 5, value, next };
}
