import { block, blockShadow, eyeAt } from './block.ts';
import { tone } from './color.ts';
import { tints } from './palette.ts';
import { n, type Point, roundedRect } from './path.ts';
import type { KindFunction, Skin } from './studio.ts';
import { band, vessel } from './vessels.ts';

const canForms: readonly (readonly Point[])[] = [
  [
    [0, 0.3],
    [0.5, 0.3],
    [0.97, 0.3],
    [1, 0.29],
  ],
  [
    [0, 0.34],
    [0.5, 0.31],
    [1, 0.26],
  ],
  [
    [0, 0.27],
    [0.5, 0.27],
    [1, 0.27],
  ],
];

/** Cans: pedal, open, square, ribbed, with two lids. */
export const trashCan: KindFunction = (drawing, ink) => {
  const shape = ink.variant(6);
  const angle = drawing.view === 'angle';
  const black: Skin = { material: 'plastic', color: tints.black };
  if (shape === 2 || shape === 5) {
    const eye = eyeAt(angle ? 420 : 385, 640, angle ? 46 : 28, 19);
    const [w, h, d] = shape === 2 ? [250, 470, 250] : [380, 440, 220];
    ink.bounds = { left: 190, top: 150, right: 620, bottom: 710 };
    const lid =
      shape === 5
        ? block(ink, eye, [-w / 2 - 4, h + 14, -d / 2 - 4], [w / 2, 26, d + 8], { skin: black, round: 16, grain: 0 }) +
          block(ink, eye, [4, h + 14, -d / 2 - 4], [w / 2, 26, d + 8], { skin: black, round: 16, grain: 0 })
        : block(ink, eye, [-w / 2 - 4, h + 14, -d / 2 - 4], [w + 8, 34, d + 8], {
            skin: { ...ink.main, color: tone(ink.main.color, -0.06) },
            round: 20,
            grain: 0,
          });
    const pedal = block(ink, eye, [-40, 12, -d / 2 - 46], [80, 10, 46], {
      skin: { material: 'steel', color: tints.steel },
      round: 4,
      grain: 0,
    });
    return (
      blockShadow(ink, eye, [-w / 2, -d / 2], [w, d]) +
      block(ink, eye, [-w / 2, 0, -d / 2], [w, 18, d], { skin: black, round: 14, grain: 0 }) +
      block(ink, eye, [-w / 2, 16, -d / 2], [w, h, d], { round: 26, grain: 0.6 }) +
      lid +
      pedal
    );
  }
  const one = (cx: number, base: number, h: number, opened: boolean): string => {
    const profile = canForms[shape % 3] ?? [];
    const rt = (profile[0]?.[1] ?? 0.3) * h;
    const top = base - h;
    const swing = shape === 1 || shape === 4;
    const body = vessel(
      ink,
      { cx, base, height: h, profile },
      {
        mouth: swing && !opened ? 'open' : 'none',
        tilt: 0.2,
        marks:
          shape === 4
            ? ink.line(
                Array.from(
                  { length: 19 },
                  (_, i) => `M${n(cx - rt + (i * rt) / 9)} ${n(top)}L${n(cx + (-rt + (i * rt) / 9) * 0.78)} ${n(base + 20)}`,
                ).join(''),
                tone(ink.main.color, -0.2),
                3,
                0.5,
              )
            : band(cx, base - h * 0.06, base + 50, h, 0.2, tints.black),
      },
    );
    if (swing)
      return vessel(
        ink,
        { cx, base, height: h, profile },
        {
          mouth: 'open',
          tilt: 0.2,
          lining: '#8b867f',
          marks:
            shape === 4
              ? ink.line(
                  Array.from(
                    { length: 19 },
                    (_, i) => `M${n(cx - rt + (i * rt) / 9)} ${n(top)}L${n(cx + (-rt + (i * rt) / 9) * 0.78)} ${n(base + 20)}`,
                  ).join(''),
                  tone(ink.main.color, -0.2),
                  3,
                  0.5,
                )
              : band(cx, top - 30, top + 30, h, 0.2, ink.accent),
        },
      );
    const lidSkin: Skin = shape === 3 ? { ...ink.main, color: tone(ink.main.color, -0.04) } : black;
    const dome = `M${n(cx - rt * 1.02)} ${n(top)}C${n(cx - rt)} ${n(top - h * 0.14)} ${n(cx + rt)} ${n(top - h * 0.14)} ${n(cx + rt * 1.02)} ${n(top)}A${n(rt * 1.02)} ${n(rt * 0.2)} 0 0 1 ${n(cx - rt * 1.02)} ${n(top)}Z`;
    const pedal = ink.form(roundedRect(cx - 40, base + rt * 0.14, 80, 17, 7), { material: 'steel', color: tints.steel }, { light: 'pipe' });
    return (
      body +
      ink.form(dome, lidSkin, { light: 'round' }) +
      `<path d="${dome}" fill="${ink.linear(
        [
          [0, '#fff', 0.2],
          [0.5, '#fff', 0.02],
          [1, '#1d1208', 0.1],
        ],
        [0, 0, 0, 1],
      )}"/>` +
      ink.line(
        `M${n(cx - rt)} ${n(top + 2)}A${n(rt)} ${n(rt * 0.2)} 0 0 0 ${n(cx + rt)} ${n(top + 2)}`,
        tone(ink.main.color, -0.24),
        4,
        0.7,
      ) +
      pedal
    );
  };
  ink.bounds = { left: 220, top: 120, right: 580, bottom: 725 };
  if (angle) return one(290, 700, 470, true) + one(565, 730, 260, false);
  return one(400, 712, 540, false);
};
