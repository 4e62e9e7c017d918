import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { products } from '../catalogue/index.ts';
import { readManifest } from './manifest.ts';
import { settings } from './settings.ts';

const manifest = readManifest();

test('[studio] the manifest matches the pictures of sample/media', () => {
  const all = readdirSync(settings.media, { recursive: true, encoding: 'utf8' });
  const there = all.filter((file) => file.endsWith('.webp') && !file.startsWith('scenes/'));
  expect(manifest.map(({ file }) => file).toSorted()).toEqual(there.toSorted());
});

test('[studio] every photograph shows an existing colour, is square, and within the size limit', async () => {
  const colors = new Map(products.map(({ handle, colors }) => [handle, colors.length]));
  const bytes = manifest.map(({ file }) => statSync(join(settings.media, file)).size);
  expect(manifest.filter(({ handle, color }) => color >= (colors.get(handle) ?? 0))).toEqual([]);
  expect(bytes.filter((size) => size > settings.bytes)).toEqual([]);
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(120_000_000);
  for (const { file, width, height } of manifest.slice(0, 5)) {
    expect(await sharp(join(settings.media, file)).metadata()).toMatchObject({ width, height, format: 'webp' });
    expect(width).toBe(height);
  }
});
