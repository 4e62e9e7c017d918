import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { embedded } from './images/embedding.ts';
import { renderImage } from './images/render.ts';
import { type Snapshot, snapshotInto } from './snapshots.ts';
import { MediaStore, nameOf } from './store.ts';

let folder: string;
let photograph: Snapshot['photograph'];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mantel-snapshots-'));
  const file = join(folder, 'photograph.webp');
  await sharp({ create: { width: 640, height: 360, channels: 3, background: '#2030d0' } }).toFile(file);
  photograph = { file, width: 640, height: 360, tint: '#2030d0' };
});
afterAll(() => rm(folder, { recursive: true }));

it.each([
  ['across, to the right edge', { across: true, x: 1.2, y: 0.9, turn: 2 }, 960, 720],
  ['upright, to the left edge', { across: false, x: -0.1, y: 0, turn: -2 }, 720, 960],
])('a snapshot taken %s shows only the photograph up to its corners, however the camera was tilted', async (_, how, width, height) => {
  const store = new MediaStore(folder);
  const kept = await snapshotInto(store, { photograph, share: 0.9, light: 'noon', ...how });
  expect(kept).toMatchObject({ width, height, tint: '#2030d0' });
  const picture = await renderImage(await embedded(store, store.fileOf(nameOf(kept.src))), width, 'webp');
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([width, height]);
  const corners = [0, width - 1, (height - 1) * width, height * width - 1].map((at) => [...data.subarray(at * 4, at * 4 + 4)]);
  for (const [red = 255, , blue = 0, alpha] of corners) expect([red < 90, blue > 130, alpha]).toEqual([true, true, 255]);
});
