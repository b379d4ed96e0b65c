/** Parses the XDR language (RFC 4506 section 6). */

/** The position of a definition or an error in a file. */
export interface Position {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** A type in a declaration; `max` is `undefined` for `<>`. */
export type TypeSpec =
  | { readonly kind: "int" | "uint" | "hyper" | "uhyper" | "bool" }
  | { readonly kind: "ref"; readonly name: string }
  | { readonly kind: "opaque"; readonly size: number }
  | { readonly kind: "varOpaque" | "string"; readonly max: number | undefined }
  | { readonly kind: "array"; readonly element: TypeSpec; readonly max: number | undefined }
  | { readonly kind: "fixedArray"; readonly element: TypeSpec; readonly size: number }
  | { readonly kind: "optional"; readonly element: TypeSpec };

/** A name and its type: a field, or the value of a union arm. `doc` is the comment above it. */
export interface Field {
  readonly name: string;
  readonly type: TypeSpec;
  readonly doc: string;
}

/**
 * An arm of a union: the discriminants that select it, and its field unless it is void. `doc` is the comment above the
 * case.
 */
export interface Arm {
  readonly cases: readonly (string | number)[];
  readonly field: Field | undefined;
  readonly doc: string;
}

/** A definition. `doc` is the comment above it. */
export type Definition =
  & { readonly name: string; readonly doc: string; readonly at: Position }
  & (
    | { readonly kind: "typedef"; readonly type: TypeSpec }
    | { readonly kind: "struct"; readonly fields: readonly Field[] }
    | { readonly kind: "enum"; readonly members: readonly { readonly name: string; readonly value: number }[] }
    | { readonly kind: "union"; readonly discriminant: Field; readonly arms: readonly Arm[] }
    | { readonly kind: "const"; readonly value: number }
  );

/** An error in the source, with its position: `types.x:12:5: expected ";", got "}"`. */
export class XdrSyntaxError extends Error {
  override readonly name = "XdrSyntaxError";
  readonly at: Position;

  constructor(at: Position, message: string) {
    super(`${at.file}:${at.line}:${at.column}: ${message}`);
    this.at = at;
  }
}

interface Token {
  readonly text: string;
  readonly kind: "word" | "number" | "mark" | "end";
  readonly at: Position;
  /** The comment directly above the token. */
  readonly doc: string;
}

const TOKEN = /(\s+)|\/\*([\s\S]*?)\*\/|\/\/(.*)|([A-Za-z_]\w*)|(-?(?:0x[0-9a-fA-F]+|\d+))|([{}()[\]<>;,:=*])/y;

function tokenize(file: string, text: string): Token[] {
  const tokens: Token[] = [];
  let line = 1;
  let lineStart = 0;
  let doc = "";
  for (let offset = 0; offset < text.length; offset = TOKEN.lastIndex) {
    TOKEN.lastIndex = offset;
    const at = { file, line, column: offset - lineStart + 1 };
    const match = TOKEN.exec(text);
    if (match === null) throw new XdrSyntaxError(at, `unexpected character ${JSON.stringify(text[offset])}`);
    const [whole, space, block, comment, word, number] = match;
    for (let i = whole.indexOf("\n"); i >= 0; i = whole.indexOf("\n", i + 1)) {
      line++;
      lineStart = offset + i + 1;
    }
    if (space !== undefined) {
      if (/\n\s*\n/.test(space)) doc = ""; // an empty line separates a comment from the next token
    } else if (block !== undefined || comment !== undefined) {
      doc = (block ?? comment ?? "").replace(/\s+/g, " ").trim();
    } else {
      tokens.push({
        text: whole,
        kind: word !== undefined ? "word" : number !== undefined ? "number" : "mark",
        at,
        doc,
      });
      doc = "";
    }
  }
  tokens.push({
    text: "the end of the file",
    kind: "end",
    at: { file, line, column: text.length - lineStart + 1 },
    doc,
  });
  return tokens;
}

/** Parses one file of definitions. */
export function parseXdr(file: string, text: string): Definition[] {
  const tokens = tokenize(file, text);
  const constants = new Map<string, number>();
  let position = 0;

  const peek = () => tokens[position]!;
  const next = () => tokens[position++]!;
  const fail = (token: Token, expected: string): never => {
    throw new XdrSyntaxError(
      token.at,
      `expected ${expected}, got ${token.kind === "end" ? token.text : JSON.stringify(token.text)}`,
    );
  };
  const accept = (text: string) => peek().text === text && peek().kind !== "end" ? (position++, true) : false;
  const expect = (text: string) => accept(text) || fail(peek(), JSON.stringify(text));
  const word = (what: string): string => peek().kind === "word" ? next().text : fail(peek(), what);

  function number(what: string): number {
    const token = next();
    const value = token.kind === "number" ? Number(token.text) : constants.get(token.text);
    return value ?? fail(token, `${what} (a number or the name of a constant)`);
  }

  function baseType(): TypeSpec {
    const token = peek();
    const name = word("a type");
    switch (name) {
      case "unsigned":
        if (accept("hyper")) return { kind: "uhyper" };
        accept("int");
        return { kind: "uint" };
      case "int":
      case "hyper":
      case "bool":
        return { kind: name };
      case "struct":
      case "union":
      case "enum":
        return fail(token, "a type name (nested definitions need a name of their own)");
      case "float":
      case "double":
      case "quadruple":
        return fail(token, "a type of the protocol, which has no floating-point numbers");
      default:
        return { kind: "ref", name };
    }
  }

  function bound(close: string): number | undefined {
    if (accept(close)) return undefined;
    const at = peek();
    const value = number("a size");
    if (value < 0) fail(at, "a size of at least 0");
    expect(close);
    return value;
  }

  function size(): number {
    const at = peek();
    return bound("]") ?? fail(at, "a size");
  }

  function declaration(): Field {
    const { doc } = peek();
    return { ...nameAndType(), doc };
  }

  function nameAndType(): Omit<Field, "doc"> {
    if (accept("opaque")) {
      const name = word("a name");
      if (accept("<")) return { name, type: { kind: "varOpaque", max: bound(">") } };
      expect("[");
      return { name, type: { kind: "opaque", size: size() } };
    }
    if (accept("string")) {
      const name = word("a name");
      expect("<");
      return { name, type: { kind: "string", max: bound(">") } };
    }
    const element = baseType();
    if (accept("*")) return { name: word("a name"), type: { kind: "optional", element } };
    const name = word("a name");
    if (accept("<")) return { name, type: { kind: "array", element, max: bound(">") } };
    if (accept("[")) return { name, type: { kind: "fixedArray", element, size: size() } };
    return { name, type: element };
  }

  function block<T>(item: () => T): T[] {
    expect("{");
    const items: T[] = [];
    do items.push(item()); while (!accept("}"));
    return items;
  }

  function arm(): Arm {
    const { doc } = peek();
    const cases: (string | number)[] = [];
    while (accept("case")) {
      cases.push(peek().kind === "number" ? number("a discriminant") : word("a discriminant"));
      expect(":");
    }
    if (cases.length === 0) fail(peek(), '"case" (every discriminant is listed, there is no default)');
    const field = accept("void") ? undefined : declaration();
    expect(";");
    return { cases, field, doc };
  }

  function definition(): Definition {
    const { at, doc } = peek();
    const keyword = next();
    switch (keyword.text) {
      case "typedef": {
        const { name, type } = declaration();
        return { kind: "typedef", name, type, doc, at };
      }
      case "const": {
        const name = word("a name");
        expect("=");
        const value = number("a value");
        constants.set(name, value);
        return { kind: "const", name, value, doc, at };
      }
      case "struct": {
        const name = word("a name");
        const fields = block(() => {
          const field = declaration();
          expect(";");
          return field;
        });
        return { kind: "struct", name, fields, doc, at };
      }
      case "enum": {
        const name = word("a name");
        const members = block(() => {
          const member = word("the name of a member");
          expect("=");
          const value = number("a value");
          if (peek().text !== "}") expect(",");
          return { name: member, value };
        });
        return { kind: "enum", name, members, doc, at };
      }
      case "union": {
        const name = word("a name");
        expect("switch");
        expect("(");
        const discriminant = declaration();
        expect(")");
        return { kind: "union", name, discriminant, arms: block(arm), doc, at };
      }
      default:
        return fail(keyword, "typedef, struct, enum, union or const");
    }
  }

  const definitions: Definition[] = [];
  while (peek().kind !== "end") {
    definitions.push(definition());
    expect(";");
  }
  return definitions;
}
