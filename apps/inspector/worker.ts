/**
 * Creates reports in a worker, so that the page stays responsive. The worker runs the same script as the page, and
 * starts with the page.
 */

import { inspect } from "./model/inspect.ts";
import type { Forms, Query, Report } from "./model/report.ts";

/** The worker's messages: the report, then the formats of the input; or an error. */
type WorkerMessage = { readonly report: Report } | { readonly forms: Forms } | { readonly error: string };

/** The parts of the worker scope that this module uses. */
interface WorkerScope {
  onmessage: ((event: MessageEvent<Query>) => void) | null;
  postMessage(message: WorkerMessage): void;
}

/** Whether this script runs in the worker. */
export const isWorker: boolean = typeof document === "undefined";

/** Handles the queries that the page sends to the worker. */
export function serve(): void {
  const scope = globalThis as unknown as WorkerScope; // TypeScript declares the scope of a page
  scope.onmessage = ({ data }) => {
    try {
      const { report, forms } = inspect(data);
      scope.postMessage({ report });
      scope.postMessage({ forms: forms() });
    } catch (error) {
      scope.postMessage({ error: (error as Error).message });
    }
  };
}

/** The Trusted Types API of browsers, as far as this module uses it. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): {
    createScriptURL(url: string): string;
  };
}

/** Runs one query at a time: a newer one aborts the older one. */
export class Analyst {
  readonly #address: string;
  #worker: Worker;
  #busy = false;

  /** @param script the source code of the page's script */
  constructor(script: string) {
    const url = URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
    const trusted = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;
    this.#address = trusted?.createPolicy("inspector", { createScriptURL: (text) => text }).createScriptURL(url) ?? url;
    this.#worker = new Worker(this.#address);
  }

  /** Calls `done` with each part of the result, unless another query arrives first. */
  run(query: Query, done: (message: WorkerMessage) => void): void {
    if (this.#busy) {
      this.#worker.terminate();
      this.#worker = new Worker(this.#address);
    }
    this.#busy = true;
    const worker = this.#worker;
    worker.onmessage = ({ data }: MessageEvent<WorkerMessage>) => {
      if (worker !== this.#worker) return; // a message sent before the worker was terminated
      this.#busy = "report" in data;
      done(data);
    };
    worker.onerror = () => done({ error: "This browser cannot start the page's decoder (a web worker)" });
    worker.postMessage(query);
  }
}
