import { robe } from './bathrobe.ts';
import { block, blockShadow, eyeAt, faceMatrix } from './block.ts';
import { bunch } from './bouquets.ts';
import { drape, type Fold, pile, roll, threads } from './cloth.ts';
import { lightness, tone } from './color.ts';
import { ladder } from './decor-cloth.ts';
import { pillar } from './decor-vessels.ts';
import { tints } from './palette.ts';
import { ellipse, line, n, type Point, roundedRect } from './path.ts';
import type { Ink, KindFunction, Skin } from './studio.ts';
import { band, clipped, glassware, rings, vessel } from './vessels.ts';

const contrast = (ink: Ink): string =>
  Math.abs(lightness(ink.accent) - lightness(ink.main.color)) > 0.14
    ? ink.accent
    : tone(ink.accent, lightness(ink.main.color) > 0.6 ? -0.24 : 0.28);
const terry = (color: string): Skin => ({ material: 'boucle', color });

const towelSet: KindFunction = (drawing, ink) => {
  const shape = ink.variant(6);
  const color = contrast(ink);
  const border = shape === 0 || shape === 4 ? tone(ink.main.color, -0.1) : color;
  const towel = (c: string, thick: number, inset: number): Fold => ({ skin: terry(c), layers: 2, thick, border, inset });
  ink.bounds = { left: 110, top: 200, right: 700, bottom: 700 };
  const main = ink.main.color;
  if (drawing.view === 'angle') {
    if (shape % 2 === 0) {
      const marks = (x: number, top: number, w: number, h: number): string =>
        `<path d="M${x - 30} ${top + h * 0.78}h${w + 60}v26h${-w - 60}zM${x - 30} ${top + h * 0.78 + 36}h${w + 60}v8h${-w - 60}z" fill="${border}" fill-opacity=".75"/>`;
      return `${ladder(ink, [110, 270, 430, 590])}${drape(ink, 232, 106, 240, 330, terry(main), { pleats: 2, flare: 0.01, marks: marks(232, 106, 240, 330) })}${drape(ink, 330, 428, 220, 240, terry(tone(main, 0.03)), { pleats: 2, flare: 0.01, marks: marks(330, 428, 220, 240) })}`;
    }
    return (
      ink.shadow(400, 690, 290, 34) +
      roll(ink, 150, 690, 420, 80, terry(main)) +
      roll(ink, 190, 558, 400, 74, terry(shape === 1 ? color : tone(main, 0.04))) +
      roll(ink, 230, 436, 330, 56, terry(main))
    );
  }
  if (shape === 3)
    return (
      ink.shadow(420, 700, 300, 30) +
      roll(ink, 100, 700, 500, 92, terry(main)) +
      roll(ink, 140, 545, 470, 88, terry(main)) +
      roll(ink, 190, 396, 360, 66, terry(color)) +
      roll(ink, 210, 284, 330, 58, terry(tone(main, 0.05)))
    );
  const folds =
    shape % 2 === 0
      ? [towel(main, 52, 0), towel(main, 50, 4), towel(main, 44, 22), towel(main, 40, 40)]
      : [towel(main, 54, 0), towel(color, 50, 4), towel(main, 46, 16)];
  return pile(ink, 390, 640, 450, 310, shape === 4 ? folds.slice(1) : folds, shape >= 4 ? 32 : 22).markup;
};

const bathMat: KindFunction = (drawing, ink) => {
  const shape = ink.variant(6);
  const color = contrast(ink);
  const angle = drawing.view === 'angle';
  const eye = eyeAt(400, angle ? 540 : 470, angle ? -0.001 : 24, angle ? 42 : 40);
  const [w, d] = shape === 2 ? [470, 470] : [640, 410];
  const lay = faceMatrix(eye, 'top', -w / 2, 16, d / 2);
  const outline = shape === 2 ? ellipse(w / 2, d / 2, w / 2, d / 2) : roundedRect(0, 0, w, d, shape === 4 ? 60 : 20);
  const c = ink.main.color;
  const groove = (dPath: string, width: number): string =>
    ink.line(dPath, tone(c, -0.17), width, 0.5) + `<g transform="translate(2 4)">${ink.line(dPath, tone(c, 0.14), width * 0.5, 0.6)}</g>`;
  let marks = '';
  if (shape === 0) marks = groove(roundedRect(34, 34, w - 68, d - 68, 10) + roundedRect(56, 56, w - 112, d - 112, 8), 7);
  if (shape === 1) for (let y = 26; y < d; y += 26) marks += groove(`M8 ${y}H${w - 8}`, 7);
  if (shape === 2) marks = groove([0.86, 0.7, 0.54, 0.38, 0.2].map((s) => ellipse(w / 2, d / 2, (w / 2) * s, (d / 2) * s)).join(''), 7);
  if (shape === 3) marks = `<path d="M0 0h${w}v70H0zM0 ${d - 70}h${w}v70H0z" fill="${color}" fill-opacity=".9"/>`;
  if (shape === 4) for (let x = -d; x < w; x += 56) marks += groove(`M${x} 0l${d} ${d}M${x + d} 0l${-d} ${d}`, 6);
  if (shape === 5)
    marks = Array.from(
      { length: 7 },
      (_, i) => `<path d="M0 ${24 + i * 56}h${w}v${i % 2 === 0 ? 22 : 10}H0z" fill="${color}" fill-opacity=".8"/>`,
    ).join('');
  const skin = shape === 1 && ink.main.material === 'oak' ? ink.main : terry(c);
  const shadowLay = faceMatrix(eye, 'top', -w / 2, 0, d / 2);
  const flat =
    ink.layers(outline, [ink.surface(skin, 'flat', 0.03), ink.texture(skin)]) +
    clipped(ink, outline, marks) +
    `<path d="${outline}" fill="none" stroke="${tone(c, 0.14)}" stroke-width="6" stroke-opacity=".5"/>`;
  const fringe =
    shape === 5 || shape === 3 ? threads(ink, eye(-w / 2 + 8, 8, -d / 2), eye(w / 2 - 8, 8, -d / 2), 26, tone(c, 0.03), 12) : '';
  ink.bounds = { left: 70, top: 260, right: 730, bottom: 660 };
  const companions = angle ? stool(ink, 560, 380) : '';
  return `${companions}<g transform="${shadowLay}">${ink.drop(outline, 10, 16, 10, 0.36)}</g><g transform="${shadowLay}"><path d="${outline}" fill="${tone(c, -0.2)}" transform="translate(0 -4)"/><path d="${outline}" fill="${tone(c, -0.12)}" transform="translate(0 -14)"/></g>${fringe}<g transform="${lay}">${flat}</g>`;
};

/** A stool with rolled towels. */
function stool(ink: Ink, cx: number, base: number): string {
  const skin: Skin = { material: 'oak', color: '#bb9260' };
  const leg = (x: number, y: number, lean: number): string =>
    ink.form(
      line(
        [
          [x - 7, base - 170],
          [x + 7, base - 170],
          [x + lean + 6, y],
          [x + lean - 6, y],
        ],
        true,
      ),
      skin,
      { light: 'round', grain: 0 },
    );
  return (
    ink.shadow(cx, base, 100, 16, 0.7) +
    leg(cx - 40, base - 22, -8) +
    leg(cx + 40, base - 22, 8) +
    leg(cx - 78, base, -14) +
    leg(cx + 78, base, 14) +
    ink.form(ellipse(cx, base - 166, 104, 24), skin, { shade: -0.09 }) +
    ink.form(ellipse(cx, base - 176, 104, 24), skin, { shade: 0.04 }) +
    roll(ink, cx - 66, base - 176, 120, 28, terry('#efe7d9')) +
    roll(ink, cx - 46, base - 224, 96, 26, terry(ink.main.color))
  );
}

const showerCurtain: KindFunction = (drawing, ink) => {
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

const dispenserForms: readonly (readonly Point[])[] = [
  [
    [0, 0.12],
    [0.1, 0.16],
    [0.22, 0.3],
    [0.5, 0.31],
    [0.95, 0.31],
    [1, 0.29],
  ],
  [
    [0, 0.12],
    [0.14, 0.16],
    [0.4, 0.34],
    [0.75, 0.38],
    [0.96, 0.3],
    [1, 0.28],
  ],
  [
    [0, 0.11],
    [0.1, 0.14],
    [0.18, 0.27],
    [0.3, 0.28],
    [0.97, 0.28],
    [1, 0.26],
  ],
  [
    [0, 0.27],
    [0.04, 0.29],
    [0.5, 0.29],
    [0.97, 0.29],
    [1, 0.28],
  ],
];

const soapDispenser: KindFunction = (drawing, ink) => {
  const shape = ink.variant(6);
  const metal: Skin = { material: 'metal', color: shape % 3 === 0 ? tints.black : shape % 3 === 1 ? tints.brass : tints.steel };
  const one = (cx: number, base: number, h: number): string => {
    const top = base - h;
    const profile = dispenserForms[shape % 4] ?? [];
    const form = { cx, base, height: h, profile };
    const marks =
      shape === 4
        ? band(cx, top + h * 0.6, base + 30, h, 0.18, ink.accent, 0.95)
        : shape === 1
          ? ink.line(rings(cx, top, base, 14, h * 0.4, 0.18), tone(ink.main.color, -0.14), 2.2, 0.45)
          : undefined;
    const glass = ink.main.material === 'glass';
    const body = glass
      ? vessel(
          ink,
          {
            cx,
            base: base - 6,
            height: h * 0.62,
            profile: [
              [0, 0.42],
              [1, 0.42],
            ],
          },
          { skin: { material: 'plastic', color: tone(ink.main.color, 0.06) }, mouth: 'closed', shadow: false },
        ) + glassware(ink, form, { tint: tone(ink.main.color, 0.1) })
      : vessel(ink, form, { mouth: 'closed', marks });
    const neck = Math.max(20, h * 0.1);
    const pump =
      ink.form(roundedRect(cx - neck, top - h * 0.09, neck * 2, h * 0.11, 5), metal, { light: 'round' }) +
      ink.form(roundedRect(cx - 7, top - h * 0.22, 14, h * 0.15, 2), metal, { light: 'round' }) +
      ink.form(
        `M${n(cx + 22)} ${n(top - h * 0.27)}H${n(cx - h * 0.2)}Q${n(cx - h * 0.29)} ${n(top - h * 0.27)} ${n(cx - h * 0.28)} ${n(top - h * 0.17)}h12Q${n(cx - h * 0.26)} ${n(top - h * 0.225)} ${n(cx - h * 0.19)} ${n(top - h * 0.22)}H${n(cx + 22)}Z`,
        metal,
        { light: 'pipe' },
      );
    const label =
      shape % 2 === 0
        ? `<path d="M${n(cx - h * 0.15)} ${n(top + h * 0.45)}q${n(h * 0.15)} 8 ${n(h * 0.3)} 0v${n(h * 0.26)}q${n(-h * 0.15)} 8 ${n(-h * 0.3)} 0z" fill="#f7f2e8" fill-opacity="${glass ? 0.9 : 0.94}"/>${ink.line(`M${n(cx - h * 0.09)} ${n(top + h * 0.55)}q${n(h * 0.09)} 4 ${n(h * 0.18)} 0M${n(cx - h * 0.05)} ${n(top + h * 0.61)}q${n(h * 0.05)} 3 ${n(h * 0.1)} 0`, '#5b5148', 2.4, 0.8)}`
        : '';
    return body + pump + (shape === 4 ? '' : label);
  };
  ink.bounds = { left: 230, top: 130, right: 560, bottom: 720 };
  if (drawing.view === 'angle')
    return (
      trayUnder(ink) +
      one(280, 640, 340) +
      vessel(
        ink,
        {
          cx: 455,
          base: 660,
          height: 170,
          profile: [
            [0, 0.46],
            [0.5, 0.46],
            [1, 0.44],
          ],
        },
        {},
      ) +
      brush(ink, 455, 500) +
      `<g>${soapBar(ink, 580, 680)}</g>`
    );
  return one(410, 720, 460);
};

const trayUnder = (ink: Ink): string =>
  ink.shadow(410, 690, 320, 60, 0.7) +
  ink.form(ellipse(410, 662, 320, 66), { material: 'marble', color: '#e9e4da' }, { shade: -0.07 }) +
  ink.form(ellipse(410, 650, 320, 66), { material: 'marble', color: '#efebe2' });
const brush = (ink: Ink, x: number, y: number): string =>
  ink.form(
    line(
      [
        [x - 6, y],
        [x - 22, y - 130],
        [x - 10, y - 134],
        [x + 8, y],
      ],
      true,
    ),
    { material: 'oak', color: tints.oak },
    { light: 'round', grain: 0 },
  ) +
  ink.form(roundedRect(x + 2, y - 120, 13, 124, 6), { material: 'plastic', color: '#dcd5c8' }, { light: 'round' }) +
  ink.line(`M${x - 24} ${y - 136}v22M${x - 17} ${y - 138}v22M${x - 11} ${y - 138}v20`, '#f4efe5', 6);
const soapBar = (ink: Ink, x: number, y: number): string =>
  ink.shadow(x, y, 62, 12) + ink.form(roundedRect(x - 60, y - 38, 120, 40, 18), { material: 'wax', color: '#dccbb0' }, { light: 'top' });

const bathShelf: KindFunction = (drawing, ink) => {
  const shape = ink.variant(6);
  const angle = drawing.view === 'angle';
  const eye = eyeAt(390, 660, angle ? 42 : 24, 13);
  const tall = shape === 0 || shape === 3;
  const [w, h, d] = tall ? [230, 560, 130] : shape === 4 ? [420, 250, 140] : [400, 440, 130];
  const levels = tall ? 5 : shape === 4 ? 2 : 3;
  const wired: Skin = { material: 'metal', color: shape % 2 === 1 ? tints.black : ink.accent };
  const open = shape === 1 || shape === 5;
  const posts = (z: number): string =>
    [-w / 2, w / 2 - 12]
      .map((x) => block(ink, eye, [x, 0, z], [12, h, 12], { skin: open ? wired : ink.main, grain: 0, round: 1, upright: true }))
      .join('');
  const shelf = (i: number): string => {
    const y = (h - 40) * (i / (levels - 1)) + 20;
    const board = block(ink, eye, [-w / 2, y, -d / 2], [w, 14, d], { round: 2 });
    return board + stock(ink, eye, y + 14, w, i + shape);
  };
  const shelves = Array.from({ length: levels }, (_, i) => shelf(i)).join('');
  ink.bounds = { left: 400 - w * 0.7, top: 700 - h - 40, right: 400 + w * 0.7, bottom: 700 };
  const scene = blockShadow(ink, eye, [-w / 2, -d / 2], [w, d]) + posts(d / 2 - 12) + shelves + posts(-d / 2);
  return `<g transform="matrix(1.14 0 0 1.14 -52 -84)">${scene}</g>`;
};

/** Towels, jars and bottles on a shelf at height y. */
function stock(ink: Ink, eye: ReturnType<typeof eyeAt>, y: number, w: number, which: number): string {
  const at = (share: number): Point => eye(-w / 2 + w * share, y, 0);
  const cloth = (share: number, color: string): string => {
    const [x, base] = at(share);
    return Array.from({ length: 3 }, (_, i) =>
      ink.form(roundedRect(x - 50, base - 17 * (i + 1), 100, 17, 8), terry(i === 1 ? tone(color, 0.03) : color), { light: 'pipe' }),
    ).join('');
  };
  const jar = (share: number, color: string, h: number): string => {
    const [x, base] = at(share);
    return vessel(
      ink,
      {
        cx: x,
        base,
        height: h,
        profile: [
          [0, 0.2],
          [0.14, 0.24],
          [0.3, 0.4],
          [0.95, 0.4],
          [1, 0.36],
        ],
      },
      { skin: { material: 'ceramic', color }, shadow: false },
    );
  };
  const kind = ((which % 4) + 4) % 4;
  if (kind === 0) return cloth(0.3, '#efe7d9') + jar(0.76, '#bfb09a', 62);
  if (kind === 1) {
    const [x, base] = at(0.7);
    return (
      jar(0.28, '#8d9a86', 70) +
      (w > 300 ? jar(0.46, '#e4dccd', 50) : '') +
      bunch(ink, x, base - 44, 80, 0) +
      vessel(
        ink,
        {
          cx: x,
          base,
          height: 50,
          profile: [
            [0, 0.3],
            [0.5, 0.46],
            [1, 0.36],
          ],
        },
        { skin: { material: 'stoneware', color: '#c7b79f' }, shadow: false },
      )
    );
  }
  if (kind === 2) {
    const [x, base] = at(0.32);
    return roll(ink, x - 44, base, 84, 24, terry('#e9e0d0')) + jar(0.78, '#6f5a49', 66);
  }
  const [x, base] = at(0.3);
  return pillar(ink, x, base, 24, 52, '#f0e4cd', false) + cloth(0.72, ink.accent);
}

/** Everything for the bathroom. */
export const bath = {
  'towel-set': towelSet,
  'bath-mat': bathMat,
  'shower-curtain': showerCurtain,
  'soap-dispenser': soapDispenser,
  'bath-shelf': bathShelf,
  bathrobe: robe,
} satisfies Record<string, KindFunction>;
