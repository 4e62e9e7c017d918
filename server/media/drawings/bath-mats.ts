import { eyeAt, faceMatrix } from './block.ts';
import { roll, threads } from './cloth.ts';
import { tone } from './color.ts';
import { contrast } from './contrast.ts';
import { ellipse, line, roundedRect } from './path.ts';
import type { Ink, KindFunction, Skin } from './studio.ts';
import { terry } from './towels.ts';
import { clipped } from './vessels.ts';

/** Mats before the bath: framed, ribbed, round, banded, quilted, striped. */
export const bathMat: KindFunction = (drawing, ink) => {
  const shape = ink.variant(6);
  const color = contrast(ink);
  const angle = drawing.view === 'angle';
  const eye = eyeAt(400, angle ? 540 : 470, angle ? -0.001 : 24, angle ? 42 : 40);
  const [w, d] = shape === 2 ? [470, 470] : [640, 410];
  const lay = faceMatrix(eye, 'top', -w / 2, 16, d / 2);
  const outline = shape === 2 ? ellipse(w / 2, d / 2, w / 2, d / 2) : roundedRect(0, 0, w, d, shape === 4 ? 60 : 20);
  const c = ink.main.color;
  const groove = (dPath: string, width: number): string =>
    `${ink.line(dPath, tone(c, -0.17), width, 0.5)}<g transform="translate(2 4)">${ink.line(dPath, tone(c, 0.14), width * 0.5, 0.6)}</g>`;
  let marks = '';
  if (shape === 0) marks = groove(roundedRect(34, 34, w - 68, d - 68, 10) + roundedRect(56, 56, w - 112, d - 112, 8), 7);
  if (shape === 1) for (let y = 26; y < d; y += 26) marks += groove(`M8 ${y}H${w - 8}`, 7);
  if (shape === 2) marks = groove([0.86, 0.7, 0.54, 0.38, 0.2].map((s) => ellipse(w / 2, d / 2, (w / 2) * s, (d / 2) * s)).join(''), 7);
  if (shape === 3) marks = `<path d="M0 0h${w}v70H0zM0 ${d - 70}h${w}v70H0z" fill="${color}" fill-opacity=".9"/>`;
  if (shape === 4) for (let x = -d; x < w; x += 56) marks += groove(`M${x} 0l${d} ${d}M${x + d} 0l${-d} ${d}`, 6);
  if (shape === 5)
    marks = Array.from(
      { length: 7 },
      (_, i) => `<path d="M0 ${24 + i * 56}h${w}v${i % 2 === 0 ? 22 : 10}H0z" fill="${color}" fill-opacity=".8"/>`,
    ).join('');
  const skin = shape === 1 && ink.main.material === 'oak' ? ink.main : terry(c);
  const shadowLay = faceMatrix(eye, 'top', -w / 2, 0, d / 2);
  const flat =
    ink.layers(outline, [ink.surface(skin, 'flat', 0.03), ink.texture(skin)]) +
    clipped(ink, outline, marks) +
    `<path d="${outline}" fill="none" stroke="${tone(c, 0.14)}" stroke-width="6" stroke-opacity=".5"/>`;
  const fringe =
    shape === 5 || shape === 3 ? threads(ink, eye(-w / 2 + 8, 8, -d / 2), eye(w / 2 - 8, 8, -d / 2), 26, tone(c, 0.03), 12) : '';
  ink.bounds = { left: 70, top: 260, right: 730, bottom: 660 };
  const companions = angle ? stool(ink, 560, 380) : '';
  return `${companions}<g transform="${shadowLay}">${ink.drop(outline, 10, 16, 10, 0.36)}</g><g transform="${shadowLay}"><path d="${outline}" fill="${tone(c, -0.2)}" transform="translate(0 -4)"/><path d="${outline}" fill="${tone(c, -0.12)}" transform="translate(0 -14)"/></g>${fringe}<g transform="${lay}">${flat}</g>`;
};

/** A stool with rolled towels. */
function stool(ink: Ink, cx: number, base: number): string {
  const skin: Skin = { material: 'oak', color: '#bb9260' };
  const leg = (x: number, y: number, lean: number): string =>
    ink.form(
      line(
        [
          [x - 7, base - 170],
          [x + 7, base - 170],
          [x + lean + 6, y],
          [x + lean - 6, y],
        ],
        true,
      ),
      skin,
      { light: 'round', grain: 0 },
    );
  return (
    ink.shadow(cx, base, 100, 16, 0.7) +
    leg(cx - 40, base - 22, -8) +
    leg(cx + 40, base - 22, 8) +
    leg(cx - 78, base, -14) +
    leg(cx + 78, base, 14) +
    ink.form(ellipse(cx, base - 166, 104, 24), skin, { shade: -0.09 }) +
    ink.form(ellipse(cx, base - 176, 104, 24), skin, { shade: 0.04 }) +
    roll(ink, cx - 66, base - 176, 120, 28, terry('#efe7d9')) +
    roll(ink, cx - 46, base - 224, 96, 26, terry(ink.main.color))
  );
}
