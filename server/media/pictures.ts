import { draw, tintOf } from './drawings/index.ts';
import type { Drawing } from './drawings/kinds.ts';
import type { MediaStore } from './store.ts';

/** A drawn picture in the store, with its true size. */
export interface DrawnFile {
  src: string;
  width: number;
  height: number;
  tint: string;
}

/** Draws a picture and keeps it; the same drawing is the same file. */
export async function drawInto(store: MediaStore, drawing: Drawing): Promise<DrawnFile> {
  const svg = draw(drawing);
  const [, width = '0', height = '0'] = /^<svg[^>]* width="(\d+)" height="(\d+)"/.exec(svg) ?? [];
  return { src: await store.put(svg, 'svg'), width: Number(width), height: Number(height), tint: tintOf(drawing) };
}
