import { type DwsaEventJSON, formatScVal, humanizeEvents } from "../humanize/mod.ts";
import { scValFromJSON, type ScValJSON } from "../scval/mod.ts";
import { UsageError } from "./_world.ts";

/** What events say, of which `nameOf` has the names for complaints: the lines of it. */
export function describeEvents(texts: readonly string[], nameOf: (index: number) => string): string[] {
  return texts.map((text, index) => readEvent(text, nameOf(index))).flatMap((
    { type, contractId, topics, data, ...more },
  ) => [
    [type, contractId, ...noteOf(more)].filter((part) => part !== undefined).join(" "),
    `  topics  ${topics.map(typedText).join(", ")}`,
    `  data    ${typedText(data)}`,
  ]);
}

function readEvent(text: string, name: string): DwsaEventJSON {
  try {
    return humanizeEvents([text])[0]!.toJSON!();
  } catch (error) {
    const { cause = error } = error as Error; // the cause of an event that can be decoded, but not shown, is itself
    const { message } = cause as Error;
    throw new UsageError(`expected ${name} to be the base64 of a ContractEvent or DiagnosticEvent: ${message}`);
  }
}

/** What only diagnostic events say. */
function noteOf({ inSuccessfulContractCall }: Pick<DwsaEventJSON, "inSuccessfulContractCall">): string[] {
  if (inSuccessfulContractCall === undefined) return [];
  return [inSuccessfulContractCall ? "(the call succeeded)" : "(the call failed)"];
}

/** A value with its types: as natives, an address and a text that looks like one would be the same. */
function typedText(json: ScValJSON): string {
  return formatScVal(scValFromJSON(json));
}
