import { createHash, randomUUID } from 'node:crypto';
import { access, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { WorkQueue } from './images/queue.ts';

/** Kinds of file the store keeps, with the type they are served as. */
export const mediaTypes = {
  svg: 'image/svg+xml',
  webp: 'image/webp',
  avif: 'image/avif',
  jpg: 'image/jpeg',
  png: 'image/png',
  glb: 'model/gltf-binary',
  mp4: 'video/mp4',
} as const;
export type MediaType = keyof typeof mediaTypes;
export const isMediaType = (text: string): text is MediaType => Object.hasOwn(mediaTypes, text);

/** Who may forget a file of theirs again; what belongs to nobody in particular stays. */
export type MediaOwner = 'library' | 'reviews';

/** A file's name says what is in it: 32 hex digits of its SHA-256, the first two as folder. */
export const mediaName = /^[0-9a-f]{2}\/[0-9a-f]{30}\.(svg|webp|avif|jpg|png|glb|mp4)$/;

/**
 * Files by content on disk: the same bytes are kept once, a name never gets other bytes, so that it can be cached for ever. An owner's files have
 * names of their own: forgetting one takes nothing away from others who keep the same bytes.
 */
export class MediaStore {
  /** Pictures that are made ours take a good deal of memory while they are open: one at a time. */
  readonly remaking = new WorkQueue({ atOnce: 1, maxWaiting: 50 });
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Keeps the bytes and answers the path they are served at, e.g. `/media/ab/cdef….svg`. Safe to repeat and from several processes. */
  async put(content: string | Uint8Array, type: MediaType, owner?: MediaOwner): Promise<string> {
    const src = this.addressOf(content, type, owner);
    const file = this.fileOf(nameOf(src));
    if (!(await exists(file))) await writeWhole(file, content);
    return src;
  }

  /** Where the bytes are served once they are kept. */
  addressOf(content: string | Uint8Array, type: MediaType, owner?: MediaOwner): string {
    const hash = createHash('sha256')
      .update(owner ?? '')
      .update(content)
      .digest('hex')
      .slice(0, 32);
    return `/media/${hash.slice(0, 2)}/${hash.slice(2)}.${type}`;
  }

  /** Forgets a file; nothing happens when it is gone already. */
  async remove(src: string): Promise<void> {
    await rm(this.fileOf(nameOf(src)), { force: true });
  }

  /** The file that is served under a name; null when there is none. */
  async find(name: string): Promise<string | null> {
    if (!mediaName.test(name)) return null;
    const file = this.fileOf(name);
    return (await exists(file)) ? file : null;
  }

  /** Where a name (`mediaName`) is on disk. */
  fileOf(name: string): string {
    return join(this.#folder, name);
  }
}

/** The name of what is served at a path of the store. */
export const nameOf = (src: string): string => src.slice('/media/'.length);

export async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

const draftOf = (file: string): string => `${file}.${randomUUID()}`;

/** Writes beside the place and moves it there, so that nobody ever reads half a file. */
export async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const draft = draftOf(file);
  await writeFile(draft, content);
  await rename(draft, file);
}
