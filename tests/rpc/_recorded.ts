/** A backend that replays a recording, and one that records another backend. */

import { type Backend, RpcError } from "./_server.ts";

/** A request and its result. */
export interface Recorded {
  readonly method: string;
  readonly params: unknown;
  readonly result: unknown;
}

/** Creates a backend that replays a recording. A repeated request gets the next recorded result, then the last one. */
export function replay(recording: readonly Recorded[]): Backend {
  const asked = new Map<string, number>();
  return {
    answer(method, params) {
      const key = JSON.stringify([method, params]);
      const answers = recording.filter((one) => JSON.stringify([one.method, one.params]) === key);
      const number = asked.get(key) ?? 0;
      asked.set(key, number + 1);
      const found = answers[Math.min(number, answers.length - 1)];
      if (found === undefined) return Promise.reject(new RpcError(-32602, `not in the recording: ${method}`));
      return Promise.resolve(found.result);
    },
  };
}

/** Creates a backend that passes requests on, and records them with their results. */
export function record(backend: Backend): { readonly backend: Backend; readonly recording: Recorded[] } {
  const recording: Recorded[] = [];
  return {
    recording,
    backend: {
      async answer(method, params) {
        const result = await backend.answer(method, params);
        recording.push({ method, params, result });
        return result;
      },
    },
  };
}
