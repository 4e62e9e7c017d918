import { mkdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { suffixOf } from './casting/silhouettes.ts';
import { smoothEdges } from './edges.ts';
import type { Job } from './jobs.ts';
import { addToManifest, type Photograph } from './manifest.ts';
import { dimensionLines, type SeenBox } from './measures.ts';
import { settings } from './settings.ts';
import { masterOf } from './worker.ts';

const qualities = [84, 76, 68, 58, 48];

/** Converts a job's masters to the repository's pictures and adds them to the manifest. */
export async function publish(job: Job): Promise<void> {
  const photographs: Photograph[] = [];
  const { side, bytes } = job.view === 'detail' ? settings.close : settings;
  for (const { at } of job.colors) {
    const file = `${job.handle}/${job.view}-${at}${suffixOf(job.silhouette)}.webp`;
    const target = join(settings.media, file);
    mkdirSync(dirname(target), { recursive: true });
    const master = sharp(await outlined(masterOf(job, at)))
      .resize(side, side, { kernel: 'lanczos3' })
      .sharpen({ sigma: 0.6 });
    const { data, width, height } = await small(master, bytes);
    await writeFile(target, data);
    const { handle, view, silhouette, hash } = job;
    const tint = await meanColor(master);
    photographs.push({ handle, color: at, view, ...(silhouette !== undefined && { silhouette }), file, width, height, tint, hash });
  }
  addToManifest(photographs);
}

/** The main picture with the product's measures drawn on it; nothing when the model matches none. */
export async function publishMeasures(job: Job, seen: SeenBox): Promise<void> {
  const { handle, view, hash } = job;
  const lines = dimensionLines(seen, job.size, settings.side);
  if (!lines) return;
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" width="${settings.side}" height="${settings.side}">${lines}</svg>`;
  const picture = sharp(
    await sharp(join(settings.media, handle, 'main-0.webp'))
      .composite([{ input: Buffer.from(drawn) }])
      .png()
      .toBuffer(),
  );
  const { data, width, height } = await small(picture);
  const file = `${handle}/${view}-0.webp`;
  await writeFile(join(settings.media, file), data);
  addToManifest([{ handle, color: 0, view, file, width, height, tint: await meanColor(picture), hash }]);
}

/** A master with its outlines smoothed. */
export async function outlined(master: string): Promise<Buffer> {
  const { data, info } = await sharp(master).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const smooth = smoothEdges({ data, width: info.width, height: info.height });
  return sharp(smooth.data, { raw: { width: info.width, height: info.height, channels: 3 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** Placeholder colour `#rrggbb`. */
export async function meanColor(picture: Sharp): Promise<string> {
  const { channels } = await picture.stats();
  const digits = channels.slice(0, 3).map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0'));
  return `#${digits.join('')}`;
}

/** WebP in the best quality within the size limit. */
export async function small(picture: Sharp, bytes: number = settings.bytes): Promise<{ data: Buffer; width: number; height: number }> {
  for (const quality of qualities) {
    const { data, info } = await picture.clone().webp({ quality, effort: 5, smartSubsample: true }).toBuffer({ resolveWithObject: true });
    if (data.length <= bytes || quality === qualities.at(-1)) return { data, width: info.width, height: info.height };
  }
  throw new Error('no quality to try');
}
