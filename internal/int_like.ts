/** An integer as a bigint, as a safe number, or as decimal text. */
export type IntLike = bigint | number | string;
