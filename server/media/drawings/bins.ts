import { basketWeave, drawBasket } from './baskets.ts';
import { block, blockShadow, eyeAt } from './block.ts';
import { tone } from './color.ts';
import { contrast } from './contrast.ts';
import { tube } from './handles.ts';
import { tints } from './palette.ts';
import { n, type Point } from './path.ts';
import { openBin } from './storage-bins.ts';
import type { Ink, KindFunction } from './studio.ts';
import { band, vessel } from './vessels.ts';

/** Square bins by what they are made of, and a round basket. */
export const bin: KindFunction = (drawing, ink) => {
  const shape = ink.variant(6);
  const angle = drawing.view === 'angle';
  ink.bounds = { left: 110, top: 260, right: 690, bottom: 700 };
  if (shape === 4)
    return angle
      ? drawBasket(ink, 300, 690, 300, 3, true) + drawBasket(ink, 590, 740, 170, 3, false)
      : drawBasket(ink, 400, 705, 400, 3, false);
  if (angle)
    return (
      openBin(ink, eyeAt(290, 610, 44, 26), [330, 220, 250], shape, true) +
      openBin(ink, eyeAt(580, 690, 30, 26), [210, 140, 160], shape, false)
    );
  return openBin(ink, eyeAt(385, 610, 28, 26), [470, shape === 2 ? 240 : 300, 320], shape, shape === 1);
};

const hamperForms: readonly (readonly Point[])[] = [
  [
    [0, 0.34],
    [0.5, 0.36],
    [1, 0.32],
  ],
  [
    [0, 0.32],
    [0.2, 0.34],
    [0.8, 0.34],
    [1, 0.31],
  ],
  [
    [0, 0.28],
    [0.4, 0.38],
    [0.8, 0.36],
    [1, 0.29],
  ],
  [
    [0, 0.34],
    [0.5, 0.33],
    [1, 0.31],
  ],
];

/** Laundry hampers: lidded, open with a liner, or slatted. */
export const hamper: KindFunction = (drawing, ink) => {
  const shape = ink.variant(6);
  const angle = drawing.view === 'angle';
  const [cx, base, h] = angle ? [320, 715, 480] : [400, 725, 590];
  const weaves = ink.main.material === 'rattan' || ink.main.material === 'jute';
  ink.bounds = { left: cx - h * 0.36, top: base - h, right: cx + h * 0.36, bottom: base };
  const beside = angle ? drawBasket(ink, 600, 735, 150, 0, true) : '';
  if (shape === 4) return beside + slattedHamper(ink, angle ? 300 : 390, base - 90);
  const form = { cx, base, height: h, profile: hamperForms[shape % 4] ?? [] };
  const top = base - h;
  const rt = (form.profile[0]?.[1] ?? 0.34) * h;
  const marks =
    (weaves ? basketWeave(ink, form, 0.2, 24) : '') +
    (shape === 1 || shape === 3
      ? band(cx, top + h * 0.6, base + 60, h, 0.2, contrast(ink), 0.85)
      : shape === 5
        ? band(cx, top + h * 0.2, top + h * 0.3, h, 0.2, contrast(ink), 0.8)
        : '');
  const body = vessel(ink, form, {
    skin: weaves ? { material: 'paper', color: ink.main.color } : ink.main,
    tilt: 0.2,
    marks,
    mouth: shape % 2 === 0 ? 'none' : 'open',
  });
  const lid =
    shape % 2 === 0
      ? vessel(
          ink,
          {
            cx,
            base: top + 16,
            height: 40,
            profile: [
              [0, (rt * 0.97) / 40],
              [0.3, (rt * 1.03) / 40],
              [1, (rt * 1.04) / 40],
            ],
          },
          {
            skin: weaves ? { material: 'rattan', color: ink.main.color } : { ...ink.main, color: tone(ink.main.color, -0.02) },
            mouth: 'closed',
            shadow: false,
            tilt: 0.2,
          },
        )
      : '';
  const liner =
    shape % 2 === 1
      ? ink.form(
          `M${n(cx - rt - 4)} ${n(top - 2)}A${n(rt + 4)} ${n(rt * 0.22)} 0 0 0 ${n(cx + rt + 4)} ${n(top - 2)}v44A${n(rt + 4)} ${n(rt * 0.22)} 0 0 1 ${n(cx - rt - 4)} ${n(top + 42)}Z`,
          { material: 'linen', color: '#efe7d8' },
          { light: 'round' },
        )
      : '';
  const grip = (side: 1 | -1): string =>
    tube(
      `M${n(cx + side * rt * 0.6)} ${n(top + h * 0.17)}Q${n(cx + side * rt * 0.72)} ${n(top + h * 0.3)} ${n(cx + side * rt * 0.94)} ${n(top + h * 0.15)}`,
      shape % 2 === 0 ? tone(ink.main.color, -0.1) : tints.walnut,
      13,
    );
  return body + liner + lid + grip(-1) + grip(1) + beside;
};

/** A square hamper of slats with a cloth bag. */
function slattedHamper(ink: Ink, cx: number, base: number): string {
  const eye = eyeAt(cx, base, 30, 20);
  const [w, h, d] = [280, 430, 240];
  const bag = block(ink, eye, [-w / 2 + 14, 20, -d / 2 + 14], [w - 28, h - 60, d - 28], {
    skin: { material: 'linen', color: '#efe7d8' },
    round: 8,
  });
  const slats = [0, 1, 2, 3, 4]
    .map((i) => {
      const y = 40 + i * 74;
      return block(ink, eye, [-w / 2, y, -d / 2], [w, 34, 8]) + block(ink, eye, [w / 2 - 8, y, -d / 2], [8, 34, d]);
    })
    .join('');
  const posts =
    block(ink, eye, [-w / 2 - 4, 0, -d / 2 - 6], [20, h, 14], { upright: true }) +
    block(ink, eye, [w / 2 - 12, 0, d / 2 - 10], [16, h, 16], { upright: true }) +
    block(ink, eye, [w / 2 - 14, 0, -d / 2 - 6], [20, h, 16], { upright: true });
  return (
    blockShadow(ink, eye, [-w / 2, -d / 2], [w, d]) +
    bag +
    slats +
    posts +
    block(ink, eye, [-w / 2 - 8, h - 6, -d / 2 - 10], [w + 16, 18, d + 16], {})
  );
}
