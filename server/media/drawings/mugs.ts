import { tube } from './handles.ts';
import { n, type Point } from './path.ts';
import type { Ink, Skin } from './studio.ts';
import { vessel } from './vessels.ts';

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
