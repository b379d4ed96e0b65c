/** Internals of this area for other areas of the library. */

export { assetText } from "./_asset_text.ts";
export { checkArgument } from "./_check_argument.ts";
