/** An integer: a bigint, a safe integer, or its decimal digits as text. */
export type IntLike = bigint | number | string;
