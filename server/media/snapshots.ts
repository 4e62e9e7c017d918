import { readFile } from 'node:fs/promises';
import type { MediaStore } from './store.ts';
import type { KeptPicture } from './uploads/picture.ts';

/** A part of a photograph as if taken at home: closer, slightly tilted, in the light of the hour. */
export interface Snapshot {
  /** A WebP file with its size and mean colour. */
  readonly photograph: { readonly file: string; readonly width: number; readonly height: number; readonly tint: string };
  /** The camera's target, as shares of the photograph's width and height. */
  readonly x: number;
  readonly y: number;
  /** The picture's longer side as a share of the photograph's shorter one; at most 0.95. */
  readonly share: number;
  readonly across: boolean;
  /** Degrees clockwise, two at most. */
  readonly turn: number;
  readonly light: 'morning' | 'noon' | 'evening' | 'dusk';
}

const long = 960;
const short = 720;

const lights: Readonly<Record<Snapshot['light'], { color: string; opacity: number; shade: number }>> = {
  morning: { color: '#dfe9f2', opacity: 0.14, shade: 0.16 },
  noon: { color: '#fff8ea', opacity: 0.08, shade: 0.1 },
  evening: { color: '#e8a35c', opacity: 0.16, shade: 0.28 },
  dusk: { color: '#4d4f6b', opacity: 0.2, shade: 0.36 },
};

/**
 * Stores a snapshot as a small SVG that refers to the photograph and is rendered when first requested (`images/embedding.ts`), because filling a shop
 * makes hundreds and few are ever viewed.
 */
export async function snapshotInto(store: MediaStore, { photograph, share, across, turn, light, ...at }: Snapshot): Promise<KeptPicture> {
  const [width, height] = across ? [long, short] : [short, long];
  const scale = long / (share * Math.min(photograph.width, photograph.height));
  const tilt = Math.abs(turn * Math.PI) / 180;
  /** As near to the target as possible without the tilted picture reaching the photograph's edge. */
  const middle = (wanted: number, size: number, along: number, beside: number) => {
    const half = (along * Math.cos(tilt) + beside * Math.sin(tilt)) / scale / 2 + 1;
    return Math.min(Math.max(wanted * size, half), size - half).toFixed(1);
  };
  const x = middle(at.x, photograph.width, width, height);
  const y = middle(at.y, photograph.height, height, width);
  const src = await store.put(await readFile(photograph.file), 'webp');
  const { color, opacity, shade } = lights[light];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs><radialGradient id="shade" cx="0.45" cy="0.4" r="0.8"><stop offset="0.35" stop-color="#1e1408" stop-opacity="0"/><stop offset="1" stop-color="#1e1408" stop-opacity="${shade}"/></radialGradient></defs><g transform="translate(${width / 2} ${height / 2}) rotate(${turn}) scale(${scale.toFixed(4)}) translate(-${x} -${y})"><image href="${src}" width="${photograph.width}" height="${photograph.height}"/></g><rect width="${width}" height="${height}" fill="${color}" opacity="${opacity}"/><rect width="${width}" height="${height}" fill="url(#shade)"/></svg>`;
  return { src: await store.put(svg, 'svg'), width, height, tint: photograph.tint };
}
