import { tone } from './color.ts';
import { tints } from './palette.ts';
import { ellipse, line, n, type Point, roundedRect } from './path.ts';
import type { Ink, KindFunction, Skin } from './studio.ts';
import { band, glassware, rings, vessel } from './vessels.ts';

const dispenserForms: readonly (readonly Point[])[] = [
  [
    [0, 0.12],
    [0.1, 0.16],
    [0.22, 0.3],
    [0.5, 0.31],
    [0.95, 0.31],
    [1, 0.29],
  ],
  [
    [0, 0.12],
    [0.14, 0.16],
    [0.4, 0.34],
    [0.75, 0.38],
    [0.96, 0.3],
    [1, 0.28],
  ],
  [
    [0, 0.11],
    [0.1, 0.14],
    [0.18, 0.27],
    [0.3, 0.28],
    [0.97, 0.28],
    [1, 0.26],
  ],
  [
    [0, 0.27],
    [0.04, 0.29],
    [0.5, 0.29],
    [0.97, 0.29],
    [1, 0.28],
  ],
];

/** Bottles with a pump. */
export const soapDispenser: KindFunction = (drawing, ink) => {
  const shape = ink.variant(6);
  const metal: Skin = { material: 'metal', color: shape % 3 === 0 ? tints.black : shape % 3 === 1 ? tints.brass : tints.steel };
  const one = (cx: number, base: number, h: number): string => {
    const top = base - h;
    const profile = dispenserForms[shape % 4] ?? [];
    const form = { cx, base, height: h, profile };
    const marks =
      shape === 4
        ? band(cx, top + h * 0.6, base + 30, h, 0.18, ink.accent, 0.95)
        : shape === 1
          ? ink.line(rings(cx, top, base, 14, h * 0.4, 0.18), tone(ink.main.color, -0.14), 2.2, 0.45)
          : undefined;
    const glass = ink.main.material === 'glass';
    const body = glass
      ? vessel(
          ink,
          {
            cx,
            base: base - 6,
            height: h * 0.62,
            profile: [
              [0, 0.42],
              [1, 0.42],
            ],
          },
          { skin: { material: 'plastic', color: tone(ink.main.color, 0.06) }, mouth: 'closed', shadow: false },
        ) + glassware(ink, form, { tint: tone(ink.main.color, 0.1) })
      : vessel(ink, form, { mouth: 'closed', marks });
    const neck = Math.max(20, h * 0.1);
    const pump =
      ink.form(roundedRect(cx - neck, top - h * 0.09, neck * 2, h * 0.11, 5), metal, { light: 'round' }) +
      ink.form(roundedRect(cx - 7, top - h * 0.22, 14, h * 0.15, 2), metal, { light: 'round' }) +
      ink.form(
        `M${n(cx + 22)} ${n(top - h * 0.27)}H${n(cx - h * 0.2)}Q${n(cx - h * 0.29)} ${n(top - h * 0.27)} ${n(cx - h * 0.28)} ${n(top - h * 0.17)}h12Q${n(cx - h * 0.26)} ${n(top - h * 0.225)} ${n(cx - h * 0.19)} ${n(top - h * 0.22)}H${n(cx + 22)}Z`,
        metal,
        { light: 'pipe' },
      );
    const label =
      shape % 2 === 0
        ? `<path d="M${n(cx - h * 0.15)} ${n(top + h * 0.45)}q${n(h * 0.15)} 8 ${n(h * 0.3)} 0v${n(h * 0.26)}q${n(-h * 0.15)} 8 ${n(-h * 0.3)} 0z" fill="#f7f2e8" fill-opacity="${glass ? 0.9 : 0.94}"/>${ink.line(`M${n(cx - h * 0.09)} ${n(top + h * 0.55)}q${n(h * 0.09)} 4 ${n(h * 0.18)} 0M${n(cx - h * 0.05)} ${n(top + h * 0.61)}q${n(h * 0.05)} 3 ${n(h * 0.1)} 0`, '#5b5148', 2.4, 0.8)}`
        : '';
    return body + pump + (shape === 4 ? '' : label);
  };
  ink.bounds = { left: 230, top: 130, right: 560, bottom: 720 };
  if (drawing.view === 'angle')
    return (
      trayUnder(ink) +
      one(280, 640, 340) +
      vessel(
        ink,
        {
          cx: 455,
          base: 660,
          height: 170,
          profile: [
            [0, 0.46],
            [0.5, 0.46],
            [1, 0.44],
          ],
        },
        {},
      ) +
      brush(ink, 455, 500) +
      `<g>${soapBar(ink, 580, 680)}</g>`
    );
  return one(410, 720, 460);
};

const trayUnder = (ink: Ink): string =>
  ink.shadow(410, 690, 320, 60, 0.7) +
  ink.form(ellipse(410, 662, 320, 66), { material: 'marble', color: '#e9e4da' }, { shade: -0.07 }) +
  ink.form(ellipse(410, 650, 320, 66), { material: 'marble', color: '#efebe2' });

const brush = (ink: Ink, x: number, y: number): string =>
  ink.form(
    line(
      [
        [x - 6, y],
        [x - 22, y - 130],
        [x - 10, y - 134],
        [x + 8, y],
      ],
      true,
    ),
    { material: 'oak', color: tints.oak },
    { light: 'round', grain: 0 },
  ) +
  ink.form(roundedRect(x + 2, y - 120, 13, 124, 6), { material: 'plastic', color: '#dcd5c8' }, { light: 'round' }) +
  ink.line(`M${x - 24} ${y - 136}v22M${x - 17} ${y - 138}v22M${x - 11} ${y - 138}v20`, '#f4efe5', 6);

const soapBar = (ink: Ink, x: number, y: number): string =>
  ink.shadow(x, y, 62, 12) + ink.form(roundedRect(x - 60, y - 38, 120, 40, 18), { material: 'wax', color: '#dccbb0' }, { light: 'top' });
