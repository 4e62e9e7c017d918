import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { products } from '../../catalogue/index.ts';
import { casting } from '../casting/index.ts';
import { settings } from '../settings.ts';
import type { Room, RoomItem } from './room.ts';

/** A room as `blender/room_worker.py` reads it. */
export interface RoomJob {
  id: string;
  /** The master. */
  file: string;
  /** The raw render, before tone mapping. */
  kept: string;
  /** Changes with the picture, except for changes to models, the kit and the resolution: then a room is renewed by name. */
  hash: string;
}

/** A room's job; `scale` below 1 makes a smaller trial picture in a separate folder. */
export function roomJob(room: Room, scale = 1): RoomJob {
  const { name, alt, words, upright, detail, ...shown } = room;
  const { width, height, samples, part } = frameOf(room);
  const setting = { ...shown, items: shown.items.map(placed) };
  const fineness = {
    width: Math.round(width * scale),
    height: Math.round(height * scale),
    ...(scale < 1 ? { samples: 6, part: 1 } : { samples, part }),
  };
  const { exposure, tint, contrast, night, ...rendered } = setting;
  const hash = digest(setting);
  return {
    ...setting,
    ...fineness,
    id: name,
    file: scale < 1 ? join(settings.cache, 'tries', `${name}.png`) : join(settings.cache, 'masters', 'rooms', `${name}-${hash}.png`),
    kept: join(settings.cache, 'kept', `${name}-${digest({ ...rendered, ...fineness })}.npz`),
    hash,
  };
}

/** The size and fineness of a room's picture, by where it is shown. */
export const frameOf = ({ words, upright, detail }: Room) =>
  words !== undefined || upright !== undefined ? settings.hero : detail ? settings.detail : settings.room;

function digest(job: object): string {
  const version = readFileSync(join(import.meta.dirname, '..', 'blender', 'VERSION'), 'utf8');
  return createHash('sha256').update(version).update(JSON.stringify(job)).digest('hex').slice(0, 16);
}

/** The product as its model expects it, with its position. */
export function placed({ color = 0, cast: changes, ...item }: RoomItem) {
  const product = products.find(({ handle }) => handle === item.handle);
  const cast = casting[item.handle];
  const shown = product?.colors[color];
  if (!product || !cast || !shown) throw new Error(`the studio cannot show ${item.handle} in colour ${color}`);
  const { model, ...options } = cast;
  return {
    size: product.size,
    ...item,
    model,
    options: { ...options, ...changes },
    shape: product.shapes?.[0]?.shape ?? product.look.shape,
    material: shown.material ?? product.look.material,
    color: shown.hex,
    accent: shown.accent ?? product.look.accent ?? null,
  };
}
