import { mix, tone } from './color.ts';
import { leafStamp } from './foliage.ts';
import type { Drawing, DrawingMaterial } from './kinds.ts';
import { ellipse, line, n, type Point, roundedPolygon, smooth } from './path.ts';
import type { Ink, Skin } from './studio.ts';

type CloseUp = (ink: Ink, skin: Skin) => string;

const whole = 'M0 0h800v800H0Z';

/** A blurred bit of the room, for what lies behind the close-up. */
function haze(ink: Ink): string {
  return `<path d="${whole}" fill="${ink.linear(
    [
      [0, '#f4efe7'],
      [0.7, '#ece5da'],
      [1, '#ddd3c4'],
    ],
    [0, 0, 0.3, 1],
  )}"/>`;
}

/** Light that falls across a close-up from the upper left. */
function sunfall(ink: Ink): string {
  return `<path d="${whole}" fill="${ink.linear(
    [
      [0, '#fffaf0', 0.3],
      [0.45, '#fffaf0', 0],
      [1, '#2a1c10', 0.24],
    ],
    [0, 0, 1, 1],
  )}"/>`;
}

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
const cushionCorner: CloseUp = (ink, skin) => {
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
const folds: CloseUp = (ink, skin) => {
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
const seam: CloseUp = (ink, skin) => {
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

/** The corner of a board: top with its grain, end grain at the right, an eased edge between. */
const boardCorner: CloseUp = (ink, skin) => {
  const [a, b, c]: [Point, Point, Point] = [
    [-40, 420],
    [520, 520],
    [860, 330],
  ];
  const top = line([a, b, c, [860, -40], [-40, -40]], true);
  const front = line([a, b, [520, 690], [-40, 570]], true);
  const end = line([b, c, [860, 490], [520, 690]], true);
  const edge = line([a, b, c]);
  let rings = '';
  for (let i = 0; i < 7; i += 1)
    rings += `M${n(524 + i * 48)} ${n(680 - i * 27)}Q${n(560 + i * 44)} ${n(560 - i * 22)} ${n(600 + i * 40)} ${n(480 - i * 22)}`;
  return (
    haze(ink) +
    `<path d="M-40 600L520 716L860 520V640L520 840H-40Z" fill="#2e2216" fill-opacity=".34"${ink.blur(22)}/>` +
    ink.layers(front, [ink.surface(skin, 'flat', -0.05), ink.texture(skin, { matrix: 'matrix(1.9 .34 0 1.8 0 420)' })]) +
    ink.layers(end, [ink.surface(skin, 'flat', -0.15)]) +
    (skin.material === 'painted' ? '' : ink.line(rings, tone(skin.color, -0.28), 4, 0.45)) +
    ink.layers(top, [
      ink.linear(
        [
          [0, tone(skin.color, 0.1)],
          [1, tone(skin.color, 0.01)],
        ],
        [0, 0, 0.8, 1],
      ),
      ink.texture(skin, { matrix: 'matrix(2 .36 -.9 1.5 0 0)' }),
    ]) +
    ink.line(edge, tone(skin.color, 0.17), 7, 0.8) +
    ink.line(line([b, [520, 690]]), tone(skin.color, 0.06), 4, 0.7)
  );
};

/** A drawer front with its handle and the gap around it. */
const drawerFront: CloseUp = (ink, skin) => {
  const metal = mix(ink.accent, '#b8924a', ink.drawing.accent === undefined ? 1 : 0.1);
  const bar = 'M250 360H560';
  return (
    `<path d="${whole}" fill="${ink.surface(skin, 'flat', 0.02)}"/>` +
    ink.layers(whole, [ink.texture(skin, { scale: 2.3 })]) +
    ink.line('M-20 122H820M-20 640H820', tone(skin.color, -0.36), 12) +
    ink.line('M-20 131H820M-20 649H820', tone(skin.color, 0.14), 4, 0.7) +
    `<g transform="translate(14 30)"${ink.blur(12)}>${ink.line(bar, '#22160c', 34, 0.4)}</g>` +
    [270, 540]
      .map((x) => ink.form(ellipse(x, 362, 22, 22), { material: 'brass', color: tone(metal, -0.14) }, { light: 'round' }))
      .join('') +
    ink.line(bar, tone(metal, -0.2), 36) +
    `<g transform="translate(0 -3)">${ink.line(bar, tone(metal, 0), 24)}</g><g transform="translate(0 -8)">${ink.line(bar, tone(metal, 0.28), 6, 0.9)}</g>` +
    sunfall(ink)
  );
};

/** A dovetail corner. */
const dovetail: CloseUp = (ink, skin) => {
  let tails = '';
  for (let i = 0; i < 4; i += 1) {
    const y = 60 + i * 190;
    tails += `M400 ${y}L560 ${y - 26}V${y + 126}L400 ${y + 100}Z`;
  }
  return (
    `<path d="M0 0h400v800H0Z" fill="${ink.surface(skin, 'flat', 0.05)}"/>` +
    ink.layers('M0 0h400v800H0Z', [ink.texture(skin, { scale: 2.2 })]) +
    `<path d="M400 0h400v800H400Z" fill="${ink.surface(skin, 'flat', -0.08)}"/>` +
    ink.layers('M400 0h400v800H400Z', [ink.texture(skin, { scale: 2.2, turn: 90 })]) +
    ink.layers(tails, [ink.surface(skin, 'flat', 0.03), ink.texture(skin, { scale: 1.6 })]) +
    ink.line(tails, tone(skin.color, -0.3), 4, 0.8) +
    ink.line('M400 0V800', tone(skin.color, -0.16), 3, 0.5) +
    sunfall(ink)
  );
};

/** A polished tube that crosses the frame, with a collar. */
const tube: CloseUp = (ink, skin) => {
  const bar = roundedPolygon(
    [
      [-60, 300],
      [860, 200],
      [860, 480],
      [-60, 580],
    ],
    4,
  );
  const collar = roundedPolygon(
    [
      [360, 230],
      [500, 214],
      [500, 548],
      [360, 564],
    ],
    16,
  );
  const lit = ink.linear(
    [
      [0, tone(skin.color, -0.12)],
      [0.2, tone(skin.color, 0.1)],
      [0.3, tone(skin.color, 0.34)],
      [0.4, tone(skin.color, 0.04)],
      [0.72, tone(skin.color, -0.26)],
      [0.9, tone(skin.color, -0.04)],
      [1, tone(skin.color, -0.2)],
    ],
    [0, 0, 0.1, 1],
  );
  return `${haze(ink)}<path d="${bar}" transform="translate(20 120)" fill="#2e2216" fill-opacity=".26"${ink.blur(30)}/>${ink.layers(bar, [lit, ink.texture(skin, { scale: 2, turn: -6 })])}<path d="${collar}" transform="translate(10 8)" fill="#22160c" fill-opacity=".35"${ink.blur(8)}/>${ink.layers(collar, [lit])}${ink.line('M366 250V548M494 236V532', tone(skin.color, 0.22), 3, 0.6)}`;
};

/** A curved shell of metal with a rolled rim. */
const rolledRim: CloseUp = (ink, skin) => {
  const rim = 'M-60 330Q380 150 860 300';
  const shell = `${rim}V860H-60Z`;
  const lit = ink.linear(
    [
      [0, tone(skin.color, -0.16)],
      [0.22, tone(skin.color, 0.24)],
      [0.34, tone(skin.color, 0.02)],
      [0.62, tone(skin.color, -0.18)],
      [0.9, tone(skin.color, -0.02)],
      [1, tone(skin.color, -0.14)],
    ],
    [0, 0, 1, 0.1],
  );
  return `${haze(ink)}<path d="M-60 330Q380 150 860 300Q420 60 -60 330Z" fill="${tone(skin.color, -0.3)}"/>${ink.layers(shell, [lit, ink.texture(skin, { scale: 2 })])}${ink.line(rim, tone(skin.color, -0.22), 38)}<g transform="translate(-2 -5)">${ink.line(rim, tone(skin.color, 0.05), 24)}${ink.line(rim, tone(skin.color, 0.32), 7, 0.9)}</g>`;
};

/** The lip of a glazed or cast vessel, seen close. */
const lip: CloseUp = (ink, skin) => {
  const [cx, rx] = [420, 470];
  const body = `M${cx - rx} 300C${cx - rx} 560 ${cx - rx * 0.9} 700 ${cx - rx * 0.72} 860H${cx + rx * 0.72}C${cx + rx * 0.9} 700 ${cx + rx} 560 ${cx + rx} 300A${rx} 150 0 0 1 ${cx - rx} 300Z`;
  const outer = ellipse(cx, 300, rx, 150);
  const inner = ellipse(cx, 306, rx - 34, 126);
  const hollow = ink.linear(
    [
      [0, tone(skin.color, -0.4)],
      [0.5, tone(skin.color, -0.22)],
      [1, tone(skin.color, -0.06)],
    ],
    [0, 0, 0.7, 1],
  );
  const glaze =
    skin.material === 'stoneware' || skin.material === 'concrete'
      ? ''
      : `<path d="M96 420C110 560 150 690 190 800H268C216 680 176 560 164 440Z" fill="#fff" fill-opacity=".3"${ink.blur(10)}/>`;
  const foot =
    skin.material === 'stoneware'
      ? `<path d="M${cx - rx} 660Q${cx} 800 ${cx + rx} 650V860H${cx - rx}Z" fill="${mix(skin.color, '#a5764c', 0.5)}" fill-opacity=".55"/>`
      : '';
  return (
    haze(ink) +
    `<g${skin.material === 'glass' ? ' opacity=".72"' : ''}>${ink.form(body, skin, { light: 'round', grain: 1.8 })}${foot}${glaze}</g>` +
    `<path d="${outer}" fill="${ink.linear([
      [0, tone(skin.color, -0.02)],
      [0.4, tone(skin.color, 0.14)],
      [1, tone(skin.color, -0.06)],
    ])}"/>` +
    `<path d="${inner}" fill="${hollow}"/>` +
    ink.line(`M${cx - rx + 22} 350A${rx} 150 0 0 0 ${cx + rx - 40} 350`, '#fff', 7, 0.5)
  );
};

/** Stone: a polished slab and its edge. */
const slab: CloseUp = (ink, skin) => {
  const top = 'M-40 -40H860V430L380 590L-40 470Z';
  const edges =
    ink.form('M-40 470L380 590V700L-40 570Z', skin, { shade: -0.05, grain: 1.6 }) +
    ink.form('M380 590L860 430V530L380 700Z', skin, { shade: -0.13, grain: 1.6 });
  return `${haze(ink)}<path d="M-40 600L380 730L860 560V680L380 860H-40Z" fill="#2e2216" fill-opacity=".3"${ink.blur(24)}/>${edges}${ink.form(top, skin, { shade: 0.04, grain: 1.9, turn: 20 })}<path d="M-40 60L620 -40H860L-40 330Z" fill="#fff" fill-opacity=".28"${ink.blur(20)}/>${ink.line('M-40 470L380 590L860 430', '#fff', 6, 0.75)}`;
};

/** Over-and-under weave of cane or cord, drawn strand by strand. */
const weaving: CloseUp = (ink, skin) => {
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
const sheets: CloseUp = (ink, skin) =>
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
const foliage: CloseUp = (ink, skin) => {
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

const cloth = [cushionCorner, seam, folds];
const wood = [boardCorner, drawerFront, dovetail];
const bright = [tube, rolledRim];

const closeUps: Record<DrawingMaterial, readonly CloseUp[]> = {
  linen: cloth,
  boucle: [cushionCorner, seam],
  velvet: [cushionCorner, folds, seam],
  leather: [seam, cushionCorner],
  wool: [folds, seam],
  cotton: [folds, seam],
  jute: [weaving],
  rattan: [weaving],
  oak: wood,
  walnut: wood,
  painted: [drawerFront, boardCorner],
  metal: bright,
  brass: bright,
  steel: bright,
  ceramic: [lip],
  stoneware: [lip],
  glass: [lip],
  marble: [slab],
  concrete: [slab, lip],
  plastic: [rolledRim, lip],
  paper: [sheets],
  leaf: [foliage],
  wax: [lip],
};

/** A close look at the product's material, filling the frame: weave, stitching, grain, a handle, a rim. */
export function detail(drawing: Drawing, ink: Ink): string {
  const choice = closeUps[drawing.material];
  return choice[ink.variant(choice.length)]?.(ink, ink.main) ?? '';
}
