import { eyeAt, faceMatrix } from './block.ts';
import { tone } from './color.ts';
import { plants } from './foliage.ts';
import type { Drawing } from './kinds.ts';
import { ellipse, line, n, type Point, roundedRect } from './path.ts';
import { abstract, carved, diamonds, medallion, type RugPattern, rays, stripes, target, vintage, yarnsOf } from './rug-patterns.ts';
import type { Ink, KindFunction } from './studio.ts';
import { clipped, vessel } from './vessels.ts';

const patterns: readonly RugPattern[] = [medallion, diamonds, stripes, abstract, carved, vintage];
const roundPatterns: readonly RugPattern[] = [target, diamonds, rays, carved, abstract, medallion];

/** Loose warp ends along an edge, as a strip of pattern hanging below (x, y). */
function fringe(ink: Ink, x: number, y: number, width: number, length: number, up = false): string {
  const [pale, dark] = ['#ece0cb', '#a8967a'];
  const marks = [1, 4.6, 8.2, 12, 15.4]
    .map((at, i) => `M${at} 0q${i % 2 === 0 ? 1.6 : -1.8} ${n(length / 2)} ${n(i % 3 === 0 ? 0.8 : -1)} ${n(length - (i % 3) * 2)}`)
    .join('');
  const id = ink.define(
    (own) =>
      `<pattern id="${own}" width="18" height="${n(length + 2)}" patternUnits="userSpaceOnUse"><path d="${marks}" stroke="${dark}" stroke-width="2.6" fill="none" stroke-opacity=".6"/><path d="${marks}" stroke="${pale}" stroke-width="2" fill="none" transform="translate(-.7)"/></pattern>`,
  );
  return `<g transform="translate(${n(x)} ${n(y)})${up ? 'scale(1 -1)' : ''}"><path d="M0 0h${n(width)}v${n(length)}h${n(-width)}z" fill="url(#${id})"/></g>`;
}

/** The rug itself, flat: pattern, pile, worn light across it and bound edges. */
function weave(ink: Ink, outline: string, width: number, height: number, pattern: RugPattern): string {
  const yarns = yarnsOf(ink.main.color, ink.accent);
  const pile = ink.texture(ink.main, { scale: 0.8 });
  const day = ink.linear(
    [
      [0, '#fffaf0', 0.2],
      [0.5, '#fffaf0', 0],
      [1, '#2a1c10', 0.14],
    ],
    [0, 0, 1, 0.8],
  );
  const ridges = ink.define(
    (own) =>
      `<pattern id="${own}" width="5" height="5" patternUnits="userSpaceOnUse"><path d="M0 1h5" stroke="#20140a" stroke-opacity=".09"/><path d="M0 3.4h5" stroke="#fff" stroke-opacity=".09"/></pattern>`,
  );
  const face = clipped(ink, outline, pattern(ink, width, height, yarns));
  return (
    face +
    ink.layers(outline, [`url(#${ridges})`, pile, day]) +
    `<path d="${outline}" fill="none" stroke="${tone(yarns.ground, -0.18)}" stroke-width="3" stroke-opacity=".5"/>`
  );
}

/** A rug seen from straight above. */
function fromAbove(ink: Ink, width: number, height: number, pattern: RugPattern, fringed: boolean): string {
  const [x, y] = [400 - width / 2, 400 - height / 2];
  const outline = roundedRect(0, 0, width, height, 3);
  ink.bounds = { left: x, top: y, right: x + width, bottom: y + height };
  const cast = `<g transform="translate(${n(x)} ${n(y)})">${ink.drop(outline, 7, 9, 8, 0.3)}${ink.drop(outline, 1.5, 2, 2, 0.35)}`;
  const ends = fringed ? fringe(ink, 2, height - 1, width - 4, 22) + fringe(ink, 2, 1, width - 4, 22, true) : '';
  return `${cast}${ends}${weave(ink, outline, width, height, pattern)}</g>`;
}

/** A rug lying on the floor, turned, its near edges showing their thickness. */
function onFloor(
  ink: Ink,
  width: number,
  height: number,
  pattern: RugPattern,
  fringed: boolean,
  spot: { cx: number; base: number; turn: number; tilt: number },
): string {
  const eye = eyeAt(spot.cx, spot.base, spot.turn, spot.tilt);
  const lay = faceMatrix(eye, 'top', -width / 2, 0, height / 2);
  const outline = roundedRect(0, 0, width, height, 3);
  const ground: Point[] = [
    eye(-width / 2, 0, height / 2),
    eye(width / 2, 0, height / 2),
    eye(width / 2, 0, -height / 2),
    eye(-width / 2, 0, -height / 2),
  ];
  const [, right, near, left] = ground;
  const edge =
    near && left && right ? line([left, near, right, [right[0], right[1] + 7], [near[0], near[1] + 7], [left[0], left[1] + 7]], true) : '';
  const ends = fringed ? fringe(ink, 2, height, width - 4, 38) + fringe(ink, 2, 0, width - 4, 24, true) : '';
  return (
    ink.drop(line(ground, true), 8, 12, 9, 0.36) +
    `<g transform="${lay}">${ends}</g><path d="${edge}" fill="${tone(ink.main.color, -0.2)}"/>` +
    `<g transform="${lay}">${weave(ink, outline, width, height, pattern)}</g>`
  );
}

/** A potted plant for the corner of a picture. */
export function companionPlant(ink: Ink, x: number, base: number, height: number, which: number): string {
  const plant = plants[which % plants.length] ?? plants[0];
  const pot = height * 0.26;
  return (
    vessel(
      ink,
      {
        cx: x,
        base,
        height: pot,
        profile: [
          [0, 0.52],
          [0.1, 0.53],
          [0.6, 0.48],
          [1, 0.38],
        ],
      },
      { skin: { material: 'paper', color: '#cfc3b0' }, filled: '#4b3a2b' },
    ) + (plant?.(ink, x, base - pot * 0.98, height * 0.76) ?? '')
  );
}

const shareOf = (drawing: Drawing, fallback: number): number => {
  if (drawing.size === undefined) return fallback;
  const long = Math.max(
    drawing.size.width,
    drawing.size.depth,
    drawing.kind === 'rug' || drawing.kind === 'runner-rug' ? drawing.size.height : 0,
  );
  const short = Math.min(...[drawing.size.width, drawing.size.depth, drawing.size.height].filter((inch) => inch > 6 && inch < long), long);
  return Math.min(1, Math.max(0.2, short / long));
};

/** Rugs: six patterns by shape, from above or on the floor. */
export const rugs = {
  rug: (drawing, ink) => {
    const shape = ink.variant(6);
    const pattern = patterns[shape] ?? medallion;
    const fringed = shape !== 3 && shape !== 4;
    const share = Math.max(0.5, shareOf(drawing, 0.66));
    if (drawing.view !== 'angle') return fromAbove(ink, Math.min(620, 680 * share), 680, pattern, fringed);
    return (
      companionPlant(ink, 660, 268, 220, shape + 1) +
      onFloor(ink, 560 * Math.max(0.56, share), 700, pattern, fringed, { cx: 385, base: 470, turn: 34, tilt: 34 })
    );
  },
  'runner-rug': (drawing, ink) => {
    const shape = ink.variant(6);
    const pattern = patterns[(shape + 1) % 6] ?? stripes;
    const share = Math.min(0.4, shareOf(drawing, 0.3));
    if (drawing.view === 'angle')
      return (
        companionPlant(ink, 190, 400, 280, shape) +
        onFloor(ink, 900 * share, 860, pattern, shape % 3 !== 2, { cx: 400, base: 450, turn: 52, tilt: 32 })
      );
    return fromAbove(ink, 700 * share, 700, pattern, shape % 3 !== 2);
  },
  'round-rug': (drawing, ink) => {
    const pattern = roundPatterns[ink.variant(6)] ?? target;
    const size = 640;
    const outline = ellipse(size / 2, size / 2, size / 2, size / 2);
    const flat = weave(ink, outline, size, size, pattern);
    ink.bounds = { left: 80, top: 80, right: 720, bottom: 720 };
    if (drawing.view !== 'angle') return `<g transform="translate(80 80)">${ink.drop(outline, 7, 9, 8, 0.32)}${flat}</g>`;
    const lay = 'matrix(1.04 0 0 .5 67 330)';
    const floor = ellipse(400, 490, 333, 160);
    return `${companionPlant(ink, 610, 330, 260, drawing.shape)}${ink.drop(floor, 8, 14, 9, 0.36)}<path d="${ellipse(400, 497, 333, 160)}" fill="${tone(drawing.color, -0.2)}"/><g transform="${lay}">${flat}</g>`;
  },
  doormat: (drawing, ink) => {
    const shape = ink.variant(6);
    const coir: RugPattern = (own, w, h, yarns) => coirPattern(own, w, h, yarns.pattern, shape);
    if (drawing.view !== 'angle') return fromAbove(ink, 660, shape === 3 ? 440 : 410, coir, false);
    return boots(ink, 590, 420) + onFloor(ink, 640, 400, coir, false, { cx: 400, base: 480, turn: 18, tilt: 36 });
  },
} satisfies Record<string, KindFunction>;

/** Coir mats: a printed border, stripes, a half sun, dots, a plain weave or chevrons. */
function coirPattern(ink: Ink, w: number, h: number, color: string, shape: number): string {
  const base = `<path d="M0 0h${n(w)}v${n(h)}H0z" fill="${ink.main.color}"/>`;
  const print = (d: string, width = 0): string =>
    width > 0 ? ink.line(d, color, width, 0.86) : `<path d="${d}" fill="${color}" fill-opacity=".86"/>`;
  let d = '';
  if (shape === 0) return base + print(`${roundedRect(30, 30, w - 60, h - 60, 4)}${roundedRect(46, 46, w - 92, h - 92, 4)}`, 7);
  if (shape === 1) {
    for (let x = 30; x < w - 20; x += 60) d += `M${n(x)} 0h30v${n(h)}h-30z`;
    return base + print(d);
  }
  if (shape === 2) {
    for (let r = 60; r < 330; r += 42) d += `M${n(w / 2 - r)} ${n(h)}a${r} ${r} 0 0 1 ${2 * r} 0`;
    return base + print(d, 17);
  }
  if (shape === 3) {
    for (let y = 40; y < h; y += 52) for (let x = 34 + ((y / 52) % 2 > 1 ? 26 : 0); x < w; x += 52) d += ellipse(x, y, 11, 11);
    return base + print(d);
  }
  if (shape === 4) {
    for (let y = 10; y < h; y += 20) d += `M0 ${y}h${n(w)}`;
    return base + ink.line(d, tone(ink.main.color, -0.16), 3, 0.5) + print(`M0 0h${n(w)}v30H0zM0 ${n(h - 30)}h${n(w)}v30H0z`);
  }
  for (let y = 20; y < h + 60; y += 64) {
    d += `M0 ${y}`;
    for (let x = 0; x < w; x += 82) d += 'l41 -40l41 40';
  }
  return base + print(d, 15);
}

/** A pair of rubber boots beside the mat. */
function boots(ink: Ink, x: number, base: number): string {
  const skin = { material: 'leather', color: '#5d6a55' } as const;
  const boot = (at: number, foot: number): string =>
    ink.shadow(at + 26, foot, 66, 12) +
    ink.form(
      `M${n(at - 34)} ${n(foot - 190)}Q${n(at)} ${n(foot - 182)} ${n(at + 34)} ${n(foot - 190)}L${n(at + 32)} ${n(foot - 62)}Q${n(at + 84)} ${n(foot - 54)} ${n(at + 88)} ${n(foot - 12)}Q${n(at + 84)} ${n(foot)} ${n(at + 60)} ${n(foot)}H${n(at - 28)}Q${n(at - 38)} ${n(foot - 4)} ${n(at - 34)} ${n(foot - 60)}Z`,
      skin,
      { light: 'round', grain: 0 },
    ) +
    `<path d="${ellipse(at, foot - 189, 34, 8)}" fill="${tone(skin.color, -0.24)}"/>` +
    ink.line(`M${n(at - 34)} ${n(foot - 9)}Q${n(at + 30)} ${n(foot - 4)} ${n(at + 87)} ${n(foot - 12)}`, tone(skin.color, -0.2), 7);
  return boot(x, base - 30) + boot(x + 46, base);
}
