/** A plain reference implementation of SEP-23. It is slow, and uses no code of the library. */

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** Encodes a version byte and a body of any length. */
export function referenceEncode(version: number, body: Uint8Array): string {
  const data = [version, ...body];
  const crc = crc16(data);
  const bits = [...data, crc & 255, crc >> 8].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return bits.replace(/.{1,5}/g, (five) => ALPHABET[parseInt(five.padEnd(5, "0"), 2)]!);
}

/** Decodes the body of a strkey; `undefined` if encoding it again returns a different string. */
export function referenceDecode(version: number, text: string): Uint8Array | undefined {
  const bits = Array.from(text, (letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, "0")).join("");
  const bytes = (bits.match(/.{8}/g) ?? []).map((byte) => parseInt(byte, 2));
  const body = Uint8Array.from(bytes.slice(1, -2));
  return referenceEncode(version, body) === text ? body : undefined;
}

/** Computes CRC-16/XMODEM bit by bit. */
function crc16(data: readonly number[]): number {
  let crc = 0;
  for (const byte of data) {
    crc ^= byte << 8;
    for (let bit = 0; bit < 8; bit++) crc = crc & 0x8000 ? (crc << 1 ^ 0x1021) & 0xffff : crc << 1;
  }
  return crc;
}
