import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suffixOf } from './casting/silhouettes.ts';
import type { View } from './jobs.ts';
import { settings } from './settings.ts';

/** A finished photograph of `sample/media/`. */
export interface Photograph {
  handle: string;
  /** Its place in the product's `colors`. */
  color: number;
  view: View;
  /** Its number, where it is not the product's first. */
  silhouette?: number;
  /** Below `sample/media/`. */
  file: string;
  width: number;
  height: number;
  /** Placeholder colour `#rrggbb`: the mean. */
  tint: string;
  /** Of the job it was made by. */
  hash: string;
}

const file = join(settings.media, 'manifest.json');

/** Every photograph there is, by product, view and colour. */
export function readManifest(): Photograph[] {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}

/** Adds or replaces photographs; one line each, to keep diffs readable. */
export function addToManifest(photographs: readonly Photograph[]): void {
  const key = ({ handle, view, color, silhouette }: Photograph) => `${handle} ${view} ${color}${suffixOf(silhouette)}`;
  const all = new Map(readManifest().map((photograph) => [key(photograph), photograph]));
  for (const photograph of photographs) all.set(key(photograph), photograph);
  const lines = [...all].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, photograph]) => `  ${JSON.stringify(photograph)}`);
  writeFileSync(`${file}.draft`, `[\n${lines.join(',\n')}\n]\n`);
  renameSync(`${file}.draft`, file);
}
