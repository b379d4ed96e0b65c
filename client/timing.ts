/** Replacements for the timer, the clock and the random number generator of the platform. */
export interface Timing {
  /** Waits for the given number of milliseconds; by default with the platform's `setTimeout`. */
  readonly sleep?: ((milliseconds: number) => Promise<unknown>) | undefined;
  /** Returns the time in milliseconds since 1970; `Date.now` by default. */
  readonly now?: (() => number) | undefined;
  /** Returns unpredictable bytes, for salts and for the length of pauses; by default from `crypto.getRandomValues`. */
  readonly random?: ((length: number) => Uint8Array) | undefined;
}
