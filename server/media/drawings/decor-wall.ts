import { artMotifs } from './art-motifs.ts';
import { bunch } from './bouquets.ts';
import { mix, tone } from './color.ts';
import { stackOfBooks } from './decor-vessels.ts';
import type { DrawingMaterial } from './kinds.ts';
import { ellipse, line, n, type Point, roundedRect } from './path.ts';
import type { Ink, KindFunction, Skin } from './studio.ts';
import { clipped, vessel } from './vessels.ts';

const frameable = new Set<DrawingMaterial>(['oak', 'walnut', 'painted', 'metal', 'brass', 'steel', 'rattan', 'marble', 'plastic']);

/** What a frame is made of: the product's own material where one can make frames of it, oak otherwise. */
const frameSkin = (ink: Ink, color = ink.main.color): Skin => ({
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
function framed(
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

/** A wooden ledge along the lower part of the picture, for things that lean. */
function ledge(ink: Ink, y: number): string {
  const skin: Skin = { material: 'oak', color: '#c4a27a' };
  return `${ink.drop(`M70 ${n(y)}H730V${n(y + 34)}H70Z`, 8, 22, 14, 0.3)}<path d="M84 ${n(y - 26)}H716L730 ${n(y)}H70Z" fill="${ink.surface(skin, 'flat', 0.08)}"/>${ink.form(`M70 ${n(y)}H730V${n(y + 30)}H70Z`, skin, { light: 'pipe', shade: -0.02 })}`;
}

const proportion = (ink: Ink, fallback: number): number => {
  const size = ink.drawing.size;
  return size === undefined || size.height < 2 || size.width < 2 ? fallback : Math.min(1.9, Math.max(0.5, size.width / size.height));
};

/** Width and height of a flat thing that fills the picture at a proportion. */
const fit = (ratio: number, room: number): [number, number] => (ratio > 1 ? [room, room / ratio] : [room * ratio, room]);

const framedArt: KindFunction = (drawing, ink) => {
  const shape = ink.variant(6);
  const skin = frameSkin(ink, ink.main.material === 'paper' || !frameable.has(ink.main.material) ? '#c9a06b' : ink.main.color);
  const bars = [20, 26, 15, 22, 12, 30];
  const mats = [56, 0, 66, 0, 44, 40];
  const bar = bars[shape] ?? 20;
  const mat = mats[shape] ?? 40;
  const [w, h] = fit(proportion(ink, [0.76, 1.32, 0.72, 0.8, 1.3, 1][shape] ?? 0.76), shape === 1 || shape === 4 ? 640 : 620);
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
        { skin: { material: 'stoneware', color: '#bcae98' } },
      )
    );
  }
  const [x, y] = [400 - w / 2, 400 - h / 2];
  ink.bounds = { left: x, top: y, right: x + w, bottom: y + h };
  const outline = roundedRect(x, y, w, h, 1);
  return ink.drop(outline, 14, 20, 14, 0.3) + ink.drop(outline, 3, 4, 3, 0.3) + framed(ink, x, y, w, h, { motif: shape, bar, mat, skin });
};

/** Outlines of mirrors and how they are hung. */
function mirrorOutline(shape: number, cx: number, cy: number, w: number, h: number): string {
  if (shape === 0) return ellipse(cx, cy, w / 2, w / 2);
  if (shape === 1)
    return `M${n(cx - w / 2)} ${n(cy + h / 2)}V${n(cy - h / 2 + w / 2)}a${n(w / 2)} ${n(w / 2)} 0 0 1 ${n(w)} 0V${n(cy + h / 2)}Z`;
  if (shape === 2) return roundedRect(cx - w / 2, cy - h / 2, w, h, 60);
  if (shape === 3) return ellipse(cx, cy, w / 2, w / 2);
  if (shape === 4) return roundedRect(cx - w / 2, cy - h / 2, w, h, 4);
  const p = (dx: number, dy: number): string => `${n(cx + dx * w)} ${n(cy + dy * h)}`;
  return `M${p(-0.1, -0.5)}C${p(0.28, -0.54)} ${p(0.5, -0.3)} ${p(0.46, -0.06)}S${p(0.5, 0.42)} ${p(0.16, 0.49)}S${p(-0.44, 0.42)} ${p(-0.48, 0.12)}S${p(-0.4, -0.46)} ${p(-0.1, -0.5)}Z`;
}

/** Silvered glass: the sky of a room, a window's light, and its bevel. */
function silver(ink: Ink, outline: string): string {
  const depth = ink.linear(
    [
      [0, '#eef0ec'],
      [0.4, '#d3d8d4'],
      [0.62, '#e7e6df'],
      [1, '#b9bdb8'],
    ],
    [0, 0, 0.7, 1],
  );
  const beam = ink.linear(
    [
      [0, '#fff', 0.75],
      [1, '#fff', 0.05],
    ],
    [0, 0, 0.3, 1],
  );
  return clipped(
    ink,
    outline,
    `<path d="M0 0h800v800H0z" fill="${depth}"/><path d="M180 -20L420 -20L120 820L-60 820Z" fill="${beam}" opacity=".55"/><path d="M500 -20L560 -20L270 820L220 820Z" fill="${beam}" opacity=".4"/><path d="M0 640Q400 590 800 650V800H0Z" fill="#a79b88" fill-opacity=".22"/>`,
  );
}

function drawMirror(ink: Ink, shape: number, cx: number, cy: number, w: number, h: number): string {
  const skin = frameSkin(ink);
  const outer = mirrorOutline(shape, cx, cy, w, h);
  const t = [20, 12, 15, 8, 30, 10][shape] ?? 16;
  const inner = mirrorOutline(shape, cx, shape === 1 ? cy : cy, w - 2 * t, shape === 1 ? h - 2 * t : h - 2 * t);
  let crown = '';
  if (shape === 3) {
    let longRays = '';
    for (let i = 0; i < 40; i += 1) {
      const a = (i / 40) * Math.PI * 2;
      const reach = w / 2 + (i % 2 === 0 ? w * 0.3 : w * 0.2);
      const p = (angle: number, r: number): string => `${n(cx + Math.cos(angle) * r)} ${n(cy + Math.sin(angle) * r)}`;
      longRays += `M${p(a - 0.03, w / 2 - 4)}L${p(a, reach)}L${p(a + 0.03, w / 2 - 4)}Z`;
    }
    crown = ink.drop(longRays, 8, 12, 7, 0.3) + ink.form(longRays, skin, { light: 'flat' });
  }
  return (
    crown +
    ink.drop(outer, 14, 20, 14, 0.32) +
    ink.drop(outer, 2, 4, 3, 0.3) +
    ink.form(outer, skin, { light: 'flat', grain: 0.8 }) +
    ink.line(outer, tone(skin.color, 0.2), 1.6, 0.5) +
    `<path d="${inner}" fill="${tone(skin.color, -0.26)}"/><g transform="translate(1 1.6)">${silver(ink, inner)}</g>` +
    `<path d="${inner}" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="2" transform="translate(2 3)"/>`
  );
}

const mirror: KindFunction = (drawing, ink) => {
  const shape = ink.variant(6);
  const ratio = proportion(ink, [1, 0.5, 0.66, 1, 0.62, 0.72][shape] ?? 0.66);
  const round = shape === 0 || shape === 3;
  const [w, h] = round ? [shape === 3 ? 390 : 620, shape === 3 ? 390 : 620] : fit(Math.min(1.4, ratio), 660);
  if (drawing.view === 'angle') {
    const [aw, ah] = [w * 0.7, h * 0.7];
    const tilted = drawMirror(ink, shape, 300, 612 - ah / 2 - (shape === 3 ? 90 : 0), aw, ah);
    return (
      ledge(ink, 622) +
      `<g transform="matrix(.9 -.05 0 1 44 14)">${tilted}</g>` +
      bunch(ink, 620, 500, 300, shape + 1) +
      vessel(
        ink,
        {
          cx: 620,
          base: 616,
          height: 130,
          profile: [
            [0, 0.18],
            [0.2, 0.16],
            [0.6, 0.4],
            [0.9, 0.32],
            [1, 0.28],
          ],
        },
        { skin: { material: 'ceramic', color: '#d9cfbf' } },
      )
    );
  }
  const reach = shape === 3 ? 1.6 : 1;
  ink.bounds = { left: 400 - (w * reach) / 2, top: 400 - (h * reach) / 2, right: 400 + (w * reach) / 2, bottom: 400 + (h * reach) / 2 };
  return drawMirror(ink, shape, 400, 400, w, h);
};

/** The dial: hour marks, hands at ten past ten. */
function dial(ink: Ink, cx: number, cy: number, r: number, shape: number, color: string): string {
  let marks = '';
  let minutes = '';
  for (let i = 0; i < 60; i += 1) {
    const a = (i / 60) * Math.PI * 2;
    const p = (share: number): string => `${n(cx + Math.sin(a) * r * share)} ${n(cy - Math.cos(a) * r * share)}`;
    if (i % 5 === 0) marks += `M${p(shape === 2 ? 0.8 : 0.74)}L${p(0.88)}`;
    else if (shape % 2 === 0) minutes += `M${p(0.85)}L${p(0.88)}`;
  }
  const hand = (turn: number, reach: number, width: number): string =>
    `<path d="M${n(cx - width / 2)} ${n(cy + r * 0.12)}L${n(cx - width * 0.3)} ${n(cy - r * reach)}h${n(width * 0.6)}L${n(cx + width / 2)} ${n(cy + r * 0.12)}Z" transform="rotate(${turn} ${n(cx)} ${n(cy)})" fill="${color}"/>`;
  const hands = hand(304, 0.46, r * 0.05) + hand(60, 0.7, r * 0.036);
  return (
    (shape === 3 ? '' : ink.line(marks, color, shape === 1 ? r * 0.035 : r * 0.018, 0.9)) +
    ink.line(minutes, color, 1.6, 0.6) +
    `<g transform="translate(4 6)" opacity=".18">${hands}</g>${hands}<path d="${ellipse(cx, cy, r * 0.045, r * 0.045)}" fill="${color}"/>` +
    ink.line(`M${n(cx)} ${n(cy + r * 0.16)}L${n(cx - r * 0.02)} ${n(cy - r * 0.76)}`, '#b0532f', 2)
  );
}

function drawClock(ink: Ink, shape: number, cx: number, cy: number, r: number): string {
  const skin = frameSkin(ink);
  const pale = mix('#f8f4ec', ink.main.color, 0.06);
  const outer = shape === 2 ? roundedRect(cx - r, cy - r, 2 * r, 2 * r, r * 0.3) : ellipse(cx, cy, r, r);
  const cast = ink.drop(outer, 14, 20, 14, 0.32) + ink.drop(outer, 3, 4, 3, 0.3);
  if (shape === 3 || shape === 1) {
    const face = `${ink.form(outer, skin, { light: 'flat' })}<path d="${outer}" fill="${ink.radial([
      [0.82, '#fff', 0],
      [0.96, '#fff', 0.14],
      [1, '#1d1208', 0.2],
    ])}"/>`;
    return cast + face + dial(ink, cx, cy, r, shape, shape === 1 ? '#f3eadb' : ink.accent);
  }
  if (shape === 5) {
    let spokes = '';
    for (let i = 0; i < 12; i += 1) {
      const a = (i / 12) * Math.PI * 2;
      spokes += `M${n(cx + Math.sin(a) * r * 0.45)} ${n(cy - Math.cos(a) * r * 0.45)}L${n(cx + Math.sin(a) * r * 0.97)} ${n(cy - Math.cos(a) * r * 0.97)}`;
    }
    const ring = ellipse(cx, cy, r * 0.98, r * 0.98);
    const core = ellipse(cx, cy, r * 0.45, r * 0.45);
    return `<g transform="translate(12 18)" opacity=".16"><path d="${core}" fill="#3d2f20"/>${ink.line(ring + spokes, '#3d2f20', 12)}</g>${ink.line(ring, tone(skin.color, -0.16), 15)}${ink.line(ring, tone(skin.color, 0.08), 7)}${ink.line(spokes, tone(skin.color, -0.12), 15)}<g transform="translate(-1.6 -1.6)">${ink.line(spokes, tone(skin.color, 0.12), 6)}</g>${ink.form(core, skin, { light: 'flat' })}${dial(ink, cx, cy, r * 0.98, 3, '#2b2926')}`;
  }
  const inner = shape === 2 ? roundedRect(cx - r * 0.88, cy - r * 0.88, r * 1.76, r * 1.76, r * 0.24) : ellipse(cx, cy, r * 0.9, r * 0.9);
  const hollow = ink.radial(
    [
      [0.8, '#1d1208', 0],
      [1, '#1d1208', 0.2],
    ],
    0.54,
    0.56,
    0.56,
  );
  return (
    cast +
    ink.form(outer, skin, { light: 'flat' }) +
    ink.line(outer, tone(skin.color, 0.2), 2, 0.5) +
    `<path d="${inner}" fill="${pale}"/><path d="${inner}" fill="${hollow}"/>` +
    dial(ink, cx, cy, r * 0.9, shape, '#2b2926') +
    `<path d="${inner}" fill="${ink.linear(
      [
        [0, '#fff', 0.4],
        [0.4, '#fff', 0.05],
        [1, '#fff', 0],
      ],
      [0, 0, 1, 1],
    )}"/>`
  );
}

const clock: KindFunction = (drawing, ink) => {
  const shape = ink.variant(6);
  if (drawing.view === 'angle')
    return `${ledge(ink, 660)}<g transform="matrix(.88 -.04 0 1 26 10)">${drawClock(ink, shape, 320, 420, 225)}</g>${stackOfBooksAt(ink, 590, 655)}`;
  const r = 300;
  ink.bounds = { left: 100, top: 100, right: 700, bottom: 700 };
  return drawClock(ink, shape, 400, 400, r);
};

const stackOfBooksAt = (ink: Ink, x: number, y: number): string =>
  `<g transform="translate(${n(x - 400 * 0.5)} ${n(y - 720 * 0.5)})scale(.5)">${stackOfBooks(ink, 400, 720)}</g>${bunch(ink, x, y - 108, 190, 1)}${vessel(
    ink,
    {
      cx: x,
      base: y - 48,
      height: 70,
      profile: [
        [0, 0.2],
        [0.3, 0.24],
        [0.7, 0.42],
        [1, 0.3],
      ],
    },
    { skin: { material: 'stoneware', color: '#c8bca8' }, shadow: false },
  )}`;

const photoFrame: KindFunction = (drawing, ink) => {
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

/** Things for the wall and the ledge. */
export const decorWall = { mirror, 'framed-art': framedArt, clock, 'photo-frame': photoFrame } satisfies Record<string, KindFunction>;
