import { block, blockShadow, eyeAt } from './block.ts';
import { bunch } from './bouquets.ts';
import { pillar } from './candles.ts';
import { roll } from './cloth.ts';
import { tone } from './color.ts';
import { tints } from './palette.ts';
import { type Point, roundedRect } from './path.ts';
import type { Ink, KindFunction, Skin } from './studio.ts';
import { terry } from './towels.ts';
import { vessel } from './vessels.ts';

/** Open shelves with towels and jars: a tower, an étagère, a low bench. */
export const bathShelf: KindFunction = (drawing, ink) => {
  const shape = ink.variant(6);
  const angle = drawing.view === 'angle';
  const eye = eyeAt(390, 640, angle ? 42 : 24, 13);
  const tall = shape === 0 || shape === 3;
  const [w, h, d] = tall ? [240, 500, 140] : shape === 4 ? [420, 250, 140] : [400, 440, 130];
  const levels = tall ? 4 : shape === 4 ? 2 : 3;
  const wired: Skin = { material: 'metal', color: shape % 2 === 1 ? tints.black : ink.accent };
  const open = shape === 1 || shape === 5;
  const posts = (z: number): string =>
    [-w / 2, w / 2 - 12]
      .map((x) => block(ink, eye, [x, 0, z], [12, h, 12], { skin: open ? wired : ink.main, grain: 0, round: 1, upright: true }))
      .join('');
  const shelf = (i: number): string => {
    const y = (h - 40) * (i / (levels - 1)) + 20;
    const board = block(ink, eye, [-w / 2, y, -d / 2], [w, 14, d], { round: 2 });
    return board + stock(ink, eye, y + 14, w, i + shape);
  };
  const shelves = Array.from({ length: levels }, (_, i) => shelf(i)).join('');
  ink.bounds = { left: 400 - w * 0.7, top: 700 - h - 40, right: 400 + w * 0.7, bottom: 700 };
  const scene = blockShadow(ink, eye, [-w / 2, -d / 2], [w, d]) + posts(d / 2 - 12) + shelves + posts(-d / 2);
  return `<g transform="matrix(1.14 0 0 1.14 -52 -58)">${scene}</g>`;
};

/** Towels, jars and bottles on a shelf at height y. */
function stock(ink: Ink, eye: ReturnType<typeof eyeAt>, y: number, w: number, which: number): string {
  const at = (share: number): Point => eye(-w / 2 + w * share, y, 0);
  const cloth = (share: number, color: string): string => {
    const [x, base] = at(share);
    return Array.from({ length: 2 }, (_, i) =>
      ink.form(roundedRect(x - 50, base - 22 * (i + 1), 100, 22, 10), terry(i === 1 ? tone(color, 0.03) : color), { light: 'pipe' }),
    ).join('');
  };
  const jar = (share: number, color: string, h: number): string => {
    const [x, base] = at(share);
    return vessel(
      ink,
      {
        cx: x,
        base,
        height: h,
        profile: [
          [0, 0.2],
          [0.14, 0.24],
          [0.3, 0.4],
          [0.95, 0.4],
          [1, 0.36],
        ],
      },
      { skin: { material: 'ceramic', color }, shadow: false },
    );
  };
  const kind = ((which % 4) + 4) % 4;
  if (kind === 0) return cloth(0.3, '#efe7d9') + jar(0.76, '#bfb09a', 62);
  if (kind === 1) {
    const [x, base] = at(0.7);
    return (
      jar(0.28, '#8d9a86', 64) +
      bunch(ink, x, base - 40, 80, 1) +
      vessel(
        ink,
        {
          cx: x,
          base,
          height: 44,
          profile: [
            [0, 0.3],
            [0.5, 0.46],
            [1, 0.36],
          ],
        },
        { skin: { material: 'paper', color: '#c7b79f' }, shadow: false },
      )
    );
  }
  if (kind === 2) {
    const [x, base] = at(0.32);
    return roll(ink, x - 44, base, 84, 24, terry('#e9e0d0')) + jar(0.78, '#6f5a49', 66);
  }
  const [x, base] = at(0.3);
  return pillar(ink, x, base, 24, 52, '#f0e4cd', false) + cloth(0.72, ink.accent);
}
