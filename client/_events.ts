import { attempt, wrongType } from "../internal/fault.ts";
import { convertString } from "../internal/arguments.ts";
import { readOptions } from "../internal/options.ts";
import { decodeStrKey } from "../strkey/mod.ts";
import { ScVal } from "../xdr/mod.ts";
import type { EventFilter, EventPageRequest } from "./ledger.ts";

/** Returns the parameters of a request for events. */
export function eventParams(
  filter: EventFilter,
  page: EventPageRequest | undefined,
): Readonly<Record<string, unknown>> {
  return attempt("get the events", () => {
    const names = ["startLedger", "endLedger", "type", "contracts", "topics"] as const;
    const given = readOptions<EventFilter>(filter, names, "filter");
    const { startLedger, endLedger, type, contracts, topics } = given;
    const { cursor, limit } = readOptions<EventPageRequest>(page, ["cursor", "limit"], "page");
    const listOf = <T>(name: string, value: readonly T[] | undefined): readonly T[] | undefined => {
      if (value === undefined || Array.isArray(value)) return value;
      throw wrongType(name, "an array", value);
    };
    for (const [i, contract] of (listOf("filter.contracts", contracts) ?? []).entries()) {
      convertString(`filter.contracts[${i}]`, "a contract (C...)", contract, (text) => {
        return decodeStrKey("contract", text);
      });
    }
    const encoded = listOf("filter.topics", topics)?.map((list, i) =>
      listOf(`filter.topics[${i}]`, list)?.map((topic, j) => {
        if (ScVal.is(topic)) return topic.toXDR("base64");
        if (topic === "*" || topic === "**") return topic;
        throw wrongType(`filter.topics[${i}][${j}]`, 'an ScVal, "*" or "**"', topic);
      })
    );
    const filters = [{ type, contractIds: contracts, topics: encoded }];
    return { startLedger, endLedger, filters, pagination: { cursor, limit } };
  });
}
