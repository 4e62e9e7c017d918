import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const compressible = /\.(?:js|css|svg|json)$/;

/** Writes a brotli and a gzip copy of every text file in the browser's build, so that no request waits for compression. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async writeBundle({ dir }) {
      if (!dir) return;
      const files = await readdir(join(dir, 'assets'));
      await Promise.all(files.filter((file) => compressible.test(file)).map((file) => compress(join(dir, 'assets', file))));
    },
  };
}

async function compress(file: string): Promise<void> {
  const content = await readFile(file);
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  await Promise.all([
    brotli(content, best).then((body) => writeFile(`${file}.br`, body)),
    zip(content, { level: 9 }).then((body) => writeFile(`${file}.gz`, body)),
  ]);
}
