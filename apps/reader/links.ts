/** Links that contain a transaction or a payment request. Nothing is fetched. */

import { Networks } from "@dwsa/base/network";
import { parseRequestUri, type RequestUri } from "@dwsa/base/uri";
import { isRequestUri } from "./request_uri.ts";

/** The contents of a link. */
export interface Link {
  /** The type of link, with an article: `a SEP-7 link`. */
  readonly from: string;
  /** The network passphrase; null if the link names no network. */
  readonly network: string | null;
  /** The XDR in the link. */
  readonly xdr?: string;
  /** The request in a request URI. */
  readonly request?: RequestUri;
  /** Why a request URI is malformed. */
  readonly problem?: string;
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
  if (isRequestUri(text)) return readRequestUri(text);
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

/** Parses a request URI (SEP-7). */
function readRequestUri(text: string): Link {
  const from = "a SEP-7 link";
  try {
    const request = parseRequestUri(text);
    const xdr = request.operation === "tx" ? { xdr: request.envelope.toXDR("base64") } : {};
    return { from, network: request.networkPassphrase, request, ...xdr };
  } catch (error) {
    return { from, network: null, problem: (error as Error).message };
  }
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
