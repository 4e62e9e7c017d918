import { artMotifs } from './art-motifs.ts';
import { bunch } from './bouquets.ts';
import { tone } from './color.ts';
import type { DrawingMaterial } from './kinds.ts';
import { fitted, ledge, proportion } from './ledges.ts';
import { line, n, type Point, roundedRect } from './path.ts';
import type { Ink, KindFunction, Skin } from './studio.ts';
import { clipped, vessel } from './vessels.ts';

const frameable = new Set<DrawingMaterial>(['oak', 'walnut', 'painted', 'metal', 'brass', 'steel', 'rattan', 'marble', 'plastic']);

/** What a frame is made of: the product's own material where one can make frames of it, oak otherwise. */
export const frameSkin = (ink: Ink, color = ink.main.color): Skin => ({
  material: frameable.has(ink.main.material) ? ink.main.material : 'oak',
  color,
});

/** Four mitred bars around an opening, each lit on its own. */
function frameBars(ink: Ink, x: number, y: number, w: number, h: number, t: number, skin: Skin): string {
  const [r, b] = [x + w, y + h];
  const bar = (points: readonly Point[], shade: number, turn: number): string =>
    ink.form(line(points, true), skin, { shade, turn, light: 'flat', grain: 0.7 });
  return (
    bar(
      [
        [x, y],
        [r, y],
        [r - t, y + t],
        [x + t, y + t],
      ],
      0.05,
      0,
    ) +
    bar(
      [
        [x, y],
        [x + t, y + t],
        [x + t, b - t],
        [x, b],
      ],
      0.03,
      90,
    ) +
    bar(
      [
        [r, y],
        [r, b],
        [r - t, b - t],
        [r - t, y + t],
      ],
      -0.07,
      90,
    ) +
    bar(
      [
        [x, b],
        [x + t, b - t],
        [r - t, b - t],
        [r, b],
      ],
      -0.04,
      0,
    ) +
    ink.line(
      `M${n(x)} ${n(y)}l${n(t)} ${n(t)}M${n(r)} ${n(y)}l${n(-t)} ${n(t)}M${n(x)} ${n(b)}l${n(t)} ${n(-t)}M${n(r)} ${n(b)}l${n(-t)} ${n(-t)}`,
      tone(skin.color, -0.2),
      0.9,
      0.5,
    ) +
    ink.line(`M${n(x + 1)} ${n(b)}V${n(y + 1)}H${n(r)}`, tone(skin.color, 0.2), 1.4, 0.6)
  );
}

/** A framed print at (x, y); `mat` is the width of the white border. */
export function framed(
  ink: Ink,
  x: number,
  y: number,
  w: number,
  h: number,
  options: { motif: number; bar: number; mat: number; skin: Skin },
): string {
  const { motif, bar, mat, skin } = options;
  const [ix, iy, iw, ih] = [x + bar, y + bar, w - 2 * bar, h - 2 * bar];
  const [px, py, pw, ph] = [ix + mat, iy + mat, iw - 2 * mat, ih - 2 * mat];
  const art = artMotifs[((motif % 6) + 6) % 6]?.(ink, pw, ph) ?? '';
  const glass = ink.linear(
    [
      [0, '#fff', 0.24],
      [0.32, '#fff', 0.05],
      [0.34, '#fff', 0.14],
      [0.44, '#fff', 0.02],
      [1, '#1d1208', 0.08],
    ],
    [0, 0, 1, 0.8],
  );
  const inset = ink.linear(
    [
      [0, '#1d1208', 0.26],
      [1, '#1d1208', 0],
    ],
    [0, 0, 0, 1],
  );
  return (
    `<path d="${roundedRect(ix, iy, iw, ih, 0)}" fill="#f7f3ea"/><path d="${roundedRect(px - 2, py - 2, pw + 4, ph + 4, 0)}" fill="#dcd3c4"/>` +
    clipped(ink, roundedRect(px, py, pw, ph, 0), `<g transform="translate(${n(px)} ${n(py)})">${art}</g>`) +
    `<path d="M${n(ix)} ${n(iy)}h${n(iw)}v12h${n(-iw)}z" fill="${inset}"/><path d="M${n(ix)} ${n(iy)}h9v${n(ih)}h-9z" fill="#1d1208" fill-opacity=".1"/><path d="${roundedRect(ix, iy, iw, ih, 0)}" fill="${glass}"/>` +
    frameBars(ink, x, y, w, h, bar, skin)
  );
}

/** A framed print; its motif, mat and bar follow the shape. */
export const framedArt: KindFunction = (drawing, ink) => {
  const shape = ink.variant(6);
  const skin = frameSkin(ink, ink.main.material === 'paper' || !frameable.has(ink.main.material) ? '#c9a06b' : ink.main.color);
  const bars = [20, 26, 15, 22, 12, 30];
  const mats = [56, 0, 66, 0, 44, 40];
  const bar = bars[shape] ?? 20;
  const mat = mats[shape] ?? 40;
  const [w, h] = fitted(proportion(ink, [0.76, 1.32, 0.72, 0.8, 1.3, 1][shape] ?? 0.76), shape === 1 || shape === 4 ? 640 : 620);
  if (drawing.view === 'angle') {
    const k = 0.68;
    const [aw, ah] = [w * k, h * k];
    const y = 610 - ah;
    const lean = `matrix(.97 0 -.03 1 ${n(30)} 0)`;
    const second =
      ah > 330
        ? `<g transform="${lean}">${ink.drop(`M480 ${n(610 - ah * 0.62)}h${n(aw * 0.62)}v${n(ah * 0.62)}h${n(-aw * 0.62)}z`, 14, 4, 10, 0.26)}${framed(ink, 480, 610 - ah * 0.62, aw * 0.62, ah * 0.62, { motif: shape + 3, bar: bar * 0.6, mat: mat * 0.45, skin })}</g>`
        : '';
    return (
      ledge(ink, 622) +
      second +
      `<g transform="${lean}">${ink.drop(`M140 ${n(y)}h${n(aw)}v${n(ah)}h${n(-aw)}z`, 16, 4, 10, 0.3)}${framed(ink, 140, y, aw, ah, { motif: shape, bar: bar * 0.8, mat: mat * 0.7, skin })}</g>` +
      bunch(ink, 640, 520, 210, shape) +
      vessel(
        ink,
        {
          cx: 640,
          base: 616,
          height: 110,
          profile: [
            [0, 0.2],
            [0.2, 0.18],
            [0.6, 0.42],
            [0.9, 0.34],
            [1, 0.28],
          ],
        },
        { skin: { material: 'paper', color: '#bcae98' } },
      )
    );
  }
  const [x, y] = [400 - w / 2, 400 - h / 2];
  ink.bounds = { left: x, top: y, right: x + w, bottom: y + h };
  const outline = roundedRect(x, y, w, h, 1);
  return ink.drop(outline, 14, 20, 14, 0.3) + ink.drop(outline, 3, 4, 3, 0.3) + framed(ink, x, y, w, h, { motif: shape, bar, mat, skin });
};

/** Frames with a strut, standing. */
export const photoFrame: KindFunction = (drawing, ink) => {
  const shape = ink.variant(6);
  const angle = drawing.view === 'angle';
  const skin = frameSkin(ink);
  const bar = [34, 14, 40, 26, 10, 46][shape] ?? 30;
  const put = (x: number, base: number, w: number, h: number, motif: number, turn: number): string => {
    const strut = line(
      [
        [x + w * 0.5, base - h * 0.62],
        [x + w * 1.08, base - 18],
        [x + w * 1.02, base - 12],
        [x + w * 0.44, base - h * 0.3],
      ],
      true,
    );
    return (
      ink.shadow(x + w * 0.56, base + 1, w * 0.56, 15, 0.9) +
      ink.form(strut, { material: 'painted', color: '#3b3733' }) +
      `<g transform="matrix(1 ${turn} -.04 1 ${n(base * 0.04)} ${n(-turn * x)})">${ink.form(roundedRect(x + 5, base - h - 3, w, h + 3, 2), skin, { shade: -0.16 })}${framed(ink, x, base - h, w, h, { motif, bar, mat: shape % 2 === 0 ? 34 : 12, skin })}</g>`
    );
  };
  ink.bounds = { left: 190, top: 130, right: 610, bottom: 700 };
  if (angle) return put(470, 665, 190, 250, shape + 1, -0.04) + put(130, 715, 310, 410, shape + 2, 0.05);
  if (shape === 3) {
    ink.bounds = { left: 110, top: 250, right: 690, bottom: 650 };
    return put(105, 650, 285, 380, 4, -0.03) + put(410, 650, 285, 380, 1, 0.03);
  }
  const [w, h] = shape === 4 ? [540, 420] : [430, 560];
  return put(400 - w / 2, 690, w, h, [4, 1, 2, 0, 1, 4][shape] ?? 4, 0);
};
