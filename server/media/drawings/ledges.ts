import { stackOfBooks } from './books.ts';
import { bunch } from './bouquets.ts';
import { n } from './path.ts';
import type { Ink, Skin } from './studio.ts';
import { vessel } from './vessels.ts';

/** A wooden ledge along the lower part of the picture, for things that lean. */
export function ledge(ink: Ink, y: number): string {
  const skin: Skin = { material: 'oak', color: '#c4a27a' };
  return `${ink.drop(`M70 ${n(y)}H730V${n(y + 34)}H70Z`, 8, 22, 14, 0.3)}<path d="M84 ${n(y - 26)}H716L730 ${n(y)}H70Z" fill="${ink.surface(skin, 'flat', 0.08)}"/>${ink.form(`M70 ${n(y)}H730V${n(y + 30)}H70Z`, skin, { light: 'pipe', shade: -0.02 })}`;
}

/** Width by height of the product, or what its kind usually has; kept drawable. */
export const proportion = (ink: Ink, fallback: number): number => {
  const size = ink.drawing.size;
  return size === undefined || size.height < 2 || size.width < 2 ? fallback : Math.min(1.9, Math.max(0.5, size.width / size.height));
};

/** Width and height of a flat thing that fills the picture at a proportion. */
export const fitted = (ratio: number, room: number): [number, number] => (ratio > 1 ? [room, room / ratio] : [room * ratio, room]);

/** Books with a small vase on them. */
export const stackOfBooksAt = (ink: Ink, x: number, y: number): string =>
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
    { skin: { material: 'paper', color: '#c8bca8' }, shadow: false },
  )}`;
