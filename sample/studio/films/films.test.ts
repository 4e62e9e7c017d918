import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { settings } from '../settings.ts';
import { films } from './films.ts';
import { readFilms } from './record.ts';

test('[§2.10 video slot] the record of films matches the products’ films in sample/media, within the size limit', () => {
  const made = readFilms();
  const there = readdirSync(settings.media, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('/film.mp4'));
  expect(made.map(({ file }) => file)).toEqual(there.toSorted());
  expect(made.filter(({ file }) => statSync(join(settings.media, file)).size > settings.film.bytes)).toEqual([]);
  expect(made.filter(({ poster }) => statSync(join(settings.media, poster)).size > settings.bytes)).toEqual([]);
  expect(films.map(({ handle }) => handle)).toEqual(expect.arrayContaining(made.map(({ handle }) => handle)));
});
