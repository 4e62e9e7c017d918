import { block, blockShadow, eyeAt } from './block.ts';
import { tone } from './color.ts';
import { leafStamp } from './foliage.ts';
import { ellipse, n, roundedRect } from './path.ts';
import type { Ink, KindFunction, Skin } from './studio.ts';
import { clipped } from './vessels.ts';

/** Outlines of boards standing upright: x, y is the upper left corner of the body. */
function boardOutline(shape: number, x: number, y: number, w: number, h: number): string {
  const cx = x + w / 2;
  if (shape === 1) return ellipse(cx, y + w / 2, w / 2, w / 2);
  if (shape === 0 || shape === 4) {
    const g = w * 0.14;
    return `M${n(x + 24)} ${n(y + h)}Q${n(x)} ${n(y + h)} ${n(x)} ${n(y + h - 24)}V${n(y + h * 0.36)}Q${n(x)} ${n(y + h * 0.27)} ${n(x + w * 0.16)} ${n(y + h * 0.26)}Q${n(cx - g)} ${n(y + h * 0.25)} ${n(cx - g)} ${n(y + h * 0.17)}V${n(y + g)}Q${n(cx - g)} ${n(y)} ${n(cx)} ${n(y)}T${n(cx + g)} ${n(y + g)}V${n(y + h * 0.17)}Q${n(cx + g)} ${n(y + h * 0.25)} ${n(x + w * 0.84)} ${n(y + h * 0.26)}Q${n(x + w)} ${n(y + h * 0.27)} ${n(x + w)} ${n(y + h * 0.36)}V${n(y + h - 24)}Q${n(x + w)} ${n(y + h)} ${n(x + w - 24)} ${n(y + h)}Z`;
  }
  return roundedRect(x, y, w, h, shape === 3 ? 70 : 18);
}

/** A board that stands against the wall, its thickness at the right. */
export function board(ink: Ink, shape: number, x: number, base: number, w: number, h: number, skin: Skin): string {
  const y = base - h;
  const outline = boardOutline(shape, x, y, w, h);
  const cx = x + w / 2;
  const hole =
    shape === 0 || shape === 4 ? ellipse(cx, y + w * 0.13, w * 0.045, w * 0.045) : shape === 1 ? '' : ellipse(cx, y + 34, 13, 13);
  const groove =
    shape === 2 || shape === 5
      ? ink.line(roundedRect(x + 26, y + 62, w - 52, h - 92, 14), tone(skin.color, -0.18), 5, 0.6) +
        `<g transform="translate(2 2)">${ink.line(roundedRect(x + 26, y + 62, w - 52, h - 92, 14), tone(skin.color, 0.12), 2, 0.7)}</g>`
      : '';
  const inlay =
    shape === 5
      ? clipped(
          ink,
          outline,
          `<path d="M${n(x + w * 0.66)} ${n(y)}h${n(w * 0.12)}v${n(h)}h${n(-w * 0.12)}z" fill="${ink.accent}" fill-opacity=".8"/>`,
        )
      : '';
  return (
    ink.shadow(cx + 8, base, w * 0.5, 12) +
    ink.drop(outline, 16, 4, 9, 0.22) +
    `<g transform="translate(11 -3)">${ink.form(outline, skin, { shade: -0.17, grain: 0 })}</g>` +
    ink.form(outline, skin, { turn: 90, grain: 1.15 }) +
    inlay +
    groove +
    ink.line(outline, tone(skin.color, 0.14), 1.4, 0.5) +
    (hole === '' ? '' : `<path d="${hole}" fill="${tone(skin.color, -0.32)}"/>`)
  );
}

/** Boards standing: with a neck, round, grooved, rounded, inlaid; or lying with bread. */
export const cuttingBoard: KindFunction = (drawing, ink) => {
  const shape = ink.variant(6);
  const [w, h] = (
    [
      [390, 610],
      [560, 560],
      [430, 600],
      [560, 420],
      [300, 620],
      [440, 600],
    ] as const
  )[shape] ?? [390, 610];
  if (drawing.view === 'angle') return onCounter(ink, shape);
  ink.bounds = { left: 400 - w / 2, top: 715 - h, right: 410 + w / 2, bottom: 715 };
  const second =
    shape % 2 === 0
      ? board(ink, (shape + 3) % 6 === 1 ? 5 : (shape + 3) % 6, 400 - w * 0.1, 700, w * 0.66, h * 0.66, {
          ...ink.main,
          color: tone(ink.main.color, -0.05),
        })
      : '';
  return second === ''
    ? board(ink, shape, 400 - w / 2, 715, w, h, ink.main)
    : `<g transform="translate(60 0)">${second}</g><g transform="translate(-50 0)">${board(ink, shape, 400 - w / 2, 715, w, h, ink.main)}</g>`;
};

/** A board lying with bread and a sprig of herbs. */
function onCounter(ink: Ink, shape: number): string {
  const eye = eyeAt(400, 470, 26, 36);
  const [w, d] = shape === 1 || shape === 3 ? [470, 330] : [560, 330];
  const slab =
    blockShadow(ink, eye, [-w / 2, -d / 2], [w, d]) +
    block(ink, eye, [-w / 2, 0, -d / 2], [w, 30, d], { round: shape === 3 ? 40 : 12, grain: 1.1 });
  const crust: Skin = { material: 'leather', color: '#b9793f' };
  const loaf = `M250 452C230 380 300 330 390 326S560 340 566 410S500 482 420 486S262 490 250 452Z`;
  const cuts =
    ink.line('M306 372q34 30 30 82M372 348q36 34 30 104M444 342q34 34 30 98M508 358q24 26 22 66', '#e2b982', 13, 0.85) +
    ink.line('M300 376q34 30 30 82M366 352q36 34 30 104M438 346q34 34 30 98M502 362q24 26 22 66', '#8a5528', 3, 0.5);
  const leaf = leafStamp(ink, 'oval', '#66804f', 0.5);
  const herbs = Array.from({ length: 9 }, (_, i) => leaf(585 - i * 14, 520 + i * 5 + (i % 2) * 4, 34, i % 2 === 0 ? 30 : 130, 0.7)).join(
    '',
  );
  return (
    slab +
    ink.shadow(415, 470, 160, 30, 0.8) +
    ink.form(loaf, crust, { light: 'top' }) +
    `<path d="${loaf}" fill="${ink.radial(
      [
        [0, '#fff2d8', 0.4],
        [0.6, '#fff2d8', 0],
        [1, '#3a1c08', 0.34],
      ],
      0.36,
      0.28,
      0.75,
    )}"/>` +
    clipped(ink, loaf, cuts) +
    ink.line('M470 560L600 512', '#66804f', 3) +
    herbs
  );
}
