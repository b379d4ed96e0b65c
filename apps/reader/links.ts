/** Links that contain a transaction or a payment request. Nothing is fetched. */

import { Networks } from "@dwsa/base/network";

/** The contents of a link. */
export interface Link {
  /** The type of link, with an article: `a SEP-7 link`. */
  readonly from: string;
  /** The network passphrase; null if the link names no network. */
  readonly network: string | null;
  /** The XDR in the link. */
  readonly xdr?: string;
  /** The requested payment. */
  readonly payment?: PaymentRequest;
}

/** A requested payment (SEP-7 `pay`). */
export interface PaymentRequest {
  /** The recipient as given in the link. */
  readonly destination: string;
  /** The amount in decimal; null if the payer chooses it. */
  readonly amount: string | null;
  /** The asset: `XLM`, or the code and issuer. */
  readonly asset: string;
  /** The other query parameters by name. */
  readonly more: readonly (readonly [name: string, value: string])[];
}

/** Network passphrases by the network names used in links. */
const NAMES: { readonly [name: string]: string } = {
  public: Networks.PUBLIC,
  mainnet: Networks.PUBLIC,
  pubnet: Networks.PUBLIC,
  test: Networks.TESTNET,
  testnet: Networks.TESTNET,
  future: Networks.FUTURENET,
  futurenet: Networks.FUTURENET,
};

/** Explorer hosts: their links contain a hash or an address, but no XDR. */
const EXPLORERS = /(^|\.)(stellar\.expert|stellarchain\.io|steexp\.com|stellarscan\.io|lumenscan\.io|stellarbeat\.io)$/;

/** Parses a link; returns `undefined` if the string is not a supported link. */
export function readLink(text: string): Link | undefined {
  if (/^web\+stellar:/i.test(text)) return readSep7(text);
  if (!/^https?:\/\/[^\s]+/i.test(text) || /\n/.test(text)) return undefined;
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    return undefined;
  }
  if (EXPLORERS.test(url.hostname)) {
    const name = url.pathname.split("/").map((part) => part.toLowerCase()).find((part) => Object.hasOwn(NAMES, part));
    return { from: "a block explorer link", network: name === undefined ? null : NAMES[name]! };
  }
  return readLaboratory(url) ?? { from: "a link", network: null };
}

/** Parses `web+stellar:tx?xdr=…` and `web+stellar:pay?destination=…` (SEP-7); the default network is public. */
function readSep7(text: string): Link {
  const [, operation, query] = /^web\+stellar:(\w*)\??([^]*)$/i.exec(text)!;
  const params = new URLSearchParams(query!.replace(/\+/g, "%2B")); // base64 without percent-encoding
  const link = { from: "a SEP-7 link", network: params.get("network_passphrase") ?? Networks.PUBLIC };
  const xdr = params.get("xdr");
  if (operation!.toLowerCase() === "tx" && xdr !== null) return { ...link, xdr };
  const destination = params.get("destination");
  if (operation!.toLowerCase() !== "pay" || destination === null) return link;
  const [code, issuer] = [params.get("asset_code"), params.get("asset_issuer")];
  const shown = ["destination", "amount", "asset_code", "asset_issuer", "network_passphrase", "signature"];
  return {
    ...link,
    payment: {
      destination,
      amount: params.get("amount"),
      asset: code === null ? "XLM" : `${code} (${issuer ?? "no issuer"})`,
      more: [...params].filter(([name]) => !shown.includes(name)),
    },
  };
}

/** Parses Laboratory links: `#xdr-viewer?input=…&network=test`, and `?$=network$id=testnet&…;&xdr$blob=…;;`. */
function readLaboratory(url: URL): Link | undefined {
  const from = "a Laboratory link";
  const old = /^#(?:xdr-viewer|txsigner|txsubmitter|explorer)\?(.*)$/.exec(url.hash);
  if (old !== null) {
    const params = new URLSearchParams(old[1]!.replace(/\+/g, "%2B"));
    const xdr = params.get("input") ?? params.get("xdr") ?? undefined;
    const network = NAMES[params.get("network") ?? ""] ?? null;
    return { from, network, ...(xdr === undefined ? {} : { xdr }) };
  }
  if (!url.search.startsWith("?$=")) return undefined;
  // `/` escapes the separators: "//" is "/", "/;" is ";".
  const state = decoded(url.search.slice(3));
  const value = (name: RegExp) => {
    const start = name.exec(state);
    if (start === null) return undefined;
    const [text] = /^(?:\/.|[^/&;])*/.exec(state.slice(start.index + start[0].length))!;
    return text.replace(/\/(.)/g, "$1");
  };
  const xdr = value(/(?:^|[$&;])(?:blob|importXdr)=/);
  const passphrase = value(/(?:^|[$&;])passphrase=/);
  const network = passphrase ?? NAMES[value(/network\$id=/) ?? ""] ?? null;
  return { from, network, ...(xdr === undefined ? {} : { xdr }) };
}

/** Removes percent-encoding; returns the string unchanged if it is invalid. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
