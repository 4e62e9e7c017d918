import { draw, tintOf } from './drawings/index.ts';
import type { Drawing } from './drawings/kinds.ts';
import type { DrawnFile } from './pictures.ts';
import type { MediaStore } from './store.ts';

/** A drawing as somebody at home might have taken it: closer, not quite level, in the light of the hour. */
export interface Snapshot {
  readonly drawing: Drawing;
  /** Degrees to the right, a few at the most. */
  readonly turn: number;
  /** Where the camera points, as shares of the picture from its middle, a few hundredths. */
  readonly aside: number;
  readonly up: number;
  readonly light: 'morning' | 'evening' | 'dusk';
}

const side = 800;
const long = 1200;
const short = 900;

const lights: Readonly<Record<Snapshot['light'], { color: string; opacity: number; shade: number }>> = {
  morning: { color: '#dfe9f2', opacity: 0.16, shade: 0.18 },
  evening: { color: '#e8a35c', opacity: 0.2, shade: 0.3 },
  dusk: { color: '#4d4f6b', opacity: 0.24, shade: 0.4 },
};

/** Draws a snapshot and keeps it; wide things are taken across, all others upright. */
export async function snapshotInto(store: MediaStore, snapshot: Snapshot): Promise<DrawnFile> {
  const { drawing, turn, aside, up, light } = snapshot;
  const across = (drawing.size?.width ?? 0) > (drawing.size?.height ?? 0);
  const [width, height] = across ? [long, short] : [short, long];
  const { color, opacity, shade } = lights[light];
  // Enlarged so far that no edge of the drawing comes into the picture, turned and moved as it is.
  const scale = (long / side) * 1.16;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs><radialGradient id="snapshot-shade" cx="${0.5 - aside * 4}" cy="0.4" r="0.8"><stop offset="0.35" stop-color="#1e1408" stop-opacity="0"/><stop offset="1" stop-color="#1e1408" stop-opacity="${shade}"/></radialGradient></defs><g transform="translate(${width / 2} ${height / 2}) rotate(${turn}) scale(${scale}) translate(${-side * (0.5 + aside)} ${-side * (0.5 + up)})">${draw(drawing)}</g><rect width="${width}" height="${height}" fill="${color}" opacity="${opacity}"/><rect width="${width}" height="${height}" fill="url(#snapshot-shade)"/></svg>`;
  return { src: await store.put(svg, 'svg'), width, height, tint: tintOf(drawing) };
}
