/**
 * Writes the bill of materials of the npm package, `dist/sbom.cdx.json` (CycloneDX 1.6): the package as packed, and what
 * it depends on in the versions of the lock file, whose code is also in `bundle.js`. The same package gives the same file.
 *
 *     deno task sbom
 */

import { createHash } from "node:crypto";
import { linkPackages } from "./_npm.ts";
import { readManifest, report, root } from "./_project.ts";

/** A package of the lock file, as far as it is read here. */
interface LockedPackage {
  readonly integrity: string;
  readonly dependencies?: readonly string[];
}

/** What the manifest of an installed package says of itself. */
interface Installed {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const purl = (name: string, version: string): string => `pkg:npm/${name.replace("@", "%40")}@${version}`;

function component({ name, version, license }: Installed, alg: string, hash: string): Record<string, unknown> {
  const [group, rest] = name.startsWith("@") ? name.split("/") : [undefined, name];
  const ref = purl(name, version);
  return {
    ...{ type: "library", "bom-ref": ref, ...(group === undefined ? {} : { group }), name: rest, version, purl: ref },
    licenses: [{ license: { id: license } }],
    hashes: [{ alg, content: hash }],
  };
}

/**
 * The bill of materials.
 *
 * @param own the package
 * @param tarball the bytes of its tarball
 * @param installed the packages that it depends on, directly or not
 * @param locked the lock file's packages, by `name@version`
 */
export function billOfMaterials(
  own: Installed,
  tarball: Uint8Array,
  installed: readonly Installed[],
  locked: Readonly<Record<string, LockedPackage>>,
): Record<string, unknown> {
  const versions = new Map(installed.map(({ name, version }) => [name, version]));
  const components = installed.map((part) => {
    const { integrity } = locked[`${part.name}@${part.version}`] ?? {};
    const [, base64] = /^sha512-(.+)$/.exec(integrity ?? "") ?? [];
    if (base64 === undefined) throw new Error(`The lock file has no hash of ${part.name}@${part.version}`);
    return component(part, "SHA-512", Uint8Array.fromBase64(base64).toHex());
  });
  const dependsOn = ({ dependencies = {} }: Installed) =>
    Object.keys(dependencies).map((name) => purl(name, versions.get(name)!));
  return {
    $schema: "http://cyclonedx.org/schema/bom-1.6.schema.json",
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    version: 1,
    metadata: { component: component(own, "SHA-256", createHash("sha256").update(tarball).digest("hex")) },
    components,
    dependencies: [own, ...installed].map((part) => ({
      ref: purl(part.name, part.version),
      dependsOn: dependsOn(part),
    })),
  };
}

if (import.meta.main) {
  const { name, version } = readManifest();
  const read = (path: URL) => JSON.parse(Deno.readTextFileSync(path));
  const own: Installed = read(new URL("dist/npm/package.json", root));
  const tarball = Deno.readFileSync(new URL(`dist/${name.slice(1).replace("/", "-")}-${version}.tgz`, root));
  const installed = (await linkPackages()).map((directory): Installed => read(new URL("package.json", directory)));
  const { npm } = read(new URL("deno.lock", root));
  const bill = billOfMaterials(own, tarball, installed.sort((a, b) => a.name < b.name ? -1 : 1), npm);
  Deno.writeTextFileSync(new URL("dist/sbom.cdx.json", root), `${JSON.stringify(bill, null, 2)}\n`);
  report([], `dist/sbom.cdx.json: ${own.name}@${own.version} and ${installed.length} packages`);
}
