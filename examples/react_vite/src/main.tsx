/**
 * A page that says what a pasted text is: an address, a contract value, an authorization entry. By React and Vite:
 * `npm install`, then `npm run dev`.
 */

import { useState } from "react";
import { createRoot } from "react-dom/client";
import { identify } from "@dwsa/base/catalogue";
import { DwsaError } from "@dwsa/base/errors";

function explain(text: string): string {
  try {
    const [best] = identify(text);
    if (best === undefined) return "nothing that I know";
    return `${best.form}: ${best.type}`;
  } catch (error) {
    return DwsaError.is(error) ? error.code : "an error";
  }
}

function App() {
  const [text, setText] = useState("");
  const result = explain(text);
  return (
    <main>
      <h1>What is this?</h1>
      <label>
        Text
        <textarea value={text} onChange={(event) => setText(event.target.value)} />
      </label>
      <output>{result}</output>
    </main>
  );
}

createRoot(document.getElementById("root")!).render(<App />);
