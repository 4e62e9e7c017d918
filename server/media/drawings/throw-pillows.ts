import { stuffed } from './cloth.ts';
import { tone } from './color.ts';
import { contrast } from './contrast.ts';
import { n } from './path.ts';
import { steppedDiamond } from './rug-patterns.ts';
import type { Ink, KindFunction, Skin } from './studio.ts';

/** What is woven, printed or stitched on a pillow: nothing, stripes, diamonds, a block, tufts, or a windowpane. */
function pillowMarks(ink: Ink, shape: number, x: number, y: number, w: number, h: number): string | undefined {
  const color = contrast(ink);
  const fill = (d: string, opacity = 0.9): string => `<path d="${d}" fill="${color}" fill-opacity="${opacity}"/>`;
  let d = '';
  if (shape === 1) {
    for (let i = 0; i < 12; i += 1) {
      const at = x + ((i + 0.5) * w) / 12;
      d += `M${n(at)} ${n(y)}Q${n(at + (i - 5.5) * 3)} ${n(y + h / 2)} ${n(at)} ${n(y + h)}`;
    }
    return (
      ink.line(d, tone(ink.main.color, -0.16), 5, 0.5) +
      `<g transform="translate(-5 0)">${ink.line(d, tone(ink.main.color, 0.12), 4, 0.4)}</g>`
    );
  }
  if (shape === 2) {
    for (let row = 0; row < 5; row += 1)
      for (let col = 0; col < 5; col += 1) d += steppedDiamond(x + ((col + 0.5) * w) / 5, y + ((row + 0.5) * h) / 5, 4, w / 46, h / 46);
    return fill(d, 0.85);
  }
  if (shape === 3) {
    for (const [from, to] of [
      [0.14, 0.17],
      [0.2, 0.34],
      [0.37, 0.4],
      [0.6, 0.63],
      [0.66, 0.8],
      [0.83, 0.86],
    ] as const)
      d += `M${n(x)} ${n(y + h * from)}Q${n(x + w / 2)} ${n(y + h * from + 10)} ${n(x + w)} ${n(y + h * from)}V${n(y + h * to)}Q${n(x + w / 2)} ${n(y + h * to + 10)} ${n(x)} ${n(y + h * to)}Z`;
    return fill(d, 0.85);
  }
  if (shape === 4) {
    for (let i = 1; i < 6; i += 1) d += `M${n(x + (w * i) / 6)} ${n(y)}v${n(h)}M${n(x)} ${n(y + (h * i) / 6)}h${n(w)}`;
    return ink.line(d, color, 5, 0.75);
  }
  if (shape === 5)
    return fill(`M${n(x)} ${n(y)}H${n(x + w * 0.5)}Q${n(x + w * 0.54)} ${n(y + h / 2)} ${n(x + w * 0.5)} ${n(y + h)}H${n(x)}Z`, 0.95);
  return undefined;
}

/** Cushions: plain, corded, with diamonds and tassels, striped lumbar, checked, in two halves. */
export const throwPillow: KindFunction = (drawing, ink) => {
  const shape = ink.variant(6);
  const lumbar = shape === 3 || (drawing.size !== undefined && drawing.size.width > drawing.size.height * 1.25 && drawing.size.height > 8);
  const pillow = (x: number, base: number, w: number, marks: number, skin = ink.main): string => {
    const h = lumbar ? w * 0.62 : w * 0.98;
    const tassels = shape === 2 && skin === ink.main ? corners(ink, x, base - h, w, h) : '';
    return (
      tassels +
      stuffed(ink, x, base - h, w, h, skin, {
        marks: skin === ink.main ? pillowMarks(ink, marks, x, base - h, w, h) : undefined,
        piped: shape % 2 === 0,
      })
    );
  };
  if (drawing.view === 'angle') {
    const other: Skin = { material: 'linen', color: contrast(ink) };
    return `<g transform="rotate(-5 300 400)">${pillow(120, 660, 390, 0, other)}</g><g transform="rotate(7 500 500)">${pillow(300, 705, 400, shape)}</g>`;
  }
  const w = lumbar ? 640 : 560;
  const h = lumbar ? w * 0.62 : w * 0.98;
  const base = lumbar ? 610 : 690;
  ink.bounds = { left: 400 - w / 2, top: base - h, right: 400 + w / 2, bottom: base };
  return pillow(400 - w / 2, base, w, shape);
};

/** Tassels at the four corners. */
function corners(ink: Ink, x: number, y: number, w: number, h: number): string {
  const color = contrast(ink);
  return (
    [
      [x, y, -40, -26],
      [x + w, y, 40, -26],
      [x, y + h, -34, 34],
      [x + w, y + h, 34, 34],
    ] as const
  )
    .map(
      ([px, py, dx, dy]) =>
        ink.line(`M${n(px)} ${n(py)}l${n(dx * 0.4)} ${n(dy * 0.4)}`, color, 9) +
        ink.line(
          [-0.3, -0.12, 0.06, 0.24]
            .map((k) => `M${n(px + dx * 0.4)} ${n(py + dy * 0.4)}l${n(dx * 0.7 - dy * k)} ${n(dy * 0.7 + dx * k)}`)
            .join(''),
          tone(color, -0.04),
          3.4,
        ),
    )
    .join('');
}
