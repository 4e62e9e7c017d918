import type { SampleSize } from '../product.ts';
import { lettering, widthOf } from './numerals.ts';

type Point = readonly [x: number, y: number];

/** A product's bounding box as seen in its main picture. */
export interface SeenBox {
  /** Its corners, 0…1 from the upper left: x changes first, then y (front, back), then z (bottom, top). */
  corners: readonly Point[];
  /** Its width, depth and height in metres. */
  extent: readonly [number, number, number];
}

const ink = '#5e574d';
/** Background colour behind labels that interrupt their line for lack of room. */
const paper = '#f3efe8';
const inch = 0.0254;
const letters = 25;
/** Pixels between product and line, and between line and label; half a tick. */
const apart = 24;
const words = 11;
const tick = 6;
/**
 * Largest deviation of the model from the product's stated size for a measure to be drawn; folded products, shown at quite another size,
 * get none.
 */
const tolerance = 0.12;
const otherSize = 0.45;

/** Dimension lines along the edges of the box, as SVG for a picture of `side` pixels; omits measures the model does not match. */
export function dimensionLines({ corners, extent }: SeenBox, size: SampleSize, side: number): string {
  const measures = [size.width, size.depth, size.height].map((inches, axis) => [inches, (extent[axis] ?? 0) / inch] as const);
  if (measures.some(([inches, shown]) => Math.abs(shown - inches) > Math.max(2, inches * otherSize))) return '';
  const at = (index: number): Point => [(corners[index]?.[0] ?? 0) * side, (corners[index]?.[1] ?? 0) * side];
  // The lowest bottom corner in the picture is the nearest, so its edges are visible.
  const near = [0, 1, 2, 3].reduce((low, corner) => (at(corner)[1] > at(low)[1] ? corner : low));
  const rightmost = [0, 1, 2, 3].reduce((right, corner) => (at(corner)[0] > at(right)[0] ? corner : right));
  const edges = [
    { value: size.width, metres: extent[0], from: at(near & 2), to: at((near & 2) + 1) },
    { value: size.depth, metres: extent[1], from: at(near & 1), to: at((near & 1) + 2) },
    { value: size.height, metres: extent[2], from: at(rightmost), to: at(rightmost + 4) },
  ];
  const middle: Point = [side / 2, side * 0.45];
  const shown = edges.filter(({ value, metres, from, to }) => isKept(value, metres) && Math.hypot(to[0] - from[0], to[1] - from[1]) > 40);
  return shown.map(({ value, from, to }) => dimension(from, to, label(value), middle, side)).join('');
}

/** Whether a length in metres matches the stated inches. */
function isKept(inches: number, metres: number): boolean {
  return Math.abs(metres / inch - inches) <= Math.max(0.5, inches * tolerance);
}

/** A length as the shop writes it. */
const label = (inches: number): string => `${Math.round(inches * 4) / 4} in`;

function dimension(from: Point, to: Point, text: string, middle: Point, side: number): string {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const length = Math.hypot(dx, dy);
  const [nx, ny] = outward([-dy / length, dx / length], from, to, middle);
  const moved = ([x, y]: Point, by: number): Point => [x + nx * by, y + ny * by];
  const a = moved(from, apart);
  const b = moved(to, apart);
  const line = (p: Point, q: Point) => `M${p[0].toFixed(1)} ${p[1].toFixed(1)}L${q[0].toFixed(1)} ${q[1].toFixed(1)}`;
  const ticks = [from, to].map((end) => line(moved(end, apart - tick), moved(end, apart + tick))).join('');
  const [x, y] = moved([(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], words);
  const wide = widthOf(text, letters);
  // Labels are start- or end-aligned beside a steep line, centred below a level one.
  const inside = Math.min(Math.max(x - (wide / 2) * (1 - nx), 10), side - 10 - wide);
  const baseline = Math.min(y + letters * (0.36 + 0.36 * ny), side - 12);
  const behind = `<rect x="${inside - 5}" y="${baseline - letters}" width="${wide + 10}" height="${letters * 1.3}" fill="${paper}"/>`;
  const isCramped = inside < x - (wide / 2) * (1 - nx) || baseline === side - 12;
  return (
    `<path d="${line(a, b)}${ticks}" stroke="${ink}" stroke-width="1.6" stroke-linecap="round" fill="none"/>` +
    `<g fill="${ink}">${isCramped ? behind : ''}${lettering(text, [inside, baseline], letters)}</g>`
  );
}

/** The normal of a line that points away from the picture's centre. */
function outward([nx, ny]: Point, from: Point, to: Point, middle: Point): Point {
  const away = ((from[0] + to[0]) / 2 - middle[0]) * nx + ((from[1] + to[1]) / 2 - middle[1]) * ny;
  return away < 0 ? [-nx, -ny] : [nx, ny];
}
