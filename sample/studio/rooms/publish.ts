import { mkdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { meanColor, small } from '../publish.ts';
import { settings } from '../settings.ts';
import type { RoomJob } from './jobs.ts';
import type { Room } from './room.ts';
import { addScene } from './scenes.ts';

/** Width over height of a picture cut upright, and how much of the height it keeps. */
const uprightShape = 4 / 5;

/** Turns a room's master into the pictures of the repository and enters it, with the places of its products. */
export async function publishRoom(room: Room, job: RoomJob, spots: readonly ([x: number, y: number] | null)[]): Promise<void> {
  mkdirSync(join(settings.media, 'scenes'), { recursive: true });
  const { width, height } = await sharp(job.file).metadata();
  const { published } = settings.room;
  const whole = await keep(`scenes/${room.name}.webp`, sharp(job.file).resize(published, undefined, { kernel: 'lanczos3' }));
  const percent = (share: number) => Math.round(share * 1000) / 10;
  const products = room.items.flatMap(({ handle, again }, at) => {
    const spot = spots[at];
    return spot && !again ? [{ handle, x: percent(spot[0]), y: percent(spot[1]) }] : [];
  });
  const { name, alt, words, upright } = room;
  const across = Math.round(height * uprightShape);
  const cut = upright && {
    left: Math.round(Math.min(width - across, Math.max(0, upright * width - across / 2))),
    top: 0,
    width: across,
    height,
  };
  addScene({
    name,
    ...whole,
    alt,
    ...(words && { words }),
    products: products.slice(0, 12),
    ...(cut && {
      upright: await keep(
        `scenes/${name}-upright.webp`,
        sharp(await sharp(job.file).extract(cut).toBuffer()).resize(Math.round(published / 2)),
      ),
    }),
    hash: job.hash,
  });
}

async function keep(file: string, picture: Sharp) {
  const { data, width, height } = await small(picture.sharpen({ sigma: 0.8 }));
  await writeFile(join(settings.media, file), data);
  return { file, width, height, tint: await meanColor(picture) };
}
