import { mix, tone } from './color.ts';
import { mug } from './mugs.ts';
import { ellipse, n, type Point } from './path.ts';
import type { Ink, KindFunction, Skin } from './studio.ts';
import { band, glassware, rings, vessel } from './vessels.ts';

/** A plate seen at an angle: rim, well, foot; `k` is the flattening. */
function plate(ink: Ink, cx: number, cy: number, r: number, k: number, skin: Skin, style: number): string {
  const c = skin.color;
  const face = ink.linear(
    [
      [0, tone(c, 0.1)],
      [0.5, tone(c, 0.02)],
      [1, tone(c, -0.06)],
    ],
    [0, 0, 1, 0.7],
  );
  const well = ink.linear(
    [
      [0, tone(c, -0.1)],
      [0.35, tone(c, -0.01)],
      [1, tone(c, 0.1)],
    ],
    [0, 0, 0.9, 0.6],
  );
  const rim = ellipse(cx, cy, r, r * k);
  const thick = Math.max(5, r * 0.045);
  const edge = `M${n(cx - r)} ${n(cy)}A${n(r)} ${n(r * k)} 0 0 0 ${n(cx + r)} ${n(cy)}Q${n(cx + r * 0.86)} ${n(cy + thick * 2.4)} ${n(cx + r * 0.55)} ${n(cy + r * k * 0.82 + thick)}A${n(r * 0.7)} ${n(r * k * 0.6)} 0 0 1 ${n(cx - r * 0.55)} ${n(cy + r * k * 0.82 + thick)}Q${n(cx - r * 0.86)} ${n(cy + thick * 2.4)} ${n(cx - r)} ${n(cy)}Z`;
  const inner = style === 2 ? 0.92 : 0.68;
  let marks = '';
  if (style === 1)
    marks = `<path d="${ellipse(cx, cy, r * 0.985, r * k * 0.985)}" fill="none" stroke="${ink.accent}" stroke-width="${n(r * 0.03)}"/>`;
  if (style === 3)
    marks = ink.line([0.95, 0.9, 0.56, 0.5, 0.3, 0.24].map((s) => ellipse(cx, cy + 3, r * s, r * k * s)).join(''), tone(c, -0.14), 2, 0.4);
  if (style === 4) marks = `<path d="${ellipse(cx, cy + 2, r * 0.64, r * k * 0.64)}" fill="${ink.accent}" fill-opacity=".85"/>`;
  if (style === 5)
    marks = ink.line(
      Array.from({ length: 40 }, (_, i) => {
        const a = (i / 40) * Math.PI * 2;
        return `M${n(cx + Math.cos(a) * r * 0.74)} ${n(cy + Math.sin(a) * r * k * 0.74)}L${n(cx + Math.cos(a) * r * 0.97)} ${n(cy + Math.sin(a) * r * k * 0.97)}`;
      }).join(''),
      tone(c, -0.12),
      2.4,
      0.5,
    );
  return (
    ink.form(edge, skin, { light: 'round', shade: -0.06 }) +
    `<path d="${rim}" fill="${face}"/>` +
    ink.layers(
      rim,
      [ink.texture(skin)].filter((paint) => paint !== undefined),
    ) +
    `<path d="${ellipse(cx, cy + r * k * 0.02, r * inner, r * k * inner)}" fill="${well}"/>` +
    (style === 2
      ? `<path d="${ellipse(cx, cy + r * k * 0.06, r * 0.84, r * k * 0.8)}" fill="${face}"/>`
      : `<path d="${ellipse(cx, cy + r * k * 0.05, r * (inner - 0.05), r * k * (inner - 0.05))}" fill="${ink.linear(
          [
            [0, tone(c, 0.05)],
            [1, tone(c, -0.02)],
          ],
          [0, 0, 1, 0.5],
        )}"/>`) +
    marks +
    `<path d="${rim}" fill="none" stroke="${tone(c, 0.2)}" stroke-width="2" stroke-opacity=".7"/>`
  );
}

const plateSet: KindFunction = (drawing, ink) => {
  const shape = ink.variant(6);
  const soft: Skin = { ...ink.main, color: tone(ink.main.color, 0.03) };
  if (drawing.view === 'angle') {
    const stackOf = (cx: number, base: number, r: number, count: number): string =>
      ink.shadow(cx, base + 6, r * 0.8, r * 0.2) +
      Array.from({ length: count }, (_, i) =>
        plate(ink, cx + ink.range(-3, 3), base - r * 0.2 - i * 17, r, 0.22, i % 2 === 0 ? ink.main : soft, shape),
      ).join('');
    return stackOf(310, 660, 235, 5) + stackOf(575, 735, 140, 4) + mug(ink, 600, 560, 120, ink.main, shape % 2 === 0);
  }
  ink.bounds = { left: 85, top: 250, right: 715, bottom: 690 };
  const big =
    ink.shadow(400, 545, 300, 130, 0.7) + plate(ink, 400, 490, 312, 0.5, ink.main, shape) + plate(ink, 400, 470, 222, 0.5, soft, shape);
  const bowl = vessel(
    ink,
    {
      cx: 400,
      base: 492,
      height: 112,
      profile: [
        [0, 1.2],
        [0.4, 1.04],
        [0.8, 0.66],
        [1, 0.46],
      ],
    },
    {
      tilt: 0.4,
      shadow: false,
      lining: tone(ink.main.color, 0.05),
      marks: shape === 1 || shape === 4 ? band(400, 340, 388, 140, 0.4, ink.accent, 0.9) : undefined,
    },
  );
  return big + bowl;
};

const bowlForms: readonly (readonly Point[])[] = [
  [
    [0, 1.05],
    [0.3, 1],
    [0.7, 0.72],
    [0.92, 0.42],
    [1, 0.4],
  ],
  [
    [0, 0.9],
    [0.4, 0.92],
    [0.8, 0.7],
    [0.95, 0.4],
    [1, 0.4],
  ],
  [
    [0, 1.4],
    [0.4, 1.16],
    [0.8, 0.66],
    [0.9, 0.44],
    [1, 0.46],
  ],
  [
    [0, 0.95],
    [0.5, 0.88],
    [0.9, 0.76],
    [1, 0.66],
  ],
  [
    [0, 1.1],
    [0.3, 0.98],
    [0.62, 0.6],
    [0.7, 0.3],
    [0.8, 0.28],
    [1, 0.5],
  ],
  [
    [0, 1.2],
    [0.25, 1.18],
    [0.7, 0.9],
    [0.95, 0.5],
    [1, 0.48],
  ],
];

const bowl: KindFunction = (drawing, ink) => {
  const shape = ink.variant(6);
  const profile = bowlForms[shape] ?? bowlForms[0] ?? [];
  const wide = Math.max(...profile.map(([, r]) => r));
  const one = (cx: number, base: number, w: number, full: boolean, skin = ink.main): string => {
    const h = w / wide / 2;
    const glaze =
      shape === 0
        ? band(cx, base - h - 60, base - h * 0.5, w, 0.26, ink.accent, 0.9)
        : shape === 1
          ? ink.line(rings(cx, base - h, base, 12, w * 0.52, 0.26), tone(skin.color, -0.14), 2, 0.5)
          : shape === 5
            ? band(cx, base - h * 0.92, base - h * 0.84, w, 0.26, ink.accent) +
              band(cx, base - h * 0.78, base - h * 0.75, w, 0.26, ink.accent)
            : undefined;
    return (
      vessel(ink, { cx, base, height: h, profile }, { skin, tilt: 0.28, marks: glaze, lining: tone(skin.color, 0.04) }) +
      (full ? fruit(ink, cx, base - h, w / 2) : '')
    );
  };
  if (drawing.view === 'angle') return one(320, 620, 420, true) + one(560, 730, 270, false);
  const h = 590 / wide / 2;
  ink.bounds = { left: 105, top: 660 - h, right: 695, bottom: 660 };
  return one(400, Math.min(680, 560 + h * 0.3), 590, shape === 4);
};

/** Lemons, figs and pears lying in a bowl whose rim is at (cx, top). */
function fruit(ink: Ink, cx: number, top: number, r: number): string {
  const ball = (dx: number, dy: number, s: number, color: string): string =>
    ink.form(ellipse(cx + dx * r, top + dy * r, s * r, s * r * 0.94), { material: 'leather', color }, { light: 'round', grain: 0.6 }) +
    `<path d="${ellipse(cx + dx * r, top + dy * r, s * r, s * r * 0.94)}" fill="${ink.linear(
      [
        [0, '#fff', 0.22],
        [0.4, '#fff', 0],
        [1, '#1d1208', 0.3],
      ],
      [0, 0, 0.2, 1],
    )}"/>`;
  const mask = `M${n(cx - r * 0.94)} ${n(top)}V${n(top - r * 1.3)}H${n(cx + r * 0.94)}V${n(top)}A${n(r * 0.94)} ${n(r * 0.25)} 0 0 1 ${n(cx - r * 0.94)} ${n(top)}Z`;
  const id = ink.define((own) => `<clipPath id="${own}"><path d="${mask}"/></clipPath>`);
  return `<g clip-path="url(#${id})">${ball(-0.46, -0.06, 0.26, '#d9b24a')}${ball(0.48, -0.05, 0.27, '#c98a3a')}${ball(0.02, -0.14, 0.28, '#b5562f')}${ball(-0.24, 0.08, 0.27, '#e0bf5c')}${ball(0.28, 0.1, 0.27, '#8a9a4e')}</g>`;
}

const mugKind: KindFunction = (drawing, ink) => {
  const shape = ink.variant(6);
  const one = (x: number, base: number, h: number, skin = ink.main): string => {
    const marks = [
      band(x, base - h * 0.42, base + 30, h, 0.24, tone(ink.accent, 0)),
      undefined,
      ink.line(rings(x, base - h, base, h * 0.05, h * 0.55, 0.24), tone(skin.color, -0.15), 2.4, 0.5),
      band(x, base - h * 1.2, base - h * 0.6, h, 0.24, ink.accent),
      band(x, base - h * 0.62, base - h * 0.5, h, 0.24, ink.accent) + band(x, base - h * 0.44, base - h * 0.4, h, 0.24, ink.accent),
      undefined,
    ][shape];
    return mug(ink, x, base, h, skin, shape % 2 === 0, marks);
  };
  if (drawing.view === 'angle')
    return `<g transform="translate(800 0)scale(-1 1)">${one(520, 640, 260)}</g>${one(530, 725, 250, { ...ink.main, color: tone(ink.main.color, 0.03) })}`;
  ink.bounds = { left: 165, top: 200, right: 640, bottom: 680 };
  return one(365, 672, 440);
};

const tumblerForms: readonly (readonly Point[])[] = [
  [
    [0, 0.36],
    [0.5, 0.34],
    [0.95, 0.3],
    [1, 0.27],
  ],
  [
    [0, 0.36],
    [0.4, 0.4],
    [0.8, 0.36],
    [1, 0.24],
  ],
  [
    [0, 0.42],
    [0.5, 0.42],
    [0.96, 0.42],
    [1, 0.4],
  ],
  [
    [0, 0.28],
    [0.5, 0.26],
    [1, 0.24],
  ],
];

const glassSet: KindFunction = (drawing, ink) => {
  const shape = ink.variant(6);
  const tint = mix(tone(ink.main.color, 0.2), '#b7c7c4', 0.35);
  const ribs = shape % 2 === 1 ? 16 : 0;
  const one = (cx: number, base: number, h: number, full: boolean): string => {
    if (shape >= 4) return stemmed(ink, cx, base, h, tint, shape === 5);
    const profile = tumblerForms[shape] ?? [];
    const drink = full
      ? vessel(
          ink,
          { cx, base: base - h * 0.05, height: h * 0.55, profile: profile.map(([t, r]): Point => [t, (r * 0.92) / 0.55]) },
          { skin: { material: 'plastic', color: '#d8a052' }, mouth: 'closed', tilt: 0.2, shadow: false },
        )
      : '';
    return `${drink === '' ? '' : `<g opacity=".8">${drink}</g>`}${glassware(ink, { cx, base, height: h, profile }, { tint, ribs })}`;
  };
  if (drawing.view === 'angle') return one(240, 640, 300, true) + one(560, 650, 300, false) + one(395, 735, 300, shape % 2 === 0);
  ink.bounds = { left: 130, top: 230, right: 690, bottom: 700 };
  const h = shape === 2 ? 330 : 400;
  return one(shape >= 4 ? 560 : 550, 650, h, false) + one(shape >= 4 ? 270 : 275, 700, h, false);
};

/** A wine glass or a coupe. */
function stemmed(ink: Ink, cx: number, base: number, h: number, tint: string, coupe: boolean): string {
  const bowlHeight = coupe ? h * 0.3 : h * 0.52;
  const profile: readonly Point[] = coupe
    ? [
        [0, 0.9],
        [0.3, 0.86],
        [0.7, 0.5],
        [1, 0.05],
      ]
    : [
        [0, 0.34],
        [0.3, 0.43],
        [0.6, 0.42],
        [0.88, 0.2],
        [1, 0.03],
      ];
  const dark = tone(tint, -0.26);
  const stem = `M${n(cx - 5)} ${n(base - h + bowlHeight - 4)}Q${n(cx - 3)} ${n(base - 60)} ${n(cx - 12)} ${n(base - 8)}H${n(cx + 12)}Q${n(cx + 3)} ${n(base - 60)} ${n(cx + 5)} ${n(base - h + bowlHeight - 4)}Z`;
  const pane = ink.linear([
    [0, dark, 0.7],
    [0.3, '#fff', 0.8],
    [0.6, tint, 0.5],
    [1, dark, 0.7],
  ]);
  return (
    ink.shadow(cx, base, h * 0.2, h * 0.035, 0.6) +
    `<path d="${ellipse(cx, base - 4, h * 0.2, h * 0.036)}" fill="${pane}" fill-opacity=".6" stroke="${dark}" stroke-opacity=".5" stroke-width="1.6"/>` +
    `<path d="${stem}" fill="${pane}"/>` +
    glassware(ink, { cx, base: base - h + bowlHeight, height: bowlHeight, profile }, { tint }).replace(/^(<path[^>]*>){2}/, '')
  );
}

/** What stands on the table. */
export const tableware = { 'plate-set': plateSet, bowl, mug: mugKind, 'glass-set': glassSet } satisfies Record<string, KindFunction>;
