/** The inspector: in the page it shows, in the worker it decodes. */

import { render } from "preact";
import { App } from "./view/app.tsx";
import { Analyst, isWorker, serve } from "./worker.ts";

if (isWorker) serve();
else {
  const analyst = new Analyst(document.currentScript!.textContent!);
  render(<App analyst={analyst} />, document.getElementById("app")!);
}
