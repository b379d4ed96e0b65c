/** Search index and ranking: options of VitePress's local search, based on MiniSearch. */

/** Returns the text of a page to index: the prose of most guides, names and first sentences of others, and no code. */
export function searched(page: string, markdown: string): string {
  const text = markdown.replace(/^(```|~~~)[^]*?^\1$/gm, "");
  const [, description = '""'] = /^description: (.+)$/m.exec(text) ?? [];
  const title = /^# .+$/m.exec(text)?.[0] ?? "";
  const opening = `${title}\n\n${JSON.parse(description)}\n`;
  const headings = (level: RegExp) => text.match(level)?.join("\n\n") ?? "";
  if (/^(errors|reference|wire)\/index\.md$/.test(page)) return "";
  if (page === "index.md") {
    const prose = text.replace(/^---\n[^]*?\n---\n/, "").replace(
      /^#+ (Size|Speed|Contents)\n[^]*?(?=^## )/gm,
      "",
    );
    return `# What is @dwsa/base?\n\n${JSON.parse(description)}\n${prose}`;
  }
  if (
    /^guide\/(architecture|changelog|decisions|performance|security-policy)\.md$/
      .test(page)
  ) {
    return `${opening}\n${headings(/^## .+$/gm)}\n`;
  }
  if (/^guide\/(ledgers|describing)\.md$/.test(page)) return text.replace(/^## (Columns|Sentences)\n[^]*/m, "");
  if (/^wire\/(exporter|internal|overlay|scp)\.md$/.test(page)) return `${title}\n\n`; // types that only nodes exchange
  if (page.startsWith("wire/")) {
    return `${title}\n\n${headings(/^## .+(?<!Result|ResultCode|Ext)$/gm).replaceAll("## ", "# ")}\n`;
  }
  if (/^reference\/\w+\/classes\//.test(page)) {
    return `${opening}\n${headings(/^### \w+\(\)$/gm)}\n`;
  }
  if (/^reference\/\w+\/(interfaces|type-aliases)\//.test(page)) {
    return `${title}\n\n`;
  }
  if (page.startsWith("examples/")) return text.replace(/^## .+$/gm, "");
  return /^(errors|reference)\//.test(page) ? opening : text;
}

/**
 * Normalizes a term of the index or of a query. Synonyms are unified, and a name such as `signTransaction` is split
 * into its parts. The source code of the function is copied into the page, so it must not use names from its scope.
 */
function processTerm(term: string): string | string[] | null {
  const meanings = {
    create: "create|creates|created|generate|generates|generated|random|new|make",
    decode: "decode|decodes|decoding|fromxdr|parse|parses|deserialize",
    encode: "encode|encodes|encoding|toxdr|serialize",
    dwsa: "dwsa|soroban",
    fail: "fail|fails|failed|failure",
    hardware: "hardware|device|devices|kms|hsm|trezor",
    javascript: "javascript|js",
    login: "login|logins|signin|authenticate|authentication|sep10|sep45",
    message: "message|messages|sep53",
    mnemonic: "mnemonic|mnemonics|bip39|seedphrase",
    retry: "retry|retries|resend|resubmit|resume|resumes",
    send: "send|sends|transfer|transfers|pay|pays",
    smart: "smart|custom|abstraction",
    start: "start|started|begin|hello|quickstart|tutorial",
    store: "store|stores|stored|storage",
    type: "type|types|typed|typescript|ts",
    ttl: "ttl|lifetime|expire|expires|expired|expiry|archived|archive|restore",
    valid: "valid|validate|validates|check|checks",
    wallet: "wallet|wallets|freighter|lobstr|albedo",
    worker: "worker|workers|workerd",
  };
  const parts = {
    keypair: ["key", "pair"],
    trustline: ["trust", "line"],
    __proto__: null, // a term can be "constructor"
  } as unknown as Record<string, string[]>;
  const oneOf = (word: string): string => {
    for (const [meaning, words] of Object.entries(meanings)) {
      if (words.split("|").includes(word)) return meaning;
    }
    return word.length > 3 ? word.replace(/(?<=[^su])s$/, "") : word;
  };
  const lower = term.toLowerCase();
  const empty = "a|an|the|is|are|be|was|has|have|this|that|these|it|its|they|them|to|of|in|on|at|as|by|for|from|with|" +
    "without|and|or|not|no|if|so|but|than|then|when|which|who|what|why|how|do|does|did|can|my|i|you|your|one|all|any|" +
    "each|other|only|also|same|there|get|use|used|add|world";
  if (empty.split("|").includes(lower) || /^[\d_]+n?$|^.{40}/.test(lower)) return null;
  const words = parts[lower] ??
    term.replace(/([a-z0-9])([A-Z])/g, "$1 $2").toLowerCase().split(" ");
  const found = words.map(oneOf);
  return words.length > 1 ? [lower, ...found] : found;
}

/** Splits text into terms. The number of a standard stays with its name: `SEP-53` is one term. */
function tokenize(text: string): string[] {
  return text.replace(/\b(SEP|CAP)-(?=\d)/gi, "$1").split(/[\n\r\p{Z}\p{P}]+/u);
}

/** Returns the ranking weight of a page. */
function boostDocument(page: string): number {
  if (/how-do-i|#what-is/.test(page)) return 3;
  if (/guide\/(\w+)\.html#\1$/.test(page)) return 4; // the start of the guide of that name
  if (/ledger_entries\.html#ledgerkey/.test(page)) return 0.4; // the guide of ledgers has the same words
  if (
    /guide\/(architecture|changelog|decisions|performance|security-policy)/
      .test(page)
  ) return 0.2;
  if (
    /\/wire\/|guide\/command|Result|\/(interfaces|type-aliases)\//.test(page)
  ) return 0.3;
  return page.includes("guide/") ? 2 : 1;
}

/** MiniSearch options for indexing and searching. */
export const MINI_SEARCH: {
  readonly options: { readonly processTerm: typeof processTerm; readonly tokenize: typeof tokenize };
  readonly searchOptions: Record<string, unknown>;
} = {
  options: { processTerm, tokenize },
  searchOptions: {
    boostDocument,
    boost: { title: 5, titles: 2, text: 1 },
    // Short words are matched exactly: most similar ones are different words.
    fuzzy: (term: string): number | false => term.length > 4 ? 0.2 : false,
    prefix: (term: string): boolean => term.length > 2,
    weights: { fuzzy: 0.1, prefix: 0.2 },
  },
};
