/** Finds out what was pasted: one value, several, or a text that holds some. */

import { type Candidate, identify, readNamed, type XdrCandidate } from "@dwsa/base/catalogue";
import { parseJson } from "@dwsa/base/json";

/** A value in the input, and all that it can be. */
export interface Item {
  /** Where it stands in the input. */
  readonly label: string;
  readonly candidates: readonly Candidate[];
}

/** How many values of one input are read. */
const MANY = 20_000;

/** The values in the input: one, or as many as a list or the answer of a server has. */
export function readInput(input: string | Uint8Array): readonly Item[] {
  if (typeof input !== "string") return items([["", input]]);
  const text = input.trim();
  if (text === "") return [];
  const list = /^[["]/.test(text) ? parsed(text) : undefined;
  if (typeof list === "string" || (Array.isArray(list) && list.every((part) => typeof part === "string"))) {
    const found = items(textsInJson(list));
    if (found.length > 0) return found;
  }
  const whole = identify(text);
  if (isCertain(whole)) return [{ label: "", candidates: whole }];
  const json = list ?? (text.startsWith("{") ? parsed(text) : undefined);
  if (json !== undefined) return items(textsInJson(json));
  const parts = text.split(/[\s,;"'`]+/).filter((part) => part !== "");
  const found = parts.length > 1 ? items(parts.map((part, i) => [`value ${i + 1}`, part])) : [];
  if (found.length > 0 && found.length >= parts.length / 2) return found;
  return whole.length > 0 ? [{ label: "", candidates: whole }] : [];
}

/** Whether the likeliest candidate has nothing against it. */
function isCertain(candidates: readonly Candidate[]): boolean {
  return candidates.length > 0 && candidates[0]!.evidence.warnings.length === 0;
}

/** Those of the texts that are something. Most lists have values of one type: that is tried first. */
function items(texts: readonly (readonly [label: string, text: string | Uint8Array])[]): Item[] {
  const found: Item[] = [];
  let before: XdrCandidate | undefined;
  for (const [label, text] of texts.slice(0, MANY)) {
    const again = before === undefined ? undefined : readAs(before, text);
    const candidates = again === undefined ? identify(text) : [again];
    if (!isCertain(candidates)) continue;
    found.push({ label, candidates });
    const [first] = candidates;
    before = first!.form === "base64" ? first : undefined;
  }
  return found;
}

function readAs(before: XdrCandidate, text: string | Uint8Array): XdrCandidate | undefined {
  try {
    return { ...before, value: readNamed(before.type, text) } as XdrCandidate;
  } catch {
    return undefined;
  }
}

function parsed(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}

/** The texts in JSON that can be XDR, with their paths: those of a list, or of the answer of a server. */
function textsInJson(json: unknown): (readonly [label: string, text: string])[] {
  const found: (readonly [string, string])[] = [];
  const pending: (readonly [string, unknown])[] = [["", json]];
  for (let next = pending.pop(); next !== undefined && found.length < MANY; next = pending.pop()) {
    const [path, value] = next;
    if (typeof value === "string") {
      if (value.length % 4 === 0 && /^AAA[A-Za-z0-9+/]+={0,2}$/.test(value)) found.push([path, value]);
    } else if (typeof value === "object" && value !== null) {
      const isList = Array.isArray(value);
      for (const [key, part] of Object.entries(value).reverse()) {
        pending.push([isList ? `${path}[${key}]` : path === "" ? key : `${path}.${key}`, part]);
      }
    }
  }
  return found;
}
