import { drape, type Fold, pile, roll } from './cloth.ts';
import { tone } from './color.ts';
import { contrast } from './contrast.ts';
import type { KindFunction, Skin } from './studio.ts';
import { ladder } from './throws.ts';

/** Towelling in a colour. */
export const terry = (color: string): Skin => ({ material: 'boucle', color });

/** Towels in a pile, rolled, or over a ladder. */
export const towelSet: KindFunction = (drawing, ink) => {
  const shape = ink.variant(6);
  const color = contrast(ink);
  const border = shape === 0 || shape === 4 ? tone(ink.main.color, -0.1) : color;
  const towel = (c: string, thick: number, inset: number): Fold => ({ skin: terry(c), layers: 2, thick, border, inset });
  ink.bounds = { left: 110, top: 200, right: 700, bottom: 700 };
  const main = ink.main.color;
  if (drawing.view === 'angle') {
    if (shape % 2 === 0) {
      const marks = (x: number, top: number, w: number, h: number): string =>
        `<path d="M${x - 30} ${top + h * 0.78}h${w + 60}v26h${-w - 60}zM${x - 30} ${top + h * 0.78 + 36}h${w + 60}v8h${-w - 60}z" fill="${border}" fill-opacity=".75"/>`;
      return `${ladder(ink, [110, 270, 430, 590])}${drape(ink, 232, 106, 240, 330, terry(main), { pleats: 2, flare: 0.01, marks: marks(232, 106, 240, 330) })}${drape(ink, 330, 428, 220, 240, terry(tone(main, 0.03)), { pleats: 2, flare: 0.01, marks: marks(330, 428, 220, 240) })}`;
    }
    return (
      ink.shadow(400, 690, 290, 34) +
      roll(ink, 150, 690, 420, 80, terry(main)) +
      roll(ink, 190, 558, 400, 74, terry(shape === 1 ? color : tone(main, 0.04))) +
      roll(ink, 230, 436, 330, 56, terry(main))
    );
  }
  if (shape === 3)
    return (
      ink.shadow(420, 700, 300, 30) +
      roll(ink, 100, 700, 500, 92, terry(main)) +
      roll(ink, 140, 545, 470, 88, terry(main)) +
      roll(ink, 190, 396, 360, 66, terry(color)) +
      roll(ink, 210, 284, 330, 58, terry(tone(main, 0.05)))
    );
  const folds =
    shape % 2 === 0
      ? [towel(main, 52, 0), towel(main, 50, 4), towel(main, 44, 22), towel(main, 40, 40)]
      : [towel(main, 54, 0), towel(color, 50, 4), towel(main, 46, 16)];
  return pile(ink, 390, 640, 450, 310, shape === 4 ? folds.slice(1) : folds, shape >= 4 ? 32 : 22).markup;
};
