import { tone } from './color.ts';
import { tints } from './palette.ts';
import { ellipse, line, n, type Point } from './path.ts';
import type { Ink, KindFunction, Skin } from './studio.ts';
import { band, clipped, vessel } from './vessels.ts';

/** A tube-like handle along a path: dark belly, colour, thin light. */
export function tube(d: string, color: string, width: number): string {
  const stroke = (paint: string, share: number, dx: number, dy: number, opacity = 1): string =>
    `<path d="${d}" fill="none" stroke="${paint}" stroke-width="${n(width * share)}" stroke-linecap="round" stroke-linejoin="round"${dx === 0 ? '' : ` transform="translate(${n(dx * width)} ${n(dy * width)})"`}${opacity < 1 ? ` stroke-opacity="${opacity}"` : ''}/>`;
  return (
    stroke(tone(color, -0.17), 1, 0, 0) +
    stroke(tone(color, -0.02), 0.72, -0.06, -0.08) +
    stroke(tone(color, 0.14), 0.26, -0.15, -0.2, 0.85)
  );
}

/** A knob of metal on top of a lid. */
export function knob(ink: Ink, x: number, y: number, r: number, color: string): string {
  const skin: Skin = { material: 'metal', color };
  return (
    ink.form(
      line(
        [
          [x - r * 0.42, y],
          [x - r * 0.34, y - r * 0.8],
          [x + r * 0.34, y - r * 0.8],
          [x + r * 0.42, y],
        ],
        true,
      ),
      skin,
      { light: 'round' },
    ) +
    ink.form(ellipse(x, y - r * 1.05, r, r * 0.46), skin, { light: 'round', shade: -0.04 }) +
    ink.form(ellipse(x, y - r * 1.2, r * 0.92, r * 0.34), skin, { shade: 0.1 })
  );
}

/** An enamelled pot with its lid. */
function pot(
  ink: Ink,
  cx: number,
  base: number,
  w: number,
  h: number,
  options: { oval?: boolean; lid: 'dome' | 'flat' | 'off'; knob: string; loop: boolean },
): string {
  const tilt = 0.2;
  const r = w / 2;
  const [color, skin] = [ink.main.color, ink.main];
  const top = base - h;
  const grip = (side: 1 | -1): string =>
    options.loop
      ? tube(
          `M${n(cx + side * r * 0.94)} ${n(top + h * 0.2)}C${n(cx + side * r * 1.28)} ${n(top + h * 0.06)} ${n(cx + side * r * 1.3)} ${n(top + h * 0.4)} ${n(cx + side * r * 0.95)} ${n(top + h * 0.36)}`,
          color,
          22,
        )
      : tube(
          `M${n(cx + side * r * 0.94)} ${n(top + h * 0.22)}h${n(side * r * 0.2)}v${n(h * 0.12)}h${n(-side * r * 0.2)}`,
          options.knob,
          20,
        );
  const body = vessel(
    ink,
    {
      cx,
      base,
      height: h,
      profile: [
        [0, r / h],
        [0.1, (r * 0.995) / h],
        [0.6, (r * 0.97) / h],
        [0.88, (r * 0.86) / h],
        [1, (r * 0.7) / h],
      ],
    },
    { skin, tilt, lining: '#efe6d6', mouth: options.lid === 'off' ? 'open' : 'none' },
  );
  if (options.lid === 'off') return grip(-1) + body + grip(1);
  const rise = options.lid === 'dome' ? w * 0.1 : w * 0.05;
  const lid = `M${n(cx - r * 1.03)} ${n(top)}C${n(cx - r * 0.98)} ${n(top - rise * 1.1)} ${n(cx - r * 0.4)} ${n(top - rise - r * tilt * 0.5)} ${n(cx)} ${n(top - rise - r * tilt * 0.5)}S${n(cx + r * 0.98)} ${n(top - rise * 1.1)} ${n(cx + r * 1.03)} ${n(top)}A${n(r * 1.03)} ${n(r * tilt)} 0 0 1 ${n(cx - r * 1.03)} ${n(top)}Z`;
  const rim = `M${n(cx - r * 1.04)} ${n(top)}A${n(r * 1.04)} ${n(r * tilt)} 0 0 0 ${n(cx + r * 1.04)} ${n(top)}v9A${n(r * 1.04)} ${n(r * tilt)} 0 0 1 ${n(cx - r * 1.04)} ${n(top + 9)}Z`;
  const shine = ink.radial([
    [0, '#fff', 0.5],
    [0.5, '#fff', 0.14],
    [1, '#fff', 0],
  ]);
  const under = `M${n(cx - r)} ${n(top + 9)}A${n(r)} ${n(r * tilt)} 0 0 0 ${n(cx + r)} ${n(top + 9)}v12A${n(r)} ${n(r * tilt)} 0 0 1 ${n(cx - r)} ${n(top + 21)}Z`;
  return (
    grip(-1) +
    grip(1) +
    body +
    `<path d="${under}" fill="#1d1208" fill-opacity=".24"/>` +
    ink.form(lid, skin, { light: 'round' }) +
    `<path d="${lid}" fill="${ink.linear(
      [
        [0, '#fff', 0.16],
        [0.5, '#fff', 0],
        [1, '#1d1208', 0.16],
      ],
      [0, 0, 0, 1],
    )}"/>` +
    ink.form(rim, skin, { light: 'round', shade: 0.03 }) +
    ink.line(
      `M${n(cx - r * 0.99)} ${n(top - 1)}A${n(r)} ${n(r * tilt)} 0 0 0 ${n(cx + r * 0.99)} ${n(top - 1)}`,
      tone(color, 0.2),
      1.8,
      0.6,
    ) +
    `<path d="${ellipse(cx - r * 0.4, top - rise * 0.62, r * 0.3, rise * 0.3)}" fill="${shine}"/>` +
    knob(ink, cx, top - rise - r * tilt * 0.46, w * 0.062, options.knob)
  );
}

const dutchOven: KindFunction = (drawing, ink) => {
  const shape = ink.variant(6);
  const metal = shape % 2 === 0 ? tints.brass : tints.steel;
  const options = {
    lid: shape === 3 || shape === 5 ? 'flat' : 'dome',
    knob: shape === 4 ? tints.black : metal,
    loop: shape !== 5,
  } as const;
  const [w, h] = [
    [520, 300],
    [560, 240],
    [440, 350],
    [540, 200],
    [500, 270],
    [520, 260],
  ][shape] ?? [520, 300];
  if (drawing.view === 'angle') {
    const lidAside = `<g transform="translate(-10 60) rotate(-2 250 600)">${pot(ink, 570, 700, 270, 150, { ...options, lid: 'dome' })}</g>`;
    return (
      pot(ink, 310, 640, (w ?? 500) * 0.78, (h ?? 280) * 0.78, { ...options, lid: 'off' }) +
      soup(ink, 310, 644 - (h ?? 280) * 0.78, (w ?? 500) * 0.305) +
      lidAside
    );
  }
  const base = 640;
  ink.bounds = { left: 400 - (w ?? 0) * 0.62, top: base - (h ?? 0) * 1.45, right: 400 + (w ?? 0) * 0.62, bottom: base + 30 };
  return pot(ink, 400, base, w ?? 520, h ?? 300, options);
};

/** A stew with herbs. */
function soup(ink: Ink, cx: number, top: number, r: number): string {
  const surface = ellipse(cx, top + r * 0.1, r * 1.17, r * 0.2);
  const bits = Array.from({ length: 14 }, () =>
    ellipse(cx + ink.range(-r, r), top + r * 0.1 + ink.range(-r * 0.1, r * 0.13), ink.range(5, 13), ink.range(2.6, 5)),
  ).join('');
  return `<path d="${surface}" fill="${ink.linear([
    [0, '#a85a33'],
    [1, '#c97a45'],
  ])}"/>${clipped(ink, surface, `<path d="${bits}" fill="#e2a65c" fill-opacity=".9"/>`)}${clipped(ink, surface, `<path d="${Array.from({ length: 9 }, () => ellipse(cx + ink.range(-r, r), top + r * 0.1 + ink.range(-9, 14), 5, 2)).join('')}" fill="#66763f"/>`)}`;
}

const fryingPan: KindFunction = (drawing, ink) => {
  const shape = ink.variant(6);
  const dark = tone(ink.main.color, -0.02);
  const angle = drawing.view === 'angle';
  const [cx, cy, r] = angle ? [310, 480, 225] : [315, 470, 240];
  const k = angle ? 0.34 : 0.62;
  const deep = [46, 60, 40, 80, 54, 36][shape] ?? 46;
  const wood = shape % 2 === 0;
  const handle: Skin = wood
    ? { material: 'walnut', color: tints.walnut }
    : { material: 'steel', color: shape === 3 ? tints.brass : tints.steel };
  const reach = angle ? 0.12 : -0.42;
  const [hx, hy] = [cx + r * 0.93, cy + r * k * reach];
  const [ex, ey] = [hx + 205, hy + 215 * (angle ? 0.1 : -0.3)];
  const nrm: Point = [-(ey - hy) / 240, (ex - hx) / 240];
  const grip = `M${n(hx + nrm[0] * 13)} ${n(hy + nrm[1] * 13)}L${n(ex + nrm[0] * 19)} ${n(ey + nrm[1] * 19)}Q${n(ex + 22)} ${n(ey - 4)} ${n(ex - nrm[0] * 17)} ${n(ey - nrm[1] * 17)}L${n(hx - nrm[0] * 13)} ${n(hy - nrm[1] * 13)}Z`;
  const side = `M${n(cx - r)} ${n(cy)}Q${n(cx - r * 0.94)} ${n(cy + deep)} ${n(cx - r * 0.78)} ${n(cy + deep)}A${n(r * 0.8)} ${n(r * 0.8 * k)} 0 0 0 ${n(cx + r * 0.78)} ${n(cy + deep)}Q${n(cx + r * 0.94)} ${n(cy + deep)} ${n(cx + r)} ${n(cy)}A${n(r)} ${n(r * k)} 0 0 1 ${n(cx - r)} ${n(cy)}Z`;
  const inside = shape === 2 || shape === 4 ? '#3a3733' : dark;
  ink.bounds = { left: cx - r, top: cy - r * k - 40, right: ex + 20, bottom: cy + r * k + deep };
  const lip = ellipse(cx, cy, r, r * k);
  const well = ellipse(cx, cy + 7, r * 0.95, r * k * 0.945);
  const floor = ellipse(cx, cy + deep * 0.45, r * 0.79, r * k * 0.79);
  return (
    ink.shadow(cx, cy + deep + r * k * 0.55, r * 0.95, r * k * 0.5, 0.9) +
    `<path d="${grip}" transform="translate(26 ${angle ? 70 : 110})" fill="#3d2f20" fill-opacity=".14"${ink.blur(10)}/>` +
    ink.form(grip, handle, { light: 'pipe', turn: angle ? 4 : -18 }) +
    ink.line(ellipse(ex - 14, ey + 1, 6, 4), tone(handle.color, -0.3), 4) +
    ink.form(
      line(
        [
          [hx - 34, hy - 12],
          [hx + 34, hy - 20],
          [hx + 34, hy + 12],
          [hx - 34, hy + 22],
        ],
        true,
      ),
      { material: 'steel', color: tints.steel },
      { light: 'pipe' },
    ) +
    ink.form(side, ink.main, { light: 'round', shade: -0.02 }) +
    `<path d="${side}" fill="${ink.linear(
      [
        [0.4, '#1d1208', 0],
        [1, '#1d1208', 0.26],
      ],
      [0, 0, 0, 1],
    )}"/>` +
    ink.form(lip, ink.main, { light: 'flat', shade: 0.08 }) +
    `<path d="${well}" fill="${ink.linear(
      [
        [0, tone(inside, -0.14)],
        [0.5, tone(inside, -0.04)],
        [1, tone(inside, 0.1)],
      ],
      [0, 0, 0.9, 0.7],
    )}"/>` +
    clipped(
      ink,
      well,
      `<path d="${floor}" fill="${ink.linear(
        [
          [0, tone(inside, 0.07)],
          [0.5, tone(inside, -0.02)],
          [1, tone(inside, -0.08)],
        ],
        [0, 0, 1, 0.5],
      )}"/>${ink.line(Array.from({ length: 7 }, (_, i) => ellipse(cx, cy + deep * 0.45, r * 0.79 * (1 - i * 0.13), r * k * 0.79 * (1 - i * 0.13))).join(''), tone(inside, 0.12), 1, 0.28)}${angle ? egg(cx - 60, cy + deep * 0.4, 1) + egg(cx + 86, cy + deep * 0.5 + 22, 0.9) : ''}`,
    ) +
    `<path d="${ellipse(cx - r * 0.4, cy - r * k * 0.1, r * 0.3, r * k * 0.3)}" fill="${ink.radial([
      [0, '#fff', 0.16],
      [1, '#fff', 0],
    ])}"/>`
  );
};

/** An egg, sunny side up. */
const egg = (x: number, y: number, s: number): string =>
  `<g transform="translate(${n(x)} ${n(y)})scale(${s})"><path d="M-84 2C-92 -24 -46 -40 -12 -34S66 -44 84 -10S50 34 10 30S-76 34 -84 2Z" fill="#fbf7ec"/><path d="M-84 2C-76 34 -30 26 10 30S92 22 84 -10C80 12 46 20 10 18S-66 24 -84 2Z" fill="#d9cfbb" fill-opacity=".7"/><path d="${ellipse(-4, -8, 34, 17)}" fill="#eda23a"/><path d="${ellipse(-8, -14, 24, 9)}" fill="#f6bd5c"/></g>`;

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

const kettle: KindFunction = (drawing, ink) => {
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

/** A plain mug of coffee beside something. */
export function mug(
  ink: Ink,
  x: number,
  base: number,
  h: number,
  skin: Skin = { material: 'stoneware', color: '#e4dccd' },
  straight = true,
  marks?: string,
): string {
  const r = h * 0.46;
  const profile: readonly Point[] = straight
    ? [
        [0, 0.46],
        [0.5, 0.46],
        [0.92, 0.44],
        [1, 0.38],
      ]
    : [
        [0, 0.44],
        [0.3, 0.47],
        [0.65, 0.54],
        [0.92, 0.44],
        [1, 0.36],
      ];
  const ear = `M${n(x + r * 0.9)} ${n(base - h * 0.78)}C${n(x + r * 1.75)} ${n(base - h * 0.92)} ${n(x + r * 1.8)} ${n(base - h * 0.18)} ${n(x + r * 0.92)} ${n(base - h * 0.24)}`;
  return tube(ear, skin.color, h * 0.1) + vessel(ink, { cx: x, base, height: h, profile }, { skin, tilt: 0.24, filled: '#4b3021', marks });
}

/** Pots, pans and kettles. */
export const cookware = { 'dutch-oven': dutchOven, 'frying-pan': fryingPan, kettle } satisfies Record<string, KindFunction>;
