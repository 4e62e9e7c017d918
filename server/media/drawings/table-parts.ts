import { mix } from './color.ts';
import { type LegStyle, stand } from './legs.ts';
import { tints } from './palette.ts';
import type { Point } from './path.ts';
import type { Stage } from './stage.ts';
import type { Ink, Skin } from './studio.ts';

/** Points of a level rounded outline: 1 is an ellipse, higher exponents come closer to a rectangle. */
export function plan(width: number, depth: number, squareness = 1, count = 16): Point[] {
  return Array.from({ length: count }, (_, i): Point => {
    const angle = (i / count) * Math.PI * 2;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    return [(width / 2) * Math.sign(c) * Math.abs(c) ** (1 / squareness), (depth / 2) * Math.sign(s) * Math.abs(s) ** (1 / squareness)];
  });
}

/** The second material of a wooden or stone table: dark metal, brass or wood after the accent colour. */
export function footSkin(ink: Ink): Skin {
  const { accent, main } = ink;
  if (ink.drawing.accent === undefined && (main.material === 'oak' || main.material === 'walnut' || main.material === 'painted'))
    return main;
  if (accent === tints.oak) return { material: 'oak', color: accent };
  if (accent === tints.walnut) return { material: 'walnut', color: accent };
  return { material: accent === tints.brass ? 'brass' : 'metal', color: accent };
}

export const dark = (ink: Ink): Skin => ({ material: 'metal', color: ink.drawing.accent ?? mix(tints.black, ink.main.color, 0.08) });

/** A rectangular top on four legs with an apron. */
export function framed(
  stage: Stage,
  ink: Ink,
  legs: LegStyle,
  options: { apron?: number; thick?: number; top?: number; skin?: Skin } = {},
): void {
  const { width, depth, height } = stage.extent;
  const { apron = 2.6, thick = 2, top = 1.2 } = options;
  const feet = options.skin ?? footSkin(ink);
  stand(stage, legs, { width, depth, height: height - top, skin: feet, inset: 2.2, thick });
  if (apron > 0) stage.box({ y: height - top - apron, w: width - 5, h: apron, d: depth - 5 }, feet, { shade: -0.05 });
  stage.box({ y: height - top, w: width, h: top, d: depth }, ink.main, { round: 2 });
}

export function shelfUnder(stage: Stage, skin: Skin, y: number, inset = 3): void {
  const { width, depth } = stage.extent;
  stage.box({ y, w: width - inset * 2, h: 0.9, d: depth - inset * 2 }, skin);
}
