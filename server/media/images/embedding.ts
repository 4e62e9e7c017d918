import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { errorOf } from '../../platform/errors.ts';
import { type MediaStore, mediaName } from '../store.ts';
import { UnreadablePicture } from './render.ts';

/**
 * A stored file, ready to render. A picture referenced by an SVG is embedded, as the renderer opens no other files, and as JPEG, as it reads no WebP
 * there; every other file is passed unchanged. Throws `UnreadablePicture`.
 */
export async function embedded(store: MediaStore, file: string): Promise<string | Buffer> {
  if (!file.endsWith('.svg')) return file;
  const svg = await readFile(file, 'utf8');
  const [, name = ''] = /<image href="\/media\/([^"]+)"/.exec(svg) ?? [];
  if (!mediaName.test(name)) return file;
  const source = await store.find(name);
  if (!source) throw new UnreadablePicture(`${name} is missing`);
  const picture = await sharp(source)
    .jpeg({ quality: 92 })
    .toBuffer()
    .catch((error: unknown) => {
      throw new UnreadablePicture(errorOf(error).message, { cause: error });
    });
  return Buffer.from(svg.replace(`/media/${name}`, `data:image/jpeg;base64,${picture.toString('base64')}`));
}
