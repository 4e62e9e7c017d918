import { lightness, tone } from './color.ts';
import { tube } from './cookware.ts';
import { flame, pillar } from './decor-vessels.ts';
import { ball, evergreens, sprayStamp } from './evergreens.ts';
import { gifts } from './gifts.ts';
import { tints } from './palette.ts';
import { ellipse, n, type Point } from './path.ts';
import { steppedDiamond } from './rug-patterns.ts';
import type { Ink, KindFunction, Skin } from './studio.ts';
import { clipped, vessel } from './vessels.ts';

const contrast = (ink: Ink): string =>
  Math.abs(lightness(ink.accent) - lightness(ink.main.color)) > 0.14
    ? ink.accent
    : tone(ink.accent, lightness(ink.main.color) > 0.6 ? -0.24 : 0.28);

const ornamentSet: KindFunction = (drawing, ink) => {
  const shape = ink.variant(6);
  const [a, b] = [ink.main.color, contrast(ink)];
  const gold = '#c29a4d';
  const lying = (x: number, base: number, r: number, color: string, mark: number): string =>
    ink.shadow(x, base - 2, r * 0.7, r * 0.14) + ball(ink, x, base - r, r, color) + trim(ink, x, base - r, r, mark);
  const hanging = (x: number, y: number, r: number, color: string, mark: number): string =>
    ink.line(`M${n(x)} ${n(y - r * 1.3)}V60`, gold, 2) +
    (mark === 4 ? drop(ink, x, y, r, color) : ball(ink, x, y, r, color) + trim(ink, x, y, r, mark));
  ink.bounds = { left: 110, top: 150, right: 690, bottom: 700 };
  const hung = shape % 2 === 1;
  if (hung !== (drawing.view === 'angle')) {
    const branch = sprayStamp(ink, '#4c6b4c');
    const twigs = Array.from({ length: 15 }, (_, i) => branch(60 + i * 48, 66 + (i % 3) * 10, 110, 120 + (i % 4) * 40, 1)).join('');
    return (
      hanging(220, 360, 92, a, shape) +
      hanging(430, 500, 116, b, 4) +
      hanging(600, 330, 78, a, 0) +
      hanging(330, 250, 50, gold, 0) +
      hanging(520, 236, 44, tone(a, 0.12), 0) +
      twigs
    );
  }
  return (
    lying(270, 560, 130, a, shape) +
    lying(540, 570, 118, b, (shape + 1) % 4) +
    lying(410, 640, 104, tone(a, 0.1), 0) +
    lying(200, 690, 80, gold, 3) +
    lying(600, 700, 86, a, (shape + 2) % 4) +
    lying(405, 725, 56, b, 0)
  );
};

/** Lines around a ball: none, bands, ribs or dots. */
function trim(ink: Ink, x: number, y: number, r: number, mark: number): string {
  const pale = '#f4ead2';
  const clip = ellipse(x, y, r, r);
  if (mark % 4 === 1)
    return clipped(
      ink,
      clip,
      ink.line(
        [-0.24, 0, 0.24].map((k) => `M${n(x - r)} ${n(y + k * r)}q${n(r)} ${n(r * 0.4)} ${n(2 * r)} 0`).join(''),
        pale,
        r * 0.05,
        0.8,
      ),
    );
  if (mark % 4 === 2)
    return clipped(ink, clip, ink.line([0.25, 0.55, 0.82].map((k) => ellipse(x, y, r * k, r)).join(''), pale, r * 0.022, 0.55));
  if (mark % 4 === 3)
    return clipped(
      ink,
      clip,
      `<path d="${Array.from({ length: 22 }, (_, i) => ellipse(x + Math.sin(i * 2.4) * r * Math.sqrt(i / 22), y + Math.cos(i * 2.4) * r * Math.sqrt(i / 22), r * 0.035, r * 0.035)).join('')}" fill="${pale}" fill-opacity=".8"/>`,
    );
  return '';
}

/** A drop-shaped ornament. */
function drop(ink: Ink, x: number, y: number, r: number, color: string): string {
  return (
    vessel(
      ink,
      {
        cx: x,
        base: y + r * 1.3,
        height: r * 2.3,
        profile: [
          [0, 0.05],
          [0.12, 0.16],
          [0.32, 0.4],
          [0.46, 0.42],
          [0.66, 0.26],
          [0.86, 0.08],
          [1, 0.01],
        ],
      },
      { skin: { material: 'glass', color }, mouth: 'none', shadow: false },
    ).replace(/ opacity="0\.\d+"/g, '') +
    ink.form(
      `M${n(x - r * 0.12)} ${n(y - r * 1.14)}h${n(r * 0.24)}v${n(r * 0.2)}h${n(-r * 0.24)}z`,
      { material: 'brass', color: '#c29a4d' },
      { light: 'round' },
    )
  );
}

const stocking: KindFunction = (drawing, ink) => {
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
  ink.bounds = { left: 180, top: 100, right: 520, bottom: 690 };
  if (drawing.view === 'angle') {
    const shelf =
      ink.form('M40 110H760V150H40Z', { material: 'oak', color: '#c09a68' }, { light: 'pipe' }) +
      ink.drop('M40 150H760V156H40Z', 0, 10, 8, 0.3);
    const hook = (x: number): string => tube(`M${x} 150v18`, tints.black, 8);
    return `${shelf}${hook(262)}${hook(560)}<g transform="translate(-66 44)scale(.74)">${one(true)}</g><g transform="translate(232 44)scale(.74)">${one(true)}</g>`;
  }
  return `<g transform="translate(36 4)">${one(true)}</g>`;
};

const holderForms: readonly (readonly Point[])[] = [
  [
    [0, 0.17],
    [0.08, 0.13],
    [0.16, 0.06],
    [0.5, 0.05],
    [0.76, 0.07],
    [0.86, 0.2],
    [1, 0.34],
  ],
  [
    [0, 0.16],
    [0.1, 0.12],
    [0.2, 0.16],
    [0.36, 0.09],
    [0.5, 0.16],
    [0.66, 0.09],
    [0.8, 0.18],
    [0.92, 0.28],
    [1, 0.32],
  ],
  [
    [0, 0.16],
    [0.12, 0.08],
    [0.4, 0.05],
    [0.86, 0.14],
    [1, 0.3],
  ],
];

const candleHolder: KindFunction = (drawing, ink) => {
  const shape = ink.variant(6);
  const angle = drawing.view === 'angle';
  const wax = '#f1e7d4';
  const taper = (x: number, base: number, h: number, candleHeight: number): string => {
    const top = base - h;
    return (
      vessel(ink, { cx: x, base, height: h, profile: holderForms[shape % 3] ?? [] }, { mouth: 'closed', tilt: 0.2 }) +
      ink.form(
        `M${n(x - 12)} ${n(top - candleHeight)}L${n(x - 15)} ${n(top + 2)}h30L${n(x + 12)} ${n(top - candleHeight)}Z`,
        { material: 'wax', color: wax },
        { light: 'round' },
      ) +
      ink.line(`M${n(x)} ${n(top - candleHeight)}v-10`, '#3b2f26', 2.6) +
      flame(ink, x, top - candleHeight - 8, 30)
    );
  };
  ink.bounds = { left: 170, top: 110, right: 630, bottom: 720 };
  if (shape === 3) {
    const arm = (dx: number, dy: number): string =>
      tube(`M400 480C${n(400 + dx * 0.3)} ${480 + 60} ${n(400 + dx)} ${480 + 50} ${n(400 + dx)} ${n(440 + dy)}`, ink.main.color, 15);
    const cupAt = (x: number, y: number): string =>
      vessel(
        ink,
        {
          cx: x,
          base: y,
          height: 44,
          profile: [
            [0, 0.7],
            [0.5, 0.5],
            [1, 0.24],
          ],
        },
        { mouth: 'closed', shadow: false },
      ) +
      ink.form(`M${x - 11} ${y - 180}L${x - 13} ${y - 42}h26L${x + 11} ${y - 180}Z`, { material: 'wax', color: wax }, { light: 'round' }) +
      ink.line(`M${x} ${y - 180}v-10`, '#3b2f26', 2.4) +
      flame(ink, x, y - 188, 26);
    const scene =
      vessel(
        ink,
        {
          cx: 400,
          base: 715,
          height: 330,
          profile: [
            [0, 0.05],
            [0.4, 0.04],
            [0.8, 0.06],
            [0.9, 0.2],
            [1, 0.36],
          ],
        },
        { mouth: 'closed' },
      ) +
      arm(-190, 0) +
      arm(190, 0) +
      arm(-100, -20) +
      arm(100, -20) +
      cupAt(210, 440) +
      cupAt(590, 440) +
      cupAt(300, 424) +
      cupAt(500, 424) +
      cupAt(400, 392);
    return angle ? `<g transform="translate(56 0)scale(.86 1)">${scene}</g>` : scene;
  }
  if (shape === 4) {
    const tray =
      ink.shadow(400, 664, 300, 34) +
      ink.form('M110 612H690L676 650Q400 668 124 650Z', ink.main, { light: 'pipe' }) +
      ink.form(ellipse(400, 612, 290, 40), ink.main, { shade: 0.06 });
    return (
      tray +
      pillar(ink, 250, 616, 54, angle ? 150 : 260, wax) +
      pillar(ink, 400, 626, 54, angle ? 270 : 340, wax) +
      pillar(ink, 550, 616, 54, 190, wax)
    );
  }
  if (shape === 5) {
    const low = (x: number, base: number, s: number): string =>
      pillar(ink, x, base - 52 * s, 72 * s, 230 * s, wax) +
      vessel(
        ink,
        {
          cx: x,
          base,
          height: 100 * s,
          profile: [
            [0, 1.2],
            [0.3, 1.16],
            [0.55, 0.4],
            [0.7, 0.36],
            [1, 0.8],
          ],
        },
        { mouth: 'none', tilt: 0.2 },
      );
    return angle ? low(290, 690, 1.05) + low(560, 735, 0.8) : low(400, 715, 1.6);
  }
  const greens = angle
    ? Array.from({ length: 12 }, (_, i) => sprayStamp(ink, '#4c6b4c')(300 + i * 22, 716 + (i % 2) * 10, 90, i % 2 === 0 ? 80 : -80)).join(
        '',
      )
    : '';
  return angle
    ? taper(250, 690, 330, 240) + taper(540, 690, 250, 240) + greens + taper(400, 735, 190, 220)
    : taper(300, 700, 360, 220) + taper(510, 722, 250, 230);
};

/** Everything for the winter holidays, and the parcel. */
export const holiday = { ...evergreens, ...gifts, 'ornament-set': ornamentSet, stocking, 'candle-holder': candleHolder } satisfies Record<
  string,
  KindFunction
>;
