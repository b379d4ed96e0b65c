/**
 * A page that shows what a pasted authorization entry would approve, on the signing screen of `request_view.tsx`. Built with React and Vite:
 * `npm install`, then `npm run dev`. Until the library is released, `package.json` names the tarball that
 * `deno task build:npm` creates in a clone; afterwards use `"@dwsa/base": "^0.1.0"`.
 */

import { useState } from "react";
import { createRoot } from "react-dom/client";
import { describeRequest } from "@dwsa/base/describe";
import { DwsaError } from "@dwsa/base/errors";
import { Networks } from "@dwsa/base/network";
import { DwsaAuthorizationEntry } from "@dwsa/base/xdr";
import { RequestView } from "./request_view.tsx";

function explain(text: string, decide: (decision: string) => void) {
  if (text.trim() === "") return "";
  try {
    const entry = DwsaAuthorizationEntry.fromXDR(text.trim());
    const description = describeRequest(entry, { networkPassphrase: Networks.TESTNET });
    return (
      <RequestView
        key={text} // so that what was acknowledged for one request is not for the next
        description={description}
        onSign={() => decide("The user agrees: sign exactly this entry")}
        onReject={() => decide("The user rejects")}
      />
    );
  } catch (error) {
    return DwsaError.is(error) ? `not an authorization entry in base64 (${error.code})` : "an error";
  }
}

function App() {
  const [text, setText] = useState("");
  const [decision, setDecision] = useState("");
  return (
    <main>
      <h1>What would I approve?</h1>
      <label>
        Entry, in base64
        <textarea value={text} onChange={(event) => setText(event.target.value)} />
      </label>
      <output>{explain(text, setDecision)}</output>
      <p role="status">{decision}</p>
    </main>
  );
}

createRoot(document.getElementById("root")!).render(<App />);
