import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { scenes } from '../../../brands/alder-loom/scenes.ts';
import { settings } from '../settings.ts';
import { rooms } from './index.ts';
import { frameOf, roomJob } from './jobs.ts';
import { readScenes } from './scenes.ts';

const made = readScenes();

describe('[studio] rooms', () => {
  test('every room has cast products in existing colours, and a unique name', () => {
    expect(rooms.map((room) => roomJob(room).id)).toEqual([...new Set(rooms.map(({ name }) => name))]);
  });

  test('the pictures of rooms, their record and the list for content match', async () => {
    const recorded = made.flatMap(({ file, upright, cuts }) => [file, ...(upright ? [upright.file] : []), ...cuts.map((cut) => cut.file)]);
    expect(recorded.toSorted()).toEqual(
      readdirSync(join(settings.media, 'scenes'))
        .map((file) => `scenes/${file}`)
        .toSorted(),
    );
    expect(Object.values(scenes).map(({ image }) => image.asset)).toEqual(made.map(({ file }) => file));
    for (const { name, file, width, height } of made) {
      const room = rooms.find((one) => one.name === name);
      expect(statSync(join(settings.media, file)).size, file).toBeLessThan(room ? frameOf(room).bytes : 0);
      expect(await sharp(join(settings.media, file)).metadata(), file).toMatchObject({ width, height, format: 'webp' });
    }
  });

  test('a hot spot is on the picture and names a product of that room, each once', () => {
    for (const { name, products } of made) {
      const handles = products.map(({ handle }) => handle);
      expect(new Set(handles).size, name).toBe(handles.length);
      expect(
        rooms.find((room) => room.name === name)?.items.map(({ handle }) => handle),
        name,
      ).toEqual(expect.arrayContaining(handles));
      expect(
        products.filter(({ x, y }) => x <= 0 || x >= 100 || y <= 0 || y >= 100),
        name,
      ).toEqual([]);
    }
  });
});

test('[studio] every recorded room picture is in sample/media', () => {
  const named = made.flatMap(({ file, upright, cuts }) => [file, ...(upright ? [upright.file] : []), ...cuts.map((cut) => cut.file)]);
  expect(named.filter((file) => !existsSync(join(settings.media, file)))).toEqual([]);
});
