import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkGlb } from '../../../server/media/models/glb.ts';
import { products } from '../../catalogue/index.ts';
import { settings } from '../settings.ts';
import { readModels } from './manifest.ts';

const models = readModels();

/** A model's colour names. */
function variantsOf(file: string): string[] {
  const bytes = readFileSync(file);
  const json = JSON.parse(bytes.toString('utf8', 20, 20 + bytes.readUInt32LE(12)));
  return (json.extensions?.KHR_materials_variants?.variants ?? []).map(({ name }: { name: string }) => name);
}

test('[3-D] the list of models matches the files of sample/media, within the size limit', () => {
  const there = readdirSync(settings.media, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.glb'));
  expect(models.map(({ file }) => file).toSorted()).toEqual(there.toSorted());
  const sizes = models.map(({ file }) => statSync(join(settings.media, file)).size);
  expect(sizes).toEqual(models.map(({ bytes }) => bytes));
  expect(sizes.filter((size) => size > settings.modelBytes)).toEqual([]);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(48_000_000);
});

test('[3-D] every model has a product, uses its colour names, and passes the shop’s own check', async () => {
  const colors = new Map(products.map(({ handle, colors }) => [handle, colors.map(({ name }) => name)]));
  for (const { handle, file } of models) {
    const path = join(settings.media, file);
    const variants = variantsOf(path);
    expect({ handle, unknown: variants.filter((name) => !colors.get(handle)?.includes(name)) }).toEqual({ handle, unknown: [] });
    await checkGlb(readFileSync(path));
  }
  expect(models.length).toBeGreaterThan(60);
});
