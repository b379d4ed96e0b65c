/** The version of the package, which `deno.json` has too. */
export const VERSION = "0.1.0";
