import { type Eye, eyeAt, faceMatrix, faceOf } from './block.ts';
import { tone } from './color.ts';
import { ellipse, hull, line, n, type Point, roundedPolygon, smooth } from './path.ts';
import type { Ink, Skin } from './studio.ts';
import { clipped } from './vessels.ts';

/** One folded piece in a pile: its cloth, how many layers its fold shows, and how thick each layer is. */
export interface Fold {
  readonly skin: Skin;
  readonly layers: number;
  readonly thick: number;
  /** A woven band near the near edge (towels), as colour. */
  readonly border?: string;
  /** Inset of this piece at both sides, so that piles are not ruled with a ruler. */
  readonly inset?: number;
}

/** A pile of folded cloth seen from the front left, round folds towards us; the first piece lies at the bottom. */
export function pile(
  ink: Ink,
  cx: number,
  base: number,
  width: number,
  depth: number,
  folds: readonly Fold[],
  turn = 24,
): { markup: string; top: number; eye: Eye } {
  const eye = eyeAt(cx, base, turn, 21);
  let markup = ink.shadow(cx + 10, base - 4, width * 0.56, depth * 0.2, 0.9);
  let y = 0;
  folds.forEach((fold, i) => {
    const inset = fold.inset ?? 0;
    const [w, d] = [width - inset * 2, depth - inset * 2];
    for (let layer = 0; layer < fold.layers; layer += 1) {
      const slip = ink.range(-3, 3);
      const at = [-w / 2 + slip, y, -d / 2 + ink.range(-2, 2)] as const;
      const last = layer === fold.layers - 1;
      markup += slab(ink, eye, at, [w, fold.thick, d], fold.skin, { top: last, dark: layer === 0 });
      if (last && fold.border !== undefined && i === folds.length - 1) markup += border(eye, at, [w, fold.thick, d], fold.border);
      y += fold.thick * 0.94;
    }
  });
  return { markup, top: y, eye };
}

type Triple = readonly [number, number, number];

/** One layer: a rounded front fold, the cut or folded edges at the side, and the face when it lies on top. */
function slab(ink: Ink, eye: Eye, at: Triple, size: Triple, skin: Skin, options: { top: boolean; dark: boolean }): string {
  const r = size[1] * 0.46;
  const front = roundedPolygon(faceOf(eye, 'front', at, size), r, 0.6);
  const side = roundedPolygon(faceOf(eye, 'side', at, size), r * 0.8, 0.4);
  const matrix = `${faceMatrix(eye, 'front', at[0], at[1] + size[1], at[2])} scale(.8)`;
  const c = skin.color;
  const roll = ink.linear(
    [
      [0, tone(c, 0.05)],
      [0.25, tone(c, 0.07)],
      [0.6, tone(c, -0.02)],
      [1, tone(c, -0.17)],
    ],
    [0, 0, 0, 1],
  );
  const rollSide = ink.linear(
    [
      [0, tone(c, -0.07)],
      [0.3, tone(c, -0.05)],
      [0.65, tone(c, -0.12)],
      [1, tone(c, -0.24)],
    ],
    [0, 0, 0, 1],
  );
  const weave = ink.texture(skin, { matrix });
  const lip = options.dark
    ? ink.line(
        line([
          eye(at[0] + r, at[1] + 1, at[2]),
          eye(at[0] + size[0] - r * 0.4, at[1] + 1, at[2]),
          eye(at[0] + size[0], at[1] + 1, at[2] + size[2]),
        ]),
        tone(c, -0.34),
        3,
        0.5,
      )
    : '';
  let out =
    `<path d="${roundedPolygon(hull([...faceOf(eye, 'front', at, size), ...faceOf(eye, 'side', at, size)]), r)}" fill="${tone(c, -0.13)}"/>` +
    ink.layers(side, [rollSide, weave]) +
    ink.layers(front, [roll, weave]) +
    lip;
  if (options.top) {
    const top = roundedPolygon(faceOf(eye, 'top', at, size), r * 1.3, 2);
    const lie = ink.linear(
      [
        [0, tone(c, 0.03)],
        [0.6, tone(c, 0.085)],
        [1, tone(c, 0.055)],
      ],
      [0.2, 0, 0, 1],
    );
    out += ink.layers(top, [lie, ink.texture(skin, { matrix: faceMatrix(eye, 'top', at[0], at[1] + size[1], at[2] + size[2]) })]);
  }
  return out;
}

/** A woven band across the top face and down the front fold. */
function border(eye: Eye, [x, y, z]: Triple, [w, h, d]: Triple, color: string): string {
  const stripe = (from: number, to: number): string =>
    line(
      [
        eye(x + 4, y + h, z + d * to),
        eye(x + w - 4, y + h, z + d * to),
        eye(x + w - 3, y + h, z + d * from),
        eye(x + 3, y + h, z + d * from),
      ],
      true,
    );
  return `<path d="${stripe(0.1, 0.24)}" fill="${color}" fill-opacity=".75"/><path d="${stripe(0.28, 0.31)}${stripe(0.04, 0.065)}" fill="${color}" fill-opacity=".7"/>`;
}

/** Cloth hanging from a straight edge in pleats that open towards the hem. */
export function drape(
  ink: Ink,
  x: number,
  top: number,
  width: number,
  height: number,
  skin: Skin,
  options: { pleats?: number; flare?: number; marks?: string } = {},
): string {
  const { pleats = 7, flare = 0.06, marks } = options;
  const wide = width * (1 + flare * 2);
  const left = x - width * flare;
  const foot: Point[] = [];
  for (let i = 0; i <= pleats * 2; i += 1) foot.push([left + (wide * i) / (pleats * 2), top + height + (i % 2 === 0 ? -5 : 6)]);
  const outline = `M${n(x)} ${n(top)}H${n(x + width)}Q${n(x + width + width * flare * 0.4)} ${n(top + height * 0.5)} ${n(left + wide)} ${n(top + height)}${smooth([...foot].reverse()).replace(/^M[^C]*/, '')}Q${n(x - width * flare * 0.4)} ${n(top + height * 0.5)} ${n(x)} ${n(top)}Z`;
  const c = skin.color;
  const fall = ink.linear([
    [0, tone(c, -0.22), 0.62],
    [0.18, tone(c, -0.1), 0.3],
    [0.42, tone(c, 0.12), 0.6],
    [0.62, tone(c, 0.04), 0.15],
    [1, tone(c, -0.2), 0.62],
  ]);
  let folds = '';
  for (let i = 0; i < pleats; i += 1) {
    const a = x + (width * i) / pleats;
    const b = x + (width * (i + 1)) / pleats;
    const sway = ink.range(-0.12, 0.12);
    const [fa, fb] = [left + (wide * (i + sway)) / pleats, left + (wide * (i + 1 + sway * 0.6)) / pleats];
    const y = top + height + 8;
    folds +=
      `M${n(a)} ${n(top)}H${n(b)}C${n(b)} ${n(top + height * 0.4)} ${n(fb)} ${n(top + height * 0.6)} ${n(fb)} ${n(y)}H${n(fa)}C${n(fa)} ${n(top + height * 0.6)} ${n(a)} ${n(top + height * 0.4)} ${n(a)} ${n(top)}Z`
        .replace(/^/, '<path d="')
        .concat(`" fill="${fall}"/>`);
  }
  const fade = ink.linear(
    [
      [0, '#1d1208', 0.16],
      [0.06, '#1d1208', 0],
      [0.7, '#1d1208', 0],
      [1, '#1d1208', 0.12],
    ],
    [0, 0, 0, 1],
  );
  return (
    ink.layers(outline, [tone(c, 0), ink.texture(skin)]) +
    clipped(ink, outline, (marks ?? '') + folds) +
    `<path d="${outline}" fill="${fade}"/>`
  );
}

/** A thread fringe along a line of points, hanging down. */
export function threads(ink: Ink, from: Point, to: Point, length: number, color: string, gap = 9): string {
  const count = Math.max(2, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / gap));
  let d = '';
  for (let i = 0; i <= count; i += 1) {
    const x = from[0] + ((to[0] - from[0]) * i) / count;
    const y = from[1] + ((to[1] - from[1]) * i) / count;
    d += `M${n(x)} ${n(y)}q${n(ink.range(-4, 4))} ${n(length * 0.5)} ${n(ink.range(-3, 3))} ${n(length * ink.range(0.85, 1.05))}`;
  }
  return `${ink.line(d, tone(color, -0.18), 4, 0.7)}<g transform="translate(-1 -1)">${ink.line(d, tone(color, 0.06), 2.6)}</g>`;
}

/** Outline of a stuffed cushion: pulled corners, swollen sides. */
export function cushionOutline(x: number, y: number, w: number, h: number, swell = 0.07): string {
  const [r, b] = [x + w, y + h];
  const s = Math.min(w, h) * swell;
  const e = 0.06;
  return (
    `M${n(x)} ${n(y)}C${n(x + w * 0.2)} ${n(y + s * 0.9)} ${n(x + w * 0.34)} ${n(y - s * e)} ${n(x + w / 2)} ${n(y)}S${n(r - w * 0.2)} ${n(y + s * 0.9)} ${n(r)} ${n(y)}` +
    `C${n(r - s * 0.9)} ${n(y + h * 0.2)} ${n(r + s * e)} ${n(y + h * 0.34)} ${n(r)} ${n(y + h / 2)}S${n(r - s * 0.9)} ${n(b - h * 0.2)} ${n(r)} ${n(b)}` +
    `C${n(r - w * 0.2)} ${n(b - s * 0.8)} ${n(r - w * 0.34)} ${n(b + s * 0.3)} ${n(x + w / 2)} ${n(b + s * 0.2)}S${n(x + w * 0.2)} ${n(b - s * 0.8)} ${n(x)} ${n(b)}` +
    `C${n(x + s * 0.9)} ${n(b - h * 0.2)} ${n(x - s * e)} ${n(y + h * 0.66)} ${n(x)} ${n(y + h / 2)}S${n(x + s * 0.9)} ${n(y + h * 0.2)} ${n(x)} ${n(y)}Z`
  );
}

/** A stuffed cushion seen from the front, with printed or stitched marks that lie under its light and folds. */
export function stuffed(
  ink: Ink,
  x: number,
  y: number,
  w: number,
  h: number,
  skin: Skin,
  options: { marks?: string; swell?: number; piped?: boolean; shadow?: boolean } = {},
): string {
  const { marks, swell = 0.08, piped = false, shadow = true } = options;
  const outline = cushionOutline(x, y, w, h, swell);
  const c = skin.color;
  const day = ink.radial(
    [
      [0, '#fffaf0', 0.3],
      [0.45, '#fffaf0', 0.06],
      [1, '#1d1208', 0.0],
    ],
    0.36,
    0.3,
    0.6,
  );
  const dusk = ink.radial(
    [
      [0, '#1d1208', 0],
      [0.62, '#1d1208', 0.03],
      [1, '#1d1208', 0.36],
    ],
    0.42,
    0.36,
    0.78,
  );
  const fold = (px: number, py: number, dx: number, dy: number): string =>
    `M${n(px)} ${n(py)}q${n(dx * 0.5)} ${n(dy * 0.2)} ${n(dx)} ${n(dy)}`;
  const [r, b] = [x + w, y + h];
  const creases =
    fold(x + 9, y + 9, w * 0.15, h * 0.2) +
    fold(x + 20, y + 8, w * 0.2, h * 0.11) +
    fold(r - 9, y + 9, -w * 0.15, h * 0.2) +
    fold(r - 20, y + 8, -w * 0.2, h * 0.11) +
    fold(x + 9, b - 9, w * 0.15, -h * 0.18) +
    fold(r - 9, b - 9, -w * 0.16, -h * 0.2) +
    fold(r - 22, b - 7, -w * 0.22, -h * 0.09);
  return (
    (shadow ? ink.shadow(x + w / 2, b - h * 0.015, w * 0.47, h * 0.045) : '') +
    ink.layers(outline, [c, ink.texture(skin)]) +
    (marks === undefined ? '' : clipped(ink, outline, marks)) +
    `<path d="${outline}" fill="${dusk}"/><path d="${outline}" fill="${day}"/>` +
    ink.line(creases, tone(c, -0.26), 5, 0.18) +
    `<g transform="translate(-2 -3)">${ink.line(creases, tone(c, 0.14), 3, 0.22)}</g>` +
    (piped
      ? ink.piping(outline, c, 4)
      : `<path d="${outline}" fill="none" stroke="${tone(c, -0.2)}" stroke-width="1.4" stroke-opacity=".4"/>`)
  );
}

/** A rolled piece of cloth lying across, its spiral end towards us at the right. */
export function roll(ink: Ink, x: number, base: number, length: number, r: number, skin: Skin): string {
  const c = skin.color;
  const [ex, cy] = [x + length, base - r];
  const body = `M${n(x)} ${n(cy - r)}H${n(ex)}V${n(cy + r)}H${n(x)}a${n(r * 0.42)} ${n(r)} 0 0 1 0 ${n(-2 * r)}Z`;
  const end = ellipse(ex, cy, r * 0.42, r);
  let spiral = '';
  for (let i = 1; i <= 4; i += 1) spiral += ellipse(ex + i * 0.5, cy + i, r * 0.42 * (1 - i * 0.2), r * (1 - i * 0.2));
  return (
    ink.form(body, skin, { light: 'pipe' }) +
    ink.form(end, skin, { shade: -0.07 }) +
    ink.line(spiral, tone(c, -0.24), 3, 0.6) +
    `<g transform="translate(-1 -1.4)">${ink.line(spiral, tone(c, 0.08), 2, 0.6)}</g>` +
    ink.line(`M${n(x + 4)} ${n(cy + r * 0.42)}H${n(ex - 2)}`, tone(c, -0.2), 2.4, 0.5)
  );
}
