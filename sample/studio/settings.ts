import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');

/** Where things go and how fine they are. `STUDIO_CACHE` moves the masters; they are some gigabytes and are not committed. */
export const settings = {
  cache: process.env.STUDIO_CACHE ?? join(root, '.data', 'studio'),
  media: join(root, 'sample', 'media'),
  /** The command, e.g. `nice -n 19 blender`. */
  blender: (process.env.STUDIO_BLENDER ?? 'nice -n 15 blender').split(' '),
  /** Pixels of the square as rendered, and light paths per pixel: 800 and 28 take three times as long and are told apart only side by side. */
  resolution: { main: 600, angle: 560, detail: 560 },
  samples: { main: 14, angle: 14, detail: 14 },
  /** Pixels of the square as published. */
  side: 800,
  /** Rooms: pixels and light paths as rendered, width as published. */
  room: { width: 1024, height: 576, samples: 20, published: 1600 },
  /** Bytes a picture of the repository may have. */
  bytes: 150_000,
  /** Bytes a 3-D model of the repository may have. */
  modelBytes: 600_000,
} as const;
