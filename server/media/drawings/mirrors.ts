import { bunch } from './bouquets.ts';
import { tone } from './color.ts';
import { frameSkin } from './frames.ts';
import { fitted, ledge, proportion } from './ledges.ts';
import { ellipse, n, roundedRect } from './path.ts';
import type { Ink, KindFunction } from './studio.ts';
import { clipped, vessel } from './vessels.ts';

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

/** Mirrors: round, arched, rounded, sunburst, framed, pebble. */
export const mirror: KindFunction = (drawing, ink) => {
  const shape = ink.variant(6);
  const ratio = proportion(ink, [1, 0.5, 0.66, 1, 0.62, 0.72][shape] ?? 0.66);
  const round = shape === 0 || shape === 3;
  const [w, h] = round ? [shape === 3 ? 390 : 620, shape === 3 ? 390 : 620] : fitted(Math.min(1.4, ratio), 660);
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
