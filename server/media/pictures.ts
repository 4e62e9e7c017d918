import { draw, tintOf } from './drawings/index.ts';
import type { Drawing } from './drawings/kinds.ts';
import { canvas } from './drawings/studio.ts';
import type { MediaStore } from './store.ts';

/** A drawn picture as it is stored with a product: its path, and its size in pixels. */
export interface DrawnFile {
  src: string;
  width: number;
  height: number;
  tint: string;
}

/** Draws a picture and keeps it; the same drawing is the same file. */
export async function drawInto(store: MediaStore, drawing: Drawing): Promise<DrawnFile> {
  return { src: await store.put(draw(drawing), 'svg'), width: canvas, height: canvas, tint: tintOf(drawing) };
}
