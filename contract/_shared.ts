/** What other areas of the library use of this one, and users do not. */

export { assetText } from "./_asset_text.ts";
