/** Geometry of outlines: numbers, corners and curves as SVG path data. */

export type Point = readonly [x: number, y: number];

/** A number as short as a path needs it: one decimal, no trailing zero. */
export const n = (value: number): string => {
  const rounded = Math.round(value * 10) / 10;
  return Object.is(rounded, -0) ? '0' : String(rounded);
};

/** Two numbers as a point of path data. */
export const at = ([x, y]: Point): string => `${n(x)} ${n(y)}`;

/** The point a share of the way from one point to another. */
export const between = (from: Point, to: Point, share: number): Point => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
];

export const distance = (from: Point, to: Point): number => Math.hypot(to[0] - from[0], to[1] - from[1]);

/** A point as an offset from `pen` in the shortest writing. */
function step(pen: Point, to: Point): string {
  const [x, y] = [n(to[0] - pen[0]), n(to[1] - pen[1])];
  return y.startsWith('-') ? `${x}${y}` : `${x} ${y}`;
}

/** The point as it is printed, so that offsets from it do not add up rounding errors. */
const printed = ([x, y]: Point): Point => [Math.round(x * 10) / 10, Math.round(y * 10) / 10];

/** Straight lines through the points. */
export function line(points: readonly Point[], closed = false): string {
  const [first = [0, 0], ...rest] = points.map(printed);
  let pen: Point = first;
  let path = `M${at(first)}`;
  for (const point of rest) {
    path += `l${step(pen, point)}`;
    pen = point;
  }
  return closed ? `${path}Z` : path;
}

/** A rectangle with rounded corners. */
export function roundedRect(x: number, y: number, width: number, height: number, radius: number): string {
  return roundedPolygon(
    [
      [x, y],
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
    ],
    radius,
  );
}

/**
 * A polygon whose corners are rounded and whose sides swell outwards by `puff` pixels, like a filled cushion;
 * points run clockwise on the screen.
 */
export function roundedPolygon(points: readonly Point[], radius: number, puff = 0): string {
  const count = points.length;
  const reach = (corner: Point, other: Point): Point =>
    printed(between(corner, other, Math.min(0.5, radius / Math.max(0.01, distance(corner, other)))));
  let path = '';
  let pen: Point = [0, 0];
  for (let i = 0; i <= count; i += 1) {
    const corner = points[i % count] ?? [0, 0];
    const before = points[(i + count - 1) % count] ?? corner;
    const after = points[(i + 1) % count] ?? corner;
    const enter = reach(corner, before);
    if (i === 0) path += `M${at(enter)}`;
    else path += swell(before, corner, pen, enter, puff);
    if (i === count) break;
    const leave = reach(corner, after);
    path += `q${step(enter, corner)} ${step(enter, leave)}`;
    pen = leave;
  }
  return `${path}Z`;
}

/** The side from `pen` to `end`: straight, or bent outwards. */
function swell(from: Point, to: Point, pen: Point, end: Point, puff: number): string {
  const length = distance(from, to);
  if (puff === 0 || length < 1) return `l${step(pen, end)}`;
  const middle = between(from, to, 0.5);
  const [nx, ny] = [(to[1] - from[1]) / length, (from[0] - to[0]) / length];
  return `q${step(pen, [middle[0] + nx * puff * 2, middle[1] + ny * puff * 2])} ${step(pen, end)}`;
}

/** A smooth curve through all points (Catmull-Rom); the way to draw an organic outline. */
export function smooth(points: readonly Point[], closed = false, tension = 1): string {
  const count = points.length;
  const pick = (i: number): Point => points[closed ? (i + count) % count : Math.min(count - 1, Math.max(0, i))] ?? [0, 0];
  let path = `M${at(pick(0))}`;
  for (let i = 0; i < (closed ? count : count - 1); i += 1) {
    const [p0, p1, p2, p3] = [pick(i - 1), pick(i), pick(i + 1), pick(i + 2)];
    const c1: Point = [p1[0] + ((p2[0] - p0[0]) / 6) * tension, p1[1] + ((p2[1] - p0[1]) / 6) * tension];
    const c2: Point = [p2[0] - ((p3[0] - p1[0]) / 6) * tension, p2[1] - ((p3[1] - p1[1]) / 6) * tension];
    path += `C${at(c1)} ${at(c2)} ${at(p2)}`;
  }
  return closed ? `${path}Z` : path;
}

/** An ellipse as path data, so that it can be filled, clipped and textured like any outline. */
export const ellipse = (cx: number, cy: number, rx: number, ry: number): string =>
  `M${n(cx - rx)} ${n(cy)}a${n(rx)} ${n(ry)} 0 1 1 ${n(rx * 2)} 0a${n(rx)} ${n(ry)} 0 1 1 ${n(-rx * 2)} 0Z`;

/** The convex outline around points, clockwise on the screen. */
export function hull(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((p, q) => p[0] - q[0] || p[1] - q[1]);
  const half = (list: readonly Point[]): Point[] => {
    const kept: Point[] = [];
    for (const p of list) {
      while (kept.length >= 2) {
        const [a, b] = [kept[kept.length - 2] ?? p, kept[kept.length - 1] ?? p];
        if ((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) > 0.01) break;
        kept.pop();
      }
      kept.push(p);
    }
    return kept.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}
