/** The settings: network, ledger, known tokens and addresses, a policy, and a value to compare with. */

import type { JSX } from "preact";
import { Networks } from "@dwsa/base/network";
import { estimatedLedger } from "../model/ledger.ts";
import { NETWORKS } from "../model/networks.ts";
import type { Query } from "../model/report.ts";

interface SettingsProps {
  readonly query: Query;
  /** A policy that allows only the shown requests, as JSON; null if there is none. */
  readonly exact: string | null;
  readonly refine: (part: Partial<Query>) => void;
}

/** The settings. The network is detected unless the user selects it. */
export function Settings({ query, exact, refine }: SettingsProps): JSX.Element {
  const { network, ledger, names, other, policy, isLinked } = query;
  const isKnown = network === null || network === Networks.PUBLIC || network === Networks.TESTNET;
  const estimate = Math.round(estimatedLedger(Date.now() / 1_000).ledger / 1_000) * 1_000;
  const choose = (value: string) => refine({ network: value === "auto" ? null : value || "My network" });
  return (
    <>
      <div class="row">
        <label for="network">Network</label>
        <select
          id="network"
          value={network === null ? "auto" : isKnown ? network : ""}
          onChange={(event) => choose(event.currentTarget.value)}
        >
          <option value="auto">Auto</option>
          <option value={Networks.PUBLIC}>Public</option>
          <option value={Networks.TESTNET}>Test</option>
          <option value="">Other</option>
        </select>
        {isLinked ? <span class="quiet">from the link</span> : null}
      </div>
      {isKnown ? null : (
        <>
          <label for="passphrase">Network passphrase</label>
          <input
            id="passphrase"
            list="passphrases"
            value={network ?? ""}
            onInput={(event) => refine({ network: event.currentTarget.value || " " })}
          />
          <datalist id="passphrases">
            {NETWORKS.map(([passphrase, name]) => <option key={passphrase} value={passphrase}>{name}</option>)}
          </datalist>
        </>
      )}
      <details class="settings">
        <summary>Settings: ledger, tokens, policy, compare</summary>
        <label for="ledger">Current ledger{isLinked && ledger !== null ? ", from the link" : ""}</label>
        <input
          id="ledger"
          inputMode="numeric"
          pattern="[0-9]*"
          placeholder={`about ${estimate.toLocaleString("en-US")} on the public network`}
          aria-describedby="ledger-help"
          value={ledger ?? ""}
          onInput={(event) => refine({ ledger: ledgerOf(event.currentTarget.value) })}
        />
        <p id="ledger-help" class="quiet">
          If empty, estimated from this computer's clock, on the public network only: the test network is reset a few
          times a year.
        </p>
        <label for="names">Known tokens and addresses, one per line</label>
        <textarea
          id="names"
          rows={4}
          spellcheck={false}
          aria-describedby="names-help"
          value={names}
          onInput={(event) => refine({ names: event.currentTarget.value })}
        />
        <p id="names-help" class="quiet">
          <code>native</code> or <code>CODE:ISSUER</code> for an asset; <code>CONTRACT SYMBOL DECIMALS</code>{" "}
          for another token; <code>ADDRESS = name</code>{" "}
          for an address. The native asset and a few assets of the public network are already known.
        </p>
        <label for="policy">Check against a signing policy, as JSON</label>
        <textarea
          id="policy"
          rows={4}
          spellcheck={false}
          value={policy}
          onInput={(event) => refine({ policy: event.currentTarget.value })}
        />
        {exact === null ? null : (
          <button type="button" onClick={() => refine({ policy: exact })}>
            Create a policy that allows exactly this
          </button>
        )}
        <label for="other">Compare with another value</label>
        <textarea
          id="other"
          rows={4}
          spellcheck={false}
          value={other}
          onInput={(event) => refine({ other: event.currentTarget.value })}
        />
      </details>
    </>
  );
}

/** Parses a ledger sequence that the user entered; null if it is invalid. */
export function ledgerOf(text: string): number | null {
  const ledger = Number(text);
  return /^\d+$/.test(text) && ledger <= 0xffffffff ? ledger : null;
}
