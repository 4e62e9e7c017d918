import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Drawing } from './drawings/kinds.ts';
import { type Snapshot, snapshotInto } from './snapshots.ts';
import { MediaStore } from './store.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mantel-snapshots-'));
});
afterAll(() => rm(folder, { recursive: true }));

const drawing: Drawing = {
  kind: 'sofa',
  view: 'main',
  color: '#8c9a6b',
  material: 'linen',
  shape: 0,
  size: { width: 84, depth: 38, height: 33 },
};
const farthest: Snapshot = { drawing, turn: 2, aside: 0.03, up: 0.03, light: 'dusk' };

it.each([
  ['across', farthest, 1200, 900],
  ['upright', { ...farthest, drawing: { ...drawing, size: { width: 20, depth: 20, height: 60 } } }, 900, 1200],
])('a snapshot is taken %s, and has no empty corner however the camera was held', async (_, snapshot, width, height) => {
  const store = new MediaStore(folder);
  const kept = await snapshotInto(store, snapshot);
  expect(kept).toMatchObject({ width, height });
  const svg = await readFile(store.fileOf(kept.src.slice('/media/'.length)));
  // The light over it lets through what is below: only the drawing itself covers.
  const { data, info } = await sharp(svg).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const alphaAt = (x: number, y: number) => data[(y * info.width + x) * 4 + 3];
  const corners = [alphaAt(0, 0), alphaAt(width - 1, 0), alphaAt(0, height - 1), alphaAt(width - 1, height - 1)];
  expect(corners).toEqual([255, 255, 255, 255]);
});
