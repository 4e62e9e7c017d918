import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { MediaStore } from '../../media/index.ts';
import { illustrate } from './illustrate.ts';
import { prepare } from './prepared.ts';
import type { ProductRecord } from './record.ts';

const record = { handle: 'lamp', name: 'Lamp', variations: [] } as unknown as ProductRecord;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'illustrate-'));
});
afterAll(() => rm(folder, { recursive: true }));

it('[studio] keeps a product’s photographs unchanged', async () => {
  const file = join(folder, 'lamp.webp');
  await writeFile(file, 'the photograph');
  const photograph = { file, width: 1000, height: 1000, tint: '#d6c9c0' };
  const pictures = [
    { photograph, alt: 'Lamp', skus: ['L-1'] },
    { photograph, alt: 'Lamp, measured', view: 'scale' as const },
  ];
  const { images } = await illustrate(new MediaStore(folder), prepare(record, { pictures }));
  expect(images[0]).toMatchObject({ src: expect.stringMatching(/\.webp$/), width: 1000, height: 1000, tint: '#d6c9c0', skus: ['L-1'] });
  expect(images[1]).toMatchObject({ src: images[0]?.src, view: 'scale' });
});

it('[§2.10 video slot] stores a product’s film with its poster', async () => {
  const file = join(folder, 'film.mp4');
  const poster = join(folder, 'film.webp');
  await writeFile(file, 'the film');
  await writeFile(poster, 'its first picture');
  const illustrated = await illustrate(
    new MediaStore(folder),
    prepare(record, { pictures: [], film: { file, poster, title: 'The lamp, lit' } }),
  );
  expect(illustrated.record.video).toEqual({
    url: expect.stringMatching(/^\/media\/.*\.mp4$/),
    title: 'The lamp, lit',
    poster: expect.stringMatching(/^\/media\/.*\.webp$/),
  });
});
