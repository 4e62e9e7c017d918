import { join } from 'node:path';
import { pictureWidths } from '../../../contract/values/pictures.ts';
import { type MediaStore, mediaName } from '../store.ts';
import { DiskCache } from './disk-cache.ts';
import { embedded } from './embedding.ts';
import { type ImageFormat, imageFormats } from './format.ts';
import { MemoryCache } from './memory-cache.ts';
import { WorkQueue } from './queue.ts';
import { renderImage } from './render.ts';

/** A rendered picture, ready to send. */
export interface ServedImage {
  readonly body: Buffer;
  /** Header names and values alternating, as `writeHead` takes them. */
  readonly head: string[];
}

export interface ImageServiceOptions {
  readonly store: MediaStore;
  /** Folder for rendered pictures, and its limit in bytes. */
  readonly folder: string;
  readonly maxBytes: number;
}

/** Memory limit in bytes: the pictures of the busiest pages. */
const inMemory = 16 * 1024 * 1024;
const target = /^\/images\/(\d{2,4})\/([^?#]+)$/;
const widths: ReadonlySet<number> = new Set(pictureWidths);

/**
 * Serves stored pictures at the shop's widths in the best format a browser accepts: from memory, from disk, or rendered now, once for simultaneous
 * requests.
 */
export class ImageService {
  readonly #store: MediaStore;
  readonly #disk: DiskCache;
  readonly #memory = new MemoryCache<ServedImage>(inMemory);
  readonly #making = new Map<string, Promise<ServedImage>>();
  /** Two at once leave the pool's other threads to files and connections. */
  readonly #queue = new WorkQueue({ atOnce: 2, maxWaiting: 500 });

  constructor({ store, folder, maxBytes }: ImageServiceOptions) {
    this.#store = store;
    this.#disk = new DiskCache(folder, maxBytes);
  }

  /** The picture at a URL's path, if in memory. */
  ready(path: string, format: ImageFormat): ServedImage | undefined {
    return this.#memory.get(path + format);
  }

  /**
   * The picture at a URL's path, `/images/{width}/{name}`; null for an unsupported width, an invalid name or a missing picture. Throws
   * `UnreadablePicture` and `QueueFull`.
   */
  async get(path: string, format: ImageFormat): Promise<ServedImage | null> {
    const [, width, name = ''] = target.exec(path) ?? [];
    const file = widths.has(Number(width)) ? await this.#store.find(name) : null;
    if (!file) return null;
    const key = path + format;
    let making = this.#making.get(key);
    if (!making) {
      making = this.#load(Number(width), name, file, format).finally(() => this.#making.delete(key));
      this.#making.set(key, making);
      making.then((image) => this.#memory.put(key, image)).catch(() => {});
    }
    return making;
  }

  /** Drops all sizes of a removed picture, which stays in the caches of browsers and CDNs. */
  async forget(name: string): Promise<void> {
    if (!mediaName.test(name)) return;
    const isOf = (key: string) => key.includes(`/${name}`);
    // One that is being made would be kept after this.
    await Promise.allSettled([...this.#making].flatMap(([key, making]) => (isOf(key) ? [making] : [])));
    this.#memory.dropWhere(isOf);
    const sizes = pictureWidths.flatMap((width) => Object.keys(imageFormats).map((format) => join(String(width), `${name}.${format}`)));
    await Promise.all(sizes.map((kept) => this.#disk.remove(kept)));
  }

  async #load(width: number, name: string, file: string, format: ImageFormat): Promise<ServedImage> {
    const kept = join(String(width), `${name}.${format}`);
    const body = (await this.#disk.get(kept)) ?? (await this.#make(width, file, format, kept));
    return { body, head: headOf(body, name, format) };
  }

  async #make(width: number, file: string, format: ImageFormat, kept: string): Promise<Buffer> {
    const body = await this.#queue.run(async () => renderImage(await embedded(this.#store, file), width, format));
    await this.#disk.put(kept, body);
    return body;
  }
}

/** A name never gets other bytes, so browsers cache permanently; anybody may embed the shop's pictures (mail, search engines). */
function headOf(body: Buffer, name: string, format: ImageFormat): string[] {
  return Object.entries({
    'content-type': imageFormats[format],
    'content-length': String(body.length),
    'cache-control': 'public, max-age=31536000, immutable',
    etag: `"${name.slice(0, 32).replace('/', '')}-${format}"`,
    vary: 'accept',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
    'content-security-policy': "default-src 'none'; sandbox",
  }).flat();
}
