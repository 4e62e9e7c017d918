import { mix, tone } from './color.ts';
import { frameSkin } from './frames.ts';
import { ledge, stackOfBooksAt } from './ledges.ts';
import { ellipse, n, roundedRect } from './path.ts';
import type { Ink, KindFunction } from './studio.ts';

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
    `<path d="${inner}" fill="${pale}"/>${shape === 2 ? '' : `<path d="${inner}" fill="${hollow}"/>`}` +
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

/** Wall clocks: framed, a plain disc, square, without marks, open work. */
export const clock: KindFunction = (drawing, ink) => {
  const shape = ink.variant(6);
  if (drawing.view === 'angle')
    return `${ledge(ink, 660)}<g transform="matrix(.88 -.04 0 1 26 10)">${drawClock(ink, shape, 320, 420, 225)}</g>${stackOfBooksAt(ink, 590, 655)}`;
  const r = 300;
  ink.bounds = { left: 100, top: 100, right: 700, bottom: 700 };
  return drawClock(ink, shape, 400, 400, r);
};
