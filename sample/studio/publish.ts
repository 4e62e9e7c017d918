import { mkdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { Job } from './jobs.ts';
import { addToManifest, type Photograph } from './manifest.ts';
import { settings } from './settings.ts';
import { masterOf } from './worker.ts';

const qualities = [84, 76, 68, 58];

/** Turns the masters of a job into the pictures of the repository and enters them in the manifest. */
export async function publish(job: Job): Promise<void> {
  const photographs: Photograph[] = [];
  for (const { at } of job.colors) {
    const file = `${job.handle}/${job.view}-${at}.webp`;
    const target = join(settings.media, file);
    mkdirSync(dirname(target), { recursive: true });
    const master = sharp(masterOf(job, at)).resize(settings.side, settings.side, { kernel: 'lanczos3' }).sharpen({ sigma: 0.7 });
    const { data, width, height } = await small(master);
    await writeFile(target, data);
    photographs.push({ handle: job.handle, color: at, view: job.view, file, width, height, tint: await meanColor(master), hash: job.hash });
  }
  addToManifest(photographs);
}

/** `#rrggbb` to show before a picture has come. */
export async function meanColor(picture: Sharp): Promise<string> {
  const { channels } = await picture.stats();
  const digits = channels.slice(0, 3).map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0'));
  return `#${digits.join('')}`;
}

/** WebP in the best quality that stays within the bytes allowed. */
export async function small(picture: Sharp): Promise<{ data: Buffer; width: number; height: number }> {
  for (const quality of qualities) {
    const { data, info } = await picture.clone().webp({ quality, effort: 5, smartSubsample: true }).toBuffer({ resolveWithObject: true });
    if (data.length <= settings.bytes || quality === qualities.at(-1)) return { data, width: info.width, height: info.height };
  }
  throw new Error('no quality to try');
}
