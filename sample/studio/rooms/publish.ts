import { mkdirSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { products as catalogue } from '../../catalogue/index.ts';
import { meanColor, small } from '../publish.ts';
import { settings } from '../settings.ts';
import type { RoomJob } from './jobs.ts';
import type { Room } from './room.ts';
import { addScene, readScenes, type Scene } from './scenes.ts';

/** Width over height of a picture cut upright. */
const uprightShape = 4 / 5;
/** Departments whose products show on their own pages how they look in a room. */
const furnishing = /^(?:furniture|rugs|lighting|kitchen|kids|outdoor|decor\/(?:wall-decor|soft-furnishings|plants-and-flowers))\//;

const categories = new Map(catalogue.map(({ handle, category }) => [handle, category]));

/** Turns a room's master into the pictures of the repository and enters it, with the places of its products. */
export async function publishRoom(room: Room, job: RoomJob, spots: readonly ([x: number, y: number] | null)[]): Promise<void> {
  mkdirSync(join(settings.media, 'scenes'), { recursive: true });
  for (const { file } of readScenes().find(({ name }) => name === room.name)?.cuts ?? [])
    rmSync(join(settings.media, file), { force: true });
  const { width, height } = await sharp(job.file).metadata();
  const { published } = settings.room;
  const { name, alt, words, upright } = room;
  const whole = await keep(`scenes/${name}.webp`, sharp(job.file).resize(published, undefined, { kernel: 'lanczos3' }));

  /** The full height around a share of the width, so wide that it has the shape asked for. */
  const cut = async (file: string, around: number, shape: number, side: number) => {
    const across = Math.round(height * shape);
    const left = Math.round(Math.min(width - across, Math.max(0, around * width - across / 2)));
    const part = await sharp(job.file).extract({ left, top: 0, width: across, height }).toBuffer();
    return keep(file, sharp(part).resize(side));
  };
  const products: Scene['products'] = [];
  const cuts: Scene['cuts'] = [];
  for (const [at, { handle, color = 0, again }] of room.items.entries()) {
    const spot = spots[at];
    if (!spot || again) continue;
    products.push({ handle, x: percent(spot[0]), y: percent(spot[1]) });
    if (furnishing.test(categories.get(handle) ?? ''))
      cuts.push({ handle, color, ...(await cut(`scenes/${name}-${handle}.webp`, spot[0], 1, settings.side)) });
  }
  addScene({
    name,
    ...whole,
    alt,
    ...(words && { words }),
    products: products.slice(0, 12),
    ...(upright && { upright: await cut(`scenes/${name}-upright.webp`, upright, uprightShape, Math.round(published / 2)) }),
    cuts,
    hash: job.hash,
  });
}

const percent = (share: number) => Math.round(share * 1000) / 10;

async function keep(file: string, picture: Sharp) {
  const { data, width, height } = await small(picture.sharpen({ sigma: 0.8 }));
  await writeFile(join(settings.media, file), data);
  return { file, width, height, tint: await meanColor(picture) };
}
