import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');

/** Paths and quality settings. `STUDIO_CACHE` moves the masters, which take some gigabytes and are not committed. */
export const settings = {
  cache: process.env.STUDIO_CACHE ?? join(root, '.data', 'studio'),
  media: join(root, 'sample', 'media'),
  /** The command, e.g. `nice -n 19 blender`. */
  blender: (process.env.STUDIO_BLENDER ?? 'nice -n 15 blender').split(' '),
  /**
   * Pixels of the square as rendered, and light paths per pixel (half as many again for fibres, more for glass). Main pictures are seen as large as a
   * product page shows any; the others are finer than they need be on a card.
   */
  resolution: { main: 1600, angle: 560, detail: 480 },
  samples: { main: 16, angle: 6, detail: 6 },
  /** Pixels of the square as published; close views have their own, and as all of such a picture is texture, bytes of their own. */
  side: 1600,
  close: { side: 640, bytes: 42_000 },
  /** Rooms: pixels as rendered and published, light paths per pixel, and how many times smaller the light is rendered than what it falls on. */
  room: { width: 1280, height: 720, samples: 12, part: 2.5 },
  detail: { width: 960, height: 540, samples: 10, part: 2.5 },
  /** Films: pixels of the square, pictures a second, seconds a photograph is seen and fades, bytes allowed. */
  film: { side: 600, rate: 24, each: 2.4, fade: 0.6, bytes: 400_000 },
  /** Bytes a picture of the repository may have. */
  bytes: 150_000,
  /** Bytes a 3-D model of the repository may have. */
  modelBytes: 600_000,
} as const;
