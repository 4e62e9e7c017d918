import sharp from 'sharp';
import { UnreadablePicture } from '../images/render.ts';
import type { MediaStore } from '../store.ts';
import { cleanDrawing } from './drawing.ts';
import { sniff } from './format.ts';
import { readHeader } from './picture.ts';

/** Thrown for a file that is neither SVG, PNG nor AVIF. */
export class UnsupportedMark extends Error {}

/** A stored logo or icon with its size. */
export interface KeptMark {
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

const maxSide = 1024;
const maxPixels = 16_000_000;
const maxSeconds = 10;

/**
 * Stores a brand's logo or icon: a drawing cleaned, a picture re-encoded with its transparency, so that everything served was written by us. Throws
 * `UnsupportedMark`, `UnsafeDrawing`, `UnreadablePicture`, `QueueFull`.
 */
export async function keepMark(store: MediaStore, bytes: Uint8Array): Promise<KeptMark> {
  const format = sniff(bytes);
  if (format === 'png' || format === 'avif') return keepPicture(store, bytes);
  const text = new TextDecoder().decode(bytes).trimStart();
  if (format !== 'unknown' || !text.startsWith('<')) throw new UnsupportedMark(format);
  const { svg, width, height } = cleanDrawing(text);
  return { src: await store.put(svg, 'svg'), width, height };
}

async function keepPicture(store: MediaStore, bytes: Uint8Array): Promise<KeptMark> {
  const { pixels, isAnimated } = await readHeader(bytes);
  if (pixels > maxPixels || isAnimated) throw new UnreadablePicture('too large, or moving');
  return store.remaking.run(async () => {
    try {
      const { data, info } = await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
        .timeout({ seconds: maxSeconds })
        .autoOrient()
        .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
        .png({ compressionLevel: 9 })
        .toBuffer({ resolveWithObject: true });
      return { src: await store.put(data, 'png'), width: info.width, height: info.height };
    } catch (error) {
      throw new UnreadablePicture('not a picture that can be opened', { cause: error });
    }
  });
}
