import { tone } from './color.ts';
import { type CloseUp, haze, sunfall, whole } from './detail-light.ts';
import { n, type Point, smooth } from './path.ts';
import type { Ink } from './studio.ts';

/** Stitches along a smooth line: dashes with their own small shadow. */
function stitches(ink: Ink, points: readonly Point[], color: string): string {
  const d = smooth(points);
  const dash = (stroke: string, width: number, move: string): string =>
    `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-dasharray="19 11"${move}/>`;
  return (
    ink.line(d, tone(color, -0.12), 9, 0.4) +
    dash(tone(color, -0.24), 5.5, ' transform="translate(1 2.4)"') +
    dash(tone(color, 0.13), 4.6, '')
  );
}

/** The corner of a cushion with its piping. */
export const cushionCorner: CloseUp = (ink, skin) => {
  const top: Point[] = [
    [-40, 250],
    [180, 196],
    [420, 176],
    [600, 196],
    [668, 262],
  ];
  const front: Point[] = [
    [668, 262],
    [704, 420],
    [700, 600],
    [672, 840],
  ];
  const face = `${smooth(top)}${smooth(front).replace(/^M[^C]*/, '')}L-40 840Z`;
  const lid = `M-40 250${smooth(top).replace(/^M[^C]*/, '')}Q700 180 610 96Q400 20 -40 40Z`;
  const edge = `${smooth(top)}${smooth(front).replace(/^M[^C]*/, '')}`;
  const paint = ink.linear(
    [
      [0, tone(skin.color, 0.05)],
      [0.55, tone(skin.color, -0.01)],
      [0.86, tone(skin.color, -0.09)],
      [1, tone(skin.color, -0.2)],
    ],
    [0, 0, 1, 0.3],
  );
  const weave = ink.texture(skin, { scale: 2.6 });
  const pulls = 'M652 286Q560 330 470 420M640 300Q600 400 590 520M80 262Q110 330 100 420M300 236Q320 300 310 380';
  return (
    haze(ink) +
    `<path d="${edge}L720 840Z" fill="#2e2216" fill-opacity=".2"${ink.blur(24)} transform="translate(26 20)"/>` +
    ink.layers(lid, [
      ink.linear(
        [
          [0, tone(skin.color, 0.09)],
          [1, tone(skin.color, 0.05)],
        ],
        [0, 0, 0.3, 1],
      ),
      ink.texture(skin, { scale: 2.2 }),
    ]) +
    ink.layers(face, [paint, weave]) +
    ink.line(pulls, tone(skin.color, -0.13), 16, 0.22) +
    cord(ink, edge, skin.color)
  );
};

/** A thick cord with twist marks and light. */
function cord(ink: Ink, path: string, color: string): string {
  return (
    ink.line(path, tone(color, -0.2), 30, 0.55) +
    ink.line(path, tone(color, -0.06), 24) +
    `<g transform="translate(-2 -4)">${ink.line(path, tone(color, 0.06), 12)}</g>` +
    `<path d="${path}" fill="none" stroke="${tone(color, -0.16)}" stroke-width="22" stroke-dasharray="2 15" stroke-opacity=".4"/>`
  );
}

/** Cloth that lies in folds, with a hem. */
export const folds: CloseUp = (ink, skin) => {
  const weave = ink.texture(skin, { scale: 2.4, turn: 12 });
  let ridges = '';
  for (let i = 0; i < 5; i += 1) {
    const x = -80 + i * 190 + ink.range(-24, 24);
    const points = (shift: number): Point[] => [
      [x + shift, -40],
      [x + shift + 60, 220],
      [x + shift + 30, 480],
      [x + shift + 130, 840],
    ];
    const ridge = `${smooth(points(0))}L${n(x + 280)} 840${smooth(points(150).reverse()).replace(/^M[^C]*/, '')}Z`;
    const light = ink.linear(
      [
        [0, tone(skin.color, -0.22), 0.75],
        [0.16, tone(skin.color, -0.05), 0.3],
        [0.42, tone(skin.color, 0.13), 0.75],
        [0.7, tone(skin.color, 0.02), 0.2],
        [1, tone(skin.color, -0.16), 0.5],
      ],
      [0, 0, 1, 0.06],
    );
    ridges += `<path d="${ridge}" fill="${light}"/>`;
  }
  return `<path d="${whole}" fill="${skin.color}"/>${ridges}${weave === undefined ? '' : `<path d="${whole}" fill="${weave}"/>`}${sunfall(ink)}`;
};

/** Two panels that meet in a top-stitched seam. */
export const seam: CloseUp = (ink, skin) => {
  const run: Point[] = [
    [-20, 470],
    [220, 430],
    [480, 400],
    [820, 330],
  ];
  const shifted = (by: number): Point[] => run.map(([x, y]): Point => [x, y + by]);
  const upper = `${smooth(run)}V-20H-20Z`;
  const puff = ink.linear(
    [
      [0, tone(skin.color, 0.03)],
      [0.6, tone(skin.color, 0.08)],
      [0.9, tone(skin.color, -0.02)],
      [1, tone(skin.color, -0.17)],
    ],
    [0, 0, 0.12, 1],
  );
  const below = ink.linear(
    [
      [0, tone(skin.color, -0.16)],
      [0.4, tone(skin.color, -0.1)],
      [0.55, tone(skin.color, 0.03)],
      [1, tone(skin.color, -0.08)],
    ],
    [0, 0, 0.1, 1],
  );
  return (
    ink.layers(whole, [below]) +
    ink.layers(upper, [puff]) +
    ink.layers(whole, [ink.texture(skin, { scale: 2.6, turn: -6 })]) +
    ink.line(smooth(run), tone(skin.color, -0.3), 7, 0.8) +
    ink.line(smooth(shifted(4)), tone(skin.color, 0.1), 3, 0.6) +
    stitches(ink, shifted(-34), skin.color) +
    stitches(ink, shifted(40), skin.color) +
    sunfall(ink)
  );
};
