import type { Drawing } from './kinds.ts';
import { between, distance, line, n, type Point } from './path.ts';
import type { Box, Ink } from './studio.ts';

/** Outline of a standing person, in a box 22 wide and 66 high; x runs from −11 to 11 and y down from the crown. */
const person =
  'M0 0C3.4 0 4.7 2.4 4.6 5.2C4.5 7.6 3.4 9.4 2.2 10.2L2.4 12C6.6 12.8 8.7 13.6 9.2 17.4L10.4 30C10.8 34 10.6 36 10.2 37.4L8.8 37.2C8.4 34 8 31 7.6 28L6.6 20.6L6.2 32C6.6 38 6 46 5.4 51L5 62.6C6.4 63.6 7 64.8 6.6 65.6H1.6L1.2 52L.4 38H-.4L-1.2 52L-1.6 65.6H-6.6C-7 64.8-6.4 63.6-5 62.6L-5.4 51C-6 46-6.6 38-6.2 32L-6.6 20.6L-7.6 28C-8 31-8.4 34-8.8 37.2L-10.2 37.4C-10.6 36-10.8 34-10.4 30L-9.2 17.4C-8.7 13.6-6.6 12.8-2.4 12L-2.2 10.2C-3.4 9.4-4.5 7.6-4.6 5.2C-4.7 2.4-3.4 0 0 0Z';

/** A mug 3.6 inches high, for things that stand on a table. */
const mug = 'M-1.7 0H1.7L1.5 3.6H-1.5ZM1.7 .7C3.2 .6 3.1 2.7 1.6 2.6';

const pencil = '#8a8173';
const ink2 = '#5e574d';

/** A length as the shop writes it. */
const inches = (value: number): string => `${Math.round(value * 4) / 4} in`;

/** A dimension line with ticks and its label beside the middle. */
function dimension(ink: Ink, from: Point, to: Point, label: string, offset: Point): string {
  const length = distance(from, to) || 1;
  const [nx, ny] = [(-(to[1] - from[1]) / length) * 7, ((to[0] - from[0]) / length) * 7];
  const tick = ([x, y]: Point): string =>
    line([
      [x - nx, y - ny],
      [x + nx, y + ny],
    ]);
  const [x, y] = between(from, to, 0.5);
  const anchor = offset[0] > 8 ? 'start' : offset[0] < -8 ? 'end' : 'middle';
  return `${ink.line(`${line([from, to])}${tick(from)}${tick(to)}`, pencil, 1.5)}<text x="${n(x + offset[0])}" y="${n(y + offset[1])}" text-anchor="${anchor}">${label}</text>`;
}

interface Placed {
  readonly shift: Point;
  readonly factor: number;
}

/** The main drawing made smaller beside a person or a mug of true size, with its measures. */
export function scale(drawing: Drawing, ink: Ink, body: string): string {
  const { size } = drawing;
  const bounds = ink.bounds;
  const [wide, high] = [bounds.right - bounds.left, bounds.bottom - bounds.top];
  const measured = size ?? { width: 0, depth: 0, height: 0 };
  const unit = unitOf(ink, measured, wide, high);
  const standard = yardstick(measured);
  const [besideWidth, besideHeight] =
    unit === undefined || standard === undefined ? [0, 0] : [standard.width * unit, standard.height * unit];
  const gap = besideWidth > 0 ? 46 : 0;
  const factor = Math.min(0.8, 500 / (wide + besideWidth + gap), 500 / Math.max(high, besideHeight));
  const total = (wide + besideWidth + gap) * factor;
  const left = 362 - total / 2 + (besideWidth + gap) * factor;
  const floor = Math.min(640, 420 + (Math.max(high, besideHeight) * factor) / 2);
  const placed: Placed = { factor, shift: [left - bounds.left * factor, floor - bounds.bottom * factor] };
  const move = ([x, y]: Point): Point => [x * factor + placed.shift[0], y * factor + placed.shift[1]];
  const figure =
    unit === undefined || standard === undefined
      ? ''
      : `<path d="${standard.path}" transform="translate(${n(left - (gap + besideWidth / 2) * factor)} ${n(floor - 8 - standard.height * unit * factor)}) scale(${(unit * factor).toFixed(3)})" fill="#d8cdbd" fill-opacity=".55" stroke="#b6aa98" stroke-width="${(1.2 / (unit * factor)).toFixed(3)}"/>`;
  const lines = size === undefined ? '' : dimensions(ink, size, bounds, move);
  return `${figure}<g transform="translate(${n(placed.shift[0])} ${n(placed.shift[1])}) scale(${factor.toFixed(3)})">${body}</g><g font-family="Instrument Sans, system-ui, sans-serif" font-size="23" fill="${ink2}">${lines}</g>`;
}

/** Canvas units per inch of the object as drawn. */
function unitOf(ink: Ink, size: { width: number; height: number }, wide: number, high: number): number | undefined {
  if (ink.axes !== undefined && size.height > 0) return distance(...ink.axes.height) / size.height;
  if (size.height > 2) return high / size.height;
  return size.width > 0 ? wide / size.width : undefined;
}

/** What gives the eye a measure: a person beside furniture, a mug beside small things, nothing for what lies between. */
function yardstick(size: { width: number; depth: number; height: number }): { path: string; width: number; height: number } | undefined {
  const largest = Math.max(size.width, size.height, size.depth);
  if (largest >= 26) return { path: person, width: 22, height: 66 };
  return largest >= 3 ? { path: mug, width: 5, height: 3.6 } : undefined;
}

function dimensions(ink: Ink, size: { width: number; depth: number; height: number }, bounds: Box, move: (point: Point) => Point): string {
  const shift = ([x, y]: Point, dx: number, dy: number): Point => [x + dx, y + dy];
  const { axes } = ink;
  if (axes === undefined) {
    const [topLeft, bottomRight] = [move([bounds.left, bounds.top]), move([bounds.right, bounds.bottom])];
    const base = bottomRight[1] + 32;
    const side = bottomRight[0] + 30;
    return (
      dimension(ink, [topLeft[0], base], [bottomRight[0], base], inches(size.width), [0, 30]) +
      (size.height > 1 ? dimension(ink, [side, topLeft[1]], [side, bottomRight[1]], inches(size.height), [14, 7]) : '') +
      (size.depth > 1
        ? `<text x="${n((topLeft[0] + bottomRight[0]) / 2)}" y="${n(base + 60)}" text-anchor="middle" font-size="18" fill="${pencil}">${inches(size.depth)} ${size.height > 1 ? 'deep' : 'long'}</text>`
        : '')
    );
  }
  const [w, d, h] = [axes.width.map(move), axes.depth.map(move), axes.height.map(move)];
  const [w1 = [0, 0], w2 = [0, 0], d1 = [0, 0], d2 = [0, 0], h1 = [0, 0], h2 = [0, 0]] = [...w, ...d, ...h];
  const far = Math.max(h1[0], move([bounds.right, 0])[0]);
  return (
    dimension(ink, shift(w1, 0, 34), shift(w2, 0, 34), inches(size.width), [-4, 32]) +
    (distance(d1, d2) > 24 ? dimension(ink, shift(d1, 22, 28), shift(d2, 22, 28), inches(size.depth), [16, 22]) : '') +
    dimension(ink, [far + 30, h1[1]], [far + 30, h2[1]], inches(size.height), [14, 7])
  );
}
