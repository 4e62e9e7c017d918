import { mix, tone } from './color.ts';
import { tints } from './palette.ts';
import { at, between, ellipse, line, n, type Point, smooth } from './path.ts';
import type { Ink, KindFunction } from './studio.ts';

/** A bicycle from its drive side: road, city step-through, mountain, cruiser, cargo or a child's. */
export const bicycle: KindFunction = (drawing, ink) => {
  const variant = ink.variant(6);
  const child = variant === 5;
  const r = child ? 118 : 138;
  const floor = 650;
  const [rear, front]: [Point, Point] = [
    [400 - (child ? 150 : 168), floor - r],
    [400 + (child ? 150 : 178), floor - r],
  ];
  ink.bounds = { left: rear[0] - r, top: floor - r * 3.2, right: front[0] + r, bottom: floor };
  const mirrored = drawing.view === 'angle';
  const paint = drawing.color;
  const low = variant === 1 || variant === 3;
  const hub: Point = [rear[0] + 142, floor - r * 0.86];
  const seat: Point = [hub[0] - 46, floor - r * 2.2];
  const head: Point = [front[0] - 62, floor - r * 2.3];
  const neck: Point = [head[0] + 14, head[1] + 52];
  const tube = (a: Point, b: Point, width = 12): string => pipe(ink, line([a, b]), paint, width);
  const top: readonly [Point, Point] = low ? [between(hub, seat, 0.35), neck] : [between(hub, seat, 0.92), between(head, neck, 0.25)];
  const frame =
    tube(rear, hub, 8) +
    tube(rear, between(hub, seat, 0.9), 8) +
    tube(hub, seat, 12) +
    (low
      ? pipe(ink, `M${at(between(hub, seat, 0.5))}Q${at([hub[0] + 40, hub[1] - 30])} ${at(neck)}`, paint, 12)
      : tube(top[0], top[1], variant === 2 ? 14 : 11)) +
    tube(hub, neck, variant === 2 ? 17 : 13) +
    tube(head, neck, 15) +
    pipe(ink, smooth([neck, between(neck, front, 0.55), front]), variant === 2 ? tints.black : paint, variant === 2 ? 15 : 9);
  const saddle: Point = [seat[0] - 6, seat[1] - 40];
  const post = pipe(ink, line([seat, saddle]), '#b9bcbd', 8);
  const cover = variant === 1 || variant === 3 ? '#8a5a3c' : '#2b2926';
  const seatPath = `M${at([saddle[0] - 42, saddle[1] - 10])}Q${at([saddle[0] - 30, saddle[1] - 20])} ${at([saddle[0] + 8, saddle[1] - 13])}Q${at([saddle[0] + 44, saddle[1] - 14])} ${at([saddle[0] + 52, saddle[1] - 6])}Q${at([saddle[0] + 10, saddle[1] + 2])} ${at([saddle[0] - 22, saddle[1] + 10])}Q${at([saddle[0] - 44, saddle[1] + 8])} ${at([saddle[0] - 42, saddle[1] - 10])}Z`;
  const stem: Point = [head[0] - 10, head[1] - 34];
  const bars: Record<number, readonly Point[]> = {
    0: [stem, [stem[0] + 50, stem[1] - 4], [stem[0] + 66, stem[1] + 26], [stem[0] + 40, stem[1] + 52]],
    2: [stem, [stem[0] + 26, stem[1] - 6], [stem[0] + 6, stem[1] - 10]],
  };
  const bar = bars[variant] ?? [stem, [stem[0] + 22, stem[1] - 26], [stem[0] - 14, stem[1] - 38], [stem[0] - 64, stem[1] - 28]];
  const grip = bar[bar.length - 1] ?? stem;
  const handlebar =
    pipe(ink, line([head, stem]), '#b9bcbd', 8) +
    pipe(ink, smooth(bar), variant === 2 ? '#2b2926' : '#b9bcbd', 8) +
    ink.line(line([between(bar[bar.length - 2] ?? stem, grip, 0.5), grip]), cover, 13);
  const guard =
    variant === 1 || variant === 3
      ? [rear, front]
          .map((c) =>
            ink.line(
              `M${n(c[0] - (r + 9) * 0.9)} ${n(c[1] - (r + 9) * 0.42)}A${n(r + 9)} ${n(r + 9)} 0 0 1 ${n(c[0] + (r + 9) * 0.86)} ${n(c[1] - (r + 9) * 0.5)}`,
              tone(paint, -0.03),
              8,
            ),
          )
          .join('')
      : '';
  const basket =
    variant === 1 || variant === 4
      ? ink.form(`M${at([front[0] - 44, head[1] - 20])}h104l-12 74h-78Z`, { material: 'rattan', color: '#b98b56' }, { grain: 0.9 }) +
        ink.line(`M${at([front[0] - 44, head[1] - 20])}h104`, '#8f6839', 6)
      : '';
  const markup =
    ink.shadow(400, floor + 4, 330, 13, 0.9) +
    wheel(ink, rear, r, variant) +
    wheel(ink, front, r, variant) +
    guard +
    frame +
    drive(ink, hub, rear) +
    post +
    ink.form(seatPath, { material: 'leather', color: cover }, { light: 'top' }) +
    handlebar +
    basket;
  return mirrored ? `<g transform="matrix(-.96 0 0 .96 784 20)">${markup}</g>` : markup;
};

/** A round tube along a path: shade, body, light. */
function pipe(ink: Ink, path: string, color: string, width: number): string {
  return (
    ink.line(path, tone(color, -0.16), width) +
    `<g transform="translate(-.6 -1)">${ink.line(path, tone(color, 0.01), width * 0.66)}${ink.line(path, tone(color, 0.2), width * 0.18, 0.8)}</g>`
  );
}

function wheel(ink: Ink, [x, y]: Point, r: number, variant: number): string {
  const tyre = variant === 2 ? 19 : variant === 3 ? 16 : 9;
  const ring = ellipse(x, y, r - tyre / 2, r - tyre / 2);
  const inner = r - tyre - 4;
  let spokes = '';
  for (let i = 0; i < 14; i += 1) {
    const angle = (i / 14) * Math.PI * 2;
    const cross = angle + (i % 2 === 0 ? 1.3 : -1.3);
    spokes += line([
      [x + Math.cos(cross) * 8, y + Math.sin(cross) * 8],
      [x + Math.cos(angle) * inner, y + Math.sin(angle) * inner],
    ]);
  }
  const wall = variant === 0 || variant === 3 ? mix('#2b2926', '#c9a06b', 0.55) : '#37332f';
  return (
    ink.line(spokes, '#9b9c9b', 1.1, 0.8) +
    ink.line(ring, '#2a2725', tyre) +
    ink.line(ellipse(x, y, r - tyre, r - tyre), wall, 3) +
    ink.line(ellipse(x, y, inner, inner), '#c3c5c5', 5) +
    ink.line(ellipse(x, y, inner + 1.4, inner + 1.4), '#f2f2f0', 1.2, 0.8) +
    `<path d="${ellipse(x, y, 11, 11)}" fill="${ink.radial(
      [
        [0, '#f2f2ef'],
        [1, '#7d7f7f'],
      ],
      0.36,
      0.3,
      0.8,
    )}"/>`
  );
}

/** Chain, chainring, crank and pedal. */
function drive(ink: Ink, [x, y]: Point, [rx, ry]: Point): string {
  const chain = `M${n(rx)} ${n(ry - 13)}L${n(x)} ${n(y - 31)}M${n(rx)} ${n(ry + 13)}L${n(x)} ${n(y + 31)}`;
  return (
    ink.line(chain, '#57534e', 2.6) +
    ink.line(ellipse(x, y, 29, 29), '#8d8f8f', 5) +
    ink.line(ellipse(x, y, 16, 16), '#b9bcbd', 3) +
    ink.line(ellipse(rx, ry, 14, 14), '#77797a', 5) +
    pipe(ink, `M${n(x)} ${n(y)}L${n(x + 34)} ${n(y + 46)}`, '#a9acac', 8) +
    ink.line(`M${n(x + 18)} ${n(y + 48)}h34`, '#2b2926', 9) +
    pipe(ink, `M${n(x)} ${n(y)}L${n(x - 30)} ${n(y - 42)}`, '#8f9292', 6)
  );
}
