/**
 * Asks a worker, so that the page never waits. The worker runs the script of the page itself: it has no other. It is
 * started with the page, so that it is there when something is pasted.
 */

import { inspect } from "./model/inspect.ts";
import type { Forms, Question, Report } from "./model/report.ts";

/** What the worker answers: the report, then the forms of the input; or why there is none. */
type Answer = { readonly report: Report } | { readonly forms: Forms } | { readonly error: string };

/** What a worker has of its scope. */
interface WorkerScope {
  onmessage: ((event: MessageEvent<Question>) => void) | null;
  postMessage(answer: Answer): void;
}

/** Whether this script runs in the worker. */
export const isWorker: boolean = typeof document === "undefined";

/** Answers the questions of the page. */
export function serve(): void {
  const scope = globalThis as unknown as WorkerScope; // the types are those of a page
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

/** A policy of Trusted Types, in browsers that have them. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string }): {
    createScriptURL(url: string): string;
  };
}

/** Asks one question at a time: a newer one ends the work on an older one. */
export class Analyst {
  readonly #address: string;
  #worker: Worker;
  #busy = false;

  /** @param script the text of the script of the page */
  constructor(script: string) {
    const url = URL.createObjectURL(new Blob([script], { type: "text/javascript" }));
    const trusted = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;
    this.#address = trusted?.createPolicy("inspector", { createScriptURL: (text) => text }).createScriptURL(url) ?? url;
    this.#worker = new Worker(this.#address);
  }

  /** Calls `done` with each part of the answer, unless another question is asked before. */
  ask(question: Question, done: (answer: Answer) => void): void {
    if (this.#busy) {
      this.#worker.terminate();
      this.#worker = new Worker(this.#address);
    }
    this.#busy = true;
    this.#worker.onmessage = ({ data }: MessageEvent<Answer>) => {
      this.#busy = "report" in data;
      done(data);
    };
    this.#worker.onerror = () => done({ error: "This browser cannot start the part of the page that decodes" });
    this.#worker.postMessage(question);
  }
}
