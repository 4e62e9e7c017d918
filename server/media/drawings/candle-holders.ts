import { flame, pillar } from './candles.ts';
import { tube } from './handles.ts';
import { ellipse, n, type Point } from './path.ts';
import { sprayStamp } from './sprays.ts';
import type { KindFunction } from './studio.ts';
import { vessel } from './vessels.ts';

const holderForms: readonly (readonly Point[])[] = [
  [
    [0, 0.17],
    [0.08, 0.13],
    [0.16, 0.06],
    [0.5, 0.05],
    [0.76, 0.07],
    [0.86, 0.2],
    [1, 0.34],
  ],
  [
    [0, 0.16],
    [0.1, 0.12],
    [0.2, 0.16],
    [0.36, 0.09],
    [0.5, 0.16],
    [0.66, 0.09],
    [0.8, 0.18],
    [0.92, 0.28],
    [1, 0.32],
  ],
  [
    [0, 0.16],
    [0.12, 0.08],
    [0.4, 0.05],
    [0.86, 0.14],
    [1, 0.3],
  ],
];

/** Turned sticks, a candelabrum, a tray of pillars, a footed bowl. */
export const candleHolder: KindFunction = (drawing, ink) => {
  const shape = ink.variant(6);
  const angle = drawing.view === 'angle';
  const wax = '#f1e7d4';
  const taper = (x: number, base: number, h: number, candleHeight: number): string => {
    const top = base - h;
    return (
      vessel(ink, { cx: x, base, height: h, profile: holderForms[shape % 3] ?? [] }, { mouth: 'closed', tilt: 0.2 }) +
      ink.form(
        `M${n(x - 12)} ${n(top - candleHeight)}L${n(x - 15)} ${n(top + 2)}h30L${n(x + 12)} ${n(top - candleHeight)}Z`,
        { material: 'wax', color: wax },
        { light: 'round' },
      ) +
      ink.line(`M${n(x)} ${n(top - candleHeight)}v-10`, '#3b2f26', 2.6) +
      flame(ink, x, top - candleHeight - 8, 30)
    );
  };
  ink.bounds = { left: 170, top: 110, right: 630, bottom: 720 };
  if (shape === 3) {
    const arm = (dx: number, dy: number): string =>
      tube(`M400 480C${n(400 + dx * 0.3)} ${480 + 60} ${n(400 + dx)} ${480 + 50} ${n(400 + dx)} ${n(440 + dy)}`, ink.main.color, 15);
    const cupAt = (x: number, y: number): string =>
      vessel(
        ink,
        {
          cx: x,
          base: y,
          height: 44,
          profile: [
            [0, 0.7],
            [0.5, 0.5],
            [1, 0.24],
          ],
        },
        { mouth: 'closed', shadow: false },
      ) +
      ink.form(`M${x - 11} ${y - 180}L${x - 13} ${y - 42}h26L${x + 11} ${y - 180}Z`, { material: 'wax', color: wax }, { light: 'round' }) +
      ink.line(`M${x} ${y - 180}v-10`, '#3b2f26', 2.4) +
      flame(ink, x, y - 188, 26);
    const scene =
      vessel(
        ink,
        {
          cx: 400,
          base: 715,
          height: 330,
          profile: [
            [0, 0.05],
            [0.4, 0.04],
            [0.8, 0.06],
            [0.9, 0.2],
            [1, 0.36],
          ],
        },
        { mouth: 'closed' },
      ) +
      arm(-190, 0) +
      arm(190, 0) +
      arm(-100, -20) +
      arm(100, -20) +
      cupAt(210, 440) +
      cupAt(590, 440) +
      cupAt(300, 424) +
      cupAt(500, 424) +
      cupAt(400, 392);
    return angle ? `<g transform="translate(56 0)scale(.86 1)">${scene}</g>` : scene;
  }
  if (shape === 4) {
    const tray =
      ink.shadow(400, 664, 300, 34) +
      ink.form('M110 612H690L676 650Q400 668 124 650Z', ink.main, { light: 'pipe' }) +
      ink.form(ellipse(400, 612, 290, 40), ink.main, { shade: 0.06 });
    return (
      tray +
      pillar(ink, 250, 616, 54, angle ? 150 : 260, wax) +
      pillar(ink, 400, 626, 54, angle ? 270 : 340, wax) +
      pillar(ink, 550, 616, 54, 190, wax)
    );
  }
  if (shape === 5) {
    const low = (x: number, base: number, s: number): string =>
      pillar(ink, x, base - 52 * s, 72 * s, 230 * s, wax) +
      vessel(
        ink,
        {
          cx: x,
          base,
          height: 100 * s,
          profile: [
            [0, 1.2],
            [0.3, 1.16],
            [0.55, 0.4],
            [0.7, 0.36],
            [1, 0.8],
          ],
        },
        { mouth: 'none', tilt: 0.2 },
      );
    return angle ? low(290, 690, 1.05) + low(560, 735, 0.8) : low(400, 715, 1.6);
  }
  const greens = angle
    ? Array.from({ length: 12 }, (_, i) => sprayStamp(ink, '#4c6b4c')(300 + i * 22, 716 + (i % 2) * 10, 90, i % 2 === 0 ? 80 : -80)).join(
        '',
      )
    : '';
  return angle
    ? taper(250, 690, 330, 240) + taper(540, 690, 250, 240) + greens + taper(400, 735, 190, 220)
    : taper(300, 700, 360, 220) + taper(510, 722, 250, 230);
};
