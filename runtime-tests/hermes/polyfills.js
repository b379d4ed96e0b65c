/** What apps have. Of the source of random bytes, which is the phone, only the form is tried. */
import { Buffer } from "buffer";
import { TextDecoder, TextEncoder } from "text-encoding-polyfill";
const getRandomValues = (bytes) => bytes.map((_, i) => bytes[i] = Math.random() * 256);
Object.assign(globalThis, { Buffer, TextDecoder, TextEncoder, crypto: { getRandomValues } });
