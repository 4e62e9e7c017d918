import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');

/** Where things go and how fine they are. `STUDIO_CACHE` moves the masters; they are some gigabytes and are not committed. */
export const settings = {
  cache: process.env.STUDIO_CACHE ?? join(root, '.data', 'studio'),
  media: join(root, 'sample', 'media'),
  /** The command, e.g. `nice -n 19 blender`. */
  blender: (process.env.STUDIO_BLENDER ?? 'nice -n 15 blender').split(' '),
  /** Pixels of the square, and light paths per pixel: a detail is seen as large, but carries no small parts. */
  resolution: { main: 1000, angle: 1000, detail: 800 },
  samples: { main: 32, angle: 24, detail: 24 },
  /** Bytes a picture of the repository may have. */
  bytes: 150_000,
} as const;
