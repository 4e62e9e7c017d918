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
  /** Changes when the picture would, but for changes of the models and the kit: a room is renewed by hand (`--again`). */
  hash: string;
}

/** The order for one room; `scale` makes a smaller picture to try things out. */
export function roomJob(room: Room, scale = 1): RoomJob {
  const { name, alt, words, upright, items, ...stage } = room;
  const { width, height, samples } = settings.room;
  const job = { ...stage, items: items.map(placed), width: Math.round(width * scale), height: Math.round(height * scale), samples };
  const version = readFileSync(join(import.meta.dirname, '..', 'blender', 'VERSION'), 'utf8');
  const hash = createHash('sha256').update(version).update(JSON.stringify(job)).digest('hex').slice(0, 16);
  return { ...job, id: name, file: join(settings.cache, 'masters', 'rooms', `${name}-${hash}.png`), hash };
}

/** The product as its model takes it, with its place. */
function placed({ color = 0, cast: changes, ...item }: RoomItem) {
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
    shape: product.shapes?.[0]?.shape ?? product.drawing.shape,
    material: shown.material ?? product.drawing.material,
    color: shown.hex,
    accent: shown.accent ?? product.drawing.accent ?? null,
  };
}
