import sharp from 'sharp';
import { maxPixels, UnreadablePicture } from '../images/render.ts';
import type { MediaOwner, MediaStore } from '../store.ts';
import { sniff } from './format.ts';

/** A stored picture with its actual size. */
export interface KeptPicture {
  readonly src: string;
  readonly width: number;
  readonly height: number;
  readonly tint: string;
}

/** Maximum width and height of a stored picture. */
const maxSide = 2048;
/** A crafted file can take minutes for a few pixels; a photo takes a second or two on a slow machine. */
const maxSeconds = 20;

/** Reads a picture's header without decoding it. Throws `UnreadablePicture`. */
export async function readHeader(bytes: Uint8Array): Promise<{ pixels: number; isAnimated: boolean }> {
  try {
    const { width, height, pages = 1, pageHeight = height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    return { pixels: width * pageHeight, isAnimated: pages > 1 };
  } catch (error) {
    throw new UnreadablePicture('not a picture that can be opened', { cause: error });
  }
}

/**
 * Re-encodes uploaded bytes: upright, at most 2048 px, WebP, without metadata (place, device, thumbnails), so that everything served later was
 * written by us. Owners take turns. Throws `UnreadablePicture` and `QueueFull`.
 */
export async function remake(
  store: MediaStore,
  bytes: Uint8Array,
  owner?: string,
): Promise<{ content: Buffer; width: number; height: number; tint: string }> {
  refuseOtherFormats(bytes);
  return store.remaking.run(async () => {
    try {
      const { data, info } = await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
        .timeout({ seconds: maxSeconds })
        .autoOrient()
        .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
        .flatten({ background: '#ffffff' })
        .webp({ quality: 82 })
        .toBuffer({ resolveWithObject: true });
      return { content: data, width: info.width, height: info.height, tint: await tintOf(data) };
    } catch (error) {
      throw new UnreadablePicture('not a picture that can be opened', { cause: error });
    }
  }, owner);
}

/** Keeps uploads away from the SVG and document parsers of the image library. */
function refuseOtherFormats(bytes: Uint8Array): void {
  const format = sniff(bytes);
  if (format === 'unknown' || format === 'video') throw new UnreadablePicture('neither JPEG, PNG, WebP, AVIF nor GIF');
}

/** Stores a re-encoded picture; an owner's identical pictures share a file. */
export async function keepPicture(
  store: MediaStore,
  picture: Awaited<ReturnType<typeof remake>>,
  owner?: MediaOwner,
): Promise<KeptPicture> {
  const { content, width, height, tint } = picture;
  return { src: await store.put(content, 'webp', owner), width, height, tint };
}

/** Size and average colour of a picture we made, which is stored unchanged. */
export async function measurePicture(picture: Buffer): Promise<{ width: number; height: number; tint: string }> {
  const { width, height } = await sharp(picture).metadata();
  return { width, height, tint: await tintOf(picture) };
}

/** The picture's average colour as `#rrggbb`. */
async function tintOf(picture: Buffer): Promise<string> {
  const [red = 0, green = 0, blue = 0] = await sharp(picture).resize(1, 1, { fit: 'fill' }).removeAlpha().raw().toBuffer();
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
