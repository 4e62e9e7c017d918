import { join } from 'node:path';
import { readManifest } from './manifest.ts';
import { settings } from './settings.ts';

/** A photograph as the catalogue takes it in. */
export interface PhotographFile {
  file: string;
  width: number;
  height: number;
  tint: string;
}

let known: Map<string, PhotographFile> | undefined;

/** The studio's photograph of a product's colour (its place in `colors`) in one view, if there is one. */
export function photographOf(handle: string, view: 'main' | 'angle' | 'detail', color: number): PhotographFile | undefined {
  known ??= new Map(
    readManifest().map(({ handle, view, color, file, width, height, tint }) => [
      `${handle} ${view} ${color}`,
      { file: join(settings.media, file), width, height, tint },
    ]),
  );
  return known.get(`${handle} ${view} ${color}`);
}
