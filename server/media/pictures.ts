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

/** Drawings a store has been given lately: an import of thousands of products asks for some hundreds again and again. */
const known = new WeakMap<MediaStore, Map<string, Promise<DrawnFile>>>();
const mostKnown = 20_000;

/** Draws a picture and keeps it; the same drawing is the same file. */
export function drawInto(store: MediaStore, drawing: Drawing): Promise<DrawnFile> {
  const files = known.get(store) ?? new Map<string, Promise<DrawnFile>>();
  known.set(store, files);
  const key = JSON.stringify(drawing);
  const drawn = files.get(key) ?? drawAnew(store, drawing);
  if (files.size >= mostKnown) files.clear();
  files.set(key, drawn);
  drawn.catch(() => files.delete(key));
  return drawn;
}

async function drawAnew(store: MediaStore, drawing: Drawing): Promise<DrawnFile> {
  const svg = draw(drawing);
  const [, width = '0', height = '0'] = /^<svg[^>]* width="(\d+)" height="(\d+)"/.exec(svg) ?? [];
  return { src: store.putNow(svg, 'svg'), width: Number(width), height: Number(height), tint: tintOf(drawing) };
}
