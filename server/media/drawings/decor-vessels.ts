import { bunch } from './bouquets.ts';
import { tone } from './color.ts';
import { plants } from './foliage.ts';
import { tints } from './palette.ts';
import { ellipse, line, n, type Point, roundedRect, smooth } from './path.ts';
import type { Ink, KindFunction, Skin } from './studio.ts';
import { band, clipped, glassware, rings, type Vessel, vessel } from './vessels.ts';

/** Silhouettes of vases: share of the height from the top, radius as a share of the height. */
const vaseForms: readonly (readonly Point[])[] = [
  [
    [0, 0.12],
    [0.04, 0.105],
    [0.16, 0.1],
    [0.3, 0.2],
    [0.52, 0.31],
    [0.75, 0.27],
    [0.94, 0.17],
    [1, 0.165],
  ],
  [
    [0, 0.075],
    [0.03, 0.065],
    [0.34, 0.06],
    [0.5, 0.12],
    [0.68, 0.25],
    [0.85, 0.27],
    [0.97, 0.19],
    [1, 0.17],
  ],
  [
    [0, 0.2],
    [0.04, 0.185],
    [0.3, 0.16],
    [0.6, 0.15],
    [0.9, 0.165],
    [1, 0.16],
  ],
  [
    [0, 0.14],
    [0.03, 0.13],
    [0.1, 0.16],
    [0.28, 0.4],
    [0.5, 0.47],
    [0.72, 0.42],
    [0.94, 0.22],
    [1, 0.2],
  ],
  [
    [0, 0.22],
    [0.05, 0.19],
    [0.2, 0.14],
    [0.34, 0.16],
    [0.6, 0.28],
    [0.78, 0.28],
    [0.95, 0.16],
    [1, 0.155],
  ],
  [
    [0, 0.15],
    [0.1, 0.12],
    [0.26, 0.2],
    [0.4, 0.2],
    [0.5, 0.15],
    [0.62, 0.22],
    [0.82, 0.24],
    [0.96, 0.17],
    [1, 0.165],
  ],
];
const vaseHeights = [470, 520, 500, 400, 480, 500];

/** What the glaze does: a dip, a band, throwing rings, ribs, or nothing. */
function glaze(ink: Ink, form: Vessel, tilt: number, which: number): string | undefined {
  const { cx, base, height } = form;
  const r = Math.max(...form.profile.map(([, share]) => share)) * height;
  const top = base - height;
  if (which === 0) return band(cx, top + height * 0.66, base + 40, r * 1.1, tilt, tone(ink.main.color, -0.2));
  if (which === 1)
    return (
      band(cx, top - 10, top + height * 0.4, r * 1.1, tilt, ink.accent, 0.9) +
      band(cx, top + height * 0.43, top + height * 0.445, r * 1.1, tilt, ink.accent, 0.9)
    );
  if (which === 3) return ink.line(rings(cx, top, base, 13, r * 1.1, tilt), tone(ink.main.color, -0.14), 2.2, 0.5);
  if (which === 5) {
    let flutes = '';
    for (let i = 1; i < 18; i += 1) {
      const a = -Math.cos((i / 18) * Math.PI);
      flutes += smooth(form.profile.map(([t, share]): Point => [cx + a * share * height, top + t * height]));
    }
    return ink.line(flutes, tone(ink.main.color, -0.2), 3, 0.5);
  }
  return undefined;
}

function drawVase(ink: Ink, cx: number, base: number, height: number, shape: number): string {
  const form: Vessel = { cx, base, height, profile: vaseForms[shape] ?? vaseForms[0] ?? [] };
  if (ink.main.material === 'glass') return glassware(ink, form, { tint: ink.main.color, ribs: shape % 2 === 0 ? 0 : 14 });
  return vessel(ink, form, { marks: glaze(ink, form, 0.17, shape), lining: tone(ink.main.color, -0.05) });
}

const vase: KindFunction = (drawing, ink) => {
  const shape = ink.variant(6);
  const height = vaseHeights[shape] ?? 480;
  if (drawing.view === 'angle') {
    const low = height * 0.72;
    return (
      bunch(ink, 330, 720 - low + 8, 400, shape + 1) +
      drawVase(ink, 330, 720, low, shape) +
      drawVase(ink, 580, 735, low * 0.62, (shape + 3) % 6)
    );
  }
  const stems = shape % 2 === 0;
  const h = stems ? height * 0.86 : height * 1.22;
  const half = Math.max(...(vaseForms[shape] ?? []).map(([, r]) => r)) * h;
  ink.bounds = { left: 400 - half, top: 725 - h, right: 400 + half, bottom: 725 };
  return (stems ? bunch(ink, 400, 725 - h + 10, Math.min(330, 640 - h), shape) : '') + drawVase(ink, 400, 725, h, shape);
};

const potForms: readonly (readonly Point[])[] = [
  [
    [0, 0.56],
    [0.12, 0.57],
    [0.5, 0.53],
    [0.9, 0.44],
    [1, 0.42],
  ],
  [
    [0, 0.46],
    [0.1, 0.52],
    [0.45, 0.6],
    [0.85, 0.47],
    [1, 0.36],
  ],
  [
    [0, 0.5],
    [0.5, 0.5],
    [1, 0.5],
  ],
  [
    [0, 0.52],
    [0.2, 0.58],
    [0.6, 0.56],
    [0.95, 0.46],
    [1, 0.44],
  ],
  [
    [0, 0.62],
    [0.16, 0.63],
    [0.17, 0.57],
    [0.6, 0.5],
    [1, 0.4],
  ],
  [
    [0, 0.5],
    [0.5, 0.47],
    [0.92, 0.42],
    [1, 0.4],
  ],
];

function drawPot(ink: Ink, cx: number, base: number, height: number, shape: number): string {
  const form: Vessel = { cx, base, height, profile: potForms[shape] ?? [] };
  const r = height * 0.62;
  const top = base - height;
  const marks = [
    ink.line(rings(cx, top, base, 16, r, 0.2), tone(ink.main.color, -0.14), 2.4, 0.42),
    band(cx, top - 20, top + height * 0.34, r, 0.2, ink.accent, 0.85),
    undefined,
    undefined,
    band(cx, top + height * 0.7, base + 40, r, 0.2, tone(ink.main.color, -0.14)),
    undefined,
  ][shape];
  const legs = shape === 5 || shape === 2 ? stand(ink, cx, base, height, shape) : '';
  const lifted = legs === '' ? form : { ...form, base: base - height * 0.3 };
  return legs + vessel(ink, lifted, { tilt: 0.2, marks, filled: '#493a2c', shadow: legs === '' });
}

/** A wooden stand with legs under a pot. */
function stand(ink: Ink, cx: number, base: number, height: number, shape: number): string {
  const wood: Skin = { material: shape === 2 ? 'oak' : 'metal', color: shape === 2 ? ink.accent : tints.black };
  const r = height * 0.5;
  const leg = (x: number, foot: number, lean: number): string =>
    ink.form(
      line(
        [
          [x - 7, base - height * 0.9],
          [x + 7, base - height * 0.9],
          [x + lean + 5, foot],
          [x + lean - 5, foot],
        ],
        true,
      ),
      wood,
      { light: 'round', grain: 0 },
    );
  return (
    ink.shadow(cx, base, r * 1.05, r * 0.2, 0.8) +
    leg(cx - r * 0.5, base - 14, -4) +
    leg(cx + r * 0.55, base - 14, 4) +
    leg(cx - r * 0.96, base + 2, -8) +
    leg(cx + r * 0.96, base + 2, 8) +
    ink.line(`M${n(cx - r)} ${n(base - height * 0.31)}a${n(r)} ${n(r * 0.2)} 0 0 0 ${n(2 * r)} 0`, tone(wood.color, -0.06), 9)
  );
}

const planter: KindFunction = (drawing, ink) => {
  const shape = ink.variant(6);
  const species = plants[shape] ?? plants[0];
  if (drawing.view === 'angle') {
    const other = plants[(shape + 2) % 6];
    return (
      drawPot(ink, 300, 715, 250, shape) +
      (species?.(ink, 300, 715 - (shape === 2 || shape === 5 ? 322 : 246), 330) ?? '') +
      drawPot(ink, 580, 735, 160, shape) +
      (other?.(ink, 580, 735 - (shape === 2 || shape === 5 ? 206 : 156), 240) ?? '')
    );
  }
  const lift = shape === 2 || shape === 5 ? 1.3 : 1;
  const pot = 230 / (lift === 1 ? 1 : 1.2);
  ink.bounds = { left: 400 - pot * 0.6, top: 725 - pot * lift, right: 400 + pot * 0.6, bottom: 725 };
  return drawPot(ink, 400, 725, pot, shape) + (species?.(ink, 400, 725 - pot * lift + 4, 640 - pot * lift) ?? '');
};

/** A flame with its glow. */
export function flame(ink: Ink, x: number, y: number, size: number): string {
  const glow = ink.radial([
    [0, '#ffd58a', 0.55],
    [0.4, '#ffd58a', 0.16],
    [1, '#ffd58a', 0],
  ]);
  const fire = ink.linear(
    [
      [0, '#fff3cf'],
      [0.55, '#ffce6b'],
      [1, '#e8892f'],
    ],
    [0, 0, 0, 1],
  );
  return `<path d="${ellipse(x, y - size * 0.5, size * 2, size * 2)}" fill="${glow}"/><path d="M${n(x)} ${n(y - size * 1.1)}Q${n(x + size * 0.34)} ${n(y - size * 0.4)} ${n(x + size * 0.2)} ${n(y - size * 0.1)}Q${n(x)} ${n(y + size * 0.06)} ${n(x - size * 0.2)} ${n(y - size * 0.1)}Q${n(x - size * 0.34)} ${n(y - size * 0.4)} ${n(x)} ${n(y - size * 1.1)}Z" fill="${fire}"/>`;
}

/** A pillar of wax with a melted hollow and a burning wick. */
export function pillar(ink: Ink, x: number, base: number, r: number, height: number, color: string, lit = true): string {
  const skin: Skin = { material: 'wax', color };
  const top = base - height;
  const glow = ink.linear(
    [
      [0, '#ffdf9e', lit ? 0.6 : 0],
      [0.35, '#ffdf9e', 0],
    ],
    [0, 0, 0, 1],
  );
  const side = `M${n(x - r)} ${n(top)}V${n(base)}a${n(r)} ${n(r * 0.2)} 0 0 0 ${n(2 * r)} 0V${n(top)}Z`;
  return (
    vessel(
      ink,
      {
        cx: x,
        base,
        height,
        profile: [
          [0, r / height],
          [0.5, r / height],
          [1, r / height],
        ],
      },
      { skin, tilt: 0.2, mouth: 'closed' },
    ) +
    `<path d="${side}" fill="${glow}"/><path d="${ellipse(x, top + 1, r * 0.72, r * 0.13)}" fill="${tone(color, -0.07)}"/><path d="${ellipse(x, top + 2, r * 0.66, r * 0.1)}" fill="${lit ? '#ffe9bd' : tone(color, 0.06)}"/>` +
    ink.line(`M${n(x)} ${n(top)}v${n(-Math.min(16, r * 0.26))}`, '#3b2f26', Math.max(2, r * 0.05)) +
    (lit ? flame(ink, x, top - Math.min(12, r * 0.2), Math.max(24, r * 0.42)) : '')
  );
}

/** A candle in a vessel with a paper label. */
function jarCandle(ink: Ink, x: number, base: number, r: number, height: number, shape: number): string {
  const skin: Skin =
    shape === 1
      ? { material: 'glass', color: ink.main.color }
      : { ...ink.main, material: ink.main.material === 'wax' ? 'ceramic' : ink.main.material };
  const form: Vessel = {
    cx: x,
    base,
    height,
    profile: [
      [0, r / height],
      [0.5, r / height],
      [0.96, (r * 0.99) / height],
      [1, (r * 0.94) / height],
    ],
  };
  const wax = '#f3e8d3';
  const [lx, ly, lw, lh] = [x - r * 0.5, base - height * 0.64, r, height * 0.36];
  const label = `M${n(lx)} ${n(ly)}q${n(lw / 2)} ${n(lw * 0.09)} ${n(lw)} 0v${n(lh)}q${n(-lw / 2)} ${n(lw * 0.09)} ${n(-lw)} 0z`;
  const jar = vessel(ink, form, {
    skin: { ...skin, material: skin.material === 'glass' ? 'plastic' : skin.material },
    tilt: 0.22,
    filled: wax,
    lining: skin.color,
  });
  const print = `M${n(x - 20)} ${n(ly + lh * 0.42)}q20 3 40 0M${n(x - 30)} ${n(ly + lh * 0.6)}q30 4 60 0M${n(x - 14)} ${n(ly + lh * 0.76)}q14 2 28 0`;
  return (
    jar +
    `<path d="${label}" fill="#f5efe3" fill-opacity=".95"/>` +
    ink.line(print, '#6b6055', 2.4, 0.7) +
    ink.line(`M${n(x)} ${n(base - height + 14)}v-16`, '#3b2f26', 3) +
    flame(ink, x, base - height - 1, 34)
  );
}

function tapers(ink: Ink, spots: readonly (readonly [number, number, number])[]): string {
  const stick: Skin = { material: 'brass', color: ink.accent };
  return spots
    .map(([x, base, height]) => {
      const top = base - 86;
      const taper = `M${n(x - 9)} ${n(top - height)}L${n(x - 13)} ${n(top)}h26L${n(x + 9)} ${n(top - height)}Z`;
      return (
        vessel(
          ink,
          {
            cx: x,
            base,
            height: 86,
            profile: [
              [0, 0.25],
              [0.2, 0.23],
              [0.3, 0.1],
              [0.7, 0.1],
              [0.86, 0.3],
              [1, 0.62],
            ],
          },
          { skin: stick, mouth: 'closed', tilt: 0.2 },
        ) +
        ink.form(taper, { material: 'wax', color: ink.main.color }, { light: 'round' }) +
        ink.line(`M${x} ${n(top - height)}v-10`, '#3b2f26', 2.4) +
        flame(ink, x, top - height - 8, 28)
      );
    })
    .join('');
}

const candle: KindFunction = (drawing, ink) => {
  const shape = ink.variant(6);
  const angle = drawing.view === 'angle';
  const color = ink.main.color;
  ink.bounds = { left: 220, top: 150, right: 580, bottom: 725 };
  if (shape === 4)
    return tapers(
      ink,
      angle
        ? [
            [250, 690, 330],
            [420, 735, 250],
            [560, 700, 400],
          ]
        : [
            [290, 715, 430],
            [510, 725, 340],
          ],
    );
  if (shape % 2 === 1) {
    if (!angle) {
      ink.bounds = { left: 235, top: 300, right: 565, bottom: 720 };
      return jarCandle(ink, 400, 715, 165, 400, shape);
    }
    return jarCandle(ink, 300, 690, 130, 290, shape) + jarCandle(ink, 570, 735, 88, 190, shape);
  }
  if (shape === 0)
    return (
      pillar(ink, 290, 700, 82, angle ? 290 : 400, color) +
      pillar(ink, 455, 735, 82, angle ? 170 : 270, tone(color, 0.03)) +
      (angle ? pillar(ink, 620, 705, 70, 360, tone(color, -0.05)) : pillar(ink, 590, 715, 56, 170, tone(color, -0.04)))
    );
  return angle
    ? pillar(ink, 300, 700, 110, 360, color) + pillar(ink, 540, 730, 110, 200, tone(color, -0.06))
    : pillar(ink, 400, 722, 150, 430, color);
};

/** Woven rows around a basket; each row shifted by half a stitch. */
export function basketWeave(ink: Ink, form: Vessel, tilt: number, stitch = 24): string {
  const { cx, base, height } = form;
  const r = Math.max(...form.profile.map(([, share]) => share)) * height;
  const [dark, pale] = [tone(ink.main.color, -0.3), tone(ink.main.color, 0.12)];
  const top = base - height;
  let shade = '';
  let light = '';
  for (let y = top; y < base + r * tilt; y += stitch * 0.62) {
    const odd = Math.round((y - top) / (stitch * 0.62)) % 2;
    const d = `M${n(cx - r * 1.02)} ${n(y)}a${n(r * 1.02)} ${n(r * 1.02 * tilt)} 0 0 0 ${n(r * 2.04)} 0`;
    if (odd === 0) light += d;
    else shade += d;
  }
  const dash = (d: string, color: string, width: number, offset: number, opacity: number): string =>
    `<path d="${d}" fill="none" stroke="${color}" stroke-width="${n(width)}" stroke-dasharray="${n(stitch * 0.72)} ${n(stitch * 0.28)}" stroke-dashoffset="${n(offset)}" stroke-linecap="round" stroke-opacity="${opacity}"/>`;
  return (
    ink.line(shade + light, dark, stitch * 0.66, 0.3) +
    dash(light, pale, stitch * 0.4, 0, 0.55) +
    dash(shade, pale, stitch * 0.4, stitch * 0.5, 0.55) +
    dash(light, tone(ink.main.color, 0), stitch * 0.22, 2, 0.9) +
    dash(shade, tone(ink.main.color, 0), stitch * 0.22, stitch * 0.5 + 2, 0.9)
  );
}

const basketForms: readonly (readonly Point[])[] = [
  [
    [0, 0.62],
    [0.5, 0.66],
    [0.9, 0.6],
    [1, 0.56],
  ],
  [
    [0, 0.52],
    [0.2, 0.62],
    [0.6, 0.7],
    [0.92, 0.6],
    [1, 0.54],
  ],
  [
    [0, 0.56],
    [0.5, 0.56],
    [1, 0.54],
  ],
  [
    [0, 0.7],
    [0.5, 0.72],
    [0.94, 0.66],
    [1, 0.62],
  ],
  [
    [0, 0.74],
    [0.4, 0.66],
    [0.95, 0.5],
    [1, 0.48],
  ],
  [
    [0, 0.4],
    [0.2, 0.5],
    [0.7, 0.56],
    [1, 0.46],
  ],
];

/** A basket with handles; something soft looks out of some of them. */
export function drawBasket(ink: Ink, cx: number, base: number, height: number, shape: number, filled: boolean): string {
  const form: Vessel = { cx, base, height, profile: basketForms[shape] ?? [] };
  const tilt = 0.26;
  const rt = (form.profile[0]?.[1] ?? 0.6) * height;
  const top = base - height;
  const skin: Skin = { material: 'paper', color: ink.main.color };
  let marks = basketWeave(ink, form, tilt, ink.main.material === 'rattan' ? 26 : 18);
  if (shape === 1 || shape === 4) marks += band(cx, top + height * 0.55, base + 60, height, tilt, ink.accent, 0.5);
  if (shape === 3) marks += band(cx, top + height * 0.3, top + height * 0.42, height, tilt, ink.accent, 0.6);
  const rope = (d: string): string =>
    ink.line(d, tone(ink.main.color, -0.22), 17) +
    ink.line(d, tone(ink.main.color, 0), 11) +
    `<path d="${d}" fill="none" stroke="${tone(ink.main.color, -0.2)}" stroke-width="11" stroke-dasharray="2 7" stroke-opacity=".5"/>`;
  const handles =
    shape === 2 || shape === 5
      ? rope(
          `M${n(cx - rt * 0.98)} ${n(top + 6)}C${n(cx - rt * 0.8)} ${n(top - height * 0.72)} ${n(cx + rt * 0.8)} ${n(top - height * 0.72)} ${n(cx + rt * 0.98)} ${n(top + 6)}`,
        )
      : rope(
          `M${n(cx - rt * 1.02)} ${n(top + 46)}C${n(cx - rt * 1.3)} ${n(top - 50)} ${n(cx - rt * 0.98)} ${n(top - 66)} ${n(cx - rt * 0.86)} ${n(top + 4)}`,
        ) +
        rope(
          `M${n(cx + rt * 1.02)} ${n(top + 46)}C${n(cx + rt * 1.3)} ${n(top - 50)} ${n(cx + rt * 0.98)} ${n(top - 66)} ${n(cx + rt * 0.86)} ${n(top + 4)}`,
        );
  const soft: Skin = { material: 'wool', color: '#e8dfcf' };
  const throwIn = filled
    ? clipped(
        ink,
        `M${n(cx - rt)} ${n(top)}V${n(top - 200)}H${n(cx + rt)}V${n(top)}a${n(rt)} ${n(rt * tilt)} 0 0 1 ${n(-2 * rt)} 0Z`,
        ink.form(
          smooth(
            [
              [cx - rt * 0.86, top + 60],
              [cx - rt * 0.8, top - 26],
              [cx - rt * 0.4, top - 70],
              [cx + rt * 0.1, top - 48],
              [cx + rt * 0.5, top - 78],
              [cx + rt * 0.86, top - 14],
              [cx + rt * 0.86, top + 60],
            ],
            true,
          ),
          soft,
          { light: 'top' },
        ) +
          ink.line(
            `M${n(cx - rt * 0.5)} ${n(top + 30)}q${n(rt * 0.1)} -60 ${n(rt * 0.3)} -80M${n(cx + rt * 0.1)} ${n(top + 30)}q0 -50 ${n(rt * 0.34)} -92`,
            tone(soft.color, -0.14),
            4,
            0.5,
          ),
      )
    : '';
  return (
    (shape === 2 || shape === 5 ? '' : '') +
    vessel(ink, form, { skin, tilt, marks, lining: tone(ink.main.color, -0.12) }) +
    throwIn +
    handles +
    ink.line(`M${n(cx - rt)} ${n(top)}a${n(rt)} ${n(rt * tilt)} 0 0 0 ${n(2 * rt)} 0`, tone(ink.main.color, 0.03), 10) +
    `<path d="M${n(cx - rt)} ${n(top)}a${n(rt)} ${n(rt * tilt)} 0 0 0 ${n(2 * rt)} 0" fill="none" stroke="${tone(ink.main.color, -0.24)}" stroke-width="9" stroke-dasharray="2.4 9" stroke-opacity=".55"/>`
  );
}

const basket: KindFunction = (drawing, ink) => {
  const shape = ink.variant(6);
  if (drawing.view === 'angle')
    return drawBasket(ink, 320, 690, 280, shape, shape % 2 === 0) + drawBasket(ink, 585, 740, 160, shape, false);
  const height = shape === 2 ? 400 : shape === 5 ? 470 : 410;
  const half = height * 0.68;
  ink.bounds = { left: 400 - half, top: 715 - height, right: 400 + half, bottom: 715 };
  return drawBasket(ink, 400, 705, height, shape, shape % 2 === 1 && shape !== 5);
};

const tray: KindFunction = (drawing, ink) => {
  const shape = ink.variant(6);
  const angle = drawing.view === 'angle';
  const round = shape % 2 === 1;
  const [cx, cy] = [400, 520];
  const [rx, ry] = round ? [300, 128] : [320, 120];
  const wall = shape === 2 ? 20 : 40;
  const outline = (dy: number, grow: number): string =>
    round ? ellipse(cx, cy + dy, rx + grow, ry + grow * 0.5) : roundedSlab(cx, cy + dy, rx + grow, ry + grow * 0.5, shape === 4 ? 90 : 34);
  ink.bounds = { left: cx - rx, top: cy - ry, right: cx + rx, bottom: cy + ry + wall };
  const handles =
    shape === 0 || shape === 4 || shape === 3 ? grips(ink, cx, cy, rx, shape === 3 ? ink.accent : tone(ink.main.color, -0.1)) : '';
  const things = angle
    ? pillar(ink, cx - 120, cy + 10, 44, 120, '#efe4cf') + bunchInJar(ink, cx + 40, cy + 6) + cup(ink, cx + 150, cy + 52)
    : shape % 3 === 1
      ? cup(ink, cx - 60, cy + 30) + cup(ink, cx + 70, cy + 50)
      : '';
  return (
    ink.shadow(cx, cy + wall + 12, rx, ry * 0.92, 0.8) +
    handles +
    ink.form(outline(wall, -18), ink.main, { light: 'round', shade: -0.08 }) +
    ink.form(outline(wall * 0.4, -4), ink.main, { light: 'round', shade: -0.03, grain: 0 }) +
    `<path d="${outline(0, 0)}" fill="${ink.linear(
      [
        [0, tone(ink.main.color, 0.12)],
        [0.5, tone(ink.main.color, 0.04)],
        [1, tone(ink.main.color, -0.08)],
      ],
      [0, 0, 1, 0.6],
    )}"/>` +
    `<path d="${outline(4, -13)}" fill="${tone(ink.main.color, -0.2)}"/>` +
    clipped(ink, outline(4, -13), ink.form(outline(20, -20), ink.main, { light: 'flat', shade: -0.02 })) +
    things
  );
};

const roundedSlab = (cx: number, cy: number, rx: number, ry: number, radius: number): string => roundedRectSquashed(cx, cy, rx, ry, radius);

/** A rounded rectangle lying on the table: narrower at the far side. */
function roundedRectSquashed(cx: number, cy: number, rx: number, ry: number, radius: number): string {
  const k = 0.86;
  const q = radius * 0.45;
  return `M${n(cx - rx * k + radius)} ${n(cy - ry)}H${n(cx + rx * k - radius)}Q${n(cx + rx * k)} ${n(cy - ry)} ${n(cx + rx * k + 5)} ${n(cy - ry + q)}L${n(cx + rx - 5)} ${n(cy + ry - q)}Q${n(cx + rx)} ${n(cy + ry)} ${n(cx + rx - radius)} ${n(cy + ry)}H${n(cx - rx + radius)}Q${n(cx - rx)} ${n(cy + ry)} ${n(cx - rx + 5)} ${n(cy + ry - q)}L${n(cx - rx * k - 5)} ${n(cy - ry + q)}Q${n(cx - rx * k)} ${n(cy - ry)} ${n(cx - rx * k + radius)} ${n(cy - ry)}Z`;
}

function grips(ink: Ink, cx: number, cy: number, rx: number, color: string): string {
  const d = `M${n(cx - rx * 0.92)} ${n(cy - 36)}C${n(cx - rx * 1.14)} ${n(cy - 76)} ${n(cx - rx * 1.16)} ${n(cy - 10)} ${n(cx - rx * 0.96)} ${n(cy + 30)}M${n(cx + rx * 0.92)} ${n(cy - 36)}C${n(cx + rx * 1.14)} ${n(cy - 76)} ${n(cx + rx * 1.16)} ${n(cy - 10)} ${n(cx + rx * 0.96)} ${n(cy + 30)}`;
  return ink.line(d, tone(color, -0.14), 14) + `<g transform="translate(-2 -2)">${ink.line(d, tone(color, 0.08), 6)}</g>`;
}

/** A small cup without a handle. */
export const cup = (ink: Ink, x: number, base: number, color = '#e6ded0'): string =>
  vessel(
    ink,
    {
      cx: x,
      base,
      height: 62,
      profile: [
        [0, 0.6],
        [0.5, 0.56],
        [0.9, 0.42],
        [1, 0.38],
      ],
    },
    { skin: { material: 'stoneware', color }, tilt: 0.3, filled: '#5a3d28' },
  );

const bunchInJar = (ink: Ink, x: number, base: number): string =>
  bunch(ink, x, base - 106, 170, 0) +
  vessel(
    ink,
    {
      cx: x,
      base,
      height: 110,
      profile: [
        [0, 0.2],
        [0.2, 0.17],
        [0.6, 0.36],
        [0.9, 0.3],
        [1, 0.26],
      ],
    },
    { skin: { material: 'stoneware', color: '#b9a88e' } },
  );

const sculpture: KindFunction = (drawing, ink) => {
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
  const p = (dx: number, dy: number): string => `${n(x + dx * s)} ${n(base + dy * s)}`;
  const body = `M${p(-90, -40)}C${p(-60, -150)} ${p(50, -190)} ${p(60, -300)}C${p(64, -360)} ${p(0, -372)} ${p(-22, -344)}L${p(-70, -330)}L${p(-24, -320)}C${p(-6, -270)} ${p(-70, -220)} ${p(-84, -120)}Z M${p(-90, -40)}C${p(-60, 10)} ${p(60, 16)} ${p(96, -60)}C${p(120, -110)} ${p(150, -120)} ${p(190, -126)}C${p(140, -190)} ${p(70, -190)} ${p(10, -150)}C${p(-40, -120)} ${p(-80, -90)} ${p(-90, -40)}Z`;
  return (
    ink.form(body, skin, { light: 'round' }) +
    ink.line(`M${p(0, -60)}C${p(40, -50)} ${p(90, -80)} ${p(120, -120)}`, tone(skin.color, -0.16), 4, 0.5)
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

/** A few books lying under something, to stand it on. */
export function stackOfBooks(ink: Ink, cx: number, base: number): string {
  const book = (y: number, w: number, h: number, color: string, shift: number): string =>
    ink.form(roundedRect(cx - w / 2 + shift, y - h, w, h, 3), { material: 'linen', color }, { light: 'pipe' }) +
    `<path d="M${n(cx + w * 0.36 + shift)} ${n(y - h)}v${n(h)}" stroke="${tone(color, 0.2)}" stroke-opacity=".6" stroke-width="2"/><path d="M${n(cx - w / 2 + shift + 8)} ${n(y - h)}l22 -20h${n(w - 60)}l22 20z" fill="${tone(color, 0.09)}"/>`;
  return (
    ink.shadow(cx, base, 220, 24) +
    book(base, 420, 42, '#7d6a58', 0) +
    book(base - 42, 380, 34, '#d9cdb8', 12) +
    book(base - 74, 340, 30, '#9b5a41', -8)
  );
}

/** Things that are turned, woven or cast. */
export const decorVessels = { vase, planter, candle, basket, tray, sculpture } satisfies Record<string, KindFunction>;
