import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { productionPackages } from './parts.mjs';

/**
 * The archive's bill of materials in CycloneDX, by npm from the lock file. What is not inside is taken out here: npm's own `--omit dev` leaves out what tools need as well as the shop
 * (npm 11). Its random number and time would differ at every packing, so they come from the commit.
 * @param {string} root
 * @param {{ version: string, committedAt: string }} release
 */
export function billOfMaterials(root, { version, committedAt }) {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--package-lock-only'];
  const made = JSON.parse(execFileSync('npm', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 ** 2 }));
  const { component } = made.metadata;
  const inside = new Set([component['bom-ref'], ...referencesOf(root)]);
  const parts = made.components.filter((part) => inside.has(part['bom-ref']));
  const dependencies = made.dependencies.filter(({ ref }) => inside.has(ref));
  return `${JSON.stringify(
    {
      ...made,
      serialNumber: `urn:uuid:${uuidOf(version)}`,
      metadata: { ...made.metadata, timestamp: new Date(committedAt).toISOString(), component: { ...component, version } },
      components: parts,
      dependencies: dependencies.map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((other) => inside.has(other)) })),
    },
    null,
    2,
  )}\n`;
}

/** `name@version` of each package inside, as npm refers to it. */
function referencesOf(root) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  return productionPackages(root).map((path) => `${path.slice(path.lastIndexOf('node_modules/') + 13)}@${packages[path].version}`);
}

/** A UUID whose bits come from a text (RFC 9562, version 8). */
function uuidOf(text) {
  const digits = createHash('sha256').update(text).digest('hex');
  return [digits.slice(0, 8), digits.slice(8, 12), `8${digits.slice(13, 16)}`, `a${digits.slice(17, 20)}`, digits.slice(20, 32)].join('-');
}
