/**
 * Compares the declarations of the package with those of the last release, `scripts/api_report.txt`, and says whether
 * the next version is a patch, a minor or a major one. The compiler decides: an export is compatible if the new one is
 * assignable to the old one.
 *
 *     deno task ok --only=api                                                            # fails if the version is too low
 *     deno run --config=scripts/deno.json --allow-read --allow-write scripts/api.ts --write   # with each release
 *
 * Wire types are generated from the XDR definitions. The report has their names only: `tests/vectors/protocol.json`
 * pins their shapes.
 */

// deno-lint-ignore-file no-console -- a script prints to the terminal

import ts from "typescript";
import { readManifest, root } from "./_project.ts";

/** The declarations of a package: the text of each `.d.ts` file by path, without comments. */
export interface Api {
  readonly version: string;
  /** Path of the declarations of each entrypoint. */
  readonly entrypoints: Readonly<Record<string, string>>;
  readonly files: ReadonlyMap<string, string>;
}

/** How much a version changes; in this order. */
const LEVELS = ["patch", "minor", "major"] as const;
export type Level = typeof LEVELS[number];

/** A difference that users can notice. */
export interface Difference {
  readonly level: Level;
  /** The export, such as `@dwsa/base/keys Keypair.sign`. */
  readonly name: string;
  readonly change: string;
}

const REPORT = new URL("api_report.txt", import.meta.url);

/** Whether declarations are generated from the XDR definitions. */
const isGenerated = (path: string) => /\/generated\/|^xdr\/(?:json\/)?(?:mod|_forms)\.d\.ts$/.test(path);

const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ES2022,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  strict: true,
  exactOptionalPropertyTypes: true,
  allowImportingTsExtensions: true,
  types: [],
};

/** Returns the declarations of the sources. */
export function currentApi(): Api {
  const { version, exports } = readManifest();
  const paths = Object.values(exports).map((path) => new URL(path, root).pathname);
  const program = ts.createProgram(paths, {
    ...OPTIONS,
    ...{ declaration: true, emitDeclarationOnly: true, noCheck: true, stripInternal: true, removeComments: true },
    ...{ rootDir: root.pathname, outDir: root.pathname },
  });
  const all = new Map<string, string>();
  program.emit(undefined, (path, text) => all.set(path.slice(root.pathname.length), text), undefined, true);
  const entrypoints = Object.fromEntries(
    Object.entries(exports).map(([name, path]) => [name, path.slice("./".length).replace(/ts$/, "d.ts")]),
  );
  const reached = new Set(Object.values(entrypoints));
  for (const path of reached) {
    for (const { fileName } of ts.preProcessFile(all.get(path)!, true, true).importedFiles) {
      const target = new URL(fileName.replace(/ts$/, "d.ts"), `file:///${path}`).pathname.slice(1);
      if (all.has(target)) reached.add(target);
    }
  }
  return { version, entrypoints, files: new Map([...reached].sort().map((path) => [path, all.get(path)!])) };
}

/** Separates the files of a report. */
const HEADING = "//// ";

/** Writes a report: the version, the entrypoints, and each file; of a generated module, the names of its exports. */
export function formatReport({ version, entrypoints, files }: Api): string {
  const parts = [...files].filter(([path]) => !path.includes("/generated/")).map(([path, text]) =>
    `${HEADING}${path}\n${isGenerated(path) ? `export {\n  ${namesOf(files, path).join(",\n  ")}\n};\n` : text}`
  );
  return `${HEADING}${version} ${JSON.stringify(entrypoints)}\n${parts.join("")}`;
}

/** Parses a report. */
export function parseReport(report: string): Api {
  const [first, ...parts] = report.split(`\n${HEADING}`).map((part, i, { length }) =>
    i < length - 1 ? `${part}\n` : part
  );
  const [version, entrypoints] = first!.slice(HEADING.length).split(/ (.*)/);
  const files = parts.map((part) => [part.slice(0, part.indexOf("\n")), part.slice(part.indexOf("\n") + 1)] as const);
  return { version: version!, entrypoints: JSON.parse(entrypoints!), files: new Map(files) };
}

/** Returns the names that a module exports, from the modules of `export *` too. */
function namesOf(files: Api["files"], path: string): string[] {
  const text = files.get(path)!;
  const lists = [...text.matchAll(/^export (?:type )?\{([^}]*)\}/gm)].flatMap(([, list]) => list!.split(","))
    .map((name) => name.trim().replace(/^type |.* as /g, ""));
  const declared = [...text.matchAll(/^export (?:declare )?(?:const|function|interface|type) (\w+)/gm)].map((
    [, name],
  ) => name!);
  const others = [...text.matchAll(/^export (?:type )?\* from "(.*)ts"/gm)].flatMap(([, module]) =>
    namesOf(files, new URL(`${module}d.ts`, `file:///${path}`).pathname.slice(1))
  );
  return [...new Set([...lists, ...declared, ...others])].filter((name) => name !== "").sort();
}

/** Returns what differs for users of a package. */
export function differencesOf(old: Api, now: Api): Difference[] {
  const { program, moduleOf } = compile({ old, now });
  const checker = program.getTypeChecker();
  const found: Difference[] = [];
  const report = (level: Level, name: string, change: string) => void found.push({ level, name, change });

  for (const [entry, path] of Object.entries(old.entrypoints)) {
    const label = `@dwsa/base${entry.slice(1)}`;
    if (!(entry in now.entrypoints)) {
      report("major", label, "is gone");
      continue;
    }
    if (isGenerated(path)) {
      const [before, after] = [namesOf(old.files, path), namesOf(now.files, now.entrypoints[entry]!)];
      for (const name of before) if (!after.includes(name)) report("major", `${label} ${name}`, "is gone");
      for (const name of after) if (!before.includes(name)) report("minor", `${label} ${name}`, "is new");
      continue;
    }
    const [before, after] = [exportsOf("old", path), exportsOf("now", now.entrypoints[entry]!)];
    for (const [name, symbol] of before) {
      const other = after.get(name);
      if (other === undefined) report("major", `${label} ${name}`, "is gone");
      else compareExport(`${label} ${name}`, symbol, other);
    }
    for (const name of after.keys()) if (!before.has(name)) report("minor", `${label} ${name}`, "is new");
  }
  for (const entry of Object.keys(now.entrypoints)) {
    if (!(entry in old.entrypoints)) report("minor", `@dwsa/base${entry.slice(1)}`, "is new");
  }
  return found;

  function exportsOf(which: "old" | "now", path: string): Map<string, Export> {
    const symbols = checker.getExportsOfModule(checker.getSymbolAtLocation(moduleOf(which, path))!);
    return new Map(symbols.map((own) => {
      const symbol = own.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(own) : own;
      return [own.name, { symbol, isValue: (symbol.flags & ts.SymbolFlags.Value) !== 0 && !isTypeOnly(own) }];
    }));
  }

  function compareExport(name: string, before: Export, after: Export): void {
    if (before.isValue) {
      if (!after.isValue) return report("major", name, "is a type only");
      compareValues(name, checker.getTypeOfSymbol(before.symbol), checker.getTypeOfSymbol(after.symbol));
    }
    if (before.symbol.flags & ts.SymbolFlags.Type) {
      if (!(after.symbol.flags & ts.SymbolFlags.Type)) return report("major", name, "is no type anymore");
      compareTypes(name, checker.getDeclaredTypeOfSymbol(before.symbol), checker.getDeclaredTypeOfSymbol(after.symbol));
    }
  }

  function compareValues(name: string, before: ts.Type, after: ts.Type): void {
    if (!isCompatible(before, after)) return report("major", name, `changed to ${textOf(after)}`);
    compareMembers(name, before, after);
    const counts = [before, after].map((type) =>
      Math.max(0, ...type.getCallSignatures().map((one) => one.parameters.length))
    );
    if (counts[1]! > counts[0]!) report("minor", name, "has a new parameter");
  }

  /** The functions that use a type tell whether a change of it breaks users: here, only changes that always do count. */
  function compareTypes(name: string, before: ts.Type, after: ts.Type): void {
    const isClass = before.isClass() && after.isClass();
    if (isClass ? !isCompatible(before, after) : !isCompatible(before, after) && !isCompatible(after, before)) {
      return report("major", name, "changed");
    }
    compareMembers(name, before, after);
    if (!isClass && !(isCompatible(before, after) && isCompatible(after, before))) report("minor", name, "changed");
  }

  function compareMembers(name: string, before: ts.Type, after: ts.Type): void {
    if (before.isUnion() || after.isUnion()) return;
    const members = new Map(after.getProperties().map((member) => [member.name, member]));
    for (const member of before.getProperties()) {
      const other = members.get(member.name);
      members.delete(member.name);
      if (other === undefined) {
        report("major", `${name}.${member.name}`, "is gone");
        continue;
      }
      if (!isMethod(member) || !isMethod(other)) continue;
      // Assignability compares the parameters of methods in both directions, which lets a narrower one pass.
      const [signatures, others] = [member, other].map((one) => checker.getTypeOfSymbol(one).getCallSignatures());
      if (signatures!.length !== 1 || others!.length !== 1) continue;
      const [own, newer] = [signatures![0]!, others![0]!];
      const isNarrower = own.parameters.some((parameter, i) => {
        const target = newer.parameters[i];
        return target !== undefined && own.typeParameters === undefined &&
          !isCompatible(checker.getTypeOfSymbol(target), checker.getTypeOfSymbol(parameter));
      });
      if (isNarrower) report("major", `${name}.${member.name}`, "accepts less");
      else if (newer.parameters.length > own.parameters.length) {
        report("minor", `${name}.${member.name}`, "has a new parameter");
      }
    }
    for (const member of members.keys()) {
      if (!member.startsWith("__")) report("minor", `${name}.${member}`, "is new");
    }
  }

  /** Whether `after` can stand where `before` stood. Types that are not even assignable to themselves are compared by their declarations. */
  function isCompatible(before: ts.Type, after: ts.Type): boolean {
    return checker.isTypeAssignableTo(after, before) || (isGeneric(before) && textOf(before) === textOf(after));
  }

  function isGeneric(type: ts.Type): boolean {
    return (type as ts.InterfaceType).typeParameters !== undefined || type.aliasTypeArguments !== undefined ||
      type.getCallSignatures().some(({ typeParameters }) => typeParameters !== undefined) ||
      (type.flags & (ts.TypeFlags.Conditional | ts.TypeFlags.IndexedAccess | ts.TypeFlags.TypeParameter)) !== 0;
  }

  function textOf(type: ts.Type): string {
    const flags = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.InTypeAlias;
    return checker.typeToString(type, undefined, flags);
  }
}

/** An export of a module; `isValue` is false for `export type { Class }`. */
interface Export {
  readonly symbol: ts.Symbol;
  readonly isValue: boolean;
}

const isTypeOnly = ({ declarations = [] }: ts.Symbol) =>
  declarations.some((one) => ts.isExportSpecifier(one) && (one.isTypeOnly || one.parent.parent.isTypeOnly));

const isMethod = ({ flags }: ts.Symbol) => (flags & ts.SymbolFlags.Method) !== 0;

/** Compiles both packages in one program. Generated declarations are those of `now` in both. */
function compile(apis: { readonly old: Api; readonly now: Api }) {
  const texts = new Map<string, string>();
  for (const [which, { files }] of Object.entries(apis)) {
    // A class with a private member, and a unique symbol, would differ from itself in the other package.
    for (const [path, text] of files) {
      texts.set(`/${which}/${path}`, text.replace(/^\s*#private;\n/gm, "").replaceAll("unique symbol", "symbol"));
    }
  }
  for (const path of apis.now.files.keys()) {
    if (isGenerated(path)) texts.set(`/old/${path}`, `export * from "/now/${path.replace(/\.d\.ts$/, "")}";\n`);
  }
  const host = ts.createCompilerHost(OPTIONS);
  const { getSourceFile, fileExists, readFile, directoryExists } = host;
  host.getSourceFile = (path, version) =>
    texts.has(path) ? ts.createSourceFile(path, texts.get(path)!, version) : getSourceFile.call(host, path, version);
  host.fileExists = (path) => texts.has(path) || (!/^\/(?:old|now)\//.test(path) && fileExists.call(host, path));
  host.readFile = (path) => texts.get(path) ?? readFile.call(host, path);
  host.directoryExists = (path) => /^\/(?:old|now)\b/.test(path) || (directoryExists?.call(host, path) ?? true);
  host.realpath = (path) => path;
  const program = ts.createProgram([...texts.keys()], OPTIONS, host);
  return { program, moduleOf: (which: "old" | "now", path: string) => program.getSourceFile(`/${which}/${path}`)! };
}

/** Returns the highest level of some differences. */
export function levelOf(differences: readonly Difference[]): Level {
  return LEVELS[Math.max(0, ...differences.map(({ level }) => LEVELS.indexOf(level)))]!;
}

/** Returns the lowest version that may follow `version`. Before 1.0.0, the minor version is that of breaking changes. */
export function nextVersion(version: string, level: Level): string {
  const [major, minor, patch] = version.split(".").map(Number) as [number, number, number];
  const raised = major === 0 && level !== "patch" ? (level === "major" ? "minor" : "patch") : level;
  if (raised === "major") return `${major + 1}.0.0`;
  return raised === "minor" ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}

/** Whether a version is at least another one. */
export function isAtLeast(version: string, other: string): boolean {
  const [own, others] = [version, other].map((one) => one.split(/[.-]/).map(Number));
  const at = own!.findIndex((number, i) => number !== others![i]);
  return at < 0 || own![at]! > (others![at] ?? -1);
}

if (import.meta.main) {
  const now = currentApi();
  if (Deno.args.includes("--write")) {
    Deno.writeTextFileSync(REPORT, formatReport(now));
    Deno.exit();
  }
  const old = parseReport(Deno.readTextFileSync(REPORT));
  const differences = differencesOf(old, now);
  const level = levelOf(differences);
  for (const { level, name, change } of differences) console.log(`${level}  ${name} ${change}`);
  const next = nextVersion(old.version, level);
  const isTooLow = now.version !== old.version && !isAtLeast(now.version, next);
  console.log(
    `${level} since the report of ${old.version}: ${differences.length} differences` +
      (isTooLow ? `; expected version ${next} or later in deno.json, got ${now.version}` : ""),
  );
  Deno.exit(isTooLow ? 1 : 0);
}
