import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { settings } from '../settings.ts';

/** A finished model of `sample/media/`. */
export interface Model {
  handle: string;
  /** Below `sample/media/`. */
  file: string;
  bytes: number;
  triangles: number;
  /** Of the job it was made by. */
  hash: string;
}

const file = join(settings.media, 'models.json');

/** Every model there is, by product. */
export function readModels(): Model[] {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}

/** Replaces the list; one line each, so that changes can be read. */
export function writeModels(models: readonly Model[]): void {
  const lines = models.toSorted((a, b) => (a.handle < b.handle ? -1 : 1)).map((model) => `  ${JSON.stringify(model)}`);
  writeFileSync(`${file}.draft`, `[\n${lines.join(',\n')}\n]\n`);
  renameSync(`${file}.draft`, file);
}
