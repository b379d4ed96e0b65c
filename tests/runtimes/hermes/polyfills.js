/** Polyfills that apps have. The source of random bytes is a stub, since the real one needs a phone. */
import { Buffer } from "buffer";
import { TextDecoder, TextEncoder } from "text-encoding-polyfill";
const getRandomValues = (bytes) => bytes.map((_, i) => bytes[i] = Math.random() * 256);
Object.assign(globalThis, { Buffer, TextDecoder, TextEncoder, crypto: { getRandomValues } });
