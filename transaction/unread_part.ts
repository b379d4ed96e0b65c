/** A part of a server's response that was not read. */

/**
 * A part of a server's response that no result depends on and that could not be read, for example since a newer server
 * sent it. Parts that a result depends on cause an error instead.
 */
export interface UnreadPart {
  /** The path of the part in the response, such as `stateChanges[0]`. */
  readonly path: string;
  /** The JSON of the part. */
  readonly value: unknown;
  /** The reason why the part could not be read. */
  readonly error: Error;
}
