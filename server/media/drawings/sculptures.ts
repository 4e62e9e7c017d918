import { stackOfBooks } from './books.ts';
import { tone } from './color.ts';
import { tints } from './palette.ts';
import { ellipse, n, type Point, roundedRect, smooth } from './path.ts';
import type { Ink, KindFunction, Skin } from './studio.ts';
import { vessel } from './vessels.ts';

/** Small sculptures: a loop, stones, a ring, birds, arches, a totem. */
export const sculpture: KindFunction = (drawing, ink) => {
  const shape = ink.variant(6);
  const angle = drawing.view === 'angle';
  const skin = ink.main;
  const plinth = (x: number, base: number, w: number, h: number): string =>
    ink.shadow(x, base, w * 0.55, w * 0.1) +
    ink.form(roundedRect(x - w / 2, base - h, w, h, 3), { material: 'walnut', color: '#4d382b' }, { light: 'round' }) +
    `<path d="M${n(x - w / 2)} ${n(base - h)}l${n(w * 0.06)} -10h${n(w * 0.88)}l${n(w * 0.06)} 10z" fill="#6a5040"/>`;
  ink.bounds = { left: 230, top: 120, right: 570, bottom: 720 };
  const tube = (d: string, width: number): string => {
    const steps: readonly (readonly [number, number, number])[] = [
      [1, -0.2, 0],
      [0.86, -0.06, -0.03],
      [0.62, 0.04, -0.07],
      [0.3, 0.14, -0.13],
    ];
    return steps
      .map(
        ([share, step, shift]) =>
          `<g transform="translate(${n(shift * width)} ${n(shift * width * 0.9)})">${ink.line(d, tone(skin.color, step), width * share)}</g>`,
      )
      .join('');
  };
  const books = angle ? stackOfBooks(ink, 400, 720) : '';
  const base = angle ? 606 : 690;
  if (shape === 0)
    return (
      books +
      plinth(400, base + 30, 150, 44) +
      tube(
        `M400 ${base - 30}C300 ${base - 90} 250 ${base - 240} 330 ${base - 330}S500 ${base - 340} 500 ${base - 220}S380 ${base - 130} 400 ${base - 20}`,
        angle ? 44 : 58,
      )
    );
  if (shape === 1) {
    const stones: readonly (readonly [number, number])[] = [
      [130, 62],
      [104, 50],
      [120, 40],
      [72, 46],
      [46, 36],
    ];
    let y = base + 24;
    let out = books + ink.shadow(400, y, 130, 22);
    stones.forEach(([rx, ry], i) => {
      out +=
        ink.form(ellipse(400 + (i % 2 === 0 ? -6 : 12), y - ry, rx, ry), i % 2 === 0 ? skin : { ...skin, color: ink.accent }, {
          light: 'round',
        }) +
        `<path d="${ellipse(400 + (i % 2 === 0 ? -6 : 12), y - ry, rx, ry)}" fill="${ink.linear(
          [
            [0.3, '#fff', 0.16],
            [0.5, '#fff', 0],
            [1, '#1d1208', 0.3],
          ],
          [0, 0, 0, 1],
        )}"/>`;
      y -= ry * 2 - 8;
    });
    return out;
  }
  if (shape === 2)
    return (
      books +
      plinth(400, base + 30, 170, 52) +
      tube(`M400 ${base - 46}C250 ${base - 50} 240 ${base - 330} 400 ${base - 340}S560 ${base - 60} 400 ${base - 46}`, 66)
    );
  if (shape === 3)
    return books + plinth(400, base + 30, 190, 34) + bird(ink, 350, base - 4, skin) + (angle ? '' : bird(ink, 480, base - 6, skin, 0.7));
  if (shape === 4) {
    const arch = (x: number, r: number, w: number): string =>
      ink.form(
        `M${n(x - r)} ${n(base + 26)}V${n(base + 26 - r * 1.9)}a${r} ${r} 0 0 1 ${2 * r} 0V${n(base + 26)}h${-w}V${n(base + 26 - r * 1.9)}a${n(r - w)} ${n(r - w)} 0 0 0 ${n(-2 * (r - w))} 0V${n(base + 26)}Z`,
        skin,
        { light: 'flat' },
      );
    return (
      books +
      ink.shadow(400, base + 26, 180, 24) +
      `<g transform="translate(10 -6)" opacity=".9">${ink.form(`M232 ${base + 26}V${base - 272}a168 168 0 0 1 336 0V${base + 26}Z`, skin, { shade: -0.2 })}</g>` +
      ink.form(`M232 ${base + 26}V${base - 272}a168 168 0 0 1 336 0V${base + 26}Z`, skin, { shade: -0.12 }) +
      arch(400, 168, 52) +
      arch(400, 104, 52)
    );
  }
  return books + vesselHead(ink, 400, base + 26, skin);
};

/** A long-necked bird of few curves. */
function bird(ink: Ink, x: number, base: number, skin: Skin, s = 1): string {
  const at = (points: readonly Point[]): Point[] => points.map(([dx, dy]): Point => [x + dx * s, base + (dy - 34) * s]);
  const body = smooth(
    at([
      [-128, -214],
      [-92, -246],
      [-48, -256],
      [-8, -228],
      [60, -166],
      [150, -150],
      [226, -146],
      [160, -104],
      [96, -34],
      [10, -2],
      [-70, -32],
      [-104, -110],
      [-98, -186],
    ]),
    true,
  );
  const wing = smooth(
    at([
      [-40, -128],
      [30, -144],
      [110, -124],
      [196, -138],
      [110, -78],
      [20, -54],
      [-36, -84],
    ]),
    true,
  );
  const pins = `M${n(x - 14 * s)} ${n(base - 44 * s)}V${n(base + 6)}M${n(x + 22 * s)} ${n(base - 44 * s)}V${n(base + 6)}`;
  const round = ink.linear(
    [
      [0, '#fff', 0.18],
      [0.45, '#fff', 0],
      [1, '#1d1208', 0.3],
    ],
    [0.2, 0, 0.5, 1],
  );
  return (
    ink.line(pins, tone(tints.brass, -0.06), 5 * s) +
    ink.form(body, skin, { light: 'round' }) +
    `<path d="${body}" fill="${round}"/>` +
    ink.form(wing, skin, { light: 'top', shade: 0.015 }) +
    ink.line(wing, tone(skin.color, -0.14), 2, 0.5)
  );
}

/** A quiet totem of turned parts. */
function vesselHead(ink: Ink, x: number, base: number, skin: Skin): string {
  return (
    vessel(
      ink,
      {
        cx: x,
        base,
        height: 200,
        profile: [
          [0, 0.2],
          [0.3, 0.5],
          [0.8, 0.62],
          [1, 0.5],
        ],
      },
      { skin, mouth: 'none' },
    ) +
    vessel(
      ink,
      {
        cx: x,
        base: base - 188,
        height: 150,
        profile: [
          [0, 0.3],
          [0.4, 0.86],
          [0.6, 0.86],
          [1, 0.3],
        ],
      },
      { skin: { ...skin, color: ink.accent }, mouth: 'none', shadow: false },
    ) +
    vessel(
      ink,
      {
        cx: x,
        base: base - 326,
        height: 130,
        profile: [
          [0, 0.04],
          [0.15, 0.36],
          [0.5, 0.5],
          [0.85, 0.36],
          [1, 0.2],
        ],
      },
      { skin, mouth: 'none', shadow: false },
    )
  );
}
