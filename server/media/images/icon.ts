import sharp from 'sharp';
import { errorOf } from '../../platform/errors.ts';
import { maxPixels, UnreadablePicture } from './render.ts';

/** Part of the side that stays free around an icon on a ground. */
const margin = 0.1;
const clear = { r: 0, g: 0, b: 0, alpha: 0 };

/**
 * A brand's icon, SVG or a picture, as a square PNG with this side in pixels: clear around it, or with a margin on a ground of this colour. Throws
 * `UnreadablePicture`.
 */
export async function renderIcon(file: Buffer, side: number, ground: string | null): Promise<Buffer> {
  const inner = ground ? Math.round(side * (1 - 2 * margin)) : side;
  try {
    const { width = inner, height = inner } = await sharp(file, { limitInputPixels: maxPixels }).metadata();
    // Drawings are rendered at their target's size; they would be enlarged from a few pixels.
    const density = Math.min(7200, Math.max(72, Math.ceil((72 * inner) / Math.max(width, height))));
    const background = ground ?? clear;
    const fitted = sharp(file, { limitInputPixels: maxPixels, failOn: 'error', density }).resize(inner, inner, {
      fit: 'contain',
      background,
    });
    const before = Math.floor((side - inner) / 2);
    const after = Math.ceil((side - inner) / 2);
    const whole = ground
      ? fitted.flatten({ background }).extend({ top: before, left: before, bottom: after, right: after, background }).removeAlpha()
      : fitted.ensureAlpha();
    return await whole.png({ compressionLevel: 9 }).toBuffer();
  } catch (error) {
    throw new UnreadablePicture(errorOf(error).message, { cause: error });
  }
}

/** A square PNG with this side, 255 pixels at most, as an ICO file, which may hold one as it is. */
export function asIco(png: Buffer, side: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // an icon
  header.writeUInt16LE(1, 4); // of one picture
  header.writeUInt8(side, 6);
  header.writeUInt8(side, 7);
  header.writeUInt16LE(1, 10); // colour planes
  header.writeUInt16LE(32, 12); // bits a pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
