import { tone } from './color.ts';
import { frameOf, hard, pastel } from './kids-skins.ts';
import { n } from './path.ts';
import type { Ink, KindFunction, Skin } from './studio.ts';

export const mobile: KindFunction = (drawing, ink) => {
  const variant = ink.variant(6);
  const turned = drawing.view === 'angle';
  ink.bounds = { left: 190, top: 110, right: 610, bottom: 660 };
  const wood = frameOf(ink);
  const felt = (i: number): string => (i === 0 && !hard.has(ink.main.material) ? ink.main.color : pastel(ink, i));
  const hoop = { rx: 176, ry: turned ? 50 : 34, cy: 250 };
  const ring = `M${400 - hoop.rx} ${hoop.cy}a${hoop.rx} ${hoop.ry} 0 1 1 ${hoop.rx * 2} 0a${hoop.rx} ${hoop.ry} 0 1 1 ${-hoop.rx * 2} 0Z`;
  const count = 6;
  const places = Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * Math.PI * 2 + (turned ? 0.9 : 0.35);
    return { x: 400 + Math.cos(angle) * hoop.rx, y: hoop.cy + Math.sin(angle) * hoop.ry, depth: Math.sin(angle), i };
  }).sort((a, b) => a.depth - b.depth);
  const strings = places.map(({ x, y }) => `M400 120L${n(x)} ${n(y)}`).join('');
  const hung = places.map(({ x, y, i }) => {
    const length = 120 + ((i * 67) % 150);
    return ink.line(`M${n(x)} ${n(y)}V${n(y + length)}`, '#b7a688', 1.6) + toy(ink, x, y + length, variant, i, felt(i));
  });
  const mid = ink.line('M400 250V470', '#b7a688', 1.6) + toy(ink, 400, 470, variant, 7, felt(0));
  return (
    ink.line('M400 0V120', '#b7a688', 2.2) +
    ink.line(strings, '#b7a688', 1.6, 0.9) +
    ink.line(ring, tone(wood.color, -0.12), 13) +
    `<g transform="translate(-1 -3)">${ink.line(ring, tone(wood.color, 0.05), 6)}</g>` +
    mid +
    hung.join('')
  );
};

/** A felt figure under its string: cloud, star, moon, bird, leaf or ball. */
function toy(ink: Ink, x: number, y: number, variant: number, i: number, color: string): string {
  const forms = [
    `M-40 30C-62 30 -62 2 -40 2C-38 -22 -6 -26 0 -8C16 -20 40 -8 34 8C56 8 54 30 36 30Z`,
    'M0 -8L11 18L38 20L17 37L25 64L0 49L-25 64L-17 37L-38 20L-11 18Z',
    'M10 -4C-38 -2 -40 62 10 66C-12 46 -12 16 10 -4Z',
    'M-44 20C-30 -6 0 -8 16 6L34 0L30 16C26 44 -8 52 -26 36L-50 42Z',
    'M0 -6C34 14 32 48 0 72C-32 48 -34 14 0 -6Z',
    'M0 -4a30 30 0 1 1 -.1 0Z',
  ];
  const d = forms[(variant + (i % 3 === 2 ? 1 : i % 3 === 1 ? 5 : 0)) % forms.length] ?? forms[0] ?? '';
  const skin: Skin = { material: 'wool', color };
  return `<g transform="translate(${n(x)} ${n(y)})">${ink.form(d, skin, { light: 'round' })}<path d="${d}" fill="none" stroke="${tone(color, -0.16)}" stroke-width="1.8" stroke-dasharray="5 4" transform="translate(0 2) scale(.9)"/></g>`;
}
