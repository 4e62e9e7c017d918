import type { Dirent } from 'node:fs';
import { readdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '../store.ts';

interface Entry {
  readonly file: string;
  readonly bytes: number;
  readonly usedAt: number;
}

/** Deletion goes down to this share of the limit, so that not every new file triggers another one. */
const lowWater = 0.9;
/** Milliseconds between recordings of a file's use; the eviction order needs no better clock. */
const useNotedEvery = 24 * 60 * 60 * 1000;

/** A file cache limited in bytes; evicts the least recently used. Several processes may share it. */
export class DiskCache {
  readonly #folder: string;
  readonly #maxBytes: number;
  #bytes: number | null = null;
  #sweeping: Promise<void> | null = null;

  constructor(folder: string, maxBytes: number) {
    this.#folder = folder;
    this.#maxBytes = maxBytes;
  }

  async get(name: string): Promise<Buffer | null> {
    const file = join(this.#folder, name);
    const bytes = await readFile(file).catch(() => null);
    if (bytes) await this.#noteUse(file);
    return bytes;
  }

  async put(name: string, bytes: Buffer): Promise<void> {
    await writeWhole(join(this.#folder, name), bytes);
    this.#bytes ??= sum(await this.#entries()) - bytes.length;
    this.#bytes += bytes.length;
    if (this.#bytes > this.#maxBytes) this.#sweeping ??= this.#sweep().finally(() => (this.#sweeping = null));
    await this.#sweeping;
  }

  /** Deletes a file, whose bytes count until the next sweep. */
  async remove(name: string): Promise<void> {
    await rm(join(this.#folder, name), { force: true });
  }

  async #noteUse(file: string): Promise<void> {
    const now = Date.now();
    const found = await stat(file).catch(() => null);
    if (found && now - found.mtimeMs > useNotedEvery) await utimes(file, new Date(now), new Date(now)).catch(() => {});
  }

  async #sweep(): Promise<void> {
    const entries = (await this.#entries()).sort((a, b) => a.usedAt - b.usedAt);
    let left = sum(entries);
    for (const { file, bytes } of entries) {
      if (left <= this.#maxBytes * lowWater) break;
      await rm(file, { force: true });
      left -= bytes;
    }
    this.#bytes = left;
  }

  async #entries(): Promise<Entry[]> {
    const found: Dirent[] = await readdir(this.#folder, { recursive: true, withFileTypes: true }).catch(() => []);
    const entries = await Promise.all(
      found
        .filter((entry) => entry.isFile())
        .map(async (entry) => {
          const file = join(entry.parentPath, entry.name);
          const known = await stat(file).catch(() => null);
          return known ? [{ file, bytes: known.size, usedAt: known.mtimeMs }] : [];
        }),
    );
    return entries.flat();
  }
}

const sum = (entries: readonly Entry[]): number => entries.reduce((bytes, entry) => bytes + entry.bytes, 0);
