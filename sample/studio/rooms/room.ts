import type { SampleSize } from '../../product.ts';

/** Metres: right, back (negative is towards the camera), up. The back wall is y = 0, its middle x = 0, the floor z = 0. */
export type Place = readonly [x: number, y: number, z: number];

/** A product in a room. */
export interface RoomItem {
  handle: string;
  /** Its place in the product's `colors`. */
  color?: number;
  at: Place;
  /** Degrees about the vertical (0 looks into the room), backwards (negative), and to the side. */
  turn?: number;
  lean?: number;
  roll?: number;
  /** Another size than the main one, e.g. of a rug. */
  size?: SampleSize;
  /** Parameters in the place of the casting's. */
  cast?: Readonly<Record<string, string | number | boolean>>;
  /** Hangs from the ceiling: keeps its cable. */
  hangs?: boolean;
  /** How much brighter than in the studio a lamp burns. */
  glow?: number;
  /** Not shown as a hot spot: a second chair of the same set. */
  again?: boolean;
}

/** The room itself, as `blender/kit/interior.py` builds it. */
export interface Shell {
  width: number;
  depth: number;
  height: number;
  wall: string;
  floor?: 'oak' | 'pale' | 'dark' | 'deck' | 'stone' | 'pavers' | 'checker';
  /** In the left wall, metres before the back wall. */
  window?: { from: number; to: number; sill: number; head: number };
  right?: boolean;
  ceiling?: boolean;
  skirting?: string;
  /** Painted boards, or tiles, on the lower part of the wall. */
  dado?: string;
  dado_height?: number;
  tiles?: string;
  tiled?: number;
  /** Kitchen cupboards along the back wall. */
  counter?: { height: number; depth: number; front: string; top: string };
  /** What is built in, by the functions of `blender/kit/fittings.py`. */
  fittings?: Readonly<Record<string, Fitting | readonly Fitting[]>>;
}

type Fitting = Readonly<Record<string, number | string | boolean | readonly number[]>>;

export interface Daylight {
  sun?: number;
  sky?: number;
  fill?: number;
  world?: number;
  above?: string;
  turn?: number;
  rise?: number;
  warmth?: number;
}

/** A picture taken in a room. */
export interface View {
  /** Of the file, and what content names it by. */
  name: string;
  /** What it shows, for those who do not see it. */
  alt: string;
  camera: { at: Place; to: Place; lens?: number; stop?: number; shift?: readonly [number, number] };
  exposure?: number;
  /** The colour taken as white. */
  tint?: string;
  contrast?: number;
  /** Above 1 for rooms at night: how much deeper the dark is. */
  night?: number;
  /** Shown small, on a tile or in a header: rendered at three quarters of the size. */
  detail?: boolean;
  /** Where a hero has room for words. */
  words?: 'left' | 'right';
  /** Also cut upright for phones, around this share of the width. */
  upright?: number;
}

/** What stands before the camera. */
interface Stage {
  shell: Shell;
  light: Daylight;
  items: readonly RoomItem[];
}

/** A picture in which several products stand together. */
export type Room = View & Stage;

/** Several views of one room: it is built once. Each is a picture of its own and shows other things. */
export const seenFrom = (stage: Stage, views: readonly View[]): Room[] => views.map((view) => ({ ...stage, ...view }));
