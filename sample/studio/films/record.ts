import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { settings } from '../settings.ts';

/** A finished film; its files lie below `sample/media/`. */
export interface FinishedFilm {
  handle: string;
  title: string;
  /** MP4 (H.264), which every browser plays. */
  file: string;
  /** WebP, shown before it plays. */
  poster: string;
}

const record = join(settings.media, 'films.json');

/** Every film there is. */
export function readFilms(): FinishedFilm[] {
  return existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : [];
}

export function addFilm(film: FinishedFilm): void {
  const all = [...readFilms().filter(({ handle }) => handle !== film.handle), film].sort((a, b) => (a.handle < b.handle ? -1 : 1));
  writeFileSync(record, `${JSON.stringify(all, null, 2)}\n`);
}
