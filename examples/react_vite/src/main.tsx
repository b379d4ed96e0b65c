/**
 * A page that describes what a pasted authorization entry would approve, with warnings. Built with React and Vite:
 * `npm install`, then `npm run dev`. Until the library is released, `package.json` names the tarball that
 * `deno task build:npm` creates in a clone; afterwards use `"@dwsa/base": "^0.1.0"`.
 */

import { useState } from "react";
import { createRoot } from "react-dom/client";
import { describeApproval, formatDescription } from "@dwsa/base/describe";
import { approvalRequest } from "@dwsa/base/auth";
import { DwsaError } from "@dwsa/base/errors";
import { Networks } from "@dwsa/base/network";
import { DwsaAuthorizationEntry } from "@dwsa/base/xdr";

function explain(text: string): string {
  if (text.trim() === "") return "";
  try {
    const entry = DwsaAuthorizationEntry.fromXDR(text.trim());
    const request = approvalRequest(entry, Networks.TESTNET);
    return formatDescription(describeApproval([request], { networkPassphrase: Networks.TESTNET }));
  } catch (error) {
    return DwsaError.is(error) ? `not an authorization entry in base64 (${error.code})` : "an error";
  }
}

function App() {
  const [text, setText] = useState("");
  return (
    <main>
      <h1>What would I approve?</h1>
      <label>
        Entry, in base64
        <textarea value={text} onChange={(event) => setText(event.target.value)} />
      </label>
      <output style={{ whiteSpace: "pre-wrap" }}>{explain(text)}</output>
    </main>
  );
}

createRoot(document.getElementById("root")!).render(<App />);
