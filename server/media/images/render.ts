import sharp, { type Sharp } from 'sharp';
import { errorOf } from '../../platform/errors.ts';
import type { ImageFormat } from './format.ts';

/** More than 64 megapixels (8,000 × 8,000) is a decompression bomb, not a picture. */
export const maxPixels = 64_000_000;
/** Transparency becomes the pictures' background colour where the format has none. */
const ground = '#f3eee6';

/** One thread per picture, because our queues decide how many are rendered at once. The library has only a process-wide setting. */
export function oneThreadPerPicture(): void {
  sharp.concurrency(1);
  sharp.cache(false);
}

/** Thrown for a file that is no picture, is broken, or is too large to open. */
export class UnreadablePicture extends Error {}

/**
 * Renders a picture at a width in pixels, never enlarged, without metadata (place, camera, colour profile after conversion to sRGB). Throws
 * `UnreadablePicture`.
 */
export async function renderImage(file: string | Buffer, width: number, format: ImageFormat): Promise<Buffer> {
  try {
    const picture = sharp(file, { limitInputPixels: maxPixels, failOn: 'error' });
    const fitted = picture.autoOrient().resize({ width, withoutEnlargement: true });
    return await encoded(fitted, format).toBuffer();
  } catch (error) {
    throw new UnreadablePicture(errorOf(error).message, { cause: error });
  }
}

/**
 * Low effort: a shopper may be waiting, and more saves few bytes. AVIF at quality 55 washed out the weave of pale linen; at 62 the heaviest main
 * picture has 33 KB at 640 pixels.
 */
function encoded(picture: Sharp, format: ImageFormat): Sharp {
  if (format === 'avif') return picture.avif({ quality: 62, effort: 1 });
  if (format === 'webp') return picture.webp({ quality: 80, effort: 2 });
  return picture.flatten({ background: ground }).jpeg({ quality: 80, mozjpeg: true });
}
