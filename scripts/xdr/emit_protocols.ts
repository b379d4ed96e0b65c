/** Generates the tables of the protocols that wire values require, from the notes on each protocol. */

import { fieldsOf, type Model, referenceOf } from "./model.ts";
import { fieldName, memberName, typeName } from "./names.ts";

/** A part of a definition that a protocol has widened, or a new definition. */
export interface Widening {
  /** The name of the definition on the wire. */
  readonly type: string;
  /** `definition`, `type` or `value`; or `member`, `case` or `field` with a name. */
  readonly part: string;
  /** The earlier definition; absent for a new part. */
  readonly from?: string;
  /** The new definition. */
  readonly to: string;
}

/** The widenings of one proposal, and their meaning for this library. */
export interface ProtocolNote {
  readonly protocol: number;
  /** The proposal and its status; empty until a person has reviewed the widenings. */
  readonly proposal: string;
  /** What changes for callers; empty until a person has reviewed the widenings. */
  readonly meaning: string;
  readonly widenings: readonly Widening[];
}

/** The oldest protocol whose values the library distinguishes from those of later protocols. */
export const OLDEST = 28;

/** The protocols whose wire types differ, oldest first. */
export function protocolsOf(notes: readonly ProtocolNote[]): number[] {
  return [...new Set([OLDEST, ...notes.map(({ protocol }) => protocol)])].sort((a, b) => a - b);
}

/** Generates the code of `xdr/generated/protocols.ts`, without its header. */
export function emitProtocols(model: Model, notes: readonly ProtocolNote[]): string {
  const protocols = protocolsOf(notes);
  const types: string[] = [];
  const arms = new Map<string, string[]>();
  const limits = new Map<string, Map<string, string[]>>();
  const add = (table: Map<string, string[]>, type: string, line: string) =>
    table.set(typeName(type), [...table.get(typeName(type)) ?? [], line]);
  for (const { protocol, widenings } of notes) {
    for (const { type, part, from, to } of widenings) {
      const [kind, name = ""] = part.split(" ");
      const limit = /^(?:string|opaque)<(\d+)>$/;
      if (kind === "case") add(arms, type, `${memberName(name)}: ${protocol}`);
      else if (kind === "field" && from !== undefined && limit.test(from) && limit.test(to)) {
        const fields = limits.get(typeName(type)) ?? new Map<string, string[]>();
        const steps = [...fields.get(fieldName(name)) ?? [], `[${limit.exec(from)![1]}, ${protocol}]`];
        limits.set(typeName(type), fields.set(fieldName(name), steps));
      } else if (kind === "definition") {
        if (to === "struct" || to === "union") types.push(`${typeName(type)}: ${protocol}`); // the others have no class
      } else if (kind === "member" && isOnlyDiscriminant(model, type)) continue; // its case is also listed
      else throw new Error(`${type}: no rule determines which values need protocol ${protocol} because of ${part}`);
    }
  }
  const line = (type: string, list: readonly string[]) => `  ${type}: { ${list.join(", ")} },`;
  return [
    `/**`,
    ` * A protocol version whose wire types differ from those of the previous version. An unlisted version has the wire`,
    ` * types of the version before it. Later releases of this library add versions.`,
    ` */`,
    `export type ProtocolVersion = ${protocols.join(" | ")};`,
    ``,
    `/** All values of {@linkcode ProtocolVersion}, oldest first. */`,
    `export const PROTOCOLS: readonly ProtocolVersion[] = [${protocols.join(", ")}];`,
    ``,
    `/** The newest protocol whose values this release decodes and encodes. */`,
    `export const NEWEST_PROTOCOL: ProtocolVersion = ${protocols.at(-1)};`,
    ``,
    `/** The structs and unions that were added after the oldest protocol, each with its first protocol. @internal */`,
    `export const TYPES: { readonly [type: string]: ProtocolVersion } = {`,
    ...types.map((line) => `  ${line},`),
    `};`,
    ``,
    `/** The union arms that were added after the oldest protocol, each with its first protocol. @internal */`,
    `export const ARMS: { readonly [type: string]: { readonly [arm: string]: ProtocolVersion } } = {`,
    ...[...arms].map(([type, list]) => line(type, list)),
    `};`,
    ``,
    `/** Earlier length limits of fields, in bytes, each with the protocol that raised the limit. @internal */`,
    `export const LIMITS: {`,
    `  readonly [type: string]: { readonly [field: string]: readonly (readonly [limit: number, protocol: ProtocolVersion])[] };`,
    `} = {`,
    ...[...limits].map(([type, fields]) =>
      line(type, [...fields].map(([name, steps]) => `${name}: [${steps.join(", ")}]`))
    ),
    `};`,
  ].join("\n");
}

/** Returns whether an enum occurs only as the discriminant of unions. */
function isOnlyDiscriminant(model: Model, name: string): boolean {
  return !model.entries.some((entry) => fieldsOf(entry).some(({ type }) => referenceOf(type) === name));
}
