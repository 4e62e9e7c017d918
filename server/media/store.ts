import { createHash, randomUUID } from 'node:crypto';
import { access, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { WorkQueue } from './images/queue.ts';

/** File types in the store, with their media type. */
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

/** An owner who may delete their own files; files without an owner stay. */
export type MediaOwner = 'library' | 'reviews' | `return-photo:${string}`;

/** A file's name is 32 hex digits of its SHA-256, the first two as folder. */
export const mediaName = /^[0-9a-f]{2}\/[0-9a-f]{30}\.(svg|webp|avif|jpg|png|glb|mp4)$/;

/**
 * Stores files by content on disk: equal bytes once, and a name never gets other bytes, so that they can be cached permanently. An owner's files have
 * their own names, so that deleting one takes nothing from others with the same bytes.
 */
export class MediaStore {
  /** Re-encoding takes a good deal of memory: one picture at a time. */
  readonly remaking = new WorkQueue({ atOnce: 1, maxWaiting: 50 });
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Stores the bytes and returns their path, such as `/media/ab/cdef….svg`. Idempotent, also across processes. */
  async put(content: string | Uint8Array, type: MediaType, owner?: MediaOwner): Promise<string> {
    const src = this.addressOf(content, type, owner);
    const file = this.fileOf(nameOf(src));
    if (!(await exists(file))) await writeWhole(file, content);
    return src;
  }

  /** The path of bytes once they are stored. */
  addressOf(content: string | Uint8Array, type: MediaType, owner?: MediaOwner): string {
    const hash = createHash('sha256')
      .update(owner ?? '')
      .update(content)
      .digest('hex')
      .slice(0, 32);
    return `/media/${hash.slice(0, 2)}/${hash.slice(2)}.${type}`;
  }

  /** Deletes a file; does nothing if already deleted. */
  async remove(src: string): Promise<void> {
    await rm(this.fileOf(nameOf(src)), { force: true });
  }

  /** The file served under a name; null when there is none. */
  async find(name: string): Promise<string | null> {
    if (!mediaName.test(name)) return null;
    const file = this.fileOf(name);
    return (await exists(file)) ? file : null;
  }

  /** The path of a name (`mediaName`) on disk. */
  fileOf(name: string): string {
    return join(this.#folder, name);
  }
}

/** The name in a path of the store. */
export const nameOf = (src: string): string => src.slice('/media/'.length);

export async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  );
}

const draftOf = (file: string): string => `${file}.${randomUUID()}`;

/** Writes to a temporary file and renames it, so that readers never see half a file. */
export async function writeWhole(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const draft = draftOf(file);
  await writeFile(draft, content);
  await rename(draft, file);
}
