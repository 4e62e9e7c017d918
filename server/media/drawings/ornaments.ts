import { tone } from './color.ts';
import { contrast } from './contrast.ts';
import { ellipse, n } from './path.ts';
import { ball, sprayStamp } from './sprays.ts';
import type { Ink, KindFunction } from './studio.ts';
import { clipped, vessel } from './vessels.ts';

/** A set of balls, lying or hanging from a branch. */
export const ornamentSet: KindFunction = (drawing, ink) => {
  const shape = ink.variant(6);
  const [a, b] = [ink.main.color, contrast(ink)];
  const gold = '#c29a4d';
  const lying = (x: number, base: number, r: number, color: string, mark: number): string =>
    ink.shadow(x, base - 2, r * 0.7, r * 0.14) + ball(ink, x, base - r, r, color) + trim(ink, x, base - r, r, mark);
  const hanging = (x: number, y: number, r: number, color: string, mark: number): string =>
    ink.line(`M${n(x)} ${n(y - r * 1.3)}V60`, gold, 2) +
    (mark === 4 ? drop(ink, x, y, r, color) : ball(ink, x, y, r, color) + trim(ink, x, y, r, mark));
  ink.bounds = { left: 110, top: 150, right: 690, bottom: 700 };
  const hung = shape % 2 === 1;
  if (hung !== (drawing.view === 'angle')) {
    const branch = sprayStamp(ink, '#4c6b4c');
    const twigs = Array.from({ length: 15 }, (_, i) => branch(60 + i * 48, 66 + (i % 3) * 10, 110, 120 + (i % 4) * 40, 1)).join('');
    return (
      hanging(220, 360, 92, a, shape) +
      hanging(430, 500, 116, b, 4) +
      hanging(600, 330, 78, a, 0) +
      hanging(330, 250, 50, gold, 0) +
      hanging(520, 236, 44, tone(a, 0.12), 0) +
      twigs
    );
  }
  return (
    lying(270, 560, 130, a, shape) +
    lying(540, 570, 118, b, (shape + 1) % 4) +
    lying(410, 640, 104, tone(a, 0.1), 0) +
    lying(200, 690, 80, gold, 3) +
    lying(600, 700, 86, a, (shape + 2) % 4) +
    lying(405, 725, 56, b, 0)
  );
};

/** Lines around a ball: none, bands, ribs or dots. */
function trim(ink: Ink, x: number, y: number, r: number, mark: number): string {
  const pale = '#f4ead2';
  const clip = ellipse(x, y, r, r);
  if (mark % 4 === 1)
    return clipped(
      ink,
      clip,
      ink.line(
        [-0.24, 0, 0.24].map((k) => `M${n(x - r)} ${n(y + k * r)}q${n(r)} ${n(r * 0.4)} ${n(2 * r)} 0`).join(''),
        pale,
        r * 0.05,
        0.8,
      ),
    );
  if (mark % 4 === 2)
    return clipped(ink, clip, ink.line([0.25, 0.55, 0.82].map((k) => ellipse(x, y, r * k, r)).join(''), pale, r * 0.022, 0.55));
  if (mark % 4 === 3)
    return clipped(
      ink,
      clip,
      `<path d="${Array.from({ length: 22 }, (_, i) => ellipse(x + Math.sin(i * 2.4) * r * Math.sqrt(i / 22), y + Math.cos(i * 2.4) * r * Math.sqrt(i / 22), r * 0.035, r * 0.035)).join('')}" fill="${pale}" fill-opacity=".8"/>`,
    );
  return '';
}

/** A drop-shaped ornament. */
export function drop(ink: Ink, x: number, y: number, r: number, color: string): string {
  return (
    vessel(
      ink,
      {
        cx: x,
        base: y + r * 1.3,
        height: r * 2.3,
        profile: [
          [0, 0.05],
          [0.12, 0.16],
          [0.32, 0.4],
          [0.46, 0.42],
          [0.66, 0.26],
          [0.86, 0.08],
          [1, 0.01],
        ],
      },
      { skin: { material: 'glass', color }, mouth: 'none', shadow: false },
    ).replace(/ opacity="0\.\d+"/g, '') +
    ink.form(
      `M${n(x - r * 0.12)} ${n(y - r * 1.14)}h${n(r * 0.24)}v${n(r * 0.2)}h${n(-r * 0.24)}z`,
      { material: 'brass', color: '#c29a4d' },
      { light: 'round' },
    )
  );
}
