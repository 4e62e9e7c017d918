import { mkdirSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { products as catalogue } from '../../catalogue/index.ts';
import { meanColor, outlined, small } from '../publish.ts';
import { settings } from '../settings.ts';
import { frameOf, type RoomJob } from './jobs.ts';
import type { Room } from './room.ts';
import { addScene, readScenes, type Scene } from './scenes.ts';

/** Width over height of a picture cut upright. */
const uprightShape = 4 / 5;
/** Departments whose product pages show rooms. */
const furnishing = /^(?:furniture|rugs|lighting|kitchen|kids|outdoor|decor\/(?:wall-decor|soft-furnishings|plants-and-flowers))\//;

/** Most room squares on a product's page. */
const squaresEach = 2;
/** Smallest distance to the left or right edge (share of the width) for a product to be centred in a square. */
const edge = 0.07;

const categories = new Map(catalogue.map(({ handle, category }) => [handle, category]));

/** Converts a room's master to the repository's pictures and records it with the places of its products. */
export async function publishRoom(room: Room, job: RoomJob, spots: readonly ([x: number, y: number] | null)[]): Promise<void> {
  mkdirSync(join(settings.media, 'scenes'), { recursive: true });
  for (const { file } of readScenes().find(({ name }) => name === room.name)?.cuts ?? [])
    rmSync(join(settings.media, file), { force: true });
  const master = await outlined(job.file);
  const { width, height } = await sharp(master).metadata();
  const { name, alt, words, upright } = room;
  const whole = await keep(`scenes/${name}.webp`, sharp(master), frameOf(room).bytes);

  /** A crop of full height around a share of the width, in the requested aspect ratio; never larger than rendered. */
  const cut = async (file: string, around: number, shape: number) => {
    const across = Math.round(height * shape);
    const left = Math.round(Math.min(width - across, Math.max(0, around * width - across / 2)));
    const part = await sharp(master).extract({ left, top: 0, width: across, height }).toBuffer();
    return keep(file, sharp(part).resize({ width: settings.side, withoutEnlargement: true }));
  };
  const elsewhere = readScenes().flatMap((scene) => (scene.name === name ? [] : scene.cuts.map((square) => square.handle)));
  const products: Scene['products'] = [];
  const cuts: Scene['cuts'] = [];
  for (const [at, { handle, color = 0 }] of room.items.entries()) {
    const spot = spots[at];
    // Use the second chair of a set where the first is out of the picture.
    if (!spot || products.some((known) => known.handle === handle)) continue;
    products.push({ handle, x: percent(spot[0]), y: percent(spot[1]) });
    const isMiddle = spot[0] > edge && spot[0] < 1 - edge;
    const isWanted = furnishing.test(categories.get(handle) ?? '') && elsewhere.filter((other) => other === handle).length < squaresEach;
    if (isMiddle && isWanted) cuts.push({ handle, color, ...(await cut(`scenes/${name}-${handle}.webp`, spot[0], 1)) });
  }
  addScene({
    name,
    ...whole,
    alt,
    ...(words && { words }),
    products: products.slice(0, 12),
    ...(upright && { upright: await cut(`scenes/${name}-upright.webp`, upright, uprightShape) }),
    cuts,
    hash: job.hash,
  });
}

const percent = (share: number) => Math.round(share * 1000) / 10;

async function keep(file: string, picture: Sharp, bytes: number = settings.bytes) {
  const { data, width, height } = await small(picture.sharpen({ sigma: 0.8 }), bytes);
  await writeFile(join(settings.media, file), data);
  return { file, width, height, tint: await meanColor(picture) };
}
