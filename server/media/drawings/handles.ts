import { tone } from './color.ts';
import { ellipse, line, n } from './path.ts';
import type { Ink, Skin } from './studio.ts';

/** A tube-like handle along a path: dark belly, colour, thin light. */
export function tube(d: string, color: string, width: number): string {
  const stroke = (paint: string, share: number, dx: number, dy: number, opacity = 1): string =>
    `<path d="${d}" fill="none" stroke="${paint}" stroke-width="${n(width * share)}" stroke-linecap="round" stroke-linejoin="round"${dx === 0 ? '' : ` transform="translate(${n(dx * width)} ${n(dy * width)})"`}${opacity < 1 ? ` stroke-opacity="${opacity}"` : ''}/>`;
  return (
    stroke(tone(color, -0.17), 1, 0, 0) +
    stroke(tone(color, -0.02), 0.72, -0.06, -0.08) +
    stroke(tone(color, 0.14), 0.26, -0.15, -0.2, 0.85)
  );
}

/** A knob of metal on top of a lid. */
export function knob(ink: Ink, x: number, y: number, r: number, color: string): string {
  const skin: Skin = { material: 'metal', color };
  return (
    ink.form(
      line(
        [
          [x - r * 0.42, y],
          [x - r * 0.34, y - r * 0.8],
          [x + r * 0.34, y - r * 0.8],
          [x + r * 0.42, y],
        ],
        true,
      ),
      skin,
      { light: 'round' },
    ) +
    ink.form(ellipse(x, y - r * 1.05, r, r * 0.46), skin, { light: 'round', shade: -0.04 }) +
    ink.form(ellipse(x, y - r * 1.2, r * 0.92, r * 0.34), skin, { shade: 0.1 })
  );
}
