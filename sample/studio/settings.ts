import { join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');

/** Paths and quality settings. `STUDIO_CACHE` moves the masters, which take some gigabytes and are not committed. */
export const settings = {
  cache: process.env.STUDIO_CACHE ?? join(root, '.data', 'studio'),
  media: join(root, 'sample', 'media'),
  /** The command, e.g. `nice -n 19 blender`. */
  blender: (process.env.STUDIO_BLENDER ?? 'nice -n 15 blender').split(' '),
  /**
   * Pixels of the rendered square, and light paths per pixel (half as many again for fibres, more for glass). Main pictures are shown at a product
   * page's largest size; the others are finer than a card needs.
   */
  resolution: { main: 1600, angle: 560, detail: 480 },
  samples: { main: 16, angle: 6, detail: 6 },
  /** Pixels of the published square. Close-ups have their own, and their own size limit, as they are all texture. */
  side: 1600,
  close: { side: 640, bytes: 42_000 },
  /**
   * Rooms: rendered and published pixels, light paths per pixel, how many times smaller light is rendered, and maximum bytes. Heroes are as wide as
   * the page on a fine screen; details are on tiles.
   */
  hero: { width: 2560, height: 1440, samples: 48, part: 2, bytes: 360_000 },
  room: { width: 1920, height: 1080, samples: 32, part: 1.5, bytes: 240_000 },
  detail: { width: 1440, height: 810, samples: 32, part: 1.5, bytes: 150_000 },
  /** Films: pixels of the square, frames per second, seconds each photograph is shown and fades, maximum bytes. */
  film: { side: 600, rate: 24, each: 2.4, fade: 0.6, bytes: 400_000 },
  /** Maximum bytes of a committed picture. */
  bytes: 150_000,
  /** Maximum bytes of a committed 3D model. */
  modelBytes: 600_000,
} as const;
