/** The inspector: renders in the page, decodes in the worker. */

import { render } from "preact";
import { App } from "./view/app.tsx";
import { Analyst, isWorker, serve } from "./worker.ts";

if (isWorker) serve();
else {
  const analyst = new Analyst(document.currentScript!.textContent!);
  render(<App analyst={analyst} />, document.getElementById("app")!);
}
