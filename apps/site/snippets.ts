/** Converts snippets of doc comments for readers: replaces assertions by comments with results, as in the guides. */

import ts from "typescript";

/** Replaces the assertions of a snippet by comments with the results that they compare. */
export function withResults(code: string): string {
  if (!code.includes("node:assert")) return code;
  const file = ts.createSourceFile(
    "snippet.ts",
    code,
    ts.ScriptTarget.Latest,
    true,
  );
  const edits: [start: number, end: number, text: string][] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isExpressionStatement(node)) {
      const call = ts.isAwaitExpression(node.expression) ? node.expression.expression : node.expression;
      const name = ts.isCallExpression(call) &&
        /^assert(\.(\w+))?$/.exec(call.expression.getText());
      if (name) {
        const start = node.getStart();
        const indent = /[ ]*$/.exec(code.slice(0, start))![0];
        const shown = resultOf(name[2] ?? "ok", (call as ts.CallExpression).arguments);
        edits.push([start, node.getEnd(), shown.split("\n").join(`\n${indent}`)]);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  const shown = edits.reverse().reduce(
    (text, [start, end, part]) => text.slice(0, start) + part + text.slice(end),
    code,
  );
  return shown.replace(/ ?import assert from "node:assert\/strict";\n?/m, "");
}

/** Formats a statement followed by its result. */
function resultOf(
  name: string,
  [value, expected]: readonly ts.Expression[],
): string {
  const text = value!.getText();
  switch (name) {
    case "equal":
    case "deepEqual":
      return commented(text, textOf(expected!));
    case "ok":
      return isBoolean(value!) ? commented(text, "true") : `${text};`;
    case "throws":
    case "rejects": {
      const called = ts.isArrowFunction(value!) && !ts.isBlock(value.body) ? value.body.getText() : text;
      const lines = `${name === "rejects" ? "await " : ""}${called}; // => throws ${errorOf(expected)}`.split("\n");
      return lines.map((line) => `// ${line}`).join("\n");
    }
    case "notEqual":
      return commented(`${text} === ${textOf(expected!)}`, "false");
    case "match":
      return commented(`${textOf(expected!)}.test(${text})`, "true");
    default:
      throw new Error(`expected a snippet to use known assertions, got assert.${name}`);
  }
}

/** Returns the source of an expression, with strings that span several lines joined. */
const textOf = (node: ts.Expression): string => node.getText().replace(/"\s*\+\s*\n\s*"/g, "");

function commented(text: string, result: string): string {
  const lines = result.split("\n");
  // The lines of the result have the same indentation as the statement.
  const margin = Math.min(
    ...lines.slice(1).filter((line) => line !== "").map((line) => line.search(/\S/)),
    Infinity,
  );
  const [first, ...rest] = lines.map((line, i) => i === 0 || margin === Infinity ? line : line.slice(margin));
  const oneLine = `${text}; // => ${first}`;
  return rest.length === 0 && !text.includes("\n") && oneLine.length <= 110
    ? oneLine
    : [`${text};`, `// => ${first}`, ...rest.map((line) => `// ${line}`)].join(
      "\n",
    );
}

/** Returns whether an expression is certain to be a boolean. */
function isBoolean(node: ts.Expression): boolean {
  if (ts.isPrefixUnaryExpression(node)) {
    return node.operator === ts.SyntaxKind.ExclamationToken;
  }
  if (ts.isBinaryExpression(node)) {
    if (/^(&&|\|\|)$/.test(node.operatorToken.getText())) {
      return isBoolean(node.left) && isBoolean(node.right);
    }
    return /^([<>]=?|[!=]==?|in|instanceof)$/.test(
      node.operatorToken.getText(),
    );
  }
  return ts.isCallExpression(node) &&
    /(^|\.)(is[A-Z]\w*|equals|includes|some|every|has|startsWith|endsWith|test|verify\w*)$/
      .test(node.expression.getText());
}

/** Describes the expected error by its class, code, path or message. */
function errorOf(expected: ts.Expression | undefined): string {
  if (expected === undefined) return "an error";
  if (!ts.isObjectLiteralExpression(expected)) return expected.getText();
  const fields = new Map(
    expected.properties.filter(ts.isPropertyAssignment).map((
      { name, initializer },
    ) => [
      name.getText(),
      textOf(initializer).replace(/^"(.*)"$/, "$1"),
    ]),
  );
  const kind = fields.get("code") ?? fields.get("name") ??
    (fields.has("message") ? `"${fields.get("message")}"` : "an error");
  return `${kind}${fields.has("path") ? ` at ${fields.get("path")}` : ""}`;
}
