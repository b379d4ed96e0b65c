/** The TypeScript that says which protocol a wire value needs, from the notes on each protocol. */

import { fieldsOf, type Model, referenceOf } from "./model.ts";
import { fieldName, memberName, typeName } from "./names.ts";

/** A part of a definition that a protocol has widened, or a new definition. */
export interface Widening {
  /** The name of the definition on the wire. */
  readonly type: string;
  /** `definition`, or `member`, `case` or `field` with a name. */
  readonly part: string;
  /** What it was; absent for a new part. */
  readonly from?: string;
  /** What it is. */
  readonly to: string;
}

/** The widenings that one proposal has brought, and what they mean to this library. */
export interface ProtocolNote {
  readonly protocol: number;
  /** The proposal and its status; empty while a person has not looked. */
  readonly proposal: string;
  /** Empty while a person has not looked. */
  readonly meaning: string;
  readonly widenings: readonly Widening[];
}

/** The oldest protocol whose values the library tells apart from later ones. */
export const OLDEST = 28;

/** The protocols whose wire types differ, oldest first. */
export function protocolsOf(notes: readonly ProtocolNote[]): number[] {
  return [...new Set([OLDEST, ...notes.map(({ protocol }) => protocol)])].sort((a, b) => a - b);
}

/** The code of `xdr/generated/protocols.ts`, without its header. */
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
      } else if (kind === "member" && isOnlyDiscriminant(model, type)) continue; // the case of it is a widening itself
      else throw new Error(`${type}: no rule says which values need protocol ${protocol} because of ${part}`);
    }
  }
  const line = (type: string, list: readonly string[]) => `  ${type}: { ${list.join(", ")} },`;
  return [
    `/**`,
    ` * A protocol whose wire types differ from those of the previous one. An omitted number has the types of the number`,
    ` * before it. Later versions of this library add more.`,
    ` */`,
    `export type ProtocolVersion = ${protocols.join(" | ")};`,
    ``,
    `/** All such protocols, oldest first. */`,
    `export const PROTOCOLS: readonly ProtocolVersion[] = [${protocols.join(", ")}];`,
    ``,
    `/** The newest protocol whose values this version reads and writes. */`,
    `export const NEWEST_PROTOCOL: ProtocolVersion = ${protocols.at(-1)};`,
    ``,
    `/** The structs and unions that not all protocols have, with the first protocol that has them. @internal */`,
    `export const TYPES: { readonly [type: string]: ProtocolVersion } = {`,
    ...types.map((line) => `  ${line},`),
    `};`,
    ``,
    `/** The arms of unions that not all protocols have, with the first protocol that has them. @internal */`,
    `export const ARMS: { readonly [type: string]: { readonly [arm: string]: ProtocolVersion } } = {`,
    ...[...arms].map(([type, list]) => line(type, list)),
    `};`,
    ``,
    `/** Strings and bytes whose maximum length a protocol raised: the old limits in bytes, each with the next protocol. @internal */`,
    `export const LIMITS: {`,
    `  readonly [type: string]: { readonly [field: string]: readonly (readonly [limit: number, protocol: ProtocolVersion])[] };`,
    `} = {`,
    ...[...limits].map(([type, fields]) =>
      line(type, [...fields].map(([name, steps]) => `${name}: [${steps.join(", ")}]`))
    ),
    `};`,
  ].join("\n");
}

/** Whether values have members of an enum nowhere but as discriminants of unions. */
function isOnlyDiscriminant(model: Model, name: string): boolean {
  return !model.entries.some((entry) => fieldsOf(entry).some(({ type }) => referenceOf(type) === name));
}
