import { join } from 'node:path';
import { readManifest } from './manifest.ts';
import { readModels } from './models/manifest.ts';
import { readScenes } from './rooms/scenes.ts';
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

let inRooms: (PhotographFile & { handle: string; color: number })[] | undefined;

/** Squares cut from the rooms a product stands in, each with the colour it has there. */
export function inRoomsOf(handle: string): readonly (PhotographFile & { color: number })[] {
  inRooms ??= readScenes().flatMap(({ cuts }) => cuts.map((cut) => ({ ...cut, file: join(settings.media, cut.file) })));
  return inRooms.filter((cut) => cut.handle === handle);
}

let knownModels: Map<string, string> | undefined;

/** The file of a product's 3-D model, if it has one. */
export function modelOf(handle: string): string | undefined {
  knownModels ??= new Map(readModels().map(({ handle, file }) => [handle, join(settings.media, file)]));
  return knownModels.get(handle);
}
