import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');

/** Where things go and how fine they are. `STUDIO_CACHE` moves the masters; they are some gigabytes and are not committed. */
export const settings = {
  cache: process.env.STUDIO_CACHE ?? join(root, '.data', 'studio'),
  media: join(root, 'sample', 'media'),
  /** The command, e.g. `nice -n 19 blender`. */
  blender: (process.env.STUDIO_BLENDER ?? 'nice -n 15 blender').split(' '),
  /** Pixels of the square as rendered, and light paths per pixel. Enlarging 800 to 1000 is not seen and saves a third of the night. */
  resolution: { main: 800, angle: 720, detail: 640 },
  samples: { main: 28, angle: 24, detail: 24 },
  /** Pixels of the square as published. */
  side: 1000,
  /** Bytes a picture of the repository may have. */
  bytes: 150_000,
} as const;
