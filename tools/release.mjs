// `npm run release`: packs the shop, with everything it needs, into one archive that starts on a bare Debian (docs/operations/releasing.md).
// `--out FOLDER` says where to, `--folder` leaves it unpacked. `npm run deploy -- FOLDER` then puts it in place of what runs there (`deploy/switch`).
import { createHash } from 'node:crypto';
import { createReadStream, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { billOfMaterials } from './release/bill-of-materials.mjs';
import { launcher } from './release/launcher.mjs';
import { nodeVersion, placeFiles, releaseOf } from './release/parts.mjs';
import { ensureBuilt, ensureInstalled, root, run, say } from './setup/node.mjs';

const options = { out: { type: 'string', default: '.release' }, folder: { type: 'boolean', default: false }, deploy: { type: 'string' } };
const { values } = parseArgs({ options });
const out = resolve(values.out);

ensureInstalled();
ensureBuilt();
// Installed by the step above.
const { create } = await import('tar');

const release = releaseOf(root);
const name = `mantel-${release.version}-${process.platform}-${process.arch}`;
const folder = join(out, name);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });

say(`Packing ${name} …`);
placeFiles(root, folder);
writeFileSync(join(folder, 'mantel'), launcher(root), { mode: 0o755 });
writeFileSync(join(folder, 'release.json'), `${JSON.stringify({ ...release, node: nodeVersion(folder) }, null, 2)}\n`);
writeFileSync(join(folder, 'sbom.cdx.json'), billOfMaterials(root, release));
if (values.folder) {
  say(folder);
} else {
  const archive = await pack();
  say(archive);
  if (values.deploy) process.exit(run(join(root, 'deploy', 'switch'), [resolve(values.deploy), archive]));
}

/** The same commit gives the same bytes: entries in order, all with the time of the commit. Returns the archive's path. */
async function pack() {
  const file = join(out, `${name}.tar.gz`);
  await create({ file, cwd: out, gzip: true, portable: true, mtime: new Date(release.committedAt) }, [name]);
  rmSync(folder, { recursive: true });
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  writeFileSync(`${file}.sha256`, `${hash.digest('hex')}  ${basename(file)}\n`);
  say(`${Math.round(statSync(file).size / 1024 ** 2)} MB, with its SHA-256 beside it:`);
  return file;
}
