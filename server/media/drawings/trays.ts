import { bunch } from './bouquets.ts';
import { pillar } from './candles.ts';
import { tone } from './color.ts';
import { ellipse, n } from './path.ts';
import type { Ink, KindFunction } from './studio.ts';
import { clipped, vessel } from './vessels.ts';

/** Trays, square or round, with or without grips. */
export const tray: KindFunction = (drawing, ink) => {
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
  return `${ink.line(d, tone(color, -0.14), 14)}<g transform="translate(-2 -2)">${ink.line(d, tone(color, 0.08), 6)}</g>`;
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
    { skin: { material: 'paper', color: '#b9a88e' } },
  );
