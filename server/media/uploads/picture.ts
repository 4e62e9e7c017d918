import sharp from 'sharp';
import { maxPixels, UnreadablePicture } from '../images/render.ts';
import type { MediaOwner, MediaStore } from '../store.ts';

/** A picture in the store, with its true size. */
export interface KeptPicture {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly tint: string;
}

/** Width and height of a kept picture at the most. */
const longestSide = 2048;
/** A file can be made so that its few pixels take minutes; a photo takes one or two seconds on a slow machine. */
const longestSeconds = 20;

/** What a picture's header says: nothing is decoded for it. Throws `UnreadablePicture`. */
export async function readHeader(bytes: Uint8Array): Promise<{ pixels: number; isAnimated: boolean }> {
  try {
    const { width, height, pages = 1, pageHeight = height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    return { pixels: width * pageHeight, isAnimated: pages > 1 };
  } catch (error) {
    throw new UnreadablePicture('not a picture that can be opened', { cause: error });
  }
}

/**
 * Makes a picture of ours out of somebody's bytes: turned the right way up, at most 2048 px, WebP, and without whatever else was in the
 * file (place, device, thumbnails). What is served afterwards has been written by us alone. Owners
 * take turns. Throws `UnreadablePicture` and `QueueFull`.
 */
export async function remake(
  store: MediaStore,
  bytes: Uint8Array,
  owner?: string,
): Promise<{ content: Buffer; width: number; height: number; tint: string }> {
  return store.remaking.run(async () => {
    try {
      const { data, info } = await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
        .timeout({ seconds: longestSeconds })
        .autoOrient()
        .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#ffffff' })
        .webp({ quality: 82 })
        .toBuffer({ resolveWithObject: true });
      return { content: data, width: info.width, height: info.height, tint: await tintOf(data) };
    } catch (error) {
      throw new UnreadablePicture('not a picture that can be opened', { cause: error });
    }
  }, owner);
}

/** Keeps a remade picture; the same picture of the same owner is the same file. */
export async function keepPicture(
  store: MediaStore,
  picture: Awaited<ReturnType<typeof remake>>,
  owner?: MediaOwner,
): Promise<KeptPicture> {
  const { content, width, height, tint } = picture;
  return { src: await store.put(content, 'webp', owner), width, height, tint };
}

/** Size and tint of a picture of ours, which is kept as it is. */
export async function measurePicture(picture: Buffer): Promise<{ width: number; height: number; tint: string }> {
  const { width, height } = await sharp(picture).metadata();
  return { width, height, tint: await tintOf(picture) };
}

/** The picture's colour seen from far away, as `#rrggbb`. */
async function tintOf(picture: Buffer): Promise<string> {
  const [red = 0, green = 0, blue = 0] = await sharp(picture).resize(1, 1, { fit: 'fill' }).removeAlpha().raw().toBuffer();
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
