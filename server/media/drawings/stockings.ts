import { tone } from './color.ts';
import { contrast } from './contrast.ts';
import { tube } from './handles.ts';
import { tints } from './palette.ts';
import { steppedDiamond } from './rug-patterns.ts';
import type { KindFunction, Skin } from './studio.ts';
import { clipped } from './vessels.ts';

/** Stockings: ribbed, striped, with diamonds, checked, cabled, plain. */
export const stocking: KindFunction = (drawing, ink) => {
  const shape = ink.variant(6);
  const b = contrast(ink);
  const outline =
    'M300 180H500C500 300 496 380 500 450C504 520 420 540 340 640C300 690 210 690 186 640C164 590 210 560 256 520C310 470 302 380 300 180Z';
  const cuffSkin: Skin = { material: 'boucle', color: shape % 2 === 0 ? '#f2ece0' : b };
  let marks = '';
  if (shape === 0)
    marks = Array.from(
      { length: 24 },
      (_, i) => `<path d="M150 ${190 + i * 22}h400v9h-400z" fill="${tone(ink.main.color, -0.1)}" fill-opacity=".35"/>`,
    ).join('');
  if (shape === 1)
    marks = Array.from({ length: 7 }, (_, i) => `<path d="M140 ${270 + i * 64}h420v30h-420z" fill="${b}" fill-opacity=".9"/>`).join('');
  if (shape === 2)
    marks = `<path d="${[0, 1, 2, 3, 4].map((r) => [0, 1, 2, 3].map((i) => steppedDiamond(220 + i * 84 + (r % 2) * 42, 320 + r * 80, 4, 5)).join('')).join('')}" fill="${b}"/>`;
  if (shape === 3)
    marks = ink.line(
      [230, 300, 370, 440, 510].map((x) => `M${x} 180v520`).join('') + [300, 370, 440, 510, 580, 650].map((y) => `M140 ${y}h420`).join(''),
      b,
      9,
      0.6,
    );
  if (shape === 4)
    marks = ink.line(
      [330, 400, 470]
        .map((x) =>
          Array.from({ length: 9 }, (_, i) => `M${x - 14} ${270 + i * 46}q28 12 28 34M${x + 14} ${270 + i * 46}q-28 12 -28 34`).join(''),
        )
        .join(''),
      tone(ink.main.color, -0.15),
      6,
      0.6,
    );
  const patches =
    shape === 5 || shape === 2
      ? `<path d="M150 600Q240 560 330 720L150 720Z" fill="${b}"/><path d="M420 520Q500 440 520 420V560Z" fill="${b}"/>`
      : '';
  const shade = ink.linear(
    [
      [0, '#fff', 0.1],
      [0.35, '#fff', 0.03],
      [0.7, '#1d1208', 0.1],
      [1, '#1d1208', 0.26],
    ],
    [0, 0, 1, 0.3],
  );
  const one = (loop: boolean): string =>
    ink.drop(outline, 16, 18, 12, 0.28) +
    (loop ? ink.line('M486 150q-6 -56 22 -52q24 8 -4 56', tone(b, -0.05), 9) : '') +
    ink.form(outline, ink.main, { grain: 1 }) +
    clipped(ink, outline, marks + patches) +
    `<path d="${outline}" fill="${shade}"/>` +
    ink.line('M262 524q60 30 90 96', tone(ink.main.color, -0.2), 5, 0.3) +
    `<path d="M290 232h222v26h-222z" fill="#1d1208" fill-opacity=".14"/>` +
    ink.form('M284 142Q400 130 516 142Q526 190 516 240Q400 252 284 240Q274 190 284 142Z', cuffSkin, { light: 'round' });
  ink.bounds = { left: 200, top: 70, right: 600, bottom: 735 };
  if (drawing.view === 'angle') {
    const shelf =
      ink.form('M40 110H760V150H40Z', { material: 'oak', color: '#c09a68' }, { light: 'pipe' }) +
      ink.drop('M40 150H760V156H40Z', 0, 10, 8, 0.3);
    const hook = (x: number): string => tube(`M${x} 150v18`, tints.black, 8);
    return `${shelf}${hook(262)}${hook(560)}<g transform="translate(-66 44)scale(.74)">${one(true)}</g><g transform="translate(232 44)scale(.74)">${one(true)}</g>`;
  }
  return `<g transform="translate(0 -50)scale(1.16)">${one(true)}</g>`;
};
