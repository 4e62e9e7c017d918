import { bunch } from './bouquets.ts';
import { tone } from './color.ts';
import { plants } from './foliage.ts';
import { tints } from './palette.ts';
import { line, n, type Point, smooth } from './path.ts';
import type { Ink, KindFunction, Skin } from './studio.ts';
import { band, glassware, rings, type Vessel, vessel } from './vessels.ts';

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

/** Vases, some with stems in them. */
export const vase: KindFunction = (drawing, ink) => {
  const shape = ink.variant(6);
  const height = vaseHeights[shape] ?? 480;
  if (drawing.view === 'angle') {
    const low = height * 0.72;
    return (
      bunch(ink, 330, 720 - low + 8, Math.min(380, 640 - low), shape + 1) +
      drawVase(ink, 330, 720, low, shape) +
      drawVase(ink, 580, 735, low * 0.62, (shape + 3) % 6)
    );
  }
  const stems = shape % 2 === 0;
  const h = stems ? height * 0.96 : height * 1.24;
  const half = Math.max(...(vaseForms[shape] ?? []).map(([, r]) => r)) * h;
  ink.bounds = { left: 400 - half, top: 725 - h, right: 400 + half, bottom: 725 };
  return (stems ? bunch(ink, 400, 725 - h + 10, Math.min(330, 650 - h), shape) : '') + drawVase(ink, 400, 725, h, shape);
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
export function stand(ink: Ink, cx: number, base: number, height: number, shape: number): string {
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

/** Pots with the six plants of the shop. */
export const planter: KindFunction = (drawing, ink) => {
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
