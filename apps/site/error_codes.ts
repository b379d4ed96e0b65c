/** Reads the error codes, with problem and fix, from the comments of the members of `DwsaErrorCode`. */

/** An error code, and the two parts of its comment. */
export interface ErrorCode {
  readonly code: string;
  /** The problem: the first sentence of the comment. */
  readonly problem: string;
  /** The fix: the rest of the comment. */
  readonly remedy: string;
}

/**
 * Reads the error codes in source order.
 *
 * @param source the content of errors/dwsa_error.ts
 * @throws {Error} if the type is missing, or a code has no comment of two sentences
 */
export function readErrorCodes(source: string): ErrorCode[] {
  const [, union] = /export type DwsaErrorCode =\n([^]*?\| "[^"\n]+");\n/.exec(source) ?? [];
  if (union === undefined) throw new Error("expected errors/dwsa_error.ts to declare DwsaErrorCode");
  return [...union.matchAll(/(?:\/\*\*((?:(?!\*\/)[^])*)\*\/\s*)?\| "([^"]+)"/g)].map(([, comment = "", code]) => {
    const said = comment.replace(/\s*\n\s*\*\s?/g, " ").trim();
    const [, problem, remedy] = /^((?:(?!\. ).)+\.) (.+\.)$/.exec(said) ?? [];
    if (problem === undefined) {
      throw new Error(`expected the comment of ${code} to have two sentences: the problem and the fix`);
    }
    return { code: code!, problem, remedy: remedy! };
  });
}
