import sharp from 'sharp';
import type { Pattern, Picture, Tag } from './dump.ts';
import { shown } from './looks.ts';
import { encoded } from './tiles.ts';

/** Pixels of a pattern's longest side in a model. */
const longest = 1024;

/** A pattern in the colours of one variation, as JPEG. */
export async function patternImage({ shares, width, height }: Pattern, { color, pattern }: Tag): Promise<Buffer> {
  const body = shown(color);
  const second = shown(pattern?.accent ?? color);
  const third = shown(pattern?.third ?? color);
  const pixels = Buffer.alloc(width * height * 3);
  for (let i = 0; i < width * height; i++) {
    const share = (shares[i * 2] ?? 0) / 255;
    const other = (shares[i * 2 + 1] ?? 0) / 255;
    for (const [channel, own] of body.entries()) {
      const mixed = own + ((second[channel] ?? 0) - own) * share;
      pixels[i * 3 + channel] = Math.round(255 * encoded(mixed + ((third[channel] ?? 0) - mixed) * other));
    }
  }
  return jpegOf(pixels, width, height);
}

/** A painting or print as JPEG. */
export function pictureImage({ linear, width, height }: Picture): Promise<Buffer> {
  return jpegOf(Buffer.from(linear.map((value) => Math.round(255 * encoded(value / 65535)))), width, height);
}

const jpegOf = (pixels: Buffer, width: number, height: number): Promise<Buffer> =>
  sharp(pixels, { raw: { width, height, channels: 3 } })
    .resize(longest, longest, { fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 70, mozjpeg: true })
    .toBuffer();
