import { drape } from './cloth.ts';
import { tone } from './color.ts';
import { contrast } from './contrast.ts';
import { tints } from './palette.ts';
import { ellipse, n, roundedRect } from './path.ts';
import type { Ink, KindFunction, Skin } from './studio.ts';

/** A curtain on rings; before a tub in the second picture. */
export const showerCurtain: KindFunction = (drawing, ink) => {
  const shape = ink.variant(6);
  const color = contrast(ink);
  const angle = drawing.view === 'angle';
  const [x, top, w, h] = angle ? [90, 100, 330, 560] : [150, 110, 500, 600];
  let marks: string | undefined;
  if (shape === 1)
    marks = Array.from(
      { length: 12 },
      (_, i) => `<path d="M${x - 60} ${top + 20 + i * 54}h${w + 120}v26h${-w - 120}z" fill="${color}" fill-opacity=".75"/>`,
    ).join('');
  if (shape === 2)
    marks = ink.line(Array.from({ length: 22 }, (_, i) => `M${n(x - 30 + i * (w / 19))} ${top}v${h + 30}`).join(''), color, 5, 0.65);
  if (shape === 3)
    marks = `<path d="M${x - 60} ${top + h * 0.7}h${w + 120}v${h}h${-w - 120}z" fill="${color}" fill-opacity=".9"/><path d="M${x - 60} ${top + h * 0.66}h${w + 120}v8h${-w - 120}z" fill="${color}"/>`;
  if (shape === 4)
    marks = `<path d="${Array.from({ length: 11 }, (_, r) => Array.from({ length: 9 }, (_, i) => ellipse(x - 10 + (i + (r % 2) / 2) * (w / 8), top + 34 + r * 54, 8, 8)).join('')).join('')}" fill="${color}" fill-opacity=".85"/>`;
  if (shape === 5)
    marks = ink.line(
      Array.from({ length: 13 }, (_, i) => `M${n(x - 40)} ${top + 24 + i * 46}h${w + 80}`).join('') +
        Array.from({ length: 12 }, (_, i) => `M${n(x - 30 + i * (w / 9.6))} ${top}v${h + 30}`).join(''),
      color,
      3.4,
      0.55,
    );
  const metal: Skin = { material: 'metal', color: shape % 2 === 0 ? tints.steel : tints.brass };
  const hooks = Array.from(
    { length: 10 },
    (_, i) =>
      `<path d="${ellipse(x + ((i + 0.5) * w) / 10, top - 14, 8, 19)}" fill="none" stroke="${tone(metal.color, -0.1)}" stroke-width="3"/>`,
  ).join('');
  const pole =
    ink.drop('M60 82h680v12H60z', 8, 14, 6, 0.22) +
    ink.form('M60 82h680v13H60z', metal, { light: 'pipe' }) +
    ink.form(ellipse(56, 88, 12, 24) + ellipse(744, 88, 12, 24), metal);
  ink.bounds = { left: x, top: 82, right: x + w, bottom: top + h };
  const tub = angle ? bathtub(ink) : '';
  return `${tub}${pole}<path d="M${x + 16} ${top}h${w}v${h}h${-w}z" fill="#3d2f20" fill-opacity=".13"${ink.blur(12)}/>${drape(ink, x, top, w, h, ink.main, { pleats: angle ? 7 : 9, flare: 0.03, marks })}${hooks}`;
};

/** A white tub, half behind the curtain. */
function bathtub(ink: Ink): string {
  const skin: Skin = { material: 'ceramic', color: '#f7f4ee' };
  const body = 'M150 520C150 506 170 500 190 500H700C730 500 742 512 738 530C728 600 706 670 660 700H230C180 680 156 600 150 520Z';
  return (
    ink.shadow(450, 704, 260, 24) +
    ink.form(body, skin, { light: 'round' }) +
    `<path d="${body}" fill="${ink.linear(
      [
        [0.3, '#1d1208', 0],
        [1, '#1d1208', 0.16],
      ],
      [0, 0, 0, 1],
    )}"/>` +
    ink.form(roundedRect(138, 492, 612, 26, 13), skin, { light: 'pipe', shade: 0.02 }) +
    ink.line('M640 492V400Q640 376 616 376T596 396', '#a9acac', 10)
  );
}
