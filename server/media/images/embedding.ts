import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { mediaName } from '../store.ts';

/**
 * A stored file, ready to render. A picture referenced by an SVG is embedded, as the renderer opens no other files, and as JPEG, as it reads no WebP
 * there; every other file is passed unchanged.
 */
export async function embedded(file: string): Promise<string | Buffer> {
  if (!file.endsWith('.svg')) return file;
  const svg = await readFile(file, 'utf8');
  const [, name = ''] = /<image href="\/media\/([^"]+)"/.exec(svg) ?? [];
  if (!mediaName.test(name)) return file;
  const picture = await sharp(join(file, '../..', name))
    .jpeg({ quality: 92 })
    .toBuffer();
  return Buffer.from(svg.replace(`/media/${name}`, `data:image/jpeg;base64,${picture.toString('base64')}`));
}
