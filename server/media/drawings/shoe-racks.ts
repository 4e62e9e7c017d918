import { block, blockShadow, eyeAt } from './block.ts';
import { tone } from './color.ts';
import { tints } from './palette.ts';
import { n, type Point } from './path.ts';
import type { Ink, KindFunction, Skin } from './studio.ts';

/** Racks of two to four tiers, some with a seat. */
export const shoeRack: KindFunction = (drawing, ink) => {
  const shape = ink.variant(6);
  const angle = drawing.view === 'angle';
  const eye = eyeAt(385, 610, angle ? 38 : 20, 17);
  const tiers = [2, 3, 4, 3, 2, 3][shape] ?? 3;
  const [w, d, gap] = [tiers === 4 ? 420 : 520, 170, tiers === 4 ? 116 : 132];
  const h = (tiers - 1) * gap + (tiers === 2 ? 90 : 60);
  const frame: Skin = shape % 2 === 1 ? { material: 'metal', color: tints.black } : ink.main;
  const post = (x: number, z: number): string => block(ink, eye, [x, 0, z], [14, h, 14], { skin: frame, grain: 0, round: 1 });
  let shelves = '';
  for (let i = 0; i < tiers; i += 1) {
    const y = 28 + i * gap;
    const slats =
      shape === 3
        ? block(ink, eye, [-w / 2 + 4, y, -d / 2], [w - 8, 10, d], { round: 2 })
        : [0, 1, 2, 3].map((s) => block(ink, eye, [-w / 2 + 4, y, d / 2 - 34 - s * 44], [w - 8, 10, 30], { round: 1 })).join('');
    const pairs = Array.from({ length: tiers === 4 ? 2 : 3 }, (_, p) =>
      i === tiers - 1 && p !== 1 && shape % 2 === 0
        ? ''
        : shoes(ink, eye(-w / 2 + 62 + p * ((w - 110) / (tiers === 4 ? 1.4 : 2.5)), y + 12, -26), i * 3 + p + shape),
    ).join('');
    shelves += slats + pairs;
  }
  ink.bounds = { left: 110, top: 610 - h - 40, right: 690, bottom: 660 };
  const seat =
    tiers === 2 ? block(ink, eye, [-w / 2, h, -d / 2], [w, 34, d], { skin: { material: 'linen', color: '#d8ccb7' }, round: 14 }) : '';
  return `<g transform="translate(0 ${tiers === 2 ? -50 : 20})">${blockShadow(ink, eye, [-w / 2, -d / 2], [w, d])}${post(-w / 2, d / 2 - 14)}${post(w / 2 - 14, d / 2 - 14)}${shelves}${post(-w / 2, -d / 2)}${post(w / 2 - 14, -d / 2)}${seat}</g>`;
};

/** A pair of shoes, toes to the left front. */
function shoes(ink: Ink, [x, y]: Point, which: number): string {
  const color = ['#7a5238', '#f0ebe1', '#3b3a3c', '#a6785a', '#5d6b5c'][which % 5] ?? '#7a5238';
  const skin: Skin = { material: 'leather', color };
  const high = which % 3 === 0 ? 56 : 34;
  const one = (dx: number, dy: number): string => {
    const p = (a: number, b: number): string => `${n(x + dx + a)} ${n(y + dy + b)}`;
    const upper = `M${p(-44, 0)}C${p(-54, -20)} ${p(-34, -28)} ${p(-14, -30)}C${p(2, -34)} ${p(10, -40)} ${p(14, -high)}Q${p(32, -high - 7)} ${p(50, -high)}L${p(52, 0)}Z`;
    return (
      ink.form(upper, skin, { light: 'top', grain: 0 }) +
      `<path d="M${p(14, -high)}Q${p(32, -high - 7)} ${p(50, -high)}Q${p(32, -high + 9)} ${p(14, -high)}Z" fill="${tone(color, -0.24)}"/><path d="M${p(-47, -4)}H${n(x + dx + 53)}v8H${n(x + dx - 45)}Z" fill="${which % 2 === 0 ? '#e9e0d0' : '#3b2f28'}"/>${ink.line(`M${p(-8, -27)}l9 8M${p(1, -31)}l9 8M${p(8, -37)}l9 7`, tone(color, 0.2), 2.4, 0.8)}`
    );
  };
  return ink.shadow(x + 14, y + 4, 60, 7, 0.5) + one(20, -13) + one(0, 0);
}
