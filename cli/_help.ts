/** The texts of `--help`. */

import { NETWORKS } from "./_options.ts";

/** The text of `dwsa --help`. */
export const HELP = `Authorization entries, contract events and strkeys, offline.

Usage: dwsa COMMAND [OPTIONS]

  auth ls             show authorization entries: who signs, until when, and what they allow
  auth sign           sign the entries that a key belongs to
  auth set            put signed entries into a transaction envelope
  events [BASE64...]  show contract and diagnostic events; --file PATH, or standard input
  decode STRKEY       say what a strkey is
  --help              this text; of auth with "dwsa auth --help"
  --version           the version

The result is on standard output, all else on standard error.
Exit code: 0, or 2 if the input is no good.`;

/** The text of `dwsa auth --help`. */
export const AUTH_HELP: string = /* @__PURE__ */ (() =>
  `Shows and signs authorization entries. All of it offline.

Usage: dwsa auth ls [INPUT] [--network NAME] [--json]
       dwsa auth sign [INPUT] --secret-env NAME --network NAME --until LEDGER [--for ADDRESS] [--index N]
       dwsa auth set [INPUT] --into ENVELOPE

INPUT is the base64 of an authorization entry, of a list of them, or of a transaction envelope, or several of these on
lines of their own: as arguments, with --file PATH, or on standard input ("-", or a pipe).

  --file PATH                read INPUT from a file
  --network NAME             ${NETWORKS}
  --network-passphrase TEXT  the passphrase of any other network

ls shows each entry; with a network, also whether its signatures are valid.
  --json                     for machines, on one line

sign prints the signed entries, one on a line, and says on standard error what they allow.
  --secret-env NAME          sign with the secret seed (S...) in this environment variable
  --until LEDGER             the ledger at which the signature has expired
  --for ADDRESS              sign for this account or contract, not for the account of the key
  --index N                  sign this entry only; the first is 0

set prints the envelope with the signatures of all signed entries in INPUT joined to those that it has.
  --into ENVELOPE            the base64 of the transaction envelope, before anybody has signed that
  --into-file PATH           read the envelope from a file

  dwsa auth sign --file tx.txt --secret-env SEED --network testnet --until 1000 | dwsa auth set --into-file tx.txt`)();
