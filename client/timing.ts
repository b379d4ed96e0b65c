/** The timer, clock and random number generator, which the caller can replace. */
export interface Timing {
  /** Waits for some milliseconds. By default, the platform's `setTimeout`. */
  readonly sleep?: ((milliseconds: number) => Promise<unknown>) | undefined;
  /** The time in milliseconds since 1970. By default, `Date.now`. */
  readonly now?: (() => number) | undefined;
  /** Unpredictable bytes, for salts and for the length of pauses. By default, `crypto.getRandomValues`. */
  readonly random?: ((length: number) => Uint8Array) | undefined;
}
