import { leafStamp } from './foliage.ts';
import { bow } from './gifts.ts';
import { ellipse } from './path.ts';
import { dot, greens, sprayStamp } from './sprays.ts';
import type { Ink, KindFunction, Skin } from './studio.ts';

function ring(ink: Ink, cx: number, cy: number, r: number, shape: number): string {
  const color = ink.main.material === 'leaf' ? ink.main.color : (greens[shape] ?? '#4c6b4c');
  const fir = shape === 0 || shape === 2 || shape === 5;
  const stamp = fir ? sprayStamp(ink, color) : leafStamp(ink, shape === 1 ? 'round' : shape === 3 ? 'lance' : 'oval', color, 0.4);
  const half = shape === 3;
  let out = ink.line(ellipse(cx, cy, r, r), half ? '#b8924a' : '#6b5238', half ? 5 : 10);
  const count = fir ? 78 : 108;
  for (let i = 0; i < count; i += 1) {
    const a = half ? -Math.PI * 0.28 + (i / count) * Math.PI * 1.15 : (i / count) * Math.PI * 2;
    const lane = (i % 3) - 1;
    const [x, y] = [cx + Math.cos(a + 0.6) * (r + lane * 20), cy + Math.sin(a + 0.6) * (r + lane * 20)];
    out += stamp(
      x,
      y,
      (fir ? 92 : 60) * ink.range(0.85, 1.15),
      ((a + 0.6) * 180) / Math.PI + 180 + lane * -46 + ink.range(-14, 14),
      fir ? 1 : ink.range(0.7, 1),
    );
  }
  const spots = half ? 6 : 11;
  for (let i = 0; i < spots; i += 1) {
    const a = half ? 0.1 + (i / spots) * Math.PI * 0.9 : (i / spots) * Math.PI * 2 + 0.3;
    out += dot(ink, shape, cx + Math.cos(a) * (r + ink.range(-16, 16)), cy + Math.sin(a) * (r + ink.range(-16, 16)), 1.05);
  }
  return out;
}

/** Wreaths: fir, eucalyptus, cones, a half ring, olive. */
export const wreath: KindFunction = (drawing, ink) => {
  const shape = ink.variant(6);
  const angle = drawing.view === 'angle';
  const [cx, cy, r] = angle ? [400, 380, 180] : [400, 385, 228];
  ink.bounds = { left: 100, top: 100, right: 700, bottom: 700 };
  const cast = `<path d="${ellipse(cx + 14, cy + 20, r, r)}" fill="none" stroke="#3d2f20" stroke-width="70" stroke-opacity=".2"${ink.blur(14)}/>`;
  const ribbon = shape % 2 === 0 ? bow(ink, cx, cy + r, r * 0.0046, ink.accent) : '';
  const hang = angle
    ? `${door(ink)}<path d="M${cx - 13} 70h26L${cx + 9} ${cy - r}h-18z" fill="${ink.accent}"/>`
    : ink.line(`M${cx} 60V${cy - r}`, '#b8924a', 3);
  return hang + cast + ring(ink, cx, cy, r, shape) + ribbon;
};

/** A panelled door for wreaths. */
export function door(ink: Ink): string {
  const skin: Skin = { material: 'painted', color: '#54645a' };
  const panel = (x: number, y: number, w: number, h: number): string =>
    ink.form(`M${x} ${y}h${w}v${h}h${-w}z`, skin, { shade: -0.06 }) +
    ink.form(`M${x + 12} ${y + 12}h${w - 24}v${h - 24}h${24 - w}z`, skin, { shade: 0.03 });
  return (
    ink.form('M130 40H670V800H130Z', skin) +
    panel(180, 92, 440, 470) +
    panel(180, 610, 200, 220) +
    panel(420, 610, 200, 220) +
    `<path d="M118 30H130V800H118zM670 30H682V800H670zM118 30H682V42H118z" fill="#f7f2e8"/>` +
    ink.form(ellipse(636, 590, 15, 15), { material: 'brass', color: '#b8924a' })
  );
}
