import { tone } from './color.ts';
import { n, type Point } from './path.ts';
import type { Ink } from './studio.ts';

/** Leaves and blossoms as outlines from (0,0) up to (0,−100), stamped many times in a few tones. */
const outlines = {
  oval: 'M0 0C-34 -22 -34 -70 0 -100C34 -70 34 -22 0 0Z',
  lance: 'M0 0C-14 -24 -15 -66 0 -100C15 -66 14 -24 0 0Z',
  sword: 'M-7 0C-13 -40 -9 -78 0 -100C9 -78 13 -40 7 0Z',
  fiddle: 'M0 0C-18 -8 -22 -24 -20 -36C-44 -60 -36 -98 0 -100C36 -98 44 -60 20 -36C22 -24 18 -8 0 0Z',
  round: 'M0 0C-40 -6 -56 -44 -40 -74C-26 -100 26 -100 40 -74C56 -44 40 -6 0 0Z',
  monstera:
    'M0 0C-22 4 -50 -6 -56 -30L-22 -32L-60 -42C-62 -58 -56 -70 -48 -78L-18 -56L-40 -86C-28 -98 -12 -102 0 -104C12 -102 28 -98 40 -86L18 -56L48 -78C56 -70 62 -58 60 -42L22 -32L56 -30C50 -6 22 4 0 0Z',
  needle: 'M0 0L-2.6 -50L0 -100L2.6 -50Z',
  plume: 'M0 0C-26 -14 -24 -54 -12 -74L-15 -90L-5 -82L0 -104L5 -82L15 -90L12 -74C24 -54 26 -14 0 0Z',
} as const;

/** The leaves there are. */
export type LeafForm = keyof typeof outlines;

/** Draws one leaf: stem point, length, direction in degrees (0 is up), how far it is turned from us (1 is face on). */
export type Stamp = (x: number, y: number, length: number, turn: number, face?: number) => string;

/** A stamp of leaves that also knows how broad and of which colour they are. */
export interface LeafStamp extends Stamp {
  readonly breadth: number;
  readonly color: string;
}

const breadths: Partial<Record<LeafForm, number>> = { oval: 0.52, lance: 0.24, round: 0.84 };

/** A stamp of leaves in three tones of a colour; which one falls is the ink's chance. */
export function leafStamp(ink: Ink, form: LeafForm, color: string, rib = 0.5): LeafStamp {
  const d = outlines[form];
  const ids = [-0.1, -0.02, 0.06].map((step) => {
    const paint = ink.linear([
      [0, tone(color, step + 0.09)],
      [0.49, tone(color, step + 0.02)],
      [0.51, tone(color, step - 0.06)],
      [1, tone(color, step - 0.02)],
    ]);
    return ink.define(
      (own) =>
        `<g id="${own}"><path d="${d}" fill="${paint}"/>${rib > 0 ? `<path d="M0 0V-92" stroke="${tone(color, step + 0.16)}" stroke-width="1.6" stroke-opacity="${rib}"/>` : ''}</g>`,
    );
  });
  const stamp: Stamp = (x, y, length, turn, face = 1) => {
    const id = ids[Math.floor(ink.random() * ids.length)] ?? '';
    return placed(id, x, y, length, turn, face);
  };
  return Object.assign(stamp, { breadth: breadths[form] ?? 0.4, color });
}

/** A use of something drawn 100 long and upright, at a place, length and direction. */
export function placed(id: string, x: number, y: number, length: number, turn: number, face = 1): string {
  const short = (value: number): string => value.toFixed(2).replace(/^0/, '').replace(/0$/, '');
  const s = length / 100;
  const size = Math.abs(face - 1) < 0.01 ? short(s) : `${short(s * face)} ${short(s)}`;
  return `<use href="#${id}" transform="translate(${Math.round(x)} ${Math.round(y)})rotate(${Math.round(turn)})scale(${size})"/>`;
}

/** The point and direction at a share of a bent stem given by start, bend and end. */
export function along(start: Point, bend: Point, end: Point, t: number): { at: Point; turn: number } {
  const u = 1 - t;
  const x = u * u * start[0] + 2 * u * t * bend[0] + t * t * end[0];
  const y = u * u * start[1] + 2 * u * t * bend[1] + t * t * end[1];
  const dx = 2 * u * (bend[0] - start[0]) + 2 * t * (end[0] - bend[0]);
  const dy = 2 * u * (bend[1] - start[1]) + 2 * t * (end[1] - bend[1]);
  return { at: [x, y], turn: (Math.atan2(dx, -dy) * 180) / Math.PI };
}

/** A twig with leaves to both sides, thinning to the tip. */
export function twig(
  ink: Ink,
  stamp: LeafStamp,
  start: Point,
  bend: Point,
  end: Point,
  options: { leaves: number; length: number; spread?: number; stem?: string; from?: number },
): string {
  const { leaves, length, spread = 55, stem = '#6d5b3e', from = 0.2 } = options;
  let out = ink.line(
    `M${n(start[0])} ${n(start[1])}Q${n(bend[0])} ${n(bend[1])} ${n(end[0])} ${n(end[1])}`,
    stem,
    Math.max(1.4, length * 0.05),
  );
  const small = length < 70;
  const blades = ['', '', ''];
  for (let i = 0; i <= leaves; i += 1) {
    const t = i === leaves ? 1 : from + ((1 - from) * (i + 0.5)) / leaves;
    const { at, turn } = along(start, bend, end, t);
    const side = i === leaves ? 0 : i % 2 === 0 ? 1 : -1;
    const long = length * (1.08 - 0.45 * t) * ink.range(0.85, 1.1);
    const aim = turn + side * ink.range(spread * 0.7, spread * 1.2);
    if (small) blades[i % 3] += blade(at, long, aim, stamp.breadth * ink.range(0.7, 1));
    else out += stamp(at[0], at[1], long, aim, ink.range(0.6, 1));
  }
  return out + blades.map((d, i) => (d === '' ? '' : `<path d="${d}" fill="${tone(stamp.color, i * 0.08 - 0.08)}"/>`)).join('');
}

/** A leaf too small for a midrib, as an outline: a stamp of it would take more ink than the leaf. */
function blade([x, y]: Point, length: number, turn: number, breadth: number): string {
  const a = (turn * Math.PI) / 180;
  const [dx, dy] = [Math.sin(a) * length, -Math.cos(a) * length];
  const [nx, ny] = [-dy * breadth, dx * breadth];
  return `M${n(x)} ${n(y)}q${n(dx / 2 + nx)} ${n(dy / 2 + ny)} ${n(dx)} ${n(dy)}q${n(-dx / 2 - nx)} ${n(-dy / 2 - ny)} ${n(-dx)} ${n(-dy)}`;
}

/** The plants of the shop, growing out of (x, y) to about the given height. */
export const plants: readonly ((ink: Ink, x: number, y: number, height: number) => string)[] = [
  rubberTree,
  snakePlant,
  fiddleTree,
  fern,
  monstera,
  oliveTree,
];

function rubberTree(ink: Ink, x: number, y: number, height: number): string {
  const leaf = leafStamp(ink, 'oval', '#3f5f45');
  let out = '';
  for (const [lean, tall] of [
    [-0.13, 0.82],
    [0.14, 0.78],
    [0.02, 1],
  ] as const) {
    const top: Point = [x + lean * height, y - tall * height * 0.9];
    const bend: Point = [x + lean * height * 0.1, y - height * 0.4];
    out += ink.line(`M${n(x)} ${n(y)}Q${n(bend[0])} ${n(bend[1])} ${n(top[0])} ${n(top[1])}`, '#5b4a35', height * 0.014);
    for (let i = 0; i < 13; i += 1) {
      const { at, turn } = along([x, y], bend, top, 0.22 + i * 0.062);
      out += leaf(
        at[0],
        at[1],
        height * ink.range(0.14, 0.2),
        turn + (i % 2 === 0 ? 1 : -1) * ink.range(50, 82) * (1 - i * 0.035),
        ink.range(0.6, 1),
      );
    }
    out += leaf(top[0], top[1] + 4, height * 0.15, lean * 60, 0.7);
  }
  return out;
}

function snakePlant(ink: Ink, x: number, y: number, height: number): string {
  const blade = leafStamp(ink, 'sword', '#567a58', 0);
  const edge = leafStamp(ink, 'sword', '#c9c07e', 0);
  let out = '';
  for (let i = 0; i < 13; i += 1) {
    const lean = (((i * 5) % 13) - 6) * 3.1;
    const tall = height * ink.range(0.6, 1) * (1 - Math.abs(lean) * 0.011);
    const foot = x + lean * height * 0.0062;
    out += edge(foot, y + 4, tall, lean, 1.36) + blade(foot, y + 4, tall * 0.985, lean, 1.08);
  }
  return out;
}

function fiddleTree(ink: Ink, x: number, y: number, height: number): string {
  const leaf = leafStamp(ink, 'fiddle', '#5d7f45', 0.8);
  const top: Point = [x + height * 0.03, y - height * 0.84];
  let out = ink.line(`M${n(x)} ${n(y)}Q${n(x - height * 0.04)} ${n(y - height * 0.4)} ${n(top[0])} ${n(top[1])}`, '#7a6347', height * 0.02);
  for (let i = 0; i < 24; i += 1) {
    const { at } = along([x, y], [x - height * 0.04, y - height * 0.4], top, 0.36 + (i / 24) * 0.64);
    const side = i % 2 === 0 ? 1 : -1;
    out += leaf(at[0], at[1], height * ink.range(0.19, 0.25), side * ink.range(28, 98) * (1.1 - i * 0.022), ink.range(0.7, 1));
  }
  return out + leaf(top[0], top[1] + 10, height * 0.18, 6, 0.8);
}

function fern(ink: Ink, x: number, y: number, height: number): string {
  const leaf = leafStamp(ink, 'lance', '#6b8b4f', 0);
  let out = '';
  for (let i = 0; i < 11; i += 1) {
    const angle = ((((i * 4) % 11) - 5) / 5) * 1.25;
    const reach = height * ink.range(0.72, 0.9);
    const end: Point = [x + Math.sin(angle) * reach * 0.9, y - Math.cos(angle) * reach * 0.75 - height * 0.08];
    const bend: Point = [x + Math.sin(angle) * reach * 0.4, y - height * (0.55 + 0.4 * Math.cos(angle))];
    out += twig(ink, leaf, [x + angle * 12, y], bend, end, {
      leaves: height > 400 ? 17 : 11,
      length: height * 0.14,
      spread: 66,
      stem: '#6f7d45',
      from: 0.14,
    });
  }
  return out;
}

function monstera(ink: Ink, x: number, y: number, height: number): string {
  const leaf = leafStamp(ink, 'monstera', '#41694a', 0.7);
  let out = '';
  const spots: readonly (readonly [number, number, number, number])[] = [
    [-0.34, 0.56, -70, 0.28],
    [0.36, 0.52, 68, 0.28],
    [-0.2, 0.82, -34, 0.3],
    [0.22, 0.84, 36, 0.29],
    [0.02, 0.98, 4, 0.3],
    [-0.28, 0.32, -96, 0.24],
    [0.3, 0.3, 98, 0.24],
    [-0.06, 0.62, -14, 0.3],
    [0.12, 0.44, 42, 0.25],
  ];
  for (const [dx, dy, turn, size] of spots) {
    const [ex, ey] = [x + dx * height * 0.72, y - dy * height * 0.72];
    out += ink.line(
      `M${n(x + dx * 20)} ${n(y)}Q${n(x + dx * 40)} ${n(y - dy * height * 0.45)} ${n(ex)} ${n(ey)}`,
      '#5f7a4c',
      height * 0.011,
    );
    out += leaf(ex, ey, height * size, turn, ink.range(0.82, 1));
  }
  return out;
}

function oliveTree(ink: Ink, x: number, y: number, height: number): string {
  const leaf = leafStamp(ink, 'lance', '#8a9a78', 0.3);
  const fork: Point = [x + height * 0.01, y - height * 0.42];
  let out = ink.line(
    `M${n(x)} ${n(y)}Q${n(x - height * 0.02)} ${n(y - height * 0.2)} ${n(fork[0])} ${n(fork[1])}`,
    '#7b6a55',
    height * 0.024,
  );
  for (let i = 0; i < 10; i += 1) {
    const angle = ((((i * 3) % 10) - 4.5) / 4.5) * 1.35;
    const reach = height * ink.range(0.34, 0.52);
    const end: Point = [fork[0] + Math.sin(angle) * reach * 0.8, fork[1] - Math.cos(angle * 0.9) * reach];
    const bend: Point = [fork[0] + Math.sin(angle) * reach * 0.3, fork[1] - reach * 0.55];
    out += twig(ink, leaf, fork, bend, end, {
      leaves: height > 300 ? 12 : 8,
      length: height * 0.105,
      spread: 48,
      stem: '#7b6a55',
      from: 0.18,
    });
  }
  return out;
}
