import { tone } from './color.ts';
import { type CloseUp, haze, sunfall, whole } from './detail-light.ts';
import { leafStamp } from './foliage.ts';
import { type Point, smooth } from './path.ts';

/** Over-and-under weave of cane or cord, drawn strand by strand. */
export const weaving: CloseUp = (ink, skin) => {
  const step = 100;
  const across = ink.linear(
    [
      [0, tone(skin.color, -0.2)],
      [0.35, tone(skin.color, 0.1)],
      [1, tone(skin.color, -0.16)],
    ],
    [0, 0, 0, 1],
  );
  const down = ink.linear(
    [
      [0, tone(skin.color, -0.08)],
      [0.35, tone(skin.color, 0.06)],
      [1, tone(skin.color, -0.24)],
    ],
    [0, 0, 1, 0],
  );
  const strand = ink.define(
    (own) =>
      `<g id="${own}"><rect x="-6" y="8" width="112" height="84" rx="26" fill="${across}"/><path d="M2 34H98M2 62H98" stroke="${tone(skin.color, -0.16)}" stroke-width="3" stroke-opacity=".5"/></g>`,
  );
  const post = ink.define(
    (own) =>
      `<g id="${own}"><rect x="8" y="-6" width="84" height="112" rx="26" fill="${down}"/><path d="M34 2V98M62 2V98" stroke="${tone(skin.color, -0.2)}" stroke-width="3" stroke-opacity=".45"/></g>`,
  );
  const cells: string[] = [];
  for (let row = -2; row < 10; row += 1)
    for (let column = -2; column < 10; column += 1)
      cells.push(`<use href="#${(row + column) % 2 === 0 ? strand : post}" x="${column * step}" y="${row * step}"/>`);
  return `<path d="${whole}" fill="${tone(skin.color, -0.38)}"/><g transform="rotate(-9 400 400)">${cells.join('')}</g>${sunfall(ink)}`;
};

/** Sheets of paper with their deckle edges. */
export const sheets: CloseUp = (ink, skin) =>
  `${haze(ink)}${[0, 1, 2, 3]
    .map((i) => {
      const edge = smooth(Array.from({ length: 9 }, (_, k): Point => [-20 + k * 105, 330 + i * 92 - k * 14 + ink.range(-5, 5)]));
      const path = `${edge}V860H-20Z`;
      return `<path d="${path}" fill="#2e2216" fill-opacity=".22"${ink.blur(9)} transform="translate(0 -8)"/>${ink.layers(path, [
        ink.linear(
          [
            [0, tone(skin.color, 0.08 - i * 0.02)],
            [1, tone(skin.color, -0.03)],
          ],
          [0, 0, 0.2, 1],
        ),
      ])}`;
    })
    .join('')}${sunfall(ink)}`;

/** Overlapping leaves. */
export const foliage: CloseUp = (ink, skin) => {
  const stamp = leafStamp(ink, 'oval', skin.color, 0.5);
  let leaves = '';
  for (let i = 0; i < 22; i += 1)
    leaves += stamp(
      (i % 5) * 200 + ink.range(-60, 60),
      Math.floor(i / 5) * 190 + 190,
      ink.range(270, 380),
      ink.range(-80, 80),
      ink.range(0.6, 1),
    );
  return `<path d="${whole}" fill="${tone(skin.color, -0.24)}"/>${leaves}${sunfall(ink)}`;
};
