import { tone } from './color.ts';
import { hull, line, n, type Point, roundedPolygon } from './path.ts';
import type { Ink, Skin } from './studio.ts';

/** Where we stand: maps a place in the room (x right, y up, z away from us, in canvas units) to the picture. */
export interface Eye {
  (x: number, y: number, z: number): Point;
  readonly turn: number;
  readonly tilt: number;
}

/** A view on a thing that stands at (`cx`, `base`), turned so that its right side shows; angles in degrees. */
export function eyeAt(cx: number, base: number, turn = 30, tilt = 22): Eye {
  const [t, k] = [(turn * Math.PI) / 180, (tilt * Math.PI) / 180];
  const place = (x: number, y: number, z: number): Point => {
    const across = x * Math.cos(t) + z * Math.sin(t);
    const away = -x * Math.sin(t) + z * Math.cos(t);
    return [cx + across, base - y * Math.cos(k) - away * Math.sin(k)];
  };
  return Object.assign(place, { turn: t, tilt: k });
}

/** The three faces of a block that we see. */
export type Face = 'front' | 'side' | 'top';

/** The matrix that lays flat markup (x right, y down from the corner) onto a face through a place in the room. */
export function faceMatrix(eye: Eye, face: Face, x: number, y: number, z: number): string {
  const o = eye(x, y, z);
  const u = face === 'side' ? eye(x, y, z + 1) : eye(x + 1, y, z);
  const v = face === 'top' ? eye(x, y, z - 1) : eye(x, y - 1, z);
  return `matrix(${[u[0] - o[0], u[1] - o[1], v[0] - o[0], v[1] - o[1]].map((c) => c.toFixed(3)).join(' ')} ${n(o[0])} ${n(o[1])})`;
}

/** The corners of a face of a block given by its near lower left corner and its size, clockwise on the screen. */
export function faceOf(eye: Eye, face: Face, [x, y, z]: Triple, [w, h, d]: Triple): Point[] {
  if (face === 'front') return [eye(x, y + h, z), eye(x + w, y + h, z), eye(x + w, y, z), eye(x, y, z)];
  if (face === 'side') return [eye(x + w, y + h, z), eye(x + w, y + h, z + d), eye(x + w, y, z + d), eye(x + w, y, z)];
  return [eye(x, y + h, z + d), eye(x + w, y + h, z + d), eye(x + w, y + h, z), eye(x, y + h, z)];
}

/** Three lengths or a place: across, up, away. */
export type Triple = readonly [number, number, number];

/** How a block is made and lit. */
export interface BlockOptions {
  readonly skin?: Skin;
  /** Rounding of its corners. */
  readonly round?: number;
  readonly shade?: number;
  /** Size of the grain, and whether it runs up the faces instead of along them. */
  readonly grain?: number;
  readonly upright?: boolean;
}

/** A block of material: top, front and right side in daylight, with a thin light along its near edges. */
export function block(ink: Ink, eye: Eye, at: Triple, size: Triple, options: BlockOptions = {}): string {
  const { skin = ink.main, round = 4, shade = 0, grain = 1, upright = false } = options;
  const face = (which: Face): string => {
    const light = shade + (which === 'top' ? 0.07 : which === 'side' ? -0.09 : 0);
    const area = spread(which, size);
    const corners = faceOf(eye, which, at, size);
    const outline = round < 2 ? line(corners, true) : roundedPolygon(corners, round);
    const paint = area > 7000 ? ink.surface(skin, 'flat', light) : tone(skin.color, light);
    return ink.layers(outline, [
      paint,
      grain > 0 && area > 4000 ? ink.texture(skin, { matrix: grained(eye, which, grain, upright) }) : undefined,
    ]);
  };
  const all = (['front', 'side', 'top'] as const).flatMap((which) => faceOf(eye, which, at, size));
  const body = round < 2 ? '' : `<path d="${roundedPolygon(hull(all), round)}" fill="${tone(skin.color, shade - 0.03)}"/>`;
  const [x, y, z] = [at[0], at[1] + size[1], at[2]];
  const edge =
    line([eye(x + round, y, z), eye(x + size[0], y, z), eye(x + size[0], y, z + size[2])]) +
    line([eye(x + size[0], y, z), eye(x + size[0], at[1] + round, z)]);
  const lit = round < 2 && grain === 0 ? '' : ink.line(edge, tone(skin.color, 0.14 + shade), 1.6, 0.5);
  return body + face('front') + face('side') + face('top') + lit;
}

/** Lays the grain onto a face. It does not start at the block's own corner, so that all blocks of a material share their weave. */
function grained(eye: Eye, which: Face, grain: number, upright: boolean): string {
  const lay = faceMatrix(eye, which, 0, 0, 0);
  return upright && which !== 'top' ? `${lay} rotate(90) scale(${grain})` : `${lay} scale(${grain})`;
}

/** The area of a face; what is smaller than a matchbox shows no grain. */
const spread = (face: Face, [w, h, d]: Triple): number => (face === 'front' ? w * h : face === 'side' ? d * h : w * d);

/** The shadow on the floor under a block, longer to the right. */
export function blockShadow(ink: Ink, eye: Eye, [x, z]: Point, [w, d]: Point, strength = 0.34): string {
  const under = hull([eye(x, 0, z), eye(x + w, 0, z), eye(x + w, 0, z + d), eye(x, 0, z + d)]);
  return ink.drop(line(under, true), 12, 6, 12, strength) + ink.drop(line(under, true), 2, 2, 3, strength);
}
