import { tone } from './color.ts';
import { companionGifts } from './gifts.ts';
import { n } from './path.ts';
import { ball, lightAt, setDown, sprayStamp, star } from './sprays.ts';
import type { Ink, KindFunction } from './studio.ts';
import { vessel } from './vessels.ts';

/** A fir from its foot: sprays in tiers before a dark heart, with balls, lights or nothing. */
export function fir(ink: Ink, cx: number, base: number, height: number, shape: number): string {
  const color = ink.main.material === 'leaf' ? ink.main.color : '#3f5f47';
  const spray = sprayStamp(ink, shape === 2 ? '#9fb0a0' : color);
  const tiers = 11;
  const slim = [0.36, 0.28, 0.36, 0.42, 0.24, 0.36][shape] ?? 0.36;
  let out = ink.form(
    `M${n(cx - 10)} ${n(base - height * 0.2)}h20v${n(height * 0.2)}h-20z`,
    { material: 'walnut', color: '#5f4630' },
    { light: 'round', grain: 0 },
  );
  out += heart(cx, base, height, slim, tone(shape === 2 ? '#9fb0a0' : color, -0.17));
  for (let i = 0; i < tiers; i += 1) {
    const t = i / (tiers - 1);
    const y = base - height * (0.12 + t * 0.8);
    const reach = height * slim * (1 - t * 0.9);
    const count = Math.max(5, Math.round(9 * (1 - t * 0.5)));
    for (let j = 0; j < count; j += 1) {
      const u = (j / (count - 1)) * 2 - 1;
      const drop = (1 - Math.abs(u)) * height * 0.026;
      out += spray(
        cx + u * Math.max(reach * 0.52, reach * 1.02 - height * 0.16),
        y + drop,
        Math.min(height * 0.18, Math.max(height * 0.09, reach * 0.62)),
        u * 112 + (Math.abs(u) < 0.3 ? ink.range(-40, 40) + (i > 2 ? (j % 2) * 150 : 0) : 0) + ink.range(-8, 8),
        ink.range(0.85, 1.15),
      );
    }
  }
  out += spray(cx, base - height * 0.9, height * 0.1, 0);
  if (shape === 1 || shape === 2) return out;
  for (let i = 0; i < 21; i += 1) {
    const t = ((i * 5) % 21) / 21;
    const u = Math.sin(i * 2.4);
    const [x, y] = [cx + u * height * slim * (1 - t * 0.92) * 0.86, base - height * (0.12 + t * 0.74) + 8];
    out +=
      shape === 3 || shape === 4
        ? setDown(ink, lightAt(ink, 0, 0, height * 0.026), x, y)
        : setDown(ink, ball(ink, 0, 0, height * 0.02, i % 3 === 0 ? '#e9dcc0' : i % 3 === 1 ? ink.accent : '#b8924a'), x, y);
  }
  return out + star(ink, cx, base - height * 0.985, height * 0.05);
}

/** The dark inside of a fir behind its sprays. */
function heart(cx: number, base: number, height: number, slim: number, color: string): string {
  const edge = (side: 1 | -1): string[] =>
    Array.from({ length: 15 }, (_, i) => {
      const t = i / 14;
      const reach = height * slim * (1 - t) * (i % 2 === 0 ? 0.92 : 0.7);
      return `${n(cx + side * reach)} ${n(base - height * (0.09 + t * 0.86))}`;
    });
  return `<path d="M${[...edge(-1), ...edge(1).reverse()].join('L')}Z" fill="${color}"/>`;
}

/** Christmas trees: bushy, slim, pale, wide, in a basket or on a stand. */
export const tree: KindFunction = (drawing, ink) => {
  const shape = ink.variant(6);
  const angle = drawing.view === 'angle';
  const [cx, base, h] = angle ? [330, 700, 600] : [400, 715, 660];
  ink.bounds = { left: cx - 220, top: base - h, right: cx + 220, bottom: base + 10 };
  const foot =
    shape % 2 === 0
      ? ink.shadow(cx, base + 4, h * 0.16, 16) +
        vessel(
          ink,
          {
            cx,
            base: base + 10,
            height: h * 0.13,
            profile: [
              [0, 0.9],
              [0.5, 0.86],
              [1, 0.72],
            ],
          },
          { skin: { material: 'jute', color: '#b99a6a' }, filled: '#5a4632' },
        )
      : ink.shadow(cx, base + 4, h * 0.16, 16) +
        ink.line(`M${cx - 90} ${base + 4}L${cx} ${base - 26}L${cx + 90} ${base + 4}M${cx} ${base - 26}v34`, '#3b3733', 11);
  return foot + fir(ink, cx, base, h, shape) + (angle ? companionGifts(ink, 575, 735) : '');
};
