import { tone } from './color.ts';
import { ellipse, n } from './path.ts';
import type { Ink, KindFunction, Skin } from './studio.ts';
import { type Vessel, vessel } from './vessels.ts';

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

/** Pillars, candles in jars, and tapers on sticks. */
export const candle: KindFunction = (drawing, ink) => {
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
