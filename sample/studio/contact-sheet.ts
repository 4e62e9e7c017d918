import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { readManifest } from './manifest.ts';
import { settings } from './settings.ts';

/**
 * `node sample/studio/contact-sheet.ts [word …]`: renders all photographs (or those with one of the words in their file name) on sheets of
 * 6 × 8 in the cache, for inspection.
 */
const words = process.argv.slice(2);
const cell = 300;
const across = 6;
const down = 8;
const photographs = readManifest().filter(({ file }) => words.length === 0 || words.some((word) => file.includes(word)));

for (let first = 0; first < photographs.length; first += across * down) {
  const page = photographs.slice(first, first + across * down);
  const pictures = await Promise.all(
    page.map(async ({ file }, at) => ({
      input: await sharp(join(settings.media, file)).resize(cell, cell).toBuffer(),
      left: (at % across) * cell,
      top: Math.floor(at / across) * cell,
    })),
  );
  const sheet = sharp({
    create: { width: across * cell, height: Math.ceil(page.length / across) * cell, channels: 3, background: '#fff' },
  });
  const target = join(settings.cache, `contact-sheet-${1 + first / (across * down)}.jpg`);
  writeFileSync(target, await sheet.composite(pictures).jpeg({ quality: 88 }).toBuffer());
  console.log(`${target}: ${page.map(({ file }) => file).join(', ')}`);
}
