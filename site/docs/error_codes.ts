/** The error codes with what is wrong and what to do, from the comments of the members of `DwsaErrorCode`. */

/** A code with its comment. */
export interface ErrorCode {
  readonly code: string;
  /** The problem: the first sentence of the comment. */
  readonly problem: string;
  /** The fix: the rest of the comment. */
  readonly remedy: string;
}

/**
 * Reads the codes in their order.
 *
 * @param source the content of errors/dwsa_error.ts
 * @throws {Error} when a code has no comment of two sentences
 */
export function readErrorCodes(source: string): ErrorCode[] {
  const [, union] = /export type DwsaErrorCode =\n([^]*?);\n/.exec(source) ?? [];
  if (union === undefined) throw new Error("expected errors/dwsa_error.ts to declare DwsaErrorCode");
  return [...union.matchAll(/(?:\/\*\*((?:(?!\*\/)[^])*)\*\/\s*)?\| "([^"]+)"/g)].map(([, comment = "", code]) => {
    const said = comment.replace(/\s*\n\s*\*\s?/g, " ").trim();
    const [, problem, remedy] = /^((?:(?!\. ).)+\.) (.+\.)$/.exec(said) ?? [];
    if (problem === undefined) throw new Error(`expected a comment with what is wrong, and what to do: ${code}`);
    return { code: code!, problem, remedy: remedy! };
  });
}
