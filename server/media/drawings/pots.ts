import { tone } from './color.ts';
import { knob, tube } from './handles.ts';
import { tints } from './palette.ts';
import { ellipse, n } from './path.ts';
import type { Ink, KindFunction } from './studio.ts';
import { clipped, vessel } from './vessels.ts';

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

/** Casseroles with their lids; open with a stew in the second picture. */
export const dutchOven: KindFunction = (drawing, ink) => {
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
