/** Small pieces of emitted text. */

import { capital, fieldName } from "./names.ts";

/** The static name of a class. */
export function nameGetter(name: string): string {
  return `  /** The name of the type. */\n  static get xdrName(): string {\n    return ${JSON.stringify(name)};\n  }`;
}

/** A name that can be a variable: not a reserved word, and none of the names that the emitted code uses itself. */
export function local(name: string): string {
  const field = fieldName(name);
  return /^(function|default|switch|new|delete|in|r|w|value|copyOf)$/.test(field) ? `${field}_` : field;
}

/** A doc comment of one line. */
export function doc(text: string): string {
  return `/** ${text} */`;
}

/** What a field or an arm means, if its comment says so, and what it is. */
export function meaning(comment: string, phrase: string): string {
  return `${comment}${comment && " "}${capital(phrase)}.`;
}
