import sharp, { type Sharp } from 'sharp';
import { errorOf } from '../../platform/errors.ts';
import { embedded } from './embedding.ts';
import type { ImageFormat } from './format.ts';

/** More pixels than these are not a picture but a bomb: 64 megapixels are 8,000 × 8,000. */
export const maxPixels = 64_000_000;
/** What is transparent becomes the ground colour of the shop's pictures where the format has no transparency. */
const ground = '#f3eee6';

/** Our queues decide how many pictures are made at once, so each takes one thread. The library knows only one setting for the whole process. */
export function oneThreadPerPicture(): void {
  sharp.concurrency(1);
  sharp.cache(false);
}

/** Thrown for a file that is no picture, is broken, or is too large to be opened. */
export class UnreadablePicture extends Error {}

/**
 * The picture at a width in pixels, never wider than it is itself. Metadata (place, camera, colour profile after conversion to sRGB) is
 * left out. Throws `UnreadablePicture`.
 */
export async function renderImage(file: string, width: number, format: ImageFormat): Promise<Buffer> {
  try {
    const picture = sharp(await embedded(file), { limitInputPixels: maxPixels, failOn: 'error' });
    const fitted = picture.autoOrient().resize({ width, withoutEnlargement: true });
    return await encoded(fitted, format).toBuffer();
  } catch (error) {
    throw new UnreadablePicture(errorOf(error).message, { cause: error });
  }
}

/**
 * Efforts are low: a shopper may be waiting, and more of it saves few bytes. AVIF of quality 55 washed the weave out of pale linen; of 62 the heaviest
 * main picture has 33 KB at 640 pixels.
 */
function encoded(picture: Sharp, format: ImageFormat): Sharp {
  if (format === 'avif') return picture.avif({ quality: 62, effort: 1 });
  if (format === 'webp') return picture.webp({ quality: 80, effort: 2 });
  return picture.flatten({ background: ground }).jpeg({ quality: 80, mozjpeg: true });
}
