import { readFile } from 'node:fs/promises';
import { WorkQueue } from '../images/queue.ts';
import { UnreadablePicture } from '../images/render.ts';
import { checkGlb, largestModel } from '../models/glb.ts';
import { type MediaStore, nameOf } from '../store.ts';
import { sniff, sniffLength } from '../uploads/format.ts';
import { type KeptPicture, keepPicture, remake } from '../uploads/picture.ts';
import { type DownloadLimits, download } from './download.ts';

/** The source of a remote file. */
export type OutsidePlace = { readonly url: string } | { readonly file: string };

/** Maximum bytes of a picture before resizing. */
const largestPicture = 25_000_000;
const pictureFormats: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'avif']);

/** Fetches files from remote servers and folders into the media store, a few at a time, checked by content rather than by name. */
export class OutsideFiles {
  readonly #store: MediaStore;
  readonly #limits: Omit<DownloadLimits, 'maxBytes'>;
  /** Few at a time, to spare merchants' servers. */
  readonly #queue = new WorkQueue({ atOnce: 6, maxWaiting: Number.POSITIVE_INFINITY });

  constructor(store: MediaStore, limits: Omit<DownloadLimits, 'maxBytes'> = {}) {
    this.#store = store;
    this.#limits = limits;
  }

  /** Stores a picture re-encoded: at most 2048 px, WebP, without metadata. Throws `DownloadFailed` and `UnreadablePicture`. */
  takePicture(place: OutsidePlace): Promise<KeptPicture> {
    return this.#queue.run(async () => {
      const bytes = await this.#bytesOf(place, largestPicture);
      if (!pictureFormats.has(sniff(bytes.subarray(0, sniffLength)))) throw new UnreadablePicture('is not a JPEG, PNG, WebP or AVIF');
      return keepPicture(this.#store, await remake(this.#store, bytes));
    });
  }

  /** Stores a 3D model and returns where it is served. Throws `DownloadFailed` and `UnusableModel`. */
  takeModel(place: OutsidePlace): Promise<{ src: string }> {
    return this.#queue.run(async () => {
      const bytes = await this.#bytesOf(place, largestModel);
      await checkGlb(bytes);
      return { src: await this.#store.put(bytes, 'glb') };
    });
  }

  /** Whether a stored file still exists. */
  async isKept(src: string): Promise<boolean> {
    return (await this.#store.find(nameOf(src))) !== null;
  }

  #bytesOf(place: OutsidePlace, maxBytes: number): Promise<Buffer> {
    return 'url' in place ? download(place.url, { ...this.#limits, maxBytes }) : readFile(place.file);
  }
}
