/** Creates the events that an interface declares. */

import { type ContractSpec, contractSpec, encodeArguments, type EventParts, type SpecEntry } from "@dwsa/base/spec";
import { ScMapEntry, ScVal } from "@dwsa/base/xdr";

/** Returns a function that creates the event of declaration `i` with the given parameters. */
export function eventEncoder(spec: ContractSpec): (i: number, params: Record<string, unknown>) => EventParts {
  const encoder = contractSpec([
    ...spec.entries.filter((entry) => !("function_v0" in entry) && !("event_v0" in entry)),
    ...spec.events.flatMap(({ topics, data }, i): SpecEntry[] => [
      { function_v0: { name: `${i} topics`, inputs: topics, outputs: [] } },
      { function_v0: { name: `${i} data`, inputs: data, outputs: [] } },
    ]),
  ]);
  return (i, params) => {
    const { prefixTopics, topics, data, dataFormat } = spec.events[i]!;
    const encode = (place: "topics" | "data") => {
      const fields = place === "topics" ? topics : data;
      return encodeArguments(
        encoder,
        `${i} ${place}`,
        Object.fromEntries(fields.map(({ name }) => [name, params[name]])),
      );
    };
    const values = encode("data");
    const entry = (i: number) => new ScMapEntry({ key: ScVal.scvSymbol(data[i]!.name), val: values[i]! });
    return {
      topics: [...prefixTopics.map((text) => ScVal.scvSymbol(text)), ...encode("topics")],
      data: dataFormat === "vec"
        ? ScVal.scvVec(values)
        : dataFormat === "map"
        ? ScVal.scvMap(data.map((_, i) => entry(i)))
        : values[0] ?? ScVal.scvVoid(),
    };
  };
}
