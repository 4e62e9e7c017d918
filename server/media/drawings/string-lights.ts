import { tone } from './color.ts';
import { at, ellipse, n, type Point } from './path.ts';
import { halo } from './shades.ts';
import type { Ink, KindFunction } from './studio.ts';

export const stringLights: KindFunction = (drawing, ink) => {
  const variant = ink.variant(6);
  const rows =
    variant % 3 === 0
      ? [
          [170, 120],
          [330, 150],
          [500, 130],
        ]
      : variant % 3 === 1
        ? [
            [220, 190],
            [420, 210],
          ]
        : [
            [150, 90],
            [270, 110],
            [400, 120],
            [540, 110],
          ];
  const wire = ink.main.material === 'brass' || ink.main.material === 'metal' ? ink.main.color : '#2d2823';
  ink.bounds = { left: 60, top: 140, right: 740, bottom: 660 };
  const night = drawing.view === 'angle' ? dusk(ink) : '';
  const garlands = rows
    .map(([y = 200, sag = 120], row) => {
      const [start, end]: [Point, Point] =
        row % 2 === 0
          ? [
              [-20, y - 30],
              [820, y + 10],
            ]
          : [
              [-20, y + 20],
              [820, y - 20],
            ];
      const bulbs = Array.from({ length: 9 }, (_, i) => {
        const t = (i + 0.5) / 9;
        const x = start[0] + (end[0] - start[0]) * t;
        return bulb(ink, x, start[1] + (end[1] - start[1]) * t + sag * 4 * t * (1 - t) * 0.5, variant, wire);
      });
      return `${ink.line(`M${at(start)}Q400 ${n((start[1] + end[1]) / 2 + sag)} ${at(end)}`, wire, 4)}${bulbs.join('')}`;
    })
    .join('');
  return night + garlands;
};

/** The evening sky over a garden, against which the bulbs glow. */
function dusk(ink: Ink): string {
  const sky = ink.linear(
    [
      [0, '#2d3a47'],
      [0.6, '#5c6468'],
      [1, '#b99a7c'],
    ],
    [0, 0, 0, 1],
  );
  return `<path d="M0 0h800v800H0Z" fill="${sky}"/><path d="M-60 860V690Q90 640 170 690Q260 610 350 680Q460 630 540 690Q640 620 720 680Q800 650 860 690V860Z" fill="#2f3a38" fill-opacity=".8"${ink.blur(9)}/>`;
}

/** One bulb under its socket. */
function bulb(ink: Ink, x: number, y: number, variant: number, wire: string): string {
  const globeLike = variant % 2 === 0;
  const r = globeLike ? 21 : 15;
  const glass = ink.radial(
    [
      [0, '#fffbe6'],
      [0.35, '#ffe6a8'],
      [0.8, '#f2c676', 0.85],
      [1, '#c79a4e', 0.75],
    ],
    0.5,
    0.55,
    0.5,
  );
  const body = globeLike
    ? ellipse(x, y + 22 + r, r, r)
    : `M${n(x - 7)} ${n(y + 20)}C${n(x - r - 6)} ${n(y + 44)} ${n(x - r)} ${n(y + 66)} ${n(x)} ${n(y + 74)}C${n(x + r)} ${n(y + 66)} ${n(x + r + 6)} ${n(y + 44)} ${n(x + 7)} ${n(y + 20)}Z`;
  return `${halo(ink, x, y + 44, 74)}<path d="M${n(x - 7)} ${n(y - 1)}h14v22h-14Z" fill="${ink.linear([
    [0, tone(wire, 0.05)],
    [0.35, tone(wire, 0.2)],
    [1, tone(wire, -0.08)],
  ])}"/><path d="${body}" fill="${glass}"/>`;
}
