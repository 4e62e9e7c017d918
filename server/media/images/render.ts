import sharp, { type Sharp } from 'sharp';
import { largestWidth } from '../../../contract/pictures.ts';
import { draw } from '../drawings/index.ts';
import type { Source } from '../source.ts';
import { embedded } from './embedding.ts';
import type { ImageFormat } from './format.ts';

/** More pixels than these are not a picture but a bomb: 64 megapixels are 8,000 × 8,000. */
export const maxPixels = 64_000_000;
/** What is transparent becomes the ground colour of the shop's pictures where the format has no transparency. */
const ground = '#f3eee6';

// The queue decides how many pictures are made at once; one picture takes one thread.
sharp.concurrency(1);
sharp.cache(false);

/** Thrown for a file that is no picture, is broken, or is too large to be opened. */
export class UnreadablePicture extends Error {}

/**
 * The picture at a width in pixels, never wider than it is itself. Metadata (place, camera, colour profile after conversion to sRGB) is
 * left out. Throws `UnreadablePicture`.
 */
export async function renderImage(source: Source, width: number, format: ImageFormat): Promise<Buffer> {
  try {
    const picture = 'drawing' in source ? Buffer.from(draw(source.drawing)) : await embedded(source.file);
    const name = 'drawing' in source ? 'drawing.svg' : source.file;
    const { width: own = 0 } = await sharp(picture, { limitInputPixels: maxPixels }).metadata();
    const target = Math.min(width, largestWidth(name, own));
    // A drawing is drawn at the size that is asked for, rather than drawn small and enlarged.
    const density = name.endsWith('.svg') ? Math.max(72, Math.ceil((72 * target) / own)) : 72;
    const fitted = sharp(picture, { limitInputPixels: maxPixels, density, failOn: 'error' }).autoOrient().resize({ width: target });
    return await encoded(fitted, format).toBuffer();
  } catch (error) {
    throw new UnreadablePicture((error as Error).message, { cause: error });
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
