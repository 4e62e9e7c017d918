import { tone } from './color.ts';
import { board } from './cutting-boards.ts';
import { knob } from './handles.ts';
import { mug } from './mugs.ts';
import { tints } from './palette.ts';
import { ellipse, line, n, type Point, roundedRect } from './path.ts';
import { steel } from './steel.ts';
import type { Ink, KindFunction, Skin } from './studio.ts';
import { band, glassware, rings, vessel } from './vessels.ts';

const jarForms: readonly (readonly Point[])[] = [
  [
    [0, 0.36],
    [0.5, 0.36],
    [0.96, 0.36],
    [1, 0.34],
  ],
  [
    [0, 0.32],
    [0.06, 0.38],
    [0.5, 0.4],
    [0.95, 0.38],
    [1, 0.35],
  ],
  [
    [0, 0.34],
    [0.5, 0.35],
    [1, 0.35],
  ],
  [
    [0, 0.3],
    [0.12, 0.4],
    [0.5, 0.46],
    [0.9, 0.38],
    [1, 0.34],
  ],
  [
    [0, 0.4],
    [0.5, 0.4],
    [1, 0.4],
  ],
  [
    [0, 0.34],
    [0.1, 0.36],
    [0.9, 0.3],
    [1, 0.28],
  ],
];

/** A set of jars with lids, by material and shape. */
export const canister: KindFunction = (drawing, ink) => {
  const shape = ink.variant(6);
  const profile = jarForms[shape] ?? [];
  const glass = ink.main.material === 'glass';
  const wood: Skin =
    shape % 2 === 0 ? { material: 'oak', color: tints.oak } : shape === 5 ? steel : { ...ink.main, color: tone(ink.main.color, -0.03) };
  const one = (cx: number, base: number, h: number, grain: string): string => {
    const rt = (profile[0]?.[1] ?? 0.36) * h;
    const top = base - h;
    const form = { cx, base, height: h, profile };
    const marks =
      shape === 0
        ? undefined
        : shape === 3
          ? ink.line(rings(cx, top, base, 15, h * 0.46, 0.18), tone(ink.main.color, -0.14), 2.2, 0.5)
          : shape === 4
            ? band(cx, top + h * 0.4, top + h * 0.62, h, 0.18, ink.accent, 0.9)
            : undefined;
    const body = glass
      ? vessel(
          ink,
          { cx, base: base - 8, height: h * 0.62, profile: profile.map(([t, r]): Point => [t, (r * 0.94) / 0.62]) },
          { skin: { material: 'jute', color: grain }, mouth: 'closed', shadow: false },
        ) + glassware(ink, form, { tint: '#c9d3cf' })
      : vessel(ink, form, { mouth: 'none', marks });
    const lidH = h * 0.1;
    const lid = vessel(
      ink,
      {
        cx,
        base: top + 5,
        height: lidH,
        profile: [
          [0, (rt * 0.98) / lidH],
          [0.5, (rt * 1.04) / lidH],
          [1, (rt * 1.04) / lidH],
        ],
      },
      { skin: wood, mouth: 'closed', shadow: false },
    );
    const [lx, ly] = [cx - rt * 0.42, top + h * 0.42];
    const label =
      shape === 0
        ? `<path d="M${n(lx)} ${n(ly)}q${n(rt * 0.42)} 7 ${n(rt * 0.84)} 0v${n(h * 0.16)}q${n(-rt * 0.42)} 7 ${n(-rt * 0.84)} 0z" fill="#f6f0e4"/>${ink.line(`M${n(cx - rt * 0.24)} ${n(ly + h * 0.07)}q${n(rt * 0.24)} 4 ${n(rt * 0.48)} 0M${n(cx - rt * 0.14)} ${n(ly + h * 0.11)}q${n(rt * 0.14)} 3 ${n(rt * 0.28)} 0`, '#5b5148', 2.4, 0.8)}`
        : '';
    return (
      body +
      `<path d="${ellipse(cx, top + 9, rt * 0.98, rt * 0.17)}" fill="#1d1208" fill-opacity=".2"/>` +
      lid +
      (shape % 3 === 1
        ? knob(ink, cx, top - lidH + 6, h * 0.06, tints.brass)
        : shape % 3 === 2
          ? knob(ink, cx, top - lidH + 6, h * 0.055, wood.color)
          : '') +
      label
    );
  };
  ink.bounds = { left: 110, top: 150, right: 690, bottom: 720 };
  if (drawing.view === 'angle') return one(300, 690, 440, '#c9a877') + one(560, 730, 260, '#7d5a3b');
  return one(545, 680, 330, '#d9c49a') + one(255, 690, 470, '#c9a877') + one(430, 735, 220, '#7d5a3b');
};

/** Spoons, a spatula, a whisk and a brush, standing. */
function utensils(ink: Ink, cx: number, top: number, reach: number): string {
  const wood: Skin = { material: 'oak', color: '#bd9160' };
  const dark: Skin = { material: 'walnut', color: '#7b5437' };
  const stick = (lean: number, length: number, skin: Skin, head: string, wide = 13): string =>
    `<g transform="translate(${n(cx + lean * 2)} ${n(top + 40)})rotate(${lean})">${ink.form(
      line(
        [
          [-wide / 2, 0],
          [-wide * 0.38, -length],
          [wide * 0.38, -length],
          [wide / 2, 0],
        ],
        true,
      ),
      skin,
      { light: 'round', turn: 90, grain: 0 },
    )}<g transform="translate(0 ${n(-length)})">${head}</g></g>`;
  const spoon = (skin: Skin, r: number): string =>
    ink.form(ellipse(0, -r * 1.1, r, r * 1.35), skin, { light: 'flat', turn: 90, grain: 0.6 }) +
    `<path d="${ellipse(2, -r * 1.1, r * 0.74, r * 1.06)}" fill="${tone(skin.color, -0.13)}"/><path d="${ellipse(4, -r * 0.95, r * 0.66, r * 0.9)}" fill="${tone(skin.color, -0.05)}"/>`;
  const spatula =
    ink.form(roundedRect(-32, -120, 64, 126, 12), dark, { turn: 90 }) +
    `<path d="M-14 -104v76M0 -104v76M14 -104v76" stroke="${tone(dark.color, -0.2)}" stroke-width="6" stroke-linecap="round"/>`;
  const whisk = [-38, -22, 0, 22, 38]
    .map((x) => ink.line(`M0 6C${x} -40 ${x} -120 0 -140C${-x} -120 ${-x} -40 0 6`, '#aeb0b0', 3, 0.9))
    .join('');
  return (
    stick(-22, reach * 0.84, wood, spoon(wood, 34)) +
    stick(19, reach * 0.8, steel, whisk, 17) +
    stick(-8, reach, dark, spatula) +
    stick(8, reach * 0.98, wood, spoon(wood, 38)) +
    stick(28, reach * 0.7, dark, spoon(dark, 28)) +
    stick(-32, reach * 0.64, wood, ink.form(roundedRect(-22, -88, 44, 92, 20), wood, { turn: 90 }))
  );
}

/** A crock with spoons, a spatula and a whisk. */
export const utensilCrock: KindFunction = (drawing, ink) => {
  const shape = ink.variant(6);
  const profile: readonly Point[] =
    (
      [
        [
          [0, 0.44],
          [0.5, 0.44],
          [0.96, 0.43],
          [1, 0.41],
        ],
        [
          [0, 0.4],
          [0.06, 0.38],
          [0.4, 0.46],
          [0.8, 0.44],
          [1, 0.34],
        ],
        [
          [0, 0.46],
          [0.5, 0.4],
          [1, 0.36],
        ],
      ] as const
    )[shape % 3] ?? [];
  const one = (cx: number, base: number, h: number, reach: number): string => {
    const top = base - h;
    const marks =
      shape === 3
        ? band(cx, top + h * 0.55, base + 40, h, 0.2, ink.accent, 0.95)
        : shape === 4
          ? ink.line(rings(cx, top, base, 13, h * 0.47, 0.2), tone(ink.main.color, -0.14), 2.4, 0.5)
          : shape === 1
            ? band(cx, top - 30, top + h * 0.3, h, 0.2, tone(ink.main.color, -0.16))
            : undefined;
    const rt = (profile[0]?.[1] ?? 0.4) * h;
    const whole = vessel(ink, { cx, base, height: h, profile }, { tilt: 0.2, marks });
    const frontLip = `M${n(cx - rt)} ${n(top)}A${n(rt)} ${n(rt * 0.2)} 0 0 0 ${n(cx + rt)} ${n(top)}V${n(base + h * 0.2)}H${n(cx - rt)}Z`;
    const id = ink.define(
      (own) =>
        `<clipPath id="${own}"><path d="M0 0H800V${n(top)}H${n(cx + rt * 0.93)}A${n(rt * 0.93)} ${n(rt * 0.17)} 0 0 1 ${n(cx - rt * 0.93)} ${n(top)}H0Z"/></clipPath>`,
    );
    return `${whole}<g clip-path="url(#${id})">${utensils(ink, cx, top, reach)}</g>${frontLip === '' ? '' : ink.line(`M${n(cx - rt)} ${n(top)}A${n(rt)} ${n(rt * 0.2)} 0 0 0 ${n(cx + rt)} ${n(top)}`, tone(ink.main.color, 0.08), 5)}`;
  };
  ink.bounds = { left: 270, top: 440, right: 530, bottom: 720 };
  if (drawing.view === 'angle')
    return board(ink, 1, 440, 660, 300, 300, { material: 'oak', color: '#c39a66' }) + one(310, 715, 250, 240) + mug(ink, 570, 735, 110);
  return one(400, 720, 320, 300);
};
