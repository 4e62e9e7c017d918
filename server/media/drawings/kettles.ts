import { tone } from './color.ts';
import { knob, tube } from './handles.ts';
import { mug } from './mugs.ts';
import { tints } from './palette.ts';
import { n, type Point } from './path.ts';
import type { KindFunction, Skin } from './studio.ts';
import { band, vessel } from './vessels.ts';

const kettleForms: readonly (readonly Point[])[] = [
  [
    [0, 0.3],
    [0.12, 0.44],
    [0.4, 0.62],
    [0.75, 0.68],
    [0.94, 0.6],
    [1, 0.56],
  ],
  [
    [0, 0.3],
    [0.1, 0.34],
    [0.5, 0.46],
    [0.9, 0.56],
    [1, 0.54],
  ],
  [
    [0, 0.26],
    [0.2, 0.54],
    [0.5, 0.7],
    [0.8, 0.62],
    [1, 0.42],
  ],
];

/** Stove kettles with a bow handle, and goosenecks. */
export const kettle: KindFunction = (drawing, ink) => {
  const shape = ink.variant(6);
  const form = kettleForms[shape % 3] ?? [];
  const goose = shape >= 3;
  const one = (cx: number, base: number, h: number): string => {
    const top = base - h;
    const wide = Math.max(...form.map(([, r]) => r)) * h;
    const rt = (form[0]?.[1] ?? 0.3) * h;
    const grip: Skin = { material: shape % 2 === 0 ? 'walnut' : 'plastic', color: shape % 2 === 0 ? tints.walnut : tints.black };
    const spout = goose
      ? tube(
          `M${n(cx + wide * 0.8)} ${n(base - h * 0.26)}C${n(cx + wide * 1.5)} ${n(base - h * 0.3)} ${n(cx + wide * 1.06)} ${n(top + h * 0.1)} ${n(cx + wide * 1.62)} ${n(top - 8)}`,
          ink.main.color,
          24,
        )
      : ink.form(
          `M${n(cx + wide * 0.66)} ${n(base - h * 0.3)}C${n(cx + wide * 1.1)} ${n(base - h * 0.44)} ${n(cx + wide * 1.1)} ${n(top + h * 0.18)} ${n(cx + wide * 1.42)} ${n(top + h * 0.06)}L${n(cx + wide * 1.26)} ${n(top - h * 0.03)}C${n(cx + wide * 0.96)} ${n(top + h * 0.08)} ${n(cx + wide * 0.8)} ${n(top + h * 0.3)} ${n(cx + wide * 0.56)} ${n(top + h * 0.36)}Z`,
          ink.main,
          { light: 'pipe' },
        );
    const handle = goose
      ? tube(
          `M${n(cx - wide * 0.6)} ${n(top + h * 0.16)}C${n(cx - wide * 1.5)} ${n(top - h * 0.06)} ${n(cx - wide * 1.5)} ${n(top + h * 0.66)} ${n(cx - wide * 1.12)} ${n(base - h * 0.16)}`,
          grip.color,
          30,
        )
      : tube(
          `M${n(cx - wide * 0.72)} ${n(top + h * 0.26)}C${n(cx - wide * 0.9)} ${n(top - h * 0.7)} ${n(cx + wide * 0.9)} ${n(top - h * 0.7)} ${n(cx + wide * 0.72)} ${n(top + h * 0.26)}`,
          tints.steel,
          11,
        ) +
        tube(
          `M${n(cx - wide * 0.44)} ${n(top - h * 0.36)}C${n(cx - wide * 0.2)} ${n(top - h * 0.47)} ${n(cx + wide * 0.2)} ${n(top - h * 0.47)} ${n(cx + wide * 0.44)} ${n(top - h * 0.36)}`,
          grip.color,
          34,
        );
    const lid = ink.form(
      `M${n(cx - rt)} ${n(top)}C${n(cx - rt * 0.9)} ${n(top - h * 0.1)} ${n(cx + rt * 0.9)} ${n(top - h * 0.1)} ${n(cx + rt)} ${n(top)}A${n(rt)} ${n(rt * 0.2)} 0 0 1 ${n(cx - rt)} ${n(top)}Z`,
      ink.main,
      { light: 'round' },
    );
    const seam = ink.line(
      `M${n(cx - rt)} ${n(top + 2)}A${n(rt)} ${n(rt * 0.2)} 0 0 0 ${n(cx + rt)} ${n(top + 2)}`,
      tone(ink.main.color, -0.26),
      3,
    );
    return (
      spout +
      (goose ? handle : '') +
      vessel(
        ink,
        { cx, base, height: h, profile: form },
        { mouth: 'none', marks: shape === 4 ? band(cx, base - h * 0.2, base + 30, h, 0.17, ink.accent) : undefined },
      ) +
      lid +
      seam +
      knob(ink, cx, top - h * 0.07, 17, grip.color) +
      (goose ? '' : handle)
    );
  };
  if (drawing.view === 'angle') return `<g transform="translate(800 0)scale(-1 1)">${one(450, 690, 270)}</g>${mug(ink, 610, 720, 130)}`;
  const h = goose ? 330 - (shape === 4 ? 0 : 30) : 350;
  ink.bounds = { left: 150, top: goose ? 250 : 150, right: 690, bottom: 690 };
  return one(goose ? 380 : 370, 680, h);
};
