/**
 * A plugin of `deno lint` with the project's rules for single files. Editors report violations while you type.
 * `check_layers.ts` contains the rules that need the graph of imports.
 *
 * deno.json lists the plugin under `lint.plugins`, so it must not import anything.
 */

/** Top-level folders without shipped code. */
const UNSHIPPED = ["apps", "docs", "examples", "scripts", "tests"];

/** The path of the project's root. */
const ROOT = new URL("../", import.meta.url).pathname;

/** Returns the path of a linted file from the root. */
function pathOf(filename: string): string {
  const path = filename.replace(/^file:\/\//, "");
  return path.startsWith(ROOT) ? path.slice(ROOT.length) : path;
}

/** Recent methods and functions, which no build tool replaces. */
const LATER: readonly string[] = [
  ...["at", "findLast", "findLastIndex", "toReversed", "toSorted", "toSpliced", "structuredClone"],
];

const areaOf = (path: string): string => path.split("/", 1)[0]!;
const isShipped = (path: string): boolean => !UNSHIPPED.includes(areaOf(path));
const isLibrary = (path: string): boolean => isShipped(path);
/** Returns whether a file is a test. The program that starts the runtimes is none. */
const isTest = (path: string): boolean => areaOf(path) === "tests" && path !== "tests/runtimes/run.ts";
/** Returns whether a test must run on Deno, Node and Bun. Tests of this repository and of timing need not. */
const isPortableTest = (path: string): boolean =>
  isTest(path) && !/^tests\/(scripts|scale|differential|host)\//.test(path) && path !== "tests/runtimes/_on_deno.ts";

/** Returns whether the code is part of the library, the command or the page. Their builds read source code. */
const isRun = (path: string): boolean =>
  isLibrary(path) || (/^apps\/(cli|inspector|reader)\//.test(path) && !path.endsWith("/build.ts"));

/** Numbers of places that still parse the project's own sentences, by file. A number may only become smaller. */
export const PROSE_AS_DATA: Readonly<Record<string, number>> = {
  "apps/cli/_program.ts": 5, // messages of the parser of command lines, not of the project
  "apps/cli/_screen.ts": 1, // a call trace, which is one string
  "internal/fault.ts": 1, // the first letter, in lower case
};

/** A regular expression with two words, such as `^Cannot decode`, or with the first word of a message. */
const SENTENCE = /[A-Za-z]{2,}\)?\?? (?:\(\?:|\()*[A-Za-z]{2,}|^\/\^(?:Cannot|Invalid|failed|error: )/;

/** A string with two words. */
const WORDS = /^[A-Za-z]*[a-z]{2,},? [a-z]{2,}/;

/** Methods that compare or cut a string. */
const CUTS: readonly string[] = [
  ...["endsWith", "includes", "indexOf", "match", "matchAll", "replace", "replaceAll", "search", "slice", "split"],
  ...["startsWith", "substring"],
];

/** Returns whether an expression is the message of an error, or a variable with its name. */
function isMessage(node: Deno.lint.Node): boolean {
  if (node.type === "Identifier") return node.name === "message";
  return node.type === "MemberExpression" && node.property.type === "Identifier" && node.property.name === "message";
}

/** Creates a rule for the files for which `applies` returns true. */
function rule(
  applies: (path: string) => boolean,
  visit: (context: Deno.lint.RuleContext, path: string) => Deno.lint.LintVisitor,
): Deno.lint.Rule {
  return {
    create(context) {
      const path = pathOf(context.filename);
      return applies(path) ? visit(context, path) : {};
    },
  };
}

/** Reports uses of a global's members, unless the file has a variable or parameter with that name. */
function globals(context: Deno.lint.RuleContext, names: readonly string[], message: string): Deno.lint.LintVisitor {
  const uses: { readonly node: Deno.lint.Node; readonly name: string }[] = [];
  const declared = new Set<string>();
  const declare = (node: { readonly type: string; readonly name?: unknown }) => {
    if (node.type === "Identifier") declared.add(String(node.name));
  };
  return {
    MemberExpression(node) {
      const { object } = node;
      if (object.type === "Identifier" && names.includes(object.name)) uses.push({ node, name: object.name });
    },
    VariableDeclarator: (node) => declare(node.id),
    "ObjectPattern > Property": (node: Deno.lint.Property) => declare(node.value),
    ImportSpecifier: (node) => declare(node.local),
    ImportDefaultSpecifier: (node) => declare(node.local),
    "FunctionDeclaration, FunctionExpression, ArrowFunctionExpression": (node: Deno.lint.FunctionDeclaration) =>
      node.params.forEach(declare),
    "Program:exit"() {
      for (const { node, name } of uses) {
        if (!declared.has(name)) context.report({ node, message: `${name}: ${message}` });
      }
    },
  };
}

const plugin: Deno.lint.Plugin = {
  name: "dwsa",
  rules: {
    "named-exports": rule((path) => /^[^/]+\/mod\.ts$/.test(path) && isShipped(path), (context) => ({
      ExportAllDeclaration(node) {
        if (node.exported !== null || node.source.value.includes("/generated/")) return; // has no helpers
        context.report({ node, message: "List the exports of an area by name: `export *` would expose helpers" });
      },
    })),

    "no-default-export": rule(isShipped, (context) => ({
      ExportDefaultDeclaration(node) {
        context.report({ node, message: "Use a named export" });
      },
    })),

    "no-private-keyword": rule(isShipped, (context) => ({
      "MethodDefinition, PropertyDefinition"(node: Deno.lint.MethodDefinition | Deno.lint.PropertyDefinition) {
        if (node.accessibility === "private" || node.accessibility === "protected") {
          context.report({ node, message: `Use #private: ${node.accessibility} hides nothing at run time` });
        }
      },
    })),

    "no-node-import": rule(isLibrary, (context) => ({
      ImportDeclaration(node) {
        if (node.source.value.startsWith("node:")) {
          context.report({
            node,
            message: "Browsers and workers have no node: modules. Look them up when they are used",
          });
        }
      },
    })),

    "no-runtime-global": rule(
      isLibrary,
      (context) =>
        globals(
          context,
          ["Buffer", "Deno", "process"],
          "not available on every runtime. Look it up in globalThis when it is used",
        ),
    ),

    "no-later-methods": rule(isLibrary, (context) => ({
      CallExpression({ callee }) {
        const called = callee.type === "MemberExpression" ? callee.property : callee;
        if (called.type === "Identifier" && LATER.includes(called.name)) {
          context.report({
            node: callee,
            message: `${called.name}(): some mobile engines lack it (such as Hermes 0.12)`,
          });
        }
      },
    })),

    "no-deno-in-tests": rule(
      isPortableTest,
      (context) => globals(context, ["Deno"], "this test also runs on Node and Bun. Use node: modules"),
    ),

    "no-clock-in-tests": rule((path) => isTest(path) && !path.startsWith("tests/scale/"), (context) => ({
      MemberExpression(node) {
        const clock = context.sourceCode.getText(node);
        if (/^(globalThis\.)?(performance\.now|Date\.now|process\.hrtime|console\.time)$/.test(clock)) {
          context.report({ node, message: `${clock}: count steps, or measure in tests/scale` });
        }
      },
      NewExpression(node) {
        if (node.callee.type === "Identifier" && node.callee.name === "Date" && node.arguments.length === 0) {
          context.report({ node, message: "new Date(): tests must not depend on the current time" });
        }
      },
    })),

    "explain-unknown-cast": rule(isShipped, (context) => ({
      TSAsExpression(node) {
        const inner = node.expression;
        if (inner.type !== "TSAsExpression" || inner.typeAnnotation.type !== "TSUnknownKeyword") return;
        if (node.typeAnnotation.type === "TSUnknownKeyword") return;
        const lines = context.sourceCode.text.slice(0, node.range[1]).split("\n");
        const end = context.sourceCode.text.slice(node.range[1]).split("\n", 1)[0]!;
        const near = [...lines.slice(-4), end].join("\n");
        if (!/\/\/|\/\*|^\s*\*/m.test(near)) {
          context.report({ node, message: "Explain in a comment why the cast through unknown is correct" });
        }
      },
    })),

    "types-as-types": rule(isShipped, (context) => {
      const check = (
        node: Deno.lint.ImportDeclaration | Deno.lint.ExportNamedDeclaration,
        kinds: readonly (string | null | undefined)[],
      ) => {
        if (node.source !== null && kinds.length > 0 && kinds.every((kind) => kind === "type")) {
          context.report({
            node,
            message: "Write `type` before the brace: otherwise the module is loaded although only types are used",
          });
        }
      };
      return {
        ImportDeclaration(node) {
          if (node.importKind === "type") return;
          check(node, node.specifiers.map((part) => part.type === "ImportSpecifier" ? part.importKind : "value"));
        },
        ExportNamedDeclaration(node) {
          if (node.exportKind === "type") return;
          check(node, node.specifiers.map((part) => part.exportKind));
        },
      };
    }),

    "no-prose-as-data": rule(isRun, (context, path) => {
      const found: Deno.lint.Node[] = [];
      return {
        Literal(node: Deno.lint.Literal) {
          const source = context.sourceCode.getText(node);
          if (source.startsWith("/") && SENTENCE.test(source)) found.push(node);
        },
        CallExpression(node) {
          const { callee, arguments: args } = node;
          if (callee.type !== "MemberExpression" || callee.property.type !== "Identifier") return;
          const method = callee.property.name;
          const isTested = method === "test" || method === "exec";
          if (!isTested && !CUTS.includes(method)) return;
          const cut = isTested ? args[0] : callee.object;
          const [first] = args;
          const isSentence = first?.type === "Literal" && typeof first.value === "string" && WORDS.test(first.value);
          if ((cut !== undefined && isMessage(cut)) || (isSentence && method !== "split")) found.push(node);
        },
        "Program:exit"() {
          if (found.length <= (PROSE_AS_DATA[path] ?? 0)) return;
          for (const node of found) {
            context.report({ node, message: "Pass facts (codes, paths, values), not sentences" });
          }
        },
      };
    }),

    "no-list-numbers": rule((path) => path !== "tests/scripts/lint_plugin_test.ts", (context) => {
      const text = /\b(?:traps?|findings?|issue) \d+/i;
      return {
        Literal(node: Deno.lint.Literal) {
          if (typeof node.value === "string" && text.test(node.value)) {
            context.report({
              node,
              message: "Describe the behavior: readers do not have the list that this refers to",
            });
          }
        },
        TemplateElement(node: Deno.lint.TemplateElement) {
          if (text.test(node.raw)) {
            context.report({
              node,
              message: "Describe the behavior: readers do not have the list that this refers to",
            });
          }
        },
        Program(node: Deno.lint.Program) {
          for (const comment of node.comments) {
            if (text.test(comment.value)) {
              context.report({
                range: comment.range,
                message: "Describe the behavior: readers do not have the list that this refers to",
              });
            }
          }
        },
      };
    }),
  },
};

export default plugin;
