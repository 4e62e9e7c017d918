import { createHash, randomUUID } from 'node:crypto';
import { access, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Bucket } from './bucket.ts';
import { WorkQueue } from './images/queue.ts';
import { UploadRoom } from './uploads/room.ts';

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

/** A bucket for the files; `copies`: whether this machine keeps its own of what it has seen. */
export interface StoredElsewhere {
  readonly bucket: Bucket;
  readonly copies: boolean;
}

/**
 * Stores files by content, on disk or in a bucket: equal bytes once, and a name never gets other bytes, so that they can be cached permanently. An
 * owner's files have their own names, so that deleting one takes nothing from others with the same bytes. With a bucket the disk holds copies that may
 * be deleted at any time; every method that asks the bucket throws `unavailable` when it does not answer.
 */
export class MediaStore {
  /** Re-encoding takes a good deal of memory: one picture at a time. */
  readonly remaking = new WorkQueue({ atOnce: 1, maxWaiting: 50 });
  /** For the photos of shoppers. */
  readonly room = new UploadRoom();
  readonly #folder: string;
  readonly #elsewhere: StoredElsewhere | null;

  constructor(folder: string, elsewhere: StoredElsewhere | null = null) {
    this.#folder = folder;
    this.#elsewhere = elsewhere;
  }

  /** Stores the bytes and returns their path, such as `/media/ab/cdef….svg`. Idempotent, also across processes. */
  async put(content: string | Uint8Array, type: MediaType, owner?: MediaOwner): Promise<string> {
    const src = this.addressOf(content, type, owner);
    const file = this.fileOf(nameOf(src));
    // A copy was made after the bucket had the file.
    if (await exists(file)) return src;
    await this.#elsewhere?.bucket.put(nameOf(src), Buffer.from(content), mediaTypes[type]);
    if (this.#elsewhere?.copies !== false) await writeWhole(file, content);
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
    await this.#elsewhere?.bucket.remove(nameOf(src));
    await rm(this.fileOf(nameOf(src)), { force: true });
  }

  /** Deletes this machine's copy of a file that another removed from the bucket. Without a bucket the disk holds no copies. */
  async dropCopy(name: string): Promise<void> {
    if (this.#elsewhere && mediaName.test(name)) await rm(this.fileOf(name), { force: true });
  }

  /** The file served under a name, copied here first where it is in the bucket; null when there is none. */
  async find(name: string): Promise<string | null> {
    if (!mediaName.test(name)) return null;
    const file = this.fileOf(name);
    if (await exists(file)) return file;
    const content = (await this.#elsewhere?.bucket.get(name)) ?? null;
    if (content) await writeWhole(file, content);
    return content && file;
  }

  /** A file's bytes, without a copy here; null when there is none. */
  async read(src: string): Promise<Buffer | null> {
    const name = nameOf(src);
    if (!mediaName.test(name)) return null;
    const file = this.fileOf(name);
    if (await exists(file)) return readFile(file);
    return (await this.#elsewhere?.bucket.get(name)) ?? null;
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
