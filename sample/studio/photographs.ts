import { join } from 'node:path';
import { suffixOf } from './casting/silhouettes.ts';
import { readFilms } from './films/record.ts';
import type { View } from './jobs.ts';
import { readManifest } from './manifest.ts';
import { readModels } from './models/manifest.ts';
import { readScenes } from './rooms/scenes.ts';
import { settings } from './settings.ts';

/** A photograph for the catalogue. */
export interface PhotographFile {
  file: string;
  width: number;
  height: number;
  tint: string;
}

let known: Map<string, PhotographFile> | undefined;

/** The studio's photograph of a product's colour (its place in `colors`) in one view, if there is one; `silhouette` by its number, where it is not the first. */
export function photographOf(handle: string, view: View, color: number, silhouette?: number): PhotographFile | undefined {
  known ??= new Map(
    readManifest().map(({ handle, view, color, silhouette, file, width, height, tint }) => [
      `${handle} ${view} ${color}${suffixOf(silhouette)}`,
      { file: join(settings.media, file), width, height, tint },
    ]),
  );
  return known.get(`${handle} ${view} ${color}${suffixOf(silhouette)}`);
}

interface Place {
  x: number;
  y: number;
}

let inRooms: (PhotographFile & { handle: string; color: number; spot: Place | null })[] | undefined;

/** Squares cut from room pictures with the product, each with its colour there, and its place as shares of the square's side, if known. */
export function inRoomsOf(handle: string): readonly (PhotographFile & { color: number; spot: Place | null })[] {
  inRooms ??= readScenes().flatMap(({ cuts, products, width, height }) =>
    cuts.map((cut) => {
      const product = products.find(({ handle }) => handle === cut.handle);
      return { ...cut, spot: product ? inSquare(product, height / width) : null, file: join(settings.media, cut.file) };
    }),
  );
  return inRooms.filter((cut) => cut.handle === handle);
}

/** A place of a room, in per cent, in the square of full height around it; `side` is the square's, as a share of the room's width. */
function inSquare({ x, y }: Place, side: number): Place {
  const left = Math.min(1 - side, Math.max(0, x / 100 - side / 2));
  return { x: (x / 100 - left) / side, y: y / 100 };
}

/**
 * A product's position in the photograph of a whole room, as shares of its width and height; with its colour, if one of the room's crops shows it.
 */
type Spot = PhotographFile & Place & { handle: string; color: number | undefined };
let inScenes: Spot[] | undefined;

/** Room pictures with the product, and its place in them. */
export function inScenesOf(handle: string): readonly Spot[] {
  inScenes ??= readScenes().flatMap(({ file, width, height, tint, products, cuts }) =>
    products.map(({ handle, x, y }) => {
      const color = cuts.find((cut) => cut.handle === handle)?.color;
      return { handle, color, x: x / 100, y: y / 100, file: join(settings.media, file), width, height, tint };
    }),
  );
  return inScenes.filter((spot) => spot.handle === handle);
}

let knownModels: Map<string, string> | undefined;

/** The file of a product's 3D model, if it has one. */
export function modelOf(handle: string): string | undefined {
  knownModels ??= new Map(readModels().map(({ handle, file }) => [handle, join(settings.media, file)]));
  return knownModels.get(handle);
}

let knownFilms: ReturnType<typeof readFilms> | undefined;

/** The film of a product, if it has one. */
export function filmOf(handle: string): { file: string; poster: string; title: string } | undefined {
  knownFilms ??= readFilms();
  const film = knownFilms.find((one) => one.handle === handle);
  return film && { title: film.title, file: join(settings.media, film.file), poster: join(settings.media, film.poster) };
}
