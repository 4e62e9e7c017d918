import { drawBasket } from './baskets.ts';
import { drape, type Fold, pile, threads } from './cloth.ts';
import { tone } from './color.ts';
import { contrast } from './contrast.ts';
import { tints } from './palette.ts';
import { line, n } from './path.ts';
import type { Ink, KindFunction, Skin } from './studio.ts';

/** A throw hung over a wooden ladder rung or rail, fringe down. */
function hung(ink: Ink, x: number, top: number, width: number, height: number, shape: number): string {
  const color = contrast(ink);
  let marks = '';
  if (shape % 3 === 1)
    for (let y = 40; y < height; y += 90)
      marks += `<path d="M${n(x - 40)} ${n(top + y)}h${n(width + 80)}v24h${n(-width - 80)}z" fill="${color}" fill-opacity=".85"/>`;
  if (shape % 3 === 2)
    for (let i = 1; i < 5; i += 1)
      marks += ink.line(
        `M${n(x + (width * i) / 5)} ${n(top)}v${n(height + 20)}M${n(x - 30)} ${n(top + (height * i) / 5)}h${n(width + 60)}`,
        color,
        8,
        0.7,
      );
  if (shape === 3)
    marks = `<path d="M${n(x - 40)} ${n(top + height * 0.62)}h${n(width + 80)}v${n(height)}h${n(-width - 80)}z" fill="${color}" fill-opacity=".9"/>`;
  return (
    threads(ink, [x - width * 0.02, top + height - 4], [x + width * 1.02, top + height - 4], 46, shape === 3 ? color : ink.main.color) +
    drape(ink, x, top, width, height, ink.main, { pleats: 4, flare: 0.02, marks })
  );
}

/** A ladder that leans on the wall, for blankets and towels. */
export function ladder(ink: Ink, rungs: readonly number[]): string {
  const skin: Skin = { material: 'oak', color: tints.oak };
  const pole = (x1: number, x2: number): string =>
    ink.form(
      line(
        [
          [x1 - 9, 70],
          [x1 + 9, 70],
          [x2 + 10, 745],
          [x2 - 10, 745],
        ],
        true,
      ),
      skin,
      { light: 'round', turn: 90 },
    );
  const rung = rungs.map((y) => ink.form(`M190 ${y}H612V${y + 20}H190Z`, skin, { light: 'pipe' })).join('');
  return (
    ink.shadow(180, 742, 34, 7) +
    ink.shadow(622, 742, 34, 7) +
    `<g transform="translate(26 8)" opacity=".1"><path d="M191 70h18l-20 675h-20zM593 70h18l22 675h-20z" fill="#3d2f20"/></g>` +
    rung +
    pole(200, 180) +
    pole(602, 622)
  );
}

/** Throws folded, over a ladder, or in a basket. */
export const throwBlanket: KindFunction = (drawing, ink) => {
  const shape = ink.variant(6);
  const color = contrast(ink);
  if (drawing.view === 'angle') {
    if (shape % 2 === 0) return `${ladder(ink, [110, 270, 430, 590])}${hung(ink, 260, 268, 280, 330, shape)}`;
    return drawBasket(ink, 400, 700, 330, shape === 3 ? 0 : 3, true);
  }
  if (shape === 2 || shape === 4) {
    ink.bounds = { left: 180, top: 110, right: 640, bottom: 745 };
    return ladder(ink, [110, 270, 430, 590]) + hung(ink, 235, 108, 330, 480, shape === 4 ? 3 : 1);
  }
  const layers = shape === 1 ? 3 : 4;
  const fold: Fold = { skin: ink.main, layers, thick: shape === 3 ? 70 : 52, border: shape === 0 ? undefined : color };
  const { markup, top, eye } = pile(ink, 400, 610, 470, 330, [fold]);
  const lip = eye(-235, top - 20, -165);
  const end = eye(235, top - 20, -165);
  ink.bounds = { left: 130, top: 610 - top - 130, right: 690, bottom: 690 };
  return (
    markup + threads(ink, [lip[0] + 12, lip[1] + 8], [end[0] - 12, end[1] + 8], 84, shape === 5 ? color : tone(ink.main.color, 0.02), 11)
  );
};
