import type { SampleSize } from '../../product.ts';

/** Metres: right, back (negative is toward the camera), up. The back wall is y = 0, its middle x = 0, the floor z = 0. */
export type Place = readonly [x: number, y: number, z: number];

/** A product in a room. */
export interface RoomItem {
  handle: string;
  /** Its place in the product's `colors`. */
  color?: number;
  at: Place;
  /** Rotation in degrees: about the vertical (0 faces into the room), backwards (negative), and sideways. */
  turn?: number;
  lean?: number;
  roll?: number;
  /** Another size than the main one, e.g. of a rug. */
  size?: SampleSize;
  /** Overrides of the casting's parameters. */
  cast?: Readonly<Record<string, string | number | boolean>>;
  /** Hangs from the ceiling: keeps its cable. */
  hangs?: boolean;
  /** Brightness relative to the studio. */
  glow?: number;
  /** No hot spot: a second chair of the same set. */
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
  /** Built-in furniture, by functions of `blender/kit/fittings.py`. */
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
  /** Alternative text. */
  alt: string;
  camera: { at: Place; to: Place; lens?: number; stop?: number; shift?: readonly [number, number] };
  exposure?: number;
  /** White balance. */
  tint?: string;
  contrast?: number;
  /** Darkens the shadows; above 1 for rooms at night. */
  night?: number;
  /** Displayed small, on a tile or in a header: rendered smaller. */
  detail?: boolean;
  /** Where a hero has space for text. */
  words?: 'left' | 'right';
  /** Centre of the portrait crop for phones, as share of the width. */
  upright?: number;
}

/** The products in the picture. */
interface Stage {
  shell: Shell;
  light: Daylight;
  items: readonly RoomItem[];
}

/** A picture of several products together. */
export type Room = View & Stage;

/** Several views of one room, which is built once. Each is a separate picture with its own products. */
export const seenFrom = (stage: Stage, views: readonly View[]): Room[] => views.map((view) => ({ ...stage, ...view }));
